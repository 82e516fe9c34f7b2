// The draws that the study's scripts made for seed 0, query by query. Constants; any thread.
#pragma once

#include <cstddef>

namespace icl::checkpoint {

struct StudyDraw {
  std::size_t other = 0;  // which of the classes that are not the query's, in the query's order
  bool swapped = false;   // the other class is shown first
};

/// How many queries have a draw: all of the benchmark's.
std::size_t studyDraws();
StudyDraw studyDraw(std::size_t query);

}  // namespace icl::checkpoint
