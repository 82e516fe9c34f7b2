#include "core/run/export.h"

#include <cstring>
#include <sstream>

#include <gtest/gtest.h>

#include "tests/support/compare.h"
#include "tests/support/tiny_experiment.h"

namespace icl {
namespace {

class ExportTest : public ::testing::Test {
 protected:
  RunReader run(std::uint64_t steps) {
    auto driver = std::move(Driver::create(type_, {{"noise", 1.0}}, {.steps = steps})).value();
    auto writer = std::move(RunWriter::create(folder_.path(), manifestOf(*driver))).value();
    const auto report = runToEnd(*driver, writer.get(), {});
    return *RunReader::open(report->folder);
  }
  ExperimentType type_ = tiny::type();
  testing::TemporaryFolder folder_;
};

TEST_F(ExportTest, CsvHasAHeaderAndNumbersThatReadBackToTheSameBits) {
  const auto stored = run(6);
  ASSERT_TRUE(exportCsv(stored, folder_ / "out.csv").ok());
  std::istringstream lines(testing::readText(folder_ / "out.csv"));
  std::string line;
  std::getline(lines, line);
  EXPECT_EQ(line, "step,loss,x,y");
  const auto rows = *stored.read(0, 7);
  for (std::size_t r = 0; r < 7; ++r) {
    ASSERT_TRUE(std::getline(lines, line));
    std::istringstream fields(line);
    std::string field;
    std::getline(fields, field, ',');
    EXPECT_EQ(field, std::to_string(r));
    for (std::size_t c = 0; c < 3; ++c) {
      std::getline(fields, field, ',');
      EXPECT_EQ(std::strtod(field.c_str(), nullptr), rows[r * 3 + c]);
    }
  }
  EXPECT_FALSE(std::getline(lines, line));
}

TEST_F(ExportTest, NpyHasTheHeaderThatNumpyExpectsAndTheRowsBehindIt) {
  const auto stored = run(6);
  ASSERT_TRUE(exportNpy(stored, folder_ / "out.npy").ok());
  const std::string bytes = testing::readText(folder_ / "out.npy");
  EXPECT_EQ(bytes.substr(0, 8), std::string("\x93NUMPY\x01\x00", 8));
  const std::size_t length =
      static_cast<unsigned char>(bytes[8]) + 256u * static_cast<unsigned char>(bytes[9]);
  EXPECT_EQ((10 + length) % 64, 0u);
  EXPECT_EQ(bytes.substr(10, 58), "{'descr': '<f8', 'fortran_order': False, 'shape': (7, 3), ");
  const auto rows = *stored.read(0, 7);
  ASSERT_EQ(bytes.size(), 10 + length + rows.size() * 8);
  EXPECT_EQ(std::memcmp(bytes.data() + 10 + length, rows.data(), rows.size() * 8), 0);
  EXPECT_NE(testing::readText(folder_ / "out.npy.json").find("\"loss\""), std::string::npos);
}

TEST_F(ExportTest, AFileThatCannotBeWrittenIsAbsentNotHalf) {
  const auto stored = run(3);
  const auto refused = exportCsv(stored, folder_ / "missing" / "out.csv");
  EXPECT_FALSE(refused.ok());
  EXPECT_FALSE(std::filesystem::exists(folder_ / "missing"));
  const std::string sentence = refused.error().text();
  EXPECT_NE(sentence.find("missing/out.csv'"), std::string::npos) << sentence;
}

TEST(TableCsv, QuotesWhatNeedsQuotingAndListsValuesWhereThereIsNoTable) {
  ProbeResult table;
  table.rows = 1;
  table.cols = 2;
  table.table = {0.1, -2};
  table.col_labels = {"a,b", "c"};
  table.row_labels = {"he said \"hi\""};
  EXPECT_EQ(tableCsv(table), ",\"a,b\",c\n\"he said \"\"hi\"\"\",0.1,-2\n");
  ProbeResult values;
  values.values = {{"alpha", 0.25}};
  EXPECT_EQ(tableCsv(values), "label,value\nalpha,0.25\n");
}

}  // namespace
}  // namespace icl
