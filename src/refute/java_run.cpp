#include "refute/java_run.h"

#include <algorithm>

#include "ast/conjuncts.h"
#include "refute/rebuilt.h"
#include "run/check/checker.h"

namespace warrant::refute {
namespace {

std::vector<const ast::Assertion*> falseParts(run::Machine& machine,
                                              std::span<const ast::Assertion* const> clauses,
                                              run::Frame& frame, run::Past::Moment entry) {
  std::vector<const ast::Assertion*> parts;
  const auto add = [&](const ast::Assertion& part) { parts.push_back(&part); };
  for (const ast::Assertion* const clause : clauses) ast::forEachConjunct(*clause, add);
  std::erase_if(parts, [&](const ast::Assertion* part) {
    return machine.checker().isTrueOfValues(*part, frame, entry);
  });
  return parts;
}

bool isAdmitted(run::Machine& machine, const ast::MethodDecl& contract, const run::Instance& exception) {
  return std::ranges::any_of(contract.signals, [&](const ast::Signals& clause) {
    return machine.isInstance(&exception, {ast::TypeKind::Class, clause.type});
  });
}

JavaRun call(run::Machine& machine, const ast::MethodDecl& method, const ast::MethodDecl& contract,
             const ast::ClassDecl* created, const symbex::InputGraph& inputs) {
  Rebuilt rebuilt(machine, inputs);
  run::Method& known = machine.classes.of(method);
  run::Object* self = created == nullptr ? nullptr : machine.makeInstance(machine.classes.of(*created));
  std::vector<run::Value> arguments(method.countParameters());
  if (arguments.size() != method.parameters.size())
    throw run::Stopped{method.nameRange, "ghost parameters have no meaning in Java"};
  for (const symbex::InputGraph::Symbol& symbol : inputs.symbols) {
    const run::Value value = rebuilt.valueOf(symbol.type, symbol.value);
    if (symbol.name == "this") self = value.object;
    for (const ast::Variable* const parameter : method.parameters) {
      if (parameter->name == symbol.name) arguments[parameter->slot] = value;
    }
  }
  if (method.owner != nullptr) machine.start(machine.classes.of(*method.owner), method.nameRange);
  run::Machine::Room room(machine, known.slots + 64, method.nameRange);
  std::ranges::copy(arguments, room.slots);
  run::Frame frame{.slots = room.slots, .self = self};
  const run::Past::Moment entry = machine.past.begin();
  JavaRun seen;
  if (&contract != &method) seen.before = falseParts(machine, method.requires_, frame, entry);
  try {
    frame.result = machine.call(known, self, arguments, method.nameRange);
  } catch (const run::Thrown& thrown) {
    if (isAdmitted(machine, contract, *thrown.exception)) {
      seen.because = "an exception leaves the call, of which the contract speaks";
      return seen;
    }
    seen.end = JavaRun::End::Throws;
    return seen;
  } catch (const run::Violation& violation) {
    const bool isEndless = violation.context == "termination";
    seen.end = isEndless ? JavaRun::End::Endless : JavaRun::End::Throws;
    return seen;
  }
  seen.after = falseParts(machine, contract.ensures, frame, entry);
  if (!seen.before.empty() || !seen.after.empty())
    seen.end = JavaRun::End::Contract;
  else
    seen.because = "Java does not notice it: what is violated is said in annotations only";
  return seen;
}

}  // namespace

JavaRun runAsJava(run::Machine& machine, const ast::MethodDecl& method, const ast::MethodDecl& contract,
                  const ast::ClassDecl* created, const symbex::InputGraph& inputs) {
  if (method.isGhost) return {.because = "the member exists in annotations only"};
  machine.reset();
  try {
    return call(machine, method, contract, created, inputs);
  } catch (const run::Stopped& stopped) {
    return {.because = stopped.why};
  } catch (const run::Thrown&) {
    return {.because = "the inputs cannot be made"};
  } catch (const run::Violation&) {
    return {.because = "the inputs cannot be made"};
  } catch (const run::Heap::IsFull&) {
    return {.because = "there is not enough memory"};
  }
}

}  // namespace warrant::refute
