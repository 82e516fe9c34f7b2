#include "ui/workbench/animation.h"

#include <algorithm>
#include <cmath>

#include <QDir>
#include <QFileInfo>
#include <QPainter>
#include <QSaveFile>
#include <QStandardPaths>

#include "ui/app_theme.h"
#include "ui/core_text.h"
#include "ui/session_pump.h"
#include "ui/view.h"
#include "ui/views/figure_parts.h"
#include "ui/views/probe_asker.h"

namespace icl::ui {

namespace {

constexpr int kWaiting = 4;            // frames on their way to the disk
constexpr qint64 kTheoryMs = 5000;     // for its lines, before the first frame
constexpr qint64 kPatienceMs = 60000;  // for the state of one frame

Error refusal(const QString& sentence, const QString& where = {}) {
  return Error{Message{sentence.toStdString()}, where.toStdString()};
}

QString frameName(int place) {
  return QStringLiteral("frame-%1.png").arg(place + 1, 5, 10, QLatin1Char('0'));
}

bool savePng(const QImage& image, const QString& path) {
  QSaveFile file(path);
  return file.open(QIODevice::WriteOnly) && image.save(&file, "PNG", 60) && file.commit();
}

}  // namespace

AnimationForm formOf(const QString& path) {
  const QString suffix = QFileInfo(path).suffix().toLower();
  return suffix == QLatin1String("mp4")   ? AnimationForm::Mp4
         : suffix == QLatin1String("gif") ? AnimationForm::Gif
                                          : AnimationForm::Pictures;
}

std::vector<std::uint64_t> frameSteps(std::uint64_t first, std::uint64_t last, int frames,
                                      bool even_in_log) {
  std::vector<std::uint64_t> steps;
  const auto span = static_cast<double>(last - first);
  for (int i = 0; i < frames; ++i) {
    const double share = frames > 1 ? static_cast<double>(i) / (frames - 1) : 1;
    const double at = even_in_log ? std::expm1(share * std::log1p(span)) : share * span;
    const std::uint64_t step = first + static_cast<std::uint64_t>(std::llround(at));
    if (steps.empty() || step > steps.back()) steps.push_back(std::min(step, last));
  }
  return steps;
}

QString movieProgram() { return QStandardPaths::findExecutable(QStringLiteral("ffmpeg")); }

QStringList movieArguments(const QString& folder, const QString& out, int per_second) {
  QStringList words{QStringLiteral("-y"),
                    QStringLiteral("-loglevel"),
                    QStringLiteral("error"),
                    QStringLiteral("-framerate"),
                    QString::number(per_second),
                    QStringLiteral("-i"),
                    folder + QStringLiteral("/frame-%05d.png")};
  if (formOf(out) == AnimationForm::Gif) {
    words << QStringLiteral("-vf")
          << QStringLiteral("split[a][b];[a]palettegen[p];[b][p]paletteuse");
  } else {  // players want even sizes and this pixel format
    words << QStringLiteral("-vf") << QStringLiteral("pad=ceil(iw/2)*2:ceil(ih/2)*2")
          << QStringLiteral("-pix_fmt") << QStringLiteral("yuv420p") << QStringLiteral("-movflags")
          << QStringLiteral("+faststart");
  }
  return words << out;
}

Animation::Animation(const Catalog& catalog, QObject* parent) : QObject(parent), catalog_(catalog) {
  timer_.setInterval(2);
  connect(&timer_, &QTimer::timeout, this, &Animation::turn);
}

Animation::~Animation() {
  ++generation_;
  view_.reset();
  if (process_ != nullptr) {
    process_->disconnect(this);
    process_->kill();
    process_->waitForFinished(1000);
  }
}

// ── the run again ──

Status Animation::open(const SessionController& lab, const RunTrack& track) {
  lab_ = std::make_unique<SessionController>(catalog_);
  QString refused;
  const auto listening = connect(lab_.get(), &SessionController::message, this,
                                 [&refused](const QString& sentence, bool is_error) {
                                   if (is_error) refused = sentence;
                                 });
  Opening opening;
  opening.type = &lab.type();
  opening.title = track.name;
  opening.run.seed = track.state.seed;
  opening.run.steps = std::max<std::uint64_t>(1, furthest_);
  opening.changes = lab.type().schema.changes(track.state.config);
  stored_ = track.state.first > 0;  // a fork's past is in its folder alone
  if (stored_) {
    auto reader = RunReader::open(track.state.folder);
    if (!reader) return reader.error();
    opening.stored = std::move(reader.value());
  } else {
    opening.run.script = track.state.events;
  }
  const bool opened = lab_->open(opening);
  disconnect(listening);
  if (!opened || !lab_->isOpen()) return refusal(refused);
  lab_->setPace(0);
  lab_->setLook(lab.look());
  return {};
}

Status Animation::prepare() {
  const QFileInfo target(options_.path);
  form_ = formOf(options_.path);
  film_ = form_ != AnimationForm::Pictures && !movieProgram().isEmpty();
  const QDir parent = target.absoluteDir();
  if (!parent.exists()) {
    return refusal(tr("There is no such folder."), parent.absolutePath());
  }
  const bool empty = !target.exists() || (target.isDir() && QDir(options_.path).isEmpty());
  if (form_ == AnimationForm::Pictures && !empty) {
    return refusal(tr("Something is there already: choose a new or empty folder."), options_.path);
  }
  folder_ = std::make_unique<QTemporaryDir>(parent.filePath(QStringLiteral(".frames-XXXXXX")));
  if (!folder_->isValid()) return refusal(folder_->errorString(), parent.absolutePath());
  return {};
}

Status Animation::start(const SessionController& lab, const RunTrack& track,
                        AnimationOptions options) {
  if (running()) return refusal(tr("An animation is being made already."));
  options_ = std::move(options);
  const ViewType* type = nullptr;
  for (const ViewType& candidate : viewTypes()) {
    if (candidate.id == options_.view && candidate.suits(lab.type())) type = &candidate;
  }
  if (type == nullptr) return refusal(tr("There is no such picture."), options_.view);
  if (track.steps.size() < 2) return refusal(tr("“%1” has made no step yet.").arg(track.name));
  furthest_ = static_cast<std::uint64_t>(track.steps[track.steps.size() - 1]);
  const std::uint64_t first = track.state.first;
  if (Status status = prepare(); !status) return status;
  if (Status status = open(lab, track); !status) {
    folder_.reset();
    return status;
  }
  steps_ = frameSteps(first, furthest_, std::clamp(options_.frames, kFewest, kMost),
                      options_.even_in_log);
  view_.reset(type->create(*lab_, nullptr));
  view_->setAttribute(Qt::WA_DontShowOnScreen);
  view_->resize(options_.size);
  view_->show();
  setFigureScreenColours(*view_, options_.dark);
  writer_ = std::make_unique<BackRoom>();
  stage_ = Stage::Drawing;
  asked_ = -1;
  drawn_ = done_ = 0;
  longest_ = 0;
  ++generation_;
  since_.start();
  timer_.start();
  return {};
}

void Animation::cancel() {
  if (!running()) return;
  finish(tr("The animation was cancelled: nothing is kept."), false);
}

// ── frame by frame ──

void Animation::go(std::uint64_t step) {
  if (stored_) {
    lab_->seek(step);
  } else if (step > lab_->position()) {
    lab_->step(static_cast<int>(step - lab_->position()));
  }
}

/// The state, its row and its frame are those of the step, and the picture's questions answered.
bool Animation::stands(std::uint64_t step) const {
  const RunTrack* run = lab_->active();
  if (run == nullptr || run->steps.size() == 0) return false;
  const bool theory = !lab_->type().references || !run->references.empty();
  if (!theory && drawn_ == 0 && since_.elapsed() < kTheoryMs) return false;
  const auto at = static_cast<double>(step);
  const bool rows =
      stored_ ? run->steps[run->steps.size() - 1] >= at : run->steps[run->steps.size() - 1] == at;
  const bool frame = lab_->type().plates.empty() || run->frame.step == step;
  if (!rows || !frame || lab_->position() != step || lab_->activity() != Activity::Idle) {
    return false;
  }
  for (const ProbeAsker* asker : view_->findChildren<ProbeAsker*>()) {
    if (!asker->settled()) return false;
  }
  return true;
}

void Animation::turn() {
  QElapsedTimer clock;
  clock.start();
  if (stage_ != Stage::Drawing || drawn_ - done_ >= kWaiting) return;
  lab_->pump().tick();
  const auto place = static_cast<std::size_t>(drawn_);
  if (asked_ < drawn_) {
    asked_ = drawn_;
    since_.restart();
    go(steps_[place]);
    return;
  }
  if (!stands(steps_[place])) {
    const RunTrack* run = lab_->active();
    const bool failed = run != nullptr && run->state.end == EndReason::Failed;
    if (failed || since_.elapsed() > kPatienceMs) {
      finish(tr("The run could not be brought to step %1 again.").arg(steps_[place]), false);
    }
    return;
  }
  if (stored_) lab_->showRowsUntil(steps_[place]);
  drawFrame();
  longest_ = std::max(longest_, static_cast<double>(clock.nsecsElapsed()) * 1e-6);
}

void Animation::drawFrame() {
  view_->refresh();
  QImage image(options_.size, QImage::Format_RGB32);
  image.fill(Qt::white);
  {
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    view_->paintFigure(painter, QSizeF(options_.size));
  }
  const QString path = folder_->filePath(frameName(drawn_));
  ++drawn_;
  if (drawn_ == frames()) stage_ = Stage::Writing;
  writer_->post([this, image = std::move(image), path, generation = generation_] {
    const bool ok = savePng(image, path);
    QMetaObject::invokeMethod(
        this,
        [this, ok, generation] {
          if (generation == generation_) wrote(ok);
        },
        Qt::QueuedConnection);
  });
}

void Animation::wrote(bool ok) {
  if (!ok) return finish(tr("The pictures cannot be written to %1.").arg(folder_->path()), false);
  ++done_;
  Q_EMIT progressed(done_, frames());
  if (!running()) return;  // cancelled by who heard it
  if (done_ < frames()) return;
  if (film_) return film();
  QString target = options_.path;
  if (form_ != AnimationForm::Pictures) {  // a movie was wanted
    target = QFileInfo(target).absoluteDir().filePath(QFileInfo(target).completeBaseName() +
                                                      QStringLiteral("-frames"));
  }
  const bool placed = place(folder_->path(), target);
  if (placed) folder_->setAutoRemove(false);
  if (!placed) return finish(tr("The pictures cannot be written to %1.").arg(target), false);
  finish(form_ == AnimationForm::Pictures
             ? tr("%n picture(s) written to %1.", nullptr, frames()).arg(target)
             : tr("ffmpeg was not found, so %n picture(s) were written to %1 instead of a movie.",
                  nullptr, frames())
                   .arg(target),
         true);
}

/// A folder in the place of another that is absent or empty.
bool Animation::place(const QString& from, const QString& to) const {
  if (QFileInfo::exists(to) && !QDir().rmdir(to)) return false;
  if (!QDir().rename(from, to)) return false;
  // A temporary folder is the user's alone; what is handed over is like any other.
  return QFile::setPermissions(to, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner |
                                       QFile::ReadGroup | QFile::ExeGroup | QFile::ReadOther |
                                       QFile::ExeOther);
}

// ── the movie ──

void Animation::film() {
  stage_ = Stage::Filming;
  const QString suffix = QFileInfo(options_.path).suffix();
  const QString made = folder_->filePath(QStringLiteral("movie.") + suffix);
  process_ = std::make_unique<QProcess>();
  process_->setProcessChannelMode(QProcess::MergedChannels);
  connect(process_.get(), &QProcess::finished, this, [this](int code, QProcess::ExitStatus how) {
    filmed(how == QProcess::NormalExit ? code : -1);
  });
  connect(process_.get(), &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
    if (error == QProcess::FailedToStart) filmed(-1);
  });
  process_->start(movieProgram(), movieArguments(folder_->path(), made, options_.per_second));
}

void Animation::filmed(int code) {
  if (stage_ != Stage::Filming) return;
  const QString made =
      folder_->filePath(QStringLiteral("movie.") + QFileInfo(options_.path).suffix());
  if (code != 0 || !QFileInfo::exists(made)) {
    const QString said =
        QString::fromLocal8Bit(process_->readAll()).section(QLatin1Char('\n'), 0, 0);
    return finish(tr("ffmpeg failed: %1").arg(said), false);
  }
  QFile::remove(options_.path);
  const bool placed = QFile::rename(made, options_.path);
  finish(placed
             ? tr("Animation of %n frame(s) written to %1.", nullptr, frames()).arg(options_.path)
             : tr("The movie cannot be written to %1.").arg(options_.path),
         placed);
}

void Animation::finish(const QString& sentence, bool ok) {
  timer_.stop();
  stage_ = Stage::Idle;
  ++generation_;
  writer_.reset();  // waits for one picture at most
  view_.reset();
  lab_.reset();
  folder_.reset();
  if (process_ != nullptr) {
    process_->disconnect(this);
    if (process_->state() != QProcess::NotRunning) process_->kill();
    process_.release()->deleteLater();
  }
  Q_EMIT finished(sentence, ok);
}

}  // namespace icl::ui
