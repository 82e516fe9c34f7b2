#include "ui/run_naming.h"

#include <cmath>
#include <filesystem>

#include <QCoreApplication>
#include <QLocale>

#include "ui/core_text.h"

namespace icl::ui {

namespace {

QString difference(const Field& field, const Value& before, const Value& after) {
  const QString name = shortName(field);
  if (const bool* on = std::get_if<bool>(&after)) {
    return (*on ? QStringLiteral("+") : QStringLiteral("−")) + name;
  }
  if (field.kind == Kind::Choice || field.kind == Kind::Text) {
    return name + QStringLiteral(": ") + valueText(field, after);
  }
  return name + QLatin1Char(' ') + valueText(field, before) + QStringLiteral("→") +
         valueText(field, after);
}

}  // namespace

std::string folderName(const MemberState& run) {
  return std::filesystem::path(run.folder).filename().string();
}

bool sameValue(const Value& a, const Value& b) {
  const double* x = std::get_if<double>(&a);
  const double* y = std::get_if<double>(&b);
  if (x != nullptr && y != nullptr && std::isnan(*x) && std::isnan(*y)) return true;
  return a == b;
}

QString valueText(const Field& field, const Value& value) {
  if (const bool* on = std::get_if<bool>(&value)) {
    return *on ? QCoreApplication::translate("Values", "on")
               : QCoreApplication::translate("Values", "off");
  }
  if (const auto* number = std::get_if<std::int64_t>(&value)) {
    return QLocale().toString(static_cast<qlonglong>(*number));
  }
  if (const double* real = std::get_if<double>(&value)) {
    return QLocale().toString(*real, 'g', QLocale::FloatingPointShortest);
  }
  const std::string& text = std::get<std::string>(value);
  for (const Option& option : field.options) {
    if (option.key == text) return coreText(option.title);
  }
  return QString::fromStdString(text);
}

QString rangeWords(const Field& field) {
  if (field.kind == Kind::Text) return {};
  if (field.kind == Kind::Toggle) {
    return valueText(field, Value(true)) + QStringLiteral(", ") + valueText(field, Value(false));
  }
  if (field.kind == Kind::Choice) {
    QStringList titles;
    for (const Option& option : field.options) titles << coreText(option.title);
    return titles.join(QStringLiteral(", "));
  }
  const auto number = [&](double bound) {
    return field.kind == Kind::Integer ? valueText(field, Value(std::int64_t(std::llround(bound))))
                                       : valueText(field, Value(bound));
  };
  QString text;
  if (std::isfinite(field.min) && std::isfinite(field.max)) {
    text = number(field.min) + QStringLiteral(" … ") + number(field.max);
  } else if (std::isfinite(field.min)) {
    text = QStringLiteral("≥ ") + number(field.min);
  } else if (std::isfinite(field.max)) {
    text = QStringLiteral("≤ ") + number(field.max);
  }
  if (field.scale != Scale::Log || text.isEmpty()) return text;
  return QCoreApplication::translate("Values", "%1, logarithmic").arg(text);
}

QString shortName(const Field& field) {
  return field.symbol.empty() ? coreText(field.title) : QString::fromStdString(field.symbol);
}

QString describeDifference(const Schema& schema, const Values& before, const Values& after,
                           std::uint64_t seed_before, std::uint64_t seed_after) {
  QStringList parts;
  for (const Field& field : schema.fields()) {
    const Value* a = before.find(field.key);
    const Value* b = after.find(field.key);
    if (a == nullptr || b == nullptr || *a == *b) continue;
    parts << difference(field, *a, *b);
  }
  if (seed_before != seed_after) {
    parts << QCoreApplication::translate("Values", "seed %1→%2")
                 .arg(QString::number(seed_before), QString::number(seed_after));
  }
  return parts.join(QStringLiteral(", "));
}

int mainChannel(const ExperimentType& type) {
  for (const Role role : {Role::Excess, Role::Loss}) {
    for (std::size_t i = 0; i < type.channels.size(); ++i) {
      if (type.channels[i].role == role) return static_cast<int>(i);
    }
  }
  return type.channels.empty() ? -1 : 0;
}

}  // namespace icl::ui
