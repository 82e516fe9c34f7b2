// Hand-drawn-like signs as an ImageSet: strokes are curves through a few random points.
#include <algorithm>
#include <array>
#include <cmath>

#include "core/base/parallel.h"
#include "core/base/random.h"
#include "core/experiments/mixture/encoder/images.h"

namespace icl::mixture {
namespace {

constexpr std::uint64_t kGlyphStep = std::uint64_t{3} << 54;  // of class strokes and of hands
constexpr std::size_t kCurvePoints = 3;                       // of a stroke's parabola
constexpr std::size_t kPieces = 10;                           // straight pieces of a drawn stroke

struct GlyphPoint {
  double x = 0, y = 0;
};
using Stroke = std::array<GlyphPoint, kCurvePoints>;

/// In a square from 0 to 1, with a margin; a stroke is long enough to be seen.
std::vector<Stroke> strokesOf(std::uint64_t seed, std::size_t of) {
  Stream random(seed, Purpose::Task, kGlyphStep, of);
  const auto place = [&] {
    return GlyphPoint{0.18 + 0.64 * random.uniform(), 0.18 + 0.64 * random.uniform()};
  };
  std::vector<Stroke> strokes(2 + random.below(3));
  for (std::size_t i = 0; i < strokes.size(); ++i) {
    Stroke& stroke = strokes[i];
    // Half of the strokes begin where the one before ended, as a pen does.
    const bool joined = i > 0 && random.below(2) == 0;
    do {
      stroke = {joined ? strokes[i - 1].back() : place(), place(), place()};
    } while (std::hypot(stroke[2].x - stroke[0].x, stroke[2].y - stroke[0].y) < 0.3);
  }
  return strokes;
}

/// How one image differs from its class: a map of the plane, wavering points, the pen's width.
struct Hand {
  double xx = 1, xy = 0, yx = 0, yy = 1, dx = 0, dy = 0, pen = 0.05;

  explicit Hand(Stream& random) {
    const double angle = 0.15 * random.normal(), shear = 0.1 * random.normal();
    const double wide = std::exp(0.08 * random.normal()), tall = std::exp(0.08 * random.normal());
    const double c = std::cos(angle), s = std::sin(angle);
    xx = c * wide;
    xy = (c * shear - s) * tall;
    yx = s * wide;
    yy = (s * shear + c) * tall;
    dx = 0.03 * random.normal();
    dy = 0.03 * random.normal();
    pen = 0.035 + 0.02 * random.uniform();
  }
  GlyphPoint moved(GlyphPoint p) const {
    const double x = p.x - 0.5, y = p.y - 0.5;
    return {0.5 + dx + xx * x + xy * y, 0.5 + dy + yx * x + yy * y};
  }
};

double distanceToPiece(GlyphPoint p, GlyphPoint a, GlyphPoint b) {
  const double ux = b.x - a.x, uy = b.y - a.y, length = ux * ux + uy * uy;
  const double along =
      length > 0 ? std::clamp(((p.x - a.x) * ux + (p.y - a.y) * uy) / length, 0.0, 1.0) : 0;
  return std::hypot(p.x - a.x - along * ux, p.y - a.y - along * uy);
}

/// Darkens the pixels that a round pen touches on the way from a to b; edges are a pixel soft.
void drawPiece(GlyphPoint a, GlyphPoint b, double pen, std::size_t size,
               std::span<std::uint8_t> pixels) {
  const auto side = static_cast<double>(size);
  const double soft = 1 / side, reach = pen + soft;
  const auto low = [&](double u) {
    return static_cast<std::size_t>(std::clamp(std::floor((u - reach) * side), 0.0, side));
  };
  const auto high = [&](double u) {
    return static_cast<std::size_t>(std::clamp(std::ceil((u + reach) * side), 0.0, side));
  };
  for (std::size_t y = low(std::min(a.y, b.y)); y < high(std::max(a.y, b.y)); ++y) {
    for (std::size_t x = low(std::min(a.x, b.x)); x < high(std::max(a.x, b.x)); ++x) {
      const GlyphPoint centre{(static_cast<double>(x) + 0.5) / side,
                              (static_cast<double>(y) + 0.5) / side};
      const double edge = (distanceToPiece(centre, a, b) - pen) / soft;
      const double paper = 255 * std::clamp(edge + 0.5, 0.0, 1.0);
      std::uint8_t& pixel = pixels[y * size + x];
      pixel = std::min(pixel, static_cast<std::uint8_t>(paper + 0.5));
    }
  }
}

void drawGlyph(const std::vector<Stroke>& strokes, Stream random, std::size_t size,
               std::span<std::uint8_t> pixels) {
  std::fill(pixels.begin(), pixels.end(), std::uint8_t{255});
  const Hand hand(random);
  for (const Stroke& stroke : strokes) {
    Stroke drawn = stroke;
    for (GlyphPoint& point : drawn) {
      point = hand.moved({point.x + 0.02 * random.normal(), point.y + 0.02 * random.normal()});
    }
    const auto at = [&](std::size_t i) {
      const double t = static_cast<double>(i) / static_cast<double>(kPieces), u = 1 - t;
      return GlyphPoint{u * u * drawn[0].x + 2 * u * t * drawn[1].x + t * t * drawn[2].x,
                        u * u * drawn[0].y + 2 * u * t * drawn[1].y + t * t * drawn[2].y};
    };
    for (std::size_t i = 0; i < kPieces; ++i)
      drawPiece(at(i), at(i + 1), hand.pen / 2, size, pixels);
  }
}

}  // namespace

ImageSet makeGlyphs(std::uint64_t seed, std::size_t classes, std::size_t each, std::size_t size) {
  ImageSet set;
  set.form = {size, size, 1};
  for (std::size_t k = 0; k < classes; ++k) {
    set.names.push_back("glyph " + std::to_string(k));
    set.first.push_back((k + 1) * each);
  }
  set.pixels.resize(classes * each * set.form.size());
  parallel::forEach(classes, 4, [&](std::size_t k) {
    const auto strokes = strokesOf(seed, k);
    for (std::size_t i = 0; i < each; ++i) {
      const std::size_t number = k * each + i;
      drawGlyph(strokes, {seed, Purpose::Task, kGlyphStep + 1, number}, size,
                std::span(set.pixels).subspan(number * set.form.size(), set.form.size()));
    }
  });
  return set;
}

}  // namespace icl::mixture
