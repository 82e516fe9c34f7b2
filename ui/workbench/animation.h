// A picture over the steps of a run, frame by frame, as PNG files or, where ffmpeg is found, as one
// MP4 or GIF. The run is made again beside the one on the screen, which goes on undisturbed: the
// same settings, seed and changes give the same bits. The GUI thread draws one frame a turn of the
// event loop; files are written on another thread, ffmpeg is a process. Files are complete or
// absent. GUI thread.
#pragma once

#include <atomic>
#include <memory>
#include <vector>

#include <QElapsedTimer>
#include <QImage>
#include <QObject>
#include <QProcess>
#include <QSize>
#include <QString>
#include <QTemporaryDir>
#include <QTimer>

#include "ui/back_room.h"
#include "ui/session_controller.h"

namespace icl::ui {

class LabView;

struct AnimationOptions {
  QString view{};  // id of the picture
  QString path{};  // a folder for PNG files, or a file that ends in .mp4 or .gif
  int frames = 120, per_second = 24;
  QSize size{960, 600};
  bool even_in_log = false;  // frames crowd where a run begins
  bool dark = false;
};

enum class AnimationForm { Pictures, Mp4, Gif };
AnimationForm formOf(const QString& path);
/// Increasing, from `first` to `last`, no step twice: fewer than asked for where the run is short.
std::vector<std::uint64_t> frameSteps(std::uint64_t first, std::uint64_t last, int frames,
                                      bool even_in_log);
/// The program that makes movies; empty: there is none.
QString movieProgram();
/// What it is called with, for frames named frame-00001.png in `folder`.
QStringList movieArguments(const QString& folder, const QString& out, int per_second);

class Animation : public QObject {
  Q_OBJECT
 public:
  static constexpr int kFewest = 2, kMost = 2000;

  explicit Animation(const Catalog& catalog, QObject* parent = nullptr);
  ~Animation() override;

  /// Of the run `track` of `lab`, up to its newest step. Refused at once: another picture, a run
  /// without rows, a folder that holds something.
  Status start(const SessionController& lab, const RunTrack& track, AnimationOptions options);
  void cancel();
  bool running() const { return stage_ != Stage::Idle; }
  int done() const { return done_; }
  int frames() const { return static_cast<int>(steps_.size()); }
  /// Longest time that one turn of drawing took, in ms.
  double longestTurn() const { return longest_; }

 Q_SIGNALS:
  void progressed(int done, int frames);
  /// A sentence that says where the files are, or why there are none.
  void finished(const QString& sentence, bool ok);

 private:
  enum class Stage { Idle, Reading, Drawing, Writing, Filming };
  Status open(const SessionController& lab, const RunTrack& track);
  Status prepare();
  void turn();
  bool stands(std::uint64_t step) const;
  void go(std::uint64_t step);
  void drawFrame();
  void wrote(bool ok);
  void film();
  void filmed(int code);
  void finish(const QString& sentence, bool ok);
  bool place(const QString& from, const QString& to) const;

  const Catalog& catalog_;
  AnimationOptions options_{};
  AnimationForm form_ = AnimationForm::Pictures;
  bool film_ = false;  // ffmpeg is there, and a movie is wanted
  std::unique_ptr<SessionController> lab_{};
  std::unique_ptr<LabView> view_{};
  std::unique_ptr<QTemporaryDir> folder_{};
  std::vector<std::uint64_t> steps_{};
  bool stored_ = false;
  std::uint64_t furthest_ = 0;
  Stage stage_ = Stage::Idle;
  int asked_ = -1, drawn_ = 0, done_ = 0, generation_ = 0;
  double longest_ = 0;
  QElapsedTimer since_{};
  QTimer timer_{};
  std::unique_ptr<QProcess> process_{};
  std::unique_ptr<BackRoom> writer_{};  // last: its work uses the others
};

}  // namespace icl::ui
