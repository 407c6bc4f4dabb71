// `array.clone()`
#pragma once

#include "resolve/bodies/part.h"

namespace warrant::ast {

class ArrayCloneResolver : public BodyPart {
 public:
  explicit ArrayCloneResolver(Resolver& resolver) : BodyPart(resolver) {}

  // Of an array whose elements are numbers or truth values: `Arrays.copyOf(array, array.length)`.
  Value resolve(const Expression* array, support::SourceRange range, const Place& place);
};

}  // namespace warrant::ast
