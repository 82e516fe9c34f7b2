#include "ui/views/channel_view.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <QComboBox>
#include <QEvent>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "ui/core_text.h"
#include "ui/flow_layout.h"
#include "ui/plots/number_text.h"
#include "ui/views/guess_link.h"
#include "ui/views/view_parts.h"

namespace icl::ui {
namespace {

constexpr std::uint64_t kDifferenceId = std::numeric_limits<std::uint64_t>::max();

TheoryKind kindOf(Reference::Kind kind) {
  switch (kind) {
    case Reference::Kind::Bayes:
      return TheoryKind::Bayes;
    case Reference::Kind::Baseline:
      return TheoryKind::Baseline;
    case Reference::Kind::Rate:
      return TheoryKind::Rate;
    case Reference::Kind::Minimum:
      break;
  }
  return TheoryKind::Minimum;
}

}  // namespace

ChannelView::ChannelView(SessionController& lab, ChannelChoices choices, QWidget* parent)
    : LabView(parent), lab_(lab), make_choices_(std::move(choices)) {
  chart_ = new LineChart(this);
  makeControls();
  setKeyboardPart(chart_);
  connect(chart_, &LineChart::cursorMoved, this, &ChannelView::cursorFromChart);
  connect(chart_, &LineChart::lineHovered, this, [this](bool any, quint64 id) {
    if (id == kDifferenceId) return;
    lab_.setHighlighted(any ? std::optional<std::uint64_t>(id) : std::nullopt);
  });
  connect(&lab_, &SessionController::opened, this, &ChannelView::rebuild);
  connect(&lab_, &SessionController::cursorChanged, this, &ChannelView::cursorFromLab);
  connect(&lab_, &SessionController::highlightChanged, this,
          [this] { chart_->setHighlight(lab_.highlighted()); });
  rebuild();
}

void ChannelView::makeControls() {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  FlowLayout* row = controlRow();
  what_ = new QComboBox(this);
  what_->setAccessibleName(tr("Quantity"));
  what_->setToolTip(tr("Which recorded quantity is drawn"));
  against_ = new QComboBox(this);
  against_->setAccessibleName(tr("Horizontal axis"));
  against_->setToolTip(tr("What the curves are drawn against"));
  log_x_ = quietButton(this, tr("log x"), tr("Logarithmic horizontal axis"), true);
  log_y_ = quietButton(this, tr("log y"), tr("Logarithmic vertical axis"), true);
  difference_ = quietButton(this, tr("difference"),
                            tr("Difference between a twin and its partner as a third line"), true);
  for (QComboBox* box : {what_, against_}) {  // small: four pictures share a small window
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(7);
    box->setFocusPolicy(Qt::TabFocus);
  }
  for (QWidget* w : {static_cast<QWidget*>(what_), static_cast<QWidget*>(against_),
                     static_cast<QWidget*>(log_x_), static_cast<QWidget*>(log_y_),
                     static_cast<QWidget*>(difference_)}) {
    row->addWidget(w);
  }
  guess_ = new GuessLink(lab_, *chart_, *this, *row);
  column->addLayout(row);
  column->addWidget(chart_, 1);
  connect(what_, &QComboBox::currentIndexChanged, this, &ChannelView::chooseChannel);
  connect(against_, &QComboBox::currentIndexChanged, this, [this](int index) {
    // Flow time spans many decades; steps do not.
    const QSignalBlocker block(log_x_);
    log_x_->setChecked(index == 1);
    chart_->reset();
    applyLog();
    refresh();
  });
  for (QToolButton* b : {log_x_, log_y_}) {
    connect(b, &QToolButton::toggled, this, [this] {
      applyLog();
      refresh();
    });
  }
  connect(difference_, &QToolButton::toggled, this, [this] {
    differences_.clear();
    refresh();
  });
}

void ChannelView::rebuild() {
  if (!lab_.isOpen()) return;
  layout_ = lab_.active() != nullptr ? lab_.active()->layout : lab_.type().channels;
  choices_ = make_choices_(layout_);
  time_channel_ = channelOfRole(lab_.type(), Role::Time);
  choice_ = 0;
  differences_.clear();
  const QSignalBlocker block_what(what_), block_against(against_), block_x(log_x_);
  what_->clear();
  for (const ChannelChoice& c : choices_) what_->addItem(c.title);
  what_->setVisible(choices_.size() > 1);
  against_->clear();
  against_->addItem(tr("against steps"));
  if (time_channel_ >= 0) against_->addItem(tr("against time"));
  against_->setVisible(time_channel_ >= 0);
  against_->setCurrentIndex(time_channel_ >= 0 ? 1 : 0);
  log_x_->setChecked(time_channel_ >= 0);
  chart_->reset();
  chart_->setEmptyText(tr("The curves appear here as soon as the run moves: press Run."));
  const QSignalBlocker block_y(log_y_);
  log_y_->setChecked(choice().log_y);
  applyLog();
  refresh();
}

const ChannelChoice& ChannelView::choice() const {
  static const ChannelChoice kNone{};
  return choice_ >= 0 && choice_ < static_cast<int>(choices_.size())
             ? choices_[static_cast<std::size_t>(choice_)]
             : kNone;
}

void ChannelView::chooseChannel(int index) {
  if (index < 0 || index >= static_cast<int>(choices_.size())) return;
  choice_ = index;
  const QSignalBlocker block(log_y_), block_what(what_);
  what_->setCurrentIndex(index);
  log_y_->setChecked(choice().log_y);
  differences_.clear();
  chart_->reset();
  applyLog();
  refresh();
}

void ChannelView::setDifference(bool on) { difference_->setChecked(on); }

int ChannelView::xChannel() const { return against_->currentIndex() == 1 ? time_channel_ : -1; }

void ChannelView::applyLog() {
  chart_->setLog(log_x_->isChecked(), log_y_->isChecked());
  chart_->setWholeX(xChannel() < 0);
  const QString x = xChannel() >= 0 ? channelTitle(channelAt(xChannel())) : tr("step");
  QString y;
  if (choice().channels.size() == 1) {
    y = channelTitle(channelAt(choice().channels.front()));
  } else {
    y = choice().title;
  }
  chart_->setTitles(x, y);
}

const Channel& ChannelView::channelAt(int channel) const {
  return layout_[static_cast<std::size_t>(channel)];
}

/// The active run records what the choices were made from.
bool ChannelView::sameLayout() const {
  const RunTrack* run = lab_.active();
  return run == nullptr ||
         std::equal(run->layout.begin(), run->layout.end(), layout_.begin(), layout_.end(),
                    [](const Channel& a, const Channel& b) { return a.key == b.key; });
}

const RunTrack* ChannelView::leading() const {
  const RunTrack* active = lab_.active();
  if (active != nullptr && active->shown) return active;
  const auto runs = shownRuns(lab_);
  return runs.empty() ? nullptr : runs.back();
}

const Reference* ChannelView::minimum(const RunTrack& track, int channel) const {
  const std::string& key = channelAt(channel).key;
  for (const Reference& r : track.references) {
    if (r.kind == Reference::Kind::Minimum && r.channel == key && r.x.empty()) return &r;
  }
  return nullptr;
}

void ChannelView::updateLines() {
  const PlotTheme theme = PlotTheme::of(*this);
  std::vector<ChartLine> lines;
  bool growing = false;
  const bool several = choice().channels.size() > 1;
  const RunTrack* lead = leading();
  std::optional<std::size_t> lead_line;
  const auto runs = shownRuns(lab_);
  for (const RunTrack* track : runs) {
    int place = -1;
    for (const int channel : choice().channels) {
      ++place;
      const int recorded = channelIn(*track, channelAt(channel).key);
      if (recorded < 0) continue;
      ChartLine line = runLine(*track, theme, recorded, xChannel());
      if (several) {
        const Channel& c = channelAt(channel);
        // Of one run alone the colours tell its curves apart; of several they tell the runs apart.
        if (runs.size() == 1) line.color = theme.series(place);
        const QString symbol = plainMarkup(QString::fromStdString(c.symbol));
        line.name = (symbol.isEmpty() ? coreText(c.title) : symbol) +
                    (track == lead && lab_.runs().size() == 1 ? QString()
                                                              : QStringLiteral("  ") + track->name);
        line.marker += place;
      }
      if (track == lead && !several) lead_line = lines.size();
      lines.push_back(line);
    }
    growing = growing || (track->live && track->state.end == EndReason::None);
  }
  updateDifference(lines, theme);
  chart_->setLines(std::move(lines));
  chart_->setGrowing(growing && lab_.activity() == Activity::Running);
  const Reference* best =
      lead != nullptr && lead_line ? minimum(*lead, choice().channels.front()) : nullptr;
  chart_->setGap(best != nullptr ? lead_line : std::nullopt, best != nullptr ? best->level : 0);
}

void ChannelView::updateDifference(std::vector<ChartLine>& lines, const PlotTheme& theme) {
  const auto pair = comparedRuns(lab_);
  difference_->setVisible(pair.has_value());
  if (!pair) return;
  const auto [partner, twin] = *pair;
  if (differences_of_ != std::pair(partner->serial, twin->serial)) {
    differences_.clear();
    differences_of_ = {partner->serial, twin->serial};
    // A twin is started to be compared: its difference shows without another click.
    const QSignalBlocker block(difference_);
    difference_->setChecked(true);
  }
  if (!difference_->isChecked()) return;
  for (const int channel : choice().channels) {
    const std::string& key = channelAt(channel).key;
    const ChartLine a = runLine(*partner, theme, channelIn(*partner, key), xChannel());
    const ChartLine b = runLine(*twin, theme, channelIn(*twin, key), xChannel());
    if (a.y == nullptr || b.y == nullptr) continue;
    DifferenceTrack& record = differences_[channel];
    record.update(*a.x, *a.y, *b.x, *b.y, log_y_->isChecked());
    ChartLine line;
    line.id = kDifferenceId;
    line.name = log_y_->isChecked() ? tr("|difference|") : tr("difference");
    line.color = theme.text;
    line.width = 1.4;
    line.marker = 5;
    line.x = &record.x();
    line.y = &record.y();
    lines.push_back(line);
  }
}

void ChannelView::updateTheory() {
  std::vector<ChartTheory> theory;
  const RunTrack* lead = leading();
  if (lead != nullptr) {
    const std::string x = xChannel() >= 0 ? channelAt(xChannel()).key : "step";
    for (const int channel : choice().channels) {
      for (const Reference& r : lead->references) {
        if (r.channel != channelAt(channel).key || (!r.x.empty() && r.x_channel != x)) continue;
        const QString name = plainMarkup(coreText(r.title));
        // Several channels may share a level, such as chance: it is one line.
        const bool there = std::any_of(theory.begin(), theory.end(), [&](const ChartTheory& t) {
          return r.x.empty() && t.x.empty() && t.name == name && t.level == r.level;
        });
        if (there) continue;
        const QString value = r.x.empty() ? valueText(r.level) : QString();
        theory.push_back({name, value, kindOf(r.kind), r.level, r.x, r.y});
      }
    }
  }
  chart_->setTheory(std::move(theory));
}

/// Of one quantity alone: bands of several would lie over each other.
void ChannelView::updateBands() {
  std::vector<ChartBand> bands;
  if (choice().channels.size() == 1) {
    bands = bands_.of(lab_, channelAt(choice().channels.front()).key,
                      xChannel() >= 0 ? channelAt(xChannel()).key : std::string(),
                      PlotTheme::of(*this));
  }
  chart_->setBands(std::move(bands));
}

/// The step from which curves are covered, on the axis that is drawn against.
void ChannelView::updateCover() {
  const auto step = lab_.cover();
  const RunTrack* lead = leading();
  if (!step || lead == nullptr) return chart_->setCover(std::nullopt);
  auto x = static_cast<double>(*step);
  const auto row = rowAtStep(*lead, x);
  if (xChannel() >= 0) {
    const Series& time = lead->channels[static_cast<std::size_t>(xChannel())];
    const bool there = row && lead->steps[*row] >= x && *row < time.size();
    x = there ? time[*row] : std::numeric_limits<double>::max();  // not there yet: nothing to hide
  }
  chart_->setCover(x);
}

/// What a guess belongs to: what is drawn, and against what.
QString ChannelView::quantity() const {
  QStringList keys;
  for (const int channel : choice().channels) {
    keys << QString::fromStdString(channelAt(channel).key);
  }
  const QString x =
      xChannel() >= 0 ? QString::fromStdString(channelAt(xChannel()).key) : QStringLiteral("step");
  return keys.join(QLatin1Char(',')) + QLatin1Char('|') + x;
}

/// Where conditions stopped the runs that are shown.
void ChannelView::updateMarks() {
  std::vector<ChartMark> marks;
  for (const RunTrack* run : lab_.runs()) {
    if (!run->shown || lab_.cover()) continue;
    for (const StopMark& stop : lab_.stopMarks(run->serial)) {
      auto x = static_cast<double>(stop.step);
      if (xChannel() >= 0) {
        const int at = channelIn(*run, channelAt(xChannel()).key);
        const auto row = rowAtStep(*run, x);
        if (at < 0 || !row) continue;
        const Series& time = run->channels[static_cast<std::size_t>(at)];
        if (*row >= time.size()) continue;
        x = time[*row];
      }
      const auto same = [&](const ChartMark& m) { return m.x == x && m.name == stop.text; };
      if (std::none_of(marks.begin(), marks.end(), same)) marks.push_back({x, stop.text, {}});
    }
  }
  chart_->setMarks(std::move(marks));
}

void ChannelView::refresh() {
  if (!lab_.isOpen()) return;
  if (!sameLayout()) return rebuild();  // other settings record other channels
  if (choices_.empty()) return;
  updateLines();
  updateTheory();
  updateBands();
  updateMarks();
  updateCover();
  guess_->refresh(quantity());
  if (std::isfinite(lab_.cursor()) && !chart_->cursor()) cursorFromLab(lab_.cursor());
  chart_->refresh();
  updateHeading();
}

void ChannelView::cursorFromChart(double x) {
  if (!std::isfinite(x)) return lab_.setCursor(x);
  const RunTrack* lead = leading();
  if (lead == nullptr) return;
  const int channel = channelIn(*lead, channelAt(choice().channels.front()).key);
  const ChartLine line = runLine(*lead, PlotTheme{}, channel, xChannel());
  const auto row = rowNear(line, x);
  if (row && *row < lead->steps.size()) lab_.setCursor(lead->steps[*row]);
}

void ChannelView::cursorFromLab(double step) {
  const RunTrack* lead = leading();
  if (!std::isfinite(step) || lead == nullptr) return chart_->setCursor(std::nullopt);
  const auto row = rowAtStep(*lead, step);
  if (!row) return;
  if (xChannel() < 0) return chart_->setCursor(lead->steps[*row]);
  const Series& time = lead->channels[static_cast<std::size_t>(xChannel())];
  if (*row < time.size()) chart_->setCursor(time[*row]);
}

void ChannelView::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange) refresh();
  if (event->type() == QEvent::LanguageChange) rebuild();
  LabView::changeEvent(event);
}

}  // namespace icl::ui
