// What is linear about products that have a factor in common, and about divisions by what is not a constant.
#pragma once

#include <vector>

#include "smt/native/egraph/native_solver.h"

namespace warrant::smt {

class ProductFacts {
 public:
  explicit ProductFacts(NativeSolver& solver) : solver_(solver) {}

  // What holds of the products and divisions that are known, and was not assumed yet; some of it where there
  // is much.
  std::vector<Term> missing();

 private:
  struct Product {
    Term factor, value;
  };
  void relateFactors(std::span<const NodeId> products);
  void expand(std::span<const NodeId> products, NodeId factor, Term sum);
  void compare(Term common, const Product& left, const Product& right);
  void divide(Term dividend, Term divisor);
  void add(std::initializer_list<Term> clause);

  NativeSolver& solver_;
  std::vector<Term> facts_;
};

}  // namespace warrant::smt
