#include "fix/places.h"

#include <algorithm>

#include "ast/print.h"
#include "ast/walk.h"

namespace warrant::fix {

using support::SourceRange;

namespace {

bool isWithin(const SourceRange& part, const SourceRange& whole) {
  return part.file == whole.file &&
         std::pair(whole.line, whole.column) <= std::pair(part.line, part.column) &&
         std::pair(part.endLine, part.endColumn) <= std::pair(whole.endLine, whole.endColumn);
}

bool isBlank(std::string_view text) { return text.find_first_not_of(" \t") == std::string_view::npos; }

}  // namespace

bool Places::isOfUser(const SourceRange& range) const {
  if (!range.isKnown() || range.file >= program_.sources.size()) return false;
  const ast::Source& source = program_.sources[range.file];
  return !source.isLibrary && !source.isDependency;
}

bool Places::isInline(const SourceRange& range) const {
  return program_.sources[range.file].dialect == ast::Dialect::Inline;
}

std::string Places::textOf(const SourceRange& range) const {
  const std::string& text = program_.sources[range.file].file.text;
  const std::size_t behind = applied(text, {{{range.file, 1, 1, range.endLine, range.endColumn}, ""}}).size();
  const std::size_t from = applied(text, {{{range.file, 1, 1, range.line, range.column}, ""}}).size();
  return text.substr(text.size() - from, from - behind);
}

std::string Places::lineBefore(const SourceRange& range) const {
  const SourceRange start{range.file, range.line, 1, range.line, range.column};
  return textOf(start);
}

Edit Places::ghostText(const SourceRange& at, const std::string& text) const {
  const std::string indentation = lineBefore(at);
  const bool beginsLine = isBlank(indentation);
  const SourceRange place = before(at);
  if (isInline(at)) return {place, beginsLine ? text + "\n" + indentation : text + " "};
  return {place, beginsLine ? "//@ " + text + "\n" + indentation : "/*@ " + text + " @*/ "};
}

std::optional<Edit> Places::clause(const ast::MethodDecl& method, const std::string& clause) const {
  if (method.body == nullptr) return std::nullopt;
  return ghostText(method.body->range, clause);
}

Edit Places::invariant(const ast::Loop& loop, const std::string& clause) const {
  return ghostText(loop.body->range, clause);
}

Edit Places::ghostStatement(const SourceRange& at, const std::string& statement) const {
  return ghostText(at, statement);
}

std::string Places::conjunction(const SourceRange& at) const { return isInline(at) ? " * " : " && "; }

std::string Places::old(const SourceRange& at, const std::string& text) const {
  return (isInline(at) ? "old(" : "\\old(") + text + ")";
}

bool Places::asksFor(const ast::MethodDecl& method, const std::string& chunk) const {
  bool isFound = false;
  const std::string name = chunk.substr(0, chunk.find('('));
  for (const ast::Assertion* clause : method.requires_) {
    ast::forEachAssertion(*clause, [&](const ast::Assertion& part) {
      const std::string text = ast::toString(part);
      const bool isPredicate = std::holds_alternative<ast::PredicateInstance>(part.node);
      isFound = isFound || text == chunk || text == "acc(" + chunk + ")" ||
                (isPredicate && text.substr(0, text.find('(')) == name);
    });
  }
  return isFound;
}

const ast::MethodDecl* Places::methodAround(const SourceRange& range) const {
  for (const ast::ClassDecl* owner : program_.classes) {
    for (const ast::MethodDecl* method : owner->methods) {
      if (isWithin(range, method->range)) return method;
    }
  }
  return nullptr;
}

const ast::Statement* Places::statementAt(const ast::MethodDecl& method, const SourceRange& at) const {
  const ast::Statement* innermost = nullptr;
  if (method.body == nullptr) return nullptr;
  ast::forEachStatement(*method.body, [&](const ast::Statement& statement) {
    const bool isBlock = std::holds_alternative<ast::Block>(statement.node);
    if (!isBlock && isWithin(at, statement.range)) innermost = &statement;
  });
  return innermost;
}

std::vector<const ast::Loop*> Places::loopsAround(const ast::MethodDecl& method,
                                                  const SourceRange& at) const {
  std::vector<const ast::Loop*> loops = loopsBefore(method, at);
  std::erase_if(loops, [&](const ast::Loop* loop) { return !isWithin(at, loop->body->range); });
  return loops;
}

std::vector<const ast::Loop*> Places::loopsBefore(const ast::MethodDecl& method,
                                                  const SourceRange& at) const {
  std::vector<const ast::Loop*> loops;
  if (method.body == nullptr) return loops;
  ast::forEachStatement(*method.body, [&](const ast::Statement& statement) {
    const auto* const loop = std::get_if<ast::Loop>(&statement.node);
    const bool isBefore =
        std::pair(statement.range.line, statement.range.column) <= std::pair(at.line, at.column);
    if (loop != nullptr && (isBefore || !at.isKnown())) loops.push_back(loop);
  });
  std::ranges::reverse(loops);
  return loops;
}

const ast::Expression* Places::conditionAt(const ast::MethodDecl& method, const SourceRange& at) const {
  const ast::Expression* found = nullptr;
  for (const ast::Assertion* clause : method.ensures) {
    ast::forEachExpression(*clause, [&](const ast::Expression& e) {
      if (found == nullptr && e.range == at) found = &e;
    });
  }
  return found;
}

}  // namespace warrant::fix
