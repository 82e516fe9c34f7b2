#include "core/experiments/cross_attention/weight_pictures.h"

#include <algorithm>

#include "core/experiments/cross_attention/pictures.h"

namespace icl::cross_attention {
namespace {

struct Labels {
  std::vector<int> blocks{};
  std::vector<std::string> names{};
};

Labels labelsOf(const Config& config) {
  Labels labels{config.dims(), {}};
  labelCoordinates(labels.names, labels.blocks, false);
  return labels;
}

void put(PlateData& plate, const Mat<double>& matrix, int layer, int layers, const Labels& labels) {
  putMatrix(plate, matrix, layer, layers);
  plate.row_blocks = plate.col_blocks = labels.blocks;
  plate.row_labels = plate.col_labels = labels.names;
}

/// Room for the plates of weights behind those of the prompt.
PlateData* platesIn(Frame& frame) {
  static const std::size_t kFirst = platesOfPrompt().size();
  static const std::size_t kCount = platesOfWeights().size();
  frame.plates.resize(kFirst + kCount);
  return frame.plates.data() + kFirst;
}

int chosen(const Look& look, int layers) {
  return look.layer < 0 ? layers - 1 : std::min(look.layer, layers - 1);
}

}  // namespace

std::vector<Plate> platesOfWeights() {
  const auto plate = [](const char* key, std::string title, std::string help) {
    return Plate{key,
                 std::move(title),
                 ICL_TR("to coordinate"),
                 ICL_TR("from coordinate"),
                 std::move(help),
                 PlateRole::Weights,
                 true,
                 true,
                 0,
                 0};
  };
  return {
      plate("weights-skip", ICL_TR("Skip weights"),
            ICL_TR("Wˢ, through which the raw data enter a layer; α I where weights are scalars.")),
      plate("weights-value", ICL_TR("Value weights"),
            ICL_TR("Wⱽ of a layer; β I where weights are scalars.")),
      plate("weights-key", ICL_TR("Key weights"),
            ICL_TR("Wᴷ of a layer; the identity where weights are scalars.")),
      plate("weights-query", ICL_TR("Query weights"),
            ICL_TR("W^Q of a layer; the identity where weights are scalars.")),
      plate("weights-readout", ICL_TR("Readout weights"),
            ICL_TR("U, which pairs the two slots of the readout; the identity where weights are "
                   "scalars.")),
      plate("weights-attention", ICL_TR("Attention weights"),
            ICL_TR("Wⱽ Wᴷᵀ W^Q, through which the attention of a layer acts: β times the "
                   "identity where the weights have stayed scalar, with an antisymmetric part "
                   "where they rotate.")),
  };
}

void drawMatrixWeights(Frame& frame, const Look& look, const Config& config, const MatrixSet& set) {
  const Labels labels = labelsOf(config);
  PlateData* plates = platesIn(frame);
  const int layers = static_cast<int>(set[Part::Skip].size()), layer = chosen(look, layers);
  const auto at = static_cast<std::size_t>(layer);
  for (const Part part : kParts) {
    PlateData& plate = plates[static_cast<std::size_t>(part)];
    if (part == Part::Readout) {
      put(plate, set[part][0], 0, 1, labels);
    } else {
      put(plate, set[part][at], layer, layers, labels);
    }
  }
  const Mat<double> product =
      set[Part::Value][at] * set[Part::Key][at].transpose() * set[Part::Query][at];
  put(plates[kParts.size()], product, layer, layers, labels);
}

void drawScalarWeights(Frame& frame, const Look& look, const Config& config,
                       const ScalarStack& stack) {
  const Labels labels = labelsOf(config);
  PlateData* plates = platesIn(frame);
  const int layers = stack.alphas.empty() ? 1 : stack.depth, layer = chosen(look, layers);
  const Mat<double> identity = Mat<double>::Identity(config.dimension(), config.dimension());
  const double alpha = stack.alphaAt(layer), beta = stack.betaAt(layer);
  const std::array<double, 6> scale{alpha, beta, 1, 1, 1, beta};
  for (std::size_t k = 0; k < scale.size(); ++k) {
    const bool layered = k < 2 || k == kParts.size();  // the others are the identity everywhere
    put(plates[k], scale[k] * identity, layered ? layer : 0, layered ? layers : 1, labels);
  }
}

}  // namespace icl::cross_attention
