#include "ui/views/view_export.h"

#include <QCryptographicHash>

#include "core/run/record.h"
#include "ui/notes/note_book.h"
#include "ui/views/figure_parts.h"

namespace icl::ui {
namespace {

/// SHA-256 of the rows as a run file has them; empty where rows were lost on the way here.
QString digestOf(const RunTrack& track) {
  if (track.lost_rows > 0 || track.channels.empty()) return {};
  QCryptographicHash hash(QCryptographicHash::Sha256);
  std::vector<double> row(track.channels.size());
  for (std::size_t i = 0; i < track.steps.size(); ++i) {
    // A fork's file begins with its own rows; the shared past is the parent's.
    if (track.steps[i] < static_cast<double>(track.state.first)) continue;
    for (std::size_t c = 0; c < row.size(); ++c) {
      if (i >= track.channels[c].size()) return {};
      row[c] = track.channels[c][i];
    }
    hash.addData(QByteArrayView(reinterpret_cast<const char*>(row.data()),
                                static_cast<qsizetype>(row.size() * sizeof(double))));
  }
  return QString::fromLatin1(hash.result().toHex());
}

}  // namespace

FigureSlip slipOf(const SessionController& lab, const RunTrack& track) {
  FigureSlip slip;
  slip.command = lab.asCommand(track.serial);
  slip.version = QString::fromStdString(buildString());
  slip.seed = QString::number(track.state.seed);
  slip.digest = digestOf(track);
  return slip;
}

Status exportFigure(LabView& view, const SessionController& lab, ExportOptions options) {
  if (options.title.isEmpty()) options.title = view.heading();
  if (const RunTrack* track = lab.active()) options.slip = slipOf(lab, *track);
  const QString id = view.property("viewId").toString();
  for (const Note& note : lab.notes().notes()) {
    if (note.view != id || id.isEmpty()) continue;
    options.slip.notes << QStringLiteral("note at step %1: %2").arg(note.step).arg(note.text);
  }
  setFigureScreenColours(view, options.screen_colours);
  const Status status = exportFigure(
      [&view](QPainter& painter, const QSizeF& size) { view.paintFigure(painter, size); }, options);
  setFigureScreenColours(view, false);
  return status;
}

}  // namespace icl::ui
