#include "symbex/resources/unchanged.h"

#include <vector>

#include "symbex/path/path.h"
#include "symbex/resources/families.h"
#include "symbex/resources/ranges.h"
#include "symbex/resources/shares.h"

namespace warrant::symbex {

using heap::Chunk;
using heap::Heap;

void Unchanged::learnValues(const Heap& now, const Heap& since, const Heap& known,
                            support::FunctionRef<bool(const Chunk&)> isMeant) {
  std::vector<Chunk> added;
  now.findDifference(since, [&](const Chunk* mine, const Chunk*) {
    if (mine != nullptr && !mine->guard && isMeant(*mine)) added.push_back(*mine);
    return false;
  });
  for (const Chunk& chunk : added) {
    if (const auto held = heldOf(known, chunk)) path_.learn(terms_.equal(chunk.value, held->value));
  }
}

std::optional<Chunk> Unchanged::heldOf(Heap heap, const Chunk& chunk) {
  Chunk wanted = chunk;
  wanted.amount = heap::Amount::some();
  if (chunk.isFamily()) return families_.isolate(heap, wanted, Effort::Full);
  if (chunk.isRange()) return ranges_.isolate(heap, rangeOf(wanted));
  if (auto share = shares_.gather(heap, wantedOf(wanted))) return share;
  return lookup_.find(heap, wantedOf(wanted), Effort::Native);
}

}  // namespace warrant::symbex
