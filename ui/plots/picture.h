// Picture: what all painted pictures share: they take the keyboard and the mouse, fill their own
// background, and are drawn anew where the palette, the font or the focus changes. GUI thread.
#pragma once

#include <QWidget>

#include "ui/plots/plot_theme.h"

namespace icl::ui {

class Picture : public QWidget {
  Q_OBJECT
 public:
  explicit Picture(QWidget* parent = nullptr);

 protected:
  const PlotTheme& theme() const { return theme_; }
  /// Colours or fonts are others now: what was drawn with the old ones is to be dropped.
  virtual void themeChanged() {}
  void changeEvent(QEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  PlotTheme theme_{};
};

}  // namespace icl::ui
