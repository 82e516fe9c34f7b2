// Help for every control of the window, one paragraph each, and for every setting of the open
// experiment: pages made from the program itself, so that they cannot go stale. GUI thread.
#pragma once

#include <vector>

#include <QString>

#include "core/run/experiment.h"
#include "ui/panels/command_palette.h"

namespace icl::ui {

struct HelpTopic {
  QString anchor{}, title{}, text{};
};

/// The controls, in the order of the window.
std::vector<HelpTopic> controlTopics();
QString controlsPage();
QString settingsPage(const ExperimentType& type);
QString shortcutsPage(const std::vector<PaletteEntry>& actions);

}  // namespace icl::ui
