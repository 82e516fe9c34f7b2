#include "ui/views/cross_attention_views.h"

#include <algorithm>

#include <QCoreApplication>

#include "ui/plots/number_text.h"
#include "ui/probes/probe_answer.h"
#include "ui/probes/probe_view.h"
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

/// A picture of one probe, for experiments that have it.
ViewType probe(const char* id, const char* title, const char* probe_id,
               ProbeView::Headline headline) {
  const std::string asked = probe_id;
  return {QString::fromLatin1(id), QString::fromUtf8(title),
          [asked](const ExperimentType& type) { return type.probe(asked) != nullptr; },
          [asked, headline](SessionController& lab, QWidget* parent) -> LabView* {
            return new ProbeView(lab, parent, asked, headline);
          }};
}

QString descentHeadline(const ProbeAnswer& answer) {
  const double* off = answer.result.find("largest_difference");
  if (off == nullptr) return {};
  return QCoreApplication::translate("ViewTypes",
                                     "The stack is gradient descent: they differ by %1 at most")
      .arg(valueText(*off, 2));
}

/// How large a step may be, beside the one that is set.
QString stepHeadline(const ProbeAnswer& answer) {
  const double* limit = answer.result.find("step_limit");
  if (limit == nullptr) limit = answer.result.find("largest_stable");
  if (limit == nullptr) {
    return QCoreApplication::translate("ViewTypes", "No step that was tried ends below the start");
  }
  return QCoreApplication::translate("ViewTypes", "Steps up to %1 hold").arg(valueText(*limit, 4));
}

/// The risk with its error, and what its mean hides: prompts on which deeper stacks diverge.
QString shortHeadline(const ProbeAnswer& answer) {
  const auto value = [&answer](const char* label) {
    const double* found = answer.result.find(label);
    return found != nullptr ? *found : 0;
  };
  QString text = QCoreApplication::translate("ViewTypes", "Risk %1 on short prompts")
                     .arg(valueText(value("risk"), 4));
  if (value("standard_error") > 0) {
    text = QCoreApplication::translate("ViewTypes", "Risk %1 ± %2 on short prompts, median %3")
               .arg(valueText(value("risk"), 4), valueText(value("standard_error"), 2),
                    valueText(value("median"), 3));
  }
  if (value("diverging") > 0) {
    text += QStringLiteral("; ") +
            QCoreApplication::translate("ViewTypes", "%1 % of prompts diverge with depth")
                .arg(valueText(100 * value("diverging"), 2));
  }
  return text;
}

/// Where weights meet prompts of their own length and where they do not.
QString contextHeadline(const ProbeAnswer& answer) {
  const ProbeResult& r = answer.result;
  double own = 0, other = 0;
  for (int row = 0; row < r.rows; ++row) {
    for (int col = 0; col < r.cols; ++col) {
      const auto at = [&r](int i, int j) {
        return r.table[static_cast<std::size_t>(i) * static_cast<std::size_t>(r.cols) +
                       static_cast<std::size_t>(j)];
      };
      if (r.row_labels[static_cast<std::size_t>(row)] !=
          r.col_labels[static_cast<std::size_t>(col)]) {
        other = std::max(other, at(row, col));
      } else {
        own = std::max(own, at(row, col));
      }
    }
  }
  return QCoreApplication::translate(
             "ViewTypes", "Risk at most %1 at the length trained for, up to %2 at another")
      .arg(valueText(own, 3), valueText(other, 3));
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
      probe("contexts", QT_TRANSLATE_NOOP("ViewTypes", "Training against test length"),
            "context-matrix", contextHeadline),
      probe("short", QT_TRANSLATE_NOOP("ViewTypes", "Risk on short prompts"), "finite-context",
            shortHeadline),
      probe("steps", QT_TRANSLATE_NOOP("ViewTypes", "Step size"), "step-scan", stepHeadline),
      probe("descent", QT_TRANSLATE_NOOP("ViewTypes", "Attention as gradient descent"),
            "gradient-descent", descentHeadline),
  };
}

}  // namespace icl::ui
