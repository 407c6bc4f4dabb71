// Which reasons go with which contexts.
#include <algorithm>
#include <initializer_list>
#include <map>

#include "symbex/explain/failure.h"

namespace warrant::symbex {
namespace {

using Reasons = std::vector<Reason>;

// What a condition of a contract, a predicate or a ghost statement may fail with.
const Reasons held = {Reason::Permission, Reason::Predicate, Reason::False};

// Where it is evaluated and was not found to be well-defined before, or elsewhere.
const Reasons evaluated = {Reason::Permission,     Reason::Predicate, Reason::False, Reason::Null,
                           Reason::DivisionByZero, Reason::Bounds,    Reason::Type};

Reasons evaluatedAnd(std::initializer_list<Reason> more) {
  Reasons reasons = evaluated;
  reasons.insert(reasons.end(), more);
  return reasons;
}

const std::map<Context, Reasons>& reasonsByContext() {
  static const std::map<Context, Reasons> table = {
      {Context::Write, {Reason::Permission}},
      {Context::Read, {Reason::Permission, Reason::Null}},
      {Context::Call, {Reason::Null}},
      {Context::Precondition, evaluated},
      {Context::Postcondition, evaluated},
      {Context::Assert,
       {Reason::Permission, Reason::Predicate, Reason::False, Reason::Amount, Reason::Refuted}},
      {Context::Open, {Reason::Predicate, Reason::Amount}},
      {Context::Close, evaluatedAnd({Reason::Amount})},
      {Context::Use, evaluated},
      {Context::Opening, {Reason::Predicate, Reason::Amount}},
      {Context::Join, evaluatedAnd({Reason::Amount})},
      {Context::InvariantEntry, evaluatedAnd({Reason::Amount})},
      {Context::InvariantBody, held},  // by then it is well-defined, or reported
      {Context::Contract, evaluatedAnd({Reason::Vacuous, Reason::Amount})},
      {Context::Termination, {Reason::NotDecreasing}},
      {Context::Override, evaluatedAnd({Reason::Uncaught})},
      {Context::Arithmetic, {Reason::DivisionByZero, Reason::Overflow}},
      {Context::Array, {Reason::Null, Reason::Bounds, Reason::NegativeSize}},
      {Context::Cast, {Reason::Type}},
      {Context::Exception, {Reason::Null, Reason::Uncaught}},
      {Context::Package, held},
      {Context::Apply, held},
  };
  return table;
}

}  // namespace

std::vector<FailureKind> failureKinds() {
  std::vector<FailureKind> kinds;
  for (const auto& [context, reasons] : reasonsByContext()) {
    for (const Reason reason : reasons) kinds.push_back({context, reason});
  }
  return kinds;
}

bool isFailureKind(Context context, Reason reason) {
  const auto entry = reasonsByContext().find(context);
  return entry != reasonsByContext().end() && std::ranges::find(entry->second, reason) != entry->second.end();
}

}  // namespace warrant::symbex
