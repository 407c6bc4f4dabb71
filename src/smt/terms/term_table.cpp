// Maps whose values are those of a term for each index. What the term is of is kept apart from its parts, the
// symbols and objects in it and the variables of formulas around it: so tables of equal parts are equal, a
// table is no older than what is in it, and an instance of a formula reaches what is tabulated there.
#include <algorithm>
#include <unordered_set>

#include "smt/terms/term_factory_impl.h"

namespace warrant::smt {

Term TermFactory::Impl::formalPart(TermFactory& factory, Sort sort, std::size_t number) {
  std::vector<Term>& parts = formalParts[static_cast<std::size_t>(sort)];
  while (parts.size() <= number) parts.push_back(factory.freshArbitrary(sort, "part"));
  return parts[number];
}

// In the order in which they come.
std::vector<Term> TermFactory::Impl::leavesOf(Term value, Term key) const {
  std::vector<Term> leaves, pending{value};
  std::unordered_set<Term> seen{key};
  const std::vector<Term> variables = freeVariables(value);
  while (!pending.empty()) {
    const Term term = pending.back();
    pending.pop_back();
    if (!seen.insert(term).second) continue;
    const TermNode& part = node(term);
    const bool isVariable = part.op == Op::Bound && std::ranges::binary_search(variables, term);
    if (part.op == Op::Symbol || part.op == Op::Object || isVariable) leaves.push_back(term);
    for (std::uint32_t i = part.count; i > 0; --i) pending.push_back(part.arguments[i - 1]);
  }
  return leaves;
}

// Symbols for the parts: of each sort its own.
std::vector<std::pair<Term, Term>> TermFactory::Impl::closing(TermFactory& factory,
                                                              std::span<const Term> parts) {
  std::vector<std::pair<Term, Term>> replacements;
  std::size_t counts[4] = {};
  for (const Term part : parts) {
    const Sort sort = node(part).sort;
    replacements.emplace_back(part, formalPart(factory, sort, counts[static_cast<std::size_t>(sort)]++));
  }
  return replacements;
}

Term TermFactory::tabulate(Term key, Term value) {
  if (value == unit()) return value;
  if (op(value) == Op::At && arguments(value)[1] == key && !occurs(key, arguments(value)[0]))
    return arguments(value)[0];
  const std::vector<Term> parts = impl_->leavesOf(value, key);
  if (!impl_->tableKey) impl_->tableKey = freshArbitrary(Sort::Int, "index");
  std::vector<std::pair<Term, Term>> replacements = impl_->closing(*this, parts);
  replacements.emplace_back(key, impl_->tableKey);
  const Term element = substitute(value, replacements);
  const auto id = static_cast<std::uint32_t>(impl_->tables.size());
  const auto [entry, isNew] = impl_->tableIds.try_emplace(element, id);
  if (isNew) impl_->tables.push_back(element);
  return impl_->store.intern({Op::Tabulate, Sort::Snapshot, entry->second, parts});
}

Term TermFactory::Impl::elementOf(TermFactory& factory, Term table, Term index) {
  const std::span<const Term> parts = factory.arguments(table);
  std::vector<std::pair<Term, Term>> replacements = closing(factory, parts);
  for (std::size_t i = 0; i < parts.size(); ++i) replacements[i] = {replacements[i].second, parts[i]};
  replacements.emplace_back(tableKey, index);
  return factory.substitute(tables[static_cast<std::size_t>(node(table).payload)], replacements);
}

}  // namespace warrant::smt
