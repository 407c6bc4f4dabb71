#include <algorithm>
#include <unordered_map>

#include "smt/term_factory_impl.h"

namespace warrant::smt {

namespace {

class Substitution {
 public:
  Substitution(TermFactory& terms, std::span<const std::pair<Term, Term>> replacements) : terms_(terms) {
    for (const auto& [key, value] : replacements) {
      images_.emplace(key, value);
      oldest_ = std::min(oldest_, key);
    }
  }

  Term operator()(Term term) {
    if (term < oldest_) return term;  // made before any key was, so there is none within
    if (const auto image = images_.find(term); image != images_.end()) return image->second;
    const Term image = rebuild(term);
    images_.emplace(term, image);
    return image;
  }

 private:
  Term rebuild(Term term) {
    const std::span<const Term> old = terms_.arguments(term);
    std::vector<Term> parts(old.begin(), old.end());
    for (Term& part : parts) part = (*this)(part);
    return std::equal(parts.begin(), parts.end(), old.begin()) ? term : build(term, parts);
  }

  Term build(Term term, std::span<const Term> parts) {
    switch (terms_.op(term)) {
      case Op::Apply:
        return terms_.apply(terms_.functionOf(term), parts);
      case Op::Not:
        return terms_.negate(parts[0]);
      case Op::And:
        return fold(parts, &TermFactory::conjoin);
      case Op::Or:
        return fold(parts, &TermFactory::disjoin);
      case Op::Ite:
        return terms_.ite(parts[0], parts[1], parts[2]);
      case Op::Equal:
        return terms_.equal(parts[0], parts[1]);
      case Op::NonNegative:
        return terms_.lessOrEqual(terms_.integer(0), parts[0]);
      case Op::Sum:
        return buildSum(term, parts);
      case Op::Multiply:
        return terms_.multiply(parts[0], parts[1]);
      case Op::Divide:
        return terms_.divide(parts[0], parts[1]);
      case Op::Remainder:
        return terms_.remainder(parts[0], parts[1]);
      case Op::Combine:
        return terms_.combine(parts[0], parts[1]);
      case Op::First:
        return terms_.first(parts[0]);
      case Op::Second:
        return terms_.second(parts[0]);
      case Op::Box:
        return terms_.box(parts[0]);
      case Op::Unbox:
        return terms_.unbox(terms_.sort(term), parts[0]);
      case Op::At:
        return terms_.at(parts[0], parts[1]);
      case Op::Store:
        return terms_.store(parts[0], parts[1], parts[2]);
      case Op::Splice:
        return terms_.splice(parts[0], parts[1], parts[2]);
      case Op::Fill:
        return terms_.fill(parts[0], parts[1]);
      default:
        return term;  // no arguments
    }
  }

  Term fold(std::span<const Term> parts, Term (TermFactory::*join)(Term, Term)) {
    Term result = parts[0];
    for (const Term part : parts.subspan(1)) result = (terms_.*join)(result, part);
    return result;
  }

  Term buildSum(Term term, std::span<const Term> parts) {
    const std::span<const std::int64_t> coefficients = terms_.coefficients(term);
    Term result = terms_.integer(terms_.constant(term));
    for (std::size_t i = 0; i < parts.size(); ++i)
      result = terms_.add(result, terms_.multiply(terms_.integer(coefficients[i]), parts[i]));
    return result;
  }

  TermFactory& terms_;
  std::unordered_map<Term, Term> images_;
  Term oldest_{0xFFFFFFFFu};
};

}  // namespace

Term TermFactory::substitute(Term term, std::span<const std::pair<Term, Term>> replacements) {
  return replacements.empty() ? term : Substitution(*this, replacements)(term);
}

}  // namespace warrant::smt
