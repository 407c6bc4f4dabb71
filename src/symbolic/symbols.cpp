#include "symbolic/symbols.h"

#include <cctype>

namespace warrant::symbolics {

smt::Sort sortOf(const type& type) {
  switch (type.sort) {
    case detail::sort::boolean:
      return smt::Sort::Bool;
    case detail::sort::record:
      return smt::Sort::Ref;
    default:
      return smt::Sort::Int;  // a text is its number
  }
}

Term integerOf(smt::TermFactory& terms, Wide number) {
  if (INT64_MIN <= number && number <= INT64_MAX) return terms.integer(static_cast<std::int64_t>(number));
  const Term half = integerOf(terms, number / 2);
  return terms.add(terms.add(half, half), integerOf(terms, number % 2));
}

// The name, or the first letter of the type's, as in the paper; with a number where that is taken.
std::string Symbols::uniqueName(const type& type, std::string_view name) {
  std::string unique(name);
  if (unique.empty()) unique = std::string(1, static_cast<char>(std::tolower(type.name.front())));
  const unsigned count = ++names_[unique];
  return count == 1 ? unique : uniqueName(type, unique + std::to_string(count));
}

Term Symbols::symbol(const type& type, std::string_view name) {
  Term& symbol = symbols_[{next_++, &type, std::string(name)}];
  if (!symbol) {
    const std::string unique = uniqueName(type, name);
    symbol = terms_.fresh(sortOf(type), unique);
    known_.emplace(symbol, Symbol{&type, unique});
    all_.push_back(symbol);
  }
  return symbol;
}

Term Symbols::bound(const type& type, std::size_t depth) {
  Term& symbol = bounds_[{&type, depth}];
  if (!symbol) {
    const std::string unique = uniqueName(type, {});
    symbol = terms_.freshArbitrary(sortOf(type), unique);
    known_.emplace(symbol, Symbol{&type, unique, true});
  }
  return symbol;
}

smt::Function Symbols::declare(const std::string& key, smt::Sort sort, Member member) {
  const smt::Function function = terms_.function(key, sort);
  members_.emplace(function.id, std::move(member));
  return function;
}

smt::Function Symbols::relation(const type& type, std::string_view name) {
  const auto [known, isNew] = relations_.try_emplace({next_++, &type, std::string(name)});
  if (isNew) {
    std::string plural = name.empty() ? std::string(type.name) + "s" : std::string(name);
    known->second = declare("relation " + std::to_string(relations_.size()), smt::Sort::Bool,
                            {nullptr, &type, uniqueName(type, plural), true});
  }
  return known->second;
}

smt::Function Symbols::member(const type& record, std::size_t index, const type& type) {
  const auto [known, isNew] = memberFunctions_.try_emplace({&record, index});
  if (isNew)
    known->second = declare("member " + std::to_string(memberFunctions_.size()), sortOf(type),
                            {&record, &type, std::to_string(index), false});
  return known->second;
}

smt::Function Symbols::associated(const type& record, std::size_t index, const type& type) {
  const auto [known, isNew] = memberFunctions_.try_emplace({&record, index});
  if (isNew)
    known->second = declare("member " + std::to_string(memberFunctions_.size()), smt::Sort::Bool,
                            {&record, &type, std::to_string(index), true});
  return known->second;
}

void Symbols::nameMember(const type& record, std::size_t index, std::string_view name) {
  const auto known = memberFunctions_.find({&record, index});
  if (known != memberFunctions_.end() && !name.empty()) members_.at(known->second.id).name = name;
}

const Symbols::Symbol* Symbols::find(Term symbol) const {
  const auto known = known_.find(symbol);
  return known == known_.end() ? nullptr : &known->second;
}

const Symbols::Member* Symbols::find(smt::Function function) const {
  const auto known = members_.find(function.id);
  return known == members_.end() ? nullptr : &known->second;
}

}  // namespace warrant::symbolics
