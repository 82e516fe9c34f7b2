#include "ui/workbench/seed_bands.h"

#include "ui/session_controller.h"

namespace icl::ui {

void SeedBands::workOut(const SeedDesk& desk, const std::string& channel, const std::string& x) {
  bands_.clear();
  revision_ = desk.revision();
  channel_ = channel;
  x_ = x;
  if (!desk.plan() || !desk.bands()) return;
  const SeedPlan& plan = *desk.plan();
  for (std::size_t side = 0; side < plan.sides.size(); ++side) {
    const auto layout = plan.type->channelsOf(plan.sides[side].config);
    const int y_channel = channelIndex(layout, channel);
    const int x_channel = x.empty() ? -1 : channelIndex(layout, x);
    if (y_channel < 0 || (!x.empty() && x_channel < 0)) continue;
    std::vector<const SeedCurve*> curves;
    for (int seed = 0; seed < plan.count; ++seed) {
      const SeedCurve* curve = desk.curve(side, seed);
      if (curve != nullptr && curve->end != EndReason::Failed) curves.push_back(curve);
    }
    const SeedBandData data = bandOf(curves, y_channel, x_channel);
    if (data.x.empty()) continue;
    auto band = std::make_unique<Band>();
    band->side = side;
    band->n = data.n;
    band->level = data.level;
    for (std::size_t i = 0; i < data.x.size(); ++i) {
      band->x.append(data.x[i]);
      band->low.append(data.low[i]);
      band->middle.append(data.median[i]);
      band->high.append(data.high[i]);
    }
    bands_.push_back(std::move(band));
  }
}

std::vector<ChartBand> SeedBands::of(const SessionController& lab, const std::string& channel,
                                     const std::string& x, const PlotTheme& theme) {
  const SeedDesk& desk = lab.seeds();
  if (revision_ != desk.revision() || channel_ != channel || x_ != x) workOut(desk, channel, x);
  std::vector<ChartBand> out;
  for (const auto& band : bands_) {
    const SeedSide& side = desk.plan()->sides[band->side];
    const RunTrack* run = lab.run(side.serial);
    if (run == nullptr || !run->shown) continue;
    out.push_back({side.serial, run->name, statisticText(band->n, band->level),
                   side.twin ? theme.twin(side.colour) : theme.series(side.colour), &band->x,
                   &band->low, &band->middle, &band->high});
  }
  return out;
}

}  // namespace icl::ui
