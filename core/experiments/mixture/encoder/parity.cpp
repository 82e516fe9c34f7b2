#include "core/experiments/mixture/encoder/parity.h"

#include <algorithm>

#include "core/experiments/mixture/encoder/encoder.h"
#include "core/experiments/mixture/parity_tensors.h"
#include "core/math/layers.h"

namespace icl::mixture {
namespace {

constexpr double kEncoderFeatures = 1e-5, kEncoderLogits = 2e-5, kEncoderGradients = 5e-5;

Error damagedEncoder(const ParityFixture& fixture, const char* pattern,
                     std::vector<std::string> texts = {}) {
  return Error{Message{pattern, std::move(texts)}, fixture.id};
}

std::string memberText(const Json& entry, std::string_view key) {
  const Json* member = entry.find(key);
  return member != nullptr && member->isString() ? member->asString() : std::string();
}

std::size_t memberSize(const Json& entry, std::string_view key, std::size_t fallback) {
  const Json* member = entry.find(key);
  const bool usable = member != nullptr && member->isNumber() && member->asNumber() >= 1 &&
                      member->asNumber() <= 4096;
  return usable ? static_cast<std::size_t>(member->asNumber()) : fallback;
}

/// Blocks are counted by the names of their weights.
std::size_t blockCount(const FixtureTensors& tensors, const std::string& prefix) {
  std::size_t count = 0;
  for (const Tensor& tensor : tensors.file().tensors) {
    if (!tensor.name.starts_with(prefix)) continue;
    const std::size_t at = tensor.name.find_first_not_of("0123456789", prefix.size());
    const std::string digits = tensor.name.substr(prefix.size(), at - prefix.size());
    if (digits.empty() || digits.size() > 2) continue;
    count = std::max(count, static_cast<std::size_t>(std::stoul(digits)) + 1);
  }
  return count;
}

/// The encoder that an entry and its tensors describe.
Result<EncoderShape> shapeGivenBy(const ParityFixture& fixture, const FixtureTensors& tensors) {
  const Json& entry = *fixture.entry;
  const Tensor* x = tensors.find("in.x");
  const Tensor* labels = tensors.find("in.labels");
  const Tensor* classifier = tensors.find("w.classifier.weight");
  if (x == nullptr || x->shape.size() < 2 || labels == nullptr || labels->shape.size() != 2 ||
      labels->shape[0] != x->shape[0] || classifier == nullptr || classifier->shape.size() != 2) {
    return damagedEncoder(fixture, ICL_TR("the tensors in.x, in.labels and w.classifier.weight are "
                                          "missing or misshapen"));
  }
  EncoderShape shape;
  shape.item = {1, x->shape[1], 1};
  if (x->shape.size() > 2) shape.item = {x->shape[1], x->shape[2], 1};
  if (x->shape.size() > 3) shape.item.channels = x->shape[3];
  shape.classes = classifier->shape[0];
  shape.features = classifier->shape[1];
  shape.heads = memberSize(entry, "heads", 1);
  shape.segment = memberSize(entry, "segment", shape.segment);
  shape.patch = memberSize(entry, "patch", shape.patch);
  const std::string kind = memberText(entry, "arch");
  if (kind == "MLPEncoder") {
    shape.hidden.clear();
    if (const Json* hidden = entry.find("hidden"); hidden != nullptr && hidden->isArray()) {
      for (const Json& width : hidden->items()) {
        if (!width.isNumber() || width.asNumber() < 1 || width.asNumber() > 4096) {
          return damagedEncoder(fixture, ICL_TR("hidden must be a list of widths up to 4096"));
        }
        shape.hidden.push_back(static_cast<std::size_t>(width.asNumber()));
      }
    }
  } else if (kind == "TransformerEncoder") {
    shape.kind = EncoderKind::Transformer;
    shape.layers = blockCount(tensors, "w.encoder.layers.");
  } else if (kind == "CNNEncoder") {
    shape.kind = EncoderKind::Cnn;
  } else if (kind == "ViTEncoder") {
    shape.kind = EncoderKind::Vit;
    shape.layers = blockCount(tensors, "w.transformer.layers.");
  } else {
    return damagedEncoder(fixture, ICL_TR("no encoder is named '%1'"), {kind});
  }
  if (auto fits = checkShape(shape); !fits) return fits.error();
  return shape;
}

template <class T>
class EncoderComparison {
 public:
  EncoderComparison(const ParityFixture& fixture, const FixtureTensors& tensors,
                    const EncoderShape& shape)
      : fixture_(fixture),
        tensors_(tensors),
        count_(tensors.find("in.x")->shape[0]),
        encoder_(shape, count_) {}

  Status load() {
    if (auto read = fill(encoder_.weightLayout(), encoder_.weights()); !read) return read;
    if (auto read = fill(encoder_.keptLayout(), encoder_.kept()); !read) return read;
    encoder_.pack();
    const auto& x = tensors_.find("in.x")->data;
    const std::size_t size = encoder_.shape().item.size();
    for (std::size_t i = 0; i < count_ * size; ++i) {
      encoder_.item(i / size)[i % size] = static_cast<T>(x[i]);
    }
    return {};
  }
  void compare(WorstTensor& worst) {
    encoder_.forward(count_, false);
    outputs("out.eval.", worst);
    encoder_.forward(count_, true);
    outputs("out.train.", worst);
    const double loss = judge();
    worst.tensor(tensors_, "out.loss", 1, 1, kEncoderLogits, [&](std::size_t) { return &loss; });
    encoder_.backward();
    const ParamRange all{0, encoder_.weights().size()};
    encoder_.reduce({&all, 1});
    each(encoder_.weightLayout(), "grad.", encoder_.gradient(), kEncoderGradients, worst);
    each(encoder_.keptLayout(), "after.", encoder_.kept().data(), kEncoderFeatures, worst);
  }

 private:
  Status fill(const ParamLayout& layout, Buffer<T>& slab) {
    for (const ParamEntry& entry : layout.entries()) {
      const Tensor* weight = tensors_.find("w." + entry.name);
      if (weight == nullptr || weight->data.size() != entry.size()) {
        return damagedEncoder(fixture_, ICL_TR("the tensor w.%1 must have %2 numbers"),
                              {entry.name, std::to_string(entry.size())});
      }
      std::transform(weight->data.begin(), weight->data.end(), slab.data() + entry.offset,
                     [](double value) { return static_cast<T>(value); });
    }
    return {};
  }
  void outputs(const std::string& prefix, WorstTensor& worst) {
    const EncoderShape& shape = encoder_.shape();
    worst.tensor(tensors_, prefix + "features", count_, shape.features, kEncoderFeatures,
                 [&](std::size_t s) { return encoder_.features(s); });
    worst.tensor(tensors_, prefix + "logits", count_, shape.classes, kEncoderLogits,
                 [&](std::size_t s) { return encoder_.logits(s); });
  }
  double judge() {
    const auto& targets = tensors_.find("in.labels")->data;
    const std::size_t classes = encoder_.shape().classes;
    const double weight = 1 / static_cast<double>(count_);
    double loss = 0;
    for (std::size_t s = 0; s < count_; ++s) {
      const auto row = targets.begin() + static_cast<std::ptrdiff_t>(s * classes);
      const auto target = static_cast<std::size_t>(
          std::max_element(row, row + static_cast<std::ptrdiff_t>(classes)) - row);
      loss += weight *
              crossEntropy<T>(encoder_.logits(s), target, weight, encoder_.logitGradient(s)).loss;
    }
    return loss;
  }
  void each(const ParamLayout& layout, const char* prefix, const T* slab, double tolerance,
            WorstTensor& worst) {
    for (const ParamEntry& entry : layout.entries()) {
      worst.tensor(tensors_, prefix + entry.name, 1, entry.size(), tolerance,
                   [&](std::size_t) { return slab + entry.offset; });
    }
  }

  const ParityFixture& fixture_;
  const FixtureTensors& tensors_;
  std::size_t count_;
  Encoder<T> encoder_;
};

template <class T>
Status compareIn(const ParityFixture& fixture, const FixtureTensors& tensors,
                 const EncoderShape& shape, WorstTensor& worst) {
  EncoderComparison<T> comparison(fixture, tensors, shape);
  if (auto loaded = comparison.load(); !loaded) return loaded;
  comparison.compare(worst);
  return {};
}

}  // namespace

std::optional<Result<VerifyEntry>> compareEncoder(const ParityFixture& fixture) {
  if (!fixture.entry->isObject() || memberText(*fixture.entry, "kind") != "encoder") return {};
  auto file = readSafetensors(fixture.folder / memberText(*fixture.entry, "file"));
  if (!file) return Result<VerifyEntry>(file.error());
  const FixtureTensors tensors(std::move(file).value());
  const auto shape = shapeGivenBy(fixture, tensors);
  if (!shape) return Result<VerifyEntry>(shape.error());
  WorstTensor worst(fixture.id);
  for (const auto& compared : {compareIn<double>(fixture, tensors, *shape, worst),
                               compareIn<float>(fixture, tensors, *shape, worst)}) {
    if (!compared) return Result<VerifyEntry>(compared.error());
  }
  return Result<VerifyEntry>(worst.entry());
}

}  // namespace icl::mixture
