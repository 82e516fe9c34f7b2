#include "ui/views/cover_sheet.h"

#include <QCoreApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QVBoxLayout>

#include "ui/views/channel_view.h"
#include "ui/views/mixture_accuracy_view.h"

namespace icl::ui {

namespace {

constexpr char kGuess[] = "guess";

struct Question {
  const char* view;  // the beginning of its id
  const char* text;
};

constexpr Question kCoverQuestions[] = {
    {"plane", QT_TRANSLATE_NOOP("CoverSheet", "Where will the path end?")},
    {"tree", QT_TRANSLATE_NOOP("CoverSheet", "Which way down the tree will it take?")},
    {"answer", QT_TRANSLATE_NOOP("CoverSheet", "Which answer wins, and how surely?")},
    {"heads", QT_TRANSLATE_NOOP("CoverSheet", "Which heads will look back, and where?")},
    {"attention", QT_TRANSLATE_NOOP("CoverSheet", "Where will it look?")},
    {"whitening", QT_TRANSLATE_NOOP("CoverSheet", "What will be left of the correlations?")},
    {"prediction", QT_TRANSLATE_NOOP("CoverSheet", "How near will the prediction be?")}};

}  // namespace

bool isCovered(const SessionController& lab, const LabView& view) {
  const auto from = lab.cover();
  if (!from || lab.position() <= *from) return false;
  return qobject_cast<const ChannelView*>(&view) == nullptr &&
         qobject_cast<const AccuracyView*>(&view) == nullptr;
}

QString guessQuestion(const QString& view_id) {
  for (const Question& question : kCoverQuestions) {
    if (view_id.startsWith(QLatin1String(question.view))) {
      return QCoreApplication::translate("CoverSheet", question.text);
    }
  }
  return CoverSheet::tr("What will be seen here?");
}

QString guessOf(const LabView& view) {
  const QString text = view.property(kGuess).toString().trimmed();
  return text.isEmpty() ? QString() : CoverSheet::tr("Guess: %1").arg(text);
}

void paintCoverSheet(QPainter& painter, const PlotTheme& theme, const QSizeF& size,
                     const QString& view_id, const QString& guess) {
  const QRectF sheet = QRectF(QPointF(0, 0), size).adjusted(8, 8, -8, -8);
  painter.setPen(QPen(theme.frame, theme.line(1)));
  painter.setBrush(theme.grid);
  painter.drawRoundedRect(sheet, 6, 6);
  const QRectF half(sheet.left() + 16, sheet.top(), sheet.width() - 32, sheet.height() / 2 - 6);
  painter.setFont(theme.title);
  painter.setPen(theme.text);
  painter.drawText(half, Qt::AlignHCenter | Qt::AlignBottom | Qt::TextWordWrap,
                   viewTitle(view_id) + QLatin1Char('\n') + guessQuestion(view_id));
  if (guess.isEmpty()) return;
  painter.setFont(theme.font);
  painter.drawText(half.translated(0, sheet.height() / 2 + 6),
                   Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, guess);
}

CoverSheet::CoverSheet(LabView& view, const QString& view_id, QWidget* parent)
    : QWidget(parent), view_(view), words_(new QLabel(this)), guess_(new QLineEdit(this)) {
  view_.setProperty(kGuess, QString());
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(24, 16, 24, 16);
  column->addStretch(1);
  words_->setText(guessQuestion(view_id));
  words_->setWordWrap(true);
  words_->setAlignment(Qt::AlignCenter);
  column->addWidget(words_);
  guess_->setPlaceholderText(tr("The guess of the room"));
  guess_->setAccessibleName(words_->text());
  guess_->setMaximumWidth(320);
  column->addWidget(guess_, 0, Qt::AlignHCenter);
  column->addStretch(1);
  connect(guess_, &QLineEdit::textChanged, this, [this](const QString& text) {
    view_.setProperty(kGuess, text);
    Q_EMIT guessed();
  });
}

void CoverSheet::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const PlotTheme theme = PlotTheme::of(*this);
  painter.fillRect(rect(), theme.surface);
  painter.setPen(QPen(theme.frame, 1));
  painter.setBrush(theme.grid);
  painter.drawRoundedRect(QRectF(rect()).adjusted(4, 4, -4, -4), 6, 6);
}

}  // namespace icl::ui
