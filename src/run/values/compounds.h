// Mathematical values: sequences, sets, bags, maps, options, datatypes.
#pragma once

#include <vector>

#include "run/heap.h"
#include "run/outcome.h"

namespace warrant::run {

// An order of all values of the type, of which equality is what matters: negative, 0, positive. Objects
// are compared by identity, as `==` does; those that say something, texts and boxed numbers, come in that
// order.
int compareValues(const ast::Type& type, Value left, Value right);

// The value of the operation, of operands that have the given types. Throws a Violation where it has none.
Value evaluateOperation(Heap& heap, const ast::Expression& e, const ast::ValueOperation& operation,
                        std::span<const Value> operands);

// The value of a literal of the type: with those elements, keys and values in turn, or what the option has.
Value makeLiteral(Heap& heap, const ast::Type& type, std::span<const Value> operands);
// The type of a part of what the constructor makes, in a value of that type.
const ast::Type& partType(const ast::Type& type, const ast::Constructor& constructor, std::size_t part);

// The members of a set, bag or sequence, or the keys of a map.
std::vector<Value> membersOf(const ast::Type& type, Value value);

}  // namespace warrant::run
