// What is linear about products that have a factor in common, or whose factors are in order, and about
// divisions by what is not a constant.
#pragma once

#include <optional>

#include "smt/native/order/order.h"

namespace warrant::smt {

class Products final : public Theory {
 public:
  Products(Closure& closure, Order& order) : Theory(closure, {}), closure_(closure), order_(order) {}

  void addLemmas(Lemmas kind, Term question, std::vector<Term>& lemmas) override;

 private:
  struct Product {
    Term factor, value;
  };
  enum class Sign : std::uint8_t { Positive, Negative };
  // Where clauses that are not known yet are added.
  class Clauses;

  std::vector<NodeId> partsOf(Term question) const;
  void relateOrdered(std::span<const NodeId> products, Clauses& clauses);
  void relateOrdered(NodeId less, NodeId more, Clauses& clauses);
  void relateSign(NodeId product, Clauses& clauses);
  std::optional<Sign> signBetween(NodeId less, NodeId more);
  void relateCommonFactors(std::span<const NodeId> products, Clauses& clauses) const;
  void relateFactors(std::span<const NodeId> products, Clauses& clauses) const;
  void expand(std::span<const NodeId> products, NodeId factor, Term sum, Clauses& clauses) const;
  void compare(Term common, const Product& left, const Product& right, Clauses& clauses) const;
  std::vector<Term> cofactors(Term dividend, Term divisor) const;
  void divide(Term dividend, Term divisor, Clauses& clauses) const;

  Closure& closure_;
  Order& order_;
};

}  // namespace warrant::smt
