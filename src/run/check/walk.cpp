#include "run/check/walk.h"

#include <algorithm>

#include "ast/print.h"
#include "run/check/footprint.h"
#include "run/code/translation.h"
#include "support/match.h"

namespace warrant::run {

Value Walk::eval(Frame& frame, const ast::Expression& e) { return machine().translation().of(e).eval(frame); }

void Walk::along(Frame& frame, const ast::Assertion& assertion) {
  const support::SourceRange range = placeOf(assertion.range);
  support::match(
      assertion.node, [&](const ast::Pure& pure) { alongCondition(frame, *pure.condition, range); },
      [&](const ast::FieldAccess& access) { meet(locationOf(frame, access, range), range); },
      [&](const ast::ElementAccess& access) { meet(locationOf(frame, access, range), range); },
      [&](const ast::ElementsAccess& access) { alongElements(frame, access, range); },
      [&](const ast::PredicateInstance& instance) { along(frame, instance); },
      [&](const ast::Share& share) { alongShare(frame, share, range); },
      [&](const ast::Star& star) { alongAll(frame, star); },
      [&](const ast::ConditionalAssertion& choice) {
        along(frame, eval(frame, *choice.condition).isTrue() ? *choice.onTrue : *choice.onFalse);
      },
      [&](const ast::Untouched& untouched) { alongUntouched(frame, untouched, range); },
      [&](const ast::Iterated& iterated) {
        checker_.enumerationOf(iterated).forEach(machine(), frame, range, [&] {
          if (iterated.range == nullptr || eval(frame, *iterated.range).isTrue())
            along(frame, *iterated.body);
          return true;
        });
      },
      // Runs do not tell what wands hold. Where it is asked whether a state is one that a contract admits,
      // that is not known; elsewhere it is taken for granted.
      [&](const ast::Wand&) {
        if (checker_.isAsked()) fail(range, "predicate", "whether it is a wand that is held is not known");
      });
}

// What cannot be evaluated may hold.
// One part after the other, and not within one another: what ends the walk would leave each of them.
void Walk::alongAll(Frame& frame, const ast::Star& star) {
  const std::size_t base = pending_.size();
  pending_.push_back(star.right);
  const ast::Assertion* next = star.left;
  while (true) {
    while (const auto* const inner = std::get_if<ast::Star>(&next->node)) {
      pending_.push_back(inner->right);
      next = inner->left;
    }
    along(frame, *next);
    if (pending_.size() == base) return;
    next = pending_.back();
    pending_.pop_back();
  }
}

void Walk::alongCondition(Frame& frame, const ast::Expression& condition, support::SourceRange range) {
  bool holds = true;
  try {
    holds = eval(frame, condition).isTrue();
  } catch (const Stopped& stopped) {
    if (stopped.isBound) throw;
    machine().passOver(stopped);
  }
  if (!holds) meetFalse(frame, &condition, range);
}

void Walk::along(Frame& frame, const ast::PredicateInstance& instance) {
  const support::SourceRange range = placeOf(instance.range);
  Object* self = nullptr;
  const ast::PredicateDecl* definition = instance.predicate;
  if (instance.receiver != nullptr) {
    self = eval(frame, *instance.receiver).object;
    if (self == nullptr) fail(range, "null", "the receiver of " + ast::toString(instance) + " is null");
    if (!instance.isSuper && self->shape == Shape::Instance) {
      const bool isStatic = frame.statically != nullptr && self == frame.self;
      const Class& type = isStatic ? *frame.statically : *static_cast<Instance*>(self)->type;
      definition = machine().classes.definition(*definition, type);
    }
  }
  if (definition == nullptr || definition->body == nullptr) return;  // what it holds is not known
  machine().step(range);
  if (depth_ >= machine().settings.depth) throw Stopped{range, "predicates are nested too deep", true};
  const std::size_t slots =
      std::max<std::size_t>(checker_.slotsOf(*definition->body), instance.arguments.size());
  Machine::Room room(machine(), slots, range);
  for (std::size_t i = 0; i < instance.arguments.size(); ++i)
    room.slots[definition->parameters[i]->slot] = eval(frame, *instance.arguments[i]);
  Frame inner{
      .slots = room.slots, .self = self, .statically = self == frame.self ? frame.statically : nullptr};
  if (depth_++ == 0) outermost_ = instance.range;
  enter(frame, inner, *definition, instance.arguments);
  along(inner, *definition->body);
  leave();
  --depth_;
}

void Walk::along(Frame& frame, const ast::PredicateInstance& instance, const ast::Expression* amount) {
  const Amount before = amount_;
  amount_ = amount == nullptr ? least() : Amount::of(eval(frame, *amount));
  if (amount_.isNegative()) fail(placeOf(instance.range), "amount", "the amount is negative");
  if (!amount_.isNone()) along(frame, instance);
  amount_ = before;
}

void Walk::alongShare(Frame& frame, const ast::Share& share, support::SourceRange range) {
  const Amount before = amount_;
  if (share.bound != nullptr) {
    const auto* const field = std::get_if<ast::FieldAccess>(&share.access->node);
    const auto* const element = std::get_if<ast::ElementAccess>(&share.access->node);
    if (field == nullptr && element == nullptr)
      throw Stopped{range, "`?` of more than one location cannot be run"};
    amount_ = amountOf(
        field != nullptr ? locationOf(frame, *field, range) : locationOf(frame, *element, range), range);
    frame.slots[share.bound->slot] = amount_.toValue(machine().heap);
  } else {
    try {
      amount_ = before * (share.amount == nullptr ? least() : Amount::of(eval(frame, *share.amount)));
    } catch (const Rational::TooLarge&) {
      throw Stopped{range, "an amount of permission is too fine"};
    }
    if (amount_.isNegative()) fail(range, "amount", "the amount is negative");
  }
  if (!amount_.isNone()) along(frame, *share.access);
  amount_ = before;
}

Array& Walk::arrayOf(Frame& frame, const ast::Expression& array, support::SourceRange range) {
  Object* const object = eval(frame, array).object;
  if (object == nullptr) fail(range, "permission", "the array " + ast::toString(array) + " is null");
  return static_cast<Array&>(*object);
}

Location Walk::locationOf(Frame& frame, const ast::FieldAccess& access, support::SourceRange range) {
  if (access.field->isStatic) return {nullptr, access.field->index};
  const Object* const object = eval(frame, *access.receiver).object;
  if (object == nullptr)
    fail(range, "permission", "the object " + ast::toString(*access.receiver) + " is null");
  return {object, machine().classes.slotOf(*access.field)};
}

Location Walk::locationOf(Frame& frame, const ast::ElementAccess& access, support::SourceRange range) {
  const Array& array = arrayOf(frame, *access.array, range);
  const std::int64_t index = eval(frame, *access.index).number;
  if (index < 0 || index >= array.size) {
    meetShort(array, index + 1);
    fail(range, "permission", "there is no element " + std::to_string(index));
  }
  return {&array, static_cast<std::uint32_t>(index)};
}

void Walk::alongElements(Frame& frame, const ast::ElementsAccess& access, support::SourceRange range) {
  const Array& array = arrayOf(frame, *access.array, range);
  const std::int64_t from = access.from == nullptr ? 0 : eval(frame, *access.from).number;
  const std::int64_t to = access.to == nullptr ? array.size : eval(frame, *access.to).number;
  if (from < to && (from < 0 || to > array.size)) {
    meetShort(array, to);
    fail(range, "permission", "the array has no such elements");
  }
  for (std::int64_t i = from; i < to; ++i) {
    machine().step(range);
    meet({&array, static_cast<std::uint32_t>(i)}, range);
  }
}

// The locations are the same as before, and hold what they held.
void Walk::alongUntouched(Frame& frame, const ast::Untouched& untouched, support::SourceRange range) {
  const auto now = Footprint(checker_).of(frame, *untouched.assertion);
  const Looking past(machine().past, checker_.entry());
  if (Footprint(checker_).of(frame, *untouched.assertion) != now) meetFalse(frame, nullptr, range);
}

}  // namespace warrant::run
