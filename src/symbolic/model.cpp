#include "symbolic/model.h"

#include <algorithm>

namespace warrant::symbolics {

using smt::Answer;
using smt::Op;

namespace {

constexpr unsigned mostQuestions = 160;  // a bisection of 64 bits, twice, and some more
constexpr std::size_t mostConstants = 16;

}  // namespace

const type* ModelFinder::typeOf(Term leaf) const {
  if (terms_.op(leaf) == Op::Apply) {
    const Symbols::Member* member = symbols_.find(terms_.functionOf(leaf));
    return member != nullptr && !member->isRelation ? member->type : nullptr;
  }
  const Symbols::Symbol* symbol = symbols_.find(leaf);
  return symbol != nullptr && !symbol->isBound ? symbol->type : nullptr;
}

// What has no parts that have values: symbols, and what functions yield. Constants are candidates.
void ModelFinder::collect(Term term) {
  std::vector<Term> pending{term};
  while (!pending.empty()) {
    const Term next = pending.back();
    pending.pop_back();
    if (!seen_.emplace(next, true).second) continue;
    const Op op = terms_.op(next);
    if (op == Op::Symbol || op == Op::Apply) leaves_.push_back(next);
    if (op == Op::Integer) constants_.push_back(next);
    if (op == Op::Sum) constants_.push_back(terms_.integer(terms_.constant(next)));
    if (op == Op::ForAll) continue;  // about no symbol that a value can be chosen for
    for (const Term part : terms_.arguments(next)) pending.push_back(part);
  }
}

bool ModelFinder::isConsistent() {
  if (questions_ == 0) return condition_.seemsConsistent() != Answer::No;
  --questions_;
  const Answer answer = condition_.isConsistent();
  if (answer == Answer::Unknown) questions_ = 0;  // nor would the solver know more of the next ones
  return answer != Answer::No;
}

// Assumes the fact if there may be a model with it.
bool ModelFinder::tryOut(Term fact) {
  {
    const smt::PathScope scope(condition_);
    if (!condition_.assume(fact) || !isConsistent()) return false;
  }
  condition_.assume(fact);
  return true;
}

std::optional<Model> ModelFinder::find(Effort effort) {
  const smt::PathScope scope(condition_);
  questions_ = effort == Effort::Solver ? mostQuestions : 0;
  const std::span<const Term> facts = condition_.facts();
  const std::vector<Term> asked(facts.begin(), facts.end());
  for (const Term fact : asked) collect(fact);
  std::ranges::sort(leaves_);  // what a function is applied to comes before it
  if (!isConsistent()) return std::nullopt;
  for (const Term leaf : leaves_) {
    const type* type = typeOf(leaf);
    if (terms_.sort(leaf) == smt::Sort::Bool) {
      chooseTruth(leaf);
    } else if (type != nullptr && terms_.sort(leaf) == smt::Sort::Ref) {
      chooseObject(leaf, *type);
    } else if (type != nullptr && !chooseNumber(leaf, *type)) {
      return std::nullopt;
    }
  }
  model_.isSure = satisfies(asked);
  return std::move(model_);
}

// Whether the facts are true when the values are put in.
bool ModelFinder::satisfies(std::vector<Term> facts) {
  terms_.substituteAll(facts, values_);
  return std::ranges::all_of(facts, [&](Term fact) { return fact == terms_.truth(); });
}

void ModelFinder::enter(Term leaf, std::int64_t value) {
  if (terms_.op(leaf) != Op::Apply) {
    model_.symbols[leaf] = value;
    return;
  }
  std::vector<std::int64_t> key{terms_.functionOf(leaf).id};
  for (const Term argument : terms_.arguments(leaf)) {
    const auto object = objects_.find(argument);
    if (object == objects_.end()) return;  // within a formula about all values
    key.push_back(object->second);
  }
  model_.members[key] = value;
}

void ModelFinder::chooseTruth(Term leaf) {
  const bool holds = !tryOut(terms_.negate(leaf));
  if (holds) condition_.assume(leaf);
  values_.emplace_back(leaf, terms_.boolean(holds));
  enter(leaf, holds);
}

// Another one than all before, if it can be.
void ModelFinder::chooseObject(Term leaf, const type& type) {
  std::vector<Term>& others = distinct_[&type];
  const auto same = std::ranges::find_if(
      others, [&](Term other) { return !tryOut(terms_.negate(terms_.equal(leaf, other))); });
  std::int64_t object;
  if (same != others.end()) {
    condition_.assume(terms_.equal(leaf, *same));
    object = objects_.at(*same);
  } else {
    others.push_back(leaf);
    object = model_.addObject(type);
  }
  objects_[leaf] = object;
  const auto [known, isNew] = objectTerms_.try_emplace(object);
  if (isNew) known->second = terms_.freshObject("object");
  values_.emplace_back(leaf, known->second);
  enter(leaf, object);
}

// A small number, one that the facts mention, or the one closest to zero.
bool ModelFinder::chooseNumber(Term leaf, const type& type) {
  const Range range = rangeOf(type);
  const auto choose = [&](Wide number) {
    if (!range.contains(number) || !tryOut(terms_.equal(leaf, integerOf(terms_, number)))) return false;
    values_.emplace_back(leaf, integerOf(terms_, number));
    enter(leaf, static_cast<std::int64_t>(number));
    return true;
  };
  for (const int number : {0, 1, -1, 2}) {
    if (choose(number)) return true;
  }
  for (std::size_t i = 0; i < std::min(constants_.size(), mostConstants); ++i) {
    const Wide number = terms_.integerValue(constants_[i]);
    for (const Wide near : {number, number + 1, number - 1, -number, -number + 1, -number - 1}) {
      if (choose(near)) return true;
    }
  }
  const bool isNatural = tryOut(terms_.lessOrEqual(terms_.integer(0), leaf));
  Wide near = 0, far = isNatural ? range.greatest : range.least;
  while (near != far) {
    const Wide middle = near + (far - near) / 2;  // towards zero
    const Term limit = integerOf(terms_, middle);
    if (tryOut(isNatural ? terms_.lessOrEqual(leaf, limit) : terms_.lessOrEqual(limit, leaf))) {
      far = middle;
    } else {
      near = isNatural ? middle + 1 : middle - 1;
    }
  }
  return choose(near);
}

}  // namespace warrant::symbolics
