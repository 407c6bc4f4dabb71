#include "symbex/explore/class_start.h"

#include "ast/below.h"
#include "symbex/explore/leaves.h"
#include "symbex/path/path.h"
#include "symbex/resources/chunks.h"
#include "symbex/rules/rules.h"
#include "symbex/values/final_fields.h"

namespace warrant::symbex {

void ClassStart::note(const Change& change) {
  changes_.push_back(change);
  if (change.progress == Progress::None)
    values_.set(change.index, change.value);
  else
    progress_.set(change.index, change.progress);
}

void ClassStart::recall(std::span<const Change> changes) {
  for (const Change& change : changes) note(change);
}

// Of the library only the signatures are known; the constants of enums are what they are at all times.
Verdict ClassStart::use(SymbolicState s, const ast::ClassDecl& declaration, Then then, Fails fails) {
  const bool hasStart =
      !declaration.isLibrary && !declaration.isBuiltIn && declaration.kind != ast::ClassKind::Enum;
  const Progress progress = progress_.get(declaration.index);
  if (progress == Progress::Failed) return fails(std::move(s), nullptr);
  if (!hasStart || progress != Progress::None) return then(std::move(s));
  note({declaration.index, Progress::Running, {}});
  const auto failsToo = [&](SymbolicState s, const Exit* exit) {
    note({declaration.index, Progress::Failed, {}});
    return fails(std::move(s), exit);
  };
  const auto start = [&](SymbolicState s) { return run(std::move(s), declaration, then, failsToo); };
  return useAll(std::move(s), ast::initializedBefore(declaration), start, failsToo);
}

Verdict ClassStart::useAll(SymbolicState s, Classes classes, Then then, Fails fails) {
  if (classes.empty()) return then(std::move(s));
  const auto rest = [&](SymbolicState s) { return useAll(std::move(s), classes.subspan(1), then, fails); };
  return use(std::move(s), *classes.front(), rest, fails);
}

Verdict ClassStart::run(SymbolicState s, const ast::ClassDecl& declaration, Then then, Fails fails) {
  chunks_.produceStaticFields(s.heap, declaration);
  const Frame user = s.frame;
  const Leaves::Spent statements = leaves_.spent();
  const auto leave = [&](SymbolicState& s) {
    leaves_.forgetStatements(statements);
    s.frame = user;
  };
  const auto done = [&](SymbolicState s) {
    const Construction& made = s.frame.construction;
    for (const ast::FieldDecl* const field : analysis_.finalFields(declaration, true))
      note({field->index, Progress::None, s.frame.store[made.slots + analysis_.finalSlot(*field)]});
    note({declaration.index, Progress::Done, {}});
    leave(s);
    return then(std::move(s));
  };
  const auto thrown = [&](SymbolicState s, const Exit& exit) {
    leave(s);
    return fails(std::move(s), &exit);
  };
  s.frame = finals_.makingFrame(declaration, true, terms_.null(), declaration.staticSlots, nullptr);
  const Jumps jumps = onlyThrowing(thrown);
  const JumpsInForce inForce(run_.jumps, jumps);
  s.frame.jumps = inForce.id();
  return rules_.execAll(std::move(s), declaration.staticInitializers, done, jumps);
}

}  // namespace warrant::symbex
