// Tables of the parts: number formats, rotary positions, windows, sizes and pictures, the search
// for answers. The functions of a model (norms, rotations, activations) show in its fixtures.
#include <bit>
#include <charconv>
#include <utility>

#include "core/base/hash.h"
#include "core/experiments/checkpoint/formats.h"
#include "core/experiments/checkpoint/head_stats.h"
#include "core/experiments/checkpoint/parity_parts.h"
#include "core/experiments/checkpoint/resize.h"
#include "core/experiments/checkpoint/rope_positions.h"
#include "core/experiments/checkpoint/windows.h"
#include "core/math/layers.h"

namespace icl::checkpoint {
namespace {

std::uint32_t fromHex(const Json* json) {
  std::uint32_t value = 0;
  if (json == nullptr || !json->isString()) return value;
  const std::string& text = json->asString();
  std::from_chars(text.data(), text.data() + text.size(), value, 16);
  return value;
}

const Json::Array& rowsIn(const FixtureJson& table, std::string_view key) {
  static const Json::Array kNoRows;
  const Json* rows = table.find(key);
  return rows != nullptr && rows->isArray() ? rows->items() : kNoRows;
}

void compareFormats(const FixtureJson& table, WorstDifference& worst) {
  for (const Json& row : rowsIn(table, "f32_to_half_types_round_to_nearest_even")) {
    const float x = std::bit_cast<float>(fromHex(row.find("f32")));
    worst.number("formats bf16", bf16FromFloat(x), fromHex(row.find("bf16")), 0);
    worst.number("formats f16", f16FromFloat(x), fromHex(row.find("f16")), 0);
  }
  std::string bytes;
  for (std::uint32_t bits = 0; bits < 0x10000; ++bits) {
    if ((bits & 0x7C00U) == 0x7C00U) continue;
    const auto value = std::bit_cast<std::uint32_t>(floatFromF16(static_cast<std::uint16_t>(bits)));
    for (unsigned shift = 0; shift < 32; shift += 8) {
      bytes.push_back(static_cast<char>(value >> shift & 0xFFU));
    }
  }
  const Json* hash =
      table.find("sha256_of_all_63488_finite_f16_values_in_bit_order_as_little_endian_f32");
  if (hash == nullptr || !hash->isString()) return;
  worst.number("formats all f16", sha256(bytes) == hash->asString() ? 1 : 0, 1, 0);
}

void comparePositions(const FixtureJson& table, WorstDifference& worst) {
  TokenIds ids;
  ids.image_pad = static_cast<int>(numberIn(table.root(), "image_token_id", -1));
  ids.vision_start = static_cast<int>(numberIn(table.root(), "vision_start_token_id", -1));
  const auto merge = static_cast<std::size_t>(numberIn(table.root(), "merge", 2));
  for (const Json& item : rowsIn(table, "cases")) {
    const auto got =
        ropePositions(idsIn(item.find("ids")), gridsIn(item.find("grids")), merge, ids);
    if (!got) {
      worst.number("positions refused", 1, 0, 0);
      continue;
    }
    std::vector<int> by_axis;
    for (std::size_t axis = 0; axis < 3; ++axis) {
      for (const RopePosition& position : got->tokens) by_axis.push_back(position[axis]);
    }
    worst.numbers("positions", by_axis, numbersIn(item.find("positions")), 0);
    worst.number("positions delta", static_cast<double>(got->delta), numberIn(item, "delta", 0.5),
                 0);
  }
}

void comparePlans(const FixtureJson& table, WorstDifference& worst) {
  VisionShape shape;
  shape.merge = static_cast<std::size_t>(numberIn(table.root(), "merge", 2));
  shape.patch = static_cast<std::size_t>(numberIn(table.root(), "patch", 14));
  for (const Json& item : rowsIn(table, "cases")) {
    const auto grids = gridsIn(item.find("grids"));
    shape.window = static_cast<std::size_t>(numberIn(item, "window", 112));
    const WindowPlan plan = planWindows(grids, shape.merge, windowUnits(shape));
    worst.numbers("windows order", plan.order, numbersIn(item.find("order")), 0);
    worst.numbers("windows bounds", plan.window_bounds, numbersIn(item.find("window_bounds")), 0);
    worst.numbers("windows pictures", plan.picture_bounds, numbersIn(item.find("image_bounds")), 0);
    const auto stated = numbersIn(item.find("coordinates"));
    if (stated.empty()) continue;
    std::vector<std::size_t> flat;
    for (const auto& at : patchCoordinates(grids, shape.merge)) {
      flat.insert(flat.end(), at.begin(), at.end());
    }
    worst.numbers("windows coordinates", flat, stated, 0);
  }
}

void compareSizes(const FixtureJson& table, WorstDifference& worst) {
  const auto factor = static_cast<std::size_t>(numberIn(table.root(), "factor", 28));
  const auto check = [&](const char* name, const Result<PictureSize>& got, const Json& row,
                         const char* key) {
    const auto stated = numbersIn(row.find(key));
    if (stated.empty()) return;
    if (!got) return worst.number(name, 1, 0, 0);
    worst.numbers(name, std::vector<std::size_t>{got->height, got->width}, stated, 0);
  };
  for (const Json& row : rowsIn(table, "rows")) {
    const PictureSize size{static_cast<std::size_t>(numberIn(row, "h", 0)),
                           static_cast<std::size_t>(numberIn(row, "w", 0))};
    const PixelLimits limits{static_cast<std::uint64_t>(numberIn(row, "min_pixels", 0)),
                             static_cast<std::uint64_t>(numberIn(row, "max_pixels", 0))};
    check("sizes processor", processorSize(size, factor, limits), row, "processor");
    check("sizes helper", helperSize(size, factor, limits), row, "helper");
  }
  for (const auto& size : listsIn(table.find("rejected"))) {
    const auto got = processorSize(
        {static_cast<std::size_t>(size[0]), static_cast<std::size_t>(size[1])}, factor, {});
    worst.number("sizes rejected", got ? 1 : 0, 0, 0);
  }
}

void compareSearch(const FixtureJson& table, WorstDifference& worst) {
  for (const Json& row : rowsIn(table, "rows")) {
    const auto tokens = idsIn(row.find("seq"));
    const auto spans = answerSpans(tokens, listsIn(row.find("variants")));
    std::vector<std::size_t> flat;
    for (const Span& span : spans) {
      flat.push_back(span.first);
      flat.push_back(span.length);
    }
    worst.numbers("search spans", flat, numbersIn(row.find("spans")), 0);
    const auto places = spanPositions(spans);
    worst.numbers("search positions", places, numbersIn(row.find("positions")), 0);
    const auto last_row = numbersIn(row.find("last_row"));
    worst.number("search ih", inductionScore<double>(last_row, places), numberIn(row, "ih", -1),
                 1e-12);
  }
  const auto scores = numbersIn(table.find("rank_input"));
  const auto ranked = rankedHeads(2, scores, scores.size());
  const Json::Array& stated = rowsIn(table, "rank");
  for (std::size_t i = 0; ranked && i < std::min(stated.size(), ranked->size()); ++i) {
    worst.number("rank layer", static_cast<double>((*ranked)[i].layer),
                 numberIn(stated[i], "layer", -1), 0);
    worst.number("rank head", static_cast<double>((*ranked)[i].head),
                 numberIn(stated[i], "head", -1), 0);
  }
}

void compareFunctions(const FixtureJson& table, WorstDifference& worst) {
  const auto x = numbersIn(table.find("x")), stated = numbersIn(table.find("gelu_erf"));
  for (std::size_t i = 0; i < std::min(x.size(), stated.size()); ++i) {
    worst.number("functions gelu", gelu(x[i]), stated[i], 1e-12);
  }
}

void compareResizes(const std::filesystem::path& file, WorstDifference& worst) {
  const auto pictures = MappedTensors::open(file);
  if (!pictures) return worst.number("bicubic file", 1, 0, 0);
  for (int i = 0;; ++i) {
    const WeightView* in = pictures->find("in." + std::to_string(i));
    const WeightView* out = pictures->find("out." + std::to_string(i));
    if (in == nullptr || out == nullptr || in->shape.size() != 3 || out->shape.size() != 3) return;
    Picture picture{in->shape[0], in->shape[1], {}};
    for (const double x : in->all<double>()) picture.pixels.push_back(static_cast<std::uint8_t>(x));
    worst.numbers("bicubic", resized(picture, {out->shape[0], out->shape[1]}).pixels,
                  out->all<double>(), 0);
  }
}

}  // namespace

Status compareTables(const ParityFixture& fixture, WorstDifference& worst) {
  const auto folder = fixture.folder / fixture.id;
  using Compare = void (*)(const FixtureJson&, WorstDifference&);
  const std::pair<const char*, Compare> tables[] = {
      {"formats.json", compareFormats},      {"mrope_positions.json", comparePositions},
      {"windows.json", comparePlans},        {"smart_resize.json", compareSizes},
      {"answer_search.json", compareSearch}, {"functions.json", compareFunctions}};
  std::error_code ignored;
  for (const auto& [name, compare] : tables) {
    if (!std::filesystem::exists(folder / name, ignored)) continue;
    const auto table = FixtureJson::read(folder / name);
    if (!table) return table.error();
    compare(*table, worst);
  }
  if (std::filesystem::exists(folder / "bicubic.safetensors", ignored)) {
    compareResizes(folder / "bicubic.safetensors", worst);
  }
  return {};
}

}  // namespace icl::checkpoint
