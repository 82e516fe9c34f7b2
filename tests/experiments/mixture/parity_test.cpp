// The comparison with an independent implementation: it holds for models of several kinds, sees a
// number that was changed, and leaves alone what it cannot judge.
#include "core/experiments/mixture/parity.h"

#include <cstring>

#include <gtest/gtest.h>

#include "core/experiments/mixture/experiment.h"
#include "core/run/verify.h"
#include "tests/support/compare.h"
#include "tests/support/places.h"

namespace icl::mixture {
namespace {

const std::filesystem::path kStored = std::filesystem::path(ICL_GOLDEN_DIR) / "mixture";

/// A manifest of one fixture, whose file is a changed copy.
class ParityTest : public ::testing::Test {
 protected:
  Result<VerifyReport> verify(const std::string& fixtures) {
    testing::writeText(folder_ / "manifest.json", R"({"fixtures": {)" + fixtures + "}}");
    return verifyParity(folder_ / "manifest.json", catalog_);
  }
  static std::string entry(const std::string& members) {
    return R"("one": {"kind": "unimodal", "file": "one.safetensors", )" + members + "}";
  }
  /// Adds `by` to the first number of a float64 tensor of the copy.
  void changeFirst(const std::string& tensor, double by) {
    std::string bytes = testing::readText(kStored / "rope_h1_l1_nonorm.safetensors");
    std::uint64_t length = 0;
    std::memcpy(&length, bytes.data(), sizeof(length));
    const auto name = bytes.find("\"" + tensor + "\"");
    ASSERT_NE(name, std::string::npos);
    const auto offsets = bytes.find("\"data_offsets\"", name);
    const auto begin = bytes.find('[', offsets) + 1;
    const std::size_t at = 8 + length + std::stoull(bytes.substr(begin, 20));
    double value = 0;
    std::memcpy(&value, bytes.data() + at, sizeof(value));
    value += by;
    std::memcpy(bytes.data() + at, &value, sizeof(value));
    testing::writeText(folder_ / "one.safetensors", bytes);
  }

  Catalog catalog_{mixturePretrainType()};
  testing::TemporaryFolder folder_;
};

constexpr const char* kShape =
    R"("positions": "rotary-published", "heads": 1, "layers": 1, "N": 4, "rope_theta": 100)";

TEST_F(ParityTest, HoldsForEveryStoredModelOfAnIndependentImplementation) {
  const auto report = verifyParity(kStored / "manifest.json", catalog_);
  ASSERT_TRUE(report.ok()) << report.error().text();
  EXPECT_EQ(report->checked, 9);
  EXPECT_EQ(report->failed, 0);
  for (const VerifyEntry& entry : report->entries) {
    EXPECT_TRUE(entry.ok) << entry.id << ": " << entry.label << " is " << entry.got << ", not "
                          << entry.expected;
    EXPECT_GT(entry.error, 0) << entry.id << ": nothing was compared";
  }
}

TEST_F(ParityTest, SeesAChangeOfOneNumberInTheTwelfthDigitAndNamesItsTensor) {
  for (const char* tensor : {"ref64.logits", "ref64.loss", "ref64.grad.layers.0.attn.wk.weight",
                             "ref64.grad.in.x", "ref64.opt.adam_amp.w.out.weight"}) {
    changeFirst(tensor, 1e-7);
    const auto report = verify(entry(kShape));
    ASSERT_TRUE(report.ok()) << report.error().text();
    EXPECT_EQ(report->failed, 1) << tensor;
    EXPECT_EQ(report->entries.at(0).label, tensor);
    changeFirst(tensor, 1e-13);
    EXPECT_EQ(verify(entry(kShape))->failed, 0) << tensor;
  }
}

TEST_F(ParityTest, AModelOfAnotherKindDoesNotHold) {
  changeFirst("ref64.loss", 0);
  const auto fails = [&](const std::string& members) {
    const auto report = verify(entry(members));
    EXPECT_TRUE(report.ok());
    return report.ok() && report->failed == 1;
  };
  EXPECT_FALSE(fails(kShape));
  const std::string rest = R"(, "layers": 1, "N": 4, "rope_theta": )";
  EXPECT_TRUE(fails(R"("heads": 1, "positions": "rotary")" + rest + "100"));
  EXPECT_TRUE(fails(R"("heads": 1, "positions": "none")" + rest + "100"));
  EXPECT_TRUE(fails(R"("heads": 1, "positions": "rotary-published")" + rest + "10000"));
  EXPECT_TRUE(fails(R"("heads": 2, "positions": "rotary-published")" + rest + "100"));
}

TEST_F(ParityTest, WhatItCannotJudgeIsSkippedByNameAndDamageIsRefused) {
  const auto later = verify(R"("data": {"kind": "data", "file": "a"},
                               "encoder": {"kind": "encoder", "file": "b"})");
  ASSERT_TRUE(later.ok());
  EXPECT_EQ(later->checked, 0);
  EXPECT_EQ(later->skipped, 2);
  EXPECT_EQ(later->skipped_ids, (std::vector<std::string>{"data", "encoder"}));

  changeFirst("ref64.loss", 0);
  const auto shapeless = verify(entry(R"("positions": "none", "heads": 3, "layers": 1)"));
  ASSERT_FALSE(shapeless.ok());
  EXPECT_NE(shapeless.error().text().find("heads divide the width"), std::string::npos);
  const auto deeper = verify(entry(R"("positions": "none", "heads": 1, "layers": 2)"));
  ASSERT_FALSE(deeper.ok());
  EXPECT_NE(deeper.error().text().find("w.layers.1."), std::string::npos);
  std::filesystem::remove(folder_ / "one.safetensors");
  EXPECT_FALSE(verify(entry(kShape)).ok());
}

}  // namespace
}  // namespace icl::mixture
