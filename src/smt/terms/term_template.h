// Terms over parameters that belong to no factory: taken from one once, made in any other as often as needed.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "smt/terms/term.h"

namespace warrant::smt {

class TermTemplate {
 public:
  // Takes over the terms, of which some may be no term; none: they are made of other symbols than the
  // parameters, too.
  static std::optional<TermTemplate> of(const TermFactory& terms, std::span<const Term> wholes,
                                        std::span<const Term> parameters);

  // For each of the terms, whether it is made of those parameters, functions and constants only. One with
  // variables of a formula about all values counts as if it were not.
  static std::vector<bool> areOver(const TermFactory& terms, std::span<const Term> wholes,
                                   std::span<const Term> parameters);

  // Whether the other one has the same terms, if its functions are the same.
  bool isAlike(const TermTemplate& other) const;
  // Of those that are alike the same.
  std::size_t hash() const;

  // The functions in the terms, of the factory that these come from.
  std::span<const Function> functions() const { return functions_; }
  // Makes the terms, in their order, with the arguments for the parameters, and with functions of that
  // factory for functions().
  std::vector<Term> instantiate(TermFactory& terms, std::span<const Term> arguments,
                                std::span<const Function> functions) const;

 private:
  class Maker;
  struct Node {
    Op op;
    Sort sort;
    std::uint32_t count, firstPart, firstCoefficient;
    std::int64_t payload;  // of an Apply, the place of its function
    friend bool operator==(const Node&, const Node&) = default;
  };

  static constexpr std::uint32_t noWhole = ~0u;

  std::uint32_t parameterCount_ = 0;
  std::vector<Node> nodes_;  // each behind its parts; as parts they are numbered behind the parameters
  std::vector<std::uint32_t> parts_;
  std::vector<std::int64_t> coefficients_;
  std::vector<Function> functions_;
  std::vector<std::uint32_t> wholes_;
};

}  // namespace warrant::smt
