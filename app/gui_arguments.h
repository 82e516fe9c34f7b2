// The options of icl-lab, read before there is a QApplication, so that --help and --version work
// without a display. Pure.
#pragma once

#include <string>
#include <vector>

#include "core/base/result.h"

namespace icl::app {

struct GuiArguments {
  bool help = false, version = false, reset_layout = false, bench = false, present = false;
  int screen = 0;  // of the audience, counted from 1; 0: one that is not the window's
  double bench_seconds = 10;
  std::string what{};  // document, run folder, run, preset or experiment; empty: the default preset
  std::string language{}, theme{};
  std::string render_view{}, out{};
  int width = 960, height = 600, dpi = 144;
  int frames = 0, per_second = 24;  // frames > 0: an animation
};

Result<GuiArguments> parseGuiArguments(const std::vector<std::string>& arguments);
std::string guiUsage();

}  // namespace icl::app
