#include "resolve/declare/left_out/omitted_contracts.h"

#include <algorithm>
#include <tuple>

#include "ast/below.h"
#include "resolve/flow/construction.h"
#include "resolve/flow/reachable.h"

namespace warrant::ast {
namespace {

const void* declarationOf(const Member& member) {
  return member.method != nullptr ? static_cast<const void*>(member.method) : member.predicate;
}

auto startOf(const Token& token) { return std::tie(token.line, token.column); }
auto startOf(const support::SourceRange& place) { return std::tie(place.line, place.column); }

const support::SourceRange& rangeOfMember(const Member& member) {
  return member.method != nullptr ? member.method->range : member.predicate->range;
}

// The last token of the member that starts at the place or before it; its first one if there is none.
std::size_t tokenAt(const FileScope& file, const Member& member, const support::SourceRange& place) {
  std::size_t i = member.start;
  while (i + 1 < file.tokens.size() && startOf(file.tokens[i + 1]) <= std::tie(place.line, place.column)) ++i;
  return i;
}

bool isWithin(const FileScope& file, const Member& member, const support::SourceRange& place) {
  const support::SourceRange& whole = rangeOfMember(member);
  return place.file == whole.file && startOf(file.tokens[member.start]) <= startOf(place) &&
         startOf(place) <= std::tie(whole.endLine, whole.endColumn);
}

bool isWithinBody(const FileScope& file, const Member& member, const support::SourceRange& place) {
  return member.method != nullptr && member.body != 0 && startOf(file.tokens[member.body]) <= startOf(place);
}

// Whether the place, which is within the member, is in a clause or in a definition, and not in what declares
// names and types.
bool isWithinContract(const FileScope& file, const Member& member, const support::SourceRange& place) {
  const support::SourceRange& name =
      member.method != nullptr ? member.method->nameRange : member.predicate->nameRange;
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

// The innermost class that the place is in, its header included; nullptr: it is in none.
ClassScope* classAround(const FileScope& file, const support::SourceRange& place) {
  ClassScope* found = nullptr;
  for (ClassScope* const scope : file.classes) {
    const bool isInside = startOf(file.tokens[scope->start]) <= startOf(place) &&
                          startOf(place) <= startOf(file.tokens[scope->bodyEnd]);
    if (isInside && (found == nullptr || found->start <= scope->start)) found = scope;
  }
  return found;
}

// The initial values, or the initialiser block, that the place is in; nullptr: it is in none.
const InitializerText* initializerAround(const FileScope& file, const ClassScope& scope,
                                         const support::SourceRange& place) {
  const InitializerText* found = nullptr;
  for (const InitializerText& text : scope.initializers) {
    if (startOf(file.tokens[text.start]) <= startOf(place)) found = &text;
  }
  if (found == nullptr) return nullptr;
  const bool isBehindIt = std::ranges::any_of(scope.members, [&](const Member& member) {
    return member.start > found->start && startOf(file.tokens[member.start]) <= startOf(place);
  });
  return isBehindIt ? nullptr : found;
}

bool isBetween(const FileScope& file, const TokenRun& run, const support::SourceRange& place) {
  return startOf(file.tokens[run.start]) <= startOf(place) && startOf(place) < startOf(file.tokens[run.end]);
}

// A block, or what the next `;` outside of brackets ends.
TokenRun runOf(const FileScope& file, const InitializerText& text) {
  std::size_t depth = 0;
  for (std::size_t i = text.start; i + 1 < file.tokens.size(); ++i) {
    const Token& token = file.tokens[i];
    if (token.is(TokenType::LBRACE) || token.is(TokenType::LPAREN)) ++depth;
    if (token.is(TokenType::RBRACE) || token.is(TokenType::RPAREN)) --depth;
    const bool isEnd = token.is(text.isBlock ? TokenType::RBRACE : TokenType::SEMICOLON);
    if (isEnd && depth == 0) return {text.start, i + 1};
  }
  return {text.start, file.tokens.size()};
}

bool isFinalOfObject(const FieldDecl* field) { return field->isSettled() && !field->isStatic; }

}  // namespace

bool OmittedContracts::add(const FileScope& file, const OmittedPlace& omitted) {
  const support::SourceRange& place = omitted.range;
  const auto isLeftOut = [&](const TokenRun& run) { return isBetween(file, run, place); };
  if (std::ranges::any_of(file.leftOut, isLeftOut)) return true;
  const ClassScope* const scope = classAround(file, place);
  if (scope == nullptr) return omitted.extent != Extent::Around;
  for (const Member& member : scope->members) {
    if (isWithin(file, member, place)) return addToMember(file, member, place);
  }
  if (omitted.extent == Extent::Next) addNext(file, *scope, place);
  return omitted.extent != Extent::Around || addToClass(file, *scope, place);
}

// Of what is declared behind the place, a member whose contract it may be a part of; a field has none.
void OmittedContracts::addNext(const FileScope& file, const ClassScope& scope,
                               const support::SourceRange& place) {
  const Member* next = nullptr;
  for (const Member& member : scope.members) {
    if (startOf(place) > startOf(file.tokens[member.start])) continue;
    if (next == nullptr || member.start < next->start) next = &member;
  }
  if (next == nullptr) return;
  const auto isBetween = [&](const support::SourceRange& other) {
    return startOf(place) < startOf(other) && startOf(other) < startOf(file.tokens[next->start]);
  };
  const bool isOfField = std::ranges::any_of(scope.declaredFields,
                                             [&](const FieldDecl* field) { return isBetween(field->range); });
  if (!isOfField) unknowns_.add(declarationOf(*next));
}

bool OmittedContracts::addToMember(const FileScope& file, const Member& member,
                                   const support::SourceRange& place) {
  if (!isWithinBody(file, member, place)) {
    unknowns_.add(declarationOf(member));
    if (!isWithinContract(file, member, place)) {
      addSignature(
          builder_.scopeOf(*(member.method != nullptr ? member.method->owner : member.predicate->owner)),
          member);
    }
    return true;
  }
  MethodDecl& method = *member.method;
  unread_.add(method);
  method.isOmitted = true;
  method.body = nullptr;
  method.pureBody = nullptr;
  if (method.kind == MethodKind::Constructor) forgetFinalFields(*method.owner);
  return true;
}

// What overloads there are is not known, so no call of the name is.
void OmittedContracts::addSignature(const ClassScope& scope, const Member& member) {
  if (member.predicate != nullptr) return unknowns_.addName(member.predicate->name);
  if (member.method->kind != MethodKind::Constructor) return unknowns_.addName(member.method->name);
  for (const MethodDecl* const constructor : scope.constructors) unknowns_.add(constructor);
}

bool OmittedContracts::addToClass(const FileScope& file, const ClassScope& scope,
                                  const support::SourceRange& place) {
  if (startOf(place) < startOf(file.tokens[scope.bodyStart])) {
    unknowns_.add(scope.declaration);
    return true;
  }
  if (const InitializerText* const text = initializerAround(file, scope, place)) {
    noteLeftOut(file, runOf(file, *text));
    if (text->isStatic) {
      isStartUnknown_ = true;
    } else {
      unread_.addMaking(*scope.declaration);
      forgetMaking(scope);
    }
    return true;
  }
  for (const FieldDecl* const field : scope.declaredFields) {
    if (startOf(field->range) != startOf(place)) continue;
    unknowns_.add(field);
    return true;
  }
  return std::ranges::any_of(scope.declaredFields,
                             [this](const FieldDecl* field) { return unknowns_.mentions(field->type); });
}

void OmittedContracts::noteLeftOut(const FileScope& file, const TokenRun& run) {
  const Token& first = file.tokens[run.start];
  const Token& last = file.tokens[run.end - 1];
  builder_.program().leftOut.push_back({first.file, first.line, first.column, last.line, last.endColumn});
}

// Who creates an object runs them.
void OmittedContracts::forgetMaking(const ClassScope& scope) {
  if (!unknowns_.addMaking(*scope.declaration)) return;
  for (const MethodDecl* const constructor : scope.constructors) unknowns_.add(constructor);
  forgetFinalFields(*scope.declaration);
}

// A constructor that is not known may show the object before they have values, also those of a subclass.
void OmittedContracts::forgetFinalFields(const ClassDecl& declaration) {
  for (const ClassScope* const scope : builder_.classes()) {
    const ClassDecl* above = scope->declaration;
    while (above != nullptr && above != &declaration) above = above->superclass;
    if (above == nullptr) continue;
    for (const FieldDecl* const field : scope->declaredFields) {
      if (isFinalOfObject(field)) unknowns_.add(field);
    }
  }
}

// Code that is not known may run while a class is initialised.
void OmittedContracts::forgetFieldsSeenEarly() {
  Reachable reachable(builder_, &unread_);
  for (const ClassScope* const scope : builder_.classes()) {
    for (const FieldDecl* const field : fieldsSeenEarly(*scope->declaration, reachable))
      unknowns_.addSeenEarly(*field);
  }
}

bool OmittedContracts::leaveOut() {
  if (builder_.problems().hidesStart() || mayStartRunOmitted()) isStartUnknown_ = true;
  while (spread()) {
  }
  forgetFieldsSeenEarly();
  while (spread()) {
  }
  const auto isKnown = [this](const MethodDecl* main) {
    return !isStartUnknown_ && !unknowns_.mentions(*main->body);
  };
  const bool areMembers = std::ranges::all_of(builder_.program().mains, isKnown) &&
                          std::ranges::all_of(builder_.classes(), [this](const ClassScope* scope) {
                            return isOfMembers(*scope);
                          });
  if (!areMembers) return false;
  for (const FileScope& file : builder_.files()) {
    for (const TokenRun& run : file.leftOut) noteLeftOut(file, run);
  }
  for (ClassScope* const scope : builder_.classes()) {
    for (const Member& member : scope->members) {
      if (member.method != nullptr) leaveOut(*member.method);
    }
    leaveOutInitializers(*scope);
    leaveOutPredicates(*scope->declaration);
  }
  return true;
}

// Whether a class runs what is left out before its static final fields have their values.
bool OmittedContracts::mayStartRunOmitted() const {
  Reachable reachable(builder_);
  return std::ranges::any_of(builder_.classes(), [&](const ClassScope* scope) {
    const ClassDecl& declaration = *scope->declaration;
    const bool hasFinals = std::ranges::any_of(
        declaration.fields, [](const FieldDecl* field) { return field->isStatic && field->isSettled(); });
    if (!hasFinals) return false;
    std::vector<const ClassDecl*> started = initializedBefore(declaration);
    started.push_back(&declaration);
    return std::ranges::any_of(
        started, [&](const ClassDecl* one) { return reachable.mayRunOmitted(one->staticInitializers); });
  });
}

// --- what depends on it

bool OmittedContracts::overridesUnknown(const MethodDecl& method) const {
  return std::ranges::any_of(method.overrides,
                             [this](const MethodDecl* other) { return unknowns_.contains(other); });
}

// Those of which some are virtual together are known together.
bool OmittedContracts::dependsOnUnknown(const Member& member) const {
  if (member.predicate != nullptr) {
    const PredicateDecl& predicate = *member.predicate;
    return (predicate.body != nullptr && unknowns_.mentions(*predicate.body)) ||
           std::ranges::any_of(predicate.overrides,
                               [this](const auto* other) { return unknowns_.contains(other); });
  }
  const MethodDecl& method = *member.method;
  const bool isTogether = method.isPure() || method.inheritsContract;
  return (isTogether && overridesUnknown(method)) || unknowns_.mentions(method) ||
         (method.pureBody != nullptr && unknowns_.mentions(*method.pureBody));
}

void OmittedContracts::spreadFrom(const Member& member) {
  if (!unknowns_.contains(declarationOf(member))) {
    if (!dependsOnUnknown(member)) return;
    unknowns_.add(declarationOf(member));
  }
  if (member.predicate != nullptr) {
    for (const PredicateDecl* const overridden : member.predicate->overrides) unknowns_.add(overridden);
  } else if (member.method->isPure()) {
    for (const MethodDecl* const overridden : member.method->overrides) unknowns_.add(overridden);
  }
}

void OmittedContracts::spreadToInherited(const ClassDecl& declaration) {
  for (const auto& [predicate, overridden] : declaration.inheritedPredicates) {
    if (!unknowns_.contains(predicate) && !unknowns_.contains(overridden)) continue;
    unknowns_.add(predicate);
    unknowns_.add(overridden);
  }
}

// Of a class that is not known, none is below or within it.
void OmittedContracts::spreadToClass(const ClassScope& scope) {
  const ClassDecl& declaration = *scope.declaration;
  const auto isUnknown = [this](const ClassDecl* other) {
    return other != nullptr && unknowns_.contains(other);
  };
  if (isUnknown(declaration.superclass) || isUnknown(declaration.outer) ||
      std::ranges::any_of(declaration.interfaces, isUnknown))
    unknowns_.add(&declaration);
  if (!unknowns_.contains(&declaration)) return;
  for (const Member& member : scope.members) unknowns_.add(declarationOf(member));
  unread_.addMaking(declaration);
  forgetMaking(scope);
}

void OmittedContracts::spreadToFields(const ClassScope& scope) {
  const ClassDecl& declaration = *scope.declaration;
  for (const FieldDecl* const field : scope.declaredFields) {
    const bool isOfStart = isStartUnknown_ && field->isStatic && field->isSettled();
    if (isOfStart || unknowns_.mentions(field->type)) unknowns_.add(field);
  }
  if (unknowns_.mentions(declaration.initializers) ||
      (declaration.superclass != nullptr && unknowns_.containsMaking(*declaration.superclass)))
    forgetMaking(scope);
  if (unknowns_.mentionsInStart(declaration)) isStartUnknown_ = true;
  for (const MethodDecl* const constructor : scope.constructors) {
    if (constructor->body != nullptr && unknowns_.mentions(*constructor->body))
      forgetFinalFields(declaration);
  }
}

bool OmittedContracts::spread() {
  const auto extent = [this] { return std::tuple(unknowns_.size(), isStartUnknown_); };
  const auto before = extent();
  for (const ClassScope* const scope : builder_.classes()) {
    spreadToClass(*scope);
    spreadToFields(*scope);
    for (const Member& member : scope->members) spreadFrom(member);
    spreadToInherited(*scope->declaration);
  }
  return extent() != before;
}

// --- what is left out

// Whether nothing else in the class relies on what is unknown.
bool OmittedContracts::isOfMembers(const ClassScope& scope) const {
  return std::ranges::none_of(scope.declaration->inheritedMethods, [this](const InheritedMethod& inherited) {
    return unknowns_.contains(inherited.method) || unknowns_.contains(inherited.overridden);
  });
}

// What is unknown means nothing to anybody who is verified; so it may say nothing, and override nothing.
void OmittedContracts::leaveOut(MethodDecl& method) const {
  const bool isUnknown = unknowns_.contains(&method);
  const bool isUnchecked = overridesUnknown(method);
  const bool isStart = isStartUnknown_ && method.isStatic && method.name == "main";
  const bool reliesOnIt = method.body != nullptr && unknowns_.mentions(*method.body);
  if (!isUnknown && !isUnchecked && !reliesOnIt && !isStart) return;
  if (isUnknown) {
    method.requires_ = {};
    method.ensures = {};
    method.signals = {};
    method.measure = nullptr;
    method.pureBody = nullptr;
  }
  if (isUnknown || isUnchecked) method.overrides = {};
  method.isOmitted = true;
  method.body = nullptr;
}

void OmittedContracts::leaveOutInitializers(ClassScope& scope) {
  ClassDecl& declaration = *scope.declaration;
  for (const InitializerText& text : scope.initializers) {
    const bool isOmitted = text.isStatic ? isStartUnknown_ : unknowns_.containsMaking(declaration);
    const FileScope& file = builder_.files()[declaration.nameRange.file];
    if (isOmitted) noteLeftOut(file, runOf(file, text));
  }
  const auto omit = [](MethodDecl* hidden, Statements& statements) {
    statements = {};
    if (hidden == nullptr) return;
    hidden->isOmitted = true;
    hidden->body = nullptr;
  };
  if (unknowns_.containsMaking(declaration)) omit(scope.implicitConstructor, declaration.initializers);
  if (isStartUnknown_) omit(scope.staticInitializer, declaration.staticInitializers);
}

void OmittedContracts::leaveOutPredicates(ClassDecl& declaration) const {
  std::vector<const PredicateDecl*> known;
  for (const PredicateDecl* const predicate : declaration.predicates) {
    if (!unknowns_.contains(predicate)) known.push_back(predicate);
  }
  declaration.predicates = builder_.arena().copy(known);
  std::vector<InheritedPredicate> inherited;
  for (const InheritedPredicate& one : declaration.inheritedPredicates) {
    if (!unknowns_.contains(one.predicate)) inherited.push_back(one);
  }
  declaration.inheritedPredicates = builder_.arena().copy(inherited);
}

bool leaveOutAround(ProgramBuilder& builder, std::span<const OmittedPlace> places) {
  if (places.empty()) return true;
  OmittedContracts contracts(builder);
  for (const std::string_view name : builder.problems().hiddenNames()) contracts.addHidden(name);
  const auto add = [&](const OmittedPlace& place) {
    return place.range.isKnown() && contracts.add(builder.files()[place.range.file], place);
  };
  return std::ranges::all_of(places, add) && contracts.leaveOut();
}

}  // namespace warrant::ast
