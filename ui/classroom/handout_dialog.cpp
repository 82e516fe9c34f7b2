#include "ui/classroom/handout_dialog.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace icl::ui {

HandoutDialog::HandoutDialog(HiddenControls& hidden, const ExperimentType& type, QWidget* parent)
    : QDialog(parent), hidden_(hidden), list_(new QListWidget(this)) {
  setWindowTitle(tr("Controls of the handout"));
  auto* column = new QVBoxLayout(this);
  auto* words = new QLabel(
      tr("Only what is ticked is shown. The document remembers it; every control comes back from "
         "here or from the View menu."),
      this);
  words->setWordWrap(true);
  column->addWidget(words);
  list_->setAccessibleName(tr("Controls that are shown"));
  for (const ControlName& control : hideableControls(type)) {
    auto* item = new QListWidgetItem(control.title, list_);
    item->setData(Qt::UserRole, control.id);
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
  }
  list_->setCurrentRow(0);
  column->addWidget(list_, 1);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  QPushButton* all = buttons->addButton(tr("Show all"), QDialogButtonBox::ResetRole);
  all->setAutoDefault(false);  // Return on the list shall not undo the choice
  column->addWidget(buttons);
  list_->setFocus();
  connect(all, &QPushButton::clicked, &hidden_, &HiddenControls::showAll);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(list_, &QListWidget::itemChanged, this, [this](const QListWidgetItem* item) {
    hidden_.setHidden(item->data(Qt::UserRole).toString(), item->checkState() == Qt::Unchecked);
  });
  connect(&hidden_, &HiddenControls::changed, this, &HandoutDialog::showState);
  showState();
  resize(420, 520);
}

void HandoutDialog::showState() {
  const QSignalBlocker quiet(list_);
  for (int i = 0; i < list_->count(); ++i) {
    QListWidgetItem* item = list_->item(i);
    const bool hidden = hidden_.isHidden(item->data(Qt::UserRole).toString());
    item->setCheckState(hidden ? Qt::Unchecked : Qt::Checked);
  }
  list_->viewport()->update();
}

}  // namespace icl::ui
