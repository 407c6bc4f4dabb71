#include "symbex/pure/observations.h"

#include "symbex/path/path.h"
#include "symbex/pure/callees.h"

namespace warrant::symbex {

std::vector<Observations::Observed> Observations::of(Term choice, Term onTrue, Term onFalse) {
  constexpr std::size_t most = 16;
  std::vector<Observed> all;
  for (const Term value : path_.applicationsOn(onTrue)) {
    if (all.size() == most) break;
    const smt::Function function = terms_.functionOf(value);
    if (callees_.methodOf(function) == nullptr || terms_.arguments(value)[0] != onTrue) continue;
    const auto operands = terms_.arguments(value);
    Terms others(operands.begin(), operands.end());
    const auto valueOf = [&](Term snapshot) {
      others[0] = snapshot;
      return terms_.apply(function, others);
    };
    const Term other = valueOf(onFalse);
    if (path_.isMentioned(other)) all.push_back({valueOf(choice), value, other});
  }
  return all;
}

}  // namespace warrant::symbex
