// ChannelView in words and numbers: what it offers, heading, summary, table, figure.
#include <algorithm>
#include <cmath>

#include <QPainter>

#include "ui/core_text.h"
#include "ui/plots/number_text.h"
#include "ui/views/channel_view.h"
#include "ui/views/figure_parts.h"
#include "ui/views/view_parts.h"

namespace icl::ui {
namespace {

constexpr std::size_t kTableRows = 1000;

ChannelChoice single(const ExperimentType& type, std::size_t i) {
  const Channel& c = type.channels[i];
  return {coreText(c.title), {static_cast<int>(i)}, c.scale == Scale::Log};
}

}  // namespace

std::vector<ChannelChoice> lossChoices(const ExperimentType& type) {
  std::vector<ChannelChoice> choices;
  for (const Role role : {Role::Excess, Role::Loss}) {
    for (std::size_t i = 0; i < type.channels.size(); ++i) {
      if (type.channels[i].role != role) continue;
      choices.push_back(single(type, i));
      choices.back().log_y = choices.back().log_y || role == Role::Excess;
    }
  }
  return choices;
}

std::vector<ChannelChoice> parameterChoices(const ExperimentType& type) {
  std::vector<ChannelChoice> choices;
  ChannelChoice all;
  for (std::size_t i = 0; i < type.channels.size(); ++i) {
    if (type.channels[i].role != Role::Parameter) continue;
    all.channels.push_back(static_cast<int>(i));
    choices.push_back(single(type, i));
  }
  if (all.channels.size() > 1) {
    all.title = ChannelView::tr("all parameters");
    choices.insert(choices.begin(), all);
  }
  return choices;
}

std::vector<ChannelChoice> otherChoices(const ExperimentType& type) {
  std::vector<ChannelChoice> choices;
  for (std::size_t i = 0; i < type.channels.size(); ++i) {
    const Role role = type.channels[i].role;
    if (role == Role::Gradient || role == Role::Distance || role == Role::Accuracy ||
        role == Role::Strength || role == Role::LogExcess) {
      choices.push_back(single(type, i));
    }
  }
  return choices;
}

void ChannelView::updateHeading() {
  QString text;
  const RunTrack* lead = leading();
  if (lead == nullptr || choice().channels.empty() || lead->steps.size() == 0) {
    text = choice().title;
  } else if (choice().channels.size() > 1) {
    QStringList parts;
    for (const int channel : choice().channels) {
      const Channel& c = lab_.type().channels[static_cast<std::size_t>(channel)];
      const QString name =
          c.symbol.empty() ? coreText(c.title) : plainMarkup(QString::fromStdString(c.symbol));
      const double value = valueNow(lab_, *lead, channel);
      if (std::isfinite(value)) parts << name + QStringLiteral(" = ") + valueText(value);
    }
    text = parts.join(QStringLiteral(",  "));
  } else {
    const int channel = choice().channels.front();
    const double value = valueNow(lab_, *lead, channel);
    text = tr("%1 %2").arg(choice().title, valueText(value));
    if (const Reference* best = minimum(*lead, channel)) {
      const double gap = value - best->level;
      const double rounding = 1e-9 * std::abs(best->level);
      if (gap > 1e-3 * rounding) {
        text = tr("%1 %2, %3 above the minimum")
                   .arg(choice().title, valueText(value), valueText(gap, 3));
      } else if (gap > -rounding) {  // other weights than the minimum's may go below it
        text = tr("%1 %2, at the minimum").arg(choice().title, valueText(value));
      }
    }
  }
  if (text == heading_) return;
  heading_ = text;
  chart_->setAccessibleName(choice().title);
  Q_EMIT headingChanged();
}

QString ChannelView::heading() const { return heading_; }

QString ChannelView::summary() const {
  const RunTrack* lead = leading();
  if (lead == nullptr || lead->steps.size() == 0 || choice().channels.empty()) {
    return tr("No values are recorded yet.");
  }
  QStringList parts;
  for (const RunTrack* track : shownRuns(lab_)) {
    for (const int channel : choice().channels) {
      const Channel& c = lab_.type().channels[static_cast<std::size_t>(channel)];
      parts << tr("%1: %2 %3")
                   .arg(track->name, coreText(c.title), valueText(valueNow(lab_, *track, channel)));
    }
  }
  const double step =
      std::isfinite(lab_.cursor()) ? lab_.cursor() : lead->steps[lead->steps.size() - 1];
  QString text = tr("At step %1: %2.").arg(countText(step), parts.join(QStringLiteral("; ")));
  for (const ChartTheory& t : chart_->scene().theory) {
    if (t.x.empty())
      text += QStringLiteral(" ") + t.name + QStringLiteral(" ") + t.value + QStringLiteral(".");
  }
  return text;
}

ViewTable ChannelView::table() const {
  ViewTable table;
  const auto runs = shownRuns(lab_);
  const RunTrack* lead = leading();
  if (lead == nullptr) return table;
  table.columns << tr("step");
  if (time_channel_ >= 0) {
    table.columns << coreText(lab_.type().channels[static_cast<std::size_t>(time_channel_)].title);
  }
  for (const RunTrack* track : runs) {
    for (const int channel : choice().channels) {
      const Channel& c = lab_.type().channels[static_cast<std::size_t>(channel)];
      table.columns << track->name + QStringLiteral(": ") + coreText(c.title);
    }
  }
  const std::size_t n = lead->steps.size();
  const std::size_t stride = std::max<std::size_t>(1, (n + kTableRows - 1) / kTableRows);
  for (std::size_t i = 0; i < n; i += stride) {
    // The last row always belongs to the table.
    const std::size_t row = i + stride >= n ? n - 1 : i;
    const double step = lead->steps[row];
    std::vector<double> cells{step};
    if (time_channel_ >= 0) {
      const Series& time = lead->channels[static_cast<std::size_t>(time_channel_)];
      cells.push_back(row < time.size() ? time[row] : std::nan(""));
    }
    for (const RunTrack* track : runs) {
      const auto at = rowAtStep(*track, step);
      for (const int channel : choice().channels) {
        const Series& s = track->channels[static_cast<std::size_t>(channel)];
        cells.push_back(at && *at < s.size() && track->steps[*at] == step ? s[*at] : std::nan(""));
      }
    }
    table.rows.push_back(std::move(cells));
  }
  return table;
}

void ChannelView::paintFigure(QPainter& painter, const QSizeF& size) const {
  const PlotTheme theme = figureTheme(*this);
  paintChart(painter, theme, paintFigureTitle(painter, theme, heading_, size));
}

void ChannelView::paintChart(QPainter& painter, const PlotTheme& theme, const QRectF& area) const {
  ChartScene scene = chart_->scene();
  const PlotTheme screen = PlotTheme::of(*this);
  for (ChartLine& line : scene.lines) {
    for (const RunTrack* track : shownRuns(lab_)) {
      if (track->serial == line.id) line.color = runColour(*track, theme);
    }
    if (line.color == screen.text) line.color = theme.text;
  }
  ChartPainter(scene, theme, area, ChartPainter::Target::File).paint(painter);
}

}  // namespace icl::ui
