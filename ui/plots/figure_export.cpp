#include "ui/plots/figure_export.h"

#include <cmath>

#include <QApplication>
#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QFontInfo>
#include <QImage>
#include <QImageWriter>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>
#include <QSvgGenerator>

#include "ui/plots/plot_theme.h"

namespace icl::ui {
namespace {

constexpr char kTitleMark[] = "icl-figure-title-goes-here";
constexpr char kSlipMark[] = "icl-figure-slip-goes-here";
constexpr double kLogicalDpi = 96, kFooter = 20, kMostPixels = 20000;

/// In the context under which lupdate files the texts of a free function: its namespace.
QString tr(const char* text) { return QCoreApplication::translate("icl::ui", text); }

Error refuse(const QString& sentence, const QString& where) {
  return Error{Message{sentence.toStdString()}, where.toStdString()};
}

void paintAll(QPainter& painter, const FigurePainter& paint, const ExportOptions& options) {
  const double footer = options.footer ? kFooter : 0;
  const QSizeF size(options.size.width(), options.size.height() - footer);
  painter.save();
  painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
  paint(painter, size);
  painter.restore();
  if (!options.footer) return;
  const PlotTheme theme = options.screen_colours
                              ? PlotTheme::from(QApplication::palette(), QApplication::font())
                              : PlotTheme::paper(QApplication::font());
  QFont font = theme.small;
  font.setPixelSize(std::max(7, font.pixelSize() - 3));
  const QRectF strip(0, size.height(), size.width(), footer);
  painter.fillRect(strip, theme.surface);
  painter.setFont(font);
  painter.setPen(theme.quiet);
  QString text = options.slip.command;
  if (!options.slip.digest.isEmpty()) {
    text += QStringLiteral("   sha256 ") + options.slip.digest.left(12);
  }
  if (!options.slip.version.isEmpty()) text += QStringLiteral("   ") + options.slip.version;
  painter.drawText(strip.adjusted(12, 0, -12, -4), Qt::AlignLeft | Qt::AlignVCenter,
                   QFontMetricsF(font).elidedText(text, Qt::ElideRight, strip.width() - 24));
}

QByteArray xmp(const ExportOptions& options) {
  const auto item = [](const char* name, const QString& text) {
    return QStringLiteral(
               "<dc:%1><rdf:Alt><rdf:li xml:lang=\"x-default\">%2</rdf:li></rdf:Alt></dc:%1>")
        .arg(QString::fromLatin1(name), text.toHtmlEscaped());
  };
  return (QStringLiteral("<?xpacket begin=\"\uFEFF\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>"
                         "<x:xmpmeta xmlns:x=\"adobe:ns:meta/\"><rdf:RDF "
                         "xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\">"
                         "<rdf:Description rdf:about=\"\" "
                         "xmlns:dc=\"http://purl.org/dc/elements/1.1/\">") +
          item("title", options.title) + item("description", slipText(options)) +
          QStringLiteral("</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end=\"w\"?>"))
      .toUtf8();
}

bool writeSvg(QIODevice& file, const FigurePainter& paint, const ExportOptions& options) {
  QSvgGenerator svg;
  svg.setOutputDevice(&file);
  svg.setResolution(static_cast<int>(kLogicalDpi));
  svg.setSize(options.size.toSize());
  svg.setViewBox(QRectF(QPointF(0, 0), options.size));
  svg.setTitle(QLatin1String(kTitleMark));
  svg.setDescription(QLatin1String(kSlipMark));
  QPainter painter;
  if (!painter.begin(&svg)) return false;
  paintAll(painter, paint, options);
  return painter.end();
}

/// Qt 6.4 writes title and description as they are, later versions escape them: so marks are put
/// there first.
void fillMarks(QByteArray& svg, const ExportOptions& options) {
  svg.replace(kTitleMark, options.title.toHtmlEscaped().toUtf8());
  svg.replace(kSlipMark, slipText(options).toHtmlEscaped().toUtf8());
}

bool writePdf(QIODevice& file, const FigurePainter& paint, const ExportOptions& options) {
  QPdfWriter pdf(&file);
  pdf.setPageSize(
      QPageSize(options.size * (72 / kLogicalDpi), QPageSize::Point, {}, QPageSize::ExactMatch));
  pdf.setPageMargins({});
  pdf.setTitle(options.title);
  pdf.setCreator(slipText(options));
  pdf.setDocumentXmpMetadata(xmp(options));
  QPainter painter;
  if (!painter.begin(&pdf)) return false;
  const double scale = pdf.resolution() / kLogicalDpi;
  painter.scale(scale, scale);
  paintAll(painter, paint, options);
  return painter.end();
}

bool writePng(QIODevice& file, const FigurePainter& paint, const ExportOptions& options) {
  const double scale = options.dpi / kLogicalDpi;
  QImage image((options.size * scale).toSize(), QImage::Format_RGB32);
  if (image.isNull()) return false;
  image.fill(Qt::white);
  const int dots = static_cast<int>(std::lround(options.dpi / 0.0254));
  image.setDotsPerMeterX(dots);
  image.setDotsPerMeterY(dots);
  QPainter painter(&image);
  painter.scale(scale, scale);
  paintAll(painter, paint, options);
  painter.end();
  QImageWriter writer(&file, "png");
  writer.setText(QStringLiteral("Title"), options.title);
  writer.setText(QStringLiteral("Description"), slipText(options));
  writer.setText(QStringLiteral("Software"), options.slip.version);
  writer.setText(QStringLiteral("Command"), options.slip.command);
  writer.setText(QStringLiteral("Seed"), options.slip.seed);
  writer.setText(QStringLiteral("Digest"), options.slip.digest);
  return writer.write(image);
}

}  // namespace

QString slipText(const ExportOptions& options) {
  QStringList parts;
  if (!options.title.isEmpty()) parts << options.title;
  if (!options.slip.version.isEmpty()) parts << options.slip.version;
  if (!options.slip.command.isEmpty()) parts << options.slip.command;
  if (!options.slip.seed.isEmpty()) parts << QStringLiteral("seed ") + options.slip.seed;
  if (!options.slip.digest.isEmpty()) parts << QStringLiteral("sha256 ") + options.slip.digest;
  parts << options.slip.notes;
  return parts.join(QStringLiteral("; "));
}

Status exportFigure(const FigurePainter& paint, const ExportOptions& options) {
  const QString suffix = QFileInfo(options.path).suffix().toLower();
  const bool svg = suffix == QLatin1String("svg"), pdf = suffix == QLatin1String("pdf"),
             png = suffix == QLatin1String("png");
  if (!svg && !pdf && !png) {
    return refuse(tr("a figure file ends in .svg, .pdf or .png, not in '%1'").arg(suffix),
                  options.path);
  }
  const double w = options.size.width(), h = options.size.height();
  if (!(w >= 160) || !(h >= 120) || !(w <= 8000) || !(h <= 8000)) {
    return refuse(
        tr("a figure is 160 × 120 to 8000 × 8000 pixels large, not %1 × %2").arg(w).arg(h),
        options.path);
  }
  if (png && (!(options.dpi >= 36) || !(options.dpi <= 2400) ||
              std::max(w, h) * options.dpi / kLogicalDpi > kMostPixels)) {
    return refuse(
        tr("a PNG takes 36 to 2400 dots per inch and at most %1 pixels a side; %2 is out of "
           "range for this size")
            .arg(kMostPixels)
            .arg(options.dpi),
        options.path);
  }
  QSaveFile file(options.path);
  if (!file.open(QIODevice::WriteOnly)) {
    return refuse(tr("the figure cannot be written: %1").arg(file.errorString()), options.path);
  }
  // Through memory: the writers do not report a full disk, a plain write does.
  QBuffer buffer;
  buffer.open(QIODevice::WriteOnly);
  const bool drawn = svg   ? writeSvg(buffer, paint, options)
                     : pdf ? writePdf(buffer, paint, options)
                           : writePng(buffer, paint, options);
  if (!drawn) return refuse(tr("the figure is too large for the memory there is"), options.path);
  QByteArray bytes = buffer.data();
  if (svg) fillMarks(bytes, options);
  if (file.write(bytes) != bytes.size() || !file.commit()) {
    return refuse(tr("the figure cannot be written: %1").arg(file.errorString()), options.path);
  }
  return {};
}

}  // namespace icl::ui
