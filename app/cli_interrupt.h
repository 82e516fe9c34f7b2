// Ctrl-C and SIGTERM as a question: "was a stop asked for?" Used by the verbs that have something
// to keep; any thread may ask.
#pragma once

namespace icl::cli {

/// From here on there is something to keep; before, Ctrl-C ends the program at once. A second
/// Ctrl-C ends it at once again.
void stopAtAStep();
bool stopRequested();

}  // namespace icl::cli
