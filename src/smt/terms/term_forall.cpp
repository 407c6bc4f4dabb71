// Formulas that hold for all values of variables.
//
// A variable is numbered by how many there are within what is said of it, so that the same said twice is the
// same term, and a ForAll within another has smaller numbers. Symbols take the place of variables where what
// is said is changed: no term with a free variable ever meets another one.
#include <algorithm>
#include <iterator>
#include <unordered_map>
#include <utility>

#include "smt/terms/term_factory_impl.h"

namespace warrant::smt {

namespace {

using Replacements = std::vector<std::pair<Term, Term>>;

}  // namespace

// Goes through the terms below, each once, and into what is said of all values.
class TermFactory::Impl::QuantifiedSubstitution {
 public:
  QuantifiedSubstitution(TermFactory& terms, std::span<const std::pair<Term, Term>> replacements)
      : terms_(terms), impl_(*terms.impl_) {
    for (const auto& [key, value] : replacements) {
      images_.insert_or_assign(key, value);
      oldest_ = std::min(oldest_, key);
      const std::vector<Term> variables = impl_.freeVariables(value);
      comingIn_.insert(comingIn_.end(), variables.begin(), variables.end());
    }
  }

  Term operator()(Term term) {
    if (term < oldest_) return term;  // made before any key was, so there is none within
    if (const auto known = images_.find(term); known != images_.end()) return known->second;
    const Term image = terms_.op(term) == Op::ForAll ? replaceWithin(term) : rebuild(term);
    return images_[term] = image;
  }

 private:
  Term rebuild(Term term) {
    std::vector<Term> parts;
    bool isChanged = false;
    for (const Term part : terms_.arguments(term)) {
      parts.push_back((*this)(part));
      isChanged = isChanged || parts.back() != part;
    }
    return isChanged ? impl_.rebuild(terms_, impl_.shapeOf(term), parts) : term;
  }

  Term replaceWithin(Term forAll) {
    const Term body = (*this)(terms_.body(forAll));
    if (body == terms_.body(forAll)) return forAll;
    return keepsVariables(forAll, body) ? impl_.withBody(forAll, body) : makeAnew(forAll);
  }

  // Whether the same variables stand in the formula with that body: they all occur in it, nothing that came
  // in has one of them, and they are numbered as they would be.
  bool keepsVariables(Term forAll, Term body) const {
    const std::span<const Term> variables = terms_.variables(forAll);
    const std::vector<Term> free = impl_.freeVariables(body);
    const auto isKept = [&](Term variable) {
      return std::ranges::binary_search(free, variable) &&
             std::ranges::find(comingIn_, variable) == comingIn_.end();
    };
    return impl_.store.node(variables.front()).payload == impl_.store.node(body).binders + 1 &&
           std::ranges::all_of(variables, isKept);
  }

  // Symbols stand for the variables meanwhile, for what comes in may have variables of these numbers.
  Term makeAnew(Term forAll) {
    std::vector<Term> symbols;
    Replacements opening;
    for (const Term variable : terms_.variables(forAll)) {
      symbols.push_back(terms_.freshArbitrary(terms_.sort(variable), "any"));
      opening.emplace_back(variable, symbols.back());
    }
    const Term opened = QuantifiedSubstitution(terms_, opening)(terms_.body(forAll));
    return terms_.forAll(symbols, (*this)(opened));
  }

  TermFactory& terms_;
  Impl& impl_;
  std::unordered_map<Term, Term> images_;
  std::vector<Term> comingIn_;  // the variables of what is put in
  Term oldest_{0xFFFFFFFFu};
};

Term TermFactory::Impl::withBody(Term forAll, Term body) {
  const TermNode& node = store.node(forAll);
  std::vector<Term> parts(node.arguments, node.arguments + node.count);
  parts.back() = body;
  return store.intern({Op::ForAll, Sort::Bool, node.payload, parts});
}

void TermFactory::Impl::replaceInQuantified(TermFactory& factory, std::span<Term> terms,
                                            std::span<const std::pair<Term, Term>> replacements) {
  QuantifiedSubstitution substitution(factory, replacements);
  for (Term& term : terms) term = substitution(term);
}

Term TermFactory::forAll(std::span<const Term> symbols, Term formula) {
  std::vector<Term> used;
  for (const Term symbol : symbols) {
    if (occurs(symbol, formula)) used.push_back(symbol);
  }
  if (used.empty()) return formula;
  // What is said may get simpler, and then has fewer variables within.
  Term body;
  std::vector<Term> parts;
  // Of a formula around it, where one is made again within: these are other variables.
  std::uint32_t around = 0;
  for (const Term variable : impl_->freeVariables(formula))
    around = std::max(around, static_cast<std::uint32_t>(store_.node(variable).payload));
  for (std::uint32_t within = std::max(store_.node(formula).binders, around);;) {
    Replacements closing;
    parts.clear();
    for (const Term symbol : used) {
      const auto number = static_cast<std::int64_t>(within + parts.size() + 1);
      parts.push_back(store_.intern({Op::Bound, sort(symbol), number}));
      closing.emplace_back(symbol, parts.back());
    }
    body = Impl::QuantifiedSubstitution(*this, closing)(formula);
    const std::uint32_t least = std::max(store_.node(body).binders, around);
    if (least >= within) break;
    within = least;
  }
  if (isConstant(body)) return body;
  parts.push_back(body);
  return store_.intern({Op::ForAll, Sort::Bool, static_cast<std::int64_t>(used.size()), parts});
}

namespace {

// Goes through the terms below, each once, the parts first.
class FreeVariables {
 public:
  explicit FreeVariables(const TermStore& store) : store_(store) {}

  const std::vector<Term>& of(Term term) {
    if (!store_.node(term).hasVariable) return none_;
    if (const auto known = known_.find(term); known != known_.end()) return known->second;
    return known_[term] = collect(term, store_.node(term));
  }

 private:
  std::vector<Term> collect(Term term, const TermNode& node) {
    if (node.op == Op::Bound) return {term};
    std::vector<Term> free;
    const std::span<const Term> parts(node.arguments, node.count);
    const auto bound = parts.first(node.op == Op::ForAll ? static_cast<std::size_t>(node.payload) : 0);
    for (const Term part : parts.subspan(bound.size())) {
      const std::vector<Term>& within = of(part);
      std::ranges::copy_if(within, std::back_inserter(free),
                           [&](Term one) { return std::ranges::find(bound, one) == bound.end(); });
    }
    std::ranges::sort(free);
    free.erase(std::unique(free.begin(), free.end()), free.end());
    return free;
  }

  const TermStore& store_;
  const std::vector<Term> none_;
  std::unordered_map<Term, std::vector<Term>> known_;
};

}  // namespace

std::vector<Term> TermFactory::Impl::freeVariables(Term term) const { return FreeVariables(store).of(term); }

Term TermFactory::instance(Term forAll, std::span<const Term> values) {
  Replacements opening;
  const std::span<const Term> variables = this->variables(forAll);
  for (std::size_t i = 0; i < variables.size(); ++i) opening.emplace_back(variables[i], values[i]);
  return Impl::QuantifiedSubstitution(*this, opening)(body(forAll));
}

bool TermFactory::occurs(Term symbol, Term term) const {
  std::vector<Term> pending{term};
  std::unordered_map<Term, bool> seen;
  while (!pending.empty()) {
    const Term next = pending.back();
    pending.pop_back();
    if (next == symbol) return true;
    if (next < symbol || !seen.emplace(next, true).second) continue;  // made before it was
    for (const Term part : arguments(next)) pending.push_back(part);
  }
  return false;
}

}  // namespace warrant::smt
