// What may be changed in a run from outside, and how the changes are called.
#include <utility>

#include "core/experiments/mixture/channels.h"
#include "core/experiments/mixture/pretrain.h"

namespace icl::mixture {
namespace {

Field amount(const char* title, double min, double max, double fallback) {
  Field field;
  field.key = "value";
  field.title = title;
  field.kind = Kind::Real;
  field.min = min;
  field.max = max;
  field.fallback = fallback;
  return field;
}

std::size_t settingOf(const Values& complete, std::string_view key) {
  return static_cast<std::size_t>(complete.integer(key));
}

std::vector<InterventionType> interventions(std::vector<std::string> inputs, bool encoded = false) {
  Field frozen;
  frozen.key = "frozen";
  frozen.title = ICL_TR("Frozen");
  frozen.kind = Kind::Toggle;
  frozen.fallback = true;
  return {
      {"head-gate", ICL_TR("Head gate"),
       ICL_TR("Multiplies what a head puts out: 0 takes the head away, in training as well as in "
              "the tests; everything else stays, and the residual stream passes by."),
       amount(ICL_TR("Gate"), 0, 1, 0.0),
       [](const Values& complete) {
         return headNames(settingOf(complete, "layers"), settingOf(complete, "heads"));
       }},
      {"freeze-block", ICL_TR("Freeze a block"),
       ICL_TR("Holds all weights of a block; the others go on learning."), frozen,
       [encoded](const Values& complete) {
         std::vector<std::string> names;
         if (encoded) names.emplace_back(kEncoderTarget);
         for (std::size_t l = 0; l < settingOf(complete, "layers"); ++l) {
           names.push_back("layer" + std::to_string(l));
         }
         return names;
       }},
      {"scale-input", ICL_TR("Scale the input"),
       ICL_TR("Multiplies the embeddings of all items (the query's, too) or of all labels, in "
              "training as well as in the tests; 0 takes them away and leaves their positions. "
              "items-2 are the second modality's, before the projector."),
       amount(ICL_TR("Scale"), 0, 1, 0.0),
       [inputs = std::move(inputs)](const Values&) { return inputs; }},
      {"edit-example", ICL_TR("Edit the example"),
       ICL_TR(
           "Changes the example sequence on the screen alone: the label of a pair (its number), "
           "an item (the number of a training class, or the item's own numbers as data; copy: the "
           "number of another place to copy from), or all labels moved on by so many (shift). -1 "
           "undoes; the target all undoes everything."),
       amount(ICL_TR("Value"), -1, 1'048'575, -1.0),
       [](const Values& complete) { return editTargets(settingOf(complete, "pairs")); }},
  };
}

}  // namespace

std::vector<InterventionType> pretrainInterventions() { return interventions({"items", "labels"}); }

std::vector<InterventionType> projectorInterventions() {
  return interventions({"items", "labels", "items-2"});
}

std::vector<InterventionType> jointInterventions() {
  return interventions({"items", "labels", "items-2"}, true);
}

}  // namespace icl::mixture
