// Arrays: length, elements, creation. The permissions to elements are in ranges.cpp.
#include <algorithm>

#include "ast/print.h"
#include "symbex/engine.h"

namespace warrant::symbex {

using heap::Chunk;
using smt::Answer;
using smt::Purpose;
using smt::Sort;

smt::Term Engine::lengthOf(Term array) {
  const Term length = applyTo("length", Sort::Int, array);
  const Term isNatural = terms_.lessOrEqual(terms_.integer(0), length);
  if (!path_->isEvident(isNatural)) path_->assume(isNatural);
  return length;
}

Verdict Engine::evalArrayLength(SymbolicState s, const ast::ArrayLength& length, const ast::Type& type,
                                ThenTerm then) {
  return eval(std::move(s), *length.array, [&](SymbolicState s, Term array) {
    return requireNonNull(std::move(s), array, *length.array, Context::Array, [&](SymbolicState s) {
      const Term value = lengthOf(array);
      noteValue(type, value);
      return then(std::move(s), value);
    });
  });
}

// --- elements

// A missing permission is reported as such: neither as a null problem nor as one of bounds.
Verdict Engine::withElement(SymbolicState s, const Element& element, ThenChunks then) {
  const ast::Expression& array = *std::get<ast::ArrayRead>(element.e->node).array;
  return findElement(std::move(s), element, 0, [&](SymbolicState s, std::span<const Chunk> chunks) {
    return requireNonNull(std::move(s), element.array, array, Context::Array,
                          [&](SymbolicState s) { return then(std::move(s), chunks); });
  });
}

Verdict Engine::findElement(SymbolicState s, const Element& element, unsigned depth, ThenChunks then) {
  const std::vector<Chunk> ranges = rangesOf(s.heap, element.array);
  const auto isWithinEvidently = [&](const Chunk& chunk) {
    return holds(isWithin(element.index, rangeOf(chunk)));
  };
  const auto chunk = std::find_if(ranges.begin(), ranges.end(), isWithinEvidently);
  // What is held of an array is within its bounds.
  if (chunk != ranges.end()) return then(std::move(s), std::span(&*chunk, 1));
  const auto search = [&](SymbolicState s) {
    const auto again = [&](SymbolicState s) { return findElement(std::move(s), element, depth + 1, then); };
    const auto ask = [&](SymbolicState s) { return askForElement(std::move(s), element, depth, then); };
    return openForElements(std::move(s), elementRange(element.array, element.index), depth, again, ask);
  };
  if (ranges.empty()) return search(std::move(s));
  const Term isInBounds = isWithin(element.index, wholeRange(element.array));
  const auto isHeldWithinBounds = [&] {
    const smt::PathScope scope(*path_);
    path_->assume(isInBounds);
    return areHeld(elementRange(element.array, element.index), ranges);
  };
  if (!holds(isInBounds) && !isHeldWithinBounds()) return search(std::move(s));
  return require(
      std::move(s), isInBounds, Purpose::Obligation,
      [&](const SymbolicState& s) {
        return blame(s, Context::Array, Reason::Bounds, element.e->range,
                     "the index of `" + ast::toString(*element.e) + "` may be out of bounds");
      },
      [&](SymbolicState s) {
        if (!holds(isInBounds)) path_->assume(isInBounds);
        const auto chunk = std::find_if(ranges.begin(), ranges.end(), isWithinEvidently);
        if (chunk != ranges.end()) return then(std::move(s), std::span(&*chunk, 1));
        return search(std::move(s));
      });
}

// Where several ranges of the array may hold the element, all of them are handed on.
Verdict Engine::askForElement(SymbolicState s, const Element& element, unsigned depth, ThenChunks then) {
  if (learnReceivers(s.heap, element.array)) return findElement(std::move(s), element, depth, then);
  const std::vector<Chunk> ranges = rangesOf(s.heap, element.array);
  if (!ranges.empty() && areHeld(elementRange(element.array, element.index), ranges))
    return then(std::move(s), ranges);
  if (ranges.empty() && terms_.op(element.array) == smt::Op::Ite) {
    // One of two arrays: each case looks for its own.
    const auto lookForArm = [&](std::size_t arm) {
      return [&, arm](SymbolicState s) {
        Element own = element;
        own.array = terms_.arguments(element.array)[arm];
        return findElement(std::move(s), own, depth, then);
      };
    };
    return branch(std::move(s), terms_.arguments(element.array)[0], {}, lookForArm(1), lookForArm(2));
  }
  if (holds(terms_.equal(element.array, terms_.null()))) {
    const ast::Expression& array = *std::get<ast::ArrayRead>(element.e->node).array;
    return requireNonNull(std::move(s), element.array, array, Context::Array,
                          [](SymbolicState) { return Verdict::Verified; });
  }
  const std::string text = ast::toString(*element.e);
  const std::string_view verb = element.access == Context::Write ? "write" : "read";
  Problem problem = blame(s, element.access, Reason::Permission, element.e->range,
                          "no permission to " + std::string(verb) + " `" + text + "`");
  problem.lookedFor = "acc(" + text + ")";
  const Chunk wanted = rangeChunk(elementRange(element.array, element.index), {});
  addHistory(s, problem, wanted.resource, wanted.receiver, wanted.arguments);
  return fail(s, problem);
}

Verdict Engine::evalArrayRead(SymbolicState s, const ast::Expression& e, const ast::ArrayRead& read,
                              ThenTerm then) {
  return eval(std::move(s), *read.array, [&](SymbolicState s, Term array) {
    return eval(std::move(s), *read.index, [&](SymbolicState s, Term index) {
      return readElement(std::move(s), {&e, array, index, Context::Read}, then);
    });
  });
}

Verdict Engine::readElement(SymbolicState s, const Element& element, ThenTerm then) {
  return withElement(std::move(s), element, [&](SymbolicState s, std::span<const Chunk> chunks) {
    Term boxed;
    for (const Chunk& chunk : chunks) {
      const Term own = readMap(chunk.value, element.index);
      boxed = boxed ? terms_.ite(isWithin(element.index, rangeOf(chunk)), own, boxed) : own;
    }
    const Term value = terms_.unbox(sortOf(element.e->type), boxed);
    learnRow(boxed);
    if (trace_.isOn() && terms_.op(boxed) == smt::Op::At)
      nameElement(elementRange(element.array, element.index), value, boxed, element.e->range.line);
    // That fromBool(toBool(s)) = s holds of the snapshots of booleans only.
    const Term isBoolean =
        terms_.sort(value) == Sort::Bool ? terms_.equal(terms_.box(value), boxed) : terms_.truth();
    if (!holds(isBoolean)) path_->assume(isBoolean);
    noteValue(element.e->type, value);
    return then(std::move(s), value);
  });
}

Verdict Engine::writeElement(SymbolicState s, const Element& element, Term value, Then then) {
  return withElement(std::move(s), element, [&](SymbolicState s, std::span<const Chunk> chunks) {
    for (const Chunk& chunk : chunks) {
      Chunk changed = chunk;
      changed.value = terms_.store(chunk.value, element.index, terms_.box(value));
      if (chunks.size() > 1)
        changed.value = terms_.ite(isWithin(element.index, rangeOf(chunk)), changed.value, chunk.value);
      s.heap.setValue(chunk, changed.value);
      if (trace_.isOn()) record(s, Step::Kind::Write, element.e->range, changed);
    }
    return then(std::move(s));
  });
}

// --- creation

std::string Engine::nameOfNew(const ast::Expression& e) {
  std::string hint = std::exchange(nameHint_, {});
  return !trace_.isOn() || !hint.empty() ? hint : ast::toString(e);
}

Verdict Engine::evalNewArray(SymbolicState s, const ast::Expression& e, const ast::NewArray& creation,
                             ThenTerm then) {
  const std::string name = nameOfNew(e);
  Terms lengths;
  return evalAll(std::move(s), creation.lengths, 0, lengths, [&](SymbolicState s) {
    Term areNatural = terms_.truth();
    for (const Term length : lengths)
      areNatural = terms_.conjoin(areNatural, terms_.lessOrEqual(terms_.integer(0), length));
    return require(
        std::move(s), areNatural, Purpose::Obligation,
        [&](const SymbolicState& s) {
          return blame(s, Context::Array, Reason::NegativeSize, e.range,
                       "the size of the array may be negative");
        },
        [&](SymbolicState s) {
          const Term array = createArrays(s.heap, e.type, lengths, name, e.range.line);
          return then(std::move(s), array);
        });
  });
}

smt::Term Engine::createArray(heap::Heap& heap, const ast::Type& type, Term length, Term map,
                              const std::string& name, std::uint32_t line) {
  const Term array = terms_.freshObject("array");
  created_.emplace(array, type);
  if (trace_.isOn()) names_.name(array, name, line);
  path_->assume(terms_.equal(lengthOf(array), length));
  heap.add(rangeChunk(wholeRange(array), map));
  return array;
}

// An array of that type, and the arrays that are its elements where there is more than one length. Those
// of many, or of an unknown number, are not made: nobody holds what is in them.
smt::Term Engine::createArrays(heap::Heap& heap, const ast::Type& type, std::span<const Term> lengths,
                               const std::string& name, std::uint32_t line) {
  constexpr std::int64_t mostRows = 64;
  const Term length = lengths.front();
  if (lengths.size() == 1)
    return createArray(heap, type, length, terms_.fill(terms_.box(defaultValue(*type.element)), length), name,
                       line);
  const bool areFew = terms_.op(length) == smt::Op::Integer && terms_.integerValue(length) <= mostRows;
  if (!areFew) {
    const Term rows = terms_.fresh(Sort::Snapshot, "rows");
    rows_.emplace(rows, Rows{length, lengths[1]});
    return createArray(heap, type, length, rows, name, line);
  }
  Term map = terms_.unit();
  for (std::int64_t row = 0; row < terms_.integerValue(length); ++row) {
    const Term element =
        createArrays(heap, *type.element, lengths.subspan(1), name + "[" + std::to_string(row) + "]", line);
    map = terms_.store(map, terms_.integer(row), terms_.box(element));
  }
  return createArray(heap, type, length, map, name, line);
}

void Engine::learnRow(Term element) {
  if (terms_.op(element) != smt::Op::At) return;
  const auto rows = rows_.find(terms_.arguments(element)[0]);
  if (rows == rows_.end()) return;
  const Term row = terms_.unbox(Sort::Ref, element);
  const Term isRow = isWithin(terms_.arguments(element)[1], {{}, terms_.integer(0), rows->second.count});
  path_->assume(terms_.implies(isRow, terms_.negate(terms_.equal(row, terms_.null()))));
  path_->assume(terms_.implies(isRow, terms_.equal(lengthOf(row), rows->second.length)));
}

Verdict Engine::evalArrayInitializer(SymbolicState s, const ast::Expression& e,
                                     const ast::ArrayInitializer& initializer, ThenTerm then) {
  const std::string name = nameOfNew(e);
  Terms elements;
  return evalAll(std::move(s), initializer.elements, 0, elements, [&](SymbolicState s) {
    Term map = terms_.unit();
    for (std::size_t index = 0; index < elements.size(); ++index)
      map = terms_.store(map, terms_.integer(static_cast<std::int64_t>(index)), terms_.box(elements[index]));
    const Term length = terms_.integer(static_cast<std::int64_t>(elements.size()));
    const Term array = createArray(s.heap, e.type, length, map, name, e.range.line);
    return then(std::move(s), array);
  });
}

}  // namespace warrant::symbex
