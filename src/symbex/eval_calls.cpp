// Calls and object creation (paper, Figures 5 and 8).
#include "ast/print.h"
#include "symbex/engine.h"

namespace warrant::symbex {

using heap::Chunk;
using smt::Sort;
using support::SourceRange;

namespace {

bool anyGrants(std::span<const ast::Assertion* const> clauses) {
  return std::any_of(clauses.begin(), clauses.end(), [](const auto* clause) { return clause->grants; });
}

}  // namespace

Frame Engine::frameFor(std::span<const ast::Variable* const> parameters, Term self,
                       std::span<const Term> arguments, const Site* site, const Frame* caller) {
  Frame frame{self, Store(static_cast<std::uint32_t>(arguments.size())), {}, site, caller};
  for (std::size_t index = 0; index < arguments.size(); ++index) {
    frame.store.set(parameters[index]->slot, arguments[index]);
  }
  return frame;
}

Verdict Engine::evalCall(SymbolicState s, const ast::Expression& e, const ast::Call& call, ThenTerm then) {
  return evalOwner(std::move(s), call.receiver, call.method->isStatic, [&](SymbolicState s, Term self) {
    Terms arguments;
    return evalAll(std::move(s), call.arguments, 0, arguments, [&](SymbolicState s) {
      const auto invoke = [&](SymbolicState s) {
        return call.method->isPure()
                   ? evalPureCall(std::move(s), e, *call.method, self, arguments, then)
                   : callMutator(std::move(s), e.range, *call.method, self, arguments, then);
      };
      if (call.method->isStatic) return invoke(std::move(s));
      return requireNonNull(std::move(s), self, *call.receiver, Context::Call, invoke);
    });
  });
}

smt::Function Engine::functionOf(const ast::MethodDecl& method) {
  const auto [place, isNew] = functions_.try_emplace(&method);
  if (isNew) {
    // The index tells overloads apart; a program's members are verified in the same order of text everywhere.
    const std::string key =
        std::string(method.owner->name) + "." + std::string(method.name) + "#" + std::to_string(method.index);
    place->second = terms_.function(key, sortOf(method.returnType));
  }
  return place->second;
}

Verdict Engine::evalPureCall(SymbolicState s, const ast::Expression& e, const ast::MethodDecl& method,
                             Term self, const Terms& arguments, ThenTerm then) {
  if (!method.hasBody()) trust(e.range, "`" + qualifiedName(method) + "` has no body");
  if (analysis_.circularContractCall(method) != nullptr) {  // reported where it is declared
    return then(std::move(s), fresh(method.returnType, method.name));
  }
  const Site* const outer = s.frame.isCode() ? nullptr : s.frame.site;
  const bool isAtOuter = outer != nullptr && outer->place == Site::Place::Site;
  const Site site{outer != nullptr ? outer->context : Context::Precondition, Site::Place::Site,
                  isAtOuter ? outer->range : e.range, "this part of the precondition"};
  const std::uint64_t closesBefore = closes_;
  const Joined value = evaluateApart([&](ThenTerm done) {
    SymbolicState inner{frameFor(method.parameters, self, arguments, &site, &s.frame), s.heap, {}, s.step};
    return consumeAll(std::move(inner), Remainder{s.heap, {}, false, true}, method.requires_,
                      [&](SymbolicState inner, Remainder remainder, Term snapshot) {
                        Terms operands{snapshot, self};
                        operands.insert(operands.end(), arguments.begin(), arguments.end());
                        const Term application = terms_.apply(functionOf(method), operands);
                        noteRecursion(s.frame, method, e.range, remainder, closes_ != closesBefore);
                        if (trace_.isOn()) {
                          names_.name(application, nameOfCall(s.frame, method, self, arguments),
                                      isAtOuter ? outer->range.line : e.range.line);
                          record(inner, Step::Kind::Evaluate, e.range, names_.print(terms_, application));
                        }
                        // The calls in what is learned of a call are learned of, too: without an end in a
                        // recursion, where the equation must do.
                        const bool learnsMore = learning_ == 0 || !analysis_.areRecursive(method, method);
                        if (learnsMore && isLearned(application)) return done(std::move(inner), application);
                        if (infers()) {
                          assumeDefinition(method, application, snapshot, self, arguments, learnsMore);
                        }
                        if (learnsMore) assumePostcondition(inner, method, application, self, arguments);
                        return done(std::move(inner), application);
                      });
  });
  return value.value ? meet(value.verdict, then(std::move(s), value.value)) : value.verdict;
}

Verdict Engine::produceOutcome(SymbolicState s, SourceRange range, const ast::MethodDecl& method,
                               Frame caller, heap::Heap callerOld, Then then) {
  const Site site{Context::Contract, Site::Place::Site, range,
                  "this part of the postcondition cannot be evaluated"};
  s.frame.site = &site;
  const Term snapshot = anyGrants(method.ensures) ? terms_.fresh(Sort::Snapshot, method.name) : terms_.unit();
  return produceAll(std::move(s), method.ensures, snapshot, [&](SymbolicState s) {
    s.frame = caller;
    s.old = callerOld;
    return then(std::move(s));
  });
}

Verdict Engine::callMutator(SymbolicState s, SourceRange range, const ast::MethodDecl& method, Term self,
                            const Terms& arguments, ThenTerm then) {
  if (!method.hasBody()) trust(range, "`" + qualifiedName(method) + "` has no body");
  const Site site{Context::Precondition, Site::Place::Site, range, "this part of the precondition"};
  const Frame caller = s.frame;
  const heap::Heap callerOld = s.old;
  s.frame = frameFor(method.parameters, self, arguments, &site, &caller);
  s.old = {};
  Remainder whole{s.heap, {}, analysis_.mentionsOld(method)};
  return consumeAll(
      std::move(s), std::move(whole), method.requires_, [&](SymbolicState s, Remainder remainder, Term) {
        s.heap = std::move(remainder.heap);
        s.old = std::move(remainder.taken);
        Term result;
        if (method.returnType.kind != ast::TypeKind::Void) {
          result = fresh(method.returnType, method.name);
          if (trace_.isOn())
            names_.name(result, "the result of " + nameOfCall(caller, method, self, arguments), range.line);
        }
        s.frame.result = result;
        return produceOutcome(std::move(s), range, method, caller, callerOld,
                              [&](SymbolicState s) { return then(std::move(s), result); });
      });
}

void Engine::produceFields(heap::Heap& heap, Term object, const ast::ClassDecl& declaration) {
  for (const ast::FieldDecl* field : declaration.fields) {
    if (field->isStatic || field->isFinal) continue;
    heap.add({analysis_.field(*field), object, {}, defaultValue(field->type), true});
  }
}

void Engine::produceStaticFields(heap::Heap& heap, const ast::ClassDecl& declaration) {
  for (const ast::FieldDecl* field : declaration.fields) {
    if (field->isStatic && !field->isFinal)
      heap.add({analysis_.field(*field), terms_.null(), {}, defaultValue(field->type), false});
  }
}

Verdict Engine::evalNew(SymbolicState s, const ast::Expression& e, const ast::New& creation, ThenTerm then) {
  const std::string hint = std::exchange(nameHint_, {});
  Terms arguments;
  return evalAll(std::move(s), creation.arguments, 0, arguments, [&](SymbolicState s) {
    const Term object = terms_.freshObject(creation.declaration->name);
    if (trace_.isOn()) {
      names_.name(object, hint.empty() ? "new " + std::string(creation.declaration->name) : hint,
                  e.range.line);
      record(s, Step::Kind::Evaluate, e.range, ast::toString(e));
    }
    if (creation.constructor == nullptr) {  // the caller runs the initialisers
      produceFields(s.heap, object, *creation.declaration);
      const heap::Heap callerOld = std::exchange(s.old, {});
      produceFields(s.old, object, *creation.declaration);
      return makeObject(std::move(s), *creation.declaration, object, [&](SymbolicState s, Term object) {
        s.old = callerOld;
        return then(std::move(s), object);
      });
    }
    return construct(std::move(s), e, creation, object, arguments, then);
  });
}

// `C(…)` is a method whose precondition owns the fields with their default values (language.md, section 2):
// they are there while its own precondition is evaluated, and are its own from then on.
Verdict Engine::construct(SymbolicState s, const ast::Expression& e, const ast::New& creation, Term object,
                          const Terms& arguments, ThenTerm then) {
  const ast::MethodDecl& constructor = *creation.constructor;
  if (!constructor.hasBody()) trust(e.range, "`" + qualifiedName(constructor) + "` has no body");
  const Site site{Context::Precondition, Site::Place::Site, e.range, "this part of the precondition"};
  const Frame caller = s.frame;
  const heap::Heap callerOld = s.old;
  Remainder whole{s.heap, {}, analysis_.mentionsOld(constructor)};
  if (whole.recordsTaken) produceFields(whole.taken, object, *creation.declaration);
  produceFields(s.heap, object, *creation.declaration);
  s.frame = frameFor(constructor.parameters, object, arguments, &site, &caller);
  s.old = {};
  return consumeAll(std::move(s), std::move(whole), constructor.requires_,
                    [&](SymbolicState s, Remainder remainder, Term) {
                      s.heap = std::move(remainder.heap);
                      s.old = std::move(remainder.taken);
                      return produceOutcome(std::move(s), e.range, constructor, caller, callerOld,
                                            [&](SymbolicState s) { return then(std::move(s), object); });
                    });
}

}  // namespace warrant::symbex
