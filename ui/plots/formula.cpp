#include "ui/plots/formula.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>

#include "ui/plots/color_science.h"

namespace icl::ui {
namespace {

constexpr double kScriptSize[] = {1.0, 0.72, 0.58};
constexpr double kEquationSize = 1.25, kEquationMargin = 16;
constexpr double kLeastEquationScale = 0.3;  // nothing smaller is read
constexpr double kUp = 0.42, kDown = -0.24;  // of the full size's height

class Parser {
 public:
  Parser(const QString& markup, const FormulaValue& value) : text_(markup), value_(value) {}

  std::vector<FormulaPiece> parse() {
    run(0, 0);
    flush(0, 0);
    return std::move(pieces_);
  }

 private:
  void run(int level, double raise) {
    while (at_ < text_.size()) {
      const QChar c = text_[at_];
      const bool opens = at_ + 1 < text_.size() && text_[at_ + 1] == QLatin1Char('{');
      if ((c == QLatin1Char('_') || c == QLatin1Char('^')) && opens) {
        script(level, raise);
      } else if (c == QLatin1Char('{')) {
        liveValue(level, raise);
      } else if (c == QLatin1Char('}')) {
        return;
      } else {
        pending_ += c;
        ++at_;
        stack_ = -1;
      }
    }
  }

  void script(int level, double raise) {
    flush(level, raise);
    const bool up = text_[at_] == QLatin1Char('^');
    at_ += 2;
    // A second script right after the first stands over it, not behind it.
    const int mine = stack_ >= 0 && last_up_ != up ? stack_ : next_stack_++;
    const int inner = std::min(level + 1, 2);
    const double size = kScriptSize[std::min(level, 2)];
    const double height = raise + (up ? kUp : kDown) * size;
    const std::size_t before = pieces_.size();
    stack_ = -1;
    run(inner, height);
    flush(inner, height);
    if (at_ < text_.size()) ++at_;  // the closing brace
    for (std::size_t i = before; i < pieces_.size(); ++i) {
      if (pieces_[i].stack < 0) pieces_[i].stack = mine;
    }
    stack_ = mine;
    last_up_ = up;
  }

  void liveValue(int level, double raise) {
    const auto close = text_.indexOf(QLatin1Char('}'), at_);
    if (close < 0) {
      pending_ += text_[at_++];
      return;
    }
    flush(level, raise);
    const QString shown = value_ ? value_(text_.mid(at_ + 1, close - at_ - 1)) : QString();
    pieces_.push_back({shown.isEmpty() ? QStringLiteral("–") : shown, level, raise, true, -1});
    at_ = close + 1;
    stack_ = -1;
  }

  void flush(int level, double raise) {
    if (!pending_.isEmpty()) pieces_.push_back({pending_, level, raise, false, -1});
    pending_.clear();
  }

  const QString& text_;
  const FormulaValue& value_;
  std::vector<FormulaPiece> pieces_{};
  QString pending_{};
  qsizetype at_ = 0;
  int stack_ = -1, next_stack_ = 0;
  bool last_up_ = false;
};

QFont mathFont(const PlotTheme& theme, double scale) {
  QFont font = theme.math;
  font.setFamilies({QStringLiteral("STIX Two Math"), QStringLiteral("Latin Modern Math"),
                    QStringLiteral("DejaVu Math TeX Gyre"), QStringLiteral("DejaVu Serif"),
                    theme.math.family()});
  font.setPixelSize(std::max(7, qRound(theme.math.pixelSize() * scale)));
  return font;
}

/// Words that stay together: pieces on the line are split at spaces, scripts stick to their base.
std::vector<FormulaPiece> splitAtSpaces(const std::vector<FormulaPiece>& pieces) {
  std::vector<FormulaPiece> out;
  for (const FormulaPiece& piece : pieces) {
    if (piece.level > 0 || piece.value) {
      out.push_back(piece);
      continue;
    }
    QString word;
    for (const QChar c : piece.text) {
      word += c;
      if (c == QLatin1Char(' ')) {
        FormulaPiece part = piece;
        part.text = word;
        out.push_back(part);
        word.clear();
      }
    }
    if (!word.isEmpty()) {
      FormulaPiece part = piece;
      part.text = word;
      out.push_back(part);
    }
  }
  return out;
}

QFont titleFont(const PlotTheme& theme) {
  QFont title = theme.font;
  title.setWeight(QFont::DemiBold);
  return title;
}

/// The entries in order, the columns as equal in height as they can be.
std::vector<std::vector<FormulaEntry>> inColumns(const std::vector<FormulaEntry>& entries,
                                                 const FormulaValue& value, const PlotTheme& theme,
                                                 double width, std::size_t columns) {
  if (columns < 2) return {entries};
  std::vector<double> heights;
  double all = 0;
  for (const FormulaEntry& entry : entries) {
    heights.push_back(layOutEquations(nullptr, {entry}, value, theme, QRectF(0, 0, width, 0)));
    all += heights.back();
  }
  std::size_t first = 1;  // so many in the first column
  double above = heights.front();
  while (first + 1 < entries.size() && above + heights[first] / 2 <= all / 2) {
    above += heights[first++];
  }
  const auto cut = entries.begin() + static_cast<std::ptrdiff_t>(first);
  return {{entries.begin(), cut}, {cut, entries.end()}};
}

}  // namespace

std::vector<FormulaPiece> parseFormula(const QString& markup, const FormulaValue& value) {
  return Parser(markup, value).parse();
}

QString spokenFormula(const std::vector<FormulaPiece>& pieces) {
  QString text;
  for (const FormulaPiece& p : pieces) text += p.text;
  return text.simplified();
}

double layOutFormula(QPainter* painter, const std::vector<FormulaPiece>& pieces,
                     const PlotTheme& theme, const QPointF& top_left, double width, double scale) {
  const QFontMetricsF full(mathFont(theme, scale));
  const double line = full.height() * 1.45, indent = full.horizontalAdvance(QStringLiteral("MM"));
  const auto advance = [&](const FormulaPiece& p) {
    return QFontMetricsF(mathFont(theme, scale * kScriptSize[p.level])).horizontalAdvance(p.text);
  };
  const std::vector<FormulaPiece> words = splitAtSpaces(pieces);
  double x = 0, y = full.ascent() + full.height() * 0.25;
  int stack = -1;
  double stack_start = 0, stack_end = 0;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const FormulaPiece& p = words[i];
    const bool starts_word = i == 0 || words[i - 1].text.endsWith(QLatin1Char(' '));
    if (starts_word && x > 0) {
      double word = 0;
      for (std::size_t k = i; k < words.size(); ++k) {
        word += advance(words[k]);
        if (words[k].text.endsWith(QLatin1Char(' '))) break;
      }
      if (x + word > width) {
        x = indent;
        y += line;
      }
    }
    if (p.stack >= 0 && p.stack == stack) {
      // Same stack, same height: goes on; another height: starts again at the base.
      if (words[i - 1].raise != p.raise) x = stack_start;
    } else {
      x = std::max(x, p.stack != stack && stack >= 0 ? stack_end : x);
      stack = p.stack;
      stack_start = x;
      stack_end = x;
    }
    if (painter != nullptr) {
      painter->setFont(mathFont(theme, scale * kScriptSize[p.level]));
      painter->setPen(p.value ? withContrast(theme.accent, theme.surface, 4.5) : theme.text);
      painter->drawText(QPointF(top_left.x() + x, top_left.y() + y - p.raise * full.height()),
                        p.text);
    }
    x += advance(p);
    if (p.stack >= 0) {
      stack_end = std::max(stack_end, x);
      x = stack_end;
    }
  }
  return y + full.descent() + full.height() * 0.2;
}

double leastEquationWidth(const std::vector<FormulaEntry>& entries, const FormulaValue& value,
                          const PlotTheme& theme) {
  double widest = 0;
  for (const FormulaEntry& entry : entries) {
    double word = 0;
    for (const FormulaPiece& p : splitAtSpaces(parseFormula(entry.markup, value))) {
      word += QFontMetricsF(mathFont(theme, kEquationSize * kScriptSize[p.level]))
                  .horizontalAdvance(p.text);
      widest = std::max(widest, word);
      if (p.text.endsWith(QLatin1Char(' '))) word = 0;
    }
    const QFontMetricsF metrics(titleFont(theme));
    widest = std::max(widest, metrics.horizontalAdvance(entry.title));
  }
  const QFontMetricsF full(mathFont(theme, kEquationSize));
  return widest + full.horizontalAdvance(QStringLiteral("MM")) + 2 * kEquationMargin;
}

void paintFittedEquations(QPainter& painter, const std::vector<FormulaEntry>& entries,
                          const FormulaValue& value, const PlotTheme& theme, const QRectF& area) {
  if (entries.empty()) return;
  const double least = leastEquationWidth(entries, value, theme);
  for (double scale = 1;; scale *= 0.92) {
    const QSizeF room = area.size() / scale;
    for (std::size_t columns = 1; columns <= std::min<std::size_t>(2, entries.size()); ++columns) {
      const double width = room.width() / static_cast<double>(columns);
      const auto parts = inColumns(entries, value, theme, width, columns);
      double height = 0;
      for (const auto& part : parts) {
        height =
            std::max(height, layOutEquations(nullptr, part, value, theme, QRectF(0, 0, width, 0)));
      }
      const bool last =
          scale < kLeastEquationScale && columns == std::min<std::size_t>(2, entries.size());
      if (!last && (width < least || height > room.height())) continue;
      painter.save();
      painter.translate(area.topLeft());
      painter.scale(scale, scale);
      for (std::size_t c = 0; c < parts.size(); ++c) {
        layOutEquations(&painter, parts[c], value, theme,
                        QRectF(static_cast<double>(c) * width, 0, width, room.height()));
      }
      painter.restore();
      return;
    }
  }
}

double layOutEquations(QPainter* painter, const std::vector<FormulaEntry>& entries,
                       const FormulaValue& value, const PlotTheme& theme, const QRectF& area) {
  const double margin = kEquationMargin, width = area.width() - 2 * margin;
  const QFontMetricsF small(theme.small);
  const QFont title = titleFont(theme);
  const QFontMetricsF title_metrics(title);
  double y = area.top() + 8;
  for (const FormulaEntry& entry : entries) {
    const double left = area.left() + margin;
    if (painter != nullptr) {
      painter->setFont(title);
      painter->setPen(theme.quiet);
      painter->drawText(QPointF(left, y + title_metrics.ascent()), entry.title);
    }
    y += title_metrics.height() + 2;
    y += layOutFormula(painter, parseFormula(entry.markup, value), theme, {left, y}, width,
                       kEquationSize);
    if (!entry.source.isEmpty()) {
      const QRectF box(left, y + 2, width, 1000);
      const auto pieces = parseFormula(entry.source, value);
      const QRectF used = small.boundingRect(box, Qt::TextWordWrap, spokenFormula(pieces));
      if (painter != nullptr) {
        painter->setFont(theme.small);
        painter->setPen(theme.quiet);
        painter->drawText(box, Qt::TextWordWrap, spokenFormula(pieces));
      }
      y = used.bottom();
    }
    y += 20;
  }
  return y - area.top();
}

}  // namespace icl::ui
