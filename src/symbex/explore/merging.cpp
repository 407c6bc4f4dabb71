#include "symbex/explore/merging.h"

#include <algorithm>
#include <unordered_set>

#include "ast/walk.h"
#include "symbex/path/path.h"
#include "symbex/rules/control/ends.h"
#include "symbex/values/classes.h"
#include "symbex/values/sorts.h"

namespace warrant::symbex {

using heap::Chunk;
using heap::Heap;
using smt::Op;
using smt::Sort;

namespace {

constexpr std::uint32_t longestText = 2'000;  // operands

}  // namespace

// Values of the one way where the condition holds, and of the other where it does not.
class Merging::Choice {
 public:
  Choice(smt::TermFactory& terms, Term condition) : terms_(terms), condition_(condition) {}

  Term condition() const { return condition_; }
  // No term: they differ, and are neither numbers nor truth values, or their text would be too long.
  Term operator()(Term one, Term other) {
    if (one == other) return one;
    if (terms_.sort(one) != terms_.sort(other)) return {};
    Term chosen;
    if (terms_.sort(one) == Sort::Int) chosen = chooseNumber(one, other);
    if (terms_.sort(one) == Sort::Bool) chosen = terms_.ite(condition_, one, other);
    return chosen && terms_.size(chosen) <= longestText ? chosen : Term();
  }

 private:
  std::size_t summands(Term number) const {
    return terms_.op(number) == Op::Sum ? terms_.arguments(number).size() : terms_.op(number) != Op::Integer;
  }
  // What is common to both is told once: `x + (c ? 1 : 0)`.
  Term chooseNumber(Term one, Term other) {
    const Term difference = terms_.subtract(one, other);
    const bool haveCommon = summands(difference) < std::min(summands(one), summands(other));
    return haveCommon ? terms_.add(other, terms_.ite(condition_, difference, terms_.integer(0)))
                      : terms_.ite(condition_, one, other);
  }

  smt::TermFactory& terms_;
  Term condition_;
};

// --- ways

Merging::Origin Merging::origin(const SymbolicState& s) const {
  return {.branches = now().branches->size(),
          .depth = path_.depth(),
          .facts = path_.facts().size(),
          .bounds = path_.bounds().size(),
          .met = coverage_.countMet(),
          .symbols = initialHeap_.symbols().size(),
          .starts = classStart_.changes().size(),
          .leaves = leaves_.mark(),
          .jumps = s.frame.jumps};
}

Merging::Way Merging::wayTo(SymbolicState s, Term value, const Origin& origin) const {
  const auto since = [](const auto& all, std::size_t first) { return all.subspan(first); };
  Way way{.state = std::move(s), .value = value};
  way.state.frame.jumps = origin.jumps;
  std::unordered_set<Term> guards;
  for (const Branch& branch : since(std::span(*now().branches), origin.branches)) {
    way.guards.push_back(branch);
    guards.insert(branch.guard);
  }
  for (const Term fact : since(path_.facts(), origin.facts)) {
    if (!guards.contains(fact)) way.facts.push_back(fact);
  }
  const auto bounds = since(path_.bounds(), origin.bounds);
  way.bounds.assign(bounds.begin(), bounds.end());
  way.met = coverage_.metSince(origin.met);
  const auto symbols = since(initialHeap_.symbols(), origin.symbols);
  way.symbols.assign(symbols.begin(), symbols.end());
  const auto starts = since(classStart_.changes(), origin.starts);
  way.starts.assign(starts.begin(), starts.end());
  way.yields = activations_.yields();
  way.progress = leaves_.progressSince(origin.leaves);
  return way;
}

Verdict Merging::meetAgain(SymbolicState s, Unfolding::Ways run, ThenTerm then) {
  const Origin from = origin(s);
  const smt::PathCondition* const condition = &path_.condition();
  std::optional<std::pair<SymbolicState, Term>> only;  // that came here without a fork
  Ways ways;
  Verdict verdict = run(std::move(s), [&](SymbolicState s, Term value) {
    if (&path_.condition() != condition) return then(std::move(s), value);
    if (path_.depth() == from.depth && ways.empty() && !only) {
      s.frame.jumps = from.jumps;
      only.emplace(std::move(s), value);
    } else {
      ways.push_back(wayTo(std::move(s), value, from));
    }
    return Verdict::Verified;
  });
  if (only) return meet(verdict, then(std::move(only->first), only->second));
  for (Way& way : unite(std::move(ways), 0)) verdict = meet(verdict, goOn(std::move(way), from, then));
  return verdict;
}

// From the place where the ways meet: what is known of the way is assumed again.
Verdict Merging::goOn(Way way, const Origin& origin, ThenTerm then) {
  std::optional<smt::PathScope> scope;  // where others go on beside it
  if (!way.guards.empty()) scope.emplace(path_.condition());
  for (const Branch& branch : way.guards) {
    if (!path_.assume(branch.guard)) return Verdict::Verified;
  }
  for (const Term fact : way.facts) {
    if (path_.isKnown(fact)) continue;
    if (!path_.assume(fact)) return Verdict::Verified;
  }
  for (const auto& bounds : way.bounds) path_.noteBounds(bounds);
  coverage_.meetAgain(way.met);
  initialHeap_.recall(way.state, way.symbols);
  classStart_.recall(way.starts);
  activations_.recall(way.yields);
  leaves_.recall(way.progress);
  now().branches->insert(now().branches->end(), way.guards.begin(), way.guards.end());
  const Verdict verdict = then(std::move(way.state), way.value);
  now().branches->resize(origin.branches);
  return verdict;
}

// --- which of them are one

Merging::Ways Merging::unite(Ways ways, std::size_t guard) {
  if (ways.size() < 2 || ways.front().guards.size() <= guard) return ways;
  const Term first = ways.front().guards[guard].guard;
  const auto isFirst = [&](const Way& way) {
    return way.guards.size() > guard && way.guards[guard].guard == first;
  };
  const auto middle = std::ranges::stable_partition(ways, isFirst).begin();
  Ways others(std::make_move_iterator(middle), std::make_move_iterator(ways.end()));
  ways.erase(middle, ways.end());
  ways = unite(std::move(ways), guard + 1);
  for (Way& other : unite(std::move(others), guard)) {
    bool isMerged = false;
    for (std::size_t index = 0; index < ways.size() && !isMerged; ++index) {
      std::optional<Way> merged = merge(ways[index], other, guard);
      isMerged = merged.has_value();
      if (isMerged) ways[index] = std::move(*merged);
    }
    if (!isMerged) ways.push_back(std::move(other));
  }
  return ways;
}

smt::Term Merging::conjunction(const BranchesTaken& guards, std::size_t from) {
  Term all = terms_.truth();
  for (std::size_t index = from; index < guards.size(); ++index)
    all = terms_.conjoin(all, guards[index].guard);
  return all;
}

std::optional<Merging::Way> Merging::merge(const Way& one, const Way& other, std::size_t guard) {
  if (one.guards.size() <= guard || other.guards.size() <= guard) return std::nullopt;
  if (one.yields != other.yields || one.starts != other.starts) return std::nullopt;
  if (one.state.frame.site != other.state.frame.site || bool(one.value) != bool(other.value))
    return std::nullopt;
  const Term first = one.guards[guard].guard, second = other.guards[guard].guard;
  const bool isOfFork = terms_.negate(first) == second;
  const Term isOne = isOfFork ? first : conjunction(one.guards, guard);
  Choice choice(terms_, isOne);
  Way merged = one;
  if (one.value) merged.value = choice(one.value, other.value);
  if (one.value && !merged.value) return std::nullopt;
  const LoopControl& control = controlOf(one.state.frame.running);
  if (!mergeStores(choice, merged.state.frame.store, other.state.frame.store, control)) return std::nullopt;
  if (!mergeHeaps(choice, one, other, merged.state.heap)) return std::nullopt;
  const Term either =
      isOfFork ? terms_.ite(first, conjunction(one.guards, guard + 1), conjunction(other.guards, guard + 1))
               : terms_.disjoin(isOne, conjunction(other.guards, guard));
  if (terms_.size(either) > longestText) return std::nullopt;
  merged.guards.resize(guard);
  if (either != terms_.truth()) merged.guards.push_back({either, one.guards[guard].range});
  mergeFacts(merged, one, other, isOne);
  merged.met.insert(merged.met.end(), other.met.begin(), other.met.end());
  merged.symbols.insert(merged.symbols.end(), other.symbols.begin(), other.symbols.end());
  merged.progress = leaves_.merge(isOne, one.progress, other.progress);
  return merged;
}

void Merging::mergeFacts(Way& merged, const Way& one, const Way& other, Term isOne) {
  const std::unordered_set<Term> left(one.facts.begin(), one.facts.end()),
      right(other.facts.begin(), other.facts.end());
  Terms ofOne, ofOther;
  merged.facts.clear();
  for (const Term fact : one.facts) (right.contains(fact) ? merged.facts : ofOne).push_back(fact);
  for (const Term fact : other.facts) {
    if (!left.contains(fact)) ofOther.push_back(fact);
  }
  merged.bounds.clear();
  const auto addBounds = [&](const Way& way, Terms& facts) {
    for (const auto& bounds : way.bounds) {
      const auto* const onEntry = initialHeap_.boundsOnEntry(bounds.number);
      if (onEntry != nullptr) merged.bounds.push_back(*onEntry);
      const bool isAll =
          onEntry != nullptr && onEntry->least == bounds.least && onEntry->greatest == bounds.greatest;
      if (isAll) continue;
      facts.push_back(terms_.lessOrEqual(terms_.integer(bounds.least), bounds.number));
      facts.push_back(terms_.lessOrEqual(bounds.number, terms_.integer(bounds.greatest)));
    }
  };
  addBounds(one, ofOne);
  addBounds(other, ofOther);
  const auto learn = [&](Term fact) { merged.facts.push_back(fact); };
  forEachImplied(terms_, isOne, ofOne, learn);
  forEachImplied(terms_, terms_.negate(isOne), ofOther, learn);
}

// --- states

const LoopControl& Merging::controlOf(const ast::MethodDecl* body) {
  const auto [known, isNew] = controls_.try_emplace(body);
  LoopControl& control = known->second;
  if (!isNew || body == nullptr || body->body == nullptr) return control;
  const auto add = [&](const ast::Expression& condition) {
    ast::forEachExpression(condition, [&](const ast::Expression& part) {
      if (const auto* const read = std::get_if<ast::VariableRead>(&part.node))
        control.slots.insert(read->variable->slot);
      if (const auto* const read = std::get_if<ast::FieldRead>(&part.node))
        control.fields.insert(read->field);
    });
  };
  // Which element is meant, here or in what is called, says what is read of it.
  const auto addChosen = [&](const ast::Expression& e) {
    if (const auto* const read = std::get_if<ast::ArrayRead>(&e.node)) add(*read->index);
    const auto* const call = std::get_if<ast::Call>(&e.node);
    if (call == nullptr || call->method->body == nullptr) return;
    const std::unordered_set<std::uint32_t> slots = controlOf(call->method).slots;
    const std::size_t count = std::min(call->arguments.size(), call->method->parameters.size());
    for (std::size_t index = 0; index < count; ++index) {
      if (slots.contains(call->method->parameters[index]->slot)) add(*call->arguments[index]);
    }
  };
  ast::forEachStatement(*body->body, [&](const ast::Statement& statement) {
    const auto addWithin = [&](const ast::Expression& e) { ast::forEachExpression(e, addChosen); };
    ast::forEachOperand(statement, addWithin, [](const ast::Assertion&) {});
  });
  const auto leaves = [](const ast::Statement* arm) {
    bool isFound = false;
    const auto look = [&](const ast::Statement& part) {
      isFound = isFound || std::holds_alternative<ast::Break>(part.node) ||
                std::holds_alternative<ast::Return>(part.node);
    };
    if (arm != nullptr) ast::forEachStatement(*arm, look);
    return isFound;
  };
  ast::forEachStatement(*body->body, [&](const ast::Statement& statement) {
    const auto* const loop = std::get_if<ast::Loop>(&statement.node);
    if (loop == nullptr) return;
    if (loop->condition != nullptr) add(*loop->condition);
    ast::forEachStatement(*loop->body, [&](const ast::Statement& part) {
      const auto* const choice = std::get_if<ast::If>(&part.node);
      if (choice != nullptr && (leaves(choice->onTrue) || leaves(choice->onFalse))) add(*choice->condition);
    });
  });
  return control;
}

bool Merging::isControl(const Chunk& chunk, const SymbolicState& s) {
  const ast::FieldDecl* const field = analysis_.fieldOf(chunk.resource);
  return field != nullptr && controlOf(s.frame.running).fields.contains(field);
}

// A variable that has a value on one way only is read only where that was taken, if at all; but the objects
// that are made on one way are given up.
bool Merging::mergeStores(Choice& choice, Store& one, const Store& other, const LoopControl& control) const {
  if (one.size() != other.size()) return false;
  for (std::uint32_t slot = 0; slot < one.size(); ++slot) {
    if (one.sharesPage(other, slot)) {
      slot = Store::lastOfPage(slot);
      continue;
    }
    const Term left = one[slot], right = other[slot];
    if (left == right) continue;
    if (left && right && control.slots.contains(slot)) return false;
    const Term both = left && right ? choice(left, right) : left ? left : right;
    if (!both || terms_.op(both) == Op::Object) return false;
    one.set(slot, both);
  }
  return true;
}

bool Merging::isWritten(const Chunk& chunk) {
  return terms_.op(chunk.receiver) != Op::Object && !initialHeap_.isInitial(chunk);
}

// Whether the object is one wherever the path comes here, so that it has places: what led to it is not null.
bool Merging::isPlace(Term object) {
  Terms pending{object};
  while (!pending.empty()) {
    const Term term = pending.back();
    pending.pop_back();
    if (terms_.sort(term) == Sort::Ref && terms_.op(term) != Op::Object &&
        !path_.isEvident(terms_.negate(terms_.equal(term, terms_.null()))))
      return false;
    if (terms_.op(term) == Op::Symbol || terms_.op(term) == Op::Object) continue;
    const ast::FieldDecl* const field =
        terms_.op(term) == Op::Apply ? initialHeap_.fieldOf(terms_.functionOf(term)) : nullptr;
    const auto owners = terms_.arguments(term);
    if (field == nullptr || owners.empty()) return false;
    const ast::Type* const declared = initialHeap_.typeOf(owners[0]);
    if (declared == nullptr || declared->kind != ast::TypeKind::Class ||
        !Hierarchy::isSubclass(*declared->declaration, *field->owner))
      return false;
    pending.insert(pending.end(), owners.begin(), owners.end());
  }
  return true;
}

void Merging::assume(const Way& way) {
  for (const Branch& branch : way.guards) path_.assume(branch.guard);
  for (const Term fact : way.facts) path_.assume(fact);
}

// Whether it is one of the array wherever the way is taken.
bool Merging::isIndexOn(const Way& way, const Chunk& array, Term index) {
  const smt::PathScope scope(path_.condition());
  assume(way);
  return path_.isEvident(terms_.lessOrEqual(array.range().from, index)) &&
         path_.isEvident(terms_.less(index, array.range().to));
}

std::optional<Chunk> Merging::unwritten(const Way& way, const Chunk& chunk) {
  // An object of the class as which it is declared may lack what one below has.
  const ast::FieldDecl* const field = analysis_.fieldOf(chunk.resource);
  const ast::Type* const declared = initialHeap_.typeOf(chunk.receiver);
  const bool hasField = field == nullptr || (declared != nullptr && declared->kind == ast::TypeKind::Class &&
                                             Hierarchy::isSubclass(*declared->declaration, *field->owner));
  if (!hasField) return std::nullopt;
  const smt::PathScope scope(path_.condition());
  assume(way);
  if (!isPlace(chunk.receiver)) return std::nullopt;
  const bool isAliased = way.state.heap.find(chunk.resource, [&](const Chunk& other) {
    return isWritten(other) && !path_.areDistinct(other.receiver, chunk.receiver) &&
           !path_.isEvident(terms_.negate(terms_.equal(other.receiver, chunk.receiver))) &&
           classes_.mayBeOne(other.receiver, chunk.receiver);
  });
  if (isAliased) return std::nullopt;
  return initialHeap_.onEntry(chunk);
}

const ast::Type* Merging::elementTypeOf(Term array) const {
  const ast::Type* type = classes_.createdAs(array);
  if (type == nullptr) type = initialHeap_.typeOf(array);
  return type != nullptr && type->kind == ast::TypeKind::Array ? type->element : nullptr;
}

// What was stored since both had the same elements, at each index where one of them stored something.
std::optional<Term> Merging::mergeArrays(Choice& choice, const Way& one, const Way& other, const Chunk& left,
                                         const Chunk& right) {
  if (left.value == right.value) return left.value;
  const ast::Type* const type = elementTypeOf(left.receiver);
  if (type == nullptr || type->isReference()) return std::nullopt;
  const auto below = [&](Term map) {
    return terms_.op(map) == Op::Store ? terms_.arguments(map)[0] : Term();
  };
  Terms before;
  for (Term map = left.value; map; map = below(map)) before.push_back(map);
  Term common = right.value;
  while (common && std::ranges::find(before, common) == before.end()) common = below(common);
  if (!common) return std::nullopt;
  Terms indices;  // the last one first
  for (const Term last : {left.value, right.value}) {
    for (Term map = last; map != common; map = below(map)) {
      const Term index = terms_.arguments(map)[1];
      if (std::ranges::find(indices, index) == indices.end()) indices.push_back(index);
    }
  }
  Term merged = common;
  for (auto index = indices.rbegin(); index != indices.rend(); ++index) {
    const auto isIndex = [&](const Way& way, Term map) {
      while (map != common && terms_.arguments(map)[1] != *index) map = below(map);
      return map != common || isIndexOn(way, left, *index);
    };
    if (!isIndex(one, left.value) || !isIndex(other, right.value)) return std::nullopt;
    const Term value = choice(initialHeap_.elementOf(one.state, *type, left, *index),
                              initialHeap_.elementOf(other.state, *type, right, *index));
    if (!value) return std::nullopt;
    merged = terms_.store(merged, *index, terms_.box(value));
  }
  return merged;
}

// The merged heap is that of the one way. What is only there on one of them: an object that it made, which
// nothing leads to where the references agree; a value on entry, which will come back where it is asked for;
// or what was written.
bool Merging::mergeHeaps(Choice& choice, const Way& one, const Way& other, Heap& merged) {
  if (merged.isIdentical(other.state.heap)) return true;
  std::vector<heap::Resource> written;  // of which not the same places were written
  const auto mergeBoth = [&](const Chunk& left, const Chunk& right) {
    const Term value = left.isRange() ? mergeArrays(choice, one, other, left, right).value_or(Term())
                                      : choice(left.value, right.value);
    if (value && value != left.value) merged.setValue(left, value);
    return bool(value);
  };
  const auto mergeOwn = [&](const Chunk& own, bool isOfOne) {
    if (own.guard || own.isPredicate() || own.isFamily()) return false;
    if (isOfOne) merged.remove(own);
    if (!isWritten(own)) return true;
    if (isControl(own, one.state)) return false;
    written.push_back(own.resource);
    const std::optional<Chunk> held = unwritten(isOfOne ? other : one, own);
    if (!held) return false;
    const Chunk& left = isOfOne ? own : *held;
    const Chunk& right = isOfOne ? *held : own;
    const Term value = own.isRange() ? mergeArrays(choice, one, other, left, right).value_or(Term())
                                     : choice(left.value, right.value);
    Chunk both = own;
    both.value = value;
    if (value) merged.add(both);
    return bool(value);
  };
  const bool isApart =
      Heap(one.state.heap).findDifference(other.state.heap, [&](const Chunk* left, const Chunk* right) {
        if (left != nullptr && right != nullptr) {
          const bool isOfOne =
              left->kind == right->kind && left->amount == right->amount && left->guard == right->guard;
          if (isWritten(*left) != isWritten(*right)) written.push_back(left->resource);
          const bool isOpen = left->value != right->value && isControl(*left, one.state);
          return !isOfOne || isOpen || !mergeBoth(*left, *right);
        }
        return !mergeOwn(left != nullptr ? *left : *right, left != nullptr);
      });
  if (isApart) return false;
  // A value on entry may be that of a place that was written on the other way only.
  std::vector<Chunk> stale;
  for (const heap::Resource resource : written) {
    merged.find(resource, [&](const Chunk& chunk) {
      if (terms_.op(chunk.receiver) != Op::Object && initialHeap_.isInitial(chunk)) stale.push_back(chunk);
      return false;
    });
  }
  for (const Chunk& chunk : stale) {
    if (merged.contains(chunk)) merged.remove(chunk);
  }
  return true;
}

}  // namespace warrant::symbex
