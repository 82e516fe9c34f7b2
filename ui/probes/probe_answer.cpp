#include "ui/probes/probe_answer.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>

#include "core/base/text.h"
#include "core/run/repeat_command.h"
#include "ui/core_text.h"
#include "ui/plots/number_text.h"
#include "ui/run_naming.h"
#include "ui/views/view_parts.h"

namespace icl::ui {

namespace {

constexpr int kMostCurves = 12;
constexpr int kFewSides = 8;  // a table this narrow reads as curves along its longer side

double cell(const ProbeResult& r, int row, int col) {
  return r.table[static_cast<std::size_t>(row) * static_cast<std::size_t>(r.cols) +
                 static_cast<std::size_t>(col)];
}

bool hasTable(const ProbeResult& r) {
  return r.rows > 0 && r.cols > 0 &&
         r.table.size() >= static_cast<std::size_t>(r.rows) * static_cast<std::size_t>(r.cols);
}

/// The numbers that the labels of a side spell; empty where one of them is a word.
std::vector<double> numbersOf(const std::vector<std::string>& labels, int count) {
  std::vector<double> numbers;
  if (static_cast<int>(labels.size()) != count) return numbers;
  for (const std::string& label : labels) {
    const auto number = parseNumber(label);
    if (!number) return {};
    numbers.push_back(*number);
  }
  return numbers;
}

/// "0.1", "1.12": as short as a number gets, or the name of a head; shown as it stands.
bool plainLabel(const std::string& label) {
  constexpr std::size_t kShort = 5;
  return label.size() <= kShort && label.find_first_not_of("0123456789.") == std::string::npos;
}

bool grows(const std::vector<double>& numbers) {
  if (numbers.size() < 2) return false;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    if (!std::isfinite(numbers[i]) || (i > 0 && !(numbers[i] > numbers[i - 1]))) return false;
  }
  return true;
}

std::vector<double> column(const ProbeResult& r, int col) {
  std::vector<double> values;
  for (int i = 0; i < r.rows; ++i) values.push_back(cell(r, i, col));
  return values;
}

/// The rows have no names, or are named after the first column ("layer 3" where it is "layer").
bool rowsNamedByFirstColumn(const ProbeResult& r) {
  return std::all_of(r.row_labels.begin(), r.row_labels.end(), [&r](const std::string& label) {
    return label.starts_with(r.col_labels.front() + " ");
  });
}

/// The first column is a horizontal axis: it grows, and the columns have names.
bool firstColumnIsAxis(const ProbeResult& r) {
  return r.rows >= 2 && r.cols >= 2 && static_cast<int>(r.col_labels.size()) == r.cols &&
         rowsNamedByFirstColumn(r) && grows(column(r, 0)) &&
         numbersOf(r.col_labels, r.cols).empty();
}

bool geometric(const std::vector<double>& x) {
  return x.size() >= 3 && x.front() > 0 && x.back() / x.front() >= 100 &&
         x[1] - x[0] < 0.2 * (x.back() - x[x.size() - 2]);
}

QString labelText(const std::vector<std::string>& labels, int i) {
  const auto at = static_cast<std::size_t>(i);
  return at < labels.size() ? plainMarkup(coreLabel(labels[at])) : QString::number(i);
}

void choosePlaces(AnswerCurves& curves) {
  double low = INFINITY, high = -INFINITY;
  bool positive = true, whole = true;
  std::vector<double> x;
  for (const StaticSeries& s : curves.series) {
    for (const QPointF& p : s.points) {
      if (&s == &curves.series.front()) x.push_back(p.x());
      whole = whole && p.x() == std::round(p.x());
      if (!std::isfinite(p.y())) continue;
      positive = positive && p.y() > 0;
      low = std::min(low, p.y());
      high = std::max(high, p.y());
    }
  }
  curves.log_x = geometric(x);
  curves.whole_x = whole;
  curves.log_y = positive && low > 0 && high / low > 50;
}

void addSeries(AnswerCurves& curves, const QString& name, const std::vector<double>& x,
               const std::function<double(int)>& y) {
  StaticSeries series;
  series.name = name;
  series.colour = static_cast<int>(curves.series.size());
  for (std::size_t i = 0; i < x.size(); ++i) {
    series.points.emplace_back(x[i], y(static_cast<int>(i)));
  }
  curves.series.push_back(std::move(series));
}

std::vector<double> counted(int count) {
  std::vector<double> numbers;
  for (int i = 0; i < count; ++i) numbers.push_back(i);
  return numbers;
}

}  // namespace

AnswerShape answerShape(const ProbeResult& r) {
  if (!hasTable(r)) return AnswerShape::Numbers;
  if (firstColumnIsAxis(r)) return AnswerShape::Curves;
  const auto down = numbersOf(r.row_labels, r.rows), across = numbersOf(r.col_labels, r.cols);
  if (r.cols == 1 && r.rows >= 3) return AnswerShape::Curves;
  if (r.rows == 1 && r.cols >= 3) return AnswerShape::Curves;
  if (grows(across) && across.size() >= 3 && r.rows <= kFewSides && down.empty()) {
    return AnswerShape::Curves;
  }
  if (grows(down) && down.size() >= 3 && r.cols <= kFewSides && across.empty()) {
    return AnswerShape::Curves;
  }
  return AnswerShape::Cells;
}

std::vector<AnswerShape> answerShapes(const ProbeResult& r) {
  const AnswerShape best = answerShape(r);
  if (best == AnswerShape::Numbers) return {best};
  const auto other = best == AnswerShape::Curves ? AnswerShape::Cells : AnswerShape::Curves;
  return {best, other};
}

AnswerCurves answerCurves(const ProbeResult& r) {
  AnswerCurves curves;
  if (!hasTable(r)) return curves;
  if (firstColumnIsAxis(r)) {
    curves.x_title = labelText(r.col_labels, 0);
    const std::vector<double> x = column(r, 0);
    for (int c = 1; c < r.cols && c <= kMostCurves; ++c) {
      addSeries(curves, labelText(r.col_labels, c), x, [&r, c](int i) { return cell(r, i, c); });
    }
  } else {
    const auto down = numbersOf(r.row_labels, r.rows), across = numbersOf(r.col_labels, r.cols);
    const bool along_rows =
        grows(across) ? !grows(down) || r.rows <= r.cols : !grows(down) && r.rows < r.cols;
    const int lines = along_rows ? r.rows : r.cols;
    const std::vector<double> numbers = along_rows ? across : down;
    const std::vector<double> x = grows(numbers) ? numbers : counted(along_rows ? r.cols : r.rows);
    const auto& names = along_rows ? r.row_labels : r.col_labels;
    for (int l = 0; l < lines && l < kMostCurves; ++l) {
      const bool unnamed = lines == 1 && names.empty();
      addSeries(curves, unnamed ? QString() : labelText(names, l), x,
                [&, l](int i) { return along_rows ? cell(r, l, i) : cell(r, i, l); });
    }
  }
  choosePlaces(curves);
  return curves;
}

HeatmapData answerCells(const ProbeResult& r) {
  HeatmapData data;
  if (!hasTable(r)) return data;
  data.rows = r.rows;
  data.cols = r.cols;
  data.values.assign(r.table.begin(),
                     r.table.begin() + static_cast<std::ptrdiff_t>(r.rows) * r.cols);
  const auto labels = [](const std::vector<std::string>& from, int count) {
    QStringList list;
    const auto numbers = numbersOf(from, count);
    for (std::size_t i = 0; i < from.size(); ++i) {
      const bool as_is = numbers.empty() || plainLabel(from[i]);
      list << (as_is ? labelText(from, static_cast<int>(i)) : valueText(numbers[i], 3));
    }
    return list;
  };
  data.row_labels = labels(r.row_labels, r.rows);
  data.col_labels = labels(r.col_labels, r.cols);
  bool negative = false;
  for (const double v : data.values) negative = negative || v < 0;
  data.diverging = negative;
  return data;
}

ViewTable answerTable(const ProbeResult& r) {
  ViewTable table;
  if (!hasTable(r)) {
    for (const auto& [label, value] : r.values) table.columns << QString::fromStdString(label);
    std::vector<double> row;
    for (const auto& [label, value] : r.values) row.push_back(value);
    if (!row.empty()) table.rows.push_back(std::move(row));
    return table;
  }
  for (int c = 0; c < r.cols; ++c) table.columns << labelText(r.col_labels, c);
  for (int i = 0; i < r.rows; ++i) {
    const auto begin = r.table.begin() + static_cast<std::ptrdiff_t>(i) * r.cols;
    table.rows.emplace_back(begin, begin + r.cols);
  }
  return table;
}

std::vector<AnswerValue> answerValues(const ProbeType& type, const ProbeResult& result) {
  std::vector<AnswerValue> rows;
  for (const auto& [label, value] : result.values) {
    AnswerValue row{QString::fromStdString(label), valueText(value, 6), {}};
    for (const auto& [known, meaning] : type.labels) {
      if (known == label) row.meaning = coreText(meaning);
    }
    rows.push_back(std::move(row));
  }
  return rows;
}

QString answerSummary(const ProbeType& type, const ProbeAnswer& answer) {
  QStringList parts{coreText(type.title)};
  if (!answer.about.isEmpty()) parts << answer.about;
  for (const AnswerValue& value : answerValues(type, answer.result)) {
    parts << value.label + QLatin1Char(' ') + value.value;
  }
  if (hasTable(answer.result)) {
    parts << QCoreApplication::translate("ProbeAnswer", "a table of %1 rows and %2 columns")
                 .arg(answer.result.rows)
                 .arg(answer.result.cols);
  }
  return parts.join(QStringLiteral(", ")) + QLatin1Char('.');
}

QString probeCommand(const std::string& experiment, const ProbeType& probe,
                     const ProbeAnswer& answer, const std::string& run, const Values& changes,
                     std::uint64_t seed) {
  std::vector<std::string> words{"icl", "probe", experiment, probe.id};
  const auto add = [&words](const char* option, const Values& values) {
    for (const auto& [key, value] : values.map()) {
      words.insert(words.end(), {option, key + "=" + icl::toText(value)});
    }
  };
  if (run.empty()) {
    add("--set", changes);
    words.insert(words.end(), {"--seed", std::to_string(seed)});
  } else {
    words.insert(words.end(), {"--run", run + "@" + std::to_string(answer.step)});
  }
  add("--arg", difference(probe.arguments.defaults(), answer.arguments));
  return QString::fromStdString(shellLine(words));
}

}  // namespace icl::ui
