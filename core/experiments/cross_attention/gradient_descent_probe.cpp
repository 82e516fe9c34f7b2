// The probe `gradient-descent`: in-context least squares beside the stack, on one prompt.
#include "core/experiments/cross_attention/in_context_descent.h"
#include "core/experiments/cross_attention/probes_parts.h"
#include "core/experiments/cross_attention/state.h"

namespace icl::cross_attention {
namespace {

Result<ProbeResult> run(const Snapshot& snapshot, const Values& arguments, std::stop_token) {
  const Config config = configOf(snapshot.config());
  const State& state = stateOf(snapshot);
  const ScalarStack stack(config, state.alpha, state.beta, state.gain);
  if (const Message why = whyNoDescent(stack, TokenRules(config)); !why.empty()) {
    return Error{why, "gradient-descent"};
  }
  const auto prompt = promptFor(config, arguments);
  if (!prompt) return prompt.error();
  const InContextDescent both = inContextDescent(stack, prompt.value());
  ProbeResult result;
  result.values = {{"step", both.step},
                   {"scale", both.scale},
                   {"yhat", both.rows.back().stack},
                   {"yhat_descent", both.rows.back().descent},
                   {"largest_difference", both.largestDifference()}};
  result.rows = static_cast<int>(both.rows.size());
  result.col_labels = {"layer", "stack", "descent", "difference", "loss"};
  result.cols = static_cast<int>(result.col_labels.size());
  for (std::size_t t = 0; t < both.rows.size(); ++t) {
    const auto& row = both.rows[t];
    const double numbers[] = {static_cast<double>(t), row.stack, row.descent,
                              row.stack - row.descent, row.loss};
    result.table.insert(result.table.end(), std::begin(numbers), std::end(numbers));
    result.row_labels.push_back("layer " + std::to_string(t));
  }
  return result;
}

}  // namespace

ProbeType gradientDescentProbe() {
  return {"gradient-descent",
          ICL_TR("Cross-attention is gradient descent"),
          ICL_TR("The stack's prediction after each layer beside as many steps of gradient descent "
                 "on the least squares of the prompt: steps of -β on responses times α/(-β). The "
                 "two agree to rounding, on any prompt."),
          promptArguments("gradient-descent"),
          {{"step", ICL_TR("size of a step of descent, -β")},
           {"scale", ICL_TR("factor on the responses, α/(-β); 1 where β = -α")},
           {"yhat", ICL_TR("prediction of the stack")},
           {"yhat_descent", ICL_TR("prediction of descent")},
           {"largest_difference",
            ICL_TR("largest difference after any layer, relative to predictions above 1")}},
          run};
}

}  // namespace icl::cross_attention
