#include "ui/views/mixture_views.h"

#include "ui/views/geometry_view.h"
#include "ui/views/mixture_accuracy_view.h"
#include "ui/views/mixture_answer_view.h"
#include "ui/views/mixture_circuit_view.h"

namespace icl::ui {
namespace {

template <class View>
ViewType mixtureView(const char* id, const char* title) {
  return {
      QString::fromLatin1(id), QString::fromUtf8(title), View::suits,
      [](SessionController& lab, QWidget* parent) -> LabView* { return new View(lab, parent); }};
}

}  // namespace

std::vector<ViewType> mixtureViewTypes() {
  return {
      mixtureView<AccuracyView>("accuracy", QT_TRANSLATE_NOOP("ViewTypes", "Accuracies")),
      mixtureView<CircuitView>("circuit",
                               QT_TRANSLATE_NOOP("ViewTypes", "Attention of every head")),
      mixtureView<AnswerView>("answer", QT_TRANSLATE_NOOP("ViewTypes", "Answer to the example")),
      mixtureView<GeometryView>("geometry", QT_TRANSLATE_NOOP("ViewTypes", "Geometry")),
  };
}

}  // namespace icl::ui
