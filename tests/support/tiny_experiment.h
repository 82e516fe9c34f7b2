// A two-parameter experiment whose every number can be worked out by hand: gradient descent on
// loss = (x − 3)² + curvature·(y + 1)² plus a draw keyed by (seed, step). Used by tests of run, ui
// and cli; has a live setting, a restart setting, an intervention, a probe and a plate.
#pragma once

#include <array>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "core/run/experiment.h"

namespace icl::tiny {

struct TinyConfig {
  double rate = 0.1;       // live
  double curvature = 0.5;  // restart
  double noise = 0.0;      // size of the keyed draw
  int work = 0;            // microseconds a step sleeps
  bool breaks = false;     // the step numbered 10 throws
};

inline Schema schema() {
  return SchemaOf<TinyConfig>("tiny", "Tiny")
      .section("Method")
      .add(&TinyConfig::rate, "rate", "Rate")
      .range(1e-6, 10.0)
      .log()
      .live()
      .help("Step size.")
      .add(&TinyConfig::curvature, "curvature", "Curvature")
      .range(0.0, 10.0)
      .help("Curvature along y.")
      .asSwitch()
      .twins([](const Values& v) -> std::vector<Value> {
        return {v.real("curvature") == 0.5 ? 1.0 : 0.5};
      })
      .add(&TinyConfig::noise, "noise", "Noise")
      .range(0.0, 10.0)
      .help("Size of the random part of a step.")
      .add(&TinyConfig::work, "work", "Work")
      .range(0, 1000000)
      .unit("µs")
      .help("Time a step takes.")
      .add(&TinyConfig::breaks, "breaks", "Breaks")
      .help("The step numbered 10 fails.")
      .rule({"noise", "rate"},
            [](const TinyConfig& c) -> Status {
              if (c.noise <= 5 || c.rate <= 1) return {};
              return Error{Message{"noise above 5 needs a rate of at most 1"}, "noise"};
            })
      .build();
}

/// A draw in [-1, 1) that depends on nothing but its address (splitmix64).
inline double keyedDraw(std::uint64_t seed, std::uint64_t step) {
  std::uint64_t z = seed * 0x9E3779B97F4A7C15ULL + step * 0xBF58476D1CE4E5B9ULL + 1;
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
  z ^= z >> 31;
  return static_cast<double>(z >> 11) * 0x1.0p-52 - 1.0;
}

struct TinyState {
  double x = 0, y = 0, gate = 1;
};

class TinySnapshot final : public Snapshot {
 public:
  TinySnapshot(TinyState state, Values config, std::uint64_t seed)
      : state_(state), config_(std::move(config)), seed_(seed) {}
  std::size_t bytes() const override { return sizeof(*this); }
  const Values& config() const override { return config_; }
  std::uint64_t seed() const override { return seed_; }
  std::vector<Tensor> tensors() const override {
    return {{"point", {2}, {state_.x, state_.y}}, {"gate", {1}, {state_.gate}}};
  }
  const TinyState& state() const { return state_; }

 private:
  TinyState state_;
  Values config_;
  std::uint64_t seed_;
};

class TinyExperiment final : public Experiment {
 public:
  TinyExperiment(const TinyConfig& config, Values values, std::uint64_t seed)
      : config_(config), values_(std::move(values)), seed_(seed) {}

  StepStatus step(const StepContext& context) override {
    if (config_.work > 0) std::this_thread::sleep_for(std::chrono::microseconds(config_.work));
    if (config_.breaks && context.step == 10) throw std::runtime_error("the tiny step broke");
    const double draw = config_.noise * keyedDraw(context.seed, context.step);
    state_.x -= config_.rate * (2 * (state_.x - 3) + draw) * state_.gate;
    state_.y -= config_.rate * 2 * config_.curvature * (state_.y + 1) * state_.gate;
    if (!std::isfinite(loss())) {
      return {EndReason::Diverged,
              Message{"The loss is not finite at step %1.", {std::to_string(context.step + 1)}}};
    }
    if (loss() < 1e-20) return {EndReason::Converged, Message{"The minimum was reached."}};
    return {};
  }
  void measure(std::span<double> channels) const override {
    channels[0] = loss();
    channels[1] = state_.x;
    channels[2] = state_.y;
  }
  void draw(Frame& frame, const Look& look) const override {
    frame.plates.resize(1);
    PlateData& plate = frame.plates[0];
    plate.layers = 2;
    plate.layer = look.layer < 0 ? 1 : look.layer;
    plate.rows = 1;
    plate.cols = 2;
    plate.data.assign({state_.x, state_.y});
  }
  SnapshotPtr snapshot() const override {
    return std::make_shared<TinySnapshot>(state_, values_, seed_);
  }
  void restore(const Snapshot& snapshot) override {
    const auto& tiny = dynamic_cast<const TinySnapshot&>(snapshot);
    state_ = tiny.state();
    values_ = tiny.config();
    config_.rate = values_.real("rate");
  }
  Status restoreTensors(const std::vector<Snapshot::Tensor>& tensors) override {
    if (tensors.size() != 2 || tensors[0].data.size() != 2 || tensors[1].data.size() != 1) {
      return Error{Message{"the state has another shape than this experiment"}, "point"};
    }
    state_ = {tensors[0].data[0], tensors[0].data[1], tensors[1].data[0]};
    return {};
  }
  Status apply(const Intervention& change) override {
    if (change.type == "set" && change.target == "rate") {
      config_.rate = std::get<double>(change.value);
      values_.set("rate", change.value);
      return {};
    }
    if (change.type == "place") {
      (change.target == "x" ? state_.x : state_.y) = std::get<double>(change.value);
      return {};
    }
    if (change.type == "gate") {
      state_.gate = std::get<double>(change.value);
      return {};
    }
    return Error{Message{"tiny takes no such change"}, change.type};
  }

 private:
  double loss() const {
    return (state_.x - 3) * (state_.x - 3) + config_.curvature * (state_.y + 1) * (state_.y + 1);
  }

  TinyConfig config_;
  Values values_;
  std::uint64_t seed_;
  TinyState state_{};
};

inline ProbeType distanceProbe() {
  struct Arguments {
    double x = 3, y = -1;
  };
  ProbeType probe;
  probe.id = "distance";
  probe.title = "Distance";
  probe.help = "Distance of the point from (x, y).";
  probe.arguments = SchemaOf<Arguments>("distance", "Distance")
                        .add(&Arguments::x, "x", "x")
                        .range(-100.0, 100.0)
                        .help("First coordinate.")
                        .add(&Arguments::y, "y", "y")
                        .range(-100.0, 100.0)
                        .help("Second coordinate.")
                        .build();
  probe.labels = {{"distance", "Euclidean distance"}};
  probe.run = [](const Snapshot& snapshot, const Values& arguments,
                 std::stop_token) -> Result<ProbeResult> {
    const auto& state = dynamic_cast<const TinySnapshot&>(snapshot).state();
    const double dx = state.x - arguments.real("x"), dy = state.y - arguments.real("y");
    ProbeResult result;
    result.values = {{"distance", std::sqrt(dx * dx + dy * dy)}};
    result.rows = 1;
    result.cols = 2;
    result.table = {dx, dy};
    result.col_labels = {"dx", "dy"};
    return result;
  };
  return probe;
}

inline InterventionType intervention(std::string id, std::string title, double min, double max) {
  InterventionType type;
  type.id = std::move(id);
  type.title = std::move(title);
  type.amount.key = "value";
  type.amount.min = min;
  type.amount.max = max;
  type.amount.fallback = 1.0;
  return type;
}

/// A new description on every call; a Driver or Session keeps a pointer to it.
inline ExperimentType type() {
  ExperimentType tiny;
  tiny.id = "tiny";
  tiny.family = "tiny";
  tiny.title = "Tiny";
  tiny.summary = "Descent to a point in the plane.";
  tiny.source = "tests";
  tiny.schema = schema();
  tiny.channels = {{"loss", "Loss", "L", "", "Squared distance.", Role::Loss, Scale::Log},
                   {"x", "x", "x", "", "First coordinate.", Role::Parameter, Scale::Linear},
                   {"y", "y", "y", "", "Second coordinate.", Role::Parameter, Scale::Linear}};
  Plate plate;
  plate.key = "point";
  plate.title = "Point";
  plate.layered = true;
  tiny.plates = {plate};
  tiny.probes = {distanceProbe()};
  tiny.interventions = {intervention("place", "Place", -100, 100),
                        intervention("gate", "Gate", 0, 1)};
  tiny.interventions[0].targets = [](const Values&) -> std::vector<std::string> {
    return {"x", "y"};
  };
  tiny.default_steps = 200;
  tiny.create = [](const Values& complete,
                   std::uint64_t seed) -> Result<std::unique_ptr<Experiment>> {
    auto config = bind<TinyConfig>(schema(), complete);
    if (!config) return config.error();
    return std::unique_ptr<Experiment>(std::make_unique<TinyExperiment>(*config, complete, seed));
  };
  tiny.levels = [](const Values& complete) -> std::map<std::string, double> {
    return {{"start_loss", 9 + complete.real("curvature")}, {"best_loss", 0.0}};
  };
  return tiny;
}

}  // namespace icl::tiny
