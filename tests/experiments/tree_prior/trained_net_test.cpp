// Every probe on a net trained elsewhere, against numbers measured there. The stored numbers are
// means over three seeds of which this net is one, hence their tolerances.
#include "tests/experiments/tree_prior/trained_net.h"

#include <cmath>

#include <gtest/gtest.h>

namespace icl::tree_prior {
namespace {

std::string n(int number) { return std::to_string(number); }

TEST(TrainedNet, RisksAfterEachLayer) {
  const ProbeResult risk = ask(trainedNet(), "risk");
  for (int l = 1; l <= 4; ++l) {
    EXPECT_STORED("train_Ads_layer" + n(l), valueOf(risk, "risk." + n(l)), 0);
  }
  EXPECT_EQ(valueOf(risk, "risk"), valueOf(risk, "risk.4"));
  EXPECT_LT(valueOf(risk, "standard_error"), 2e-3);
  EXPECT_EQ(risk.rows, 4);
}

TEST(TrainedNet, RoutingFollowsThePath) {
  const ProbeResult routing = ask(trainedNet(), "routing");
  EXPECT_STORED("routing_diag_mean", valueOf(routing, "diagonal"), 0);
  EXPECT_EQ(routing.rows, 15);
  EXPECT_EQ(routing.cols, 15);
  for (int row = 0; row < 15; ++row) {  // unit keys: each row adds up to 1
    double sum = 0;
    for (int col = 0; col < 15; ++col)
      sum += routing.table[static_cast<std::size_t>(row * 15 + col)];
    EXPECT_NEAR(sum, 1, 1e-12);
  }
  EXPECT_GT(valueOf(routing, "span"), valueOf(routing, "diagonal"));
}

TEST(TrainedNet, EntropyFallsByABitALayer) {
  const ProbeResult posterior = ask(trainedNet(), "posterior", {{"contexts", std::int64_t{2000}}});
  for (const int l : {0, 1, 2, 4}) {
    EXPECT_STORED("leaf_entropy_bits_l" + n(l), valueOf(posterior, "entropy." + n(l)), 0);
  }
  for (int l = 1; l <= 4; ++l) {
    EXPECT_STORED("bit_accuracy_l" + n(l), valueOf(posterior, "turn." + n(l)), 0);
    EXPECT_STORED("bayes_readout_of_Phi_l" + n(l), valueOf(posterior, "bayes." + n(l)), 0);
  }
}

TEST(TrainedNet, KeyPatchesHarmBelowTheDiagonal) {
  const ProbeResult patch = ask(trainedNet(), "key-patch");
  EXPECT_EQ(patch.rows, 4);
  EXPECT_EQ(patch.cols, 5);
  for (const auto& [l, k] :
       {std::pair{2, 1}, {2, 2}, {2, 3}, {4, 1}, {4, 2}, {4, 3}, {4, 4}, {4, 5}}) {
    // The stored spread is over seeds.
    EXPECT_STORED("patch_l" + n(l) + "_div" + n(k), valueOf(patch, "damage." + n(l) + "." + n(k)),
                  0);
  }
  for (int k = 1; k <= 5; ++k) EXPECT_EQ(valueOf(patch, "damage.1." + n(k)), 0);
  EXPECT_NEAR(valueOf(patch, "predicted.2"), 0.418707, 1e-6);
  for (int l = 2; l <= 4; ++l) {  // to about 20 %
    EXPECT_NEAR(valueOf(patch, "damage." + n(l) + ".1"), valueOf(patch, "predicted." + n(l)),
                0.25 * valueOf(patch, "predicted." + n(l)));
  }
}

TEST(TrainedNet, ATransplantedWorkspaceSteersTheNextKey) {
  const ProbeResult transplant = ask(trainedNet(), "workspace-transplant");
  EXPECT_STORED("transplant_donor_key_l2", valueOf(transplant, "donor.1"), 0);
  EXPECT_STORED("transplant_target_key_l2", valueOf(transplant, "target.1"), 0);
  EXPECT_STORED("transplant_donor_key_l4", valueOf(transplant, "donor.3"), 0);
  EXPECT_STORED("transplant_target_key_l4", valueOf(transplant, "target.3"), 0);
  EXPECT_EQ(transplant.rows, 3);
}

TEST(TrainedNet, FunctionVectorsSpreadAlongFourAxes) {
  const ProbeResult vectors = ask(trainedNet(), "function-vectors",
                                  {{"tokens", std::int64_t{128}}, {"contexts", std::int64_t{500}}});
  const double shares[] = {0.37, 0.27, 0.20, 0.15};
  for (int k = 1; k <= 4; ++k) {
    EXPECT_NEAR(valueOf(vectors, "share." + n(k)), shares[k - 1], 0.03);
  }
  EXPECT_EQ(vectors.rows, 500 * 5);
  // After one layer the sign of the root divides the plane.
  double apart = 0;
  const ProbeResult fixed =
      ask(trainedNet(), "function-vectors", {{"plane", std::string("fixed")}});
  for (int row = 1; row < fixed.rows; row += 5) {
    const double* at = fixed.table.data() + row * 5;
    apart += (at[2] >= 8 ? 1 : -1) * at[3] > 0 ? 1 : 0;
  }
  EXPECT_TRUE(apart > 195 || apart < 5) << apart;  // the first key's sign is free
}

TEST(TrainedNet, OneInferenceShowsTheWayToItsLeaf) {
  const SnapshotPtr net = trainedNet({{"tokens", std::int64_t{512}}});
  const ProbeResult plain = ask(net, "inference", {{"leaf", std::int64_t{11}}});
  EXPECT_EQ(valueOf(plain, "leaf"), 11);
  EXPECT_EQ(valueOf(plain, "likeliest"), 11);
  EXPECT_GT(valueOf(plain, "mass"), 0.99);
  EXPECT_EQ(valueOf(plain, "error"), valueOf(plain, "error_plain"));
  ASSERT_EQ(plain.rows, 5);
  ASSERT_EQ(plain.cols, 4 + 15 + 15 + 16);
  // Leaf 1011: the root, then nodes 2, 5 and 12.
  const int path[] = {0, 2, 5, 12};
  for (int l = 1; l <= 4; ++l) {
    const double* row = plain.table.data() + l * plain.cols;
    EXPECT_EQ(row[0], path[l - 1]);
    EXPECT_EQ(row[1], path[l - 1]);
    EXPECT_LT(row[2], (row - plain.cols)[2]);
  }
  // Keys of the second layer from the other half of the tree: it asks there, and later layers go
  // astray.
  const ProbeResult patched = ask(net, "inference",
                                  {{"leaf", std::int64_t{11}},
                                   {"patch-layer", std::int64_t{2}},
                                   {"donor-leaf", std::int64_t{2}}});
  EXPECT_EQ(patched.table[static_cast<std::size_t>(2 * patched.cols)], 1);
  EXPECT_GT(valueOf(patched, "error"), 10 * valueOf(patched, "error_plain"));
  const ProbeResult moved = ask(net, "inference",
                                {{"leaf", std::int64_t{11}},
                                 {"transplant-after", std::int64_t{1}},
                                 {"donor-leaf", std::int64_t{2}}});
  EXPECT_EQ(moved.table[static_cast<std::size_t>(2 * moved.cols)], 1);
}

TEST(TrainedNet, TheBudgetCurvePutsTheNetBesideTheory) {
  const ProbeResult curve = ask(trainedNet(), "budget-curve");
  ASSERT_EQ(curve.rows, 4);
  const auto column = [&](const std::string& label) {
    const auto found = std::find(curve.col_labels.begin(), curve.col_labels.end(), label);
    ICL_CHECK(found != curve.col_labels.end(), label);
    return static_cast<int>(found - curve.col_labels.begin());
  };
  const auto at = [&](int m, const std::string& label) {
    return curve.table[static_cast<std::size_t>((m - 1) * curve.cols + column(label))];
  };
  for (int m = 1; m <= 4; ++m) {
    EXPECT_STORED("R_path_M" + n(m), at(m, "path"), 0);
    EXPECT_STORED("R_lin_M" + n(m), at(m, "linear"), 0);
    EXPECT_STORED("path_bayes_M" + n(m), at(m, "path_bayes"), 0);
    EXPECT_STORED("train_Ads_layer" + n(m), at(m, "net"), 0);
    EXPECT_STORED("bayes_floor", at(m, "floor"), 0);
  }
}

TEST(TrainedNet, TheoryNeedsNoTraining) {
  const ProbeResult theory = ask(trainedNet(), "theory");
  EXPECT_STORED("exponent_nonadaptive", valueOf(theory, "exponent"), 5e-7);  // six digits
  EXPECT_STORED("RA_inf_M4", valueOf(theory, "infinite_adaptive"), 0);
  EXPECT_STORED("bayes_floor", valueOf(theory, "floor"), 0);
}

TEST(TrainedNet, QuestionsThatMakeNoSenseAreRefusedInWords) {
  const ExperimentType type = adaptiveInferenceType();
  const auto refusal = [&](const SnapshotPtr& snapshot, const char* probe,
                           const Values& arguments) {
    const auto answer = askSnapshot(*type.probe(probe), *snapshot, arguments);
    EXPECT_FALSE(answer.ok()) << probe;
    return answer.ok() ? std::string() : answer.error().text();
  };
  const SnapshotPtr net = trainedNet();
  EXPECT_NE(refusal(net, "inference", {{"leaf", std::int64_t{16}}}).find("0 to 15"),
            std::string::npos);
  EXPECT_NE(refusal(net, "inference", {{"patch-layer", std::int64_t{5}}}).find("1 to 4"),
            std::string::npos);
  const SnapshotPtr gaussian = trainedNet({{"prior", std::string("tree-covariance")}});
  for (const char* probe : {"posterior", "key-patch", "workspace-transplant"}) {
    EXPECT_NE(refusal(gaussian, probe, {}).find("tree"), std::string::npos);
  }
  EXPECT_NE(refusal(net, "workspace-transplant", {{"level", std::int64_t{5}}}).find("4"),
            std::string::npos);
}

}  // namespace
}  // namespace icl::tree_prior
