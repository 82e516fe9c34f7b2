#include "core/base/hash.h"

#include <array>

#include <gtest/gtest.h>

namespace icl {
namespace {

TEST(Hash, Sha256MatchesTheStandardsExamples) {
  EXPECT_EQ(sha256(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(sha256("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_EQ(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
}

TEST(Hash, FeedingInPiecesGivesTheSameDigest) {
  Sha256 hash;
  hash.update("a");
  hash.update("");
  hash.update("bc");
  EXPECT_EQ(hash.hex(), sha256("abc"));
}

TEST(Hash, DoublesAreHashedAsTheyLieInARowFile) {
  const std::array<double, 2> row{1.0, -2.0};
  Sha256 hash;
  hash.update(row);
  // 1.0 = 3ff0…0 and -2.0 = c000…0, little-endian.
  EXPECT_EQ(hash.hex(), sha256(std::string_view("\0\0\0\0\0\0\xf0\x3f\0\0\0\0\0\0\0\xc0", 16)));
}

}  // namespace
}  // namespace icl
