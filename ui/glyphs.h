// Glyphs: the few icons of the window, drawn as paths in the palette's text colour, so that they
// follow theme and scale without files. GUI thread.
#pragma once

#include <QIcon>

namespace icl::ui {

enum class Glyph { Rewind, Run, Pause, Step, Layer, Gallery, Enlarge, Help };

QIcon glyphIcon(Glyph glyph);

}  // namespace icl::ui
