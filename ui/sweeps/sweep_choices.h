// SweepChoices: what the picture of a sweep shows: the value, the two axes, seeds, the points of
// the axes that are not drawn, and the contour. Knows a sweep's parts by their titles. GUI thread.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QWidget>

#include "ui/sweeps/sweep_desk.h"

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QGridLayout;

namespace icl::ui {

class SweepChoices : public QWidget {
  Q_OBJECT
 public:
  explicit SweepChoices(QWidget* parent);

  /// The choices of another sweep, as its file begins; no signal.
  void show(std::shared_ptr<const Sweep> sweep);
  SweepLook look() const;
  /// Of the contour; nothing: none is wanted.
  std::optional<double> level() const;

 Q_SIGNALS:
  void changed();

 private:
  QComboBox* addChoice(int row, int column, const QString& title, const QString& tip);
  void fillSeeds();
  void fillSlices();

  std::shared_ptr<const Sweep> sweep_{};
  QGridLayout* grid_ = nullptr;
  QComboBox *value_ = nullptr, *seed_ = nullptr, *across_ = nullptr, *up_ = nullptr;
  QCheckBox* contour_ = nullptr;
  QDoubleSpinBox* level_ = nullptr;
  QGridLayout* slices_ = nullptr;
  std::vector<QComboBox*> slice_{};  // one an axis; null where the axis is drawn
};

}  // namespace icl::ui
