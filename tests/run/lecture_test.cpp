// Lectures: what a file may say, what is refused and in which words, and cues as a list that can be
// edited.
#include "core/run/lecture.h"

#include <gtest/gtest.h>

#include "core/base/files.h"
#include "tests/support/compare.h"
#include "tests/support/tiny_experiment.h"

namespace icl {
namespace {

struct LectureShelf {
  Catalog catalog{tiny::type()};
  std::vector<Preset> presets{};

  LectureShelf() {
    const auto json = Json::parse(
        R"({"id": "valley", "title": "T", "story": "S", "experiment": "tiny", "steps": 60,
            "settings": {"curvature": 0.2},
            "script": [{"step": 5, "type": "set", "target": "rate", "value": 0.05}]})",
        "preset");
    presets.push_back(presetFromJson(json.value(), "preset", catalog).value());
  }
  Result<std::vector<Cue>> cues(const std::string& text) const {
    return cuesFromJson(Json::parse(text, "x").value(), "x", catalog, presets);
  }
  Result<Lecture> lecture(const std::string& text) const {
    return lectureFromJson(Json::parse(text, "x").value(), "x", catalog, presets);
  }
};

constexpr char kGoodCues[] = R"([
  {"preset": "valley", "settings": {"noise": 0.5}, "seed": 4, "step": 20, "pace": 90,
   "views": ["loss", "plane"], "layer": 0, "sample": 7, "cover": 10,
   "caption": {"en": "Down", "it": "Giù", "ko": "아래로"}, "note": "Say this."},
  {"step": 40, "views": ["loss"], "settings": {"rate": 0.2}},
  {"views": ["loss"], "caption": "Look."},
  {"experiment": "tiny", "until": "loss < 0.5", "twin": {"curvature": 1.0}, "views": ["loss"]}])";

TEST(Lecture, ACueIsReadWholeAndWrittenBackTheSame) {
  const LectureShelf shelf;
  const auto cues = shelf.cues(kGoodCues);
  ASSERT_TRUE(cues.ok()) << cues.error().text();
  ASSERT_EQ(cues->size(), 4u);
  const Cue& first = cues->front();
  EXPECT_EQ(first.preset, "valley");
  EXPECT_EQ(first.settings.real("noise"), 0.5);
  EXPECT_EQ(first.seed, 4u);
  EXPECT_EQ(first.step, 20u);
  EXPECT_EQ(first.cover, 10u);
  EXPECT_EQ(first.views, (std::vector<std::string>{"loss", "plane"}));
  EXPECT_EQ(first.caption.in("ko"), "아래로");
  EXPECT_EQ(first.caption.in("fr"), "Down") << "English where the language lacks";
  EXPECT_EQ(first.note.in("it"), "Say this.");
  EXPECT_FALSE((*cues)[2].runs());
  const auto again = cuesFromJson(toJson(*cues), "x", shelf.catalog, shelf.presets);
  ASSERT_TRUE(again.ok()) << again.error().text();
  EXPECT_EQ(*again, *cues);
}

TEST(Lecture, EachMistakeIsOneSentenceThatNamesTheCueAndWhatWouldBeRight) {
  const LectureShelf shelf;
  const struct {
    const char *cues, *where, *says;
  } kBad[] = {
      {R"([{"preset": "vally", "views": ["loss"]}])", "cues[0]", "did you mean 'valley'?"},
      {R"([{"experiment": "tiny", "view": ["loss"]}])", "cues[0]", "did you mean 'views'?"},
      {R"([{"experiment": "tiny"}])", "cues[0]", "'views' must be an array"},
      {R"([{"experiment": "tiny", "views": ["loss"], "captoin": "x"}])", "cues[0]", "caption"},
      {R"([{"experiment": "tiny", "views": []}])", "cues[0]", "one to four"},
      {R"([{"experiment": "tiny", "views": ["loss", "loss"]}])", "cues[0]", "twice"},
      {R"([{"views": ["loss"]}])", "cues[0]", "the first cue must open something"},
      {R"([{"experiment": "tiny", "preset": "valley", "views": ["a"]}])", "cues[0]", "not both"},
      {R"([{"experiment": "tiny", "settings": {"nois": 1}, "views": ["a"]}])", "settings", "noise"},
      {R"([{"experiment": "tiny", "settings": {"noise": 99}, "views": ["a"]}])", "settings", "10"},
      {R"([{"experiment": "tiny", "step": -3, "views": ["a"]}])", "cues[0]", "step"},
      {R"([{"experiment": "tiny", "until": "los < 1", "views": ["a"]}])", "until", "loss"},
      {R"([{"experiment": "tiny", "step": 9, "to_end": true, "views": ["a"]}])", "cues[0]",
       "not both"},
      {R"([{"experiment": "tiny", "cover": 4, "views": ["a"]}])", "cues[0]", "how far"},
      {R"([{"experiment": "tiny", "step": 9, "cover": 9, "views": ["a"]}])", "cues[0]", "before"},
      {R"([{"experiment": "tiny", "twin": {"curvature": 1.0}, "views": ["a"]}])", "cues[0]", "run"},
      {R"([{"experiment": "tiny", "step": 9, "twin": {"curvature": 1.0, "noise": 1.0},
           "views": ["a"]}])",
       "cues[0]", "one setting"},
      {R"([{"experiment": "tiny", "step": 9, "views": ["a"]}, {"step": 9, "views": ["a"]}])",
       "cues[1]", "after the step"},
      {R"([{"experiment": "tiny", "views": ["a"]}, {"seed": 2, "views": ["a"]}])", "cues[1]",
       "belong to a cue that opens"},
      {R"([{"experiment": "tiny", "views": ["a"]},
           {"settings": {"curvature": 1.0}, "views": ["a"]}])",
       "cues[1]", "'curvature' cannot be changed during a run"},
      {R"([{"experiment": "tiny", "views": ["a"]}, {"settings": {"rat": 1.0}, "views": ["a"]}])",
       "cues[1]", "rate"},
      {R"([{"experiment": "tiny", "views": ["a"], "caption": 4}])", "caption", "by language"},
      {R"([{"experiment": "tiny", "views": ["a"], "note": {"English": "x"}}])", "note",
       "'English'"},
      {R"([{"experiment": "tiny", "views": ["a"], "pace": -1}])", "cues[0]", "pace"},
      {R"({"experiment": "tiny"})", "x", "'cues' must be an array"},
  };
  for (const auto& bad : kBad) {
    const auto cues = shelf.cues(bad.cues);
    ASSERT_FALSE(cues.ok()) << bad.cues;
    const std::string said = cues.error().text();
    EXPECT_NE(said.find(bad.where), std::string::npos) << said;
    EXPECT_NE(said.find(bad.says), std::string::npos) << said;
    EXPECT_EQ(said.find('\n'), std::string::npos) << said;
  }
}

TEST(Lecture, AFileIsReadWholeAndWrittenBackTheSame) {
  const LectureShelf shelf;
  const auto lecture = shelf.lecture(
      R"({"format": "icl-lecture/1", "id": "one", "title": {"en": "One", "ko": "하나"},
          "about": "A.", "minutes": 12, "cues": )" +
      std::string(kGoodCues) + "}");
  ASSERT_TRUE(lecture.ok()) << lecture.error().text();
  EXPECT_EQ(lecture->title.in("ko"), "하나");
  EXPECT_EQ(lecture->minutes, 12);
  const icl::testing::TemporaryFolder folder;
  const auto file = folder.path() / "one.json";
  ASSERT_TRUE(writeAtomic(file, lectureText(*lecture)));
  EXPECT_TRUE(isLectureFile(file));
  const auto again = loadLectures(folder.path(), shelf.catalog, shelf.presets);
  ASSERT_TRUE(again.ok()) << again.error().text();
  ASSERT_EQ(again->size(), 1u);
  EXPECT_EQ(again->front().cues, lecture->cues);
  EXPECT_EQ(lectureText(again->front()), lectureText(*lecture));
  ASSERT_TRUE(writeAtomic(folder.path() / "two.json", lectureText(*lecture)));
  const auto twice = loadLectures(folder.path(), shelf.catalog, shelf.presets);
  ASSERT_FALSE(twice.ok());
  EXPECT_NE(twice.error().text().find("two.json"), std::string::npos) << twice.error().text();
}

TEST(Lecture, AFileThatIsNoLectureSaysWhatWouldBe) {
  const LectureShelf shelf;
  const std::pair<const char*, const char*> kBad[] = {
      {R"({"format": "icl-lecture/9", "id": "a", "title": "T", "cues": []})", "icl-lecture/1"},
      {R"({"format": "icl-lecture/1", "id": "A b", "title": "T", "cues": []})", "'a-b'"},
      {R"({"format": "icl-lecture/1", "id": "a", "title": "T", "cues": []})", "at least one cue"},
      {R"({"format": "icl-lecture/1", "id": "a", "cues": []})", "title"},
      {R"({"format": "icl-lecture/1", "id": "a", "title": "T", "minutes": 900, "cues": []})",
       "minutes"},
      {R"({"format": "icl-lecture/1", "id": "a", "title": "T", "ques": [], "cues": []})", "ques"},
  };
  for (const auto& [text, says] : kBad) {
    const auto lecture = shelf.lecture(text);
    ASSERT_FALSE(lecture.ok()) << text;
    EXPECT_NE(lecture.error().text().find(says), std::string::npos) << lecture.error().text();
  }
}

TEST(Lecture, CuesStandAloneAndAreChainedAgain) {
  const LectureShelf shelf;
  const auto cues = shelf.cues(kGoodCues).value();
  const auto alone = standalone(cues, shelf.presets);
  ASSERT_EQ(alone.size(), cues.size());
  for (const Cue& cue : alone) EXPECT_TRUE(cue.opens());
  // The second changed the rate at step 20: by itself that is part of its script.
  ASSERT_EQ(alone[1].script.size(), 2u);
  EXPECT_EQ(alone[1].script[1].step, 20u);
  EXPECT_EQ(alone[2].step, 40u) << "stands where the one before stopped";
  EXPECT_EQ(chained(alone, shelf.presets), cues);
}

TEST(Lecture, WithoutTheCueThatOpenedTheNextOpensItsRunItself) {
  const LectureShelf shelf;
  auto alone = standalone(shelf.cues(kGoodCues).value(), shelf.presets);
  alone.erase(alone.begin());
  const auto cues = chained(alone, shelf.presets);
  EXPECT_EQ(cues[0].preset, "valley");
  EXPECT_EQ(cues[0].step, 40u);
  EXPECT_EQ(cues[0].seed, 4u);
  EXPECT_FALSE(cues[1].opens());
  const auto checked = cuesFromJson(toJson(cues), "x", shelf.catalog, shelf.presets);
  EXPECT_TRUE(checked.ok()) << checked.error().text();
}

}  // namespace
}  // namespace icl
