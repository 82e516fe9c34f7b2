// PresetGallery: the presets as cards, grouped by the family of their experiment: a small picture
// of the run, the title, the story in one sentence; found by typing. Pictures are made by running
// the first steps in the background. Return or a click opens. GUI thread.
#pragma once

#include <atomic>
#include <map>
#include <string>
#include <vector>

#include <QDialog>
#include <QThreadPool>

#include "ui/session_controller.h"

class QLineEdit;
class QListWidget;

namespace icl::ui {

/// Presets of one family, by their index.
struct PresetGroup {
  QString title{};  // the family's experiments and their paper
  std::vector<int> presets{};
};
/// In the order of the catalog; presets of experiments that this build lacks come last.
std::vector<PresetGroup> presetGroups(const Catalog& catalog, const std::vector<Preset>& presets);
/// All typed words occur in title, story, id or experiment.
bool presetMatches(const Preset& preset, const Catalog& catalog, const QString& typed);

class PresetGallery : public QDialog {
  Q_OBJECT
 public:
  PresetGallery(const Catalog& catalog, const std::vector<Preset>& presets, QWidget* parent);
  ~PresetGallery() override;
  QListWidget* cards() const { return cards_; }
  QLineEdit* search() const { return search_; }

 Q_SIGNALS:
  void chosen(int index);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void fill();
  void filter(const QString& typed);
  void choose();
  void drawThumbnails();
  void showThumbnail(int row, const QVariantList& values);
  const Catalog& catalog_;
  const std::vector<Preset>& presets_;
  QLineEdit* search_;
  QListWidget* cards_;
  std::map<int, QVariantList> waiting_{};  // pictures of cards that are hidden
  std::atomic<bool> closing_{false};
  QThreadPool background_;
};

/// The curve that a preset's first steps draw: main channel against step, for a thumbnail.
/// `enough` ends it early.
std::vector<double> thumbnailCurve(const Catalog& catalog, const Preset& preset,
                                   const std::atomic<bool>& enough);

}  // namespace icl::ui
