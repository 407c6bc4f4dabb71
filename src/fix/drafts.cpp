#include "fix/drafts.h"

#include <algorithm>

#include "ast/print.h"
#include "ast/walk.h"

namespace warrant::fix {

using support::SourceRange;

namespace {

std::string wordOf(Clause kind) {
  switch (kind) {
    case Clause::Requires:
      return "requires";
    case Clause::Ensures:
      return "ensures";
    case Clause::Decreases:
      return "decreases";
  }
  return {};
}

// Whether a conjunct may not stand beside it without parentheses.
bool bindsLoosely(const ast::Expression& condition) {
  const auto* const binary = std::get_if<ast::Binary>(&condition.node);
  const bool isLoose = binary != nullptr &&
                       (binary->op == ast::BinaryOperator::Or || binary->op == ast::BinaryOperator::Implies);
  return isLoose || std::holds_alternative<ast::Conditional>(condition.node);
}

}  // namespace

std::size_t sizeOf(const Fix& fix) {
  std::size_t size = std::size_t{1000} * fix.rank;
  for (const Edit& edit : fix.edits) size += edit.text.size();
  return size;
}

void Drafts::add(std::string title, std::vector<Edit> edits) {
  const auto isSame = [&](const Fix& other) { return other.edits == edits; };
  if (std::ranges::none_of(fixes_, isSame)) fixes_.push_back({std::move(title), std::move(edits), rank});
}

void Drafts::clause(const ast::MethodDecl& method, Clause kind, const std::string& condition) {
  const bool hasOwn = !method.inheritsContract && !method.isImplicit && !method.isOmitted;
  if (condition.empty() || !hasOwn || !layout.isOfUser(method.range)) return;
  const std::string clause = wordOf(kind) + " " + condition + ";";
  if (const auto edit = layout.clause(method, kind, clause))
    add("add `" + clause + "` to `" + ast::signature(method) + "`", {*edit});
}

void Drafts::invariant(const ast::Loop& loop, const std::string& condition) {
  if (condition.empty()) return;
  const std::string clause = "invariant " + condition + ";";
  add("add `" + clause + "` to the loop", {layout.invariant(loop, clause)});
}

void Drafts::statement(const ast::MethodDecl& method, const SourceRange& at, const std::string& statement) {
  const ast::Statement* const stands = places.statementAt(method, at);
  const places::Slots slots(program(), &method);
  const auto slot = stands != nullptr ? slots.before(stands->range, false)
                    : at.isKnown()    ? std::optional(places::Slot{.at = before(at)})
                                      : std::nullopt;
  if (slot) add("insert `" + statement + "`", layout.ghostStatement(*slot, statement));
}

void Drafts::prefix(const SourceRange& at, const std::string& prefix) {
  add("put `" + prefix + "` before it", {layout.prefix(at, prefix)});
}

void Drafts::conjunct(const ast::PredicateDecl& predicate, const std::string& condition) {
  if (condition.empty() || predicate.body == nullptr || !layout.isOfUser(predicate.range)) return;
  add("add `" + condition + "` to the predicate `" + std::string(predicate.name) + "`",
      layout.conjunct(*predicate.body, condition));
}

void Drafts::conjunctBefore(const SourceRange& at, const std::string& condition) {
  const ast::Assertion* const clause = places.clauseAround(at);
  if (condition.empty() || clause == nullptr || !layout.isOfUser(at)) return;
  const ast::Assertion* innermost = nullptr;
  ast::forEachAssertion(*clause, [&](const ast::Assertion& part) {
    if (isWithin(at, part.range)) innermost = &part;
  });
  if (innermost == nullptr) return;
  std::vector<Edit> edits{layout.conjunctBefore(innermost->range, condition)};
  const auto* const pure = std::get_if<ast::Pure>(&innermost->node);
  if (pure != nullptr && bindsLoosely(*pure->condition)) {
    edits.front().text += "(";
    edits.push_back({behind(innermost->range), ")"});
  }
  add("add `" + condition + "` before it", std::move(edits));
}

}  // namespace warrant::fix
