// What the second stage answers without one of its modalities: accuracy with its items at zero.
#include <cmath>
#include <numeric>

#include "core/experiments/mixture/probes.h"
#include "core/experiments/mixture/probes_parts.h"

namespace icl::mixture {
namespace {

struct WithoutArguments {
  AskedSet set = AskedSet::Icl;
  std::int64_t sequences = 500;
};

Schema withoutArguments() {
  SchemaOf<WithoutArguments> schema("zeroing", {});
  addSet(schema, &WithoutArguments::set)
      .add(&WithoutArguments::sequences, "sequences", ICL_TR("Sequences"))
      .range(10, 10000)
      .log()
      .help(ICL_TR("Sequences that are answered with and without."));
  return schema.build();
}

Result<ProbeResult> runWithout(const Snapshot& snapshot, const Values& arguments, std::stop_token) {
  const Asked asked(snapshot);
  const auto count = static_cast<std::size_t>(arguments.integer("sequences"));
  Evaluator evaluator(asked.task(), asked.config.layout(), asked.decoder.shape(), count);
  std::vector<std::uint8_t> right;
  const auto accuracy = [&](const InputScales& scales) {
    evaluator.answers(asked.decoder, asked.options, scales, setNamed(arguments.text("set")), count,
                      right);
    return std::accumulate(right.begin(), right.end(), 0.0) / static_cast<double>(count);
  };
  InputScales first = asked.state().scales, second = first;
  first.items = 0;
  second.second = 0;
  ProbeResult result;
  const double whole = accuracy(asked.state().scales);
  result.values = {{"accuracy", whole},
                   {"without_1", accuracy(first)},
                   {"without_2", accuracy(second)},
                   {"standard_error", std::sqrt(whole * (1 - whole) / static_cast<double>(count))}};
  return result;
}

}  // namespace

ProbeType withoutModalityProbe() {
  return {"zeroing",
          ICL_TR("A modality taken away"),
          ICL_TR("Accuracy when the items of one modality are zero, with their places left."),
          withoutArguments(),
          {{"accuracy", ICL_TR("accuracy with both")},
           {"without_1", ICL_TR("without the first modality")},
           {"without_2", ICL_TR("without the second modality")},
           {"standard_error", ICL_TR("of the accuracy with both")}},
          runWithout};
}

}  // namespace icl::mixture
