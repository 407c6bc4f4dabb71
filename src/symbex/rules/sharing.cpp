#include "symbex/rules/sharing.h"

#include "ast/print.h"
#include "symbex/path/path.h"
#include "symbex/rules/rules.h"
#include "symbex/values/amounts.h"

namespace warrant::symbex {

using heap::Amount;
using smt::Purpose;

bool isChecked(const Frame& frame) {
  if (frame.isCode()) return true;
  switch (frame.site->context) {
    case Context::Contract:
    case Context::Assert:
    case Context::Open:
    case Context::Close:
    case Context::Opening:
    case Context::Join:
    case Context::InvariantEntry:
      return true;
    default:
      return false;
  }
}

Verdict Sharing::splitAtZero(SymbolicState s, Amount amount, support::SourceRange range, ThenAmount then) {
  const Term isPositive = amounts_.isPositive(amount);
  if (path_.entailsNatively(isPositive) == smt::Answer::Yes) return then(std::move(s), amount);
  return path_.branch(
      std::move(s), isPositive, range, [&](SymbolicState s) { return then(std::move(s), amount); },
      [&](SymbolicState s) { return then(std::move(s), Amount(0, 1)); });
}

Verdict Sharing::evalAmount(SymbolicState s, const ast::Expression& e, Context natural, ThenAmount then) {
  return rules_.eval(std::move(s), e, [&](SymbolicState s, Term value) {
    const Amount amount = amounts_.amountOf(value);
    const Amount scaled = amounts_.product(s.frame.scale, amount);
    if (amount.isConstant()) return then(std::move(s), scaled);
    const Term isNotNegative = amounts_.isAtMost(Amount(0, 1), amount);
    const auto goOn = [&](SymbolicState s) {
      const auto scale = [&](SymbolicState s, Amount amount) {
        return then(std::move(s), amount.isNone() ? amount : scaled);
      };
      return splitAtZero(std::move(s), amount, e.range, scale);
    };
    if (!isChecked(s.frame)) return path_.assume(std::move(s), isNotNegative, goOn);
    return path_.require(
        std::move(s), isNotNegative, Purpose::Obligation,
        [&](const SymbolicState& s) {
          return path_.blame(s, natural, Reason::Amount, e.range,
                             "the amount `" + ast::toString(e) + "` may be negative");
        },
        goOn);
  });
}

Verdict Sharing::evalGhostAmount(SymbolicState s, const ast::Expression* amount, const Site& natural,
                                 ThenAmount then) {
  if (amount == nullptr) return then(std::move(s), s.frame.scale);
  const Site* const outer = s.frame.site;
  if (s.frame.isCode()) s.frame.site = &natural;
  return rules_.eval(std::move(s), *amount, [&](SymbolicState s, Term value) {
    const Amount share = amounts_.amountOf(value);
    return path_.require(
        std::move(s), amounts_.isPositive(share), Purpose::Obligation,
        [&](const SymbolicState& s) {
          return path_.blame(s, natural.context, Reason::Amount, amount->range,
                             "the amount `" + ast::toString(*amount) + "` may not be positive");
        },
        [&](SymbolicState s) {
          s.frame.site = outer;
          const Amount scaled = amounts_.product(s.frame.scale, share);
          return then(std::move(s), scaled);
        });
  });
}

Amount Sharing::partOf(Amount held) {
  const Amount part = amounts_.fresh("read");
  path_.learn(terms_.negate(amounts_.isAtMost(held, part)));
  return part;
}

// There is such an amount: all that is held is positive.
Amount Sharing::lessThanAll(const heap::Heap& heap) {
  const Amount little = amounts_.fresh("read");
  heap.find([&](const heap::Chunk& chunk) {
    if (!chunk.amount.isSome())
      path_.learn(terms_.implies(amounts_.isPositive(chunk.amount),
                                 terms_.negate(amounts_.isAtMost(chunk.amount, little))));
    return false;
  });
  return little;
}

Amount Sharing::atMostWhole(Amount held) {
  if (amounts_.isEnough(Amount(), held)) return held;
  if (amounts_.isEnough(held, Amount())) return {};
  const Amount least = amounts_.fresh("least");
  path_.learn(amounts_.isAtMost(least, held));
  path_.learn(terms_.disjoin(amounts_.isAtMost(Amount(), least), amounts_.isAtMost(held, least)));
  return least;
}

void Sharing::bind(SymbolicState& s, const ast::Variable& variable, Amount amount) {
  s.frame.store.reserve(variable.slot + 1);
  s.frame.store.set(variable.slot, amount.isSome() ? amounts_.valueOf(amounts_.fresh(variable.name))
                                                   : amounts_.valueOf(amount));
}

Verdict Sharing::evalDemand(SymbolicState s, const ast::Share& share, Continuation<const Demand&> then) {
  amounts_.noteUse();
  if (s.frame.scale.isSome() && share.amount == nullptr)
    return then(std::move(s), Demand{Amount::some(), share.bound});
  if (share.amount == nullptr) {
    const Demand demand{s.frame.scale, share.bound, share.bound == nullptr};
    return then(std::move(s), demand);
  }
  return evalAmount(std::move(s), *share.amount, Context::Assert,
                    [&](SymbolicState s, Amount amount) { return then(std::move(s), Demand{amount}); });
}

Verdict Sharing::evalGrant(SymbolicState s, const ast::Share& share, ThenAmount then) {
  amounts_.noteUse();
  if (share.amount != nullptr) return evalAmount(std::move(s), *share.amount, Context::Assert, then);
  if (share.bound == nullptr && s.frame.scale.isSome()) return then(std::move(s), Amount::some());
  const Amount amount = amounts_.fresh(share.bound == nullptr ? "read" : share.bound->name);
  const bool isSome = s.frame.scale.isSome();
  if (share.bound != nullptr) bind(s, *share.bound, amount);
  return then(std::move(s), isSome ? Amount::some() : amount);
}

}  // namespace warrant::symbex
