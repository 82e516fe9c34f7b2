// ChannelView in words and numbers: what it offers, heading, summary, table, figure.
#include <algorithm>
#include <cmath>

#include <QPainter>

#include "ui/core_text.h"
#include "ui/plots/number_text.h"
#include "ui/views/channel_view.h"
#include "ui/views/figure_parts.h"
#include "ui/views/guess_link.h"
#include "ui/views/view_parts.h"

namespace icl::ui {
namespace {

constexpr std::size_t kTableRows = 1000;

ChannelChoice single(const std::vector<Channel>& channels, std::size_t i) {
  const Channel& c = channels[i];
  return {coreText(c.title), {static_cast<int>(i)}, c.scale == Scale::Log};
}

/// All channels of these roles in one picture, before each of them alone, where there are several.
void addTogether(std::vector<ChannelChoice>& choices, const std::vector<Channel>& channels,
                 Role role, const QString& title) {
  ChannelChoice all;
  std::vector<ChannelChoice> each;
  for (std::size_t i = 0; i < channels.size(); ++i) {
    if (channels[i].role != role) continue;
    all.channels.push_back(static_cast<int>(i));
    each.push_back(single(channels, i));
  }
  if (all.channels.size() > 1) {
    all.title = title;
    choices.push_back(all);
  }
  choices.insert(choices.end(), each.begin(), each.end());
}

/// "ph" of "ph.1.0": one measure of every layer and head.
std::string measureOf(const std::string& key) { return key.substr(0, key.find('.')); }

/// Strengths of one measure are one picture: a curve a layer and head.
void addStrengths(std::vector<ChannelChoice>& choices, const std::vector<Channel>& channels) {
  std::vector<std::string> known;
  for (std::size_t i = 0; i < channels.size(); ++i) {
    if (channels[i].role != Role::Strength) continue;
    const std::string measure = measureOf(channels[i].key);
    const auto at = std::find(known.begin(), known.end(), measure);
    if (at == known.end()) {
      known.push_back(measure);
      choices.push_back(single(channels, i));
    } else {
      choices[choices.size() - known.size() + static_cast<std::size_t>(at - known.begin())]
          .channels.push_back(static_cast<int>(i));
    }
  }
}

}  // namespace

std::vector<ChannelChoice> lossChoices(const std::vector<Channel>& channels) {
  std::vector<ChannelChoice> choices;
  for (const Role role : {Role::Excess, Role::Loss}) {
    for (std::size_t i = 0; i < channels.size(); ++i) {
      if (channels[i].role != role) continue;
      choices.push_back(single(channels, i));
      choices.back().log_y = choices.back().log_y || role == Role::Excess;
    }
  }
  return choices;
}

std::vector<ChannelChoice> parameterChoices(const std::vector<Channel>& channels) {
  std::vector<ChannelChoice> choices;
  addTogether(choices, channels, Role::Parameter, ChannelView::tr("all parameters"));
  return choices;
}

std::vector<ChannelChoice> otherChoices(const std::vector<Channel>& channels) {
  std::vector<ChannelChoice> choices;
  addTogether(choices, channels, Role::Accuracy, ChannelView::tr("all accuracies"));
  addStrengths(choices, channels);
  for (std::size_t i = 0; i < channels.size(); ++i) {
    const Role role = channels[i].role;
    if (role == Role::Gradient || role == Role::Distance || role == Role::LogExcess) {
      choices.push_back(single(channels, i));
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
      const Channel& c = channelAt(channel);
      const QString name =
          c.symbol.empty() ? coreText(c.title) : plainMarkup(QString::fromStdString(c.symbol));
      const double value = valueNow(lab_, *lead, channelIn(*lead, c.key));
      if (std::isfinite(value)) parts << name + QStringLiteral(" = ") + valueText(value);
    }
    text = parts.join(QStringLiteral(",  "));
  } else {
    const int channel = choice().channels.front();
    const double value = valueNow(lab_, *lead, channelIn(*lead, channelAt(channel).key));
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
  text += guess_->inHeading();
  if (lab_.cover()) text = choice().title;  // a number would tell what is covered
  if (text == heading_) return;
  heading_ = text;
  chart_->setAccessibleName(choice().title);
  Q_EMIT headingChanged();
}

QString ChannelView::heading() const { return heading_; }

QString ChannelView::conclusion() const { return guess_->sentence(); }

QString ChannelView::summary() const {
  const RunTrack* lead = leading();
  if (lead == nullptr || lead->steps.size() == 0 || choice().channels.empty()) {
    return tr("No values are recorded yet.");
  }
  if (lab_.cover()) return guess_->whileCovered();
  QStringList parts;
  for (const RunTrack* track : shownRuns(lab_)) {
    for (const int channel : choice().channels) {
      const Channel& c = channelAt(channel);
      const int recorded = channelIn(*track, c.key);
      if (recorded < 0) continue;
      parts << tr("%1: %2 %3")
                   .arg(track->name, coreText(c.title),
                        valueText(valueNow(lab_, *track, recorded)));
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
    table.columns << coreText(channelAt(time_channel_).title);
  }
  for (const RunTrack* track : runs) {
    for (const int channel : choice().channels) {
      const Channel& c = channelAt(channel);
      table.columns << track->name + QStringLiteral(": ") + coreText(c.title);
    }
  }
  const GuessCurve& guess = chart_->guess();
  if (!guess.empty()) table.columns << guessName();
  const auto cover = lab_.cover();
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
        const int recorded = channelIn(*track, channelAt(channel).key);
        const Series* s =
            recorded < 0 ? nullptr : &track->channels[static_cast<std::size_t>(recorded)];
        const bool there = s != nullptr && at && *at < s->size() && track->steps[*at] == step &&
                           !(cover && step > static_cast<double>(*cover));
        cells.push_back(there ? (*s)[*at] : std::nan(""));
      }
    }
    if (!guess.empty()) {
      const double x = xChannel() >= 0 ? cells[1] : step;
      const ChartScene& scene = chart_->scene();
      cells.push_back(guess.at(x, scene.x.log, scene.y.log).value_or(std::nan("")));
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
  for (ChartBand& band : scene.bands) {
    if (const RunTrack* track = lab_.run(band.id)) band.color = runColour(*track, theme);
  }
  ChartPainter(scene, theme, area, ChartPainter::Target::File).paint(painter);
}

}  // namespace icl::ui
