#include "symbex/explore/initial_heap.h"

#include <algorithm>

#include "ast/print.h"
#include "ast/values/numbers.h"
#include "symbex/explain/notation.h"
#include "symbex/path/path.h"
#include "symbex/path/recorder.h"
#include "symbex/resources/ranges.h"
#include "symbex/values/classes.h"
#include "symbex/values/final_fields.h"
#include "symbex/values/sorts.h"

namespace warrant::symbex {

using heap::Chunk;
using heap::Heap;
using heap::Resource;
using smt::Sort;

namespace {

constexpr std::string_view elementsOnEntry = "initial elements";

}  // namespace

smt::Term InitialHeap::symbol(const SymbolicState& s, const ast::Type& type, const std::string& name) {
  Term& value = symbolTerms_[name];
  if (!value) {
    value = classes_.fresh(type, name);
    names_.name(value, name, 0);
  }
  noteInitial(s, type, value);
  const bool isKnown =
      std::ranges::any_of(symbols_, [&](const NamedSymbol& one) { return one.value == value; });
  if (!isKnown) symbols_.push_back({name, type, value});
  return value;
}

void InitialHeap::recall(const SymbolicState& s, std::span<const NamedSymbol> symbols) {
  for (const NamedSymbol& one : symbols) (void)symbol(s, one.type, one.name);
}

heap::Chunk InitialHeap::onEntry(const Chunk& chunk) {
  Chunk held = chunk;
  const ast::FieldDecl* const field = analysis_.fieldOf(chunk.resource);
  held.value = field != nullptr ? initialField(*field, chunk.receiver) : initialElements(chunk.receiver);
  return held;
}

const ast::Type* InitialHeap::typeOf(Term value) const {
  const auto found = types_.find(value);
  return found == types_.end() ? nullptr : &found->second;
}

const ast::FieldDecl* InitialHeap::fieldOf(smt::Function function) const {
  const auto found = fields_.find(function.id);
  return found == fields_.end() ? nullptr : found->second;
}

bool InitialHeap::isInitialElements(Term map) const {
  return terms_.op(map) == smt::Op::Apply && !terms_.arguments(map).empty() &&
         terms_.name(terms_.functionOf(map)) == elementsOnEntry;
}

smt::Term InitialHeap::lengthOf(Term array) { return ranges_.lengthOf(array); }

// Nothing: the path does not know where it comes from.
std::optional<std::uint32_t> InitialHeap::depthOf(Term object) const {
  if (terms_.op(object) == smt::Op::Ite) {
    const auto choice = terms_.arguments(object);
    return std::max(depthOf(choice[1]), depthOf(choice[2]));
  }
  const auto found = depths_.find(object);
  if (found != depths_.end()) return found->second;
  const bool isFirst = terms_.op(object) == smt::Op::Object || types_.contains(object);
  return isFirst ? std::optional(0u) : std::nullopt;
}

bool InitialHeap::isWithin(Term object, std::uint32_t depth) const {
  bool isKnown = false;
  const auto isNear = [&](Term one) {
    const std::optional<std::uint32_t> own = depthOf(one);
    isKnown = isKnown || own.has_value();
    return own && *own <= depth;
  };
  return isNear(object) || path_.findEqual(object, isNear) || !isKnown;
}

void InitialHeap::noteInitial(const SymbolicState& s, const ast::Type& type, Term value, Term holder) {
  if (terms_.op(value) == smt::Op::Object) return;  // it was given
  if (type.isReference()) types_.try_emplace(value, type);
  if (type.isReference() && holder) depths_.try_emplace(value, depthOf(holder).value_or(0) + 1);
  if (type.isFloating()) floating_.try_emplace(value, type);
  if (!type.isReference()) {
    const auto bounds = ast::boundsOf(type);
    const bool isOpen = bounds && terms_.op(value) != smt::Op::Integer;
    if (isOpen) path_.noteBounds({value, bounds->least, bounds->greatest});
    if (isOpen && run_.mode.joins)
      numbers_.try_emplace(value, smt::PathCondition::Bounds{value, bounds->least, bounds->greatest});
    return;
  }
  if (!isErasedToObject(type)) classes_.noteDeclared(value, type);
  s.heap.find([&](const Chunk& chunk) {
    if (terms_.op(chunk.receiver) == smt::Op::Object)
      path_.learn(terms_.negate(terms_.equal(chunk.receiver, value)));  // but for what is older anyway
    return false;
  });
}

void InitialHeap::noteNarrower(Term value, const ast::Type& type) {
  const auto found = types_.find(value);
  if (found == types_.end() || !type.isReference() || found->second == type) return;
  if (!Hierarchy::isSubtype(type, found->second) && !isErasedToObject(found->second)) return;
  found->second = type;
  if (!isErasedToObject(type)) classes_.noteDeclared(value, type);
}

smt::Term InitialHeap::initialField(const ast::FieldDecl& field, Term receiver) {
  const std::string key = "initial " + std::string(field.owner->name) + "." + std::string(field.name) + "$" +
                          std::to_string(field.index);
  const smt::Function function = terms_.function(key, sortOf(field.type));
  fields_.try_emplace(function.id, &field);
  return terms_.apply(function, std::span(&receiver, field.isStatic ? 0 : 1));
}

smt::Term InitialHeap::initialElements(Term array) {
  return terms_.apply(terms_.function(elementsOnEntry, Sort::Snapshot), {&array, 1});
}

bool InitialHeap::isInitial(const Chunk& chunk) {
  if (terms_.op(chunk.receiver) == smt::Op::Object) return false;
  if (chunk.isRange()) return chunk.value == initialElements(chunk.receiver);
  const ast::FieldDecl* const field = analysis_.fieldOf(chunk.resource);
  return field != nullptr && chunk.value == initialField(*field, chunk.receiver);
}

smt::Term InitialHeap::elementOf(const SymbolicState& s, const ast::Type& type, const Chunk& array,
                                 Term index) {
  return unboxed(s, type, array, ranges_.readMap(array.value, index));
}

smt::Term InitialHeap::unboxed(const SymbolicState& s, const ast::Type& type, const Chunk& array,
                               Term boxed) {
  const Sort sort = sortOf(type);
  if (terms_.op(boxed) == smt::Op::Ite) {
    const auto choice = terms_.arguments(boxed);
    const Term condition = choice[0], otherwise = choice[2];
    const Term first = unboxed(s, type, array, choice[1]);
    if (terms_.op(otherwise) == smt::Op::Unit) return first;  // no index is left
    return terms_.ite(condition, first, unboxed(s, type, array, otherwise));
  }
  const Term value = terms_.unbox(sort, boxed);
  if (terms_.op(boxed) != smt::Op::At) return value;
  const Term map = terms_.arguments(boxed)[0], index = terms_.arguments(boxed)[1];
  // That fromBool(toBool(s)) = s holds of the snapshots of booleans only.
  if (sort == Sort::Bool) path_.learn(terms_.equal(terms_.box(value), boxed));
  if (map == initialElements(array.receiver)) noteInitial(s, type, value, array.receiver);
  if (path_.isNaming())
    notation_.nameElement(ranges_.rangeChunk(ranges_.elementRange(array.receiver, index), {}), value, boxed,
                          0);
  return value;
}

// Java reads a field of a class below the one as which the object is declared by a cast.
void InitialHeap::nameField(const ast::FieldDecl& field, const Chunk& chunk) {
  const ast::Type* const declared = field.isStatic ? nullptr : typeOf(chunk.receiver);
  const bool isInherited = declared == nullptr || declared->kind != ast::TypeKind::Class ||
                           Hierarchy::isSubclass(*declared->declaration, *field.owner);
  if (isInherited) return notation_.nameValue(chunk, 0);
  const std::string cast = "((" + ast::nestedName(*field.owner) + ") ";
  names_.name(terms_, chunk.value,
              {.parts = {cast, chunk.receiver, ")." + std::string(field.name)}, .place = chunk});
}

// --- on entry

smt::Term InitialHeap::fieldOnEntry(const SymbolicState& s, const ast::FieldDecl& field, Term object) {
  const Term value = field.isFinal ? finals_.finalValue(field, object) : initialField(field, object);
  noteInitial(s, field.type, value, object);
  if (path_.isNaming() && !field.isFinal)
    nameField(field, {analysis_.field(field), object, {}, value, false});
  return value;
}

smt::Term InitialHeap::elementOnEntry(const SymbolicState& s, const ast::Type& type, Term array, Term index) {
  const Chunk chunk = ranges_.rangeChunk(ranges_.wholeRange(array), initialElements(array));
  return unboxed(s, type, chunk, terms_.at(chunk.value, index));
}

smt::Term InitialHeap::lengthOnEntry(const SymbolicState& s, Term array) {
  const Term length = lengthOf(array);
  noteInitial(s, {ast::TypeKind::Int}, length);
  return length;
}

// --- aliases

InitialHeap::Others InitialHeap::aliases(const SymbolicState& s, Resource resource, Term object) {
  Others others;
  s.heap.find(resource, [&](const Chunk& chunk) {
    const bool mayBeThat = !isInitial(chunk) && !path_.areDistinct(chunk.receiver, object) &&
                           classes_.mayBeOne(chunk.receiver, object);
    if (mayBeThat) others.push_back(chunk);
    return false;
  });
  return others;
}

Verdict InitialHeap::chooseAlias(SymbolicState s, std::span<const Chunk> others, Term object, ThenChunk found,
                                 Then none) {
  if (others.empty()) return none(std::move(s));
  const Chunk& other = others.front();
  const support::SourceRange range = path_.isRecording() ? recorder_.placeOfSite(s) : support::SourceRange();
  return path_.branch(
      std::move(s), terms_.equal(other.receiver, object), range,
      [&](SymbolicState s) { return found(std::move(s), other); },
      [&](SymbolicState s) { return chooseAlias(std::move(s), others.subspan(1), object, found, none); });
}

Verdict InitialHeap::onMissingChunk(SymbolicState&& s, const Wanted& wanted, unsigned, ThenChunk then,
                                    Then missing) {
  const Resource resource = wanted.resource;
  const Term receiver = wanted.receiver;
  const ast::FieldDecl* const field = analysis_.fieldOf(resource);
  const bool isChoice = terms_.op(receiver) == smt::Op::Ite;  // each of the objects has its own
  if (field == nullptr || isChoice) return missing(std::move(s));
  const Others others = field->isStatic ? Others() : aliases(s, resource, receiver);
  return chooseAlias(std::move(s), others, receiver, then, [&](SymbolicState s) {
    const Term value = initialField(*field, receiver);
    noteInitial(s, field->type, value, field->isStatic ? Term() : receiver);
    const Chunk chunk = s.heap.add({resource, receiver, {}, value, false});
    if (path_.isNaming()) nameField(*field, chunk);
    if (path_.isRecording()) recorder_.add(s, Step::Kind::Added, recorder_.placeOfSite(s), chunk);
    return then(std::move(s), chunk);
  });
}

Verdict InitialHeap::onMissingElements(SymbolicState&& s, const Range& range, unsigned depth, Then again,
                                       Then missing) {
  const bool isChoice = terms_.op(range.array) == smt::Op::Ite;
  if (depth > 0 || isChoice) return missing(std::move(s));
  const Others others = aliases(s, analysis_.elements(), range.array);
  return chooseAlias(
      std::move(s), others, range.array, [&](SymbolicState s, const Chunk&) { return again(std::move(s)); },
      [&](SymbolicState s) {
        const Range whole = ranges_.wholeRange(range.array);
        noteInitial(s, {ast::TypeKind::Int}, whole.to);
        const Chunk chunk = s.heap.add(ranges_.rangeChunk(whole, initialElements(range.array)));
        if (path_.isRecording()) recorder_.add(s, Step::Kind::Added, recorder_.placeOfSite(s), chunk);
        return again(std::move(s));
      });
}

// --- writing

void InitialHeap::beforeWrite(Heap& heap, const Chunk& chunk) {
  std::vector<Chunk> stale;
  heap.findSymbolic(chunk.resource, [&](const Chunk& other) {
    const bool mayBeThat = other.serial != chunk.serial && isInitial(other) &&
                           !path_.areDistinct(other.receiver, chunk.receiver);
    if (mayBeThat) stale.push_back(other);
    return false;
  });
  for (const Chunk& other : stale) heap.remove(other);
}

}  // namespace warrant::symbex
