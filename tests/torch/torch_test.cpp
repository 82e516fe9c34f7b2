// Scripts that `icl export --format python` writes, run with PyTorch: they must reach what the lab
// measured. Needs Debian's python3-torch, which ./dev test --all installs.
#include "tests/cli/program.h"
#include "tests/cli/python.h"

namespace icl::testing {

class Torch : public Cli {
 protected:
  void SetUp() override {
    ICL_NEED_PYTHON(python, "torch");
    python_ = python;
  }
  /// Runs the settings in the lab and writes the script.
  std::string scriptOf(const std::string& experiment, int steps,
                       const std::vector<std::string>& settings) {
    std::vector<std::string> words{"run", experiment, "--steps", std::to_string(steps)};
    for (const std::string& setting : settings) words.insert(words.end(), {"--set", setting});
    const std::string id = textAt(answer(words), "run");
    return textAt(answer({"export", id, "--format", "python"}), "file");
  }
  PythonEnded torch(const std::string& script) const {
    // One thread: these are small, and other tests run beside.
    return shell("OMP_NUM_THREADS=1 " + python_ + " '" + script + "'");
  }
  void expectSame(const std::string& experiment, int steps,
                  const std::vector<std::string>& settings) {
    const PythonEnded ended = torch(scriptOf(experiment, steps, settings));
    EXPECT_EQ(ended.code, 0) << ended.said;
    EXPECT_NE(ended.said.find("the same within the tolerance"), std::string::npos) << ended.said;
  }

 private:
  std::string python_{};
};

TEST_F(Torch, CrossAttentionFlowsAlike) {
  expectSame("cross-attention", 4000, {"stop-time=200", "depth=3"});
}

TEST_F(Torch, UntiedLayersOfASphereFlowAlike) {
  expectSame("cross-attention", 400,
             {"parameters=untied", "depth=3", "prior=sphere", "stop-time=20", "readout=fx"});
}

TEST_F(Torch, OneWeightDescendsAlikeWithANoiseForEachModality) {
  expectSame("cross-attention", 100,
             {"parameters=one", "method=descent", "modalities=3", "dim-1=2", "dim-2=3",
              "noise2-1=0.5", "prior=truncated-gaussian", "start=data", "reinjection=first-layer"});
}

TEST_F(Torch, SelfAttentionWithAGainDescendsAlike) {
  expectSame("cross-attention", 100,
             {"stack=self", "residual-gain=on", "method=descent", "depth=2", "prior=per-modality",
              "optimizer=adam", "beta=-0.01"});
}

TEST_F(Torch, MatricesFromRandomWeightsDescendAlike) {
  expectSame("cross-attention", 200,
             {"parameters=matrices", "method=descent", "matrix-start=random", "spread=0.2",
              "depth=2", "key-weights=frozen", "value-weights=block-scalar",
              "readout-weights=diagonal", "rate=0.02"});
}

TEST_F(Torch, MatricesOfPromptsDescendAlike) {
  expectSame("cross-attention", 100,
             {"parameters=matrices", "method=descent", "context=16", "tied=off", "depth=2",
              "batch=256", "query-as-key=on"});
}

TEST_F(Torch, SoftmaxOfPromptsDescendsAlike) {
  expectSame("cross-attention", 60,
             {"method=descent", "context=24", "attention=softmax", "depth=2", "batch=128",
              "softmax-temperature=4", "softmax-centred=on", "readout=ff"});
}

TEST_F(Torch, MixtureWithAbsolutePositionsLearnsAlike) {
  expectSame("mixture-pretrain", 300,
             {"item-dimension=15", "classes=64", "labels=8", "new-classes=64", "max-pairs=8",
              "optimizer=adam", "rate=0.01", "schedule=cosine", "schedule-steps=300",
              "evaluate-every=50", "ood-fraction=0.2"});
}

TEST_F(Torch, MixtureWithHeadsAndRotationLearnsAlike) {
  expectSame("mixture-pretrain", 120,
             {"item-dimension=16", "heads=2", "positions=rotary-published", "classes=64",
              "labels=8", "new-classes=64", "optimizer=adamw", "clip=1", "zipf=1", "no-repeats=on",
              "activation=swiglu", "bursty-fraction=0.5", "burstiness=2", "evaluate-every=40",
              "test-sequences=400"});
}

TEST_F(Torch, MixtureWithoutNormsAndWithAlibiLearnsAlike) {
  expectSame("mixture-pretrain", 120,
             {"item-dimension=16", "heads=4", "positions=alibi", "classes=64", "labels=8",
              "new-classes=64", "rms-norm=off", "momentum=0.9", "rate=0.02", "schedule=warm-up",
              "layers=1", "output-projection=always", "residual-scale=0.5", "evaluate-every=40",
              "test-sequences=400"});
}

TEST_F(Torch, AdaptiveInferenceLearnsAlike) {
  expectSame("adaptive-inference", 300,
             {"levels=3", "budget=3", "schedule-steps=300", "batch=256"});
}

TEST_F(Torch, AdaptiveInferenceWithResidualsLearnsAlike) {
  expectSame("adaptive-inference", 100,
             {"levels=2", "budget=3", "values=residual", "read-out=attention", "loss=per-layer",
              "tokens=16", "prior=user-tree", "branches=[0.8,0.5,0.3]", "schedule-steps=100",
              "batch=128", "held-out=512"});
}

TEST_F(Torch, WideLayersLearnAlikeOfAGaussian) {
  expectSame("adaptive-inference", 200,
             {"model=c", "prior=gaussian", "dimension=8", "read-out=mlp", "tokens=0",
              "schedule-steps=200", "batch=128"});
}

TEST_F(Torch, NetworksOfTokensLearnAlike) {
  expectSame("adaptive-inference", 60,
             {"features=full", "levels=2", "budget=2", "tokens=8", "hidden=16",
              "amplitudes=half-normal", "schedule-steps=60", "batch=128", "held-out=256"});
}

TEST_F(Torch, AnotherRunIsNotTheSame) {
  const std::string script = scriptOf("cross-attention", 100, {"method=descent", "rate=0.002"});
  std::string text = readText(script);
  const auto at = text.find("\"rate\": 0.002");
  ASSERT_NE(at, std::string::npos);
  writeText(script, text.replace(at, 13, "\"rate\": 0.003"));
  const PythonEnded ended = torch(script);
  EXPECT_EQ(ended.code, 1) << ended.said;
  EXPECT_NE(ended.said.find("too far"), std::string::npos) << ended.said;
}

}  // namespace icl::testing
