#include "core/experiments/mixture/state.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/base/result.h"
#include "core/experiments/mixture/encoder/items.h"

namespace icl::mixture {
namespace {

constexpr std::size_t kFacts = 14;
constexpr std::size_t kCorrelationParts = 5;

/// The single numbers of a state, in the order of the tensor "facts".
std::array<double*, kFacts - 3> factsOf(State& state) {
  Evaluation& e = state.evaluation;
  return {&state.loss,
          &state.accuracy,
          &state.gradient_norm,
          &e.test,
          &e.icl,
          &e.flipped,
          &e.iwl,
          &e.cla,
          &state.t50,
          &state.scales.items,
          &state.scales.labels};
}

/// Edits one behind the other: kind, index, value, how many numbers of an item, and those.
std::vector<double> numbersOf(const std::vector<ExampleEdit>& edits) {
  std::vector<double> out;
  for (const ExampleEdit& edit : edits) {
    for (const double x :
         {static_cast<double>(edit.kind), static_cast<double>(edit.index),
          static_cast<double>(edit.value), static_cast<double>(edit.data.size())}) {
      out.push_back(x);
    }
    out.insert(out.end(), edit.data.begin(), edit.data.end());
  }
  return out;
}

std::vector<ExampleEdit> editsFrom(const std::vector<double>& numbers) {
  constexpr std::size_t kHead = 4;
  std::vector<ExampleEdit> edits;
  for (std::size_t at = 0; at + kHead <= numbers.size();) {
    const double* from = numbers.data() + at;
    const auto count = static_cast<std::size_t>(from[3]);
    if (count > numbers.size() - at - kHead || from[0] < 0 || from[0] > 3) break;
    edits.push_back({static_cast<ExampleEdit::Kind>(from[0]),
                     static_cast<std::size_t>(from[1]),
                     static_cast<std::int64_t>(from[2]),
                     {from + kHead, from + kHead + count}});
    at += kHead + count;
  }
  return edits;
}

Snapshot::Tensor vectorTensor(std::string name, std::vector<double> data) {
  const std::size_t count = data.size();
  return {std::move(name), {count}, std::move(data)};
}

void appendSlab(const ParamLayout& layout, const Buffer<float>& slab, const std::string& prefix,
                std::vector<Snapshot::Tensor>& out) {
  if (slab.size() == 0) return;
  for (const ParamEntry& entry : layout.entries()) {
    Snapshot::Tensor tensor;
    tensor.name = prefix + entry.name;
    if (entry.rows > 1) tensor.shape.push_back(entry.rows);
    tensor.shape.push_back(entry.cols);
    const auto part = slab.span().subspan(entry.offset, entry.size());
    tensor.data.assign(part.begin(), part.end());
    out.push_back(std::move(tensor));
  }
}

constexpr const char* kStartPrefix = "start.";
constexpr const char* kImagesName = "task.images-2";  // two halves of the seed that drew them

void appendTable(std::string name, const std::vector<float>& table, std::size_t dimension,
                 std::vector<Snapshot::Tensor>& out) {
  if (table.empty()) return;
  out.push_back({std::move(name),
                 {table.size() / dimension, dimension},
                 std::vector<double>(table.begin(), table.end())});
}

void appendTables(const Task& task, std::vector<Snapshot::Tensor>& out) {
  const TaskConfig& config = task.config();
  const TaskTables& tables = task.tables();
  appendTable("task.labels", tables.labels, config.dimension, out);
  appendTable("task.classes", tables.classes, config.dimension, out);
  appendTable("task.classes-2", tables.second, config.second.dimension, out);
  if (!tables.images) return;
  const std::uint64_t seed = tables.images->seed;
  out.push_back(vectorTensor(
      kImagesName, {static_cast<double>(seed & 0xffffffffU), static_cast<double>(seed >> 32)}));
}

using Found = const Snapshot::Tensor*;

Found find(const std::vector<Snapshot::Tensor>& tensors, const std::string& name) {
  const auto at = std::find_if(tensors.begin(), tensors.end(),
                               [&](const Snapshot::Tensor& t) { return t.name == name; });
  return at == tensors.end() ? nullptr : &*at;
}

Status missing(const std::string& name, std::size_t count) {
  return Error{Message{ICL_TR("the checkpoint must hold %1 numbers named %2; it is one of another "
                              "model"),
                       {std::to_string(count), name}},
               name};
}

Status readSlab(const std::vector<Snapshot::Tensor>& tensors, const ParamLayout& layout,
                const std::string& prefix, bool required, Buffer<float>& slab) {
  if (slab.size() == 0) return {};
  for (const ParamEntry& entry : layout.entries()) {
    const Found tensor = find(tensors, prefix + entry.name);
    const auto part = slab.span().subspan(entry.offset, entry.size());
    if (tensor == nullptr || tensor->data.size() != entry.size()) {
      if (required) return missing(prefix + entry.name, entry.size());
      std::fill(part.begin(), part.end(), 0.0F);
      continue;
    }
    std::transform(tensor->data.begin(), tensor->data.end(), part.begin(),
                   [](double x) { return static_cast<float>(x); });
  }
  return {};
}

}  // namespace

void Correlation::add(double count, double x, double y) {
  const double dx = x - mean_x, dy = y - mean_y;
  mean_x += dx / count;
  mean_y += dy / count;
  squares_x += dx * (x - mean_x);
  squares_y += dy * (y - mean_y);
  products += dx * (y - mean_y);
}

double Correlation::value() const {
  const double scale = std::sqrt(squares_x * squares_y);
  return scale > 0 ? products / scale : kUnknown;
}

void record(State& state, const Evaluation& evaluation, std::uint64_t step, double transition) {
  const double before = state.evaluation.icl, now = evaluation.icl;
  if (std::isnan(state.t50) && state.evaluations > 0 && before < transition && now >= transition) {
    const auto from = static_cast<double>(state.evaluated_at);
    const double part = (transition - before) / (now - before);
    state.t50 = from + part * (static_cast<double>(step) - from);
  }
  state.evaluation = evaluation;
  state.evaluated_at = step;
  ++state.evaluations;
  state.correlations.resize(evaluation.heads.size() * kMeasures);
  for (std::size_t i = 0; i < state.correlations.size(); ++i) {
    state.correlations[i].add(static_cast<double>(state.evaluations),
                              evaluation.heads[i / kMeasures][i % kMeasures], now);
  }
}

std::size_t PretrainSnapshot::bytes() const {
  const EncoderPart& encoder = state_.encoder;
  const std::size_t numbers = state_.params.size() + state_.moments.first.size() +
                              state_.moments.second.size() + encoder.weights.size() +
                              encoder.moments.first.size() + encoder.moments.second.size();
  return sizeof(*this) + numbers * sizeof(float) +
         state_.correlations.size() * sizeof(Correlation) + config_.map().size() * 160 +
         layout_.entries().size() * sizeof(ParamEntry);
}

std::vector<Snapshot::Tensor> PretrainSnapshot::tensors() const {
  std::vector<Tensor> out;
  appendSlab(layout_, state_.params, "", out);
  appendSlab(layout_, state_.moments.first, "optimizer.first.", out);
  appendSlab(layout_, state_.moments.second, "optimizer.second.", out);
  State copy = state_;
  std::vector<double> facts;
  for (const double* fact : factsOf(copy)) facts.push_back(*fact);
  for (const std::uint64_t count : {state_.updates, state_.evaluations, state_.evaluated_at}) {
    facts.push_back(static_cast<double>(count));
  }
  out.push_back(vectorTensor("facts", std::move(facts)));
  std::vector<double> heads, correlations, frozen;
  for (const HeadMeasures& head : state_.evaluation.heads) {
    heads.insert(heads.end(), head.begin(), head.end());
  }
  for (const Correlation& c : state_.correlations) {
    for (const double x : {c.mean_x, c.mean_y, c.squares_x, c.squares_y, c.products}) {
      correlations.push_back(x);
    }
  }
  for (const bool is_frozen : state_.frozen) frozen.push_back(is_frozen ? 1 : 0);
  out.push_back(vectorTensor("heads", std::move(heads)));
  out.push_back(vectorTensor("correlations", std::move(correlations)));
  out.push_back(vectorTensor("gates", state_.gates));
  out.push_back(vectorTensor("frozen", std::move(frozen)));
  if (!state_.edits.empty()) out.push_back(vectorTensor("edits", numbersOf(state_.edits)));
  if (task().config().paired()) {
    out.push_back(vectorTensor("scale-2", {state_.scales.second}));
  }
  appendTables(task(), out);
  if (origin_.start) appendSlab(layout_, *origin_.start, kStartPrefix, out);
  if (encoder_) appendEncoder(*encoder_, state_.encoder, origin_.encoder.get(), out);
  return out;
}

namespace {

void readHeads(const std::vector<Snapshot::Tensor>& tensors, State& state) {
  const Found heads = find(tensors, "heads"), correlations = find(tensors, "correlations");
  const std::size_t all = state.gates.size() * kMeasures;
  if (heads == nullptr || heads->data.size() != all) return;
  for (std::size_t i = 0; i < all; ++i) {
    state.evaluation.heads[i / kMeasures][i % kMeasures] = heads->data[i];
  }
  if (correlations == nullptr || correlations->data.size() != all * kCorrelationParts) return;
  state.correlations.resize(all);
  for (std::size_t i = 0; i < all; ++i) {
    const double* from = correlations->data.data() + i * kCorrelationParts;
    state.correlations[i] = {from[0], from[1], from[2], from[3], from[4]};
  }
}

}  // namespace

Status stateFromTensors(const std::vector<Snapshot::Tensor>& tensors, const ParamLayout& layout,
                        State& state) {
  State next = state;
  if (auto read = readSlab(tensors, layout, "", true, next.params); !read) return read;
  for (auto& [slab, prefix] : {std::pair(&next.moments.first, "optimizer.first."),
                               std::pair(&next.moments.second, "optimizer.second.")}) {
    if (auto read = readSlab(tensors, layout, prefix, false, *slab); !read) return read;
  }
  const Found facts = find(tensors, "facts");
  if (facts == nullptr || facts->data.size() != kFacts) return missing("facts", kFacts);
  const auto targets = factsOf(next);
  for (std::size_t i = 0; i < targets.size(); ++i) *targets[i] = facts->data[i];
  std::uint64_t* const counts[] = {&next.updates, &next.evaluations, &next.evaluated_at};
  for (std::size_t i = 0; i < 3; ++i) {
    *counts[i] = static_cast<std::uint64_t>(facts->data[targets.size() + i]);
  }
  readHeads(tensors, next);
  if (const Found gates = find(tensors, "gates");
      gates && gates->data.size() == next.gates.size()) {
    next.gates = gates->data;
  }
  if (const Found frozen = find(tensors, "frozen");
      frozen && frozen->data.size() == next.frozen.size()) {
    for (std::size_t i = 0; i < next.frozen.size(); ++i) next.frozen[i] = frozen->data[i] != 0;
  }
  const Found scale = find(tensors, "scale-2");
  next.scales.second = scale && scale->data.size() == 1 ? scale->data[0] : 1;
  const Found edits = find(tensors, "edits");
  next.edits = edits ? editsFrom(edits->data) : std::vector<ExampleEdit>{};
  state = std::move(next);
  return {};
}

TaskTables tablesFromTensors(const std::vector<Snapshot::Tensor>& tensors) {
  const auto table = [&](const char* name) {
    const Found found = find(tensors, name);
    std::vector<float> out;
    if (found == nullptr) return out;
    out.reserve(found->data.size());
    for (const double x : found->data) out.push_back(static_cast<float>(x));
    return out;
  };
  return {table("task.labels"), table("task.classes"), table("task.classes-2"), nullptr};
}

namespace {

/// The same as here, but of the seed that the checkpoint's run drew them with.
std::shared_ptr<const SecondImages> imagesFromTensors(const std::vector<Snapshot::Tensor>& tensors,
                                                      std::shared_ptr<const SecondImages> here) {
  const Found seed = find(tensors, kImagesName);
  if (seed == nullptr || seed->data.size() != 2) return here;
  const auto half = [&](std::size_t i) { return static_cast<std::uint64_t>(seed->data[i]); };
  return withSeed(std::move(here), half(0) | half(1) << 32);
}

}  // namespace

Result<Origin> originFromTensors(const std::vector<Snapshot::Tensor>& tensors,
                                 const ParamLayout& layout, const Origin& drawn,
                                 std::uint64_t seed) {
  if (find(tensors, kStartPrefix + layout.entries().front().name) == nullptr) return drawn;
  Buffer<float> start(layout.size());
  if (auto read = readSlab(tensors, layout, kStartPrefix, true, start); !read) return read.error();
  Origin origin;
  TaskTables tables = tablesFromTensors(tensors);
  tables.images = imagesFromTensors(tensors, drawn.task->tables().images);
  origin.task = std::make_shared<const Task>(drawn.task->config(), seed, std::move(tables));
  origin.start = std::make_shared<const Buffer<float>>(std::move(start));
  return origin;
}

Status decoderFromTensors(const std::vector<Snapshot::Tensor>& tensors, const ParamLayout& layout,
                          Buffer<float>& params) {
  for (const ParamEntry& entry : layout.entries()) {
    const Found tensor = find(tensors, entry.name);
    if (tensor == nullptr && entry.name.starts_with("projector.")) continue;
    if (tensor == nullptr || tensor->data.size() != entry.size()) {
      return missing(entry.name, entry.size());
    }
    std::transform(tensor->data.begin(), tensor->data.end(), params.data() + entry.offset,
                   [](double x) { return static_cast<float>(x); });
  }
  return {};
}

const PretrainSnapshot& pretrainOf(const Snapshot& snapshot) {
  const auto* own = dynamic_cast<const PretrainSnapshot*>(&snapshot);
  ICL_CHECK(own != nullptr, "a snapshot of another experiment");
  return *own;
}

}  // namespace icl::mixture
