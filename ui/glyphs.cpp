#include "ui/glyphs.h"

#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPainterPath>
#include <QPalette>

namespace icl::ui {

namespace {

/// All paths live in a 16 × 16 square.
QPainterPath pathOf(Glyph glyph) {
  QPainterPath path;
  const auto triangle = [&path](double x) {
    path.addPolygon(QPolygonF({{x, 2.5}, {x + 9, 8}, {x, 13.5}, {x, 2.5}}));
  };
  switch (glyph) {
    case Glyph::Rewind:
      path.addRect(2.5, 2.5, 2, 11);
      path.addPolygon(QPolygonF({{13.5, 2.5}, {5.5, 8}, {13.5, 13.5}, {13.5, 2.5}}));
      break;
    case Glyph::Run:
      triangle(4);
      break;
    case Glyph::Pause:
      path.addRect(3.5, 2.5, 3, 11);
      path.addRect(9.5, 2.5, 3, 11);
      break;
    case Glyph::Step:
      triangle(2.5);
      path.addRect(11.5, 2.5, 2, 11);
      break;
    case Glyph::Layer:
      for (int i = 0; i < 3; ++i) {
        const double y = 4.5 + 3.2 * i;
        path.addPolygon(QPolygonF({{8, y - 3}, {14, y}, {8, y + 3}, {2, y}, {8, y - 3}}));
      }
      break;
    case Glyph::Gallery:
      for (int i = 0; i < 4; ++i) path.addRect(2.5 + 6 * (i % 2), 2.5 + 6 * (i / 2), 5, 5);
      break;
    case Glyph::Enlarge:
      path.addPolygon(QPolygonF(
          {{9, 2}, {14, 2}, {14, 7}, {12.2, 5.2}, {9.6, 7.8}, {8.2, 6.4}, {10.8, 3.8}, {9, 2}}));
      path.addPolygon(QPolygonF(
          {{7, 14}, {2, 14}, {2, 9}, {3.8, 10.8}, {6.4, 8.2}, {7.8, 9.6}, {5.2, 12.2}, {7, 14}}));
      break;
    case Glyph::Help:
      path.addEllipse(2, 2, 12, 12);
      break;
  }
  return path;
}

class GlyphEngine : public QIconEngine {
 public:
  explicit GlyphEngine(Glyph glyph) : glyph_(glyph) {}

  void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override {
    const auto group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
    const QColor ink = QGuiApplication::palette().color(group, QPalette::ButtonText);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->translate(rect.topLeft());
    painter->scale(rect.width() / 16.0, rect.height() / 16.0);
    if (glyph_ == Glyph::Layer) {
      painter->setPen(QPen(ink, 1.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
      painter->setBrush(QGuiApplication::palette().color(QPalette::Window));
    } else if (glyph_ == Glyph::Help) {
      painter->setPen(QPen(ink, 1.2));
    } else {
      painter->setPen(Qt::NoPen);
      painter->setBrush(ink);
    }
    painter->drawPath(pathOf(glyph_));
    if (glyph_ == Glyph::Help)
      painter->drawText(QRectF(0, 0, 16, 16), Qt::AlignCenter, QStringLiteral("?"));
    painter->restore();
  }
  QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
    QPixmap image(size);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    paint(&painter, QRect({0, 0}, size), mode, state);
    return image;
  }
  QIconEngine* clone() const override { return new GlyphEngine(*this); }

 private:
  Glyph glyph_;
};

}  // namespace

QIcon glyphIcon(Glyph glyph) { return QIcon(new GlyphEngine(glyph)); }

}  // namespace icl::ui
