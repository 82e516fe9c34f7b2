// TokenStack: the stack with scalar weights on the tokens of one prompt, layer by layer as it is
// written down, with any attention (linear, softmax, none), any stack and any read-out. The only
// form that softmax has at finite context, and the one in which attention can be looked at. Used by
// sampled training and risks of softmax, by the example prompt and by the probes `prompt` and
// `gradient-descent`; one thread at a time. Scalar weights with linear attention have shorter ways.
#pragma once

#include <array>
#include <vector>

#include <Eigen/Dense>

#include "core/experiments/cross_attention/scalar_stack.h"

namespace icl::cross_attention {

/// The settings of attention that the weights do not see.
struct TokenRules {
  double temperature = 1;
  bool centred = false;
  bool query_as_key = false;

  TokenRules() = default;
  explicit TokenRules(const Config& config)
      : temperature(config.softmax_temperature),
        centred(config.softmax_centred),
        query_as_key(config.query_as_key) {}
};

class TokenStack {
 public:
  TokenStack(const Stack& shape, const TokenRules& rules) : shape_(shape), rules_(rules) {}

  /// The prediction for `query` from tokens x (d × L, columns) with responses y; `slope`, where not
  /// null, becomes its derivatives by α, β and the gain.
  double predict(const Eigen::MatrixXd& x, const Eigen::VectorXd& y, const Eigen::VectorXd& query,
                 const ScalarWeights& weights, ScalarWeights* slope);

  /// What would be predicted after 0 … T layers.
  std::vector<double> predictions(const Eigen::MatrixXd& x, const Eigen::VectorXd& y,
                                  const Eigen::VectorXd& query, const ScalarWeights& weights);

  /// F⁰ … F^T over the context and the query (the last column) and what each would predict.
  struct Trace {
    std::vector<Eigen::MatrixXd> states{};
    std::vector<double> predictions{};
  };
  Trace trace(const Eigen::MatrixXd& x, const Eigen::VectorXd& y, const Eigen::VectorXd& query,
              const ScalarWeights& weights);

  /// How the layer that receives F weighs its keys: (columns of F) × (keys); rows of softmax sum to
  /// one, those of linear attention are ⟨key, f⟩/L.
  Eigen::MatrixXd attention(const Eigen::MatrixXd& x, const Eigen::VectorXd& query,
                            const Eigen::MatrixXd& states) const;

 private:
  /// Whether the states of the context enter the prediction, and not the query's alone.
  bool wholeContext() const { return shape_.self() || shape_.readout != Readout::Xf; }
  void begin(const Eigen::MatrixXd& x, const Eigen::VectorXd& query, bool all,
             const ScalarWeights& weights, bool slopes);
  void layer(const ScalarWeights& weights, int index, bool slopes);
  /// The attention term of the layer from keys and states, and its change with each weight.
  void attend(bool slopes);
  void weigh(const Eigen::MatrixXd& keys, const Eigen::MatrixXd& states,
             Eigen::MatrixXd& shares) const;
  double read(const Eigen::MatrixXd& x, const Eigen::VectorXd& y, const Eigen::VectorXd& query,
              const ScalarWeights& weights, ScalarWeights* slope) const;
  auto keysOf(const Eigen::MatrixXd& states) const { return states.leftCols(keys_); }

  Stack shape_;
  TokenRules rules_;
  Eigen::Index length_ = 0, keys_ = 0;   // tokens of the context; of these and the query
  Eigen::MatrixXd data_{}, raw_keys_{};  // α is the weight of the first; X or [X, x_q]
  Eigen::MatrixXd state_{}, shares_{}, term_{};
  // By α (cross-attention) or the gain (self-attention), and by β.
  static constexpr std::size_t kSlopes = 2;
  std::array<Eigen::MatrixXd, kSlopes> state_slope_{}, term_slope_{};
  Eigen::MatrixXd change_{};
};

}  // namespace icl::cross_attention
