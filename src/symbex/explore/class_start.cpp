#include "symbex/explore/class_start.h"

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
Verdict ClassStart::use(SymbolicState s, const ast::ClassDecl& declaration, Then then, Then fails) {
  const bool hasStart =
      !declaration.isLibrary && !declaration.isBuiltIn && declaration.kind != ast::ClassKind::Enum;
  const Progress progress = progress_.get(declaration.index);
  if (progress == Progress::Failed) return fails(std::move(s));
  if (!hasStart || progress != Progress::None) return then(std::move(s));
  note({declaration.index, Progress::Running, {}});
  const auto start = [&](SymbolicState s) { return run(std::move(s), declaration, then, fails); };
  if (declaration.superclass == nullptr) return start(std::move(s));
  return use(std::move(s), *declaration.superclass, start, fails);
}

Verdict ClassStart::run(SymbolicState s, const ast::ClassDecl& declaration, Then then, Then fails) {
  chunks_.produceStaticFields(s.heap, declaration);
  const Frame user = s.frame;
  const Leaves::Spent statements = leaves_.spent();
  const auto leave = [&](SymbolicState s, Progress progress, Then next) {
    leaves_.forgetStatements(statements);
    note({declaration.index, progress, {}});
    s.frame = user;
    return next(std::move(s));
  };
  const auto done = [&](SymbolicState s) {
    const Construction& made = s.frame.construction;
    for (const ast::FieldDecl* const field : analysis_.finalFields(declaration, true))
      note({field->index, Progress::None, s.frame.store[made.slots + analysis_.finalSlot(*field)]});
    return leave(std::move(s), Progress::Done, then);
  };
  const auto thrown = [&](SymbolicState s, const Exit&) {
    return leave(std::move(s), Progress::Failed, fails);
  };
  s.frame = finals_.makingFrame(declaration, true, terms_.null(), declaration.staticSlots, nullptr);
  const Jumps jumps = onlyThrowing(thrown);
  const JumpsInForce inForce(run_.jumps, jumps);
  s.frame.jumps = inForce.id();
  return rules_.execAll(std::move(s), declaration.staticInitializers, done, jumps);
}

}  // namespace warrant::symbex
