#include "ui/notice_bar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace icl::ui {

namespace {

constexpr int kErrorMs = 15000;

}  // namespace

NoticeBar::NoticeBar(QWidget* parent)
    : QFrame(parent),
      text_(new QLabel(this)),
      first_(new QPushButton(this)),
      second_(new QPushButton(this)) {
  setProperty("role", QStringLiteral("notice"));
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(12, 4, 8, 4);
  text_->setWordWrap(true);
  text_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  text_->setFocusPolicy(Qt::NoFocus);
  row->addWidget(text_, 1);
  row->addWidget(first_);
  row->addWidget(second_);
  hide_.setSingleShot(true);
  connect(&hide_, &QTimer::timeout, this, &QWidget::hide);
  connect(first_, &QPushButton::clicked, this, [this] {
    hide();
    if (on_first_) on_first_();
  });
  connect(second_, &QPushButton::clicked, this, [this] {
    hide();
    if (on_second_) on_second_();
  });
  hide();
}

void NoticeBar::show(const QString& sentence, const Answer& first, const Answer& second,
                     int hide_after_ms) {
  text_->setText(sentence);
  setAccessibleName(sentence);
  first_->setText(first.text);
  first_->setVisible(!first.text.isEmpty());
  second_->setText(second.text);
  second_->setVisible(!second.text.isEmpty());
  on_first_ = first.act;
  on_second_ = second.act;
  if (hide_after_ms > 0) {
    hide_.start(hide_after_ms);
  } else {
    hide_.stop();
  }
  setVisible(true);
}

void NoticeBar::ask(const QString& sentence, const Answer& first, const Answer& second) {
  show(sentence, first, second, 0);
}

void NoticeBar::tell(const QString& sentence) { show(sentence, {}, {tr("Close"), {}}, kErrorMs); }

QString NoticeBar::sentence() const { return isHidden() ? QString() : text_->text(); }

}  // namespace icl::ui
