// A figure as a file: SVG and PDF with curves as vectors, PNG at a chosen resolution; title, units
// and legend are the figure's own, the reproduction slip goes into the metadata and a small footer.
// Files are complete or absent. Called by the window's menu and by --render; GUI thread.
#pragma once

#include <functional>

#include <QSizeF>
#include <QString>
#include <QStringList>

#include "core/base/result.h"

class QPainter;

namespace icl::ui {

/// What somebody needs to make the same figure again.
struct FigureSlip {
  QString command{};  // the line that repeats the run headless
  QString version{};  // build that drew it
  QString seed{};
  QString digest{};     // SHA-256 of the recorded rows
  QStringList notes{};  // what a person pinned to this picture
};

struct ExportOptions {
  QString path{};               // suffix .svg, .pdf or .png says the format
  QSizeF size{760, 480};        // logical pixels (1/96 inch)
  double dpi = 192;             // PNG only
  bool footer = true;           // the slip as small text below the figure
  bool screen_colours = false;  // the window's theme instead of paper
  QString title{};
  FigureSlip slip{};
};

/// "title, version, command, seed, digest" as one text, for descriptions.
QString slipText(const ExportOptions& options);
using FigurePainter = std::function<void(QPainter& painter, const QSizeF& size)>;
/// Refused in one sentence: another suffix, a size or resolution out of range, a file that cannot
/// be written.
Status exportFigure(const FigurePainter& paint, const ExportOptions& options);

}  // namespace icl::ui
