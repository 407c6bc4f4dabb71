#include "refute/repair.h"

#include <algorithm>

#include "ast/values/compare.h"
#include "ast/values/numbers.h"
#include "ast/walk.h"
#include "run/check/walk.h"
#include "run/code/translation.h"
#include "run/values/quantifiers.h"
#include "support/match.h"

namespace warrant::refute {

using ast::BinaryOperator;
using run::Frame;
using run::Location;
using run::Value;

// Of what a quantifier speaks of, how much is looked at.
constexpr std::size_t mostLookedAt = 1000;

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
  void meetShort(const run::Array& array, std::int64_t length) override {
    repair_.lengthen(&array, length);
    throw Mended{};
  }
  void enter(Frame& outer, Frame& inner, const ast::PredicateDecl& predicate,
             ast::Expressions arguments) override {
    repair_.links_.push_back({inner.slots, &outer, predicate.parameters, arguments});
  }
  void leave() override { repair_.links_.pop_back(); }
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
    : machine_(machine),
      inputs_(inputs),
      method_(method),
      frame_(frame),
      leftward_(static_cast<unsigned>(10 + 40 * inputs.pick(3))) {}

bool Repair::run(unsigned rounds) {
  run::Checker& checker = machine_.checker();
  const run::Checker::Speaking speaking(checker);
  const run::Checker::Observing observing(checker, reads_);
  std::size_t before = 0;
  for (; made_ < rounds; ++made_) {
    reads_.clear();
    links_.clear();
    Diagnosis diagnosis(*this);
    const auto previous = std::exchange(last_, std::nullopt);
    try {
      for (const ast::Assertion* const clause : method_.requires_) diagnosis.along(frame_, *clause);
      return true;
    } catch (const Diagnosis::Mended&) {
    } catch (const run::Thrown& thrown) {
      mendThrown(thrown);
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
  if (!place.isWhole()) return from.isIntegral() && place.canBe(value.number);
  if (place.type->isReference())
    return from.isReference() && (value.object == nullptr || machine_.isInstance(value.object, *place.type));
  if (place.type->kind == ast::TypeKind::Boolean) return from.kind == ast::TypeKind::Boolean;
  return place.type->isIntegral() && from.isIntegral() && place.canBe(value.number);
}

// --- conditions

bool Repair::isTrue(Frame& frame, const ast::Expression& condition) {
  try {
    return machine_.translation().of(condition).eval(frame).isTrue();
  } catch (const run::Thrown&) {
    return false;
  }
}

void Repair::mend(Frame& frame, const ast::Expression& condition, bool wanted) {
  support::match(
      condition.node,
      [&](const ast::Unary& unary) {
        if (unary.op == ast::UnaryOperator::Not) return mend(frame, *unary.operand, !wanted);
        mendSomehow(frame, condition);
      },
      [&](const ast::Binary& binary) { mendBinary(frame, condition, binary, wanted); },
      [&](const ast::Conditional& choice) {
        mend(frame, isTrue(frame, *choice.condition) ? *choice.onTrue : *choice.onFalse, wanted);
      },
      [&](const ast::Quantified& quantified) {
        if (!mendOne(frame, quantified, wanted)) mendSomehow(frame, condition);
      },
      [&](const ast::Call& call) { mendCall(frame, condition, call, wanted); },
      [&](const ast::Opening& opening) { mend(frame, *opening.body, wanted); },
      [&](const ast::Using& use) { mend(frame, *use.body, wanted); },
      [&](const auto&) { mendSomehow(frame, condition); });
}

void Repair::mendBinary(Frame& frame, const ast::Expression& condition, const ast::Binary& binary,
                        bool wanted) {
  const auto either = [&](bool isLeft) { mend(frame, isLeft ? *binary.left : *binary.right, wanted); };
  switch (binary.op) {
    case BinaryOperator::And:
      return either(wanted ? !isTrue(frame, *binary.left) : inputs_.isLikely(50));
    case BinaryOperator::Or:
      return either(wanted ? inputs_.isLikely(50) : isTrue(frame, *binary.left));
    case BinaryOperator::Implies:
      if (!wanted) return mend(frame, *binary.right, false);
      return inputs_.isLikely(75) ? mend(frame, *binary.right, true) : mend(frame, *binary.left, false);
    default:
      if (ast::compare(binary.op, 0, 0)) return mendComparison(frame, binary, wanted);
      return mendSomehow(frame, condition);
  }
}

// Of `\forall` that should hold: one of the values for which the body does not, so that it does.
bool Repair::mendOne(Frame& frame, const ast::Quantified& quantified, bool wanted) {
  const bool isForAll = quantified.quantifier == ast::Quantifier::ForAll;
  const bool isExists = quantified.quantifier == ast::Quantifier::Exists;
  const bool isCount = quantified.quantifier == ast::Quantifier::Count;
  if (!isForAll && !isExists && !isCount) return false;
  const run::Enumeration values = run::Enumeration::of(quantified, machine_);
  const auto forEachOpen = [&](support::FunctionRef<bool()> use) {
    values.forEach(machine_, frame, quantified.body->range, [&] {
      const bool isInRange = quantified.range == nullptr || isTrue(frame, *quantified.range);
      return !isInRange || isTrue(frame, *quantified.body) == wanted || use();
    });
  };
  std::size_t open = 0;
  forEachOpen([&] { return ++open < mostLookedAt; });
  if (open == 0) return false;
  // The first ones are as good as others where all are needed, and sort what should be in order.
  std::size_t left = isForAll && wanted && inputs_.isLikely(70) ? 0 : inputs_.pick(open);
  forEachOpen([&] {
    if (left-- > 0) return true;
    mend(frame, *quantified.body, wanted);
    return false;
  });
  return true;
}

// A pure method holds if its body does; of texts some relations are known.
void Repair::mendCall(Frame& frame, const ast::Expression& condition, const ast::Call& call, bool wanted) {
  if (wanted && inputs_.isLikely(80) && mendText(frame, condition)) return;
  const bool isWithin =
      within(frame, call, [&](Frame& inner, const ast::Expression& body) { mend(inner, body, wanted); });
  if (!isWithin) mendSomehow(frame, condition);
}

// `s.equals(t)`, `s.startsWith(t)`, `s.endsWith(t)`, `s.contains(t)`: `s` gets what `t` is, or `t` is a part
// of `s`.
bool Repair::mendText(Frame& frame, const ast::Expression& condition) {
  for (const std::string_view method : {"equals", "startsWith", "endsWith", "contains"}) {
    const ast::Call* const call = callOfText(condition, method);
    if (call == nullptr || call->arguments.size() != 1) continue;
    std::optional<Value> own, other;
    readsOf(frame, *call->receiver, &own);
    readsOf(frame, *call->arguments[0], &other);
    const auto isText = [](const std::optional<Value>& value) {
      return value && value->object != nullptr && value->object->shape == run::Shape::Text;
    };
    if (!isText(own) || !isText(other)) return false;
    const bool isWhole = method == "equals", isAtEnd = method == "endsWith";
    const std::u16string_view text = static_cast<run::Text*>(own->object)->units();
    const std::u16string_view part = static_cast<run::Text*>(other->object)->units();
    const Places owns = placesOf(frame, *call->receiver, own->object);
    const Places others = placesOf(frame, *call->arguments[0], other->object);
    if (!others.empty() && (owns.empty() || inputs_.isLikely(40))) {
      const std::size_t size = isWhole ? text.size() : inputs_.pick(text.size() + 1);
      set(others.back(), Value::of(inputs_.makeText(text.substr(isAtEnd ? text.size() - size : 0, size))));
    } else if (!owns.empty()) {
      const std::size_t rest = isWhole ? 0 : text.size() - std::min(text.size(), part.size());
      std::u16string made(isAtEnd ? text.substr(0, rest) : part);
      made += isAtEnd ? part : text.substr(text.size() - rest);
      set(owns.back(), Value::of(inputs_.makeText(made)));
    } else {
      return false;
    }
    return true;
  }
  return false;
}

void Repair::mendComparison(Frame& frame, const ast::Binary& binary, bool wanted) {
  const BinaryOperator op = wanted ? binary.op : *ast::negated(binary.op);
  const bool areNumbers = binary.left->type.isIntegral() && binary.right->type.isIntegral();
  bool isMended = false;
  try {
    isMended = areNumbers ? mendNumbers(frame, op, *binary.left, *binary.right)
                          : mendEquality(frame, op == BinaryOperator::Equal, *binary.left, *binary.right);
  } catch (const run::Thrown& thrown) {
    return mendThrown(thrown);
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
    const std::int64_t number = place.number();
    if (number < INT64_MAX && place.canBe(number + 1)) *place.at = place.with(inputs_, number + 1);
    // What stands for an argument does not change with what that is made of.
    if (__builtin_sub_overflow(evaluate(), before, &slope) || slope == 0)
      slope = inputs_.isLikely(links_.empty() ? 50 : 80) ? 1 : -1;
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
  const bool isLeft = inputs_.isLikely(leftward_);
  for (const bool side : {isLeft, !isLeft}) {
    const ast::Expression& here = side ? left : right;
    if (mendCount(frame, here, side ? missing : -missing)) return true;
    Places places = placesIn(frame, here);
    std::erase_if(places, [](const Place& place) { return !place.isNumber(); });
    if (places.empty()) continue;
    const Place place = somewhere(places);
    const std::int64_t step = stepFor(frame, place, here, side ? missing : -missing);
    std::int64_t value = 0;
    if (__builtin_add_overflow(place.number(), step, &value) || !place.canBe(value)) continue;
    set(place, place.with(inputs_, value));
    return true;
  }
  return false;
}

// `\num_of`: there is one more, or one less.
bool Repair::mendCount(Frame& frame, const ast::Expression& counted, std::int64_t missing) {
  const auto* const quantified = std::get_if<ast::Quantified>(&counted.node);
  return quantified != nullptr && quantified->quantifier == ast::Quantifier::Count && missing != 0 &&
         mendOne(frame, *quantified, missing > 0);
}

// Of references and truth values: what is read last on one side, and is its value, becomes that of the other
// one.
bool Repair::mendEquality(Frame& frame, bool wanted, const ast::Expression& left,
                          const ast::Expression& right) {
  const bool isLeft = inputs_.isLikely(leftward_);
  for (const bool side : {isLeft, !isLeft}) {
    const ast::Expression &here = side ? left : right, &there = side ? right : left;
    if (!here.type.isReference() && here.type.kind != ast::TypeKind::Boolean) return false;
    const Value value = machine_.translation().of(here).eval(frame);
    const Value other = machine_.translation().of(there).eval(frame);
    const Places places = placesIn(frame, here);
    for (auto place = places.rbegin(); place != places.rend(); ++place) {
      if (!place->isWhole() || place->type->isReference() != here.type.isReference() ||
          place->at->number != value.number)
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
    const bool areAlike = place.isWhole() && other.isWhole();
    if (areAlike && fits(place, *other.at, *other.type)) return set(place, *other.at);
  }
  if (place.isNumber() && (!place.isWhole() || inputs_.isLikely(50))) {
    const std::int64_t near = place.number() + static_cast<std::int64_t>(inputs_.pick(5)) - 2;
    if (place.canBe(near)) return set(place, place.with(inputs_, near));
  }
  set(place, inputs_.make(*place.type, 1));
}

}  // namespace warrant::refute
