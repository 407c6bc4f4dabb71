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

Verdict Engine::evalArrayLength(SymbolicState s, const ast::ArrayLength& length, ThenTerm then) {
  return eval(std::move(s), *length.array, [&](SymbolicState s, Term array) {
    return requireNonNull(std::move(s), array, *length.array, Context::Array,
                          [&](SymbolicState s) { return then(std::move(s), lengthOf(array)); });
  });
}

// --- elements

Verdict Engine::withElement(SymbolicState s, const Element& element, ThenChunks then) {
  const ast::Expression& array = *std::get<ast::ArrayRead>(element.e->node).array;
  return requireNonNull(std::move(s), element.array, array, Context::Array,
                        [&](SymbolicState s) { return findElement(std::move(s), element, 0, then); });
}

Verdict Engine::findElement(SymbolicState s, const Element& element, unsigned depth, ThenChunks then) {
  const std::vector<Chunk> ranges = rangesOf(s.heap, element.array);
  const auto isWithinEvidently = [&](const Chunk& chunk) {
    return holds(isWithin(element.index, rangeOf(chunk)));
  };
  const auto chunk = std::find_if(ranges.begin(), ranges.end(), isWithinEvidently);
  // What is held of an array is within its bounds.
  if (chunk != ranges.end()) return then(std::move(s), {&*chunk, 1});
  const auto search = [&](SymbolicState s) {
    const auto again = [&](SymbolicState s) { return findElement(std::move(s), element, depth + 1, then); };
    const auto ask = [&](SymbolicState s) { return askForElement(std::move(s), element, depth, then); };
    return openForElements(std::move(s), elementRange(element.array, element.index), depth, again, ask);
  };
  if (ranges.empty()) return search(std::move(s));
  const Term isInBounds = isWithin(element.index, wholeRange(element.array));
  return require(
      std::move(s), isInBounds, Purpose::Obligation,
      [&](const SymbolicState& s) {
        return blame(s, Context::Array, Reason::Bounds, element.e->range,
                     "the index of `" + ast::toString(*element.e) + "` may be out of bounds");
      },
      [&](SymbolicState s) {
        if (!holds(isInBounds)) path_->assume(isInBounds);
        const auto chunk = std::find_if(ranges.begin(), ranges.end(), isWithinEvidently);
        if (chunk != ranges.end()) return then(std::move(s), {&*chunk, 1});
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
    // That fromBool(toBool(s)) = s holds of the snapshots of booleans only.
    const Term isBoolean =
        terms_.sort(value) == Sort::Bool ? terms_.equal(terms_.box(value), boxed) : terms_.truth();
    if (!holds(isBoolean)) path_->assume(isBoolean);
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

Verdict Engine::evalNewArray(SymbolicState s, const ast::Expression& e, const ast::NewArray& creation,
                             ThenTerm then) {
  return eval(std::move(s), *creation.lengths.front(), [&](SymbolicState s, Term length) {
    return require(
        std::move(s), terms_.lessOrEqual(terms_.integer(0), length), Purpose::Obligation,
        [&](const SymbolicState& s) {
          return blame(s, Context::Array, Reason::NegativeSize, e.range,
                       "the size of the array may be negative");
        },
        [&](SymbolicState s) {
          const Term array = terms_.freshObject("array");
          created_.emplace(array, e.type);
          if (trace_.isOn()) names_.name(array, ast::toString(e), e.range.line);
          path_->assume(terms_.equal(lengthOf(array), length));
          s.heap.add(
              rangeChunk(wholeRange(array), terms_.fill(terms_.box(defaultValue(*e.type.element)), length)));
          return then(std::move(s), array);
        });
  });
}

}  // namespace warrant::symbex
