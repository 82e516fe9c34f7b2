#include "ui/panels/story_panel.h"

#include <QDialog>
#include <QFontInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QRegularExpression>
#include <QScrollArea>
#include <QTextBrowser>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/core_text.h"
#include "ui/field_row.h"
#include "ui/views/view_parts.h"

namespace icl::ui {
namespace {

constexpr QSize kReadingRoom{460, 480};
constexpr double kReadingType = 1.2;  // of the window's font

/// "m_low" in running text as a letter with a subscript.
QString withSubscripts(QString html) {
  static const QRegularExpression name(QStringLiteral("\\b(\\w)_([A-Za-z0-9]+)\\b"),
                                       QRegularExpression::UseUnicodePropertiesOption);
  return html.replace(name, QStringLiteral("\\1<sub>\\2</sub>"));
}

}  // namespace

StoryPanel::StoryPanel(SessionController& controller, QWidget* parent)
    : QWidget(parent), controller_(controller) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(2);
  auto* row = new QHBoxLayout;
  auto* about = new QLabel(tr("The story"), this);
  about->setProperty("role", QStringLiteral("panel-heading"));
  auto* read = quietButton(this, tr("read"), tr("The whole story in a window of its own"), false);
  connect(read, &QToolButton::clicked, this, &StoryPanel::readAll);
  row->addWidget(about, 1);
  row->addWidget(read);
  layout->addLayout(row);
  story_ = new QLabel(this);
  story_->setWordWrap(true);
  story_->setTextFormat(Qt::RichText);
  story_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  story_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  story_->setFocusPolicy(Qt::NoFocus);
  auto* scroll = new QScrollArea(this);
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll->setFocusPolicy(Qt::NoFocus);
  scroll->setWidget(story_);
  layout->addWidget(scroll, 1);
  connect(&controller_, &SessionController::opened, this, &StoryPanel::show);
  if (controller_.isOpen()) show();
}

QString StoryPanel::html() const {
  QString html;
  const auto paragraph = [&html](const QString& text, const QString& style) {
    if (!text.isEmpty()) {
      html += QStringLiteral("<p style='%1'>%2</p>")
                  .arg(style, withSubscripts(symbolHtml(text.toStdString())));
    }
  };
  if (!controller_.isOpen()) return html;
  if (const auto& preset = controller_.preset()) {
    paragraph(coreText(preset->title), QStringLiteral("font-weight:600; margin-top:0"));
    paragraph(coreText(preset->story), {});
    paragraph(coreText(preset->explanation), {});
    paragraph(coreText(preset->source), QStringLiteral("font-size:small"));
  } else {
    paragraph(coreText(controller_.type().title), QStringLiteral("font-weight:600; margin-top:0"));
    paragraph(coreText(controller_.type().summary), {});
    paragraph(coreText(controller_.type().source), QStringLiteral("font-size:small"));
  }
  return html;
}

void StoryPanel::show() { story_->setText(html()); }

void StoryPanel::readAll() {
  auto* dialog = new QDialog(window());
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setWindowTitle(tr("The story"));
  dialog->resize(kReadingRoom);
  auto* layout = new QVBoxLayout(dialog);
  layout->setContentsMargins(0, 0, 0, 0);
  auto* text = new QTextBrowser(dialog);
  text->setFrameShape(QFrame::NoFrame);
  text->setAccessibleName(tr("The story"));
  QFont font = text->font();
  font.setPixelSize(qRound(QFontInfo(font).pixelSize() * kReadingType));
  text->document()->setDefaultFont(font);
  text->document()->setDocumentMargin(16);
  text->setHtml(html());
  layout->addWidget(text);
  dialog->show();
}

}  // namespace icl::ui
