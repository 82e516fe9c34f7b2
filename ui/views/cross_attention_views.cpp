#include "ui/views/cross_attention_views.h"

#include <algorithm>

#include "ui/views/depth_view.h"
#include "ui/views/plane_view.h"
#include "ui/views/prediction_view.h"

namespace icl::ui {
namespace {

template <class View>
ViewType view(const char* id, const char* title, std::function<bool(const ExperimentType&)> suits) {
  return {
      QString::fromLatin1(id), QString::fromUtf8(title), std::move(suits),
      [](SessionController& lab, QWidget* parent) -> LabView* { return new View(lab, parent); }};
}

}  // namespace

std::vector<ViewType> crossAttentionViewTypes() {
  return {
      view<PlaneView>("plane", QT_TRANSLATE_NOOP("ViewTypes", "Parameter plane"),
                      [](const ExperimentType& type) {
                        return type.probe("landscape") != nullptr &&
                               type.channelIndex("alpha") >= 0 && type.channelIndex("beta") >= 0;
                      }),
      view<PredictionView>("prediction", QT_TRANSLATE_NOOP("ViewTypes", "Prediction"),
                           [](const ExperimentType& type) {
                             return std::any_of(
                                 type.plates.begin(), type.plates.end(), [](const Plate& p) {
                                   return p.role == PlateRole::Curve && p.key != "budget";
                                 });
                           }),
      view<DepthView>(
          "depth", QT_TRANSLATE_NOOP("ViewTypes", "Risk against depth"),
          [](const ExperimentType& type) { return type.probe("depth-curve") != nullptr; }),
  };
}

}  // namespace icl::ui
