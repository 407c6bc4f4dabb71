#include "refute/beginning.h"

#include <algorithm>

#include "refute/repair.h"
#include "run/check/checker.h"

namespace warrant::refute {
namespace {

// Beside the variables of the method, those of contracts.
constexpr std::uint32_t slotsOfContracts = 64;

}  // namespace

Beginning::Beginning(run::Machine& machine, const ast::MethodDecl& method, const ast::ClassDecl* owner,
                     const run::Class* statically)
    : machine_(machine),
      method_(method),
      owner_(owner),
      room_(machine, machine.classes.of(method).slots + slotsOfContracts, method.nameRange),
      frame_{.slots = room_.slots, .statically = statically} {
  std::fill_n(room_.slots, machine.classes.of(method).slots + slotsOfContracts, run::Value{});
}

bool Beginning::make(Inputs& inputs, const ast::MethodDecl& contract) {
  if (owner_ != nullptr) machine_.start(machine_.classes.of(*owner_), method_.nameRange);
  const bool isConstructor = method_.kind == ast::MethodKind::Constructor;
  if (owner_ != nullptr && !method_.isStatic && !isConstructor) {
    frame_.self = inputs.makeInstance(*owner_, true);
    if (frame_.self == nullptr) throw run::Stopped{method_.nameRange, "no objects of the class can be made"};
  }
  for (const auto& some : {method_.parameters, method_.ghostParameters}) {
    for (const ast::Variable* const parameter : some)
      frame_.slots[parameter->slot] = inputs.make(parameter->type);
  }
  inputs.finish();
  const bool isAdmitted = satisfy(inputs, contract);
  // No argument is, or leads to, an object that is made behind it.
  if (isAdmitted && isConstructor) frame_.self = machine_.makeInstance(machine_.classes.of(*owner_));
  return isAdmitted;
}

bool Beginning::satisfy(Inputs& inputs, const ast::MethodDecl& contract) {
  run::Checker& checker = machine_.checker();
  const run::Method& known = machine_.classes.of(contract);
  if (checker.admits(known, frame_)) return true;
  Repair repair(machine_, inputs, contract, frame_);
  const bool isMended = repair.run(mostRepairs);
  repairs_ = repair.roundsMade();
  if (!isMended) return false;
  inputs.grantAll();
  return checker.admits(known, frame_);
}

}  // namespace warrant::refute
