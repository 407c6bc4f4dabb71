// Names whose meaning depends on the classes around: members of those, and the classes themselves.
#include <algorithm>

#include "resolve/bodies/resolver.h"
#include "resolve/declare/types.h"
#include "support/codes.h"

namespace warrant::ast {

namespace codes = support::codes;

// ------------------------------------------------------------------------------------ the classes around

const ClassScope* NameResolver::findOwnerOfField(std::string_view name) const {
  for (const ClassScope* scope = state_.owner; scope != nullptr; scope = scope->outer) {
    if (scope->findField(name) != nullptr) return scope;
    if (scope->hasUnlistedField(name)) return nullptr;
  }
  const ClassScope* const imported = findStaticImport(name);
  return imported != nullptr && imported->findField(name) != nullptr ? imported : nullptr;
}

const ClassScope* NameResolver::findOwnerOfMethod(std::string_view name) const {
  if (state_.owner != nullptr && isNameOfObject(name)) return state_.owner;  // every class has it
  for (const ClassScope* scope = state_.owner; scope != nullptr; scope = scope->outer) {
    if (scope->hasMethodOrPredicate(name)) return scope;
  }
  const ClassScope* const imported = findStaticImport(name);
  if (imported != nullptr && imported->hasMethodOrPredicate(name)) return imported;
  return builder_.findOutsideClasses(name, file_.tokens.front().file);
}

std::vector<const ClassScope*> NameResolver::staticImports(std::string_view name) const {
  std::vector<const ClassScope*> found;
  for (const bool onDemand : {false, true}) {
    if (!found.empty()) break;
    for (const Import& import : file_.imports) {
      if (!import.isStatic || import.name.empty() != onDemand) continue;
      if (!onDemand && import.name != name) continue;
      const ClassScope* const scope = builder_.findQualified(import.path);
      const bool has = scope != nullptr && scope->mayHaveMember(name);
      if (has && std::ranges::find(found, scope) == found.end()) found.push_back(scope);
    }
  }
  return found;
}

const ClassScope* NameResolver::findStaticImport(std::string_view name) const {
  const std::vector<const ClassScope*> found = staticImports(name);
  return found.size() == 1 ? found.front() : nullptr;
}

bool NameResolver::mayBeOfUnread(std::string_view name) const {
  return std::ranges::any_of(staticImports(name), [](const ClassScope* scope) { return scope->isUnread; });
}

namespace {

// Where the private field or method of that name is declared above the class; nullptr: nowhere.
const support::SourceRange* findPrivate(const ClassScope& scope, std::string_view name) {
  const support::SourceRange* found = nullptr;
  scope.findAbove([&](const ClassScope& above) {
    const auto field = above.fields.find(name);
    const auto methods = above.methods.find(name);
    if (field != above.fields.end() && above.accessOf(field->second) == Access::Private)
      found = &field->second->range;
    else if (methods != above.methods.end() && above.accessOf(methods->second.front()) == Access::Private)
      found = &methods->second.front()->nameRange;
    return found != nullptr;
  });
  return found;
}

}  // namespace

bool NameResolver::reportPrivate(const ClassScope& scope, const Token& name) {
  const support::SourceRange* const declared = findPrivate(scope, name.text);
  if (declared == nullptr) return false;
  if (!state_.unknown.insert(name.text).second) return true;
  error(codes::unknownName, name.range(),
        inQuotes(name.text) + " is private in a class above " + inQuotes(scope.declaration->name) +
            ", so it is not inherited; a predicate or a pure method of that class can speak of it",
        {{*declared, "declared here"}});
  return true;
}

void NameResolver::reportNoObject(std::string_view name, support::SourceRange range) {
  error(codes::misplaced, range,
        inQuotes(name) + " is not static, and there is no 'this' here that it could belong to");
}

const Expression* NameResolver::objectOf(const ClassScope& scope, support::SourceRange range) {
  if (&scope == state_.owner) return r_.operands.implicitThis(range);
  if (!state_.hasThis) return nullptr;
  const Expression* object = make(This{}, state_.owner->self, range);
  for (const ClassScope* inner = state_.owner; inner != &scope; inner = inner->outer) {
    if (inner == nullptr || !inner->isInner) return nullptr;
    object = r_.operands.readField(object, *inner->outerField, object->type, range, false).expression;
  }
  return object;
}

// The innermost class around that has the inner one as a member counts (JLS 15.9.2).
const Expression* NameResolver::objectAround(const ClassScope& inner, support::SourceRange range) {
  const ClassDecl& outer = *inner.outer->declaration;
  const ClassScope* around = state_.owner;
  while (around != nullptr && !isSubclass(*around->declaration, outer)) around = around->outer;
  const Expression* const object = around == nullptr ? nullptr : objectOf(*around, range);
  if (object == nullptr) {
    const std::string name = std::string(inner.declaration->name);
    error(codes::misplaced, range,
          "an object of the inner class '" + name + "' belongs to one of " + inQuotes(outer.name) +
              ", and there is none here: write `o.new " + name + "(…)`, or make the class static");
  }
  return object;
}

// ------------------------------------------------------------------------------------- names of classes

namespace {

// The name that the child selects, if nothing else is there; nullptr: it does something else.
const Token* selectedName(Tree* child) {
  auto* const selector = grammar::as<Grammar::SelectorContext>(child);
  if (selector == nullptr || selector->arguments() != nullptr) return nullptr;
  return findToken(selector, TokenType::IDENTIFIER);
}

bool isSelector(Tree* child) {
  auto* const selector = grammar::as<Grammar::SelectorContext>(child);
  return selector != nullptr && isToken(selector->children[0], TokenType::DOT);
}

}  // namespace

NamedClass NameResolver::namedClass(Grammar::OperandContext* operand, std::size_t base) const {
  const std::vector<Tree*>& children = operand->children;
  if (!isToken(children[base], TokenType::IDENTIFIER) || base + 1 == children.size()) return {};
  const Token& name = *asToken(children[base]);
  const bool isOther = state_.locals.find(name.text) != nullptr || findOwnerOfField(name.text) != nullptr;
  if (isOther || !isSelector(children[base + 1])) return {};
  NamedClass named{builder_.findClass(name.text, state_.owner, name.file), base + 1};
  if (named.scope == nullptr) named = packagedClass(operand, base);
  if (named.scope == nullptr) return {};
  for (; named.next + 1 < children.size() && isSelector(children[named.next + 1]); ++named.next) {
    const Token* const next = selectedName(children[named.next]);
    const ClassScope* const nested = next == nullptr ? nullptr : named.scope->findNested(next->text);
    if (nested == nullptr || named.scope->findField(next->text) != nullptr) break;
    named.scope = nested;
  }
  return named.next < children.size() ? named : NamedClass{};
}

// A class whose package is written before it.
NamedClass NameResolver::packagedClass(Grammar::OperandContext* operand, std::size_t base) const {
  std::string path(asToken(operand->children[base])->text);
  for (std::size_t i = base + 1; i < operand->children.size(); ++i) {
    const Token* const next = selectedName(operand->children[i]);
    if (next == nullptr) return {};
    const bool isPackage = builder_.isPackage(path);
    path += "." + std::string(next->text);
    const ClassScope* const scope = isPackage ? builder_.findQualified(path) : nullptr;
    if (scope != nullptr) return {scope, i + 1};
  }
  return {};
}

// Whether the expression is a name, maybe a qualified one, that means a class.
bool NameResolver::isClassName(Grammar::ExpressionContext* expression) const {
  auto* const operand = expression->children.size() == 1
                            ? static_cast<Grammar::OperandContext*>(expression->children[0])
                            : nullptr;
  if (operand == nullptr || !isToken(operand->children[0], TokenType::IDENTIFIER)) return false;
  const Token& name = firstToken(operand);
  if (state_.locals.find(name.text) != nullptr) return false;
  for (std::size_t i = 1; i < operand->children.size(); ++i) {
    if (selectedName(operand->children[i]) == nullptr) return false;
  }
  return true;
}

Type NameResolver::resolveClassName(Grammar::ExpressionContext* expression) {
  std::vector<const Token*> names;
  for (std::size_t i = firstToken(expression).index; i <= lastToken(expression).index; ++i) {
    if (file_.tokens[i].is(TokenType::IDENTIFIER)) names.push_back(&file_.tokens[i]);
  }
  return resolveType(builder_, names, typePlace());
}

// `C.this`, `C.class`; `C.super` is not one of them.
Value NameResolver::selectOfClass(const ClassScope& scope, Grammar::SelectorContext* selector,
                                  support::SourceRange range) {
  if (findToken(selector, TokenType::THIS) != nullptr) {
    if (const Expression* const object = objectOf(scope, range)) return {object, nullptr, range};
    error(codes::misplaced, range,
          "no object of " + inQuotes(scope.declaration->name) + " is around this place");
    return erroneous(range);
  }
  reportOddSelector(selector);
  return erroneous(range);
}

void NameResolver::reportOddSelector(Grammar::SelectorContext* selector) {
  const Token& word = firstToken(selector).is(TokenType::DOT) && selector->children.size() > 1 &&
                              asToken(selector->children[1]) != nullptr
                          ? *asToken(selector->children[1])
                          : firstToken(selector);
  if (word.is(TokenType::THIS)) {
    error(codes::misplaced, word.range(), "'this' stands behind the name of a class around this place only");
  } else if (word.is(TokenType::CLASS)) {
    error(codes::unsupported, word.range(), "class literals are not supported yet");
  } else if (word.is(TokenType::SUPER)) {
    error(codes::misplaced, word.range(), "'super' names the members of a class or interface above this one");
  } else {
    error(codes::misplaced, rangeOf(selector), "an object, not a class, stands before '.new'");
  }
}

}  // namespace warrant::ast
