#include "ui/panels/table_dialog.h"

#include <cmath>

#include <QAbstractTableModel>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include "core/base/text.h"

namespace icl::ui {

namespace {

class ValuesModel : public QAbstractTableModel {
 public:
  ValuesModel(ViewTable table, QObject* parent)
      : QAbstractTableModel(parent), table_(std::move(table)) {}
  int rowCount(const QModelIndex& parent) const override {
    return parent.isValid() ? 0 : static_cast<int>(table_.rows.size());
  }
  int columnCount(const QModelIndex& parent) const override {
    return parent.isValid() ? 0 : static_cast<int>(table_.columns.size());
  }
  QVariant data(const QModelIndex& index, int role) const override {
    if (role == Qt::TextAlignmentRole) return int(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) return {};
    const auto& row = table_.rows[static_cast<std::size_t>(index.row())];
    const auto column = static_cast<std::size_t>(index.column());
    if (column >= row.size()) return {};
    const double value = row[column];
    if (std::isnan(value)) return QStringLiteral("–");
    return role == Qt::DisplayRole ? QLocale().toString(value, 'g', 6)
                                   : QString::fromStdString(exactNumber(value));
  }
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override {
    if (role != Qt::DisplayRole) return {};
    if (orientation == Qt::Vertical) return section + 1;
    return section < table_.columns.size() ? table_.columns[section] : QString();
  }

 private:
  ViewTable table_;
};

}  // namespace

QString TableDialog::asCsv(const ViewTable& table) {
  QStringList lines;
  QStringList names;
  for (QString name : table.columns) {
    name.replace(QLatin1Char('"'), QLatin1String("\"\""));
    names << QLatin1Char('"') + name + QLatin1Char('"');
  }
  lines << names.join(QLatin1Char(','));
  for (const auto& row : table.rows) {
    QStringList cells;
    for (const double value : row) cells << QString::fromStdString(exactNumber(value));
    lines << cells.join(QLatin1Char(','));
  }
  return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

TableDialog::TableDialog(const LabView& view, QWidget* parent) : QDialog(parent) {
  setWindowTitle(view.heading());
  resize(560, 440);
  auto* layout = new QVBoxLayout(this);
  auto* summary = new QLabel(view.summary(), this);
  summary->setWordWrap(true);
  summary->setTextInteractionFlags(Qt::TextSelectableByMouse);
  layout->addWidget(summary);
  const ViewTable table = view.table();
  auto* grid = new QTableView(this);
  grid->setAccessibleName(tr("Values of the picture"));
  grid->setModel(new ValuesModel(table, grid));
  grid->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  grid->setTabKeyNavigation(false);
  layout->addWidget(grid, 1);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  auto* copy = buttons->addButton(tr("Copy as CSV"), QDialogButtonBox::ActionRole);
  connect(copy, &QPushButton::clicked, this,
          [table] { QGuiApplication::clipboard()->setText(asCsv(table)); });
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  layout->addWidget(buttons);
  grid->setFocus();
}

}  // namespace icl::ui
