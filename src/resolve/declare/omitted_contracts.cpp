#include "resolve/declare/omitted_contracts.h"

#include <algorithm>
#include <tuple>

#include "ast/walk.h"

namespace warrant::ast {
namespace {

const void* declarationOf(const Member& member) {
  return member.method != nullptr ? static_cast<const void*>(member.method) : member.predicate;
}

auto startOf(const Token& token) { return std::tie(token.line, token.column); }

// The last token of the member that starts at the place or before it; its first one if there is none.
std::size_t tokenAt(const FileScope& file, const Member& member, const support::SourceRange& place) {
  std::size_t i = member.start;
  while (i + 1 < file.tokens.size() && startOf(file.tokens[i + 1]) <= std::tie(place.line, place.column)) ++i;
  return i;
}

// Whether the place is in a clause or in a definition, and not in what declares names and types: others may
// override that.
bool isWithinContract(const FileScope& file, const Member& member, const support::SourceRange& place) {
  const support::SourceRange& whole =
      member.method != nullptr ? member.method->range : member.predicate->range;
  const support::SourceRange& name =
      member.method != nullptr ? member.method->nameRange : member.predicate->nameRange;
  const bool isInBody = member.method != nullptr && member.body != 0 &&
                        startOf(file.tokens[member.body]) <= std::tie(place.line, place.column);
  const bool isInside = place.file == whole.file &&
                        startOf(file.tokens[member.start]) <= std::tie(place.line, place.column) &&
                        std::tie(place.line, place.column) <= std::tie(whole.endLine, whole.endColumn);
  if (!isInside || isInBody) return false;
  for (std::size_t i = tokenAt(file, member, place); i >= member.start; --i) {
    const Token& token = file.tokens[i];
    if (token.range() == name) return false;
    switch (token.type) {
      case TokenType::REQUIRES:
      case TokenType::ENSURES:
      case TokenType::CONTEXT:
      case TokenType::DECREASES:
      case TokenType::SIGNALS:
      case TokenType::ASSIGN:
      case TokenType::EQUAL:
      case TokenType::LBRACE:
        return true;
      default:
        break;
    }
    if (i == 0) break;
  }
  return false;
}

}  // namespace

bool OmittedContracts::add(const FileScope& file, const support::SourceRange& place) {
  for (const ClassScope* const scope : file.classes) {
    for (const Member& member : scope->members) {
      if (!isWithinContract(file, member, place)) continue;
      unknown_.insert(declarationOf(member));
      return true;
    }
  }
  return false;
}

bool OmittedContracts::leaveOut() {
  if (unknown_.empty()) return true;
  while (spread()) {
  }
  const auto isKnown = [this](const MethodDecl* main) { return !mentions(*main->body); };
  const bool areMembers = std::ranges::all_of(builder_.program().mains, isKnown) &&
                          std::ranges::all_of(builder_.classes(), [this](const ClassScope* scope) {
                            return isOfMembers(*scope);
                          });
  if (!areMembers) return false;
  for (const ClassScope* const scope : builder_.classes()) {
    for (const Member& member : scope->members) {
      if (member.method != nullptr) leaveOut(*member.method);
    }
    leaveOutPredicates(*scope->declaration);
  }
  return true;
}

// --- what is mentioned

bool OmittedContracts::mentionsNode(const Expression& expression) const {
  if (const auto* call = std::get_if<Call>(&expression.node)) return isUnknown(call->method);
  if (const auto* opening = std::get_if<Opening>(&expression.node)) return mentions(*opening->instance);
  if (const auto* creation = std::get_if<New>(&expression.node)) return isUnknown(creation->constructor);
  return false;
}

bool OmittedContracts::mentions(const Expression& expression) const {
  bool isFound = false;
  forEachExpression(expression, [&](const Expression& part) { isFound = isFound || mentionsNode(part); });
  return isFound;
}

bool OmittedContracts::mentions(const PredicateInstance& instance) const {
  return isUnknown(instance.predicate);
}

bool OmittedContracts::mentions(const Assertion& assertion) const {
  bool isFound = false;
  forEachAssertion(assertion, [&](const Assertion& part) {
    const auto* instance = std::get_if<PredicateInstance>(&part.node);
    isFound = isFound || (instance != nullptr && mentions(*instance));
  });
  forEachExpression(assertion, [&](const Expression& part) { isFound = isFound || mentionsNode(part); });
  return isFound;
}

bool OmittedContracts::mentions(const Statement& statement) const {
  bool isFound = false;
  forEachStatement(statement, [&](const Statement& part) {
    forEachOperand(
        part, [&](const Expression& operand) { isFound = isFound || mentions(operand); },
        [&](const Assertion& assertion) { isFound = isFound || mentions(assertion); });
    if (const auto* open = std::get_if<Open>(&part.node)) isFound = isFound || mentions(*open->instance);
    if (const auto* close = std::get_if<Close>(&part.node)) isFound = isFound || mentions(*close->instance);
    if (const auto* call = std::get_if<ConstructorCall>(&part.node))
      isFound = isFound || isUnknown(call->constructor);
  });
  return isFound;
}

bool OmittedContracts::mentions(Statements statements) const {
  return std::ranges::any_of(statements, [this](const Statement* part) { return mentions(*part); });
}

// --- what depends on it

bool OmittedContracts::contractMentions(const MethodDecl& method) const {
  const auto isMentioned = [this](const Assertion* clause) { return mentions(*clause); };
  return std::ranges::any_of(method.requires_, isMentioned) ||
         std::ranges::any_of(method.ensures, isMentioned) ||
         std::ranges::any_of(method.signals,
                             [&](const Signals& clause) { return isMentioned(clause.assertion); }) ||
         (method.measure != nullptr && mentions(*method.measure));
}

bool OmittedContracts::overridesUnknown(const MethodDecl& method) const {
  return std::ranges::any_of(method.overrides, [this](const MethodDecl* other) { return isUnknown(other); });
}

// Those of which some are virtual together are known together.
bool OmittedContracts::dependsOnUnknown(const Member& member) const {
  if (member.predicate != nullptr) {
    const PredicateDecl& predicate = *member.predicate;
    return (predicate.body != nullptr && mentions(*predicate.body)) ||
           std::ranges::any_of(predicate.overrides, [this](const auto* other) { return isUnknown(other); });
  }
  const MethodDecl& method = *member.method;
  const bool isTogether = method.isPure() || method.inheritsContract;
  return (isTogether && overridesUnknown(method)) || contractMentions(method) ||
         (method.pureBody != nullptr && mentions(*method.pureBody));
}

void OmittedContracts::spreadFrom(const Member& member) {
  if (!isUnknown(declarationOf(member))) {
    if (!dependsOnUnknown(member)) return;
    unknown_.insert(declarationOf(member));
  }
  if (member.predicate != nullptr) {
    unknown_.insert(member.predicate->overrides.begin(), member.predicate->overrides.end());
  } else if (member.method->isPure()) {
    unknown_.insert(member.method->overrides.begin(), member.method->overrides.end());
  }
}

void OmittedContracts::spreadToInherited(const ClassDecl& declaration) {
  for (const auto& [predicate, overridden] : declaration.inheritedPredicates) {
    if (!isUnknown(predicate) && !isUnknown(overridden)) continue;
    unknown_.insert({predicate, overridden});
  }
}

bool OmittedContracts::spread() {
  const std::size_t before = unknown_.size();
  for (const ClassScope* const scope : builder_.classes()) {
    for (const Member& member : scope->members) spreadFrom(member);
    spreadToInherited(*scope->declaration);
  }
  return unknown_.size() > before;
}

// --- what is left out

// Whether nothing else in the class relies on what is unknown. A constructor decides what all members know of
// final fields, so it can be left out only where there are none.
bool OmittedContracts::isOfMembers(const ClassScope& scope) const {
  const ClassDecl& declaration = *scope.declaration;
  const auto isUnchecked = [this](const InheritedMethod& inherited) {
    return isUnknown(inherited.method) || isUnknown(inherited.overridden);
  };
  if (std::ranges::any_of(declaration.inheritedMethods, isUnchecked) ||
      isUnknown(declaration.defaultSuperConstructor) || mentions(declaration.initializers) ||
      mentions(declaration.staticInitializers))
    return false;
  const auto isFinal = [](const FieldDecl* field) { return field->isSettled() && !field->isStatic; };
  const auto isKnown = [this](const MethodDecl* constructor) {
    return !isUnknown(constructor) && (constructor->body == nullptr || !mentions(*constructor->body));
  };
  return std::ranges::none_of(declaration.fields, isFinal) ||
         std::ranges::all_of(scope.constructors, isKnown);
}

// What is unknown means nothing to anybody who is verified; so it may say nothing, and override nothing.
void OmittedContracts::leaveOut(MethodDecl& method) const {
  const bool isUnchecked = overridesUnknown(method);
  const bool reliesOnIt = method.body != nullptr && mentions(*method.body);
  if (!isUnknown(&method) && !isUnchecked && !reliesOnIt) return;
  if (isUnknown(&method)) {
    method.requires_ = {};
    method.ensures = {};
    method.signals = {};
    method.measure = nullptr;
    method.pureBody = nullptr;
  }
  if (isUnknown(&method) || isUnchecked) method.overrides = {};
  method.isOmitted = true;
  method.body = nullptr;
}

void OmittedContracts::leaveOutPredicates(ClassDecl& declaration) const {
  std::vector<const PredicateDecl*> known;
  for (const PredicateDecl* const predicate : declaration.predicates) {
    if (!isUnknown(predicate)) known.push_back(predicate);
  }
  declaration.predicates = builder_.arena().copy(known);
  std::vector<InheritedPredicate> inherited;
  for (const InheritedPredicate& one : declaration.inheritedPredicates) {
    if (!isUnknown(one.predicate)) inherited.push_back(one);
  }
  declaration.inheritedPredicates = builder_.arena().copy(inherited);
}

}  // namespace warrant::ast
