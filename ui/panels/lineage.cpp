#include "ui/panels/lineage.h"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <functional>
#include <sstream>

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

#include "core/run/record.h"
#include "ui/core_text.h"
#include "ui/plots/number_text.h"
#include "ui/run_naming.h"

namespace icl::ui {

namespace {

constexpr std::size_t kMostAncestors = 64;  // of a chain that is damaged so that it has no end
constexpr double kIndent = 16, kDot = 5;

/// The runs that are known by name: those on the screen, then those of the store.
struct Relatives {
  std::vector<LineageNode> nodes{};
  std::vector<std::string> parents{};  // what each says of its own
  std::map<std::string, int> place{};

  void add(LineageNode node, const std::string& parent) {
    if (!node.run.empty() && !place.emplace(node.run, static_cast<int>(nodes.size())).second)
      return;
    nodes.push_back(std::move(node));
    parents.push_back(parent);
  }
};

QString leftAt(const Origin& origin) {
  return origin.step
             ? LineageGraph::tr("from step %1").arg(countText(static_cast<double>(*origin.step)))
             : LineageGraph::tr("from its end");
}

Relatives relativesOf(const SessionController& lab,
                      const std::map<std::string, StoredAncestor>& stored,
                      std::vector<std::string>& unknown) {
  Relatives all;
  for (const RunTrack* run : lab.runs()) {
    LineageNode node;
    node.run = folderName(run->state);
    node.name = run->name;
    node.serial = run->serial;
    node.colour = run->colour;
    node.twin = run->twin_of.has_value();
    node.active = run == lab.active();
    all.add(std::move(node), run->state.parent);
  }
  for (std::size_t i = 0; i < all.nodes.size() && i < kMostAncestors + lab.runs().size(); ++i) {
    for (const Origin& origin : originsFrom(all.parents[i])) {
      if (all.place.count(origin.run) > 0) continue;
      const auto known = stored.find(origin.run);
      if (known == stored.end()) {
        unknown.push_back(origin.run);
        continue;
      }
      LineageNode node;
      node.run = origin.run;
      node.found = known->second.found;
      node.folder = known->second.folder;
      const std::string& title = known->second.title;
      node.name = node.found && !title.empty() ? coreText(title) : QString::fromStdString(node.run);
      all.add(std::move(node), known->second.parent);
    }
  }
  return all;
}

}  // namespace

Origin originFrom(const std::string& parent) {
  Origin origin;
  const auto at = parent.rfind('@');
  origin.run = parent.substr(0, at);
  if (at == std::string::npos) return origin;
  std::uint64_t step = 0;
  const char* const end = parent.data() + parent.size();
  const auto [rest, problem] = std::from_chars(parent.data() + at + 1, end, step);
  if (problem == std::errc() && rest == end) origin.step = step;
  return origin;
}

std::vector<Origin> originsFrom(const std::string& parents) {
  std::vector<Origin> origins;
  std::istringstream words(parents);
  for (std::string word; words >> word;) origins.push_back(originFrom(word));
  return origins;
}

std::vector<LineageNode> lineageOf(const SessionController& lab,
                                   const std::map<std::string, StoredAncestor>& stored,
                                   std::vector<std::string>& unknown) {
  Relatives all = relativesOf(lab, stored, unknown);
  const auto count = static_cast<int>(all.nodes.size());
  std::vector<int> parent(all.nodes.size(), -1);
  std::vector<std::vector<int>> children(all.nodes.size());
  std::vector<bool> begins(all.nodes.size(), false);  // something comes from it
  for (int i = 0; i < count; ++i) {
    const auto at = static_cast<std::size_t>(i);
    for (const Origin& origin : originsFrom(all.parents[at])) {
      const auto found = all.place.find(origin.run);
      if (found == all.place.end() || found->second == i) continue;
      begins[static_cast<std::size_t>(found->second)] = true;
      if (parent[at] >= 0) {
        all.nodes[at].others.push_back(found->second);
        continue;
      }
      parent[at] = found->second;
      children[static_cast<std::size_t>(found->second)].push_back(i);
      all.nodes[at].detail = leftAt(origin);
    }
  }
  std::vector<LineageNode> list;
  std::vector<int> row_of(all.nodes.size(), -1);
  const std::function<void(int, int, int)> walk = [&](int node, int depth, int above) {
    const auto at = static_cast<std::size_t>(node);
    LineageNode placed = all.nodes[at];
    placed.depth = depth;
    placed.parent = above;
    const auto here = static_cast<int>(list.size());
    row_of[at] = here;
    list.push_back(std::move(placed));
    for (const int child : children[at]) walk(child, depth + 1, here);
  };
  for (int i = 0; i < count; ++i) {
    const auto at = static_cast<std::size_t>(i);
    if (parent[at] < 0 && begins[at]) walk(i, 0, -1);
  }
  for (LineageNode& node : list) {
    for (int& other : node.others) other = row_of[static_cast<std::size_t>(other)];
    std::erase_if(node.others, [](int row) { return row < 0; });
  }
  return list;
}

LineageGraph::LineageGraph(SessionController& lab, QWidget* parent) : Picture(parent), lab_(lab) {
  setAccessibleName(tr("Lineage of the runs"));
  setProperty("helpAnchor", QStringLiteral("lineage"));
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  connect(&lab_, &SessionController::runsChanged, this, &LineageGraph::refresh);
  connect(&lab_, &SessionController::opened, this, &LineageGraph::refresh);
  refresh();
}

QSize LineageGraph::sizeHint() const {
  return {160, static_cast<int>(nodes_.size()) * rowHeight() + 4};
}

void LineageGraph::refresh() {
  std::vector<std::string> unknown;
  std::vector<LineageNode> now;
  if (lab_.isOpen()) now = lineageOf(lab_, stored_, unknown);
  ask(unknown);
  if (now == nodes_) return;
  nodes_ = std::move(now);
  current_ = std::clamp(current_, 0, std::max(0, static_cast<int>(nodes_.size()) - 1));
  QStringList said;
  for (const LineageNode& node : nodes_) {
    said << (node.parent < 0 ? node.name
                             : tr("%1, %2 of %3")
                                   .arg(node.name, node.detail,
                                        nodes_[static_cast<std::size_t>(node.parent)].name));
  }
  setAccessibleDescription(said.join(QStringLiteral("; ")));
  updateGeometry();
  update();
  Q_EMIT offered(!nodes_.empty());
}

/// Manifests of ancestors, from the folder beside those of the runs on the screen.
void LineageGraph::ask(const std::vector<std::string>& unknown) {
  namespace fs = std::filesystem;
  fs::path store;
  for (const RunTrack* run : lab_.runs()) {
    if (!run->state.folder.empty()) store = fs::path(run->state.folder).parent_path();
  }
  for (const std::string& run : unknown) {
    stored_[run].title = {};  // asked once
    room_.post([this, run, folder = store / run] {
      StoredAncestor answer;
      answer.folder = folder.string();
      if (const auto reader = RunReader::open(folder)) {
        answer.found = true;
        answer.title = reader->manifest().title;
        answer.experiment = reader->manifest().experiment;
        answer.parent = reader->manifest().parent;
      }
      QMetaObject::invokeMethod(
          this,
          [this, run, answer] {
            stored_[run] = answer;
            refresh();
          },
          Qt::QueuedConnection);
    });
  }
}

// ── drawing ──

int LineageGraph::rowHeight() const { return fontMetrics().height() + 6; }

QPointF LineageGraph::dotOf(int row) const {
  const LineageNode& node = nodes_[static_cast<std::size_t>(row)];
  return {10 + kIndent * node.depth, (row + 0.5) * rowHeight() + 2};
}

/// An elbow from the parent; from further parents a dotted one.
void LineageGraph::paintLinks(QPainter& painter, int row) const {
  const LineageNode& node = nodes_[static_cast<std::size_t>(row)];
  const QPointF dot = dotOf(row);
  const auto link = [&](int parent, Qt::PenStyle style) {
    const QPointF from = dotOf(parent);
    const double side = from.y() < dot.y() ? kDot : -kDot;
    QPainterPath way(from + QPointF(0, side));
    way.lineTo(from.x(), dot.y());
    way.lineTo(dot.x() - kDot, dot.y());
    painter.setPen(QPen(theme().quiet, 1.2, style));
    painter.drawPath(way);
  };
  painter.setBrush(Qt::NoBrush);
  if (node.parent >= 0) link(node.parent, Qt::SolidLine);
  for (const int other : node.others) link(other, Qt::DotLine);
}

void LineageGraph::paintNode(QPainter& painter, int row) const {
  const LineageNode& node = nodes_[static_cast<std::size_t>(row)];
  const QPointF dot = dotOf(row);
  const QColor colour = node.serial == 0 ? theme().quiet
                        : node.twin      ? theme().twin(node.colour)
                                         : theme().series(node.colour);
  painter.setPen(QPen(colour, 1.6, node.found ? Qt::SolidLine : Qt::DotLine));
  painter.setBrush(node.serial == 0 ? QBrush(theme().surface) : QBrush(colour));
  painter.drawEllipse(dot, kDot - 1, kDot - 1);
  const double left = dot.x() + kDot + 6;
  const QRectF line(left, row * rowHeight() + 2, width() - left - 4, rowHeight());
  QFont font = this->font();
  painter.setFont(font);
  painter.setPen(theme().quiet);
  const double detail = painter.fontMetrics().horizontalAdvance(node.detail);
  const bool room = detail + 40 < line.width();
  if (room) painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, node.detail);
  font.setBold(node.active);
  painter.setFont(font);
  painter.setPen(node.serial == 0 ? theme().quiet : theme().text);
  const double free = line.width() - (room ? detail + 8 : 0);
  painter.drawText(
      line, Qt::AlignLeft | Qt::AlignVCenter,
      QFontMetrics(font).elidedText(node.name, Qt::ElideRight, static_cast<int>(free)));
}

void LineageGraph::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.fillRect(rect(), palette().color(QPalette::Window));
  if (hasFocus() && !nodes_.empty()) {
    painter.setPen(QPen(theme().accent, 1.4));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(
        QRectF(1, current_ * rowHeight() + 2, width() - 2, rowHeight()).adjusted(0, 1, 0, -1), 4,
        4);
  }
  const auto rows = static_cast<int>(nodes_.size());
  for (int row = 0; row < rows; ++row) paintLinks(painter, row);
  for (int row = 0; row < rows; ++row) paintNode(painter, row);
}

// ── choosing ──

int LineageGraph::rowAt(const QPointF& at) const {
  const int row = static_cast<int>((at.y() - 2) / rowHeight());
  return row >= 0 && row < static_cast<int>(nodes_.size()) ? row : -1;
}

void LineageGraph::choose(int row) {
  if (row < 0 || row >= static_cast<int>(nodes_.size())) return;
  current_ = row;
  update();
  const LineageNode node = nodes_[static_cast<std::size_t>(row)];
  if (node.serial != 0) {
    lab_.setActive(node.serial);
  } else if (node.found) {
    lab_.addStoredRun(QString::fromStdString(node.folder));
  }
}

void LineageGraph::mousePressEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton) choose(rowAt(event->position()));
}

void LineageGraph::keyPressEvent(QKeyEvent* event) {
  const int last = static_cast<int>(nodes_.size()) - 1;
  switch (event->key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
      current_ = std::clamp(current_ + (event->key() == Qt::Key_Up ? -1 : 1), 0, std::max(0, last));
      update();
      break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
      choose(current_);
      break;
    default:
      Picture::keyPressEvent(event);
  }
}

bool LineageGraph::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip) return Picture::event(event);
  const auto* help = static_cast<QHelpEvent*>(event);
  const int row = rowAt(help->pos());
  if (row < 0) return false;
  const LineageNode& node = nodes_[static_cast<std::size_t>(row)];
  QString text = node.name;
  if (!node.detail.isEmpty()) text += QStringLiteral("\n") + node.detail;
  if (node.serial == 0) {
    text += QStringLiteral("\n") +
            (node.found ? tr("In the store; a click shows it") : tr("No longer in the store"));
  }
  QToolTip::showText(help->globalPos(), text, this);
  return true;
}

}  // namespace icl::ui
