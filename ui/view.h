// LabView: the base of every picture in the window (loss chart, parameter plane, heatmaps, …).
// A view reads SessionController's tracks, never Session. It repaints from refresh() at draw pace,
// exports itself as vectors, and explains itself as a sentence and as a table (accessibility).
#pragma once

#include <functional>
#include <vector>

#include <QFocusEvent>
#include <QPointer>
#include <QString>
#include <QStringList>
#include <QWidget>

#include "ui/session_controller.h"

class QPainter;

namespace icl::ui {

struct ViewTable {
  QStringList columns{};
  std::vector<std::vector<double>> rows{};
};

class LabView : public QWidget {
  Q_OBJECT
 public:
  using QWidget::QWidget;
  /// What is seen, as a heading ("Excess risk falls by (4/7)² a layer"); live.
  virtual QString heading() const = 0;
  /// What the picture teaches in one plain sentence, as far as this run bears it out; stands below
  /// the heading. Empty: the heading says it all. Live.
  virtual QString conclusion() const { return {}; }
  /// One sentence with the current values, for assistive technology and the tooltip.
  virtual QString summary() const = 0;
  virtual ViewTable table() const = 0;
  /// Draws the whole picture (axes, legend, titles) into `size` logical pixels; for SVG, PDF, PNG.
  virtual void paintFigure(QPainter& painter, const QSizeF& size) const = 0;
  /// Called at draw pace while visible; must take < 8 ms.
  virtual void refresh() = 0;
  /// The part that gets the keyboard when the picture is given it; none: the picture itself. Tab
  /// finds it in its place among the controls, which it would pass over with a focus proxy.
  QWidget* keyboardPart() const { return keyboard_part_; }

 Q_SIGNALS:
  void headingChanged();

 protected:
  void setKeyboardPart(QWidget* part) { keyboard_part_ = part; }
  void focusInEvent(QFocusEvent* event) override {
    QWidget::focusInEvent(event);
    if (keyboard_part_ != nullptr) keyboard_part_->setFocus(event->reason());
  }

 private:
  QPointer<QWidget> keyboard_part_{};
};

struct ViewType {
  QString id{}, title{};
  std::function<bool(const ExperimentType&)> suits{};
  std::function<LabView*(SessionController&, QWidget* parent)> create{};
};
/// Explicit, in menu order (ui/view_registry.cpp).
const std::vector<ViewType>& viewTypes();
/// In the window's language; the id itself where there is no such picture.
QString viewTitle(const QString& id);

}  // namespace icl::ui
