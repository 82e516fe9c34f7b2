#include "core/experiments/checkpoint/text_attention.h"

#include <algorithm>
#include <cmath>
#include <mutex>

#include "core/base/parallel.h"
#include "core/math/kernels/table.h"

namespace icl::checkpoint {

/// One head's gradients by its keys and values, to be summed over the heads that share them.
template <class T>
struct KeyGradient {
  KeyGradient(std::size_t tokens, std::size_t size)
      : stride(rowStride(size)), dk(tokens * stride), dv(tokens * stride) {}
  std::size_t stride;
  Buffer<T> dk, dv;
};

namespace {

constexpr std::size_t kBlockQueries = 64;  // of a block

template <class T>
struct HeadWork {
  HeadWork(std::size_t rows, std::size_t tokens, std::size_t size)
      : weights(rows * kernels::paddedTokens(tokens)),
        scratch(kernels::attentionBlockScratch(rows, tokens, size)) {}
  Buffer<T> weights, scratch;
};

/// Attention of the queries [first, end) of one head.
template <class T>
kernels::AttentionJob<T> blockJob(const HeadRows<T>& rows, const std::uint8_t* open,
                                  std::size_t head, std::size_t first, std::size_t end, Rows<T> out,
                                  HeadWork<T>& work) {
  const std::size_t column = head * rows.size;
  const std::size_t key = head / (rows.heads / rows.key_heads) * rows.size;
  const T scale = static_cast<T>(1 / std::sqrt(static_cast<double>(rows.size)));
  const T gate = open == nullptr || open[head] != 0 ? T{1} : T{0};
  return {end,
          rows.size,
          first,
          rows.q.row(first) + column,
          rows.q.ld,
          rows.k.at + key,
          rows.v.at + key,
          rows.k.ld,
          scale,
          T{0},
          gate,
          work.weights.data(),
          out.row(first) + column,
          out.ld,
          nullptr,
          0,
          work.scratch.data()};
}

template <class T>
void note(const HeadRows<T>& rows, std::size_t head, std::size_t first, std::size_t end,
          Rows<const T> weights, const AttentionNotes<T>& notes) {
  const std::size_t at = head * rows.tokens;
  if (notes.subdiagonal != nullptr) {
    for (std::size_t t = std::max<std::size_t>(first, 1); t < end; ++t) {
      notes.subdiagonal[at + t] = weights.row(t - first)[t - 1];
    }
  }
  if (notes.last_row != nullptr && end == rows.tokens) {
    std::copy_n(weights.row(end - 1 - first), rows.tokens, notes.last_row + at);
  }
}

template <class T>
void headBack(const HeadRows<T>& rows, const std::uint8_t* open, std::size_t head,
              Rows<const T> dmix, Rows<T> dq, KeyGradient<T>& sum) {
  const std::size_t n = rows.tokens, column = head * rows.size;
  HeadWork<T> work(std::min(kBlockQueries, n), n, rows.size);
  KeyGradient<T> part(n, rows.size);
  Buffer<T> out(std::min(kBlockQueries, n) * rowStride(rows.size));
  for (std::size_t first = 0; first < n; first += kBlockQueries) {
    const std::size_t end = std::min(first + kBlockQueries, n);
    auto job = blockJob(rows, open, head, first, end, Rows<T>{out.data(), 0}, work);
    job.out = out.data();
    job.ldo = rowStride(rows.size);
    const auto& kernels = kernels::table<T>();
    kernels.attention(job);
    kernels.attentionGradient({job, dmix.row(first) + column, dmix.ld, dq.row(first) + column,
                               dq.ld, part.dk.data(), part.dv.data(), part.stride});
    kernels.add(end * part.stride, sum.dk.data(), part.dk.data());
    kernels.add(end * part.stride, sum.dv.data(), part.dv.data());
  }
}

template <class T>
void sumOver(std::size_t tokens, std::size_t size, std::span<const KeyGradient<T>> heads,
             std::size_t column, Rows<T> dk, Rows<T> dv) {
  for (std::size_t t = 0; t < tokens; ++t) {
    std::fill_n(dk.row(t) + column, size, T{0});
    std::fill_n(dv.row(t) + column, size, T{0});
    for (const auto& head : heads) {
      kernels::table<T>().add(size, dk.row(t) + column, head.dk.data() + t * head.stride);
      kernels::table<T>().add(size, dv.row(t) + column, head.dv.data() + t * head.stride);
    }
  }
}

}  // namespace

template <class T>
void attendHeads(const HeadRows<T>& rows, const std::uint8_t* open, Rows<T> mix,
                 const AttentionNotes<T>& notes) {
  const std::size_t blocks = parallel::chunkCount(rows.tokens, kBlockQueries);
  std::mutex one_at_a_time;
  parallel::forEach(rows.heads * blocks, 1, [&](std::size_t item) {
    const std::size_t head = item / blocks, first = item % blocks * kBlockQueries;
    const std::size_t end = std::min(first + kBlockQueries, rows.tokens);
    HeadWork<T> work(end - first, end, rows.size);
    kernels::table<T>().attention(blockJob(rows, open, head, first, end, mix, work));
    const Rows<const T> weights{work.weights.data(), kernels::paddedTokens(end)};
    note(rows, head, first, end, weights, notes);
    if (notes.block) {
      const std::lock_guard lock(one_at_a_time);
      notes.block(head, first, end - first, weights);
    }
  });
}

template <class T>
void attendHeadsBack(const HeadRows<T>& rows, const std::uint8_t* open, Rows<const T> dmix,
                     Rows<T> dq, Rows<T> dk, Rows<T> dv) {
  std::vector<KeyGradient<T>> heads(rows.heads, KeyGradient<T>(rows.tokens, rows.size));
  parallel::forEach(rows.heads, 1,
                    [&](std::size_t head) { headBack(rows, open, head, dmix, dq, heads[head]); });
  const std::size_t group = rows.heads / rows.key_heads;
  parallel::forEach(rows.key_heads, 1, [&](std::size_t g) {
    const auto sharing = std::span<const KeyGradient<T>>(heads).subspan(g * group, group);
    sumOver(rows.tokens, rows.size, sharing, g * rows.size, dk, dv);
  });
}

#define ICL_TEXT_ATTENTION(T)                                                                    \
  template void attendHeads(const HeadRows<T>&, const std::uint8_t*, Rows<T>,                    \
                            const AttentionNotes<T>&);                                           \
  template void attendHeadsBack(const HeadRows<T>&, const std::uint8_t*, Rows<const T>, Rows<T>, \
                                Rows<T>, Rows<T>);
ICL_TEXT_ATTENTION(float)
ICL_TEXT_ATTENTION(double)
#undef ICL_TEXT_ATTENTION

}  // namespace icl::checkpoint
