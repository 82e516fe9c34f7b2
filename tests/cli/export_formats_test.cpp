// Exports held against independent readers, and reports.
#include "tests/cli/program.h"
#include "tests/cli/python.h"

namespace icl::testing {

using ExportFormats = Cli;
namespace fs = std::filesystem;

TEST_F(ExportFormats, TensorBoardEventsAreReadByAnotherReader) {
  ICL_NEED_PYTHON(python, "csv");
  const std::string id = textAt(answer({"run", "cross-attention", "--steps", "20"}), "run");
  answer({"export", id, "--format", "csv", "--out", file("rows.csv").string()});
  const Json exported = answer({"export", id, "--format", "tensorboard"});
  // In a folder of its own, which is a run for TensorBoard.
  EXPECT_EQ(textAt(exported, "file"), (file(id) / "events.out.tfevents.icl").string());
  const PythonEnded read =
      shell(python + " " ICL_SOURCE_DIR "/tests/cli/read_events.py '" + textAt(exported, "file") +
            "' '" + file("rows.csv").string() + "'");
  EXPECT_EQ(read.code, 0) << read.said;
  // 21 steps with time, loss, excess, its log, gradient, α, β, two distances and the test risk with
  // its error.
  EXPECT_NE(read.said.find(" scalars"), std::string::npos) << read.said;
}

TEST_F(ExportFormats, ADamagedEventFileIsSeenByTheReader) {
  ICL_NEED_PYTHON(python, "csv");
  const std::string id = textAt(answer({"run", "cross-attention", "--steps", "2"}), "run");
  answer({"export", id, "--format", "csv", "--out", file("rows.csv").string()});
  answer({"export", id, "--format", "tensorboard", "--out", file("x.tfevents").string()});
  std::string bytes = readText(file("x.tfevents"));
  bytes[bytes.size() / 2] = static_cast<char>(bytes[bytes.size() / 2] ^ 1);
  writeText(file("x.tfevents"), bytes);
  const PythonEnded read =
      shell(python + " " ICL_SOURCE_DIR "/tests/cli/read_events.py '" +
            file("x.tfevents").string() + "' '" + file("rows.csv").string() + "'");
  EXPECT_NE(read.code, 0) << read.said;
}

TEST_F(ExportFormats, EventFilesHaveTheNameThatTensorBoardLooksFor) {
  const std::string id = textAt(answer({"run", "cross-attention", "--steps", "2"}), "run");
  expectRefused({"export", id, "--format", "tensorboard", "--out", file("curves.bin").string()},
                {"--out", "'tfevents'", "events.out.tfevents.icl"});
}

TEST_F(ExportFormats, ReportHoldsTheRunsAndTheCommandsThatRepeatThem) {
  const Json a = answer({"run", "cross-attention", "--steps", "5", "--set", "depth=2"});
  const Json b = answer({"run", "one-weight", "--steps", "5", "--seed", "3"});
  const Json exported =
      answer({"export", textAt(a, "run"), textAt(b, "run"), "--format", "markdown"});
  EXPECT_EQ(textAt(exported, "file"), file("comparison.md").string());
  const std::string report = readText(file("comparison.md"));
  EXPECT_NE(report.find("icl run cross-attention --set depth=2 --seed 1 --steps 5\n"),
            std::string::npos)
      << report;
  EXPECT_NE(report.find("icl run one-weight --seed 3 --steps 5\n"), std::string::npos) << report;
  EXPECT_NE(report.find("`" + textAt(a, "digest") + "`"), std::string::npos) << report;
  EXPECT_NE(report.find("| `depth` | 2 | "), std::string::npos) << report;
  EXPECT_NE(report.find("## Against theory"), std::string::npos) << report;
  EXPECT_EQ(report.find("## Claims"), std::string::npos) << report;  // its story is longer
}

TEST_F(ExportFormats, PicturesOfAReportAreDrawnByTheProgramBesideIt) {
  fs::copy_file(ICL_PROGRAM, file("icl"));
  writeText(
      file("icl-lab"),
      "#!/bin/sh\ntest \"$3\" = loss || { echo 'icl-lab: no view x'; exit 2; }\ntouch \"$5\"\n");
  fs::permissions(file("icl-lab"), fs::perms::owner_all);
  useProgram(file("icl"));
  const std::string id = textAt(answer({"run", "cross-attention", "--steps", "2"}), "run");
  const Json exported = answer(
      {"export", id, "--format", "markdown", "--view", "loss", "--out", file("r.md").string()});
  const std::string name = "r-" + id + "-loss.svg";
  EXPECT_TRUE(fs::exists(file(name)));
  EXPECT_NE(readText(file("r.md")).find("![loss of run 1](<" + name + ">)"), std::string::npos);
  expectRefused(
      {"export", id, "--format", "markdown", "--view", "x", "--out", file("s.md").string()},
      {"no view x"});
  EXPECT_FALSE(fs::exists(file("s.md")));
}

TEST_F(ExportFormats, PythonScriptIsNamedAfterTheRunAndAForkIsRefused) {
  const std::string id = textAt(answer({"run", "cross-attention", "--steps", "4"}), "run");
  const Json exported = answer({"export", id, "--format", "python"});
  EXPECT_EQ(textAt(exported, "file"), file(id + ".py").string());
  EXPECT_EQ(numberAt(exported, "seeds"), 2);
  const std::string fork =
      textAt(answer({"run", "--from", id + "@2", "--steps", "6", "--set", "stop-time=9"}), "run");
  expectRefused({"export", fork, "--format", "python"}, {fork, "is a fork of " + id + "@2"});
}

}  // namespace icl::testing
