#include "run/java_names.h"

#include "ast/values/constants.h"

namespace warrant::run {
namespace {

// JVMS 4.3.2, with the names of classes as Class.getName has them.
std::string descriptor(Classes& classes, const ast::Type& type) {
  switch (type.kind) {
    case ast::TypeKind::Boolean:
      return "Z";
    case ast::TypeKind::Byte:
      return "B";
    case ast::TypeKind::Char:
      return "C";
    case ast::TypeKind::Short:
      return "S";
    case ast::TypeKind::Int:
      return "I";
    case ast::TypeKind::Long:
      return "J";
    case ast::TypeKind::Float:
      return "F";
    case ast::TypeKind::Double:
      return "D";
    case ast::TypeKind::Array:
      return "[" + descriptor(classes, *type.element);
    default:
      return "L" +
             (ast::isStringType(type) ? "java.lang.String"
                                      : classes.qualifiedName(classes.of(*type.declaration))) +
             ";";
  }
}

}  // namespace

std::string javaName(Classes& classes, const Object& object) {
  if (object.shape == Shape::Text) return "java.lang.String";
  if (object.shape == Shape::Array)
    return "[" + descriptor(classes, *static_cast<const Array&>(object).element);
  return classes.qualifiedName(*static_cast<const Instance&>(object).type);
}

}  // namespace warrant::run
