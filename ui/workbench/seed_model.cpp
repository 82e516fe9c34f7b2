#include "ui/workbench/seed_model.h"

#include <cmath>
#include <limits>

#include "core/base/text.h"
#include "ui/core_text.h"
#include "ui/plots/number_text.h"

namespace icl::ui {

void SeedModel::show(const SeedDesk& desk, const SeedPlan& plan, std::vector<int> channels) {
  const bool same =
      desk_ == &desk && plan_.count == plan.count && plan_.sides.size() == plan.sides.size();
  if (same) {  // the place that the keyboard is at stays
    plan_ = plan;
    channels_ = std::move(channels);
    Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    return;
  }
  beginResetModel();
  desk_ = &desk;
  plan_ = plan;
  channels_ = std::move(channels);
  endResetModel();
}

void SeedModel::showProgress() {
  if (rowCount() == 0) return;
  const int last = columnCount() - 1;
  Q_EMIT dataChanged(index(0, last), index(rowCount() - 1, last));
}

int SeedModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() || desk_ == nullptr ? 0 : plan_.count;
}

int SeedModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : paired() ? 5 : 3;
}

double SeedModel::value(int row, int column) const {
  const auto side = static_cast<std::size_t>(column - 1);
  if (side < plan_.sides.size() && desk_->plan() && desk_->plan()->sameRuns(plan_)) {
    return seedValue(desk_->curve(side, row), channels_[side],
                     std::numeric_limits<double>::quiet_NaN());
  }
  if (paired() && column == 3) return value(row, 2) - value(row, 1);
  return std::numeric_limits<double>::quiet_NaN();
}

QString SeedModel::state(int row) const {
  if (!desk_->plan() || !desk_->plan()->sameRuns(plan_)) return {};
  double progress = 0;
  QString sentence;
  bool found = true;
  for (std::size_t side = 0; side < plan_.sides.size(); ++side) {
    progress += desk_->progress(side, row) / static_cast<double>(plan_.sides.size());
    const SeedCurve* curve = desk_->curve(side, row);
    found = found && curve != nullptr && curve->found;
    const bool odd =
        curve != nullptr && (curve->end == EndReason::Diverged || curve->end == EndReason::Failed);
    if (odd && sentence.isEmpty()) sentence = coreMessage(curve->sentence);
  }
  if (!sentence.isEmpty()) return sentence;
  if (progress >= 1) return found ? tr("from the store") : tr("done");
  if (progress <= 0) return desk_->running() ? tr("waits") : QString();
  return tr("%1 %").arg(static_cast<int>(100 * progress));
}

QVariant SeedModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || desk_ == nullptr) return {};
  const int last = columnCount() - 1;
  if (role == Qt::TextAlignmentRole && index.column() < last) {
    return int(Qt::AlignRight | Qt::AlignVCenter);
  }
  if (role != Qt::DisplayRole && role != Qt::ToolTipRole) return {};
  if (index.column() == 0) return QString::number(plan_.seed(index.row()));
  if (index.column() == last) return state(index.row());
  const double number = value(index.row(), index.column());
  if (std::isnan(number)) return QStringLiteral("–");
  return role == Qt::DisplayRole ? valueText(number) : QString::fromStdString(exactNumber(number));
}

QVariant SeedModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || desk_ == nullptr) return {};
  const auto side = static_cast<std::size_t>(section - 1);
  const bool value = section > 0 && side < plan_.sides.size();
  if (role == Qt::ToolTipRole && value) return plan_.sides[side].name;
  if (role != Qt::DisplayRole) return {};
  if (section == 0) return tr("seed");
  if (value && paired()) return side == 0 ? QStringLiteral("A") : QStringLiteral("B");
  if (value) return tr("value");
  if (paired() && section == 3) return QStringLiteral("B − A");
  return tr("state");
}

}  // namespace icl::ui
