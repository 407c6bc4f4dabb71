#include "places/comments.h"

#include <algorithm>

#include "support/text.h"

namespace warrant::places {

namespace {

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
      for (at_ += 3; at_ < text_.size() && !text_.substr(at_).starts_with("\"\"\""); ++at_) {
        if (text_[at_] == '\\') ++at_;
      }
      at_ = std::min(at_ + 3, text_.size());
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

}  // namespace warrant::places
