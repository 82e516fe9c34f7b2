#include "ui/probes/argument_form.h"

#include <algorithm>

#include <QVBoxLayout>

#include "ui/core_text.h"
#include "ui/field_row.h"
#include "ui/run_naming.h"

namespace icl::ui {

ArgumentForm::ArgumentForm(QWidget* parent) : QWidget(parent), column_(new QVBoxLayout(this)) {
  column_->setContentsMargins(0, 0, 0, 0);
  column_->setSpacing(2);
}

void ArgumentForm::setSchema(const Schema& schema, const Values& given) {
  for (FieldRow* row : rows_) delete row;
  rows_.clear();
  schema_ = schema;
  values_ = schema.defaults();
  for (const auto& [key, value] : given.map()) {
    if (schema.find(key) != nullptr) values_.set(key, value);
  }
  for (const Field& field : schema_.fields()) {
    auto* row = new FieldRow(field, this);
    connect(row, &FieldRow::edited, this,
            [this, key = field.key](const Value& value) { take(key, value); });
    column_->addWidget(row);
    rows_.push_back(row);
  }
  showValues();
}

void ArgumentForm::take(const std::string& key, const Value& value) {
  const Value* now = values_.find(key);
  if (now != nullptr && sameValue(*now, value)) return;
  values_.set(key, value);
  showValues();
  if (usable_) Q_EMIT edited();
}

Values ArgumentForm::given() const {
  Values given;
  for (const Field& field : schema_.fields()) {
    const Value* value = values_.find(field.key);
    if (value != nullptr && !sameValue(*value, field.fallback)) given.set(field.key, *value);
  }
  return given;
}

void ArgumentForm::showValues() {
  const auto broken = schema_.broken(values_);
  usable_ = broken.empty();
  for (FieldRow* row : rows_) {
    const Field& field = row->field();
    const Value* value = values_.find(field.key);
    row->setValue(*value);
    row->setStartingPoint(field.fallback, !sameValue(*value, field.fallback));
    row->setIdle(field.idle ? coreMessage(field.idle(values_)) : QString());
    QString problem;
    for (const auto& [keys, error] : broken) {
      if (std::find(keys.begin(), keys.end(), field.key) != keys.end()) {
        problem = coreMessage(error.message);
      }
    }
    row->setProblem(problem);
  }
}

}  // namespace icl::ui
