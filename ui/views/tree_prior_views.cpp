#include "ui/views/tree_prior_views.h"

#include "ui/plots/number_text.h"
#include "ui/probes/probe_answer.h"
#include "ui/probes/probe_view.h"
#include "ui/views/budget_view.h"
#include "ui/views/key_patch_view.h"
#include "ui/views/plate_view.h"
#include "ui/views/tree_view.h"
#include "ui/views/vectors_view.h"

namespace icl::ui {
namespace {

std::function<bool(const ExperimentType&)> asks(const char* probe) {
  return [probe](const ExperimentType& type) { return type.probe(probe) != nullptr; };
}

template <class View>
ViewType treeView(const char* id, const char* title,
                  std::function<bool(const ExperimentType&)> suits) {
  return {
      QString::fromLatin1(id), QString::fromUtf8(title), std::move(suits),
      [](SessionController& lab, QWidget* parent) -> LabView* { return new View(lab, parent); }};
}

ViewType matrixOfTree(const char* id, const char* title) {
  return {QString::fromLatin1(id), QString::fromUtf8(title),
          [id](const ExperimentType& type) {
            return type.probe("inference") != nullptr && type.plateIndex(id) >= 0;
          },
          [id](SessionController& lab, QWidget* parent) -> LabView* {
            return new PlateView(
                lab, [id](const Plate& plate) { return plate.key == id; }, parent);
          }};
}

QString designHeadline(const ProbeAnswer& answer) {
  const double* tilt = answer.result.find("tilt_degrees");
  const double* critical = answer.result.find("critical");
  if (tilt == nullptr || critical == nullptr) return {};
  return QCoreApplication::translate(
             "DesignView",
             "The best first question leans by %1° here; above a noise of %2 not at all")
      .arg(fixedText(*tilt, 1), valueText(*critical, 3));
}

}  // namespace

std::vector<ViewType> treePriorViewTypes() {
  return {
      treeView<TreeView>("tree", QT_TRANSLATE_NOOP("ViewTypes", "Tree"), asks("inference")),
      matrixOfTree("routing", QT_TRANSLATE_NOOP("ViewTypes", "Routing")),
      treeView<BudgetView>(
          "budget", QT_TRANSLATE_NOOP("ViewTypes", "Risk against budget"),
          [](const ExperimentType& type) { return type.plateIndex("budget") >= 0; }),
      treeView<KeyPatchView>("key-patch", QT_TRANSLATE_NOOP("ViewTypes", "Key patching"),
                             asks("key-patch")),
      treeView<VectorsView>("function-vectors", QT_TRANSLATE_NOOP("ViewTypes", "Function vectors"),
                            asks("function-vectors")),
      matrixOfTree("keys", QT_TRANSLATE_NOOP("ViewTypes", "Keys")),
      matrixOfTree("posterior", QT_TRANSLATE_NOOP("ViewTypes", "Leaf posterior")),
      {QStringLiteral("design"),
       QString::fromUtf8(QT_TRANSLATE_NOOP("ViewTypes", "Two-level designs")), asks("design"),
       [](SessionController& lab, QWidget* parent) -> LabView* {
         return new ProbeView(lab, parent, "design", designHeadline);
       }},
  };
}

}  // namespace icl::ui
