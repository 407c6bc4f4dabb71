#include "cli/line/words.h"

#include <algorithm>
#include <cctype>

namespace warrant::cli {
namespace {

bool isWordPart(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '$' || (c & 0x80) != 0;
}

}  // namespace

std::string_view Words::next() {
  while (at_ < text_.size()) {
    if (skipComment() || skipLiteral()) continue;
    const std::size_t start = at_;
    if (isWordPart(text_[at_])) {
      while (at_ < text_.size() && isWordPart(text_[at_])) ++at_;
      return text_.substr(start, at_ - start);
    }
    ++at_;
    if (text_[start] == '{' || text_[start] == '}') return text_.substr(start, 1);
  }
  return {};
}

std::string Words::restOfDeclaration() {
  std::string rest;
  for (; at_ < text_.size() && text_[at_] != ';'; ++at_) {
    if (std::isspace(static_cast<unsigned char>(text_[at_])) == 0) rest += text_[at_];
  }
  return rest;
}

void Words::skipPast(std::string_view end, std::size_t from) {
  const std::size_t found = text_.find(end, from);
  at_ = found == std::string_view::npos ? text_.size() : found + end.size();
}

bool Words::skipComment() {
  const bool isLine = startsWith("//"), isBlock = startsWith("/*");
  if (!isLine && !isBlock) return false;
  if (startsWith("//@") || startsWith("/*@")) {
    at_ += 3;
  } else {
    skipPast(isLine ? "\n" : "*/", at_ + 2);
  }
  return true;
}

bool Words::skipLiteral() {
  const char quote = text_[at_];
  if (startsWith("\"\"\"")) {
    skipPast("\"\"\"", at_ + 3);
    return true;
  }
  if (quote != '"' && quote != '\'') return false;
  for (++at_; at_ < text_.size() && text_[at_] != quote && text_[at_] != '\n'; ++at_) {
    if (text_[at_] == '\\') ++at_;
  }
  at_ = std::min(at_ + 1, text_.size());
  return true;
}

}  // namespace warrant::cli
