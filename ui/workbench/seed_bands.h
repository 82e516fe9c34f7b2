// SeedBands: the bands of a set of seeds as a chart's data, worked out again only when a run has
// ended or something else is looked at. Owned by the view that draws them; GUI thread.
#pragma once

#include <array>
#include <memory>
#include <string>
#include <vector>

#include "ui/plots/chart_scene.h"
#include "ui/workbench/seed_statistics.h"

namespace icl::ui {

class SessionController;

class SeedBands {
 public:
  /// Of the runs that are ticked. `x`: key of the channel that is drawn against; empty: steps.
  std::vector<ChartBand> of(const SessionController& lab, const std::string& channel,
                            const std::string& x, const PlotTheme& theme);

 private:
  struct Band {
    std::size_t side = 0;
    int n = 0;
    double level = 0;
    Series x{}, low{}, middle{}, high{};
  };
  void workOut(const SeedDesk& desk, const std::string& channel, const std::string& x);
  std::uint64_t revision_ = 0;
  std::string channel_{}, x_{};
  std::vector<std::unique_ptr<Band>> bands_{};
};

}  // namespace icl::ui
