// Algebraic datatypes of annotations: values that are made by constructors, and by nothing else.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "ast/type.h"
#include "support/source.h"

namespace warrant::ast {

struct ConstructorPart {
  std::string_view name;
  Type type;
  support::SourceRange range;
};

struct Constructor {
  std::string_view name;
  const Datatype* datatype;
  std::uint32_t index;  // in it
  std::span<const ConstructorPart> parts;
  support::SourceRange range;
};

struct Datatype {
  std::string_view name;
  std::span<const TypeVariable* const> parameters;  // what the types of its parts speak of
  std::span<const Constructor> constructors;        // one at least, and one at least leads to values
  support::SourceRange range;
};

}  // namespace warrant::ast
