#include "ui/panels/run_model.h"

#include <algorithm>

#include "ui/core_text.h"
#include "ui/plots/number_text.h"
#include "ui/run_naming.h"
#include "ui/views/view_parts.h"

namespace icl::ui {

namespace {

/// The newest that may be seen.
QString newestValue(const SessionController& controller, const RunTrack& run) {
  const int main = mainChannel(controller.type());
  if (main < 0) return {};
  const Series& series = run.channels[static_cast<std::size_t>(main)];
  if (series.size() == 0) return {};
  std::size_t last = series.size() - 1;
  if (const auto cover = controller.cover()) {
    last = std::min(last, rowAtStep(run, static_cast<double>(*cover)).value_or(last));
  }
  return valueText(series[last]);
}

/// How a run ended; nothing while that is covered.
QString endSentence(const SessionController& controller, const RunTrack& run) {
  return controller.cover() ? QString() : coreMessage(run.state.sentence);
}

}  // namespace

RunModel::RunModel(SessionController& controller, QObject* parent)
    : QAbstractListModel(parent), controller_(controller) {
  connect(&controller_, &SessionController::runsChanged, this, &RunModel::showRuns);
  connect(&controller_, &SessionController::refreshed, this, &RunModel::showValues);
  connect(&controller_, &SessionController::highlightChanged, this, &RunModel::showValues);
  connect(&controller_, &SessionController::coverChanged, this, &RunModel::showValues);
  showRuns();
}

int RunModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(serials_.size());
}

std::uint64_t RunModel::serialAt(const QModelIndex& index) const {
  const auto row = static_cast<std::size_t>(index.row());
  return index.isValid() && row < serials_.size() ? serials_[row] : 0;
}

const RunTrack* RunModel::trackAt(const QModelIndex& index) const {
  return controller_.run(serialAt(index));
}

void RunModel::showRuns() {
  std::vector<std::uint64_t> now;
  for (const RunTrack* run : controller_.runs()) now.push_back(run->serial);
  if (now == serials_) {
    showValues();
    return;
  }
  beginResetModel();
  serials_ = std::move(now);
  endResetModel();
}

void RunModel::showValues() {
  if (serials_.empty()) return;
  Q_EMIT dataChanged(index(0), index(static_cast<int>(serials_.size()) - 1));
}

QVariant RunModel::data(const QModelIndex& index, int role) const {
  const RunTrack* run = trackAt(index);
  if (run == nullptr) return {};
  switch (role) {
    case Qt::DisplayRole:
      return run->name;
    case Qt::AccessibleTextRole:
      return tr("%1, %2, %3")
          .arg(run->name, newestValue(controller_, *run), run->shown ? tr("shown") : tr("hidden"));
    case Qt::ToolTipRole: {
      QString tip = run->name;
      if (!run->live) tip += QStringLiteral("\n") + tr("A ghost: kept, no longer training");
      if (const QString end = endSentence(controller_, *run); !end.isEmpty()) {
        tip += QStringLiteral("\n") + end;
      }
      return tip;
    }
    case Qt::CheckStateRole:
      return run->shown ? Qt::Checked : Qt::Unchecked;
    case SerialRole:
      return static_cast<qulonglong>(run->serial);
    case ColourRole:
      return run->colour;
    case TwinRole:
      return run->twin_of.has_value();
    case ProgressRole: {
      const auto limit = static_cast<double>(std::max<std::uint64_t>(controller_.stepLimit(), 1));
      const double last = run->steps.size() > 0 ? run->steps[run->steps.size() - 1] : 0;
      return run->state.end == EndReason::None ? std::min(1.0, last / limit) : 1.0;
    }
    case ValueRole:
      return newestValue(controller_, *run);
    case ActiveRole:
      return controller_.active() == run;
    case HighlightRole:
      return controller_.highlighted() == run->serial;
    case EndRole:
      return endSentence(controller_, *run);
    default:
      return {};
  }
}

bool RunModel::setData(const QModelIndex& index, const QVariant& value, int role) {
  if (role != Qt::CheckStateRole || trackAt(index) == nullptr) return false;
  controller_.setShown(serialAt(index), value.toInt() == Qt::Checked);
  return true;
}

Qt::ItemFlags RunModel::flags(const QModelIndex& index) const {
  if (!index.isValid()) return Qt::NoItemFlags;
  return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable |
         Qt::ItemNeverHasChildren;
}

}  // namespace icl::ui
