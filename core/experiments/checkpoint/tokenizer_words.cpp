#include "core/experiments/checkpoint/tokenizer_words.h"

#include "core/base/unicode.h"

namespace icl::checkpoint {
namespace {

enum class Kind { Letter, Number, Break, Space, Other, End };

/// One cut after the other. At each place the first rule that holds makes the word.
class WordCutter {
 public:
  explicit WordCutter(std::string_view text) : text_(text) {}

  std::vector<std::string_view> all() {
    std::vector<std::string_view> list;
    for (std::size_t at = 0; at < text_.size();) {
      const std::size_t end = wordEnd(at);
      list.push_back(text_.substr(at, end - at));
      at = end;
    }
    return list;
  }

 private:
  struct Place {
    Kind kind = Kind::End;
    std::size_t next = 0;  // where the character ends
  };

  Place look(std::size_t at) const {
    if (at >= text_.size()) return {Kind::End, at};
    const auto [code, bytes] = characterAt(text_, at);
    const std::size_t next = at + bytes;
    if (code == '\n' || code == '\r') return {Kind::Break, next};
    if (isLetter(code)) return {Kind::Letter, next};
    if (isNumber(code)) return {Kind::Number, next};
    return {isWhiteSpace(code) ? Kind::Space : Kind::Other, next};
  }
  std::size_t endOf(Kind kind, std::size_t at) const {
    for (Place place = look(at); place.kind == kind; place = look(at)) at = place.next;
    return at;
  }

  std::size_t wordEnd(std::size_t at) const {
    if (const std::size_t end = contractionEnd(at); end > at) return end;
    const Place first = look(at);
    const Place second = look(first.next);
    // Letters, after one character of another kind or none.
    if (first.kind == Kind::Letter) return endOf(Kind::Letter, first.next);
    if (second.kind == Kind::Letter && (first.kind == Kind::Space || first.kind == Kind::Other)) {
      return endOf(Kind::Letter, second.next);
    }
    if (first.kind == Kind::Number) return first.next;
    // Signs, after one blank or none, and the line breaks behind them.
    if (first.kind == Kind::Other || (text_[at] == ' ' && second.kind == Kind::Other)) {
      return endOf(Kind::Break, endOf(Kind::Other, first.next));
    }
    return blanksEnd(at);
  }

  /// 's 't 'm 'd 're 've 'll in any case; `at` itself where there is none.
  std::size_t contractionEnd(std::size_t at) const {
    if (text_[at] != '\'') return at;
    const auto letter = [&](std::size_t i) {
      const auto c = i < text_.size() ? static_cast<unsigned char>(text_[i]) : 0U;
      return static_cast<char>(c < 0x80 ? c | 0x20U : c);
    };
    const char a = letter(at + 1), b = letter(at + 2);
    if (text_.substr(at + 1, 2) == "\u017F") return at + 3;  // the long s is an s in another case
    if (a == 's' || a == 't' || a == 'm' || a == 'd') return at + 2;
    const bool two = (a == 'r' && b == 'e') || (a == 'v' && b == 'e') || (a == 'l' && b == 'l');
    return two ? at + 3 : at;
  }

  /// Of a run of blanks: to its last line break; all of it at the end of the text; else all but the
  /// last, which goes with what follows.
  std::size_t blanksEnd(std::size_t at) const {
    std::size_t last = at, end = at, after_break = at;
    for (Place place = look(at); place.kind == Kind::Space || place.kind == Kind::Break;
         place = look(end)) {
      last = end;
      end = place.next;
      if (place.kind == Kind::Break) after_break = end;
    }
    if (after_break > at) return after_break;
    return end == text_.size() || last == at ? end : last;
  }

  std::string_view text_;
};

}  // namespace

std::vector<std::string_view> words(std::string_view text) { return WordCutter(text).all(); }

}  // namespace icl::checkpoint
