#include "core/experiments/checkpoint/vision_attention.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/base/parallel.h"
#include "core/math/kernels/table.h"

namespace icl::checkpoint {
namespace {

constexpr std::size_t kQueryBlock = 64;  // rows of scores held at a time
constexpr std::size_t kQueryRun = 512;   // queries for which keys and values are packed once

/// Queries [first, last) of one head of the segment [begin, end).
struct SegmentTask {
  std::size_t begin, end, head, first, last;
};

std::vector<SegmentTask> segmentTasks(std::span<const std::size_t> bounds, std::size_t heads) {
  std::vector<SegmentTask> tasks;
  for (std::size_t i = 0; i + 1 < bounds.size(); ++i) {
    for (std::size_t head = 0; head < heads; ++head) {
      for (std::size_t first = bounds[i]; first < bounds[i + 1]; first += kQueryRun) {
        const std::size_t last = std::min(first + kQueryRun, bounds[i + 1]);
        tasks.push_back({bounds[i], bounds[i + 1], head, first, last});
      }
    }
  }
  return tasks;
}

template <class T>
void softmaxOver(std::size_t count, T* row) {
  const T most = *std::max_element(row, row + count);
  T sum = 0;
  for (std::size_t i = 0; i < count; ++i) sum += row[i] = std::exp(row[i] - most);
  const T share = 1 / sum;
  for (std::size_t i = 0; i < count; ++i) row[i] *= share;
}

/// One thread's room; grows to the largest segment.
template <class T>
struct SegmentRoom {
  Buffer<T> keys{}, values{}, scores{};

  static void grow(Buffer<T>& buffer, std::size_t count) {
    if (buffer.size() < count) buffer = Buffer<T>(count);
  }
};

template <class T>
void attendSegment(const SegmentTask& task, std::size_t heads, std::size_t size, Rows<const T> qkv,
                   Rows<T> out, SegmentRoom<T>& room) {
  const auto& kernels = kernels::table<T>();
  const auto panels = [&](std::size_t cols) {
    return (cols + kernels.panel - 1) / kernels.panel * kernels.panel;
  };
  const std::size_t count = task.end - task.begin, width = heads * size;
  const Rows<const T> q = qkv.columns(task.head * size);
  const Rows<const T> k = q.columns(width), v = q.columns(2 * width);
  const std::size_t ld = rowStride(count);
  room.grow(room.keys, panels(count) * size);
  room.grow(room.values, panels(size) * count);
  room.grow(room.scores, kQueryBlock * ld);
  kernels.packTransposed(size, count, k.row(task.begin), k.ld, room.keys.data());
  kernels.pack(count, size, v.row(task.begin), v.ld, room.values.data());
  const T scale = static_cast<T>(1 / std::sqrt(static_cast<double>(size)));
  T* scores = room.scores.data();
  for (std::size_t first = task.first; first < task.last; first += kQueryBlock) {
    const std::size_t rows = std::min(kQueryBlock, task.last - first);
    kernels.multiply({rows, count, size, q.row(first), q.ld, room.keys.data(), 0, nullptr, nullptr,
                      0, scale, scores, ld});
    for (std::size_t r = 0; r < rows; ++r) softmaxOver(count, scores + r * ld);
    T* to = out.row(first) + task.head * size;
    kernels.multiply({rows, size, count, scores, ld, room.values.data(), 0, nullptr, nullptr, 0,
                      T{1}, to, out.ld});
  }
}

template <class T>
void attendSegments(std::span<const std::size_t> bounds, std::size_t heads, std::size_t size,
                    Rows<const T> qkv, Rows<T> out) {
  const std::vector<SegmentTask> tasks = segmentTasks(bounds, heads);
  constexpr std::size_t kTasks = 8;
  parallel::forEach(tasks.size(), kTasks, [&](std::size_t first, std::size_t last) {
    SegmentRoom<T> room;
    for (std::size_t i = first; i < last; ++i) {
      attendSegment(tasks[i], heads, size, qkv, out, room);
    }
  });
}

}  // namespace

template <class T>
void segmentAttention(std::span<const std::size_t> bounds, std::size_t heads, std::size_t size,
                      Rows<const T> qkv, Rows<T> out) {
  attendSegments(bounds, heads, size, qkv, out);
}

template void segmentAttention(std::span<const std::size_t>, std::size_t, std::size_t,
                               Rows<const float>, Rows<float>);
template void segmentAttention(std::span<const std::size_t>, std::size_t, std::size_t,
                               Rows<const double>, Rows<double>);

}  // namespace icl::checkpoint
