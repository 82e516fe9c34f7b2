#include "ui/plots/color_science.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace icl::ui {
namespace {

using Triple = std::array<double, 3>;

double toLinear(double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); }
double fromLinear(double c) {
  c = std::clamp(c, 0.0, 1.0);
  return c <= 0.0031308 ? 12.92 * c : 1.055 * std::pow(c, 1 / 2.4) - 0.055;
}
Triple linear(const QColor& color) {
  return {toLinear(color.redF()), toLinear(color.greenF()), toLinear(color.blueF())};
}
double luminance(const Triple& c) { return 0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2]; }

}  // namespace

double contrastRatio(const QColor& one, const QColor& other) {
  const double a = luminance(linear(one)), b = luminance(linear(other));
  return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

CieLab toLab(const QColor& color) {
  const Triple c = linear(color);
  const double x = (0.4124564 * c[0] + 0.3575761 * c[1] + 0.1804375 * c[2]) / 0.95047;
  const double y = 0.2126729 * c[0] + 0.7151522 * c[1] + 0.0721750 * c[2];
  const double z = (0.0193339 * c[0] + 0.1191920 * c[1] + 0.9503041 * c[2]) / 1.08883;
  const auto f = [](double t) {
    return t > 216.0 / 24389 ? std::cbrt(t) : (24389.0 / 27 * t + 16) / 116;
  };
  return {116 * f(y) - 16, 500 * (f(x) - f(y)), 200 * (f(y) - f(z))};
}

QColor seenBy(const QColor& color, Vision vision) {
  if (vision == Vision::Normal) return color;
  static constexpr std::array<std::array<double, 9>, 3> kMatrices = {
      {{0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116,
        1.051998},
       {0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881},
       {1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367,
        0.303900}}};
  const auto& m = kMatrices[static_cast<std::size_t>(vision) - 1];
  const Triple c = linear(color);
  Triple out{};
  for (std::size_t i = 0; i < 3; ++i) {
    out[i] = m[3 * i] * c[0] + m[3 * i + 1] * c[1] + m[3 * i + 2] * c[2];
  }
  return QColor::fromRgbF(static_cast<float>(fromLinear(out[0])),
                          static_cast<float>(fromLinear(out[1])),
                          static_cast<float>(fromLinear(out[2])));
}

double colorDistance(const QColor& one, const QColor& other, Vision vision) {
  const CieLab a = toLab(seenBy(one, vision)), b = toLab(seenBy(other, vision));
  return std::sqrt((a.l - b.l) * (a.l - b.l) + (a.a - b.a) * (a.a - b.a) +
                   (a.b - b.b) * (a.b - b.b));
}

QColor blended(const QColor& under, const QColor& over, double share) {
  const auto mix = [share](float a, float b) {
    return static_cast<float>((1 - share) * static_cast<double>(a) +
                              share * static_cast<double>(b));
  };
  return QColor::fromRgbF(mix(under.redF(), over.redF()), mix(under.greenF(), over.greenF()),
                          mix(under.blueF(), over.blueF()));
}

QColor withContrast(const QColor& color, const QColor& surface, double ratio) {
  if (contrastRatio(color, surface) >= ratio) return color;
  for (int i = 1; i <= 50; ++i) {
    for (const QColor& goal : {QColor(Qt::black), QColor(Qt::white)}) {
      const QColor shade = blended(color, goal, i / 50.0);
      if (contrastRatio(shade, surface) >= ratio) return shade;
    }
  }
  return color;
}

}  // namespace icl::ui
