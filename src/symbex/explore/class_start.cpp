#include "symbex/explore/class_start.h"

#include "symbex/explore/leaves.h"
#include "symbex/path/path.h"
#include "symbex/resources/chunks.h"
#include "symbex/rules/rules.h"
#include "symbex/values/final_fields.h"

namespace warrant::symbex {

// Of the library only the signatures are known; the constants of enums are what they are at all times.
Verdict ClassStart::use(SymbolicState s, const ast::ClassDecl& declaration, Then then, Then fails) {
  const bool hasStart =
      !declaration.isLibrary && !declaration.isBuiltIn && declaration.kind != ast::ClassKind::Enum;
  const Progress progress = progress_.get(declaration.index);
  if (progress == Progress::Failed) return fails(std::move(s));
  if (!hasStart || progress != Progress::None) return then(std::move(s));
  progress_.set(declaration.index, Progress::Running);
  const auto start = [&](SymbolicState s) { return run(std::move(s), declaration, then, fails); };
  if (declaration.superclass == nullptr) return start(std::move(s));
  return use(std::move(s), *declaration.superclass, start, fails);
}

Verdict ClassStart::run(SymbolicState s, const ast::ClassDecl& declaration, Then then, Then fails) {
  chunks_.produceStaticFields(s.heap, declaration);
  const Frame user = s.frame;
  const std::uint32_t statements = leaves_.statements();
  const auto leave = [&](SymbolicState s, Progress progress, Then next) {
    leaves_.forgetStatements(statements);
    progress_.set(declaration.index, progress);
    s.frame = user;
    return next(std::move(s));
  };
  const auto done = [&](SymbolicState s) {
    const Construction& made = s.frame.construction;
    for (const ast::FieldDecl* const field : analysis_.finalFields(declaration, true))
      values_.set(field->index, s.frame.store[made.slots + analysis_.finalSlot(*field)]);
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
