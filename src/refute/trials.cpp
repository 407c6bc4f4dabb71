#include "refute/trials.h"

#include <algorithm>

#include "refute/weakness.h"
#include "run/check/checker.h"

namespace warrant::refute {

Trials::Trials(run::Machine& machine, const symbex::MemberResult& member)
    : machine_(machine),
      member_(member),
      method_(machine.classes.of(*member.method)),
      candidates_(candidatesOf(*member.method)) {}

std::optional<Seen> Trials::attempt(std::uint64_t seed, bool isDisturbed, Capture* capture) {
  machine_.reset();
  disturbed_.clear();
  isBounded_ = false;
  const unsigned size = static_cast<unsigned>(seed / 2 % 5);
  Inputs inputs(machine_, candidates_, seed * 0x9E3779B97F4A7C15u + 1, size);
  Weakness weakness(machine_, inputs);
  try {
    return runWith(inputs, isDisturbed ? &weakness : nullptr, capture);
  } catch (const run::Stopped& stopped) {
    isBounded_ = stopped.isBound;
    if (!stopped.isBound) stopped_ = stopped.why;
  } catch (const run::Thrown&) {  // while inputs were made
  } catch (const run::Violation&) {
  } catch (const run::Heap::IsFull&) {
  }
  return std::nullopt;
}

std::optional<Seen> Trials::runWith(Inputs& inputs, Weakness* weakness, Capture* capture) {
  const ast::MethodDecl& declaration = *member_.method;
  const support::SourceRange range = declaration.nameRange;
  run::Object* self = nullptr;
  const ast::ClassDecl* const owner = member_.heir != nullptr ? member_.heir : declaration.owner;
  if (owner != nullptr) machine_.start(machine_.classes.of(*owner), range);
  const bool isConstructor = declaration.kind == ast::MethodKind::Constructor;
  if (owner != nullptr && !declaration.isStatic && !isConstructor) {
    self = inputs.makeInstance(*owner, true);
    if (self == nullptr) throw run::Stopped{range, "no objects of the class can be made"};
  }
  std::vector<run::Value> arguments(declaration.countParameters());
  for (const auto& some : {declaration.parameters, declaration.ghostParameters}) {
    for (const ast::Variable* const parameter : some)
      arguments[parameter->slot] = inputs.make(parameter->type);
  }
  inputs.finish();
  // No argument is, or leads to, an object that is made behind it.
  if (isConstructor) self = machine_.makeInstance(machine_.classes.of(*owner));
  run::Machine::Room room(machine_, method_.slots + 64, range);
  std::ranges::copy(arguments, room.slots);
  run::Frame frame{.slots = room.slots, .self = self, .statically = staticClass()};
  ++tried_;
  if (!machine_.checker().admits(method_, frame)) return std::nullopt;
  ++admitted_;
  if (capture != nullptr) captureInputs(*capture, self, arguments);
  return call(self, arguments, weakness);
}

// A constructor that another one calls by `super(…)` speaks of what is defined in its own class.
const run::Class* Trials::staticClass() const {
  const bool isAbove = member_.heir != nullptr && member_.method->kind == ast::MethodKind::Constructor;
  return isAbove ? &machine_.classes.of(*member_.method->owner) : nullptr;
}

void Trials::captureInputs(Capture& capture, run::Object* self,
                           const std::vector<run::Value>& arguments) const {
  const ast::MethodDecl& declaration = *member_.method;
  if (self != nullptr && declaration.kind != ast::MethodKind::Constructor)
    capture.add("this", {ast::TypeKind::Class, declaration.owner}, run::Value::of(self));
  for (const ast::Variable* const parameter : declaration.parameters)
    capture.add(std::string(parameter->name), parameter->type, arguments[parameter->slot]);
}

std::optional<Seen> Trials::call(run::Object* self, const std::vector<run::Value>& arguments,
                                 Weakness* weakness) {
  struct Disturbed {
    run::Checker& checker;
    ~Disturbed() { checker.disturbBy(nullptr); }
  } const disturbed{machine_.checker()};
  machine_.checker().disturbBy(weakness);
  std::optional<Seen> seen;
  try {
    const support::SourceRange range = member_.method->nameRange;
    run::Machine::Room room(machine_, method_.slots, range);
    std::ranges::copy(arguments, room.slots);
    machine_.run(method_, self, room, range, staticClass());
  } catch (const run::Violation& violation) {
    seen = Seen{violation.context, violation.reason, violation.message, violation.range};
  } catch (const run::Thrown& thrown) {
    // Where contracts are looked at, this one admits the exception.
    const run::Machine::Origin origin = machine_.originOf(*thrown.exception);
    if (!machine_.checker().tracks())
      seen = Seen{origin.context, origin.reason, machine_.describe(*thrown.exception), origin.range};
  }
  if (weakness != nullptr) disturbed_ = weakness->description();
  // What could not be evaluated may be what was wrong.
  if (!machine_.passedOver().empty()) return std::nullopt;
  if (!seen) ++kept_;
  return seen;
}

}  // namespace warrant::refute
