#include "resolve/bodies/expressions/boxes.h"

#include <algorithm>

#include "resolve/bodies/expressions/conversions.h"
#include "resolve/bodies/resolver.h"
#include "resolve/declare/generics.h"
#include "resolve/declare/types.h"
#include "support/codes.h"

namespace warrant::ast {

namespace codes = support::codes;

namespace {

// In Java's types: an integer of an annotation is an int.
Type inJava(const Type& type) { return type.kind == TypeKind::Integer ? intType : type; }

std::string nameOfUnboxing(const Type& primitive) { return toString(primitive) + "Value"; }

}  // namespace

Type BoxResolver::boxOf(const Type& primitive) const {
  const std::string name(nameOfBox(inJava(primitive)));
  if (name.empty()) return {};
  if (const ClassScope* const scope = builder_.findQualified("java.lang." + name)) return scope->self;
  builder_.wantLibrary("java/lang/" + name);
  return {};
}

bool BoxResolver::isConverted(const Type& from, const Type& to) const {
  if (isPrimitive(to)) {
    const Type value = unboxed(from);
    return value.kind != TypeKind::Error && isAssignable(value, to);
  }
  if (!isPrimitive(from) || !to.isReference()) return false;
  if (isObject(to)) return true;
  const Type box = boxOf(from);
  return box.kind != TypeKind::Error && isAssignable(box, to);
}

const MethodDecl* BoxResolver::findMethod(const Type& box, std::string_view name,
                                          std::size_t parameters) const {
  const std::vector<const MethodDecl*> methods = builder_.scopeOf(*box.declaration).findMethods(name);
  const Type value = unboxed(box);
  const auto found = std::ranges::find_if(methods, [&](const MethodDecl* method) {
    return method->parameters.size() == parameters &&
           (parameters == 0 || method->isGhost || method->parameters.front()->type == value);
  });
  return found == methods.end() ? nullptr : *found;
}

const Expression* BoxResolver::box(const Type& wanted, const Expression* expression, const Place& place) {
  const Type value = unboxed(wanted);
  const bool isNarrowed = value.kind != TypeKind::Error && value != inJava(expression->type);
  const bool isInteger = expression->type.kind == TypeKind::Integer && value.isIntegral();
  if (isNarrowed && !isInteger && !r_.numbers.narrowsConstant(value, *expression)) return expression;
  const Type box = value.kind == TypeKind::Error ? boxOf(expression->type) : upperBound(wanted);
  if (box.kind == TypeKind::Error || !isAssignable(box, wanted)) return expression;
  const bool isGhost = isMathematical(place) || !place.allowsEffects;
  const MethodDecl* const method = findMethod(box, isGhost ? "boxed" : "valueOf", 1);
  if (method == nullptr) return expression;
  const Type& parameter = method->parameters.front()->type;
  const Expression* const argument =
      isNarrowed && !isInteger ? r_.numbers.castTo(parameter, expression) : expression;
  const Expression* const passed = r_.numbers.pass(parameter, argument, place);
  return makeBox(*method, arena().copy(std::vector{passed}), expression->range, place);
}

const Expression* BoxResolver::box(const Expression* expression, const Place& place) {
  const Type type = boxOf(expression->type);
  return type.kind == TypeKind::Error ? expression : box(type, expression, place);
}

const Expression* BoxResolver::makeBox(const MethodDecl& method, Expressions arguments,
                                       support::SourceRange range, const Place& place) {
  const Expression* const made =
      make(Call{.receiver = nullptr, .method = &method, .arguments = arguments}, method.returnType, range);
  if (!isMathematical(place) && !place.allowsEffects && !place.hasValuesOnly)
    state_.standIns.emplace(made, range);
  return made;
}

const Expression* BoxResolver::standInFor(const MethodDecl& called, Expressions arguments,
                                          support::SourceRange range, const Place& place) {
  const bool isBoxing = isBox(called.owner->isLibrary ? called.returnType : Type{}) && called.isStatic &&
                        called.name == "valueOf" && called.parameters.size() == 1 &&
                        called.parameters.front()->type == unboxed(called.returnType);
  if (!isBoxing) return nullptr;
  const MethodDecl* const method = findMethod(called.returnType, "boxed", 1);
  return method == nullptr ? nullptr : makeBox(*method, arguments, range, place);
}

void BoxResolver::notePassedOn(const Expression& argument, const Expression& call) {
  const auto found = state_.standIns.find(&argument);
  if (found == state_.standIns.end()) return;
  const support::SourceRange range = found->second;
  state_.standIns.erase(found);
  state_.standIns.emplace(&call, range);
}

void BoxResolver::reportStandIns() {
  for (const auto& [expression, range] : state_.standIns) {
    error(codes::impure, range,
          "boxing may make an object, so it may not stand in an assertion or a pure method where more is "
          "looked at than its value");
  }
}

const Expression* BoxResolver::unbox(const Expression* expression) {
  const Type value = unboxed(expression->type);
  if (value.kind == TypeKind::Error) return expression;
  const MethodDecl* const method = findMethod(upperBound(expression->type), nameOfUnboxing(value), 0);
  if (method == nullptr) return expression;
  noteValueOnly(*expression);
  return make(Call{.receiver = expression, .method = method, .arguments = {}}, value, expression->range);
}

const Expression* BoxResolver::convert(const Type& wanted, const Expression* expression, const Place& place) {
  if (isPrimitive(wanted)) return unbox(expression);
  const bool isBoxed = isPrimitive(expression->type) && wanted.kind == TypeKind::Class;
  return isBoxed ? box(wanted, expression, place) : expression;
}

void BoxResolver::unboxBeside(const Expression*& left, const Expression*& right) {
  if (isPrimitive(left->type)) {
    right = unbox(right);
  } else if (isPrimitive(right->type)) {
    left = unbox(left);
  }
}

// Whether it is of a primitive type or of its box before anybody asks what is wanted there.
bool BoxResolver::isStandardOf(const Expression& expression, bool areNumbers) const {
  const bool isOpen = std::ranges::any_of(r_.overloads.valuesOf(expression), [&](const Expression* value) {
    return state_.polyCalls.contains(value);
  });
  const Type type = isPrimitive(expression.type) ? expression.type : unboxed(expression.type);
  return !isOpen && (areNumbers ? type.isNumeric() : type.kind == TypeKind::Boolean);
}

void BoxResolver::makeAlike(const Expression*& onTrue, const Expression*& onFalse, const Place& place) {
  if (onTrue->type == onFalse->type) return;
  for (const bool areNumbers : {true, false}) {
    if (!isStandardOf(*onTrue, areNumbers) || !isStandardOf(*onFalse, areNumbers)) continue;
    onTrue = unbox(onTrue);
    onFalse = unbox(onFalse);
    return;
  }
  const auto isBoxable = [](const Type& type) { return isPrimitive(type) || type.isReference(); };
  if (!isBoxable(onTrue->type) || !isBoxable(onFalse->type)) return;
  for (const Expression** const arm : {&onTrue, &onFalse}) {
    if (isPrimitive((*arm)->type)) *arm = box(*arm, place);
  }
}

}  // namespace warrant::ast
