// CloudView: what views of points in a plane share. A probe answers with a row for each point and
// stage, points one behind the other and stages in order; the picture trails each point from stage
// to stage, with the layer control, a read-out below, and the table. A moving run is asked again
// twice a second. GUI.
#pragma once

#include <QElapsedTimer>

#include "ui/plots/point_cloud.h"
#include "ui/view.h"
#include "ui/views/probe_asker.h"

class QLabel;

namespace icl::ui {

class FlowLayout;
class LayerControl;

class CloudView : public LabView {
  Q_OBJECT
 public:
  QString heading() const override { return heading_; }
  ViewTable table() const override;
  void paintFigure(QPainter& painter, const QSizeF& size) const override;
  PointCloud& cloud() { return *cloud_; }

 protected:
  /// The answer's first column is the number of the point; it has `columns` of them.
  CloudView(SessionController& lab, int columns, QWidget* parent);
  virtual void rebuild() = 0;  // another run was opened
  virtual void show() = 0;     // of the answer there is
  virtual QStringList tableColumns() const = 0;

  /// Answers become points_, while `mine` holds; a refusal takes the picture's place.
  ProbeAsker* newAsker(const QString& name, const char* probe, const std::function<bool()>& mine);
  /// Asks, and anew where the run has moved on since.
  void askOf(ProbeAsker& asker, const Values& arguments);
  /// No points, and why.
  void clear(const QString& sentence);
  /// Puts the scene into the picture, with `text` as the new heading.
  void present(CloudScene scene, const QString& text);
  void setFirstHeading(const QString& text, const QString& tip);
  int stages() const;
  int shownStage() const;

  SessionController& lab_;
  const int columns_;
  FlowLayout* row_ = nullptr;  // controls; the layers are the first
  LayerControl* layers_ = nullptr;
  PointCloud* cloud_ = nullptr;
  QLabel* read_out_ = nullptr;
  ProbeResult points_{};
  QString heading_{};

 private:
  std::uint64_t asked_step_ = 0;
  QElapsedTimer since_;
};

}  // namespace icl::ui
