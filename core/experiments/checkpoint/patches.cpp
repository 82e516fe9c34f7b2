#include "core/experiments/checkpoint/patches.h"

#include <utility>

#include "core/base/files.h"
#include "core/base/json.h"

namespace icl::checkpoint {
namespace {

Error rulesError(const std::string& where, std::string_view key, std::string_view right) {
  return Error{Message{ICL_TR("'%1' must be %2"), {std::string(key), std::string(right)}}, where};
}

/// A member of the document or of its part "size".
const Json* limitOf(const Json& document, std::string_view key, std::string_view in_size) {
  if (const Json* member = document.find(key); member != nullptr && !member->isNull()) {
    return member;
  }
  const Json* size = document.find("size");
  return size == nullptr ? nullptr : size->find(in_size);
}

Status readLimit(const Json* member, std::string_view key, const std::string& where,
                 std::uint64_t* limit) {
  if (member == nullptr || member->isNull()) return {};
  constexpr std::int64_t kMost = std::int64_t{1} << 40;
  if (!member->isInteger() || member->asInteger() < 1 || member->asInteger() > kMost) {
    return rulesError(where, key, "a number of pixels, at least 1");
  }
  *limit = static_cast<std::uint64_t>(member->asInteger());
  return {};
}

Status readColours(const Json& document, std::string_view key, const std::string& where,
                   bool positive, std::array<double, 3>* colours) {
  const Json* member = document.find(key);
  if (member == nullptr || member->isNull()) return {};
  const Error wrong = rulesError(where, key, positive ? "three numbers above 0" : "three numbers");
  if (!member->isArray() || member->items().size() != 3) return wrong;
  for (std::size_t c = 0; c < 3; ++c) {
    const Json& number = member->items()[c];
    if (!number.isNumber() || (positive && !(number.asNumber() > 0))) return wrong;
    (*colours)[c] = number.asNumber();
  }
  return {};
}

}  // namespace

Result<PictureRules> pictureRulesFromText(std::string_view json, const std::string& where) {
  const auto document = Json::parse(json, where);
  if (!document) return document.error();
  if (!document->isObject()) {
    return Error{ICL_TR("the rules for pictures must be a JSON object"), where};
  }
  PictureRules rules;
  Status status = readLimit(limitOf(*document, "min_pixels", "shortest_edge"), "min_pixels", where,
                            &rules.limits.least);
  if (status) {
    status = readLimit(limitOf(*document, "max_pixels", "longest_edge"), "max_pixels", where,
                       &rules.limits.most);
  }
  if (status) status = readColours(*document, "image_mean", where, false, &rules.mean);
  if (status) status = readColours(*document, "image_std", where, true, &rules.deviation);
  if (!status) return status.error();
  if (rules.limits.least > rules.limits.most) {
    return rulesError(where, "min_pixels", "at most 'max_pixels'");
  }
  if (const Json* scale = document->find("rescale_factor"); scale != nullptr && !scale->isNull()) {
    if (!scale->isNumber() || !(scale->asNumber() > 0)) {
      return rulesError(where, "rescale_factor", "a number above 0");
    }
    rules.scale = scale->asNumber();
  }
  return rules;
}

Result<PictureRules> readPictureRules(const std::filesystem::path& folder) {
  constexpr std::uint64_t kMostBytes = std::uint64_t{1} << 20;
  const std::filesystem::path path = folder / "preprocessor_config.json";
  std::error_code ignored;
  if (!std::filesystem::exists(path, ignored)) return PictureRules{};
  const auto text = readFile(path, kMostBytes);
  if (!text) return text.error();
  return pictureRulesFromText(*text, path.string());
}

Result<PreparedPicture> preparePicture(const Picture& picture, const VisionShape& shape,
                                       const PictureRules& rules, PictureRoute route) {
  const auto size =
      preparedSize({picture.height, picture.width}, shape.patch * shape.merge, rules.limits, route);
  if (!size) return size.error();
  return PreparedPicture{resized(picture, *size),
                         {1, size->height / shape.patch, size->width / shape.patch}};
}

Result<std::size_t> pictureTokens(PictureSize size, const VisionShape& shape,
                                  const PictureRules& rules, PictureRoute route) {
  const std::size_t factor = shape.patch * shape.merge;
  const auto prepared = preparedSize(size, factor, rules.limits, route);
  if (!prepared) return prepared.error();
  return prepared->height / factor * (prepared->width / factor);
}

template <class T>
void patchRows(const PreparedPicture& picture, const VisionShape& shape, const PictureRules& rules,
               Rows<T> to) {
  ICL_CHECK(shape.channels == 3 && picture.grid.frames == 1, "a still picture of three colours");
  const std::size_t area = shape.patch * shape.patch, side = shape.merge;
  std::size_t next = 0;
  const auto one = [&](std::size_t row, std::size_t column, T* out) {
    for (std::size_t c = 0; c < 3; ++c) {
      T* first = out + c * shape.temporal_patch * area;
      for (std::size_t i = 0; i < area; ++i) {
        const std::size_t y = row * shape.patch + i / shape.patch;
        const std::size_t x = column * shape.patch + i % shape.patch;
        const double value = picture.picture.row(y)[3 * x + c] * rules.scale;
        const T normal = static_cast<T>((value - rules.mean[c]) / rules.deviation[c]);
        for (std::size_t t = 0; t < shape.temporal_patch; ++t) first[t * area + i] = normal;
      }
    }
  };
  for (std::size_t row = 0; row < picture.grid.rows; row += side) {
    for (std::size_t column = 0; column < picture.grid.columns; column += side) {
      for (std::size_t i = 0; i < side * side; ++i) {
        one(row + i / side, column + i % side, to.row(next++));
      }
    }
  }
}

template void patchRows(const PreparedPicture&, const VisionShape&, const PictureRules&,
                        Rows<float>);
template void patchRows(const PreparedPicture&, const VisionShape&, const PictureRules&,
                        Rows<double>);

}  // namespace icl::checkpoint
