// Where the inputs are that a repair may change.
#include <algorithm>

#include "ast/mentions.h"
#include "ast/walk.h"
#include "refute/repair.h"
#include "run/code/translation.h"

namespace warrant::refute {

using run::Frame;
using run::Location;
using run::Value;

void Repair::addPlace(const Location& location, Places& places) {
  if (location.object == nullptr) {
    for (const ast::ClassDecl* const declaration : machine_.classes.program().classes) {
      for (const ast::FieldDecl* const field : declaration->fields) {
        if (isFree(*field) && field->index == location.index)
          places.push_back({&machine_.classes.staticField(*field), &field->type});
      }
    }
    return;
  }
  auto* const object = const_cast<run::Object*>(location.object);
  if (object->shape == run::Shape::Array) {
    auto* const array = static_cast<run::Array*>(object);
    places.push_back({array->elements() + location.index, array->element});
    return;
  }
  auto* const instance = static_cast<run::Instance*>(object);
  for (const ast::FieldDecl* const field : machine_.classes.fieldsOf(*instance->type)) {
    if (machine_.classes.slotOf(*field) != location.index || isGiven(*field)) continue;
    if (const ast::Type* const type = inputs_.fieldType(*field, *instance))
      places.push_back({instance->fields() + location.index, type});
  }
}

std::vector<Location> Repair::readsOf(Frame& frame, const ast::Expression& e, std::optional<Value>* value) {
  std::vector<Location> before = std::exchange(reads_, {});
  try {
    const Value found = machine_.translation().of(e).eval(frame);
    if (value != nullptr) *value = found;
  } catch (const run::Thrown&) {
  } catch (const run::Violation&) {
  } catch (const run::Stopped& stopped) {
    if (stopped.isBound) throw;
  }
  return std::exchange(reads_, std::move(before));
}

// What the expression reads: locations, parameters, lengths, characters.
Repair::Places Repair::placesIn(Frame& frame, const ast::Expression& e) {
  Places places;
  for (const Location& location : readsOf(frame, e)) addPlace(location, places);
  addPartsOf(frame, e, places);
  return places;
}

namespace {

// The variables that get values within the expression only.
std::vector<const ast::Variable*> boundIn(const ast::Expression& e) {
  std::vector<const ast::Variable*> bound;
  ast::forEachExpression(e, [&](const ast::Expression& part) {
    if (const auto* const quantified = std::get_if<ast::Quantified>(&part.node))
      bound.insert(bound.end(), quantified->variables.begin(), quantified->variables.end());
    if (const auto* const let = std::get_if<ast::Let>(&part.node)) bound.push_back(let->variable);
    if (const auto* const test = std::get_if<ast::InstanceOf>(&part.node)) bound.push_back(test->binding);
  });
  return bound;
}

}  // namespace

void Repair::addPartsOf(Frame& frame, const ast::Expression& e, Places& places) {
  const std::vector<const ast::Variable*> bound = boundIn(e);
  ast::forEachExpression(e, [&](const ast::Expression& part) {
    if (!bound.empty() && ast::mentions(part, bound)) return;
    const auto* const read = std::get_if<ast::VariableRead>(&part.node);
    if (read != nullptr && read->variable->isParameter) return addParameter(frame, *read->variable, places);
    if (const ast::Expression* const measured = measuredBy(part))
      return addHolding(frame, *measured, Place::Part::Length, 0, places);
    if (const ast::Call* const unit = callOfText(part, "charAt")) {
      std::optional<Value> index;
      readsOf(frame, *unit->arguments[0], &index);
      if (index && index->number >= 0 && index->number <= UINT32_MAX)
        addHolding(frame, *unit->receiver, Place::Part::Unit, static_cast<std::uint32_t>(index->number),
                   places);
      return;
    }
    if (const auto* const call = std::get_if<ast::Call>(&part.node)) {
      within(frame, *call,
             [&](Frame& inner, const ast::Expression& body) { addPartsOf(inner, body, places); });
    }
  });
}

// Of a predicate or a pure method: what its argument reads.
void Repair::addParameter(Frame& frame, const ast::Variable& parameter, Places& places) {
  if (frame.slots == frame_.slots) {
    places.push_back({frame.slots + parameter.slot, &parameter.type});
    return;
  }
  const auto link = std::ranges::find(links_, frame.slots, &Link::slots);
  if (link == links_.end()) return;
  const auto at = std::ranges::find(link->parameters, &parameter);
  const auto which = static_cast<std::size_t>(at - link->parameters.begin());
  if (which >= link->arguments.size()) return;
  Frame& outer = *link->outer;
  for (const Place& place : placesIn(outer, *link->arguments[which])) places.push_back(place);
}

// The part of the object that the expression yields, where that was read.
void Repair::addHolding(Frame& frame, const ast::Expression& e, Place::Part part, std::uint32_t unit,
                        Places& places) {
  std::optional<Value> value;
  readsOf(frame, e, &value);
  if (!value || value->object == nullptr) return;
  if (part == Place::Part::Unit && unit >= Inputs::lengthOf(*value->object)) return;
  const Places holding = placesOf(frame, e, value->object);
  if (!holding.empty()) places.push_back({holding.back().at, holding.back().type, part, unit});
}

// Those that the expression reads, or, where none of these leads to the object, all that were read.
Repair::Places Repair::placesOf(Frame& frame, const ast::Expression& e, const run::Object* object) {
  const auto leadsElsewhere = [&](const Place& place) {
    return !place.isWhole() || !place.type->isReference() || place.at->object != object;
  };
  Places places;
  for (const Location& location : readsOf(frame, e)) addPlace(location, places);
  const auto* const read = std::get_if<ast::VariableRead>(&e.node);
  if (read != nullptr && read->variable->isParameter) addParameter(frame, *read->variable, places);
  std::erase_if(places, leadsElsewhere);
  if (!places.empty()) return places;
  places = placesRead();
  std::erase_if(places, leadsElsewhere);
  return places;
}

Repair::Places Repair::placesRead() {
  Places places;
  for (const ast::Variable* const parameter : method_.parameters)
    places.push_back({frame_.slots + parameter->slot, &parameter->type});
  for (const Location& location : reads_) addPlace(location, places);
  return places;
}

bool Repair::within(Frame& frame, const ast::Call& call,
                    support::FunctionRef<void(Frame&, const ast::Expression&)> use) {
  constexpr std::size_t deepest = 12;
  if (!call.method->isPure() || links_.size() >= deepest) return false;
  std::optional<Value> self = Value{};
  if (call.receiver != nullptr) readsOf(frame, *call.receiver, &self);
  const bool hasSelf = !call.method->isStatic;
  if (hasSelf && (call.receiver == nullptr || !self || self->object == nullptr)) return false;
  const support::SourceRange range = call.method->nameRange;
  run::Method& named = machine_.classes.of(*call.method);
  run::Method& method =
      hasSelf && !call.isSuper ? machine_.target(*self->object, named, frame, range) : named;
  const ast::MethodDecl& declaration = method.declaration;
  if (declaration.pureBody == nullptr) return false;
  run::Machine::Room room(machine_, method.slots + 1, range);
  std::fill_n(room.slots, method.slots + 1, Value{});
  for (std::size_t i = 0; i < call.arguments.size(); ++i) {
    std::optional<Value> argument;
    readsOf(frame, *call.arguments[i], &argument);
    if (!argument) return false;
    room.slots[declaration.parameters[i]->slot] = *argument;
  }
  Frame inner{.slots = room.slots, .self = hasSelf ? self->object : nullptr};
  links_.push_back({inner.slots, &frame, declaration.parameters, call.arguments});
  const struct Linked {
    std::vector<Link>& links;
    ~Linked() { links.pop_back(); }
  } linked{links_};
  use(inner, *declaration.pureBody);
  return true;
}

void Repair::leadAway(const run::Object* object) {
  const Places places = placesRead();
  for (auto place = places.rbegin(); place != places.rend(); ++place) {
    if (!place->type->isReference() || place->at->object != object) continue;
    set(*place, inputs_.make(*place->type, object == nullptr ? 2 : 1));
    return;
  }
}

void Repair::lengthen(const run::Object* array, std::int64_t length) {
  const Places places = placesRead();
  for (auto place = places.rbegin(); place != places.rend(); ++place) {
    const run::Object* const object = place->type->isReference() ? place->at->object : nullptr;
    const bool isIt =
        array == nullptr ? object != nullptr && object->shape != run::Shape::Instance : object == array;
    if (!isIt) continue;
    const Place measured{place->at, place->type, Place::Part::Length};
    const std::int64_t wanted =
        array == nullptr ? measured.number() + 1 + static_cast<std::int64_t>(inputs_.pick(4)) : length;
    if (measured.canBe(wanted)) set(measured, measured.with(inputs_, wanted));
    return;
  }
}

void Repair::mendThrown(const run::Thrown& thrown) {
  const std::string_view name = thrown.exception->type->declaration.name;
  return name.ends_with("IndexOutOfBoundsException") ? lengthen(nullptr, 0) : leadAway(nullptr);
}

}  // namespace warrant::refute
