// PlateView: one plate (matrix) of the active run as a heatmap, with the layer control where the
// plate has layers, the colour range switch, "new prompt" where it shows an example, means of
// blocks where it has blocks, and parts of square weights (without their closest scalar; what
// turns). Used for every plate of every experiment. GUI thread.
#pragma once

#include "ui/plots/heatmap.h"
#include "ui/view.h"

class QComboBox;
class QLabel;
class QSlider;
class QSpinBox;
class QToolButton;

namespace icl::ui {

/// Slider and number for the layer that all layered pictures show (Look.layer).
class LayerControl : public QWidget {
  Q_OBJECT
 public:
  LayerControl(SessionController& lab, QWidget* parent);
  void setLayers(int layers, int shown);
  void moveBy(int layers);

 private:
  void choose(int layer);
  SessionController& lab_;
  QSlider* slider_ = nullptr;
  QSpinBox* number_ = nullptr;
  int layers_ = 1;
};

class PlateView : public LabView {
  Q_OBJECT
 public:
  /// `wanted`: says which plates of an experiment this view offers, by role or key.
  PlateView(SessionController& lab, std::function<bool(const Plate&)> wanted, QWidget* parent);
  /// What the matrix of a run teaches, where the family has a sentence for it.
  using Lesson = std::function<QString(const Plate&, const PlateData&, const RunTrack&)>;
  void setLesson(Lesson lesson) { lesson_ = std::move(lesson); }

  QString heading() const override;
  QString summary() const override;
  QString conclusion() const override;
  ViewTable table() const override;
  void paintFigure(QPainter& painter, const QSizeF& size) const override;
  void refresh() override;
  Heatmap& heatmap() { return *heatmap_; }

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void rebuild();
  void updateHeading(const Plate& plate, const PlateData& data);
  QString describe(const Plate& plate, const PlateData& data) const;
  void offerParts(const Plate& plate, const PlateData& data);
  std::vector<double> shownValues(const PlateData& data) const;
  int plateIndex() const;

  SessionController& lab_;
  std::function<bool(const Plate&)> wanted_;
  Lesson lesson_{};
  std::vector<int> plates_{};
  Heatmap* heatmap_ = nullptr;
  LayerControl* layers_ = nullptr;
  QComboBox *which_ = nullptr, *part_ = nullptr;
  QToolButton *fixed_ = nullptr, *new_prompt_ = nullptr;
  QLabel* read_out_ = nullptr;
  std::pair<bool, bool> offered_{};  // parts of square weights; means of blocks
  QString heading_{};
};

}  // namespace icl::ui
