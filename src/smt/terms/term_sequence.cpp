// Sequences: simplified as far as the order of indices is known, from the terms or from who asks. All that is
// done here holds of all indices, those without an element too, for a slice has as much as there is.
#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "smt/terms/term_factory_impl.h"

namespace warrant::smt {

class TermFactory::Impl::Sequences {
 public:
  Sequences(TermFactory& terms, Decide decide) : terms_(terms), decide_(decide) {}

  Term append(Term left, Term right) {
    std::vector<Term> parts;
    for (const Term part : terms_.impl_->partsOf(right, parts)) left = join(left, part);
    return left;
  }

  // The chain is walked without recursion.
  Term element(Term sequence, Term index) {
    std::vector<std::pair<Term, Term>> undecided;  // under the condition it is in the rest, or else this
    for (;;) {
      const auto parts = terms_.arguments(sequence);
      if (terms_.op(sequence) == Op::Append) {
        const Term before = terms_.length(parts[0]);
        const Term isBefore = terms_.less(index, before);
        const std::optional<bool> known = decide(isBefore);
        if (known && !*known) {
          sequence = parts[1];
          index = terms_.subtract(index, before);
          continue;
        }
        if (!known) undecided.emplace_back(isBefore, element(parts[1], terms_.subtract(index, before)));
        sequence = parts[0];
      } else if (terms_.op(sequence) == Op::Slice && isInside(parts, index)) {
        index = terms_.add(parts[1], index);
        sequence = parts[0];
      } else if (terms_.op(sequence) == Op::Window && isInWindow(parts, inPlaces(sequence, index))) {
        const Term place = terms_.add(parts[1], inPlaces(sequence, index));
        return wrap(terms_.at(parts[0], place, decide_), undecided);
      } else {
        break;
      }
    }
    return wrap(elementOfPart(sequence, index), undecided);
  }

  Term slice(Term sequence, Term from, Term to) {
    std::vector<Term> behind;  // what follows, the last first
    Term result;
    while (!result) {
      const auto parts = terms_.arguments(sequence);
      if (terms_.op(sequence) == Op::Unit || holds(terms_.lessOrEqual(to, from))) {
        result = terms_.unit();
      } else if (areEqual(from, terms_.integer(0)) && areEqual(to, terms_.length(sequence))) {
        result = sequence;
      } else if (terms_.op(sequence) == Op::Slice && isWithin(parts, from, to)) {
        sequence = parts[0];
        from = terms_.add(parts[1], from);
        to = terms_.add(parts[1], to);
      } else if (terms_.op(sequence) == Op::Window && isCutOf(sequence, from, to)) {
        result = terms_.window(parts[0], terms_.add(parts[1], inPlaces(sequence, from)),
                               terms_.add(parts[1], inPlaces(sequence, to)), decide_);
      } else if (terms_.op(sequence) != Op::Append || !cut(sequence, from, to, behind)) {
        const Term operands[] = {sequence, from, to};
        result = intern(Op::Slice, Sort::Snapshot, operands);
      }
    }
    for (; !behind.empty(); behind.pop_back()) result = append(result, behind.back());
    return result;
  }

 private:
  struct Piece {
    Term of, from, to;
  };

  std::optional<bool> decide(Term condition) {
    if (condition == terms_.truth()) return true;
    if (condition == terms_.falsity()) return false;
    if (addsLengths(condition)) return true;
    if (const std::optional<bool> known = decide_(condition)) return known;
    return isMoreThanKnown(condition) ? std::optional(true) : std::nullopt;
  }
  // `0 <= n + 1` where `0 <= n`, or `0 < n`, is known.
  bool isMoreThanKnown(Term condition) const {
    if (terms_.op(condition) != Op::NonNegative) return false;
    const Term sum = terms_.arguments(condition)[0];
    if (terms_.op(sum) != Op::Sum || terms_.constant(sum) <= 0) return false;
    const Term less = terms_.subtract(sum, terms_.integer(terms_.constant(sum)));
    const auto isAtLeast = [&](std::int64_t least) {
      return decide_(terms_.lessOrEqual(terms_.integer(least), less)) == true;
    };
    return isAtLeast(0) || isAtLeast(1);
  }
  // `0 <= |s| + |t| + 1`
  bool addsLengths(Term condition) const {
    if (terms_.op(condition) != Op::NonNegative) return false;
    const Term sum = terms_.arguments(condition)[0];
    if (terms_.op(sum) == Op::Length) return true;
    return terms_.op(sum) == Op::Sum && terms_.constant(sum) >= 0 &&
           std::ranges::all_of(terms_.coefficients(sum), [](auto coefficient) { return coefficient > 0; }) &&
           std::ranges::all_of(terms_.arguments(sum),
                               [&](Term part) { return terms_.op(part) == Op::Length; });
  }
  bool holds(Term condition) { return decide(condition).value_or(false); }
  bool areEqual(Term left, Term right) {
    return left == right ||
           (holds(terms_.lessOrEqual(left, right)) && holds(terms_.lessOrEqual(right, left)));
  }
  bool isNotNegative(Term number) { return holds(terms_.lessOrEqual(terms_.integer(0), number)); }

  bool isCutOf(Term window, Term from, Term to) {
    const auto parts = terms_.arguments(window);
    const Term begin = inPlaces(window, from), end = inPlaces(window, to);
    return isNotNegative(begin) && holds(terms_.lessOrEqual(begin, end)) &&
           holds(terms_.lessOrEqual(terms_.add(parts[1], end), parts[2]));
  }

  // The index, told by the window's ends where it was told by its length.
  Term inPlaces(Term window, Term index) {
    const auto parts = terms_.arguments(window);
    const Term length = terms_.length(window);
    if (!terms_.occurs(length, index) || !holds(terms_.lessOrEqual(parts[1], parts[2]))) return index;
    const std::pair<Term, Term> width{length, terms_.subtract(parts[2], parts[1])};
    return terms_.substitute(index, {&width, 1});
  }

  // The element, or those of what comes behind under the conditions' opposites.
  Term wrap(Term result, std::span<const std::pair<Term, Term>> undecided) {
    for (auto step = undecided.rbegin(); step != undecided.rend(); ++step)
      result = terms_.ite(step->first, result, step->second);
    return result;
  }

  bool isInWindow(std::span<const Term> window, Term index) {
    return isNotNegative(index) && holds(terms_.less(terms_.add(window[1], index), window[2]));
  }
  // Of a slice: whether the index is one of those that it has of the whole.
  bool isInside(std::span<const Term> slice, Term index) {
    return isNotNegative(slice[1]) && isNotNegative(index) &&
           holds(terms_.less(terms_.add(slice[1], index), slice[2]));
  }
  bool isWithin(std::span<const Term> slice, Term from, Term to) {
    return isNotNegative(slice[1]) && isNotNegative(from) &&
           holds(terms_.lessOrEqual(terms_.add(slice[1], to), slice[2]));
  }

  Term elementOfPart(Term part, Term index) {
    if (terms_.op(part) == Op::Unit) return part;
    if (terms_.op(part) == Op::Single) {
      const Term isIt = terms_.equal(index, terms_.integer(0));
      const std::optional<bool> known = decide(isIt);
      return terms_.ite(known ? terms_.boolean(*known) : isIt, terms_.arguments(part)[0], terms_.unit());
    }
    const Term operands[] = {part, index};
    return intern(Op::Element, Sort::Snapshot, operands);
  }

  // Goes on with one side of an Append, or with the left one where the slice ends in the right one, which is
  // noted; false: it is not known where the ends are.
  bool cut(Term& sequence, Term& from, Term& to, std::vector<Term>& behind) {
    const auto parts = terms_.arguments(sequence);
    const Term before = terms_.length(parts[0]);
    if (holds(terms_.lessOrEqual(before, from))) {
      sequence = parts[1];
      from = terms_.subtract(from, before);
      to = terms_.subtract(to, before);
      return true;
    }
    if (!holds(terms_.lessOrEqual(to, before))) {
      if (!holds(terms_.lessOrEqual(from, before)) || !holds(terms_.lessOrEqual(before, to))) return false;
      behind.push_back(slice(parts[1], terms_.integer(0), terms_.subtract(to, before)));
      to = before;
    }
    sequence = parts[0];
    return true;
  }

  // Slices that follow one another are one.
  Term join(Term left, Term part) {
    if (terms_.op(left) == Op::Unit) return part;
    if (terms_.op(part) == Op::Unit) return left;
    const bool isChain = terms_.op(left) == Op::Append;
    const Term last = isChain ? terms_.arguments(left)[1] : left;
    if (const Term joined = joinSlices(last, part))
      return isChain ? append(terms_.arguments(left)[0], joined) : joined;
    const Term operands[] = {left, part};
    return intern(Op::Append, Sort::Snapshot, operands);
  }

  Term joinSlices(Term left, Term right) {
    if (terms_.op(left) == Op::Window || terms_.op(right) == Op::Window) return joinWindows(left, right);
    if (terms_.op(left) != Op::Slice && terms_.op(right) != Op::Slice) return Term();
    const std::optional<Piece> first = pieceOf(left), second = pieceOf(right);
    const bool areOfOne = first && second && first->of == second->of;
    if (!areOfOne || !areEqual(first->to, second->from) ||
        !holds(terms_.lessOrEqual(first->from, first->to)) ||
        !holds(terms_.lessOrEqual(second->from, second->to)))
      return Term();
    return slice(first->of, first->from, second->to);
  }

  Term joinWindows(Term left, Term right) {
    const std::optional<Piece> first = windowOf(left), second = windowOf(right);
    const bool areOfOne = first && second && first->of == second->of && areEqual(first->to, second->from);
    const bool areOrdered = areOfOne && holds(terms_.lessOrEqual(first->from, first->to)) &&
                            holds(terms_.lessOrEqual(second->from, second->to));
    return areOrdered ? terms_.window(first->of, first->from, second->to) : Term();
  }

  // What a map has at one index is a window, too.
  std::optional<Piece> windowOf(Term part) {
    const auto parts = terms_.arguments(part);
    if (terms_.op(part) == Op::Window) return Piece{parts[0], parts[1], parts[2]};
    if (terms_.op(part) != Op::Single || terms_.op(parts[0]) != Op::At) return std::nullopt;
    const Term of = terms_.arguments(parts[0])[0], index = terms_.arguments(parts[0])[1];
    return Piece{of, index, terms_.add(index, terms_.integer(1))};
  }

  // An element that there is, by itself, is a slice, too.
  std::optional<Piece> pieceOf(Term part) {
    const auto parts = terms_.arguments(part);
    if (terms_.op(part) == Op::Slice) return Piece{parts[0], parts[1], parts[2]};
    if (terms_.op(part) != Op::Single || terms_.op(parts[0]) != Op::Element) return std::nullopt;
    const Term of = terms_.arguments(parts[0])[0], index = terms_.arguments(parts[0])[1];
    if (!isNotNegative(index) || !holds(terms_.less(index, terms_.length(of)))) return std::nullopt;
    return Piece{of, index, terms_.add(index, terms_.integer(1))};
  }

  Term intern(Op op, Sort sort, std::span<const Term> operands) {
    return terms_.impl_->store.intern({op, sort, 0, operands});
  }

  TermFactory& terms_;
  Decide decide_;
};

namespace {

constexpr auto nothingIsOrdered = [](Term) -> std::optional<bool> { return std::nullopt; };

bool isPutTogether(Op op) { return op == Op::Append || op == Op::Single; }

}  // namespace

// Of a chain each link is computed once.
Term TermFactory::length(Term sequence) {
  std::vector<Term> links;
  Term rest = sequence;
  Term sum;
  while (!sum) {
    if (op(rest) == Op::Append) {
      if (const auto known = impl_->lengths.find(rest); known != impl_->lengths.end()) {
        sum = known->second;
      } else {
        links.push_back(rest);
        rest = arguments(rest)[0];
      }
    } else if (op(rest) == Op::Unit || op(rest) == Op::Single) {
      sum = integer(op(rest) == Op::Unit ? 0 : 1);
    } else {
      sum = impl_->store.intern({Op::Length, Sort::Int, 0, {&rest, 1}});
    }
  }
  for (auto link = links.rbegin(); link != links.rend(); ++link) {
    sum = add(sum, length(arguments(*link)[1]));
    impl_->lengths.emplace(*link, sum);
  }
  return sum;
}

Term TermFactory::single(Term element) {
  return impl_->store.intern({Op::Single, Sort::Snapshot, 0, {&element, 1}});
}

Term TermFactory::append(Term left, Term right) { return append(left, right, nothingIsOrdered); }

Term TermFactory::append(Term left, Term right, Decide decide) {
  return Impl::Sequences(*this, decide).append(left, right);
}

Term TermFactory::element(Term sequence, Term index) { return element(sequence, index, nothingIsOrdered); }

Term TermFactory::element(Term sequence, Term index, Decide decide) {
  return Impl::Sequences(*this, decide).element(sequence, index);
}

Term TermFactory::slice(Term sequence, Term from, Term to) {
  return slice(sequence, from, to, nothingIsOrdered);
}

Term TermFactory::slice(Term sequence, Term from, Term to, Decide decide) {
  return Impl::Sequences(*this, decide).slice(sequence, from, to);
}

Term TermFactory::window(Term elements, Term from, Term to, Decide decide) {
  return window(impl_->mapWithin(*this, elements, from, to, decide), from, to);
}

Term TermFactory::window(Term elements, Term from, Term to) {
  if (from == to) return unit();
  const Term operands[] = {elements, from, to};
  return impl_->store.intern({Op::Window, Sort::Snapshot, 0, operands});
}

// Where a window may have the element: at the index at which that was read, of whatever map, and where
// something was written last.
void TermFactory::Impl::addPlaces(TermFactory& factory, std::span<const Term> window, Term element,
                                  std::vector<Term>& cases) {
  constexpr unsigned most = 16;
  std::vector<Term> places;
  if (factory.op(element) == Op::At) places.push_back(factory.arguments(element)[1]);
  std::vector<Term> pending{window[0]};
  for (unsigned seen = 0; !pending.empty() && seen < most; ++seen) {
    const Term map = pending.back();
    pending.pop_back();
    const auto parts = factory.arguments(map);
    if (factory.op(map) == Op::Store) places.push_back(parts[1]);
    if (factory.op(map) == Op::Store || factory.op(map) == Op::Splice) pending.push_back(parts[0]);
    if (factory.op(map) == Op::Splice) pending.push_back(parts[2]);
  }
  for (const Term place : places) {
    const Term isWithin =
        factory.conjoin(factory.lessOrEqual(window[1], place), factory.less(place, window[2]));
    if (isWithin == factory.falsity()) continue;
    cases.push_back(factory.conjoin(isWithin, factory.equal(factory.at(window[0], place), element)));
  }
}

Term TermFactory::Impl::containsInSequence(TermFactory& factory, Term sequence, Term element) {
  std::vector<Term> cases, parts;
  for (const Term part : partsOf(sequence, parts)) {
    const Op op = factory.op(part);
    const auto own = factory.arguments(part);
    if (op == Op::Single) {
      cases.push_back(factory.equal(own[0], element));
      continue;
    }
    const Term operands[] = {part, element};
    cases.push_back(store.intern({Op::Contains, Sort::Bool, 0, operands}));
    const auto place = factory.arguments(element);
    if (factory.op(element) == Op::Element && place[0] == part) {
      cases.push_back(factory.conjoin(factory.lessOrEqual(factory.integer(0), place[1]),
                                      factory.less(place[1], factory.length(part))));
    } else if (op == Op::Window) {
      addPlaces(factory, own, element, cases);
    }
  }
  return cases.empty() ? factory.falsity() : joinAll(factory, Op::Or, cases);
}

std::span<const Term> TermFactory::Impl::partsOf(Term sequence, std::vector<Term>& parts) const {
  for (; node(sequence).op == Op::Append; sequence = node(sequence).arguments[0])
    parts.push_back(node(sequence).arguments[1]);
  if (node(sequence).op != Op::Unit) parts.push_back(sequence);
  std::ranges::reverse(parts);
  return parts;
}

// What both begin and end with does not matter, and elements that stand in the same place are compared; no
// term where that is not the shape.
Term TermFactory::Impl::equalSequences(TermFactory& factory, Term left, Term right) {
  if (!isPutTogether(node(left).op) && !isPutTogether(node(right).op)) return Term();
  std::vector<Term> leftParts, rightParts;
  std::span<const Term> first = partsOf(left, leftParts), second = partsOf(right, rightParts);
  std::vector<Term> equations;
  const auto match = [&](Term one, Term other) {
    if (one == other) return true;
    if (node(one).op != Op::Single || node(other).op != Op::Single) return false;
    equations.push_back(factory.equal(node(one).arguments[0], node(other).arguments[0]));
    return true;
  };
  while (!first.empty() && !second.empty() && match(first.back(), second.back())) {
    first = first.first(first.size() - 1);
    second = second.first(second.size() - 1);
  }
  while (!first.empty() && !second.empty() && match(first.front(), second.front())) {
    first = first.subspan(1);
    second = second.subspan(1);
  }
  if (first.empty() || second.empty()) {
    for (const Term part : first.empty() ? second : first) {
      if (node(part).op == Op::Single) return Term(2);
      equations.push_back(factory.equal(part, factory.unit()));
    }
  } else if (first.size() == leftParts.size()) {
    return Term();
  } else {
    const auto together = [&](std::span<const Term> parts) {
      Term whole = factory.unit();
      for (const Term part : parts) whole = factory.append(whole, part);
      return whole;
    };
    const Term rest[] = {together(first), together(second)};
    const Term operands[] = {std::min(rest[0], rest[1]), std::max(rest[0], rest[1])};
    equations.push_back(store.intern({Op::Equal, Sort::Bool, 0, operands}));
  }
  return equations.empty() ? Term(1) : joinAll(factory, Op::And, equations);
}

}  // namespace warrant::smt
