// Words for the parts of a sweep: titles of its axes, of the values on them and of what is
// recorded, in the language of the window. Pure functions; GUI thread.
#pragma once

#include <QStringList>

#include "ui/sweeps/sweep_desk.h"

namespace icl::ui {

/// "Positions", or "Positions, Item dimension" of settings that go together.
QString axisTitle(const Sweep& sweep, std::size_t axis);
/// "4", or "rotary, 64".
QString pointText(const Sweep& sweep, std::size_t axis, std::size_t point);
/// One a record: the title of the channel, level or probe's answer; "first step with loss < 0.1".
QStringList recordTitles(const Sweep& sweep);
/// "Depth 4, Learning rate 0.01, seed 2"
QString jobTitle(const Sweep& sweep, const SweepJob& job);
/// The lesson and what the picture is expected to show, with what was measured of it (`view` may be
/// null), as rich text.
QString storyHtml(const Sweep& sweep, const SweepView* view);
/// In the unit that suits: "40 s", "3 min", "1.5 h".
QString timeText(double seconds);

}  // namespace icl::ui
