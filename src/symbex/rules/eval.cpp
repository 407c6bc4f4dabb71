// Evaluating expressions (paper, Figure 5).
#include "symbex/rules/eval.h"

#include "support/match.h"
#include "symbex/explain/reports.h"
#include "symbex/path/path.h"
#include "symbex/rules/calls.h"
#include "symbex/rules/control/switches.h"
#include "symbex/rules/creation.h"
#include "symbex/rules/openings.h"
#include "symbex/rules/operators.h"
#include "symbex/rules/places.h"
#include "symbex/rules/rules.h"
#include "symbex/rules/values/aggregates.h"
#include "symbex/rules/values/quantifiers.h"
#include "symbex/rules/values/sequences.h"
#include "symbex/values/amounts.h"
#include "symbex/values/classes.h"
#include "symbex/values/numbers.h"
#include "symbex/values/strings.h"

namespace warrant::symbex {

using support::match;

Verdict Eval::eval(SymbolicState&& s, const ast::Expression& e, ThenTerm then) {
  if (!path_.spendStep()) return reports_.giveUpAtLimit(e.range);
  // What is said of all values of a type is said of this one.
  const auto thenTyped = [&](SymbolicState s, Term value) {
    quantifiers_.learnType(value, e.type);
    return then(std::move(s), value);
  };
  return match(
      e.node,
      [&](const ast::FractionLiteral& literal) {
        return then(std::move(s), amounts_.literal(literal.numerator, literal.denominator));
      },
      [&](const ast::IntegerLiteral& literal) { return then(std::move(s), terms_.integer(literal.value)); },
      [&](const ast::BooleanLiteral& literal) { return then(std::move(s), terms_.boolean(literal.value)); },
      [&](const ast::FloatingLiteral& literal) {
        return then(std::move(s), numbers_.floatingLiteral(e.type, literal.text));
      },
      [&](const ast::StringLiteral& literal) {
        const Term string = strings_.stringOf(literal.text);
        classes_.noteDeclared(string, e.type);
        return thenTyped(std::move(s), string);
      },
      // Figure 5, 1: eval(σ, null, Q) ≡ Q(null)
      [&](const ast::NullLiteral&) { return then(std::move(s), terms_.null()); },
      [&](const ast::This&) {
        const Term self = s.frame.self;
        return then(std::move(s), self);
      },
      [&](const ast::Result&) {
        const Term result = s.frame.result;
        if (s.frame.isBounded) numbers_.noteValue(e.type, result);
        return then(std::move(s), result);
      },
      // Figure 5, 2: eval(σ, x, Q) ≡ Q(s(x))
      [&](const ast::VariableRead& read) {
        const Term value = s.frame.store[read.variable->slot];
        if (s.frame.isBounded) numbers_.noteValue(e.type, value);
        return thenTyped(std::move(s), value);
      },
      // Figure 5, 3: eval(σ, e.f, Q) ≡ eval(σ, e, λt. ∃ o.f ↦ v ∈ H: Σ ⊢ t = o ∧ Q(v))
      [&](const ast::FieldRead& read) {
        if (read.field->isFinal) return places_.evalFinalField(std::move(s), e, read, thenTyped);
        return rules_.evalOwner(std::move(s), read.receiver, read.field->isStatic,
                                [&](SymbolicState s, Term receiver) {
                                  return places_.readField(std::move(s), *read.field, e, receiver, thenTyped);
                                });
      },
      [&](const ast::ArrayLength& length) {
        return places_.evalArrayLength(std::move(s), length, e.type, then);
      },
      [&](const ast::ArrayRead& read) { return places_.evalArrayRead(std::move(s), e, read, thenTyped); },
      [&](const ast::Unary& unary) { return operators_.evalUnary(std::move(s), e, unary, then); },
      [&](const ast::Binary& binary) { return operators_.evalBinary(std::move(s), e, binary, then); },
      // Figure 5, 5: eval(σ, e1 = e2 ? e3 : e4, Q) ≡ … Q(ite(t1 = t2, t3, t4)), or one of t3 and t4 where
      // the condition is decided
      [&](const ast::Conditional& conditional) {
        return operators_.evalShortCircuit(std::move(s), *conditional.condition, conditional.onTrue,
                                           conditional.onFalse, false, then);
      },
      [&](const ast::Cast& cast) {
        return e.type.isReference() ? operators_.evalReferenceCast(std::move(s), e, cast, then)
                                    : operators_.evalCast(std::move(s), e, cast, then);
      },
      [&](const ast::InstanceOf& test) { return operators_.evalInstanceOf(std::move(s), test, then); },
      [&](const ast::SwitchExpression& choice) { return switches_.evalSwitch(std::move(s), choice, then); },
      [&](const ast::Quantified& formula) {
        return ast::isAggregate(formula.quantifier) ? aggregates_.eval(std::move(s), e, formula, then)
                                                    : quantifiers_.eval(std::move(s), e, formula, then);
      },
      [&](const ast::Let& let) { return evalLet(std::move(s), let, then); },
      // Figure 5, 4: eval(σ, e0.p(ē), Q) ≡ eval(σ, e0, λt0. … Σ ⊢ t0 ≠ null ∧
      //   consume(σ[this ↦ t0, x̄ ↦ t̄], pre, λσ', s. Q(C.p(s, t0, t̄))))
      [&](const ast::Call& call) { return calls_.evalCall(std::move(s), e, call, thenTyped); },
      // Figure 5, 6: eval(σ, old(e), Q) ≡ eval(old(σ), e, Q)
      [&](const ast::Old& old) { return evalOld(std::move(s), old, then); },
      // Figure 5, 7: eval(σ, opening e0.q(ē) in e, Q) ≡ … consume(σ, e0.q(ē), λσ', s.
      //   produce(σ', s, body, λσ''. eval(σ'', e, Q)))
      [&](const ast::Opening& opening) { return openings_.evalOpening(std::move(s), e, opening, then); },
      // Figure 5, 8: eval(σ, using e0.p(ē) in e, Q) ≡ … eval(σ ∪ {t_call = t_body}, e, Q)
      [&](const ast::Using& use) { return openings_.evalUsing(std::move(s), use, then); },
      [&](const ast::ValueOperation& operation) {
        return sequences_.evalOperation(std::move(s), e, operation, thenTyped);
      },
      [&](const ast::New& creation) { return creation_.evalNew(std::move(s), e, creation, then); },
      [&](const ast::NewArray& creation) { return creation_.evalNewArray(std::move(s), e, creation, then); },
      [&](const ast::ArrayInitializer& initializer) {
        return creation_.evalArrayInitializer(std::move(s), e, initializer, then);
      },
      [&](const ast::Assign& assign) { return places_.evalAssign(std::move(s), assign, then); },
      [&](const ast::Update& update) { return places_.evalUpdate(std::move(s), e, update, then); });
}

Verdict Eval::evalLet(SymbolicState s, const ast::Let& let, ThenTerm then) {
  const std::uint32_t slot = let.variable->slot;
  return rules_.eval(std::move(s), *let.value, [&](SymbolicState s, Term value) {
    s.frame.store.reserve(slot + 1);  // a predicate has room for its parameters only
    const Term before = s.frame.store[slot];
    s.frame.store.set(slot, value);
    return rules_.eval(std::move(s), *let.body, [&](SymbolicState s, Term result) {
      s.frame.store.set(slot, before);
      return then(std::move(s), result);
    });
  });
}

// --- operators

// --- old, opening, using

Verdict Eval::evalOld(SymbolicState s, const ast::Old& old, ThenTerm then) {
  const heap::Heap now = s.heap;
  const bool outer = std::exchange(s.frame.insideOld, true);
  s.heap = s.old;
  return rules_.eval(std::move(s), *old.operand, [&](SymbolicState s, Term value) {
    s.heap = now;
    s.frame.insideOld = outer;
    return then(std::move(s), value);
  });
}

}  // namespace warrant::symbex
