// Sections Model and Weight matrices of the schema.
#include "core/experiments/cross_attention/config_sections.h"

namespace icl::cross_attention {
namespace {

std::vector<Value> otherDepths(const Values& values) {
  const auto depth = values.integer("depth");
  std::vector<Value> others;
  if (depth * 2 <= 1024) others.emplace_back(depth * 2);
  if (depth >= 2) others.emplace_back(depth / 2);
  return others;
}

Message actsWithSoftmax(const Values& values) {
  return is(values, "attention", "softmax") ? Message{}
                                            : Message{ICL_TR("acts with attention softmax")};
}

Message actsInCrossAttention(const Values& values) {
  return is(values, "stack", "cross") ? Message{}
                                      : Message{ICL_TR("acts in a cross-attention stack")};
}

void addAttention(Builder& schema) {
  schema.add(&Config::attention, "attention", ICL_TR("Attention"))
      .option(Attention::Linear, "linear", ICL_TR("linear"),
              ICL_TR("values are weighted by ⟨key, query⟩/L"))
      .option(Attention::Softmax, "softmax", ICL_TR("softmax"),
              ICL_TR("values are weighted by the softmax of the products over the keys"))
      .option(Attention::Off, "off", ICL_TR("off"), ICL_TR("the attention term is left out"))
      .help(ICL_TR("How a layer weighs the tokens of the context. At infinite context softmax "
                   "gives what linear attention gives; at finite context it varies more. Without "
                   "attention the stack is a scaled mean, at best one layer of self-attention."))
      .asSwitch()
      .twins(otherOptions("attention", {"linear", "softmax", "off"}));
  schema.add(&Config::softmax_temperature, "softmax-temperature", ICL_TR("Softmax temperature"))
      .range(0.01, 1000)
      .log()
      .symbol("τ")
      .help(ICL_TR("Products are divided by it before the softmax and the output is multiplied by "
                   "it, so that a high temperature approaches linear attention."))
      .idle(actsWithSoftmax);
  schema.add(&Config::softmax_centred, "softmax-centred", ICL_TR("Centred keys"))
      .help(ICL_TR("Whether the mean of the values over the context is taken off the softmax "
                   "output, which linear attention does not see at high temperature."))
      .idle(actsWithSoftmax);
  schema.add(&Config::stack, "stack", ICL_TR("Kind of stack"))
      .option(StackKind::Cross, "cross", ICL_TR("cross-attention"),
              ICL_TR("queries come from F, keys and values from the raw data"))
      .option(StackKind::Self, "self", ICL_TR("self-attention"),
              ICL_TR("queries, keys and values all come from F, which starts from the data"))
      .help(ICL_TR("Whether layers attend to the raw data or to their own states. A self-attention "
                   "stack starts from F⁰ = X, adds β F Fᵀ F/L in each layer and reads out α times "
                   "with F in both places; α and β are both trained."))
      .asSwitch()
      .twins(otherOptions("stack", {"cross", "self"}));
  schema.add(&Config::residual, "residual", ICL_TR("Residual stream"))
      .help(ICL_TR("Whether a layer adds to what it received (Fᵗ = Fᵗ⁻¹ + S + A) or replaces it "
                   "(Fᵗ = S + A)."))
      .asSwitch()
      .twins(otherPosition("residual"));
  schema.add(&Config::residual_gain, "residual-gain", ICL_TR("Residual gain"))
      .help(ICL_TR("Whether the residual stream of a self-attention stack has a trained gain "
                   "1 + a, which makes the stack a Newton–Schulz iteration."))
      .idle([](const Values& values) -> Message {
        if (is(values, "stack", "self")) return {};
        return ICL_TR("acts in a self-attention stack");
      })
      .asSwitch()
      .twins(otherPosition("residual-gain"));
}

void addReadout(Builder& schema) {
  schema.add(&Config::readout, "readout", ICL_TR("Readout"))
      .option(Readout::Xf, "xf", ICL_TR("keys x, query f"), ICL_TR("ŷ = (1/L) Σ yᵢ xᵢᵀ U f_q"))
      .option(Readout::Fx, "fx", ICL_TR("keys f, query x"), ICL_TR("ŷ = (1/L) Σ yᵢ fᵢᵀ U x_q"))
      .option(Readout::Ff, "ff", ICL_TR("both f"), ICL_TR("ŷ = (1/L) Σ yᵢ fᵢᵀ U f_q"))
      .help(ICL_TR("What the last layer pairs. The first two give the same number for scalar "
                   "weights; F in both places applies the stack twice and misses Bayes."))
      .idle(actsInCrossAttention)
      .asSwitch()
      .twins(otherOptions("readout", {"xf", "fx", "ff"}));
  schema.add(&Config::query_as_key, "query-as-key", ICL_TR("Query among the keys"))
      .help(ICL_TR("Whether the query token is among the keys and values too, a change of order "
                   "1/L that vanishes at infinite context."))
      .asSwitch()
      .twins(otherPosition("query-as-key"));
}

Message actsForMatrices(const Values& values) {
  return is(values, "parameters", "matrices") ? Message{}
                                              : Message{ICL_TR("acts with weight matrices")};
}

}  // namespace

void addModel(Builder& schema) {
  schema.section(ICL_TR("Model"))
      .add(&Config::parameters, "parameters", ICL_TR("Parameters"))
      .option(Parameters::One, "one", ICL_TR("one"), ICL_TR("β is tied to -α"))
      .option(Parameters::Two, "two", ICL_TR("two"), ICL_TR("α and β are trained freely"))
      .option(Parameters::Untied, "untied", ICL_TR("untied"),
              ICL_TR("each layer trains an α and a β of its own"))
      .option(Parameters::Matrices, "matrices", ICL_TR("matrices"),
              ICL_TR("the weight matrices of skip, value, key, query and readout are trained"))
      .help(ICL_TR("Which weights are trained: α alone with β = -α (Theorem 6.2), or α and β "
                   "(Theorem 6.3), shared by all layers; α and β of each layer; or whole weight "
                   "matrices."))
      .asSwitch()
      .twins(otherOptions("parameters", {"one", "two", "untied", "matrices"}));
  schema.add(&Config::depth, "depth", ICL_TR("Depth"))
      .range(1, 1024)
      .log()
      .unit(ICL_TR("layers"))
      .symbol("T")
      .help(ICL_TR("Number of cross-attention layers."))
      .asSwitch()
      .twins(otherDepths);
  schema.add(&Config::reinjection, "reinjection", ICL_TR("Skip connection"))
      .option(Reinjection::EveryLayer, "every-layer", ICL_TR("every layer"),
              ICL_TR("the raw data enter every layer"))
      .option(Reinjection::FirstLayer, "first-layer", ICL_TR("first layer only"),
              ICL_TR("the raw data enter the first layer and no other"))
      .option(
          Reinjection::None, "none", ICL_TR("none"),
          ICL_TR(
              "the raw data enter no layer, so that with a start from zero nothing is predicted"))
      .help(ICL_TR("Where the skip term α X re-injects the raw data. Without it in every layer the "
                   "stack reaches only p(s) = α (1 + β s)ᵏ, which never is Bayes."))
      .idle(actsInCrossAttention)
      .asSwitch()
      .twins(otherOptions("reinjection", {"first-layer", "every-layer", "none"}));
  schema.add(&Config::start, "start", ICL_TR("Start of the stack"))
      .option(Start::Zero, "zero", ICL_TR("zero"), ICL_TR("F⁰ = 0"))
      .option(Start::Data, "data", ICL_TR("data"), ICL_TR("F⁰ = α X"))
      .help(ICL_TR("What the first layer receives: zero, or the data scaled by the skip weight, "
                   "F⁰ = α X. With the skip in every layer, a start from data equals one more "
                   "layer from zero."))
      .idle(actsInCrossAttention)
      .asSwitch()
      .twins(otherOptions("start", {"zero", "data"}));
  addAttention(schema);
  addReadout(schema);
}

void addMatrices(Builder& schema) {
  schema.section(ICL_TR("Weight matrices"))
      .add(&Config::tied, "tied", ICL_TR("Tied layers"))
      .help(ICL_TR("Whether all layers share their weight matrices, or each has its own."))
      .idle(actsForMatrices)
      .asSwitch()
      .twins(otherPosition("tied"));
  const auto weights = [&schema](Form Config::*member, const char* key, const char* title,
                                 const char* symbol) {
    schema.add(member, key, title)
        .option(Form::Full, "full", ICL_TR("full"), ICL_TR("every entry is trained"))
        .option(Form::Diagonal, "diagonal", ICL_TR("diagonal"),
                ICL_TR("only the diagonal is trained"))
        .option(Form::Blocks, "block-scalar", ICL_TR("block scalar"),
                ICL_TR("one number a modality, times the identity, is trained"))
        .option(Form::Scalar, "scalar", ICL_TR("scalar"),
                ICL_TR("one number times the identity is trained"))
        .option(Form::Frozen, "frozen", ICL_TR("frozen"), ICL_TR("it stays as it starts"))
        .symbol(symbol)
        .help(ICL_TR("What of this weight matrix is trained; entries outside this form are 0, but "
                     "a frozen matrix keeps its start."))
        .idle(actsForMatrices)
        .twins(otherOptions(key, {"full", "scalar", "diagonal", "block-scalar", "frozen"}));
  };
  weights(&Config::skip_weights, "skip-weights", ICL_TR("Skip weights"), "W^{S}");
  weights(&Config::value_weights, "value-weights", ICL_TR("Value weights"), "W^{V}");
  weights(&Config::key_weights, "key-weights", ICL_TR("Key weights"), "W^{K}");
  weights(&Config::query_weights, "query-weights", ICL_TR("Query weights"), "W^{Q}");
  weights(&Config::readout_weights, "readout-weights", ICL_TR("Readout weights"), "U");
  schema.add(&Config::matrix_start, "matrix-start", ICL_TR("Start of the matrices"))
      .option(MatrixStart::Scalar, "scalar", ICL_TR("scalar"),
              ICL_TR("α I for the skip, β I for the values, the identity for the others, each with "
                     "the random spread added"))
      .option(MatrixStart::Random, "random", ICL_TR("random"),
              ICL_TR("every entry is random with the spread alone"))
      .help(ICL_TR("Where the weight matrices start from."))
      .idle(actsForMatrices);
  schema.add(&Config::spread, "spread", ICL_TR("Random spread"))
      .range(0, 10)
      .help(ICL_TR("Standard deviation of the normal numbers that every trained entry starts "
                   "with or has added at its start."))
      .idle(actsForMatrices);
  schema.add(&Config::directions, "directions", ICL_TR("Directions"))
      .range(1, 4096)
      .log()
      .advanced()
      .help(ICL_TR("Directions of the task over which the loss of infinite context is averaged, "
                   "rounded up to whole orthogonal frames. In one and two dimensions they are "
                   "spaced evenly and the average is exact once there are more than twice as many "
                   "as layers."))
      .idle(actsForMatrices);
  schema.add(&Config::norm_nodes, "norm-nodes", ICL_TR("Nodes in the norm"))
      .range(1, 400)
      .log()
      .advanced()
      .help(
          ICL_TR("Gauss nodes in the norm of the task at which the loss of infinite context is "
                 "taken, at least one more than there are layers: the loss is a polynomial of the "
                 "squared norm, for which that is exact."))
      .idle(actsForMatrices);
}

}  // namespace icl::cross_attention
