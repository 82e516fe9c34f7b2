#include "core/experiments/checkpoint/stored_product.h"

#include <algorithm>
#include <cstring>

#include "core/base/parallel.h"
#include "core/base/result.h"
#include "core/base/workspaces.h"
#include "core/math/kernels/table.h"

namespace icl::checkpoint {
namespace {

constexpr std::size_t kStoredInner = 1024;  // summed at a time: what stays in the second cache
constexpr std::size_t kStoredTileInner = 128;
constexpr std::size_t kStoredTileStride = kStoredTileInner + 16;
constexpr std::size_t kMostStoredPanel = 64;

template <class T>
Workspaces<StoredTiles<T>>& storedRooms() {
  static Workspaces<StoredTiles<T>> all([] { return std::make_unique<StoredTiles<T>>(); });
  return all;
}

/// Rows [first, first + wide) of the matrix, numbers [k0, k0 + inner), as one packed panel. They go
/// through a small tile first: rows of a matrix lie a power of two apart.
template <class T>
void packRows(const WeightView& weight, std::size_t first, std::size_t wide, std::size_t k0,
              std::size_t inner, Buffer<T>& tile, T* panel) {
  const auto& kernels = kernels::table<T>();
  const std::size_t whole = weight.shape[1];
  auto* const bytes = reinterpret_cast<unsigned char*>(tile.data());
  for (std::size_t k = 0; k < inner; k += kStoredTileInner) {
    const std::size_t deep = std::min(kStoredTileInner, inner - k);
    T* const to = panel + k * kernels.panel;
    for (std::size_t i = 0; i < wide; ++i) {
      const std::size_t at = (first + i) * whole + k0 + k;
      if (weight.type == Stored::BF16) {
        std::memcpy(bytes + 2 * i * kStoredTileStride, weight.data + 2 * at, 2 * deep);
      } else {
        weight.copy(at, deep, tile.data() + i * kStoredTileStride);
      }
    }
    if (weight.type == Stored::BF16) {
      kernels.packTransposedBf16(deep, wide, bytes, kStoredTileStride, to);
    } else {
      kernels.packTransposed(deep, wide, tile.data(), kStoredTileStride, to);
    }
  }
}

/// Columns [first, first + count) of rows [k0, k0 + inner), as packed panels.
template <class T>
void packColumns(const WeightView& weight, std::size_t first, std::size_t count, std::size_t k0,
                 std::size_t inner, StoredTiles<T>& room) {
  const auto& kernels = kernels::table<T>();
  const std::size_t whole = weight.shape[1], at = k0 * whole + first;
  if (weight.type == Stored::BF16) {
    const auto* from = reinterpret_cast<const unsigned char*>(weight.data) + 2 * at;
    return kernels.packBf16(inner, count, from, whole, room.panels.data());
  }
  constexpr std::size_t kRows = kMostStoredPanel * kStoredTileStride / kStoredColumns;
  for (std::size_t k = 0; k < inner; k += kRows) {
    const std::size_t deep = std::min(kRows, inner - k);
    for (std::size_t i = 0; i < deep; ++i) {
      weight.copy(at + (k + i) * whole, count, room.tile.data() + i * kStoredColumns);
    }
    for (std::size_t n = 0; n < count; n += kernels.panel) {
      kernels.pack(deep, std::min(kernels.panel, count - n), room.tile.data() + n, kStoredColumns,
                   room.panels.data() + n * inner + k * kernels.panel);
    }
  }
}

/// Calls make(job, first, count) for runs of columns of all jobs on all threads.
template <class T, class Make>
void overColumns(std::span<const StoredJob<T>> jobs, std::size_t dimension, const Make& make) {
  std::size_t runs = 0;
  const auto runsOf = [dimension](const StoredJob<T>& job) {
    return parallel::chunkCount(job.weight->shape[dimension], kStoredColumns);
  };
  for (const auto& job : jobs) runs += runsOf(job);
  parallel::forEach(runs, 1, [&](std::size_t run) {
    const StoredJob<T>* job = jobs.data();
    for (; run >= runsOf(*job); ++job) run -= runsOf(*job);
    const std::size_t first = run * kStoredColumns;
    StoredJob<T> part = *job;
    part.y = job->y.columns(first);
    make(part, first, std::min(kStoredColumns, job->weight->shape[dimension] - first));
  });
}

/// A part of a matrix that will be wanted soon.
struct Ahead {
  const WeightView* weight;
  std::size_t row, rows, column, columns;
};

/// Calls for share `part` of `parts` of it, for the second cache.
void fetch(const Ahead& ahead, std::size_t part, std::size_t parts) {
  constexpr std::size_t kLine = 64;
  const std::size_t number = bytesOf(ahead.weight->type), whole = ahead.weight->shape[1];
  const std::size_t from = ahead.rows * part / parts, to = ahead.rows * (part + 1) / parts;
  for (std::size_t i = from; i < to; ++i) {
    const std::byte* at = ahead.weight->data + ((ahead.row + i) * whole + ahead.column) * number;
    for (std::size_t b = 0; b < ahead.columns * number; b += kLine)
      __builtin_prefetch(at + b, 0, 2);
  }
}

/// A few rows at a time; meanwhile what is wanted next is on its way.
template <class T>
void multiplyPanels(std::size_t rows, std::size_t count, std::size_t k0, std::size_t inner,
                    Rows<const T> x, const T* bias, const StoredJob<T>& job, const T* panels,
                    const Ahead& ahead) {
  constexpr std::size_t kRows = 24;
  const bool add = k0 > 0 || job.add;
  const std::size_t parts = parallel::chunkCount(rows, kRows);
  for (std::size_t part = 0; part < parts; ++part) {
    fetch(ahead, part, parts);
    const std::size_t t = part * kRows;
    T* const y = job.y.row(t);
    kernels::table<T>().multiply({std::min(kRows, rows - t), count, inner, x.row(t) + k0, x.ld,
                                  panels, 0, k0 == 0 ? bias : nullptr, add ? y : nullptr, job.y.ld,
                                  T{1}, y, job.y.ld});
  }
}

/// What comes after a block of `done` places along one dimension, of columns [first, first + count)
/// of the result: the next such block, or the first one of the next columns.
struct NextBlock {
  NextBlock(std::size_t done, std::size_t whole, std::size_t first_column, std::size_t count,
            std::size_t columns) {
    const bool same = done < whole;
    k0 = same ? done : 0;
    inner = std::min(kStoredInner, whole - k0);
    first = same ? first_column : std::min(first_column + count, columns);
    wide = std::min(count, columns - first);
  }
  std::size_t k0, inner, first, wide;
};

}  // namespace

template <class T>
StoredTiles<T>::StoredTiles()
    : tile(kMostStoredPanel * kStoredTileStride),
      panels((kStoredColumns + kMostStoredPanel) * kStoredInner) {}

template <class T>
void storedColumns(std::size_t rows, Rows<const T> x, const StoredJob<T>& job, std::size_t first,
                   std::size_t count, StoredTiles<T>& room) {
  ICL_DCHECK(count <= kStoredColumns, "more columns than a thread has room for");
  const std::size_t panel = kernels::table<T>().panel, whole = job.weight->shape[1];
  const T* bias = job.bias ? job.bias + first : nullptr;
  for (std::size_t k0 = 0; k0 < whole; k0 += kStoredInner) {
    const std::size_t inner = std::min(kStoredInner, whole - k0);
    for (std::size_t n = 0; n < count; n += panel) {
      packRows(*job.weight, first + n, std::min(panel, count - n), k0, inner, room.tile,
               room.panels.data() + n * inner);
    }
    const NextBlock next(k0 + inner, whole, first, count, job.weight->shape[0]);
    multiplyPanels(rows, count, k0, inner, x, bias, job, room.panels.data(),
                   {job.weight, next.first, next.wide, next.k0, next.inner});
  }
}

template <class T>
void storedColumnsBack(std::size_t rows, Rows<const T> x, const StoredJob<T>& job,
                       std::size_t first, std::size_t count, StoredTiles<T>& room) {
  ICL_DCHECK(count <= kStoredColumns, "more columns than a thread has room for");
  const std::size_t whole = job.weight->shape[0];
  for (std::size_t k0 = 0; k0 < whole; k0 += kStoredInner) {
    const std::size_t inner = std::min(kStoredInner, whole - k0);
    packColumns(*job.weight, first, count, k0, inner, room);
    const NextBlock next(k0 + inner, whole, first, count, job.weight->shape[1]);
    multiplyPanels<T>(rows, count, k0, inner, x, nullptr, job, room.panels.data(),
                      {job.weight, next.k0, next.inner, next.first, next.wide});
  }
}

template <class T>
void storedProducts(std::size_t rows, Rows<const T> x, std::span<const StoredJob<T>> jobs) {
  overColumns(jobs, 0, [&](const StoredJob<T>& part, std::size_t first, std::size_t count) {
    auto room = storedRooms<T>().take();
    storedColumns(rows, x, part, first, count, *room);
  });
}

template <class T>
void storedProductBack(std::size_t rows, Rows<const T> x, const StoredJob<T>& job) {
  overColumns(std::span<const StoredJob<T>>(&job, 1), 1,
              [&](const StoredJob<T>& part, std::size_t first, std::size_t count) {
                auto room = storedRooms<T>().take();
                storedColumnsBack(rows, x, part, first, count, *room);
              });
}

#define ICL_STORED_PRODUCTS(T)                                                                  \
  template struct StoredTiles<T>;                                                               \
  template void storedProducts(std::size_t, Rows<const T>, std::span<const StoredJob<T>>);      \
  template void storedProductBack(std::size_t, Rows<const T>, const StoredJob<T>&);             \
  template void storedColumns(std::size_t, Rows<const T>, const StoredJob<T>&, std::size_t,     \
                              std::size_t, StoredTiles<T>&);                                    \
  template void storedColumnsBack(std::size_t, Rows<const T>, const StoredJob<T>&, std::size_t, \
                                  std::size_t, StoredTiles<T>&);
ICL_STORED_PRODUCTS(float)
ICL_STORED_PRODUCTS(double)
#undef ICL_STORED_PRODUCTS

}  // namespace icl::checkpoint
