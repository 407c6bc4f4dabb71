#include "debug/console/text.h"

#include <algorithm>

namespace warrant::debug {

namespace {

bool isContinuation(char byte) { return (static_cast<unsigned char>(byte) & 0xC0) == 0x80; }

std::uint32_t lengthOf(std::string_view text) {
  return static_cast<std::uint32_t>(
      std::ranges::count_if(text, [](char byte) { return !isContinuation(byte); }));
}

// Reads a text from comment to comment.
class Comments {
 public:
  explicit Comments(std::string_view text) : text_(text) {}

  struct Comment {
    std::size_t start, end;
    bool isAnnotation;
  };

  // The next one; `start` is the end of the text where there is none.
  Comment next() {
    while (at_ < text_.size()) {
      const std::string_view rest = text_.substr(at_);
      if (rest.starts_with("//")) return comment("\n", 2, 0);
      if (rest.starts_with("/*")) return comment("*/", 2, 2);
      skipLiteralOrCharacter(rest);
    }
    return {text_.size(), text_.size(), false};
  }

 private:
  Comment comment(std::string_view end, std::size_t opening, std::size_t closing) {
    const std::size_t start = at_;
    const std::size_t found = text_.find(end, start + opening);
    at_ = found == std::string_view::npos ? text_.size() : found + closing;
    const bool isAnnotation = text_.size() > start + 2 && text_[start + 2] == '@';
    return {start, at_, isAnnotation};
  }

  void skipLiteralOrCharacter(std::string_view rest) {
    const char quote = rest[0];
    if (rest.starts_with("\"\"\"")) {
      const std::size_t end = text_.find("\"\"\"", at_ + 3);
      at_ = end == std::string_view::npos ? text_.size() : end + 3;
      return;
    }
    ++at_;
    if (quote != '"' && quote != '\'') return;
    for (; at_ < text_.size() && text_[at_] != quote && text_[at_] != '\n'; ++at_) {
      if (text_[at_] == '\\') ++at_;
    }
    at_ = std::min(at_ + 1, text_.size());
  }

  std::string_view text_;
  std::size_t at_ = 0;
};

}  // namespace

Annotation annotationAt(std::string_view text, std::size_t offset) {
  Comments comments(text);
  for (auto comment = comments.next(); comment.start < text.size(); comment = comments.next()) {
    if (comment.start >= offset) break;
    if (offset >= comment.end || !comment.isAnnotation) continue;
    const std::string_view before = text.substr(comment.start + 3, offset - comment.start - 3);
    const bool isFirst = std::ranges::all_of(before, [](char c) { return support::isSpace(c) || c == '@'; });
    return {true, comment.start, isFirst};
  }
  return {};
}

char significantBefore(std::string_view text, std::size_t offset) {
  Comments comments(text);
  char last = 0;
  std::size_t from = 0;
  const auto look = [&](std::size_t end) {
    for (std::size_t at = from; at < std::min(end, offset); ++at) {
      if (!support::isSpace(text[at])) last = text[at];
    }
  };
  for (auto comment = comments.next(); from < offset; comment = comments.next()) {
    look(comment.start);
    if (comment.start >= offset) break;
    from = comment.end;
    if (!comment.isAnnotation) continue;
    if (offset < comment.end) from = comment.start + 3;  // the place is within
    if (offset < comment.end) last = ';';
    if (offset < comment.end) look(offset);
    if (offset < comment.end) break;
    last = ';';  // a contract or ghost statements: something may follow
  }
  return last == '@' ? ';' : last;
}

void insert(std::string& text, const std::vector<Insertion>& insertions) {
  for (auto one = insertions.rbegin(); one != insertions.rend(); ++one)
    text.insert(offsetOf(text, one->line, one->column), one->text);
}

support::SourceRange before(const std::vector<Insertion>& insertions, std::uint32_t file,
                            support::SourceRange range) {
  if (range.file != file) return range;
  const auto map = [&](std::uint32_t line, std::uint32_t& column) {
    std::uint32_t inserted = 0;  // before the place, in its line
    for (const Insertion& one : insertions) {
      if (one.line != line || one.column + inserted >= column) continue;
      const std::uint32_t length = lengthOf(one.text);
      if (one.column + inserted + length > column) {
        column = one.column + inserted;
        break;
      }
      inserted += length;
    }
    column -= inserted;
  };
  map(range.line, range.column);
  map(range.endLine, range.endColumn);
  return range;
}

bool isInserted(const std::vector<Insertion>& insertions, std::uint32_t file,
                const support::SourceRange& range) {
  if (range.file != file) return false;
  std::uint32_t inserted = 0;
  std::uint32_t line = 0;
  for (const Insertion& one : insertions) {
    if (one.line != line) inserted = 0;
    line = one.line;
    const std::uint32_t start = one.column + inserted, length = lengthOf(one.text);
    if (range.line == line && start <= range.column && range.column < start + length) return true;
    inserted += length;
  }
  return false;
}

}  // namespace warrant::debug
