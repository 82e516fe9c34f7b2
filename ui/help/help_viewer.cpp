#include "ui/help/help_viewer.h"

#include <algorithm>

#include <QDesktopServices>
#include <QDir>
#include <QFile>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QTextBrowser>
#include <QUrl>
#include <QVBoxLayout>

namespace icl::ui {

namespace {

QString readText(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString firstHeading(const QString& markdown, const QString& fallback) {
  for (const QString& line : markdown.split(QLatin1Char('\n'))) {
    if (line.startsWith(QLatin1String("# "))) return line.mid(2).trimmed();
  }
  return fallback;
}

}  // namespace

std::vector<HelpPage> writtenPages(const QString& folder, const QString& language) {
  const QDir english(folder + QStringLiteral("/en"));
  std::vector<HelpPage> pages;
  for (const QString& file : english.entryList({QStringLiteral("*.md")}, QDir::Files, QDir::Name)) {
    QString text = readText(folder + QLatin1Char('/') + language + QLatin1Char('/') + file);
    if (text.isEmpty()) text = readText(english.filePath(file));
    const QString id = file.chopped(3);
    pages.push_back({id, firstHeading(text, id), text, true});
  }
  std::stable_partition(pages.begin(), pages.end(),
                        [](const HelpPage& page) { return page.id == QLatin1String("welcome"); });
  return pages;
}

HelpViewer::HelpViewer(std::vector<HelpPage> pages, QWidget* parent)
    : QDialog(parent),
      pages_(std::move(pages)),
      search_(new QLineEdit(this)),
      list_(new QListWidget(this)),
      text_(new QTextBrowser(this)) {
  setWindowTitle(tr("Help"));
  resize(820, 600);
  auto* row = new QHBoxLayout(this);
  auto* side = new QVBoxLayout;
  search_->setPlaceholderText(tr("Search the help"));
  search_->setAccessibleName(tr("Search the help"));
  search_->setClearButtonEnabled(true);
  list_->setAccessibleName(tr("Pages"));
  text_->setAccessibleName(tr("Help page"));
  text_->setOpenLinks(false);
  text_->document()->setDocumentMargin(16);
  search_->setMaximumWidth(220);
  list_->setMaximumWidth(220);
  list_->setWordWrap(true);
  list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  side->addWidget(search_);
  side->addWidget(list_, 1);
  row->addLayout(side);
  row->addWidget(text_, 1);
  for (const HelpPage& page : pages_) list_->addItem(page.title);
  connect(list_, &QListWidget::currentRowChanged, this, &HelpViewer::showIndex);
  connect(search_, &QLineEdit::textChanged, this, &HelpViewer::search);
  connect(search_, &QLineEdit::returnPressed, this, [this] {
    if (!text_->find(search_->text())) {
      text_->moveCursor(QTextCursor::Start);
      text_->find(search_->text());
    }
  });
  connect(text_, &QTextBrowser::anchorClicked, this, [this](const QUrl& url) {
    if (url.isRelative()) {
      QString id = url.path();
      if (id.endsWith(QLatin1String(".md"))) id.chop(3);
      showPage(id);
    } else {
      QDesktopServices::openUrl(url);
    }
  });
  list_->setCurrentRow(0);
}

void HelpViewer::showIndex(int index) {
  if (index < 0 || index >= static_cast<int>(pages_.size())) return;
  const HelpPage& page = pages_[static_cast<std::size_t>(index)];
  if (page.markdown) {
    text_->setMarkdown(page.text);
  } else {
    text_->setHtml(page.text);
  }
  text_->moveCursor(QTextCursor::Start);
  if (!search_->text().isEmpty()) text_->find(search_->text());
}

void HelpViewer::search(const QString& words) {
  int first = -1;
  for (std::size_t i = 0; i < pages_.size(); ++i) {
    const bool hit = words.isEmpty() || pages_[i].text.contains(words, Qt::CaseInsensitive);
    list_->item(static_cast<int>(i))->setHidden(!hit);
    if (hit && first < 0) first = static_cast<int>(i);
  }
  const int now = list_->currentRow();
  if (now >= 0 && !list_->item(now)->isHidden()) {
    showIndex(now);
  } else if (first >= 0) {
    list_->setCurrentRow(first);
  }
}

QString HelpViewer::currentPage() const {
  const int row = list_->currentRow();
  return row >= 0 ? pages_[static_cast<std::size_t>(row)].id : QString();
}

void HelpViewer::showPage(const QString& id) {
  search_->clear();
  for (std::size_t i = 0; i < pages_.size(); ++i) {
    if (pages_[i].id == id) list_->setCurrentRow(static_cast<int>(i));
  }
}

void HelpViewer::showTopic(const QString& anchor) {
  const QString mark = QStringLiteral("<a name=\"%1\">").arg(anchor);
  for (const HelpPage& page : pages_) {
    if (page.markdown || !page.text.contains(mark)) continue;
    showPage(page.id);
    text_->scrollToAnchor(anchor);
    return;
  }
  showPage(pages_.empty() ? QString() : pages_.front().id);
}

}  // namespace icl::ui
