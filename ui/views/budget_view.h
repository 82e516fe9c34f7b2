// BudgetView: risk against the number of pooled answers, for every ticked run (deep, wide and fixed
// nets side by side), between the lines of theory. Live: drawn from the plate of key `budget`. GUI.
#pragma once

#include <map>

#include "ui/views/inference_chart.h"

namespace icl::ui {

class BudgetView : public InferenceChart {
  Q_OBJECT
 public:
  BudgetView(SessionController& lab, QWidget* parent);

  QString summary() const override;
  QString conclusion() const override;
  ViewTable table() const override;
  void refresh() override;

 private:
  void forget() override { curves_.clear(); }
  const PlateData* curveOf(const RunTrack& track) const;
  std::vector<ChartTheory> theoryOf(const RunTrack& track, const PlateData& curve) const;
  void updateHeading();

  std::map<std::uint64_t, std::pair<Series, Series>> curves_{};
};

}  // namespace icl::ui
