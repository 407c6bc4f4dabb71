#include "symbex/wands/footprints.h"

#include "symbex/explain/why/near_miss.h"
#include "symbex/path/path.h"
#include "symbex/resources/lookup.h"

namespace warrant::symbex {

using heap::Amount;
using heap::Chunk;
using heap::Heap;

std::optional<Chunk> Footprints::find(const Heap& outside, const Chunk& missing) {
  std::optional<Chunk> found;
  const auto take = [&](const Chunk& chunk) {
    found = chunk;
    return true;
  };
  Wanted wanted = wantedOf(missing);
  wanted.least = Amount::some();
  if (missing.isFamily()) {
    outside.findFamilies(missing.resource, take);
    return found;
  }
  if (missing.isRange()) {  // whichever of its elements
    wanted = {missing.resource, missing.receiver, {}, Amount::some()};
    lookup_.findAll(outside, wanted, take);
  } else {
    found = lookup_.find(outside, wanted, Effort::Full);
  }
  if (!found) lookup_.findGuarded(outside, wanted, take);
  if (!found) outside.findFamilies(missing.resource, take);
  if (!found) found = nearMiss_.holderOf(outside, missing);
  return found;
}

void Footprints::offer(const Chunk& missing) {
  if (now().footprint == nullptr || path_.seemsConsistent() == smt::Answer::No) return;
  for (Footprint* one = now().footprint; one != nullptr; one = one->around) {
    const std::optional<Chunk> found = find(one->outside, missing);
    if (!found) continue;
    one->lacking = found;
    const bool isPart = found->resource == missing.resource && !found->isFamily() && !found->guard &&
                        found->amount.isConstant() && missing.amount.isConstant() &&
                        !missing.amount.isNone() && missing.amount < found->amount;
    one->amount = isPart ? missing.amount : found->amount;
    return;
  }
}

void Footprints::move(Footprint& footprint) {
  Chunk chunk = *footprint.lacking;
  const bool isPart = !(footprint.amount == chunk.amount);
  const auto rest = isPart ? difference(chunk.amount, footprint.amount) : std::nullopt;
  if (rest) {
    footprint.outside.setAmount(chunk, *rest);
    chunk.amount = footprint.amount;
  } else {
    footprint.outside.remove(chunk);
  }
  footprint.all.push_back(chunk);
  footprint.given.add(chunk);
  footprint.lacking.reset();
}

}  // namespace warrant::symbex
