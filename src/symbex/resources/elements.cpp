// Arrays: length, elements, creation. The permissions to elements are in ranges.cpp.
#include "symbex/resources/elements.h"

#include <algorithm>

#include "ast/print.h"
#include "symbex/explain/history.h"
#include "symbex/explain/notation.h"
#include "symbex/explore/unfolding.h"
#include "symbex/ghost/ghost.h"
#include "symbex/path/path.h"
#include "symbex/path/recorder.h"
#include "symbex/resources/families.h"
#include "symbex/resources/ranges.h"
#include "symbex/state/problem.h"
#include "symbex/values/classes.h"
#include "symbex/values/numbers.h"
#include "symbex/values/sorts.h"

namespace warrant::symbex {

using heap::Chunk;
using smt::Purpose;
using smt::Sort;

// --- elements

// A missing permission is reported as such: neither as a null problem nor as one of bounds.
Verdict Elements::withElement(SymbolicState s, const Element& element, ThenCases then) {
  const ast::Expression& array = *std::get<ast::ArrayRead>(element.e->node).array;
  if (now().unfolds) {  // what is in no chunk yet is no permission that is missing
    const auto find = [&](SymbolicState s) { return findElement(std::move(s), element, 0, then); };
    return path_.requireNonNull(std::move(s), element.array, array, Context::Array, [&](SymbolicState s) {
      return unfolding_.reach(std::move(s), element.array, element.e->range, find);
    });
  }
  return findElement(std::move(s), element, 0, [&](SymbolicState s, const Guards::Cases& cases) {
    return path_.requireNonNull(std::move(s), element.array, array, Context::Array,
                                [&](SymbolicState s) { return then(std::move(s), cases); });
  });
}

Guards::Cases Elements::casesOf(std::span<const Chunk> ranges, Term index) {
  Guards::Cases cases;
  for (const Chunk& chunk : ranges) {
    const Term when = ranges.size() == 1 ? terms_.truth() : ranges_.isWithin(index, rangeOf(chunk));
    cases.all.push_back({chunk, when});
  }
  return cases;
}

Wanted Elements::wantedOf(const Element& element) const {
  return {analysis_.elements(), element.array, {}, element.least(), element.index};
}

Verdict Elements::findElement(SymbolicState s, const Element& element, unsigned depth, ThenCases then) {
  if (const auto whole = ranges_.findWhole(s.heap, element.array, element.index))
    return then(std::move(s), casesOf({&*whole, 1}, element.index));
  std::vector<Chunk> ranges = ranges_.rangesOf(s.heap, element.array, element.least());
  if (ranges.size() > 1 && !ranges.front().amount.isWhole() && !ranges.front().amount.isSome()) {
    ranges_.uniteEqual(s.heap, element.array);
    ranges = ranges_.rangesOf(s.heap, element.array, element.least());
  }
  const auto isWithinEvidently = [&](const Chunk& chunk) {
    return ranges_.isEvidentlyWithin(element.index, rangeOf(chunk));
  };
  const auto chunk = std::find_if(ranges.begin(), ranges.end(), isWithinEvidently);
  // What is held of an array is within its bounds.
  if (chunk != ranges.end()) {
    ranges_.equate(std::span(chunk, ranges.end()), element.index);
    return then(std::move(s), casesOf({&*chunk, 1}, element.index));
  }
  if (const auto cases = guards_.find(s.heap, wantedOf(element))) return then(std::move(s), *cases);
  if (families_.settleElements(s.heap, element.array)) return findElement(std::move(s), element, depth, then);
  const auto search = [&](SymbolicState s) {
    if (const auto all = ranges_.gather(s.heap, rangeOfElement(element)))
      return then(std::move(s), casesOf({&*all, 1}, element.index));
    const auto again = [&](SymbolicState s) { return findElement(std::move(s), element, depth + 1, then); };
    const auto ask = [&](SymbolicState s) { return askForElement(std::move(s), element, depth, then); };
    return ghost_.onMissingElements(std::move(s), rangeOfElement(element), depth, again, ask);
  };
  if (ranges.empty()) return search(std::move(s));
  const Term isInBounds = ranges_.isWithin(element.index, ranges_.wholeRange(element.array));
  const auto isHeldWithinBounds = [&] {
    const smt::PathScope scope(path_.condition());
    path_.assume(isInBounds);
    return ranges_.areHeld(rangeOfElement(element), ranges);
  };
  if (!path_.isEvident(isInBounds) && !isHeldWithinBounds()) return search(std::move(s));
  return path_.require(
      std::move(s), isInBounds, Purpose::Obligation,
      [&](const SymbolicState& s) {
        return path_.blame(s, Context::Array, Reason::Bounds, element.e->range,
                           "the index of `" + ast::toString(*element.e) + "` may be out of bounds");
      },
      [&](SymbolicState s) {
        if (!path_.isEvident(isInBounds)) path_.assume(isInBounds);
        const auto chunk = std::find_if(ranges.begin(), ranges.end(), isWithinEvidently);
        if (chunk != ranges.end()) return then(std::move(s), casesOf({&*chunk, 1}, element.index));
        return search(std::move(s));
      });
}

Range Elements::rangeOfElement(const Element& element) {
  Range range = ranges_.elementRange(element.array, element.index);
  range.amount = element.least();
  return range;
}

// The value of an element of some row of an array of arrays, of which rows were taken out to write to them.
std::optional<Guards::Cases> Elements::findInRows(SymbolicState& s, const Element& element) {
  if (element.access == Context::Write || !families_.rejoinRows(s.heap)) return std::nullopt;
  const Term value = families_.read(s.heap, wantedOf(element));
  return value ? std::optional(Guards::Cases{{}, value}) : std::nullopt;
}

// Where several ranges of the array may hold the element, all of them are handed on.
Verdict Elements::askForElement(SymbolicState s, const Element& element, unsigned depth, ThenCases then) {
  if (const auto guarded = guards_.findRange(s.heap, analysis_.elements(), element.array)) {
    return guards_.split(std::move(s), *guarded,
                         [&](SymbolicState s) { return findElement(std::move(s), element, depth, then); });
  }
  if (const auto cases = findInRows(s, element)) return then(std::move(s), *cases);
  if (const Term isFirst = families_.whetherOfElements(s.heap, element.array)) {
    const auto again = [&](SymbolicState s) { return findElement(std::move(s), element, depth, then); };
    return path_.fork(std::move(s), isFirst, {}, again, again);
  }
  if (ranges_.learnReceivers(s.heap, element.array)) return findElement(std::move(s), element, depth, then);
  if (const Term isSame = families_.areUsed() ? ranges_.whetherSameRow(s.heap, element.array) : Term{}) {
    const auto again = [&](SymbolicState s) { return findElement(std::move(s), element, depth, then); };
    return path_.fork(std::move(s), isSame, {}, again, again);
  }
  const std::vector<Chunk> ranges = ranges_.rangesOf(s.heap, element.array, element.least());
  if (!ranges.empty() && ranges_.areHeld(rangeOfElement(element), ranges))
    return then(std::move(s), casesOf(ranges, element.index));
  if (ranges.empty() && terms_.op(element.array) == smt::Op::Ite) {
    // One of two arrays: each case looks for its own.
    const auto lookForArm = [&](std::size_t arm) {
      return [&, arm](SymbolicState s) {
        Element own = element;
        own.array = terms_.arguments(element.array)[arm];
        return findElement(std::move(s), own, depth, then);
      };
    };
    return path_.branch(std::move(s), terms_.arguments(element.array)[0], {}, lookForArm(1), lookForArm(2));
  }
  if (path_.isEvident(terms_.equal(element.array, terms_.null()))) {
    const ast::Expression& array = *std::get<ast::ArrayRead>(element.e->node).array;
    return path_.requireNonNull(std::move(s), element.array, array, Context::Array,
                                [](SymbolicState) { return Verdict::Verified; });
  }
  const std::string text = ast::toString(*element.e);
  const std::string_view verb = element.access == Context::Write ? "write" : "read";
  Problem problem = path_.blame(s, element.access, Reason::Permission, element.e->range,
                                "no permission to " + std::string(verb) + " `" + text + "`");
  problem.lookedFor = "acc(" + text + ")";
  const Chunk wanted = ranges_.rangeChunk(rangeOfElement(element), {});
  history_.addHistory(s, problem, wanted);
  return path_.fail(s, problem);
}

Verdict Elements::readElement(SymbolicState s, const Element& element, ThenTerm then) {
  const auto goOn = [&](SymbolicState s, Term boxed) {
    const Term value = terms_.unbox(sortOf(element.e->type), boxed);
    learnRow(boxed);
    if (path_.isRecording() && terms_.op(boxed) == smt::Op::At)
      notation_.nameElement(ranges_.rangeChunk(ranges_.elementRange(element.array, element.index), {}), value,
                            boxed, element.e->range.line);
    // That fromBool(toBool(s)) = s holds of the snapshots of booleans only.
    const Term isBoolean =
        terms_.sort(value) == Sort::Bool ? terms_.equal(terms_.box(value), boxed) : terms_.truth();
    if (!path_.isEvident(isBoolean)) path_.assume(isBoolean);
    numbers_.noteValue(element.e->type, value);
    return then(std::move(s), value);
  };
  if (const Term boxed = families_.read(s.heap, wantedOf(element))) return goOn(std::move(s), boxed);
  return withElement(std::move(s), element, [&](SymbolicState s, const Guards::Cases& cases) {
    if (now().unfolds) {
      const Chunk& chunk = cases.all.front().chunk;
      return then(std::move(s), unfolding_.elementOf(s, element.e->type, chunk, element.index));
    }
    Term boxed = cases.value;
    if (!boxed) {
      for (const auto& [chunk, when] : cases.all) {
        const Term own = ranges_.readMap(chunk.value, element.index);
        boxed = boxed ? terms_.ite(when, own, boxed) : own;
      }
    }
    return goOn(std::move(s), boxed);
  });
}

Verdict Elements::writeElement(SymbolicState s, const Element& element, Term value, Then then) {
  const Wanted wanted = wantedOf(element);
  const Term boxed = terms_.box(value);
  const auto note = [&](SymbolicState& s, const Chunk& changed) {
    if (path_.isRecording()) recorder_.add(s, Step::Kind::Written, element.e->range, changed);
  };
  if (const auto written = families_.write(s.heap, wanted, boxed); !written.empty()) {
    for (const Chunk& changed : written) note(s, changed);
    return then(std::move(s));
  }
  return withElement(std::move(s), element, [&](SymbolicState s, const Guards::Cases& cases) {
    if (cases.value) {
      for (const Chunk& changed : guards_.write(s.heap, wanted, cases, boxed)) note(s, changed);
      return then(std::move(s));
    }
    for (const auto& [chunk, when] : cases.all) {
      if (now().unfolds) unfolding_.beforeWrite(s.heap, chunk);
      Chunk changed = chunk;
      changed.value = terms_.ite(when, terms_.store(chunk.value, element.index, boxed), chunk.value);
      s.heap.setValue(chunk, changed.value);
      note(s, changed);
    }
    return then(std::move(s));
  });
}

// --- creation

smt::Term Elements::createArray(heap::Heap& heap, const ast::Type& type, Term length, Term map,
                                const std::string& name, std::uint32_t line) {
  const Term array = terms_.freshObject("array");
  if (path_.isNaming()) names_.name(array, name, line);
  createArrayAs(array, heap, type, length, map);
  return array;
}

void Elements::createArrayAs(Term array, heap::Heap& heap, const ast::Type& type, Term length, Term map) {
  classes_.noteCreated(array, type);
  if (now().unfolds) ranges_.noteLength(array, length);
  path_.assume(terms_.equal(ranges_.lengthOf(array), length));
  heap.add(ranges_.rangeChunk(ranges_.wholeRange(array), map));
}

bool Elements::makesRows(std::span<const Term> lengths) const {
  constexpr std::int64_t mostRows = 4096;  // of all dimensions
  std::int64_t rows = 1;
  for (const Term length : lengths.first(lengths.size() - 1)) {
    if (terms_.op(length) != smt::Op::Integer || terms_.integerValue(length) > mostRows) return false;
    rows *= terms_.integerValue(length);
    if (rows > mostRows) return false;
  }
  return true;
}

// An array of that type, and the arrays that are its elements where there is more than one length. Those of
// many, or of an unknown number, are not made, but held as a family: of three dimensions and more nobody
// holds what is in them.
smt::Term Elements::createArrays(heap::Heap& heap, const ast::Type& type, std::span<const Term> lengths,
                                 const std::string& name, std::uint32_t line) {
  const Term length = lengths.front();
  if (lengths.size() == 1)
    return createArray(heap, type, length,
                       terms_.fill(terms_.box(numbers_.defaultValue(*type.element)), length), name, line);
  if (!makesRows(lengths)) {
    const Term rows = terms_.fresh(Sort::Snapshot, "rows");
    rows_.emplace(rows, Rows{length, lengths[1]});
    const Term array = createArray(heap, type, length, rows, name, line);
    if (lengths.size() == 2) holdRows(heap, *type.element, rows);
    return array;
  }
  Term map = terms_.unit();
  for (std::int64_t row = 0; row < terms_.integerValue(length); ++row) {
    const Term element =
        createArrays(heap, *type.element, lengths.subspan(1), name + "[" + std::to_string(row) + "]", line);
    map = terms_.store(map, terms_.integer(row), terms_.box(element));
  }
  return createArray(heap, type, length, map, name, line);
}

// All elements of new arrays of that type, which are what the map has.
void Elements::holdRows(heap::Heap& heap, const ast::Type& type, Term rows) {
  const auto [count, length] = rows_.at(rows);
  const Term key = families_.key(Sort::Int, 0), row = terms_.unbox(Sort::Ref, terms_.at(rows, key));
  const Range whole = ranges_.wholeRange(row);
  const Term elements = terms_.fill(terms_.box(numbers_.defaultValue(*type.element)), length);
  const Chunk family = families_.make(analysis_.elements(), row,
                                      {keep({key}),
                                       ranges_.isWithin(key, {{}, terms_.integer(0), count}),
                                       {},
                                       {},
                                       heap::OfRange{whole.from, whole.to}},
                                      families_.mapOf({&key, 1}, elements), {});
  families_.assumeHeld(heap, family);
  heap.add(family);
}

void Elements::learnRow(Term element) {
  if (terms_.op(element) != smt::Op::At) return;
  const auto rows = rows_.find(terms_.arguments(element)[0]);
  if (rows == rows_.end()) return;
  const Term row = terms_.unbox(Sort::Ref, element);
  const Term isRow =
      ranges_.isWithin(terms_.arguments(element)[1], {{}, terms_.integer(0), rows->second.count});
  path_.assume(terms_.implies(isRow, terms_.negate(terms_.equal(row, terms_.null()))));
  path_.assume(terms_.implies(isRow, terms_.equal(ranges_.lengthOf(row), rows->second.length)));
}

}  // namespace warrant::symbex
