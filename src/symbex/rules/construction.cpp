// Objects and classes while they are made, and their final fields.
//
// A final field has no chunk: its value is a function of its object, read without permission. While the
// object is made, its final fields are variables of the constructor, and nobody else can see it (checked by
// resolve/flow/construction.h). The object is settled when the last of them has its value: then the functions
// are said to have these values, which may be newer than the object: as long as it is made, nothing is known
// of how old what functions say of it is (TermFactory::freshUnfinishedObject).
#include "symbex/rules/creation.h"

#include "facts/callees.h"
#include "symbex/explain/reports.h"
#include "symbex/path/path.h"
#include "symbex/pure/termination.h"
#include "symbex/rules/control/leaving.h"
#include "symbex/rules/rules.h"
#include "symbex/values/classes.h"
#include "symbex/values/final_fields.h"
#include "symbex/values/sorts.h"

namespace warrant::symbex {

using smt::Sort;

// --- final fields

// --- making

Verdict Creation::initialize(SymbolicState s, const ast::ClassDecl& declaration, bool settles, Then then) {
  const ast::Statements initializers = declaration.initializers;
  if (initializers.empty()) {
    if (settles) settle(s);
    return then(std::move(s));
  }
  const Frame maker = s.frame;
  s.frame = finals_.makingFrame(declaration, false, maker.self, declaration.initializerSlots, &maker);
  s.frame.measure = maker.measure;
  finals_.passConstruction(maker, s.frame);
  const auto initialized = [&](SymbolicState s) {
    const Frame frame = s.frame;
    s.frame = maker;
    finals_.passConstruction(frame, s.frame);
    return then(std::move(s));
  };
  const auto thrown = [&](SymbolicState s, const Exit& exit) {
    const Frame frame = s.frame;
    s.frame = maker;
    finals_.passConstruction(frame, s.frame);
    return leaving_.raise(std::move(s), exit);
  };
  const Jumps jumps = onlyThrowing(thrown);
  if (!settles) return rules_.execAll(std::move(s), initializers, initialized, jumps);
  return execSettling(std::move(s), initializers, declaration.settledAfter, initialized, jumps);
}

Verdict Creation::execSettling(SymbolicState s, ast::Statements statements, std::size_t settledAfter,
                               Then then, const Jumps& jumps) {
  const auto goOn = [&](SymbolicState s) {
    settle(s);
    return rules_.execAll(std::move(s), statements.subspan(settledAfter), then, jumps);
  };
  return rules_.execAll(std::move(s), statements.subspan(0, settledAfter), goOn, jumps);
}

// An object of a class without a constructor: the superclass's part first. What fails in its initialisers is
// reported as the implicit constructor's, but for objects of classes below.
Verdict Creation::makeObject(SymbolicState s, const ast::ClassDecl& declaration, Term object,
                             support::SourceRange range, Then then) {
  const ast::MethodDecl* const maker = declaration.implicitConstructor;
  if (s.frame.measure && maker != nullptr && analysis_.endings().mayRunForever(*maker)) {
    const std::string what = "what runs where a `" + std::string(declaration.name) + "` is made";
    return termination_.reportEndless(std::move(s), what, range, then);
  }
  const bool mayMakeItself = maker != nullptr && !now().unfolds && analysis_.areRecursive(*maker, *maker);
  if (mayMakeItself && makesItself(*maker)) {
    return reports_.giveUp(range, "making a `" + std::string(declaration.name) +
                                      "` makes another one, and no constructor says what comes of that");
  }
  const Frame caller = s.frame;
  const ast::Type* const created = classes_.createdAs(object);
  const bool isExact = created != nullptr && created->declaration == &declaration;
  s.frame = finals_.makingFrame(declaration, false, object, 0, &caller);
  s.frame.measure = caller.measure;
  if (!isExact) s.frame.statically = &declaration;
  const auto thrown = [&](SymbolicState s, const Exit& exit) {
    const bool isReported = isExact && declaration.implicitConstructor != nullptr && !now().unfolds;
    if (isReported) return Verdict::Verified;  // by that
    s.frame = caller;
    return leaving_.raise(std::move(s), exit);
  };
  const Jumps jumps = onlyThrowing(thrown);
  const JumpsInForce inForce(run_.jumps, jumps);
  s.frame.jumps = inForce.id();
  const auto goOn = [&](SymbolicState s) {
    s.frame = caller;
    return then(std::move(s));
  };
  return makeSuper(std::move(s), declaration, range, [&](SymbolicState s) {
    const auto run = [&](Then made) { return initialize(std::move(s), declaration, true, made); };
    if (declaration.implicitConstructor == nullptr || !isExact || now().unfolds) return run(goOn);
    return path_.withoutReports(run, goOn);
  });
}

// The part of the superclass where the class has no constructor that says how it is made.
Verdict Creation::makeSuper(SymbolicState s, const ast::ClassDecl& declaration, support::SourceRange range,
                            Then then) {
  if (declaration.superclass == nullptr) return then(std::move(s));
  const Callee above{declaration.defaultSuperConstructor, declaration.superclass};
  return callConstructor(std::move(s), range, *declaration.superclass, above, {}, {}, then);
}

// this(…) or super(…) first; the initialisers are run after super(…), while this(…) has run them.
Verdict Creation::runConstructor(SymbolicState s, const ast::MethodDecl& constructor, Then then,
                                 const Jumps& jumps) {
  const ast::Statements statements = std::get<ast::Block>(constructor.body->node).statements;
  const auto* const call =
      statements.empty() ? nullptr : std::get_if<ast::ConstructorCall>(&statements.front()->node);
  const std::size_t calls = call == nullptr ? 0 : 1;
  const auto runRest = [&](SymbolicState s) {
    const ast::Statements rest = statements.subspan(calls);
    if (constructor.settledAfter <= calls) return rules_.execAll(std::move(s), rest, then, jumps);
    return execSettling(std::move(s), rest, constructor.settledAfter - calls, then, jumps);
  };
  const auto initializeFirst = [&](SymbolicState s) {
    if (call != nullptr && !call->isSuper) {
      s.frame.construction = {};
      return runRest(std::move(s));
    }
    return initialize(std::move(s), *constructor.owner, constructor.settledAfter <= calls, runRest);
  };
  if (call == nullptr) return initializeFirst(std::move(s));
  return rules_.exec(std::move(s), *statements.front(), initializeFirst, jumps);
}

// --- settling

// The final fields of the class, and of those above it, have their values now: these are no newer than this.
void Creation::dateFinalFields(Term object, const ast::ClassDecl& declaration, support::SourceRange range) {
  for (const ast::FieldDecl* const field : declaration.fields) {
    if (field->isStatic || !field->isSettled() || sortOf(field->type) != Sort::Ref) continue;
    const Term value = classes_.fresh(field->type, field->name);
    const Term own = finals_.applyField(*field, object);
    if (path_.isRecording()) names_.name(value, names_.print(terms_, own), range.line);
    path_.assume(terms_.equal(own, value));
  }
  if (declaration.superclass != nullptr) dateFinalFields(object, *declaration.superclass, range);
}

void Creation::settle(SymbolicState& s) {
  const Construction construction = std::exchange(s.frame.construction, {});
  if (construction.declaration == nullptr) return;
  for (const ast::FieldDecl* const field : analysis_.finalFields(*construction.declaration, false)) {
    const Term value = s.frame.store[construction.slots + analysis_.finalSlot(*field)];
    path_.assume(terms_.equal(finals_.finalValue(*field, s.frame.self), value));
  }
}

}  // namespace warrant::symbex
