// The example sequence: one of a test set, perhaps edited by hand, and what the decoder makes of
// it; the plates of the screen and the probes that look at one sequence. One thread at a time.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/experiments/mixture/decoder_pass.h"
#include "core/experiments/mixture/state.h"

namespace icl::mixture {

/// A sequence gone through the decoder, with every attention weight.
class Example {
 public:
  Example(const Task& task, const SequenceLayout& layout, const DecoderShape& shape);

  void show(const Decoder<float>& decoder, const State& state, const SequenceAddress& address);

  const std::vector<std::uint32_t>& labels() const { return maker_.prompt().labels; }
  Rows<const float> attention(std::size_t layer, std::size_t head) const {
    return pass_.attention(0, layer, head);
  }
  /// Of every label, from the query's row.
  const std::vector<double>& probabilities() const { return probabilities_; }
  std::size_t answer() const;
  Rows<const float> input() const { return input_; }
  /// "x1·7" for an item of the class with label 7, "y1·7" for that label, "xq·7" for the query;
  /// with two modalities "a1·7", "b1·7", "y1·7", …, "aq·7", "bq·7".
  std::vector<std::string> tokenNames() const;

 private:
  void choose(const State& state, const SequenceAddress& address);
  void edit(const State& state, const InputRows<float>& rows);

  const Task& task_;
  SequenceLayout layout_;
  DecoderShape shape_;
  SequenceMaker maker_{};
  /// Labels (groups) that the items of each modality belong to; the query's last.
  std::vector<std::uint32_t> item_labels_{}, second_labels_{};
  DecoderPass<float> pass_;
  Rows<const float> input_{};
  std::vector<double> probabilities_{};
};

std::vector<Plate> pretrainPlates();
/// The example of `look` (its sample number counts the sequences of the ICL set) as plates.
void drawPlates(Example& example, const Decoder<float>& decoder, const State& state,
                std::size_t test_sequences, const Look& look, Frame& frame);

/// "edit-example": its targets, and the edit that a value (and data) makes of one.
std::vector<std::string> editTargets(std::size_t pairs);
/// Refuses labels, classes and numbers that the task does not have. An edit of -1 undoes.
Status applyEdit(const Intervention& change, const TaskConfig& task,
                 std::vector<ExampleEdit>& edits);

}  // namespace icl::mixture
