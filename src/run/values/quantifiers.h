// The values that a quantifier speaks of, as far as its range bounds them.
#pragma once

#include <optional>
#include <vector>

#include "run/code/code.h"
#include "run/machine.h"

namespace warrant::run {

class Enumeration {
 public:
  static Enumeration of(const ast::Quantified& quantified, Machine& machine);
  static Enumeration of(const ast::Iterated& iterated, Machine& machine);

  // Where nothing bounds a variable: Refused stops the run; Sampled tries some values before, and only where
  // `use` is content with all of these.
  enum class Unbounded { Refused, Sampled };
  // Gives the variables their values in turn, and calls `use` for each, until that yields false.
  void forEach(Machine& machine, Frame& frame, support::SourceRange range, support::FunctionRef<bool()> use,
               Unbounded unbounded = Unbounded::Refused) const;

 private:
  using Variables = std::span<const ast::Variable* const>;
  struct Bound {
    const Code*
        value;  // nullptr: that of the variable `other`, which gets its value later: its own bound then
    std::size_t other;
    std::int64_t offset;  // of a number: added to the value
  };
  struct Domain {
    const ast::Variable* variable;
    std::vector<Bound> least, greatest;     // of a number: all of them hold
    const Code* members = nullptr;          // of what has members: it is one of them
    const ast::Type* collection = nullptr;  // whose type that is
  };

  Enumeration(Variables variables, std::vector<const ast::Expression*> conditions, Machine& machine);
  void note(const ast::Expression& condition, std::size_t at, Variables variables, Machine& machine);
  bool forEachFrom(std::size_t at, Machine& machine, Frame& frame, support::SourceRange range,
                   support::FunctionRef<bool()> use, Unbounded unbounded) const;
  // None: nothing bounds the variable. `depth`: through how many variables bounds may lead.
  std::optional<std::int64_t> leastOf(std::size_t at, Frame& frame, std::size_t depth) const;
  std::optional<std::int64_t> greatestOf(std::size_t at, Frame& frame, std::size_t depth) const;
  struct Values {
    std::vector<Value> values;
    bool areAll = true;
  };
  Values valuesOf(std::size_t at, Machine& machine, Frame& frame, support::SourceRange range) const;

  std::vector<Domain> domains_;
};

// What a quantifier says of the values of its body.
class Aggregation {
 public:
  Aggregation(ast::Quantifier quantifier, const ast::Expression& e);
  bool add(Value value);  // whether more of them matter
  // Throws a Violation for the greatest, or least, of no values.
  Value result() const;

 private:
  ast::Quantifier quantifier_;
  const ast::Expression& e_;
  std::int64_t result_;
  bool isEmpty_ = true;
};

}  // namespace warrant::run
