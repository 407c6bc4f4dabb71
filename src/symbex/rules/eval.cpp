// Evaluating expressions (paper, Figure 5).
#include "ast/print.h"
#include "ast/walk.h"
#include "support/match.h"
#include "symbex/engine.h"

namespace warrant::symbex {

using heap::Chunk;
using smt::Purpose;
using smt::Sort;
using support::match;

Verdict Engine::eval(SymbolicState s, const ast::Expression& e, ThenTerm then) {
  if (!spendStep()) return giveUp(e.range, stepLimitHit);
  return match(
      e.node,
      [&](const ast::IntegerLiteral& literal) { return then(std::move(s), terms_.integer(literal.value)); },
      [&](const ast::BooleanLiteral& literal) { return then(std::move(s), terms_.boolean(literal.value)); },
      [&](const ast::FloatingLiteral& literal) {
        return then(std::move(s), floatingLiteral(e.type, literal.text));
      },
      [&](const ast::StringLiteral& literal) {
        const Term string = stringOf(literal.text);
        declared_.emplace(string, e.type);
        return then(std::move(s), string);
      },
      [&](const ast::NullLiteral&) { return then(std::move(s), terms_.null()); },
      [&](const ast::This&) {
        const Term self = s.frame.self;
        return then(std::move(s), self);
      },
      [&](const ast::Result&) {
        const Term result = s.frame.result;
        if (s.frame.isBounded) noteValue(e.type, result);
        return then(std::move(s), result);
      },
      [&](const ast::VariableRead& read) {
        const Term value = s.frame.store[read.variable->slot];
        if (s.frame.isBounded) noteValue(e.type, value);
        return then(std::move(s), value);
      },
      [&](const ast::FieldRead& read) {
        if (read.field->isFinal) return evalFinalField(std::move(s), read, then);
        return evalOwner(std::move(s), read.receiver, read.field->isStatic,
                         [&](SymbolicState s, Term receiver) {
                           return readField(std::move(s), *read.field, e, receiver, then);
                         });
      },
      [&](const ast::ArrayLength& length) { return evalArrayLength(std::move(s), length, e.type, then); },
      [&](const ast::ArrayRead& read) { return evalArrayRead(std::move(s), e, read, then); },
      [&](const ast::Unary& unary) { return evalUnary(std::move(s), e, unary, then); },
      [&](const ast::Binary& binary) { return evalBinary(std::move(s), e, binary, then); },
      [&](const ast::Conditional& conditional) {
        return evalShortCircuit(std::move(s), *conditional.condition, conditional.onTrue, conditional.onFalse,
                                false, then);
      },
      [&](const ast::Cast& cast) {
        return e.type.isReference() ? evalReferenceCast(std::move(s), e, cast, then)
                                    : evalCast(std::move(s), e, cast, then);
      },
      [&](const ast::InstanceOf& test) { return evalInstanceOf(std::move(s), test, then); },
      [&](const ast::SwitchExpression& choice) { return evalSwitch(std::move(s), choice, then); },
      [&](const ast::Let& let) { return evalLet(std::move(s), let, then); },
      [&](const ast::Call& call) { return evalCall(std::move(s), e, call, then); },
      [&](const ast::Old& old) { return evalOld(std::move(s), old, then); },
      [&](const ast::Opening& opening) { return evalOpening(std::move(s), e, opening, then); },
      [&](const ast::Using& use) { return evalUsing(std::move(s), use, then); },
      [&](const ast::New& creation) { return evalNew(std::move(s), e, creation, then); },
      [&](const ast::NewArray& creation) { return evalNewArray(std::move(s), e, creation, then); },
      [&](const ast::ArrayInitializer& initializer) {
        return evalArrayInitializer(std::move(s), e, initializer, then);
      },
      [&](const ast::Assign& assign) { return evalAssign(std::move(s), assign, then); },
      [&](const ast::Update& update) { return evalUpdate(std::move(s), e, update, then); });
}

Verdict Engine::evalLet(SymbolicState s, const ast::Let& let, ThenTerm then) {
  const std::uint32_t slot = let.variable->slot;
  return eval(std::move(s), *let.value, [&](SymbolicState s, Term value) {
    const Term before = s.frame.store[slot];
    s.frame.store.set(slot, value);
    return eval(std::move(s), *let.body, [&](SymbolicState s, Term result) {
      s.frame.store.set(slot, before);
      return then(std::move(s), result);
    });
  });
}

Verdict Engine::unsupported(support::SourceRange range) { return giveUp(range, "this is not supported yet"); }

Verdict Engine::evalOwner(SymbolicState s, const ast::Expression* owner, bool isStatic, ThenTerm then) {
  if (owner == nullptr) return then(std::move(s), terms_.null());
  if (!isStatic) return eval(std::move(s), *owner, then);
  return eval(std::move(s), *owner, [&](SymbolicState s, Term) { return then(std::move(s), terms_.null()); });
}

Verdict Engine::evalAll(SymbolicState s, ast::Expressions es, std::size_t next, Terms& values, Then then) {
  if (next == es.size()) return then(std::move(s));
  return eval(std::move(s), *es[next], [&](SymbolicState s, Term value) {
    values.resize(next);  // a second call, of another case, starts from here
    values.push_back(value);
    return evalAll(std::move(s), es, next + 1, values, then);
  });
}

Verdict Engine::readField(SymbolicState s, const ast::FieldDecl& field, const ast::Expression& e,
                          Term receiver, ThenTerm then) {
  const heap::Resource resource = analysis_.field(field);
  return withChunk(
      std::move(s), resource, receiver, 0,
      [&](SymbolicState s, const Chunk& chunk) {
        noteValue(field.type, chunk.value);
        return then(std::move(s), chunk.value);
      },
      [&](SymbolicState s) {
        Problem problem = blame(s, Context::Read, Reason::Permission, e.range,
                                "no permission to read `" + ast::toString(e) + "`");
        problem.lookedFor = "acc(" + ast::toString(e) + ")";
        addHistory(s, problem, resource, receiver, {});
        return fail(s, problem);
      });
}

// --- operators

Verdict Engine::evalArm(SymbolicState s, const ast::Expression* arm, bool defaultValue, ThenTerm then) {
  if (arm == nullptr) return then(std::move(s), terms_.boolean(defaultValue));
  return eval(std::move(s), *arm, then);
}

Verdict Engine::choose(SymbolicState s, Term test, support::SourceRange range, bool haveEffects,
                       EvalArm onTrue, EvalArm onFalse, ThenTerm then) {
  if (const std::optional<bool> known = isKnown(test)) return (*known ? onTrue : onFalse)(std::move(s), then);
  if (haveEffects && s.frame.isCode()) {
    return fork(
        std::move(s), test, range, [&](SymbolicState s) { return onTrue(std::move(s), then); },
        [&](SymbolicState s) { return onFalse(std::move(s), then); });
  }
  // Without effects the arms are evaluated apart, and the path goes on once.
  const Joined value = evaluateApart([&](ThenTerm done) {
    return fork(
        s, test, range, [&](SymbolicState s) { return onTrue(std::move(s), done); },
        [&](SymbolicState s) { return onFalse(std::move(s), done); });
  });
  return value.value ? meet(value.verdict, then(std::move(s), value.value)) : value.verdict;
}

Verdict Engine::evalShortCircuit(SymbolicState s, const ast::Expression& condition,
                                 const ast::Expression* onTrue, const ast::Expression* onFalse,
                                 bool defaultValue, ThenTerm then) {
  const auto effects = [](const ast::Expression* arm) { return arm != nullptr && hasEffects(*arm); };
  return eval(std::move(s), condition, [&](SymbolicState s, Term test) {
    return choose(
        std::move(s), test, condition.range, effects(onTrue) || effects(onFalse),
        [&](SymbolicState s, ThenTerm then) { return evalArm(std::move(s), onTrue, defaultValue, then); },
        [&](SymbolicState s, ThenTerm then) { return evalArm(std::move(s), onFalse, defaultValue, then); },
        then);
  });
}

Verdict Engine::evalBinary(SymbolicState s, const ast::Expression& e, const ast::Binary& binary,
                           ThenTerm then) {
  switch (binary.op) {
    case ast::BinaryOperator::And:
      return evalShortCircuit(std::move(s), *binary.left, binary.right, nullptr, false, then);
    case ast::BinaryOperator::Or:
      return evalShortCircuit(std::move(s), *binary.left, nullptr, binary.right, true, then);
    case ast::BinaryOperator::Implies:
      return evalShortCircuit(std::move(s), *binary.left, binary.right, nullptr, true, then);
    default:
      break;
  }
  return eval(std::move(s), *binary.left, [&](SymbolicState s, Term left) {
    return eval(std::move(s), *binary.right, [&](SymbolicState s, Term right) {
      const bool isEquality =
          binary.op == ast::BinaryOperator::Equal || binary.op == ast::BinaryOperator::NotEqual;
      if (isEquality && binary.right->type.kind != ast::TypeKind::Null) {
        learnConstant(binary.left->type, left);
        learnConstant(binary.right->type, right);
      }
      return applyOperator(std::move(s), {binary.op, e.type, binary.left->type, e}, left, right, then);
    });
  });
}

// --- old, opening, using

Verdict Engine::evalOld(SymbolicState s, const ast::Old& old, ThenTerm then) {
  const heap::Heap now = s.heap;
  const bool outer = std::exchange(s.frame.insideOld, true);
  s.heap = s.old;
  return eval(std::move(s), *old.operand, [&](SymbolicState s, Term value) {
    s.heap = now;
    s.frame.insideOld = outer;
    return then(std::move(s), value);
  });
}

Verdict Engine::evalOpening(SymbolicState s, const ast::Expression& e, const ast::Opening& opening,
                            ThenTerm then) {
  const std::uint64_t closesBefore = closes_;
  const Joined value = evaluateApart([&](ThenTerm done) {
    const auto inBody = [&](SymbolicState s, const Frame& frame) {
      s.frame = frame;
      // What was closed for it leaves the heap as large as it was, or larger.
      (closes_ == closesBefore ? s.frame.insideOpening : s.frame.insideClosed) = true;
      return eval(std::move(s), *opening.body, done);
    };
    return openInstance(s, *opening.instance, {Context::Opening, Site::Place::Site, e.range, {}},
                        [&](SymbolicState opened) { return inBody(std::move(opened), s.frame); });
  });
  return value.value ? meet(value.verdict, then(std::move(s), value.value)) : value.verdict;
}

Verdict Engine::openInstance(SymbolicState s, const ast::PredicateInstance& instance, const Site& natural,
                             Then then) {
  const auto failAt = [&](const SymbolicState& s, std::string_view why) {
    const Site& site = s.frame.isCode() ? natural : *s.frame.site;
    return Problem{site.context,
                   Reason::Predicate,
                   &site == &natural ? natural.range : instance.range,
                   "`" + ast::toString(instance) + "` " + std::string(why),
                   {},
                   ast::toString(instance)};
  };
  return evalInstance(std::move(s), instance,
                      [&](SymbolicState s, Term receiver, std::span<const Term> arguments) {
                        const heap::Resource resource = analysis_.resourceOf(instance, s.frame.statically);
                        const PredicateDefinition definition = definitionFor(resource, receiver);
                        if (!definition)
                          return fail(s, failAt(s, whyNoDefinition(instance) + ": it cannot be opened"));
                        const Chunk wanted = predicateChunk(resource, receiver, arguments, {});
                        const Frame frame = s.frame;
                        const auto opened = [&](SymbolicState s, Remainder remainder, Term snapshot) {
                          s.heap = std::move(remainder.heap);
                          Chunk chunk = wanted;
                          chunk.value = snapshot;
                          SymbolicState closed = s;
                          closed.heap.add(chunk);
                          learnCallsAbout(closed, chunk);
                          return produceBody(std::move(s), chunk, definition, &frame, [&](SymbolicState s) {
                            s.frame = frame;
                            return then(std::move(s));
                          });
                        };
                        Remainder whole{s.heap, {}, false};
                        return consumeChunk(std::move(s), std::move(whole), wanted, opened,
                                            [&](SymbolicState s, Remainder remainder) {
                                              Problem problem = failAt(s, "is not held");
                                              addHistory(s, problem, wanted.resource, receiver, arguments);
                                              explainClose(s, remainder, wanted, problem);
                                              return fail(s, problem);
                                            });
                      });
}

Verdict Engine::evalUsing(SymbolicState s, const ast::Using& use, ThenTerm then) {
  const auto& call = std::get<ast::Call>(use.call->node);
  const Site site{Context::Use, Site::Place::Site, use.call->range, "this part of the precondition"};
  const Site* const outer = s.frame.site;
  if (s.frame.isCode()) s.frame.site = &site;
  return eval(std::move(s), *use.call, [&](SymbolicState s, Term application) {
    useDefinition(s.frame, call, application);
    s.frame.site = outer;
    return eval(std::move(s), *use.body, then);
  });
}

Verdict Engine::requireNonNull(SymbolicState s, Term reference, const ast::Expression& e, Context context,
                               Then then) {
  if (std::holds_alternative<ast::This>(e.node)) return then(std::move(s));
  return require(
      std::move(s), terms_.negate(terms_.equal(reference, terms_.null())), Purpose::Null,
      [&](const SymbolicState& s) {
        return blame(s, context, Reason::Null, e.range, "`" + ast::toString(e) + "` may be null");
      },
      then);
}

}  // namespace warrant::symbex
