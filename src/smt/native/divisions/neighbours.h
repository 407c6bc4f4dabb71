// A number with what it is made of, a few steps deep, as a system of linear facts.
#pragma once

#include <map>
#include <span>
#include <vector>

#include "smt/native/divisions/divisions.h"
#include "smt/native/linear/linear_system.h"

namespace warrant::smt {

class Divisions::Neighbours {
 public:
  // A formula that has a value; none: it holds always.
  struct Condition {
    Term formula;
    bool value;
  };

  Neighbours(Divisions& divisions, Term number) : Neighbours(divisions, number, {Term(), true}) {}
  Neighbours(Divisions& divisions, Term number, Condition condition);

  // What the number is made of, but for quotients and rests that are far from it.
  std::span<const Term> others() const { return others_; }
  // Whether it follows that the number is not negative, that it is, that one is at most the other.
  bool isNatural(Term number) { return follows(formOf(number)); }
  bool isNegative(Term number) { return follows(difference({-1}, formOf(number))); }
  bool isAtMost(Term less, Term more) { return follows(difference(formOf(more), formOf(less))); }

 private:
  // A sum of multiples of variables; `isExact` is false once a coefficient has left the range.
  struct Form {
    std::int64_t constant = 0;
    std::map<LinearSystem::Variable, std::int64_t> summands = {};
    bool isExact = true;
  };

  void add(Term number, unsigned depth);
  void addOther(Term number);
  void addSum(Term sum, unsigned depth);
  Term lastDividendIn(Term sum) const;
  void addDivision(Term division, unsigned depth);
  void addBothSides(Term comparison);
  void relate();
  void assume(Condition condition);
  void requireOther(const Form& form);
  bool isSeen(Term number) const;
  Form formOf(Term number);
  Form formOfSum(Term sum);
  static void addTo(Form& form, const Form& other, std::int64_t factor);
  static Form difference(const Form& left, const Form& right);
  void requireNonNegative(const Form& form);
  void requireZero(const Form& form);
  bool follows(Form form) const;  // that it is not negative

  Divisions& divisions_;
  Closure& closure_;
  LinearSystem system_;
  std::map<NodeId, LinearSystem::Variable> variables_;  // by root
  std::vector<Term> numbers_, others_;
};

}  // namespace warrant::smt
