#include "ui/workbench/seed_window.h"

#include <cmath>
#include <limits>

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QFileDialog>
#include <QHeaderView>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QShortcut>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QSplitter>
#include <QStyle>
#include <QTableView>
#include <QVBoxLayout>

#include "core/base/files.h"
#include "core/base/text.h"
#include "ui/core_text.h"
#include "ui/plots/line_chart.h"
#include "ui/plots/number_text.h"
#include "ui/run_naming.h"
#include "ui/session_controller.h"
#include "ui/workbench/seed_model.h"

namespace icl::ui {

namespace {

constexpr int kSeedBarSteps = 1000;

QLabel* sentenceLabel(QWidget* parent) {
  auto* label = new QLabel(parent);
  label->setWordWrap(true);
  label->setTextFormat(Qt::PlainText);
  label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  return label;
}

}  // namespace

SeedWindow::SeedWindow(SessionController& lab, QWidget* parent)
    : QDialog(parent), lab_(lab), desk_(lab.seeds()), model_(new SeedModel(this)) {
  setObjectName(QStringLiteral("seeds"));
  setProperty("helpAnchor", QStringLiteral("seeds"));
  setWindowTitle(tr("Paired seeds"));
  setWindowFlag(Qt::WindowMaximizeButtonHint);
  auto* whole = new QVBoxLayout(this);
  whole->setSpacing(8);
  whole->addWidget(buildHead());
  auto* halves = new QSplitter(Qt::Horizontal, this);
  halves->setChildrenCollapsible(false);
  table_ = new QTableView(halves);
  table_->setModel(model_);
  table_->setAccessibleName(tr("Values by seed"));
  table_->setTabKeyNavigation(false);
  table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
  table_->setSelectionBehavior(QAbstractItemView::SelectRows);
  table_->verticalHeader()->hide();
  table_->horizontalHeader()->setStretchLastSection(true);
  table_->horizontalHeader()->setDefaultSectionSize(76);
  table_->setWordWrap(false);
  table_->setMinimumWidth(260);
  chart_ = new LineChart(halves);
  chart_->setMinimumWidth(260);
  chart_->setEmptyText(tr("Curves appear here as runs end: press Start."));
  halves->addWidget(table_);
  halves->addWidget(chart_);
  halves->setStretchFactor(1, 1);
  halves->setSizes({410, 450});
  whole->addWidget(halves, 1);
  whole->addWidget(buildFoot());
  auto* help = new QShortcut(QKeySequence::HelpContents, this);
  connect(help, &QShortcut::activated, this, [this] { Q_EMIT helpAsked(QStringLiteral("seeds")); });
  connect(&desk_, &SeedDesk::changed, this, &SeedWindow::showResults);
  connect(&desk_, &SeedDesk::progressed, this, &SeedWindow::showProgress);
  connect(&desk_, &SeedDesk::failed, sentence_, &QLabel::setText);
  connect(&lab_, &SessionController::runsChanged, this, &SeedWindow::showPlan);
  connect(&lab_, &SessionController::settingsChanged, this, &SeedWindow::showPlan);
  resize(880, 560);
  fillMeasures();
  start_->setFocus();
}

QWidget* SeedWindow::buildHead() {
  auto* head = new QWidget(this);
  auto* column = new QVBoxLayout(head);
  column->setContentsMargins(0, 0, 0, 0);
  what_ = sentenceLabel(head);
  what_->setProperty("role", QStringLiteral("view-heading"));
  column->addWidget(what_);
  auto* row = new QHBoxLayout;
  auto* seeds = new QLabel(tr("See&ds"), head);
  count_ = new QSpinBox(head);
  count_->setRange(SeedDesk::kFewest, SeedDesk::kMost);
  count_->setValue(desk_.plan() ? desk_.plan()->count : SeedDesk::kUsual);
  count_->setAccessibleName(tr("Number of seeds"));
  count_->setToolTip(tr("From the seed of the run on; 6 are the fewest for a level of 95 %"));
  seeds->setBuddy(count_);
  start_ = new QPushButton(tr("&Start"), head);
  start_->setToolTip(tr("Runs what is missing in the background; finished runs are in the store"));
  start_->setAutoDefault(false);
  start_->setDefault(true);
  bar_ = new QProgressBar(head);
  bar_->setRange(0, kSeedBarSteps);
  bar_->setTextVisible(false);
  bar_->setFixedHeight(8);
  bar_->setAccessibleName(tr("Share that is done"));
  progress_ = new QLabel(head);
  auto* measure = new QLabel(tr("&Measure"), head);
  measure_ = new QComboBox(head);
  measure_->setAccessibleName(tr("Measure"));
  measure_->setToolTip(tr("What is compared, at the end of the runs and over their steps"));
  measure->setBuddy(measure_);
  for (QWidget* w : {static_cast<QWidget*>(seeds), static_cast<QWidget*>(count_),
                     static_cast<QWidget*>(start_)}) {
    row->addWidget(w);
  }
  row->addWidget(bar_, 1);
  row->addWidget(progress_);
  row->addSpacing(12);
  row->addWidget(measure);
  row->addWidget(measure_);
  column->addLayout(row);
  connect(start_, &QPushButton::clicked, this, &SeedWindow::startOrStop);
  connect(count_, &QSpinBox::valueChanged, this, &SeedWindow::showPlan);
  connect(measure_, &QComboBox::currentIndexChanged, this, [this] {
    chart_->reset();
    showResults();
  });
  return head;
}

QWidget* SeedWindow::buildFoot() {
  auto* foot = new QWidget(this);
  auto* column = new QVBoxLayout(foot);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(4);
  verdict_ = sentenceLabel(foot);
  verdict_->setProperty("role", QStringLiteral("view-heading"));
  facts_ = sentenceLabel(foot);
  column->addWidget(verdict_);
  column->addWidget(facts_);
  auto* row = new QHBoxLayout;
  bands_ = new QCheckBox(tr("&Band in the charts"), foot);
  bands_->setToolTip(tr("Median and interval over the steps, in the curves of the main window"));
  bands_->setChecked(desk_.bands());
  sentence_ = sentenceLabel(foot);
  sentence_->setProperty("role", QStringLiteral("note"));
  save_ = new QPushButton(tr("Save &table…"), foot);
  save_->setToolTip(tr("Values by seed as CSV"));
  auto* help = new QPushButton(tr("&Help"), foot);
  help->setToolTip(tr("What the numbers mean (F1)"));
  for (QPushButton* button : {save_, help}) button->setAutoDefault(false);
  row->addWidget(bands_);
  row->addWidget(sentence_, 1);
  row->addWidget(save_);
  row->addWidget(help);
  column->addLayout(row);
  connect(bands_, &QCheckBox::toggled, &desk_, &SeedDesk::setBands);
  connect(save_, &QPushButton::clicked, this, &SeedWindow::saveTable);
  connect(help, &QPushButton::clicked, this, [this] { Q_EMIT helpAsked(QStringLiteral("seeds")); });
  return foot;
}

void SeedWindow::fillMeasures() {
  const QSignalBlocker block(measure_);
  const QString before = measure_->currentData().toString();
  measure_->clear();
  if (!lab_.isOpen()) return;
  for (const Channel& channel : lab_.type().channels) {
    if (channel.role == Role::Time) continue;
    measure_->addItem(coreText(channel.title), QString::fromStdString(channel.key));
  }
  int at = measure_->findData(before);
  const int main = mainChannel(lab_.type());
  if (at < 0 && main >= 0) {
    const auto& key = lab_.type().channels[static_cast<std::size_t>(main)].key;
    at = measure_->findData(QString::fromStdString(key));
  }
  measure_->setCurrentIndex(std::max(0, at));
}

std::optional<SeedPlan> SeedWindow::shownPlan(QString* why) const {
  auto wanted = seedPlan(lab_, count_->value(), why);
  if (desk_.running() && desk_.plan()) return desk_.plan();
  return wanted;
}

int SeedWindow::channel(std::size_t side) const {
  const auto plan = shownPlan();
  if (!plan || side >= plan->sides.size()) return -1;
  return channelIndex(plan->type->channelsOf(plan->sides[side].config),
                      measure_->currentData().toString().toStdString());
}

void SeedWindow::showPlan() {
  if (!isVisible()) return;
  QString why;
  const auto plan = shownPlan(&why);
  const bool usable = plan.has_value();
  start_->setEnabled(usable || desk_.running());
  if (!usable) {
    what_->setText(why);
    return;
  }
  if (measure_->count() == 0 ||
      channelIndex(plan->type->channels, measure_->currentData().toString().toStdString()) < 0) {
    fillMeasures();
  }
  const auto& sides = plan->sides;
  what_->setText(
      sides.size() == 2
          ? tr("A “%1” and B “%2”, both with each seed").arg(sides[0].name, sides[1].name)
          : tr("“%1” with further seeds").arg(sides[0].name));
  showResults();
}

void SeedWindow::startOrStop() {
  if (desk_.running() && !desk_.stopping()) {
    desk_.stop();
    return;
  }
  if (const auto plan = seedPlan(lab_, count_->value())) {
    sentence_->clear();
    desk_.start(*plan);
  }
}

void SeedWindow::showProgress() {
  const bool running = desk_.running();
  start_->setText(!running ? tr("&Start") : desk_.stopping() ? tr("Stopping…") : tr("&Stop"));
  count_->setEnabled(!running);
  const auto plan = shownPlan();
  const bool ours = plan && desk_.plan() && desk_.plan()->sameRuns(*plan);
  bar_->setValue(ours ? static_cast<int>(desk_.progress() * kSeedBarSteps) : 0);
  progress_->setText(ours ? tr("%1 of %2 runs").arg(desk_.done()).arg(desk_.plan()->jobs())
                          : QString());
  model_->showProgress();
}

void SeedWindow::showResults() {
  if (!isVisible()) return;
  const auto plan = shownPlan();
  if (!plan) return;
  std::vector<int> channels;
  for (std::size_t side = 0; side < plan->sides.size(); ++side) channels.push_back(channel(side));
  model_->show(desk_, *plan, channels);
  const int digit = fontMetrics().horizontalAdvance(QLatin1Char('0'));
  for (int c = 0; c + 1 < model_->columnCount(); ++c) {
    table_->setColumnWidth(c, (c == 0 ? 7 : 10) * digit);
  }
  showProgress();
  std::vector<std::vector<double>> values(plan->sides.size());
  for (std::size_t side = 0; side < values.size(); ++side) {
    for (int row = 0; row < plan->count; ++row) {
      values[side].push_back(model_->value(row, static_cast<int>(side) + 1));
    }
  }
  const bool any = desk_.plan() && desk_.plan()->sameRuns(*plan) && desk_.done() > 0;
  save_->setEnabled(any);
  const auto summary = [&](std::size_t side) { return summaryText(summaryOf(values[side])); };
  if (!any) {
    verdict_->setText(tr("Median and interval appear as the runs end."));
    facts_->clear();
  } else if (values.size() == 2) {
    const PairedSummary pair = pairedSummary(values[0], values[1]);
    verdict_->setText(verdictText(pair, plan->sides[0].name, plan->sides[1].name));
    facts_->setText(
        tr("%1 at the end. A: %2. B: %3. Median of B − A: %4. B is below A with %5 "
           "seeds, above with %6.")
            .arg(measure_->currentText(), summary(0), summary(1), summaryText(pair.difference))
            .arg(pair.below)
            .arg(pair.above));
  } else {
    verdict_->setText(tr("%1 at the end: median %2").arg(measure_->currentText(), summary(0)));
    const SeedSummary one = summaryOf(values[0]);
    facts_->setText(one.n > 1 && one.low == one.high
                        ? tr("The seed does not change this measure: nothing random acts on it.")
                        : tr("The interval lies between two of the sorted values; its level needs "
                             "no assumption about their law."));
  }
  showChart();
}

QString SeedWindow::verdict() const { return verdict_->text(); }

QString SeedWindow::csv() const {
  QString text =
      model_->paired() ? QStringLiteral("seed,a,b,difference\n") : QStringLiteral("seed,value\n");
  for (int row = 0; row < model_->rowCount(); ++row) {
    text += model_->index(row, 0).data().toString();
    for (int column = 1; column < model_->columnCount() - 1; ++column) {
      const double value = model_->value(row, column);
      text += QLatin1Char(',');
      if (!std::isnan(value)) text += QString::fromStdString(exactNumber(value));
    }
    text += QLatin1Char('\n');
  }
  return text;
}

void SeedWindow::saveTable() {
  QString path =
      QFileDialog::getSaveFileName(this, tr("Save the table"), QStringLiteral("seeds.csv"),
                                   tr("Comma-separated values (*.csv)"));
  if (path.isEmpty()) return;
  const Status done = writeAtomic(path.toStdString(), csv().toStdString());
  sentence_->setText(done ? tr("Written to %1.").arg(path) : coreError(done.error()));
}

void SeedWindow::changeEvent(QEvent* event) {
  QDialog::changeEvent(event);
  if (event->type() == QEvent::PaletteChange && chart_ != nullptr) showChart();
}

void SeedWindow::showEvent(QShowEvent* event) {
  QDialog::showEvent(event);
  showPlan();
}

}  // namespace icl::ui
