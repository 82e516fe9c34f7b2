#include <cstring>

#include "tests/cli/program.h"

namespace icl::testing {

using Export = Cli;
namespace fs = std::filesystem;

TEST_F(Export, CsvHasAHeaderAndOneLineARow) {
  const std::string id = textAt(answer({"run", "cross-attention", "--steps", "10"}), "run");
  const Json exported =
      answer({"export", id, "--format", "csv", "--out", file("rows.csv").string()});
  EXPECT_EQ(numberAt(exported, "rows"), 11);
  EXPECT_EQ(textAt(exported, "file"), file("rows.csv").string());
  const std::string text = readText(file("rows.csv"));
  EXPECT_NE(text.substr(0, text.find('\n')).find("time,loss,excess"), std::string::npos) << text;
  EXPECT_EQ(std::count(text.begin(), text.end(), '\n'), 12);
}

TEST_F(Export, NpyHoldsTheStoredBits) {
  const Json run = answer({"run", "cross-attention", "--steps", "10"});
  answer({"export", textAt(run, "run"), "--format", "npy", "--out", file("rows.npy").string()});
  const std::string npy = readText(file("rows.npy"));
  EXPECT_EQ(npy.substr(0, 6), "\x93NUMPY");
  EXPECT_NE(npy.find("(11, " + std::to_string(kChannels) + ")"), std::string::npos);
  const std::string rows = readText(fs::path(textAt(run, "folder")) / "rows.f64");
  EXPECT_EQ(npy.substr(npy.size() - rows.size()), rows);
}

TEST_F(Export, FileIsNamedAfterTheRunUnlessGiven) {
  const std::string id = textAt(answer({"run", "cross-attention", "--steps", "2"}), "run");
  answer({"export", id, "--format", "csv"});
  EXPECT_TRUE(fs::exists(file(id + ".csv")));
}

TEST_F(Export, AFormatThatThereIsNotIsRefusedAndTheMessageSaysWhatThereIs) {
  expectRefused({"export", "x", "--format", "xlsx"},
                {"'xlsx'", "csv", "npy", "tensorboard", "python", "markdown"});
}

TEST_F(Export, FlagsOfAnotherFormatAreRefused) {
  expectRefused({"export", "x", "y", "--format", "csv"}, {"--format", "'csv' holds one run"});
  expectRefused({"export", "x", "--format", "csv", "--seeds", "2"}, {"--seeds", "python"});
  expectRefused({"export", "x", "--format", "npy", "--view", "loss"}, {"--view", "markdown"});
}

TEST_F(Export, PlaceThatCannotBeWrittenIsNamed) {
  const std::string id = textAt(answer({"run", "cross-attention", "--steps", "2"}), "run");
  expectRefused({"export", id, "--format", "csv", "--out", file("no/such/rows.csv").string()},
                {"--out", "no folder", "no/such"});
  expectRefused({"export", id, "--format", "csv", "--out", folder().string()}, {"--out"});
  expectRefused({"export", id, "--format", "csv", "--out", "/dev/full"}, {"/dev/full"});
  EXPECT_TRUE(fs::is_character_file("/dev/full"));
}

TEST_F(Export, FullDiskLeavesNoFileAndExitsFour) {
  const std::string id = textAt(answer({"run", "cross-attention", "--steps", "200"}), "run");
  limitFiles(4096);
  expectRefused({"export", id, "--format", "csv", "--out", file("rows.csv").string()}, {"rows.csv"},
                4);
  for (const auto& entry : fs::directory_iterator(folder())) {
    EXPECT_EQ(entry.path(), store()) << "left behind";
  }
}

// ── plot ──

TEST_F(Export, PlotWithoutTheWindowsProgramSaysSo) {
  fs::copy_file(ICL_PROGRAM, file("icl"));
  useProgram(file("icl"));
  setVariable("PATH", folder().string());
  expectRefused({"plot", "cross-attention", "--view", "loss", "--out", "a.svg"},
                {"icl-lab", "PATH"});
}

TEST_F(Export, PlotHandsOverToTheProgramBesideIt) {
  fs::copy_file(ICL_PROGRAM, file("icl"));
  writeText(file("icl-lab"),
            "#!/bin/sh\nprintf '%s\\n' \"$@\" > called\necho noise\ntouch a.svg\n");
  fs::permissions(file("icl-lab"), fs::perms::owner_all);
  useProgram(file("icl"));
  const std::string run_folder =
      textAt(answer({"run", "cross-attention", "--steps", "2"}), "folder");
  const Json plotted = answer({"plot", run_folder, "--view", "loss", "--out", "a.svg"});
  EXPECT_EQ(textAt(plotted, "file"), file("a.svg").string());
  EXPECT_EQ(readText(file("called")), run_folder + "\n--render\nloss\n--out\na.svg\n");
}

TEST_F(Export, PlotRelaysWhyNothingWasDrawnAsOneLine) {
  fs::copy_file(ICL_PROGRAM, file("icl"));
  writeText(file("icl-lab"),
            "#!/bin/sh\necho warning >&2\necho 'icl-lab: no view x' >&2\nexit 2\n");
  fs::permissions(file("icl-lab"), fs::perms::owner_all);
  useProgram(file("icl"));
  expectRefused({"plot", "cross-attention", "--view", "x", "--out", "a.svg"}, {"plot: no view x"});
}

TEST_F(Export, PlotOfAnotherFileTypeIsRefused) {
  expectRefused({"plot", "cross-attention", "--view", "loss", "--out", "a.gif"},
                {"a.gif", ".svg, .pdf or .png"});
}

}  // namespace icl::testing
