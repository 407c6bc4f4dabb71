#include "smt/native/search/nogoods.h"

namespace warrant::smt {

bool Nogoods::apply(Closure& closure) const {
  bool isNew = false;
  for (const Decisions& nogood : nogoods_) isNew = apply(closure, nogood) || isNew;
  return isNew;
}

// A formula that is not known here is open, and stays so.
bool Nogoods::apply(Closure& closure, const Decisions& nogood) {
  NodeId last = 0;
  bool value = false;
  for (const Decision& decision : nogood) {
    const NodeId formula = closure.graph().find(decision.formula);
    if (formula == 0) return false;
    if (closure.valueOf(formula) != 0) {
      if (closure.isTrue(formula) != decision.value) return false;
      continue;
    }
    if (last != 0) return false;
    last = formula;
    value = decision.value;
  }
  if (last == 0)
    closure.contradict();
  else
    closure.assign(last, !value);
  return true;
}

}  // namespace warrant::smt
