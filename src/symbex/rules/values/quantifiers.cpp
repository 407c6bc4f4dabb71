#include "symbex/rules/values/quantifiers.h"

#include <algorithm>
#include <iterator>
#include <unordered_set>

#include "ast/print.h"
#include "ast/walk.h"
#include "symbex/explain/reports.h"
#include "symbex/path/path.h"
#include "symbex/rules/operators.h"
#include "symbex/rules/rules.h"
#include "symbex/values/classes.h"
#include "symbex/values/sorts.h"

namespace warrant::symbex {

Verdict Quantifiers::eval(SymbolicState s, const ast::Expression& e, const ast::Quantified& formula,
                          ThenTerm then) {
  const bool isUniversal = formula.quantifier == ast::Quantifier::ForAll;
  if (now().unfolds) return reports_.unsupported(e.range);
  const auto evaluate = [&](const SymbolicState& s, Terms& parts) {
    const Joined joined =
        path_.evaluateApart([&](ThenTerm done) { return evalBody(SymbolicState(s), formula, done); });
    if (joined.value) parts = {terms_.truth(), joined.value};
    return joined.verdict;
  };
  const ForAny any = evalForAny(s, formula.variables, formula.body->range, evaluate);
  if (any.parts.empty()) return any.verdict;
  assumeAll(any.facts);
  const Term value = any.parts.back();
  const Term formulaValue =
      isUniversal
          ? terms_.forAll(any.symbols, terms_.implies(any.isTyped, value))
          : terms_.negate(terms_.forAll(any.symbols, terms_.implies(any.isTyped, terms_.negate(value))));
  if (isUniversal && path_.isRecording()) spell(formulaValue, formula);
  return meet(any.verdict, then(std::move(s), formulaValue));
}

// A variable that is not in what is said is none of the term's.
void Quantifiers::spell(Term forAll, const ast::Quantified& formula) {
  if (terms_.op(forAll) != smt::Op::ForAll) return;
  Names::Formula spelled{{}, ast::toString(*formula.body)};
  for (const ast::Variable* const variable : formula.variables)
    spelled.variables.emplace_back(variable->name);
  if (spelled.variables.size() == terms_.variables(forAll).size()) names_.spell(forAll, std::move(spelled));
}

void Quantifiers::assumeAll(std::span<const Term> facts) {
  for (const Term fact : facts) {
    if (!path_.isKnown(fact)) path_.assume(fact);
  }
}

// Facts that are learned are facts about any values, too, within the types of the variables: each type has
// values, so a fact without the symbols holds by itself.
Quantifiers::ForAny Quantifiers::evalForAny(const SymbolicState& s,
                                            std::span<const ast::Variable* const> variables,
                                            support::SourceRange range, Body body, const Terms& unneeded) {
  const smt::PathScope scope(path_.condition());
  SymbolicState inner = s;
  const std::size_t outer = open_.size();
  ForAny any;
  any.isTyped = terms_.truth();
  for (const ast::Variable* const variable : variables) {
    const Term symbol = terms_.freshArbitrary(sortOf(variable->type), variable->name);
    inner.frame.store.reserve(variable->slot + 1);  // a predicate has room for its parameters only
    inner.frame.store.set(variable->slot, symbol);
    if (path_.isRecording()) names_.name(symbol, variable->name, variable->range.line);
    open_.push_back(symbol);
    any.symbols.push_back(symbol);
    any.isTyped = terms_.conjoin(any.isTyped, typeGuard(variable->type, symbol));
  }
  if (any.isTyped != terms_.truth()) path_.assume(any.isTyped);
  const std::uint32_t serial = terms_.serial(any.symbols.back());
  const std::size_t known = path_.facts().size();
  const std::uint32_t anySince = now().anySince;
  if (anySince == 0) now().anySince = terms_.serial(any.symbols.front());
  any.verdict = body(inner, any.parts);
  now().anySince = anySince;
  if (!any.parts.empty()) {
    const std::span<const Term> learned = path_.facts().subspan(known);
    Terms all;
    std::ranges::copy_if(learned, std::back_inserter(all), [&](Term fact) {
      return std::ranges::none_of(unneeded, [&](Term term) { return terms_.occurs(term, fact); });
    });
    const std::size_t facts = all.size();
    all.insert(all.end(), any.parts.begin(), any.parts.end());
    if (abstractFrom(serial, all)) {
      any.parts.assign(all.begin() + static_cast<std::ptrdiff_t>(facts), all.end());
      all.resize(facts);
      any.facts = aboutAll(any, all);
    } else {
      any.verdict = reports_.giveUp(range, "what makes objects is not said of all values");
      any.parts.clear();
    }
  }
  open_.resize(outer);
  return any;
}

Terms Quantifiers::aboutAll(const ForAny& any, std::span<const Term> facts) {
  const Term condition = terms_.conjoin(any.isTyped, any.parts.front());
  Terms all;
  for (const Term fact : facts) {
    const bool isAboutThem =
        std::ranges::any_of(any.symbols, [&](Term symbol) { return terms_.occurs(symbol, fact); });
    const bool isConditional = any.parts.front() != terms_.truth();
    all.push_back(isAboutThem || isConditional ? terms_.forAll(any.symbols, terms_.implies(condition, fact))
                                               : fact);
  }
  return all;
}

Verdict Quantifiers::evalBody(SymbolicState s, const ast::Quantified& formula, ThenTerm then) {
  if (formula.range == nullptr) return rules_.eval(std::move(s), *formula.body, then);
  return operators_.evalShortCircuit(std::move(s), *formula.range, formula.body, nullptr,
                                     formula.quantifier == ast::Quantifier::ForAll, then);
}

// Any number or truth value will do, and any reference where the type is Object; others are null, or of the
// type; so is a mathematical value, for terms do not tell those of different types apart.
smt::Term Quantifiers::typeGuard(const ast::Type& type, Term symbol) {
  if ((!type.isReference() && !type.isMathematical()) || ast::isErasedToObject(type)) return terms_.truth();
  noteType(type);
  if (type.isMathematical()) return classes_.instanceTerm(type, symbol);
  classes_.noteDeclared(symbol, type);
  return terms_.disjoin(terms_.equal(symbol, terms_.null()), classes_.instanceTerm(type, symbol));
}

void Quantifiers::noteType(const ast::Type& type) {
  if (std::ranges::find(types_, type) == types_.end()) types_.push_back(type);
}

void Quantifiers::noteTypesOfBody() {
  isBodyRead_ = true;
  const ast::MethodDecl* const method = now().method;
  if (method == nullptr || method->body == nullptr) return;
  const auto note = [&](const ast::Expression& part) {
    const auto* const formula = std::get_if<ast::Quantified>(&part.node);
    if (formula == nullptr) return;
    for (const ast::Variable* const variable : formula->variables) {
      if (variable->type.isMathematical()) noteType(variable->type);
    }
  };
  ast::forEachStatement(*method->body, [&](const ast::Statement& statement) {
    ast::forEachOperand(
        statement, [&](const ast::Expression& operand) { ast::forEachExpression(operand, note); },
        [&](const ast::Assertion& assertion) { ast::forEachExpression(assertion, note); });
  });
}

void Quantifiers::learnOwnType(Term value, const ast::Type& type) {
  if (type.isMathematical()) {
    if (std::ranges::find(types_, type) != types_.end()) path_.learn(classes_.instanceTerm(type, value));
    return;
  }
  const Term isNull = terms_.equal(value, terms_.null());
  for (const ast::Type& wanted : types_) {
    if (Hierarchy::isSubtype(type, wanted))
      path_.learn(terms_.disjoin(isNull, classes_.instanceTerm(wanted, value)));
  }
}

bool Quantifiers::abstractFrom(std::uint32_t serial, Terms& terms) {
  Terms made;
  for (const Term term : terms) {
    if (!collectNew(serial, term, made)) return false;
  }
  std::vector<std::pair<Term, Term>> replacements;
  for (const Term symbol : made) {
    const std::string key = "any " + std::string(terms_.hint(symbol)) + std::to_string(terms_.serial(symbol));
    const smt::Function function = terms_.function(key, terms_.sort(symbol));
    run_.symbols.declare(function, {});
    replacements.emplace_back(symbol, terms_.apply(function, open_));
  }
  terms_.substituteAll(terms, replacements);
  return true;
}

bool Quantifiers::collectNew(std::uint32_t serial, Term term, Terms& symbols) const {
  Terms pending{term};
  std::unordered_set<Term> seen;
  while (!pending.empty()) {
    const Term next = pending.back();
    pending.pop_back();
    if (terms_.birth(next) <= serial || !seen.insert(next).second) continue;
    const smt::Op op = terms_.op(next);
    if (op == smt::Op::Object) return false;
    if (op == smt::Op::Symbol && std::ranges::find(symbols, next) == symbols.end()) symbols.push_back(next);
    for (const Term part : terms_.arguments(next)) pending.push_back(part);
  }
  return true;
}

}  // namespace warrant::symbex
