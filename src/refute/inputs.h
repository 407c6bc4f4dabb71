// Inputs for a method: random values of its types, with objects that may be shared.
#pragma once

#include <optional>
#include <random>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "refute/made_types.h"
#include "run/machine.h"
#include "symbex/explore/input_graph.h"

namespace warrant::refute {

// What numbers and texts to try first: those in whose neighbourhood programs change their ways.
struct Candidates {
  std::vector<std::int64_t> numbers;
  std::vector<std::string> texts;
};
Candidates candidatesOf(const ast::MethodDecl& method);

// Whether runs may begin with another value of the static field than its class gives it.
bool isFree(const ast::FieldDecl& field);
// Whether objects begin with the value that their class gives the field, and no other.
bool isGiven(const ast::FieldDecl& field);

class Inputs {
 public:
  // `size`: how large and how deep things get, from 0 on.
  Inputs(run::Machine& machine, const Candidates& candidates, std::uint64_t seed, unsigned size)
      : machine_(machine), candidates_(candidates), random_(seed), size_(size) {}

  // Throws run::Stopped for types of which no values can be made.
  run::Value make(const ast::Type& type) { return make(type, size_); }
  // Objects lead to others, in that many steps about.
  run::Value make(const ast::Type& type, unsigned depth);
  // An object of the class, or one below it that has objects; nullptr: there is none.
  // `isExact`: of the class itself, if that has objects.
  run::Instance* makeInstance(const ast::ClassDecl& declaration, bool isExact) {
    return makeInstance({ast::TypeKind::Class, &declaration}, size_, isExact);
  }
  // What the field may hold in that object; nullptr: nothing tells its type arguments.
  const ast::Type* fieldType(const ast::FieldDecl& field, const run::Object& object) {
    return types_.fieldType(field, object);
  }
  // Of an array, a text, or what holds others.
  static std::int64_t lengthOf(const run::Object& object);
  // One with the same parts, as far as there is room for them, and new ones behind them.
  run::Object* makeAsLong(run::Object& object, std::uint32_t length);
  run::Text* makeText(std::u16string_view units) { return machine_.heap.makeText(units); }
  // Gives static fields other values than they have when classes start, and all that was made to who holds
  // what nobody else holds.
  void finish();
  // The latter, once more, where more was made.
  void grantAll();

  bool isLikely(unsigned percent) { return pick(100) < percent; }
  std::size_t pick(std::size_t below) { return static_cast<std::size_t>(random_() % below); }

 private:
  run::Value makeNumber(const ast::Type& type);
  bool isKnownAs(const run::Object& object, const ast::Type& type) const;
  run::Value makeReference(const ast::Type& type, unsigned depth);
  run::Value makeArray(const ast::Type& type, unsigned depth);
  run::Value makeObject(const ast::Type& type, unsigned depth);
  run::Value makeHolding(const ast::Type& type, unsigned depth);
  // What something of these type arguments may hold: elements, or keys and values in turn.
  std::vector<run::Value> makeParts(const ast::TypeArguments* arguments, std::size_t count, unsigned depth);
  std::string makeText();
  run::Value makeValue();
  run::Value makeBox(const run::Class& box);
  run::Instance* makeInstance(const ast::Type& type, unsigned depth, bool isExact = false);
  run::Instance* makeFilled(run::Class& own, const ast::Type& type, unsigned depth);
  run::Value makeCompound(const ast::Type& type, unsigned depth);
  run::Value makeDatatype(const ast::Type& type, unsigned depth);
  run::Value makeConstant(const ast::ClassDecl& declaration);
  static bool holds(const run::Object& object);
  // The objects that the initial values of fields made, which are not varied yet.
  using Initial = std::unordered_set<const run::Object*>;
  void fill(run::Instance& object, const ast::Type& type, unsigned depth);
  void fillFields(run::Instance& object, const ast::Type& type, unsigned depth, Initial& initial);
  void vary(run::Object& object, const ast::Type& type, unsigned depth, Initial& initial);
  void fillOuters(run::Instance& object, unsigned depth);
  std::vector<const ast::ClassDecl*> classesBelow(const ast::ClassDecl& declaration) const;

  run::Machine& machine_;
  const Candidates& candidates_;
  std::mt19937_64 random_;
  unsigned size_;
  bool isHeld_ = false;  // by a collection what is made: that is none that there is, which may hold itself
  MadeTypes types_;
};

// The values, with all objects that they lead to, as they are now.
class Capture {
 public:
  explicit Capture(run::Machine& machine) : machine_(machine) {}
  void add(std::string name, const ast::Type& type, run::Value value);
  // The static fields that code may change and the method may depend on, with their values.
  void addStatics(const ast::MethodDecl& method);
  symbex::InputGraph take() { return std::move(graph_); }

 private:
  symbex::InputValue valueOf(const ast::Type& type, run::Value value);
  symbex::InputValue ofReference(const ast::Type& type, run::Object& object);
  std::size_t indexOf(run::Object& object);
  run::Machine& machine_;
  symbex::InputGraph graph_;
  std::unordered_map<const run::Object*, std::size_t> indices_;
};

}  // namespace warrant::refute
