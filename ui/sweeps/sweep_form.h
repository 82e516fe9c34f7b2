// SweepForm: a sweep of the open experiment put together by hand: up to three axes chosen from its
// settings, seeds and steps. Makes the same file text that `icl sweep` reads, so the core checks
// it. GUI thread.
#pragma once

#include <array>

#include <QWidget>

#include "core/run/sweep.h"

class QComboBox;
class QLineEdit;
class QSpinBox;

namespace icl::ui {

class SessionController;

class SweepForm : public QWidget {
  Q_OBJECT
 public:
  SweepForm(SessionController& controller, QWidget* parent);
  /// The sweep as it stands, as a file; an error where no axis is chosen. Its values are for the
  /// core to judge.
  Result<Json> json() const;
  /// For tests and for axes chosen elsewhere.
  void setAxis(int number, const QString& setting, const QString& values);
  void setSeeds(int count);
  void setSteps(int steps);

 Q_SIGNALS:
  void changed();

 private:
  struct AxisRow {
    QComboBox* setting = nullptr;
    QLineEdit* values = nullptr;
  };
  void build();
  void fill();
  void showUse();
  void suggest(const AxisRow& row);
  const Field* fieldOf(const AxisRow& row) const;

  SessionController& controller_;
  std::array<AxisRow, 3> axes_{};
  QSpinBox* seeds_ = nullptr;
  QSpinBox* steps_ = nullptr;
};

/// "2, 4, 8", "0.001 … 0.1 / 9" (nine values) or "0.001 … 0.1 / 9 log" as an axis of a file; texts
/// that are neither become a list of one, for the core to judge. Where the window's language has a
/// decimal comma, lists are set apart by semicolons: "0,5; 1". Choices may be named by their
/// titles.
Json sweepAxis(const QString& setting, const QString& values, const Field* field = nullptr);

}  // namespace icl::ui
