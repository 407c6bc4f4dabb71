// Calls of methods, and predicates.
#include <algorithm>
#include <iterator>

#include "ast/print.h"
#include "ast/resolver.h"
#include "ast/types.h"
#include "support/codes.h"

namespace warrant::ast {

namespace codes = support::codes;

std::vector<const Expression*> Resolver::resolveArguments(Grammar::ArgumentsContext* arguments,
                                                          const Place& place) {
  std::vector<const Expression*> resolved;
  for (Tree* const child : arguments->children) {
    if (auto* const argument = dynamic_cast<Grammar::ExpressionContext*>(child)) {
      resolved.push_back(resolveExpression(argument, place));
    }
  }
  return resolved;
}

namespace {

bool accepts(std::span<const Variable* const> parameters, std::span<const Expression* const> arguments) {
  return std::ranges::equal(parameters, arguments, [](const Variable* parameter, const Expression* argument) {
    return isAssignable(argument->type, parameter->type);
  });
}

// The same where a mathematical integer is one of type int.
bool acceptsAsJava(std::span<const Variable* const> parameters,
                   std::span<const Expression* const> arguments) {
  return std::ranges::equal(parameters, arguments, [](const Variable* parameter, const Expression* argument) {
    const bool isInteger = argument->type.kind == TypeKind::Integer;
    return isAssignable(isInteger ? intType : argument->type, parameter->type);
  });
}

bool isMoreSpecific(const MethodDecl& left, const MethodDecl& right) {
  return std::ranges::equal(left.parameters, right.parameters, [](const Variable* a, const Variable* b) {
    return isAssignable(a->type, b->type);
  });
}

std::string typesOf(std::span<const Expression* const> arguments) {
  std::string text = "(";
  for (const Expression* const argument : arguments) {
    if (text.size() > 1) text += ", ";
    text += toString(argument->type);
  }
  return text + ")";
}

}  // namespace

const MethodDecl* Resolver::selectOverload(std::span<const MethodDecl* const> overloads,
                                           std::span<const Expression* const> arguments,
                                           support::SourceRange range) {
  std::vector<const MethodDecl*> applicable;
  for (const auto fits : {acceptsAsJava, accepts}) {
    if (!applicable.empty()) break;
    std::ranges::copy_if(overloads, std::back_inserter(applicable),
                         [&](const MethodDecl* overload) { return fits(overload->parameters, arguments); });
  }
  for (const MethodDecl* const candidate : applicable) {
    const bool isBest = std::ranges::all_of(
        applicable, [candidate](const MethodDecl* other) { return isMoreSpecific(*candidate, *other); });
    if (isBest) return candidate;
  }
  if (!applicable.empty()) {
    error(codes::type, range, "more than one method of that name fits the arguments " + typesOf(arguments));
    return nullptr;
  }
  std::vector<support::Note> notes;
  for (const MethodDecl* const overload : overloads) {
    notes.push_back({overload->nameRange, "there is " + signature(*overload)});
  }
  error(codes::type, range,
        "no " + inQuotes(overloads.front()->name) + " takes the arguments " + typesOf(arguments),
        std::move(notes));
  return nullptr;
}

Expressions Resolver::passAll(const MethodDecl* method, std::vector<const Expression*> arguments,
                              const Place& place) {
  for (std::size_t i = 0; method != nullptr && i < arguments.size(); ++i) {
    arguments[i] = pass(method->parameters[i]->type, arguments[i], place);
  }
  return arena().copy(arguments);
}

// `f(…)` without a receiver: a method or predicate of this class, or a word of the specification language.
Value Resolver::resolveCallOfOwn(const Token& name, Grammar::ArgumentsContext* arguments,
                                 const Place& place) {
  const support::SourceRange range = rangeBetween(name, lastToken(arguments));
  const ClassScope* const owner = findOwnerOfMethod(name.text);
  const bool isOwn = owner != nullptr;
  if (!isOwn && !name.isQuoted && (place.isSpecification || !isJava())) {
    if (name.text == "acc" || name.text == "Perm") return resolveAccess(name, arguments, place);
    if (name.text == "old") return resolveOld(name, arguments, place);
    if (name.text == "untouched") return resolveUntouched(name, arguments, place);
    if (name.text == "PointsTo") return resolvePointsTo(name, arguments, place);
    if (name.text == "Value") {
      error(codes::unsupported, range, "permissions to read only are not supported yet; write Perm(e.f, 1)");
      return erroneous(range);
    }
  }
  if (!isOwn && name.text == "acc") {
    error(codes::predicateInCode, range,
          "permissions cannot be asked for in code; 'acc' belongs in annotations");
    return erroneous(range);
  }
  if (owner_ == nullptr) {
    resolveArguments(arguments, place);
    unknown(name, "method", [] { return std::vector<std::string_view>(); });
    return erroneous(range);
  }
  const bool isAround = isOwn && owner != owner_;
  return resolveCall(isAround ? nullptr : implicitThis(range), isAround ? *owner : *owner_, name, arguments,
                     range, place);
}

// `receiver` is null where the call is one of a static method, or an error.
Value Resolver::resolveCall(const Expression* receiver, const ClassScope& scope, const Token& name,
                            Grammar::ArgumentsContext* arguments, support::SourceRange range,
                            const Place& place) {
  const std::vector<const Expression*> resolved = resolveArguments(arguments, place);
  const std::vector<const MethodDecl*> methods = scope.findMethods(name.text);
  if (!methods.empty()) {
    const MethodDecl* const method = selectOverload(methods, resolved, range);
    if (method == nullptr) return erroneous(range);
    return makeMethodCall(receiver, *method, passAll(method, resolved, place), name, range, place);
  }
  if (const PredicateDecl* const predicate = scope.findPredicate(name.text)) {
    return makePredicateInstance(receiver, *predicate, arena().copy(resolved), name, range);
  }
  const bool isString = scope.declaration == builder_.stringType().declaration;
  if (builder_.wantLibrary(isString ? "java/lang/String" : "java/lang/Object")) return erroneous(range);
  unknown(name, "method or predicate in class " + inQuotes(scope.declaration->name) + " called",
          [&scope] { return scope.methodAndPredicateNames(); });
  return erroneous(range);
}

Value Resolver::asSuper(const Value& called) {
  if (called.assertion != nullptr) {
    PredicateInstance instance = std::get<PredicateInstance>(called.assertion->node);
    instance.isSuper = true;
    return assertion(instance, called.range, true);
  }
  const auto* const call = std::get_if<Call>(&called.expression->node);
  if (call == nullptr || call->receiver == nullptr) return called;
  if (call->method->isAbstract) {
    error(codes::type, called.range,
          inQuotes(call->method->name) + " is abstract above: there is nothing to call",
          {{call->method->nameRange, "declared here"}});
  }
  Call superCall = *call;
  superCall.isSuper = true;
  return value(superCall, called.expression->type, called.range);
}

const MethodDecl* Resolver::selectConstructor(const ClassScope& scope,
                                              std::span<const Expression* const> arguments,
                                              support::SourceRange range) {
  if (!scope.constructors.empty()) return selectOverload(scope.constructors, arguments, range);
  if (!arguments.empty()) {
    error(codes::type, range, inQuotes(scope.declaration->name) + " has no constructor with arguments");
  }
  return nullptr;
}

Value Resolver::makeMethodCall(const Expression* receiver, const MethodDecl& method, Expressions arguments,
                               const Token& name, support::SourceRange range, const Place& place) {
  if (!method.isPure() && !place.allowsEffects) {
    error(codes::impure, range,
          inQuotes(name.text) + " is not pure, so it cannot be called in " + std::string(place.name));
  }
  if (method.isGhost && isJava() && !place.isSpecification) {
    error(codes::dialect, range, inQuotes(name.text) + " is declared in an annotation: code cannot call it");
  }
  if (method.isStatic) {
    receiver = staticOf(receiver);
  } else if (receiver == nullptr) {
    reportNoObject(*method.owner, name.text, range);
    return erroneous(range);
  }
  return value(Call{receiver, &method, arguments}, method.returnType, range);
}

Value Resolver::makePredicateInstance(const Expression* receiver, const PredicateDecl& predicate,
                                      Expressions arguments, const Token& name, support::SourceRange range) {
  if (predicate.isStatic) {
    receiver = staticOf(receiver);
  } else if (receiver == nullptr) {
    reportNoObject(*predicate.owner, name.text, range);
    return erroneous(range);
  }
  if (!accepts(predicate.parameters, arguments)) {
    error(codes::type, range, signature(predicate) + " does not take the arguments " + typesOf(arguments),
          {{predicate.nameRange, "declared here"}});
    return erroneous(range);
  }
  return assertion(PredicateInstance{receiver, &predicate, arguments, range}, range, true);
}

}  // namespace warrant::ast
