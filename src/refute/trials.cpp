#include "refute/trials.h"

#include <algorithm>

#include "refute/beginning.h"
#include "refute/weakness.h"
#include "run/check/checker.h"

namespace warrant::refute {

Trials::Trials(run::Machine& machine, const symbex::MemberResult& member)
    : machine_(machine),
      member_(member),
      method_(machine.classes.of(*member.method)),
      candidates_(candidatesOf(*member.method)),
      readings_(machine.checker().readings(*member.method, member.heir)) {}

void Trials::prefer(std::int64_t number) {
  constexpr std::size_t most = 96;
  std::vector<std::int64_t>& numbers = candidates_.numbers;
  if (numbers.size() < most && std::ranges::find(numbers, number) == numbers.end()) numbers.push_back(number);
}

std::optional<Seen> Trials::attempt(std::uint64_t seed, const Round& round, Capture* capture, Capture* end) {
  machine_.reset();
  disturbed_.clear();
  isBounded_ = false;
  repairs_ = 0;
  constexpr unsigned sizes = 5;
  const unsigned size = static_cast<unsigned>(seed / 2 % sizes);
  reading_ = readings_[seed / 2 / sizes % readings_.size()];
  Inputs inputs(machine_, candidates_, seed * 0x9E3779B97F4A7C15u + 1, size);
  Weakness weakness(machine_, inputs);
  try {
    return runWith(round, inputs, round.isDisturbed ? &weakness : nullptr, capture, end);
  } catch (const run::Stopped& stopped) {
    isBounded_ = stopped.isBound;
    if (!stopped.isBound) stopped_ = stopped.why;
  } catch (const run::Thrown&) {  // while inputs were made
  } catch (const run::Violation&) {
  } catch (const run::Heap::IsFull&) {
  }
  return std::nullopt;
}

std::optional<Seen> Trials::runWith(const Round& round, Inputs& inputs, Weakness* weakness, Capture* capture,
                                    Capture* end) {
  Beginning beginning(machine_, *member_.method, owner(), reading_);
  ++tried_;
  const ast::MethodDecl& contract = round.contract != nullptr ? *round.contract : *member_.method;
  const bool isAdmitted = beginning.make(inputs, contract);
  repairs_ = beginning.repairs();
  if (!isAdmitted) return std::nullopt;
  ++admitted_;
  if (capture != nullptr) captureInputs(*capture, beginning.frame());
  return call(round, beginning.frame(), weakness, end);
}

void Trials::captureInputs(Capture& capture, const run::Frame& frame) const {
  const ast::MethodDecl& declaration = *member_.method;
  if (frame.self != nullptr && declaration.kind != ast::MethodKind::Constructor)
    capture.add("this", {ast::TypeKind::Class, declaration.owner}, run::Value::of(frame.self));
  for (const ast::Variable* const parameter : declaration.parameters)
    capture.add(std::string(parameter->name), parameter->type, frame.slots[parameter->slot]);
  capture.addStatics(declaration);
}

void Trials::captureEnd(Capture& end, const char* name, const ast::Type& type, run::Value value,
                        const run::Frame& frame) const {
  if (type.kind != ast::TypeKind::Void) end.add(name, type, value);
  if (frame.self != nullptr) end.add("this", {ast::TypeKind::Class, owner()}, run::Value::of(frame.self));
  captureInputs(end, frame);
}

run::Value Trials::runBy(const ast::MethodDecl* contract, run::Frame& frame) {
  const support::SourceRange range = member_.method->nameRange;
  if (contract != nullptr)
    return machine_.checker().callAs(machine_.classes.of(*contract), method_, frame, range);
  run::Machine::Room room(machine_, method_.slots, range);
  std::copy_n(frame.slots, member_.method->countParameters(), room.slots);
  return machine_.run(method_, frame.self, room, range, reading_);
}

std::optional<Seen> Trials::call(const Round& round, run::Frame& frame, Weakness* weakness, Capture* end) {
  struct Disturbed {
    run::Checker& checker;
    ~Disturbed() {
      checker.disturbBy(nullptr);
      checker.believeOnly(nullptr);
    }
  } const disturbed{machine_.checker()};
  machine_.checker().disturbBy(weakness);
  if (round.isLenient) machine_.checker().believeOnly(member_.method);
  std::optional<Seen> seen;
  bool isOther = false;  // a violation, but not of what is looked at
  try {
    const run::Value result = runBy(round.contract, frame);
    if (end != nullptr) captureEnd(*end, "result", member_.method->returnType, result, frame);
  } catch (const run::Violation& violation) {
    if (round.contract == nullptr)
      seen = Seen{violation.context, violation.reason, violation.message, violation.range};
    else
      seen = asOverride(*round.contract, violation);
    isOther = !seen;
  } catch (const run::Thrown& thrown) {
    const ast::Type type{ast::TypeKind::Class, &thrown.exception->type->declaration};
    if (end != nullptr) captureEnd(*end, "thrown", type, run::Value::of(thrown.exception), frame);
    // Where contracts are looked at, this one admits the exception.
    const run::Machine::Origin origin = machine_.originOf(*thrown.exception);
    if (!machine_.checker().tracks())
      seen = Seen{origin.context, origin.reason, machine_.describe(*thrown.exception), origin.range};
  }
  if (weakness != nullptr) disturbed_ = weakness->description();
  // What could not be evaluated may be what was wrong.
  if (!machine_.passedOver().empty()) return std::nullopt;
  if (!seen && !isOther) ++kept_;
  return seen;
}

// A violation of the contract of an overridden method, as the verifier reports it.
std::optional<Seen> Trials::asOverride(const ast::MethodDecl& contract,
                                       const run::Violation& violation) const {
  const ast::MethodDecl& method = *member_.method;
  const support::SourceRange place = member_.heir != nullptr ? member_.heir->nameRange : method.nameRange;
  if (violation.context == "precondition" && violation.range == method.nameRange)
    return Seen{"override", violation.reason, violation.message, place, violation.related};
  const bool isPromised = std::ranges::any_of(contract.ensures, [&](const ast::Assertion* clause) {
    return support::isWithin(violation.range, clause->range);
  });
  if (violation.context != "postcondition" || !isPromised) return std::nullopt;
  return Seen{"override", violation.reason, violation.message, place, violation.range};
}

}  // namespace warrant::refute
