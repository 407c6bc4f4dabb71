// Whether a method takes the arguments of a call (JLS 15.12.2.2, 18.5.1), and what its type parameters stand
// for then.
//
// An argument that is a call of a generic method, or `new C<>(…)`, has its type from the parameter that it
// goes to (a poly expression), so that several overloads may take it. What cannot be told as javac would is
// not certain.
#include <algorithm>

#include "resolve/bodies/calls/inference.h"
#include "resolve/bodies/expressions/conversions.h"
#include "resolve/bodies/resolver.h"
#include "resolve/declare/generics.h"
#include "resolve/declare/types.h"

namespace warrant::ast {

namespace {

constexpr std::string_view boxNames[] = {"Boolean", "Byte", "Character", "Short",
                                         "Integer", "Long", "Float",     "Double"};

// Whether values of the type, or of one below it, may be unboxed.
bool mayBeBox(const Type& type) { return type.kind == TypeKind::Null || isObject(type) || isBox(type); }

}  // namespace

bool isBox(const Type& type) {
  const std::vector<Type> bounds = upperBounds(type);
  return std::ranges::any_of(bounds, [](const Type& bound) {
    return bound.kind == TypeKind::Class && bound.declaration->isLibrary &&
           std::ranges::count(boxNames, bound.declaration->name) > 0;
  });
}

const Expression& OverloadResolver::asWritten(const Expression& expression) const {
  const auto found = state_.asWritten.find(&expression);
  return found == state_.asWritten.end() ? expression : *found->second;
}

std::vector<const Expression*> OverloadResolver::valuesOf(const Expression& expression) const {
  std::vector<const Expression*> values;
  const auto add = [&](const Expression& part) {
    const std::vector<const Expression*> parts = valuesOf(part);
    values.insert(values.end(), parts.begin(), parts.end());
  };
  const Expression& written = asWritten(expression);
  if (const auto* const choice = std::get_if<Conditional>(&written.node);
      choice != nullptr && written.type.isReference()) {
    add(*choice->onTrue);
    add(*choice->onFalse);
  } else if (const auto* const cases = std::get_if<SwitchExpression>(&written.node)) {
    for (const SwitchArm& arm : cases->arms) add(*arm.value);
  } else {
    values.push_back(&expression);
  }
  return values;
}

// ------------------------------------------------------------------------------------------------- inference

// What flows out of an argument: of a generic method's result no more than what its own arguments need.
Type OverloadResolver::flowingType(const Expression& argument) const {
  const auto found = state_.polyCalls.find(&argument);
  if (found == state_.polyCalls.end()) return argument.type;
  const PolyCall& call = found->second;
  const auto variable = std::ranges::find(call.variables, call.declared.variable);
  if (call.declared.variable == nullptr || variable == call.variables.end()) return call.open;
  return call.inferred[static_cast<std::size_t>(variable - call.variables.begin())].type;
}

// What the type parameters of the method, or of the class of a new object, stand for in the call.
std::vector<TypeArgument> OverloadResolver::inferFor(const Selected& called, const CallTarget& target,
                                                     std::span<const Expression* const> arguments) {
  return inferFrom(called, target, declaredTypes(called, target, arguments.size()), arguments);
}

std::vector<TypeArgument> OverloadResolver::inferFrom(const Selected& called, const CallTarget& target,
                                                      std::span<const Type> parameters,
                                                      std::span<const Expression* const> arguments) {
  const MethodDecl& method = *called.method;
  if (target.written.size() == target.variablesOf(method).size()) return target.written;
  std::vector<Flow> flows;
  for (std::size_t i = 0; i < parameters.size() && i < arguments.size(); ++i) {
    for (const Expression* const value : valuesOf(*arguments[i])) {
      const Type type = flowingType(*value);
      const bool isBoxed = isPrimitive(type) && parameters[i].isReference();
      flows.push_back({isBoxed ? r_.boxes.boxOf(type) : type, parameters[i]});
    }
  }
  return inferFrom(flows, method, target);
}

std::vector<TypeArgument> OverloadResolver::inferFrom(std::span<const Flow> flows, const MethodDecl& method,
                                                      const CallTarget& target) const {
  std::vector<TypeArgument> inferred = inferArguments(target.variablesOf(method), flows, builder_);
  for (std::size_t i = 0; target.isNew && i < inferred.size(); ++i) {
    const TypeArgument& known = target.receiver.arguments->list[i];
    if (known.kind == TypeArgument::Kind::Exact) inferred[i] = known;
  }
  return inferred;
}

// The types of the parameters as members of the receiver's type. Type parameters of the method stay what they
// are, and so do those of the class behind `new C<>`: constructors are like generic methods there.
std::vector<Type> OverloadResolver::declaredTypes(const MethodDecl& method, const CallTarget& target) const {
  const Substitution substitution = target.substitutionOf(method);
  std::vector<Type> types;
  for (const Variable* const parameter : method.parameters) {
    types.push_back(substitute(parameter->type, substitution));
  }
  return types;
}

// Those of so many arguments, and of no fewer than it has parameters.
std::vector<Type> OverloadResolver::declaredTypes(const Selected& called, const CallTarget& target,
                                                  std::size_t count) const {
  std::vector<Type> types = declaredTypes(*called.method, target);
  return called.gathers() ? withVariableArity(std::move(types), count) : types;
}

// The same in the call: what is inferred from the arguments is put in. Empty: no arguments fit.
std::vector<Type> OverloadResolver::parameterTypes(const Selected& called, const CallTarget& target,
                                                   std::span<const Expression* const> arguments) {
  std::vector<Type> types = declaredTypes(called, target, arguments.size());
  if (target.variablesOf(*called.method).empty()) return types;
  return instantiated(*called.method, target, std::move(types), inferFrom(called, target, types, arguments));
}

std::vector<Type> OverloadResolver::instantiated(const MethodDecl& method, const CallTarget& target,
                                                 std::vector<Type> types,
                                                 std::vector<TypeArgument> inferred) const {
  const auto variables = target.variablesOf(method);
  const Substitution ofReceiver = target.substitutionOf(method);
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

void OverloadResolver::notePolyCall(const Expression* call, const Selected& called, const CallTarget& target,
                                    const Type& declared, std::span<const Expression* const> arguments) {
  const MethodDecl& method = *called.method;
  const auto variables = target.variablesOf(method);
  const bool isInferred =
      target.written.empty() && std::ranges::any_of(variables, [&](const TypeVariable* variable) {
        return countIn(declared, variable) > 0;
      });
  if (!isInferred || (!target.isNew && method.typeParameters.empty())) return;
  const std::vector<TypeArgument> inferred = inferFor(called, target, arguments);
  const Type open = target.isNew ? call->type : substitute(declared, {variables, inferred});
  const bool isBoundAbove = std::ranges::any_of(method.parameters, [&](const Variable* parameter) {
    return std::ranges::any_of(variables, [parameter](const TypeVariable* variable) {
      return boundsAbove(parameter->type, variable);
    });
  });
  state_.polyCalls.emplace(call, PolyCall{declared, variables, inferred, open, isBoundAbove});
}

// Whether the result of a generic method whose type is that variable can be of type `wanted`: there is a type
// between what its arguments need and both that and its bound (JLS 18.5.2.1).
Fit OverloadResolver::fitOfVariable(const TypeVariable& variable, const TypeArgument& inferred,
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

Fit OverloadResolver::fitOfValue(const Expression& value, const Type& wanted, Phase phase) const {
  const auto found = state_.polyCalls.find(&value);
  const bool isInteger = phase != Phase::Mathematical && value.type.kind == TypeKind::Integer;
  const Type type = isInteger ? intType : value.type;
  const bool isPlain =
      isAssignable(type, wanted) || (phase >= Phase::Boxing && r_.boxes.isConverted(type, wanted));
  if (found == state_.polyCalls.end()) return isPlain ? Fit::Yes : Fit::No;
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

Fit OverloadResolver::fit(const Expression& argument, const Type& wanted, Phase phase) const {
  Fit all = Fit::Yes;
  for (const Expression* const value : valuesOf(argument))
    all = std::min(all, fitOfValue(*value, wanted, phase));
  return all;
}

// By unchecked conversion of a raw type (JLS 5.1.9), which is none of its own here, or by an inference that
// finds more than ours.
bool OverloadResolver::fitsAsClass(const Expression& argument, const Type& declared,
                                   std::span<const TypeVariable* const> inferred) const {
  const bool isFixed = declared.variable != nullptr && std::ranges::count(inferred, declared.variable) == 0;
  if (isFixed || !declared.isReference()) return false;
  return std::ranges::all_of(valuesOf(argument), [&](const Expression* value) {
    return std::ranges::any_of(upperBounds(flowingType(*value)), [&](const Type& bound) {
      return bound.isReference() && isAssignable(erased(bound), erased(declared));
    });
  });
}

Fit OverloadResolver::fitAll(const MethodDecl& method, const CallTarget& target,
                             std::span<const Expression* const> arguments, Phase phase) {
  const Selected called{&method, phase};
  const bool fitsInNumber = called.gathers()
                                ? method.hasVariableArity && method.parameters.size() <= arguments.size() + 1
                                : method.parameters.size() == arguments.size();
  if (!fitsInNumber) return Fit::No;
  const std::vector<Type> declared = declaredTypes(called, target, arguments.size());
  const std::vector<Type> types = parameterTypes(called, target, arguments);
  const bool isInferred = types.size() == declared.size();
  Fit all = Fit::Yes;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    Fit one = fit(*arguments[i], isInferred ? types[i] : declared[i], phase);
    if (!isInferred) one = std::min(one, Fit::AsClass);
    if (one == Fit::No && fitsAsClass(*arguments[i], declared[i], target.variablesOf(method)))
      one = Fit::AsClass;
    all = std::min(all, one);
  }
  return all;
}

}  // namespace warrant::ast
