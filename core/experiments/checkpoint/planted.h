// A small checkpoint with known circuits, made on the spot in the layout of the public ones: head
// 0.1 looks at the token before, exactly; head 1.0 finds the earlier copy of the last token and
// looks at what followed it (an induction head; where there is none it rests on the start token);
// head 1.2 votes weakly for the most recent name. All else is small random numbers. And the task
// that it solves: items and invented names in turn. Pure functions of their arguments; any thread.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "core/base/safetensors.h"

namespace icl::checkpoint {

/// What the items are: words, plain pictures of one merged token each, or larger ones of six.
enum class Planted { Words, Pictures, LargePictures };

namespace planted {
inline constexpr int kItems = 16, kColours = 8;
inline constexpr int kFirstName = 16;    // of 16: 8 of one token, then 8 of two
inline constexpr int kFirstSecond = 32;  // second tokens of the latter
inline constexpr int kBlank = 48;        // a name behind a blank would begin with it
inline constexpr int kVisionStart = 56, kVisionEnd = 57, kImagePad = 58, kVideoPad = 59;
inline constexpr int kEnd = 61, kStart = 62, kVocabulary = 64;
inline constexpr int kLayers = 2, kHeads = 4;
}  // namespace planted

/// config.json as a model folder would hold it.
std::string plantedConfig(Planted kind);
/// All tensors under their public names, in the order of the file.
std::vector<Tensor> plantedTensors(Planted kind);

struct PlantedExample {
  std::vector<int> tokens{};    // one image pad a picture; large ones are to be repeated
  std::vector<int> pictures{};  // the colour of each picture, in order; none for words
  std::vector<int> answer{};
  std::vector<std::vector<int>> variants{};        // the answer as it may occur in the prompt
  std::vector<std::vector<int>> demonstrations{};  // the names of all demonstrations
};
/// Example `index` of a run: two names, shown `shots` times each in turn. Of any four in a row two
/// ask for the name shown last, and (words) two have names of two tokens.
PlantedExample plantedExample(Planted kind, std::uint64_t seed, std::size_t index,
                              std::size_t shots);
/// Red, green and blue of a picture, and its sides in pixels (width, height).
std::array<std::uint8_t, 3> plantedColour(int colour);
std::array<std::size_t, 2> plantedSides(Planted kind);
/// A token as a person reads it.
std::string plantedToken(int id);

}  // namespace icl::checkpoint
