#include "ui/views/common_views.h"

#include <algorithm>

#include "ui/probes/probe_view.h"
#include "ui/views/before_after_view.h"
#include "ui/views/channel_view.h"
#include "ui/views/difference_view.h"
#include "ui/views/equation_view.h"
#include "ui/views/head_view.h"
#include "ui/views/plate_view.h"

namespace icl::ui {
namespace {

bool hasPlate(const ExperimentType& type, const std::function<bool(const Plate&)>& wanted) {
  return std::any_of(type.plates.begin(), type.plates.end(), wanted);
}

ViewType channels(const char* id, const char* title, std::initializer_list<Role> roles,
                  std::vector<ChannelChoice> (*choices)(const std::vector<Channel>&)) {
  const std::vector<Role> kinds = roles;
  return {QString::fromLatin1(id), QString::fromUtf8(title),
          [kinds](const ExperimentType& type) {
            // What settings add are strengths, one a layer and head.
            const bool strengths =
                std::find(kinds.begin(), kinds.end(), Role::Strength) != kinds.end();
            if (strengths && type.more_channels) return true;
            return std::any_of(type.channels.begin(), type.channels.end(), [&](const Channel& c) {
              return std::find(kinds.begin(), kinds.end(), c.role) != kinds.end();
            });
          },
          [choices](SessionController& lab, QWidget* parent) -> LabView* {
            return new ChannelView(lab, choices, parent);
          }};
}

ViewType plates(const char* id, const char* title, std::function<bool(const Plate&)> wanted) {
  return {QString::fromLatin1(id), QString::fromUtf8(title),
          [wanted](const ExperimentType& type) { return hasPlate(type, wanted); },
          [wanted](SessionController& lab, QWidget* parent) -> LabView* {
            return new PlateView(lab, wanted, parent);
          }};
}

std::function<bool(const Plate&)> ofRole(PlateRole role) {
  return [role](const Plate& plate) { return plate.role == role; };
}

}  // namespace

std::vector<ViewType> commonViewTypes() {
  return {
      channels("loss", QT_TRANSLATE_NOOP("ViewTypes", "Loss"), {Role::Loss, Role::Excess},
               lossChoices),
      plates("whitening", QT_TRANSLATE_NOOP("ViewTypes", "Whitening"),
             ofRole(PlateRole::Whitening)),
      plates("gram", QT_TRANSLATE_NOOP("ViewTypes", "Gram matrix"), ofRole(PlateRole::Gram)),
      plates("attention", QT_TRANSLATE_NOOP("ViewTypes", "Attention"),
             ofRole(PlateRole::Attention)),
      plates("tokens", QT_TRANSLATE_NOOP("ViewTypes", "Tokens"), ofRole(PlateRole::Tokens)),
      plates("matrices", QT_TRANSLATE_NOOP("ViewTypes", "Weights"),
             [](const Plate& plate) {
               return plate.role == PlateRole::Weights || plate.role == PlateRole::Posterior;
             }),
      channels("parameters", QT_TRANSLATE_NOOP("ViewTypes", "Parameters"), {Role::Parameter},
               parameterChoices),
      channels("measures", QT_TRANSLATE_NOOP("ViewTypes", "Other measures"),
               {Role::Gradient, Role::Distance, Role::Accuracy, Role::Strength, Role::LogExcess},
               otherChoices),
      {QStringLiteral("equations"), QString::fromUtf8(QT_TRANSLATE_NOOP("ViewTypes", "Equations")),
       [](const ExperimentType& type) { return static_cast<bool>(type.equations); },
       [](SessionController& lab, QWidget* parent) -> LabView* {
         return new EquationView(lab, parent);
       }},
      {QStringLiteral("difference"),
       QString::fromUtf8(QT_TRANSLATE_NOOP("ViewTypes", "Difference")),
       [](const ExperimentType& type) { return !lossChoices(type.channels).empty(); },
       [](SessionController& lab, QWidget* parent) -> LabView* {
         return new DifferenceView(lab, parent);
       }},
      {QStringLiteral("before-after"),
       QString::fromUtf8(QT_TRANSLATE_NOOP("ViewTypes", "Before and after")),
       [](const ExperimentType& type) { return hasPlate(type, ofRole(PlateRole::Attention)); },
       [](SessionController& lab, QWidget* parent) -> LabView* {
         return new BeforeAfterView(lab, parent);
       }},
      {QStringLiteral("heads"), QString::fromUtf8(QT_TRANSLATE_NOOP("ViewTypes", "Heads")),
       [](const ExperimentType& type) {
         const auto defaults = type.schema.complete({});
         return defaults && !headChannels(type.channelsOf(defaults.value())).empty();
       },
       [](SessionController& lab, QWidget* parent) -> LabView* {
         return new HeadView(lab, parent);
       }},
      {QStringLiteral("probe"), QString::fromUtf8(QT_TRANSLATE_NOOP("ViewTypes", "Probe")),
       [](const ExperimentType& type) { return !type.probes.empty(); },
       [](SessionController& lab, QWidget* parent) -> LabView* {
         return new ProbeView(lab, parent);
       }},
  };
}

}  // namespace icl::ui
