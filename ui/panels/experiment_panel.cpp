#include "ui/panels/experiment_panel.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSettings>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/config_form.h"
#include "ui/core_text.h"
#include "ui/panels/preset_gallery.h"
#include "ui/plots/number_text.h"

namespace icl::ui {

namespace {

QLabel* sectionHeading(const QString& text, QWidget* parent) {
  auto* label = new QLabel(text, parent);
  label->setProperty("role", QStringLiteral("panel-heading"));
  return label;
}

QScrollArea* verticalScroll(QWidget* content, QWidget* parent) {
  auto* scroll = new QScrollArea(parent);
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll->setFocusPolicy(Qt::NoFocus);
  scroll->setWidget(content);
  return scroll;
}

}  // namespace

ExperimentPanel::ExperimentPanel(SessionController& controller, const std::vector<Preset>& presets,
                                 QWidget* parent)
    : QWidget(parent), controller_(controller), presets_(presets) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(12, 8, 0, 8);
  layout->setSpacing(6);
  layout->addWidget(buildChooser());
  layout->addWidget(buildSeed());
  settings_ = new ConfigForm(controller_, ConfigForm::Part::Settings, this);
  scroll_ = verticalScroll(settings_, this);
  layout->addWidget(scroll_, 3);
  layout->addWidget(buildSwitches(), 2);
  layout->addWidget(buildPending());
  for (ConfigForm* form : {settings_, switches_}) {
    connect(form, &ConfigForm::accepted, this, [this] {
      if (restart_->isEnabled()) controller_.restart();
    });
    connect(form, &ConfigForm::gestureEnded, this, &ExperimentPanel::restartIfWanted);
    connect(form, &ConfigForm::usableChanged, this, &ExperimentPanel::showState);
  }
  connect(&controller_, &SessionController::opened, this, &ExperimentPanel::showOpened);
  connect(&controller_, &SessionController::settingsChanged, this, &ExperimentPanel::showState);
  connect(&controller_, &SessionController::runsChanged, this, &ExperimentPanel::showState);
  connect(&controller_, &SessionController::activityChanged, this, [this] {
    if (controller_.isOpen() && controller_.looksBack() != looked_back_) showState();
  });
  if (controller_.isOpen()) showOpened();
}

QWidget* ExperimentPanel::buildChooser() {
  auto* box = new QWidget(this);
  auto* layout = new QVBoxLayout(box);
  layout->setContentsMargins(0, 0, 8, 0);
  layout->setSpacing(4);
  box->setProperty("control", QStringLiteral("preset"));
  layout->addWidget(sectionHeading(tr("Experiment"), box));
  auto* row = new QHBoxLayout;
  row->setSpacing(4);
  chooser_ = new QComboBox(box);
  chooser_->setAccessibleName(tr("Preset"));
  chooser_->setToolTip(tr("The story that is being told: choose another preset"));
  chooser_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  chooser_->setMinimumContentsLength(10);
  chooser_->setProperty("helpAnchor", QStringLiteral("preset"));
  const auto groups = presetGroups(controller_.catalog(), presets_);
  for (const PresetGroup& group : groups) {
    if (&group != &groups.front()) chooser_->insertSeparator(chooser_->count());
    for (const int i : group.presets) {
      chooser_->addItem(coreText(presets_[static_cast<std::size_t>(i)].title), i);
    }
  }
  chooser_->setMaxVisibleItems(24);
  connect(chooser_, &QComboBox::activated, this,
          [this](int at) { Q_EMIT presetChosen(chooser_->itemData(at).toInt()); });
  auto* gallery = new QToolButton(box);
  gallery->setText(QStringLiteral("▦"));
  gallery->setToolTip(tr("Preset gallery (Ctrl+G)"));
  gallery->setAccessibleName(tr("Preset gallery"));
  gallery->setAutoRaise(true);
  connect(gallery, &QToolButton::clicked, this, &ExperimentPanel::galleryAsked);
  row->addWidget(chooser_, 1);
  row->addWidget(gallery);
  layout->addLayout(row);
  return box;
}

QWidget* ExperimentPanel::buildSeed() {
  auto* box = new QWidget(this);
  auto* row = new QHBoxLayout(box);
  row->setContentsMargins(0, 0, 8, 0);
  row->setSpacing(6);
  auto* label = new QLabel(tr("Seed"), box);
  seed_ = new QLineEdit(box);
  seed_->setAccessibleName(tr("Seed"));
  seed_->setToolTip(tr("Same seed, same run, to the last bit"));
  seed_->setAlignment(Qt::AlignRight);
  label->setBuddy(seed_);
  auto* fresh = new QPushButton(tr("New seed"), box);
  fresh->setToolTip(tr("Draws another seed and starts again; the present run stays as a ghost"));
  fresh->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  connect(fresh, &QPushButton::clicked, &controller_, [this] { controller_.newSeed(); });
  connect(seed_, &QLineEdit::editingFinished, this, [this] {
    bool ok = false;
    const qulonglong seed = seed_->text().trimmed().toULongLong(&ok);
    if (ok) {
      controller_.setSeed(seed);
      controller_.endGesture();
    } else {
      Q_EMIT controller_.message(
          tr("“%1” is no seed: a whole number from 0 to 18446744073709551615 is one.")
              .arg(seed_->text()),
          true);
      seed_->setText(QString::number(controller_.seed()));
    }
  });
  connect(seed_, &QLineEdit::editingFinished, this, &ExperimentPanel::restartIfWanted);
  connect(seed_, &QLineEdit::returnPressed, this, [this] {
    if (restart_->isEnabled()) controller_.restart();
  });
  row->addWidget(label);
  row->addWidget(seed_, 1);
  row->addWidget(fresh);
  box->setProperty("helpAnchor", QStringLiteral("seed"));
  box->setProperty("control", QStringLiteral("seed"));
  return box;
}

QWidget* ExperimentPanel::buildSwitches() {
  switches_frame_ = new QWidget(this);
  switches_frame_->setProperty("control", QStringLiteral("switches"));
  auto* layout = new QVBoxLayout(switches_frame_);
  layout->setContentsMargins(0, 8, 0, 0);
  layout->setSpacing(4);
  layout->addWidget(sectionHeading(tr("Switches"), switches_frame_));
  switches_ = new ConfigForm(controller_, ConfigForm::Part::Switches, switches_frame_);
  QScrollArea* scroll = verticalScroll(switches_, switches_frame_);
  layout->addWidget(scroll, 1);
  return switches_frame_;
}

QWidget* ExperimentPanel::buildPending() {
  auto* box = new QWidget(this);
  box->setProperty("role", QStringLiteral("pending"));
  box->setProperty("helpAnchor", QStringLiteral("pending"));
  box->setProperty("control", QStringLiteral("pending"));
  auto* layout = new QVBoxLayout(box);
  layout->setContentsMargins(0, 6, 8, 0);
  layout->setSpacing(4);
  waiting_ = new QLabel(box);
  waiting_->setProperty("role", QStringLiteral("note"));
  waiting_->setWordWrap(true);
  auto* row = new QHBoxLayout;
  row->setSpacing(6);
  restart_ = new QPushButton(tr("Restart"), box);
  restart_->setToolTip(
      tr("Starts again with these settings and the same seed (Return in a field); "
         "the present curve stays as a ghost"));
  connect(restart_, &QPushButton::clicked, &controller_, [this] { controller_.restart(); });
  fork_ = new QPushButton(tr("Fork here"), box);
  fork_->setToolTip(
      tr("A second run that shares the past up to the cursor and goes on with these settings"));
  connect(fork_, &QPushButton::clicked, &controller_, [this] { controller_.forkHere(); });
  at_once_ = new QToolButton(box);
  at_once_->setText(tr("at once"));
  at_once_->setCheckable(true);
  at_once_->setAutoRaise(true);
  at_once_->setToolTip(
      tr("On: a change starts a new run by itself when the slider is released or the field is "
         "left. Off: changes wait for the button."));
  at_once_->setAccessibleName(tr("Restart at once"));
  at_once_->setChecked(QSettings().value(QStringLiteral("form/restart-at-once"), true).toBool());
  connect(at_once_, &QToolButton::toggled, this, [this](bool on) {
    QSettings().setValue(QStringLiteral("form/restart-at-once"), on);
    restartIfWanted();
  });
  row->addWidget(restart_);
  row->addWidget(fork_);
  row->addWidget(at_once_);
  row->addStretch(1);
  cost_ = new QLabel(box);
  cost_->setProperty("role", QStringLiteral("note"));
  cost_->setWordWrap(true);
  cost_->setToolTip(tr("What a run with these settings needs"));
  layout->addWidget(cost_);
  layout->addWidget(waiting_);
  layout->addLayout(row);
  return box;
}

void ExperimentPanel::showOpened() {
  int index = -1;
  for (std::size_t i = 0; i < presets_.size(); ++i) {
    if (controller_.preset() && controller_.preset()->id == presets_[i].id) {
      index = static_cast<int>(i);
    }
  }
  chooser_->setCurrentIndex(index < 0 ? -1 : chooser_->findData(index));
  chooser_->setPlaceholderText(coreText(controller_.type().title));
  switches_frame_->setVisible(!switches_->rows().empty());
  showState();
}

void ExperimentPanel::restartIfWanted() {
  // Queued: a field that is left by Tab has committed by then, and Return has restarted already.
  QMetaObject::invokeMethod(
      this,
      [this] {
        if (!at_once_->isChecked() || controller_.looksBack()) return;
        if (restart_->isEnabled()) controller_.restart();
      },
      Qt::QueuedConnection);
}

QString ExperimentPanel::waitingText(int changes, bool usable) const {
  if (!usable) return tr("One setting contradicts another: see the line below it.");
  if (changes == 0) return tr("As in the run");
  if (!looked_back_) return tr("%n change(s) wait", nullptr, changes);
  return tr("%n change(s) wait: the run has gone on from here. A fork keeps what came after.",
            nullptr, changes);
}

QString ExperimentPanel::costText() const {
  if (!controller_.type().cost) return {};
  const Cost cost = controller_.type().cost(controller_.settings());
  QStringList parts;
  if (cost.parameters > 0) {
    parts << (cost.parameters == 1 ? tr("1 weight")
                                   : tr("%1 weights").arg(countText(cost.parameters)));
  }
  if (cost.bytes > 0) parts << bytesText(cost.bytes);
  if (cost.step_seconds >= 1) {
    parts << tr("about %1 s a step").arg(icl::ui::valueText(cost.step_seconds, 2));
  } else if (cost.step_seconds > 0) {
    parts << tr("about %1 ms a step").arg(icl::ui::valueText(1000 * cost.step_seconds, 2));
  }
  return parts.join(QStringLiteral(" · "));
}

void ExperimentPanel::showState() {
  if (!controller_.isOpen()) return;
  looked_back_ = controller_.looksBack();
  if (!seed_->hasFocus() || seed_->text().isEmpty()) {
    seed_->setText(QString::number(controller_.seed()));
  }
  const RunTrack* run = controller_.active();
  int changes = static_cast<int>(controller_.pending().map().size());
  if (run != nullptr && run->state.seed != controller_.seed()) ++changes;
  const bool usable = settings_->usable() && switches_->usable();
  waiting_->setText(waitingText(changes, usable));
  if (usable) cost_->setText(costText());
  cost_->setVisible(!cost_->text().isEmpty());
  restart_->setEnabled(changes > 0 && usable);
  fork_->setEnabled(changes > 0 && usable && run != nullptr && run->live);
  restart_->setDefault(restart_->isEnabled() && !looked_back_);
}

void ExperimentPanel::focusField(const QString& key) {
  if (!settings_->focusField(key)) switches_->focusField(key);
  if (QWidget* focus = QWidget::focusWidget()) scroll_->ensureWidgetVisible(focus);
}

}  // namespace icl::ui
