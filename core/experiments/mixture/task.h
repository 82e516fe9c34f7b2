// Task: sequences of noisy class means and their labels, with a query. Every draw is addressed by
// (seed, set, batch, sequence), so a sequence can be made anywhere, again and again. Immutable
// after construction; any thread.
//
// Layout: item, label, item, label, …, query: tokens() = 2 pairs + 1. A row is the embedding (D
// numbers), behind a one-hot position where there is a position block. With a second modality each
// element is item, second item, label: tokens() = 3 pairs + 2. The second items' rows lie apart
// (raw: a projector makes embeddings of them), and the labels are theirs.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "core/base/random.h"
#include "core/math/products.h"

namespace icl::mixture {

/// The second modality. Its labels are the first ones of the first's; or, with groups, a label
/// tells the group of the first item and that of the second, whose classes are then independent.
struct SecondModality {
  std::uint32_t classes = 0;  // 0: there is none
  std::uint32_t labels = 32, dimension = 64;
  double spread = 0.1, zipf = 0;
  std::uint32_t groups_1 = 0, groups_2 = 0;  // of joint labels; 0: none
  bool published_flip = false;  // joint labels: the answer counted right is one further than shown
};

struct TaskConfig {
  std::uint32_t classes = 8192, labels = 32, pairs = 8, dimension = 63;
  std::uint32_t burstiness = 4;  // copies of a class in the context; 0: none, and never bursty
  double bursty_fraction = 1, ood_fraction = 0;
  std::uint32_t new_classes = 128;
  double spread = 0.1, zipf = 0;
  bool no_repeats = false;
  std::uint32_t position_block = 65;  // columns of one-hot positions before the embedding; 0: none
  std::uint32_t max_shift = 48;       // the first token's position is uniform in 0 … max_shift

  SecondModality second{};

  bool paired() const { return second.classes > 0; }
  bool joint() const { return second.groups_1 > 0; }
  std::uint32_t stride() const { return paired() ? 3 : 2; }  // tokens of an element
  std::uint32_t tokens() const { return stride() * pairs + stride() - 1; }
  std::uint32_t width() const { return position_block + dimension; }
  /// Labels that can be answers.
  std::uint32_t answers() const { return paired() && !joint() ? second.labels : labels; }
  /// New classes of the first modality, and those of the second: as many in proportion.
  std::uint32_t newClasses() const;
  std::uint32_t newSecondClasses() const;
};

/// What is asked: the training stream, or one of the four test sets.
enum class SequenceSet : std::uint8_t { Train, Test, Icl, Flipped, Iwl };
inline constexpr std::size_t kTestSets = 4;

/// A sequence before its items are drawn.
struct Prompt {
  std::vector<std::uint32_t> classes{};  // of the context and, last, of the query
  std::vector<std::uint32_t> second{};   // of the second modality, if there is one
  std::vector<std::uint32_t> labels{};   // as shown; the last is the right answer
  bool new_classes = false;              // else the class numbers are those of training
  std::uint32_t shift = 0;
};

/// Where a sequence comes from; part of the address of all its draws.
struct SequenceAddress {
  SequenceSet set = SequenceSet::Train;
  std::uint64_t batch = 0;  // training alone
  std::uint64_t index = 0;
};

struct SecondImages;

/// Label vectors and class means, one row each; or images instead of the second modality's means.
struct TaskTables {
  std::vector<float> labels{}, classes{}, second{};
  std::shared_ptr<const SecondImages> images{};
};

/// Stands between the raw items of the second modality and whoever reads them: an encoder.
class SecondReader {
 public:
  virtual ~SecondReader() = default;
  virtual std::size_t features() const = 0;
  /// A row of features for each row of an item. Several threads at once.
  virtual void read(std::size_t count, Rows<const float> items, Rows<float> features) const = 0;
};

class Task {
 public:
  Task(const TaskConfig& config, std::uint64_t seed);
  /// With the tables of another stage; those that do not fit are drawn.
  Task(const TaskConfig& config, std::uint64_t seed, TaskTables tables);

  const TaskConfig& config() const { return config_; }
  const TaskTables& tables() const { return tables_; }
  /// With joint labels the group that the class belongs to.
  std::uint32_t labelOf(std::uint32_t class_number) const {
    return class_number % (config_.joint() ? config_.second.groups_1 : config_.labels);
  }
  std::uint32_t secondLabelOf(std::uint32_t class_number) const {
    return class_number % (config_.joint() ? config_.second.groups_2 : config_.second.labels);
  }
  std::span<const float> classMean(std::uint32_t class_number) const;
  std::span<const float> secondMean(std::uint32_t class_number) const;
  std::span<const float> labelVector(std::uint32_t label) const;
  /// Of a class that training never shows; `batch` matters for the training stream alone.
  void newClassMean(SequenceSet set, std::uint64_t batch, std::uint32_t number,
                    std::span<float> out) const;
  void newSecondMean(SequenceSet set, std::uint64_t batch, std::uint32_t number,
                     std::span<float> out) const;

  void draw(const SequenceAddress& address, Prompt& out) const;
  /// tokens() rows, zeroed and filled. Items and labels are scaled by the two factors (1; 0 takes
  /// them away). `scratch` holds 2 (pairs + 1) D numbers.
  void compose(const SequenceAddress& address, const Prompt& prompt, double item_scale,
               double label_scale, Rows<float> rows, std::span<float> scratch) const;
  /// The raw rows of the second items, the query's last; `scratch` as for compose().
  void composeSecond(const SequenceAddress& address, const Prompt& prompt, double scale,
                     Rows<float> rows, std::span<float> scratch) const;
  std::size_t scratchSize() const;

  /// From now on makers of sequences hand out what the reader makes of the second items.
  void readSecondBy(std::shared_ptr<const SecondReader> reader) { reader_ = std::move(reader); }
  const SecondReader* reader() const { return reader_.get(); }
  /// Numbers of a second item as it is handed out.
  std::size_t secondWidth() const {
    return reader_ ? reader_->features() : config_.second.dimension;
  }

 private:
  void composeImages(const SequenceAddress& address, const Prompt& prompt, double scale,
                     Rows<float> rows) const;

  struct Recipe {
    std::uint32_t copies = 1;
    double bursty = 1, ood = 0;
    bool flip = false;
  };
  Recipe recipeOf(SequenceSet set) const;
  /// A modality as draws see it.
  struct Law {
    std::uint32_t classes = 0, labels = 0;
    const std::vector<double>* cumulative = nullptr;  // of the class prior; empty: uniform
  };
  Law lawOf(bool second, bool fresh) const;
  static std::uint32_t drawClass(Stream& random, const Law& law);
  void drawDistinct(Stream& random, const Law& law, bool different_labels,
                    std::span<std::uint32_t> out) const;
  std::uint32_t drawPartner(Stream& random, std::uint32_t label, bool fresh) const;
  void drawContext(Stream& random, std::uint32_t copies, bool fresh, Prompt& out) const;
  void drawIndependent(Stream& random, Prompt& out) const;
  void label(bool flip, Prompt& out) const;
  void preparePriors();

  /// What the items of one modality are made of.
  struct Items {
    std::uint32_t dimension = 0;
    double spread = 0, scale = 1;
    bool second = false;
  };
  template <class RowOf>
  void composeItems(const SequenceAddress& address, const Prompt& prompt, const Items& items,
                    std::span<float> scratch, RowOf&& row_of) const;

  TaskConfig config_;
  std::uint64_t seed_;
  TaskTables tables_{};
  std::vector<double> cumulative_{}, second_cumulative_{};
  std::shared_ptr<const SecondReader> reader_{};
  std::vector<double> partners_{};  // of first classes among those with one label; label by label
};

/// Accuracies without learning, exact under the draws' laws.
struct ChanceLevels {
  double blind = 0;         // any label that can be an answer
  double context = 0;       // a label of the context at random, in the ICL set
  double context_seen = 0;  // the same in the swapped-label set
  double context_iwl = 0;   // the same in the IWL set
  double present_iwl = 0;   // the query's label occurs in the context of the IWL set
  double transition = 0;    // half way from `context` to 1
};
ChanceLevels chanceOf(const TaskConfig& config);

}  // namespace icl::mixture
