#include "symbex/rules/values/aggregates.h"

#include <algorithm>

#include "ast/print.h"
#include "symbex/explain/reports.h"
#include "symbex/path/path.h"
#include "symbex/rules/rules.h"
#include "symbex/rules/values/quantifiers.h"
#include "symbex/state/problem.h"

namespace warrant::symbex {

using ast::Quantifier;
using smt::Observation;
using smt::Op;
using smt::Purpose;

namespace {

Observation observationOf(Quantifier quantifier) {
  switch (quantifier) {
    case Quantifier::Product:
      return Observation::Product;
    case Quantifier::Greatest:
      return Observation::Greatest;
    case Quantifier::Least:
      return Observation::Least;
    default:
      return Observation::Total;
  }
}

bool isExtreme(Quantifier quantifier) {
  return quantifier == Quantifier::Greatest || quantifier == Quantifier::Least;
}

}  // namespace

Verdict Aggregates::eval(SymbolicState s, const ast::Expression& e, const ast::Quantified& aggregate,
                         ThenTerm then) {
  if (now().unfolds) return reports_.unsupported(e.range);
  const auto evaluate = [&](const SymbolicState& s, Terms& parts) {
    const Joined range = path_.evaluateApart(
        [&](ThenTerm done) { return rules_.eval(SymbolicState(s), *aggregate.range, done); });
    if (!range.value) return range.verdict;
    const bool isEmpty = !path_.assume(range.value);
    const Joined body = path_.evaluateApart(
        [&](ThenTerm done) { return rules_.eval(SymbolicState(s), *aggregate.body, done); });
    const Verdict verdict = meet(range.verdict, body.verdict);
    if (body.value) {
      parts = {isEmpty ? terms_.falsity() : range.value, body.value};
    } else if (body.verdict == Verdict::Verified) {  // it is never reached
      parts = {terms_.falsity(), terms_.falsity()};
    }
    return verdict;
  };
  const Quantifiers::ForAny any =
      quantifiers_.evalForAny(s, aggregate.variables, aggregate.body->range, evaluate);
  if (any.parts.empty()) return any.verdict;
  quantifiers_.assumeAll(any.facts);
  const Term index = any.symbols.front();
  const std::optional<Range> range = rangeOf(any.parts[0], index);
  if (!range)
    return meet(any.verdict,
                reports_.giveUp(aggregate.range->range, "what is added up has no two ends that can be told"));
  return meet(any.verdict, apply(std::move(s), e, aggregate.quantifier, *range, index, any.parts[1], then));
}

std::optional<Aggregates::Range> Aggregates::rangeOf(Term condition, Term index) {
  const Term zero = terms_.integer(0);
  if (condition == terms_.falsity()) return Range{zero, zero, terms_.truth()};
  Range range{Term(), Term(), terms_.truth()};
  const std::span<const Term> parts = terms_.arguments(condition);
  const Terms literals =
      terms_.op(condition) == Op::And ? Terms(parts.begin(), parts.end()) : Terms{condition};
  for (const Term literal : literals) {
    if (!narrow(range, literal, index)) range.condition = terms_.conjoin(range.condition, literal);
  }
  if (!range.from || !range.to) return std::nullopt;
  return range;
}

// Whether the literal is an end of the range: the index is at least, or at most, what does not depend on it.
bool Aggregates::narrow(Range& range, Term literal, Term index) {
  if (terms_.op(literal) != Op::NonNegative) return false;
  const Term compared = terms_.arguments(literal)[0];
  for (const std::int64_t factor : {1, -1}) {
    const Term rest = terms_.subtract(compared, terms_.multiply(terms_.integer(factor), index));
    if (terms_.occurs(index, rest)) continue;
    Term& end = factor == 1 ? range.from : range.to;
    const Term other = factor == 1 ? terms_.minus(rest) : terms_.add(rest, terms_.integer(1));
    if (!end) {
      end = other;
    } else {
      const Term isLess = terms_.lessOrEqual(end, other);
      end = factor == 1 ? terms_.ite(isLess, other, end) : terms_.ite(isLess, end, other);
    }
    return true;
  }
  return false;
}

smt::Term Aggregates::bodyOf(Quantifier quantifier, const Range& range, Term body) {
  const Term one = terms_.integer(1), zero = terms_.integer(0);
  if (quantifier == Quantifier::Count) return terms_.ite(terms_.conjoin(range.condition, body), one, zero);
  const bool isProduct = quantifier == Quantifier::Product;
  return terms_.ite(range.condition, body, isProduct ? one : zero);
}

Verdict Aggregates::apply(SymbolicState s, const ast::Expression& e, Quantifier quantifier,
                          const Range& range, Term index, Term body, ThenTerm then) {
  const auto decide = [&](Term condition) { return path_.decide(condition); };
  if (terms_.sort(body) == smt::Sort::Bool && quantifier != Quantifier::Count) body = terms_.integer(0);
  const auto hand = [&](SymbolicState s) {
    const Term table = terms_.tabulate(index, terms_.box(bodyOf(quantifier, range, body)));
    return then(std::move(s),
                terms_.aggregate(observationOf(quantifier), table, range.from, range.to, decide));
  };
  if (!isExtreme(quantifier)) return hand(std::move(s));
  if (range.condition != terms_.truth())
    return reports_.giveUp(e.range, "the greatest and the least are of all elements between two ends");
  const Term isSome = terms_.less(range.from, range.to);
  return path_.require(
      std::move(s), isSome, Purpose::Obligation,
      [&](const SymbolicState& s) {
        return path_.blame(s, Context::Array, Reason::Bounds, e.range,
                           "the range of `" + ast::toString(e) + "` may be empty");
      },
      [&](SymbolicState s) {
        path_.learn(isSome);
        return hand(std::move(s));
      });
}

}  // namespace warrant::symbex
