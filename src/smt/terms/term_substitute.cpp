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
    const Term image =
        isChanged ? impl_.rebuild(terms_, impl_.shapeOf(term), std::span(stack).subspan(begin)) : term;
    stack.resize(begin);
    return image;
  }

  TermFactory& terms_;
  Impl& impl_;
  const std::uint32_t round_;
  Term oldest_{0xFFFFFFFFu};
};

TermFactory::Impl::Shape TermFactory::Impl::shapeOf(Term term) const {
  const TermNode& node = this->node(term);
  const std::size_t count = node.coefficients != nullptr ? node.count : 0;
  return {node.op, node.sort, node.payload, {node.coefficients, count}};
}

Term TermFactory::Impl::rebuild(TermFactory& terms, const Shape& shape, std::span<const Term> parts) {
  switch (shape.op) {
    case Op::Apply:
      return terms.apply({static_cast<std::uint32_t>(shape.payload)}, parts);
    case Op::Not:
      return terms.negate(parts[0]);
    case Op::And:
    case Op::Or:
      return joinAll(terms, shape.op, parts);
    case Op::Ite:
      return terms.ite(parts[0], parts[1], parts[2]);
    case Op::Equal:
      return terms.equal(parts[0], parts[1]);
    case Op::NonNegative:
      return terms.lessOrEqual(terms.integer(0), parts[0]);
    case Op::Sum:
      return rebuildSum(terms, shape, parts);
    case Op::Multiply:
      return terms.multiply(parts[0], parts[1]);
    case Op::Divide:
      return terms.divide(parts[0], parts[1]);
    case Op::Remainder:
      return terms.remainder(parts[0], parts[1]);
    case Op::Combine:
      return terms.combine(parts[0], parts[1]);
    case Op::First:
      return terms.first(parts[0]);
    case Op::Second:
      return terms.second(parts[0]);
    case Op::Box:
      return terms.box(parts[0]);
    case Op::Unbox:
      return terms.unbox(shape.sort, parts[0]);
    case Op::At:
      return terms.at(parts[0], parts[1]);
    case Op::Store:
      return terms.store(parts[0], parts[1], parts[2]);
    case Op::Splice:
      return terms.splice(parts[0], parts[1], parts[2]);
    case Op::Fill:
      return terms.fill(parts[0], parts[1]);
    case Op::Tabulate: {  // made again, for its parts may be more than symbols now, and the key of one around
      const Term table = store.intern({shape.op, shape.sort, shape.payload, parts});
      const Term key = terms.freshArbitrary(Sort::Int, "index");
      return terms.tabulate(key, elementOf(terms, table, key));
    }
    case Op::ForAll:
      return terms.forAll(parts.first(parts.size() - 1), parts.back());
    case Op::Length:
      return terms.length(parts[0]);
    case Op::Element:
      return terms.element(parts[0], parts[1]);
    case Op::Single:
      return terms.single(parts[0]);
    case Op::Append:
      return terms.append(parts[0], parts[1]);
    case Op::Slice:
      return terms.slice(parts[0], parts[1], parts[2]);
    case Op::Contains:
      return terms.contains(parts[0], parts[1]);
    case Op::Window:
      return terms.window(parts[0], parts[1], parts[2]);
    case Op::Collect:
      return terms.collect(static_cast<Collection>(shape.payload), parts);
    case Op::Observe:
      return terms.observe(static_cast<Observation>(shape.payload), parts);
    default:  // without parts; a symbol stands for nothing else
      return store.intern({shape.op, shape.sort, shape.payload});
  }
}

Term TermFactory::Impl::rebuildSum(TermFactory& terms, const Shape& shape, std::span<const Term> parts) {
  Term result = terms.integer(shape.payload);
  for (std::size_t i = 0; i < parts.size(); ++i)
    result = terms.add(result, terms.multiply(terms.integer(shape.coefficients[i]), parts[i]));
  return result;
}

Term TermFactory::substitute(Term term, std::span<const std::pair<Term, Term>> replacements) {
  substituteAll({&term, 1}, replacements);
  return term;
}

void TermFactory::substituteAll(std::span<Term> terms, std::span<const std::pair<Term, Term>> replacements) {
  if (replacements.empty()) return;
  if (impl_->isSubstituting || std::ranges::any_of(terms, [&](Term term) { return isQuantified(term); }))
    return impl_->replaceInQuantified(*this, terms, replacements);
  impl_->isSubstituting = true;
  Impl::Substitution substitution(*this, replacements);
  for (Term& term : terms) term = substitution(term);
  impl_->isSubstituting = false;
}

}  // namespace warrant::smt
