// Shares: what is packed is unpacked; hostile files are refused and leave nothing behind.
#include "core/run/share_file.h"

#include <fstream>
#include <random>

#include "core/base/files.h"
#include "tests/run/record_fixture.h"

namespace icl {
namespace {

class ShareTest : public testing::RecordTest {
 protected:
  std::filesystem::path run(std::uint64_t seed) {
    const auto driver = make({{"noise", 0.5}}, {.seed = seed, .steps = 5});
    const auto writer = writerOf(*driver);
    const auto report = runToEnd(*driver, writer.get(), {});
    EXPECT_TRUE(report.ok());
    return report->folder;
  }
  std::filesystem::path at(const std::string& name) const { return work_.path() / name; }
  std::string packed() {
    const auto made = writeShare(at("a.iclshare"), "{}", {run(1), run(2)});
    EXPECT_TRUE(made.ok()) << made.error().text();
    return *readFile(at("a.iclshare"));
  }
  /// Unpacks these bytes; "" where they are taken, else the refusal.
  std::string refusalOf(const std::string& bytes) {
    std::ofstream(at("b.iclshare"), std::ios::binary) << bytes;
    const auto folder = unpackShare(at("b.iclshare"), at("in"));
    if (folder) {
      std::filesystem::remove_all(*folder);
      return "";
    }
    EXPECT_TRUE(!std::filesystem::exists(at("in")) || std::filesystem::is_empty(at("in")))
        << "nothing is left behind";
    return folder.error().text();
  }
  /// The same bytes with a text of the first header that contains it replaced and its sum right.
  static std::string withHeader(std::string bytes, const std::string& from, const std::string& to) {
    const auto found = bytes.find(from);
    EXPECT_NE(found, std::string::npos);
    const std::size_t block = found / 512 * 512;
    bytes.replace(found, to.size(), to);
    unsigned sum = 0;
    for (std::size_t i = 0; i < 512; ++i) {
      sum += i >= 148 && i < 156 ? ' ' : static_cast<unsigned char>(bytes[block + i]);
    }
    std::string octal(6, '0');
    for (std::size_t i = 6; i > 0; --i, sum /= 8) octal[i - 1] = static_cast<char>('0' + sum % 8);
    return bytes.replace(block + 148, 6, octal);
  }
  testing::TemporaryFolder work_{};
};

TEST_F(ShareTest, WhatIsPackedIsUnpackedToTheLastBit) {
  const auto first = run(1), second = run(2);
  ASSERT_TRUE(writeShare(at("talk.iclshare"), "{\"a\": 1}", {first, second}).ok());
  const auto folder = unpackShare(at("talk.iclshare"), at("in"));
  ASSERT_TRUE(folder.ok()) << folder.error().text();
  EXPECT_EQ(*readFile(*folder / kShareDocument), "{\"a\": 1}");
  for (const auto& run : {first, second}) {
    const auto inside = *folder / sharedName(run);
    EXPECT_EQ(*readFile(inside / "rows.f64"), *readFile(run / "rows.f64"));
    EXPECT_EQ(*readFile(inside / "run.json"), *readFile(run / "run.json"));
  }
  const auto again = unpackShare(at("talk.iclshare"), at("in"));
  ASSERT_TRUE(again.ok());
  EXPECT_NE(*again, *folder) << "what was opened before is not touched";
}

TEST_F(ShareTest, OtherToolsUnpackIt) {
  ASSERT_TRUE(writeShare(at("a.iclshare"), "{}", {run(1)}).ok());
  const std::string command =
      "cd '" + work_.path().string() + "' && tar -xf a.iclshare 2>/dev/null";
  EXPECT_EQ(std::system(command.c_str()), 0) << "tar, which every Debian has, cannot read it";
  EXPECT_EQ(*readFile(at("document.icl")), "{}");
}

TEST_F(ShareTest, HostileFilesAreRefused) {
  const std::string good = packed();
  EXPECT_EQ(refusalOf(good), "");
  EXPECT_NE(refusalOf(""), "");
  EXPECT_NE(refusalOf("hello"), "");
  EXPECT_NE(refusalOf(std::string(1 << 16, '\0')), "");
  EXPECT_NE(refusalOf(good.substr(0, good.size() - 512)), "") << "cut off";
  EXPECT_NE(refusalOf(good + std::string(512, '\0')), "") << "more behind its end";
  EXPECT_NE(refusalOf(good + good), "") << "two in one";
  EXPECT_NE(refusalOf(withHeader(good, "document.icl", "/etc/passwdX")), "");
  EXPECT_NE(refusalOf(withHeader(good, "runs/", "../r/")), "");
  EXPECT_NE(refusalOf(withHeader(good, "/run.json", "/../.json")), "");
  EXPECT_NE(refusalOf(withHeader(good, "/run.json", "/run.exe\\")), "");
  std::string link = good;
  link[156] = '2';  // a symbolic link by its kind
  EXPECT_NE(refusalOf(withHeader(link, "document.icl", "document.icl")), "");
  EXPECT_NE(refusalOf(withHeader(good, "00000000002", "77777777777")), "")
      << "larger than the file";
  // The document twice, in the place of a run.
  EXPECT_NE(refusalOf(good.substr(0, 1024) + good), "");
}

TEST_F(ShareTest, ChangedNumbersOfARunAreFound) {
  const std::string good = packed();
  const auto header = good.find("/rows.f64");
  ASSERT_NE(header, std::string::npos);
  std::string bad = good;
  bad[header / 512 * 512 + 512 + 3] = static_cast<char>(bad[header / 512 * 512 + 515] ^ 1);
  EXPECT_NE(refusalOf(bad), "");
}

TEST_F(ShareTest, DamagedFilesAreRefusedOrWhole) {
  const std::string good = packed();
  std::mt19937 random(7);
  for (int i = 0; i < 300; ++i) {
    std::string bad = good;
    switch (random() % 3) {
      case 0:
        bad[random() % bad.size()] = static_cast<char>(random() % 256);
        break;
      case 1:
        bad.erase(random() % bad.size(), 1 + random() % 600);
        break;
      default:
        bad.insert(random() % bad.size(), std::string(1 + random() % 600, 'x'));
    }
    refusalOf(bad);
  }
}

TEST_F(ShareTest, TwoRunsOfOneNameCannotBeInOneShare) {
  const auto one = run(1);
  const Status status = writeShare(at("a.iclshare"), "{}", {one, one});
  EXPECT_FALSE(status.ok());
  EXPECT_FALSE(std::filesystem::exists(at("a.iclshare")));
  EXPECT_FALSE(writeShare(at("a.iclshare"), "{}", {at("nowhere")}).ok());
  EXPECT_FALSE(writeShare(at("no/such/place.iclshare"), "{}", {one}).ok());
}

}  // namespace
}  // namespace icl
