#include "run/code/translation.h"

#include <algorithm>
#include <utility>

#include "ast/values/floating.h"
#include "run/check/checker.h"
#include "run/code/operands.h"
#include "run/code/places.h"
#include "run/values/amounts.h"
#include "run/values/compounds.h"
#include "run/values/quantifiers.h"
#include "support/match.h"

namespace warrant::run {

const Code& Translation::constant(Value value) { return codes_.keep(std::make_unique<ConstantCode>(value)); }

const Code& Translation::of(const Expression& e) {
  const auto known = expressions_.find(&e);
  if (known != expressions_.end()) return *known->second;
  const Heap::Lasting lasting(machine_.heap);
  const Code& made = translate(e);
  expressions_.emplace(&e, &made);
  return made;
}

const Code& Translation::translate(const Expression& e) {
  Heap& heap = machine_.heap;
  return support::match(
      e.node,
      [&](const ast::IntegerLiteral& literal) -> const Code& {
        if (e.type.isPerm()) return amount(machine_, codes_, literal.value);
        if (e.type.isFloating()) return constant(Value::of(static_cast<double>(literal.value)));
        return constant(Value::of(literal.value));
      },
      [&](const ast::FractionLiteral& literal) -> const Code& {
        return amount(machine_, codes_, literal.numerator, literal.denominator);
      },
      [&](const ast::BooleanLiteral& literal) -> const Code& {
        return constant(Value::of(std::int64_t{literal.value}));
      },
      [&](const ast::FloatingLiteral& literal) -> const Code& {
        return constant(Value::of(ast::roundTo(e.type, ast::floatingValue(literal.text).value_or(0))));
      },
      [&](const ast::StringLiteral& literal) -> const Code& {
        return constant(Value::of(machine_.literal(literal.text)));
      },
      [&](const ast::NullLiteral&) -> const Code& {
        return constant(Value::of(static_cast<Object*>(nullptr)));
      },
      [&](const ast::This&) -> const Code& {
        return code([](Frame& frame) { return Value::of(frame.self); });
      },
      [&](const ast::Result&) -> const Code& { return code([](Frame& frame) { return frame.result; }); },
      [&](const ast::VariableRead& read) -> const Code& {
        return codes_.keep(std::make_unique<LocalCode>(read.variable->slot));
      },
      [&](const ast::FieldRead& read) -> const Code& {
        return used(e, read.field->type, Places(*this).read(e));
      },
      [&](const ast::ArrayLength& length) -> const Code& { return Places(*this).length(e, length); },
      [&](const ast::ArrayRead&) -> const Code& { return Places(*this).read(e); },
      [&](const ast::Unary& one) -> const Code& { return unary(e, one); },
      [&](const ast::Binary& two) -> const Code& { return binary(e, two); },
      [&](const ast::Conditional& choice) -> const Code& {
        const Code &condition = of(*choice.condition), &onTrue = of(*choice.onTrue),
                   &onFalse = of(*choice.onFalse);
        return code([&condition, &onTrue, &onFalse](Frame& frame) {
          return condition.eval(frame).isTrue() ? onTrue.eval(frame) : onFalse.eval(frame);
        });
      },
      [&](const ast::Cast& conversion) -> const Code& { return cast(e, conversion); },
      [&](const ast::InstanceOf& test) -> const Code& { return instanceOf(test); },
      [&](const ast::Let& let) -> const Code& {
        const Code &value = of(*let.value), &body = of(*let.body);
        return code([&value, &body, slot = let.variable->slot](Frame& frame) {
          const Value own = value.eval(frame);
          const Value before = std::exchange(frame.slots[slot], own);
          const Value result = body.eval(frame);
          frame.slots[slot] = before;
          return result;
        });
      },
      [&](const ast::Quantified& all) -> const Code& { return quantified(e, all); },
      [&](const ast::SwitchExpression& choice) -> const Code& { return switchExpression(e, choice); },
      [&](const ast::Call& one) -> const Code& { return used(e, one.method->returnType, call(e, one)); },
      [&](const ast::Old& old) -> const Code& {
        const Code& operand = of(*old.operand);
        return code([this, &operand](Frame& frame) { return machine_.checker().old(frame, operand); });
      },
      [&](const ast::Opening& opening) -> const Code& { return of(*opening.body); },
      [&](const ast::Using& use) -> const Code& { return of(*use.body); },
      [&](const ast::New& made) -> const Code& { return creation(e, made); },
      [&](const ast::NewArray& made) -> const Code& { return newArray(e, made); },
      [&](const ast::ArrayInitializer& made) -> const Code& { return initializer(e, made); },
      [&](const ast::Assign& assign) -> const Code& { return Places(*this).assign(e, assign); },
      [&](const ast::Update& update) -> const Code& { return Places(*this).update(e, update); },
      [&](const ast::ValueOperation& operation) -> const Code& {
        if (operation.op == ast::ValueOperator::OfArray) return arrayValues(e, operation);
        return code([&heap, &e, &operation, operands = all(operation.operands)](Frame& frame) {
          std::vector<Value> values;
          for (const Code* const operand : operands) values.push_back(operand->eval(frame));
          return evaluateOperation(heap, e, operation, values);
        });
      });
}

// \values(a, lo, hi)
const Code& Translation::arrayValues(const Expression& e, const ast::ValueOperation& operation) {
  return code([this, &e, operands = all(operation.operands)](Frame& frame) {
    auto* const array = static_cast<Array*>(operands[0]->eval(frame).object);
    if (array == nullptr) machine_.throwNull(e.range, "the array", "array");
    const std::int64_t from = operands.size() > 1 ? operands[1]->eval(frame).number : 0;
    const std::int64_t to = operands.size() > 2 ? operands[2]->eval(frame).number : array->size;
    if (from < 0 || to < from || to > array->size)
      throw Violation{e.range, "array", "bounds", "the array has no such part"};
    std::vector<Value> values;
    for (std::int64_t i = from; i < to; ++i) {
      const auto index = static_cast<std::uint32_t>(i);
      values.push_back(machine_.past.value({array, index}, array->elements()[index]));
    }
    return Value::of(machine_.heap.makeCompound(values, &e.type));
  });
}

const Code& Translation::quantified(const Expression& e, const ast::Quantified& quantified) {
  auto values = std::make_shared<const Enumeration>(Enumeration::of(quantified, machine_));
  const Code* const range = quantified.range == nullptr ? nullptr : &of(*quantified.range);
  const Code& body = of(*quantified.body);
  const ast::Quantifier quantifier = quantified.quantifier;
  return code([this, &e, values, range, &body, quantifier](Frame& frame) {
    Aggregation aggregation(quantifier, e);
    values->forEach(
        machine_, frame, e.range,
        [&] {
          if (range != nullptr && !range->eval(frame).isTrue()) return true;
          return aggregation.add(body.eval(frame));
        },
        Enumeration::Unbounded::Sampled);
    return aggregation.result();
  });
}

void Translation::translate(Method& method) {
  method.isTranslated = true;
  const std::uint32_t before = std::exchange(slots_, method.slots);
  const Class* const around = std::exchange(owner_, method.owner);
  if (method.declaration.body != nullptr)
    method.body = &of(*method.declaration.body);
  else if (method.declaration.pureBody != nullptr)
    method.value = &of(*method.declaration.pureBody);
  method.slots = std::exchange(slots_, before);
  owner_ = around;
}

}  // namespace warrant::run
