#include "ui/sweeps/sweep_window.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QGroupBox>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QVBoxLayout>

#include "core/base/files.h"
#include "core/base/parallel.h"
#include "ui/core_text.h"
#include "ui/sweeps/phase_diagram.h"
#include "ui/sweeps/sweep_form.h"

namespace icl::ui {

namespace fs = std::filesystem;

namespace {

QString q(const std::string& text) { return QString::fromStdString(text); }

QString timeText(double seconds) {
  if (seconds < 90) return SweepWindow::tr("%1 s").arg(std::max(1, static_cast<int>(seconds)));
  if (seconds < 5400) return SweepWindow::tr("%1 min").arg(static_cast<int>(seconds / 60));
  return SweepWindow::tr("%1 h").arg(seconds / 3600, 0, 'f', 1);
}

/// "4", or "rotary, 64" of settings that go together.
QString pointText(const SweepAxis& axis, std::size_t point) {
  QStringList parts;
  for (const Value& value : axis.points[point]) parts << q(toText(value));
  return parts.join(QStringLiteral(", "));
}

QString axisText(const SweepAxis& axis) {
  QStringList keys;
  for (const std::string& key : axis.keys) keys << q(key);
  return keys.join(QStringLiteral(", "));
}

enum SeedChoice { kMean = -1, kInterval = -2 };  // else the place of a seed

}  // namespace

SweepWindow::SweepWindow(SessionController& controller, QWidget* parent)
    : QDialog(parent), controller_(controller) {
  setObjectName(QStringLiteral("sweeps"));
  setWindowTitle(tr("Sweeps"));
  setWindowFlag(Qt::WindowMaximizeButtonHint);
  auto* whole = new QVBoxLayout(this);
  auto* halves = new QSplitter(Qt::Horizontal, this);
  halves->setChildrenCollapsible(false);
  halves->addWidget(buildLeft());
  halves->addWidget(buildRight());
  halves->setStretchFactor(1, 1);
  whole->addWidget(halves, 1);
  sentence_ = new QLabel(this);
  sentence_->setWordWrap(true);
  sentence_->setTextFormat(Qt::PlainText);
  whole->addWidget(sentence_);
  resize(980, 640);
  connect(&desk_, &SweepDesk::viewChanged, this, &SweepWindow::draw);
  connect(&desk_, &SweepDesk::progressChanged, this, &SweepWindow::showProgress);
  connect(&desk_, &SweepDesk::failed, this, &SweepWindow::say);
  takeForm();
}

QWidget* SweepWindow::buildLeft() {
  auto* left = new QWidget(this);
  auto* column = new QVBoxLayout(left);
  column->setContentsMargins(0, 0, 0, 0);
  ready_ = new QComboBox(left);
  ready_->setAccessibleName(tr("Sweep"));
  ready_->addItem(tr("Of the open experiment"));
  for (const fs::path& file : readySweeps()) {
    ready_->addItem(q(file.stem().string()), q(file.string()));
  }
  column->addWidget(ready_);
  form_ = new SweepForm(controller_, left);
  column->addWidget(form_);
  need_ = new QLabel(left);
  need_->setWordWrap(true);
  column->addWidget(need_);
  start_ = new QPushButton(tr("Start"), left);
  start_->setEnabled(false);
  column->addWidget(start_);
  progress_ = new QLabel(left);
  progress_->setWordWrap(true);
  column->addWidget(progress_);
  column->addStretch(1);
  connect(ready_, &QComboBox::activated, this, &SweepWindow::chooseReady);
  connect(form_, &SweepForm::changed, this, &SweepWindow::formChanged);
  connect(start_, &QPushButton::clicked, this, &SweepWindow::startOrStop);
  return left;
}

QWidget* SweepWindow::buildRight() {
  auto* right = new QWidget(this);
  auto* column = new QVBoxLayout(right);
  column->setContentsMargins(0, 0, 0, 0);
  choices_ = new QFormLayout;
  const auto choice = [&](const QString& title) {
    auto* box = new QComboBox(right);
    choices_->addRow(title, box);
    return box;
  };
  value_ = choice(tr("Value"));
  across_ = choice(tr("Across"));
  up_ = choice(tr("Up"));
  seed_ = choice(tr("Seeds"));
  contour_ = new QCheckBox(tr("Contour at"), right);
  level_ = new QDoubleSpinBox(right);
  level_->setRange(-1e9, 1e9);
  level_->setDecimals(4);
  level_->setAccessibleName(tr("Level of the contour"));
  choices_->addRow(contour_, level_);
  column->addLayout(choices_);
  slices_ = new QWidget(right);
  slices_->setLayout(new QFormLayout);
  slices_->layout()->setContentsMargins(0, 0, 0, 0);
  column->addWidget(slices_);
  diagram_ = new PhaseDiagram(right);
  diagram_->setEmptyText(tr("Choose axes at the left and start."));
  column->addWidget(diagram_, 1);
  read_out_ = new QLabel(right);
  column->addWidget(read_out_);
  for (QComboBox* box : {value_, seed_}) {
    connect(box, &QComboBox::activated, this, &SweepWindow::draw);
  }
  for (QComboBox* box : {across_, up_}) {
    connect(box, &QComboBox::activated, this, [this] {
      fillSlices();
      draw();
    });
  }
  connect(contour_, &QCheckBox::toggled, this, &SweepWindow::draw);
  connect(level_, &QDoubleSpinBox::valueChanged, this, &SweepWindow::draw);
  connect(diagram_, &PhaseDiagram::cellChosen, this, &SweepWindow::openCell);
  connect(diagram_, &Heatmap::cellChanged, this, [this] {
    const QString text = diagram_->readOut();
    read_out_->setText(text.isEmpty() ? text : tr("%1 · a double click opens the run").arg(text));
  });
  return right;
}

void SweepWindow::say(const QString& sentence) { sentence_->setText(sentence); }

QString SweepWindow::sentence() const { return sentence_->text(); }

void SweepWindow::chooseReady(int index) {
  form_->setEnabled(index == 0);
  if (index == 0) {
    takeForm();
    return;
  }
  auto sweep = Sweep::load(ready_->currentData().toString().toStdString(), controller_.catalog());
  const fs::path folder = sweep ? defaultSweepFolder(sweep->spec()) : fs::path();
  take(std::move(sweep), folder);
}

/// A sweep that runs is not replaced while a setting is dragged: the form waits for the next start.
void SweepWindow::formChanged() {
  if (ready_->currentIndex() != 0) return;
  form_waits_ = desk_.running() || !isVisible();
  if (!form_waits_) takeForm();
}

void SweepWindow::showEvent(QShowEvent* event) {
  QDialog::showEvent(event);
  if (form_waits_ && !desk_.running()) takeForm();
}

void SweepWindow::takeForm() {
  form_waits_ = false;
  auto sweep = form_->sweep();
  const fs::path folder = sweep ? defaultSweepFolder(sweep->spec()) : fs::path();
  take(std::move(sweep), folder);
}

void SweepWindow::take(Result<Sweep> sweep, const fs::path& folder) {
  if (!sweep) {
    say(coreError(sweep.error()));
    start_->setEnabled(desk_.running());
    return;
  }
  say(q(sweep->spec().story));
  start_->setEnabled(true);
  filling_ = true;  // the desk shows its new view before the choices are those of this sweep
  desk_.show(std::make_shared<const Sweep>(std::move(sweep).value()), folder);
  fillChoices();
  const SweepEstimate need = estimate(*desk_.sweep());
  QString text = tr("%n job(s) in %1 cells", nullptr, static_cast<int>(need.jobs)).arg(need.cells);
  if (need.seconds > 0) {
    const int workers = std::max(1, parallel::threads() - 1);
    text += QStringLiteral(" · ") + tr("about %1").arg(timeText(need.seconds / workers));
  }
  need_->setText(text + QStringLiteral(" · ") + q(byteCount(need.bytes)));
  showProgress();
  draw();
}

bool SweepWindow::isSweep(const QString& path) {
  const fs::path place = path.toStdString();
  std::error_code none;
  if (fs::is_directory(place, none)) return fs::exists(place / "sweep.json", none);
  if (place.extension() == ".db") return fs::exists(place.parent_path() / "sweep.json", none);
  if (place.extension() != ".json") return false;
  const auto text = readFile(place, std::uint64_t{4} << 20);
  return text && text->find("icl-sweep/1") != std::string::npos;
}

bool SweepWindow::openPath(const QString& path) {
  fs::path folder = path.toStdString();
  std::error_code none;
  if (folder.extension() == ".db") folder = folder.parent_path();
  const bool made = fs::is_directory(folder, none);
  const fs::path file = made ? folder / "sweep.json" : folder;
  auto sweep = Sweep::load(file, controller_.catalog());
  const bool ok = sweep.ok();
  if (ok && !made) {
    folder =
        file.filename() == "sweep.json" ? file.parent_path() : defaultSweepFolder(sweep->spec());
  }
  if (ok) {
    const QString name = q(sweep->spec().id);
    int at = ready_->findText(name);
    if (at < 0) {
      ready_->addItem(name, q(file.string()));
      at = ready_->count() - 1;
    }
    ready_->setCurrentIndex(at);
    form_->setEnabled(false);
  }
  take(std::move(sweep), folder);
  return ok;
}

void SweepWindow::startOrStop() {
  if (desk_.running()) {
    desk_.stop();
    return;
  }
  if (form_waits_) takeForm();
  if (start_->isEnabled()) desk_.start();
}

void SweepWindow::showProgress() {
  start_->setText(desk_.running() ? tr("Stop") : tr("Start"));
  if (desk_.sweep() == nullptr) return;
  QString text = tr("%1 of %2 jobs are stored").arg(desk_.stored()).arg(desk_.sweep()->jobs());
  if (const double left = desk_.secondsLeft(); left >= 0 && desk_.running()) {
    text += QStringLiteral(" · ") + tr("%1 left").arg(timeText(left));
  }
  progress_->setText(text);
}

void SweepWindow::fillChoices() {
  const SweepSpec& spec = desk_.sweep()->spec();
  filling_ = true;
  value_->clear();
  for (const SweepRecord& record : spec.records) value_->addItem(q(record.name));
  value_->setCurrentIndex(std::max(0, value_->findText(q(spec.picture.value))));
  across_->clear();
  up_->clear();
  for (std::size_t a = 0; a < spec.axes.size(); ++a) {
    across_->addItem(axisText(spec.axes[a]), static_cast<int>(a));
    up_->addItem(axisText(spec.axes[a]), static_cast<int>(a));
  }
  const auto place = [&](const std::string& key, int fallback) {
    const auto axis = desk_.sweep()->axisOf(key);
    return axis ? static_cast<int>(axis->first) : fallback;
  };
  across_->setCurrentIndex(place(spec.picture.x, 0));
  up_->setCurrentIndex(place(spec.picture.y, spec.axes.size() > 1 ? 1 : 0));
  seed_->clear();
  seed_->addItem(tr("mean"), kMean);
  seed_->addItem(tr("half width of the 95 % interval"), kInterval);
  for (std::size_t s = 0; s < std::min<std::size_t>(spec.seeds.size(), 100); ++s) {
    seed_->addItem(tr("seed %1").arg(spec.seeds[s]), static_cast<int>(s));
  }
  contour_->setChecked(spec.picture.level.has_value());
  level_->setValue(spec.picture.level.value_or(0));
  filling_ = false;
  fillSlices();
}

void SweepWindow::fillSlices() {
  const SweepSpec& spec = desk_.sweep()->spec();
  auto* form = static_cast<QFormLayout*>(slices_->layout());
  while (form->rowCount() > 0) form->removeRow(0);
  slice_.assign(spec.axes.size(), nullptr);
  for (std::size_t a = 0; a < spec.axes.size(); ++a) {
    const int axis = static_cast<int>(a);
    if (axis == across_->currentIndex() || axis == up_->currentIndex()) continue;
    slice_[a] = new QComboBox(slices_);
    for (std::size_t p = 0; p < spec.axes[a].points.size(); ++p) {
      slice_[a]->addItem(pointText(spec.axes[a], p));
    }
    form->addRow(axisText(spec.axes[a]), slice_[a]);
    connect(slice_[a], &QComboBox::activated, this, &SweepWindow::draw);
  }
}

std::uint64_t SweepWindow::jobAt(int column, int row) const {
  const SweepSpec& spec = desk_.sweep()->spec();
  std::uint64_t cell = 0;
  for (std::size_t a = 0; a < spec.axes.size(); ++a) {
    const int axis = static_cast<int>(a);
    std::size_t point =
        slice_[a] != nullptr ? static_cast<std::size_t>(slice_[a]->currentIndex()) : 0;
    if (axis == up_->currentIndex()) point = static_cast<std::size_t>(row);
    if (axis == across_->currentIndex()) point = static_cast<std::size_t>(column);
    cell = cell * spec.axes[a].points.size() + point;
  }
  const int seed = std::max(0, seed_->currentData().toInt());
  return cell * spec.seeds.size() + static_cast<std::uint64_t>(seed);
}

void SweepWindow::draw() {
  if (filling_ || desk_.sweep() == nullptr || value_->currentIndex() < 0) return;
  const SweepSpec& spec = desk_.sweep()->spec();
  const SweepAxis& x = spec.axes[static_cast<std::size_t>(across_->currentIndex())];
  const bool flat = across_->currentIndex() == up_->currentIndex();
  const SweepAxis& y = spec.axes[static_cast<std::size_t>(up_->currentIndex())];
  const auto record = static_cast<std::size_t>(value_->currentIndex());
  const int seed = seed_->currentData().toInt();
  HeatmapData grid;
  grid.diverging = false;
  grid.cols = static_cast<int>(x.points.size());
  grid.rows = flat ? 1 : static_cast<int>(y.points.size());
  grid.col_title = axisText(x);
  grid.row_title = flat ? QString() : axisText(y);
  for (std::size_t p = 0; p < x.points.size(); ++p) grid.col_labels << pointText(x, p);
  for (int p = 0; p < grid.rows && !flat; ++p) {
    grid.row_labels << pointText(y, static_cast<std::size_t>(p));
  }
  for (int row = 0; row < grid.rows; ++row) {
    for (int column = 0; column < grid.cols; ++column) {
      double value = std::numeric_limits<double>::quiet_NaN();
      const std::uint64_t job = jobAt(column, row);
      if (desk_.view() != nullptr && seed >= 0) {
        value = desk_.view()->results.value(job, record);
      } else if (desk_.view() != nullptr) {
        const SweepSummary cell = desk_.view()->results.cell(job / spec.seeds.size(), record);
        value = seed == kMean ? cell.mean : cell.half_width;
      }
      grid.values.push_back(value);
    }
  }
  level_->setEnabled(contour_->isChecked());
  diagram_->setData(std::move(grid));
  diagram_->setLevel(contour_->isChecked() ? std::optional(level_->value()) : std::nullopt);
}

void SweepWindow::openCell(int column, int row) {
  const Sweep& sweep = *desk_.sweep();
  const SweepJob job = sweep.job(jobAt(column, row));
  Opening opening;
  opening.type = findExperiment(controller_.catalog(), sweep.spec().experiment);
  opening.changes = sweep.changes(job);
  opening.run = sweep.spec().run;
  opening.run.seed = job.seed;
  opening.run.title.clear();
  QStringList parts;
  for (const auto& [key, value] : job.settings.map()) parts << q(key) + u'=' + q(toText(value));
  opening.title = parts.join(QStringLiteral(", "));
  opening.start = true;
  Q_EMIT runAsked(opening);
}

}  // namespace icl::ui
