#include "refute/weakness.h"

#include <algorithm>

#include "ast/print.h"
#include "ast/walk.h"
#include "run/check/footprint.h"
#include "run/printing.h"

namespace warrant::refute {

using run::Value;

void Weakness::addLocation(const run::Location& location, std::vector<Change>& changes) {
  auto* const object = const_cast<run::Object*>(location.object);
  if (object == nullptr) return;
  if (object->shape == run::Shape::Array) {
    auto* const array = static_cast<run::Array*>(object);
    std::string name = "an element of an array";
    changes.push_back({array->elements() + location.index, *array->element, location, std::move(name)});
    return;
  }
  auto* const instance = static_cast<run::Instance*>(object);
  for (const ast::FieldDecl* const field : machine_.classes.fieldsOf(*instance->type)) {
    if (machine_.classes.slotOf(*field) != location.index || field->isFinal || field->type.isMathematical())
      continue;
    if (const ast::Type* const type = inputs_.fieldType(*field, *instance))
      changes.push_back({instance->fields() + location.index, *type, location,
                         ast::memberPrefix(field->owner) + std::string(field->name)});
  }
}

std::vector<Weakness::Change> Weakness::changesOf(const run::Activation& activation) {
  const run::Amount whole(run::Rational(1));
  std::vector<run::Location> locations;
  for (const auto& [location, amount] : activation.held) {
    if (amount == whole) locations.push_back(location);
  }
  // In an order that does not depend on addresses.
  std::ranges::sort(locations, {}, [](const run::Location& location) {
    return std::pair(location.object == nullptr ? 0 : location.object->number + 1, location.index);
  });
  std::vector<Change> changes;
  for (const run::Location& location : locations) addLocation(location, changes);
  return changes;
}

std::vector<Weakness::Change> Weakness::changesOf(const ast::Loop& loop, run::Frame& frame) {
  std::vector<const ast::Variable*> variables;
  const auto note = [&](const ast::Variable& variable) {
    if (std::ranges::find(variables, &variable) == variables.end() && !variable.type.isMathematical())
      variables.push_back(&variable);
  };
  ast::forEachAssigned(*loop.body, note);
  for (const ast::Expression* const update : loop.updates) {
    ast::forEachExpression(*update, [&](const ast::Expression& e) {
      const auto* const changed = std::get_if<ast::Update>(&e.node);
      const auto* const read =
          changed == nullptr ? nullptr : std::get_if<ast::VariableRead>(&changed->target->node);
      if (read != nullptr) note(*read->variable);
    });
  }
  std::vector<Change> changes;
  for (const ast::Variable* const variable : variables)
    changes.push_back({frame.slots + variable->slot, variable->type, {}, std::string(variable->name)});
  for (const ast::Assertion* const clause : loop.invariants) {
    for (const auto& [location, value] : run::Footprint(machine_.checker()).of(frame, *clause))
      addLocation(location, changes);
  }
  return changes;
}

void Weakness::set(const Change& change, Value value) {
  if (change.location.object != nullptr)
    machine_.store(change.location, *change.place, value);
  else
    *change.place = value;
}

bool Weakness::change(std::vector<Change>& changes, support::FunctionRef<bool()> isAdmitted) {
  if (changes.empty() || !inputs_.isLikely(70)) return false;
  std::string description;
  std::vector<std::pair<const Change*, Value>> made;
  for (std::size_t count = 1 + inputs_.pick(2); count > 0; --count) {
    const Change& chosen = changes[inputs_.pick(changes.size())];
    const Value before = *chosen.place, after = inputs_.make(chosen.type);
    if (before.number == after.number) continue;
    made.emplace_back(&chosen, before);
    set(chosen, after);
    description +=
        (description.empty() ? "" : ", ") + chosen.name + " = " + show(machine_, chosen.type, after);
  }
  if (made.empty()) return false;
  if (isAdmitted()) {
    description_ = std::move(description);
    return true;
  }
  for (auto change = made.rbegin(); change != made.rend(); ++change) set(*change->first, change->second);
  return false;
}

void Weakness::afterCall(const run::Method& method, run::Frame& frame, run::Activation& callee,
                         unsigned nesting) {
  if (nesting != 2) return;
  const ast::MethodDecl& declaration = method.declaration;
  std::vector<Change> changes = changesOf(callee);
  const ast::Type& type = declaration.returnType;
  if (type.kind != ast::TypeKind::Void && !type.isMathematical() && type.variable == nullptr)
    changes.push_back({&frame.result, type, {}, "result"});
  const bool isChanged =
      change(changes, [&] { return machine_.checker().satisfies(declaration.ensures, frame, callee); });
  if (isChanged) {
    description_ = "the postcondition of " + ast::qualifiedSignature(declaration) + " admits " +
                   description_ + ", which its body does not yield here";
  }
}

void Weakness::atLoop(const ast::Loop& loop, run::Frame& frame, run::Activation& running, unsigned nesting) {
  if (nesting != 1) return;
  std::vector<Change> changes = changesOf(loop, frame);
  const bool isChanged =
      change(changes, [&] { return machine_.checker().satisfies(loop.invariants, frame, running); });
  if (isChanged) {
    const std::string line = std::to_string(loop.invariants.front()->range.line);
    description_ =
        "the invariant in line " + line + " admits " + description_ + ", which the loop does not yield here";
  }
}

}  // namespace warrant::refute
