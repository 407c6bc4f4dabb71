#include "refute/repair.h"

#include <algorithm>

#include "ast/values/compare.h"
#include "ast/values/numbers.h"
#include "ast/walk.h"
#include "run/check/walk.h"
#include "run/code/translation.h"

namespace warrant::refute {

using ast::BinaryOperator;
using run::Frame;
using run::Location;
using run::Value;

// Goes along the precondition up to the first part that does not hold, and has that mended.
class Diagnosis final : public run::Walk {
 public:
  // What ends the walk.
  struct Mended {};

  explicit Diagnosis(Repair& repair) : Walk(repair.machine_.checker()), repair_(repair) {}
  std::size_t passed() const { return passed_; }

 private:
  void meet(const Location& location, support::SourceRange) override {
    ++passed_;
    run::Amount& taken = taken_[location];
    taken = taken + amount();
    if (!(run::Amount(run::Rational(1)) - taken).isNegative()) return;
    repair_.leadAway(location.object);
    throw Mended{};
  }
  void meetFalse(Frame& frame, const ast::Expression* condition, support::SourceRange) override {
    if (condition != nullptr) repair_.mend(frame, *condition, true);
    throw Mended{};
  }
  run::Amount amountOf(const Location&, support::SourceRange) override {
    return run::Amount(run::Rational(1));
  }
  run::Amount least() override { return run::Amount::infinitesimal(1); }
  [[noreturn]] void fail(support::SourceRange, const char*, std::string) override {
    repair_.leadAway(nullptr);
    throw Mended{};
  }

  Repair& repair_;
  run::Holdings taken_;
  std::size_t passed_ = 0;
};

Repair::Repair(run::Machine& machine, Inputs& inputs, const ast::MethodDecl& method, Frame& frame)
    : machine_(machine), inputs_(inputs), method_(method), frame_(frame) {}

bool Repair::run(unsigned rounds) {
  run::Checker& checker = machine_.checker();
  const run::Checker::Speaking speaking(checker);
  const run::Checker::Observing observing(checker, reads_);
  std::size_t before = 0;
  for (; made_ < rounds; ++made_) {
    reads_.clear();
    Diagnosis diagnosis(*this);
    const auto previous = std::exchange(last_, std::nullopt);
    try {
      for (const ast::Assertion* const clause : method_.requires_) diagnosis.along(frame_, *clause);
      return true;
    } catch (const Diagnosis::Mended&) {
    } catch (const run::Thrown&) {  // by null, mostly
      leadAway(nullptr);
    } catch (const run::Violation&) {
      leadAway(nullptr);
    }
    // What has made it worse is taken back, mostly.
    if (diagnosis.passed() < before && previous && inputs_.isLikely(60)) {
      undo();
      *previous->first.at = previous->second;
    } else {
      before = diagnosis.passed();
    }
  }
  return false;
}

void Repair::undo() {
  if (last_) *last_->first.at = last_->second;
  last_.reset();
}

void Repair::set(const Place& place, Value value) {
  last_.emplace(place, *place.at);
  *place.at = value;
}

bool Repair::fits(const Place& place, Value value, const ast::Type& from) const {
  if (place.type->isReference())
    return from.isReference() && (value.object == nullptr || machine_.isInstance(value.object, *place.type));
  if (place.type->kind == ast::TypeKind::Boolean) return from.kind == ast::TypeKind::Boolean;
  if (!place.type->isIntegral() || !from.isIntegral()) return false;
  const auto bounds = ast::boundsOf(*place.type);
  return !bounds || (bounds->least <= value.number && value.number <= bounds->greatest);
}

// --- places

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
    const bool isIt = machine_.classes.slotOf(*field) == location.index;
    if (isIt && field->constant == nullptr && !(field->isFinal && field->hasInitialValue) && !field->isOuter)
      places.push_back({instance->fields() + location.index, &field->type});
  }
}

// What the expression reads: locations, and parameters.
Repair::Places Repair::placesIn(Frame& frame, const ast::Expression& e) {
  const std::vector<Location> before = std::exchange(reads_, {});
  try {
    machine_.translation().of(e).eval(frame);
  } catch (const run::Thrown&) {
  } catch (const run::Violation&) {
  } catch (const run::Stopped& stopped) {
    if (stopped.isBound) throw;
  }
  Places places;
  const std::vector<Location> now = std::exchange(reads_, before);
  for (const Location& location : now) addPlace(location, places);
  if (frame.slots != frame_.slots) return places;
  ast::forEachExpression(e, [&](const ast::Expression& part) {
    const auto* const read = std::get_if<ast::VariableRead>(&part.node);
    if (read != nullptr && read->variable->isParameter)
      places.push_back({frame.slots + read->variable->slot, &read->variable->type});
  });
  return places;
}

void Repair::leadAway(const run::Object* object) {
  Places places;
  for (const Location& location : reads_) addPlace(location, places);
  for (const ast::Variable* const parameter : method_.parameters)
    places.insert(places.begin(), {frame_.slots + parameter->slot, &parameter->type});
  for (auto place = places.rbegin(); place != places.rend(); ++place) {
    if (!place->type->isReference() || place->at->object != object) continue;
    set(*place, inputs_.make(*place->type, object == nullptr ? 2 : 1));
    return;
  }
}

// --- conditions

void Repair::mend(Frame& frame, const ast::Expression& condition, bool wanted) {
  const auto holds = [&](const ast::Expression& e) {
    try {
      return machine_.translation().of(e).eval(frame).isTrue();
    } catch (const run::Thrown&) {
      return false;
    }
  };
  if (const auto* const unary = std::get_if<ast::Unary>(&condition.node);
      unary != nullptr && unary->op == ast::UnaryOperator::Not)
    return mend(frame, *unary->operand, !wanted);
  const auto* const binary = std::get_if<ast::Binary>(&condition.node);
  if (binary == nullptr) return mendSomehow(frame, condition);
  const auto either = [&](bool isLeft) { mend(frame, isLeft ? *binary->left : *binary->right, wanted); };
  switch (binary->op) {
    case BinaryOperator::And:
      return either(wanted ? !holds(*binary->left) : inputs_.isLikely(50));
    case BinaryOperator::Or:
      return either(wanted ? inputs_.isLikely(50) : holds(*binary->left));
    case BinaryOperator::Implies:
      if (!wanted) return mend(frame, *binary->right, false);
      return inputs_.isLikely(75) ? mend(frame, *binary->right, true) : mend(frame, *binary->left, false);
    default:
      if (ast::compare(binary->op, 0, 0)) return mendComparison(frame, *binary, wanted);
      return mendSomehow(frame, condition);
  }
}

void Repair::mendComparison(Frame& frame, const ast::Binary& binary, bool wanted) {
  const BinaryOperator op = wanted ? binary.op : *ast::negated(binary.op);
  const bool areNumbers = binary.left->type.isIntegral() && binary.right->type.isIntegral();
  bool isMended = false;
  try {
    isMended = areNumbers ? mendNumbers(frame, op, *binary.left, *binary.right)
                          : mendEquality(frame, op == BinaryOperator::Equal, *binary.left, *binary.right);
  } catch (const run::Thrown&) {
    return leadAway(nullptr);
  }
  if (isMended) return;
  mendSomehow(frame, inputs_.isLikely(50) ? *binary.left : *binary.right);
}

// By how much the place must grow for the expression to grow by that: as if it were linear in it.
std::int64_t Repair::stepFor(Frame& frame, const Place& place, const ast::Expression& e,
                             std::int64_t missing) {
  const auto evaluate = [&] { return machine_.translation().of(e).eval(frame).number; };
  const std::int64_t before = evaluate();
  struct Kept {
    Value& at;
    const Value value = at;
    ~Kept() { at = value; }
  };
  std::int64_t slope = 1;
  try {
    const Kept kept{*place.at};
    if (place.at->number < INT64_MAX) ++place.at->number;
    if (__builtin_sub_overflow(evaluate(), before, &slope) || slope == 0)
      slope = inputs_.isLikely(50) ? 1 : -1;
  } catch (const run::Thrown&) {
  } catch (const run::Violation&) {
  }
  const std::int64_t step = missing / slope;
  const bool isShort = missing % slope != 0;
  return step + (isShort ? ((missing > 0) == (slope > 0) ? 1 : -1) : 0);
}

// What is read on one side becomes greater, or less, by what is missing.
bool Repair::mendNumbers(Frame& frame, BinaryOperator op, const ast::Expression& left,
                         const ast::Expression& right) {
  const std::int64_t a = machine_.translation().of(left).eval(frame).number;
  const std::int64_t b = machine_.translation().of(right).eval(frame).number;
  const auto more = static_cast<std::int64_t>(inputs_.isLikely(50) ? 0 : inputs_.pick(4));
  std::int64_t missing = 0;  // to the left side
  constexpr std::int64_t most = INT64_MAX / 4;
  if (__builtin_sub_overflow(b, a, &missing) || missing > most || missing < -most) return false;
  switch (op) {
    case BinaryOperator::Less:
      missing -= 1 + more;
      break;
    case BinaryOperator::LessOrEqual:
      missing -= more;
      break;
    case BinaryOperator::Greater:
      missing += 1 + more;
      break;
    case BinaryOperator::GreaterOrEqual:
      missing += more;
      break;
    case BinaryOperator::NotEqual:
      missing = inputs_.isLikely(50) ? 1 : -1;
      break;
    default:
      break;
  }
  const bool isLeft = inputs_.isLikely(50);
  for (const bool side : {isLeft, !isLeft}) {
    Places places = placesIn(frame, side ? left : right);
    std::erase_if(places, [](const Place& place) { return !place.type->isIntegral(); });
    if (places.empty()) continue;
    const Place place = somewhere(places);
    const std::int64_t step = stepFor(frame, place, side ? left : right, side ? missing : -missing);
    std::int64_t value = 0;
    if (__builtin_add_overflow(place.at->number, step, &value) || !fits(place, Value::of(value), *place.type))
      continue;
    set(place, Value::of(value));
    return true;
  }
  return false;
}

// Of references and truth values: what is read last on one side, and is its value, becomes that of the other
// one.
bool Repair::mendEquality(Frame& frame, bool wanted, const ast::Expression& left,
                          const ast::Expression& right) {
  const bool isLeft = inputs_.isLikely(50);
  for (const bool side : {isLeft, !isLeft}) {
    const ast::Expression &here = side ? left : right, &there = side ? right : left;
    if (!here.type.isReference() && here.type.kind != ast::TypeKind::Boolean) return false;
    const Value value = machine_.translation().of(here).eval(frame);
    const Value other = machine_.translation().of(there).eval(frame);
    const Places places = placesIn(frame, here);
    for (auto place = places.rbegin(); place != places.rend(); ++place) {
      if (place->type->isReference() != here.type.isReference() || place->at->number != value.number)
        continue;
      if (!wanted) {
        set(*place, here.type.isReference() ? inputs_.make(*place->type, 1) : Value::of(1 - value.number));
        return true;
      }
      if (!fits(*place, other, there.type)) continue;
      set(*place, other);
      return true;
    }
  }
  return false;
}

void Repair::mendSomehow(Frame& frame, const ast::Expression& condition) {
  const Places places = placesIn(frame, condition);
  if (places.empty()) return;
  const Place place = somewhere(places);
  if (inputs_.isLikely(30)) {
    const Place other = somewhere(places);
    if (fits(place, *other.at, *other.type)) return set(place, *other.at);
  }
  if (place.type->isIntegral() && inputs_.isLikely(50)) {
    const Value near = Value::of(place.at->number + static_cast<std::int64_t>(inputs_.pick(5)) - 2);
    if (fits(place, near, *place.type)) return set(place, near);
  }
  set(place, inputs_.make(*place.type, 1));
}

}  // namespace warrant::refute
