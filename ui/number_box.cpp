#include "ui/number_box.h"

#include <algorithm>
#include <cmath>

#include <QKeyEvent>
#include <QLineEdit>
#include <QLocale>
#include <QWheelEvent>

#include "ui/core_text.h"
#include "ui/run_naming.h"

namespace icl::ui {

bool notGiven(const Value& value) {
  const double* real = std::get_if<double>(&value);
  return real != nullptr && std::isnan(*real);
}

std::string plainNumber(const QString& typed) {
  const QString text = typed.trimmed();
  if (parseNumber(text.toStdString())) return text.toStdString();
  bool ok = false;
  const double value = QLocale().toDouble(text, &ok);
  return ok ? exactNumber(value) : text.toStdString();
}

NumberBox::NumberBox(const Field& field, QWidget* parent)
    : QAbstractSpinBox(parent), field_(field), scale_(field), value_(field.fallback) {
  setKeyboardTracking(false);
  setFocusPolicy(Qt::StrongFocus);
  setAccelerated(true);
  lineEdit()->setAlignment(Qt::AlignRight);
  connect(lineEdit(), &QLineEdit::textEdited, this, [this](const QString& text) {
    typing_ = true;
    const auto value = parsed(text);
    Q_EMIT refused(value ? QString() : coreMessage(value.error().message));
  });
  if (notGiven(field_.fallback)) lineEdit()->setPlaceholderText(tr("as it is"));
  lineEdit()->setText(shown(value_));
}

Result<Value> NumberBox::parsed(const QString& text) const {
  if (text.trimmed().isEmpty() && notGiven(field_.fallback)) return field_.fallback;
  return field_.parse(plainNumber(text));
}

QString NumberBox::shown(const Value& value) const {
  if (notGiven(value)) return {};
  if (const auto* integer = std::get_if<std::int64_t>(&value)) return QString::number(*integer);
  return valueText(field_, value);
}

void NumberBox::setValue(const Value& value) {
  value_ = value;
  if (typing_) return;
  if (lineEdit()->text() != shown(value)) lineEdit()->setText(shown(value));
}

bool NumberBox::commit() {
  if (!typing_) return true;
  const auto typed = parsed(lineEdit()->text());
  if (!typed) {
    Q_EMIT refused(coreMessage(typed.error().message));
    return false;
  }
  typing_ = false;
  Q_EMIT refused({});
  const Value value = typed.value();
  setValue(value);
  Q_EMIT edited(value);
  return true;
}

void NumberBox::stepBy(int steps) {
  if (!commit()) return;
  const auto* integer = std::get_if<std::int64_t>(&value_);
  const double start = std::clamp(0.0, field_.min, field_.max);
  const double now = integer            ? static_cast<double>(*integer)
                     : notGiven(value_) ? start
                                        : std::get<double>(value_);
  const double next = scale_.stepped(now, steps);
  if (next == now) return;
  const Value value = integer ? Value(static_cast<std::int64_t>(next)) : Value(next);
  setValue(value);
  selectAll();
  Q_EMIT edited(value);
}

void NumberBox::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
    if (commit()) Q_EMIT accepted();
    return;
  }
  if (event->key() == Qt::Key_Escape && typing_) {
    typing_ = false;
    setValue(value_);
    selectAll();
    Q_EMIT refused({});
    return;
  }
  QAbstractSpinBox::keyPressEvent(event);
}

void NumberBox::wheelEvent(QWheelEvent* event) {
  if (hasFocus()) {
    QAbstractSpinBox::wheelEvent(event);
  } else {
    event->ignore();  // the form scrolls
  }
}

void NumberBox::focusOutEvent(QFocusEvent* event) {
  commit();
  QAbstractSpinBox::focusOutEvent(event);
}

QSize NumberBox::sizeHint() const {
  const QSize base = lineEdit()->sizeHint();
  const int digits = fontMetrics().horizontalAdvance(QStringLiteral("0.00000000"));
  return {digits + 26, base.height() + 4};
}

}  // namespace icl::ui
