// What settings must fulfil together; each refusal says what would be right.
#include "core/experiments/mixture/config_rules.h"

namespace icl::mixture {
namespace {

std::string text(std::int64_t number) { return std::to_string(number); }

Error wrong(const char* key, const char* pattern, std::vector<std::string> arguments) {
  return Error{Message{pattern, std::move(arguments)}, key};
}

}  // namespace

Status checkClasses(const Config& c) {
  if (c.classes % c.labels != 0) {
    return wrong("classes",
                 ICL_TR("%1 classes cannot share %2 labels evenly: choose a multiple of %2"),
                 {text(c.classes), text(c.labels)});
  }
  if (c.new_classes % c.labels == 0) return {};
  return wrong("new-classes",
               ICL_TR("%1 new classes cannot share %2 labels evenly: choose a multiple of %2"),
               {text(c.new_classes), text(c.labels)});
}

Status checkBurstiness(const Config& c) {
  const std::int64_t copies = c.burstiness == 0 ? c.pairs / 2 : c.burstiness;
  if (c.burstiness >= c.pairs) {
    return wrong("burstiness",
                 ICL_TR("burstiness %1 leaves one class in a context of %2 pairs: choose at most "
                        "half as many copies as pairs"),
                 {text(c.burstiness), text(c.pairs)});
  }
  if (c.pairs % copies != 0) {
    return wrong("burstiness",
                 ICL_TR("%1 pairs cannot be filled with %2 copies of each class: choose a "
                        "burstiness that divides the number of pairs"),
                 {text(c.pairs), text(copies)});
  }
  if (!c.no_repeats || c.pairs / copies <= c.labels) return {};
  return wrong("no-repeats",
               ICL_TR("a context of %1 classes without repeated labels needs as many labels, not "
                      "%2"),
               {text(c.pairs / copies), text(c.labels)});
}

Status checkPositions(const Config& c) {
  if (c.positionBlock() > 0 && c.pairs > c.max_pairs) {
    return wrong("max-pairs",
                 ICL_TR("positions reach for %1 pairs, but a sequence has %2: choose max-pairs of "
                        "at least %2"),
                 {text(c.max_pairs), text(c.pairs)});
  }
  const std::int64_t width = c.positionBlock() + c.item_dimension;
  if (width % c.heads != 0) {
    return wrong("heads",
                 ICL_TR("a width of %1 cannot be shared by %2 heads: change heads or "
                        "item-dimension so that one divides the other"),
                 {text(width), text(c.heads)});
  }
  if (!c.rotated() || width / c.heads % 2 == 0) return {};
  return wrong("item-dimension",
               ICL_TR("rotary positions turn pairs of coordinates, so a head's size must be even, "
                      "not %1: change item-dimension by one"),
               {text(width / c.heads)});
}

Status checkSchedule(const Config& c) {
  if (c.schedule != RateSchedule::Cosine || c.warm_up_steps < c.schedule_steps) return {};
  return wrong("schedule-steps",
               ICL_TR("the cosine schedule ends at step %1, before its warm-up of %2 steps"),
               {text(c.schedule_steps), text(c.warm_up_steps)});
}

}  // namespace icl::mixture
