#include "resolve/bodies/contract_cases.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "ast/alike.h"
#include "resolve/bodies/resolver.h"
#include "resolve/declare/types.h"
#include "support/codes.h"

namespace warrant::ast {

namespace codes = support::codes;

namespace {

using Assertions = std::vector<const Assertion*>;

void addConjuncts(const Assertion& assertion, Assertions& conjuncts) {
  const auto* const star = std::get_if<Star>(&assertion.node);
  if (star == nullptr) return conjuncts.push_back(&assertion);
  addConjuncts(*star->left, conjuncts);
  addConjuncts(*star->right, conjuncts);
}

// The conjuncts of each clause of a case.
std::vector<Assertions> conjunctsOf(const Assertions& clauses) {
  std::vector<Assertions> conjuncts;
  for (const Assertion* const clause : clauses) addConjuncts(*clause, conjuncts.emplace_back());
  return conjuncts;
}

using Found = std::pair<Assertions*, Assertions::iterator>;

std::optional<Found> findAlike(std::vector<Assertions>& clauses, const Assertion& one) {
  for (Assertions& clause : clauses) {
    const auto found =
        std::ranges::find_if(clause, [&](const Assertion* other) { return areAlike(one, *other); });
    if (found != clause.end()) return Found{&clause, found};
  }
  return std::nullopt;
}

}  // namespace

Contract CaseResolver::unite(std::span<Contract> cases) {
  Contract whole;
  whole.range = cases.front().range;
  takeCommon(cases, &Contract::requires_, whole.requires_);
  takeCommon(cases, &Contract::ensures, whole.ensures);
  std::vector<Condition> conditions, onEntries;
  for (Contract& one : cases) {
    conditions.push_back(takeCondition(one));
    onEntries.push_back(onEntry(conditions.back()));
  }
  requireOne(conditions, whole);
  for (std::size_t i = 0; i < cases.size(); ++i) {
    for (const Assertion* const one : cases[i].requires_) whole.requires_.push_back(when(conditions[i], one));
    for (const Assertion* const one : cases[i].ensures) whole.ensures.push_back(when(onEntries[i], one));
    for (Signals one : cases[i].signals) {
      one.assertion = when(onEntries[i], one.assertion);
      whole.signals.push_back(one);
    }
  }
  for (std::size_t i = 0; i < cases.size(); ++i) keepIn(cases[i], onEntries[i], cases, whole);
  uniteMeasures(cases, conditions, whole);
  return whole;
}

void CaseResolver::takeCommon(std::span<Contract> cases, Assertions Contract::*clauses, Assertions& common) {
  std::vector<std::vector<Assertions>> conjuncts;
  for (const Contract& one : cases) conjuncts.push_back(conjunctsOf(one.*clauses));
  for (Assertions& clause : conjuncts.front()) {
    for (auto conjunct = clause.begin(); conjunct != clause.end();) {
      std::vector<Found> places;
      for (auto& other : std::span(conjuncts).subspan(1)) {
        if (const auto place = findAlike(other, **conjunct)) places.push_back(*place);
      }
      if (places.size() + 1 < cases.size()) {
        ++conjunct;
        continue;
      }
      common.push_back(*conjunct);
      for (const auto& [where, place] : places) where->erase(place);
      conjunct = clause.erase(conjunct);
    }
  }
  for (std::size_t i = 0; i < cases.size(); ++i) {
    (cases[i].*clauses).clear();
    for (const Assertions& clause : conjuncts[i]) {
      const Assertion* rest = nullptr;
      for (const Assertion* const conjunct : clause) rest = rest == nullptr ? conjunct : star(rest, conjunct);
      if (rest != nullptr) (cases[i].*clauses).push_back(rest);
    }
  }
}

CaseResolver::Condition CaseResolver::takeCondition(Contract& contract) {
  Condition condition = nullptr;
  Assertions permissions;
  for (const Assertion* const clause : contract.requires_) {
    Assertions conjuncts;
    addConjuncts(*clause, conjuncts);
    for (const Assertion* const conjunct : conjuncts) {
      if (conjunct->grants) {
        permissions.push_back(conjunct);
        continue;
      }
      const Expression* const one =
          r_.assertions.toExpression({nullptr, conjunct, conjunct->range}, {.isSpecification = true});
      condition = condition == nullptr ? one
                                       : make(Binary{BinaryOperator::And, condition, one}, booleanType,
                                              span(condition->range, one->range));
    }
  }
  contract.requires_ = std::move(permissions);
  return condition;
}

void CaseResolver::requireOne(std::span<const Condition> conditions, Contract& whole) {
  const Expression* any = conditions.front();
  for (const Condition condition : conditions.subspan(1)) {
    if (any == nullptr || condition == nullptr) return;
    any = either(any, condition);
  }
  if (any != nullptr) whole.requires_.push_back(r_.assertions.toAssertion({any, nullptr, any->range}));
}

void CaseResolver::keepIn(const Contract& contract, Condition onEntry, std::span<const Contract> cases,
                          Contract& whole) {
  std::vector<const ClassDecl*> kept;
  const auto isWithin = [&](const ClassDecl& type) {
    return std::ranges::any_of(contract.signals,
                               [&](const Signals& own) { return isSubclass(type, *own.type); });
  };
  for (const Contract& other : cases) {
    for (const Signals& thrown : other.signals) {
      if (isWithin(*thrown.type) || std::ranges::find(kept, thrown.type) != kept.end()) continue;
      kept.push_back(thrown.type);
      const Type type{TypeKind::Class, thrown.type, nullptr};
      const auto* const exception =
          arena().make<Variable>(Variable{"exception", type, state_.slots++, false, contract.range});
      const Expression* const value = make(VariableRead{exception}, type, contract.range);
      const Expression* isOwn = nullptr;
      for (const Signals& own : contract.signals) {
        if (!isSubclass(*own.type, *thrown.type)) continue;
        const Type narrower{TypeKind::Class, own.type, nullptr};
        const Expression* const test =
            make(InstanceOf{value, narrower, nullptr}, booleanType, contract.range);
        isOwn = isOwn == nullptr ? test : either(isOwn, test);
      }
      const Assertion* const said = isOwn == nullptr
                                        ? r_.contracts.falsity(contract.range)
                                        : r_.assertions.toAssertion({isOwn, nullptr, contract.range});
      whole.signals.push_back({thrown.type, exception, when(onEntry, said), contract.range});
    }
  }
}

void CaseResolver::uniteMeasures(std::span<const Contract> cases, std::span<const Condition> conditions,
                                 Contract& whole) {
  const auto without = std::ranges::find(cases, nullptr, &Contract::measure);
  const auto with = std::ranges::find_if(cases, [](const Contract& one) { return one.measure != nullptr; });
  if (with == cases.end()) return;
  if (without != cases.end()) {
    error(codes::unsupported, without->range,
          "a measure of some cases only is not supported: this one has none",
          {{with->measure->range, "here"}});
  }
  for (std::size_t i = cases.size(); i-- > 0;) {
    const Expression* const own = cases[i].measure;
    if (own == nullptr) continue;
    whole.measure = whole.measure == nullptr || conditions[i] == nullptr
                        ? own
                        : make(Conditional{conditions[i], own, whole.measure}, own->type, own->range);
  }
}

const Assertion* CaseResolver::when(Condition condition, const Assertion* assertion_) {
  if (condition == nullptr) return assertion_;
  return assertion(ConditionalAssertion{condition, assertion_, truth(assertion_->range)}, assertion_->range,
                   assertion_->grants)
      .assertion;
}

const Assertion* CaseResolver::star(const Assertion* left, const Assertion* right) {
  return assertion(Star{left, right}, span(left->range, right->range), left->grants || right->grants)
      .assertion;
}

const Expression* CaseResolver::either(const Expression* left, const Expression* right) {
  return make(Binary{BinaryOperator::Or, left, right}, booleanType, left->range);
}

CaseResolver::Condition CaseResolver::onEntry(Condition condition) {
  return condition == nullptr ? nullptr : make(Old{condition}, booleanType, condition->range);
}

}  // namespace warrant::ast
