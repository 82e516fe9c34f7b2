#include "core/experiments/checkpoint/scores.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace icl::checkpoint {
namespace {

// Processed (-1: not answered yet), answered, right, shown, loss.
constexpr std::size_t kAnswerParts = 5, kScoreParts = 2 + kTokenKinds;

double surpriseAt(std::span<const float> logits, int token) {
  double largest = -std::numeric_limits<double>::infinity(), sum = 0;
  for (const float x : logits) largest = std::max(largest, static_cast<double>(x));
  for (const float x : logits) sum += std::exp(static_cast<double>(x) - largest);
  return largest + std::log(sum) - static_cast<double>(logits[static_cast<std::size_t>(token)]);
}

Snapshot::Tensor tensorOf(std::string name, std::vector<double> data) {
  const std::size_t count = data.size();
  return {std::move(name), {count}, std::move(data)};
}

/// The vectors of a prompt's scores with the names of their tensors.
template <class Scored>
auto scoreParts(Scored& scores) {
  return std::array{std::pair{"previous", &scores.previous},
                    std::pair{"induction", &scores.induction},
                    std::pair{"previous.text", &scores.by_kind[0]},
                    std::pair{"previous.pads", &scores.by_kind[1]},
                    std::pair{"previous.after-image", &scores.by_kind[2]}};
}

}  // namespace

std::shared_ptr<const Outcome> scoreExample(const Subject& subject, std::size_t index,
                                            const Stop& stop, LastRow* row) {
  auto outcome = std::make_shared<Outcome>();
  auto prepared = subject.bench->prepare(subject.first + index, stop);
  if (!prepared || prepared->answer.empty()) return outcome;
  if (prepared->input.tokens.empty()) return nullptr;
  TextOptions<float> options;
  options.statistics = true;
  options.logit_rows = {prepared->input.tokens.size() - 1};
  options.open = subject.open;
  options.adapters = subject.adapters;
  options.stop = stop;
  TextResult<float> result = subject.bench->text().forward(prepared->input, options);
  if (!result.complete) return nullptr;
  outcome->processed = true;
  outcome->scores = promptScores(result, prepared->places, prepared->kinds);
  const auto logits = result.logitsOf(0);
  outcome->answered = likeliest(logits);
  outcome->loss = surpriseAt(logits, prepared->answer.front());
  const AnswerMarks marks = markAnswer(outcome->answered, prepared->answer, prepared->shown_first);
  outcome->right = marks.right;
  outcome->in_context = marks.in_context;
  if (row != nullptr) {
    *row = {index, std::move(prepared->input.tokens), std::move(result.last_row)};
  }
  return outcome;
}

std::vector<double> Summary::previous(Average average) const {
  return average == Average::Published ? means.previousPublished() : means.previous();
}

std::vector<double> Summary::induction(Average average) const {
  return average == Average::Published ? means.inductionPublished() : means.induction();
}

Summary summaryOf(const Outcomes& outcomes, std::size_t heads) {
  Summary summary;
  summary.means = ScoreMeans(heads);
  for (const auto& outcome : outcomes) {
    if (!outcome) continue;
    if (!outcome->processed) {
      summary.means.skip();
      continue;
    }
    summary.means.add(outcome->scores);
    ++summary.answered;
    summary.right += outcome->right ? 1 : 0;
    summary.in_context += outcome->in_context ? 1 : 0;
    summary.loss += outcome->loss;
  }
  return summary;
}

std::size_t bytesOf(const Scores& scores) {
  std::size_t bytes = sizeof(Scores) + scores.open.size();
  for (const auto& outcome : scores.outcomes) {
    if (!outcome) continue;
    bytes += sizeof(Outcome);
    for (const auto& [name, part] : scoreParts(outcome->scores)) {
      bytes += part->size() * sizeof(double);
    }
  }
  return bytes + (scores.row ? scores.row->weights.size() * sizeof(float) : 0);
}

void appendTensors(const Scores& scores, std::size_t heads, std::vector<Snapshot::Tensor>& out) {
  out.push_back(tensorOf("open", {scores.open.begin(), scores.open.end()}));
  std::vector<double> answers;
  std::array<std::vector<double>, kScoreParts> parts;
  for (const auto& outcome : scores.outcomes) {
    const Outcome none;
    const Outcome& one = outcome ? *outcome : none;
    const double known = outcome ? (one.processed ? 1 : 0) : -1;
    for (const double x : {known, static_cast<double>(one.answered), one.right ? 1.0 : 0.0,
                           one.in_context ? 1.0 : 0.0, one.loss}) {
      answers.push_back(x);
    }
    const auto from = scoreParts(one.scores);
    for (std::size_t p = 0; p < from.size(); ++p) {
      std::vector<double> row = *from[p].second;
      row.resize(heads, kUnknown);
      parts[p].insert(parts[p].end(), row.begin(), row.end());
    }
  }
  out.push_back({"answers", {scores.outcomes.size(), kAnswerParts}, std::move(answers)});
  const Outcome names;
  const auto named = scoreParts(names.scores);
  for (std::size_t p = 0; p < named.size(); ++p) {
    out.push_back({named[p].first, {scores.outcomes.size(), heads}, std::move(parts[p])});
  }
  if (!scores.row) return;
  const LastRow& row = *scores.row;
  out.push_back(tensorOf("row.tokens", {row.tokens.begin(), row.tokens.end()}));
  out.push_back(tensorOf("row.example", {static_cast<double>(row.example)}));
  out.push_back({"row", {heads, row.tokens.size()}, {row.weights.begin(), row.weights.end()}});
}

Result<const Snapshot::Tensor*> tensorNamed(const std::vector<Snapshot::Tensor>& tensors,
                                            const std::string& name, std::size_t size) {
  const auto at = std::find_if(tensors.begin(), tensors.end(),
                               [&](const Snapshot::Tensor& t) { return t.name == name; });
  if (at != tensors.end() && at->data.size() == size) return &*at;
  return Error{Message{ICL_TR("the stored state must hold %1 numbers named %2; it is one of "
                              "another model or of another number of examples"),
                       {std::to_string(size), name}},
               name};
}

namespace {

void rowFromTensors(const std::vector<Snapshot::Tensor>& tensors, std::size_t heads,
                    Scores& scores) {
  const auto find = [&](const char* name) -> const Snapshot::Tensor* {
    for (const Snapshot::Tensor& t : tensors) {
      if (t.name == name) return &t;
    }
    return nullptr;
  };
  scores.row = nullptr;
  const auto *tokens = find("row.tokens"), *example = find("row.example"), *row = find("row");
  if (tokens == nullptr || example == nullptr || row == nullptr) return;
  if (example->data.size() != 1 || row->data.size() != heads * tokens->data.size()) return;
  auto made = std::make_shared<LastRow>();
  made->example = static_cast<std::size_t>(example->data.front());
  for (const double id : tokens->data) made->tokens.push_back(static_cast<int>(id));
  for (const double a : row->data) made->weights.push_back(static_cast<float>(a));
  scores.row = std::move(made);
}

}  // namespace

Status scoresFromTensors(const std::vector<Snapshot::Tensor>& tensors, std::size_t heads,
                         Scores& scores) {
  const std::size_t count = scores.outcomes.size();
  const auto open = tensorNamed(tensors, "open", heads);
  if (!open) return open.error();
  const auto answers = tensorNamed(tensors, "answers", count * kAnswerParts);
  if (!answers) return answers.error();
  const Outcome names;
  const auto named = scoreParts(names.scores);
  std::array<const Snapshot::Tensor*, kScoreParts> parts{};
  for (std::size_t p = 0; p < named.size(); ++p) {
    const auto part = tensorNamed(tensors, named[p].first, count * heads);
    if (!part) return part.error();
    parts[p] = *part;
  }
  for (std::size_t h = 0; h < heads; ++h) scores.open[h] = (*open)->data[h] != 0 ? 1 : 0;
  for (std::size_t i = 0; i < count; ++i) {
    const double* from = (*answers)->data.data() + i * kAnswerParts;
    scores.outcomes[i] = nullptr;
    if (from[0] < 0) continue;
    auto outcome = std::make_shared<Outcome>();
    outcome->processed = from[0] > 0;
    outcome->answered = static_cast<int>(from[1]);
    outcome->right = from[2] != 0;
    outcome->in_context = from[3] != 0;
    outcome->loss = from[4];
    const auto to = scoreParts(outcome->scores);
    for (std::size_t p = 0; outcome->processed && p < to.size(); ++p) {
      const auto row = parts[p]->data.begin() + static_cast<std::ptrdiff_t>(i * heads);
      to[p].second->assign(row, row + static_cast<std::ptrdiff_t>(heads));
    }
    scores.outcomes[i] = std::move(outcome);
  }
  rowFromTensors(tensors, heads, scores);
  return {};
}

const ScoredSnapshot& scoredOf(const Snapshot& snapshot) {
  const auto* scored = dynamic_cast<const ScoredSnapshot*>(&snapshot);
  ICL_CHECK(scored != nullptr, "a snapshot of another experiment");
  return *scored;
}

}  // namespace icl::checkpoint
