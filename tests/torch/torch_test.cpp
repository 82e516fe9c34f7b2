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
  /// The script of the settings, with one of its words replaced, must see that it differs.
  void expectOther(const std::string& experiment, int steps,
                   const std::vector<std::string>& settings, const std::string& word,
                   const std::string& other) {
    const std::string script = scriptOf(experiment, steps, settings);
    std::string text = readText(script);
    const auto at = text.find(word);
    ASSERT_NE(at, std::string::npos);
    writeText(script, text.replace(at, word.size(), other));
    const PythonEnded ended = torch(script);
    EXPECT_EQ(ended.code, 1) << ended.said;
    EXPECT_NE(ended.said.find("too far"), std::string::npos) << ended.said;
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

TEST_F(Torch, EncoderOfVectorsLearnsAlike) {
  expectSame("mixture-encoder", 120,
             {"classes-2=32", "spread-2=1", "rate=0.003", "encoder-hidden-layers=2",
              "label-smoothing=0.1", "optimizer=adamw", "weight-decay=0.1", "evaluate-every=40"});
}

TEST_F(Torch, TransformerOfSegmentsLearnsAlike) {
  expectSame("mixture-encoder", 100,
             {"encoder=transformer", "classes-2=32", "spread-2=0.5", "rate=0.003",
              "item-dimension-2=32", "segment=8", "encoder-width=16", "encoder-heads=2",
              "schedule=warm-up", "evaluate-every=40"});
}

TEST_F(Torch, ConvolutionsOfALineLearnAlike) {
  expectSame("mixture-encoder", 60,
             {"encoder=cnn", "classes-2=16", "labels-2=16", "spread-2=0.5", "rate=0.003",
              "item-dimension-2=33", "batch=32", "validation-items=200", "evaluate-every=20"});
}

TEST_F(Torch, PatchesOfGlyphsAreLearntAlike) {
  expectSame("mixture-encoder", 50,
             {"data=glyphs", "encoder=vit", "classes-2=16", "labels-2=16", "images-per-class=10",
              "spread-2=0.1", "rate=0.003", "encoder-layers=1", "encoder-heads=2", "clip=1",
              "batch=48", "evaluate-every=25"});
}

TEST_F(Torch, TwoModalitiesFromScratchLearnAlike) {
  expectSame("mixture-projector", 100,
             {"item-dimension=16", "positions=rotary", "classes=64", "labels=8", "labels-2=4",
              "classes-2=32", "item-dimension-2=12", "new-classes=64", "optimizer=adam",
              "rate=0.003", "zipf=1", "zipf-2=0.5", "bursty-fraction=0.5", "ood-fraction=0.3",
              "evaluate-every=50", "test-sequences=300"});
}

TEST_F(Torch, ASecondModalityBehindAFirstStageIsLearntAlike) {
  expectSame("mixture-projector", 60,
             {"initial=pretrain", "pretrain-steps=80", "pretrain-rate=0.01", "freeze=blocks",
              "item-dimension=15", "max-pairs=13", "classes=64", "labels=8", "classes-2=32",
              "item-dimension-2=12", "new-classes=64", "optimizer=adam", "rate=0.003",
              "evaluate-every=30", "test-sequences=300"});
}

TEST_F(Torch, JointLabelsOfTwoModalitiesAreLearntAlike) {
  expectSame("mixture-projector", 60,
             {"joint-labels=on", "groups-1=2", "groups-2=4", "published-flip=on", "projector=large",
              "item-dimension=16", "positions=alibi", "heads=2", "classes=64", "labels=8",
              "classes-2=32", "item-dimension-2=12", "new-classes=64", "optimizer=adam",
              "rate=0.003", "burstiness=2", "evaluate-every=30", "test-sequences=300"});
}

TEST_F(Torch, AnEncoderFromScratchLearnsAlikeBeforeADecoder) {
  expectSame("mixture-joint", 50,
             {"encoder=transformer", "segment=4", "encoder-width=8", "encoder-layers=1",
              "item-dimension=16", "positions=rotary", "classes=64", "labels=8", "classes-2=32",
              "item-dimension-2=16", "new-classes=64", "optimizer=adam", "rate=0.003", "batch=64",
              "evaluate-every=25", "test-sequences=200", "validation-items=200"});
}

TEST_F(Torch, AnEncoderThatLearntAloneIsTunedAlike) {
  expectSame("mixture-joint", 40,
             {"initial=pretrain",
              "pretrain-steps=40",
              "pretrain-rate=0.003",
              "encoder-mode=fine-tuned",
              "encoder-steps=60",
              "encoder-rate=0.003",
              "freeze=all-but-projector",
              "item-dimension=16",
              "positions=rotary",
              "classes=64",
              "labels=8",
              "classes-2=32",
              "spread-2=0.5",
              "new-classes=64",
              "optimizer=adam",
              "rate=0.003",
              "batch=64",
              "evaluate-every=20",
              "test-sequences=200",
              "validation-items=200"});
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
  expectOther("cross-attention", 100, {"method=descent", "rate=0.002"}, "\"rate\": 0.002",
              "\"rate\": 0.003");
}

TEST_F(Torch, AnotherEncoderIsNotTheSame) {
  expectOther("mixture-encoder", 60, {"classes-2=32", "spread-2=0.5", "rate=0.003"},
              "\"rate\": 0.003", "\"rate\": 0.001");
}

TEST_F(Torch, AWreckedFirstStageIsNotTheSame) {
  expectOther(
      "mixture-projector", 40,
      {"initial=pretrain", "pretrain-steps=60", "pretrain-rate=0.01", "classes=32", "labels=8",
       "classes-2=32", "new-classes=32", "item-dimension=16", "positions=rotary",
       "freeze=all-but-projector", "optimizer=adam", "test-sequences=200"},
      "\"pretrain-rate\": 0.01", "\"pretrain-rate\": 10.0");
}

}  // namespace icl::testing
