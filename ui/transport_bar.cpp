#include "ui/transport_bar.h"

#include <cmath>

#include <QAction>
#include <QCompleter>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QRegularExpression>
#include <QSlider>
#include <QSpinBox>
#include <QToolButton>

#include "ui/core_text.h"
#include "ui/session_pump.h"

namespace icl::ui {

namespace {

constexpr int kPaceEnd = 80;  // 1 … 10 000 in twentieths of a decade; the end is "free"

double paceAt(int position) {
  return position >= kPaceEnd ? 0 : std::pow(10.0, static_cast<double>(position) / 20.0);
}

int positionOf(double pace) {
  return pace <= 0 ? kPaceEnd
                   : std::min(kPaceEnd - 1, static_cast<int>(std::lround(20 * std::log10(pace))));
}

QLabel* quiet(const QString& text, QWidget* parent) {
  auto* label = new QLabel(text, parent);
  label->setProperty("role", QStringLiteral("note"));
  return label;
}

}  // namespace

Result<StopCondition> parseStopCondition(const QString& text) {
  StopCondition condition;
  static const QRegularExpression steps(
      QStringLiteral("^steps?\\s*(?:>=|>|=|:)?\\s*([0-9][0-9  ,.]*)$"),
      QRegularExpression::CaseInsensitiveOption);
  const QStringList parts =
      text.split(QRegularExpression(QStringLiteral("\\s+or\\s+|;")), Qt::SkipEmptyParts);
  for (const QString& raw : parts) {
    const QString part = raw.trimmed();
    if (part.isEmpty()) continue;
    if (const auto match = steps.match(part); match.hasMatch()) {
      QString digits = match.captured(1);
      digits.remove(QRegularExpression(QStringLiteral("[^0-9]")));
      bool ok = false;
      condition.steps = digits.toULongLong(&ok);
      if (!ok || condition.steps == 0) {
        return Error{
            Message{QT_TRANSLATE_NOOP(
                        "core", "“%1” is no number of steps: write for instance “step 4000”."),
                    {part.toStdString()}},
            {}};
      }
    } else if (condition.rule.isEmpty()) {
      condition.rule = part;
    } else {
      return Error{
          Message{QT_TRANSLATE_NOOP("core",
                                    "Only one condition on a channel can be used: “%1” is a second "
                                    "one."),
                  {part.toStdString()}},
          {}};
    }
  }
  return condition;
}

QString stopConditionText(const QString& rule, std::uint64_t steps) {
  QStringList parts;
  if (!rule.isEmpty()) parts << rule;
  if (steps > 0) parts << QStringLiteral("step %1").arg(steps);
  return parts.join(QStringLiteral(" or "));
}

TransportBar::TransportBar(SessionController& controller, const TransportActions& actions,
                           QWidget* parent)
    : QWidget(parent), controller_(controller) {
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(12, 4, 12, 4);
  layout->setSpacing(16);
  layout->addWidget(buildButtons(actions));
  layout->addWidget(buildPace());
  layout->addWidget(buildStop(), 1);
  connect(&controller_, &SessionController::activityChanged, this, &TransportBar::showState);
  connect(&controller_, &SessionController::settingsChanged, this, &TransportBar::showState);
  connect(&controller_, &SessionController::opened, this, &TransportBar::showState);
  showState();
}

QWidget* TransportBar::buildButtons(const TransportActions& actions) {
  auto* box = new QWidget(this);
  box->setProperty("control", QStringLiteral("transport"));
  auto* row = new QHBoxLayout(box);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(2);
  for (QAction* action : {actions.rewind, actions.run, actions.step, actions.layer}) {
    auto* button = new QToolButton(box);
    button->setDefaultAction(action);
    button->setToolButtonStyle(action == actions.run ? Qt::ToolButtonTextBesideIcon
                                                     : Qt::ToolButtonIconOnly);
    button->setAutoRaise(action != actions.run);
    button->setIconSize(QSize(16, 16));
    button->setAccessibleName(action->text().remove(QLatin1Char('&')));
    button->setProperty("helpAnchor", QStringLiteral("transport"));
    button->setFocusPolicy(Qt::TabFocus);
    if (action == actions.run) {
      button->setMinimumWidth(button->fontMetrics().horizontalAdvance(tr("Pause")) + 44);
    }
    row->addWidget(button);
  }
  return box;
}

QWidget* TransportBar::buildPace() {
  auto* box = new QWidget(this);
  auto* row = new QHBoxLayout(box);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(6);
  pace_ = new QSlider(Qt::Horizontal, box);
  pace_->setRange(0, kPaceEnd);
  pace_->setPageStep(10);
  pace_->setMinimumWidth(64);
  pace_->setMaximumWidth(160);
  pace_->setAccessibleName(tr("Steps per second"));
  pace_->setToolTip(tr("How fast the run goes: from one step a second to as fast as it can"));
  connect(pace_, &QSlider::valueChanged, &controller_,
          [this](int at) { controller_.setPace(paceAt(at)); });
  pace_text_ = new QLabel(box);
  pace_text_->setMinimumWidth(
      pace_text_->fontMetrics().horizontalAdvance(QStringLiteral("10,000/s")) + 4);
  draws_ = new QSpinBox(box);
  draws_->setRange(1, 60);
  draws_->setValue(controller_.pump().drawsPerSecond());
  draws_->setAccessibleName(tr("Draws per second"));
  draws_->setToolTip(tr("How often the pictures are drawn; training does not wait for them"));
  connect(draws_, &QSpinBox::valueChanged, &controller_,
          [this](int draws) { controller_.pump().setDrawsPerSecond(draws); });
  auto* steps = quiet(tr("steps/s"), box);
  steps->setBuddy(pace_);
  auto* draws = quiet(tr("draws/s"), box);
  draws->setBuddy(draws_);
  row->addWidget(steps);
  row->addWidget(pace_, 1);
  row->addWidget(pace_text_);
  row->addWidget(draws);
  row->addWidget(draws_);
  box->setProperty("helpAnchor", QStringLiteral("pace"));
  box->setProperty("control", QStringLiteral("pace"));
  return box;
}

QWidget* TransportBar::buildStop() {
  auto* box = new QWidget(this);
  auto* row = new QHBoxLayout(box);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(6);
  auto* label = quiet(tr("stop at"), box);
  stop_ = new QLineEdit(box);
  stop_->setAccessibleName(tr("Stop condition"));
  stop_->setToolTip(
      tr("For instance: excess < 1e-6, loss < bayes_risk * 1.01, time > 500, "
         "step 4000; two parts with “or”. A run that turns non-finite always "
         "stops."));
  stop_->setMinimumWidth(110);
  stop_->setMaximumWidth(360);
  label->setBuddy(stop_);
  stop_note_ = quiet({}, box);
  connect(stop_, &QLineEdit::textEdited, this, &TransportBar::checkStop);
  connect(stop_, &QLineEdit::editingFinished, this, &TransportBar::commitStop);
  row->addWidget(label);
  row->addWidget(stop_, 1);
  row->addWidget(stop_note_);
  row->addStretch(0);
  label->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
  box->setProperty("helpAnchor", QStringLiteral("stop"));
  box->setProperty("control", QStringLiteral("stop"));
  return box;
}

void TransportBar::checkStop(const QString& text) {
  const auto condition = parseStopCondition(text);
  QString problem;
  if (!condition) {
    problem = coreMessage(condition.error().message);
  } else if (const Status status = controller_.checkStopRule(condition->rule); !status) {
    problem = coreMessage(status.error().message);
  }
  stop_note_->setText(problem.isEmpty() ? QString() : QStringLiteral("⚠"));
  stop_note_->setToolTip(problem);
  stop_note_->setAccessibleName(problem);
  stop_->setAccessibleDescription(problem);
  if (!problem.isEmpty()) Q_EMIT controller_.message(problem, false);
}

void TransportBar::commitStop() {
  if (!stop_->isModified()) return;
  const auto condition = parseStopCondition(stop_->text());
  if (!condition || !controller_.checkStopRule(condition->rule)) {
    checkStop(stop_->text());
    return;
  }
  stop_->setModified(false);
  controller_.setStopRule(condition->rule, condition->steps);
}

void TransportBar::showState() {
  if (!controller_.isOpen()) return;
  const double pace = controller_.pace();
  if (!pace_->isSliderDown()) {
    const QSignalBlocker block(pace_);
    pace_->setValue(positionOf(pace));
  }
  pace_text_->setText(pace <= 0 ? tr("free")
                                : tr("%1/s").arg(QLocale().toString(std::round(pace), 'f', 0)));
  if (!stop_->isModified()) {
    const QString text = stopConditionText(controller_.stopRule(), controller_.stepLimit());
    if (stop_->text() != text) stop_->setText(text);
  }
}

}  // namespace icl::ui
