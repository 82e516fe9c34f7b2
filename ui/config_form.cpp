#include "ui/config_form.h"

#include <algorithm>

#include <QToolButton>
#include <QVBoxLayout>

#include "ui/core_text.h"
#include "ui/field_row.h"

namespace icl::ui {

namespace {

bool isSwitch(const Field& field) { return field.is_switch; }

/// Folded at first: nothing in the section acts, or all of it is for experts.
bool startsFolded(const Schema& schema, const std::string& section, const Values& values) {
  return std::all_of(schema.fields().begin(), schema.fields().end(), [&](const Field& field) {
    return field.section != section || isSwitch(field) || field.advanced ||
           (field.idle && !field.idle(values).empty());
  });
}

}  // namespace

ConfigForm::ConfigForm(SessionController& controller, Part part, QWidget* parent)
    : QWidget(parent), controller_(controller), part_(part) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  connect(&controller_, &SessionController::opened, this, &ConfigForm::rebuild);
  connect(&controller_, &SessionController::settingsChanged, this, &ConfigForm::showValues);
  connect(&controller_, &SessionController::runsChanged, this, &ConfigForm::showValues);
  if (controller_.isOpen()) rebuild();
}

void ConfigForm::rebuild() {
  delete body_;
  rows_.clear();
  twins_of_ = {};
  body_ = new QWidget(this);
  auto* layout = new QVBoxLayout(body_);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  static_cast<QVBoxLayout*>(this->layout())->addWidget(body_);
  const Schema& schema = controller_.type().schema;
  const Values values = controller_.settings();
  for (const std::string& section : schema.sections()) {
    QVBoxLayout* into = layout;
    QVBoxLayout* expert = nullptr;
    bool any = false;
    for (const Field& field : schema.fields()) {
      if (field.section != section || isSwitch(field) != (part_ == Part::Switches)) continue;
      if (!any && part_ == Part::Settings) {
        into = addSection(coreText(section), startsFolded(schema, section, values));
      }
      any = true;
      if (field.advanced && part_ == Part::Settings) {
        if (expert == nullptr) expert = addSection(tr("%1, more").arg(coreText(section)), true);
        addRow(field, expert);
      } else {
        addRow(field, into);
      }
    }
  }
  layout->addStretch(1);
  showValues();
}

QVBoxLayout* ConfigForm::addSection(const QString& title, bool folded) {
  auto* header = new QToolButton(body_);
  header->setText(title);
  header->setProperty("role", QStringLiteral("section"));
  header->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  header->setCheckable(true);
  header->setAutoRaise(true);
  header->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  auto* content = new QWidget(body_);
  auto* inside = new QVBoxLayout(content);
  inside->setContentsMargins(0, 0, 0, 8);
  inside->setSpacing(2);
  auto show = [header, content](bool open) {
    header->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
    content->setVisible(open);
  };
  connect(header, &QToolButton::toggled, content, show);
  header->setChecked(!folded);
  show(!folded);
  body_->layout()->addWidget(header);
  body_->layout()->addWidget(content);
  return inside;
}

FieldRow* ConfigForm::addRow(const Field& field, QVBoxLayout* into) {
  auto* row = new FieldRow(field, body_);
  const QString key = QString::fromStdString(field.key);
  row->setProperty("control", QString(QStringLiteral("setting:") + key));
  connect(row, &FieldRow::edited, &controller_,
          [this, key](const Value& value) { controller_.setSetting(key, value); });
  connect(row, &FieldRow::gestureEnded, this, [this] {
    controller_.endGesture();
    Q_EMIT gestureEnded();
  });
  connect(row, &FieldRow::twinAsked, &controller_,
          [this, key](const Value& other) { controller_.startTwin(key, other); });
  connect(row, &FieldRow::accepted, this, &ConfigForm::accepted);
  into->addWidget(row);
  rows_.push_back(row);
  return row;
}

void ConfigForm::showValues() {
  if (!controller_.isOpen() || rows_.empty()) return;
  const Values values = controller_.settings();
  const Values& start = controller_.startingPoint();
  const auto broken = controller_.type().schema.broken(values);
  for (FieldRow* row : rows_) {
    const Field& field = row->field();
    const Value* value = values.find(field.key);
    const Value* origin = start.find(field.key);
    if (value == nullptr || origin == nullptr) continue;
    row->setValue(*value);
    row->setStartingPoint(*origin, *value != *origin);
    row->setIdle(field.idle ? coreMessage(field.idle(values)) : QString());
    QString problem;
    for (const auto& [keys, error] : broken) {
      if (std::find(keys.begin(), keys.end(), field.key) != keys.end()) {
        problem = coreMessage(error.message);
      }
    }
    row->setProblem(problem);
  }
  showTwins();
  if (usable_ != broken.empty()) {
    usable_ = broken.empty();
    Q_EMIT usableChanged(usable_);
  }
}

/// Twins of the active run; those that a rule refuses are not offered.
void ConfigForm::showTwins() {
  const RunTrack* run = controller_.active();
  const Values settings = run != nullptr ? run->state.config : controller_.settings();
  if (settings == twins_of_) return;
  twins_of_ = settings;
  const Schema& schema = controller_.type().schema;
  for (FieldRow* row : rows_) {
    const Field& field = row->field();
    if (!field.twins) continue;
    std::vector<Value> offered;
    for (const Value& other : field.twins(settings)) {
      Values twin = schema.changes(settings);
      twin.set(field.key, other);
      if (schema.complete(twin)) offered.push_back(other);
    }
    row->setTwins(offered);
  }
}

bool ConfigForm::focusField(const QString& key) {
  for (FieldRow* row : rows_) {
    if (QString::fromStdString(row->field().key) != key) continue;
    for (QWidget* w = row->parentWidget(); w != nullptr && w != body_; w = w->parentWidget()) {
      const int at = body_->layout()->indexOf(w);
      auto* header =
          at > 0 ? qobject_cast<QToolButton*>(body_->layout()->itemAt(at - 1)->widget()) : nullptr;
      if (header != nullptr) header->setChecked(true);
    }
    row->editor()->setFocus(Qt::ShortcutFocusReason);
    return true;
  }
  return false;
}

}  // namespace icl::ui
