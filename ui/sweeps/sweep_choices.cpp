#include "ui/sweeps/sweep_choices.h"

#include <algorithm>

#include <QAbstractListModel>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QLabel>
#include <QSignalBlocker>

#include "ui/sweeps/sweep_words.h"

namespace icl::ui {

namespace {

constexpr int kMostSeeds = 100;

/// The points of an axis, which may be thousands: their texts are made as they are seen.
class PointModel : public QAbstractListModel {
 public:
  PointModel(std::shared_ptr<const Sweep> sweep, std::size_t axis, QObject* parent)
      : QAbstractListModel(parent), sweep_(std::move(sweep)), axis_(axis) {}
  int rowCount(const QModelIndex& parent) const override {
    return parent.isValid() ? 0 : static_cast<int>(sweep_->spec().axes[axis_].points.size());
  }
  QVariant data(const QModelIndex& index, int role) const override {
    if (role != Qt::DisplayRole || !index.isValid()) return {};
    return pointText(*sweep_, axis_, static_cast<std::size_t>(index.row()));
  }

 private:
  std::shared_ptr<const Sweep> sweep_;
  std::size_t axis_;
};

QComboBox* narrowBox(QWidget* parent) {
  auto* box = new QComboBox(parent);
  box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  box->setMinimumContentsLength(8);
  box->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  return box;
}

}  // namespace

SweepChoices::SweepChoices(QWidget* parent) : QWidget(parent), grid_(new QGridLayout(this)) {
  setProperty("helpAnchor", QStringLiteral("sweep-picture"));
  grid_->setContentsMargins(0, 0, 0, 0);
  grid_->setColumnStretch(1, 1);
  grid_->setColumnStretch(3, 1);
  value_ = addChoice(0, 0, tr("&Value"), tr("What the colours show"));
  seed_ = addChoice(0, 2, tr("&Over seeds"),
                    tr("The mean over all seeds, how sure it is, or one seed alone"));
  across_ = addChoice(1, 0, tr("Ac&ross"), tr("The axis from left to right"));
  up_ = addChoice(1, 2, tr("&Down"), tr("The axis from top to bottom; the same one: a single row"));
  contour_ = new QCheckBox(tr("&Contour at"), this);
  contour_->setToolTip(tr("A line where the value crosses this level"));
  level_ = new QDoubleSpinBox(this);
  level_->setRange(-1e9, 1e9);
  level_->setDecimals(4);
  level_->setSingleStep(0.05);
  level_->setAccessibleName(tr("Level of the contour"));
  level_->setToolTip(contour_->toolTip());
  grid_->addWidget(contour_, 2, 0);
  grid_->addWidget(level_, 2, 1);
  slices_ = new QGridLayout;
  slices_->setColumnStretch(1, 1);
  slices_->setColumnStretch(3, 1);
  grid_->addLayout(slices_, 3, 0, 1, 4);
  for (QComboBox* box : {value_, seed_}) {
    connect(box, &QComboBox::activated, this, &SweepChoices::changed);
  }
  for (QComboBox* box : {across_, up_}) {
    connect(box, &QComboBox::activated, this, [this] {
      fillSlices();
      Q_EMIT changed();
    });
  }
  connect(contour_, &QCheckBox::toggled, level_, &QWidget::setEnabled);
  connect(contour_, &QCheckBox::toggled, this, &SweepChoices::changed);
  connect(level_, &QDoubleSpinBox::valueChanged, this, &SweepChoices::changed);
  setEnabled(false);
}

QComboBox* SweepChoices::addChoice(int row, int column, const QString& title, const QString& tip) {
  QComboBox* box = narrowBox(this);
  auto* label = new QLabel(title, this);
  label->setBuddy(box);
  box->setAccessibleName(QString(title).remove(QLatin1Char('&')));
  box->setToolTip(tip);
  grid_->addWidget(label, row, column);
  grid_->addWidget(box, row, column + 1);
  return box;
}

void SweepChoices::show(std::shared_ptr<const Sweep> sweep) {
  sweep_ = std::move(sweep);
  const SweepSpec& spec = sweep_->spec();
  const QSignalBlocker quiet(this);
  setEnabled(true);
  value_->clear();
  value_->addItems(recordTitles(*sweep_));
  const std::size_t shown = sweep_->recordIndex(spec.picture.value);
  value_->setCurrentIndex(shown < spec.records.size() ? static_cast<int>(shown) : 0);
  const auto place = [&](const std::string& key, int fallback) {
    const auto axis = sweep_->axisOf(key);
    return axis ? static_cast<int>(axis->first) : fallback;
  };
  for (QComboBox* box : {across_, up_}) {
    box->clear();
    for (std::size_t a = 0; a < spec.axes.size(); ++a) box->addItem(axisTitle(*sweep_, a));
  }
  across_->setCurrentIndex(place(spec.picture.x, 0));
  up_->setCurrentIndex(place(spec.picture.y, spec.axes.size() > 1 ? 1 : 0));
  up_->setEnabled(spec.axes.size() > 1);
  across_->setEnabled(spec.axes.size() > 1);
  fillSeeds();
  contour_->setChecked(spec.picture.level.has_value());
  level_->setValue(spec.picture.level.value_or(0));
  level_->setEnabled(contour_->isChecked());
  fillSlices();
}

void SweepChoices::fillSeeds() {
  const auto& seeds = sweep_->spec().seeds;
  seed_->clear();
  seed_->addItem(tr("mean"), SweepLook::kMean);
  seed_->addItem(tr("half width of the 95 % interval"), SweepLook::kInterval);
  const int listed = std::min(static_cast<int>(seeds.size()), kMostSeeds);
  for (int s = 0; s < listed; ++s) {
    seed_->addItem(tr("seed %1").arg(seeds[static_cast<std::size_t>(s)]), s);
  }
}

void SweepChoices::fillSlices() {
  while (QLayoutItem* item = slices_->takeAt(0)) {
    delete item->widget();
    delete item;
  }
  const std::size_t axes = sweep_->spec().axes.size();
  slice_.assign(axes, nullptr);
  int placed = 0;
  for (std::size_t a = 0; a < axes; ++a) {
    const int axis = static_cast<int>(a);
    if (axis == across_->currentIndex() || axis == up_->currentIndex()) continue;
    const QString title = axisTitle(*sweep_, a);
    QComboBox* box = narrowBox(this);
    box->setModel(new PointModel(sweep_, a, box));
    box->setCurrentIndex(0);
    box->setAccessibleName(title);
    box->setToolTip(tr("Which of its values the picture is for"));
    auto* label = new QLabel(title, this);
    label->setBuddy(box);
    slices_->addWidget(label, placed / 2, placed % 2 * 2);
    slices_->addWidget(box, placed / 2, placed % 2 * 2 + 1);
    connect(box, &QComboBox::activated, this, &SweepChoices::changed);
    slice_[a] = box;
    ++placed;
  }
  QWidget* before = level_;
  for (QComboBox* box : slice_) {
    if (box == nullptr) continue;
    setTabOrder(before, box);
    before = box;
  }
}

SweepLook SweepChoices::look() const {
  SweepLook look;
  look.across = static_cast<std::size_t>(std::max(0, across_->currentIndex()));
  look.up = static_cast<std::size_t>(std::max(0, up_->currentIndex()));
  look.record = static_cast<std::size_t>(std::max(0, value_->currentIndex()));
  look.seed = seed_->currentData().toInt();
  for (const QComboBox* box : slice_) {
    look.slice.push_back(box != nullptr ? static_cast<std::size_t>(std::max(0, box->currentIndex()))
                                        : 0);
  }
  return look;
}

std::optional<double> SweepChoices::level() const {
  return contour_->isChecked() ? std::optional(level_->value()) : std::nullopt;
}

}  // namespace icl::ui
