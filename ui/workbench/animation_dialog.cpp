#include "ui/workbench/animation_dialog.h"

#include <algorithm>

#include <QCheckBox>
#include <QComboBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QShortcut>
#include <QSpinBox>
#include <QStandardPaths>
#include <QVBoxLayout>

#include "ui/core_text.h"
#include "ui/view.h"

namespace icl::ui {

namespace {

constexpr int kUsualFrames = 120, kUsualRate = 24;

}  // namespace

AnimationDialog::AnimationDialog(SessionController& lab, QWidget* parent)
    : QDialog(parent), lab_(lab), animation_(lab.catalog()) {
  setObjectName(QStringLiteral("animation"));
  setProperty("helpAnchor", QStringLiteral("animation"));
  setWindowTitle(tr("Animation of the run"));
  buildForm();
  connect(&lab_, &SessionController::opened, this, &AnimationDialog::fillPictures);
  connect(&animation_, &Animation::progressed, this, &AnimationDialog::showState);
  connect(&animation_, &Animation::finished, this, [this](const QString& sentence) {
    sentence_->setText(sentence);
    showState();
  });
  auto* help = new QShortcut(QKeySequence::HelpContents, this);
  connect(help, &QShortcut::activated, this,
          [this] { Q_EMIT helpAsked(QStringLiteral("animation")); });
  fillPictures();
  showState();
  resize(460, sizeHint().height());
}

void AnimationDialog::buildForm() {
  auto* whole = new QVBoxLayout(this);
  auto* form = new QFormLayout;
  form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  picture_ = new QComboBox(this);
  picture_->setToolTip(tr("The picture that is drawn at every frame"));
  frames_ = new QSpinBox(this);
  frames_->setRange(Animation::kFewest, Animation::kMost);
  frames_->setValue(kUsualFrames);
  frames_->setToolTip(tr("Spread over the steps of the run; a short run has fewer"));
  rate_ = new QSpinBox(this);
  rate_->setRange(1, 60);
  rate_->setValue(kUsualRate);
  rate_->setToolTip(tr("How fast the movie goes; PNG files have no speed"));
  size_ = new QComboBox(this);
  for (const QSize& size : {QSize(960, 600), QSize(1280, 720), QSize(1920, 1080)}) {
    size_->addItem(QStringLiteral("%1 × %2").arg(size.width()).arg(size.height()), size);
  }
  size_->setToolTip(tr("In pixels"));
  form_ = new QComboBox(this);
  form_->addItem(tr("PNG files in a folder"), QString());
  form_->addItem(QStringLiteral("MP4"), QStringLiteral("mp4"));
  form_->addItem(QStringLiteral("GIF"), QStringLiteral("gif"));
  form_->setToolTip(tr("Movies are made by ffmpeg where it is installed"));
  log_ = new QCheckBox(tr("More frames at the &beginning"), this);
  log_->setToolTip(tr("Frames are even in the logarithm of the step"));
  form->addRow(tr("&Picture"), picture_);
  form->addRow(tr("F&rames"), frames_);
  form->addRow(QString(), log_);
  form->addRow(tr("Frames a &second"), rate_);
  form->addRow(tr("Si&ze"), size_);
  form->addRow(tr("&Form"), form_);
  const auto name = [](QWidget* widget, const QString& text) { widget->setAccessibleName(text); };
  name(picture_, tr("Picture"));
  name(frames_, tr("Frames"));
  name(rate_, tr("Frames a second"));
  name(size_, tr("Size"));
  name(form_, tr("Form"));
  whole->addLayout(form);
  note_ = new QLabel(this);
  note_->setWordWrap(true);
  note_->setProperty("role", QStringLiteral("note"));
  note_->setText(
      movieProgram().isEmpty()
          ? tr("ffmpeg is not installed: for a movie the PNG files are written instead.")
          : tr("The run is made again for the pictures; the one on the screen goes on."));
  whole->addWidget(note_);
  bar_ = new QProgressBar(this);
  bar_->setAccessibleName(tr("Frames that are written"));
  bar_->setFormat(tr("%v of %m frames"));
  whole->addWidget(bar_);
  sentence_ = new QLabel(this);
  sentence_->setWordWrap(true);
  sentence_->setTextFormat(Qt::PlainText);
  sentence_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  whole->addWidget(sentence_);
  auto* row = new QHBoxLayout;
  row->addStretch(1);
  start_ = new QPushButton(tr("&Make it…"), this);
  start_->setDefault(true);
  cancel_ = new QPushButton(this);
  cancel_->setAutoDefault(false);
  row->addWidget(start_);
  row->addWidget(cancel_);
  whole->addLayout(row);
  connect(start_, &QPushButton::clicked, this, &AnimationDialog::askPath);
  connect(cancel_, &QPushButton::clicked, this, [this] {
    if (animation_.running()) {
      animation_.cancel();
    } else {
      close();
    }
  });
}

void AnimationDialog::fillPictures() {
  const QString before = picture_->currentData().toString();
  picture_->clear();
  if (!lab_.isOpen()) return;
  for (const ViewType& type : viewTypes()) {
    if (type.suits(lab_.type())) picture_->addItem(viewTitle(type.id), type.id);
  }
  choosePicture(before);
}

void AnimationDialog::choosePicture(const QString& view) {
  picture_->setCurrentIndex(std::max(0, picture_->findData(view)));
}

void AnimationDialog::askPath() {
  const QString suffix = form_->currentData().toString();
  const QString folder = QStandardPaths::writableLocation(QStandardPaths::PicturesLocation);
  const QString name = folder + QLatin1Char('/') + picture_->currentData().toString();
  const QString path =
      suffix.isEmpty() ? QFileDialog::getSaveFileName(this, tr("New folder for the PNG files"),
                                                      name + QStringLiteral("-frames"), {}, nullptr,
                                                      QFileDialog::DontConfirmOverwrite)
                       : QFileDialog::getSaveFileName(this, tr("Save the animation"),
                                                      name + QLatin1Char('.') + suffix,
                                                      QStringLiteral("*.") + suffix);
  if (path.isEmpty()) return;
  const bool right = suffix.isEmpty() || path.endsWith(QLatin1Char('.') + suffix);
  start(right ? path : path + QLatin1Char('.') + suffix);
}

void AnimationDialog::start(const QString& path) {
  const RunTrack* run = lab_.isOpen() ? lab_.active() : nullptr;
  if (run == nullptr) return;
  AnimationOptions options;
  options.view = picture_->currentData().toString();
  options.path = path;
  options.frames = frames_->value();
  options.per_second = rate_->value();
  options.size = size_->currentData().toSize();
  options.even_in_log = log_->isChecked();
  const Status status = animation_.start(lab_, *run, options);
  sentence_->setText(status ? QString() : coreError(status.error()));
  showState();
}

void AnimationDialog::showState() {
  const bool running = animation_.running();
  start_->setEnabled(!running);
  cancel_->setText(running ? tr("&Cancel") : tr("&Close"));
  bar_->setVisible(running);
  bar_->setRange(0, std::max(1, animation_.frames()));
  bar_->setValue(animation_.done());
}

QString AnimationDialog::sentence() const { return sentence_->text(); }

}  // namespace icl::ui
