#include "ui/views/equation_view.h"

#include <cmath>

#include <QPainter>
#include <QScrollArea>
#include <QVBoxLayout>

#include "ui/core_text.h"
#include "ui/plots/number_text.h"
#include "ui/views/figure_parts.h"
#include "ui/views/view_parts.h"

namespace icl::ui {

void EquationSheet::setEntries(std::vector<FormulaEntry> entries, FormulaValue value) {
  entries_ = std::move(entries);
  value_ = std::move(value);
  fitHeight();
  update();
}

int EquationSheet::heightForWidth(int width) const {
  return static_cast<int>(std::ceil(layOutEquations(nullptr, entries_, value_, PlotTheme::of(*this),
                                                    QRectF(0, 0, width, 0)))) +
         8;
}

void EquationSheet::fitHeight() {
  const int height = heightForWidth(width());
  if (minimumHeight() != height) setMinimumHeight(height);
}

void EquationSheet::resizeEvent(QResizeEvent*) { fitHeight(); }

void EquationSheet::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const PlotTheme theme = PlotTheme::of(*this);
  painter.fillRect(rect(), theme.surface);
  layOutEquations(&painter, entries_, value_, theme, QRectF(rect()));
}

EquationView::EquationView(SessionController& lab, QWidget* parent) : LabView(parent), lab_(lab) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  area_ = new QScrollArea(this);
  area_->setFrameShape(QFrame::NoFrame);
  area_->setWidgetResizable(true);
  area_->setAccessibleName(tr("Equations"));
  sheet_ = new EquationSheet(area_);
  area_->setWidget(sheet_);
  column->addWidget(area_);
  setKeyboardPart(area_);
  connect(&lab_, &SessionController::cursorChanged, this, &EquationView::refresh);
  refresh();
}

QString EquationView::valueOf(const QString& key) const {
  const RunTrack* track = lab_.active();
  if (track == nullptr) return {};
  const std::string name = key.toStdString();
  const int channel = lab_.type().channelIndex(name);
  if (channel >= 0 && track->steps.size() > 0) {
    return valueText(valueNow(lab_, *track, channel));
  }
  const auto level = track->levels.find(name);
  return level == track->levels.end() ? QString() : valueText(level->second);
}

std::vector<FormulaEntry> EquationView::entries() const {
  std::vector<FormulaEntry> out;
  const RunTrack* track = lab_.active();
  if (track == nullptr || !lab_.type().equations) return out;
  for (const Equation& e : lab_.type().equations(track->state.live_config)) {
    out.push_back(
        {plainMarkup(coreText(e.title)), QString::fromStdString(e.markup), coreText(e.source)});
  }
  return out;
}

void EquationView::refresh() {
  const RunTrack* track = lab_.isOpen() ? lab_.active() : nullptr;
  if (track == nullptr || track->state.live_config.empty()) return;
  if (entries_.empty() || config_ != track->state.live_config) {
    config_ = track->state.live_config;
    entries_ = entries();
    shown_.clear();
    Q_EMIT headingChanged();
  }
  // Painting type costs more than comparing it: only when a printed number has changed.
  std::string now;
  const auto value = [this](const QString& key) { return valueOf(key); };
  for (const FormulaEntry& e : entries_) {
    now += spokenFormula(parseFormula(e.markup, value)).toStdString();
  }
  if (now == shown_) return;
  shown_ = now;
  sheet_->setEntries(entries_, value);
  sheet_->setAccessibleDescription(QString::fromStdString(shown_));
}

QString EquationView::heading() const { return tr("Model and theorem with live numbers"); }

QString EquationView::summary() const {
  QStringList lines;
  for (const FormulaEntry& e : entries_) {
    lines << e.title + QStringLiteral(": ") +
                 spokenFormula(
                     parseFormula(e.markup, [this](const QString& k) { return valueOf(k); }));
  }
  return lines.isEmpty() ? tr("This experiment has no formulas.")
                         : lines.join(QStringLiteral(". "));
}

ViewTable EquationView::table() const {
  ViewTable table;
  const RunTrack* track = lab_.active();
  if (track == nullptr) return table;
  table.rows.emplace_back();
  for (std::size_t i = 0; i < lab_.type().channels.size(); ++i) {
    table.columns << coreText(lab_.type().channels[i].title);
    table.rows.back().push_back(valueNow(lab_, *track, static_cast<int>(i)));
  }
  for (const auto& [name, level] : track->levels) {
    table.columns << QString::fromStdString(name);
    table.rows.back().push_back(level);
  }
  return table;
}

void EquationView::paintFigure(QPainter& painter, const QSizeF& size) const {
  const PlotTheme theme = figureTheme(*this);
  const QRectF area = paintFigureTitle(painter, theme, heading(), size);
  paintFittedEquations(
      painter, entries_, [this](const QString& k) { return valueOf(k); }, theme, area);
}

}  // namespace icl::ui
