#include "core/run/compared_rows.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "core/math/statistics.h"
#include "core/run/export_parts.h"
#include "core/run/parents.h"

namespace icl {

namespace {

constexpr double kAbsent = std::numeric_limits<double>::quiet_NaN();
/// Rows that are compared, as parts of the run: dense where a run moves fastest.
constexpr std::array<double, 8> kParts{0,       1.0 / 64, 1.0 / 16, 1.0 / 8,
                                       1.0 / 4, 1.0 / 2,  3.0 / 4,  1};
/// With five seeds Student's law leaves a value beyond it in one of two hundred cases; neighbouring
/// rows lend theirs, so that one small spread by accident does not count.
constexpr double kDeviations = 6;

Result<ComparedChannel> channelFrom(const Json& json, const std::string& where) {
  JsonReader reader(json, where);
  ComparedChannel channel;
  channel.key = reader.requiredString("key");
  channel.mean_over =
      static_cast<std::uint64_t>(std::max<std::int64_t>(1, reader.integer("mean_over", 1)));
  channel.relative = reader.number("relative", 0);
  channel.absolute = reader.number("absolute", 0);
  if (auto read = reader.finish(); !read) return read.error();
  return channel;
}

bool same(double a, double b) { return a == b || (std::isnan(a) && std::isnan(b)); }

/// Where a key stands among all channels of a run; behind them where it does not.
std::size_t placeOf(const std::vector<std::string>& all, const std::string& key) {
  return static_cast<std::size_t>(std::find(all.begin(), all.end(), key) - all.begin());
}

}  // namespace

Result<ComparisonPlan> comparisonPlan(const std::string& line, const std::string& where) {
  const std::string wrong =
      ICL_TR("the first line must be '#: {…}' and name the channels that are compared");
  if (!line.starts_with("#: ")) return Error{Message{wrong}, where};
  const auto json = Json::parse(line.substr(3), where);
  if (!json) return json.error();
  JsonReader reader(*json, where);
  ComparisonPlan plan;
  plan.along = reader.string("along");
  const Json* channels = reader.requiredMember("channels");
  const Json* covers = reader.member("covers");
  if (auto read = reader.finish(); !read) return read.error();
  if (!channels->isArray() || channels->items().empty()) return Error{Message{wrong}, where};
  for (const Json& item : channels->items()) {
    auto channel = channelFrom(item, where);
    if (!channel) return channel.error();
    plan.channels.push_back(std::move(channel).value());
  }
  if (covers == nullptr) return plan;
  if (!covers->isObject()) return Error{Message{wrong}, where};
  for (const auto& [key, options] : covers->members()) {
    if (!options.isArray()) return Error{Message{wrong}, where};
    for (const Json& option : options.items()) {
      if (!option.isString()) return Error{Message{wrong}, where};
      plan.covers[key].push_back(option.asString());
    }
  }
  return plan;
}

Result<ComparedRows> ComparedRows::of(const RunReader& run, const ExperimentType& type,
                                      const ComparisonPlan& plan, const PythonOptions& options) {
  ComparedRows compared;
  compared.plan_ = plan;
  std::erase_if(compared.plan_.channels, [&](const ComparedChannel& channel) {
    return placeOf(run.manifest().channels, channel.key) == run.manifest().channels.size();
  });
  if (run.rows() < 2) {
    return Error{Message{ICL_TR("has made no step that a script could repeat")}, run.manifest().id};
  }
  const std::uint64_t most = std::max<std::uint64_t>(1, (run.rows() - 1) / 16);
  for (ComparedChannel& channel : compared.plan_.channels) {
    channel.mean_over = std::min(channel.mean_over, most);
  }
  const auto own = compared.stored(run);
  if (!own) return own.error();
  compared.choose(*own);
  std::vector<Columns> others;
  for (int k = 0; k < options.seeds; ++k) {
    const auto progress = [&](double part) {
      return !options.progress || options.progress((k + part) / options.seeds);
    };
    auto other = compared.withSeed(
        run, type, run.manifest().seed + 1 + static_cast<std::uint64_t>(k), progress);
    if (!other) return other.error();
    others.push_back(std::move(other).value());
    compared.judge(*own, others);
    if (!compared.random_) break;
  }
  if (options.seeds == 0) compared.judge(*own, {});
  compared.seeds_ = 1 + static_cast<int>(others.size());
  std::erase_if(compared.rows_, [](const ComparedRow& row) { return row.values.empty(); });
  if (!compared.rows_.empty()) return compared;
  return Error{Message{ICL_TR("has no finite values that other seeds reach as well")},
               run.manifest().id};
}

Result<ComparedRows::Columns> ComparedRows::stored(const RunReader& run) const {
  const auto& all = run.manifest().channels;
  std::vector<std::size_t> places;
  for (const ComparedChannel& channel : plan_.channels) places.push_back(placeOf(all, channel.key));
  if (!plan_.along.empty()) places.push_back(placeOf(all, plan_.along));
  Columns columns(places.size());
  const Status read = forBlocksOfRows(run, [&](std::uint64_t, const std::vector<double>& rows) {
    for (std::size_t at = 0; at < rows.size(); at += all.size()) {
      for (std::size_t c = 0; c < places.size(); ++c) columns[c].push_back(rows[at + places[c]]);
    }
    return Status{};
  });
  if (!read) return read.error();
  return columns;
}

Result<ComparedRows::Columns> ComparedRows::withSeed(
    const RunReader& run, const ExperimentType& type, std::uint64_t seed,
    const std::function<bool(double)>& progress) const {
  RunOptions options;
  options.seed = seed;
  // Where steps have no fixed length another seed may need more of them to come as far.
  options.steps = plan_.along.empty() ? run.rows() - 1 : 4 * run.rows();
  options.keyframe_bytes = 0;
  ParentPlace place;
  place.progress = [&](const ParentProgress&) { return progress(0); };
  auto parents = parentsFor(type, run.manifest().config, seed, place);
  if (!parents) return parents.error();
  options.parents = std::move(parents).value();
  auto driver = Driver::create(type, run.manifest().config, options);
  if (!driver) return driver.error();
  const Driver& other = **driver;
  std::vector<std::size_t> places;
  for (const ComparedChannel& channel : plan_.channels) {
    places.push_back(static_cast<std::size_t>(channelIndex(other.channels(), channel.key)));
  }
  if (!plan_.along.empty()) {
    places.push_back(static_cast<std::size_t>(channelIndex(other.channels(), plan_.along)));
  }
  Columns columns(places.size());
  for (;;) {
    for (std::size_t c = 0; c < places.size(); ++c) columns[c].push_back(other.row()[places[c]]);
    const double part = static_cast<double>(other.position()) / static_cast<double>(run.rows());
    if (!progress(std::min(part, 1.0))) {
      return Error{Message{ICL_TR("the export was stopped before its file was written")}, ""};
    }
    const bool far = !plan_.along.empty() && columns.back().back() >= rows_.back().along;
    if (far || other.atEnd()) return columns;
    (*driver)->advance();
  }
}

/// The value that is compared at a row: of this step or, along another channel, between two.
double ComparedRows::valueAt(const Columns& columns, std::size_t channel,
                             const ComparedRow& row) const {
  const std::vector<double>& values = columns[channel];
  if (plan_.along.empty() || plan_.channels[channel].mean_over > 1) {
    if (row.step >= values.size()) return kAbsent;
    RunningMoments mean;
    const std::uint64_t over = std::min(plan_.channels[channel].mean_over, row.step + 1);
    for (std::uint64_t k = row.step + 1 - over; k <= row.step; ++k) {
      if (!std::isnan(values[k])) mean.add(values[k]);
    }
    return mean.count() > 0 ? mean.mean() : kAbsent;
  }
  const std::vector<double>& along = columns.back();
  const auto next = std::lower_bound(along.begin(), along.end(), row.along);
  if (next == along.end()) return kAbsent;
  const auto at = static_cast<std::size_t>(next - along.begin());
  if (*next == row.along || at == 0) return values[at];
  const double part = (row.along - along[at - 1]) / (along[at] - along[at - 1]);
  return values[at - 1] + part * (values[at] - values[at - 1]);
}

void ComparedRows::choose(const Columns& columns) {
  const std::size_t last = columns.front().size() - 1;
  for (const double part : kParts) {
    ComparedRow row;
    row.step = static_cast<std::uint64_t>(std::llround(part * static_cast<double>(last)));
    if (!rows_.empty() && rows_.back().step == row.step) continue;
    if (!plan_.along.empty()) row.along = columns.back()[row.step];
    rows_.push_back(row);
  }
}

/// Fills values and tolerances in.
void ComparedRows::judge(const Columns& own, const std::vector<Columns>& others) {
  for (ComparedRow& row : rows_) row.values.clear();
  for (std::size_t c = 0; c < plan_.channels.size(); ++c) {
    const ComparedChannel& channel = plan_.channels[c];
    std::vector<double> values, spreads;
    for (const ComparedRow& row : rows_) {
      RunningMoments seeds;
      double sum = 0;  // not finite where one of them is not
      const auto take = [&](const Columns& columns) {
        const double value = valueAt(columns, c, row);
        sum += value;
        seeds.add(value);
        return value;
      };
      values.push_back(take(own));
      for (const Columns& other : others) random_ = !same(take(other), values.back()) || random_;
      if (!std::isfinite(sum)) values.back() = kAbsent;
      spreads.push_back(seeds.count() > 1 && std::isfinite(sum) ? std::sqrt(seeds.variance()) : 0);
    }
    for (std::size_t i = 0; i < rows_.size(); ++i) {
      if (std::isnan(values[i])) continue;
      const std::size_t first = i == 0 ? 0 : i - 1, end = std::min(i + 2, rows_.size());
      const double spread = *std::max_element(spreads.begin() + static_cast<std::ptrdiff_t>(first),
                                              spreads.begin() + static_cast<std::ptrdiff_t>(end));
      const double floor = channel.relative * std::abs(values[i]) + channel.absolute;
      rows_[i].values.push_back({c, values[i], floor + kDeviations * spread});
    }
  }
}

}  // namespace icl
