// The example of the help page about exports, run as it stands.
#include "tests/cli/program.h"
#include "tests/cli/python.h"

namespace icl::testing {

using HelpExample = Cli;

std::string exampleOf(const std::string& language) {
  const std::string page =
      readText(std::filesystem::path(ICL_SOURCE_DIR) / "resources/docs" / language / "exports.md");
  const std::string opening = "```python\n";
  const auto from = page.find(opening), to = page.find("```\n", from + opening.size());
  EXPECT_NE(to, std::string::npos) << language;
  return to == std::string::npos ? ""
                                 : page.substr(from + opening.size(), to - from - opening.size());
}

TEST_F(HelpExample, ReadsARunsFolderInPython) {
  ICL_NEED_PYTHON(python, "numpy");
  const Json run =
      answer({"run", "adaptive-inference", "--steps", "2", "--set", "levels=2", "--set", "budget=2",
              "--set", "batch=64", "--set", "held-out=64", "--set", "hidden=8"});
  writeText(file("read.py"), exampleOf("en"));
  const PythonEnded read =
      shell(python + " '" + file("read.py").string() + "' '" + textAt(run, "folder") + "'");
  ASSERT_EQ(read.code, 0) << read.said;
  EXPECT_NE(read.said.find("adaptive-inference seed 1 loss nan to"), std::string::npos)
      << read.said;
  EXPECT_NE(read.said.find("layer.1.wk (8, 3)"), std::string::npos) << read.said;
}

TEST(HelpExampleText, IsTheSameInAllLanguages) {
  EXPECT_EQ(exampleOf("it"), exampleOf("en"));
  EXPECT_EQ(exampleOf("ko"), exampleOf("en"));
}

}  // namespace icl::testing
