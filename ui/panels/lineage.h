// Lineage: where runs come from: a fork from the run whose past it shares, a later stage from the
// run whose weights it began with. A small graph below the list of runs, with ancestors that are
// only in the store as well; a click or Return goes to a run. GUI thread; the store is read on
// another.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "ui/back_room.h"
#include "ui/plots/picture.h"
#include "ui/session_controller.h"

namespace icl::ui {

/// "20261130-a1b2@20" is the run and the step that it was left at; without a step: its end.
struct Origin {
  std::string run{};
  std::optional<std::uint64_t> step{};
};
Origin originFrom(const std::string& parent);
/// A later stage begins from several, apart by blanks; the first one is the stage before.
std::vector<Origin> originsFrom(const std::string& parents);

/// A run that is in the store alone.
struct StoredAncestor {
  bool found = false;
  std::string title{}, experiment{}, parent{}, folder{};
};

struct LineageNode {
  std::string run{}, folder{};  // folder: of a stored one
  QString name{}, detail{};
  std::uint64_t serial = 0;                // 0: not on the screen
  int colour = 0, depth = 0, parent = -1;  // the parent's place in the list
  std::vector<int> others{};               // places of further parents
  bool twin = false, active = false, found = true;
  bool operator==(const LineageNode&) const = default;
};

/// Parents before their children, in the order of a tree that is read from the top; runs without
/// relatives are left out. `unknown` gets the ancestors that `stored` does not have.
std::vector<LineageNode> lineageOf(const SessionController& lab,
                                   const std::map<std::string, StoredAncestor>& stored,
                                   std::vector<std::string>& unknown);

class LineageGraph : public Picture {
  Q_OBJECT
 public:
  LineageGraph(SessionController& lab, QWidget* parent);
  const std::vector<LineageNode>& nodes() const { return nodes_; }
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return {120, sizeHint().height()}; }

 Q_SIGNALS:
  /// There is something to see, or no more.
  void offered(bool any);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  bool event(QEvent* event) override;

 private:
  void refresh();
  void ask(const std::vector<std::string>& unknown);
  void choose(int row);
  int rowAt(const QPointF& at) const;
  int rowHeight() const;
  QPointF dotOf(int row) const;
  void paintNode(QPainter& painter, int row) const;
  void paintLinks(QPainter& painter, int row) const;

  SessionController& lab_;
  std::vector<LineageNode> nodes_{};
  std::map<std::string, StoredAncestor> stored_{};
  int current_ = 0;
  BackRoom room_{};  // last: its work uses the others
};

}  // namespace icl::ui
