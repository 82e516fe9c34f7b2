#include "ui/sweeps/sweep_words.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>

#include "core/run/quantity.h"
#include "ui/core_text.h"
#include "ui/plots/number_text.h"
#include "ui/run_naming.h"

namespace icl::ui {

namespace {

QString settingTitle(const Sweep& sweep, const std::string& key) {
  const Field* field = sweep.type().schema.find(key);
  return field == nullptr ? QString::fromStdString(key) : coreText(field->title);
}

QString shownSetting(const Sweep& sweep, const std::string& key, const Value& value) {
  const Field* field = sweep.type().schema.find(key);
  return field == nullptr ? QString::fromStdString(toText(value)) : valueText(*field, value);
}

/// The channels that the first job has: titles of those of other cells are their keys.
std::vector<Channel> channelsOf(const Sweep& sweep) {
  const auto complete = sweep.type().schema.complete(sweep.changes(sweep.job(0)));
  return complete ? sweep.type().channelsOf(*complete) : sweep.type().channels;
}

QString channelTitle(const std::vector<Channel>& channels, const std::string& key) {
  for (const Channel& channel : channels) {
    if (channel.key == key) return coreText(channel.title);
  }
  return QString::fromStdString(key);
}

/// Levels are labels of a probe that sums the theory up.
QString levelTitle(const Sweep& sweep, const std::string& name) {
  for (const ProbeType& probe : sweep.type().probes) {
    for (const auto& [label, meaning] : probe.labels) {
      if (label == name) return coreText(meaning);
    }
  }
  return QString::fromStdString(name);
}

QString answerTitle(const ProbeType& probe, const std::string& label) {
  for (const auto& [name, meaning] : probe.labels) {
    if (name == label) return coreText(meaning);
  }
  return coreText(probe.title) + QStringLiteral(": ") + QString::fromStdString(label);
}

/// "Few classes are learnt by heart instead. (0.31) ✓"
QString claimText(const SweepClaimResult& claim, bool complete) {
  QString text = coreText(claim.text).toHtmlEscaped();
  if (std::isfinite(claim.measured)) {
    text += QStringLiteral(" <b>%1</b>").arg(valueText(claim.measured, 3));
  }
  if (complete) text += claim.ok ? QStringLiteral(" ✓") : QStringLiteral(" ✗");
  return QStringLiteral("<br>• %1").arg(text);
}

/// "loss < 0.1" with the channel's title in the place of its key.
QString conditionText(const std::vector<Channel>& channels, const std::string& rule) {
  QString text = QString::fromStdString(rule);
  const auto end = text.indexOf(QLatin1Char(' '));
  if (end < 0) return text;
  return channelTitle(channels, text.left(end).toStdString()) + text.mid(end);
}

QString recordTitle(const Sweep& sweep, const std::vector<Channel>& channels,
                    const SweepRecord& record) {
  if (record.kind == SweepRecord::Kind::First) {
    const QString rule = conditionText(channels, record.text);
    return record.value == "step"
               ? QCoreApplication::translate("Sweeps", "first step with %1").arg(rule)
               : QCoreApplication::translate("Sweeps", "%1 at the first step with %2")
                     .arg(channelTitle(channels, record.value), rule);
  }
  const auto quantity = parseQuantity(record.text, sweep.type(), channels);
  if (!quantity) return QString::fromStdString(record.name);
  switch (quantity->kind) {
    case Quantity::Kind::Level:
      return levelTitle(sweep, quantity->name);
    case Quantity::Kind::Probe:
      return answerTitle(*quantity->probe, quantity->name);
    default:
      return channelTitle(channels, record.text);
  }
}

}  // namespace

QString axisTitle(const Sweep& sweep, std::size_t axis) {
  QStringList titles;
  for (const std::string& key : sweep.spec().axes[axis].keys) titles << settingTitle(sweep, key);
  return titles.join(QStringLiteral(", "));
}

QString pointText(const Sweep& sweep, std::size_t axis, std::size_t point) {
  const SweepAxis& all = sweep.spec().axes[axis];
  QStringList parts;
  for (std::size_t k = 0; k < all.keys.size(); ++k) {
    parts << shownSetting(sweep, all.keys[k], all.points[point][k]);
  }
  return parts.join(QStringLiteral(", "));
}

QStringList recordTitles(const Sweep& sweep) {
  const std::vector<Channel> channels = channelsOf(sweep);
  QStringList titles;
  for (const SweepRecord& record : sweep.spec().records) {
    titles << recordTitle(sweep, channels, record);
  }
  // Two of one title (a probe asked twice with other arguments) are told apart by their names.
  for (qsizetype i = 0; i < titles.size(); ++i) {
    if (titles.count(titles[i]) < 2) continue;
    const QString same = titles[i];
    for (qsizetype j = i; j < titles.size(); ++j) {
      if (titles[j] != same) continue;
      titles[j] += QStringLiteral(" (%1)").arg(
          QString::fromStdString(sweep.spec().records[static_cast<std::size_t>(j)].name));
    }
  }
  return titles;
}

QString jobTitle(const Sweep& sweep, const SweepJob& job) {
  QStringList parts;
  for (const auto& [key, value] : job.settings.map()) {
    parts << settingTitle(sweep, key) + QLatin1Char(' ') + shownSetting(sweep, key, value);
  }
  parts << QCoreApplication::translate("Sweeps", "seed %1").arg(job.seed);
  return parts.join(QStringLiteral(", "));
}

QString timeText(double seconds) {
  if (seconds < 90)
    return QCoreApplication::translate("Sweeps", "%1 s")
        .arg(std::max(1, static_cast<int>(seconds)));
  if (seconds < 5400)
    return QCoreApplication::translate("Sweeps", "%1 min").arg(static_cast<int>(seconds / 60));
  return QCoreApplication::translate("Sweeps", "%1 h").arg(fixedText(seconds / 3600, 1));
}

QString storyHtml(const Sweep& sweep, const SweepView* view) {
  const SweepSpec& spec = sweep.spec();
  QString html = QStringLiteral("<p>%1</p>").arg(coreText(spec.story).toHtmlEscaped());
  if (!spec.claims.empty()) {
    html += QStringLiteral("<p>") +
            QCoreApplication::translate("Sweeps", "What is expected:").toHtmlEscaped();
    if (view != nullptr && !view->claims.empty()) {
      for (const SweepClaimResult& claim : view->claims) {
        html += claimText(claim, view->results.complete());
      }
    } else {
      for (const SweepClaim& claim : spec.claims) {
        html += QStringLiteral("<br>• %1").arg(coreText(claim.text).toHtmlEscaped());
      }
    }
    html += QStringLiteral("</p>");
  }
  if (!spec.source.empty()) {
    html += QStringLiteral("<p>%1</p>").arg(coreText(spec.source).toHtmlEscaped());
  }
  return html;
}

}  // namespace icl::ui
