// Why the definition of a pure method is not used for a call, for who misses it: in a failure's notes.
#include "symbex/pure/unused_definitions.h"

#include <algorithm>
#include <unordered_set>

#include "symbex/explain/notation.h"
#include "symbex/path/path.h"
#include "symbex/pure/callees.h"
#include "symbex/pure/definitions.h"
#include "symbex/state/problem.h"
#include "symbex/values/classes.h"

namespace warrant::symbex {

// The empty text: it is used, or there is none.
std::string UnusedDefinitions::whyUnused(const ast::MethodDecl& method, Term self) {
  if (analysis_.circularContractCall(method) != nullptr) return "its contract depends on itself";
  const Callee callee{&method};
  const KnownClass known = method.isStatic ? KnownClass() : classes_.classFor(method, self);
  const std::optional<Variant> target = callees_.targetOf(callee, known);
  if (!target) {
    return callees_.targetsOf(callee, known).empty()
               ? ""
               : "it depends on the class of the object, which may be one that overrides it";
  }
  if (!isDefinition(*target->method)) return "";
  const Definition& definition = definitions_.definitionOf(*target);
  if (definition.isBuilding) return "it is what is being verified";
  if (!definition.isUsable) return "its body is not known to be well-defined wherever its precondition holds";
  return definitions_.terminates(*target) ? "" : "it is not known to terminate";
}

void UnusedDefinitions::noteUnusedDefinitions(Problem& problem) {
  if (now().isSilent) return;
  Terms pending{problem.goal};
  std::unordered_set<Term> seen;
  std::vector<const ast::MethodDecl*> noted;
  while (!pending.empty()) {
    const Term term = pending.back();
    pending.pop_back();
    if (!seen.insert(term).second) continue;
    const auto parts = terms_.arguments(term);
    pending.insert(pending.end(), parts.begin(), parts.end());
    if (terms_.op(term) != smt::Op::Apply) continue;
    const ast::MethodDecl* const called = callees_.methodOf(terms_.functionOf(term));
    if (called == nullptr || std::ranges::find(noted, called) != noted.end()) continue;
    const ast::MethodDecl& method = *called;
    const std::string why = whyUnused(method, parts[1]);
    if (why.empty()) continue;
    noted.push_back(&method);
    problem.notes.push_back(
        {method.nameRange, "the definition of `" + qualifiedName(method) + "` is not used here: " + why});
  }
}

}  // namespace warrant::symbex
