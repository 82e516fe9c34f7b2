// Sweep files: what they mean, and one clear sentence for each way of getting them wrong.
#include <map>
#include <set>

#include "tests/run/sweep_fixture.h"

namespace icl::testing {

namespace {

std::vector<double> realsOn(const SweepAxis& axis) {
  std::vector<double> values;
  for (const auto& point : axis.points) values.push_back(std::get<double>(point[0]));
  return values;
}

/// The sentence of a sweep that is refused; the members stand in an otherwise good file.
std::string refusal(const std::string& members) {
  const auto sweep = readTinySweep(tinySweepText(members));
  return sweep ? "(accepted)" : sweep.error().text();
}

const char* const kRate = R"("axes": [{"setting": "rate", "values": [0.1, 0.2]}])";

}  // namespace

TEST(Sweep, CrossesAxesWithTheLastMovingFastestAndSeedsFastestOfAll) {
  const Sweep sweep = smallGrid();
  EXPECT_EQ(sweep.cells(), 6U);
  EXPECT_EQ(sweep.jobs(), 12U);
  const SweepJob first = sweep.job(0), second = sweep.job(1), third = sweep.job(2);
  EXPECT_EQ(first.settings, (Values{{"rate", 0.01}, {"curvature", 0.5}}));
  EXPECT_EQ(first.seed, 1U);
  EXPECT_EQ(second.settings, first.settings);
  EXPECT_EQ(second.seed, 2U);
  EXPECT_EQ(third.settings, (Values{{"rate", 0.01}, {"curvature", 2.0}}));
  EXPECT_EQ(sweep.job(11).settings, (Values{{"rate", 0.1}, {"curvature", 2.0}}));
  EXPECT_EQ(sweep.changes(third), (Values{{"rate", 0.01}, {"curvature", 2.0}, {"noise", 0.5}}));
}

TEST(Sweep, RangesAreLinearOrLogarithmicOrByStep) {
  const Sweep sweep = tinySweep(R"("axes": [
      {"setting": "rate", "from": 0.001, "to": 10, "count": 5, "scale": "log"},
      {"setting": "curvature", "from": 0, "to": 0.4, "count": 5},
      {"setting": "noise", "from": 0.1, "to": 0.45, "step": 0.1},
      {"setting": "work", "from": 1, "to": 16, "count": 5, "scale": "log"}])");
  const auto& axes = sweep.spec().axes;
  EXPECT_EQ(realsOn(axes[0]), (std::vector<double>{0.001, 0.01, 0.1, 1, 10}));
  EXPECT_EQ(realsOn(axes[1]), (std::vector<double>{0, 0.1, 0.2, 0.3, 0.4}));
  EXPECT_EQ(realsOn(axes[2]), (std::vector<double>{0.1, 0.2, 0.3, 0.4}));
  std::vector<std::int64_t> whole;
  for (const auto& point : axes[3].points) whole.push_back(std::get<std::int64_t>(point[0]));
  EXPECT_EQ(whole, (std::vector<std::int64_t>{1, 2, 4, 8, 16}));
}

TEST(Sweep, SettingsThatGoTogetherAreOneAxis) {
  const Sweep sweep = tinySweep(R"("axes": [{"zip": [
      {"setting": "rate", "values": [0.1, 0.2]}, {"setting": "noise", "values": [1, 2]}]},
      {"setting": "curvature", "values": [1, 3]}])");
  EXPECT_EQ(sweep.cells(), 4U);
  EXPECT_EQ(sweep.job(2).settings, (Values{{"rate", 0.2}, {"noise", 2.0}, {"curvature", 1.0}}));
}

TEST(Sweep, SeedsAreCountedFromTheFirstOrNamed) {
  const auto seedsOf = [](const std::string& text) {
    return tinySweep(std::string(kRate) + text).spec().seeds;
  };
  EXPECT_EQ(seedsOf(""), (std::vector<std::uint64_t>{1}));
  EXPECT_EQ(seedsOf(R"(, "seeds": 3)"), (std::vector<std::uint64_t>{1, 2, 3}));
  EXPECT_EQ(seedsOf(R"(, "seeds": 2, "seed": 10)"), (std::vector<std::uint64_t>{10, 11}));
  EXPECT_EQ(seedsOf(R"(, "seeds": [7, 3])"), (std::vector<std::uint64_t>{7, 3}));
}

TEST(Sweep, RecordsAllCommonChannelsUnlessToldOtherwise) {
  const Sweep all = smallGrid();
  ASSERT_EQ(all.spec().records.size(), 3U);
  EXPECT_EQ(all.spec().records[0].name, "loss");
  const Sweep some = tinySweep(std::string(kRate) + R"(, "record": ["x", "level:start_loss",
      "probe:distance.distance", {"name": "t", "when": "loss < 1"},
      {"name": "far", "quantity": "probe:distance.distance", "arguments": {"x": 5}}])");
  EXPECT_EQ(some.spec().records.size(), 5U);
  EXPECT_EQ(some.spec().records[3].value, "step");
  EXPECT_EQ(some.recordIndex("far"), 4U);
}

TEST(Sweep, KeyIsWhatAJobComputesWhereverItStandsInAGrid) {
  const Sweep sweep = smallGrid();
  std::set<JobKey> keys;
  for (std::uint64_t i = 0; i < sweep.jobs(); ++i) keys.insert(sweep.key(i));
  EXPECT_EQ(keys.size(), sweep.jobs());
  // The same jobs with the axes exchanged, one more value, and the noise on an axis.
  const Sweep other = tinySweep(R"("steps": 20, "axes": [
      {"setting": "noise", "values": [0.5, 0.6]},
      {"setting": "curvature", "values": [2, 0.5]},
      {"setting": "rate", "from": 0.01, "to": 0.1, "count": 3, "scale": "log"}], "seeds": [2, 1])");
  std::uint64_t shared = 0;
  for (std::uint64_t i = 0; i < other.jobs(); ++i) shared += keys.count(other.key(i));
  EXPECT_EQ(shared, sweep.jobs());
}

TEST(Sweep, KeyChangesWithWhateverChangesTheResult) {
  std::set<std::string> keys;
  for (const std::string more :
       {R"("steps": 20)", R"("steps": 21)", R"("steps": 20, "until": "loss < 1")",
        R"("steps": 20, "record": ["loss"])", R"("steps": 20, "seed": 2)",
        R"("steps": 20, "settings": {"noise": 1})"}) {
    keys.insert(tinySweep(std::string(kRate) + ", " + more).key(0).hex());
  }
  EXPECT_EQ(keys.size(), 6U);
  // A setting at its default is no change.
  EXPECT_EQ(tinySweep(std::string(kRate) + R"(, "settings": {"curvature": 0.5})").key(0),
            tinySweep(kRate).key(0));
}

TEST(Sweep, ShardsShareAllJobsWithoutOverlap) {
  for (const std::uint64_t count : {1, 3, 5, 13}) {
    std::set<std::uint64_t> jobs;
    std::uint64_t sum = 0;
    for (std::uint64_t i = 0; i < count; ++i) {
      const Shard shard{i, count};
      sum += shard.jobs(12);
      for (std::uint64_t k = 0; k < shard.jobs(12); ++k) jobs.insert(shard.job(k));
    }
    EXPECT_EQ(sum, 12U);
    EXPECT_EQ(jobs.size(), 12U);
    EXPECT_EQ(*jobs.rbegin(), 11U);
  }
}

TEST(Sweep, ShardIsAPartAndHowManyThereAre) {
  EXPECT_EQ(parseShard("3/16", "--shard")->index, 3U);
  EXPECT_EQ(parseShard("3/16", "--shard")->count, 16U);
  for (const std::string text : {"4/4", "1/0", "1", "a/4", "-1/4", "1/4x", "", "1/"}) {
    EXPECT_FALSE(parseShard(text, "--shard").ok()) << text;
  }
}

TEST(Sweep, FileOfAResultFolderNeedsNoOther) {
  const Sweep sweep = smallGrid();
  const auto again = readTinySweep(sweep.text());
  ASSERT_TRUE(again.ok()) << again.error().text();
  EXPECT_EQ(again->key(5), sweep.key(5));
}

TEST(Sweep, EachMistakeIsOneSentenceThatNamesItsPlace) {
  const std::string rate = kRate;
  const std::map<std::string, std::string> sentences{
      {R"("axes": [])", "'axes' must be an array of one or more axes"},
      {R"("axes": [{"setting": "raet", "values": [1]}])", "did you mean 'rate'?"},
      {R"("axes": [{"setting": "rate", "values": [-1]}])", "rate must be between 1e-06 and 10"},
      {R"("axes": [{"setting": "rate", "values": []}])", "one or more values"},
      {R"("axes": [{"setting": "rate", "values": [1, 1.0]}])", "rate has the value 1 twice"},
      {R"("axes": [{"setting": "rate", "from": 1}])", "'from' and 'to', both finite"},
      {R"("axes": [{"setting": "rate", "from": 1, "to": 2}])", "either 'count' or 'step'"},
      {R"("axes": [{"setting": "rate", "from": 2, "to": 1, "count": 3}])", "must be below 'to'"},
      {R"("axes": [{"setting": "noise", "from": 0, "to": 1, "count": 3, "scale": "log"}])",
       "must begin above 0"},
      {R"("axes": [{"setting": "rate", "from": 1, "to": 2, "count": 1}])", "from 2 to"},
      {R"("axes": [{"setting": "work", "from": 1, "to": 3, "count": 9}])", "work has the value"},
      {R"("axes": [{"setting": "breaks", "from": 0, "to": 1, "count": 2}])", "is no number"},
      {R"("axes": [{"setting": "rate", "values": [1], "from": 1}])", "has either 'values' or"},
      {R"("axes": [{"setting": "rate", "values": [1]}, {"setting": "rate", "values": [2]}])",
       "rate is on two axes"},
      {R"("axes": [{"zip": [{"setting": "rate", "values": [1]}]}])", "two or more axes"},
      {R"("axes": [{"zip": [{"setting": "rate", "values": [1]},
                            {"setting": "noise", "values": [1, 2]}]}])",
       "need as many values each: rate has 1, noise has 2"},
      {R"("axes": [{"setting": "rate", "values": [0.1, 2]}, {"setting": "noise", "values": [6]}])",
       "at noise=6, rate=2: noise: noise above 5 needs a rate of at most 1"},
      {rate + R"(, "seeds": 0)", "'seeds' must be how many"},
      {rate + R"(, "seeds": [1, 1])", "different whole numbers"},
      {rate + R"(, "steps": 0)", "'steps' must be 1 or more"},
      {rate + R"(, "until": "los < 1")", "did you mean 'loss'?"},
      {rate + R"(, "settings": {"curvatur": 1})", "did you mean 'curvature'?"},
      {rate + R"(, "record": [])", "one or more quantities"},
      {rate + R"(, "record": ["los"])", "did you mean 'loss'?"},
      {rate + R"(, "record": ["loss", "loss"])", "'loss' is recorded twice"},
      {rate + R"(, "record": [{"name": "t"}])", "either 'when' (a condition) or 'quantity'"},
      {rate + R"(, "record": [{"name": "end", "quantity": "loss"}])", "another column already"},
      {rate + R"(, "record": [{"name": "t", "when": "loss < 1", "value": "z"}])",
       "unknown channel 'z'"},
      {rate + R"(, "record": ["probe:distance.far"])", "unknown label 'far'"},
      {rate + R"(, "keep": "some")", "'keep' must be"},
      {rate + R"(, "keep": {"rate": [0.3]})", "rate is never 0.3 on its axis"},
      {rate + R"(, "keep": {"seed": 4})", "no job has the seed 4"},
      {rate + R"(, "picture": {"x": "noise", "value": "loss"})", "unknown axis 'noise'"},
      {rate + R"(, "picture": {"x": "rate", "value": "lss"})", "did you mean 'loss'?"},
      {rate + R"(, "claims": [{"text": "t", "value": "loss", "is": "belw", "target": 1}])",
       "did you mean 'below'?"},
      {rate + R"(, "claims": [{"text": "t", "value": "loss", "is": "near", "target": 1}])",
       "needs 'relative' or 'absolute'"},
      {rate + R"(, "claims": [{"text": "t", "value": "loss", "is": "below", "target": 1,
                               "cell": {"rate": 5}}])",
       "claims[0]: rate is never 5"},
      {rate + R"(, "axis": [])", "did you mean 'axes'?"}};
  for (const auto& [members, words] : sentences) {
    const std::string said = refusal(members);
    EXPECT_NE(said.find(words), std::string::npos) << members << "\n" << said;
    EXPECT_EQ(said.rfind("grid.json: ", 0), 0U) << said;
    EXPECT_EQ(said.find('\n'), std::string::npos) << said;
  }
}

TEST(Sweep, FormatIdAndExperimentAreRefusedWhereTheyAreNone) {
  const auto refused = [](const std::string& text) {
    const auto sweep = readTinySweep(text);
    return sweep ? "(accepted)" : sweep.error().text();
  };
  EXPECT_NE(refused(R"({"format": "icl-sweep/2"})").find("must be \"icl-sweep/1\""),
            std::string::npos);
  EXPECT_NE(refused(R"({"format": "icl-sweep/1", "id": "a", "title": "t", "axes": []})")
                .find("either 'experiment' or 'preset'"),
            std::string::npos);
  EXPECT_NE(refused(R"({"format": "icl-sweep/1", "id": "a", "title": "t", "experiment": "tny",
                        "axes": []})")
                .find("did you mean 'tiny'?"),
            std::string::npos);
  EXPECT_NE(refused(R"({"format": "icl-sweep/1", "id": "A b", "title": "t", "experiment": "tiny",
                        "axes": [{"setting": "rate", "values": [1]}]})")
                .find("like 'a-b'"),
            std::string::npos);
  EXPECT_NE(refused("[1]").find("must be a JSON object"), std::string::npos);
  EXPECT_NE(refused("{").find("grid.json"), std::string::npos);
}

TEST(Sweep, GridBeyondABillionJobsIsRefused) {
  EXPECT_NE(refusal(R"("seeds": 1000000, "axes": [
      {"setting": "rate", "from": 0.1, "to": 1, "count": 10000}])")
                .find("more than 1000000000 jobs"),
            std::string::npos);
}

}  // namespace icl::testing
