// HeadView: strengths that are recorded for every layer and head (channels "measure.layer.head") at
// the cursor's step: all measures of all heads, or one measure as layers × heads. For the active
// run. Where heads can be shut (gates that are open or shut), a click on one does it. GUI thread.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "ui/plots/heatmap.h"
#include "ui/view.h"

class QComboBox;
class QLabel;
class QToolButton;

namespace icl::ui {

/// One recorded strength by its key; nothing where the key is of another kind.
struct HeadChannel {
  std::string measure{};
  int layer = 0, head = 0, channel = -1;
};
std::vector<HeadChannel> headChannels(const std::vector<Channel>& layout);

class HeadView : public LabView {
  Q_OBJECT
 public:
  HeadView(SessionController& lab, QWidget* parent);

  QString heading() const override;
  QString summary() const override;
  ViewTable table() const override;
  void paintFigure(QPainter& painter, const QSizeF& size) const override;
  void refresh() override;
  Heatmap& heatmap() { return *heatmap_; }

 private:
  void fillMeasures(const RunTrack& track);
  HeatmapData allMeasures(const RunTrack& track) const;
  HeatmapData oneMeasure(const RunTrack& track, const std::string& measure) const;
  void updateHeading(const RunTrack& track);
  bool gated() const;
  std::optional<std::pair<int, int>> headAt(const QPoint& cell) const;
  void toggle(const QPoint& cell);
  QStringList shutHeads(const RunTrack& track) const;

  SessionController& lab_;
  QComboBox* which_ = nullptr;
  QToolButton* fixed_ = nullptr;
  Heatmap* heatmap_ = nullptr;
  QLabel* read_out_ = nullptr;
  std::vector<HeadChannel> heads_{};
  std::vector<std::string> keys_{};  // of the layout that `heads_` was made from
  QString heading_{};
};

}  // namespace icl::ui
