// Methods of the library, which have contracts and no text.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "run/library/states.h"
#include "run/machine.h"
#include "run/values/compounds.h"

namespace warrant::run {

// nullptr: it is not known how the method runs.
Native findNative(const ast::MethodDecl& method);

// By name and parameters: `Math.abs(int)`. Lists and deques are `List`, sets `Set`, maps `Map`, whatever
// their class.
using Natives = std::unordered_map<std::string_view, Native>;
void addTexts(Natives& natives);
void addNumbers(Natives& natives);
void addLists(Natives& natives);
void addHashes(Natives& natives);
void addArrays(Natives& natives);
void addObjects(Natives& natives);
Native findOfEnum(const ast::MethodDecl& method);

// --- what several of them need
inline Value nothing() { return {}; }
inline Value number(std::size_t value) { return Value::of(static_cast<std::int64_t>(value)); }

// As `Objects.requireNonNull` does.
[[noreturn]] inline void refuseNull(const NativeCall& call, std::string_view message = "") {
  call.machine.throwJava("NullPointerException", message, call.range);
}

// Values equal as `equals` says, and their `hashCode`: of user's classes by their methods.
bool areEqual(const NativeCall& call, Value left, Value right);
std::int32_t hashOf(const NativeCall& call, Value value);
// `equals` and `hashCode` of a text, whose class the program need not know.
Value equalsOfText(const NativeCall& call);
Value hashOfText(const NativeCall& call);
std::int32_t hashOfUnits(std::u16string_view units);
// `equals`, `hashCode` and `toString` of what holds values; nothing: it is none of these.
std::optional<bool> equalsOfHeld(const NativeCall& call);
std::optional<std::int32_t> hashCodeOfHeld(const NativeCall& call);
std::optional<std::u16string> textOfHeld(const NativeCall& call);
// Whether its class has `equals` and `hashCode` of Object or Enum.
bool isOnlyItself(const Object& object);
// Whether it is a class whose objects are tables of their elements.
inline bool isHashSet(std::string_view name) { return name == "HashSet" || name == "LinkedHashSet"; }
// Whether what it has are keys or values of a map, which it shows, or of another set.
bool isView(const Object& collection);
// As the table of a HashMap mixes it.
std::uint32_t spread(std::int32_t hash);
// The same of boxes, whatever methods the contracts of their classes list.
bool areEqualBoxes(const Object& left, const Object& right);
std::int32_t hashOfBox(const Instance& box);
// The elements of a collection of the library, in the order of a loop.
std::vector<Value> elementsOf(const NativeCall& call, Object* collection);
// The Map.Entry for one of a map: as in Java always the same object for a key, as long as that stays in the
// map.
Instance* shownEntry(const NativeCall& call, Instance* map, HashState::Entry& entry);
// What Java's iterators ask of the collection or map of a loop over its elements, which the program may
// change meanwhile.
class ElementLoop {
 public:
  // Over that of the call, which has so many of them.
  ElementLoop(const NativeCall& call, std::size_t count);

  bool hasNext() const;
  void next();  // before each iteration: throws Java's exception where elements came or went

 private:
  const NativeCall call_;
  const std::size_t count_;
  const std::uint64_t changes_;
  std::size_t given_ = 0;
};
// The box for a value of that primitive type.
Value box(Machine& machine, const ast::Type& type, Value value, support::SourceRange range);
Value makeSequence(const NativeCall& call, std::span<const Value> elements);
// An object of the class of that name of the library.
Instance* makeOfLibrary(const NativeCall& call, std::string_view name);
// What stands for each of them (`Objects.key`).
std::vector<Value> keysOf(const NativeCall& call, std::vector<Value> elements);

// The state that the object has, or had at the moment that is looked at. It is made at the first question.
template <class Kind>
const Kind& look(const NativeCall& call, Object* object) {
  return static_cast<const Kind&>(
      call.machine.stateOf(*static_cast<Instance*>(object), false, [] { return std::make_unique<Kind>(); }));
}
// The same, about to be changed.
template <class Kind>
Kind& change(const NativeCall& call, Object* object) {
  return static_cast<Kind&>(
      call.machine.stateOf(*static_cast<Instance*>(object), true, [] { return std::make_unique<Kind>(); }));
}

}  // namespace warrant::run
