#include "tests/cli/program.h"

namespace icl::testing {

using Usage = Cli;

TEST_F(Usage, VersionIsOneLine) {
  const Ended ended = icl({"--version"});
  EXPECT_EQ(ended.code, 0);
  EXPECT_EQ(ended.out, "icl 0.1.0\n");
}

TEST_F(Usage, WithoutArgumentsItListsTheVerbsAndExitsTwo) {
  const Ended ended = icl({});
  EXPECT_EQ(ended.code, 2);
  EXPECT_NE(ended.out.find("probe"), std::string::npos);
}

TEST_F(Usage, HelpOfAVerbShowsItsFlagsAndAnExample) {
  for (const std::string verb : {"list", "show", "run", "probe", "check", "runs", "export", "plot",
                                 "verify", "bench", "docs"}) {
    const Ended ended = icl({"help", verb});
    EXPECT_EQ(ended.code, 0) << verb;
    EXPECT_NE(ended.out.find("icl " + verb), std::string::npos) << ended.out;
    EXPECT_NE(ended.out.find("--json"), std::string::npos) << ended.out;
    EXPECT_EQ(icl({verb, "--help"}).out, ended.out);
  }
}

TEST_F(Usage, HelpAsJsonIsOneObject) {
  EXPECT_EQ(items(answer({"help"})).size(), 12U);
  EXPECT_EQ(textAt(answer({"help", "run"}), "verb"), "run");
  EXPECT_EQ(textAt(answer({"--version"}), "version"), "0.1.0");
}

TEST_F(Usage, UnknownVerbNamesTheNearest) {
  expectRefused({"porbe"}, {"'porbe'", "did you mean 'probe'?"});
  expectRefused({"help", "rnu"}, {"'rnu'", "did you mean 'run'?"});
}

TEST_F(Usage, VerbsOfLaterVersionsAreUnknownAndTheMessageSaysWhatThereIs) {
  expectRefused({"lecture", "class.json"}, {"'lecture'", "run", "probe", "check"});
}

TEST_F(Usage, UnknownFlagNamesTheNearest) {
  expectRefused({"run", "cross-attention", "--seeed", "3"},
                {"'--seeed'", "did you mean '--seed'?"});
  expectRefused({"verify", "--refrence=x"}, {"'--refrence'", "did you mean '--reference'?"});
}

TEST_F(Usage, FlagWithoutItsValueIsNamed) {
  expectRefused({"run", "cross-attention", "--seed"}, {"--seed", "needs a value"});
}

TEST_F(Usage, ArgumentTooManyIsNamed) {
  expectRefused({"show", "cross-attention", "twice"}, {"'twice'", "icl show NAME"});
}

TEST_F(Usage, MissingArgumentIsNamed) {
  expectRefused({"show"}, {"NAME is missing", "icl show NAME"});
  expectRefused({"probe", "cross-attention"}, {"PROBE is missing"});
  expectRefused({"check"}, {"PRESET is missing"});
  expectRefused({"export", "x"}, {"--format is missing"});
}

TEST_F(Usage, AnErrorUnderJsonIsOneObjectToo) {
  const Ended ended = icl({"show", "cross-atention", "--json"});
  EXPECT_EQ(ended.code, 2);
  EXPECT_NE(textAt(ended.json(), "error").find("did you mean 'cross-attention'?"),
            std::string::npos);
  EXPECT_EQ(ended.err.rfind("icl: ", 0), 0U);
}

TEST_F(Usage, QuietKeepsNotesOffStandardError) {
  EXPECT_NE(icl({"runs"}).err, "");
  EXPECT_EQ(icl({"runs", "--quiet"}).err, "");
}

}  // namespace icl::testing
