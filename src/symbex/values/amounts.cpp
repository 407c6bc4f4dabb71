#include "symbex/values/amounts.h"

#include "symbex/path/path.h"

namespace warrant::symbex {

using heap::Amount;

using smt::Sort;

smt::Term Amounts::whole() {
  areUsed_ = true;
  path_.learn(terms_.lessOrEqual(terms_.integer(1), whole_));
  return whole_;
}

// What stands for a term has the terms in it as its arguments: what is said of the keys of a family is said
// of any values in their place.
smt::Term Amounts::functionOf(const std::string& name, std::span<const Term> arguments) {
  const smt::Function function = terms_.function(name, Sort::Int);
  run_.symbols.declare(function, {});
  return terms_.apply(function, arguments);
}

// A symbol for what the integers may lack: `denominator` times it are the term.
smt::Term Amounts::partOf(Term of, std::uint32_t denominator) {
  if (denominator == 1) return of;
  const Pair key{of.id(), denominator};
  Term& part = parts_[key];
  if (!part) {
    const std::string name = "1/" + std::to_string(denominator);
    if (terms_.op(of) == smt::Op::Symbol) {
      part = terms_.fresh(Sort::Int, name);
    } else {
      part = functionOf(name, {&of, 1});
      partFunctions_.emplace(terms_.functionOf(part), denominator);
    }
    isPart_.emplace(part, key);
  }
  path_.learn(terms_.equal(times(part, denominator), of));
  return part;
}

// What it is a part of, and the denominator.
std::optional<Amounts::Pair> Amounts::partWritten(Term value) const {
  if (const auto part = isPart_.find(value); part != isPart_.end()) return part->second;
  if (terms_.op(value) != smt::Op::Apply) return std::nullopt;
  const auto function = partFunctions_.find(terms_.functionOf(value));
  if (function == partFunctions_.end()) return std::nullopt;
  return Pair{terms_.arguments(value)[0].id(), function->second};
}

smt::Term Amounts::valueOf(Amount amount) {
  if (amount.isNone()) return terms_.integer(0);
  return times(partOf(base(amount), amount.denominator()), amount.numerator());
}

// Whether it is a share by its form: a multiple of the whole, or of a part of something.
bool Amounts::isPartOf(Term value, Amount& amount) {
  std::int64_t factor = 1;
  Term of = value;
  if (terms_.op(value) == smt::Op::Sum) {
    if (terms_.constant(value) != 0 || terms_.arguments(value).size() != 1) return false;
    factor = terms_.coefficients(value)[0];
    of = terms_.arguments(value)[0];
  }
  if (factor <= 0 || factor > static_cast<std::int64_t>(Amount::greatest)) return false;
  std::uint32_t denominator = 1;
  if (const auto part = partWritten(of)) {
    denominator = part->second;
    of = Term(part->first);
  }
  amount = Amount(static_cast<std::uint64_t>(factor), denominator, of == whole_ ? Term() : of);
  return true;
}

// What is known of the symbols in it is known on the paths on which they were made.
void Amounts::learnParts(Term value) {
  const auto learn = [&](Term symbol) {
    if (const auto part = partWritten(symbol))
      path_.learn(terms_.equal(times(symbol, part->second), Term(part->first)));
  };
  learn(value);
  if (terms_.op(value) != smt::Op::Sum) return;
  for (const Term argument : terms_.arguments(value)) learn(argument);
}

Amount Amounts::amountOf(Term value) {
  areUsed_ = true;
  if (value == terms_.integer(0)) return {0, 1};
  Amount amount;
  if (isPartOf(value, amount)) return amount;
  learnParts(value);
  return {1, 1, value};
}

smt::Term Amounts::isAtMost(Amount left, Amount right) {
  if (left.isSome()) return isPositive(right);
  if (right.isSome()) return left.isNone() ? terms_.truth() : terms_.falsity();
  if (left.isConstant() && right.isConstant()) return terms_.boolean(left <= right);
  if (left.of() == right.of()) {  // a part of the same amount
    const Amount leftShare(left.numerator(), left.denominator());
    const Amount rightShare(right.numerator(), right.denominator());
    if (leftShare == rightShare) return terms_.truth();
    const Term isNone = terms_.lessOrEqual(left.of(), terms_.integer(0));
    const Term isNotNegative = terms_.lessOrEqual(terms_.integer(0), left.of());
    return leftShare < rightShare ? isNotNegative : isNone;
  }
  const auto scaled = [&](Amount amount, Amount other) {
    if (amount.isNone()) return terms_.integer(0);
    return terms_.multiply(terms_.integer(other.denominator()), times(base(amount), amount.numerator()));
  };
  return terms_.lessOrEqual(scaled(left, right), scaled(right, left));
}

smt::Term Amounts::isPositive(Amount amount) {
  if (amount.isSome()) return terms_.truth();
  if (amount.isConstant()) return terms_.boolean(!amount.isNone());
  return terms_.lessOrEqual(terms_.integer(1), amount.of());
}

bool Amounts::isEnough(Amount held, Amount least) {
  if (least.isSome()) return true;  // what is held is positive
  if (held.isConstant() && least.isConstant()) return held >= least;
  if (held == least) return true;
  return !held.isSome() && path_.entailsNatively(isAtMost(least, held)) == smt::Answer::Yes;
}

bool Amounts::mayShareLocation(Amount left, Amount right) {
  if (!heap::mayShareLocation(left, right)) return false;
  if (left.isSome() || right.isSome() || (left.isConstant() && right.isConstant())) return true;
  const Term fit = terms_.lessOrEqual(terms_.add(valueOf(left), valueOf(right)), whole());
  return path_.entailsNatively(terms_.negate(fit)) != smt::Answer::Yes;
}

Amount Amounts::sum(Amount left, Amount right) {
  if (left.isSome() || right.isSome()) return Amount::some();
  if (left.isNone()) return right;
  if (right.isNone()) return left;
  if (left.isConstant() && right.isConstant()) {
    if (const auto both = heap::sum(left, right)) return *both;
  }
  return amountOf(terms_.add(valueOf(left), valueOf(right)));
}

Amount Amounts::difference(Amount left, Amount right) {
  if (left == right) return {0, 1};
  if (right.isNone()) return left;
  if (left.isConstant() && right.isConstant()) {
    if (const auto rest = heap::difference(left, right)) return *rest;
  }
  return amountOf(terms_.subtract(valueOf(left), valueOf(right)));
}

Amount Amounts::product(Amount left, Amount right) {
  if (left.isWhole()) return right;
  if (right.isWhole()) return left;
  if (left.isNone() || right.isNone()) return {0, 1};
  if (left.isSome() || right.isSome()) return Amount::some();
  if (left.isConstant() || right.isConstant()) {
    if (const auto both = heap::product(left, right)) return *both;
  }
  return amountOf(productOf(valueOf(left), valueOf(right)));
}

// Of two amounts, by what is linear in it.
smt::Term Amounts::productOf(Term left, Term right) {
  if (right < left) std::swap(left, right);
  const Term factors[] = {left, right};
  const Term product = functionOf("product of amounts", factors);
  const Term zero = terms_.integer(0), one = terms_.integer(1);
  const Term areAmounts = terms_.conjoin(terms_.lessOrEqual(zero, left), terms_.lessOrEqual(zero, right));
  path_.learn(terms_.implies(areAmounts, terms_.lessOrEqual(zero, product)));
  path_.learn(terms_.implies(terms_.conjoin(terms_.lessOrEqual(one, left), terms_.lessOrEqual(one, right)),
                             terms_.lessOrEqual(one, product)));
  for (const auto& [factor, other] : {std::pair(left, right), std::pair(right, left)}) {
    path_.learn(terms_.implies(terms_.conjoin(areAmounts, terms_.lessOrEqual(factor, whole())),
                               terms_.lessOrEqual(product, other)));
    path_.learn(terms_.implies(terms_.equal(factor, whole()), terms_.equal(product, other)));
    path_.learn(terms_.implies(terms_.equal(factor, zero), terms_.equal(product, zero)));
  }
  return product;
}

Amount Amounts::quotient(Amount dividend, std::int64_t divisor) {
  const bool isNegative = divisor < 0;
  const auto magnitude =
      isNegative ? 0 - static_cast<std::uint64_t>(divisor) : static_cast<std::uint64_t>(divisor);
  const auto part = magnitude <= Amount::greatest && !isNegative && !dividend.isSome()
                        ? heap::product(dividend, Amount(1, magnitude))
                        : std::nullopt;
  if (part) return *part;
  const Term value = valueOf(dividend);
  const Term result = functionOf("1/" + std::to_string(divisor), {&value, 1});
  path_.learn(terms_.equal(times(result, divisor), value));
  return {1, 1, result};
}

Amount Amounts::rewritten(Amount amount, support::FunctionRef<Term(Term)> rewrite) {
  if (!amount.of()) return amount;
  const Term of = rewrite(amount.of());
  if (of == amount.of()) return amount;
  return product(Amount(amount.numerator(), amount.denominator()), amountOf(of));
}

smt::Term Amounts::literal(std::int64_t numerator, std::int64_t denominator) {
  const auto share =
      heap::share(static_cast<std::uint64_t>(numerator), static_cast<std::uint64_t>(denominator));
  if (share) return valueOf(*share);
  return valueOf(quotient({1, 1, times(whole(), numerator)}, denominator));
}

smt::Term Amounts::apply(const Operation& operation, Term left, Term right) {
  switch (operation.op) {
    case ast::BinaryOperator::Add:
      return terms_.add(left, right);
    case ast::BinaryOperator::Subtract:
      return terms_.subtract(left, right);
    case ast::BinaryOperator::Multiply:
      return valueOf(product(amountOf(left), amountOf(right)));
    default:  // by a number that is written down
      return valueOf(quotient(amountOf(left), terms_.integerValue(right)));
  }
}

Amount Amounts::fresh(std::string_view hint) {
  const Term value = terms_.fresh(Sort::Int, hint);
  path_.learn(terms_.lessOrEqual(terms_.integer(1), value));
  path_.learn(terms_.lessOrEqual(value, whole()));
  return {1, 1, value};
}

}  // namespace warrant::symbex
