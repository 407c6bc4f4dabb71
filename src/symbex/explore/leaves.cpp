#include "symbex/explore/leaves.h"

#include <algorithm>

#include "ast/print.h"
#include "ast/values/constants.h"
#include "symbex/explain/notation.h"
#include "symbex/explore/coverage.h"
#include "symbex/explore/initial_heap.h"
#include "symbex/explore/models.h"
#include "symbex/explore/path_conditions.h"
#include "symbex/path/path.h"
#include "symbex/path/recorder.h"
#include "symbex/resources/ranges.h"
#include "symbex/values/classes.h"
#include "symbex/values/sorts.h"

namespace warrant::symbex {

using heap::Chunk;
using support::SourceRange;

std::string pathConditionOf(const Leaf& leaf) { return conjunctionOf(leaf.conditions); }

std::string conjunctionOf(const std::vector<std::string>& conditions) {
  std::string text;
  for (const std::string& condition : conditions) text += (text.empty() ? "" : " && ") + condition;
  return text.empty() ? "true" : text;
}

bool Leaves::spendStatement() {
  const Spent& spent = spent_.get();
  if (spent.most + 1 >= bounds.statements) return false;
  spent_.set({spent.most + 1, spent.fewer});
  return true;
}

void Leaves::noteWritten(std::uint32_t field) {
  if (written_.get(field) != 0) return;
  written_.set(field, 1);
  writtenFields_.push_back(field);
}

Leaves::Progress Leaves::progressSince(const Mark& mark) const {
  const auto since = [](const auto& all, std::size_t first) {
    return std::vector(all.begin() + static_cast<std::ptrdiff_t>(first), all.end());
  };
  return {spent_.get(), since(wishes_, mark.wishes), since(writtenFields_, mark.written),
          since(rows_, mark.rows), line_.get()};
}

Leaves::Progress Leaves::merge(Term condition, const Progress& one, const Progress& other) {
  Progress merged{.spent = {std::max(one.spent.most, other.spent.most), {}}};
  const auto fewer = [&](const Spent& spent) {
    const Term less = terms_.integer(std::int64_t{spent.most} - std::int64_t{merged.spent.most});
    return spent.fewer ? terms_.add(spent.fewer, less) : less;
  };
  const Term difference = terms_.ite(condition, fewer(one.spent), fewer(other.spent));
  if (difference != terms_.integer(0)) merged.spent.fewer = difference;
  const auto addWishes = [&](const Progress& from, Term guard, const Progress& others) {
    for (const Term wish : from.wishes) {
      const bool isCommon = std::ranges::find(others.wishes, wish) != others.wishes.end();
      merged.wishes.push_back(isCommon ? wish : terms_.implies(guard, wish));
    }
  };
  addWishes(one, condition, other);
  addWishes(other, terms_.negate(condition), one);
  merged.written = one.written;
  merged.written.insert(merged.written.end(), other.written.begin(), other.written.end());
  const auto differs = std::ranges::mismatch(one.rows, other.rows);
  merged.rows.assign(one.rows.begin(), differs.in1);
  merged.line = differs.in1 == one.rows.end() ? one.line : differs.in1->line;
  return merged;
}

void Leaves::recall(const Progress& progress) {
  spent_.set(progress.spent);
  for (const Term wish : progress.wishes) wishes_.push_back(wish);
  for (const std::uint32_t field : progress.written) noteWritten(field);
  for (const Leaf::Row& row : progress.rows) rows_.push_back(row);
  line_.set(progress.line);
}

void Leaves::noteStatement(const SymbolicState& s, std::uint32_t line) {
  if (!wantsRows || called == nullptr || s.frame.running != called) return;
  const Wording wording = wordingOfSymbols();
  Leaf::Row row{.line = line_.get()};
  for (const ast::Variable* const variable : notation_.variablesInScope(s.frame.code()))
    row.values.emplace_back(variable->name,
                            print(s, {variable->type, s.frame.store[variable->slot]}, wording));
  Leaf conditions;
  addConditions(conditions, wording);
  row.pc = pathConditionOf(conditions);
  rows_.push_back(std::move(row));
  line_.set(line);
}

void Leaves::addConditions(Leaf& leaf, const Wording& wording) {
  for (const Branch& branch : *now().branches)
    leaf.decisions.push_back({wording.print(branch.guard), branch.range.line});
  const Terms conditions = pathConditions_.simplified(*now().branches);
  for (const Term condition : conditions)
    leaf.conditions.push_back(conditions.size() == 1 ? wording.print(condition)
                                                     : wording.printConjunct(condition));
}

void Leaves::noteArguments(const heap::Heap& heap, const ast::MethodDecl& method, const Terms& arguments) {
  for (std::size_t index = 0; index < arguments.size(); ++index) {
    const ast::Variable& parameter = *method.parameters[index];
    const bool isNew = terms_.op(arguments[index]) == smt::Op::Object;
    if (!isNew || parameter.type.kind != ast::TypeKind::Array) continue;
    heap.find(analysis_.elements(), arguments[index], [&](const Chunk& chunk) {
      arguments_.push_back({std::string(parameter.name), parameter.type, arguments[index], chunk.value});
      return true;
    });
  }
}

// As simple as the conditions make it.
Term Leaves::simplified(Term value) {
  if (value && terms_.sort(value) == smt::Sort::Bool) {
    if (const auto known = path_.decide(value)) return terms_.boolean(*known);
  }
  if (value && terms_.sort(value) == smt::Sort::Int) {
    if (const Term constant = path_.constantFor(value)) return constant;
  }
  return value;
}

Verdict Leaves::exited(SymbolicState s, SourceRange range, const ast::Type& type, Term status) {
  const Value simple{type, simplified(status)};
  Leaf leaf{.kind = Leaf::Kind::Exit, .outcome = "exit", .range = range};
  leaf.result = print(s, simple, wordingOfSymbols());
  const std::string text = "exits with " + leaf.result;
  return add(std::move(s), std::move(leaf), text, simple);
}

Verdict Leaves::returned(SymbolicState s, const ast::Type& type, Term value) {
  Leaf leaf{.kind = Leaf::Kind::Return, .outcome = "return", .range = way_};
  value = simplified(value);
  if (value) leaf.result = print(s, {type, value}, wordingOfSymbols());
  const std::string text = value ? "returns " + leaf.result : "returns";
  return add(std::move(s), std::move(leaf), text, {type, value});
}

Verdict Leaves::thrown(SymbolicState s, SourceRange range, std::string exception) {
  const std::string text = "throws " + exception;
  return add(std::move(s), {.kind = Leaf::Kind::Exception, .outcome = std::move(exception), .range = range},
             text);
}

Verdict Leaves::asserted(SymbolicState s, SourceRange range) {
  return add(std::move(s), {.kind = Leaf::Kind::Assert, .outcome = "assert", .range = range},
             "the assertion fails");
}

Verdict Leaves::bound(SymbolicState s, SourceRange range, std::string reason) {
  const std::string text = "bound: " + reason;
  return add(std::move(s),
             {.kind = Leaf::Kind::Bound, .outcome = "bound", .reason = std::move(reason), .range = range},
             text);
}

Verdict Leaves::undecided(SymbolicState s, SourceRange range, std::string reason) {
  const std::string text = "undecided: " + reason;
  return add(
      std::move(s),
      {.kind = Leaf::Kind::Undecided, .outcome = "undecided", .reason = std::move(reason), .range = range},
      text);
}

// What is said of a leaf, and found out of it, is the more the more conditions lead there. Deep trees have
// the same limit as wide ones; and where it was hit, only so many paths that end for it are told one by one.
bool Leaves::spendLeaf() {
  constexpr std::uint64_t conditionsForStep = 64;  // of both
  const std::uint64_t depth = now().branches->size() / conditionsForStep;
  const bool isSpent = run_.isCut() && path_.spentSteps() / 2 > run_.mode.stepLimit;
  path_.statistics().steps += depth * depth;
  return !isSpent || found.empty() || found.back().kind != Leaf::Kind::Bound;
}

Verdict Leaves::add(SymbolicState s, Leaf leaf, const std::string& text, const Value& result) {
  if (!spendLeaf()) {
    ++untold;
    return Verdict::Verified;
  }
  if (libraryCall) leaf.range = *libraryCall;
  const bool isReached = models_.isReachable();
  if (path_.isRecording()) {
    recorder_.add(s, Step::Kind::Exit, leaf.range, isReached ? text : "no execution comes here");
    leaf.node = s.trail.step;
  }
  if (!isReached) return Verdict::Verified;
  ++path_.statistics().paths;
  coverage_.commit();
  if (way != nullptr) leaf.way = *way;
  const Wording wording = wordingOfSymbols();
  addConditions(leaf, wording);
  leaf.rows.assign(rows_.begin(), rows_.end());
  const std::vector<Output> outputs = outputsOf(s, wording);
  for (const Output& output : outputs)
    leaf.outputs.push_back({output.place,
                            print(s, output.value, wording),
                            output.value.type,
                            {},
                            output.field,
                            output.owner,
                            output.index});
  leaf.statements = spent_.get().most;
  if (keepsChoices) choices.emplace_back(choices_.begin(), choices_.end());
  if (keepsGuards) keepGuards();
  if (wantsInputs) addInputs(leaf, result, outputs);
  if (wantsInputs && along == nullptr) doubt(leaf);
  found.push_back(std::move(leaf));
  return Verdict::Verified;
}

// No failure is told of which nobody knows whether a run comes to it.
void Leaves::doubt(Leaf& leaf) {
  const bool isAssertion = leaf.kind == Leaf::Kind::Assert;
  if (leaf.inputs || (!isAssertion && leaf.kind != Leaf::Kind::Exception)) return;
  leaf.reason = (isAssertion ? "whether the assertion fails" : "whether " + leaf.outcome + " is thrown") +
                " is not known: no inputs were found that lead there";
  leaf.kind = Leaf::Kind::Undecided;
  leaf.outcome = "undecided";
}

void Leaves::keepGuards() {
  Terms own, others;
  for (const Branch& branch : *now().branches) own.push_back(branch.guard);
  Term before = terms_.truth();  // the conditions that were known when the fact was
  for (const Term fact : path_.facts()) {
    if (std::ranges::find(own, fact) != own.end())
      before = terms_.conjoin(before, fact);
    else if (!terms_.isQuantified(fact))
      others.push_back(terms_.implies(before, fact));
  }
  guards.push_back(std::move(own));
  known.push_back(std::move(others));
}

void Leaves::addInputs(Leaf& leaf, const Value& result, const std::vector<Output>& outputs) {
  Terms conditions, values{result.term};
  for (const Branch& branch : *now().branches) conditions.push_back(branch.guard);
  for (const Output& output : outputs) values.push_back(output.value.term);
  values.push_back(spent_.get().fewer);
  if (along != nullptr) {  // these are its inputs
    for (Term& value : values) value = value ? along->valueOf(value) : value;
  } else {
    std::span<const Term> wishes = wishes_;
    Terms andLongest;  // of merged ways, which have come as far as the longest
    if (leaf.kind == Leaf::Kind::Bound && spent_.get().fewer) {
      andLongest.assign(wishes.begin(), wishes.end());
      andLongest.push_back(terms_.equal(spent_.get().fewer, terms_.integer(0)));
      wishes = andLongest;
    }
    auto model = models_.find({conditions, wishes, values});
    if (!model) model = models_.find({conditions, wishes, {}});  // whatever the values are
    if (!model && (model = models_.find({conditions, {}, {}}))) model->inputs.mayOverflow = true;
    if (!model) return;
    leaf.inputs = std::move(model->inputs);
    model->values.resize(values.size());
    values = std::move(model->values);
  }
  leaf.concreteResult = models_.textOf(result.type, values.front());
  for (std::size_t index = 0; index < outputs.size(); ++index)
    leaf.outputs[index].concrete = models_.textOf(outputs[index].value.type, values[index + 1]);
  if (const Term fewer = values.back(); fewer && terms_.op(fewer) == smt::Op::Integer)
    leaf.statements -= static_cast<std::uint32_t>(-terms_.integerValue(fewer));
}

Wording Leaves::wordingOfSymbols() const {
  Wording wording = notation_.wordingAsNamed();
  for (const auto& symbol : initialHeap_.symbols()) {
    if (symbol.type.kind == ast::TypeKind::Char) wording.noteCharacter(symbol.value);
  }
  return wording;
}

// --- values

// What the run made is called after its class: no expression over the symbols is that object.
std::string Leaves::print(const SymbolicState& s, const Value& value, const Wording& wording,
                          unsigned depth) {
  const bool isConstant = value.type.kind == ast::TypeKind::Char && terms_.op(value.term) == smt::Op::Integer;
  if (isConstant) return models_.textOf(value.type, value.term);
  if (terms_.op(value.term) != smt::Op::Object) return notation_.printValue(value.type, value.term, wording);
  const ast::Type* const created = classes_.createdAs(value.term);
  if (created == nullptr || ast::isStringType(*created)) return wording.print(value.term);
  if (created->kind == ast::TypeKind::Array) {
    if (auto array = printArray(s, {*created, value.term}, wording, depth)) return *array;
  }
  return "new " + ast::toString(*created);
}

std::optional<std::string> Leaves::printArray(const SymbolicState& s, const Value& array,
                                              const Wording& wording, unsigned depth) {
  constexpr std::int64_t most = 64;  // elements
  constexpr unsigned deepest = 4;
  const auto length = knownNumber(ranges_.lengthOf(array.term), most);
  std::optional<Chunk> whole;
  s.heap.find(analysis_.elements(), array.term, [&](const Chunk& chunk) {
    whole = chunk;
    return true;
  });
  if (!length || !whole || depth >= deepest) return std::nullopt;
  const ast::Type& type = *array.type.element;
  std::string text;
  for (std::int64_t index = 0; index < *length; ++index) {
    const Term element = unboxed(type, ranges_.readMap(whole->value, terms_.integer(index)));
    text += (text.empty() ? "" : ", ") + print(s, {type, element}, wording, depth + 1);
  }
  return "new " + ast::toString(array.type) + " {" + text + "}";
}

// The value, up to `most`, that the number has on this path; none: it may have several.
std::optional<std::int64_t> Leaves::knownNumber(Term number, std::int64_t most) {
  if (terms_.op(number) == smt::Op::Integer)
    return terms_.integerValue(number) <= most ? std::optional(terms_.integerValue(number)) : std::nullopt;
  const auto isAtMost = [&](std::int64_t value) {
    return path_.entailsNatively(terms_.lessOrEqual(number, terms_.integer(value))) == smt::Answer::Yes;
  };
  if (!isAtMost(most)) return std::nullopt;
  std::int64_t below = -1;
  while (most - below > 1) {
    const std::int64_t middle = below + (most - below) / 2;
    (isAtMost(middle) ? most : below) = middle;
  }
  const Term isIt = terms_.equal(number, terms_.integer(most));
  return path_.entailsNatively(isIt) == smt::Answer::Yes ? std::optional(most) : std::nullopt;
}

smt::Term Leaves::unboxed(const ast::Type& type, Term boxed) {
  if (terms_.op(boxed) != smt::Op::Ite) return terms_.unbox(sortOf(type), boxed);
  const auto choice = terms_.arguments(boxed);
  const Term condition = choice[0], otherwise = choice[2];
  const Term first = unboxed(type, choice[1]);
  if (terms_.op(otherwise) == smt::Op::Unit) return first;  // no index is left
  return terms_.ite(condition, first, unboxed(type, otherwise));
}

// --- outputs

std::string Leaves::placeOf(const ast::FieldDecl& field) const {
  const bool isAtHome = home != nullptr && Hierarchy::isSubclass(*home, *field.owner);
  const auto isSymbol = [&](const InitialHeap::NamedSymbol& symbol) { return symbol.name == field.name; };
  const bool isHidden = std::ranges::any_of(initialHeap_.symbols(), isSymbol);
  return (isAtHome && !isHidden ? "" : ast::nestedName(*field.owner) + ".") + std::string(field.name);
}

std::string Leaves::symbolNameOf(Term object) const {
  const auto found = std::ranges::find(initialHeap_.symbols(), object, &InitialHeap::NamedSymbol::value);
  return found == initialHeap_.symbols().end() ? "" : found->name;
}

std::vector<Leaves::Output> Leaves::outputsOf(const SymbolicState& s, const Wording& wording) {
  std::vector<Output> outputs;
  for (const Argument& argument : arguments_) {
    s.heap.find(analysis_.elements(), argument.array, [&](const Chunk& chunk) {
      addElements(chunk, argument.map, *argument.type.element, argument.name, argument.name, wording,
                  outputs);
      return true;
    });
  }
  for (const Chunk& chunk : chunksInOrder(s.heap)) {
    if (terms_.op(chunk.receiver) == smt::Op::Object || initialHeap_.isInitial(chunk)) continue;
    const ast::FieldDecl* const field = analysis_.fieldOf(chunk.resource);
    if (chunk.isRange()) {
      const ast::Type* const array = initialHeap_.typeOf(chunk.receiver);
      if (array != nullptr && array->kind == ast::TypeKind::Array)
        addElements(chunk, {}, *array->element, wording.print(chunk.receiver), symbolNameOf(chunk.receiver),
                    wording, outputs);
    } else if (field != nullptr && (!field->isStatic || written_.get(field->index) != 0)) {
      const ast::Type* const declared = initialHeap_.typeOf(chunk.receiver);
      const bool isCast = !field->isStatic && declared != nullptr && declared->kind == ast::TypeKind::Class &&
                          !Hierarchy::isSubclass(*declared->declaration, *field->owner);
      const std::string place = isCast ? "((" + ast::nestedName(*field->owner) + ") " +
                                             wording.print(chunk.receiver) + ")." + std::string(field->name)
                                       : notation_.placeOf(chunk, wording);
      outputs.push_back({.place = field->isStatic ? placeOf(*field) : place,
                         .value = {field->type, chunk.value},
                         .field = field,
                         .owner = field->isStatic ? "" : symbolNameOf(chunk.receiver)});
    }
  }
  return outputs;
}

// What was stored last comes first, and hides what was stored at the same index before; where two indices may
// be one, the value says which holds.
void Leaves::addElements(const Chunk& range, Term before, const ast::Type& type, const std::string& array,
                         const std::string& owner, const Wording& wording, std::vector<Output>& outputs) {
  std::vector<Output> stored;
  std::vector<std::string> seen;
  bool areKnown = true;  // the indices at which something was stored later
  for (Term map = range.value; map != before && terms_.op(map) == smt::Op::Store;
       map = terms_.arguments(map)[0]) {
    const Term index = terms_.arguments(map)[1];
    const bool isKnown = terms_.op(index) == smt::Op::Integer;
    areKnown = areKnown && isKnown;
    Term value = unboxed(type, terms_.arguments(map)[2]);
    if (!areKnown) {
      const Term held = unboxed(type, ranges_.readMap(range.value, index));
      if (path_.entailsNatively(terms_.equal(held, value)) != smt::Answer::Yes) value = held;
    }
    std::string place = array + "[" + wording.print(index) + "]";
    if (std::ranges::find(seen, place) != seen.end()) continue;
    seen.push_back(place);
    if (before && unboxed(type, ranges_.readMap(before, index)) == value) continue;
    stored.push_back({.place = std::move(place),
                      .value = {type, value},
                      .index = isKnown ? terms_.integerValue(index) : -1,
                      .owner = owner});
  }
  std::ranges::reverse(stored);
  std::ranges::stable_sort(stored, {}, [&](const Output& output) { return output.index; });
  outputs.insert(outputs.end(), stored.begin(), stored.end());
}

}  // namespace warrant::symbex
