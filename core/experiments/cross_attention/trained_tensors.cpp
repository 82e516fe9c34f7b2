// θ of untied layers and of matrices as named tensors of checkpoints, and back.
#include <algorithm>

#include "core/experiments/cross_attention/matrix_model.h"
#include "core/experiments/cross_attention/trained_model.h"
#include "core/experiments/cross_attention/untied_model.h"

namespace icl::cross_attention {
namespace {

using Tensors = std::vector<Snapshot::Tensor>;
using RowMajor = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

const Snapshot::Tensor* named(const Tensors& tensors, std::string_view name) {
  const auto found =
      std::find_if(tensors.begin(), tensors.end(), [&](const auto& t) { return t.name == name; });
  return found == tensors.end() ? nullptr : &*found;
}

/// Layers whose weights have channels of their own; the others are in checkpoints alone.
constexpr int kMostLayerChannels = 16;

Error missing(std::string_view name, const std::string& wanted) {
  return Error{Message{ICL_TR("the checkpoint must hold %1 as %2"), {std::string(name), wanted}},
               std::string(name)};
}

/// α or β of each layer; one number stands for all layers.
Result<std::vector<double>> scalarsOf(const Tensors& tensors, const char* name, int depth) {
  const auto* found = named(tensors, name);
  const auto layers = static_cast<std::size_t>(depth);
  if (found != nullptr && found->data.size() == layers) return found->data;
  if (found != nullptr && found->data.size() == 1) {
    return std::vector<double>(layers, found->data.front());
  }
  return missing(
      name, Message{ICL_TR("one number, or one a layer (%1)"), {std::to_string(depth)}}.text());
}

Result<std::vector<double>> untiedTheta(const Config& config, const Tensors& tensors) {
  auto alphas = scalarsOf(tensors, "alpha", config.depth);
  if (!alphas) return alphas;
  const auto betas = scalarsOf(tensors, "beta", config.depth);
  if (!betas) return betas;
  std::vector<double> theta = std::move(alphas).value();
  theta.insert(theta.end(), betas.value().begin(), betas.value().end());
  return theta;
}

/// A stored matrix a layer, or one for all layers.
Status readPart(const Tensors& tensors, Part part, std::vector<Mat<double>>& copies) {
  const auto* found = named(tensors, nameOf(part));
  const Eigen::Index d = copies.front().rows();
  const auto each = static_cast<std::size_t>(d * d);
  const bool shared = found != nullptr && found->data.size() == each;
  if (found == nullptr || (!shared && found->data.size() != each * copies.size())) {
    return missing(nameOf(part), Message{ICL_TR("%1 numbers for each of %2 matrices"),
                                         {std::to_string(each), std::to_string(copies.size())}}
                                     .text());
  }
  for (std::size_t k = 0; k < copies.size(); ++k) {
    copies[k] = Eigen::Map<const RowMajor>(found->data.data() + (shared ? 0 : k * each), d, d);
  }
  return {};
}

Result<MatrixSet> storedMatrices(const MatrixLayout& layout, const Tensors& tensors) {
  MatrixSet set = layout.zeros();
  if (named(tensors, nameOf(Part::Skip)) != nullptr || named(tensors, "alpha") == nullptr) {
    for (const Part part : kParts) {
      if (auto read = readPart(tensors, part, set[part]); !read) return read.error();
    }
    return set;
  }
  // A run with scalar weights: multiples of the identity.
  const int layers = static_cast<int>(set[Part::Skip].size());
  const auto alphas = scalarsOf(tensors, "alpha", layers);
  if (!alphas) return alphas.error();
  const auto betas = scalarsOf(tensors, "beta", layers);
  if (!betas) return betas.error();
  for (const Part part : kParts) {
    for (std::size_t k = 0; k < set[part].size(); ++k) {
      set[part][k].diagonal().setConstant(part == Part::Skip    ? alphas.value()[k]
                                          : part == Part::Value ? betas.value()[k]
                                                                : 1.0);
    }
  }
  return set;
}

}  // namespace

std::unique_ptr<TrainedModel> trainedModelOf(const Config& config) {
  return config.parameters == Parameters::Untied ? untiedModelOf(config) : matrixModelOf(config);
}

std::vector<std::string> trainedNames(const Config& config) {
  std::vector<std::string> names;
  if (config.parameters == Parameters::Untied) {
    for (const char* kind : {"alpha.", "beta."}) {
      for (int t = 0; t < config.depth; ++t) names.push_back(kind + std::to_string(t));
    }
    return names;
  }
  for (const Part part : kParts) names.emplace_back(nameOf(part));
  return names;
}

std::vector<Channel> layeredChannels(const Config& config) {
  if (config.parameters == Parameters::Matrices) {
    return {
        {"rotation", ICL_TR("Rotation part"), "|W_{odd}|", "",
         ICL_TR("Size of the antisymmetric part of Wⱽ Wᴷᵀ W^Q, through which attention acts, as a "
                "root mean square over dimensions."),
         Role::Parameter, Scale::Log},
        {"anisotropy", ICL_TR("Anisotropy"), "|W_{even} − β I|", "",
         ICL_TR("Size of what the symmetric part of Wⱽ Wᴷᵀ W^Q has beside a multiple of the "
                "identity, as a root mean square over dimensions."),
         Role::Parameter, Scale::Log},
    };
  }
  std::vector<Channel> channels;
  if (config.parameters != Parameters::Untied) return channels;
  const int shown = std::min(config.depth, kMostLayerChannels);
  for (const bool skip : {true, false}) {
    for (int t = 0; t < shown; ++t) {
      const std::string layer = std::to_string(t);
      channels.push_back({(skip ? "alpha." : "beta.") + layer, (skip ? "α " : "β ") + layer,
                          (skip ? "α_{" : "β_{") + layer + "}", "",
                          skip ? ICL_TR("Skip weight of a layer of its own, counted from 0.")
                               : ICL_TR("Attention weight of a layer of its own, counted from 0."),
                          Role::Parameter, Scale::Linear});
    }
  }
  return channels;
}

Tensors trainedTensors(const Config& config, std::span<const double> theta) {
  if (config.parameters == Parameters::Untied) {
    const auto layers = static_cast<std::size_t>(config.depth);
    return {{"alpha", {layers}, {theta.begin(), theta.begin() + config.depth}},
            {"beta", {layers}, {theta.begin() + config.depth, theta.end()}}};
  }
  const MatrixLayout layout(config);
  MatrixSet set = layout.zeros();
  layout.expand(theta, set);
  Tensors out;
  for (const Part part : kParts) {
    const auto d = static_cast<std::size_t>(layout.shape().dimension);
    Snapshot::Tensor tensor{std::string(nameOf(part)), {set[part].size(), d, d}, {}};
    for (const auto& m : set[part]) {
      const RowMajor rows = m;
      tensor.data.insert(tensor.data.end(), rows.data(), rows.data() + rows.size());
    }
    out.push_back(std::move(tensor));
  }
  return out;
}

Result<std::vector<double>> thetaFromTensors(const Config& config, const Tensors& tensors) {
  if (config.parameters == Parameters::Untied) return untiedTheta(config, tensors);
  const MatrixLayout layout(config);
  const auto set = storedMatrices(layout, tensors);
  if (!set) return set.error();
  std::vector<double> theta(layout.size());
  layout.nearest(set.value(), theta);
  return theta;
}

}  // namespace icl::cross_attention
