#include "ui/plots/tree_painter.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include <QCoreApplication>
#include <QFontMetricsF>

#include "ui/plots/color_map.h"
#include "ui/plots/color_science.h"
#include "ui/plots/number_text.h"

namespace icl::ui {
namespace {

constexpr double kWidestEdge = 9;  // pixels of an edge that is certain
constexpr double kTreeBarWidth = 10;
constexpr double kLeastKeyHeight = 130;  // of a picture that has room for the key to its signs

int treeLevelOf(int place) { return std::bit_width(static_cast<unsigned>(place + 1)) - 1; }

class TreeDrawing {
 public:
  TreeDrawing(QPainter& painter, const TreeScene& scene, const PlotTheme& theme,
              const TreeLayout& layout)
      : painter_(painter), scene_(scene), theme_(theme), layout_(layout) {}

  void edges() {
    for (int place = 1; place < scene_.nodes() + scene_.leaves(); ++place) edge(place);
  }
  void nodes() {
    for (int node = 0; node < scene_.nodes(); ++node) {
      disc(node);
      if (radiusOf(node) > 8) number(node);
    }
  }
  void leaves() {
    for (int leaf = 0; leaf < scene_.leaves(); ++leaf) leafMark(leaf);
    if (scene_.truth >= 0) flag(scene_.truth, QStringLiteral("★"), theme_.accent);
    if (scene_.donor >= 0 && scene_.donor != scene_.truth) {
      flag(scene_.donor, QStringLiteral("◇"), theme_.warning);
    }
  }
  void key(const QRectF& area) {
    const QString text = treeKeyText(scene_);
    painter_.setFont(theme_.small);
    painter_.setPen(theme_.quiet);
    painter_.drawText(QRectF(area.left() + 8, layout_.key_top, area.width() - 16,
                             area.bottom() - layout_.key_top),
                      Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, text);
  }
  void bar() {
    const ColorMap& map = ColorMap::get(MapKind::Sequential, theme_.dark);
    const QRectF& b = layout_.bar;
    for (int i = 0; i < 64; ++i) {
      const double top = b.bottom() - b.height() * (i + 1) / 64;
      painter_.fillRect(QRectF(b.left(), top, b.width(), b.height() / 64 + 0.5),
                        map.at((i + 0.5) / 64));
    }
    painter_.setPen(QPen(theme_.frame, 1));
    painter_.setBrush(Qt::NoBrush);
    painter_.drawRect(b);
    painter_.setFont(theme_.small);
    painter_.setPen(theme_.quiet);
    const QFontMetricsF metrics(theme_.small);
    painter_.drawText(QPointF(b.left() - metrics.horizontalAdvance(QLatin1Char('1')) - 4,
                              b.top() + metrics.ascent()),
                      QStringLiteral("1"));
    painter_.drawText(
        QPointF(b.left() - metrics.horizontalAdvance(QLatin1Char('0')) - 4, b.bottom()),
        QStringLiteral("0"));
    const QString title = QCoreApplication::translate("TreePainter", "key²");
    painter_.drawText(QPointF(b.right() - metrics.horizontalAdvance(title), b.top() - 5), title);
  }

 private:
  double radiusOf(int place) const {
    return layout_.radius[static_cast<std::size_t>(treeLevelOf(place))];
  }
  const QPointF& at(int place) const { return layout_.at[static_cast<std::size_t>(place)]; }

  void edge(int place) {
    const double mass = scene_.masses.empty() ? 0 : scene_.massBelow(place);
    const bool way = scene_.truth >= 0 && scene_.onPath(place, scene_.truth);
    const QColor hue = way ? theme_.accent : theme_.text;
    const double width = theme_.line(std::max(0.8, kWidestEdge * mass));
    painter_.setPen(
        QPen(blended(theme_.surface, hue, 0.22 + 0.6 * mass), width, Qt::SolidLine, Qt::RoundCap));
    painter_.drawLine(at((place - 1) / 2), at(place));
    // Which turn is which, where there is room beside the upper edges.
    if (treeLevelOf(place) > 2 || radiusOf(0) < 9) return;
    const QPointF middle = (at((place - 1) / 2) + at(place)) / 2;
    const bool right = place % 2 == 0;
    painter_.setFont(theme_.small);
    painter_.setPen(theme_.quiet);
    painter_.drawText(middle + QPointF(right ? 8 : -15, -3),
                      right ? QStringLiteral("+") : QStringLiteral("−"));
  }

  void disc(int node) {
    const double share =
        scene_.squares.empty() ? 0 : scene_.squares[static_cast<std::size_t>(node)];
    const bool way = scene_.truth >= 0 && scene_.onPath(node, scene_.truth);
    const bool now = !scene_.asked.empty() && scene_.asked.back() == node;
    painter_.setBrush(ColorMap::get(MapKind::Sequential, theme_.dark).at(share));
    painter_.setPen(QPen(way ? theme_.accent : theme_.frame, theme_.line(now ? 3 : way ? 2 : 1)));
    painter_.drawEllipse(at(node), radiusOf(node), radiusOf(node));
    if (scene_.selected == node) {
      painter_.setBrush(Qt::NoBrush);
      painter_.setPen(QPen(theme_.text, theme_.line(1.5), Qt::DotLine));
      painter_.drawEllipse(at(node), radiusOf(node) + 4, radiusOf(node) + 4);
    }
  }

  /// The layers that asked here, counted from 1; off the path in the colour of warnings.
  void number(int node) {
    QString layers;
    for (std::size_t l = 0; l < scene_.asked.size(); ++l) {
      if (scene_.asked[l] != node) continue;
      layers += (layers.isEmpty() ? QString() : QStringLiteral(",")) + QString::number(l + 1);
    }
    if (layers.isEmpty()) return;
    const bool astray = scene_.truth >= 0 && !scene_.onPath(node, scene_.truth);
    QFont font = theme_.small;
    font.setBold(true);
    const QFontMetricsF metrics(font);
    const QPointF corner = at(node) + QPointF(radiusOf(node) + 3, -radiusOf(node) + 2);
    painter_.setFont(font);
    painter_.setPen(astray ? theme_.warning : theme_.text);
    painter_.drawText(corner + QPointF(0, metrics.ascent() / 2),
                      (astray ? QStringLiteral("✗") : QString()) + layers);
  }

  void leafMark(int leaf) {
    const int place = scene_.nodes() + leaf;
    const double radius = radiusOf(place);
    const double mass = scene_.masses.empty() ? 0 : scene_.masses[static_cast<std::size_t>(leaf)];
    painter_.setPen(QPen(leaf == scene_.truth ? theme_.accent : theme_.frame,
                         theme_.line(leaf == scene_.truth ? 2 : 1)));
    painter_.setBrush(blended(theme_.surface, theme_.text, 0.75 * mass));
    painter_.drawRect(QRectF(at(place) - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius)));
    if (scene_.selected == place) {
      painter_.setBrush(Qt::NoBrush);
      painter_.setPen(QPen(theme_.text, theme_.line(1.5), Qt::DotLine));
      painter_.drawRect(QRectF(at(place) - QPointF(radius + 3, radius + 3),
                               QSizeF(2 * radius + 6, 2 * radius + 6)));
    }
  }

  void flag(int leaf, const QString& sign, const QColor& colour) {
    const QPointF below = at(scene_.nodes() + leaf) + QPointF(0, radiusOf(scene_.nodes()) + 3);
    const QFontMetricsF metrics(theme_.font);
    painter_.setFont(theme_.font);
    painter_.setPen(colour);
    painter_.drawText(below + QPointF(-metrics.horizontalAdvance(sign) / 2, metrics.ascent()),
                      sign);
  }

  QPainter& painter_;
  const TreeScene& scene_;
  const PlotTheme& theme_;
  const TreeLayout& layout_;
};

}  // namespace

double TreeScene::massBelow(int place) const {
  const int level = treeLevelOf(place), span = 1 << (levels - level);
  const int first = (place - ((1 << level) - 1)) * span;
  double sum = 0;
  for (int leaf = first; leaf < first + span; ++leaf) {
    sum += masses[static_cast<std::size_t>(leaf)];
  }
  return sum;
}

bool TreeScene::onPath(int place, int leaf) const {
  const int level = treeLevelOf(place);
  return place == (1 << level) - 1 + (leaf >> (levels - level));
}

QString treePlaceName(int place) {
  if (place == 0) return QCoreApplication::translate("TreePainter", "root");
  QString name;
  for (; place > 0; place = (place - 1) / 2) {
    name.prepend(place % 2 == 0 ? QStringLiteral("+") : QStringLiteral("−"));
  }
  return name;
}

QString treeKeyText(const TreeScene& scene) {
  // lupdate files the texts of a free function under its namespace.
  const auto tr = [](const char* text) { return QCoreApplication::translate("icl::ui", text); };
  if (scene.levels < 1) return {};
  const auto astray = [&scene](int node) {
    return node >= 0 && scene.truth >= 0 && !scene.onPath(node, scene.truth);
  };
  QStringList parts;
  if (!scene.asked.empty()) parts << tr("1, 2, … the layer that asked here");
  if (std::any_of(scene.asked.begin(), scene.asked.end(), astray)) parts << tr("✗ off the path");
  if (!scene.masses.empty()) parts << tr("thick line: likely way");
  if (scene.truth >= 0) parts << tr("★ true leaf");
  if (scene.donor >= 0 && scene.donor != scene.truth) parts << tr("◇ leaf of the donor");
  return parts.join(QStringLiteral("   "));
}

int TreeLayout::hit(const QPointF& point) const {
  int best = -1;
  double nearest = 1e300;
  for (std::size_t k = 0; k < at.size(); ++k) {
    const QPointF off = at[k] - point;
    const double distance = std::hypot(off.x(), off.y());
    const double reach = radius[static_cast<std::size_t>(treeLevelOf(static_cast<int>(k)))] + 4;
    if (distance > reach || distance >= nearest) continue;
    nearest = distance;
    best = static_cast<int>(k);
  }
  return best;
}

TreeLayout layOutTree(const TreeScene& scene, const PlotTheme& theme, const QRectF& area) {
  TreeLayout layout;
  if (scene.levels < 1) return layout;
  const QFontMetricsF metrics(theme.font), small(theme.small);
  double key = 0;
  if (area.height() > kLeastKeyHeight) {
    const QRectF box(0, 0, area.width() - 16, 1000);
    key = small.boundingRect(box, Qt::AlignHCenter | Qt::TextWordWrap, treeKeyText(scene)).height();
  }
  layout.key_top = area.bottom() - key - 2;
  const QRectF room = area.adjusted(16, 14, -34, -metrics.height() - 10 - key);
  const int rows = scene.levels + 1;
  const double step = room.height() / rows;
  layout.bar = QRectF(area.right() - kTreeBarWidth - 8, room.top() + 14, kTreeBarWidth,
                      std::min(110.0, 0.5 * room.height()));
  for (int level = 0; level < rows; ++level) {
    const int count = 1 << level;
    const double gap = room.width() / count;
    const double most = level == scene.levels ? 7.0 : 15.0;
    layout.radius.push_back(std::clamp(0.34 * std::min(gap, step), 1.2, most));
    for (int k = 0; k < count; ++k) {
      layout.at.emplace_back(room.left() + (k + 0.5) * gap, room.top() + (level + 0.5) * step);
    }
  }
  return layout;
}

void paintTree(QPainter& painter, const TreeScene& scene, const PlotTheme& theme,
               const QRectF& area, const TreeLayout& layout) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  if (scene.levels < 1 || layout.at.empty()) {
    painter.setFont(theme.font);
    painter.setPen(theme.quiet);
    painter.drawText(area.adjusted(24, 12, -24, -12), Qt::AlignCenter | Qt::TextWordWrap,
                     scene.empty);
  } else {
    TreeDrawing drawing(painter, scene, theme, layout);
    drawing.edges();
    drawing.nodes();
    drawing.leaves();
    drawing.bar();
    if (area.height() > kLeastKeyHeight) drawing.key(area);
  }
  if (scene.focus) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.accent, 1.5));
    painter.drawRect(area.adjusted(1, 1, -1, -1));
  }
  painter.restore();
}

}  // namespace icl::ui
