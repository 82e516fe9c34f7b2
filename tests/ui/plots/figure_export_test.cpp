// Figures as files: vectors, titles, the reproduction slip, the resolution asked for, and refusals
// that leave no file.
#include "ui/plots/figure_export.h"

#include <cmath>

#include <gtest/gtest.h>

#include <QFile>
#include <QImageReader>
#include <QTemporaryDir>
#include <QXmlStreamReader>

#include "ui/plots/chart_painter.h"

namespace icl::ui {
namespace {

ExportOptions options(const QString& path) {
  ExportOptions o;
  o.path = path;
  o.title = QStringLiteral("Excess falls & stays <low>");
  o.slip = {QStringLiteral("icl run two-parameters --set depth=4 --seed 42"),
            QStringLiteral("icl 0.1.0"), QStringLiteral("42"), QStringLiteral("abc123def456789")};
  return o;
}

struct Figure {
  Series x{}, y{};
  ChartScene scene{};
  Figure() {
    for (int i = 0; i < 400; ++i) {
      x.append(i);
      y.append(std::exp(-0.01 * i));
    }
    ChartLine line;
    line.id = 1;
    line.name = QStringLiteral("base");
    line.color = QColor(0x0f, 0x58, 0xb5);
    line.x = &x;
    line.y = &y;
    scene.lines = {line};
    scene.theory = {
        {QStringLiteral("Bayes"), QStringLiteral("0.3"), TheoryKind::Bayes, 0.3, {}, {}}};
    scene.x_title = QStringLiteral("step");
    scene.y_title = QStringLiteral("excess risk, nat");
    scene.x = {0, 400, false};
    scene.y = {0, 1.05, false};
  }
  FigurePainter painter() const {
    return [this](QPainter& p, const QSizeF& size) {
      ChartPainter(scene, PlotTheme::paper(QFont()), QRectF(QPointF(), size),
                   ChartPainter::Target::File)
          .paint(p);
    };
  }
};

QByteArray fileContents(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

TEST(FigureExport, AnSvgHasTheCurveAsOneVectorTheTitlesTheUnitsAndTheSlip) {
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("figure.svg"));
  ASSERT_TRUE(exportFigure(Figure().painter(), options(path)).ok());
  QXmlStreamReader xml(fileContents(path));
  QString title, about, text;
  int longest = 0, images = 0;
  while (!xml.atEnd()) {
    if (xml.readNext() != QXmlStreamReader::StartElement) continue;
    const auto name = xml.name();
    const QString points = xml.attributes().value(QLatin1String("points")).toString();
    if (name == QLatin1String("polyline")) {
      longest = std::max(
          longest, static_cast<int>(points.split(QLatin1Char(' '), Qt::SkipEmptyParts).size()));
    }
    if (name == QLatin1String("image")) ++images;
    if (name == QLatin1String("title")) title = xml.readElementText();
    if (name == QLatin1String("desc")) about = xml.readElementText();
    if (name == QLatin1String("text")) text += xml.readElementText() + QLatin1Char('\n');
  }
  EXPECT_FALSE(xml.hasError()) << xml.errorString().toStdString();
  EXPECT_GE(longest, 300) << "the curve is one polyline";
  EXPECT_EQ(images, 0) << "nothing is a bitmap";
  EXPECT_EQ(title, QStringLiteral("Excess falls & stays <low>"));
  EXPECT_TRUE(about.contains(QStringLiteral("--set depth=4 --seed 42")));
  EXPECT_TRUE(about.contains(QStringLiteral("sha256 abc123def456789")));
  for (const char* word : {"step", "excess risk, nat", "base", "Bayes", "icl run two-parameters"}) {
    EXPECT_TRUE(text.contains(QLatin1String(word))) << word << " in\n" << text.toStdString();
  }
}

TEST(FigureExport, APdfIsOnePageWithTheSlipInItsMetadata) {
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("figure.pdf"));
  ASSERT_TRUE(exportFigure(Figure().painter(), options(path)).ok());
  const QByteArray pdf = fileContents(path);
  EXPECT_TRUE(pdf.startsWith("%PDF-"));
  EXPECT_EQ(pdf.count("/Type /Page\n"), 1);
  EXPECT_TRUE(pdf.contains("--set depth=4 --seed 42"));
  EXPECT_TRUE(pdf.contains("Excess falls &amp; stays &lt;low&gt;"));
  EXPECT_FALSE(pdf.contains("/Subtype /Image")) << "curves are vectors";
}

TEST(FigureExport, APngHasTheResolutionAskedForAndTextChunks) {
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("figure.png"));
  ExportOptions o = options(path);
  o.dpi = 288;
  ASSERT_TRUE(exportFigure(Figure().painter(), o).ok());
  QImageReader reader(path);
  EXPECT_EQ(reader.text(QStringLiteral("Command")), o.slip.command);
  EXPECT_EQ(reader.text(QStringLiteral("Seed")), QStringLiteral("42"));
  EXPECT_EQ(reader.text(QStringLiteral("Title")), o.title);
  const QImage image = reader.read();
  EXPECT_EQ(image.size(), QSize(2280, 1440));
  EXPECT_NEAR(image.dotsPerMeterX() * 0.0254, 288, 0.5);
}

TEST(FigureExport, TheSameFigureGivesTheSameSvg) {
  const QTemporaryDir folder;
  const QString a = folder.filePath(QStringLiteral("a.svg")),
                b = folder.filePath(QStringLiteral("b.svg"));
  ASSERT_TRUE(exportFigure(Figure().painter(), options(a)).ok());
  ASSERT_TRUE(exportFigure(Figure().painter(), options(b)).ok());
  EXPECT_EQ(fileContents(a), fileContents(b));
}

TEST(FigureExport, WhatCannotBeWrittenIsRefusedInOneSentenceAndLeavesNothing) {
  const QTemporaryDir folder;
  const Figure figure;
  for (const QString& path :
       {folder.filePath(QStringLiteral("figure.bmp")),
        folder.filePath(QStringLiteral("no/such/f.svg")), QStringLiteral("/proc/figure.pdf")}) {
    const Status status = exportFigure(figure.painter(), options(path));
    ASSERT_FALSE(status.ok()) << path.toStdString();
    EXPECT_EQ(status.error().where, path.toStdString());
    EXPECT_FALSE(QFile::exists(path));
  }
  ExportOptions huge = options(folder.filePath(QStringLiteral("huge.png")));
  huge.dpi = 9600;
  EXPECT_FALSE(exportFigure(figure.painter(), huge).ok());
  ExportOptions small = options(folder.filePath(QStringLiteral("small.svg")));
  small.size = {10, std::nan("")};
  EXPECT_FALSE(exportFigure(figure.painter(), small).ok());
  EXPECT_TRUE(QDir(folder.path()).isEmpty());
}

TEST(FigureExport, AFailedExportLeavesTheOldFile) {
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("figure.svg"));
  ASSERT_TRUE(exportFigure(Figure().painter(), options(path)).ok());
  const QByteArray before = fileContents(path);
  ExportOptions o = options(path);
  o.size = {-1, -1};
  EXPECT_FALSE(exportFigure(Figure().painter(), o).ok());
  EXPECT_EQ(fileContents(path), before);
}

}  // namespace
}  // namespace icl::ui
