// Where a missing chunk was last held, and what is held instead.
#include "symbex/explain/history.h"

#include "symbex/explain/notation.h"
#include "symbex/explain/why/aside.h"
#include "symbex/explain/why/near_miss.h"
#include "symbex/explain/why/sayings.h"
#include "symbex/path/path.h"
#include "symbex/resources/lookup.h"
#include "symbex/resources/ranges.h"
#include "symbex/state/problem.h"
#include "symbex/wands/footprints.h"

namespace warrant::symbex {

using heap::Chunk;

bool isForClosing(const Step& removal) {
  const Site* const site = removal.state.frame.site;
  return site != nullptr && site->context == Context::Close;
}

namespace {

// Of a loop over a collection, which goes over what it is lent (resolve/bodies/statements/for_each.cpp).
bool isLending(const ast::Statement& statement) {
  const auto* const ghost = std::get_if<ast::Ghost>(&statement.node);
  const ast::Statement& inner = ghost == nullptr ? statement : *ghost->body;
  const auto* const evaluated = std::get_if<ast::Evaluate>(&inner.node);
  const auto* const call =
      evaluated == nullptr ? nullptr : std::get_if<ast::Call>(&evaluated->expression->node);
  if (call == nullptr || call->method->owner == nullptr) return false;
  const ast::MethodDecl& method = *call->method;
  return method.isGhost && method.owner->isLibrary && method.name.starts_with("lend");
}

}  // namespace

std::string_view fateOf(const Record& record, const Step& removal) {
  switch (removal.kind) {
    case Step::Kind::Opened:
      return "it was opened here";
    case Step::Kind::Closed:
      return "it was closed here";
    case Step::Kind::Framed:
      return "this loop, whose invariant does not ask for it";
    default:
      break;
  }
  const ast::Statement* const statement = record.statementAt(removal.within);
  if (statement != nullptr && std::holds_alternative<ast::Open>(statement->node)) return "it was opened here";
  if (statement != nullptr && isLending(*statement)) return "this loop, which keeps it until it ends";
  if (isForClosing(removal)) {
    return statement != nullptr && std::holds_alternative<ast::Close>(statement->node)
               ? "this close, which put it into the predicate"
               : "it was put into a predicate that is closed here";
  }
  return "it was given away here, and not given back";
}

bool History::addNullness(const SymbolicState& s, Problem& problem, const Chunk& wanted,
                          const Wording& wording) {
  if (analysis_.isStatic(wanted.resource)) return false;
  const std::string name = "`" + wording.print(wanted.receiver) + "`";
  const Term isNull = terms_.equal(wanted.receiver, terms_.null());
  if (path_.entails(isNull, smt::Purpose::Null) == smt::Answer::Yes) {
    const bool isLiteral = terms_.isConstant(wanted.receiver);
    problem.notes.push_back({{}, (isLiteral ? "the object" : name) + " is null on this path"});
    return true;
  }
  const auto isHeld = [&] {
    return !wanted.isRange() && lookup_.find(s.heap, wantedOf(wanted), Effort::Full);
  };
  if (isHeld()) return false;  // it is asked for twice
  const smt::PathScope scope(path_.condition());
  if (!path_.assume(terms_.negate(isNull))) return false;
  const bool isEmpty =
      wanted.isRange() && path_.entails(terms_.lessOrEqual(wanted.range().to, wanted.range().from),
                                        smt::Purpose::Obligation) == smt::Answer::Yes;
  if (isEmpty) {
    problem.notes.push_back(
        {{}, name + " may be null: an empty range asks for no elements, but for an array"});
    return true;
  }
  if (!isHeld()) return false;
  problem.notes.push_back({{}, name + " may be null; otherwise it would be held"});
  return true;
}

// The end of the range at which the wanted elements are not known to be in it; empty: at neither.
std::string History::beyond(const Chunk& wanted, const Chunk& held, const Wording& wording) {
  for (const Term isWithin : {terms_.lessOrEqual(held.range().from, wanted.range().from),
                              terms_.lessOrEqual(wanted.range().to, held.range().to)}) {
    if (path_.entails(isWithin, smt::Purpose::Obligation) != smt::Answer::Yes) return wording.print(isWithin);
  }
  return {};
}

bool History::addHistory(const SymbolicState& s, Problem& problem, const Chunk& wanted) {
  footprints_.offer(wanted);
  if (!record_.isOn() || now().isSilent) return true;
  const Aside aside(run_);
  const Wording wording = notation_.wordingOf(s);
  const std::string place = notation_.placeOf(wanted, wording);
  problem.why = nearMiss_.of(s, wanted, wording);
  if (addNullness(s, problem, wanted, wording)) {
    if (problem.why->cause == Why::Cause::NeverHeld) problem.why->message = problem.notes.back().message;
    const bool isNamed = problem.why->condition.empty() && !terms_.isConstant(wanted.receiver);
    const Term isObject = terms_.negate(terms_.equal(wanted.receiver, terms_.null()));
    if (isNamed) problem.why->condition = wording.print(isObject);
    problem.why->remedy = sayings_.of(s, isObject);
    return false;
  }
  if (problem.why->cause == Why::Cause::Amount) {
    problem.notes.push_back({{}, problem.why->message});
    return true;
  }
  const bool areElements = wanted.isRange();
  if (!areElements && lookup_.find(s.heap, wantedOf(wanted), Effort::Native)) {
    problem.notes.push_back({{}, "`" + place + "` is held, but what precedes this has taken it already"});
    return true;
  }
  bool isHeldInPart = false;
  for (std::uint32_t step = s.trail.step; step != 0; step = record_[step].before) {
    const Step& past = record_[step];
    const bool isGain = areElements && past.kind == Step::Kind::Added;
    if (past.chunk.isFamily() || !(isRemoval(past.kind) || isGain) ||
        past.chunk.resource != wanted.resource || !path_.areEqual(past.chunk.receiver, wanted.receiver))
      continue;
    if (areElements && ranges_.areApart(rangeOf(past.chunk), rangeOf(wanted))) continue;
    isHeldInPart = isGain;
    if (isGain) break;
    const std::string gone = nearMiss_.goneOf(s, areElements ? past.chunk : wanted, wording);
    problem.notes.push_back({past.range, gone + " was held until " + std::string(fateOf(record_, past))});
    return true;
  }
  if (!isHeldInPart) problem.notes.push_back({{}, "`" + place + "` was never held on this path"});
  if (analysis_.isStatic(wanted.resource)) return true;
  s.heap.find(wanted.resource, [&](const Chunk& chunk) {
    const bool isOfThis = path_.areEqual(chunk.receiver, wanted.receiver);
    const std::string missing = isOfThis && areElements ? beyond(wanted, chunk, wording) : "";
    if (!missing.empty()) {
      problem.nearMisses.push_back("`" + notation_.describe(chunk, wording) + "` is held, but `" + missing +
                                   "` does not follow");
      return problem.nearMisses.size() >= 5;
    }
    problem.nearMisses.push_back("`" + notation_.describe(chunk, wording) + "` is held, but " +
                                 (isOfThis ? "that is not known to be all of `" + place + "`"
                                           : "`" + wording.print(chunk.receiver) + "` is not known to be `" +
                                                 wording.print(wanted.receiver) + "`"));
    return problem.nearMisses.size() >= 5;
  });
  s.heap.findFamilies(wanted.resource, [&](const Chunk& family) {
    problem.nearMisses.push_back("`" + notation_.describe(family, wording) + "` is held, but `" + place +
                                 "` is not known to be one of these");
    return problem.nearMisses.size() >= 5;
  });
  return true;
}

}  // namespace warrant::symbex
