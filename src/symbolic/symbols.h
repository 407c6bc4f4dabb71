// The symbols of a check, and the functions that are members of its records.
//
// A run asks for its symbols in order: the n-th with a type and a name is the same term in every run, so that
// runs with the same decisions make the same terms.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <tuple>
#include <unordered_map>
#include <vector>

#include "smt/path/path_condition.h"
#include "symbolic/execution.h"

namespace warrant::symbolics {

using smt::Term;

smt::Sort sortOf(const type& type);
// A number that 64 bits may not hold.
Term integerOf(smt::TermFactory& terms, Wide number);

class Symbols {
 public:
  explicit Symbols(smt::TermFactory& terms) : terms_(terms) {}

  // A run begins.
  void restart() { next_ = 0; }

  Term symbol(const type& type, std::string_view name);
  // A set of records.
  smt::Function relation(const type& type, std::string_view name);
  // The member of a record: of that type; or a set of such records.
  smt::Function member(const type& record, std::size_t index, const type& type);
  smt::Function associated(const type& record, std::size_t index, const type& type);
  void nameMember(const type& record, std::size_t index, std::string_view name);
  // What stands for each value of a type, with so many of these around.
  Term bound(const type& type, std::size_t depth);

  struct Symbol {
    const detail::type* type;
    std::string name;
    bool isBound = false;
  };
  // nullptr: the term is none.
  const Symbol* find(Term symbol) const;
  struct Member {
    const detail::type* record;  // nullptr: a relation of the check
    const detail::type* type;    // what it is, or a set of
    std::string name;
    bool isRelation;
  };
  const Member* find(smt::Function function) const;
  // In the order in which they came up.
  const std::vector<Term>& all() const { return all_; }

 private:
  std::string uniqueName(const type& type, std::string_view name);
  smt::Function declare(const std::string& key, smt::Sort sort, Member member);

  smt::TermFactory& terms_;
  std::size_t next_ = 0;
  std::map<std::tuple<std::size_t, const type*, std::string>, Term> symbols_;
  std::map<std::tuple<std::size_t, const type*, std::string>, smt::Function> relations_;
  std::map<std::pair<const type*, std::size_t>, Term> bounds_;
  std::unordered_map<Term, Symbol> known_;
  std::unordered_map<std::uint32_t, Member> members_;
  std::map<std::tuple<const type*, std::size_t>, smt::Function> memberFunctions_;
  std::unordered_map<std::string, unsigned> names_;
  std::vector<Term> all_;
};

}  // namespace warrant::symbolics
