// Sections Training and Test of the schema.
#include "core/experiments/cross_attention/config_sections.h"

namespace icl::cross_attention {
void addTraining(Builder& schema) {
  schema.section(ICL_TR("Training"))
      .add(&Config::method, "method", ICL_TR("Method"))
      .option(Method::Flow, "flow", ICL_TR("gradient flow"),
              ICL_TR("continuous time, by a linearly implicit scheme with the exact Hessian"))
      .option(Method::Descent, "descent", ICL_TR("gradient descent"),
              ICL_TR("steps of constant size, which diverge above the step limit"))
      .help(ICL_TR("How the weights move: gradient flow of the exact loss, or gradient descent on "
                   "the exact loss or, at finite context, on batches of sampled prompts."));
  schema.add(&Config::alpha, "alpha", ICL_TR("Initial α"))
      .range(-10, 10)
      .symbol("α")
      .help(ICL_TR("Weight of the skip term at the start of the run."));
  schema.add(&Config::beta, "beta", ICL_TR("Initial β"))
      .range(-10, 10)
      .symbol("β")
      .help(ICL_TR("Weight of the attention term at the start of the run."))
      .idle([](const Values& values) -> Message {
        if (!is(values, "parameters", "one") || is(values, "stack", "self")) return {};
        return ICL_TR("acts with two parameters; with one, β = -α");
      });
  schema.add(&Config::rate, "rate", ICL_TR("Learning rate"))
      .range(1e-6, 10)
      .log()
      .unit(ICL_TR("time per step"))
      .symbol("η")
      .help(ICL_TR("Size of a descent step: the weights move by rate times the negative gradient, "
                   "so that one step covers this much flow time."))
      .live()
      .idle([](const Values& values) -> Message {
        if (is(values, "method", "descent")) return {};
        return ICL_TR("acts with method descent");
      });
  schema.add(&Config::stop_time, "stop-time", ICL_TR("Stop time"))
      .range(1e-3, 1e9)
      .log()
      .symbol("t_{end}")
      .help(ICL_TR("Flow time at which the run ends; the flow chooses its own steps on the way."))
      .live()
      .idle([](const Values& values) -> Message {
        if (is(values, "method", "flow")) return {};
        return ICL_TR("acts with method flow");
      });
  schema.add(&Config::context, "context", ICL_TR("Context length"))
      .range(0, 4096)
      .unit(ICL_TR("tokens"))
      .symbol("L")
      .help(ICL_TR("Tokens in a training prompt; 0 is the limit of infinite context, where the "
                   "loss is exact. Above 0, descent trains on sampled prompts of this length."))
      .idle([](const Values& values) -> Message {
        if (is(values, "method", "descent")) return {};
        return ICL_TR("acts with method descent");
      });
  schema.add(&Config::batch, "batch", ICL_TR("Batch"))
      .range(1, 65536)
      .log()
      .unit(ICL_TR("prompts per step"))
      .symbol("B")
      .help(ICL_TR("Prompts drawn afresh for each step of sampled training."))
      .idle([](const Values& values) -> Message {
        if (!is(values, "method", "descent")) return ICL_TR("acts with method descent");
        if (values.integer("context") == 0) return ICL_TR("acts at finite context");
        return {};
      });
  schema.add(&Config::optimizer, "optimizer", ICL_TR("Optimiser"))
      .option(Optimizer::Sgd, "sgd", ICL_TR("plain"),
              ICL_TR("the weights move by rate times the negative gradient"))
      .option(Optimizer::Adam, "adam", ICL_TR("Adam"),
              ICL_TR("each weight's step is divided by a running size of its gradient"))
      .help(ICL_TR("How descent turns a gradient into a step."))
      .idle([](const Values& values) -> Message {
        if (is(values, "method", "descent")) return {};
        return ICL_TR("acts with method descent");
      });
  schema.add(&Config::precision, "precision", ICL_TR("Precision"))
      .option(Precision::Double, "double", ICL_TR("double"), ICL_TR("64-bit numbers"))
      .option(Precision::Float, "float", ICL_TR("single"),
              ICL_TR("32-bit numbers for the prompts and their gradients, about twice as fast; "
                     "the weights themselves stay double"))
      .help(ICL_TR("Numbers that sampled training of weight matrices computes with. Scalar weights "
                   "see so little of a prompt that they always have double ones."))
      .idle([](const Values& values) -> Message {
        if (!is(values, "method", "descent")) return ICL_TR("acts with method descent");
        if (values.integer("context") == 0) return ICL_TR("acts at finite context");
        if (!is(values, "parameters", "matrices")) return ICL_TR("acts with weight matrices");
        return {};
      });
}

void addTest(Builder& schema) {
  schema.section(ICL_TR("Test"))
      .add(&Config::test_context, "test-context", ICL_TR("Test context length"))
      .range(0, 4096)
      .unit(ICL_TR("tokens"))
      .help(ICL_TR("Tokens in a test prompt; 0 is the limit of infinite context. The test curve "
                   "and the figures of distribution shift are taken at this length."))
      .live();
  schema.add(&Config::test_noise2, "test-noise2", ICL_TR("Test noise"))
      .range(0, 100)
      .symbol("v_{test}")
      .help(ICL_TR("Variance of the covariate noise at test alone; 0 stands for that of training."))
      .live();
  const auto noise = [&schema](double Config::*member, int number, const char* title) {
    schema.add(member, "test-noise2-" + std::to_string(number), title)
        .range(0, 100)
        .advanced()
        .help(ICL_TR("Variance of the noise in this modality's coordinates at test alone; 0 stands "
                     "for the test noise that all modalities share."))
        .live()
        .idle(actsForModality(number, false));
  };
  noise(&Config::test_noise2_1, 1, ICL_TR("Test noise of modality 1"));
  noise(&Config::test_noise2_2, 2, ICL_TR("Test noise of modality 2"));
  noise(&Config::test_noise2_3, 3, ICL_TR("Test noise of modality 3"));
  noise(&Config::test_noise2_4, 4, ICL_TR("Test noise of modality 4"));
  schema.add(&Config::test_missing_modality, "test-missing-modality", ICL_TR("Missing at test"))
      .range(0, kMaxModalities)
      .help(ICL_TR("Modality, counted from 1, whose part of the task is missing at test, so that "
                   "its coordinates hold noise alone; 0: none is missing."))
      .live();
  schema.add(&Config::test_norm_scale, "test-norm-scale", ICL_TR("Norm shift at test"))
      .range(0.01, 10)
      .log()
      .help(ICL_TR("Factor on the norm of the task at test alone; 1 leaves it as in training."))
      .live();
  schema.add(&Config::test_prompts, "test-prompts", ICL_TR("Test prompts"))
      .range(16, 65536)
      .log()
      .advanced()
      .help(ICL_TR("Prompts behind the test curve where it has no exact formula; always the same "
                   "ones, so that the curve moves only with the weights."))
      .idle([](const Values& values) -> Message {
        if (values.integer("test-context") > 0) return {};
        return ICL_TR("acts at finite test context");
      });
}

}  // namespace icl::cross_attention
