// LabDocument: the open .icl document: what is saved of the window, where, and whether it differs
// from the file; autosave beside it every 30 s while it does, and recovery after a crash. Talks to
// SessionController; asks no questions (DocumentActions does). GUI thread.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include <QDateTime>
#include <QObject>
#include <QStringList>
#include <QTimer>

#include "core/run/lecture.h"
#include "ui/documents/document_format.h"
#include "ui/session_controller.h"

namespace icl::ui {

class CueBook;
class HiddenControls;

/// An autosave that a crashed window left behind.
struct Recoverable {
  QString autosave{}, original{};  // original empty: never saved under a name
  QDateTime when{};
};

class LabDocument : public QObject {
  Q_OBJECT
 public:
  LabDocument(SessionController& controller, const std::vector<Preset>& presets,
              QObject* parent = nullptr);
  ~LabDocument() override;

  QString path() const { return path_; }
  /// "lecture3.icl", or "untitled".
  QString name() const;
  bool isDirty() const;
  DocumentData data() const;

  /// The document stays as it was where this fails.
  Status open(const QString& path, bool start);
  Status save(const QString& path);
  Status recover(const Recoverable& from, bool start);
  /// A preset was opened: an untitled document without changes.
  void startAnew();

  /// What writes one file with the document, as it is now, and the runs that it shows. To be called
  /// once, on any thread.
  std::function<Status()> shareWriter(const QString& path) const;
  /// Where the shares that were opened lie unpacked, beside the program's data.
  static std::filesystem::path sharesFolder();
  /// A share that was unpacked there: an untitled document. A refused one is removed.
  Status openUnpacked(const std::filesystem::path& folder, bool start);

  /// What a handout does not show.
  HiddenControls& hidden() const { return *hidden_; }
  /// The cues of the document.
  CueBook& cues() const { return *cues_; }
  /// An untitled document with the cues of a lecture, standing where its first cue opens.
  Status openLecture(const Lecture& lecture);
  Status openLectureFile(const QString& path);
  /// The cues as a lecture file; the document stays what it is.
  Status saveLecture(const QString& path);
  /// While a lecture is given, other runs are open: the document is what it was when it began.
  void hold();
  void release() { held_.reset(); }
  /// Says that nothing is lost any more: a clean end of the program.
  void dropAutosave();

  void autosaveNow();
  std::optional<QDateTime> lastSaved() const { return last_saved_; }
  std::vector<Recoverable> recoverable() const;
  static void discard(const Recoverable& found);

  static QStringList recentFiles();

 Q_SIGNALS:
  void changed();  // path, name or dirty

 private:
  Status load(const QString& path, bool start);
  void bring(const DocumentData& data, const std::vector<Cue>& cues, const QString& folder);
  QString autosavePath() const;
  void remember(const QString& path);

  SessionController& controller_;
  const std::vector<Preset>& presets_;
  QString path_{};
  std::unique_ptr<CueBook> cues_;
  std::unique_ptr<HiddenControls> hidden_;
  std::optional<DocumentData> held_{};
  bool recovered_ = false;
  std::optional<QDateTime> last_saved_{};
  QTimer timer_;
};

}  // namespace icl::ui
