#include "ui/views/view_parts.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "ui/core_text.h"
#include "ui/flow_layout.h"

namespace icl::ui {

std::vector<const RunTrack*> shownRuns(const SessionController& lab) {
  std::vector<const RunTrack*> runs;
  for (const RunTrack* track : lab.runs()) {
    if (track->shown) runs.push_back(track);
  }
  const RunTrack* active = lab.active();
  std::stable_sort(runs.begin(), runs.end(), [active](const RunTrack* a, const RunTrack* b) {
    const auto rank = [active](const RunTrack* t) { return t == active ? 2 : t->live ? 1 : 0; };
    return rank(a) < rank(b);
  });
  return runs;
}

std::optional<std::pair<const RunTrack*, const RunTrack*>> comparedRuns(
    const SessionController& lab) {
  const auto runs = shownRuns(lab);
  const RunTrack* active = lab.active();
  std::optional<std::pair<const RunTrack*, const RunTrack*>> found;
  for (const RunTrack* twin : runs) {
    for (const RunTrack* partner : runs) {
      if (!twin->twin_of || *twin->twin_of != partner->serial) continue;
      if (!found || twin == active || partner == active) found = {partner, twin};
    }
  }
  if (!found && runs.size() == 2) {
    const bool in_order = runs[0]->serial < runs[1]->serial;
    found = {runs[in_order ? 0 : 1], runs[in_order ? 1 : 0]};
  }
  return found;
}

QColor runColour(const RunTrack& track, const PlotTheme& theme) {
  return track.twin_of ? theme.twin(track.colour) : theme.series(track.colour);
}

int runMarker(const RunTrack& track) { return track.colour + (track.twin_of ? 3 : 0); }

ChartLine runLine(const RunTrack& track, const PlotTheme& theme, int channel, int x_channel) {
  ChartLine line;
  line.id = track.serial;
  line.name = track.name;
  line.color = runColour(track, theme);
  line.marker = runMarker(track);
  line.open_marker = track.twin_of.has_value();
  line.faint = !track.live;
  const auto at = [&track](int i) { return &track.channels[static_cast<std::size_t>(i)]; };
  if (channel >= 0 && channel < static_cast<int>(track.channels.size())) line.y = at(channel);
  line.x = &track.steps;
  if (x_channel >= 0 && x_channel < static_cast<int>(track.channels.size())) line.x = at(x_channel);
  return line;
}

int channelOfRole(const ExperimentType& type, Role role) {
  for (std::size_t i = 0; i < type.channels.size(); ++i) {
    if (type.channels[i].role == role) return static_cast<int>(i);
  }
  return -1;
}

int channelIn(const RunTrack& track, const std::string& key) {
  return channelIndex(track.layout, key);
}

QString channelTitle(const Channel& channel) {
  QString text = coreText(channel.title);
  const QString symbol = plainMarkup(QString::fromStdString(channel.symbol));
  // A subscript that has no Unicode letters would be spelt out; then the title alone reads better.
  const bool plain = !symbol.contains(QLatin1Char('_')) && !symbol.contains(QLatin1Char('^'));
  if (!symbol.isEmpty() && symbol != text && plain) text += QStringLiteral("  ") + symbol;
  if (!channel.unit.empty()) text += QStringLiteral(", ") + coreText(channel.unit);
  return text;
}

std::optional<std::size_t> rowAtStep(const RunTrack& track, double step) {
  const std::span<const double> steps = track.steps.values();
  if (steps.empty() || !std::isfinite(step)) return std::nullopt;
  const auto after = std::upper_bound(steps.begin(), steps.end(), step);
  return after == steps.begin() ? 0 : static_cast<std::size_t>(after - steps.begin()) - 1;
}

double newest(const RunTrack& track, int channel) {
  if (channel < 0 || channel >= static_cast<int>(track.channels.size())) {
    return std::numeric_limits<double>::quiet_NaN();
  }
  const Series& series = track.channels[static_cast<std::size_t>(channel)];
  return series.size() == 0 ? std::numeric_limits<double>::quiet_NaN() : series[series.size() - 1];
}

double valueNow(const SessionController& lab, const RunTrack& track, int channel) {
  const auto row = rowAtStep(track, lab.cursor());
  if (!row || channel < 0 || channel >= static_cast<int>(track.channels.size())) {
    return newest(track, channel);
  }
  const Series& series = track.channels[static_cast<std::size_t>(channel)];
  return *row < series.size() ? series[*row] : newest(track, channel);
}

HeatmapData heatmapData(const Plate& plate, const PlateData& data) {
  HeatmapData out;
  const auto cells = static_cast<std::size_t>(std::max(0, data.rows)) *
                     static_cast<std::size_t>(std::max(0, data.cols));
  if (data.data.size() < cells) return out;
  out.rows = data.rows;
  out.cols = data.cols;
  out.values.assign(data.data.begin(), data.data.begin() + static_cast<std::ptrdiff_t>(cells));
  out.row_blocks = data.row_blocks;
  out.col_blocks = data.col_blocks;
  for (const std::string& l : data.row_labels) {
    out.row_labels << plainMarkup(coreLabel(l));
  }
  for (const std::string& l : data.col_labels) {
    out.col_labels << plainMarkup(coreLabel(l));
  }
  out.row_title = plainMarkup(coreText(plate.row_title));
  out.col_title = plainMarkup(coreText(plate.column_title));
  out.diverging = plate.diverging;
  out.low = plate.low;
  out.high = plate.high;
  return out;
}

const PlateData* plateOf(const RunTrack& track, const ExperimentType& type, int plate) {
  if (plate < 0 || plate >= static_cast<int>(type.plates.size())) return nullptr;
  const auto index = static_cast<std::size_t>(plate);
  return index < track.frame.plates.size() ? &track.frame.plates[index] : nullptr;
}

QString plainMarkup(const QString& markup) {
  static const QString kPlain = QStringLiteral("0123456789+-−=()aehijklmnoprstuvx");
  static const QString kLow = QStringLiteral("₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ");
  static const QString kHigh = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ᵃᵉʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛˣ");
  QString out;
  for (qsizetype i = 0; i < markup.size(); ++i) {
    const QChar c = markup[i];
    const bool script = (c == QLatin1Char('_') || c == QLatin1Char('^')) && i + 1 < markup.size() &&
                        markup[i + 1] == QLatin1Char('{');
    const auto close = script ? markup.indexOf(QLatin1Char('}'), i) : -1;
    if (close < 0) {
      out += c;
      continue;
    }
    const QString& table = c == QLatin1Char('_') ? kLow : kHigh;
    const QString inner = markup.mid(i + 2, close - i - 2);
    QString script_text;
    for (const QChar letter : inner) {
      const auto at = kPlain.indexOf(letter);
      if (at >= 0 && table.at(at) != QLatin1Char(' ')) script_text += table.at(at);
    }
    // Half a script reads worse than none: L_Bayes rather than LBₐyₑₛ.
    out += script_text.size() == inner.size() ? script_text : QString(c) + inner;
    i = close;
  }
  return out;
}

QToolButton* quietButton(QWidget* parent, const QString& text, const QString& help,
                         bool checkable) {
  auto* button = new QToolButton(parent);
  button->setText(text);
  button->setToolTip(help);
  button->setAccessibleName(help);
  button->setCheckable(checkable);
  button->setAutoRaise(true);
  button->setFocusPolicy(Qt::TabFocus);
  return button;
}

QToolButton* actionButton(QWidget* parent, const QString& text, const QString& help) {
  QToolButton* button = quietButton(parent, text, help, false);
  button->setAutoRaise(false);
  return button;
}

FlowLayout* controlRow() {
  auto* row = new FlowLayout;
  row->setContentsMargins(8, 0, 8, 0);
  row->setSpacing(4);
  return row;
}

}  // namespace icl::ui
