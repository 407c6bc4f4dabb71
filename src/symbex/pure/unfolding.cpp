// Definitional equations of pure methods (paper, 3.6), and whether their recursions end.
#include "symbex/pure/definitions.h"

#include <algorithm>
#include <utility>

#include "symbex/path/path.h"
#include "symbex/pure/callees.h"
#include "symbex/values/classes.h"

namespace warrant::symbex {

// The snapshot, or what it is known to be built of by closing; no term: nothing was closed or opened.
smt::Term Definitions::knownParts(Term snapshot) {
  const auto isBuilt = [&](Term term) {
    return terms_.op(term) == smt::Op::Combine || terms_.op(term) == smt::Op::Box;
  };
  if (isBuilt(snapshot)) return snapshot;
  if (const auto opened = now().memory->opened.find(snapshot);
      opened != now().memory->opened.end() && path_.isOpen(opened->second))
    return snapshot;
  Term built;
  path_.findEqual(snapshot, [&](Term equal) {
    if (isBuilt(equal)) built = equal;
    return static_cast<bool>(built);
  });
  return built;
}

// Whether unfolding it, and what it is made of, comes to an end: where it may lead back, it is about a part.
bool Definitions::isAboutPart(const NestedCall& call) {
  if (terms_.op(call.value) != smt::Op::Apply) return false;
  const smt::Op snapshot = terms_.op(terms_.arguments(call.value).front());
  return !callees_.isRecursive(call.callee) || snapshot == smt::Op::First || snapshot == smt::Op::Second;
}

// What was closed or opened can be looked into: a call about a part of it has its definition, too, where it
// is made. The arguments may be others at each step, so the number of steps is bounded as well.
void Definitions::unfoldBuilt(const Definition::Instance& instance, const Application& application) {
  constexpr unsigned deepest = 64;
  constexpr unsigned most = 256;
  if (now().isLearning || now().building != nullptr || unfoldings_ >= deepest) return;
  if (unfoldings_ == 0) unfolded_ = 0;
  for (const NestedCall& call : instance.nested) {
    const auto operands = terms_.arguments(call.value);
    const Term snapshot = knownParts(operands[0]);
    if (!snapshot || snapshot == application.snapshot) continue;
    const std::optional<bool> isMade = path_.decide(call.guard);
    if (isMade && !*isMade) continue;
    if (++unfolded_ > most || !path_.spendStep()) return;
    Application part =
        callees_.apply(call.callee, snapshot, operands[1], Terms(operands.begin() + 2, operands.end()));
    part.guard = application.guard;
    if (!isMade) part.guard = part.guard ? terms_.conjoin(part.guard, call.guard) : call.guard;
    ++unfoldings_;
    assumeDefinition(part, !callees_.isRecursive(call.callee));
    --unfoldings_;
  }
}

// The method and the operands of a call that has constants for arguments; nothing for any other term.
std::optional<Definitions::ConstantCall> Definitions::constantCall(Term value) {
  if (terms_.op(value) != smt::Op::Apply) return std::nullopt;
  const auto parts = terms_.arguments(value);
  const ast::MethodDecl* const method = callees_.methodOf(terms_.functionOf(value));
  if (method == nullptr || parts.size() <= 2) return std::nullopt;
  ConstantCall call{method, Terms(parts.begin(), parts.end())};
  for (std::size_t index = 2; index < parts.size(); ++index) {
    call.operands[index] = path_.constantFor(parts[index]);
    if (!call.operands[index]) return std::nullopt;
  }
  return call;
}

// What an operation computes with in any case; nothing of what is no such operation.
std::span<const Term> Definitions::operandsOf(Term value) const {
  switch (terms_.op(value)) {
    case smt::Op::Sum:
    case smt::Op::Multiply:
    case smt::Op::Equal:
    case smt::Op::NonNegative:
    case smt::Op::Not:
      return terms_.arguments(value);
    default:
      return {};
  }
}

// Whether there may be such a call in the value, of which it looks at so many parts.
bool Definitions::mayCallWithConstants(Term value, unsigned& parts) {
  if (parts == 0) return true;
  --parts;
  const bool isChoice = terms_.op(value) == smt::Op::Ite;
  const auto inner = isChoice ? terms_.arguments(value).subspan(1) : operandsOf(value);
  if (inner.empty()) return constantCall(value).has_value();
  return std::ranges::any_of(inner, [&](Term part) { return mayCallWithConstants(part, parts); });
}

// A recursive call with constants for arguments is unfolded as well, and so on: `factorial(5)` is computed,
// and the length of a list ends where its rest is known to be null. That is so for calls that are made in any
// case: these have their preconditions.
void Definitions::unfoldConstants(Term value, Term call) {
  const bool wasCut = std::exchange(isUnfoldingCut_, false);
  unfoldConstantsIn(value);
  if (isUnfoldingCut_) run_.cutUnfoldings.insert(call);
  isUnfoldingCut_ = isUnfoldingCut_ || wasCut;
}

void Definitions::unfoldConstantsIn(Term value) {
  if (terms_.op(value) == smt::Op::Ite) {
    const auto choice = terms_.arguments(value);
    if (unsigned looks = 64; !mayCallWithConstants(value, looks)) return;
    if (const std::optional<bool> isTrue = path_.decide(choice[0]))
      unfoldConstantsIn(choice[*isTrue ? 1 : 2]);
    return;
  }
  const auto operands = operandsOf(value);
  for (const Term operand : operands) unfoldConstantsIn(operand);
  if (operands.empty()) unfoldConstantCall(value);
}

void Definitions::unfoldConstantCall(Term value) {
  const std::optional<ConstantCall> call = constantCall(value);
  if (!call) return;
  const bool hasStack = path_.hasStack();
  if (!hasStack) run_.hit(Limit::Stack);
  if (!hasStack || unfoldings_ >= options_.unfoldDepth) {
    isUnfoldingCut_ = true;
    return;
  }
  const auto& [method, operands] = *call;
  const Term application = terms_.apply(terms_.functionOf(value), operands);
  const KnownClass known = method->isStatic ? KnownClass() : classes_.classFor(*method, operands[1]);
  ++unfoldings_;
  assumeDefinition(
      {{method}, application, operands[0], operands[1], terms_.arguments(application).subspan(2), known},
      false);
  --unfoldings_;
}

}  // namespace warrant::symbex
