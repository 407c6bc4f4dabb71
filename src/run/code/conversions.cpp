#include "ast/print.h"
#include "ast/values/floating.h"
#include "ast/values/numbers.h"
#include "run/code/translation.h"
#include "run/values/amounts.h"

namespace warrant::run {

const Code& Translation::convert(const Expression& e, const Code& operand, const ast::Type& from,
                                 const ast::Type& to, bool wraps) {
  if (from.isFloating() && to.isFloating()) {
    return code(
        [&operand, to](Frame& frame) { return Value::of(ast::roundTo(to, operand.eval(frame).real)); });
  }
  if (from.isFloating()) {
    return code(
        [&operand, to](Frame& frame) { return Value::of(ast::integerOf(to, operand.eval(frame).real)); });
  }
  if (to.isFloating()) {
    return code(
        [&operand, to](Frame& frame) { return Value::of(ast::floatingOf(to, operand.eval(frame).number)); });
  }
  const auto bounds = ast::boundsOf(to);
  if (!bounds || ast::widens(from, to)) return operand;
  const bool checks = machine_.settings.overflow && !wraps;
  return code([&operand, &e, to, bounds = *bounds, checks](Frame& frame) {
    const std::int64_t value = operand.eval(frame).number;
    if (bounds.contains(value)) return Value::of(value);
    if (checks)
      throw Violation{e.range, "arithmetic", "overflow",
                      std::to_string(value) + " is beyond the range of " + ast::toString(to)};
    return Value::of(ast::wrapInteger(to, value));
  });
}

const Code& Translation::cast(const Expression& e, const ast::Cast& cast) {
  const Code& operand = of(*cast.operand);
  const ast::Type &from = cast.operand->type, &to = e.type;
  if (to.isPerm() && from.isIntegral()) {
    return code([this, &operand](Frame& frame) {
      return Amount(Rational(operand.eval(frame).number)).toValue(machine_.heap);
    });
  }
  if (to.isNumeric()) return convert(e, operand, from, to, cast.wraps);
  if (!to.isReference() || symbex::Hierarchy::isSubtype(from, to)) return operand;
  return code([this, &operand, &e](Frame& frame) {
    const Value value = operand.eval(frame);
    if (value.object != nullptr && !machine_.isInstance(value.object, e.type))
      machine_.throwJava("ClassCastException", "the object is no " + ast::toString(e.type), e.range);
    return value;
  });
}

const Code& Translation::instanceOf(const ast::InstanceOf& test) {
  const Code& operand = of(*test.operand);
  return code([this, &operand, &test](Frame& frame) {
    const Value value = operand.eval(frame);
    const bool holds = value.object != nullptr && machine_.isInstance(value.object, test.tested);
    if (holds && test.binding != nullptr) frame.slots[test.binding->slot] = value;
    return Value::of(std::int64_t{holds});
  });
}

}  // namespace warrant::run
