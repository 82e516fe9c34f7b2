// HelpViewer: the help pages (resources/docs/<language>/*.md) and the pages made from the program,
// with a search over all of them; opens at the paragraph of a control ("What is this?"). A window
// of its own that does not block. GUI thread.
#pragma once

#include <vector>

#include <QDialog>
#include <QString>

class QLineEdit;
class QListWidget;
class QTextBrowser;

namespace icl::ui {

struct HelpPage {
  QString id{}, title{}, text{};
  bool markdown = true;
};

/// The written pages of a language, the missing ones in English; welcome first.
std::vector<HelpPage> writtenPages(const QString& folder, const QString& language);

class HelpViewer : public QDialog {
  Q_OBJECT
 public:
  HelpViewer(std::vector<HelpPage> pages, QWidget* parent);
  void showPage(const QString& id);
  /// The paragraph about a control or setting; the first page where there is none.
  void showTopic(const QString& anchor);
  QString currentPage() const;
  QTextBrowser* browser() const { return text_; }

 private:
  void showIndex(int index);
  void search(const QString& words);
  std::vector<HelpPage> pages_;
  QLineEdit* search_;
  QListWidget* list_;
  QTextBrowser* text_;
};

}  // namespace icl::ui
