// TableDialog: a picture as a table of numbers with its summary sentence: the accessible form of
// every chart, and a way to copy its values. GUI thread.
#pragma once

#include <QDialog>

#include "ui/view.h"

namespace icl::ui {

class TableDialog : public QDialog {
  Q_OBJECT
 public:
  TableDialog(const LabView& view, QWidget* parent);
  static QString asCsv(const ViewTable& table);
};

}  // namespace icl::ui
