// PresetGallery: the presets as cards: a small picture of the run, the title, the story in one
// sentence. Pictures are made by running the first steps in the background. Return or a click
// opens. GUI thread.
#pragma once

#include <vector>

#include <QDialog>
#include <QThreadPool>

#include "ui/session_controller.h"

class QListWidget;

namespace icl::ui {

class PresetGallery : public QDialog {
  Q_OBJECT
 public:
  PresetGallery(const Catalog& catalog, const std::vector<Preset>& presets, QWidget* parent);
  ~PresetGallery() override;
  QListWidget* cards() const { return cards_; }

 Q_SIGNALS:
  void chosen(int index);

 private:
  void choose();
  void drawThumbnails();
  const Catalog& catalog_;
  const std::vector<Preset>& presets_;
  QListWidget* cards_;
  QThreadPool background_;
};

/// The curve that a preset's first steps draw: main channel against step, for a thumbnail.
std::vector<double> thumbnailCurve(const Catalog& catalog, const Preset& preset);

}  // namespace icl::ui
