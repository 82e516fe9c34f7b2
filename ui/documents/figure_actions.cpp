// DocumentActions' part that saves a picture as SVG, PDF or PNG.
#include <algorithm>

#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QSettings>
#include <QStandardPaths>

#include "ui/core_text.h"
#include "ui/documents/document_actions.h"
#include "ui/views/view_export.h"

namespace icl::ui {

namespace {

constexpr int kDefaultDpi = 192;

QString proposedName(const QString& heading) {
  return QString::fromStdString(slug(heading.toStdString())) + QStringLiteral(".svg");
}

}  // namespace

void DocumentActions::saveFigure(LabView& view) {
  const QString svg = tr("Scalable vectors (*.svg)");
  const QString pdf = tr("Portable document (*.pdf)");
  const QString png = tr("Pixels (*.png)");
  QSettings settings;
  const QString key = QStringLiteral("figures/folder");
  const QString folder =
      settings.value(key, QStandardPaths::writableLocation(QStandardPaths::PicturesLocation))
          .toString();
  QString chosen = svg;
  QString path = QFileDialog::getSaveFileName(
      window_, tr("Save figure"), folder + QLatin1Char('/') + proposedName(view.heading()),
      QStringList{svg, pdf, png}.join(QStringLiteral(";;")), &chosen);
  if (path.isEmpty()) return;
  if (QFileInfo(path).suffix().isEmpty()) {
    path += chosen == pdf   ? QStringLiteral(".pdf")
            : chosen == png ? QStringLiteral(".png")
                            : QStringLiteral(".svg");
  }
  ExportOptions options{};
  options.path = path;
  if (QFileInfo(path).suffix().toLower() == QLatin1String("png")) {
    bool ok = false;
    const int dpi = QInputDialog::getInt(window_, tr("Save figure"), tr("Dots per inch:"),
                                         kDefaultDpi, 30, 1200, 1, &ok);
    if (!ok) return;
    options.dpi = dpi;
  }
  if (const Status status = exportFigure(view, controller_, options); !status) {
    Q_EMIT controller_.message(coreError(status.error()), true);
    return;
  }
  settings.setValue(key, QFileInfo(path).absolutePath());
  Q_EMIT controller_.message(tr("Figure written to %1.").arg(path), false);
}

}  // namespace icl::ui
