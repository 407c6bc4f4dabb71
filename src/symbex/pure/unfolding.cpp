// Definitional equations of pure methods (paper, 3.6), and whether their recursions end.
#include "symbex/pure/definitions.h"

#include <algorithm>
#include <utility>

#include "smt/terms/has_part.h"
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

// Calls `visit` for each snapshot that this one may be, as the conditions in it choose, with what holds then.
void Definitions::forEachCase(Term snapshot, Term guard, VisitCase visit) {
  if (terms_.op(snapshot) != smt::Op::Ite) return visit(snapshot, guard);
  const Term condition = terms_.arguments(snapshot)[0];
  const Term first = terms_.arguments(snapshot)[1], second = terms_.arguments(snapshot)[2];
  forEachCase(first, terms_.conjoin(guard, condition), visit);
  forEachCase(second, terms_.conjoin(guard, terms_.negate(condition)), visit);
}

// Whether unfolding it, and what it is made of, comes to an end: where it may lead back, it is about a part,
// or about no location at all, as where a recursion over a structure ends.
bool Definitions::isAboutPart(const NestedCall& call) {
  if (terms_.op(call.value) != smt::Op::Apply) return false;
  if (!callees_.isRecursive(call.callee)) return true;
  bool isPart = true;
  forEachCase(terms_.arguments(call.value)[0], terms_.truth(), [&](Term snapshot, Term) {
    isPart = isPart && (snapshot == terms_.unit() || terms_.op(snapshot) == smt::Op::First ||
                        terms_.op(snapshot) == smt::Op::Second);
  });
  return isPart;
}

// What was closed or opened can be looked into: a call about a part of it has its definition, too, where it
// is made. So has one about nothing. The arguments may be others at each step, so the number of steps is
// bounded as well.
void Definitions::unfoldBuilt(const Definition::Instance& instance, const Application& application) {
  constexpr unsigned deepest = 64;
  if (now().isLearning || now().building != nullptr || unfoldings_ >= deepest) return;
  if (unfoldings_ == 0) unfolded_ = 0;
  for (const NestedCall& call : instance.nested) {
    forEachCase(terms_.arguments(call.value)[0], call.guard, [&](Term snapshot, Term guard) {
      if (snapshot != terms_.unit())
        snapshot = knownParts(snapshot);
      else if (!analysis_.areRecursive(*application.callee.method, *call.callee.method))
        snapshot = {};
      if (snapshot && snapshot != application.snapshot) unfoldPart(call, snapshot, guard, application);
    });
  }
}

void Definitions::unfoldPart(const NestedCall& call, Term snapshot, Term guard,
                             const Application& application) {
  constexpr unsigned most = 256;
  const std::optional<bool> isMade = path_.decide(guard);
  if (isMade && !*isMade) return;
  if (++unfolded_ > most || !path_.spendStep()) return;
  const auto operands = terms_.arguments(call.value);
  Application part =
      callees_.apply(call.callee, snapshot, operands[1], Terms(operands.begin() + 2, operands.end()));
  part.guard = application.guard;
  if (!isMade) part.guard = part.guard ? terms_.conjoin(part.guard, guard) : guard;
  ++unfoldings_;
  assumeDefinition(part, !callees_.isRecursive(call.callee));
  --unfoldings_;
}

// What is known of the value, if it is a datatype's, by its constructor, or a sequence's, by what it is put
// together of; no term: nothing.
smt::Term Definitions::constructedOf(Term value) {
  switch (terms_.op(value)) {
    case smt::Op::Combine:
    case smt::Op::Single:
    case smt::Op::Append:
      return value;
    default:
      break;
  }
  Term constructed;
  if (terms_.sort(value) != smt::Sort::Snapshot) return constructed;
  path_.findEqual(value, [&](Term equal) {
    if (terms_.op(equal) == smt::Op::Combine) constructed = equal;
    return static_cast<bool>(constructed);
  });
  return constructed;
}

// Of a datatype's value.
bool Definitions::isConstructorKnown(Term value) {
  return static_cast<bool>(path_.constantFor(terms_.unbox(smt::Sort::Int, terms_.first(value))));
}

namespace {

// The parameter that is what gets less in the method's recursion; nullptr: that is nothing so plain.
const ast::Variable* measuringParameter(const ast::MethodDecl& method) {
  const auto* const read =
      method.measure == nullptr ? nullptr : std::get_if<ast::VariableRead>(&method.measure->node);
  return read != nullptr && read->variable->type.isIntegral() ? read->variable : nullptr;
}

}  // namespace

// The method and the operands of a call whose arguments are constants, or of which one is known by what it is
// made of: what the method asks of it is decided then. So it is where the recursion is about to end, as what
// gets less in it is a small constant. Nothing for any other term.
std::optional<Definitions::KnownCall> Definitions::knownCall(Term value) {
  if (terms_.op(value) != smt::Op::Apply) return std::nullopt;
  const auto parts = terms_.arguments(value);
  const ast::MethodDecl* const method = callees_.methodOf(terms_.functionOf(value));
  if (method == nullptr || parts.size() <= 2) return std::nullopt;
  KnownCall call{method, Terms(parts.begin(), parts.end())};
  constexpr std::int64_t small = 4;
  const ast::Variable* const measuring = measuringParameter(*method);
  bool areConstants = true, isConstructed = false, isNearEnd = false;
  std::size_t index = 2;
  method->forEachParameter([&](const ast::Variable& parameter) {
    Term& operand = call.operands[index++];
    if (const Term constant = path_.constantFor(operand)) {
      operand = constant;
      isNearEnd = isNearEnd || (&parameter == measuring && terms_.op(constant) == smt::Op::Integer &&
                                terms_.integerValue(constant) <= small);
    } else if (const Term constructed = constructedOf(operand)) {
      operand = constructed;
      isConstructed = true;
    } else if (parameter.type.isDatatype() && isConstructorKnown(operand)) {
      isConstructed = true;
    } else {
      areConstants = false;
    }
  });
  if (!areConstants && !isConstructed && !isNearEnd) return std::nullopt;
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
    case smt::Op::Combine:
    case smt::Op::First:
    case smt::Op::Second:
    case smt::Op::Box:
    case smt::Op::Unbox:
    case smt::Op::Length:
    case smt::Op::Single:
    case smt::Op::Append:
    case smt::Op::Contains:
    case smt::Op::Collect:
      return terms_.arguments(value);
    default:
      return {};
  }
}

// The arguments of a call, which are made with it; nothing of what is no call of a method.
std::span<const Term> Definitions::argumentsOf(Term value) const {
  const bool isCall =
      terms_.op(value) == smt::Op::Apply && callees_.methodOf(terms_.functionOf(value)) != nullptr;
  return isCall ? terms_.arguments(value).subspan(2) : std::span<const Term>();
}

// The operands of a conjunction or disjunction, of which each may not be computed where another decides, and
// what is said of all values, of which there may be none.
std::span<const Term> Definitions::conditionsOf(Term value) const {
  const smt::Op op = terms_.op(value);
  const bool isConnected = op == smt::Op::And || op == smt::Op::Or || op == smt::Op::ForAll;
  return isConnected ? terms_.arguments(value) : std::span<const Term>();
}

// Whether there may be such a call in the value, of which it looks at so many parts.
bool Definitions::mayHaveKnownCall(Term value, unsigned& parts) {
  if (parts == 0) return true;
  --parts;
  const bool isChoice = terms_.op(value) == smt::Op::Ite;
  auto inner = isChoice ? terms_.arguments(value) : operandsOf(value);
  if (inner.empty()) inner = conditionsOf(value);
  if (inner.empty()) {
    if (knownCall(value)) return true;
    inner = argumentsOf(value);
  }
  return std::ranges::any_of(inner, [&](Term part) { return mayHaveKnownCall(part, parts); });
}

// A recursive call whose arguments are known is unfolded as well, and so on: `factorial(5)` is computed, so
// is the size of a tree that was put together, and the length of a list ends where its rest is known to be
// null. That is so for calls that are made in any case, which have their preconditions, and for those that
// need none.
void Definitions::unfoldKnown(Term value, Term call) {
  const bool wasCut = std::exchange(isUnfoldingCut_, false), wasOpen = std::exchange(isLeftOpen_, false);
  SeenTerms seen;
  unfoldKnownIn(value, true, seen);
  if (isLeftOpen_) leftOpen_[call.id()] = state();
  isLeftOpen_ = isLeftOpen_ || wasOpen;
  if (isUnfoldingCut_) run_.cutUnfoldings.insert(call);
  isUnfoldingCut_ = isUnfoldingCut_ || wasCut;
}

void Definitions::unfoldKnownIn(Term value, bool isMade, SeenTerms& seen) {
  if (terms_.op(value) == smt::Op::Ite) {
    const auto choice = terms_.arguments(value);
    if (unsigned looks = 64; !mayHaveKnownCall(value, looks)) {
      isLeftOpen_ = true;
      return;
    }
    std::optional<bool> isTrue = path_.decide(choice[0]);
    if (!isTrue) {  // it may be about such calls
      unfoldKnownIn(choice[0], isMade, seen);
      isTrue = path_.decide(choice[0]);
    }
    if (isTrue) unfoldKnownIn(choice[*isTrue ? 1 : 2], isMade, seen);
    isLeftOpen_ = isLeftOpen_ || !isTrue;
    return;
  }
  const auto operands = operandsOf(value), conditions = conditionsOf(value);
  if (operands.empty() && conditions.empty()) {
    if (const auto arguments = argumentsOf(value); !arguments.empty() && seen.insert(value.id()).second) {
      for (const Term argument : Terms(arguments.begin(), arguments.end()))
        unfoldKnownIn(argument, isMade, seen);
    }
    unfoldKnownCall(value, isMade);
  } else if (seen.insert(value.id()).second) {
    for (const Term operand : operands) unfoldKnownIn(operand, isMade, seen);
    for (const Term condition : conditions) unfoldKnownIn(condition, false, seen);
  }
}

void Definitions::unfoldKnownCall(Term value, bool isMade) {
  const std::optional<KnownCall> call = knownCall(value);
  if (!call) {
    isLeftOpen_ = isLeftOpen_ || !argumentsOf(value).empty();
    return;
  }
  const auto& [method, operands] = *call;
  const Term application = terms_.apply(terms_.functionOf(value), operands);
  if (!isMade && !isDefinedAnywhere(*method, application)) return;
  const bool hasStack = path_.hasStack();
  if (!hasStack) run_.hit(Limit::Stack);
  if (!hasStack || unfoldings_ >= options_.unfoldDepth) {
    isUnfoldingCut_ = true;
    return;
  }
  const KnownClass known = method->isStatic ? KnownClass() : classes_.classFor(*method, operands[1]);
  ++unfoldings_;
  assumeDefinition(
      {{method}, application, operands[0], operands[1], terms_.arguments(application).subspan(2), known},
      false);
  --unfoldings_;
}

// Whether the call needs nothing, so that it has its definition where nobody makes it, too. Its recursion is
// followed a little way only: no condition of it need ever be decided.
bool Definitions::isDefinedAnywhere(const ast::MethodDecl& method, Term application) {
  constexpr unsigned deepest = 32;
  if (unfoldings_ >= deepest || !method.requires_.empty()) return false;
  const auto isBound = [&](Term part) { return terms_.op(part) == smt::Op::Bound; };
  if (smt::hasPart(terms_, application, isBound)) return false;  // it is about each of several values
  const auto operands = terms_.arguments(application);
  const Terms arguments(operands.begin() + 2, operands.end());
  const Application alike = callees_.apply({&method}, operands[0], operands[1], arguments);
  if (alike.value != application || alike.domain != terms_.truth()) return false;
  return method.isStatic || path_.decide(terms_.equal(operands[1], terms_.null())) == false;
}

}  // namespace warrant::symbex
