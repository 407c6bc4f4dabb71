// Permissions to elements of arrays.
//
// A chunk of the elements is a range: its receiver is the array, its arguments are the first index and the
// one behind the last, and its value is a map from indices to values that is the unit outside the range; so
// equal maps are equal elements. Chunks are cut and joined as they are demanded. A range that ends where it
// begins, or before, is empty: it needs and grants nothing.
#include <algorithm>

#include "ast/print.h"
#include "symbex/engine.h"

namespace warrant::symbex {

using heap::Chunk;
using heap::Heap;
using smt::Answer;
using smt::Op;
using smt::Purpose;

// --- ranges

Chunk Engine::rangeChunk(const Range& range, Term map) {
  return {analysis_.elements(), range.array, keep({range.from, range.to}), map,
          terms_.op(range.array) == Op::Object};
}

Engine::Range Engine::rangeOf(const Chunk& chunk) {
  return {chunk.receiver, chunk.arguments[0], chunk.arguments[1]};
}

Engine::Range Engine::elementRange(Term array, Term index) {
  return {array, index, terms_.add(index, terms_.integer(1))};
}

Engine::Range Engine::wholeRange(Term array) { return {array, terms_.integer(0), lengthOf(array)}; }

smt::Term Engine::isWithin(Term index, const Range& range) {
  return terms_.conjoin(terms_.lessOrEqual(range.from, index), terms_.less(index, range.to));
}

bool Engine::areApart(const Range& left, const Range& right) {
  return holds(terms_.lessOrEqual(left.to, right.from)) || holds(terms_.lessOrEqual(right.to, left.from));
}

std::vector<Chunk> Engine::rangesOf(const Heap& heap, Term array) {
  std::vector<Chunk> ranges;
  path_->findEqual(array, [&](Term equal) {
    return heap.find(analysis_.elements(), equal, [&](const Chunk& chunk) {
      ++result_.statistics.chunkComparisons;
      ranges.push_back(chunk);
      return false;
    });
  });
  return ranges;
}

// --- maps, simplified by what the path knows

smt::Term Engine::readMap(Term map, Term index) {
  return terms_.at(map, index, [&](Term condition) { return isKnown(condition); });
}

smt::Term Engine::spliceMaps(Term below, Term index, Term above) {
  const auto isKnownAs = [&](Term condition) { return isKnown(condition); };
  return terms_.splice(knownMap(below), index, knownMap(above), isKnownAs);
}

// The map, or what it is known to be put together of. That it is nothing beyond its range says nothing of it:
// `splice(m, to, unit) = m`.
smt::Term Engine::knownMap(Term map) {
  if (terms_.op(map) == Op::Unit) return map;
  const Term whole = map;
  const auto isComposed = [&](Term equal) {
    const Op op = terms_.op(equal);
    const bool isFound = (op == Op::Store || op == Op::Splice || op == Op::Fill) &&
                         std::ranges::find(terms_.arguments(equal), whole) == terms_.arguments(equal).end();
    if (isFound) map = equal;
    return isFound;
  };
  path_->findEqual(map, isComposed);
  return map;
}

// What the chunk says about a part of its range.
smt::Term Engine::partOfMap(const Chunk& chunk, const Range& part) {
  noteEnds(chunk, part);
  Term map = chunk.value;
  if (!path_->areEqual(chunk.arguments[0], part.from)) map = spliceMaps(terms_.unit(), part.from, map);
  if (!path_->areEqual(chunk.arguments[1], part.to)) map = spliceMaps(map, part.to, terms_.unit());
  return map;
}

// Where the part has an end of the chunk under another name, what was cut off there before is nothing.
void Engine::noteEnds(const Chunk& chunk, const Range& part) {
  if (chunk.arguments[0] != part.from && path_->areEqual(chunk.arguments[0], part.from))
    path_->assume(terms_.equal(terms_.splice(terms_.unit(), part.from, chunk.value), chunk.value));
  if (chunk.arguments[1] != part.to && path_->areEqual(chunk.arguments[1], part.to))
    path_->assume(terms_.equal(terms_.splice(chunk.value, part.to, terms_.unit()), chunk.value));
}

// --- cutting and joining

// The part of the chunk becomes a chunk of its own; both ends of the part are within the chunk.
Chunk Engine::cut(Heap& heap, const Chunk& chunk, const Range& part) {
  const Range whole = rangeOf(chunk);
  heap.remove(chunk);
  for (const Range& rest :
       {Range{whole.array, whole.from, part.from}, Range{whole.array, part.to, whole.to}}) {
    if (!holds(terms_.lessOrEqual(rest.to, rest.from))) heap.add(rangeChunk(rest, partOfMap(chunk, rest)));
  }
  return heap.add(rangeChunk({whole.array, part.from, part.to}, partOfMap(chunk, part)));
}

// The chunks become one, in the order of their indices; each begins where the one before it ends.
Chunk Engine::joinChunks(Heap& heap, std::span<const Chunk> parts) {
  Term map = parts.front().value;
  for (const Chunk& part : parts) {
    if (&part != &parts.front()) map = spliceMaps(map, part.arguments[0], part.value);
    heap.remove(part);
  }
  return heap.add(
      rangeChunk({parts.front().receiver, parts.front().arguments[0], parts.back().arguments[1]}, map));
}

std::optional<Chunk> Engine::isolate(Heap& heap, const Range& range) {
  const std::vector<Chunk> ranges = rangesOf(heap, range.array);
  for (const Chunk& chunk : ranges) {
    if (path_->areEqual(chunk.arguments[0], range.from) && path_->areEqual(chunk.arguments[1], range.to)) {
      noteEnds(chunk, range);
      return chunk;
    }
  }
  // A range whose ends may be in the wrong order cannot be cut out.
  if (ranges.empty() || !holds(terms_.lessOrEqual(range.from, range.to))) return std::nullopt;
  for (const Chunk& chunk : ranges) {
    if (holds(terms_.lessOrEqual(chunk.arguments[0], range.from)) &&
        holds(terms_.lessOrEqual(range.to, chunk.arguments[1]))) {
      return cut(heap, chunk, range);
    }
  }
  return assemble(heap, range, ranges);
}

// Out of several chunks, each of which begins where the one before it ends, or earlier.
std::optional<Chunk> Engine::assemble(Heap& heap, const Range& range, std::vector<Chunk> ranges) {
  Heap trial = heap;
  std::vector<Chunk> parts;
  Range rest = range;
  while (!holds(terms_.lessOrEqual(range.to, rest.from))) {
    const auto next = std::find_if(ranges.begin(), ranges.end(), [&](const Chunk& chunk) {
      return holds(terms_.lessOrEqual(chunk.arguments[0], rest.from)) &&
             holds(terms_.lessOrEqual(rest.from, chunk.arguments[1])) &&
             !holds(terms_.lessOrEqual(chunk.arguments[1], rest.from)) &&
             (holds(terms_.lessOrEqual(range.to, chunk.arguments[1])) ||
              holds(terms_.lessOrEqual(chunk.arguments[1], range.to)));
    });
    if (next == ranges.end()) return std::nullopt;
    const bool isLast = holds(terms_.lessOrEqual(range.to, next->arguments[1]));
    const Range part{range.array, rest.from, isLast ? range.to : next->arguments[1]};
    parts.push_back(cut(trial, *next, part));
    rest.from = part.to;
    ranges.erase(next);
  }
  if (parts.empty()) return std::nullopt;
  heap = std::move(trial);
  return joinChunks(heap, parts);
}

std::size_t Engine::countRanges(const Heap& heap) const {
  std::size_t count = 0;
  heap.find(analysis_.elements(), [&](const Chunk&) {
    ++count;
    return false;
  });
  return count;
}

void Engine::joinRanges(Heap& heap) {
  for (bool changed = true; changed;) {
    std::vector<Chunk> ranges;
    heap.find(analysis_.elements(), [&](const Chunk& chunk) {
      ranges.push_back(chunk);
      return false;
    });
    changed = false;
    for (const Chunk& left : ranges) {
      const auto right = std::find_if(ranges.begin(), ranges.end(), [&](const Chunk& chunk) {
        return &chunk != &left && path_->areEqual(left.arguments[1], chunk.arguments[0]) &&
               path_->areEqual(left.receiver, chunk.receiver) &&
               holds(terms_.lessOrEqual(left.arguments[0], left.arguments[1])) &&
               holds(terms_.lessOrEqual(chunk.arguments[0], chunk.arguments[1]));
      });
      if (right == ranges.end()) continue;
      const Chunk parts[] = {left, *right};
      joinChunks(heap, parts);
      changed = true;
      break;
    }
  }
}

// --- producing

Verdict Engine::produceElement(SymbolicState s, const ast::ElementAccess& access, Term snapshot,
                               const ast::Assertion& a, Then then) {
  return eval(std::move(s), *access.array, [&](SymbolicState s, Term array) {
    if (!assumePart(s, terms_.negate(terms_.equal(array, terms_.null())), a.range)) return Verdict::Verified;
    return eval(std::move(s), *access.index, [&](SymbolicState s, Term index) {
      for (const Term fact :
           {terms_.lessOrEqual(terms_.integer(0), index), terms_.less(index, lengthOf(array))}) {
        if (!assumePart(s, fact, a.range)) return Verdict::Verified;
      }
      const Term value = terms_.unbox(sortOf(*access.array->type.element), snapshot);
      // That fromBool(toBool(s)) = s holds of the snapshots of booleans only.
      if (terms_.sort(value) == smt::Sort::Bool && !path_->assume(terms_.equal(terms_.box(value), snapshot)))
        return Verdict::Verified;
      const Range range = elementRange(array, index);
      if (trace_.isOn()) nameElement(range, value, snapshot, placeOfSite(s).line);
      return produceRange(std::move(s), range, terms_.store(terms_.unit(), index, snapshot), a, then);
    });
  });
}

Verdict Engine::produceElements(SymbolicState s, const ast::ElementsAccess& access, Term snapshot,
                                const ast::Assertion& a, Then then) {
  return eval(std::move(s), *access.array, [&](SymbolicState s, Term array) {
    if (!assumePart(s, terms_.negate(terms_.equal(array, terms_.null())), a.range)) return Verdict::Verified;
    return evalEnds(std::move(s), access, array, [&](SymbolicState s, const Range& range) {
      const Term isEmpty = terms_.lessOrEqual(range.to, range.from);
      if (access.from != nullptr && holds(isEmpty)) {
        return path_->assume(terms_.equal(snapshot, terms_.unit())) ? then(std::move(s)) : Verdict::Verified;
      }
      const Term isInBounds = terms_.conjoin(terms_.lessOrEqual(terms_.integer(0), range.from),
                                             terms_.lessOrEqual(range.to, lengthOf(array)));
      if (!assumePart(s, terms_.disjoin(isEmpty, isInBounds), a.range)) return Verdict::Verified;
      if (access.from != nullptr) {  // no more elements than the range has
        path_->assume(terms_.equal(terms_.splice(snapshot, range.to, terms_.unit()), snapshot));
        path_->assume(terms_.equal(terms_.splice(terms_.unit(), range.from, snapshot), snapshot));
      }
      return produceRange(std::move(s), range, snapshot, a, then);
    });
  });
}

Verdict Engine::produceRange(SymbolicState s, const Range& range, Term map, const ast::Assertion& a,
                             Then then) {
  if (!assumeApart(s.heap, range) || (probing_ && path_->isConsistent() == Answer::No)) {
    unsatisfiable_ = a.range;
    return Verdict::Verified;
  }
  const Chunk chunk = s.heap.add(rangeChunk(range, map));
  if (trace_.isOn()) record(s, Step::Kind::Produce, a.range, chunk);
  return then(std::move(s));
}

// Assumes that no element is held twice: of two ranges of one array, one is empty or ends where the other
// begins.
bool Engine::assumeApart(const Heap& heap, const Range& range) {
  Terms facts;
  const auto collect = [&](const Chunk& chunk) {
    ++result_.statistics.chunkComparisons;
    if (path_->areDistinct(chunk.receiver, range.array)) return false;
    const Range other = rangeOf(chunk);
    Term areApart = terms_.negate(terms_.equal(other.array, range.array));
    for (const auto& [end, begin] : {std::pair(range.to, other.from), std::pair(other.to, range.from),
                                     std::pair(range.to, range.from), std::pair(other.to, other.from)}) {
      areApart = terms_.disjoin(areApart, terms_.lessOrEqual(end, begin));
    }
    if (!holds(areApart)) facts.push_back(areApart);
    return false;
  };
  // Allocated arrays are distinct from each other as it is.
  if (terms_.op(range.array) == Op::Object) {
    heap.find(analysis_.elements(), range.array, collect);
    heap.findSymbolic(analysis_.elements(), collect);
  } else {
    heap.find(analysis_.elements(), collect);
  }
  return std::all_of(facts.begin(), facts.end(), [&](Term fact) { return path_->assume(fact); });
}

// --- consuming

Verdict Engine::evalEnds(SymbolicState s, const ast::ElementsAccess& access, Term array,
                         Continuation<const Range&> then) {
  if (access.from == nullptr) return then(std::move(s), wholeRange(array));
  return eval(std::move(s), *access.from, [&](SymbolicState s, Term from) {
    return eval(std::move(s), *access.to, [&](SymbolicState s, Term to) {
      return then(std::move(s), Range{array, from, to});
    });
  });
}

Verdict Engine::consumeElement(SymbolicState s, Remainder remainder, const ast::ElementAccess& access,
                               const ast::Assertion& a, ThenConsumed then) {
  return eval(std::move(s), *access.array, [&](SymbolicState s, Term array) {
    return eval(std::move(s), *access.index, [&](SymbolicState s, Term index) {
      return consumeRange(std::move(s), remainder, elementRange(array, index), a,
                          [&](SymbolicState s, Remainder remainder, Term map) {
                            return then(std::move(s), std::move(remainder), readMap(map, index));
                          });
    });
  });
}

Verdict Engine::consumeElements(SymbolicState s, Remainder remainder, const ast::ElementsAccess& access,
                                const ast::Assertion& a, ThenConsumed then) {
  return eval(std::move(s), *access.array, [&](SymbolicState s, Term array) {
    return evalEnds(std::move(s), access, array, [&](SymbolicState s, const Range& range) {
      return consumeRange(std::move(s), remainder, range, a, then);
    });
  });
}

Verdict Engine::consumeRange(SymbolicState s, Remainder remainder, const Range& range,
                             const ast::Assertion& a, ThenConsumed then) {
  const Heap evaluated = s.heap;
  s.heap = std::move(remainder.heap);
  const auto restore = [&](SymbolicState& s) {
    Remainder left{std::move(s.heap), remainder.taken, remainder.recordsTaken, remainder.isRead};
    s.heap = evaluated;
    return left;
  };
  const auto found = [&](SymbolicState s, const Chunk& chunk) {
    Remainder left = restore(s);
    take(left, chunk, s);
    return then(std::move(s), std::move(left), chunk.value);
  };
  const auto missing = [&](SymbolicState s) {
    s.heap = evaluated;
    const Chunk wanted = rangeChunk(range, {});
    const std::string text =
        wantedText(s.frame.site, ast::toString(a), wanted.resource, wanted.receiver, wanted.arguments);
    Problem problem = blame(s, Context::Assert, Reason::Permission, a.range, "`" + text + "` is not held");
    problem.lookedFor = text;
    addHistory(s, problem, wanted.resource, wanted.receiver, wanted.arguments);
    return fail(s, problem);
  };
  const auto findNothing = [&](SymbolicState s) {
    if (path_->entails(terms_.negate(terms_.equal(range.array, terms_.null())), Purpose::Null) != Answer::Yes)
      return missing(std::move(s));
    Remainder left = restore(s);
    return then(std::move(s), std::move(left), terms_.unit());
  };
  const auto findAll = [&](SymbolicState s) { return withRange(std::move(s), range, 0, found, missing); };
  if (const auto chunk = isolate(s.heap, range)) return found(std::move(s), *chunk);
  return branch(std::move(s), terms_.lessOrEqual(range.to, range.from), a.range, findNothing, findAll);
}

Verdict Engine::withRange(SymbolicState s, const Range& range, unsigned depth, ThenChunk then, Then missing) {
  if (const auto chunk = isolate(s.heap, range)) return then(std::move(s), *chunk);
  const auto again = [&](SymbolicState s) {
    return withRange(std::move(s), range, depth + 1, then, missing);
  };
  const auto ask = [&](SymbolicState s) { return askForRange(std::move(s), range, depth, then, missing); };
  return openForElements(std::move(s), range, depth, again, ask);
}

// Learns which of the arrays that elements are held of is the given one, as far as the solver knows.
bool Engine::learnReceivers(const Heap& heap, Term array) {
  Terms equal;
  heap.find(analysis_.elements(), [&](const Chunk& chunk) {
    if (path_->areEqual(chunk.receiver, array) || path_->areDistinct(chunk.receiver, array)) return false;
    const Term areEqual = terms_.equal(chunk.receiver, array);
    if (path_->entails(areEqual, Purpose::Chunk) == Answer::Yes) equal.push_back(areEqual);
    return false;
  });
  for (const Term fact : equal) path_->assume(fact);
  return !equal.empty();
}

// Whether some chunk holds each element of a range that is not empty.
bool Engine::areHeld(const Range& range, std::span<const Chunk> chunks) {
  const bool isElement = terms_.subtract(range.to, range.from) == terms_.integer(1);
  const Term index = isElement ? range.from : terms_.fresh(smt::Sort::Int, "index");
  Term isHeld = terms_.negate(isWithin(index, range));
  for (const Chunk& chunk : chunks) isHeld = terms_.disjoin(isHeld, isWithin(index, rangeOf(chunk)));
  return path_->entails(isHeld, Purpose::Chunk) == Answer::Yes;
}

// The range is not empty.
Verdict Engine::askForRange(SymbolicState s, const Range& range, unsigned depth, ThenChunk then,
                            Then missing) {
  if (learnReceivers(s.heap, range.array)) {
    if (const auto chunk = isolate(s.heap, range)) return then(std::move(s), *chunk);
  }
  if (terms_.op(range.array) == Op::Ite && rangesOf(s.heap, range.array).empty()) {
    // One of two arrays: each case looks for its own.
    const auto lookForArm = [&](std::size_t arm) {
      return [&, arm](SymbolicState s) {
        const Range own{terms_.arguments(range.array)[arm], range.from, range.to};
        return withRange(std::move(s), own, depth, then, missing);
      };
    };
    return branch(std::move(s), terms_.arguments(range.array)[0], {}, lookForArm(1), lookForArm(2));
  }
  const std::vector<Chunk> ranges = rangesOf(s.heap, range.array);
  if (ranges.empty() || !areHeld(range, ranges)) return missing(std::move(s));
  path_->assume(terms_.less(range.from, range.to));
  for (const Chunk& chunk : ranges) {
    const Term isPart = terms_.conjoin(terms_.lessOrEqual(chunk.arguments[0], range.from),
                                       terms_.lessOrEqual(range.to, chunk.arguments[1]));
    if (ranges.size() > 1 && path_->entails(isPart, Purpose::Chunk) != Answer::Yes) continue;
    path_->assume(isPart);
    const auto part = isolate(s.heap, range);
    return part ? then(std::move(s), *part) : missing(std::move(s));
  }
  return isolateByCases(std::move(s), range, ranges, depth, then, missing);
}

// The chunks hold the range between them, and how is not known: asks for each whether it holds the first
// element, and then whether it holds the last one.
Verdict Engine::isolateByCases(SymbolicState s, const Range& range, std::span<const Chunk> chunks,
                               unsigned depth, ThenChunk then, Then missing) {
  if (chunks.empty()) return missing(std::move(s));
  const Range first = rangeOf(chunks.front());
  const auto inFirst = [&](SymbolicState s) {
    const auto isWhole = [&](SymbolicState s) {
      return withRange(std::move(s), range, depth, then, missing);
    };
    const auto goesOn = [&](SymbolicState s) {
      return withRange(
          std::move(s), {range.array, first.to, range.to}, depth,
          [&](SymbolicState s, const Chunk& rest) {
            Heap heap = s.heap;
            const auto begin = isolate(heap, {range.array, range.from, first.to});
            if (!begin) return missing(std::move(s));
            const Chunk parts[] = {*begin, rest};
            const Chunk joined = joinChunks(heap, parts);
            s.heap = std::move(heap);
            return then(std::move(s), joined);
          },
          missing);
    };
    return branch(std::move(s), terms_.lessOrEqual(range.to, first.to), {}, isWhole, goesOn);
  };
  const auto inOther = [&](SymbolicState s) {
    return isolateByCases(std::move(s), range, chunks.subspan(1), depth, then, missing);
  };
  return branch(std::move(s), isWithin(range.from, first), {}, inFirst, inOther);
}

}  // namespace warrant::symbex
