// The probe `prompt`: the stack on one prompt, typed in or drawn from the prior.
#include <algorithm>
#include <cmath>

#include "core/base/json.h"
#include "core/base/text.h"
#include "core/experiments/cross_attention/prompt.h"
#include "core/experiments/cross_attention/state.h"

namespace icl::cross_attention {
namespace {

struct Arguments {
  std::string x{}, y{}, query{};
  std::int64_t seed = 1;
  int length = 0;
};

constexpr int kDefaultLength = 24;
/// Of a typed prompt: the largest that can be drawn.
constexpr Eigen::Index kLargestDimension = 256, kMostTokens = 4096;

}  // namespace

Schema promptArguments(const char* id) {
  return SchemaOf<Arguments>(id, ICL_TR("Example prompt"))
      .add(&Arguments::x, "x", ICL_TR("Tokens"))
      .help(ICL_TR("L rows of d numbers as JSON, one row a token; empty: the prompt is drawn."))
      .add(&Arguments::y, "y", ICL_TR("Responses"))
      .help(ICL_TR("L numbers as JSON, one a token."))
      .add(&Arguments::query, "query", ICL_TR("Query token"))
      .help(ICL_TR("d numbers as JSON."))
      .add(&Arguments::seed, "seed", ICL_TR("Seed of the prompt"))
      .range(0, 9007199254740992.0)
      .help(ICL_TR("Which prompt is drawn from the prior, where no tokens are given."))
      .add(&Arguments::length, "length", ICL_TR("Tokens of the prompt"))
      .range(0, 4096)
      .help(ICL_TR("Length of the prompt drawn; 0: the context length set, or 24 where that is "
                   "infinite."))
      .build();
}

namespace {

Error notNumbers(const char* key, const char* form) {
  return Error{Message{ICL_TR("must be %1 as JSON"), {form}}, key};
}

Result<Eigen::VectorXd> vectorFrom(const Json& json, const char* key, const char* form) {
  if (!json.isArray() || json.items().empty()) return notNumbers(key, form);
  Eigen::VectorXd out(static_cast<Eigen::Index>(json.items().size()));
  for (std::size_t i = 0; i < json.items().size(); ++i) {
    const Json& item = json.items()[i];
    if (!item.isNumber() || !std::isfinite(item.asNumber())) return notNumbers(key, form);
    out[static_cast<Eigen::Index>(i)] = item.asNumber();
  }
  return out;
}

Result<Eigen::VectorXd> parseVector(const std::string& text, const char* key, const char* form) {
  const auto json = Json::parse(text, key);
  if (!json) return json.error();
  return vectorFrom(json.value(), key, form);
}

Result<Eigen::MatrixXd> parseTokens(const std::string& text) {
  constexpr const char* kForm = "a list of tokens, each a list of as many numbers";
  const auto json = Json::parse(text, "x");
  if (!json) return json.error();
  if (!json.value().isArray() || json.value().items().empty()) return notNumbers("x", kForm);
  Eigen::MatrixXd out;
  Eigen::Index column = 0;
  for (const Json& row : json.value().items()) {
    auto token = vectorFrom(row, "x", kForm);
    if (!token) return token.error();
    if (column == 0) {
      out.resize(token->size(), static_cast<Eigen::Index>(json.value().items().size()));
    }
    if (token->size() != out.rows()) return notNumbers("x", kForm);
    out.col(column++) = token.value();
  }
  return out;
}

Result<Prompt> typedPrompt(const Values& arguments) {
  if (arguments.text("x").empty() || arguments.text("y").empty() ||
      arguments.text("query").empty()) {
    return Error{ICL_TR("x, y and query belong together: give all three, or none and a seed"),
                 "prompt"};
  }
  auto x = parseTokens(arguments.text("x"));
  if (!x) return x.error();
  auto y = parseVector(arguments.text("y"), "y", "a list of numbers");
  if (!y) return y.error();
  auto query = parseVector(arguments.text("query"), "query", "a list of numbers");
  if (!query) return query.error();
  if (y->size() != x->cols()) {
    return Error{Message{ICL_TR("has %1 numbers, but there are %2 tokens in x"),
                         {std::to_string(y->size()), std::to_string(x->cols())}},
                 "y"};
  }
  if (x->rows() > kLargestDimension || x->cols() > kMostTokens) {
    return Error{
        Message{ICL_TR("has %1 tokens of %2 numbers; a prompt has at most %3 tokens of %4"),
                {std::to_string(x->cols()), std::to_string(x->rows()), std::to_string(kMostTokens),
                 std::to_string(kLargestDimension)}},
        "x"};
  }
  if (query->size() != x->rows()) {
    return Error{Message{ICL_TR("has %1 numbers, but the tokens in x have %2"),
                         {std::to_string(query->size()), std::to_string(x->rows())}},
                 "query"};
  }
  Prompt prompt;
  prompt.x = std::move(x).value();
  prompt.y = std::move(y).value();
  prompt.query = std::move(query).value();
  return prompt;
}

}  // namespace

Result<Prompt> promptFor(const Config& config, const Values& arguments) {
  const bool typed = !arguments.text("x").empty() || !arguments.text("y").empty() ||
                     !arguments.text("query").empty();
  if (typed) return typedPrompt(arguments);
  auto length = static_cast<int>(arguments.integer("length"));
  if (length == 0) length = config.context > 0 ? config.context : kDefaultLength;
  return drawPrompt(config, static_cast<std::uint64_t>(arguments.integer("seed")), length);
}

namespace {

/// f_q after each layer, and the last prediction.
struct QueryPath {
  std::vector<Eigen::VectorXd> states{};
  double yhat = 0;
};

QueryPath pathOf(const Config& config, const ScalarStack& stack, const Prompt& prompt,
                 const std::stop_token& stop) {
  QueryPath path;
  if (polynomial(config)) {
    const PromptSpectrum spectrum(prompt);
    path.yhat = spectrum.predictions(stack).back();
    for (int t = 0; t <= stack.depth && !stop.stop_requested(); ++t) {
      path.states.push_back(spectrum.queryState(stack, t));
    }
    return path;
  }
  TokenStack tokens(stack.shape(), TokenRules(config));
  const auto trace = tokens.trace(prompt.x, prompt.y, prompt.query, stack.weights());
  path.yhat = trace.predictions.back();
  for (const Eigen::MatrixXd& state : trace.states) path.states.push_back(state.rightCols(1));
  return path;
}

Error tooLarge(const ScalarStack& stack) {
  return Error{Message{ICL_TR("the stack's answer at alpha %1, beta %2 is larger than a number can "
                              "hold: choose weights nearer 0 or fewer layers"),
                       {exactNumber(stack.alpha), exactNumber(stack.beta)}},
               "alpha"};
}

Result<ProbeResult> run(const Snapshot& snapshot, const Values& arguments, std::stop_token stop) {
  const Config config = configOf(snapshot.config());
  const auto prompt = promptFor(config, arguments);
  if (!prompt) return prompt.error();
  const State& state = stateOf(snapshot);
  const ScalarStack stack(config, state.alpha, state.beta, state.gain);
  const QueryPath path = pathOf(config, stack, prompt.value(), stop);
  ProbeResult result;
  result.values.emplace_back("yhat", path.yhat);
  if (std::isfinite(prompt->bayes)) {
    result.values.emplace_back("bayes", prompt->bayes);
    result.values.emplace_back("truth", prompt->truth);
  }
  result.rows = static_cast<int>(path.states.size());
  result.cols = static_cast<int>(prompt->query.size());
  for (int t = 0; t < result.rows; ++t) {
    const Eigen::VectorXd& f = path.states[static_cast<std::size_t>(t)];
    result.table.insert(result.table.end(), f.begin(), f.end());
    result.row_labels.push_back("layer " + std::to_string(t));
  }
  const auto finite = [](double value) { return std::isfinite(value); };
  if (!finite(result.values.front().second) ||
      !std::all_of(result.table.begin(), result.table.end(), finite)) {
    return tooLarge(stack);
  }
  for (int k = 0; k < result.cols; ++k) result.col_labels.push_back("f" + std::to_string(k + 1));
  return result;
}

}  // namespace

ProbeType promptProbe() {
  return {"prompt",
          ICL_TR("Example prompt"),
          ICL_TR("The stack's prediction on one prompt, typed in or drawn from the prior, and the "
                 "query's state f_q after each layer."),
          promptArguments("prompt"),
          {{"yhat", ICL_TR("prediction of the stack")},
           {"bayes", ICL_TR("prediction with the task known; only for a drawn prompt")},
           {"truth", ICL_TR("the query's response; only for a drawn prompt")}},
          run};
}

}  // namespace icl::cross_attention
