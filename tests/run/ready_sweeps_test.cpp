// The sweeps that come with the program load, and each has a form that takes seconds.
#include <set>

#include <gtest/gtest.h>

#include "core/experiments/catalog.h"
#include "core/run/sweep.h"

namespace icl::testing {

TEST(ReadySweeps, EachLoadsUnderItsOwnNameWithAPictureAndClaims) {
  const Catalog catalog = makeCatalog();
  ASSERT_GE(readySweeps().size(), 10U);
  for (const auto& file : readySweeps()) {
    const auto sweep = Sweep::load(file, catalog);
    ASSERT_TRUE(sweep.ok()) << sweep.error().text();
    EXPECT_EQ(sweep->spec().id, file.stem());
    EXPECT_FALSE(sweep->spec().picture.value.empty()) << file;
    EXPECT_FALSE(sweep->spec().claims.empty())
        << file << ": the picture is expected to show something";
    EXPECT_FALSE(sweep->spec().story.empty()) << file;
  }
}

TEST(ReadySweeps, EachHasASmallFormOfTheSameValues) {
  const Catalog catalog = makeCatalog();
  std::set<std::string> names;
  for (const auto& file : readySweeps()) names.insert(file.stem());
  for (const std::string& name : names) {
    if (name.ends_with("-small")) continue;
    ASSERT_TRUE(names.contains(name + "-small")) << name;
    const auto folder = resourceFolder() / "sweeps";
    const auto whole = Sweep::load(folder / (name + ".json"), catalog);
    const auto small = Sweep::load(folder / (name + "-small.json"), catalog);
    ASSERT_TRUE(whole.ok() && small.ok());
    EXPECT_EQ(small->spec().experiment, whole->spec().experiment);
    EXPECT_EQ(small->spec().records, whole->spec().records) << name;
    EXPECT_LT(small->jobs(), whole->jobs()) << name;
  }
}

}  // namespace icl::testing
