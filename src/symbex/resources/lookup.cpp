// Finding chunks: by resource, then by receiver term or its congruence class, and only then by asking.
#include "symbex/engine.h"

namespace warrant::symbex {

using heap::Chunk;
using heap::Heap;
using heap::Resource;
using smt::Answer;
using smt::Purpose;

bool Engine::haveEqualArguments(const Chunk& chunk, std::span<const Term> arguments) {
  for (std::size_t index = 0; index < arguments.size(); ++index) {
    const Term equality = terms_.equal(chunk.arguments[index], arguments[index]);
    if (!path_->isEvident(equality)) return false;
  }
  return true;
}

std::optional<Chunk> Engine::lookUpNatively(const Heap& heap, Resource resource, Term receiver,
                                            std::span<const Term> arguments) {
  std::optional<Chunk> found;
  const auto findIn = [&](Resource resource) {
    path_->findEqual(receiver, [&](Term equal) {
      return heap.find(resource, equal, [&](const Chunk& chunk) {
        ++result_.statistics.chunkComparisons;
        if (!haveEqualArguments(chunk, arguments)) return false;
        found = chunk;
        return true;
      });
    });
  };
  findIn(resource);
  if (found) return found;
  if (const std::optional<Resource> twin = twinOf(resource, receiver)) findIn(*twin);
  return found;
}

std::optional<Chunk> Engine::lookUp(const Heap& heap, Resource resource, Term receiver,
                                    std::span<const Term> arguments, Effort effort) {
  if (std::optional<Chunk> chunk = lookUpNatively(heap, resource, receiver, arguments)) return chunk;
  if (effort == Effort::Native) return std::nullopt;
  std::optional<Chunk> found;
  heap.find(resource, [&](const Chunk& chunk) {
    ++result_.statistics.chunkComparisons;
    if (path_->areDistinct(chunk.receiver, receiver)) return false;
    Term match = terms_.equal(chunk.receiver, receiver);
    for (std::size_t index = 0; index < arguments.size(); ++index) {
      match = terms_.conjoin(match, terms_.equal(chunk.arguments[index], arguments[index]));
    }
    if (path_->entails(match, Purpose::Chunk) != Answer::Yes) return false;
    found = chunk;
    return true;
  });
  return found;
}

Verdict Engine::withChunk(SymbolicState s, Resource resource, Term receiver, unsigned depth, ThenChunk then,
                          Then missing) {
  if (const auto chunk = lookUp(s.heap, resource, receiver, {}, Effort::Native))
    return then(std::move(s), *chunk);
  const auto askSolver = [&](SymbolicState s) {
    if (const auto chunk = lookUp(s.heap, resource, receiver, {}, Effort::Full))
      return then(std::move(s), *chunk);
    if (terms_.op(receiver) != smt::Op::Ite) return missing(std::move(s));
    // One of two objects: each case looks for its own.
    const auto lookForArm = [&](std::size_t arm) {
      return [&, arm](SymbolicState s) {
        return withChunk(std::move(s), resource, terms_.arguments(receiver)[arm], depth, then, missing);
      };
    };
    return branch(std::move(s), terms_.arguments(receiver)[0], {}, lookForArm(1), lookForArm(2));
  };
  return openInSearch(std::move(s), resource, receiver, depth, then, askSolver);
}

}  // namespace warrant::symbex
