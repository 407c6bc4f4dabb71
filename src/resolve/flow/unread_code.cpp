#include "resolve/flow/unread_code.h"

#include <algorithm>

#include "resolve/declare/types.h"

namespace warrant::ast {

bool UnreadCode::mayOverride(const MethodDecl& method) {
  if (method.owner == nullptr) return false;
  const auto [place, isNew] = overridden_.try_emplace(method.owner);
  if (isNew) {
    place->second = std::ranges::any_of(builder_.classes(), [&](const ClassScope* scope) {
      return scope->declaration->mayHaveOthersBelow && isSubclass(*scope->declaration, *method.owner);
    });
  }
  return place->second;
}

}  // namespace warrant::ast
