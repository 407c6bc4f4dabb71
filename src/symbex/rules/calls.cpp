// Calls and object creation (paper, Figures 5 and 8).
#include "symbex/rules/calls.h"

#include <algorithm>

#include "ast/values/constants.h"
#include "symbex/explain/notation.h"
#include "symbex/explain/reports.h"
#include "symbex/explore/unfolding.h"
#include "symbex/path/path.h"
#include "symbex/path/recorder.h"
#include "symbex/path/vacuity.h"
#include "symbex/pure/call_facts.h"
#include "symbex/pure/callees.h"
#include "symbex/pure/definitions.h"
#include "symbex/pure/termination.h"
#include "symbex/resources/unchanged.h"
#include "symbex/rules/control/exceptions.h"
#include "symbex/rules/rules.h"
#include "symbex/values/classes.h"
#include "symbex/values/numbers.h"
#include "symbex/values/texts.h"

namespace warrant::symbex {

using smt::Sort;
using support::SourceRange;

namespace {

// Whether it says in so many words that it does not return.
bool neverReturns(const ast::MethodDecl& method) {
  return std::ranges::any_of(method.ensures, [](const ast::Assertion* clause) {
    const auto* const pure = std::get_if<ast::Pure>(&clause->node);
    const auto* const literal =
        pure == nullptr ? nullptr : std::get_if<ast::BooleanLiteral>(&pure->condition->node);
    return literal != nullptr && !literal->value;
  });
}

bool anyGrants(std::span<const ast::Assertion* const> clauses) {
  return std::any_of(clauses.begin(), clauses.end(), [](const auto* clause) { return clause->grants; });
}

}  // namespace

Verdict Calls::evalCall(SymbolicState s, const ast::Expression& e, const ast::Call& call, ThenTerm then) {
  return rules_.evalOwner(
      std::move(s), call.receiver, call.method->isStatic, [&](SymbolicState s, Term self) {
        Terms arguments;
        return rules_.evalAll(std::move(s), call.arguments, 0, arguments, [&](SymbolicState s) {
          const auto invoke = [&](SymbolicState s) {
            if (now().unfolds) return unfolding_.call(std::move(s), e, self, arguments, then);
            if (!call.method->isStatic) classes_.learnType(self, call.receiver->type);
            learnAsObjects(call, arguments);
            for (std::size_t i = 0; isTextMethod(*call.method) && i < arguments.size(); ++i) {
              const ast::Type& type = call.arguments[i]->type;
              const Term isNull = terms_.equal(arguments[i], terms_.null());
              if (ast::isStringType(type))
                path_.learn(terms_.disjoin(isNull, classes_.instanceTerm(type, arguments[i])));
            }
            if (call.ghostArguments.empty()) return apply(std::move(s), e, call, self, arguments, then);
            Terms all = arguments;
            return evalGhosts(std::move(s), call.ghostArguments, all,
                              [&](SymbolicState s) { return apply(std::move(s), e, call, self, all, then); });
          };
          if (call.method->isStatic) return invoke(std::move(s));
          return path_.requireNonNull(std::move(s), self, *call.receiver, Context::Call, invoke);
        });
      });
}

// Who gets them as Objects may ask of which class they are.
void Calls::learnAsObjects(const ast::Call& call, const Terms& arguments) {
  for (std::size_t i = 0; i < arguments.size(); ++i)
    classes_.learnAsObject(arguments[i], call.arguments[i]->type, call.method->parameters[i]->type);
}

Verdict Calls::apply(SymbolicState s, const ast::Expression& e, const ast::Call& call, Term self,
                     const Terms& arguments, ThenTerm then) {
  const Callee callee = callees_.calleeOf(s.frame, call, self);
  if (!call.method->isPure()) return callMutator(std::move(s), e, callee, self, arguments, then);
  if (!call.isSuper) return evalPureCall(std::move(s), e, callee, self, arguments, then);
  return evalPureCall(std::move(s), e, callee, self, arguments,
                      [&](SymbolicState s, Term value) { return runSuper(std::move(s), call, value, then); });
}

Verdict Calls::evalPureCall(SymbolicState s, const ast::Expression& e, const Callee& callee, Term self,
                            const Terms& arguments, ThenTerm then) {
  const ast::MethodDecl& method = *callee.method;
  reports_.trustBody(e.range, method);
  if (analysis_.circularContractCall(method) != nullptr) {  // reported where it is declared
    return then(std::move(s), classes_.fresh(method.returnType, method.name));
  }
  const PureCall call{e, callee, self, arguments, numbers_.domainOf(method, arguments), run_.closes};
  const auto goOn = [&](SymbolicState s, Term value) {
    if (call.domain == terms_.truth()) numbers_.noteValue(method.returnType, value);
    return then(std::move(s), value);
  };
  // What is noted of a call is not looked up: the recursion, what a definition is made of, and how little is
  // learned within what is learned.
  const bool isPlain = s.frame.running == nullptr && now().building == nullptr && !now().isLearning &&
                       now().startValues == nullptr;
  std::optional<Evaluation> evaluation;
  if (isPlain) {
    evaluation = evaluationOf(s, callee, self, arguments);
    if (const Evaluation* const known = findEvaluation(*evaluation)) {
      if (known->closes) ++run_.closes;
      const Term value = known->value;
      recordValue(s, s, call, value);
      definitions_.lookAgain(callee, value);
      return goOn(std::move(s), value);
    }
  }
  const Joined value = path_.evaluateApart([&](ThenTerm done) { return applyPure(s, call, done); });
  if (!value.value) return value.verdict;
  if (evaluation && value.verdict == Verdict::Verified) {
    evaluation->closes = run_.closes != call.closesBefore;
    evaluation->value = value.value;
    remember(std::move(*evaluation));
  }
  return meet(value.verdict, goOn(std::move(s), value.value));
}

// Where what the callee's contract demands is reported: at the call, or where that is.
const Site& Calls::siteOf(const SymbolicState& s, const ast::Expression& e) {
  const Site* const outer = s.frame.isCode() ? nullptr : s.frame.site;
  const bool isAtOuter = outer != nullptr && outer->place == Site::Place::Site;
  return run_.site({outer != nullptr ? outer->context : Context::Precondition, Site::Place::Site,
                    isAtOuter ? outer->range : e.range, "this part of the precondition"});
}

// A function is as old as its arguments; but the value of a static final field may be newer while classes are
// initialised.
bool Calls::mayBeNewer(const ast::MethodDecl& method) const {
  return now().startValues != nullptr && method.returnType.isReference() &&
         std::ranges::any_of(*now().startValues,
                             [](const auto& entry) { return entry.first->type.isReference(); });
}

// Figure 5, 4: consumes the precondition, of which the value is a function, and learns what is known of it.
Verdict Calls::applyPure(const SymbolicState& s, const PureCall& call, ThenTerm done) {
  const ast::MethodDecl& method = *call.callee.method;
  SymbolicState inner{frameFor(method.parameters, call.self, call.arguments, &siteOf(s, call.e), &s.frame),
                      s.heap,
                      {},
                      s.trail};
  inner.frame.statically = call.callee.statically;
  inner.frame.scale = heap::Amount::some();
  inner.frame.isBounded = call.domain == terms_.truth();
  return rules_.consumeAll(
      std::move(inner), Remainder{.heap = s.heap, .isRead = true}, method.requires_,
      [&](SymbolicState inner, Remainder remainder, Term snapshot) {
        const Application application = callees_.apply(call.callee, snapshot, call.self, call.arguments);
        termination_.noteRecursion(s.frame, inner, application, call.e.range, remainder,
                                   run_.closes != call.closesBefore);
        if (mayBeNewer(method)) {
          if (now().isDefining) return reports_.giveUp({}, "a static final field is not known to be older");
          return done(std::move(inner), classes_.fresh(method.returnType, method.name));
        }
        recordValue(s, inner, call, application.value);
        if (now().building != nullptr)
          now().building->nested.push_back({call.callee, application.value, path_.guardsSince(0)});
        callFacts_.learn(inner, application, call.e.range);
        return done(std::move(inner), application.value);
      });
}

void Calls::recordValue(const SymbolicState& s, const SymbolicState& at, const PureCall& call, Term value) {
  if (!path_.isRecording()) return;
  if (terms_.op(value) == smt::Op::Apply) {
    const Site* const outer = s.frame.isCode() ? nullptr : s.frame.site;
    const bool isInferred =
        outer != nullptr && !outer->range.isKnown();  // what the text does not open or close
    const support::SourceRange place = isInferred ? recorder_.placeOfSite(s) : siteOf(s, call.e).range;
    notation_.nameCall(s.frame, *call.callee.method, call.self, call.arguments, value, place.line);
  }
  recorder_.addBeside(at, {.kind = Step::Kind::Value, .range = call.e.range, .node = &call.e, .term = value});
}

Evaluation Calls::evaluationOf(const SymbolicState& s, const Callee& callee, Term self,
                               const Terms& arguments) {
  const ast::ClassDecl* const known =
      callee.method->isStatic ? nullptr : classes_.classFor(*callee.method, self).declaration;
  return {path_.innermost(), s.heap, callee, known, self, arguments, now().closeDepth, false};
}

// A contract calls the same methods again and again.
const Evaluation* Calls::findEvaluation(const Evaluation& wanted) {
  for (auto known = now().memory->evaluations.rbegin(); known != now().memory->evaluations.rend(); ++known) {
    if (known->heap.isIdentical(wanted.heap) && known->callee.method == wanted.callee.method &&
        known->callee.statically == wanted.callee.statically && known->known == wanted.known &&
        known->self == wanted.self && known->arguments == wanted.arguments &&
        known->closeDepth == wanted.closeDepth && path_.isOpen(known->scope))
      return &*known;
  }
  return nullptr;
}

void Calls::remember(Evaluation evaluation) {
  constexpr std::size_t most = 32;  // they keep heaps alive
  auto& known = now().memory->evaluations;
  std::erase_if(known, [&](const Evaluation& other) { return !path_.isOpen(other.scope); });
  if (known.size() == most) known.erase(known.begin());
  known.push_back(std::move(evaluation));
}

// Code runs the body of the superclass, in which calls on `this` are dispatched. Its value is the one that
// the superclass defines if these calls have the same meaning there; else it is not known.
Verdict Calls::runSuper(SymbolicState s, const ast::Call& call, Term value, ThenTerm then) {
  const ast::MethodDecl* const runs = s.frame.running;
  const bool isLogic =
      runs == nullptr ? !s.frame.isCode() || s.frame.isGhost : runs->isGhost || s.frame.statically != nullptr;
  if (isLogic && !s.frame.runs) return then(std::move(s), value);
  const ast::ClassDecl& above = *call.receiver->type.declaration;
  const KnownClass known = classes_.classFor(*call.method, s.frame.self);
  if (known.declaration != nullptr &&
      analysis_.hierarchy().callAlike(*call.method, above, *known.declaration))
    return then(std::move(s), value);
  if (now().isDefining) return reports_.giveUp({}, "the value of a call by `super` is not known");
  return then(std::move(s), classes_.fresh(call.method->returnType, call.method->name));
}

Verdict Calls::produceOutcome(SymbolicState s, SourceRange range, const ast::MethodDecl& method, Frame caller,
                              heap::Heap callerOld, Then then) {
  Vacuity::Passage passage(vacuity_, s);
  if (neverReturns(method)) {
    passage.leave();
    vacuity_.noteWayOut();
  }
  const Verdict thrown = exceptions_.throwFrom(s, range, method, caller, callerOld, passage);
  const Site& site = run_.site(
      {Context::Contract, Site::Place::Site, range, "this part of the postcondition cannot be evaluated"});
  s.frame.site = &site;
  const Term snapshot = anyGrants(method.ensures) ? terms_.fresh(Sort::Snapshot, method.name) : terms_.unit();
  const Verdict returned = rules_.produceAll(std::move(s), method.ensures, snapshot, [&](SymbolicState s) {
    passage.leave();
    s.frame = caller;
    s.old = callerOld;
    return then(std::move(s));
  });
  const Verdict verdict = meet(thrown, returned);
  passage.end(verdict, range, [&] { return "what `" + qualifiedName(method) + "` ensures"; });
  return verdict;
}

Verdict Calls::evalGhosts(SymbolicState s, ast::Expressions ghosts, Terms& arguments, Then then) {
  if (ghosts.empty() || now().unfolds) return then(std::move(s));
  const bool around = std::exchange(s.frame.isGhost, true);
  const std::size_t first = arguments.size();
  return evalGhostsFrom(std::move(s), ghosts, first, arguments, [&](SymbolicState s) {
    s.frame.isGhost = around;
    return then(std::move(s));
  });
}

Verdict Calls::evalGhostsFrom(SymbolicState s, ast::Expressions ghosts, std::size_t place, Terms& arguments,
                              Then then) {
  if (ghosts.empty()) return then(std::move(s));
  return rules_.eval(std::move(s), *ghosts.front(), [&](SymbolicState s, Term value) {
    arguments.resize(place);  // a second call, of another case, starts from here
    arguments.push_back(value);
    return evalGhostsFrom(std::move(s), ghosts.subspan(1), place + 1, arguments, then);
  });
}

Terms Calls::yieldFresh(Frame& callee, const ast::MethodDecl& method) {
  Terms results;
  for (const ast::Variable* const yielded : method.yields) {
    results.push_back(classes_.fresh(yielded->type, yielded->name));
    callee.store.reserve(yielded->slot + 1);
    callee.store.set(yielded->slot, results.back());
  }
  return results;
}

void Calls::takeYielded(Frame& caller, ast::Expressions results, const Terms& yielded) {
  for (std::size_t i = 0; i < results.size(); ++i) {
    if (results[i] != nullptr)
      caller.store.set(std::get<ast::VariableRead>(results[i]->node).variable->slot, yielded[i]);
  }
}

// Whether ghost code cannot change what the chunk is of.
bool Calls::isLeftByGhosts(const heap::Chunk& chunk) const {
  if (!chunk.isOfLocations()) return false;
  if (chunk.isFamily() && std::holds_alternative<heap::OfPredicate>(chunk.family().of)) return false;
  const ast::FieldDecl* const field = analysis_.fieldOf(chunk.resource);
  return field == nullptr || !field->isGhost;
}

// Figure 8, 4: consumes the precondition, and produces the postcondition with a fresh snapshot and the heap
// before as the old one.
Verdict Calls::callMutator(SymbolicState s, const ast::Expression& e, const Callee& callee, Term self,
                           const Terms& arguments, ThenTerm then) {
  const SourceRange range = e.range;
  const ast::MethodDecl& method = *callee.method;
  reports_.trustBody(range, method);
  const Site& site =
      run_.site({Context::Precondition, Site::Place::Site, range, "this part of the precondition"});
  const Frame caller = s.frame;
  const heap::Heap callerOld = s.old, before = method.isLemma() ? s.heap : heap::Heap();
  s.frame = frameFor(method.parameters, self, arguments, &site, &caller);
  s.frame.statically = callee.statically;
  s.frame.isBounded = true;
  const Terms yielded = yieldFresh(s.frame, method);
  s.old = {};
  Remainder whole{.heap = s.heap, .recordsTaken = analysis_.mentionsOld(method)};
  const auto goOn = [&](SymbolicState s, const Remainder& remainder) {
    s.heap = remainder.heap;
    s.old = remainder.taken;
    Term result;
    if (method.returnType.kind != ast::TypeKind::Void) {
      result = classes_.fresh(method.returnType, method.name);
      numbers_.noteValue(method.returnType, result);
      if (path_.isRecording()) notation_.nameResult(e, result);
    }
    s.frame.result = result;
    return produceOutcome(std::move(s), range, method, caller, callerOld, [&](SymbolicState s) {
      const auto isLeft = [&](const heap::Chunk& chunk) { return isLeftByGhosts(chunk); };
      if (method.isLemma()) unchanged_.learnValues(s.heap, remainder.heap, before, isLeft);
      const auto* const call = std::get_if<ast::Call>(&e.node);
      if (call != nullptr) takeYielded(s.frame, call->results, yielded);
      return then(std::move(s), result);
    });
  };
  return rules_.consumeAll(
      std::move(s), std::move(whole), method.requires_, [&](SymbolicState s, Remainder remainder, Term) {
        const Descent descent{caller.measure, remainder.heap};
        return termination_.requireDecrease(std::move(s), method, descent, range,
                                            [&](SymbolicState s) { return goOn(std::move(s), remainder); });
      });
}

}  // namespace warrant::symbex
