// Where a missing chunk was last held, and what is held instead.
#include "symbex/explain/history.h"

#include "symbex/explain/notation.h"
#include "symbex/path/path.h"
#include "symbex/resources/ranges.h"
#include "symbex/state/problem.h"

namespace warrant::symbex {

using heap::Chunk;

namespace {

// The statement that runs at the step; nullptr: none.
const ast::Statement* statementAt(const Record& record, const Step& step) {
  std::uint32_t rule = step.within;
  while (rule != 0 && record[rule].kind != Step::Kind::Exec) rule = record[rule].within;
  return rule == 0 ? nullptr : std::get<const ast::Statement*>(record[rule].node);
}

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
  const ast::Statement* const statement = statementAt(record, removal);
  if (statement != nullptr && std::holds_alternative<ast::Open>(statement->node)) return "it was opened here";
  if (statement != nullptr && std::holds_alternative<ast::Close>(statement->node))
    return "this close, which put it into the predicate";
  return "it was given away here, and not given back";
}

}  // namespace

void History::addHistory(const SymbolicState& s, Problem& problem, const Chunk& wanted) {
  if (!record_.isOn() || now().isSilent) return;
  const std::string place = notation_.placeOf(wanted, names_);
  const bool areElements = wanted.isRange();
  bool isHeldInPart = false;
  for (std::uint32_t step = s.trail.step; step != 0; step = record_[step].before) {
    const Step& past = record_[step];
    const bool isRemoval = past.kind == Step::Kind::Taken || past.kind == Step::Kind::Opened ||
                           past.kind == Step::Kind::Closed || past.kind == Step::Kind::Framed;
    const bool isGain = areElements && past.kind == Step::Kind::Added;
    if (!(isRemoval || isGain) || past.chunk.resource != wanted.resource ||
        !path_.areEqual(past.chunk.receiver, wanted.receiver))
      continue;
    if (areElements && ranges_.areApart(rangeOf(past.chunk), rangeOf(wanted))) continue;
    isHeldInPart = isGain;
    if (isGain) break;
    const std::string held = areElements ? notation_.placeOf(past.chunk, names_) : place;
    problem.notes.push_back(
        {past.range, "`" + held + "` was held until " + std::string(fateOf(record_, past))});
    return;
  }
  if (!isHeldInPart) problem.notes.push_back({{}, "`" + place + "` was never held on this path"});
  if (analysis_.isStatic(wanted.resource)) return;
  s.heap.find(wanted.resource, [&](const Chunk& chunk) {
    const bool isOfThis = path_.areEqual(chunk.receiver, wanted.receiver);
    problem.nearMisses.push_back("`" + notation_.describe(chunk, names_) + "` is held, but " +
                                 (isOfThis ? "that is not known to be all of `" + place + "`"
                                           : "`" + names_.print(terms_, chunk.receiver) +
                                                 "` is not known to be `" +
                                                 names_.print(terms_, wanted.receiver) + "`"));
    return problem.nearMisses.size() >= 5;
  });
}

}  // namespace warrant::symbex
