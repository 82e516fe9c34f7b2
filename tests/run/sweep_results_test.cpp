// Means over seeds, claims and exports of what a sweep has found.
#include <cmath>
#include <cstring>

#include "tests/run/sweep_fixture.h"

namespace icl::testing {

TEST(SweepResults, MeanOverSeedsHasStudentsInterval) {
  const Sweep sweep = tinySweep(R"("settings": {"noise": 0.5}, "steps": 3, "seeds": 4,
      "axes": [{"setting": "rate", "values": [0.1, 0.2]}])");
  const TemporaryFolder folder;
  runAll(sweep, folder.path());
  const SweepResults results = SweepResults::open(sweep, folder.path());
  double sum = 0, squares = 0;
  for (std::uint64_t s = 0; s < 4; ++s) sum += results.value(4 + s, 1);
  for (std::uint64_t s = 0; s < 4; ++s) squares += std::pow(results.value(4 + s, 1) - sum / 4, 2);
  const SweepSummary cell = results.cell(1, 1);
  EXPECT_EQ(cell.done, 4U);
  EXPECT_NEAR(cell.mean, sum / 4, 1e-14);
  // 3.182446… is the 97.5 % point of t with three degrees of freedom.
  EXPECT_NEAR(cell.half_width, 3.182446305284263 * std::sqrt(squares / 3 / 4), 1e-12);
  EXPECT_EQ(results.over({{"rate", 0.2}}, 1).mean, cell.mean);
  EXPECT_EQ(results.over({}, 1).done, 8U);
}

TEST(SweepResults, WithoutResultsThereIsNoMean) {
  const Sweep sweep = smallGrid();
  const SweepResults results = SweepResults::open(sweep, "/nonexistent");
  EXPECT_EQ(results.done(), 0U);
  EXPECT_TRUE(std::isnan(results.cell(0, 0).mean));
  EXPECT_EQ(results.cell(0, 0).jobs, 2U);
}

TEST(SweepResults, ClaimsSpeakOfCellsAndOfOtherCells) {
  const Sweep sweep = tinySweep(R"("steps": 1, "axes": [{"setting": "rate", "values": [0.1, 0.2]}],
      "claims": [
        {"text": "x after one step is 6 rate", "cell": {"rate": 0.1}, "value": "x", "is": "near",
         "target": 0.6, "absolute": 1e-12},
        {"text": "twice the rate, twice as far", "cell": {"rate": 0.2}, "value": "x", "is": "near",
         "target": {"cell": {"rate": 0.1}, "value": "x"}, "factor": 2, "relative": 1e-12},
        {"text": "wrong on purpose", "cell": {"rate": 0.2}, "value": "x", "is": "below",
         "target": 1}])");
  const TemporaryFolder folder;
  for (const SweepClaimResult& claim : SweepResults::open(sweep, folder.path()).claims()) {
    EXPECT_FALSE(claim.ok) << "nothing holds before there are results";
  }
  runAll(sweep, folder.path());
  const auto claims = SweepResults::open(sweep, folder.path()).claims();
  ASSERT_EQ(claims.size(), 3U);
  EXPECT_TRUE(claims[0].ok) << claims[0].measured;
  EXPECT_TRUE(claims[1].ok) << claims[1].measured << " " << claims[1].target;
  EXPECT_FALSE(claims[2].ok);
  EXPECT_NEAR(claims[2].measured, 1.2, 1e-12);
}

TEST(SweepResults, CsvHasALineAJobInTheOrderOfTheGrid) {
  const Sweep sweep = tinySweep(R"("steps": 1, "record": ["x"], "axes": [
      {"setting": "rate", "values": [0.2, 0.1]}, {"setting": "breaks", "values": [false]}],
      "seeds": [3])");
  const TemporaryFolder folder;
  runAll(sweep, folder.path());
  const std::string csv = csvOf(sweep, folder.path());
  EXPECT_EQ(csv.substr(0, csv.find('\n')), "rate,breaks,seed,end,steps,digest,x");
  const std::string first = csv.substr(csv.find('\n') + 1);
  EXPECT_EQ(first.rfind("0.2,off,3,reached-limit,1,", 0), 0U) << csv;
  EXPECT_NE(first.find("\n0.1,off,3,reached-limit,1,"), std::string::npos) << csv;
  EXPECT_EQ(csv.back(), '\n');
}

TEST(SweepResults, NpyIsTheGridWithNanWhereNothingIsStored) {
  const Sweep sweep = tinySweep(R"("steps": 1, "record": ["x"], "seeds": 2, "axes": [
      {"setting": "rate", "values": [0.1, 0.2, 0.3]}])");
  const TemporaryFolder folder;
  runAll(sweep, folder.path(), Shard{0, 2});  // the first seed of every cell
  const auto file = folder / "grid.npy";
  ASSERT_TRUE(exportSweepNpy(SweepResults::open(sweep, folder.path()), file).ok());
  const std::string bytes = readText(file);
  EXPECT_NE(bytes.find("'shape': (3, 2, 3), }"), std::string::npos);
  const std::size_t header =
      10U + static_cast<unsigned char>(bytes[8]) + 256U * static_cast<unsigned char>(bytes[9]);
  EXPECT_EQ(header % 64, 0U);
  std::vector<double> values((bytes.size() - header) / 8);
  ASSERT_EQ(values.size(), 18U);
  std::memcpy(values.data(), bytes.data() + header, values.size() * 8);
  // Rows of steps, end, x.
  EXPECT_EQ(values[0], 1);
  EXPECT_NEAR(values[2], 0.6, 1e-12);
  EXPECT_TRUE(std::isnan(values[5]));
  EXPECT_NEAR(values[12 + 2], 1.8, 1e-12);
  const auto names = Json::parse(readText(folder / "grid.npy.json"), "names");
  ASSERT_TRUE(names.ok());
  EXPECT_EQ(names->find("columns")->items()[2].asString(), "x");
  EXPECT_EQ(names->find("ends")->items()[static_cast<std::size_t>(values[1])].asString(),
            "reached-limit");
}

TEST(SweepResults, EstimateCountsJobsAndDisk) {
  const SweepEstimate need = estimate(smallGrid());
  EXPECT_EQ(need.jobs, 12U);
  EXPECT_EQ(need.cells, 6U);
  EXPECT_EQ(need.seconds, 0) << "tiny does not know what it costs";
  EXPECT_GT(need.bytes, 12 * 100);
}

}  // namespace icl::testing
