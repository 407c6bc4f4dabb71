#include "smt/bits/gates.h"

#include <algorithm>

namespace warrant::smt::bits {

Gates::Gates(SatSolver& solver) : solver_(solver), truth_(solver.addVariable()) { clause({truth_}); }

std::size_t Gates::Hash::operator()(const Key& key) const {
  std::uint64_t hash = static_cast<std::uint64_t>(key.kind);
  for (const Literal input : key.inputs) {
    hash = (hash ^ input.code) * 0x9e3779b97f4a7c15u;
    hash ^= hash >> 31;
  }
  return hash;
}

std::pair<Literal, bool> Gates::gate(Kind kind, Literal one, Literal two, Literal three) {
  const auto [place, isNew] = known_.try_emplace(Key{kind, {one, two, three}});
  if (isNew) place->second = solver_.addVariable();
  return {place->second, isNew};
}

Literal Gates::conjoin(Literal left, Literal right) {
  if (left.code > right.code) std::swap(left, right);
  if (left == right || left == truth_) return right;
  if (right == truth_) return left;
  if (left == !truth_ || right == !truth_ || left == !right) return !truth_;
  const auto [made, isNew] = gate(Kind::And, left, right, truth_);
  if (isNew) {
    clause({!made, left});
    clause({!made, right});
    clause({made, !left, !right});
  }
  return made;
}

Literal Gates::differ(Literal left, Literal right) {
  if (isConstant(left)) return left == truth_ ? !right : right;
  if (isConstant(right)) return right == truth_ ? !left : left;
  if (left == right || left == !right) return constant(left != right);
  const bool isFlipped = isNegated(left) != isNegated(right);
  if (isNegated(left)) left = !left;
  if (isNegated(right)) right = !right;
  if (left.code > right.code) std::swap(left, right);
  const auto [made, isNew] = gate(Kind::Xor, left, right, truth_);
  if (isNew) {
    clause({!made, left, right});
    clause({!made, !left, !right});
    clause({made, !left, right});
    clause({made, left, !right});
  }
  return isFlipped ? !made : made;
}

Literal Gates::choose(Literal condition, Literal onTrue, Literal onFalse) {
  if (isConstant(condition)) return condition == truth_ ? onTrue : onFalse;
  if (onTrue == onFalse) return onTrue;
  if (isNegated(condition)) {
    condition = !condition;
    std::swap(onTrue, onFalse);
  }
  if (onTrue == truth_ || onTrue == condition) return disjoin(condition, onFalse);
  if (onTrue == !truth_ || onTrue == !condition) return conjoin(!condition, onFalse);
  if (onFalse == truth_ || onFalse == !condition) return disjoin(!condition, onTrue);
  if (onFalse == !truth_ || onFalse == condition) return conjoin(condition, onTrue);
  if (onTrue == !onFalse) return differ(condition, onFalse);
  const auto [made, isNew] = gate(Kind::Choice, condition, onTrue, onFalse);
  if (isNew) {
    clause({!condition, !onTrue, made});
    clause({!condition, onTrue, !made});
    clause({condition, !onFalse, made});
    clause({condition, onFalse, !made});
    clause({!onTrue, !onFalse, made});  // redundant; it propagates more
    clause({onTrue, onFalse, !made});
  }
  return made;
}

Literal Gates::majority(Literal one, Literal two, Literal three) {
  Literal inputs[] = {one, two, three};
  std::ranges::sort(inputs, {}, &Literal::code);
  const auto [a, b, c] = inputs;
  for (const auto& [x, y, z] : {std::tuple(a, b, c), std::tuple(b, c, a), std::tuple(a, c, b)}) {
    if (isConstant(x)) return x == truth_ ? disjoin(y, z) : conjoin(y, z);
    if (x == y) return x;
    if (x == !y) return z;
  }
  if (isConstant(c)) return c == truth_ ? disjoin(a, b) : conjoin(a, b);
  const auto [made, isNew] = gate(Kind::Majority, a, b, c);
  if (isNew) {
    for (const auto& [x, y] : {std::pair(a, b), std::pair(a, c), std::pair(b, c)}) {
      clause({!x, !y, made});
      clause({x, y, !made});
    }
  }
  return made;
}

}  // namespace warrant::smt::bits
