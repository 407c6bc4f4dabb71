// How terms are said to an SMT solver: the mapping of sorts and operations, and the ground instances of the
// theory's axioms that stand in for quantifiers. The same encoding serves Z3's interface and SMT-LIB text.
//
// The instances are enough: what the functions of a model of them do not fix can be chosen freely, for the
// sorts Ref and Snapshot are infinite and each instance that two given values take part in was sent.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "smt/terms/term.h"

namespace warrant::smt {

// The target: expressions are numbers that it hands out.
class SolverLanguage {
 public:
  using Expression = std::uint32_t;
  enum class Type : std::uint8_t { Bool, Int, Ref, Snapshot, Elements };  // Elements: arrays Int → Snapshot
  enum class Operation : std::uint8_t {
    True,
    False,
    Not,
    And,
    Or,
    Ite,
    Equal,
    LessOrEqual,
    Add,
    Subtract,
    Multiply,
    Divide,
    Modulo,
    Select,
    Store
  };  // Divide and Modulo are Euclidean

  virtual ~SolverLanguage() = default;
  virtual Expression integer(std::int64_t value) = 0;
  // A function (or constant) of that name; one name has one signature.
  virtual Expression call(std::string_view function, std::span<const Type> parameters, Type result,
                          std::span<const Expression> arguments) = 0;
  virtual Expression operation(Operation operation, std::span<const Expression> arguments) = 0;
  // A term's expression that others will use.
  virtual Expression share(Expression expression, Type /*type*/) { return expression; }
  virtual void assume(Expression formula) = 0;
};

class Encoder {
 public:
  using Expression = SolverLanguage::Expression;
  using Type = SolverLanguage::Type;
  using Operation = SolverLanguage::Operation;

  Encoder(const TermFactory& terms, SolverLanguage& language) : terms_(terms), language_(language) {}

  // Assumes the formula and the instances of axioms that its terms need.
  void assume(Term formula);
  // How many sums of several terms, and quotients for either sign, were said.
  std::size_t rows() const { return rows_; }

 private:
  Expression encode(Term term);
  std::vector<Term> operandsOf(Term term) const;
  Expression build(Term term, std::span<const Expression> arguments);
  Expression buildSum(Term term, std::span<const Expression> arguments);
  Expression truncated(Operation operation, Expression dividend, Expression divisor);
  Expression application(std::string_view name, Term term, std::span<const Expression> arguments);

  void introduce(Term term);
  void assumeAxioms(Term term);
  void noteIndex(Expression index);
  void noteMap(Term map);
  void assumeElement(Term map, Expression index);
  bool isComposed(Term map) const;
  void assumeDifference(Term left, Term right);
  void assumeAges();
  void assumeAge(Term term);
  void assumePairAge(Expression whole, Expression first, Expression second);
  Expression maximum(Expression left, Expression right);

  Expression apply(Operation operation, std::initializer_list<Expression> arguments);
  Expression call(std::string_view function, Type argument, Type result, Expression value);
  Expression combine(Expression first, Expression second);
  Expression elementAt(Term map, Expression index) {
    return apply(Operation::Select, {elements(encode(map)), index});
  }
  Expression elements(Expression snapshot) {
    return call("elements", Type::Snapshot, Type::Elements, snapshot);
  }
  Expression length(Term sequence) { return call("length", Type::Snapshot, Type::Int, encode(sequence)); }
  Expression age(Expression value, Type type);
  void assumeEqual(Expression left, Expression right) {
    language_.assume(apply(Operation::Equal, {left, right}));
  }
  Type typeOf(Term term) const { return static_cast<Type>(terms_.sort(term)); }

  const TermFactory& terms_;
  SolverLanguage& language_;
  std::vector<Expression> expressions_;  // by term; noExpression where there is none yet
  std::vector<bool> isIntroduced_;       // by term: its axioms are in force
  std::vector<Term> introduced_;
  std::size_t aged_ = 0;  // so many of `introduced_` have their age axioms
  // Maps that are put together, and their parts, have their elements at all these indices described.
  std::vector<Expression> indices_;
  std::vector<Term> maps_;
  std::vector<std::pair<Term, Expression>> pairs_;  // of map and index
  std::size_t agedPairs_ = 0;  // so many of them have the ages of their elements described
  std::size_t rows_ = 0;
  bool hasObjects_ = false;
};

}  // namespace warrant::smt
