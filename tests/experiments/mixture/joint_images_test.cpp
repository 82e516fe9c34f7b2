// The last stage with images as its second modality: which images sequences show, what comes over
// from the encoder that has seen them, and what is refused.
#include <algorithm>
#include <cmath>
#include <set>

#include "core/base/parallel.h"
#include "core/base/png.h"
#include "core/experiments/mixture/cost.h"
#include "core/experiments/mixture/encoder/experiment.h"
#include "core/run/parents.h"
#include "core/run/record.h"
#include "core/run/verify.h"
#include "tests/experiments/mixture/joint_settings.h"
#include "tests/support/compare.h"

namespace icl::mixture {
namespace {

class LastStageOfImages : public SmallRun {
 protected:
  LastStageOfImages() { type_ = mixtureJointType(); }
  static Values with(const char* kind, const char* mode = "scratch", const Values& more = {}) {
    Values changes = glyphSettings({{"encoder", std::string(kind)},
                                    {"encoder-mode", std::string(mode)},
                                    {"encoder-layers", std::int64_t{1}}});
    for (const auto& [key, value] : more.map()) changes.set(key, value);
    return smallSettings(changes);
  }
  std::unique_ptr<Driver> begin(const Values& changes, std::uint64_t steps = 6) {
    return make(changes, steps);
  }
  std::string refusal(const Values& changes) {
    auto refused = Driver::create(type_, changes, {.seed = 1, .steps = 3});
    return refused.ok() ? "accepted" : refused.error().text();
  }
  /// A run of mixture-encoder that fits with("cnn"), in the store.
  std::string storedEncoder(const std::filesystem::path& store, const Values& more = {}) {
    Values changes{{"data", std::string("glyphs")},
                   {"encoder", std::string("cnn")},
                   {"classes-2", std::int64_t{16}},
                   {"labels-2", std::int64_t{8}},
                   {"image-size", std::int64_t{8}},
                   {"images-per-class", std::int64_t{8}},
                   {"held-out", std::int64_t{3}},
                   {"encoder-width", std::int64_t{5}},
                   {"encoder-hidden", std::int64_t{9}},
                   {"encoder-layers", std::int64_t{1}},
                   {"patch", std::int64_t{4}},
                   {"rate", 0.02},
                   {"validation-items", std::int64_t{48}}};
    for (const auto& [key, value] : more.map()) changes.set(key, value);
    const ExperimentType type = mixtureEncoderType();
    auto other = std::move(Driver::create(type, changes, {.seed = 9, .steps = 30})).value();
    auto writer = std::move(RunWriter::create(store, manifestOf(*other))).value();
    EXPECT_TRUE(runToEnd(*other, writer.get(), {}).ok());
    return writer->folder().string();
  }
};

/// Images of one pixel that tells class and number: 10 k + i, of two classes and one new one.
std::shared_ptr<const SecondImages> numbered() {
  auto set = std::make_shared<ImageSet>();
  set->form = {1, 1, 1};
  for (std::size_t k = 0; k < 3; ++k) {
    set->names.push_back(std::to_string(k));
    set->first.push_back(5 * (k + 1));
    for (std::size_t i = 0; i < 5; ++i) {
      set->pixels.push_back(static_cast<std::uint8_t>(10 * k + i));
    }
  }
  auto out = std::make_shared<SecondImages>();
  out->set = set;
  out->classes = 2;
  out->held_out = 2;
  return out;
}

/// Items of the second modality are single pixels without noise.
TaskConfig twoClassesOfPixels() {
  TaskConfig config;
  config.classes = 8;
  config.labels = 1;
  config.new_classes = 4;
  config.dimension = 3;
  config.second.classes = 2;
  config.second.labels = 1;
  config.second.dimension = 1;
  config.second.spread = 0;
  return config;
}

TEST(ImageSequences, TrainingNeverShowsWhatTestsShowAndNewClassesAreOfTheirOwn) {
  const TaskConfig config = twoClassesOfPixels();
  const Task task(config, 5, {{}, {}, {}, numbered()});
  std::vector<float> scratch(task.scratchSize()), items(config.pairs + 1);
  const auto shown = [&](SequenceSet set) {
    std::set<int> all;
    Prompt prompt;
    for (std::uint64_t i = 0; i < 100; ++i) {
      const SequenceAddress address{set, 3, i};
      task.draw(address, prompt);
      task.composeSecond(address, prompt, 1, {items.data(), 1}, scratch);
      for (std::size_t j = 0; j < items.size(); ++j) {
        const int pixel = static_cast<int>(std::lround(255 * items[j]));
        EXPECT_EQ(pixel / 10, prompt.new_classes ? 2 : static_cast<int>(prompt.second[j]));
        all.insert(pixel);
      }
    }
    return all;
  };
  EXPECT_EQ(shown(SequenceSet::Train), (std::set<int>{0, 1, 2, 10, 11, 12}));
  EXPECT_EQ(shown(SequenceSet::Test), (std::set<int>{3, 4, 13, 14}));
  EXPECT_EQ(shown(SequenceSet::Flipped), (std::set<int>{3, 4, 13, 14}));
  EXPECT_EQ(shown(SequenceSet::Iwl), (std::set<int>{3, 4, 13, 14}));
  EXPECT_EQ(shown(SequenceSet::Icl), (std::set<int>{20, 21, 22, 23, 24}));
}

TEST(ImageSequences, NoiseIsAddedToEveryPixelAndAScaleMultipliesAll) {
  TaskConfig config = twoClassesOfPixels();
  config.pairs = 4;
  config.burstiness = 2;
  const Task clean(config, 5, {{}, {}, {}, numbered()});
  config.second.spread = 0.5;
  const Task noisy(config, 5, {{}, {}, {}, numbered()});
  std::vector<float> scratch(clean.scratchSize()), a(5), b(5), c(5);
  double sum = 0, squares = 0;
  Prompt prompt;
  for (std::uint64_t i = 0; i < 200; ++i) {
    const SequenceAddress address{SequenceSet::Train, 1, i};
    clean.draw(address, prompt);
    clean.composeSecond(address, prompt, 1, {a.data(), 1}, scratch);
    noisy.composeSecond(address, prompt, 1, {b.data(), 1}, scratch);
    noisy.composeSecond(address, prompt, 0.5, {c.data(), 1}, scratch);
    for (std::size_t j = 0; j < a.size(); ++j) {
      const double difference = b[j] - a[j];
      sum += difference;
      squares += difference * difference;
      EXPECT_FLOAT_EQ(c[j], 0.5F * b[j]);
    }
  }
  EXPECT_NEAR(sum / 1000, 0, 0.06);
  EXPECT_NEAR(std::sqrt(squares / 1000), 0.5, 0.05);
}

TEST_F(LastStageOfImages, BothParentsHaveTheirOldAccuraciesBeforeTheFirstStep) {
  for (const char* kind : {"cnn", "vit"}) {
    SCOPED_TRACE(kind);
    const auto driver = begin(with(kind, "fine-tuned", {{"initial", std::string("pretrain")}}));
    const auto& parents = driver->options().parents;
    ASSERT_EQ(parents.size(), 2u);
    const auto fact = [](const Parent& parent, std::size_t at) {
      for (const auto& tensor : parent.tensors) {
        if (tensor.name == "facts") return tensor.data[at];
      }
      return -1.0;
    };
    EXPECT_EQ(parents[1]->config.text("data"), "glyphs");
    EXPECT_EQ(channel(*driver, "encoder_validation"), fact(*parents[1], 3));
    EXPECT_GT(channel(*driver, "encoder_validation"), 0.15);  // a guess has 1/16
    auto first = askSnapshot(*type_.probe("first-modality"), *driver->snapshot(),
                             {{"sequences", std::int64_t{60}}});
    ASSERT_TRUE(first.ok());
    EXPECT_EQ(*first->find("icl_before"), fact(*parents[0], 4));
  }
}

TEST_F(LastStageOfImages, RowsHaveTheSameBitsForAnyNumberOfThreadsAndAfterASeek) {
  for (const char* kind : {"cnn", "vit"}) {
    expectSameRowAnyWay([&] { return begin(with(kind, "fine-tuned"), 11); }, 11, 3);
  }
}

TEST_F(LastStageOfImages, AnEncoderOfAnotherSeedBringsItsGlyphsAndTheRecordKeepsThem) {
  testing::TemporaryFolder store;
  const Values changes =
      with("cnn", "fine-tuned", {{"encoder-initial", storedEncoder(store.path())}});
  auto parents = parentsFor(type_, changes, 5, {store.path(), {}});
  ASSERT_TRUE(parents.ok()) << parents.error().text();
  RunOptions options{.seed = 5, .steps = 6};
  options.parents = *parents;
  auto driver = std::move(Driver::create(type_, changes, options)).value();
  const auto imagesOf = [](const Driver& of) {
    return pretrainOf(*of.snapshot()).task().tables().images->set->pixels;
  };
  const auto theirs = makeGlyphs(9, 32, 8, 8).pixels;
  EXPECT_TRUE(std::equal(theirs.begin(), theirs.begin() + 16 * 8 * 64, imagesOf(*driver).begin()));
  auto writer = std::move(RunWriter::create(store.path(), manifestOf(*driver))).value();
  const auto report = runToEnd(*driver, writer.get(), {});
  ASSERT_TRUE(report.ok());
  const std::string encoder = (*parents)[0]->run;
  std::filesystem::remove_all(store.path() / encoder.substr(0, encoder.find('@')));
  const auto run = RunReader::open(report->folder);
  ASSERT_TRUE(run.ok());
  for (const std::uint64_t step : {std::uint64_t{0}, std::uint64_t{4}}) {
    auto again = driverFromRun(*run, {type_}, step);
    ASSERT_TRUE(again.ok()) << again.error().text();
    EXPECT_EQ(imagesOf(**again), imagesOf(*driver));
    ASSERT_TRUE((*again)->seek(6).ok());
    EXPECT_EQ(icl::testing::firstDifference((*again)->row(), driver->row()), -1);
  }
}

TEST_F(LastStageOfImages, WhatDoesNotFitIsRefusedInOneSentence) {
  testing::TemporaryFolder store;
  const Values more{{"encoder-initial", storedEncoder(store.path())}};
  const auto refused = [&](const Values& other) {
    Values changes = with("cnn", "frozen", more);
    for (const auto& [key, value] : other.map()) changes.set(key, value);
    return refusal(changes);
  };
  const auto expect = [](const std::string& said, const char* words) {
    EXPECT_NE(said.find(words), std::string::npos) << said;
  };
  EXPECT_EQ(refused({}), "accepted");
  expect(refused({{"data", std::string("vectors")}}),
         "the encoder to begin with has data = glyphs, but here it is vectors: set both alike");
  expect(refused({{"image-size", std::int64_t{16}}}),
         "the encoder to begin with has image-size = 8, but here it is 16");
  expect(refused({{"held-out", std::int64_t{2}}}), "has held-out = 3, but here it is 2");
  expect(refused({{"classes-2", std::int64_t{32}}}), "has classes-2 = 16, but here it is 32");
  expect(refused({{"encoder", std::string("vit")}, {"patch", std::int64_t{3}}}),
         "a side of 8 cannot be cut into patches of 3");
  expect(refused({{"images-per-class", std::int64_t{3}}}),
         "of 3 images of a class at most 2 can be held out");
  expect(refused({{"ood-fraction", 0.1}}), "set ood-fraction to 0");
  expect(refused({{"data", std::string("images")}}), "images need a folder");
}

TEST_F(LastStageOfImages, AFolderNeedsNewClassesAsWellAndImagesToHoldOut) {
  testing::TemporaryFolder folder;
  const auto write = [&](int of, int images) {
    const auto at = folder / ("class" + std::to_string(10 + of));
    std::filesystem::create_directories(at);
    for (int i = 0; i < images; ++i) {
      const PngImage image{8, 8, 1,
                           std::vector<std::uint8_t>(64, static_cast<std::uint8_t>(9 * of + i))};
      ASSERT_TRUE(writePng(at / (std::to_string(i) + ".png"), image).ok());
    }
  };
  for (int of = 0; of < 23; ++of) write(of, 4);
  const Values changes =
      with("vit", "scratch", {{"data", std::string("images")}, {"images", folder.path().string()}});
  EXPECT_NE(refusal(changes).find("holds images of 23 classes, but sequences need 16 and 8 more as "
                                  "new ones: choose a smaller classes-2"),
            std::string::npos)
      << refusal(changes);
  write(23, 3);
  EXPECT_NE(refusal(changes).find("a class of 3 images is too small: with those held out it needs "
                                  "4"),
            std::string::npos)
      << refusal(changes);
  write(23, 4);
  write(24, 4);  // the last eight are new classes, so the seventeenth is left out
  const auto driver = begin(changes, 3);
  while (!driver->atEnd()) driver->advance();
  EXPECT_FALSE(std::isnan(channel(*driver, "icl")));
  const auto held = driver->snapshot();
  const ImageSet& set = *pretrainOf(*held).task().tables().images->set;
  ASSERT_EQ(set.classes(), 24u);
  EXPECT_EQ(set.names[15], "class25");
  EXPECT_EQ(set.names[16], "class27");
  EXPECT_EQ(set.names[23], "class34");

  testing::TemporaryFolder store;
  const auto behind = [&](std::int64_t side) {
    Values settings = changes;
    settings.set("encoder-mode", std::string("frozen"));
    settings.set("encoder-initial", storedEncoder(store.path(), {{"encoder", std::string("vit")},
                                                                 {"data", std::string("images")},
                                                                 {"images", folder.path().string()},
                                                                 {"image-size", side}}));
    return refusal(settings);
  };
  EXPECT_EQ(behind(8), "accepted");
  EXPECT_NE(behind(0).find("takes images as they are in their files"), std::string::npos);
}

TEST_F(LastStageOfImages, EveryProbeAnswersAndThePicturesAreDrawn) {
  const auto driver = begin(with("cnn"), 2);
  while (!driver->atEnd()) driver->advance();
  for (const ProbeType& probe : type_.probes) {
    const auto answer = askSnapshot(probe, *driver->snapshot(), {});
    EXPECT_TRUE(answer.ok()) << probe.id << ": " << (answer.ok() ? "" : answer.error().text());
  }
  const auto items =
      askSnapshot(*type_.probe("alignment"), *driver->snapshot(), {{"classes", std::int64_t{16}}});
  ASSERT_TRUE(items.ok());
  EXPECT_EQ(items->rows, 2 * 48);  // those held out, before and after
  Frame frame;
  driver->experiment().draw(frame, {.layer = 0, .sample = 1, .length = 0});
  const PlateData& tokens = frame.plates[3];
  double size = 0;  // of the second item behind the projector, below the positions
  for (int r = 17; r < tokens.rows; ++r) {
    size += std::abs(tokens.data[static_cast<std::size_t>(r * tokens.cols + 1)]);
  }
  EXPECT_GT(size, 0);
}

TEST_F(LastStageOfImages, AStepAllocatesNothingOnceItIsWarm) {
  for (const char* kind : {"cnn", "vit"}) {
    expectWarmStepsTakeNoMemory(*type_.schema.complete(with(kind)));
  }
}

TEST_F(LastStageOfImages, TheMemoryAskedForCountsTheImages) {
  const auto bytes = [&](std::int64_t each) {
    const auto complete =
        type_.schema.complete(with("vit", "scratch", {{"images-per-class", each}}));
    return costOf(configOf(*complete)).bytes;
  };
  EXPECT_NEAR(bytes(500) - bytes(100), 400 * (16 + 8) * 64, 1);
  const auto complete = type_.schema.complete(with("cnn"));
  const auto refused = checkMemory(configOf(*complete), 1e6);
  ASSERT_FALSE(refused.ok());
  EXPECT_NE(refused.error().text().find("choose a smaller batch, item or encoder"),
            std::string::npos);
}

}  // namespace
}  // namespace icl::mixture
