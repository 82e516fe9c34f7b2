// Sweeps of the tiny experiment for the tests of this folder: a catalog that outlives them, and a
// file's text with the members that matter to a test.
#pragma once

#include <string>

#include <gtest/gtest.h>

#include "core/run/sweep.h"
#include "core/run/sweep_results.h"
#include "core/run/sweep_run.h"
#include "tests/support/compare.h"
#include "tests/support/tiny_experiment.h"

namespace icl::testing {

inline const Catalog& tinyCatalog() {
  static const Catalog catalog{tiny::type()};
  return catalog;
}

/// `members` of the file after format, id and title; the experiment is tiny.
inline std::string tinySweepText(const std::string& members) {
  return R"({"format": "icl-sweep/1", "id": "grid", "title": "A grid", "experiment": "tiny", )" +
         members + "}";
}

inline Result<Sweep> readTinySweep(const std::string& text) {
  const auto json = Json::parse(text, "grid.json");
  if (!json) return json.error();
  return Sweep::fromJson(*json, "grid.json", ".", tinyCatalog());
}

inline Sweep tinySweep(const std::string& members) {
  auto sweep = readTinySweep(tinySweepText(members));
  EXPECT_TRUE(sweep.ok()) << (sweep ? "" : sweep.error().text());
  return std::move(sweep).value();
}

/// 3 rates × 2 curvatures × 2 seeds, a few steps each.
inline Sweep smallGrid() {
  return tinySweep(R"("settings": {"noise": 0.5}, "steps": 20,
      "axes": [{"setting": "rate", "from": 0.01, "to": 0.1, "count": 3, "scale": "log"},
               {"setting": "curvature", "values": [0.5, 2]}],
      "seeds": 2)");
}

inline SweepReport runAll(const Sweep& sweep, const std::filesystem::path& folder,
                          Shard shard = {}) {
  SweepOptions options;
  options.folder = folder;
  options.shard = shard;
  auto report = runSweep(sweep, options);
  EXPECT_TRUE(report.ok()) << (report ? "" : report.error().text());
  return report ? *report : SweepReport{};
}

inline std::string csvOf(const Sweep& sweep, const std::filesystem::path& folder) {
  const TemporaryFolder scratch;
  const auto file = scratch / "grid.csv";
  const Status written = exportSweepCsv(SweepResults::open(sweep, folder), file);
  EXPECT_TRUE(written.ok());
  return readText(file);
}

}  // namespace icl::testing
