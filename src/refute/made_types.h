// As what types the objects of inputs were made: at run time objects know their classes only, and what their
// fields may hold depends on type arguments.
#pragma once

#include <deque>
#include <optional>
#include <unordered_map>

#include "ast/ast.h"
#include "run/value.h"

namespace warrant::refute {

// The type, with type arguments, of objects of that class that are used as `type`, at or above it; none: no
// objects of the class are of that type.
std::optional<ast::Type> typeBelow(const ast::ClassDecl& own, const ast::Type& type);

class MadeTypes {
 public:
  void note(const run::Object& object, const ast::Type& type) { types_.emplace(&object, type); }
  // nullptr: a run made it.
  const ast::Type* of(const run::Object& object) const;
  // Whether the object, of a class at or below that of the type, may be used as one of its type arguments.
  bool fits(const run::Object& object, const ast::Type& type) const;
  // What the field may hold in objects of the type. It lasts as long as this: values name their types.
  const ast::Type& fieldType(const ast::FieldDecl& field, const ast::Type& type);
  // The same of that object; nullptr: nothing tells it.
  const ast::Type* fieldType(const ast::FieldDecl& field, const run::Object& object);

 private:
  std::unordered_map<const run::Object*, ast::Type> types_;
  std::deque<ast::Type> fieldTypes_;
};

}  // namespace warrant::refute
