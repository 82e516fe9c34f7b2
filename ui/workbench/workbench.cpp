#include "ui/workbench/workbench.h"

#include "ui/workbench/animation_dialog.h"
#include "ui/workbench/compare_window.h"
#include "ui/workbench/seed_desk.h"
#include "ui/workbench/seed_window.h"

namespace icl::ui {

namespace {

void bringForward(QWidget& window) {
  window.show();
  window.raise();
  window.activateWindow();
}

}  // namespace

Workbench::Workbench(SessionController& lab, QWidget* window)
    : QObject(window), lab_(lab), window_(window) {}

Workbench::~Workbench() {
  delete seeds_;
  delete compare_;
  delete animation_;
}

SeedWindow* Workbench::openSeeds() {
  if (seeds_ == nullptr) {
    seeds_ = new SeedWindow(lab_, window_);
    connect(seeds_, &SeedWindow::helpAsked, this, &Workbench::helpAsked);
  }
  bringForward(*seeds_);
  return seeds_;
}

CompareWindow* Workbench::openCompare() {
  if (compare_ == nullptr) {
    compare_ = new CompareWindow(lab_, lab_.seeds().store(), window_);
    connect(compare_, &CompareWindow::helpAsked, this, &Workbench::helpAsked);
  }
  bringForward(*compare_);
  return compare_;
}

AnimationDialog* Workbench::openAnimation(const QString& view) {
  if (animation_ == nullptr) {
    animation_ = new AnimationDialog(lab_, window_);
    connect(animation_, &AnimationDialog::helpAsked, this, &Workbench::helpAsked);
  }
  animation_->choosePicture(view);
  bringForward(*animation_);
  return animation_;
}

}  // namespace icl::ui
