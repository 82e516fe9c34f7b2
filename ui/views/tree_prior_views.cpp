#include "ui/views/tree_prior_views.h"

#include <algorithm>

#include <QCoreApplication>

#include "ui/plots/number_text.h"
#include "ui/probes/probe_answer.h"
#include "ui/probes/probe_view.h"
#include "ui/views/budget_view.h"
#include "ui/views/inference_parts.h"
#include "ui/views/key_patch_view.h"
#include "ui/views/limits_view.h"
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

QString lessonText(const char* text) { return QCoreApplication::translate("TreeMatrices", text); }

/// Of the routing matrix, the keys of one context and the belief about its leaf.
QString lessonOf(const Plate& plate, const PlateData& data, const RunTrack& run) {
  const TaskKind kind = taskKindOf(run);
  if (!kind.trained) {
    return lessonText(QT_TRANSLATE_NOOP("TreeMatrices", "Not trained yet: press Run."));
  }
  const bool choosing = kind.tree && kind.deep && kind.router;
  if (plate.key == "routing") {
    double met = 0;
    for (int r = 0; r < std::min(data.rows, data.cols); ++r) {
      met += data.data[static_cast<std::size_t>(r * data.cols + r)] / data.rows;
    }
    if (!kind.tree) {
      return lessonText(QT_TRANSLATE_NOOP(
          "TreeMatrices", "A row a layer: every context is asked the same, whatever it answers."));
    }
    if (!choosing) {
      return lessonText(QT_TRANSLATE_NOOP(
          "TreeMatrices", "The same keys whatever node the path has reached: nothing is routed."));
    }
    return met > 0.75
               ? lessonText(QT_TRANSLATE_NOOP(
                     "TreeMatrices",
                     "Close to the identity: a layer asks the node that the answers point to."))
               : lessonText(QT_TRANSLATE_NOOP("TreeMatrices",
                                              "Off the diagonal: single keys mix nodes, and only "
                                              "together they cover the path."));
  }
  if (plate.key == "keys") {
    return choosing
               ? lessonText(QT_TRANSLATE_NOOP(
                     "TreeMatrices",
                     "What each layer asks this context; below the first row another context has "
                     "other keys."))
               : lessonText(QT_TRANSLATE_NOOP(
                     "TreeMatrices", "What is asked, and it is the same for every context."));
  }
  if (!kind.tree) {
    return lessonText(QT_TRANSLATE_NOOP(
        "TreeMatrices", "What is left open depends on the questions only, never on the answers."));
  }
  return lessonText(QT_TRANSLATE_NOOP(
      "TreeMatrices",
      "Belief after each answer: a good question halves the leaves that are left, one bit."));
}

ViewType matrixOfTree(const char* id, const char* title) {
  return {QString::fromLatin1(id), QString::fromUtf8(title),
          [id](const ExperimentType& type) {
            return type.probe("inference") != nullptr && type.plateIndex(id) >= 0;
          },
          [id](SessionController& lab, QWidget* parent) -> LabView* {
            auto* view = new PlateView(
                lab, [id](const Plate& plate) { return plate.key == id; }, parent);
            view->setLesson(lessonOf);
            return view;
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
      treeView<LimitsView>("limits", QT_TRANSLATE_NOOP("ViewTypes", "What limits depth"),
                           asks("depth-limit")),
      treeView<KeyPatchView>("key-patch", QT_TRANSLATE_NOOP("ViewTypes", "Key patching"),
                             asks("key-patch")),
      treeView<VectorsView>("function-vectors", QT_TRANSLATE_NOOP("ViewTypes", "Function vectors"),
                            asks("function-vectors")),
      matrixOfTree("keys", QT_TRANSLATE_NOOP("ViewTypes", "Keys")),
      matrixOfTree("posterior", QT_TRANSLATE_NOOP("ViewTypes", "Leaf posterior")),
      {QStringLiteral("design"),
       QString::fromUtf8(QT_TRANSLATE_NOOP("ViewTypes", "Two-level designs")), asks("design"),
       [](SessionController& lab, QWidget* parent) -> LabView* {
         auto* view = new ProbeView(lab, parent, "design", designHeadline);
         view->explain(
             QCoreApplication::translate("DesignView", "noise of an answer"),
             QCoreApplication::translate("DesignView",
                                         "lean of the question, degrees (0: root, 90: children)"),
             QCoreApplication::translate(
                 "DesignView",
                 "Colour is the risk after one question. With little noise the best one leans: one "
                 "number then tells root and child at once, which is the non-linear decoder's "
                 "trick."));
         return view;
       }},
  };
}

}  // namespace icl::ui
