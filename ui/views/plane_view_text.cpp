// PlaneView for one parameter, and in words and numbers.
#include <cmath>

#include <QPainter>

#include "ui/plots/number_text.h"
#include "ui/views/figure_parts.h"
#include "ui/views/plane_view.h"
#include "ui/views/view_parts.h"

namespace icl::ui {
namespace {
constexpr std::uint64_t kCurveId = ~std::uint64_t{0};  // no run has it
}

void PlaneView::updateCurve() {
  const PlotTheme theme = PlotTheme::of(*this);
  curve_x_.clear();
  curve_y_.clear();
  const PlaneGrid& g = diagonal_;
  for (int i = 0; i < g.cols && g.rows == g.cols; ++i) {
    const double alpha = g.x_low + (g.x_high - g.x_low) * i / (g.cols - 1);
    const double height =
        g.values[static_cast<std::size_t>(g.rows - 1 - i) * static_cast<std::size_t>(g.cols) +
                 static_cast<std::size_t>(i)];
    curve_x_.append(alpha);
    curve_y_.append(std::abs(height) < 290 ? std::pow(10, height) : std::nan(""));
  }
  std::vector<ChartLine> lines;
  if (curve_x_.size() > 0) {
    ChartLine curve;
    curve.id = kCurveId;
    curve.name = tr("excess");
    curve.color = theme.theory;
    curve.width = 1.6;
    curve.marker = -1;
    curve.x = &curve_x_;
    curve.y = &curve_y_;
    lines.push_back(curve);
  }
  for (const RunTrack* track : shownRuns(lab_)) {
    if (alpha_ < 0 || excess_ < 0 || track->steps.size() == 0) continue;
    auto& [x, y] = points_[track->serial];
    x.clear();
    y.clear();
    x.append(valueNow(lab_, *track, alpha_));
    y.append(valueNow(lab_, *track, excess_));
    ChartLine point;
    point.id = track->serial;
    point.name = track->name;
    point.color = runColour(*track, theme);
    point.marker = runMarker(*track);
    point.open_marker = track->twin_of.has_value();
    point.faint = !track->live;
    point.dots = true;
    point.x = &x;
    point.y = &y;
    lines.push_back(point);
  }
  std::vector<ChartTheory> theory;
  if (best_ && std::isfinite(best_excess_)) {
    theory.push_back(
        {tr("minimum"), valueText(best_excess_), TheoryKind::Minimum, best_excess_, {}, {}});
  }
  curve_->setLines(std::move(lines));
  curve_->setTheory(std::move(theory));
  curve_->refresh();
}

void PlaneView::updateHeading() {
  QString text = tr("Parameter plane");
  const RunTrack* track = lab_.active();
  if (track != nullptr && track->steps.size() > 0) {
    const double a = valueNow(lab_, *track, alpha_), b = valueNow(lab_, *track, beta_);
    if (oneParameter()) {
      text = best_ ? tr("α = %1 → %2").arg(valueText(a), valueText(best_->x()))
                   : tr("α = %1").arg(valueText(a));
    } else {
      const QString here = QStringLiteral("(%1, %2)").arg(valueText(a, 3), valueText(b, 3));
      const double size = best_ ? std::hypot(best_->x(), best_->y()) : 0;
      if (!best_) {
        text = tr("(α, β) = %1").arg(here);
      } else if (std::hypot(a - best_->x(), b - best_->y()) > 6 * size) {
        text = tr("(α, β) = %1, far from the minimum").arg(here);
      } else {
        text = tr("(α, β) = %1 → (%2, %3)")
                   .arg(here, valueText(best_->x(), 3), valueText(best_->y(), 3));
      }
    }
  }
  if (text == heading_) return;
  heading_ = text;
  Q_EMIT headingChanged();
}

QString PlaneView::heading() const { return heading_; }

QString PlaneView::summary() const {
  QString text = heading_ + QStringLiteral(".");
  const RunTrack* track = lab_.active();
  if (track != nullptr && excess_ >= 0 && track->steps.size() > 0) {
    text +=
        QStringLiteral(" ") + tr("Excess here %1").arg(valueText(valueNow(lab_, *track, excess_)));
    if (best_ && std::isfinite(best_excess_)) {
      text += tr(", at the minimum %1").arg(valueText(best_excess_));
    }
    text += QStringLiteral(".");
  }
  if (barrier_beta_)
    text += QStringLiteral(" ") + tr("Barrier at β = %1.").arg(valueText(*barrier_beta_));
  return text;
}

ViewTable PlaneView::table() const {
  ViewTable table;
  table.columns = {tr("step"), QStringLiteral("α"), QStringLiteral("β"), tr("excess")};
  const RunTrack* track = lab_.active();
  if (track == nullptr || alpha_ < 0 || beta_ < 0 || excess_ < 0) return table;
  const std::size_t n = track->steps.size(), stride = std::max<std::size_t>(1, n / 1000);
  const auto cell = [track](int channel, std::size_t row) {
    const Series& s = track->channels[static_cast<std::size_t>(channel)];
    return row < s.size() ? s[row] : std::nan("");
  };
  for (std::size_t i = 0; i < n; i += stride) {
    table.rows.push_back({track->steps[i], cell(alpha_, i), cell(beta_, i), cell(excess_, i)});
  }
  return table;
}

void PlaneView::paintFigure(QPainter& painter, const QSizeF& size) const {
  const PlotTheme theme = figureTheme(*this);
  const QRectF area = paintFigureTitle(painter, theme, heading_, size);
  if (oneParameter()) {
    ChartScene scene = curve_->scene();
    for (ChartLine& line : scene.lines) {
      line.color = theme.theory;
      if (const RunTrack* track = lab_.run(line.id)) line.color = runColour(*track, theme);
    }
    ChartPainter(scene, theme, area, ChartPainter::Target::File).paint(painter);
    return;
  }
  PlaneScene scene = plane_->scene();
  scene.paths = paths(theme);
  plane_->paintFigure(painter, theme, area, scene);
}

}  // namespace icl::ui
