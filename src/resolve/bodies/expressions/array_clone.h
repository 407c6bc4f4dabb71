// `array.clone()`
#pragma once

#include "resolve/bodies/part.h"

namespace warrant::ast {

class ArrayCloneResolver : public BodyPart {
 public:
  explicit ArrayCloneResolver(Resolver& resolver) : BodyPart(resolver) {}

  // `Arrays.copyOf(array, array.length)`, where there is one of such elements.
  Value resolve(const Expression* array, support::SourceRange range, const Place& place);
};

}  // namespace warrant::ast
