// Calls and object creation (paper, Figures 5 and 8).
#include <algorithm>

#include "ast/constants.h"
#include "ast/print.h"
#include "symbex/engine.h"
#include "symbex/values/texts.h"

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
  Frame frame{.store = Store(static_cast<std::uint32_t>(arguments.size())),
              .self = self,
              .site = site,
              .caller = caller};
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
        if (!call.method->isStatic) learnType(self, call.receiver->type);
        for (std::size_t i = 0; isTextMethod(*call.method) && i < arguments.size(); ++i) {
          const ast::Type& type = call.arguments[i]->type;
          const Term isNull = terms_.equal(arguments[i], terms_.null());
          if (ast::isStringType(type)) learn(terms_.disjoin(isNull, instanceTerm(type, arguments[i])));
        }
        const Callee callee = calleeOf(s.frame, call, self);
        if (!call.method->isPure()) return callMutator(std::move(s), e.range, callee, self, arguments, then);
        if (!call.isSuper) return evalPureCall(std::move(s), e, callee, self, arguments, then);
        return evalPureCall(std::move(s), e, callee, self, arguments, [&](SymbolicState s, Term value) {
          return runSuper(std::move(s), call, value, then);
        });
      };
      if (call.method->isStatic) return invoke(std::move(s));
      return requireNonNull(std::move(s), self, *call.receiver, Context::Call, invoke);
    });
  });
}

Engine::Callee Engine::calleeOf(const Frame& frame, const ast::Call& call, Term self) {
  const bool isDispatched = frame.runs || (frame.isCode() && !frame.isGhost);
  const ast::ClassDecl* reader = isDispatched ? nullptr : frame.statically;
  if (call.isSuper) reader = call.receiver->type.declaration;
  const bool isOwn = call.receiver != nullptr && std::holds_alternative<ast::This>(call.receiver->node);
  if (reader == nullptr || call.method->isStatic || !isOwn) return {call.method};
  const Hierarchy& hierarchy = analysis_.hierarchy();
  const ast::MethodDecl* const definition = hierarchy.definition(*call.method, *reader);
  if (definition == nullptr) return {call.method, reader};
  const ast::ClassDecl* const origin = hierarchy.origin(*definition, *reader);
  if (!isDefinition(
          *definition)) {  // abstract, or trusted: its value is that of objects that do not override it
    const bool isVirtual = definition->isAbstract || !isOverridden(*definition, self);
    return {definition, call.isSuper ? reader : isVirtual ? nullptr : origin};
  }
  // What is the same in the class of `this` is not told apart.
  const KnownClass known = classFor(*definition, self);
  const bool isSame = known.declaration != nullptr &&
                      hierarchy.definition(*definition, *known.declaration) == definition &&
                      hierarchy.origin(*definition, *known.declaration) == origin;
  return {definition, isSame ? nullptr : origin};
}

// Whether `this`, or a new object, may have another definition of the method.
bool Engine::isOverridden(const ast::MethodDecl& method, Term self) {
  const ast::ClassDecl* known = nullptr;
  path_->findEqual(self, [&](Term equal) {
    const auto created = created_.find(equal);
    if (created != created_.end()) known = created->second.declaration;
    if (equal == self_) known = thisClass_;
    return known != nullptr;
  });
  return known == nullptr || analysis_.hierarchy().definition(method, *known) != &method;
}

smt::Function Engine::functionOf(const Callee& callee) {
  const ast::MethodDecl& method = analysis_.contractLeader(*callee.method);
  // The index tells overloads apart; a program's members are verified in the same order of text everywhere.
  const auto make = [&](const ast::MethodDecl& method, std::string_view suffix) {
    const std::string key = std::string(method.owner->name) + "." + std::string(method.name) + "#" +
                            std::to_string(method.index) + std::string(suffix);
    return terms_.function(key, sortOf(method.returnType));
  };
  if (callee.statically != nullptr)
    return make(*callee.method, "@" + std::to_string(callee.statically->index));
  const auto [place, isNew] = functions_.try_emplace(&method);
  if (isNew) {
    place->second = make(method, "");
    methodOf_.emplace(place->second.id, &method);
  }
  return place->second;
}

Verdict Engine::evalPureCall(SymbolicState s, const ast::Expression& e, const Callee& callee, Term self,
                             const Terms& arguments, ThenTerm then) {
  const ast::MethodDecl& method = *callee.method;
  trustBody(e.range, method);
  if (analysis_.circularContractCall(method) != nullptr) {  // reported where it is declared
    return then(std::move(s), fresh(method.returnType, method.name));
  }
  // A function is as old as its arguments; but the value of a static final field may be newer while classes
  // are initialised.
  const bool mayBeNewer =
      startValues_ != nullptr && method.returnType.isReference() &&
      std::ranges::any_of(*startValues_, [](const auto& entry) { return entry.first->type.isReference(); });
  const Site* const outer = s.frame.isCode() ? nullptr : s.frame.site;
  const bool isAtOuter = outer != nullptr && outer->place == Site::Place::Site;
  const Site site{outer != nullptr ? outer->context : Context::Precondition, Site::Place::Site,
                  isAtOuter ? outer->range : e.range, "this part of the precondition"};
  const std::uint64_t closesBefore = closes_;
  const Term domain = domainOf(method, arguments);
  const auto goOn = [&](SymbolicState s, Term value) {
    if (domain == terms_.truth()) noteValue(method.returnType, value);
    return then(std::move(s), value);
  };
  // What is noted of a call is not looked up: the step in the trace, the recursion, what a definition is made
  // of, and how little is learned within what is learned.
  const bool isPlain = !trace_.isOn() && s.frame.pureMethod == nullptr && building_ == nullptr &&
                       learning_ == 0 && startValues_ == nullptr;
  std::optional<Evaluation> evaluation;
  if (isPlain) {
    evaluation = evaluationOf(s, callee, self, arguments);
    if (const Evaluation* const known = findEvaluation(*evaluation)) {
      if (known->closes) ++closes_;
      const Term value = known->value;
      return goOn(std::move(s), value);
    }
  }
  const Joined value = evaluateApart([&](ThenTerm done) {
    SymbolicState inner{frameFor(method.parameters, self, arguments, &site, &s.frame), s.heap, {}, s.step};
    inner.frame.statically = callee.statically;
    inner.frame.isBounded = domain == terms_.truth();
    return consumeAll(
        std::move(inner), Remainder{s.heap, {}, false, true}, method.requires_,
        [&](SymbolicState inner, Remainder remainder, Term snapshot) {
          const Application application = apply(callee, snapshot, self, arguments);
          noteRecursion(s.frame, inner, application, e.range, remainder, closes_ != closesBefore);
          if (mayBeNewer) {
            if (buildings_ > 0) return giveUp({}, "a static final field is not known to be older");
            return done(std::move(inner), fresh(method.returnType, method.name));
          }
          if (trace_.isOn()) {
            names_.name(application.value, nameOfCall(s.frame, method, self, arguments),
                        isAtOuter ? outer->range.line : e.range.line);
            record(inner, Step::Kind::Evaluate, e.range, names_.print(terms_, application.value));
          }
          if (building_ != nullptr) building_->nested.push_back({callee, application.value, guardsSince(0)});
          learn(inner, application, e.range);
          return done(std::move(inner), application.value);
        });
  });
  if (!value.value) return value.verdict;
  if (evaluation && value.verdict == Verdict::Verified) {
    evaluation->closes = closes_ != closesBefore;
    evaluation->value = value.value;
    remember(std::move(*evaluation));
  }
  return meet(value.verdict, goOn(std::move(s), value.value));
}

Engine::Evaluation Engine::evaluationOf(const SymbolicState& s, const Callee& callee, Term self,
                                        const Terms& arguments) {
  const ast::ClassDecl* const known =
      callee.method->isStatic ? nullptr : classFor(*callee.method, self).declaration;
  return {path_->innermost(), s.heap, callee, known, self, arguments, closeDepth_, false};
}

// A contract calls the same methods again and again.
const Engine::Evaluation* Engine::findEvaluation(const Evaluation& wanted) {
  for (auto known = memory_.evaluations.rbegin(); known != memory_.evaluations.rend(); ++known) {
    if (known->heap.isIdentical(wanted.heap) && known->callee.method == wanted.callee.method &&
        known->callee.statically == wanted.callee.statically && known->known == wanted.known &&
        known->self == wanted.self && known->arguments == wanted.arguments &&
        known->closeDepth == wanted.closeDepth && path_->isOpen(known->scope))
      return &*known;
  }
  return nullptr;
}

void Engine::remember(Evaluation evaluation) {
  constexpr std::size_t most = 32;  // they keep heaps alive
  auto& known = memory_.evaluations;
  std::erase_if(known, [&](const Evaluation& other) { return !path_->isOpen(other.scope); });
  if (known.size() == most) known.erase(known.begin());
  known.push_back(std::move(evaluation));
}

Engine::Application Engine::apply(const Callee& callee, Term snapshot, Term self, const Terms& arguments) {
  Terms operands{snapshot, self};
  operands.insert(operands.end(), arguments.begin(), arguments.end());
  const Term value = terms_.apply(functionOf(callee), operands);
  const KnownClass known = callee.method->isStatic ? KnownClass() : classFor(*callee.method, self);
  return {callee,
          value,
          snapshot,
          self,
          terms_.arguments(value).subspan(2),
          known,
          domainOf(*callee.method, arguments)};
}

// Code runs the body of the superclass, in which calls on `this` are dispatched. Its value is the one that
// the superclass defines if these calls have the same meaning there; else it is not known.
Verdict Engine::runSuper(SymbolicState s, const ast::Call& call, Term value, ThenTerm then) {
  const ast::MethodDecl* const runs = s.frame.pureMethod;
  const bool isLogic =
      runs == nullptr ? !s.frame.isCode() || s.frame.isGhost : runs->isGhost || s.frame.statically != nullptr;
  if (isLogic && !s.frame.runs) return then(std::move(s), value);
  const ast::ClassDecl& above = *call.receiver->type.declaration->superclass;
  const KnownClass known = classFor(*call.method, s.frame.self);
  if (known.declaration != nullptr &&
      analysis_.hierarchy().callAlike(*call.method, above, *known.declaration))
    return then(std::move(s), value);
  if (buildings_ > 0) return giveUp({}, "the value of a call by `super` is not known");
  return then(std::move(s), fresh(call.method->returnType, call.method->name));
}

Verdict Engine::produceOutcome(SymbolicState s, SourceRange range, const ast::MethodDecl& method,
                               Frame caller, heap::Heap callerOld, Then then) {
  const Verdict thrown = throwFrom(s, range, method, caller, callerOld);
  const Site site{Context::Contract, Site::Place::Site, range,
                  "this part of the postcondition cannot be evaluated"};
  s.frame.site = &site;
  const Term snapshot = anyGrants(method.ensures) ? terms_.fresh(Sort::Snapshot, method.name) : terms_.unit();
  const Verdict returned = produceAll(std::move(s), method.ensures, snapshot, [&](SymbolicState s) {
    s.frame = caller;
    s.old = callerOld;
    return then(std::move(s));
  });
  return meet(thrown, returned);
}

Verdict Engine::callMutator(SymbolicState s, SourceRange range, const Callee& callee, Term self,
                            const Terms& arguments, ThenTerm then) {
  const ast::MethodDecl& method = *callee.method;
  trustBody(range, method);
  const Site site{Context::Precondition, Site::Place::Site, range, "this part of the precondition"};
  const Frame caller = s.frame;
  const heap::Heap callerOld = s.old;
  s.frame = frameFor(method.parameters, self, arguments, &site, &caller);
  s.frame.statically = callee.statically;
  s.frame.isBounded = true;
  s.old = {};
  Remainder whole{s.heap, {}, analysis_.mentionsOld(method)};
  const auto goOn = [&](SymbolicState s, const Remainder& remainder) {
    s.heap = remainder.heap;
    s.old = remainder.taken;
    Term result;
    if (method.returnType.kind != ast::TypeKind::Void) {
      result = fresh(method.returnType, method.name);
      noteValue(method.returnType, result);
      if (trace_.isOn())
        names_.name(result, "the result of " + nameOfCall(caller, method, self, arguments), range.line);
    }
    s.frame.result = result;
    return produceOutcome(std::move(s), range, method, caller, callerOld,
                          [&](SymbolicState s) { return then(std::move(s), result); });
  };
  return consumeAll(std::move(s), std::move(whole), method.requires_,
                    [&](SymbolicState s, Remainder remainder, Term) {
                      return requireDecrease(std::move(s), method, caller.measure, range,
                                             [&](SymbolicState s) { return goOn(std::move(s), remainder); });
                    });
}

// Those that it inherits, too.
void Engine::produceFields(heap::Heap& heap, Term object, const ast::ClassDecl& declaration) {
  if (declaration.superclass != nullptr) produceFields(heap, object, *declaration.superclass);
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

Verdict Engine::evalOuter(SymbolicState s, const ast::New& creation, ThenTerm then) {
  if (creation.outer == nullptr) return then(std::move(s), Term{});
  return eval(std::move(s), *creation.outer, [&](SymbolicState s, Term outer) {
    return requireNonNull(std::move(s), outer, *creation.outer, Context::Call,
                          [&](SymbolicState s) { return then(std::move(s), outer); });
  });
}

namespace {

// Whether initialisers run where an object of a class without a constructor is created.
bool runsInitializers(const ast::ClassDecl& declaration) {
  const bool isAboveMadeHere =
      declaration.superclass != nullptr && declaration.defaultSuperConstructor == nullptr;
  return !declaration.initializers.empty() || (isAboveMadeHere && runsInitializers(*declaration.superclass));
}

}  // namespace

Verdict Engine::evalNew(SymbolicState s, const ast::Expression& e, const ast::New& creation, ThenTerm then) {
  const std::string hint = std::exchange(nameHint_, {});
  return evalOuter(std::move(s), creation, [&](SymbolicState s, Term outer) {
    Terms arguments;
    return evalAll(std::move(s), creation.arguments, 0, arguments, [&](SymbolicState s) {
      return create(std::move(s), e, creation, outer, arguments, hint, then);
    });
  });
}

Verdict Engine::create(SymbolicState s, const ast::Expression& e, const ast::New& creation, Term outer,
                       const Terms& arguments, const std::string& hint, ThenTerm then) {
  const bool isMadeHere = creation.constructor == nullptr && runsInitializers(*creation.declaration);
  const Term object = isMadeHere ? terms_.freshUnfinishedObject(creation.declaration->name)
                                 : terms_.freshObject(creation.declaration->name);
  created_.emplace(object, e.type);
  if (creation.declaration->outerField != nullptr) giveOuter(*creation.declaration, object, outer);
  if (trace_.isOn()) {
    names_.name(object, hint.empty() ? "new " + std::string(creation.declaration->name) : hint, e.range.line);
    record(s, Step::Kind::Evaluate, e.range, ast::toString(e));
  }
  if (creation.constructor == nullptr) {  // the caller runs the initialisers
    produceFields(s.heap, object, *creation.declaration);
    const heap::Heap callerOld = std::exchange(s.old, {});
    produceFields(s.old, object, *creation.declaration);
    const Jumps* const outer = s.frame.jumps;
    const auto restore = [&](SymbolicState& s) {
      s.old = callerOld;
      s.frame.jumps = outer;
    };
    const auto thrown = [&](SymbolicState s, const Exit& exit) {
      restore(s);
      return raise(std::move(s), exit);
    };
    const Jumps jumps = onlyThrowing(thrown);
    s.frame.jumps = &jumps;
    return makeObject(std::move(s), *creation.declaration, object, e.range, [&](SymbolicState s) {
      restore(s);
      return then(std::move(s), object);
    });
  }
  produceFields(s.heap, object, *creation.declaration);
  const Callee constructor{creation.constructor};
  return construct(std::move(s), e.range, constructor, object, arguments,
                   [&](SymbolicState s) { return then(std::move(s), object); });
}

// The fields of the object, as far as the class has them, move from one heap to the other.
void Engine::moveFields(heap::Heap& from, heap::Heap& to, Term object, const ast::ClassDecl& declaration) {
  if (declaration.superclass != nullptr) moveFields(from, to, object, *declaration.superclass);
  for (const ast::FieldDecl* field : declaration.fields) {
    std::optional<Chunk> moved;
    from.find(analysis_.field(*field), object, [&](const Chunk& chunk) {
      moved = chunk;
      return true;
    });
    if (!moved) continue;
    from.remove(*moved);
    to.add(*moved);
  }
}

// `C(…)` is a method whose precondition owns the fields with their default values (language.md, section 2):
// they are there while its own precondition is evaluated, and are its own from then on.
Verdict Engine::construct(SymbolicState s, SourceRange range, const Callee& callee, Term object,
                          const Terms& arguments, Then then) {
  const ast::MethodDecl& constructor = *callee.method;
  trustBody(range, constructor);
  const Site site{Context::Precondition, Site::Place::Site, range, "this part of the precondition"};
  const Frame caller = s.frame;
  const heap::Heap callerOld = s.old;
  Remainder whole{s.heap, {}, analysis_.mentionsOld(constructor)};
  moveFields(whole.heap, whole.taken, object, *constructor.owner);
  s.frame = frameFor(constructor.parameters, object, arguments, &site, &caller);
  s.frame.statically = callee.statically;
  s.frame.isBounded = true;
  s.old = {};
  const auto goOn = [&](SymbolicState s, const Remainder& remainder) {
    s.heap = remainder.heap;
    s.old = remainder.taken;
    return produceOutcome(std::move(s), range, constructor, caller, callerOld, then);
  };
  return consumeAll(std::move(s), std::move(whole), constructor.requires_,
                    [&](SymbolicState s, Remainder remainder, Term) {
                      return requireDecrease(std::move(s), constructor, caller.measure, range,
                                             [&](SymbolicState s) { return goOn(std::move(s), remainder); });
                    });
}

// this(…) or super(…): on the object that is being made, whose other fields stay with the caller.
Verdict Engine::execConstructorCall(SymbolicState s, const ast::Statement& statement,
                                    const ast::ConstructorCall& call, Then then) {
  Terms arguments;
  return evalAll(std::move(s), call.arguments, 0, arguments, [&](SymbolicState s) {
    const ast::ClassDecl* const reader = call.isSuper ? call.declaration : s.frame.statically;
    return callConstructor(std::move(s), statement.range, *call.declaration, {call.constructor, reader},
                           arguments, then);
  });
}

// Without a constructor of its own the class has a default one, which is run here.
Verdict Engine::callConstructor(SymbolicState s, SourceRange range, const ast::ClassDecl& declaration,
                                const Callee& callee, const Terms& arguments, Then then) {
  const Term object = s.frame.self;
  if (callee.method != nullptr) {
    return construct(std::move(s), range, callee, object, arguments, [&](SymbolicState s) {
      dateFinalFields(object, declaration, range);
      return then(std::move(s));
    });
  }
  return makeObject(std::move(s), declaration, object, range, then);
}

}  // namespace warrant::symbex
