// FieldRow: one setting in the form: changed mark, label with symbol and unit, editor, slider, Twin
// button, and a line for "acts at …" or an error. Shows what it is told; says what a person asks
// for. Knows nothing of runs. GUI thread.
#pragma once

#include <vector>

#include <QString>
#include <QWidget>

#include "core/config/schema.h"

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QSlider;
class QTimer;
class QToolButton;

namespace icl::ui {

class NumberBox;

class FieldRow : public QWidget {
  Q_OBJECT
 public:
  FieldRow(const Field& field, QWidget* parent);
  const Field& field() const { return field_; }
  QWidget* editor() const;

  void setValue(const Value& value);
  /// The value that "back to preset" returns to, and whether the present one differs.
  void setStartingPoint(const Value& value, bool differs);
  void setIdle(const QString& why);          // empty: it acts
  void setProblem(const QString& sentence);  // of a rule; empty: none
  void setTwins(const std::vector<Value>& values);

 Q_SIGNALS:
  void edited(const icl::Value& value);
  /// A slider was released, a field left, keys or arrows have come to rest.
  void gestureEnded();
  void accepted();  // Return: what was typed should take effect
  void twinAsked(const icl::Value& other);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void buildLabel(QGridLayout* grid);
  void buildEditor(QGridLayout* grid);
  void buildNumber(QGridLayout* grid);
  void buildSlider(QGridLayout* grid);
  void buildChoice(QGridLayout* grid);
  void buildTwin(QGridLayout* grid);
  void placeEditor(QGridLayout* grid, QWidget* editor);
  void showLabel();
  void showNote();

  Field field_;
  Value value_{}, start_{};
  QToolButton* changed_ = nullptr;
  QLabel* label_ = nullptr;
  QLabel* note_ = nullptr;
  NumberBox* number_ = nullptr;
  QSlider* slider_ = nullptr;
  QComboBox* choice_ = nullptr;
  QCheckBox* toggle_ = nullptr;
  QLineEdit* text_ = nullptr;
  QToolButton* twin_ = nullptr;
  QTimer* rest_ = nullptr;  // steps by keys, wheel and arrows have no release of their own
  std::vector<Value> twins_{};
  QString idle_{}, problem_{}, refused_{};
};

/// "m_{low}" as rich text: subscripts and superscripts.
QString symbolHtml(const std::string& symbol);

}  // namespace icl::ui
