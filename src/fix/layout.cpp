#include "fix/layout.h"

#include <algorithm>
#include <cctype>
#include <span>
#include <string_view>

#include "support/text.h"

namespace warrant::fix {

using support::offsetOf;
using support::SourceRange;

namespace {

bool isBlank(std::string_view text) { return text.find_first_not_of(" \t") == std::string_view::npos; }
bool isLetter(char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; }
bool isSpace(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

// The last assertion or measure among those of a kind; unknown: there is none.
SourceRange lastOf(std::span<const ast::Assertion* const> clauses) {
  return clauses.empty() ? SourceRange{} : clauses.back()->range;
}

}  // namespace

bool Layout::isOfUser(const SourceRange& range) const {
  if (!range.isKnown() || range.file >= program_.sources.size()) return false;
  const ast::Source& source = program_.sources[range.file];
  return !source.isLibrary && !source.isDependency;
}

bool Layout::isInline(const SourceRange& range) const {
  return program_.sources[range.file].dialect == ast::Dialect::Inline;
}

const std::string& Layout::fileOf(const SourceRange& range) const {
  return program_.sources[range.file].file.text;
}

std::string Layout::textOf(const SourceRange& range) const {
  const support::SourceFile& file = program_.sources[range.file].file;
  const std::vector<std::size_t>& starts = file.starts.of(file.text);
  const auto offset = [&](std::uint32_t line, std::uint32_t column) {
    if (line == 0 || line > starts.size()) return file.text.size();
    return starts[line - 1] + offsetOf(file.line(line), 1, column);
  };
  const std::size_t begin = offset(range.line, range.column);
  return file.text.substr(begin, std::max(begin, offset(range.endLine, range.endColumn)) - begin);
}

std::string Layout::lineBefore(const SourceRange& range) const {
  return textOf({range.file, range.line, 1, range.line, range.column});
}

// --- clauses

// A clause begins with its word and ends with `;`. What stands before the word in its line leads it: blanks,
// and what marks the line as one of an annotation.
struct Layout::Standing {
  std::size_t word = 0, end = 0;  // offsets: of the word, and behind the `;`
  std::string lead;
  bool isAlone = false;        // nothing but the lead stands before the word in its line
  bool isLastOfLine = false;   // nothing but a comment stands behind the `;`
  bool beginsComment = false;  // the lead begins `/*`
};

Layout::Standing Layout::standingOf(const SourceRange& assertion) const {
  const std::string& text = fileOf(assertion);
  Standing standing;
  std::size_t at = offsetOf(text, assertion.line, assertion.column);
  while (at > 0 && (isSpace(text[at - 1]) || text[at - 1] == '(' || text[at - 1] == '@')) --at;
  while (at > 0 && isLetter(text[at - 1])) --at;
  standing.word = at;
  const std::size_t line = at == 0 ? 0 : text.rfind('\n', at - 1) + 1;  // npos + 1 == 0
  standing.lead = text.substr(line, at - line);
  standing.isAlone = standing.lead.find_first_not_of(" \t/*@") == std::string::npos;
  standing.beginsComment = standing.lead.find("/*") != std::string::npos;
  standing.end = text.find(';', offsetOf(text, assertion.endLine, assertion.endColumn));
  standing.end = standing.end == std::string::npos ? text.size() : standing.end + 1;
  std::size_t rest = standing.end;
  while (rest < text.size() && (text[rest] == ' ' || text[rest] == '\t')) ++rest;
  standing.isLastOfLine = rest == text.size() || text[rest] == '\n' || text.compare(rest, 2, "//") == 0;
  return standing;
}

namespace {

// The range of nothing at the offset.
SourceRange at(const std::string& text, std::uint32_t file, std::size_t offset) {
  const support::LineAndColumn place = support::placeOf(text, offset);
  return {file, place.line, place.column, place.line, place.column};
}

}  // namespace

std::optional<Edit> Layout::behindClause(const SourceRange& assertion, const std::string& clause) const {
  const std::string& text = fileOf(assertion);
  const Standing standing = standingOf(assertion);
  const bool ownLine = standing.isAlone && standing.isLastOfLine && !standing.beginsComment;
  if (!ownLine) return Edit{at(text, assertion.file, standing.end), " " + clause};
  const std::size_t line = std::min(text.find('\n', standing.end), text.size());
  return Edit{at(text, assertion.file, line), "\n" + standing.lead + clause};
}

Edit Layout::beforeClause(const SourceRange& assertion, const std::string& clause) const {
  const Standing standing = standingOf(assertion);
  const bool ownLine = standing.isAlone && !standing.beginsComment;
  return {at(fileOf(assertion), assertion.file, standing.word),
          clause + (ownLine ? "\n" + standing.lead : " ")};
}

// Where the line of the method begins, with its modifiers in annotations; nothing: it is not the first in it.
std::optional<SourceRange> Layout::frontOf(const ast::MethodDecl& method) const {
  const std::string before = lineBefore(method.range);
  const std::size_t begin = std::min(before.find_first_not_of(" \t"), before.size());
  const std::string_view lead = std::string_view(before).substr(begin);
  const bool isAnnotation = lead.starts_with("/*@") && lead.find("*/") == lead.find_last_not_of(" \t") - 1;
  const bool isOpening = lead.find_first_not_of("/*@ ") == std::string_view::npos;
  if (!isOpening && !isAnnotation) return std::nullopt;
  const auto column = static_cast<std::uint32_t>(begin + 1);  // what is before it is ASCII
  return SourceRange{method.range.file, method.range.line, column, method.range.line, column};
}

// Where a contract has no clause yet: in front of the body, deeper than its brace where others of the class
// are; in front of the method, where its brace is no line of its own.
std::optional<Edit> Layout::firstClause(const ast::MethodDecl& method, const std::string& clause) const {
  const bool hasBody = method.body != nullptr;
  const bool isBraceAlone = hasBody && isBlank(lineBefore(method.body->range));
  const std::optional<SourceRange> front = frontOf(method);
  if (!isInline(method.range) && !isBraceAlone && front) return ghostText(*front, clause, "");
  if (!hasBody) return std::nullopt;
  return ghostText(method.body->range, clause, "  ");
}

std::optional<Edit> Layout::clause(const ast::MethodDecl& method, Clause kind,
                                   const std::string& clause) const {
  if (method.owner == nullptr) return std::nullopt;  // the main routine
  const SourceRange required = lastOf(method.requires_), ensured = lastOf(method.ensures);
  SourceRange behind = kind == Clause::Requires ? required : ensured.isKnown() ? ensured : required;
  if (kind == Clause::Decreases && !method.signals.empty()) behind = method.signals.back().assertion->range;
  if (behind.isKnown()) return behindClause(behind, clause);
  if (kind == Clause::Requires && !method.ensures.empty())
    return beforeClause(method.ensures.front()->range, clause);
  return firstClause(method, clause);
}

Edit Layout::invariant(const ast::Loop& loop, const std::string& clause) const {
  if (!loop.invariants.empty()) return *behindClause(loop.invariants.back()->range, clause);
  if (loop.measure != nullptr) return beforeClause(loop.measure->range, clause);
  return ghostText(loop.body->range, clause, "  ");
}

Edit Layout::measure(const ast::Loop& loop, const std::string& clause) const {
  if (!loop.invariants.empty()) return *behindClause(loop.invariants.back()->range, clause);
  return ghostText(loop.body->range, clause, "  ");
}

// --- statements

Edit Layout::ghostText(const SourceRange& place, const std::string& text, const std::string& deeper) const {
  const std::string indentation = lineBefore(place);
  const bool beginsLine = isBlank(indentation);
  const std::string inLine = beginsLine ? deeper : "";
  if (isInline(place)) return {before(place), beginsLine ? inLine + text + "\n" + indentation : text + " "};
  return {before(place), beginsLine ? inLine + "//@ " + text + "\n" + indentation : "/*@ " + text + " @*/ "};
}

std::vector<Edit> Layout::ghostStatement(const places::Slot& slot, const std::string& statement) const {
  if (slot.isInAnnotation) return {{slot.at, statement + " "}};
  if (!slot.braced.isKnown()) return {ghostText(slot.at, statement, "")};
  const std::string text = isInline(slot.at) ? statement : "/*@ " + statement + " @*/";
  return {{slot.at, "{ " + text + " "}, {behind(slot.braced), " }"}};
}

std::vector<Edit> Layout::codeStatement(const places::Slot& slot, const std::string& statement) const {
  if (slot.braced.isKnown()) return {{slot.at, "{ " + statement + " "}, {behind(slot.braced), " }"}};
  const std::string indentation = lineBefore(slot.at);
  return {{slot.at, statement + (isBlank(indentation) ? "\n" + indentation : " ")}};
}

Edit Layout::statementBehind(const places::Slot& slot, const SourceRange& behind,
                             const std::string& statement) const {
  const std::string indentation = lineBefore(behind);
  return {slot.at, isBlank(indentation) ? "\n" + indentation + statement : " " + statement};
}

Edit Layout::removal(const SourceRange& range) const {
  const std::string& text = fileOf(range);
  const std::string line = lineBefore(range);
  const std::size_t end = offsetOf(text, range.endLine, range.endColumn);
  const std::size_t lineEnd = std::min(text.find('\n', end), text.size());
  const std::string rest = text.substr(end, lineEnd - end);
  const bool isAlone = line.find_first_not_of(" \t/@") == std::string::npos && isBlank(rest);
  if (!isAlone || line.find("/*") != std::string::npos) return {range, ""};
  return {{range.file, range.line, 1, range.endLine + 1, 1}, ""};
}

Edit Layout::prefix(const SourceRange& at, const std::string& prefix) const {
  return {before(at), isInline(at) ? prefix + " " : "/*@ " + prefix + " @*/ "};
}

// --- conjuncts

// As what stands there joins its parts.
std::string Layout::separator(const SourceRange& at) const {
  if (isInline(at)) return " * ";
  return textOf(at).find("**") != std::string::npos ? " ** " : " && ";
}

std::vector<Edit> Layout::conjunct(const ast::Assertion& whole, const std::string& text) const {
  const bool isConjunction = std::holds_alternative<ast::Star>(whole.node) ||
                             std::holds_alternative<ast::FieldAccess>(whole.node) ||
                             std::holds_alternative<ast::PredicateInstance>(whole.node);
  const std::string added = separator(whole.range) + text;
  if (isConjunction) return {{behind(whole.range), added}};
  return {{before(whole.range), "("}, {behind(whole.range), ")" + added}};
}

Edit Layout::conjunctBefore(const SourceRange& at, const std::string& text) const {
  return {before(at), text + separator(at)};
}

std::string Layout::assignment(const SourceRange& at, const std::string& target,
                               const std::string& value) const {
  return target + (isInline(at) ? " := " : " = ") + value + ";";
}

std::string Layout::old(const SourceRange& at, const std::string& text) const {
  return (isInline(at) ? "old(" : "\\old(") + text + ")";
}

}  // namespace warrant::fix
