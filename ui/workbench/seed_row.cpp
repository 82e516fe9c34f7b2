#include "ui/workbench/seed_row.h"

#include <cmath>

#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/flow_layout.h"
#include "ui/run_naming.h"
#include "ui/session_controller.h"
#include "ui/views/view_parts.h"
#include "ui/workbench/seed_statistics.h"

namespace icl::ui {

SeedRow::SeedRow(SessionController& lab, QWidget* parent) : QWidget(parent), lab_(lab) {
  setProperty("helpAnchor", QStringLiteral("seeds"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(2);
  auto* row = new FlowLayout;
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(4);
  button_ = actionButton(this, tr("Seeds…"),
                         tr("Repeats the run, and its twin, with further seeds in the background: "
                            "median, interval, paired differences"));
  row->addWidget(button_);
  auto* compare =
      actionButton(this, tr("Compare…"),
                   tr("Open and stored runs in a table and in one chart, by what differs"));
  compare->setProperty("helpAnchor", QStringLiteral("compare"));
  row->addWidget(compare);
  column->addLayout(row);
  text_ = new QLabel(this);
  text_->setWordWrap(true);
  text_->setTextFormat(Qt::PlainText);
  text_->setProperty("role", QStringLiteral("note"));
  column->addWidget(text_);
  connect(button_, &QToolButton::clicked, this, &SeedRow::asked);
  connect(compare, &QToolButton::clicked, this, &SeedRow::compareAsked);
  connect(&lab_.seeds(), &SeedDesk::changed, this, &SeedRow::show);
  connect(&lab_.seeds(), &SeedDesk::progressed, this, &SeedRow::show);
  show();
}

QString SeedRow::text() const { return text_->isHidden() ? QString() : text_->text(); }

void SeedRow::show() {
  const SeedDesk& desk = lab_.seeds();
  text_->setVisible(desk.plan().has_value());
  if (!desk.plan() || !lab_.isOpen()) return;
  const SeedPlan& plan = *desk.plan();
  const int main = mainChannel(*plan.type);
  if (main < 0) return;
  const std::string& key = plan.type->channels[static_cast<std::size_t>(main)].key;
  const auto values = [&](std::size_t side) {
    return seedValues(desk, side, channelIndex(plan.type->channelsOf(plan.sides[side].config), key),
                      std::nan(""));
  };
  QString text;
  if (plan.sides.size() == 2) {
    text = tr("difference: %1").arg(summaryText(pairedSummary(values(0), values(1)).difference));
  } else {
    text = tr("median: %1").arg(summaryText(summaryOf(values(0))));
  }
  if (desk.running()) {
    text += QLatin1Char('\n') + tr("%1 of %2 runs").arg(desk.done()).arg(plan.jobs());
  }
  text_->setText(text);
}

}  // namespace icl::ui
