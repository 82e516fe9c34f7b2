// FlowLayout: controls in a row that goes on in a second line where the first is full, so that a
// narrow picture, a larger scale or a longer language hides nothing. GUI thread.
#pragma once

#include <vector>

#include <QLayout>

namespace icl::ui {

class FlowLayout : public QLayout {
  Q_OBJECT
 public:
  FlowLayout() = default;
  ~FlowLayout() override;
  void addItem(QLayoutItem* item) override { items_.push_back(item); }
  int count() const override { return static_cast<int>(items_.size()); }
  QLayoutItem* itemAt(int index) const override;
  QLayoutItem* takeAt(int index) override;
  Qt::Orientations expandingDirections() const override { return {}; }
  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;
  QSize sizeHint() const override;
  /// Room for the widest control.
  QSize minimumSize() const override;
  void setGeometry(const QRect& rect) override;

 private:
  /// Places the items where `place` is set; the height they take.
  int flow(const QRect& rect, bool place) const;
  std::vector<QLayoutItem*> items_{};
};

}  // namespace icl::ui
