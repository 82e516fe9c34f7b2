// The probe `prompt`: the stack on one prompt, typed in or drawn from the prior.
#include <cmath>

#include "core/base/json.h"
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

Schema argumentsSchema() {
  return SchemaOf<Arguments>("prompt", ICL_TR("Example prompt"))
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

Result<Prompt> promptFor(const Config& config, const Values& arguments) {
  const bool typed = !arguments.text("x").empty() || !arguments.text("y").empty() ||
                     !arguments.text("query").empty();
  if (typed) return typedPrompt(arguments);
  auto length = static_cast<int>(arguments.integer("length"));
  if (length == 0) length = config.context > 0 ? config.context : kDefaultLength;
  return drawPrompt(config, static_cast<std::uint64_t>(arguments.integer("seed")), length);
}

Result<ProbeResult> run(const Snapshot& snapshot, const Values& arguments, std::stop_token stop) {
  const Config config = configOf(snapshot.config());
  auto prompt = promptFor(config, arguments);
  if (!prompt) return prompt.error();
  const PromptSpectrum spectrum(std::move(prompt).value());
  const ScalarStack stack(config, stateOf(snapshot).alpha, stateOf(snapshot).beta);
  ProbeResult result;
  result.values.emplace_back("yhat", spectrum.predictions(stack).back());
  if (std::isfinite(spectrum.prompt().bayes)) {
    result.values.emplace_back("bayes", spectrum.prompt().bayes);
    result.values.emplace_back("truth", spectrum.prompt().truth);
  }
  result.rows = stack.depth + 1;
  result.cols = spectrum.dimension();
  for (int t = 0; t <= stack.depth && !stop.stop_requested(); ++t) {
    const Eigen::VectorXd state = spectrum.queryState(stack, t);
    result.table.insert(result.table.end(), state.begin(), state.end());
    result.row_labels.push_back("layer " + std::to_string(t));
  }
  result.table.resize(static_cast<std::size_t>(result.rows * result.cols));
  for (int k = 0; k < result.cols; ++k) result.col_labels.push_back("f" + std::to_string(k + 1));
  return result;
}

}  // namespace

ProbeType promptProbe() {
  return {"prompt",
          ICL_TR("Example prompt"),
          ICL_TR("The stack's prediction on one prompt, typed in or drawn from the prior, and the "
                 "query's state f_q after each layer."),
          argumentsSchema(),
          {{"yhat", ICL_TR("prediction of the stack")},
           {"bayes", ICL_TR("prediction with the task known; only for a drawn prompt")},
           {"truth", ICL_TR("the query's response; only for a drawn prompt")}},
          run};
}

}  // namespace icl::cross_attention
