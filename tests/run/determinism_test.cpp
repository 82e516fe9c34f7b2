// The promise to every user, for every experiment of the catalog: however a step is reached (run
// straight, sought, resumed from a checkpoint, forked without a change, with other numbers of
// threads), its row has the same bits.
#include <gtest/gtest.h>

#include "core/base/parallel.h"
#include "core/experiments/catalog.h"
#include "core/run/record.h"
#include "tests/support/compare.h"

namespace icl {
namespace {

constexpr std::uint64_t kSteps = 90, kMiddle = 37;

struct Case {
  std::string name{};
  const ExperimentType* type = nullptr;
  Values changes{};
};

/// Sizes that take milliseconds where the defaults take seconds; the code is the same.
Values smallSizes(const ExperimentType& type) {
  if (type.id == "adaptive-inference") {
    return {{"levels", std::int64_t{3}},  {"budget", std::int64_t{3}},
            {"tokens", std::int64_t{6}},  {"hidden", std::int64_t{10}},
            {"batch", std::int64_t{160}}, {"held-out", std::int64_t{192}},
            {"warm-up", std::int64_t{5}}, {"evaluate-every", std::int64_t{7}}};
  }
  if (type.id == "mixture-encoder") {
    return {{"classes-2", std::int64_t{8}},
            {"labels-2", std::int64_t{4}},
            {"item-dimension-2", std::int64_t{16}},
            {"segment", std::int64_t{4}},
            {"patch", std::int64_t{4}},
            {"image-size", std::int64_t{8}},
            {"images-per-class", std::int64_t{3}},
            {"held-out", std::int64_t{1}},
            {"encoder-width", std::int64_t{4}},
            {"encoder-hidden", std::int64_t{8}},
            {"encoder-layers", std::int64_t{1}},
            {"batch", std::int64_t{12}},
            {"validation-items", std::int64_t{16}},
            {"evaluate-every", std::int64_t{30}}};
  }
  if (type.id == "checkpoint-lora") {
    return {{"examples", std::int64_t{2}},        {"train-examples", std::int64_t{8}},
            {"evaluate-every", std::int64_t{30}}, {"rank", std::int64_t{2}},
            {"watched", std::int64_t{1}},         {"rate", 1e-3}};
  }
  const std::pair<const char*, std::int64_t> sizes[] = {
      {"classes", 64},  {"labels", 8}, {"new-classes", 32},    {"item-dimension", 8},
      {"max-pairs", 8}, {"batch", 12}, {"test-sequences", 16}, {"evaluate-every", 30}};
  Values small;
  if (type.schema.find("test-sequences") == nullptr) return small;
  for (const auto& [key, size] : sizes) {
    if (type.schema.find(key) != nullptr) small.set(key, size);
  }
  if (type.schema.find("classes-2") == nullptr) return small;
  for (const auto& [key, size] : {std::pair("classes-2", 16), std::pair("pairs", 4),
                                  std::pair("burstiness", 2), std::pair("item-dimension-2", 5)}) {
    small.set(key, std::int64_t{size});
  }
  if (type.schema.find("encoder-mode") == nullptr) return small;
  for (const auto& [key, size] :
       {std::pair("item-dimension-2", 16), std::pair("segment", 4), std::pair("patch", 4),
        std::pair("encoder-width", 4), std::pair("encoder-hidden", 8),
        std::pair("encoder-layers", 1), std::pair("encoder-steps", 20),
        std::pair("validation-items", 16)}) {
    small.set(key, std::int64_t{size});
  }
  return small;
}

/// A later stage's steps are those of the first but for what its own settings change.
bool ofItsOwn(const ExperimentType& type, const Field& field) {
  if (type.schema.find("classes-2") == nullptr) return true;
  if (type.schema.find("encoder-mode") != nullptr) return field.key == "encoder-mode";
  return field.key == "freeze" || field.key == "projector";
}

/// The defaults of every experiment, and for choices of method and structure each other option.
std::vector<Case> casesOf(const Catalog& catalog) {
  std::vector<Case> cases;
  for (const ExperimentType& type : catalog) {
    const Values small = smallSizes(type);
    cases.push_back({type.id, &type, small});
    for (const Field& field : type.schema.fields()) {
      if (field.read_only || !ofItsOwn(type, field)) continue;
      for (const Option& option : field.options) {
        Values changes = small;
        changes.set(field.key, Value{option.key});
        if (!type.schema.complete(changes).ok()) continue;
        cases.push_back({type.id + " " + field.key + " " + option.key, &type, changes});
      }
    }
    // Sampled training draws its batches anew at every step.
    const Values sampled{{"method", std::string("descent")},
                         {"context", std::int64_t{12}},
                         {"batch", std::int64_t{96}}};
    if (type.schema.complete(sampled).ok()) {
      cases.push_back({type.id + " sampled", &type, sampled});
    }
    // … and weights of every kind, in either precision, with an optimiser that remembers.
    for (const char* weights : {"untied", "matrices"}) {
      Values changes = sampled;
      changes.set("parameters", std::string(weights));
      changes.set("optimizer", std::string("adam"));
      changes.set("precision", std::string("float"));
      if (!type.schema.complete(changes).ok()) continue;
      cases.push_back({type.id + " sampled " + weights, &type, changes});
    }
  }
  return cases;
}

class Determinism : public ::testing::Test {
 protected:
  using Rows = std::vector<std::vector<double>>;
  std::unique_ptr<Driver> make(const Case& c) {
    auto driver = Driver::create(*c.type, c.changes, {.seed = 11, .steps = kSteps});
    EXPECT_TRUE(driver.ok()) << (driver.ok() ? "" : driver.error().text());
    return std::move(driver).value();
  }
  static Rows straight(Driver& driver) {
    Rows rows{{driver.row().begin(), driver.row().end()}};
    while (!driver.atEnd()) {
      driver.advance();
      rows.emplace_back(driver.row().begin(), driver.row().end());
    }
    return rows;
  }
  static void expectRow(const Driver& driver, const Rows& rows, std::uint64_t first = 0) {
    ASSERT_LT(driver.position() - first, rows.size());
    EXPECT_EQ(testing::firstDifference(driver.row(), rows[driver.position() - first]), -1)
        << "at step " << driver.position();
  }
  Catalog catalog_ = makeCatalog();
};

TEST_F(Determinism, SeekResumeAndForkGiveTheBitsOfTheStraightRun) {
  for (const Case& c : casesOf(catalog_)) {
    SCOPED_TRACE(c.name);
    const auto driver = make(c);
    const Rows rows = straight(*driver);
    const std::uint64_t last = driver->furthest(), middle = std::min(kMiddle, last);
    for (const std::uint64_t step : {middle, std::uint64_t{0}, last, last / 2}) {
      ASSERT_TRUE(driver->seek(step).ok());
      expectRow(*driver, rows);
    }
    ASSERT_TRUE(driver->seek(middle).ok());
    const SnapshotPtr state = driver->snapshot();

    const auto resumed = make(c);
    ASSERT_TRUE(resumed->resume(state->tensors(), middle, {}).ok());
    expectRow(*resumed, rows);
    ASSERT_TRUE(resumed->seek(last).ok());
    expectRow(*resumed, rows);

    auto fork = Driver::fork(*c.type, c.changes, {.seed = 11, .steps = kSteps}, *state, middle);
    ASSERT_TRUE(fork.ok()) << fork.error().text();
    ASSERT_TRUE((*fork)->seek(last).ok());
    expectRow(**fork, rows);
  }
}

TEST_F(Determinism, TheNumberOfThreadsChangesNoBit) {
  const int before = parallel::threads();
  for (const Case& c : casesOf(catalog_)) {
    SCOPED_TRACE(c.name);
    parallel::setThreads(1);
    const auto one = make(c);
    const Rows rows = straight(*one);
    for (const int threads : {2, 4}) {
      parallel::setThreads(threads);
      const auto driver = make(c);
      while (!driver->atEnd()) driver->advance();
      expectRow(*driver, rows);
    }
  }
  parallel::setThreads(before);
}

/// The defaults, and descent where there is a choice: a rate does not act in a flow.
std::vector<Case> liveCasesOf(const ExperimentType& type) {
  std::vector<Case> cases{{type.id, &type, smallSizes(type)}};
  const Values descent{{"method", std::string("descent")}};
  if (type.schema.complete(descent).ok()) cases.push_back({type.id + " descent", &type, descent});
  return cases;
}

TEST_F(Determinism, ALiveSettingChangedInTheMiddleActsAndIsReplayedToTheSameBits) {
  for (const ExperimentType& type : catalog_) {
    int live = 0, acted = 0;
    for (const Case& c : liveCasesOf(type)) {
      const auto untouched = make(c);
      const Rows before = straight(*untouched);
      for (const Field& field : type.schema.fields()) {
        if (field.change != Change::AnyTime || field.kind != Kind::Real) continue;
        SCOPED_TRACE(c.name + " " + field.key);
        const auto driver = make(c);
        ASSERT_TRUE(driver->seek(20).ok());
        const double now = driver->liveConfig().real(field.key);
        const auto changed = driver->apply({"set", field.key, now * 0.5 + 0.001, {}});
        if (!changed.ok()) continue;  // out of this field's range or against a rule
        const std::uint64_t first = driver->position();
        const Rows rows = straight(*driver);
        ++live;
        if (testing::firstDifference(rows.back(), before.back()) != -1) ++acted;
        for (const std::uint64_t step : {std::uint64_t{3}, driver->furthest(), first}) {
          ASSERT_TRUE(driver->seek(step).ok());
          if (step >= first) expectRow(*driver, rows, first);
          if (step < first) expectRow(*driver, before);
        }
      }
    }
    EXPECT_TRUE(live == 0 || acted > 0) << type.id << ": no live setting changed a row";
  }
}

TEST_F(Determinism, AStoredRunIsEnteredAndResumedToTheSameDigest) {
  for (const Case& c : casesOf(catalog_)) {
    SCOPED_TRACE(c.name);
    const testing::TemporaryFolder store;
    const auto whole = make(c);
    const auto complete = runToEnd(*whole, nullptr, {});
    ASSERT_TRUE(complete.ok());
    const auto part = make(c);
    std::filesystem::path folder;
    {
      auto writer = std::move(RunWriter::create(store.path(), manifestOf(*part))).value();
      folder = writer->folder();
      if (!part->options().parents.empty()) {  // what it began with belongs to its record
        ASSERT_TRUE(writer->checkpoint(*part->snapshot(), 0).ok());
      }
      ASSERT_TRUE(writer->row(part->row()).ok());
      while (part->position() < kMiddle && !part->atEnd()) {
        part->advance();
        ASSERT_TRUE(writer->row(part->row()).ok());
        if (part->position() == 20) {
          ASSERT_TRUE(writer->checkpoint(*part->snapshot(), 20).ok());
        }
      }
    }  // left without an end, as by a kill
    const auto report = resumeRun(folder, catalog_, {});
    ASSERT_TRUE(report.ok()) << report.error().text();
    EXPECT_EQ(report->digest, complete->digest);
    EXPECT_TRUE(RunReader::open(folder)->manifest().edits.empty());
  }
}

}  // namespace
}  // namespace icl
