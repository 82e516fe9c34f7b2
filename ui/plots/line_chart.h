// LineChart: live curves of several runs with theory lines; zoom, pan, two cursors, honesty strip.
// Views give it lines (pointers into recorded Series) and call refresh() at draw pace. Knows
// nothing of experiments. GUI thread. Paints itself: see docs/decisions on live curves for why.
#pragma once

#include "ui/plots/chart_painter.h"
#include "ui/plots/picture.h"

namespace icl::ui {

class LineChart : public Picture {
  Q_OBJECT
 public:
  explicit LineChart(QWidget* parent = nullptr);

  // ── content ──
  void setLines(std::vector<ChartLine> lines);
  void setTheory(std::vector<ChartTheory> theory);
  void setMarks(std::vector<ChartMark> marks);
  void setBands(std::vector<ChartBand> bands) { scene_.bands = std::move(bands); }
  void setTitles(const QString& x, const QString& y);
  void setLog(bool x, bool y);
  /// The horizontal axis counts something: labels at whole numbers only.
  void setWholeX(bool whole) { scene_.whole_x = whole; }
  void setEmptyText(const QString& sentence);
  /// While true the x range keeps room for what is to come; else it ends with the data.
  void setGrowing(bool growing);
  void setGap(std::optional<std::size_t> line, double level);
  void setHighlight(std::optional<std::uint64_t> id);
  /// Hides lines from this value of the horizontal axis on, and theory, until it is taken away.
  void setCover(std::optional<double> x);
  /// What is drawn by hand over the cover, and stays when that is taken away.
  void setGuess(const GuessCurve& guess);
  /// Another subject: zoom, cursors and ranges start anew.
  void reset();
  /// New rows may have come: ranges and picture.
  void refresh();

  // ── looking ──
  void setCursor(std::optional<double> x);
  std::optional<double> cursor() const { return scene_.cursor; }
  void resetZoom();
  bool zoomed() const { return zoomed_; }
  void zoomTo(const AxisScale& x, const AxisScale& y);
  void zoomBy(double factor, bool along_x, bool along_y, const QPointF& about);
  void panBy(double share_x, double share_y);

  // ── guessing: what lies under the cover, by mouse or keys ──
  const GuessCurve& guess() const { return scene_.guess; }
  /// A covered part is in view.
  bool canGuess() const;
  /// In the cover, or a little before it, where the visible curve ends and a guess goes on: a hand
  /// is not that exact. `plot`: the plot area of the picture that `pixel` is in.
  bool mayBeginGuess(const QPointF& pixel, const QRectF& plot) const;
  /// Where keys draw; nothing: they don't.
  std::optional<double> pen() const { return scene_.pen; }
  void clearGuess();
  /// A hand draws at these values of the axes; kept under the cover and within the axes.
  void drawGuess(const QPointF& value, bool begins);
  /// Which keys draw, in one or two sentences.
  static QString guessKeys();

  const ChartScene& scene() const { return scene_; }
  const ChartCounts& counts() const { return counts_; }
  const QRectF& plotArea() const { return plot_; }
  const std::vector<std::vector<QPointF>>& drawn() const { return drawn_; }
  /// The same picture into a file's painter.
  void paintFigure(QPainter& painter, const PlotTheme& theme, const QRectF& area) const;

  QSize sizeHint() const override { return {520, 340}; }
  QSize minimumSizeHint() const override { return {200, 130}; }

 Q_SIGNALS:
  void cursorMoved(double x);  // NaN: gone
  void lineHovered(bool any, quint64 id);
  void zoomChanged();
  /// A click, or Enter at the cursor: the value on the horizontal axis.
  void picked(double x);
  /// Drawn or cleared by hand. `begins`: a new stroke, to be taken back as a whole.
  void guessEdited(bool begins);
  void guessTakenBack();

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void fitRanges();
  AxisScale fittedX() const;
  AxisScale fittedY(AxisScale x) const;
  void moveCursor(double x, bool second);
  void stepCursor(int pixels, bool second);
  void hover(const QPointF& at);
  QPointF valueAt(const QPointF& pixel) const;
  void finishBand();
  bool inCover(const QPointF& pixel) const { return mayBeginGuess(pixel, plot_); }
  bool guessKey(const QKeyEvent& event);
  void startPen();
  void endPen();
  void movePen(int columns);
  void raisePen(double share);
  void setPen(double x, double y, bool edited);
  AxisScale penRange() const;

  ChartScene scene_{};
  QRectF plot_{};
  ChartCounts counts_{};
  std::vector<std::vector<QPointF>> drawn_{};
  bool growing_ = false, zoomed_ = false, pinned_ = false, fresh_ = true;
  std::optional<QPointF> press_{}, band_{};
  bool panning_ = false;
  std::optional<QPointF> stroke_{};  // its last point, while the mouse draws
  bool pen_moved_ = false;           // the next change by keys is a new stroke
};

}  // namespace icl::ui
