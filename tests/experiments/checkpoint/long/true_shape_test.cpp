// A checkpoint of the 3B's true shape (random bf16 numbers, 6.17 GB on the disk while the test
// runs): it loads, scores one prompt within 10 GB of memory, and takes a training step of adapters.
// Tells tokens a second and the share of the processor's roof. Not run where disk or memory are
// short, nor in builds that are not optimised.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <numeric>
#include <sys/resource.h>

#include <gtest/gtest.h>

#include "core/base/json.h"
#include "core/base/parallel.h"
#include "core/base/random.h"
#include "core/base/text.h"
#include "core/experiments/checkpoint/head_stats.h"
#include "core/experiments/checkpoint/lora.h"
#include "core/experiments/checkpoint/text_cost.h"
#include "tests/support/compare.h"
#include "tests/support/core_roof.h"
#include "tests/support/time_budget.h"

namespace icl::checkpoint {
namespace {

constexpr double kGiga = 1e9;

constexpr const char* kConfig = R"({
  "model_type": "qwen2", "hidden_size": 2048, "intermediate_size": 11008,
  "num_hidden_layers": 36, "num_attention_heads": 16, "num_key_value_heads": 2,
  "rms_norm_eps": 1e-6, "rope_theta": 1000000.0, "vocab_size": 151936,
  "tie_word_embeddings": true, "torch_dtype": "bfloat16", "use_sliding_window": false,
  "bos_token_id": 151643, "eos_token_id": 151645, "hidden_act": "silu"})";

/// A number of bytes out of one of the system's tables ("VmRSS:  123 kB").
double bytesOf(const std::string& file, const std::string& name) {
  std::ifstream in(file);
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with(name + ":")) return 1024 * std::stod(line.substr(name.size() + 1));
  }
  return 0;
}

/// Numbers from ±0.0156 to ±0.0312, the same block over and over from another place.
std::vector<std::uint16_t> randomBlock(std::size_t count) {
  std::vector<std::uint16_t> block(count);
  Stream random(1, Purpose::Init);
  for (auto& half : block) {
    const std::uint32_t word = random.word();
    half = static_cast<std::uint16_t>(0x3C80U | (word & 0x7FU) | (word >> 16 & 0x8000U));
  }
  return block;
}

std::string headerOf(const std::vector<NamedShape>& shapes) {
  Json header = Json::object();
  std::int64_t at = 0;
  for (const auto& [name, shape] : shapes) {
    std::int64_t count = 1;
    Json sizes = Json::array();
    for (const std::size_t size : shape) {
      sizes.push(static_cast<std::int64_t>(size));
      count *= static_cast<std::int64_t>(size);
    }
    Json entry = Json::object();
    entry.set("dtype", "BF16").set("shape", sizes);
    entry.set("data_offsets", Json::array({Json(at), Json(at + 2 * count)}));
    header.append(name, entry);
    at += 2 * count;
  }
  const std::string text = header.print();
  const auto size = static_cast<std::uint64_t>(text.size());
  std::string out(8, '\0');
  std::memcpy(out.data(), &size, 8);
  return out + text;
}

void writeCheckpoint(const std::filesystem::path& folder, const ModelConfig& config) {
  icl::testing::writeText(folder / "config.json", kConfig);
  const auto shapes = weightShapes(config);
  std::ofstream out(folder / "model.safetensors", std::ios::binary);
  const std::string header = headerOf(shapes);
  out.write(header.data(), static_cast<std::streamsize>(header.size()));
  const auto block = randomBlock(1 << 24);
  std::size_t shift = 0;
  for (const auto& [name, shape] : shapes) {
    std::size_t count = 1;
    for (const std::size_t size : shape) count *= size;
    if (name.ends_with("norm.weight")) {  // ones
      const std::vector<std::uint16_t> ones(count, 0x3F80);
      out.write(reinterpret_cast<const char*>(ones.data()),
                static_cast<std::streamsize>(2 * count));
      continue;
    }
    shift = (shift + 1'000'003) % (block.size() / 2);
    for (std::size_t done = 0; done < count;) {
      const std::size_t part = std::min(count - done, block.size() - shift);
      out.write(reinterpret_cast<const char*>(block.data() + shift),
                static_cast<std::streamsize>(2 * part));
      done += part;
    }
  }
  out.flush();
  ASSERT_TRUE(out.good());
}

std::string whyNot(const std::filesystem::path& folder) {
#if !defined(NDEBUG)
  return "only optimised builds run it";
#endif
  if (test::kInstrumented > 1) return "sanitized builds don't run it";
  std::error_code failed;
  const auto space = std::filesystem::space(folder, failed);
  if (failed || static_cast<double>(space.available) < 8 * kGiga) return "8 GB of disk are needed";
  if (bytesOf("/proc/meminfo", "MemAvailable") < 10 * kGiga) return "10 GB of memory are needed";
  return {};
}

TextInput<float> promptOf(std::size_t tokens) {
  TextInput<float> input;
  Stream random(2, Purpose::Example);
  for (std::size_t t = 0; t < tokens; ++t) {
    input.tokens.push_back(static_cast<int>(random.below(151'000)));
  }
  return input;
}

/// Wall and processor seconds of some work: a busy machine lengthens the first alone. The system's
/// part of the latter goes into pages of the mapped file.
struct Taken {
  double wall = 0, processor = 0, system = 0;
};

Taken spent() {
  rusage use{};
  getrusage(RUSAGE_SELF, &use);
  const auto seconds = [](const timeval& time) {
    return static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_usec);
  };
  const double system = seconds(use.ru_stime);
  return {0, seconds(use.ru_utime) + system, system};
}

template <class Work>
Taken timed(const Work& work) {
  const Taken before = spent();
  const double wall = test::fastestOf(1, work);
  const Taken after = spent();
  return {wall, after.processor - before.processor, after.system - before.system};
}

void tell(const char* what, std::size_t tokens, double operations, const Taken& taken) {
  const double roof = test::coreRoof();
  const double speed = operations / taken.wall, of_core = operations / taken.processor;
  std::printf("%s, %zu tokens: %.2f s (%.2f of processor, %.2f of them in the system), ", what,
              tokens, taken.wall, taken.processor, taken.system);
  std::printf("%.1f tokens/s, %.0f GFLOP/s", static_cast<double>(tokens) / taken.wall,
              speed / kGiga);
  if (roof > 0) {
    std::printf(", %.0f %% of the roof of %d cores, %.0f %% while it had a core (%.0f GFLOP/s)",
                100 * speed / roof / parallel::threads(), parallel::threads(), 100 * of_core / roof,
                roof / kGiga);
  }
  std::printf("; resident %.2f GB, of it not mapped %.2f GB\n",
              bytesOf("/proc/self/status", "VmRSS") / kGiga,
              bytesOf("/proc/self/status", "RssAnon") / kGiga);
  std::fflush(stdout);
}

void score(const TextModel<float>& model, std::size_t tokens) {
  const auto input = promptOf(tokens);
  TextOptions<float> options;
  options.logit_rows = {tokens - 1};
  options.statistics = true;
  TextResult<float> result;
  const Taken taken = timed([&] { result = model.forward(input, options); });
  tell("one prompt scored", tokens, textOperations(model.shape(), tokens), taken);
  EXPECT_EQ(result.logits.size(), 151'936U);
  EXPECT_TRUE(std::all_of(result.logits.begin(), result.logits.end(),
                          [](float x) { return std::isfinite(x); }));
  for (const std::size_t layer : {0U, 17U, 35U}) {
    const auto row = result.lastRowOf(layer, 15);
    EXPECT_NEAR(std::accumulate(row.begin(), row.end(), 0.0), 1, 1e-4);
  }
  const std::vector<std::size_t> positions{5, 6};
  const std::vector<TokenKind> kinds(tokens, TokenKind::Text);
  EXPECT_TRUE(rankedHeads(16, promptScores(result, positions, kinds).previous).ok());
}

TEST(TrueShape, ThreeBillionNumbersLoadScoreAndLearnWithinTenGigabytes) {
  const icl::testing::TemporaryFolder folder;
  ASSERT_EQ(whyNot(folder.path()), "");
  const ModelConfig config = modelConfigFromText(kConfig, "config.json").value();
  writeCheckpoint(folder.path(), config);
  const auto opened = Weights::open(folder.path(), config);
  ASSERT_TRUE(opened.ok()) << opened.error().text();
  EXPECT_EQ((*opened)->parameters(), 3'085'938'688U);
  const TextModel<float> model(config, *opened);
  for (const std::size_t tokens : {138, 138, 512})
    score(model, tokens);  // the first reads the file

  LoraExample<float> example;
  example.input = promptOf(138);
  example.prompt = 135;
  Adapters<float> adapters(config.text, {});
  adapters.begin(1);
  const Dropout dropout(0.05, 1, 1);
  LoraOptions<float> options;
  options.dropout = &dropout;
  Buffer<float> gradient;
  std::optional<double> loss;
  const Taken taken = timed([&] {
    loss = loraGradient(model, adapters, example, options, gradient);
    adapters.update(gradient);
  });
  tell("a training step", 138, loraOperations(config.text, 138, 16), taken);
  EXPECT_TRUE(std::isfinite(*loss));
  EXPECT_LT(bytesOf("/proc/self/status", "VmHWM"), 10 * kGiga);
}

}  // namespace
}  // namespace icl::checkpoint
