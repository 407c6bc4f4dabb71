// Which of several methods a call means (JLS 15.12.2), and what its type parameters stand for.
//
// An argument that is a call of a generic method, or `new C<>(…)`, has its type from the parameter that it
// goes to (a poly expression), so that several overloads may take it. Where that cannot be told as javac
// would, and the choice depends on it, the call is refused.
#include <algorithm>

#include "ast/print.h"
#include "resolve/bodies/inference.h"
#include "resolve/bodies/resolver.h"
#include "resolve/declare/generics.h"
#include "resolve/declare/types.h"
#include "resolve/declare/unlisted.h"
#include "support/codes.h"

namespace warrant::ast {

namespace codes = support::codes;

namespace {

constexpr std::string_view boxes[] = {"Boolean", "Byte", "Character", "Short",
                                      "Integer", "Long", "Float",     "Double"};

// Whether the value may be one of a class without its arguments, which Java lets pass for one with any (an
// unchecked conversion, JLS 5.1.9). Here such a class is one with `?` for each.
bool mayBeRaw(const Type& from, const Type& wanted) {
  const Type target = upperBound(wanted);
  if (wanted.variable != nullptr || target.kind != TypeKind::Class || target.arguments == nullptr)
    return false;
  const std::optional<Type> above =
      from.kind == TypeKind::Class ? asSuper(from, *target.declaration) : std::nullopt;
  if (!above || above->arguments == nullptr) return false;
  return std::ranges::all_of(above->arguments->list, [](const TypeArgument& argument) {
    return argument.kind == TypeArgument::Kind::Extends && isObject(argument.type);
  });
}

// Whether values of the type, or of one below it, may be unboxed.
bool mayBeBox(const Type& type) { return type.kind == TypeKind::Null || isObject(type) || isBox(type); }

}  // namespace

bool isBox(const Type& type) {
  const std::vector<Type> bounds = upperBounds(type);
  return std::ranges::any_of(bounds, [](const Type& bound) {
    return bound.kind == TypeKind::Class && bound.declaration->isLibrary &&
           std::ranges::count(boxes, bound.declaration->name) > 0;
  });
}

std::vector<const Expression*> valuesOf(const Expression& expression) {
  std::vector<const Expression*> values;
  const auto add = [&values](const Expression& part) {
    const std::vector<const Expression*> parts = valuesOf(part);
    values.insert(values.end(), parts.begin(), parts.end());
  };
  if (const auto* const choice = std::get_if<Conditional>(&expression.node);
      choice != nullptr && expression.type.isReference()) {
    add(*choice->onTrue);
    add(*choice->onFalse);
  } else if (const auto* const cases = std::get_if<SwitchExpression>(&expression.node)) {
    for (const SwitchArm& arm : cases->arms) add(*arm.value);
  } else {
    values.push_back(&expression);
  }
  return values;
}

// ------------------------------------------------------------------------------------------------- inference

// What flows out of an argument: of a generic method's result no more than what its own arguments need.
Type Resolver::flowingType(const Expression& argument) const {
  const auto found = polyCalls_.find(&argument);
  if (found == polyCalls_.end()) return argument.type;
  const PolyCall& call = found->second;
  const auto variable = std::ranges::find(call.variables, call.declared.variable);
  if (call.declared.variable == nullptr || variable == call.variables.end()) return call.open;
  return call.inferred[static_cast<std::size_t>(variable - call.variables.begin())].type;
}

// What the type parameters of the method, or of the class of a new object, stand for in the call.
std::vector<TypeArgument> Resolver::inferFor(const MethodDecl& method, const CallTarget& target,
                                             std::span<const Type> parameters,
                                             std::span<const Expression* const> arguments) {
  const auto variables = target.variablesOf(method);
  if (target.written.size() == variables.size()) return target.written;
  std::vector<Flow> flows;
  for (std::size_t i = 0; i < parameters.size() && i < arguments.size(); ++i) {
    for (const Expression* const value : valuesOf(*arguments[i]))
      flows.push_back({flowingType(*value), parameters[i]});
  }
  std::vector<TypeArgument> inferred = inferArguments(variables, flows, builder_);
  for (std::size_t i = 0; target.isNew && i < inferred.size(); ++i) {
    const TypeArgument& known = target.receiver.arguments->list[i];
    if (known.kind == TypeArgument::Kind::Exact) inferred[i] = known;
  }
  return inferred;
}

// The types of the parameters for that receiver; type parameters of the method stay what they are.
std::vector<Type> Resolver::declaredTypes(const MethodDecl& method, const CallTarget& target) const {
  const Substitution substitution =
      target.isNew ? Substitution{} : memberSubstitution(*method.owner, target.receiver);
  std::vector<Type> types;
  for (const Variable* const parameter : method.parameters) {
    types.push_back(substitute(parameter->type, substitution));
  }
  return types;
}

// The same in the call: what is inferred from the arguments is put in. Empty: no arguments fit.
std::vector<Type> Resolver::parameterTypes(const MethodDecl& method, const CallTarget& target,
                                           std::span<const Expression* const> arguments) {
  std::vector<Type> types = declaredTypes(method, target);
  const auto variables = target.variablesOf(method);
  if (variables.empty()) return types;
  return instantiated(method, target, std::move(types), inferFor(method, target, types, arguments));
}

std::vector<Type> Resolver::instantiated(const MethodDecl& method, const CallTarget& target,
                                         std::vector<Type> types, std::vector<TypeArgument> inferred) const {
  const auto variables = target.variablesOf(method);
  const Substitution ofReceiver =
      target.isNew ? Substitution{} : memberSubstitution(*method.owner, target.receiver);
  for (std::size_t i = 0; i < inferred.size(); ++i) {
    const Type bound = substitute(substitute(variables[i]->bound, ofReceiver), {variables, inferred});
    if (inferred[i].type.kind == TypeKind::Null) inferred[i].type = boundOnly(*variables[i]);
    inferred[i].kind = TypeArgument::Kind::Exact;
    if (!isAssignable(inferred[i].type, bound)) return {};
  }
  for (Type& type : types) type = substitute(type, {variables, inferred});
  return types;
}

// --------------------------------------------------------------------------------------------- applicability

void Resolver::notePolyCall(const Expression* call, const MethodDecl& method, const CallTarget& target,
                            const Type& declared, std::span<const Expression* const> arguments) {
  const auto variables = target.variablesOf(method);
  const bool isInferred =
      target.written.empty() && std::ranges::any_of(variables, [&](const TypeVariable* variable) {
        return countIn(declared, variable) > 0;
      });
  if (!isInferred || (!target.isNew && method.typeParameters.empty())) return;
  const std::vector<TypeArgument> inferred =
      inferFor(method, target, declaredTypes(method, target), arguments);
  const Type open = target.isNew ? call->type : substitute(declared, {variables, inferred});
  const bool isBoundAbove = std::ranges::any_of(method.parameters, [&](const Variable* parameter) {
    return std::ranges::any_of(variables, [parameter](const TypeVariable* variable) {
      return boundsAbove(parameter->type, variable);
    });
  });
  polyCalls_.emplace(call, PolyCall{declared, variables, inferred, open, isBoundAbove});
}

// Whether the result of a generic method whose type is that variable can be of type `wanted`: there is a type
// between what its arguments need and both that and its bound (JLS 18.5.2.1).
Resolver::Fit Resolver::fitOfVariable(const TypeVariable& variable, const TypeArgument& inferred,
                                      const Type& wanted) const {
  const Type& least = inferred.type;
  if (wanted.kind == TypeKind::Error) return Fit::Yes;
  if (!wanted.isReference()) return mayBeBox(least) ? Fit::Perhaps : Fit::No;
  if (inferred.kind == TypeArgument::Kind::Exact || least.kind != TypeKind::Null) {
    return isAssignable(least, wanted) ? Fit::Yes : Fit::No;
  }
  const Type bound = upperBound(variable.bound);
  if (isObject(bound) || isAssignable(bound, wanted)) return Fit::Yes;
  return bound.arguments == nullptr && isAssignable(wanted, bound) ? Fit::Yes : Fit::Perhaps;
}

Resolver::Fit Resolver::fitOfValue(const Expression& value, const Type& wanted, bool isJavaInteger) const {
  const auto found = polyCalls_.find(&value);
  const bool isInteger = isJavaInteger && value.type.kind == TypeKind::Integer;
  const bool isPlain = isAssignable(isInteger ? intType : value.type, wanted);
  if (isPlain) {
    if (found == polyCalls_.end()) return Fit::Yes;
  } else if (found == polyCalls_.end()) {
    return mayBeRaw(value.type, wanted) ? Fit::Perhaps : Fit::No;
  }
  const PolyCall& call = found->second;
  const auto variable = std::ranges::find(call.variables, call.declared.variable);
  if (call.declared.variable != nullptr && variable != call.variables.end()) {
    const auto index = static_cast<std::size_t>(variable - call.variables.begin());
    const Fit fit = fitOfVariable(**variable, call.inferred[index], wanted);
    return fit == Fit::No && call.isBoundAbove ? Fit::Perhaps : fit;
  }
  if (isPlain) return Fit::Yes;
  if (wanted.variable != nullptr) return Fit::Perhaps;
  const Type target = upperBound(wanted);
  const bool areClasses = target.kind == TypeKind::Class && value.type.kind == TypeKind::Class;
  if (areClasses && isSubclass(*value.type.declaration, *target.declaration))
    return target.arguments == nullptr ? Fit::Yes : Fit::Perhaps;
  return areClasses || !wanted.isReference() ? Fit::No : Fit::Perhaps;
}

Resolver::Fit Resolver::fit(const Expression& argument, const Type& wanted, bool isJavaInteger) const {
  Fit all = Fit::Yes;
  for (const Expression* const value : valuesOf(argument))
    all = std::min(all, fitOfValue(*value, wanted, isJavaInteger));
  return all;
}

Resolver::Fit Resolver::fitAll(const MethodDecl& method, const CallTarget& target,
                               std::span<const Expression* const> arguments, bool isJavaInteger) {
  if (method.parameters.size() != arguments.size()) return Fit::No;
  const std::vector<Type> types = parameterTypes(method, target, arguments);
  if (types.size() != arguments.size()) return Fit::No;
  Fit all = Fit::Yes;
  for (std::size_t i = 0; i < types.size(); ++i)
    all = std::min(all, fit(*arguments[i], types[i], isJavaInteger));
  return all;
}

// Of two methods that take the same arguments (JLS 15.12.2.5, 18.5.4).
bool Resolver::isMoreSpecific(const MethodDecl& left, const MethodDecl& right,
                              const CallTarget& target) const {
  const std::vector<Type> types = declaredTypes(left, target);
  std::vector<Type> others = declaredTypes(right, target);
  const auto variables = target.variablesOf(right);
  if (!variables.empty()) {
    std::vector<Flow> flows;
    for (std::size_t i = 0; i < types.size(); ++i) flows.push_back({types[i], others[i]});
    others = instantiated(right, target, std::move(others), inferArguments(variables, flows, builder_));
  }
  return std::ranges::equal(types, others, isAssignable);
}

void Resolver::reportUnlisted(const UnlistedMember& member, support::SourceRange range) {
  error(codes::unsupported, range, "'" + nameOf(member) + "' has no contract in the library yet");
}

// The arguments, but those of which nothing is known as what fits everywhere.
std::vector<const Expression*> Resolver::withUnknownTypes(std::span<const Expression* const> arguments) {
  std::vector<const Expression*> known(arguments.begin(), arguments.end());
  for (const Expression*& argument : known) {
    const bool isFree = std::ranges::any_of(valuesOf(*argument), [this](const Expression* value) {
      return polyCalls_.contains(value) && flowingType(*value).kind == TypeKind::Null;
    });
    if (isFree) argument = erroneous(argument->range).expression;
  }
  return known;
}

// Whether Java may take a method that the library does not list rather than the chosen one, which is
// reported.
bool Resolver::mayBeUnlisted(const MethodDecl& chosen, std::span<const MethodDecl* const> overloads,
                             std::span<const UnlistedMember* const> unlisted,
                             std::span<const Expression* const> arguments, support::SourceRange range,
                             const CallTarget& target) {
  const std::vector<const Expression*> known = withUnknownTypes(arguments);
  for (const UnlistedMember* const member : unlisted) {
    const bool isRival = mayAccept(*member, known, builder_) &&
                         !ast::isMoreSpecific(chosen, *member, builder_) &&
                         std::ranges::none_of(overloads, [&](const MethodDecl* method) {
                           return ast::haveSameErasure(*method, *member, target.receiver, builder_);
                         });
    if (!isRival) continue;
    reportUnlisted(*member, range);
    return true;
  }
  return false;
}

const MethodDecl* Resolver::selectOverload(std::span<const MethodDecl* const> overloads,
                                           std::span<const UnlistedMember* const> unlisted,
                                           std::span<const Expression* const> arguments,
                                           support::SourceRange range, const CallTarget& target) {
  std::vector<const MethodDecl*> applicable, sure;
  for (const bool isJavaInteger : {true, false}) {
    if (!applicable.empty()) break;
    for (const MethodDecl* const overload : overloads) {
      const Fit fit = fitAll(*overload, target, arguments, isJavaInteger);
      if (fit != Fit::No) applicable.push_back(overload);
      if (fit == Fit::Yes) sure.push_back(overload);
    }
  }
  const bool isChoice = applicable.size() > 1;
  for (const MethodDecl* const candidate : isChoice ? sure : applicable) {
    const bool isBest = std::ranges::all_of(applicable, [&](const MethodDecl* other) {
      return candidate == other || isMoreSpecific(*candidate, *other, target);
    });
    if (!isBest) continue;
    return mayBeUnlisted(*candidate, overloads, unlisted, arguments, range, target) ? nullptr : candidate;
  }
  if (applicable.empty()) {
    const std::vector<const Expression*> known = withUnknownTypes(arguments);
    const auto accepts = [&](const UnlistedMember* member) { return mayAccept(*member, known, builder_); };
    const auto other = std::ranges::find_if(unlisted, accepts);
    if (other != unlisted.end() || overloads.empty()) {
      reportUnlisted(other != unlisted.end() ? **other : *unlisted.front(), range);
      return nullptr;
    }
    if (isNameOfObject(overloads.front()->name) && builder_.wantLibrary("java/lang/Object")) return nullptr;
  }
  std::vector<support::Note> notes;
  for (const MethodDecl* const overload : applicable.empty() ? overloads : applicable) {
    notes.push_back({overload->nameRange, "there is " + signature(*overload)});
  }
  const std::string types = typesOf(arguments);
  if (applicable.empty()) {
    error(codes::type, range, "no " + inQuotes(overloads.front()->name) + " takes the arguments " + types,
          std::move(notes));
  } else if (sure.size() == applicable.size()) {
    error(codes::type, range, "more than one method of that name fits the arguments " + types,
          std::move(notes));
  } else {
    error(
        codes::overload, range,
        "which " + inQuotes(overloads.front()->name) +
            " is meant depends on the type arguments of a value, or of a generic call, which cannot be told "
            "here; write them, or assign the value to a variable first",
        std::move(notes));
  }
  return nullptr;
}

std::string typesOf(std::span<const Expression* const> arguments) {
  std::string text = "(";
  for (const Expression* const argument : arguments) {
    if (text.size() > 1) text += ", ";
    text += toString(argument->type);
  }
  return text + ")";
}

}  // namespace warrant::ast
