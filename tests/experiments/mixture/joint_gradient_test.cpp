// Gradients of the last stage run from the answer through decoder and projector into the encoder:
// the chain against differences in double, a training batch against the chain.
#include <algorithm>
#include <cmath>

#include "core/base/parallel.h"
#include "core/base/random.h"
#include "core/experiments/mixture/joint.h"
#include "core/math/gradient_check.h"
#include "tests/experiments/mixture/joint_settings.h"

namespace icl::mixture {
namespace {

/// A batch of a task with everything in double: from the weights of both networks to the loss.
class Chain {
 public:
  explicit Chain(const Config& config)
      : task_(config.task(), 3, tablesOf(config)),
        batch_(static_cast<std::size_t>(config.batch)),
        items_(static_cast<std::size_t>(config.pairs) + 1),
        tokens_(config.layout().tokens()),
        encoder(config.encoderShape(), batch_ * items_),
        decoder(config.shape(), tokens_),
        pass_(config.shape(), tokens_, batch_),
        gradient(decoder.params().size()) {}

  void take(const Buffer<float>& params, const Encoder<float>& from) {
    std::copy_n(params.data(), params.size(), decoder.params().data());
    std::copy_n(from.weights().data(), from.weights().size(), encoder.weights().data());
    std::copy_n(from.kept().data(), from.kept().size(), encoder.kept().data());
  }
  double loss() {
    decoder.pack();
    encoder.pack();
    fill();
    encoder.forwardFeatures(batch_ * items_, true, 3, 7);
    for (std::size_t i = 0; i < batch_ * items_; ++i) {
      std::copy_n(encoder.features(i).begin(), encoder.shape().features,
                  pass_.secondInput().row(i));
    }
    PassOptions options;
    options.second_gradient = true;
    pass_.forward(decoder, batch_, options);
    const double weight = 1 / static_cast<double>(batch_);
    const std::size_t labels = decoder.shape().labels;
    double sum = 0;
    for (std::size_t s = 0; s < batch_; ++s) {
      sum += weight * crossEntropy<double>({pass_.logits().row(s), labels}, targets_[s], weight,
                                           {pass_.logitGradient().row(s), labels})
                          .loss;
    }
    return sum;
  }
  /// After loss().
  void backward() {
    PassOptions options;
    options.second_gradient = true;
    pass_.backward(decoder, options, gradient.data(), true);
    for (std::size_t i = 0; i < batch_ * items_; ++i) {
      std::copy_n(pass_.secondGradient().row(i), encoder.shape().features,
                  encoder.featureGradient(i).begin());
    }
    encoder.backwardFeatures();
    const ParamRange body = encoder.bodyRange();
    encoder.reduce({&body, 1});
  }

 private:
  static TaskTables tablesOf(const Config& config) {
    return {{}, {}, {}, secondImages(config, 3).value()};
  }
  void fill() {
    const std::size_t width = decoder.shape().width;
    const std::size_t second = task_.config().second.dimension;
    std::vector<float> scratch(task_.scratchSize()), rows(tokens_ * width), raw(items_ * second);
    Prompt prompt;
    targets_.clear();
    for (std::size_t s = 0; s < batch_; ++s) {
      const SequenceAddress address{SequenceSet::Train, 7, s};
      task_.draw(address, prompt);
      targets_.push_back(prompt.labels.back());
      task_.compose(address, prompt, 1, 1, {rows.data(), width}, scratch);
      for (std::size_t t = 0; t < tokens_; ++t) {
        std::copy_n(rows.data() + t * width, width, pass_.input().row(s * tokens_ + t));
      }
      task_.composeSecond(address, prompt, 1, {raw.data(), second}, scratch);
      for (std::size_t i = 0; i < items_; ++i) {
        std::copy_n(raw.data() + i * second, second, encoder.item(s * items_ + i).begin());
      }
    }
  }

  Task task_;
  std::size_t batch_, items_, tokens_;
  std::vector<std::size_t> targets_{};

 public:
  Encoder<double> encoder;
  Decoder<double> decoder;

 private:
  DecoderPass<double> pass_;

 public:
  Buffer<double> gradient;
};

Config chainConfig(const char* kind, bool images = false) {
  Values settings = jointSettings({{"encoder", std::string(kind)},
                                   {"batch", std::int64_t{3}},
                                   {"segment", std::int64_t{3}},
                                   {"patch", std::int64_t{3}},
                                   {"encoder-layers", std::int64_t{1}}});
  if (images) settings = glyphSettings(settings);
  const auto complete = jointSchema().complete(settings);
  EXPECT_TRUE(complete.ok()) << (complete.ok() ? "" : complete.error().text());
  return configOf(*complete);
}

template <class T>
void roughen(Buffer<T>& weights, std::uint64_t step) {
  Stream random(4, Purpose::Init, step);
  for (T& w : weights.span()) w = static_cast<T>(0.4 * random.normal());
}

TEST(JointGradient, IsTheDerivativeByTheWeightsOfEncoderProjectorAndDecoder) {
  const int before = parallel::threads();
  parallel::setThreads(1);  // passes of microseconds
  const std::pair<const char*, bool> chains[] = {{"mlp", false}, {"transformer", false},
                                                 {"cnn", false}, {"vit", false},
                                                 {"cnn", true},  {"vit", true}};
  for (const auto& [kind, images] : chains) {
    SCOPED_TRACE(std::string(kind) + (images ? " of images" : ""));
    Chain chain(chainConfig(kind, images));
    roughen(chain.decoder.params(), 0);
    roughen(chain.encoder.weights(), 1);
    chain.loss();
    chain.backward();
    const std::size_t body = chain.encoder.bodyRange().end, all = chain.gradient.size();
    std::vector<double> at, claimed;
    std::vector<double*> places;
    for (std::size_t i = 0; i < body; i += std::max<std::size_t>(body / 40, 1)) {
      places.push_back(&chain.encoder.weights()[i]);
      claimed.push_back(chain.encoder.gradient()[i]);
    }
    for (std::size_t i = 0; i < all; i += all / 40) {
      places.push_back(&chain.decoder.params()[i]);
      claimed.push_back(chain.gradient[i]);
    }
    for (const double* place : places) at.push_back(*place);
    const auto loss = [&](std::span<const double> w) {
      for (std::size_t i = 0; i < places.size(); ++i) *places[i] = w[i];
      return chain.loss();
    };
    // The step is small, since ReLU and maxima have kinks.
    EXPECT_LT(gradientError(loss, at, claimed, 1e-6, 1e-3), 1e-5);
  }
  parallel::setThreads(before);
}

TEST(JointGradient, OfATrainingBatchIsThatOfTheChainInDouble) {
  const std::pair<const char*, bool> chains[] = {
      {"mlp", false}, {"transformer", false}, {"cnn", true}, {"vit", true}};
  for (const auto& [kind, images] : chains) {
    SCOPED_TRACE(kind);
    const Config config = chainConfig(kind, images);
    const Task task(config.task(), 3, {{}, {}, {}, secondImages(config, 3).value()});
    JointEncoder encoder(config, 3);
    Buffer<float> weights = encoder.encoder().weights();
    roughen(weights, 1);
    encoder.set(weights, encoder.encoder().kept());
    Decoder<float> decoder(config.shape(), config.layout().tokens());
    roughen(decoder.params(), 0);
    decoder.pack();
    BatchGradient<float> batch(config.shape(), config.layout().tokens(), 3);
    EncodedSource source(task, batch.chunks(), encoder);
    source.learn(true);
    source.setBatch(7, {});
    PassOptions options;
    options.second_gradient = true;
    const BatchOutcome outcome = batch.run(decoder, source, options);
    const double squares = encoder.backward();

    Chain chain(config);
    chain.take(decoder.params(), encoder.encoder());
    EXPECT_NEAR(outcome.loss, chain.loss(), 1e-4);
    chain.backward();
    double exact = 0, off = 0;
    for (std::size_t i = 0; i < encoder.encoder().bodyRange().end; ++i) {
      const double g = chain.encoder.gradient()[i];
      exact += g * g;
      off += std::pow(encoder.encoder().gradient()[i] - g, 2);
    }
    EXPECT_GT(exact, 1e-6);
    EXPECT_NEAR(squares, exact, 1e-3 * exact);
    EXPECT_LT(std::sqrt(off / exact), 1e-3);
  }
}

}  // namespace
}  // namespace icl::mixture
