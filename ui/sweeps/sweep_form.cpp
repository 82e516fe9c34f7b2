#include "ui/sweeps/sweep_form.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QRegularExpression>
#include <QSignalBlocker>
#include <QSpinBox>

#include "core/base/hash.h"
#include "ui/core_text.h"
#include "ui/run_naming.h"
#include "ui/session_controller.h"

namespace icl::ui {

namespace {

bool decimalComma() { return QLocale().decimalPoint() == QLatin1String(","); }

/// The key of a choice or of a switch that a person has named by its title.
QString keyOf(const QString& word, const Field* field) {
  if (field == nullptr) return word;
  const auto same = [&](const QString& text) {
    return word.compare(text, Qt::CaseInsensitive) == 0;
  };
  for (const Option& option : field->options) {
    if (same(coreText(option.title))) return QString::fromStdString(option.key);
  }
  if (field->kind != Kind::Toggle) return word;
  if (same(valueText(*field, Value(true)))) return QStringLiteral("on");
  return same(valueText(*field, Value(false))) ? QStringLiteral("off") : word;
}

/// A number where it is one (whole where it has no point), a truth value, else a text.
Json valueOf(const QString& text, const Field* field) {
  const QString trimmed = text.trimmed();
  std::string word = keyOf(trimmed, field).toStdString();
  if (field != nullptr && field->kind == Kind::Toggle && (word == "on" || word == "off")) {
    return Json(word == "on");
  }
  if (const auto whole = parseInteger(word)) return Json(std::int64_t{*whole});
  if (decimalComma() && trimmed.count(QLatin1Char(',')) == 1) {
    const auto number =
        parseNumber(QString(trimmed).replace(QLatin1Char(','), QLatin1Char('.')).toStdString());
    if (number) return Json(*number);
  }
  if (const auto number = parseNumber(word)) return Json(*number);
  return Json(word);
}

/// A comma parts values, but for one between two digits where the language writes numbers so.
QChar separatorOf(const QString& values) {
  static const QRegularExpression lone(QStringLiteral(R"(^\s*-?\d+,\d+\s*$)"));
  const bool semicolon =
      values.contains(QLatin1Char(';')) || (decimalComma() && lone.match(values).hasMatch());
  return semicolon ? QLatin1Char(';') : QLatin1Char(',');
}

QString listOf(const QStringList& parts) {
  return parts.join(decimalComma() ? QStringLiteral("; ") : QStringLiteral(", "));
}

/// As a person reads it, and as keyOf() takes it back: a title with a comma in it would not come
/// back whole.
QString typedText(const Field& field, const Value& value) {
  if (const double* real = std::get_if<double>(&value)) {
    QString text = QString::fromStdString(toText(*real));
    return decimalComma() ? text.replace(QLatin1Char('.'), QLatin1Char(',')) : text;
  }
  if (std::holds_alternative<std::int64_t>(value)) return QString::fromStdString(toText(value));
  const QString title = valueText(field, value);
  static const QRegularExpression mark(QStringLiteral("[,;/…]|\\.\\."));
  return title.contains(mark) ? QString::fromStdString(toText(value)) : title;
}

}  // namespace

Json sweepAxis(const QString& setting, const QString& values, const Field* field) {
  static const QRegularExpression range(
      QStringLiteral(R"(^\s*(\S+?)\s*(?:…|\.\.\.?)\s*(\S+?)\s*/\s*(\d+)\s*(log)?\s*$)"));
  Json axis = Json::object();
  axis.set("setting", setting.toStdString());
  const auto match = range.match(values);
  if (match.hasMatch()) {
    axis.set("from", valueOf(match.captured(1), field));
    axis.set("to", valueOf(match.captured(2), field));
    axis.set("count", valueOf(match.captured(3), nullptr));
    if (!match.captured(4).isEmpty()) axis.set("scale", "log");
    return axis;
  }
  Json list = Json::array();
  for (const QString& part : values.split(separatorOf(values), Qt::SkipEmptyParts)) {
    list.push(valueOf(part, field));
  }
  axis.set("values", std::move(list));
  return axis;
}

SweepForm::SweepForm(SessionController& controller, QWidget* parent)
    : QWidget(parent), controller_(controller) {
  build();
  connect(&controller_, &SessionController::opened, this, &SweepForm::fill);
  connect(&controller_, &SessionController::settingsChanged, this, &SweepForm::changed);
  fill();
}

void SweepForm::build() {
  auto* form = new QFormLayout(this);
  form->setContentsMargins(0, 0, 0, 0);
  form->setRowWrapPolicy(QFormLayout::WrapLongRows);
  const QString example = decimalComma() ? QStringLiteral("0,001 … 0,1 / 9 log")
                                         : QStringLiteral("0.001 … 0.1 / 9 log");
  for (std::size_t a = 0; a < axes_.size(); ++a) {
    AxisRow& row = axes_[a];
    row.setting = new QComboBox(this);
    row.setting->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    row.setting->setMinimumContentsLength(12);
    row.setting->setAccessibleName(tr("Setting of axis %1").arg(a + 1));
    row.setting->setToolTip(tr("The setting that this axis varies; the others stay as they are"));
    row.values = new QLineEdit(this);
    row.values->setPlaceholderText(decimalComma() ? tr("2; 4; 8 or %1").arg(example)
                                                  : tr("2, 4, 8 or %1").arg(example));
    row.values->setAccessibleName(tr("Values of axis %1").arg(a + 1));
    row.values->setToolTip(
        tr("A list, or a range with the number of values, like %1; log: in equal ratios")
            .arg(example));
    auto* label = new QLabel(tr("Axis &%1").arg(a + 1), this);
    label->setBuddy(row.setting);
    form->addRow(label, row.setting);
    form->addRow(QString(), row.values);
    connect(row.setting, &QComboBox::activated, this, [this, &row] { suggest(row); });
    connect(row.setting, &QComboBox::currentIndexChanged, this, &SweepForm::showUse);
    connect(row.values, &QLineEdit::textChanged, this, &SweepForm::changed);
  }
  seeds_ = new QSpinBox(this);
  seeds_->setRange(1, 1000);
  seeds_->setToolTip(tr("How many: each cell runs once a seed, the same seeds in every cell"));
  steps_ = new QSpinBox(this);
  steps_->setRange(0, 100'000'000);
  steps_->setSpecialValueText(tr("as the experiment says"));
  steps_->setToolTip(tr("The most steps of a job; a stop condition of its own ends it sooner"));
  for (const auto& [box, title] :
       {std::pair(seeds_, tr("Number of s&eeds")), std::pair(steps_, tr("S&teps of a job"))}) {
    form->addRow(title, box);
    box->setAccessibleName(QString(title).remove(QLatin1Char('&')));
    connect(box, &QSpinBox::valueChanged, this, &SweepForm::changed);
  }
}

/// The settings of the open experiment; texts are no axis.
void SweepForm::fill() {
  for (AxisRow& row : axes_) {
    const QSignalBlocker quiet_setting(row.setting), quiet_values(row.values);
    row.setting->clear();
    row.setting->addItem(tr("none"), QString());
    if (controller_.isOpen()) {
      for (const Field& field : controller_.type().schema.fields()) {
        if (field.read_only || field.kind == Kind::Text) continue;
        row.setting->addItem(coreText(field.title), QString::fromStdString(field.key));
        row.setting->setItemData(row.setting->count() - 1, coreText(field.help), Qt::ToolTipRole);
      }
    }
    row.values->clear();
  }
  showUse();
  Q_EMIT changed();
}

/// Values belong to a setting.
void SweepForm::showUse() {
  for (const AxisRow& row : axes_) row.values->setEnabled(fieldOf(row) != nullptr);
}

const Field* SweepForm::fieldOf(const AxisRow& row) const {
  const QString key = row.setting->currentData().toString();
  return key.isEmpty() ? nullptr : controller_.type().schema.find(key.toStdString());
}

/// Values worth trying: every choice, or half and twice what is set.
void SweepForm::suggest(const AxisRow& row) {
  const Field* field = fieldOf(row);
  QStringList parts;
  if (field != nullptr && field->kind == Kind::Choice) {
    for (const Option& option : field->options) parts << typedText(*field, Value(option.key));
  } else if (field != nullptr && field->kind == Kind::Toggle) {
    parts << typedText(*field, Value(false)) << typedText(*field, Value(true));
  } else if (field != nullptr) {
    const Values settings = controller_.settings();
    const Value* now = settings.find(field->key);
    const double value = std::holds_alternative<double>(*now)
                             ? std::get<double>(*now)
                             : static_cast<double>(std::get<std::int64_t>(*now));
    for (const double factor : {0.5, 1.0, 2.0}) {
      const auto checked = field->check(field->kind == Kind::Integer
                                            ? Value(static_cast<std::int64_t>(value * factor))
                                            : Value(value * factor));
      if (!checked) continue;
      const QString text = typedText(*field, *checked);
      if (!parts.contains(text)) parts << text;
    }
  }
  const QString text = listOf(parts);
  if (row.values->text() == text) Q_EMIT changed();
  row.values->setText(text);
}

void SweepForm::setAxis(int number, const QString& setting, const QString& values) {
  const AxisRow& row = axes_.at(static_cast<std::size_t>(number));
  row.setting->setCurrentIndex(std::max(0, row.setting->findData(setting)));
  row.values->setText(values);
}

void SweepForm::setSeeds(int count) { seeds_->setValue(count); }

void SweepForm::setSteps(int steps) { steps_->setValue(steps); }

Result<Json> SweepForm::json() const {
  Json json = Json::object();
  const ExperimentType& type = controller_.type();
  Json axes = Json::array();
  std::vector<std::string> keys{type.id};
  QStringList titles{coreText(type.title)};
  for (const AxisRow& row : axes_) {
    const Field* field = fieldOf(row);
    if (field == nullptr) continue;
    axes.push(sweepAxis(QString::fromStdString(field->key), row.values->text(), field));
    keys.push_back(field->key);
    titles << coreText(field->title);
  }
  if (axes.items().empty()) {
    return Error{Message{ICL_TR("choose a setting for the first axis")}};
  }
  Values settings = type.schema.changes(controller_.settings());
  for (const Json& axis : axes.items()) settings.erase(axis.find("setting")->asString());
  json.set("format", "icl-sweep/1");
  json.set("experiment", type.id).set("settings", toJson(settings)).set("axes", std::move(axes));
  json.set("seed", static_cast<std::int64_t>(controller_.seed())).set("seeds", seeds_->value());
  if (steps_->value() > 0) json.set("steps", steps_->value());
  // The same grid is the same folder, in every language: it goes on where it stopped.
  json.set("id", slug(joined(keys, "-")).substr(0, 27) + "-" + sha256(json.print()).substr(0, 12));
  json.set("title", titles.join(QStringLiteral(" × ")).toStdString());
  return json;
}

}  // namespace icl::ui
