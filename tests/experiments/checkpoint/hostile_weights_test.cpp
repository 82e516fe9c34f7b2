// Files of weights that lie: each is refused with one sentence, and nothing is taken for its data.
#include <limits>
#include <sys/stat.h>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/experiments/checkpoint/small_model.h"

namespace icl::checkpoint {
namespace {

using icl::testing::TemporaryFolder;
using icl::testing::writeText;
using ::testing::HasSubstr;

std::string withLength(const std::string& header, std::string_view data = {}) {
  const std::uint64_t length = header.size();
  std::string bytes(8, '\0');
  std::memcpy(bytes.data(), &length, 8);
  return bytes + header + std::string(data);
}

std::string tensorRefusal(const std::string& bytes) {
  const auto file = MappedTensors::fromBytes(bytes, "f");
  return file ? "accepted" : file.error().text();
}

std::string entryRefusal(const std::string& entry, std::size_t data = 16) {
  return tensorRefusal(withLength("{\"a\":" + entry + "}", std::string(data, '\0')));
}

TEST(HostileWeights, LengthsAreCheckedBeforeAnythingIsRead) {
  const std::string sentence = "f: this is not a safetensors file, or it was cut short";
  EXPECT_EQ(tensorRefusal(""), sentence);
  EXPECT_EQ(tensorRefusal("1234567"), sentence);
  EXPECT_EQ(tensorRefusal(std::string(8, '\xff') + "{}"), sentence);
  EXPECT_EQ(tensorRefusal(std::string("\x03\0\0\0\0\0\0\0{}", 10)), sentence);
  EXPECT_EQ(tensorRefusal(std::string("\x02\0\0\0\0\0\0\0{}", 10)), "accepted");
  EXPECT_EQ(tensorRefusal(withLength("{}   \n")), "accepted");
  EXPECT_EQ(tensorRefusal(withLength("[]")), "f: the header is not an object");
  EXPECT_EQ(tensorRefusal(withLength("{}" + std::string(3'000'000, ' '))), "accepted");
  EXPECT_THAT(tensorRefusal(withLength("{\"a\":[" + std::string(2 << 20, ',') + "]}")),
              HasSubstr("lists more than"));
}

TEST(HostileWeights, AHeaderMayHaveAHundredMegabytesAndNoMore) {
  const TemporaryFolder folder;
  const auto path = folder / "long.safetensors";
  for (const std::uint64_t length : {100'000'000U, 100'000'001U}) {
    writeText(path, std::string(reinterpret_cast<const char*>(&length), 8));
    std::filesystem::resize_file(path, 8 + length);  // zeros that take no room on the disk
    const auto file = MappedTensors::open(path);
    ASSERT_FALSE(file);
    EXPECT_EQ(file.error().text().ends_with("this is not a safetensors file, or it was cut short"),
              length > 100'000'000U)
        << file.error().text();
  }
}

TEST(HostileWeights, PlacesAndShapesMustFit) {
  EXPECT_EQ(entryRefusal(R"({"dtype":"F32","shape":[2,2],"data_offsets":[0,16]})"), "accepted");
  EXPECT_EQ(entryRefusal(R"({"dtype":"F32","shape":[],"data_offsets":[3,7]})"), "accepted");
  EXPECT_EQ(entryRefusal(R"({"dtype":"F32","shape":[0,9],"data_offsets":[5,5]})"), "accepted");
  const std::string unfit = "f: the data of tensor 'a' do not fill its shape";
  EXPECT_EQ(entryRefusal(R"({"dtype":"F32","shape":[2,3],"data_offsets":[0,16]})"), unfit);
  EXPECT_EQ(entryRefusal(R"({"dtype":"F32","shape":[4],"data_offsets":[0,15]})"), unfit);
  EXPECT_EQ(entryRefusal(R"({"dtype":"F32","shape":[],"data_offsets":[4,4]})"), unfit);
  // 2^62 x 4 and 2^32 x 2^32 are 0 in 64 bits.
  EXPECT_EQ(entryRefusal(R"({"dtype":"F32","shape":[4611686018427387904],"data_offsets":[0,0]})"),
            unfit);
  EXPECT_EQ(entryRefusal(R"({"dtype":"U8","shape":[4294967296,4294967296],"data_offsets":[0,0]})"),
            unfit);
  const std::string outside = "f: tensor 'a' lies outside the file: it was cut short or damaged";
  EXPECT_EQ(entryRefusal(R"({"dtype":"F32","shape":[4],"data_offsets":[1,17]})"), outside);
  EXPECT_EQ(entryRefusal(R"({"dtype":"F32","shape":[4],"data_offsets":[16,0]})"), outside);
  const std::string improper = "f: tensor 'a' has no proper shape and place";
  EXPECT_EQ(entryRefusal(R"({"dtype":"F32","shape":[-1],"data_offsets":[0,4]})"), improper);
  EXPECT_EQ(entryRefusal(R"({"dtype":"F32","shape":[1.5],"data_offsets":[0,4]})"), improper);
  EXPECT_EQ(entryRefusal(R"({"dtype":"F32","shape":[1],"data_offsets":[0,4,8]})"), improper);
  EXPECT_EQ(entryRefusal(R"({"dtype":"F32","shape":[1]})"), improper);
  EXPECT_EQ(entryRefusal(R"({"dtype":"F32","shape":[18446744073709551615],"data_offsets":[0,4]})"),
            improper);
  EXPECT_EQ(entryRefusal(R"({"shape":[1],"data_offsets":[0,4]})"),
            "f: tensor 'a' has no number type");
  EXPECT_EQ(entryRefusal("7"), "f: tensor 'a' has no number type");
}

TEST(HostileWeights, NoByteBelongsToTwoTensors) {
  const auto two = [](const std::string& a, const std::string& b) {
    const auto entry = [](const std::string& place) {
      return R"({"dtype":"U8","shape":[4],"data_offsets":)" + place + "}";
    };
    return tensorRefusal(
        withLength("{\"a\":" + entry(a) + ",\"b\":" + entry(b) + "}", "0123456789ab"));
  };
  EXPECT_EQ(two("[0,4]", "[4,8]"), "accepted");
  EXPECT_EQ(two("[8,12]", "[0,4]"), "accepted");
  EXPECT_EQ(two("[0,4]", "[3,7]"), "f: tensor 'b' overlaps another");
  EXPECT_EQ(two("[2,6]", "[2,6]"), "f: tensor 'b' overlaps another");
  EXPECT_THAT(tensorRefusal(withLength(R"({"a":{"dtype":"U8","shape":[0],"data_offsets":[0,0]},
      "a":{"dtype":"U8","shape":[0],"data_offsets":[0,0]}})")),
              HasSubstr("'a' is given twice"));
}

TEST(HostileWeights, UnknownNumberTypesMatterOnlyWhereTheyAreNeeded) {
  const auto file = MappedTensors::fromBytes(
      withLength(R"({"q":{"dtype":"I4","shape":[9],"data_offsets":[0,5]}})") + "01234", "f");
  ASSERT_TRUE(file);
  EXPECT_EQ(file->find("q"), nullptr);
  EXPECT_EQ(file->typeOf("q"), "I4");
  EXPECT_EQ(file->names(), std::vector<std::string>{"q"});
}

class HostileFolder : public ::testing::Test {
 protected:
  std::string refusal(std::size_t shards = 1) {
    writeModel(folder_.path(), configJson(config_), tensors_, shards);
    return opened();
  }
  std::string opened() const {
    const auto weights = Weights::open(folder_.path(), config_);
    return weights ? "accepted" : weights.error().text();
  }
  RawTensor& tensor(const std::string& name) {
    return *std::find_if(tensors_.begin(), tensors_.end(),
                         [&](const RawTensor& t) { return t.name == name; });
  }

  TemporaryFolder folder_{};
  ModelConfig config_ = tinyConfig(false, true);
  std::vector<RawTensor> tensors_ = randomTensors(config_, "F32");
};

TEST_F(HostileFolder, MissingSurplusAndDoubledTensorsAreNamed) {
  EXPECT_EQ(refusal(), "accepted");
  const RawTensor norm = tensors_.back();
  ASSERT_EQ(norm.name, "model.norm.weight");
  tensors_.pop_back();
  EXPECT_THAT(refusal(), HasSubstr("the tensor 'model.norm.weight' is missing"));
  tensors_.pop_back();
  EXPECT_THAT(refusal(), HasSubstr("2 tensors are missing"));
  tensors_ = randomTensors(config_, "F32");
  tensors_.push_back({"model.layers.2.input_layernorm.weight", "F32", norm.shape, norm.data});
  EXPECT_THAT(refusal(), HasSubstr("'model.layers.2.input_layernorm.weight' is none of this"));
  tensors_.back().name = "model.language_model.norm.weight";
  EXPECT_THAT(refusal(), HasSubstr("'model.norm.weight' is there twice"));
  EXPECT_THAT(refusal(2), HasSubstr("'model.norm.weight' is there twice"));
}

TEST_F(HostileFolder, TheHeadOfATiedModelIsIgnoredAndOfAnUntiedOneAskedFor) {
  tensors_.push_back({"lm_head.weight", "I32", {3}, "0123456789ab"});
  EXPECT_EQ(refusal(), "accepted");
  config_.text.tied = false;
  EXPECT_THAT(refusal(), HasSubstr("tensor 'lm_head.weight' has the number type I32"));
  tensors_ = randomTensors(config_, "F32");
  EXPECT_EQ(refusal(), "accepted");
  EXPECT_TRUE((*Weights::open(folder_.path(), config_))->has("lm_head.weight"));
  tensors_.erase(tensors_.begin() + (&tensor("lm_head.weight") - tensors_.data()));
  EXPECT_THAT(refusal(), HasSubstr("the tensor 'lm_head.weight' is missing"));
}

TEST_F(HostileFolder, ShapesAndNumberTypesMustBeTheModels) {
  tensor("model.norm.weight").shape = {12, 2};
  EXPECT_THAT(refusal(), HasSubstr("has the shape [12, 2] where config.json asks for [24]"));
  tensor("model.norm.weight") = {"model.norm.weight", "I64", {24}, std::string(24 * 8, '\0')};
  EXPECT_THAT(refusal(), HasSubstr("has the number type I64; BF16, F16, F32 and F64 can be read"));
  tensor("model.norm.weight") = {"model.norm.weight", "F8_E4M3", {24}, std::string(24, '\0')};
  EXPECT_THAT(refusal(), HasSubstr("has the number type F8_E4M3"));
}

TEST_F(HostileFolder, AnIndexLeadsNowhereElse) {
  const auto index = [&](const std::string& file) {
    Json map = Json::object(), json = Json::object();
    for (const RawTensor& each : tensors_) map.append(each.name, file);
    json.set("weight_map", std::move(map));
    writeText(folder_ / "model.safetensors.index.json", json.print());
    return opened();
  };
  const TemporaryFolder other;
  writeText(other / "m.safetensors", tensorFileBytes(tensors_));
  const std::string sentence = "must be the name of a .safetensors file in the same folder";
  EXPECT_THAT(index((other / "m.safetensors").string()), HasSubstr(sentence));
  EXPECT_THAT(index("../m.safetensors"), HasSubstr(sentence));
  EXPECT_THAT(index("x/../../m.safetensors"), HasSubstr(sentence));
  EXPECT_THAT(index("..\\m.safetensors"), HasSubstr(sentence));
  EXPECT_THAT(index(".safetensors"), HasSubstr(sentence));
  EXPECT_THAT(index(""), HasSubstr(sentence));
  EXPECT_THAT(index("config.json"), HasSubstr(sentence));
  EXPECT_THAT(index(std::string("a\0.safetensors", 14)), HasSubstr(sentence));
  EXPECT_THAT(index("none.safetensors"), HasSubstr("does not exist"));
  writeText(folder_ / "model.safetensors.index.json", "{\"weight_map\": []}");
  EXPECT_THAT(opened(), HasSubstr("'weight_map' must be an object"));
  writeText(folder_ / "model.safetensors.index.json", "{\"weight_map\"");
  EXPECT_THAT(opened(), HasSubstr("model.safetensors.index.json"));
  // The public download cache keeps files elsewhere and links to them: a link is fine.
  std::filesystem::create_symlink(other / "m.safetensors", folder_ / "linked.safetensors");
  EXPECT_EQ(index("linked.safetensors"), "accepted");
}

TEST_F(HostileFolder, TheIndexAndTheFilesMustAgree) {
  EXPECT_EQ(refusal(3), "accepted");
  const auto shard = folder_ / "model-2-of-3.safetensors";
  writeText(shard, tensorFileBytes({tensors_[1]}));
  EXPECT_THAT(opened(), HasSubstr("tensors are missing"));
  writeText(shard, tensorFileBytes(tensors_));
  EXPECT_THAT(opened(), HasSubstr("is there twice"));
  std::filesystem::remove(shard);
  EXPECT_THAT(opened(), HasSubstr("model-2-of-3.safetensors' does not exist"));
  std::filesystem::create_directory(shard);
  EXPECT_THAT(opened(), HasSubstr("is a folder, not a file"));
  std::filesystem::remove(shard);
  ASSERT_EQ(::mkfifo(shard.c_str(), 0600), 0);
  EXPECT_THAT(opened(), HasSubstr("is not an ordinary file"));
}

TEST_F(HostileFolder, AnyChangedByteOfAnIndexGivesASentenceOrTheWholeModel) {
  ASSERT_EQ(refusal(2), "accepted");
  const auto index = folder_ / "model.safetensors.index.json";
  const std::string good = icl::testing::readText(index);
  Stream stream(6, Purpose::Test);
  int refused = 0;
  for (int trial = 0; trial < 60; ++trial) {
    std::string text = good;
    const std::size_t at = stream.below(text.size());
    if (stream.below(2) == 0)
      text.erase(at, 1 + stream.below(50));
    else
      text[at] = "0./\\{}\",:n"[stream.below(10)];
    writeText(index, text);
    const auto weights = Weights::open(folder_.path(), config_);
    if (weights) {
      ASSERT_EQ((*weights)->views().size(), 26U);
    } else {
      ASSERT_FALSE(weights.error().message.empty());
      ++refused;
    }
  }
  EXPECT_GT(refused, 15);
}

TEST_F(HostileFolder, AnEmptyFolderSaysWhatItLacks) {
  EXPECT_THAT(opened(), HasSubstr("model.safetensors' does not exist"));
  EXPECT_THAT(readModelConfig(folder_.path()).error().text(), HasSubstr("config.json"));
}

TEST_F(HostileFolder, EveryCutIsNoticed) {
  const std::string bytes = tensorFileBytes(tensors_);
  for (std::size_t size = 0; size < bytes.size(); size += 1 + bytes.size() / 300) {
    ASSERT_NE(tensorRefusal(bytes.substr(0, size)), "accepted") << size;
  }
}

TEST_F(HostileFolder, AnyChangedByteGivesASentenceOrTheWholeModel) {
  config_.text = {1, 4, 4, 2, 1, 2, 6, 1e-6, 1e6, true, {}};
  const std::string good = tensorFileBytes(randomTensors(config_, "BF16"));
  std::uint64_t header = 0;
  std::memcpy(&header, good.data(), 8);
  Stream stream(4, Purpose::Test);
  int refused = 0;
  for (int trial = 0; trial < 4000; ++trial) {
    std::string bytes = good;
    for (std::uint64_t n = 1 + stream.below(3); n > 0; --n) {
      const std::size_t at = stream.below(8 + header);
      const std::uint64_t kind = stream.below(4);
      if (kind == 0) bytes[at] = static_cast<char>(stream.below(256));
      if (kind == 1) bytes[at] = "0123456789-.{}[],\""[stream.below(18)];
      if (kind == 2 && at >= 8) bytes.erase(at, 1 + stream.below(20));
      if (kind == 3 && at >= 8) bytes.insert(at, bytes.substr(at / 2, stream.below(20)));
      // Half of the time the length still tells the header's end, so that its text is reached.
      if (kind >= 2 && stream.below(2) == 0) {
        const std::uint64_t length = header + bytes.size() - good.size();
        std::memcpy(bytes.data(), &length, 8);
      }
    }
    const auto file = MappedTensors::fromBytes(bytes, "f");
    if (!file) {
      ASSERT_FALSE(file.error().message.empty());
      ++refused;
      continue;
    }
    double sum = 0;
    for (const std::string& name : file->names()) {
      const WeightView* view = file->find(name);
      if (view == nullptr) continue;
      for (const double x : view->all<double>()) sum += x;  // a place outside would be found out
    }
    ASSERT_EQ(sum, sum);
  }
  EXPECT_GT(refused, 2000);
  EXPECT_LT(refused, 4000);
}

}  // namespace
}  // namespace icl::checkpoint
