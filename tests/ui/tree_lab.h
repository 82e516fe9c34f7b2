// What the tests of the pictures of adaptive inference share: a small run on a tree, a picture by
// its id, and waiting until it is drawn as wanted.
#pragma once

#include <functional>
#include <memory>

#include <gtest/gtest.h>

#include "core/experiments/catalog.h"
#include "tests/ui/lab_fixture.h"
#include "ui/session_controller.h"
#include "ui/view.h"

namespace icl::ui {

/// A small run on a tree of three levels that stands still after `steps` steps.
struct TreeLab {
  Catalog catalog = makeCatalog();
  SessionController controller{catalog};

  explicit TreeLab(Values changes = {}, int steps = 60) {
    const Values sizes{{"levels", std::int64_t{3}},     {"budget", std::int64_t{3}},
                       {"hidden", std::int64_t{16}},    {"batch", std::int64_t{128}},
                       {"held-out", std::int64_t{256}}, {"loss", std::string("per-layer")}};
    for (const auto& [key, value] : sizes.map()) {
      if (changes.find(key) == nullptr) changes.set(key, value);
    }
    EXPECT_TRUE(controller.openExperiment(QStringLiteral("adaptive-inference"), changes, 3, false));
    controller.step(steps);
    EXPECT_TRUE(eventually(
        [this, steps] {
          const RunTrack* t = controller.active();
          return t != nullptr && static_cast<int>(t->steps.size()) > steps &&
                 !t->frame.plates.empty() && controller.activity() != Activity::Running;
        },
        20000));
  }
};

inline std::unique_ptr<LabView> treePicture(SessionController& lab, const QString& id) {
  for (const ViewType& type : viewTypes()) {
    if (type.id == id) return std::unique_ptr<LabView>(type.create(lab, nullptr));
  }
  return nullptr;
}

/// Shown, drawn again and again until it is as it should be.
inline bool drawnUntil(LabView& view, const std::function<bool()>& done) {
  view.resize(620, 440);
  view.show();
  return eventually(
      [&] {
        view.refresh();
        return done();
      },
      10000);
}

}  // namespace icl::ui
