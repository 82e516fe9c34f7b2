// ChannelView: recorded channels as live curves of all ticked runs, with theory lines, the gap, and
// for twins the difference as a third line. One class for loss, parameters and every other channel:
// what it offers is a list of choices made from the channels' roles. GUI thread.
#pragma once

#include <functional>
#include <map>

#include "ui/plots/line_chart.h"
#include "ui/view.h"
#include "ui/views/difference_track.h"
#include "ui/workbench/seed_bands.h"

class QComboBox;
class QToolButton;

namespace icl::ui {

struct ChannelChoice {
  QString title{};
  std::vector<int> channels{};
  bool log_y = false;
};
using ChannelChoices = std::function<std::vector<ChannelChoice>(const std::vector<Channel>&)>;

/// Loss and excess: the excess first.
std::vector<ChannelChoice> lossChoices(const std::vector<Channel>& channels);
/// All parameters in one picture, then each alone.
std::vector<ChannelChoice> parameterChoices(const std::vector<Channel>& channels);
/// What is left: gradient, distances, accuracies together, strengths of all heads together.
std::vector<ChannelChoice> otherChoices(const std::vector<Channel>& channels);

class GuessLink;

class ChannelView : public LabView {
  Q_OBJECT
 public:
  ChannelView(SessionController& lab, ChannelChoices choices, QWidget* parent);

  QString heading() const override;
  QString conclusion() const override;
  QString summary() const override;
  ViewTable table() const override;
  void paintFigure(QPainter& painter, const QSizeF& size) const override;
  void refresh() override;

  /// The chart alone, without a title: for pictures made of several.
  void paintChart(QPainter& painter, const PlotTheme& theme, const QRectF& area) const;
  LineChart& chart() { return *chart_; }
  const LineChart& chart() const { return *chart_; }
  void chooseChannel(int choice);
  void setDifference(bool on);
  GuessLink& guessing() const { return *guess_; }

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void makeControls();
  void rebuild();
  void applyLog();
  void updateLines();
  void updateTheory();
  void updateBands();
  void updateCover();
  void updateMarks();
  void updateDifference(std::vector<ChartLine>& lines, const PlotTheme& theme);
  void updateHeading();
  void cursorFromChart(double x);
  void cursorFromLab(double step);
  const ChannelChoice& choice() const;
  int xChannel() const;
  QString quantity() const;
  const RunTrack* leading() const;
  const Reference* minimum(const RunTrack& track, int channel) const;
  const Channel& channelAt(int channel) const;
  bool sameLayout() const;

  SessionController& lab_;
  ChannelChoices make_choices_;
  std::vector<Channel> layout_{};  // the active run's: what the choices count in
  std::vector<ChannelChoice> choices_{};
  int choice_ = 0, time_channel_ = -1;
  LineChart* chart_ = nullptr;
  QComboBox *what_ = nullptr, *against_ = nullptr;
  QToolButton *log_x_ = nullptr, *log_y_ = nullptr, *difference_ = nullptr;
  std::map<int, DifferenceTrack> differences_{};  // by channel
  std::pair<std::uint64_t, std::uint64_t> differences_of_{};
  SeedBands bands_{};
  GuessLink* guess_ = nullptr;
  QString heading_{};
};

}  // namespace icl::ui
