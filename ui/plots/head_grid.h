// HeadGrid: the attention of every head as small maps, layers from top to bottom and heads from
// left to right, with one of them enlarged and its tokens named and coloured by label. Pointing at
// a map (or the arrow keys) enlarges it; a click (or Return) asks to open or close its gate;
// dragging an item onto another asks for a copy. Knows nothing of runs. GUI thread.
#pragma once

#include <optional>
#include <vector>

#include <QStringList>

#include "ui/plots/picture.h"
#include "ui/plots/plot_theme.h"

namespace icl::ui {

struct HeadGridData {
  int layers = 0, heads = 0, tokens = 0;
  std::vector<double> weights{};  // layer, head, token that looks, token looked at
  std::vector<double> gates{};    // layer, head
  QStringList names{};            // of the tokens: "x1·7" item, "y1·7" label, "xq·7" query

  double weight(int layer, int head, int from, int to) const {
    const auto at = [](int i) { return static_cast<std::size_t>(i); };
    return weights[((at(layer) * at(heads) + at(head)) * at(tokens) + at(from)) * at(tokens) +
                   at(to)];
  }
  double gate(int layer, int head) const {
    const auto index = static_cast<std::size_t>(layer * heads + head);
    return index < gates.size() ? gates[index] : 1;
  }
};

/// "7" of "x1·7": what the colour of a token stands for.
QString labelOfToken(const QString& name);
/// Colour of each token: one a label, in order of appearance from the query's on.
std::vector<QColor> tokenColours(const QStringList& names, const PlotTheme& theme);

struct HeadGridLayout {
  std::vector<QRectF> maps{};  // layer · heads + head
  QRectF large{};              // the cells of the enlarged one
  double cell = 0;
  QPointF corner{};  // where the names of the rows begin
};
HeadGridLayout layOutHeadGrid(const HeadGridData& data, const PlotTheme& theme, const QRectF& area);

class HeadGrid : public Picture {
  Q_OBJECT
 public:
  explicit HeadGrid(QWidget* parent = nullptr);

  void setData(HeadGridData data);
  const HeadGridData& data() const { return data_; }
  void setEmptyText(const QString& sentence) { empty_ = sentence; }
  int selected() const { return selected_; }  // layer · heads + head
  void select(int head);
  const HeadGridLayout& layoutNow() const { return layout_; }
  /// "head 1.0: xq·7 looks at y3·7, 0.82", or of the head alone.
  QString readOut() const;
  void paintFigure(QPainter& painter, const PlotTheme& theme, const QRectF& area) const;

  QSize sizeHint() const override { return {520, 340}; }
  QSize minimumSizeHint() const override { return {240, 150}; }

 Q_SIGNALS:
  void selectionChanged();
  void cellChanged();
  void gateClicked(int layer, int head);
  /// Tokens, counted from 0; both are items.
  void itemDragged(int from, int onto);
  void labelClicked(int token);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  int mapAt(const QPointF& at) const;    // -1: none
  int tokenAt(const QPointF& at) const;  // by its name beside a row; -1: none
  std::optional<QPoint> cellAt(const QPointF& at) const;
  void point(const QPointF& at);

  HeadGridData data_{};
  HeadGridLayout layout_{};
  QString empty_{};
  int selected_ = 0, dragged_ = -1;
  std::optional<QPoint> cell_{};  // x looked at, y looks
};

}  // namespace icl::ui
