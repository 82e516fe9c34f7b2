#include "core/experiments/cross_attention/config.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace icl::cross_attention {
namespace {

using testing::HasSubstr;

/// The sentence with which the schema refuses, or empty where it accepts.
std::string refusal(const Values& changes) {
  const auto result = crossAttentionSchema().complete(changes);
  return result ? std::string() : result.error().text();
}

std::string idleText(const char* key, const Values& changes) {
  const Schema schema = crossAttentionSchema();
  const Values complete = schema.complete(changes).value();
  const Field* field = schema.find(key);
  return field->idle ? field->idle(complete).text() : std::string();
}

std::vector<std::string> twinsOf(const char* key, const Values& changes) {
  const Schema schema = crossAttentionSchema();
  std::vector<std::string> texts;
  for (const Value& value : schema.find(key)->twins(schema.complete(changes).value())) {
    texts.push_back(toText(value));
  }
  return texts;
}

TEST(CrossAttentionSchema, HasTheStandardConfigurationAsDefaults) {
  const Values d = crossAttentionSchema().defaults();
  EXPECT_EQ(d.integer("depth"), 4);
  EXPECT_EQ(d.text("parameters"), "two");
  EXPECT_EQ(d.text("prior"), "squared-norm");
  EXPECT_EQ(d.real("norm2-low"), 0.5);
  EXPECT_EQ(d.real("norm2-high"), 4.5);
  EXPECT_EQ(d.real("weight-low"), 0.5);
  EXPECT_EQ(d.real("tau2"), 0.3125);
  EXPECT_EQ(d.real("noise2"), 1);
  EXPECT_EQ(d.integer("context"), 0);
  EXPECT_EQ(d.text("reinjection"), "every-layer");
  EXPECT_EQ(d.text("start"), "zero");
  EXPECT_EQ(d.real("alpha"), 0.05);
  EXPECT_EQ(d.real("beta"), -0.05);
  EXPECT_EQ(d.text("method"), "flow");
  EXPECT_EQ(d.real("rate"), 0.01);
  EXPECT_EQ(d.real("stop-time"), 1000);
  EXPECT_EQ(d.text("response-scale"), "sign");
  EXPECT_EQ(d.integer("modalities"), 2);
  EXPECT_EQ(d.integer("dim-4"), 4);
  EXPECT_EQ(d.integer("batch"), 512);
  EXPECT_EQ(d.text("attention"), "linear");
  EXPECT_EQ(d.text("stack"), "cross");
  EXPECT_TRUE(d.toggle("residual"));
  EXPECT_EQ(d.text("readout"), "xf");
  EXPECT_FALSE(d.toggle("query-as-key"));
  EXPECT_EQ(d.text("optimizer"), "sgd");
  EXPECT_EQ(d.text("precision"), "double");
}

TEST(CrossAttentionSchema, ExplainsEverySettingAndItsDefaultPasses) {
  const Schema schema = crossAttentionSchema();
  for (const Field& field : schema.fields()) {
    EXPECT_GT(field.help.size(), 20u) << field.key;
    EXPECT_FALSE(field.title.empty()) << field.key;
    EXPECT_FALSE(field.section.empty()) << field.key;
    EXPECT_TRUE(field.check(field.fallback).ok()) << field.key;
  }
  EXPECT_TRUE(schema.validate(schema.defaults()).ok());
}

TEST(CrossAttentionSchema, RefusesCrossedBoundsNamingBothKeysAndValues) {
  const std::string sentence = refusal({{"norm2-low", 5.0}});
  EXPECT_THAT(sentence, HasSubstr("norm2-low (5) must be less than norm2-high (4.5)"));
  EXPECT_THAT(refusal({{"norm2-low", 4.5}}), HasSubstr("must be less than"));
  EXPECT_THAT(refusal({{"prior", "per-modality"}, {"norm2-low-2", 3.0}}),
              HasSubstr("norm2-low-2 (3) must be less than norm2-high-2 (2.25)"));
}

TEST(CrossAttentionSchema, JudgesOnlyTheBoundsThatAct) {
  EXPECT_EQ(refusal({{"prior", "sphere"}, {"norm2-low", 2.5}, {"norm2-high", 2.5}}), "");
  EXPECT_EQ(refusal({{"norm2-low-1", 9.0}}), "");                             // squared-norm
  EXPECT_EQ(refusal({{"prior", "per-modality"}, {"norm2-low-3", 9.0}}), "");  // two modalities
  EXPECT_EQ(refusal({{"prior", "gaussian"}, {"norm2-low", 9.0}}), "");
  EXPECT_THAT(refusal({{"prior", "sphere"}, {"norm2-low", 0.0}}), HasSubstr("above 0"));
}

TEST(CrossAttentionSchema, ChecksTheListOfTasksOnlyWhereItActs) {
  const std::string short_one = "[[1,2,3]]";
  EXPECT_EQ(refusal({{"tasks", short_one}}), "");
  EXPECT_EQ(refusal({{"prior", "task-list"}}), "");
  EXPECT_THAT(
      refusal({{"prior", "task-list"}, {"tasks", short_one}}),
      HasSubstr("vector 1 has 3 numbers, but the dimensions of the modalities add up to 8"));
  EXPECT_EQ(refusal({{"prior", "task-list"},
                     {"tasks", short_one},
                     {"modalities", std::int64_t{1}},
                     {"dim-1", std::int64_t{3}}}),
            "");
}

TEST(CrossAttentionSchema, RefusesMatricesThatNoMemoryHoldsAndSelfAttentionWithThem) {
  const std::string matrices = "matrices", untied = "untied", self = "self";
  EXPECT_EQ(refusal({{"parameters", matrices}, {"depth", std::int64_t{64}}}), "");
  EXPECT_THAT(refusal({{"parameters", matrices},
                       {"tied", false},
                       {"depth", std::int64_t{64}},
                       {"dim-1", std::int64_t{64}}}),
              HasSubstr("fewer layers or tied ones"));
  for (const std::string& parameters : {matrices, untied}) {
    EXPECT_THAT(refusal({{"parameters", parameters}, {"stack", self}}),
                HasSubstr("are of a cross-attention stack"));
  }
}

TEST(CrossAttentionSchema, NamesTheKeyThatWasMeant) {
  EXPECT_THAT(refusal({{"deptj", std::int64_t{3}}}), HasSubstr("depth"));
}

TEST(CrossAttentionSchema, SaysWhereASettingHasNoEffect) {
  EXPECT_EQ(idleText("batch", {{"method", "descent"}}), "acts at finite context");
  EXPECT_EQ(idleText("batch", {{"method", "descent"}, {"context", std::int64_t{32}}}), "");
  EXPECT_EQ(idleText("rate", {}), "acts with method descent");
  EXPECT_EQ(idleText("stop-time", {}), "");
  EXPECT_EQ(idleText("stop-time", {{"method", "descent"}}), "acts with method flow");
  EXPECT_EQ(idleText("dim-3", {}), "acts with 3 or more modalities");
  EXPECT_EQ(idleText("dim-2", {}), "");
  EXPECT_EQ(idleText("norm2-low-1", {}), "acts for the prior per-modality");
  EXPECT_EQ(idleText("norm2-high-1", {{"prior", "per-modality"}}), "");
  EXPECT_EQ(idleText("weight-low", {}), "acts for the prior two-norms");
  EXPECT_EQ(idleText("tau2", {}), "acts for the Gaussian priors");
  EXPECT_EQ(idleText("beta", {{"parameters", "one"}}),
            "acts with two parameters; with one, β = -α");
}

TEST(CrossAttentionSchema, OffersTheOtherOnesAsTwins) {
  EXPECT_THAT(twinsOf("start", {}), testing::ElementsAre("data"));
  EXPECT_THAT(twinsOf("parameters", {{"parameters", "one"}}),
              testing::ElementsAre("two", "untied", "matrices"));
  EXPECT_THAT(twinsOf("depth", {}), testing::ElementsAre("8", "2"));
  EXPECT_THAT(twinsOf("depth", {{"depth", std::int64_t{1}}}), testing::ElementsAre("2"));
  EXPECT_THAT(twinsOf("depth", {{"depth", std::int64_t{1024}}}), testing::ElementsAre("512"));
  EXPECT_THAT(twinsOf("reinjection", {}), testing::ElementsAre("first-layer", "none"));
}

TEST(CrossAttentionConfig, NoiseOfAModalityFallsBackToTheSharedOneAndTestNoiseToThatOfTraining) {
  Config config;
  config.noise2 = 2, config.noise2_2 = 3;
  EXPECT_EQ(config.modalityNoise2(0), 2);
  EXPECT_EQ(config.modalityNoise2(1), 3);
  EXPECT_FALSE(config.evenNoise());
  EXPECT_EQ(config.testNoise2(1), 3);
  config.test_noise2 = 0.5, config.test_noise2_1 = 0.25;
  EXPECT_EQ(config.testNoise2(0), 0.25);
  EXPECT_EQ(config.testNoise2(1), 0.5);
  config.modalities = 1;
  EXPECT_TRUE(config.evenNoise());
}

TEST(CrossAttentionConfig, AddsUpTheModalitiesInUse) {
  Config config;
  config.modalities = 3, config.dim_1 = 2, config.dim_2 = 5, config.dim_3 = 1;
  EXPECT_EQ(config.dimension(), 8);
  EXPECT_THAT(config.dims(), testing::ElementsAre(2, 5, 1));
}

TEST(CrossAttentionSchema, SaysWhatASelfAttentionStackDoesNotHave) {
  const Values self{{"stack", "self"}};
  for (const char* key : {"reinjection", "start", "readout"}) {
    EXPECT_EQ(idleText(key, self), "acts in a cross-attention stack") << key;
    EXPECT_EQ(idleText(key, {}), "") << key;
  }
  EXPECT_EQ(idleText("residual-gain", {}), "acts in a self-attention stack");
  EXPECT_EQ(idleText("beta", {{"stack", "self"}, {"parameters", "one"}}), "");
}

TEST(CrossAttentionSchema, AcceptsEveryAblationAndShift) {
  for (const Values& changes :
       {Values{{"attention", "softmax"}}, Values{{"attention", "off"}}, Values{{"stack", "self"}},
        Values{{"residual", false}}, Values{{"readout", "ff"}}, Values{{"query-as-key", true}},
        Values{{"noise2-2", 3.0}}, Values{{"test-noise2", 3.0}}, Values{{"test-norm-scale", 2.0}},
        Values{{"test-context", std::int64_t{16}}}, Values{{"test-noise2-1", 2.0}},
        Values{{"test-missing-modality", std::int64_t{2}}}}) {
    EXPECT_EQ(refusal(changes), "");
  }
  EXPECT_THAT(refusal({{"test-missing-modality", std::int64_t{3}}}),
              HasSubstr("there is no modality 3: the task has 2"));
}

TEST(CrossAttentionConfig, ASelfAttentionStackTrainsAlphaAndBetaApart) {
  Config config;
  config.parameters = Parameters::One;
  EXPECT_TRUE(config.oneParameter());
  EXPECT_EQ(config.startBeta(), -config.alpha);
  config.stack = StackKind::Self, config.beta = -0.3;
  EXPECT_FALSE(config.oneParameter());
  EXPECT_EQ(config.startBeta(), -0.3);
}

TEST(ParseTasks, SaysWhatIsWrongWithAList) {
  const auto sentence = [](const std::string& text) { return parseTasks(text, 2).error().text(); };
  EXPECT_THAT(sentence("[]"), HasSubstr("expected a list of vectors of 2 numbers"));
  EXPECT_THAT(sentence("[1,2]"), HasSubstr("vector 1 must be a list of 2 numbers"));
  EXPECT_THAT(sentence("[[1,2],[0,0]]"), HasSubstr("vector 2 must not be zero"));
  EXPECT_THAT(sentence("[[1,\"a\"]]"), HasSubstr("numbers between -1000 and 1000"));
  EXPECT_THAT(sentence("[[1,2]"), HasSubstr("tasks"));
  EXPECT_EQ(parseTasks("[[1,2],[3,-4.5]]", 2).value()[1][1], -4.5);
}

}  // namespace
}  // namespace icl::cross_attention
