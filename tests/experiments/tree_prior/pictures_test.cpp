#include "core/experiments/tree_prior/pictures.h"

#include <cmath>

#include <gtest/gtest.h>

#include "core/experiments/tree_prior/references.h"
#include "core/experiments/tree_prior/theory.h"
#include "tests/experiments/tree_prior/trained_net.h"

namespace icl::tree_prior {
namespace {

Frame frameOf(const SnapshotPtr& net, const Look& look = {}) {
  Frame frame;
  TaskPictures().draw(frame, look, configOf(net->config()), stateOf(*net));
  return frame;
}

TEST(Pictures, EveryPlateIsFilledAndLabelled) {
  const auto plates = platesOfTask();
  for (const char* prior : {"tree", "user-tree", "gaussian", "tree-covariance"}) {
    const Frame frame = frameOf(trainedNet({{"prior", std::string(prior)}}));
    ASSERT_EQ(frame.plates.size(), plates.size());
    for (std::size_t k = 0; k < plates.size(); ++k) {
      const PlateData& plate = frame.plates[k];
      EXPECT_EQ(plate.data.size(), static_cast<std::size_t>(plate.rows * plate.cols));
      EXPECT_GT(plate.data.size(), 1u) << plates[k].key << " under " << prior;
      if (plates[k].key == "budget") continue;
      EXPECT_EQ(plate.row_labels.size(), static_cast<std::size_t>(plate.rows)) << plates[k].key;
      EXPECT_EQ(plate.col_labels.size(), static_cast<std::size_t>(plate.cols)) << plates[k].key;
      for (const double value : plate.data) EXPECT_TRUE(std::isfinite(value)) << plates[k].key;
    }
  }
}

TEST(Pictures, ThePosteriorOfTheExampleSharpensToItsLeaf) {
  const SnapshotPtr net = trainedNet({{"tokens", std::int64_t{512}}});
  const Frame frame = frameOf(net, {-1, 5, 0});
  const ProbeResult same = ask(net, "inference", {{"seed", std::int64_t{5}}});
  const PlateData& posterior = frame.plates[2];
  ASSERT_EQ(posterior.rows, 5);
  ASSERT_EQ(posterior.cols, 16);
  const auto leaf = static_cast<std::size_t>(valueOf(same, "leaf"));
  EXPECT_NEAR(posterior.data[leaf], 1.0 / 16, 1e-12);
  EXPECT_GT(posterior.data[4 * 16 + leaf], 0.99);  // the probe and the picture show one context
  EXPECT_EQ(posterior.col_labels[0], "−−−−");
  EXPECT_EQ(posterior.col_labels[11], "+−++");
}

TEST(Pictures, AnotherSampleIsAnotherExample) {
  const SnapshotPtr net = trainedNet();
  EXPECT_NE(frameOf(net, {-1, 1, 0}).plates[1].data, frameOf(net, {-1, 2, 0}).plates[1].data);
  EXPECT_EQ(frameOf(net, {-1, 1, 0}).plates[0].data, frameOf(net, {-1, 2, 0}).plates[0].data);
}

TEST(Pictures, TheRoutingOfATrainedNetIsNearlyTheIdentity) {
  const PlateData routing = frameOf(trainedNet()).plates[0];
  for (int k = 0; k < 15; ++k) EXPECT_GT(routing.data[static_cast<std::size_t>(k * 16)], 0.5);
}

TEST(References, LinesAreTheoryAndSkipWhatALogAxisCannotShow) {
  const Values base = adaptiveInferenceSchema().defaults();
  const auto lines = references(base);
  const auto level = [&](const std::string& key) {
    for (const Reference& line : lines) {
      if (line.key == key) return line.level;
    }
    return std::nan("");
  };
  EXPECT_STORED("R_path_M4", level("risk.path"), 0);
  EXPECT_STORED("R_lin_M4", level("risk.linear"), 0);
  EXPECT_STORED("R_path_M2", level("risk.2.path"), 0);
  EXPECT_STORED("bayes_floor", level("risk.floor"), 0);
  EXPECT_TRUE(std::isnan(level("risk.adaptive-limit")));  // the whole path is asked: 0
  EXPECT_EQ(level("loss.path"), level("risk.path"));
  const auto named = levels(base);
  EXPECT_STORED("R_path_M3", named.at("path_3"), 0);
  EXPECT_EQ(named.at("linear"), level("risk.linear"));
}

TEST(References, TheLossOfEveryLayerAddsTheLinesUp) {
  const auto lines =
      references(adaptiveInferenceSchema().complete({{"loss", std::string("per-layer")}}).value());
  const Theory theory{Config{}};
  double path = 0;
  for (int m = 1; m <= 4; ++m) path += *theory.path(m);
  for (const Reference& line : lines) {
    if (line.key == "loss.path") {
      EXPECT_NEAR(line.level, path, 1e-12);
    }
  }
}

TEST(References, UnderTheGaussianPriorThereIsNoPath) {
  for (const Reference& line : references(
           adaptiveInferenceSchema().complete({{"prior", std::string("gaussian")}}).value())) {
    EXPECT_EQ(line.key.find("path"), std::string::npos) << line.key;
  }
}

}  // namespace
}  // namespace icl::tree_prior
