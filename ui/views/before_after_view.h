// BeforeAfterView: two attention maps and their difference side by side: of two runs (A, B), or of
// one run at its beginning and now. The beginning is computed again on a thread of its own, so it
// is there whenever it is asked for. GUI thread.
#pragma once

#include <array>
#include <optional>

#include "ui/back_room.h"
#include "ui/plots/heatmap.h"
#include "ui/view.h"

class QComboBox;
class QLabel;
class QToolButton;

namespace icl::ui {

class LayerControl;

/// How two maps of one shape compare; `cosine` is NaN where one of them is empty or all zero.
struct MapChange {
  double cosine = 0, largest = 0;
  int row = 0, col = 0;  // where the change is largest
};
MapChange mapChange(const std::vector<double>& before, const std::vector<double>& after, int cols);

class BeforeAfterView : public LabView {
  Q_OBJECT
 public:
  BeforeAfterView(SessionController& lab, QWidget* parent);

  QString heading() const override { return heading_; }
  QString summary() const override;
  QString conclusion() const override;
  ViewTable table() const override;
  void paintFigure(QPainter& painter, const QSizeF& size) const override;
  void refresh() override;
  Heatmap& map(std::size_t which) { return *maps_.at(which); }

 private:
  /// What the beginning of a run depends on.
  struct Start {
    std::uint64_t serial = 0, seed = 0;
    Values config{};
    Look look{};
    bool operator==(const Start&) const = default;
  };
  void rebuild();
  void askStart(const RunTrack& run);
  /// The two maps to compare; nothing while one of them is missing.
  std::optional<std::pair<const PlateData*, const PlateData*>> pair(int plate);
  void showMaps(const Plate& plate, const PlateData& before, const PlateData& after);
  void showNothing(const QString& why);
  void selectEverywhere(std::size_t from);
  void setHeading(const QString& text);

  SessionController& lab_;
  QComboBox* which_ = nullptr;
  LayerControl* layers_ = nullptr;
  std::array<QLabel*, 3> titles_{};
  std::array<Heatmap*, 3> maps_{};
  QLabel* read_out_ = nullptr;
  std::vector<int> plates_{};
  QString heading_{}, before_name_{}, after_name_{}, why_not_{};
  MapChange change_{};
  std::optional<Start> asked_{};
  std::optional<Frame> start_{};  // of asked_, once it is there
  BackRoom room_{};               // last: its work uses the others
};

}  // namespace icl::ui
