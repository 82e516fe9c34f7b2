// Colour maps: one sequential ("tide") and one diverging ("ebb"), each for light and dark surfaces,
// so that "nothing" is the surface itself. The same points stand in resources/colormaps/*.json with
// their licence; a test compares them. Immutable; any thread.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include <QColor>
#include <QList>
#include <QString>

namespace icl::ui {

enum class MapKind { Sequential, Diverging };

class ColorMap {
 public:
  static const ColorMap& get(MapKind kind, bool dark);
  static std::span<const ColorMap> all();

  QString name() const { return QString::fromLatin1(name_); }
  MapKind kind() const { return kind_; }
  /// `share` 0 … 1 over the whole map; for a diverging map 0.5 is zero.
  QColor at(double share) const { return QColor(table_[index(share)]); }
  QRgb rgb(double share) const { return table_[index(share)]; }
  static std::size_t index(double share);
  /// 256 entries, for indexed images.
  const std::array<QRgb, 256>& table() const { return table_; }
  QList<QRgb> imageTable() const { return {table_.begin(), table_.end()}; }
  std::span<const std::uint32_t> points() const { return points_; }

 private:
  ColorMap(const char* name, MapKind kind, std::span<const std::uint32_t> points);

  const char* name_;
  MapKind kind_;
  std::span<const std::uint32_t> points_;
  std::array<QRgb, 256> table_{};
};

}  // namespace icl::ui
