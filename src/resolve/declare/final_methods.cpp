#include "resolve/declare/final_methods.h"

#include <algorithm>
#include <span>

#include "resolve/declare/generics.h"

namespace warrant::ast {
namespace {

enum class Parameter : std::uint8_t { Object, String, Long, Int, Own };

struct FinalMethod {
  std::string_view name;
  std::string_view owner;
  Parameter parameters[2] = {};
  std::size_t count = 0;
};

constexpr std::string_view enumClass = "java.lang.Enum", objectClass = "java.lang.Object";

// `clone`, `finalize` and `describeConstable` are unlisted (unlisted.h).
constexpr FinalMethod ofObjects[] = {
    {"getClass", objectClass},
    {"notify", objectClass},
    {"notifyAll", objectClass},
    {"wait", objectClass},
    {"wait", objectClass, {Parameter::Long}, 1},
    {"wait", objectClass, {Parameter::Long, Parameter::Int}, 2},
};
constexpr FinalMethod ofEnums[] = {
    {"ordinal", enumClass},
    {"name", enumClass},
    {"hashCode", enumClass},
    {"getDeclaringClass", enumClass},
    {"equals", enumClass, {Parameter::Object}, 1},
    {"compareTo", enumClass, {Parameter::Own}, 1},
    {"compareTo", enumClass, {Parameter::Object}, 1},
    {"values", "the enum"},
    {"valueOf", "the enum", {Parameter::String}, 1},
};

bool isOf(const MethodDecl& method, const Variable& variable, Parameter parameter) {
  const Type type = erased(variable.type);
  const bool isClass = type.kind == TypeKind::Class;
  switch (parameter) {
    case Parameter::Object:
      return isObject(type);
    case Parameter::String:
      return isClass && type.declaration->isBuiltIn && type.declaration->name == "String";
    case Parameter::Long:
      return type.kind == TypeKind::Long;
    case Parameter::Int:
      return type.kind == TypeKind::Int;
    case Parameter::Own:
      return isClass && type.declaration == method.owner;
  }
  return false;
}

std::string_view ownerAmong(std::span<const FinalMethod> methods, const MethodDecl& method) {
  const auto found = std::ranges::find_if(methods, [&](const FinalMethod& one) {
    return one.name == method.name &&
           std::ranges::equal(method.parameters, std::span(one.parameters, one.count),
                              [&](const Variable* variable, Parameter parameter) {
                                return isOf(method, *variable, parameter);
                              });
  });
  return found == methods.end() ? std::string_view() : found->owner;
}

}  // namespace

std::string_view ownerOfFinal(const MethodDecl& method) {
  const std::string_view owner =
      method.owner->kind == ClassKind::Enum ? ownerAmong(ofEnums, method) : std::string_view();
  return owner.empty() ? ownerAmong(ofObjects, method) : owner;
}

}  // namespace warrant::ast
