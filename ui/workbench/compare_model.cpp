#include "ui/workbench/compare_model.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <QFont>
#include <QGuiApplication>
#include <QPalette>

#include "ui/core_text.h"
#include "ui/plots/number_text.h"
#include "ui/run_naming.h"

namespace icl::ui {

namespace {

constexpr double kNoValueHere = std::numeric_limits<double>::quiet_NaN();

double settingNumber(const Value& value) {
  if (const auto* real = std::get_if<double>(&value)) return *real;
  if (const auto* whole = std::get_if<std::int64_t>(&value)) return static_cast<double>(*whole);
  if (const auto* on = std::get_if<bool>(&value)) return *on ? 1 : 0;
  return kNoValueHere;
}

QString endWord(EndReason end) {
  switch (end) {
    case EndReason::ReachedLimit:
      return CompareModel::tr("at its limit");
    case EndReason::Condition:
      return CompareModel::tr("at its condition");
    case EndReason::Converged:
      return CompareModel::tr("converged");
    case EndReason::Diverged:
      return CompareModel::tr("diverged");
    case EndReason::Cancelled:
      return CompareModel::tr("cancelled");
    case EndReason::Failed:
      return CompareModel::tr("failed");
    case EndReason::None:
      break;
  }
  return CompareModel::tr("interrupted");
}

}  // namespace

CompareModel::CompareModel(CompareDesk& desk, QObject* parent)
    : QAbstractTableModel(parent), desk_(desk) {
  connect(&desk_, &CompareDesk::changed, this, &CompareModel::refill);
  connect(&desk_, &CompareDesk::viewChanged, this, &CompareModel::showTicks);
}

void CompareModel::setFilter(const QString& text) {
  filter_ = filterWords(text);
  refill();
}

void CompareModel::setMeasure(const Channel& channel) {
  measure_ = channel;
  refill();
}

void CompareModel::refill() {
  std::vector<QString> keys;
  std::vector<const CompareRun*> shown;
  passing_ = 0;
  // What is in view stays in the table whatever is filtered: it is seen in the chart.
  for (const bool in_view : {true, false}) {
    for (const CompareRun& run : desk_.runs()) {
      const QString key = run.key;
      const bool pass = passes(run, filter_);
      passing_ += pass && in_view ? 1 : 0;
      if (desk_.inView(key) != in_view || (!in_view && !pass)) continue;
      if (keys.size() >= kMostCompared) continue;
      keys.push_back(key);
      shown.push_back(&run);
    }
  }
  beginResetModel();
  keys_ = std::move(keys);
  type_ = desk_.type();
  settings_.clear();
  if (!shown.empty() && type_ != nullptr) settings_ = differingSettings(*type_, shown);
  sortKeys();
  endResetModel();
}

void CompareModel::showTicks() {
  if (!keys_.empty()) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, 0));
}

void CompareModel::setReference(int row) {
  const CompareRun* now = run(row);
  const QString key = now == nullptr ? QString() : now->key;
  if (key == reference_) return;
  reference_ = key;
  if (!keys_.empty()) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

void CompareModel::setHighlighted(const QString& key) {
  if (key == highlighted_) return;
  const int before = rowOf(highlighted_), after = rowOf(key);
  highlighted_ = key;
  for (const int row : {before, after}) {
    if (row >= 0) Q_EMIT dataChanged(index(row, 0), index(row, columnCount() - 1));
  }
}

int CompareModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(keys_.size());
}

int CompareModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : columnAfterSettings() + 3;
}

const CompareRun* CompareModel::run(int row) const {
  return row < 0 || row >= rowCount() ? nullptr : desk_.run(keys_[static_cast<std::size_t>(row)]);
}

int CompareModel::rowOf(const QString& key) const {
  const auto at = std::find(keys_.begin(), keys_.end(), key);
  return at == keys_.end() ? -1 : static_cast<int>(at - keys_.begin());
}

std::vector<const CompareRun*> CompareModel::rows() const {
  std::vector<const CompareRun*> out;
  for (int row = 0; row < rowCount(); ++row) {
    if (const CompareRun* one = run(row)) out.push_back(one);
  }
  return out;
}

const Field* CompareModel::setting(int column) const {
  const int place = column - FirstSetting;
  return place >= 0 && place < static_cast<int>(settings_.size())
             ? settings_[static_cast<std::size_t>(place)]
             : nullptr;
}

QString CompareModel::text(const CompareRun& run, int column) const {
  if (column == Name) return run.name;
  if (column == Seed) return QString::number(run.seed);
  if (const Field* field = setting(column)) {
    const Value* value = run.config.find(field->key);
    return value == nullptr ? QStringLiteral("–") : valueText(*field, *value);
  }
  switch (column - columnAfterSettings()) {
    case 0:
      return valueText(number(run, column));
    case 1:
      return countText(static_cast<double>(run.steps));
    default:
      return run.serial != 0 ? tr("open") : endWord(run.end);
  }
}

double CompareModel::number(const CompareRun& run, int column) const {
  if (column == Seed) return static_cast<double>(run.seed);
  if (const Field* field = setting(column)) {
    const Value* value = run.config.find(field->key);
    return value == nullptr ? kNoValueHere : settingNumber(*value);
  }
  if (column == columnAfterSettings()) {
    const auto found = run.finals.find(measure_.key);
    return found == run.finals.end() ? kNoValueHere : found->second;
  }
  return column == columnAfterSettings() + 1 ? static_cast<double>(run.steps) : kNoValueHere;
}

bool CompareModel::differs(const QModelIndex& index) const {
  const CompareRun *here = run(index.row()), *reference = desk_.run(reference_);
  if (here == nullptr || reference == nullptr || here == reference) return false;
  if (index.column() == Seed) return here->seed != reference->seed;
  const Field* field = setting(index.column());
  if (field == nullptr) return false;
  const Value *a = here->config.find(field->key), *b = reference->config.find(field->key);
  return a == nullptr || b == nullptr ? a != b : !sameValue(*a, *b);
}

QVariant CompareModel::data(const QModelIndex& index, int role) const {
  const CompareRun* here = run(index.row());
  if (here == nullptr) return {};
  const int column = index.column();
  const bool in_view = desk_.inView(here->key);
  const QPalette palette = QGuiApplication::palette();
  switch (role) {
    case Qt::DisplayRole:
      return text(*here, column);
    case Qt::AccessibleTextRole:
      if (column != Name) return text(*here, column);
      return tr("%1, %2").arg(here->name, in_view ? tr("in view") : tr("not in view"));
    case Qt::ToolTipRole: {
      if (column != Name) return text(*here, column);
      return here->folder.empty()
                 ? here->name
                 : here->name + QLatin1Char('\n') + QString::fromStdString(here->folder);
    }
    case Qt::CheckStateRole:
      if (column != Name) return {};
      return in_view ? Qt::Checked : Qt::Unchecked;
    case Qt::DecorationRole:
      if (column == Name && in_view && colour_) return colour_(here->key);
      return {};
    case Qt::TextAlignmentRole:
      return int(
          (column == Name || std::isnan(number(*here, column)) ? Qt::AlignLeft : Qt::AlignRight) |
          Qt::AlignVCenter);
    case Qt::FontRole: {
      QFont font = QGuiApplication::font();
      font.setBold(differs(index));
      return font;
    }
    case Qt::BackgroundRole: {
      QColor ground = palette.color(QPalette::Highlight);
      if (here->key == highlighted_) {
        ground.setAlpha(70);
      } else if (differs(index)) {
        ground.setAlpha(34);
      } else {
        return {};
      }
      return ground;
    }
    default:
      return {};
  }
}

QVariant CompareModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  const Field* field = setting(section);
  if (role == Qt::ToolTipRole && field != nullptr) return coreText(field->title);
  if (role != Qt::DisplayRole) return {};
  if (section == Name) return tr("run");
  if (section == Seed) return tr("seed");
  if (field != nullptr) return shortName(*field);
  switch (section - columnAfterSettings()) {
    case 0:
      return coreText(measure_.title);
    case 1:
      return tr("steps");
    default:
      return tr("state");
  }
}

bool CompareModel::setData(const QModelIndex& index, const QVariant& value, int role) {
  const CompareRun* here = run(index.row());
  if (role != Qt::CheckStateRole || here == nullptr) return false;
  const bool done = desk_.setInView(here->key, value.toInt() == Qt::Checked);
  if (!done) Q_EMIT full();
  return done;
}

Qt::ItemFlags CompareModel::flags(const QModelIndex& index) const {
  if (!index.isValid()) return Qt::NoItemFlags;
  const Qt::ItemFlags usual = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
  return index.column() == Name ? usual | Qt::ItemIsUserCheckable : usual;
}

void CompareModel::sort(int column, Qt::SortOrder order) {
  sorted_ = column;
  order_ = order;
  Q_EMIT layoutAboutToBeChanged();
  sortKeys();
  Q_EMIT layoutChanged();
}

void CompareModel::sortKeys() {
  if (sorted_ < 0 || sorted_ >= columnCount()) return;
  std::map<QString, std::pair<double, QString>> by;
  for (const QString& key : keys_) {
    const CompareRun* one = desk_.run(key);
    if (one != nullptr) by[key] = {number(*one, sorted_), text(*one, sorted_)};
  }
  std::stable_sort(keys_.begin(), keys_.end(), [&](const QString& left, const QString& right) {
    const auto& a = by[left];
    const auto& b = by[right];
    const bool numbers = !std::isnan(a.first) || !std::isnan(b.first);
    if (numbers) {
      if (std::isnan(a.first) || std::isnan(b.first))
        return std::isnan(b.first) && !std::isnan(a.first);
      return order_ == Qt::AscendingOrder ? a.first < b.first : b.first < a.first;
    }
    const int way = QString::localeAwareCompare(a.second, b.second);
    return order_ == Qt::AscendingOrder ? way < 0 : way > 0;
  });
}

}  // namespace icl::ui
