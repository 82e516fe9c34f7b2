// NumberBox: a spin box for an integer or real setting. Any text may be typed; what cannot be used
// is told in one sentence (refused) and nothing is clamped or lost. A setting whose default is NaN
// ("not given") may be left empty. GUI thread.
#pragma once

#include <QAbstractSpinBox>
#include <QString>

#include "core/config/schema.h"
#include "ui/value_scale.h"

namespace icl::ui {

/// A number that stands for "not set" (a setting may leave a value as it is).
bool notGiven(const Value& value);

class NumberBox : public QAbstractSpinBox {
  Q_OBJECT
 public:
  NumberBox(const Field& field, QWidget* parent);
  /// Shows the value, unless a person is typing another one just now.
  void setValue(const Value& value);
  void stepBy(int steps) override;
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 Q_SIGNALS:
  void edited(const icl::Value& value);
  void refused(const QString& sentence);  // empty: the text is fine again
  void accepted();                        // Return was pressed on a fine text

 protected:
  StepEnabled stepEnabled() const override { return StepUpEnabled | StepDownEnabled; }
  QValidator::State validate(QString&, int&) const override { return QValidator::Acceptable; }
  void keyPressEvent(QKeyEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  bool commit();
  Result<Value> parsed(const QString& text) const;
  QString shown(const Value& value) const;
  Field field_;
  ValueScale scale_;
  Value value_;
  bool typing_ = false;
};

/// A typed number in the window's or the C notation, for Field::parse.
std::string plainNumber(const QString& typed);

}  // namespace icl::ui
