#include "ast/below.h"

#include <unordered_set>
#include <vector>

namespace warrant::ast {

bool isBelow(const ClassDecl& declaration, const ClassDecl& above) {
  if (above.kind != ClassKind::Interface) {
    const ClassDecl* one = &declaration;
    while (one != nullptr && one != &above) one = one->superclass;
    return one != nullptr;
  }
  std::vector<const ClassDecl*> pending;
  std::unordered_set<const ClassDecl*> seen;  // of interfaces
  const auto findAlong = [&](const ClassDecl* one) {
    for (; one != nullptr; one = one->superclass) {
      if (one == &above) return true;
      for (const ClassDecl* interface : one->interfaces) {
        if (seen.insert(interface).second) pending.push_back(interface);
      }
    }
    return false;
  };
  if (findAlong(&declaration)) return true;
  while (!pending.empty()) {
    const ClassDecl* const next = pending.back();
    pending.pop_back();
    if (findAlong(next)) return true;
  }
  return false;
}

}  // namespace warrant::ast
