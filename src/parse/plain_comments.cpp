// Comments that would be annotations, were it not for a blank: JML does not read them either, and whoever
// wrote one would take it for a contract.
#include <algorithm>
#include <array>

#include "ast/program.h"
#include "parse/problems.h"
#include "parse/scan/scanner.h"
#include "support/codes.h"

namespace warrant::ast {
namespace {

// The words with which annotations begin that say something.
constexpr std::array annotationWords = {
    "requires",   "ensures",  "context",  "invariant",  "loop_invariant", "maintaining", "decreases",
    "decreasing", "signals",  "assert",   "assume",     "refute",         "pure",        "ghost",
    "predicate",  "resource", "open",     "close",      "fold",           "unfold",      "use",
    "set",        "given",    "yields",   "also",       "package",        "apply",       "datatype",
    "non_null",   "nullable", "modifies", "assignable", "model",          "spec_public"};

bool isOfWord(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }

// Behind the two characters that open the comment.
bool isLikeAnnotation(std::string_view comment) {
  const auto skip = [&] {
    const std::size_t start = comment.find_first_not_of(" \t");
    comment.remove_prefix(std::min(start, comment.size()));
  };
  if (comment.empty() || (comment.front() != ' ' && comment.front() != '\t')) return false;
  skip();
  if (!comment.starts_with('@')) return false;
  comment.remove_prefix(1);
  skip();
  const auto end = std::ranges::find_if_not(comment, isOfWord);
  const std::string_view word(comment.begin(), end);
  return std::ranges::find(annotationWords, word) != annotationWords.end();
}

}  // namespace

std::vector<support::Diagnostic> plainComments(const Source& source) {
  std::vector<support::Diagnostic> warnings;
  const std::string& text = source.file.text;
  if (source.dialect != Dialect::Java) return warnings;
  if (text.find("// @") == std::string::npos && text.find("/* @") == std::string::npos) return warnings;
  Problems unreported;
  for (const Comment& comment : scan(source, 0, wholeText(source), unreported).comments) {
    if (!isLikeAnnotation(comment.text)) continue;
    const std::string sign = comment.isLine ? "//@" : "/*@";
    warnings.push_back({support::codes::plainComment,
                        support::Severity::Warning,
                        comment.range,
                        "this is a comment, and says nothing: an annotation starts with `" + sign +
                            "`, without a blank before the `@`",
                        {}});
  }
  return warnings;
}

}  // namespace warrant::ast
