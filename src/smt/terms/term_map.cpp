// Maps from indices to values: the snapshots of arrays. They are simplified as far as the order of their
// indices is known, from the terms or from who asks.
#include <algorithm>
#include <unordered_map>
#include <utility>
#include <vector>

#include "smt/terms/term_factory_impl.h"

namespace warrant::smt {

class TermFactory::Impl::Maps {
 public:
  Maps(TermFactory& terms, Decide decide) : terms_(terms), decide_(decide) {}

  // The map is a chain of stores around another one: walked without recursion, the answer is built inside
  // out.
  Term at(Term map, Term index) {
    std::vector<Stored> undecided;  // under the condition that the index is this one
    while (terms_.op(map) == Op::Store) {
      const auto parts = terms_.arguments(map);
      const Term condition = terms_.equal(parts[1], index);
      const std::optional<bool> known = decide(condition);
      if (known && *known) return wrap(parts[2], undecided);
      if (!known) undecided.push_back({condition, parts[2]});
      map = parts[0];
    }
    return wrap(atBase(map, index), undecided);
  }

  // In a splice of splices the indices ascend to the right, as far as their order is known.
  Term splice(Term below, Term index, Term above) {
    const std::size_t outer = stores_.size();
    while (strip(below, index, true)) {
    }
    while (strip(above, index, false)) {
    }
    Term map = join(below, index, above);
    for (; stores_.size() > outer; stores_.pop_back())
      map = terms_.store(map, stores_.back().condition, stores_.back().value);
    return map;
  }

 private:
  struct Stored {
    Term condition;  // or index
    Term value;
  };

  std::optional<bool> decide(Term condition) {
    if (condition == terms_.truth()) return true;
    if (condition == terms_.falsity()) return false;
    return decide_(condition);
  }
  bool holds(Term condition) { return decide(condition).value_or(false); }

  Term wrap(Term result, const std::vector<Stored>& undecided) {
    for (auto step = undecided.rbegin(); step != undecided.rend(); ++step)
      result = terms_.ite(step->condition, step->value, result);
    return result;
  }

  Term atBase(Term map, Term index) {
    const auto parts = terms_.arguments(map);
    switch (terms_.op(map)) {
      case Op::Unit:
        return map;
      case Op::Fill: {
        const Term isWithin =
            terms_.conjoin(terms_.lessOrEqual(terms_.integer(0), index), terms_.less(index, parts[1]));
        const std::optional<bool> known = decide(isWithin);
        return terms_.ite(known ? terms_.boolean(*known) : isWithin, parts[0], terms_.unit());
      }
      case Op::Tabulate:
        return terms_.impl_->elementOf(terms_, map, index);
      case Op::Splice:
        return choose(map, terms_.less(index, parts[1]), parts[0], parts[2], index);
      case Op::Ite:
        return choose(map, parts[0], parts[1], parts[2], index);
      default: {
        const Term operands[] = {map, index};
        return intern(Op::At, operands);
      }
    }
  }

  // Each map is looked into once, however often it is a part.
  Term choose(Term map, Term condition, Term onTrue, Term onFalse, Term index) {
    if (const std::optional<bool> known = decide(condition)) return at(*known ? onTrue : onFalse, index);
    if (const auto found = elements_.find(map); found != elements_.end()) return found->second;
    const Term element = at(onTrue, index);
    return elements_[map] = terms_.ite(condition, element, at(onFalse, index));
  }

  // Takes a layer off a part of a splice, where it is known on which side of the index it is; a store on the
  // part's own side is kept for later.
  bool strip(Term& part, Term index, bool isLower) {
    const auto parts = terms_.arguments(part);
    if (terms_.op(part) == Op::Store) {
      const std::optional<bool> isBelow = decide(terms_.less(parts[1], index));
      if (!isBelow) return false;
      if (*isBelow == isLower) stores_.push_back({parts[1], parts[2]});
      part = parts[0];
      return true;
    }
    if (terms_.op(part) != Op::Splice) return false;
    const Term isBeyond = isLower ? terms_.lessOrEqual(index, parts[1]) : terms_.lessOrEqual(parts[1], index);
    if (!holds(isBeyond)) return false;
    part = parts[isLower ? 0 : 2];
    return true;
  }

  Term join(Term below, Term index, Term above) {
    if (below == above) return below;
    if (terms_.op(below) == Op::Splice) {
      const auto parts = terms_.arguments(below);
      if (holds(terms_.lessOrEqual(parts[1], index)))
        return splice(parts[0], parts[1], splice(parts[2], index, above));
    }
    if (terms_.op(above) == Op::Splice) {
      const auto parts = terms_.arguments(above);
      if (parts[0] == below && holds(terms_.lessOrEqual(index, parts[1]))) return above;
      if (parts[2] == below && isFilled(index, parts[1])) return below;
    }
    const Term operands[] = {below, index, above};
    return intern(Op::Splice, operands);
  }

  // Whether there is but one index from the first up to the second, and its element is stored later.
  bool isFilled(Term first, Term second) {
    return terms_.subtract(second, first) == terms_.integer(1) &&
           std::any_of(stores_.begin(), stores_.end(),
                       [&](const Stored& store) { return store.condition == first; });
  }

  Term intern(Op op, std::span<const Term> operands) {
    return terms_.impl_->store.intern({op, Sort::Snapshot, 0, operands});
  }

  TermFactory& terms_;
  Decide decide_;
  std::unordered_map<Term, Term> elements_;
  std::vector<Stored> stores_;  // of the splices being made: they come around them
};

// Of long chains of stores the latest.
Term TermFactory::Impl::mapWithin(TermFactory& factory, Term map, Term from, Term to, Decide decide) {
  constexpr unsigned mostStores = 64;
  const auto holds = [&](Term condition) {
    return condition == factory.truth() ||
           (condition != factory.falsity() && decide(condition).value_or(false));
  };
  for (unsigned step = 0; step < mostStores; ++step) {
    const auto parts = factory.arguments(map);
    const Op op = factory.op(map);
    if (op != Op::Store && op != Op::Splice) break;
    const bool isBehind = holds(factory.lessOrEqual(to, parts[1]));
    const bool isStore = op == Op::Store;
    const Term index = isStore ? factory.add(parts[1], factory.integer(1)) : parts[1];
    if (!isBehind && !holds(factory.lessOrEqual(index, from))) break;
    map = parts[isStore || isBehind ? 0 : 2];
  }
  return map;
}

namespace {

constexpr auto nothingIsKnown = [](Term) -> std::optional<bool> { return std::nullopt; };

}  // namespace

Term TermFactory::at(Term elements, Term index) { return at(elements, index, nothingIsKnown); }

Term TermFactory::at(Term elements, Term index, Decide decide) {
  return Impl::Maps(*this, decide).at(elements, index);
}

Term TermFactory::store(Term elements, Term index, Term value) {
  while (op(elements) == Op::Store && arguments(elements)[1] == index) elements = arguments(elements)[0];
  const Term operands[] = {elements, index, value};
  return impl_->store.intern({Op::Store, Sort::Snapshot, 0, operands});
}

Term TermFactory::splice(Term below, Term index, Term above) {
  return splice(below, index, above, nothingIsKnown);
}

Term TermFactory::splice(Term below, Term index, Term above, Decide decide) {
  return Impl::Maps(*this, decide).splice(below, index, above);
}

Term TermFactory::fill(Term value, Term count) {
  const Term operands[] = {value, count};
  return impl_->store.intern({Op::Fill, Sort::Snapshot, 0, operands});
}

}  // namespace warrant::smt
