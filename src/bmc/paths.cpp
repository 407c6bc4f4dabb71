// Where paths part and meet, and how they are left.
#include <algorithm>

#include "ast/print.h"
#include "bmc/unwinder.h"
#include "support/large_stack.h"

namespace warrant::bmc {

namespace {

constexpr std::size_t reservedStack = std::size_t{4} << 20;

}  // namespace

void Unwinder::step(support::SourceRange range) {
  ++statements_;
  countWork();
  if (statements_ >= limits_.bounds.statements)
    endAtBound(range, std::to_string(limits_.bounds.statements) + " statements");
}

void Unwinder::countWork(std::uint64_t steps) {
  steps_ += steps;
  if (steps_ > limits_.steps)
    throw Exhausted{"more than " + std::to_string(limits_.steps) + " statements are unwound"};
  if (terms_.size() > limits_.terms)
    throw Exhausted{"more than " + std::to_string(limits_.terms) + " terms are made"};
  if (support::remainingStack() < reservedStack) throw Exhausted{"calls are nested too deep"};
}

void Unwinder::endAtBound(support::SourceRange range, std::string why) {
  if (isDead()) return;
  ends_.push_back({End::Kind::Bound, guard_, std::move(why), range});
  guard_ = terms_.falsity();
}

void Unwinder::meet(const Memory::Mark& mark, std::vector<Arrival> arrivals) {
  std::erase_if(arrivals, [&](const Arrival& one) { return terms_.isFalse(one.guard); });
  guard_ = terms_.falsity();
  if (arrivals.empty()) return;
  for (const Arrival& one : arrivals) {
    guard_ = terms_.disjoin(guard_, one.guard);
    statements_ = std::max(statements_, one.statements);
  }
  memory_.merge(mark, arrivals, [&](Cell cell, Bits condition, Bits onTrue, Bits onFalse) {
    return objects_.choose(cell, condition, onTrue, onFalse);
  });
}

void Unwinder::branch(Bits condition, Action onTrue, Action onFalse) {
  if (terms_.isConstant(condition)) return terms_.isTrue(condition) ? onTrue() : onFalse();
  if (isDead()) return;
  const Bits before = guard_;
  const std::uint32_t statements = statements_;
  const Bits whereTrue = terms_.conjoin(before, condition);
  const Bits whereFalse = terms_.conjoin(before, terms_.negate(condition));
  if (terms_.isFalse(whereTrue)) return onFalse();  // the guard says so
  if (terms_.isFalse(whereFalse)) return onTrue();
  const Memory::Mark mark = memory_.mark();
  guard_ = whereTrue;
  onTrue();
  Arrival first = leave(mark);
  guard_ = whereFalse;
  statements_ = statements;
  onFalse();
  Arrival second = leave(mark);
  const bool isWhole = first.guard == whereTrue && second.guard == whereFalse;
  if (isDead() || terms_.isFalse(first.guard)) {
    meet(mark, {std::move(first), std::move(second)});
    return;
  }
  const Bits both = isWhole ? before : terms_.disjoin(first.guard, second.guard);
  first.guard = condition;  // says as much as its guard, where the two meet
  meet(mark, {std::move(first), std::move(second)});
  guard_ = both;
}

Bits Unwinder::choose(Bits condition, unsigned width, Value onTrue, Value onFalse) {
  Bits first = unknown, second = unknown;
  branch(
      condition, [&] { first = onTrue(); }, [&] { second = onFalse(); });
  if (first == unknown && second == unknown) return terms_.constant(width, 0);
  if (first == unknown) return second;
  if (second == unknown) return first;
  return terms_.choice(condition, first, second);
}

void Unwinder::jump(const Destination& destination) {
  if (isDead()) return;
  for (auto at = waiting_.rbegin(); at != waiting_.rend(); ++at) {
    if (!at->isFinally && !(at->destination == destination)) continue;
    auto& all = at->arrivals;
    auto own = std::ranges::find(all, destination, [](const auto& one) { return one.first; });
    if (own == all.end()) own = all.insert(all.end(), {destination, {}});
    // A loop that may end after each iteration goes through all that was written before, each time.
    constexpr std::uint64_t writesPerStep = 256;
    countWork(memory_.writesSince(at->mark) / writesPerStep);
    own->second.push_back(memory_.copy(at->mark, guard_, statements_));
    break;
  }
  guard_ = terms_.falsity();
}

bool Unwinder::isCaught() const {
  const Destination thrown{Destination::Kind::Throw};
  return std::ranges::any_of(waiting_,
                             [&](const Waiting& one) { return one.isFinally || one.destination == thrown; });
}

void Unwinder::waitFor(const Destination& destination, Action run, bool isPathEnded) {
  const Memory::Mark mark = memory_.mark();
  waiting_.push_back({.mark = mark, .destination = destination});
  run();
  Waiting waited = std::move(waiting_.back());
  waiting_.pop_back();
  if (waited.arrivals.empty() && !isPathEnded) return;
  Arrival last = leave(mark);
  if (isPathEnded) last.guard = terms_.falsity();
  std::vector<Arrival> arrivals;
  if (!waited.arrivals.empty()) arrivals = std::move(waited.arrivals.front().second);
  arrivals.push_back(std::move(last));
  meet(mark, std::move(arrivals));
}

// --- exceptions

void Unwinder::raise(Bits reference, support::SourceRange range) {
  if (isDead()) return;
  if (isCaught()) {
    memory_.write(thrown_, reference);
    jump({Destination::Kind::Throw});
    return;
  }
  std::vector<const ast::ClassDecl*> classes;
  for (const std::int64_t number : terms_.valuesOf(reference)) {
    if (number == 0) continue;
    for (const ast::ClassDecl* const one : objects_.at(static_cast<ObjectNumber>(number)).classes) {
      if (std::ranges::find(classes, one) == classes.end()) classes.push_back(one);
    }
  }
  for (const ast::ClassDecl* const one : classes) {
    const Bits isThat =
        objects_.map(reference, 1, [&](ObjectNumber number) { return objects_.isOfClass(number, *one); });
    const Bits guard = terms_.conjoin(guard_, isThat);
    if (!terms_.isFalse(guard)) ends_.push_back({End::Kind::Exception, guard, ast::nestedName(*one), range});
  }
  guard_ = terms_.falsity();
}

// Where no class of that name is known, the program has nothing that could catch it.
void Unwinder::raiseWhere(Bits condition, std::string_view exception, support::SourceRange range) {
  const Bits raised = terms_.conjoin(guard_, condition);
  if (terms_.isFalse(raised)) return;
  const Bits before = guard_;
  const auto isThat = [&](const ast::ClassDecl* one) { return one->isLibrary && one->name == exception; };
  const auto found = std::ranges::find_if(program_.classes, isThat);
  if (found == program_.classes.end() || !isCaught()) {
    ends_.push_back({End::Kind::Exception, raised, std::string(exception), range});
  } else {
    const Memory::Mark mark = memory_.mark();
    guard_ = raised;
    raise(objects_.makeInstance(**found), range);
    memory_.undo(mark);
  }
  guard_ = terms_.conjoin(before, terms_.negate(condition));
}

void Unwinder::requireNonNull(Bits reference, support::SourceRange range) {
  raiseWhere(terms_.equal(reference, objects_.null()), "NullPointerException", range);
}

}  // namespace warrant::bmc
