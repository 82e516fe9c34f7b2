// icl-lab from outside: what it prints, what it draws, how it refuses.
#include <gtest/gtest.h>

#include <QFile>
#include <QImage>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>

#include "core/experiments/catalog.h"
#include "core/run/record.h"
#include "tests/support/places.h"

namespace {

using namespace icl;  // NOLINT(google-build-using-namespace)

struct Outcome {
  int code = -1;
  QByteArray out{}, err{};
};

Outcome call(const QStringList& arguments, const QStringList& without = {}) {
  QProcess process;
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  environment.insert(QStringLiteral("ICL_RESOURCES"),
                     QStringLiteral(ICL_SOURCE_DIR) + QStringLiteral("/resources"));
  for (const QString& name : without) environment.remove(name);
  process.setProcessEnvironment(environment);
  process.start(QStringLiteral(ICL_LAB_PROGRAM), arguments);
  EXPECT_TRUE(process.waitForFinished(100000));
  return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

const QStringList kNoDisplay{QStringLiteral("DISPLAY"), QStringLiteral("WAYLAND_DISPLAY"),
                             QStringLiteral("QT_QPA_PLATFORM")};

TEST(Program, HelpAndVersionNeedNoDisplay) {
  const Outcome help = call({QStringLiteral("--help")}, kNoDisplay);
  EXPECT_EQ(help.code, 0);
  EXPECT_TRUE(help.out.contains("--render VIEW --out FILE"));
  const Outcome version = call({QStringLiteral("--version")}, kNoDisplay);
  EXPECT_EQ(version.code, 0);
  EXPECT_TRUE(version.out.startsWith("icl-lab "));
}

TEST(Program, AWrongOptionIsRefusedInOneLineWithWhatWouldBeRight) {
  const Outcome typo = call({QStringLiteral("--thme"), QStringLiteral("dark")}, kNoDisplay);
  EXPECT_EQ(typo.code, 2);
  EXPECT_EQ(typo.err.count('\n'), 1);
  EXPECT_TRUE(typo.err.contains("--theme")) << typo.err.toStdString();
  const Outcome value = call({QStringLiteral("--theme"), QStringLiteral("pink")}, kNoDisplay);
  EXPECT_EQ(value.code, 2);
  EXPECT_TRUE(value.err.contains("light, dark, system")) << value.err.toStdString();
}

TEST(Program, APictureIsDrawnWithoutADisplay) {
  const QTemporaryDir folder;
  const QString svg = folder.filePath(QStringLiteral("loss.svg"));
  const Outcome drawn = call({QStringLiteral("two-weights"), QStringLiteral("--render"),
                              QStringLiteral("loss"), QStringLiteral("--out"), svg},
                             kNoDisplay);
  ASSERT_EQ(drawn.code, 0) << drawn.err.toStdString();
  QFile file(svg);
  ASSERT_TRUE(file.open(QIODevice::ReadOnly));
  const QByteArray text = file.readAll();
  EXPECT_TRUE(text.contains("<path") || text.contains("<polyline")) << "curves are vectors";
  EXPECT_TRUE(text.contains("icl run two-weights")) << "the slip is inside";
}

/// A run of cross-attention that was changed in mid-run and stopped at step 57 of ten million.
std::filesystem::path storedRun(const std::filesystem::path& store, const Catalog& catalog) {
  RunOptions options{};
  options.steps = 10000000;
  options.script = {{20, {"set-parameter", "alpha", 0.2, {}}}};
  auto driver = Driver::create(catalog.front(), {}, options);
  auto writer = RunWriter::create(store, manifestOf(*driver.value()));
  const auto report = runToEnd(*driver.value(), writer.value().get(),
                               [](const Driver& now) { return now.position() < 57; });
  return report.ok() ? report->folder : std::filesystem::path();
}

TEST(Program, AStoredRunIsDrawnAsItIsStored) {
  const QTemporaryDir folder;
  const Catalog catalog = makeCatalog();
  const auto run = storedRun(folder.path().toStdString(), catalog);
  const auto reader = RunReader::open(run);
  ASSERT_TRUE(reader.ok());
  ASSERT_EQ(reader->rows(), 58u);
  const QString svg = folder.filePath(QStringLiteral("loss.svg"));
  const Outcome drawn = call({QString::fromStdString(run.string()), QStringLiteral("--render"),
                              QStringLiteral("loss"), QStringLiteral("--out"), svg},
                             kNoDisplay);
  ASSERT_EQ(drawn.code, 0) << drawn.err.toStdString();
  QFile file(svg);
  ASSERT_TRUE(file.open(QIODevice::ReadOnly));
  const std::string text = file.readAll().toStdString();
  EXPECT_NE(text.find("sha256 " + reader->manifest().digest), std::string::npos)
      << "the rows drawn are those stored";
  EXPECT_NE(text.find("--steps 57"), std::string::npos);
}

TEST(Program, APresetFileIsDrawnLikeAPreset) {
  const QTemporaryDir folder;
  const QString preset = QStringLiteral(ICL_SOURCE_DIR) +
                         QStringLiteral("/resources/presets/cross_attention/02-one-weight.json");
  const QString svg = folder.filePath(QStringLiteral("loss.svg"));
  const Outcome drawn = call(
      {preset, QStringLiteral("--render"), QStringLiteral("loss"), QStringLiteral("--out"), svg},
      kNoDisplay);
  EXPECT_EQ(drawn.code, 0) << drawn.err.toStdString();
  EXPECT_TRUE(QFile::exists(svg));
}

TEST(Program, APictureIsDrawnOnlyWhenItsQuestionsAreAnswered) {
  const QTemporaryDir folder;
  const QString svg = folder.filePath(QStringLiteral("plane.svg"));
  const Outcome drawn = call({QStringLiteral("two-weights"), QStringLiteral("--render"),
                              QStringLiteral("plane"), QStringLiteral("--out"), svg},
                             kNoDisplay);
  ASSERT_EQ(drawn.code, 0) << drawn.err.toStdString();
  QFile file(svg);
  ASSERT_TRUE(file.open(QIODevice::ReadOnly));
  const QByteArray text = file.readAll();
  EXPECT_TRUE(text.contains("barrier")) << "from the probe of that name";
  EXPECT_TRUE(text.contains("<image")) << "the heights of the loss";
  EXPECT_FALSE(text.contains("being computed"));
}

TEST(Program, AnUnknownViewOrPresetIsRefused) {
  const Outcome view =
      call({QStringLiteral("two-weights"), QStringLiteral("--render"), QStringLiteral("los"),
            QStringLiteral("--out"), QStringLiteral("/tmp/never.svg")},
           kNoDisplay);
  EXPECT_EQ(view.code, 2);
  EXPECT_TRUE(view.err.contains("loss")) << view.err.toStdString();
  const Outcome preset =
      call({QStringLiteral("two-wieghts"), QStringLiteral("--render"), QStringLiteral("loss"),
            QStringLiteral("--out"), QStringLiteral("/tmp/never.svg")},
           kNoDisplay);
  EXPECT_EQ(preset.code, 2);
  EXPECT_TRUE(preset.err.contains("two-weights")) << preset.err.toStdString();
  EXPECT_FALSE(QFile::exists(QStringLiteral("/tmp/never.svg")));
}

TEST(Program, BenchUiPrintsTheJsonOfTheContract) {
  const Outcome bench =
      call({QStringLiteral("--bench-ui"), QStringLiteral("4"), QStringLiteral("--reset-layout")});
  ASSERT_EQ(bench.code, 0) << bench.err.toStdString();
  const QJsonObject json = QJsonDocument::fromJson(bench.out).object();
  for (const char* key : {"first_paint_ms", "first_moving_ms", "steps_per_second", "resident_mb"}) {
    EXPECT_GT(json.value(QLatin1String(key)).toDouble(-1), 0) << key;
  }
  for (const char* key : {"frame_ms", "loop_gap_ms"}) {
    const QJsonObject spread = json.value(QLatin1String(key)).toObject();
    EXPECT_LE(spread.value(QLatin1String("p50")).toDouble(),
              spread.value(QLatin1String("p95")).toDouble());
    EXPECT_LE(spread.value(QLatin1String("p95")).toDouble(),
              spread.value(QLatin1String("max")).toDouble());
    EXPECT_GT(spread.value(QLatin1String("max")).toDouble(), 0);
  }
}

}  // namespace
