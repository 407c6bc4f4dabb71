// Objects, and their classes, while they are made.
#include "symbex/rules/creation.h"

#include "ast/print.h"
#include "ast/values/constants.h"
#include "symbex/explain/notation.h"
#include "symbex/explain/reports.h"
#include "symbex/explore/unfolding.h"
#include "symbex/path/path.h"
#include "symbex/path/recorder.h"
#include "symbex/pure/termination.h"
#include "symbex/resources/chunks.h"
#include "symbex/resources/elements.h"
#include "symbex/rules/calls.h"
#include "symbex/rules/control/leaving.h"
#include "symbex/rules/rules.h"
#include "symbex/values/classes.h"
#include "symbex/values/final_fields.h"

namespace warrant::symbex {

using smt::Purpose;
using support::SourceRange;

namespace {

// Whether initialisers run where an object of a class without a constructor is created.
bool runsInitializers(const ast::ClassDecl& declaration) {
  const bool isAboveMadeHere =
      declaration.superclass != nullptr && declaration.defaultSuperConstructor == nullptr;
  return !declaration.initializers.empty() || (isAboveMadeHere && runsInitializers(*declaration.superclass));
}

}  // namespace

Verdict Creation::evalNewArray(SymbolicState s, const ast::Expression& e, const ast::NewArray& creation,
                               ThenTerm then) {
  const std::string name = notation_.nameOfNew(e);
  Terms lengths;
  return rules_.evalAll(std::move(s), creation.lengths, 0, lengths, [&](SymbolicState s) {
    Term areNatural = terms_.truth();
    for (const Term length : lengths)
      areNatural = terms_.conjoin(areNatural, terms_.lessOrEqual(terms_.integer(0), length));
    return path_.require(
        std::move(s), areNatural, Purpose::Obligation,
        [&](const SymbolicState& s) {
          return path_.blame(s, Context::Array, Reason::NegativeSize, e.range,
                             "the size of the array may be negative");
        },
        [&](SymbolicState s) {
          if (now().unfolds && lengths.size() > 1 && !elements_.makesRows(lengths))
            return reports_.giveUp(e.range, "how many arrays are made here is not known, or more than 4096");
          const Term array = elements_.createArrays(s.heap, e.type, lengths, name, e.range.line);
          return then(std::move(s), array);
        });
  });
}

Verdict Creation::evalArrayInitializer(SymbolicState s, const ast::Expression& e,
                                       const ast::ArrayInitializer& initializer, ThenTerm then) {
  const std::string name = notation_.nameOfNew(e);
  Terms elements;
  return rules_.evalAll(std::move(s), initializer.elements, 0, elements, [&](SymbolicState s) {
    Term map = terms_.unit();
    for (std::size_t index = 0; index < elements.size(); ++index) {
      classes_.learnAsObject(elements[index], initializer.elements[index]->type, *e.type.element);
      map = terms_.store(map, terms_.integer(static_cast<std::int64_t>(index)), terms_.box(elements[index]));
    }
    const Term length = terms_.integer(static_cast<std::int64_t>(elements.size()));
    const Term array = elements_.createArray(s.heap, e.type, length, map, name, e.range.line);
    return then(std::move(s), array);
  });
}

Verdict Creation::evalOuter(SymbolicState s, const ast::New& creation, ThenTerm then) {
  if (creation.outer == nullptr) return then(std::move(s), Term{});
  return rules_.eval(std::move(s), *creation.outer, [&](SymbolicState s, Term outer) {
    return path_.requireNonNull(std::move(s), outer, *creation.outer, Context::Call,
                                [&](SymbolicState s) { return then(std::move(s), outer); });
  });
}

Verdict Creation::evalNew(SymbolicState s, const ast::Expression& e, const ast::New& creation,
                          ThenTerm then) {
  if (now().unfolds) {
    return unfolding_.useClass(std::move(s), *creation.declaration, e.range,
                               [&](SymbolicState s) { return makeNew(std::move(s), e, creation, then); });
  }
  return makeNew(std::move(s), e, creation, then);
}

Verdict Creation::makeNew(SymbolicState s, const ast::Expression& e, const ast::New& creation,
                          ThenTerm then) {
  const std::string hint = notation_.takeHint();
  return evalOuter(std::move(s), creation, [&](SymbolicState s, Term outer) {
    Terms arguments;
    return rules_.evalAll(std::move(s), creation.arguments, 0, arguments, [&](SymbolicState s) {
      if (creation.ghostArguments.empty())
        return create(std::move(s), e, creation, outer, arguments, hint, then);
      Terms all = arguments;
      return calls_.evalGhosts(std::move(s), creation.ghostArguments, all, [&](SymbolicState s) {
        return create(std::move(s), e, creation, outer, all, hint, then);
      });
    });
  });
}

// Figure 8, 5: exec(σ, x := new C;, Q) ≡ Q(H + {o.f ↦ null for each field f}, Γ[x ↦ o]) with a fresh o
Verdict Creation::create(SymbolicState s, const ast::Expression& e, const ast::New& creation, Term outer,
                         const Terms& arguments, const std::string& hint, ThenTerm then) {
  if (now().unfolds && creation.hasBody) return reports_.unsupported(e.range);
  const bool isMadeHere =
      now().unfolds || (creation.constructor == nullptr && runsInitializers(*creation.declaration));
  const Term object = isMadeHere ? terms_.freshUnfinishedObject(creation.declaration->name)
                                 : terms_.freshObject(creation.declaration->name);
  creation.hasBody ? classes_.noteDeclared(object, e.type) : classes_.noteCreated(object, e.type);
  if (creation.declaration->outerField != nullptr) finals_.giveOuter(*creation.declaration, object, outer);
  if (path_.isNaming())
    names_.name(object, hint.empty() ? "new " + std::string(creation.declaration->name) : hint, e.range.line);
  if (path_.isRecording()) {
    recorder_.add(s, {.kind = Step::Kind::Value, .range = e.range, .node = &e, .term = object});
  }
  if (creation.constructor == nullptr) {  // the caller runs the initialisers
    chunks_.produceFields(s.heap, object, *creation.declaration);
    const heap::Heap callerOld = std::exchange(s.old, {});
    chunks_.produceFields(s.old, object, *creation.declaration);
    const JumpsId outer = s.frame.jumps;
    const auto restore = [&](SymbolicState& s) {
      s.old = callerOld;
      s.frame.jumps = outer;
    };
    const auto thrown = [&](SymbolicState s, const Exit& exit) {
      restore(s);
      return leaving_.raise(std::move(s), exit);
    };
    const Jumps jumps = onlyThrowing(thrown);
    const JumpsInForce inForce(run_.jumps, jumps);
    s.frame.jumps = inForce.id();
    return makeObject(std::move(s), *creation.declaration, object, e.range, [&](SymbolicState s) {
      restore(s);
      return then(std::move(s), object);
    });
  }
  chunks_.produceFields(s.heap, object, *creation.declaration);
  const Callee constructor{creation.constructor};
  return construct(std::move(s), e.range, constructor, object, arguments, creation.results,
                   [&](SymbolicState s) { return then(std::move(s), object); });
}

// `C(…)` is a method whose precondition owns the fields with their default values (language.md, section 2):
// they are there while its own precondition is evaluated, and are its own from then on.
Verdict Creation::construct(SymbolicState s, SourceRange range, const Callee& callee, Term object,
                            const Terms& arguments, ast::Expressions results, Then then) {
  const ast::MethodDecl& constructor = *callee.method;
  if (now().unfolds) return unfolding_.construct(std::move(s), range, constructor, object, arguments, then);
  reports_.trustBody(range, constructor);
  const Site& site =
      run_.site({Context::Precondition, Site::Place::Site, range, "this part of the precondition"});
  const Frame caller = s.frame;
  const heap::Heap callerOld = s.old;
  Remainder whole{.heap = s.heap, .recordsTaken = analysis_.mentionsOld(constructor)};
  chunks_.moveFields(whole.heap, whole.taken, object, *constructor.owner);
  s.frame = frameFor(constructor.parameters, object, arguments, &site, &caller);
  s.frame.statically = callee.statically;
  s.frame.isBounded = true;
  const Terms yielded = calls_.yieldFresh(s.frame, constructor);
  s.old = {};
  const auto goOn = [&](SymbolicState s, const Remainder& remainder) {
    s.heap = remainder.heap;
    s.old = remainder.taken;
    return calls_.produceOutcome(std::move(s), range, constructor, caller, callerOld, [&](SymbolicState s) {
      Calls::takeYielded(s.frame, results, yielded);
      return then(std::move(s));
    });
  };
  return rules_.consumeAll(
      std::move(s), std::move(whole), constructor.requires_, [&](SymbolicState s, Remainder remainder, Term) {
        const Descent descent{caller.measure, remainder.heap};
        return termination_.requireDecrease(std::move(s), constructor, descent, range,
                                            [&](SymbolicState s) { return goOn(std::move(s), remainder); });
      });
}

// this(…) or super(…): on the object that is being made, whose other fields stay with the caller.
Verdict Creation::execConstructorCall(SymbolicState s, const ast::Statement& statement,
                                      const ast::ConstructorCall& call, Then then) {
  Terms arguments;
  return rules_.evalAll(std::move(s), call.arguments, 0, arguments, [&](SymbolicState s) {
    const ast::ClassDecl* const reader = call.isSuper ? call.declaration : s.frame.statically;
    Terms all = arguments;
    return calls_.evalGhosts(std::move(s), call.ghostArguments, all, [&](SymbolicState s) {
      return callConstructor(std::move(s), statement.range, *call.declaration, {call.constructor, reader},
                             all, call.results, then);
    });
  });
}

// Without a constructor of its own the class has a default one, which is run here.
Verdict Creation::callConstructor(SymbolicState s, SourceRange range, const ast::ClassDecl& declaration,
                                  const Callee& callee, const Terms& arguments, ast::Expressions results,
                                  Then then) {
  const Term object = s.frame.self;
  if (callee.method != nullptr) {
    return construct(std::move(s), range, callee, object, arguments, results, [&](SymbolicState s) {
      dateFinalFields(object, declaration, range);
      return then(std::move(s));
    });
  }
  return makeObject(std::move(s), declaration, object, range, then);
}

}  // namespace warrant::symbex
