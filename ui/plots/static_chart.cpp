#include "ui/plots/static_chart.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

#include <QCategoryAxis>
#include <QFontMetricsF>
#include <QGraphicsLayout>
#include <QGraphicsSimpleTextItem>
#include <QKeyEvent>
#include <QLineSeries>
#include <QMouseEvent>
#include <QScatterSeries>

namespace icl::ui {
namespace {

/// Right of the plot, for the names of the curves: less where the chart is narrow.
double labelRoom(double width) { return std::clamp(0.3 * width, 70.0, 130.0); }

constexpr int kMostDots = 60;  // more points are a curve, not a list

/// Our own labels at our own places; Qt's log axis loses them inside one decade.
void fillAxis(QCategoryAxis* axis, const std::vector<Tick>& ticks, double low, double high,
              bool log, const PlotTheme& theme) {
  for (const QString& label : axis->categoriesLabels()) axis->remove(label);
  const auto place = [log](double v) { return log ? std::log10(v) : v; };
  axis->setStartValue(place(low));
  axis->setRange(place(low), place(high));
  for (const Tick& t : ticks) {
    if (!t.label.isEmpty()) axis->append(t.label, place(t.value));
  }
  axis->setGridLineColor(theme.grid);
  axis->setLinePen(QPen(theme.frame, 1));
  axis->setLabelsFont(theme.small);
  axis->setLabelsColor(theme.quiet);
  axis->setTitleFont(theme.small);
  axis->setTitleBrush(theme.quiet);
}

QScatterSeries::MarkerShape shapeOf(int index) {
  static constexpr QScatterSeries::MarkerShape kShapes[] = {
      QScatterSeries::MarkerShapeCircle,   QScatterSeries::MarkerShapeRectangle,
      QScatterSeries::MarkerShapeTriangle, QScatterSeries::MarkerShapeRotatedRectangle,
      QScatterSeries::MarkerShapePentagon, QScatterSeries::MarkerShapeStar};
  return kShapes[((index % 6) + 6) % 6];
}

}  // namespace

StaticChart::StaticChart(QWidget* parent)
    : QChartView(new QChart, parent),
      x_axis_(new QCategoryAxis),
      y_axis_(new QCategoryAxis),
      selected_(std::numeric_limits<double>::quiet_NaN()) {
  setRenderHint(QPainter::Antialiasing);
  setInteractive(false);  // points of scatter series must not take clicks
  setFrameShape(QFrame::NoFrame);
  setFocusPolicy(Qt::StrongFocus);
  setMouseTracking(true);
  viewport()->setMouseTracking(true);
  chart()->setAnimationOptions(QChart::NoAnimation);
  chart()->setDropShadowEnabled(false);
  chart()->setBackgroundRoundness(0);
  chart()->legend()->hide();
  // The axes stay for good and are filled anew: a removed axis can leave its picture behind.
  for (QCategoryAxis* axis : {x_axis_, y_axis_}) {
    axis->setLabelsPosition(QCategoryAxis::AxisLabelsPositionOnValue);
    chart()->addAxis(axis, axis == x_axis_ ? Qt::AlignBottom : Qt::AlignLeft);
  }
  chart()->layout()->setContentsMargins(0, 0, 0, 0);
  setAccessibleName(tr("Chart"));
  connect(chart(), &QChart::plotAreaChanged, this, [this] { placeLabels(PlotTheme::of(*this)); });
  rebuild(PlotTheme::of(*this));
}

void StaticChart::setSeries(std::vector<StaticSeries> series) {
  series_ = std::move(series);
  rebuild(PlotTheme::of(*this));
}

void StaticChart::setTitles(const QString& x, const QString& y) {
  x_title_ = x;
  y_title_ = y;
}

void StaticChart::setLog(bool x, bool y) {
  log_x_ = x;
  log_y_ = y;
  rebuild(PlotTheme::of(*this));
}

void StaticChart::setEmptyText(const QString& sentence) { empty_ = sentence; }

bool StaticChart::drawable(const QPointF& value) const {
  return std::isfinite(value.x()) && std::isfinite(value.y()) && (!log_x_ || value.x() > 0) &&
         (!log_y_ || value.y() > 0);
}

QPointF StaticChart::plotted(const QPointF& value) const {
  return {log_x_ ? std::log10(value.x()) : value.x(), log_y_ ? std::log10(value.y()) : value.y()};
}

void StaticChart::rebuild(const PlotTheme& theme) {
  chart()->removeAllSeries();
  for (QGraphicsSimpleTextItem* label : labels_) delete label;
  labels_.clear();
  setBackgroundBrush(theme.surface);
  chart()->setBackgroundBrush(theme.surface);
  chart()->setMargins(QMargins(4, 8, static_cast<int>(labelRoom(chart()->size().width())), 4));
  setUpAxes(theme);
  for (const StaticSeries& s : series_) addSeries(s, theme);
  placeLabels(theme);
}

void StaticChart::setUpAxes(const PlotTheme& theme) {
  double x_low = 1e300, x_high = -1e300, y_low = 1e300, y_high = -1e300;
  for (const StaticSeries& s : series_) {
    for (const QPointF& p : s.points) {
      if (!drawable(p)) continue;
      x_low = std::min(x_low, p.x());
      x_high = std::max(x_high, p.x());
      y_low = std::min(y_low, p.y());
      y_high = std::max(y_high, p.y());
    }
  }
  x_ = paddedRange(x_low, x_high, log_x_);
  y_ = paddedRange(y_low, y_high, log_y_);
  const QFontMetricsF metrics(theme.small);
  TickRequest request;
  request.length = std::max(80.0, height() - 70.0);
  request.extent = [&metrics](const QString&) { return metrics.height(); };
  request.most = std::clamp(static_cast<int>(request.length / 30), 4, 7);
  fillAxis(y_axis_, axisTicks(y_, request), y_.low, y_.high, log_y_, theme);
  y_axis_->setTitleText(y_title_);
  request.length =
      std::max(80.0, chart()->size().width() - labelRoom(chart()->size().width()) - 80);
  request.extent = [&metrics](const QString& t) { return metrics.horizontalAdvance(t); };
  request.most = 8;
  request.whole = whole_x_ && !log_x_;
  fillAxis(x_axis_, axisTicks(x_, request), x_.low, x_.high, log_x_, theme);
  x_axis_->setTitleText(x_title_);
}

void StaticChart::addSeries(const StaticSeries& s, const PlotTheme& theme) {
  QList<QPointF> points;
  for (const QPointF& p : s.points) {
    if (drawable(p)) points << plotted(p);
  }
  const auto attach = [this](QXYSeries* series) {
    chart()->addSeries(series);
    for (QAbstractAxis* axis : chart()->axes()) series->attachAxis(axis);
  };
  auto* line = new QLineSeries;
  line->replace(points);
  QPen pen = s.theory ? theme.theoryPen(*s.theory) : QPen(theme.series(s.colour), theme.line(2));
  pen.setJoinStyle(Qt::RoundJoin);
  line->setPen(pen);
  attach(line);
  if (s.theory || points.size() > kMostDots) return;
  auto* dots = new QScatterSeries;
  dots->replace(points);
  dots->setMarkerShape(shapeOf(s.colour));
  dots->setMarkerSize(9);
  dots->setColor(theme.series(s.colour));
  dots->setBorderColor(theme.surface);
  attach(dots);
}

void StaticChart::placeLabels(const PlotTheme& theme) {
  for (QGraphicsSimpleTextItem* label : labels_) delete label;
  labels_.clear();
  const QRectF plot = chart()->plotArea();
  if (plot.width() < 10) return;
  const QFontMetricsF metrics(theme.small);
  const double room = labelRoom(chart()->size().width());
  struct Label {
    QString text{};
    double y = 0;
    int colour = -1;  // −1: theory
  };
  std::vector<Label> wanted;
  for (const StaticSeries& s : series_) {
    for (auto p = s.points.rbegin(); p != s.points.rend(); ++p) {
      if (!drawable(*p)) continue;
      wanted.push_back(
          {s.name, plot.bottom() - y_.unit(p->y()) * plot.height(), s.theory ? -1 : s.colour});
      break;
    }
  }
  std::stable_sort(wanted.begin(), wanted.end(),
                   [](const Label& a, const Label& b) { return a.y < b.y; });
  double floor = plot.top() - metrics.height();
  for (Label& l : wanted) {
    l.y = std::max(l.y, floor + metrics.height());
    floor = l.y;
  }
  double ceiling = plot.bottom() + metrics.height();
  for (auto l = wanted.rbegin(); l != wanted.rend(); ++l) {
    l->y = std::min(l->y, ceiling - metrics.height());
    ceiling = l->y;
  }
  const auto put = [&](const QString& text, double x, double y, const QColor& color, bool italic) {
    auto* item = new QGraphicsSimpleTextItem(text, chart());
    QFont font = theme.small;
    font.setItalic(italic);
    item->setFont(font);
    item->setBrush(color);
    item->setPos(x, y - metrics.height() / 2);
    labels_.push_back(item);
  };
  static const QString kShapes = QStringLiteral("●■▲◆⬟★");
  for (const Label& l : wanted) {
    const bool theory = l.colour < 0;
    if (!theory) {
      put(kShapes.mid(((l.colour % 6) + 6) % 6, 1), plot.right() + 8, l.y, theme.series(l.colour),
          false);
    }
    const double x = plot.right() + (theory ? 8 : 22);
    put(metrics.elidedText(l.text, Qt::ElideRight, room - (theory ? 10 : 24)), x, l.y,
        theory ? theme.quiet : theme.text, theory);
  }
}

void StaticChart::resizeEvent(QResizeEvent* event) {
  QChartView::resizeEvent(event);
  rebuild(PlotTheme::of(*this));
}

void StaticChart::paintEvent(QPaintEvent* event) {
  QChartView::paintEvent(event);
  const PlotTheme theme = PlotTheme::of(*this);
  QPainter painter(viewport());
  const QRectF plot = chart()->plotArea();
  const bool any = std::any_of(series_.begin(), series_.end(),
                               [](const StaticSeries& s) { return !s.points.empty(); });
  if (!any) {
    painter.fillRect(viewport()->rect(), theme.surface);
    painter.setPen(theme.quiet);
    painter.drawText(viewport()->rect().adjusted(24, 12, -24, -12),
                     Qt::AlignCenter | Qt::TextWordWrap, empty_);
    return;
  }
  if (std::isfinite(selected_)) {
    const double x = plot.left() + x_.unit(selected_) * plot.width();
    painter.setPen(QPen(theme.accent, 1));
    painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
  }
  if (hasFocus()) {
    painter.setPen(QPen(theme.accent, 1.5));
    painter.drawRect(plot);
  }
}

void StaticChart::select(double x) {
  std::set<double> known;
  for (const StaticSeries& s : series_) {
    for (const QPointF& p : s.points) known.insert(p.x());
  }
  double nearest = std::numeric_limits<double>::quiet_NaN();
  for (const double k : known) {
    if (std::isfinite(x) && (std::isnan(nearest) || std::abs(k - x) < std::abs(nearest - x))) {
      nearest = k;
    }
  }
  if (nearest == selected_ || (std::isnan(nearest) && std::isnan(selected_))) return;
  selected_ = nearest;
  viewport()->update();
  Q_EMIT selectionChanged();
}

void StaticChart::mouseMoveEvent(QMouseEvent* event) {
  const QRectF plot = chart()->plotArea();
  const bool inside = plot.contains(event->position()) && plot.width() > 0;
  select(inside ? x_.value((event->position().x() - plot.left()) / plot.width())
                : std::numeric_limits<double>::quiet_NaN());
}

void StaticChart::leaveEvent(QEvent*) {
  if (!hasFocus()) select(std::numeric_limits<double>::quiet_NaN());
}

void StaticChart::keyPressEvent(QKeyEvent* event) {
  const int by = event->key() == Qt::Key_Left ? -1 : event->key() == Qt::Key_Right ? 1 : 0;
  if (event->key() == Qt::Key_Escape && std::isfinite(selected_)) {
    return select(std::numeric_limits<double>::quiet_NaN());
  }
  if (by == 0) return QWidget::keyPressEvent(event);
  std::set<double> known;
  for (const StaticSeries& s : series_) {
    for (const QPointF& p : s.points) known.insert(p.x());
  }
  if (known.empty()) return;
  if (std::isnan(selected_)) return select(by > 0 ? *known.begin() : *known.rbegin());
  auto it = known.find(selected_);
  if (it == known.end()) return select(*known.begin());
  if (by > 0 && std::next(it) != known.end()) select(*std::next(it));
  if (by < 0 && it != known.begin()) select(*std::prev(it));
}

// The chart view swallows wheel events; a page around it should scroll.
void StaticChart::wheelEvent(QWheelEvent* event) { event->ignore(); }

void StaticChart::changeEvent(QEvent* event) {
  QChartView::changeEvent(event);
  if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
    rebuild(PlotTheme::of(*this));
  }
}

void StaticChart::paintFigure(QPainter& painter, const PlotTheme& theme, const QRectF& area) {
  const QSizeF before = chart()->size();
  chart()->resize(area.size());
  rebuild(theme);
  chart()->layout()->activate();
  placeLabels(theme);
  chart()->scene()->render(&painter, area, QRectF(chart()->pos(), area.size()));
  chart()->resize(before);
  rebuild(PlotTheme::of(*this));
}

}  // namespace icl::ui
