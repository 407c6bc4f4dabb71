// The state in which a member is entered.
#include <utility>

#include "symbex/members/entry.h"
#include "symbex/path/path.h"
#include "symbex/resources/chunks.h"
#include "symbex/values/classes.h"
#include "symbex/values/final_fields.h"

namespace warrant::symbex {

using smt::Sort;

SymbolicState Entry::state(std::span<const ast::Variable* const> parameters, std::uint32_t slots,
                           bool hasSelf) {
  SymbolicState s;
  s.frame.store = Store(slots);
  s.frame.isBounded = true;
  if (hasSelf) {
    s.frame.self = terms_.fresh(Sort::Ref, "this");
    path_.assume(terms_.negate(terms_.equal(s.frame.self, terms_.null())));
    enterThis(s.frame);
  }
  for (const ast::Variable* parameter : parameters) {
    s.frame.store.set(parameter->slot, named(parameter->type, parameter->name));
  }
  return s;
}

// `this` is of the class that the member is verified for; without one, of any below that as which the
// contract is read.
void Entry::enterThis(Frame& frame) {
  names_.name(frame.self, "this", 0);
  if (now().thisClass != nullptr)
    classes_.enterClass(frame.self, *now().thisClass);
  else
    classes_.enterClassBelow(frame.self, *now().readAs);
  frame.statically = now().readAs;
}

Term Entry::named(const ast::Type& type, std::string_view name) {
  const Term value = classes_.fresh(type, name);
  names_.name(value, name, 0);
  return value;
}

Term Entry::result(const ast::MethodDecl& method) { return named(method.returnType, "result"); }

SymbolicState Entry::state(const ast::MethodDecl& method) {
  const bool isConstructor = method.kind == ast::MethodKind::Constructor;
  const bool hasSelf = method.owner != nullptr && !method.isStatic;
  SymbolicState s = state(method.parameters, method.slots, hasSelf && !isConstructor);
  for (const auto& ghosts : {method.ghostParameters, method.yields}) {
    for (const ast::Variable* ghost : ghosts) s.frame.store.set(ghost->slot, named(ghost->type, ghost->name));
  }
  if (method.isPure()) s.frame.scale = heap::Amount::some();
  s.frame.isGhost = method.isLemma();
  const bool isInitializer = method.owner != nullptr && method.owner->staticInitializer == &method;
  if (isConstructor || isInitializer) {
    // The object around the one that a constructor makes: it was there before.
    const ast::FieldDecl* const around = isConstructor ? method.owner->outerField : nullptr;
    const Term outer = around == nullptr ? Term() : named(around->type, around->name);
    const Term self = isConstructor ? terms_.freshUnfinishedObject("this") : terms_.null();
    if (outer) finals_.giveOuter(*method.owner, self, outer);
    const Frame frame = finals_.makingFrame(*method.owner, isInitializer, self, method.slots, nullptr);
    const Store parameters = std::exchange(s.frame.store, frame.store);
    method.forEachParameter([&](const ast::Variable& parameter) {
      s.frame.store.set(parameter.slot, parameters[parameter.slot]);
    });
    s.frame.self = self;
    s.frame.construction = frame.construction;
  }
  if (isConstructor) {
    chunks_.produceFields(s.heap, s.frame.self, *method.owner);
    enterThis(s.frame);
  }
  if (isInitializer) chunks_.produceStaticFields(s.heap, *method.owner);
  return s;
}

}  // namespace warrant::symbex
