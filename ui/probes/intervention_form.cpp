#include "ui/probes/intervention_form.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "ui/core_text.h"
#include "ui/field_row.h"

namespace icl::ui {

namespace {

QComboBox* chooser(const QString& name, const QString& tip, QWidget* parent) {
  auto* box = new QComboBox(parent);
  box->setAccessibleName(name);
  box->setToolTip(tip);
  box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  box->setMinimumContentsLength(8);
  return box;
}

}  // namespace

InterventionForm::InterventionForm(SessionController& controller, QWidget* parent)
    : QWidget(parent), controller_(controller), column_(new QVBoxLayout(this)) {
  column_->setContentsMargins(0, 6, 0, 0);
  column_->setSpacing(4);
  auto* title = new QLabel(tr("Change the run"), this);
  title->setProperty("role", QStringLiteral("panel-heading"));
  kind_ = chooser(tr("Intervention"), tr("What is done to the run"), this);
  target_ = chooser(tr("Target"), tr("What it is done to"), this);
  apply_ = new QPushButton(tr("Apply"), this);
  column_->addWidget(title);
  column_->addWidget(kind_);
  column_->addWidget(target_);
  column_->addWidget(apply_);
  connect(kind_, &QComboBox::currentIndexChanged, this, &InterventionForm::showKind);
  connect(apply_, &QPushButton::clicked, this, &InterventionForm::apply);
  connect(&controller_, &SessionController::opened, this, &InterventionForm::rebuild);
  connect(&controller_, &SessionController::runsChanged, this, &InterventionForm::fillTargets);
  connect(&controller_, &SessionController::activityChanged, this, &InterventionForm::showState);
  rebuild();
}

bool InterventionForm::offered() const {
  return controller_.isOpen() && !controller_.type().interventions.empty();
}

const InterventionType* InterventionForm::kind() const {
  const int at = kind_->currentIndex();
  if (!offered() || at < 0) return nullptr;
  const auto& kinds = controller_.type().interventions;
  return static_cast<std::size_t>(at) < kinds.size() ? &kinds[static_cast<std::size_t>(at)]
                                                     : nullptr;
}

void InterventionForm::rebuild() {
  {
    const QSignalBlocker quiet(kind_);
    kind_->clear();
    if (offered()) {
      for (const InterventionType& type : controller_.type().interventions) {
        kind_->addItem(coreText(type.title));
        kind_->setItemData(kind_->count() - 1, coreText(type.help), Qt::ToolTipRole);
      }
    }
  }
  showKind();
}

void InterventionForm::showKind() {
  delete amount_;
  amount_ = nullptr;
  const InterventionType* type = kind();
  setVisible(type != nullptr);
  if (type == nullptr) return;
  kind_->setToolTip(coreText(type->help));
  Field field = type->amount;
  if (field.title.empty()) field.title = type->title;
  if (field.help.empty()) field.help = type->help;
  value_ = field.fallback;
  amount_ = new FieldRow(field, this);
  amount_->setValue(value_);
  connect(amount_, &FieldRow::edited, this, [this](const Value& value) {
    value_ = value;
    amount_->setValue(value);
  });
  column_->insertWidget(3, amount_);
  target_->clear();
  fillTargets();
  showState();
}

void InterventionForm::fillTargets() {
  const InterventionType* type = kind();
  const RunTrack* run = controller_.isOpen() ? controller_.active() : nullptr;
  if (type == nullptr || run == nullptr) return;
  QStringList names;
  if (type->targets) {
    for (const std::string& target : type->targets(run->state.live_config)) {
      names << QString::fromStdString(target);
    }
  }
  QStringList now;
  for (int i = 0; i < target_->count(); ++i) now << target_->itemText(i);
  if (now != names) {
    target_->clear();
    target_->addItems(names);
  }
  target_->setVisible(!names.isEmpty());
}

void InterventionForm::showState() {
  if (!offered()) return;
  const RunTrack* run = controller_.active();
  const bool back = controller_.looksBack();
  apply_->setEnabled(run != nullptr && run->live);
  apply_->setText(back ? tr("Fork and apply") : tr("Apply"));
  apply_->setToolTip(back ? tr("The run has gone on from here: the change goes to a fork, and what "
                               "came after stays")
                          : tr("Acts from the present step on; marked on the time bar and kept in "
                               "the run"));
}

void InterventionForm::apply() {
  const InterventionType* type = kind();
  if (type == nullptr) return;
  controller_.intervene({type->id, target_->currentText().toStdString(), value_, {}});
}

}  // namespace icl::ui
