#include "ui/documents/document_actions.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QLocale>
#include <QMessageBox>
#include <QStandardPaths>

#include "core/run/export.h"
#include "core/run/share_file.h"
#include "ui/core_text.h"
#include "ui/lecture/cue_book.h"
#include "ui/notice_bar.h"

namespace icl::ui {

namespace {

QString documentFilter() { return DocumentActions::tr("ICL Lab documents (*.icl)"); }

QString shareFilter() { return DocumentActions::tr("Documents with their runs (*.iclshare)"); }

QString openFilter() {
  return DocumentActions::tr("Documents and shares (*.icl *.iclshare)") + QStringLiteral(";;") +
         documentFilter() + QStringLiteral(";;") + shareFilter();
}

QString lectureFilter() { return DocumentActions::tr("Lectures (*.json)"); }

QString startFolder(const LabDocument& document) {
  if (!document.path().isEmpty()) return QFileInfo(document.path()).absolutePath();
  return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
}

QString withSuffix(QString path, const QString& suffix) {
  if (!path.isEmpty() && QFileInfo(path).suffix().isEmpty()) path += QLatin1Char('.') + suffix;
  return path;
}

}  // namespace

DocumentActions::DocumentActions(SessionController& controller, LabDocument& document,
                                 QWidget* window)
    : QObject(window), controller_(controller), document_(document), window_(window) {}

bool DocumentActions::mayLeave() {
  Q_EMIT leaving();
  if (!document_.isDirty()) return true;
  const auto answer = QMessageBox::question(
      window_, tr("Save changes?"),
      tr("“%1” has changes that are not saved.").arg(document_.name()),
      QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Save);
  if (answer == QMessageBox::Cancel) return false;
  return answer == QMessageBox::Discard || save();
}

void DocumentActions::open() {
  const QString path =
      QFileDialog::getOpenFileName(window_, tr("Open"), startFolder(document_), openFilter());
  if (!path.isEmpty()) openPath(path);
}

void DocumentActions::openPath(const QString& path) {
  const QFileInfo info(path);
  if (info.isDir() || info.fileName() == QLatin1String("run.json")) {
    controller_.addStoredRun(info.isDir() ? info.absoluteFilePath() : info.absolutePath());
    return;
  }
  if (!mayLeave()) return;
  const bool lecture = info.suffix() == QLatin1String("json") && isLectureFile(path.toStdString());
  if (info.suffix() == QLatin1String("iclshare")) {
    openShare(path);
    return;
  }
  const Status status = lecture ? document_.openLectureFile(path) : document_.open(path, true);
  if (!status) {
    Q_EMIT controller_.message(coreError(status.error()), true);
  }
}

void DocumentActions::openLecture() {
  const QString path = QFileDialog::getOpenFileName(window_, tr("Open a lecture"),
                                                    startFolder(document_), lectureFilter());
  if (!path.isEmpty()) openPath(path);
}

void DocumentActions::saveLecture() {
  if (document_.cues().cues().empty()) {
    Q_EMIT controller_.message(tr("There are no cues to save: add one first."), false);
    return;
  }
  const QString id = QString::fromStdString(document_.cues().lecture().id);
  const QString proposal = startFolder(document_) + QLatin1Char('/') +
                           (id.isEmpty() ? tr("lecture") : id) + QStringLiteral(".json");
  const QString path = withSuffix(
      QFileDialog::getSaveFileName(window_, tr("Save as a lecture"), proposal, lectureFilter()),
      QStringLiteral("json"));
  if (path.isEmpty()) return;
  const Status status = document_.saveLecture(path);
  Q_EMIT controller_.message(
      status ? tr("The lecture is written to %1.").arg(path) : coreError(status.error()), !status);
}

bool DocumentActions::save() {
  if (document_.path().isEmpty()) return saveAs();
  const Status status = document_.save(document_.path());
  if (!status) Q_EMIT controller_.message(coreError(status.error()), true);
  return status.ok();
}

bool DocumentActions::saveAs() {
  const QString proposal =
      startFolder(document_) + QLatin1Char('/') +
      (document_.path().isEmpty() ? tr("untitled") + QStringLiteral(".icl") : document_.name());
  const QString path =
      withSuffix(QFileDialog::getSaveFileName(window_, tr("Save as"), proposal, documentFilter()),
                 QStringLiteral("icl"));
  if (path.isEmpty()) return false;
  const Status status = document_.save(path);
  if (!status) Q_EMIT controller_.message(coreError(status.error()), true);
  return status.ok();
}

void DocumentActions::saveShare() {
  const QString name =
      document_.path().isEmpty() ? tr("untitled") : QFileInfo(document_.path()).completeBaseName();
  const QString suffix = QStringLiteral("iclshare");
  const QString proposal =
      startFolder(document_) + QLatin1Char('/') + name + QLatin1Char('.') + suffix;
  const QString path = withSuffix(
      QFileDialog::getSaveFileName(window_, tr("Share as one file"), proposal, shareFilter()),
      suffix);
  if (!path.isEmpty()) writeShareTo(path);
}

// Runs may be gigabytes: they are packed and unpacked beside the window.
void DocumentActions::writeShareTo(const QString& path) {
  shares_.post([this, path, write = document_.shareWriter(path)] {
    const Status status = write();
    QMetaObject::invokeMethod(this, [this, path, status] {
      Q_EMIT controller_.message(
          status ? tr("The document and its runs are in %1.").arg(path) : coreError(status.error()),
          !status);
    });
  });
}

void DocumentActions::openShare(const QString& path) {
  shares_.post([this, path] {
    const auto folder = unpackShare(path.toStdString(), LabDocument::sharesFolder());
    QMetaObject::invokeMethod(this, [this, folder] {
      const Status status = folder ? document_.openUnpacked(*folder, true) : Status(folder.error());
      if (!status) Q_EMIT controller_.message(coreError(status.error()), true);
    });
  });
}

void DocumentActions::exportRows(std::uint64_t serial) {
  const RunTrack* run = controller_.run(serial);
  if (run == nullptr) return;
  if (run->state.folder.empty()) {
    Q_EMIT controller_.message(
        tr("“%1” is not kept on disk, so there are no rows to export.").arg(run->name), true);
    return;
  }
  const QString csv = tr("Comma-separated values (*.csv)");
  const QString npy = tr("NumPy array (*.npy)");
  QString chosen = csv;
  QString path = QFileDialog::getSaveFileName(window_, tr("Export rows"),
                                              startFolder(document_) + QStringLiteral("/rows.csv"),
                                              csv + QStringLiteral(";;") + npy, &chosen);
  path = withSuffix(path, chosen == npy ? QStringLiteral("npy") : QStringLiteral("csv"));
  if (path.isEmpty()) return;
  auto reader = RunReader::open(run->state.folder);
  Status status = reader ? Status() : Status(reader.error());
  if (status) {
    const bool as_npy = QFileInfo(path).suffix() == QLatin1String("npy");
    status = as_npy ? exportNpy(reader.value(), path.toStdString())
                    : exportCsv(reader.value(), path.toStdString());
  }
  if (status) {
    Q_EMIT controller_.message(tr("Rows written to %1.").arg(path), false);
  } else {
    Q_EMIT controller_.message(coreError(status.error()), true);
  }
}

void DocumentActions::offerRecovery(NoticeBar& bar) {
  const auto found = document_.recoverable();
  if (found.empty()) return;
  const Recoverable newest = found.front();
  const QString name =
      newest.original.isEmpty() ? tr("untitled") : QFileInfo(newest.original).fileName();
  bar.ask(tr("Changes of “%1” from %2 were not saved.")
              .arg(name, QLocale().toString(newest.when, QLocale::ShortFormat)),
          {tr("Recover"),
           [this, newest] {
             if (!mayLeave()) return;
             if (const Status status = document_.recover(newest, true); !status) {
               Q_EMIT controller_.message(coreError(status.error()), true);
             }
           }},
          {tr("Discard"), [newest] { LabDocument::discard(newest); }});
}

}  // namespace icl::ui
