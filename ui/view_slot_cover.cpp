// ViewSlot's part for predict-then-reveal: the sheet over a picture, and the guess that is left of
// it.
#include <QVBoxLayout>

#include "ui/view_area.h"
#include "ui/views/cover_sheet.h"

namespace icl::ui {

/// Predict, then reveal: neither the picture nor its words tell what is covered.
void ViewSlot::showCover() {
  const bool covered = view_ != nullptr && isCovered(controller_, *view_);
  if (covered == (sheet_ != nullptr)) return;
  if (covered) {
    sheet_ = new CoverSheet(*view_, id_, this);
    connect(sheet_, &CoverSheet::guessed, &controller_, &SessionController::highlightChanged);
    delete layout_->replaceWidget(view_, sheet_);  // the old place is the caller's
    const bool had_keyboard =
        view_->hasFocus() || view_->isAncestorOf(view_->window()->focusWidget());
    view_->hide();
    sheet_->show();
    if (had_keyboard) setFocus();
  } else {
    delete layout_->replaceWidget(sheet_, view_);
    delete sheet_;
    sheet_ = nullptr;
    view_->show();
  }
  showHeading();
}

QString ViewSlot::conclusionText() const {
  if (sheet_ != nullptr) return {};
  QStringList parts{view_->conclusion(), guessOf(*view_)};
  parts.removeAll(QString());
  return parts.join(QLatin1Char(' '));
}

}  // namespace icl::ui
