#include "smt/terms/junctions.h"

#include <algorithm>
#include <bitset>
#include <optional>
#include <unordered_map>
#include <vector>

namespace warrant::smt {

namespace {

constexpr std::size_t mostParts = 64;  // each is compared with what the others say
constexpr unsigned deepest = 8;

class Reduction {
 public:
  explicit Reduction(TermFactory& terms) : terms_(terms) {}

  Term of(Term formula, unsigned depth) {
    if (std::ranges::find(known_, formula) != known_.end()) return terms_.truth();
    const Term negation = terms_.knownNegation(formula);
    if (negation && std::ranges::find(known_, negation) != known_.end()) return terms_.falsity();
    const bool isJunction = terms_.op(formula) == Op::And || terms_.op(formula) == Op::Or;
    if (!isJunction || depth == deepest || known_.size() > mostParts) return formula;
    return ofJunction(formula, depth);
  }

 private:
  // The single parts first: what they say is known of those that are put together.
  Term ofJunction(Term formula, unsigned depth) {
    const bool isConjunction = terms_.op(formula) == Op::And;
    const std::span<const Term> arguments = terms_.arguments(formula);
    if (arguments.size() > mostParts) return formula;
    std::vector<Term> parts(arguments.begin(), arguments.end());
    const auto isSingle = [&](Term part) { return terms_.op(part) != (isConjunction ? Op::Or : Op::And); };
    const auto compound = std::ranges::stable_partition(parts, isSingle).begin();
    const std::size_t before = known_.size();
    Term reduced = isConjunction ? terms_.truth() : terms_.falsity();
    for (auto part = parts.begin(); part != parts.end(); ++part) {
      const Term rest = of(*part, depth + 1);
      reduced = isConjunction ? terms_.conjoin(reduced, rest) : terms_.disjoin(reduced, rest);
      if (part < compound) known_.push_back(isConjunction ? *part : terms_.negate(*part));
    }
    known_.resize(before);
    return reduced;
  }

  TermFactory& terms_;
  std::vector<Term> known_;
};

// Formulas as truth tables over what they are put together of.
class Tables {
 public:
  explicit Tables(const TermFactory& terms) : terms_(terms) {}

  static constexpr unsigned mostAtoms = 8;
  using Table = std::bitset<1u << mostAtoms>;  // a bit for each assignment to the atoms

  // None: there are too many atoms.
  std::optional<Table> of(Term formula) {
    const auto known = tables_.find(formula);
    if (known != tables_.end()) return known->second;
    const std::optional<Table> table = make(formula);
    if (table) tables_.emplace(formula, *table);
    return table;
  }

 private:
  std::optional<Table> make(Term formula) {
    const Op op = terms_.op(formula);
    if (op == Op::True) return ~Table();
    if (op == Op::False) return Table();
    if (op == Op::Not) return complement(of(terms_.arguments(formula)[0]));
    if (op == Op::And || op == Op::Or) return junction(formula, op == Op::And);
    const Term negation = terms_.knownNegation(formula);
    if (negation && tables_.contains(negation)) return complement(tables_.at(negation));
    return atom();
  }

  static std::optional<Table> complement(std::optional<Table> table) {
    if (table) table->flip();
    return table;
  }

  std::optional<Table> junction(Term formula, bool isConjunction) {
    Table all = isConjunction ? ~Table() : Table();
    for (const Term part : terms_.arguments(formula)) {
      const std::optional<Table> table = of(part);
      if (!table) return std::nullopt;
      all = isConjunction ? all & *table : all | *table;
    }
    return all;
  }

  std::optional<Table> atom() {
    if (atoms_ == mostAtoms) return std::nullopt;
    Table table;
    for (std::size_t assignment = 0; assignment < table.size(); ++assignment)
      table[assignment] = (assignment >> atoms_ & 1) != 0;
    ++atoms_;
    return table;
  }

  const TermFactory& terms_;
  std::unordered_map<Term, Table> tables_;
  unsigned atoms_ = 0;
};

}  // namespace

bool areEquivalent(const TermFactory& terms, Term left, Term right) {
  Tables tables(terms);
  const auto first = tables.of(left), second = tables.of(right);
  return first && second && *first == *second;
}

Term withoutRedundance(TermFactory& terms, Term formula) { return Reduction(terms).of(formula, 0); }

}  // namespace warrant::smt
