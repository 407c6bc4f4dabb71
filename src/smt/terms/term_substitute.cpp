#include <algorithm>

#include "smt/terms/term_factory_impl.h"

namespace warrant::smt {

// Goes through the terms below, each once.
class TermFactory::Impl::Substitution {
 public:
  Substitution(TermFactory& terms, std::span<const std::pair<Term, Term>> replacements)
      : terms_(terms), impl_(*terms.impl_), round_(++impl_.substitutions) {
    impl_.images.resize(impl_.store.size() + 1);  // of terms that are made meanwhile nobody asks
    for (const auto& [key, value] : replacements) {
      impl_.images[key.id()] = {round_, value};
      oldest_ = std::min(oldest_, key);
    }
  }

  Term operator()(Term term) {
    if (term < oldest_) return term;  // made before any key was, so there is none within
    const Image known = impl_.images[term.id()];
    if (known.round == round_) return known.term;
    const Term image = rebuild(term);
    impl_.images[term.id()] = {round_, image};
    return image;
  }

 private:
  Term rebuild(Term term) {
    std::vector<Term>& stack = impl_.imageStack;
    const std::size_t begin = stack.size();
    bool isChanged = false;
    for (const Term part : terms_.arguments(term)) {
      const Term image = (*this)(part);
      isChanged = isChanged || image != part;
      stack.push_back(image);
    }
    const Term image = isChanged ? build(term, std::span(stack).subspan(begin)) : term;
    stack.resize(begin);
    return image;
  }

  Term build(Term term, std::span<const Term> parts) {
    switch (terms_.op(term)) {
      case Op::Apply:
        return terms_.apply(terms_.functionOf(term), parts);
      case Op::Not:
        return terms_.negate(parts[0]);
      case Op::And:
      case Op::Or:
        return impl_.joinAll(terms_, terms_.op(term), parts);
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

  Term buildSum(Term term, std::span<const Term> parts) {
    const std::span<const std::int64_t> coefficients = terms_.coefficients(term);
    Term result = terms_.integer(terms_.constant(term));
    for (std::size_t i = 0; i < parts.size(); ++i)
      result = terms_.add(result, terms_.multiply(terms_.integer(coefficients[i]), parts[i]));
    return result;
  }

  TermFactory& terms_;
  Impl& impl_;
  const std::uint32_t round_;
  Term oldest_{0xFFFFFFFFu};
};

Term TermFactory::substitute(Term term, std::span<const std::pair<Term, Term>> replacements) {
  substituteAll({&term, 1}, replacements);
  return term;
}

void TermFactory::substituteAll(std::span<Term> terms, std::span<const std::pair<Term, Term>> replacements) {
  if (replacements.empty()) return;
  Impl::Substitution substitution(*this, replacements);
  for (Term& term : terms) term = substitution(term);
}

}  // namespace warrant::smt
