#include <algorithm>

#include "ast/print.h"
#include "ast/values/floating.h"
#include "ast/values/numbers.h"
#include "ast/walk.h"
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
  return admitted(e, from, operand);
}

const Code& Translation::admitted(const Expression& e, const ast::Type& from, const Code& operand) {
  if (!e.type.isReference() || symbex::Hierarchy::isSubtype(from, e.type)) return operand;
  return code([this, &operand, &e](Frame& frame) {
    const Value value = operand.eval(frame);
    if (value.object != nullptr && !machine_.isInstance(value.object, e.type))
      machine_.throwJava("ClassCastException", "the object is no " + ast::toString(e.type), e.range);
    return value;
  });
}

namespace {

// Whether casts of the code may yield objects of other types: Java does not check type arguments.
bool hasUncheckedCasts(const ast::Statement& statement) {
  bool found = false;
  const auto look = [&](const ast::Expression& e) {
    found = found || (std::holds_alternative<ast::Cast>(e.node) &&
                      (e.type.variable != nullptr || e.type.arguments != nullptr));
  };
  ast::forEachStatement(statement, [&](const ast::Statement& one) {
    ast::forEachOperand(
        one, [&](const ast::Expression& e) { ast::forEachExpression(e, look); }, [](const auto&) {});
  });
  return found;
}

bool hasUncheckedCasts(const ast::Program& program) {
  const auto isOne = [](const ast::Statement* statement) {
    return statement != nullptr && hasUncheckedCasts(*statement);
  };
  return std::ranges::any_of(program.classes, [&](const ast::ClassDecl* declaration) {
    return !declaration->isLibrary &&
           (std::ranges::any_of(declaration->methods, isOne, &ast::MethodDecl::body) ||
            std::ranges::any_of(declaration->initializers, isOne) ||
            std::ranges::any_of(declaration->staticInitializers, isOne));
  });
}

}  // namespace

// As Java does it where a value's type was a parameter of the class or method that yields it. Without casts
// that nobody checks all values are of their types, but those of inputs that were made wrongly.
const Code& Translation::used(const Expression& e, const ast::Type& declared, const Code& value) {
  if (declared.variable == nullptr || !e.type.isReference()) return value;
  if (!mayBeOthers_) mayBeOthers_ = hasUncheckedCasts(machine_.classes.program());
  if (*mayBeOthers_ || symbex::Hierarchy::isSubtype(declared, e.type)) return admitted(e, declared, value);
  return code([this, &value, &e](Frame& frame) {
    const Value used = value.eval(frame);
    if (used.object != nullptr && !machine_.isInstance(used.object, e.type)) [[unlikely]]
      throw Stopped{e.range, "inputs are made that are not of their types"};
    return used;
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
