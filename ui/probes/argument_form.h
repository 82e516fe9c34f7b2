// ArgumentForm: the arguments of one probe as a form drawn from its schema. Every edit is told at
// once; what a rule refuses is marked and not told. GUI thread; knows nothing of runs.
#pragma once

#include <vector>

#include <QWidget>

#include "core/run/probe_type.h"

class QVBoxLayout;

namespace icl::ui {

class FieldRow;

class ArgumentForm : public QWidget {
  Q_OBJECT
 public:
  explicit ArgumentForm(QWidget* parent);
  /// `given`: those that differ from the defaults.
  void setSchema(const Schema& schema, const Values& given);
  /// Those that differ from the defaults; never a NaN, which means "not given".
  Values given() const;
  bool usable() const { return usable_; }
  const std::vector<FieldRow*>& rows() const { return rows_; }

 Q_SIGNALS:
  void edited();

 private:
  void take(const std::string& key, const Value& value);
  void showValues();

  Schema schema_{};
  Values values_{};  // complete
  QVBoxLayout* column_ = nullptr;
  std::vector<FieldRow*> rows_{};
  bool usable_ = true;
};

}  // namespace icl::ui
