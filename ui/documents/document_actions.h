// DocumentActions: the dialogs around documents, figures and rows: open, save, export, "save
// changes?", recovery after a crash. Each returns what a person decided; errors go to
// SessionController::message(). GUI thread.
#pragma once

#include <QObject>
#include <QString>

#include "ui/back_room.h"
#include "ui/documents/lab_document.h"
#include "ui/view.h"

class QWidget;

namespace icl::ui {

class NoticeBar;

class DocumentActions : public QObject {
  Q_OBJECT
 public:
  DocumentActions(SessionController& controller, LabDocument& document, QWidget* window);

  /// False: the person wants to go on with the document as it is.
  bool mayLeave();
  void open();
  void openLecture();
  void saveLecture();
  /// An .icl document, a lecture file, or the folder of a stored run.
  void openPath(const QString& path);
  bool save();
  bool saveAs();
  /// The document with the runs that it shows, in one file; message() tells when it is written.
  void saveShare();
  void writeShareTo(const QString& path);
  void exportRows(std::uint64_t serial);
  void saveFigure(LabView& view);
  void offerRecovery(NoticeBar& bar);

 Q_SIGNALS:
  /// Something else is about to be opened, or the window to be closed.
  void leaving();

 private:
  void openShare(const QString& path);

  SessionController& controller_;
  LabDocument& document_;
  QWidget* window_;
  BackRoom shares_{};  // last: its work uses the others
};

}  // namespace icl::ui
