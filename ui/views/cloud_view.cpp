#include "ui/views/cloud_view.h"

#include <algorithm>

#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

#include "ui/core_text.h"
#include "ui/flow_layout.h"
#include "ui/views/figure_parts.h"
#include "ui/views/plate_view.h"
#include "ui/views/view_parts.h"

namespace icl::ui {
namespace {

constexpr int kCloudMs = 500;  // a moving run is asked so often

}  // namespace

CloudView::CloudView(SessionController& lab, int columns, QWidget* parent)
    : LabView(parent), lab_(lab), columns_(columns) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  row_ = controlRow();
  layers_ = new LayerControl(lab, this);
  row_->addWidget(layers_);
  column->addLayout(row_);
  cloud_ = new PointCloud(this);
  column->addWidget(cloud_, 1);
  read_out_ = new QLabel(this);
  read_out_->setContentsMargins(12, 0, 8, 4);
  read_out_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
  column->addWidget(read_out_);
  setKeyboardPart(cloud_);
  connect(cloud_, &PointCloud::layerKey, layers_, &LayerControl::moveBy);
  connect(cloud_, &PointCloud::selectionChanged, this,
          [this] { read_out_->setText(cloud_->readOut()); });
  connect(&lab_, &SessionController::opened, this, [this] { rebuild(); });
  connect(&lab_, &SessionController::lookChanged, this, [this] { show(); });
  since_.start();
}

void CloudView::setFirstHeading(const QString& text, const QString& tip) {
  heading_ = text;
  cloud_->setAccessibleName(text);
  cloud_->setToolTip(tip);
}

ProbeAsker* CloudView::newAsker(const QString& name, const char* probe,
                                const std::function<bool()>& mine) {
  auto* asker = new ProbeAsker(lab_, name, probe, {"rate"}, this);
  asker->whenAnswered(
      [this, mine](const ProbeResult& answer, std::uint64_t) {
        if (!mine()) return;
        points_ = answer;
        show();
      },
      [this](const Error& error) { clear(coreMessage(error.message)); });
  return asker;
}

void CloudView::clear(const QString& sentence) {
  points_ = {};
  CloudScene scene;
  scene.empty = sentence;
  cloud_->setScene(scene);
}

void CloudView::askOf(ProbeAsker& asker, const Values& arguments) {
  const RunTrack* run = lab_.isOpen() ? lab_.active() : nullptr;
  if (run == nullptr) return;
  if (asker.settled() && run->state.position != asked_step_ && since_.elapsed() > kCloudMs) {
    asker.forget();
  }
  const bool rested = asker.settled();
  asker.ask(arguments);
  if (!rested || asker.settled()) return;
  asked_step_ = run->state.position;
  since_.restart();
}

int CloudView::stages() const {
  int most = 0;
  for (int r = 0; r < points_.rows && points_.cols == columns_; ++r) {
    if (points_.table[static_cast<std::size_t>(r * columns_)] > 0) break;
    most = r + 1;
  }
  return most;
}

int CloudView::shownStage() const {
  const int last = std::max(0, stages() - 1), wanted = lab_.look().layer;
  return wanted < 0 ? last : std::min(wanted, last);
}

void CloudView::present(CloudScene scene, const QString& text) {
  layers_->setLayers(stages(), shownStage());
  cloud_->setScene(std::move(scene));
  read_out_->setText(cloud_->readOut());
  if (text == heading_) return;
  heading_ = text;
  Q_EMIT headingChanged();
}

ViewTable CloudView::table() const {
  ViewTable table;
  if (points_.cols != columns_) return table;
  table.columns = tableColumns();
  for (int r = 0; r < points_.rows; ++r) {
    const auto begin = points_.table.begin() + static_cast<std::ptrdiff_t>(r) * points_.cols;
    table.rows.emplace_back(begin, begin + points_.cols);
  }
  return table;
}

void CloudView::paintFigure(QPainter& painter, const QSizeF& size) const {
  const PlotTheme theme = figureTheme(*this);
  cloud_->paintFigure(painter, theme,
                      paintFigureTitle(painter, theme, heading_, size, conclusion()));
}

}  // namespace icl::ui
