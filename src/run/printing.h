// Values as Java expressions, as far as they have such, and as annotations write them.
#pragma once

#include <string>
#include <unordered_map>
#include <unordered_set>

#include "run/machine.h"

namespace warrant::run {

// `3`, `'a'`, `"text"`, `null`, `{1, 2}`, `Color.RED`, `[1, 2]` of a sequence, `{1 -> 2}` of a map; of an
// object its class and fields, each object once: `Cell#1{x: 3}`. An object has one number in all that one
// printer shows.
class Printer {
 public:
  explicit Printer(Machine& machine) : machine_(machine) {}
  std::string show(const ast::Type& type, Value value);

 private:
  std::string showObject(Object& object);
  std::string showArray(Array& array);
  std::string showCompound(const Compound& compound);

  Machine& machine_;
  std::unordered_map<const Object*, std::size_t> numbers_;
  std::unordered_set<const Array*> shown_;
  std::uint32_t depth_ = 0;
};

std::string show(Machine& machine, const ast::Type& type, Value value);

}  // namespace warrant::run
