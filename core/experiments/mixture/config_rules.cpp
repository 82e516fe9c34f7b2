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
  if (c.joint_labels) return {};
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

Status checkSecondClasses(const Config& c) {
  if (c.joint_labels) return {};
  if (c.labels_2 > c.labels) {
    return wrong("labels-2",
                 ICL_TR("the second modality shares the first's %1 labels, so it cannot have %2: "
                        "choose at most %1"),
                 {text(c.labels), text(c.labels_2)});
  }
  if (c.classes_2 % c.labels_2 == 0) return {};
  return wrong("classes-2",
               ICL_TR("%1 classes cannot share %2 labels evenly: choose a multiple of %2"),
               {text(c.classes_2), text(c.labels_2)});
}

Status checkGroups(const Config& c) {
  if (!c.joint_labels) return {};
  if (c.groups_1 * c.groups_2 != c.labels) {
    return wrong(
        "groups-2",
        ICL_TR("%1 times %2 groups make %3 joint labels, but there are %4: choose groups "
               "whose product is the number of labels"),
        {text(c.groups_1), text(c.groups_2), text(c.groups_1 * c.groups_2), text(c.labels)});
  }
  if (c.classes % c.groups_1 != 0) {
    return wrong("classes",
                 ICL_TR("%1 classes cannot share %2 groups evenly: choose a multiple of %2"),
                 {text(c.classes), text(c.groups_1)});
  }
  if (c.classes_2 % c.groups_2 == 0) return {};
  return wrong("classes-2",
               ICL_TR("%1 classes cannot share %2 groups evenly: choose a multiple of %2"),
               {text(c.classes_2), text(c.groups_2)});
}

Status checkInitial(const Config& c) {
  if (!c.initial.empty()) return {};
  return wrong("initial",
               ICL_TR("write random, pretrain or the name of a stored run of the first stage"), {});
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
  const std::int64_t labels = c.paired() && !c.joint_labels ? c.labels_2 : c.labels;
  if (!c.no_repeats || c.pairs / copies <= labels) return {};
  return wrong("no-repeats",
               ICL_TR("a context of %1 classes without repeated labels needs as many labels, not "
                      "%2"),
               {text(c.pairs / copies), text(labels)});
}

Status checkPositions(const Config& c) {
  const auto tokens = static_cast<std::int64_t>(c.layout().tokens());
  if (c.positionBlock() > 0 && c.paired() && tokens > 2 * c.max_pairs + 1) {
    return wrong("max-pairs",
                 ICL_TR("positions reach for %1 tokens, but a sequence has %2: choose max-pairs of "
                        "at least %3"),
                 {text(2 * c.max_pairs + 1), text(tokens), text(tokens / 2)});
  }
  if (c.positionBlock() > 0 && !c.paired() && c.pairs > c.max_pairs) {
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
