#include "core/experiments/tree_prior/config.h"

#include <algorithm>
#include <cmath>
#include <string_view>

#include "core/base/json.h"

namespace icl::tree_prior {
namespace {

using Builder = SchemaOf<Config>;
using Idle = std::function<Message(const Values&)>;

bool is(const Values& values, std::string_view key, std::string_view option) {
  return values.text(key) == option;
}

Idle actsUnless(std::string key, std::string option, const char* message) {
  return [key = std::move(key), option = std::move(option), message](const Values& v) -> Message {
    return is(v, key, option) ? Message{message} : Message{};
  };
}

Idle actsFor(std::string key, std::vector<std::string> options, const char* message) {
  return [key = std::move(key), options = std::move(options), message](const Values& v) -> Message {
    const bool acts = std::find(options.begin(), options.end(), v.text(key)) != options.end();
    return acts ? Message{} : Message{message};
  };
}

std::function<std::vector<Value>(const Values&)> otherOptions(std::string key,
                                                              std::vector<std::string> options) {
  return [key = std::move(key), options = std::move(options)](const Values& values) {
    std::vector<Value> others;
    for (const std::string& option : options) {
      if (option != values.text(key)) others.emplace_back(option);
    }
    return others;
  };
}

void addPrior(Builder& schema) {
  schema.section(ICL_TR("Prior"))
      .add(&Config::prior, "prior", ICL_TR("Prior of the task"))
      .option(PriorKind::Tree, "tree", ICL_TR("tree"),
              ICL_TR("a leaf of a binary tree is drawn; the path to it says which coordinates of "
                     "the task are not zero"))
      .option(PriorKind::UserTree, "user-tree", ICL_TR("tree with weighted branches"),
              ICL_TR("the same with a probability of its own at every node"))
      .option(PriorKind::Gaussian, "gaussian", ICL_TR("Gaussian"),
              ICL_TR("all coordinates are independent and equally strong"))
      .option(PriorKind::TreeCovariance, "tree-covariance",
              ICL_TR("Gaussian with the tree's covariance"),
              ICL_TR("the spectrum of the tree without its structure: the cleanest control"))
      .help(
          ICL_TR("How the task vector θ of a context is drawn; its mean square is 1 always. Under "
                 "a tree the answers so far tell what is worth asking next, under a Gaussian "
                 "they never do."))
      .asSwitch()
      .twins(otherOptions("prior", {"tree-covariance", "tree", "gaussian"}));
  schema.add(&Config::levels, "levels", ICL_TR("Levels of the tree"))
      .range(1, kMaxLevels)
      .symbol("T")
      .help(ICL_TR("Levels of nodes below each other. There are 2ᵀ − 1 nodes, one coordinate each, "
                   "and 2ᵀ leaves."));
  schema.add(&Config::decay, "decay", ICL_TR("Decay"))
      .range(0.01, 1)
      .symbol("α")
      .help(ICL_TR("Ratio of the energies of neighbouring levels: a level holds α times as much of "
                   "the task as the one above. At 1 all levels hold as much."))
      .idle(actsUnless("prior", "gaussian", ICL_TR("acts for trees and the tree's covariance")));
  schema.add(&Config::amplitudes, "amplitudes", ICL_TR("Amplitudes"))
      .option(Amplitudes::Fixed, "fixed", ICL_TR("fixed"),
              ICL_TR("a node on the path has its level's strength, up to the sign"))
      .option(Amplitudes::HalfNormal, "half-normal", ICL_TR("half-normal"),
              ICL_TR("the strength is random, so that one number can hardly carry several bits"))
      .help(ICL_TR("Strength of the nodes on the path. The sign of a node tells which of its "
                   "children is on the path."))
      .idle(actsFor("prior", {"tree", "user-tree"}, ICL_TR("acts for trees")));
  schema.add(&Config::branches, "branches", ICL_TR("Branch weights"))
      .help(
          ICL_TR("Probability of turning right (sign +1) at each node as JSON, breadth first from "
                 "the root, for instance [0.9, 0.5, 0.2]. Nodes that are not listed have one "
                 "half."))
      .idle(actsFor("prior", {"user-tree"}, ICL_TR("acts for the tree with weighted branches")));
  schema.add(&Config::wanted_dimension, "dimension", ICL_TR("Dimension"))
      .range(0, 255)
      .symbol("D")
      .advanced()
      .help(ICL_TR("Coordinates of the task under the Gaussian prior; 0: as many as the tree has "
                   "nodes."))
      .idle(actsFor("prior", {"gaussian"}, ICL_TR("acts for the Gaussian prior")));
}

void addContext(Builder& schema) {
  schema.section(ICL_TR("Context"))
      .add(&Config::tokens, "tokens", ICL_TR("Tokens"))
      .range(0, 65536)
      .unit(ICL_TR("tokens per context"))
      .symbol("N")
      .help(ICL_TR("Pairs (x, y) in a context, y = ⟨θ, x⟩ plus noise. Every number that a layer "
                   "broadcasts is a mean over them. 0: infinitely many, so that answers are "
                   "exact."));
  schema.add(&Config::noise, "noise", ICL_TR("Noise of the responses"))
      .range(0, 10)
      .symbol("σ")
      .help(ICL_TR("Standard deviation of the noise in y. The mean square of ⟨θ, x⟩ is 1."));
  schema.add(&Config::token_form, "token-form", ICL_TR("Tokens one by one"))
      .advanced()
      .help(ICL_TR("Draws every token instead of the pooled vector c = (1/N) Σ y x, which is all "
                   "that linear attention sees of them. The law is the same; only the time and the "
                   "random numbers differ. Residual values and features that are not linear need "
                   "tokens anyway."));
}

void addStructure(Builder& schema) {
  schema.section(ICL_TR("Model"))
      .add(&Config::model, "model", ICL_TR("Model"))
      .option(ModelKind::A, "a", ICL_TR("A: deep and narrow"),
              ICL_TR("one question a layer, chosen by its router from the answers so far"))
      .option(ModelKind::B, "b", ICL_TR("B: wide with a router"),
              ICL_TR("all questions in one layer, whose router has no answer yet to choose by"))
      .option(ModelKind::C, "c", ICL_TR("C: wide without a router"),
              ICL_TR("all questions in one layer, fixed"))
      .help(ICL_TR(
          "How the budget of pooled numbers is spent: layer by layer, or all at once. A router is "
          "the small network (an MLP) that makes a layer's keys from the answers so far."))
      .asSwitch()
      .twins(otherOptions("model", {"b", "c", "a"}));
  schema.add(&Config::budget, "budget", ICL_TR("Budget"))
      .range(1, 255)
      .unit(ICL_TR("pooled numbers"))
      .symbol("M")
      .help(ICL_TR("How many numbers the layers together may broadcast: layers times channels."));
  schema.add(&Config::wanted_layers, "layers", ICL_TR("Layers"))
      .range(0, 255)
      .symbol("L")
      .advanced()
      .help(ICL_TR("0: as the model says (A: as many as the budget, B and C: one), or what the "
                   "channels leave."));
  schema.add(&Config::wanted_channels, "channels", ICL_TR("Channels"))
      .range(0, 255)
      .symbol("d")
      .advanced()
      .help(ICL_TR("Numbers that one layer broadcasts. 0: as the model says (A: one, B and C: as "
                   "many as the budget), or what the layers leave."));
  schema.add(&Config::hidden, "hidden", ICL_TR("Hidden units"))
      .range(1, 512)
      .log()
      .symbol("H")
      .help(ICL_TR("Hidden units of each router, and of the non-linear decoder."))
      .idle([](const Values& v) -> Message {
        if (!is(v, "model", "c")) return {};
        return ICL_TR("acts for models A and B");
      });
}

void addReadOut(Builder& schema) {
  schema.add(&Config::read_out, "read-out", ICL_TR("Read-out"))
      .option(ReadOut::Tied, "tied", ICL_TR("tied"),
              ICL_TR("an answer is read with the key that asked, times a gain"))
      .option(ReadOut::Attention, "attention", ICL_TR("attention"),
              ICL_TR("each layer has a query vector of its own"))
      .option(ReadOut::Mlp, "mlp", ICL_TR("non-linear decoder"),
              ICL_TR("a network reads the whole workspace at the end: one number may carry several "
                     "bits, so that a wide layer can cheat"))
      .help(ICL_TR("How the estimate of θ is made of the pooled answers."))
      .idle(actsFor("features", {"linear"}, ICL_TR("acts for linear features")))
      .asSwitch()
      .twins(otherOptions("read-out", {"mlp", "tied", "attention"}));
  schema.add(&Config::values, "values", ICL_TR("Values"))
      .option(ValueKind::Plain, "plain", ICL_TR("responses"), ICL_TR("a token's value is y"))
      .option(ValueKind::Residual, "residual", ICL_TR("residuals"),
              ICL_TR("a token's value is y less what the estimate so far predicts for it"))
      .help(ICL_TR("What attention pools. With residuals the noise of an answer shrinks with what "
                   "is left to explain, so that deep levels stay resolvable."))
      .asSwitch()
      .twins(otherOptions("values", {"residual", "plain"}));
  schema.add(&Config::features, "features", ICL_TR("Features of a token"))
      .advanced()
      .option(Features::Linear, "linear", ICL_TR("linear"),
              ICL_TR("y ⟨K, x⟩ with a unit key K that the router chooses"))
      .option(Features::Key, "key", ICL_TR("key network"),
              ICL_TR("y times a network of x and the workspace"))
      .option(Features::Full, "full", ICL_TR("full network"),
              ICL_TR("a network of x, y and the workspace"))
      .help(ICL_TR("What a layer averages over the tokens. By Stein's lemma a key network measures "
                   "one linear direction too; only its noise differs. The networks train many "
                   "times slower; 2,000 steps with a batch of 128 are a start."))
      .asSwitch()
      .twins(otherOptions("features", {"key", "linear", "full"}));
}

void addTraining(Builder& schema) {
  schema.section(ICL_TR("Training"))
      .add(&Config::loss, "loss", ICL_TR("Loss"))
      .option(LossKind::Final, "final", ICL_TR("final"), ICL_TR("error of the last estimate"))
      .option(LossKind::PerLayer, "per-layer", ICL_TR("per layer"),
              ICL_TR("sum over layers of the error of the running estimate, which makes each layer "
                     "ask one node"))
      .help(ICL_TR("What training lowers: the squared distance of the estimate to θ, which is the "
                   "error of the prediction averaged over queries."))
      .asSwitch()
      .twins(otherOptions("loss", {"per-layer", "final"}));
  schema.add(&Config::batch, "batch", ICL_TR("Batch"))
      .range(1, 16384)
      .log()
      .unit(ICL_TR("contexts per step"))
      .symbol("B")
      .help(ICL_TR("Contexts drawn afresh for each step."));
  schema.add(&Config::rate, "rate", ICL_TR("Learning rate"))
      .range(1e-6, 1)
      .log()
      .symbol("η")
      .help(
          ICL_TR("Highest step size of Adam: reached after the warm-up, then falling to 0 along a "
                 "cosine."))
      .live();
  schema.add(&Config::warm_up, "warm-up", ICL_TR("Warm-up"))
      .range(0, 100000)
      .unit(ICL_TR("steps"))
      .advanced()
      .help(ICL_TR("Steps over which the learning rate rises from 0."));
  schema.add(&Config::schedule_steps, "schedule-steps", ICL_TR("Steps of the schedule"))
      .range(1, 10000000)
      .log()
      .unit(ICL_TR("steps"))
      .help(ICL_TR("Step at which the learning rate has fallen to 0; a run ends there unless it is "
                   "given another number of steps."));
}

void addTest(Builder& schema) {
  schema.section(ICL_TR("Test"))
      .add(&Config::test_noise, "test-noise", ICL_TR("Noise at test time"))
      .range(-1, 10)
      .symbol("σ_{test}")
      .help(ICL_TR("Noise of the held-out contexts; −1: as in training."))
      .live();
  schema.add(&Config::test_tokens, "test-tokens", ICL_TR("Tokens at test time"))
      .range(-1, 65536)
      .unit(ICL_TR("tokens per context"))
      .symbol("N_{test}")
      .help(ICL_TR("Tokens of the held-out contexts; −1: as in training, 0: infinitely many."))
      .live();
  schema.add(&Config::held_out, "held-out", ICL_TR("Held-out contexts"))
      .range(64, 65536)
      .log()
      .unit(ICL_TR("contexts"))
      .advanced()
      .help(ICL_TR("Contexts, the same at every step, on which the risk is measured."));
  schema.add(&Config::evaluate_every, "evaluate-every", ICL_TR("Steps between measurements"))
      .range(1, 10000)
      .log()
      .unit(ICL_TR("steps"))
      .advanced()
      .help(ICL_TR("The held-out contexts are evaluated at every so many steps, and after every "
                   "intervention."));
}

Error refusal(Message message, const char* key) { return Error{std::move(message), key}; }

Status checkSizes(const Config& c) {
  if (c.budget > c.dimension()) {
    return refusal({ICL_TR("budget (%1) must be at most the dimension of the task (%2)"),
                    {std::to_string(c.budget), std::to_string(c.dimension())}},
                   "budget");
  }
  if (c.layers() * c.channels() == c.budget) return {};
  return refusal(
      {ICL_TR("layers (%1) times channels (%2) must be the budget (%3)"),
       {std::to_string(c.layers()), std::to_string(c.channels()), std::to_string(c.budget)}},
      "layers");
}

Status checkTokens(const Config& c) {
  if (!c.explicitTokens()) return {};
  if (c.tokens == 0) {
    return refusal({ICL_TR("tokens must be at least 1 where they are drawn one by one (token-form "
                           "on, values residual, or features other than linear)")},
                   "tokens");
  }
  if (c.test_tokens != 0) return {};
  return refusal({ICL_TR("test-tokens must not be 0 where tokens are drawn one by one")},
                 "test-tokens");
}

Status checkModel(const Config& c) {
  if (c.features == Features::Linear) {
    if (c.read_out != ReadOut::Mlp) return {};
    if (c.loss == LossKind::PerLayer) {
      return refusal(
          {ICL_TR("loss per-layer needs an estimate after each layer: set read-out to tied "
                  "or attention")},
          "loss");
    }
    if (c.values == ValueKind::Residual) {
      return refusal(
          {ICL_TR("residual values need an estimate after each layer: set read-out to tied "
                  "or attention")},
          "values");
    }
    return {};
  }
  if (c.loss == LossKind::PerLayer) {
    return refusal({ICL_TR("loss per-layer needs linear features, which have an estimate after "
                           "each layer")},
                   "loss");
  }
  if (c.model == ModelKind::C) {
    return refusal({ICL_TR("features other than linear are networks: set model to a or b")},
                   "features");
  }
  if (c.values == ValueKind::Residual) {
    return refusal({ICL_TR("residual values need linear features")}, "values");
  }
  return {};
}

void addRules(Builder& schema) {
  schema.rule({"budget", "layers", "channels", "levels", "dimension", "prior"}, checkSizes);
  schema.rule({"tokens", "test-tokens", "token-form", "values", "features"}, checkTokens);
  schema.rule({"loss", "read-out", "features", "model", "values"}, checkModel);
  schema.rule({"test-noise"}, [](const Config& c) -> Status {
    if (c.test_noise >= 0 || c.test_noise == -1) return {};
    return refusal({ICL_TR("test-noise must be at least 0, or −1 for that of training")},
                   "test-noise");
  });
  schema.rule({"branches", "levels", "prior"}, [](const Config& c) -> Status {
    if (c.prior != PriorKind::UserTree) return {};
    const auto branches = parseBranches(c.branches, c.dimension());
    return branches ? Status{} : Status{branches.error()};
  });
}

}  // namespace

int Config::dimension() const {
  const int nodes = (1 << levels) - 1;
  return prior == PriorKind::Gaussian && wanted_dimension > 0 ? wanted_dimension : nodes;
}

int Config::layers() const {
  if (wanted_layers > 0) return wanted_layers;
  if (wanted_channels > 0) return std::max(1, budget / wanted_channels);
  return model == ModelKind::A ? budget : 1;
}

int Config::channels() const {
  if (wanted_channels > 0) return wanted_channels;
  if (wanted_layers > 0) return std::max(1, budget / wanted_layers);
  return model == ModelKind::A ? 1 : budget;
}

Schema adaptiveInferenceSchema() {
  Builder schema("adaptive-inference", ICL_TR("Adaptive inference"));
  addPrior(schema);
  addContext(schema);
  addStructure(schema);
  addReadOut(schema);
  addTraining(schema);
  addTest(schema);
  addRules(schema);
  return schema.build();
}

Result<std::vector<double>> parseBranches(const std::string& text, int nodes) {
  std::vector<double> branches(static_cast<std::size_t>(nodes), 0.5);
  if (text.empty()) return branches;
  const auto json = Json::parse(text, "branches");
  if (!json) return json.error();
  const std::string most = std::to_string(nodes);
  if (!json->isArray() || json->items().size() > branches.size()) {
    return refusal(
        {ICL_TR("must be a list of at most %1 probabilities, such as [0.9, 0.5, 0.2]"), {most}},
        "branches");
  }
  for (std::size_t n = 0; n < json->items().size(); ++n) {
    const Json& item = json->items()[n];
    const double p = item.isNumber() ? item.asNumber() : std::nan("");
    if (!(p >= 0 && p <= 1)) {
      return refusal(
          {ICL_TR("entry %1 must be a probability between 0 and 1"), {std::to_string(n + 1)}},
          "branches");
    }
    branches[n] = p;
  }
  return branches;
}

Config configOf(const Values& complete) {
  static const Schema kSchema = adaptiveInferenceSchema();
  auto config = bind<Config>(kSchema, complete);
  ICL_CHECK(config.ok(), config.ok() ? "" : config.error().text());
  return config.value();
}

}  // namespace icl::tree_prior
