#include "core/experiments/mixture/parity_given.h"

namespace icl::mixture {

Error damaged(const ParityFixture& fixture, const char* pattern, std::vector<std::string> texts) {
  return Error{Message{pattern, std::move(texts)}, fixture.id};
}

std::string textOf(const Json& entry, std::string_view key) {
  const Json* member = entry.find(key);
  return member != nullptr && member->isString() ? member->asString() : std::string();
}

namespace {

double givenNumber(const Json& entry, std::string_view key, double fallback) {
  const Json* member = entry.find(key);
  return member != nullptr && member->isNumber() ? member->asNumber() : fallback;
}

Rotation rotationOf(const std::string& name) {
  if (name == "published") return Rotation::Published;
  return name.empty() ? Rotation::None : Rotation::Standard;
}

/// With two modalities the rows come without their block of positions, and the second items apart.
Status giveProjector(const ParityFixture& fixture, const FixtureTensors& tensors, Given& given) {
  const Tensor* first = tensors.find("in.x_m1");
  const Tensor* second = tensors.find("in.x_m2");
  const Tensor* shifts = tensors.find("in.shifts");
  const auto width = static_cast<std::size_t>(givenNumber(*fixture.entry, "dim", 0));
  const std::size_t embedding = first->shape[2], block = width - embedding;
  const bool fits = width >= embedding && given.tokens == 3 * given.pairs + 2 &&
                    second != nullptr && second->shape.size() == 3 &&
                    second->shape[0] == given.batch && second->shape[1] == given.items() &&
                    (block == 0 || (shifts != nullptr && shifts->data.size() == given.batch));
  if (!fits) {
    return damaged(fixture,
                   ICL_TR("dim, N and the tensors in.x_m1, in.x_m2 and in.shifts must "
                          "describe sequences of two modalities"),
                   {});
  }
  given.shape.width = width;
  given.shape.projector = {second->shape[2], embedding,
                           tensors.find("w.projector.fc3.weight") != nullptr, block};
  const Json* frozen = fixture.entry->find("freeze_layers");
  given.frozen = frozen != nullptr && frozen->isBool() && frozen->asBool();
  return {};
}

}  // namespace

Result<Given> givenBy(const ParityFixture& fixture, const FixtureTensors& tensors) {
  const Json& entry = *fixture.entry;
  const bool paired = textOf(entry, "kind") == "multimodal";
  const Tensor* x = tensors.find(paired ? "in.x_m1" : "in.x");
  const Tensor* labels = tensors.find("in.labels");
  if (x == nullptr || x->shape.size() != 3 || labels == nullptr || labels->shape.size() != 2) {
    return damaged(fixture, ICL_TR("the tensors %1 and in.labels are missing or misshapen"),
                   {paired ? "in.x_m1" : "in.x"});
  }
  Given given;
  DecoderShape& shape = given.shape;
  given.batch = x->shape[0];
  given.tokens = x->shape[1];
  given.pairs =
      static_cast<std::size_t>(givenNumber(entry, "N", static_cast<double>(given.tokens - 1) / 2));
  shape.width = x->shape[2];
  shape.labels = labels->shape[1];
  if (paired) {
    if (auto whole = giveProjector(fixture, tensors, given); !whole) return whole.error();
  }
  shape.layers = static_cast<std::size_t>(givenNumber(entry, "layers", 0));
  shape.heads = static_cast<std::size_t>(givenNumber(entry, "heads", 0));
  if (shape.layers == 0 || shape.heads == 0 || shape.width % shape.heads != 0) {
    return damaged(fixture, ICL_TR("layers and heads must be given, and heads divide the width"),
                   {});
  }
  const std::string positions = textOf(entry, "positions");
  if (positions == "rotary") shape.rotation = Rotation::Standard;
  if (positions == "rotary-published") shape.rotation = Rotation::Published;
  if (positions == "hybrid") shape.rotation = rotationOf(textOf(entry, "hybrid_rotation"));
  shape.alibi = positions == "alibi";
  shape.rotary_base = givenNumber(entry, "rope_theta", shape.rotary_base);
  shape.norm_eps = givenNumber(entry, "norm_eps", shape.norm_eps);
  shape.residual_scale = givenNumber(entry, "residual_scale", 1);
  shape.gated = textOf(entry, "activation") == "swiglu";
  shape.norm = tensors.find("w.norm.weight") != nullptr;
  shape.project = tensors.find("w.layers.0.attn.wo.weight") != nullptr;
  shape.bias = tensors.find("w.layers.0.mlp.fc1.bias") != nullptr;
  return given;
}

}  // namespace icl::mixture
