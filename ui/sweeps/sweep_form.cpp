#include "ui/sweeps/sweep_form.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QSpinBox>

#include "core/base/hash.h"
#include "ui/core_text.h"
#include "ui/session_controller.h"

namespace icl::ui {

namespace {

/// A number where it is one (whole where it has no point), else a text.
Json valueOf(const QString& text) {
  const std::string word = text.trimmed().toStdString();
  if (const auto whole = parseInteger(word)) return Json(std::int64_t{*whole});
  if (const auto number = parseNumber(word)) return Json(*number);
  return Json(word);
}

QString listOf(const QStringList& parts) { return parts.join(QStringLiteral(", ")); }

}  // namespace

Json sweepAxis(const QString& setting, const QString& values) {
  static const QRegularExpression range(
      QStringLiteral(R"(^\s*(\S+?)\s*(?:…|\.\.\.?)\s*(\S+?)\s*/\s*(\d+)\s*(log)?\s*$)"));
  Json axis = Json::object();
  axis.set("setting", setting.toStdString());
  const auto match = range.match(values);
  if (match.hasMatch()) {
    axis.set("from", valueOf(match.captured(1))).set("to", valueOf(match.captured(2)));
    axis.set("count", valueOf(match.captured(3)));
    if (!match.captured(4).isEmpty()) axis.set("scale", "log");
    return axis;
  }
  Json list = Json::array();
  for (const QString& part : values.split(QLatin1Char(','), Qt::SkipEmptyParts)) {
    list.push(valueOf(part));
  }
  axis.set("values", std::move(list));
  return axis;
}

SweepForm::SweepForm(SessionController& controller, QWidget* parent)
    : QWidget(parent), controller_(controller) {
  auto* form = new QFormLayout(this);
  form->setContentsMargins(0, 0, 0, 0);
  for (std::size_t a = 0; a < axes_.size(); ++a) {
    AxisRow& row = axes_[a];
    row.setting = new QComboBox(this);
    row.values = new QLineEdit(this);
    row.values->setPlaceholderText(tr("2, 4, 8 or 0.001 … 0.1 / 9 log"));
    row.values->setAccessibleName(tr("Values of axis %1").arg(a + 1));
    row.values->setToolTip(
        tr("A list, or a range with the number of values; log: in equal ratios"));
    auto* label = new QLabel(tr("Axis %1").arg(a + 1), this);
    label->setBuddy(row.setting);
    form->addRow(label, row.setting);
    form->addRow(QString(), row.values);
    connect(row.setting, &QComboBox::activated, this, [this, &row] { suggest(row); });
    connect(row.values, &QLineEdit::textChanged, this, &SweepForm::changed);
  }
  seeds_ = new QSpinBox(this);
  seeds_->setRange(1, 1000);
  form->addRow(tr("Seeds"), seeds_);
  steps_ = new QSpinBox(this);
  steps_->setRange(0, 100'000'000);
  steps_->setSpecialValueText(tr("as the experiment says"));
  form->addRow(tr("Steps"), steps_);
  for (QSpinBox* box : {seeds_, steps_}) {
    connect(box, &QSpinBox::valueChanged, this, &SweepForm::changed);
  }
  fill();
  connect(&controller_, &SessionController::opened, this, &SweepForm::fill);
  connect(&controller_, &SessionController::settingsChanged, this, &SweepForm::changed);
}

/// The settings of the open experiment; texts are no axis.
void SweepForm::fill() {
  for (AxisRow& row : axes_) {
    row.setting->clear();
    row.setting->addItem(tr("none"), QString());
    for (const Field& field : controller_.type().schema.fields()) {
      if (field.read_only || field.kind == Kind::Text) continue;
      row.setting->addItem(coreText(field.title), QString::fromStdString(field.key));
    }
    row.values->clear();
  }
  Q_EMIT changed();
}

/// Values worth trying: every choice, or half and twice what is set.
void SweepForm::suggest(const AxisRow& row) {
  const std::string key = row.setting->currentData().toString().toStdString();
  const Field* field = controller_.type().schema.find(key);
  QStringList parts;
  if (field != nullptr && field->kind == Kind::Choice) {
    for (const Option& option : field->options) parts << QString::fromStdString(option.key);
  } else if (field != nullptr && field->kind == Kind::Toggle) {
    parts << QStringLiteral("off") << QStringLiteral("on");
  } else if (field != nullptr) {
    const Values settings = controller_.settings();
    const Value* now = settings.find(key);
    const double value = std::holds_alternative<double>(*now)
                             ? std::get<double>(*now)
                             : static_cast<double>(std::get<std::int64_t>(*now));
    for (const double factor : {0.5, 1.0, 2.0}) {
      const auto checked = field->check(field->kind == Kind::Integer
                                            ? Value(static_cast<std::int64_t>(value * factor))
                                            : Value(value * factor));
      if (!checked) continue;
      const QString text = QString::fromStdString(toText(*checked));
      if (!parts.contains(text)) parts << text;
    }
  }
  row.values->setText(listOf(parts));
  Q_EMIT changed();
}

void SweepForm::setAxis(int number, const QString& setting, const QString& values) {
  const AxisRow& row = axes_.at(static_cast<std::size_t>(number));
  row.setting->setCurrentIndex(std::max(0, row.setting->findData(setting)));
  row.values->setText(values);
}

void SweepForm::setSeeds(int count) { seeds_->setValue(count); }

void SweepForm::setSteps(int steps) { steps_->setValue(steps); }

Result<Sweep> SweepForm::sweep() const {
  Json json = Json::object();
  const ExperimentType& type = controller_.type();
  Json axes = Json::array();
  std::vector<std::string> names{type.id};
  for (const AxisRow& row : axes_) {
    const QString key = row.setting->currentData().toString();
    if (key.isEmpty()) continue;
    axes.push(sweepAxis(key, row.values->text()));
    names.push_back(key.toStdString());
  }
  if (axes.items().empty()) {
    return Error{Message{ICL_TR("choose a setting for the first axis")}};
  }
  Values settings = type.schema.changes(controller_.settings());
  for (const Json& axis : axes.items()) settings.erase(axis.find("setting")->asString());
  json.set("format", "icl-sweep/1").set("title", joined(names, " × "));
  json.set("experiment", type.id).set("settings", toJson(settings)).set("axes", std::move(axes));
  json.set("seed", static_cast<std::int64_t>(controller_.seed())).set("seeds", seeds_->value());
  if (steps_->value() > 0) json.set("steps", steps_->value());
  // The same grid is the same folder: it goes on where it stopped.
  json.set("id", slug(joined(names, "-")).substr(0, 27) + "-" + sha256(json.print()).substr(0, 12));
  return Sweep::fromJson(json, tr("sweep").toStdString(), {}, controller_.catalog());
}

}  // namespace icl::ui
