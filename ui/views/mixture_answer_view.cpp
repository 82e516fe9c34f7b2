#include "ui/views/mixture_answer_view.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QHelpEvent>
#include <QPainter>
#include <QToolButton>
#include <QToolTip>
#include <QVBoxLayout>

#include "ui/flow_layout.h"
#include "ui/plots/number_text.h"
#include "ui/views/figure_parts.h"
#include "ui/views/view_parts.h"

namespace icl::ui {
namespace {

struct BarLayout {
  QRectF plot{};
  double slot = 0;  // width of a bar with its gap
};

BarLayout layOut(std::size_t bars, const PlotTheme& theme, const QRectF& area) {
  const QFontMetricsF metrics(theme.small);
  const double left = metrics.horizontalAdvance(QStringLiteral("0.5")) + 16;
  const QRectF plot = area.adjusted(left, 10, -10, -(3 * metrics.height() + 8));
  return {plot, bars > 0 ? plot.width() / static_cast<double>(bars) : 0};
}

void paintAxis(QPainter& painter, const BarLayout& layout, const PlotTheme& theme) {
  painter.setFont(theme.small);
  for (const double level : {0.0, 0.5, 1.0}) {
    const double y = layout.plot.bottom() - level * layout.plot.height();
    painter.setPen(QPen(theme.grid, 1));
    painter.drawLine(QPointF(layout.plot.left(), y), QPointF(layout.plot.right(), y));
    painter.setPen(theme.quiet);
    painter.drawText(QRectF(layout.plot.left() - 60, y - 10, 54, 20),
                     Qt::AlignRight | Qt::AlignVCenter, fixedText(level, 1));
  }
}

void paintBars(QPainter& painter, const std::vector<AnswerView::Bar>& bars, const PlotTheme& theme,
               const QRectF& area) {
  const BarLayout layout = layOut(bars.size(), theme, area);
  paintAxis(painter, layout, theme);
  const QFontMetricsF metrics(theme.small);
  const double widest = metrics.horizontalAdvance(QStringLiteral("00")) + 4;
  const int every = layout.slot > 0 ? static_cast<int>(std::ceil(widest / layout.slot)) : 1;
  for (std::size_t i = 0; i < bars.size(); ++i) {
    const AnswerView::Bar& bar = bars[i];
    const double x = layout.plot.left() + (static_cast<double>(i) + 0.15) * layout.slot;
    const double height = std::max(1.0, bar.probability * layout.plot.height());
    const QRectF box(x, layout.plot.bottom() - height, 0.7 * layout.slot, height);
    painter.fillRect(box, bar.right ? theme.series(0) : theme.theory);
    if (bar.right) {
      painter.setPen(QPen(theme.text, 1.5));
      painter.setBrush(Qt::NoBrush);
      painter.drawRect(box);
    }
    const double below = layout.plot.bottom() + 3;
    if (bar.in_context > 0) {  // how much of the context carries it
      painter.fillRect(QRectF(x, below, 0.7 * layout.slot, 1 + 8 * bar.in_context), theme.accent);
    }
    if (!bar.right && bar.in_context == 0 && i % static_cast<std::size_t>(every) != 0) continue;
    QFont font = theme.small;
    font.setBold(bar.right);
    painter.setFont(font);
    painter.setPen(bar.right || bar.in_context > 0 ? theme.text : theme.quiet);
    const bool low = every > 1 && (bar.right || bar.in_context > 0);
    painter.drawText(QRectF(x + 0.35 * layout.slot - 30, below + 9 + (low ? metrics.height() : 0),
                            60, metrics.height()),
                     Qt::AlignCenter, bar.label);
  }
}

/// Draws the bars of its view; the tooltip names the bar under the pointer.
class Canvas : public QWidget {
 public:
  Canvas(const std::vector<AnswerView::Bar>& bars, QWidget* parent) : QWidget(parent), bars_(bars) {
    setMinimumSize(180, 110);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(AnswerView::tr("Probability of each label"));
  }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    const PlotTheme theme = PlotTheme::of(*this);
    painter.fillRect(rect(), theme.surface);
    painter.setRenderHint(QPainter::TextAntialiasing);
    if (bars_.empty()) {
      painter.setPen(theme.quiet);
      painter.drawText(rect().adjusted(24, 12, -24, -12), Qt::AlignCenter | Qt::TextWordWrap,
                       AnswerView::tr("The answer appears with the first step of a run: press "
                                      "Run."));
      return;
    }
    paintBars(painter, bars_, theme, QRectF(rect()));
    if (hasFocus()) {
      painter.setPen(QPen(theme.accent, 1.5));
      painter.drawRect(QRectF(rect()).adjusted(1, 1, -2, -2));
    }
  }
  bool event(QEvent* event) override {
    if (event->type() != QEvent::ToolTip || bars_.empty()) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const BarLayout layout = layOut(bars_.size(), PlotTheme::of(*this), QRectF(rect()));
    const auto index =
        static_cast<std::size_t>(std::clamp((help->pos().x() - layout.plot.left()) / layout.slot,
                                            0.0, static_cast<double>(bars_.size()) - 1));
    const AnswerView::Bar& bar = bars_[index];
    QString text = AnswerView::tr("label %1: %2").arg(bar.label, valueText(bar.probability, 3));
    if (bar.in_context > 0) {
      text += AnswerView::tr(", in %1 % of the context").arg(valueText(100 * bar.in_context, 3));
    }
    if (bar.right) text += AnswerView::tr(", right");
    QToolTip::showText(help->globalPos(), text, this);
    return true;
  }

 private:
  const std::vector<AnswerView::Bar>& bars_;
};

}  // namespace

bool AnswerView::suits(const ExperimentType& type) {
  const int index = type.plateIndex("prediction");
  return index >= 0 && type.plates[static_cast<std::size_t>(index)].role == PlateRole::Posterior;
}

AnswerView::AnswerView(SessionController& lab, QWidget* parent) : LabView(parent), lab_(lab) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  FlowLayout* row = controlRow();
  new_prompt_ = quietButton(this, tr("new prompt"),
                            tr("Draw another example prompt; the run is not touched"), false);
  row->addWidget(new_prompt_);
  column->addLayout(row);
  canvas_ = new Canvas(bars_, this);
  column->addWidget(canvas_, 1);
  setKeyboardPart(canvas_);
  heading_ = tr("Answer to the example");
  connect(new_prompt_, &QToolButton::clicked, this, [this] {
    Look look = lab_.look();
    ++look.sample;
    lab_.setLook(look);
  });
  connect(&lab_, &SessionController::opened, this, &AnswerView::refresh);
  connect(&lab_, &SessionController::lookChanged, this, &AnswerView::refresh);
  refresh();
}

void AnswerView::refresh() {
  bars_.clear();
  const RunTrack* track = lab_.isOpen() && suits(lab_.type()) ? lab_.active() : nullptr;
  const PlateData* plate = track != nullptr
                               ? plateOf(*track, lab_.type(), lab_.type().plateIndex("prediction"))
                               : nullptr;
  if (plate != nullptr && plate->cols == 3) {
    for (int r = 0; r < plate->rows; ++r) {
      const double* cell = plate->data.data() + 3 * r;
      const auto index = static_cast<std::size_t>(r);
      bars_.push_back({index < plate->row_labels.size()
                           ? QString::fromStdString(plate->row_labels[index])
                           : QString::number(r),
                       std::isfinite(cell[0]) ? cell[0] : 0, cell[2], cell[1] > 0});
    }
  }
  canvas_->update();
  updateHeading();
}

void AnswerView::updateHeading() {
  QString text = tr("Answer to the example");
  if (!bars_.empty()) {
    const auto best = std::max_element(bars_.begin(), bars_.end(), [](const Bar& a, const Bar& b) {
      return a.probability < b.probability;
    });
    const auto right =
        std::find_if(bars_.begin(), bars_.end(), [](const Bar& bar) { return bar.right; });
    text = best->right
               ? tr("Answers %1 with %2: right").arg(best->label, valueText(best->probability, 2))
               : tr("Answers %1 with %2; right is %3 with %4")
                     .arg(best->label, valueText(best->probability, 2),
                          right != bars_.end() ? right->label : QStringLiteral("?"),
                          valueText(right != bars_.end() ? right->probability : 0, 2));
  }
  if (text == heading_) return;
  heading_ = text;
  Q_EMIT headingChanged();
}

QString AnswerView::heading() const { return heading_; }
QString AnswerView::summary() const { return heading_ + QLatin1Char('.'); }

ViewTable AnswerView::table() const {
  ViewTable table;
  table.columns << tr("label") << tr("probability") << tr("right") << tr("share of the context");
  for (std::size_t i = 0; i < bars_.size(); ++i) {
    const Bar& bar = bars_[i];
    table.rows.push_back(
        {static_cast<double>(i), bar.probability, bar.right ? 1.0 : 0.0, bar.in_context});
  }
  return table;
}

void AnswerView::paintFigure(QPainter& painter, const QSizeF& size) const {
  const PlotTheme theme = figureTheme(*this);
  const QRectF area = paintFigureTitle(painter, theme, heading_, size);
  paintBars(painter, bars_, theme, area);
}

}  // namespace icl::ui
