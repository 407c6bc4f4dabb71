#include <algorithm>

#include "ast/values/compare.h"
#include "ast/values/constants.h"
#include "ast/values/numbers.h"
#include "bmc/unwinder.h"
#include "facts/hierarchy.h"
#include "support/match.h"

namespace warrant::bmc {

using ast::BinaryOperator;
using ast::TypeKind;
using smt::bits::BitOp;

namespace {

[[noreturn]] void isUnsupported(const ast::Expression& e, const char* what) {
  throw Unsupported{e.range, what};
}

}  // namespace

// Assignment contexts only widen; narrower numbers are kept as wide ones.
Bits Unwinder::converted(Bits value, const ast::Type& to) {
  const unsigned width = widthOf(to), own = terms_.node(value).width;
  return own == width || width == 1 || own == 1 ? value
                                                : terms_.extend(value, std::min(own, width), false, width);
}

Bits Unwinder::evalTo(const ast::Expression& e, const ast::Type& type) { return converted(eval(e), type); }

Bits Unwinder::eval(const ast::Expression& e) {
  return support::match(
      e.node,
      [&](const ast::IntegerLiteral& literal) { return terms_.constant(widthOf(e.type), literal.value); },
      [&](const ast::BooleanLiteral& literal) { return terms_.boolean(literal.value); },
      [&](const ast::StringLiteral& literal) { return objects_.literal(literal.text); },
      [&](const ast::NullLiteral&) { return objects_.null(); },
      [&](const ast::This&) { return activation_.self; },
      [&](const ast::VariableRead& read) {
        const Bits value = memory_.read(cellOf(*read.variable));
        if (value == unknown || terms_.node(value).width != widthOf(e.type))
          return objects_.defaultOf(e.type);
        return value;
      },
      [&](const ast::FieldRead& read) { return evalRead(e, read); },
      [&](const ast::ArrayLength& length) {
        const Bits array = eval(*length.array);
        requireNonNull(array, e.range);
        return objects_.lengthOf(array);
      },
      [&](const ast::ArrayRead&) {
        const Place place = locate(e);
        reach(place);
        return read(place);
      },
      [&](const ast::Unary& unary) { return evalUnary(e, unary); },
      [&](const ast::Binary& binary) { return evalBinary(e, binary); },
      [&](const ast::Conditional& choice) {
        const Bits condition = eval(*choice.condition);
        return choose(
            condition, widthOf(e.type), [&] { return evalTo(*choice.onTrue, e.type); },
            [&] { return evalTo(*choice.onFalse, e.type); });
      },
      [&](const ast::Cast& cast) { return evalCast(e, cast); },
      [&](const ast::InstanceOf& test) { return evalInstanceOf(test); },
      [&](const ast::Let& let) {
        const Bits value = evalTo(*let.value, let.variable->type);
        const Cell cell = cellOf(*let.variable);
        const Bits before = memory_.read(cell);
        memory_.write(cell, value);
        const Bits result = eval(*let.body);
        if (before != unknown) memory_.write(cell, before);
        return result;
      },
      [&](const ast::SwitchExpression& choice) { return evalSwitch(e, choice); },
      [&](const ast::Call& call) { return evalCall(e, call); },
      [&](const ast::Opening& opening) { return eval(*opening.body); },
      [&](const ast::Using& use) { return eval(*use.body); },
      [&](const ast::New& creation) { return evalNew(e, creation); },
      [&](const ast::NewArray& creation) { return evalNewArray(e, creation); },
      [&](const ast::ArrayInitializer& initializer) { return evalInitializer(e, initializer); },
      [&](const ast::Assign& assign) { return evalAssign(e, assign); },
      [&](const ast::Update& update) { return evalUpdate(e, update); },
      [&](const ast::FloatingLiteral&) -> Bits { isUnsupported(e, "floating-point numbers"); },
      [&](const auto&) -> Bits { isUnsupported(e, "an expression of annotations"); });
}

// --- operators

Bits Unwinder::evalUnary(const ast::Expression& e, const ast::Unary& unary) {
  const Bits operand = eval(*unary.operand);
  if (unary.op == ast::UnaryOperator::Not) return terms_.negate(operand);
  const unsigned width = widthOf(e.type);
  const Bits number = converted(operand, e.type);
  if (unary.op == ast::UnaryOperator::Complement)
    return terms_.make(BitOp::Xor, number, terms_.constant(width, -1));
  return terms_.make(BitOp::Subtract, terms_.constant(width, 0), number);
}

Bits Unwinder::evalBinary(const ast::Expression& e, const ast::Binary& binary) {
  const auto right = [&] { return eval(*binary.right); };
  switch (binary.op) {
    case BinaryOperator::And: {
      const Bits left = eval(*binary.left);
      return choose(left, 1, right, [&] { return terms_.falsity(); });
    }
    case BinaryOperator::Or: {
      const Bits left = eval(*binary.left);
      return choose(
          left, 1, [&] { return terms_.truth(); }, right);
    }
    case BinaryOperator::Implies: {
      const Bits left = eval(*binary.left);
      return choose(left, 1, right, [&] { return terms_.truth(); });
    }
    default:
      break;
  }
  if (ast::compare(binary.op, 0, 0)) return evalComparison(e, binary);
  if (ast::isConcatenation(e)) return evalConcatenation(e, binary);
  const Bits left = eval(*binary.left);
  return apply(binary.op, e.type, left, right(), e.range);
}

Bits Unwinder::apply(BinaryOperator op, const ast::Type& type, Bits left, Bits right,
                     support::SourceRange range) {
  const unsigned width = widthOf(type);
  const Bits a = converted(left, type);
  // Of a shift's distance only the low bits count.
  const Bits b = terms_.node(right).width == 1 ? right : terms_.extend(right, width, false, width);
  switch (op) {
    case BinaryOperator::Add:
      return terms_.make(BitOp::Add, a, b);
    case BinaryOperator::Subtract:
      return terms_.make(BitOp::Subtract, a, b);
    case BinaryOperator::Multiply:
      return terms_.make(BitOp::Multiply, a, b);
    case BinaryOperator::Divide:
    case BinaryOperator::Remainder:
      raiseWhere(terms_.equal(b, terms_.constant(width, 0)), "ArithmeticException", range);
      return terms_.make(op == BinaryOperator::Divide ? BitOp::Divide : BitOp::Remainder, a, b);
    case BinaryOperator::ShiftLeft:
      return terms_.make(BitOp::ShiftLeft, a, b);
    case BinaryOperator::ShiftRight:
      return terms_.make(BitOp::ShiftRight, a, b);
    case BinaryOperator::ShiftRightUnsigned:
      return terms_.make(BitOp::ShiftRightUnsigned, a, b);
    case BinaryOperator::BitAnd:
      return terms_.make(BitOp::And, a, b);
    case BinaryOperator::BitOr:
      return terms_.make(BitOp::Or, a, b);
    case BinaryOperator::BitXor:
      return terms_.make(BitOp::Xor, a, b);
    default:
      throw Unsupported{range, "this operator"};
  }
}

Bits Unwinder::evalComparison(const ast::Expression& e, const ast::Binary& binary) {
  const ast::Type &leftType = binary.left->type, &rightType = binary.right->type;
  Bits left = eval(*binary.left), right = eval(*binary.right);
  if (leftType.isReference() != rightType.isReference()) isUnsupported(e, "boxed numbers");
  if (leftType.isReference() && !(left == objects_.null()) && !(right == objects_.null())) {
    for (const Bits one : {left, right}) {
      for (const std::int64_t number : terms_.valuesOf(one)) {
        if (number != 0 && objects_.at(static_cast<ObjectNumber>(number)).kind == Object::Kind::Text)
          isUnsupported(e, "strings");
      }
    }
  }
  if (leftType.isNumeric()) {
    const ast::Type type = ast::promoted(leftType, rightType);
    left = converted(left, type);
    right = converted(right, type);
  }
  switch (binary.op) {
    case BinaryOperator::Less:
      return terms_.less(left, right);
    case BinaryOperator::LessOrEqual:
      return terms_.lessOrEqual(left, right);
    case BinaryOperator::Greater:
      return terms_.less(right, left);
    case BinaryOperator::GreaterOrEqual:
      return terms_.lessOrEqual(right, left);
    case BinaryOperator::Equal:
      return terms_.equal(left, right);
    default:
      return terms_.negate(terms_.equal(left, right));
  }
}

// A new text each time, of which nothing is known.
Bits Unwinder::evalConcatenation(const ast::Expression&, const ast::Binary& binary) {
  for (const ast::Expression* const part : {binary.left, binary.right}) {
    const bool isPlain =
        !part->type.isReference() || ast::isStringType(part->type) || part->type.kind == TypeKind::Null;
    if (!isPlain) isUnsupported(*part, "the texts of objects");
    static_cast<void>(eval(*part));
  }
  return objects_.makeText();
}

Bits Unwinder::evalCast(const ast::Expression& e, const ast::Cast& cast) {
  const Bits value = eval(*cast.operand);
  const ast::Type &from = cast.operand->type, &to = e.type;
  if (to.isReference() != from.isReference()) isUnsupported(e, "boxed numbers");
  if (to.isReference()) {
    if (symbex::Hierarchy::isSubtype(from, to)) return value;
    const Bits isNull = terms_.equal(value, objects_.null());
    const Bits isFine = terms_.disjoin(isNull, objects_.isInstance(value, to));
    raiseWhere(terms_.negate(isFine), "ClassCastException", e.range);
    return value;
  }
  const unsigned width = widthOf(to);
  if (width == 1) return value;
  const unsigned bits = ast::bitsOf(to);
  return terms_.extend(value, bits, to.kind == TypeKind::Char, width);
}

Bits Unwinder::evalInstanceOf(const ast::InstanceOf& test) {
  const Bits value = eval(*test.operand);
  const Bits holds = objects_.isInstance(value, test.tested);
  if (test.binding != nullptr) {
    branch(
        holds, [&] { memory_.write(cellOf(*test.binding), value); }, [] {});
  }
  return holds;
}

Bits Unwinder::evalSwitch(const ast::Expression& e, const ast::SwitchExpression& choice) {
  const Bits selector = eval(*choice.selector);
  if (choice.selector->type.isReference()) requireNonNull(selector, choice.selector->range);
  return evalArms(e, choice, 0, selector);
}

// The default comes last, wherever it stands.
Bits Unwinder::evalArms(const ast::Expression& e, const ast::SwitchExpression& choice, std::size_t arm,
                        Bits selector) {
  if (isDead()) return objects_.defaultOf(e.type);
  if (arm == choice.arms.size()) {
    const auto isDefault = [](const ast::SwitchArm& one) { return one.isDefault; };
    const auto found = std::ranges::find_if(choice.arms, isDefault);
    if (found != choice.arms.end()) return evalTo(*found->value, e.type);
    endAtBound(e.range, "no arm of the switch has the selector's value");
    return objects_.defaultOf(e.type);
  }
  const ast::SwitchArm& one = choice.arms[arm];
  return choose(
      isChosen(one.labels, selector), widthOf(e.type), [&] { return evalTo(*one.value, e.type); },
      [&] { return evalArms(e, choice, arm + 1, selector); });
}

// --- arrays

Bits Unwinder::evalNewArray(const ast::Expression& e, const ast::NewArray& creation) {
  Terms lengths;
  for (const ast::Expression* const length : creation.lengths)
    lengths.push_back(evalTo(*length, ast::intType));
  Bits isNegative = terms_.falsity();
  for (const Bits length : lengths)
    isNegative = terms_.disjoin(isNegative, terms_.less(length, terms_.constant(32, 0)));
  raiseWhere(isNegative, "NegativeArraySizeException", e.range);
  return makeArrays(e.type, lengths, e.range);
}

Bits Unwinder::makeArrays(const ast::Type& type, std::span<const Bits> lengths, support::SourceRange range) {
  const Bits array = objects_.makeArray(type, lengths.front());
  if (lengths.size() == 1) return array;
  const Bits count = lengths.front();
  if (!terms_.isConstant(count)) throw Unsupported{range, "how many arrays are made here is not known"};
  for (std::int64_t index = 0; index < terms_.valueOf(count); ++index) {
    countWork();
    objects_.writeElement(array, terms_.constant(32, index),
                          makeArrays(*type.element, lengths.subspan(1), range));
  }
  return array;
}

Bits Unwinder::evalInitializer(const ast::Expression& e, const ast::ArrayInitializer& initializer) {
  Terms elements;
  for (const ast::Expression* const element : initializer.elements)
    elements.push_back(evalTo(*element, *e.type.element));
  const Bits array =
      objects_.makeArray(e.type, terms_.constant(32, static_cast<std::int64_t>(elements.size())));
  for (std::size_t index = 0; index < elements.size(); ++index)
    objects_.writeElement(array, terms_.constant(32, static_cast<std::int64_t>(index)), elements[index]);
  return array;
}

// --- places

Cell Unwinder::cellOf(const ast::Variable& variable) const {
  if (variable.slot >= activation_.slots) throw Unsupported{variable.range, "this variable"};
  return activation_.first + variable.slot;
}

Unwinder::Place Unwinder::locate(const ast::Expression& target) {
  if (const auto* const local = std::get_if<ast::VariableRead>(&target.node))
    return {.variable = local->variable, .range = target.range};
  if (const auto* const element = std::get_if<ast::ArrayRead>(&target.node)) {
    const Bits array = eval(*element->array);
    const Bits index = evalTo(*element->index, ast::intType);
    return {.object = array, .index = index, .element = element->array->type.element, .range = target.range};
  }
  const auto& read = std::get<ast::FieldRead>(target.node);
  Place place{.field = read.field, .range = target.range};
  if (read.receiver != nullptr) place.object = eval(*read.receiver);
  if (read.field->isStatic) useClass(*read.field->owner, target.range);
  return place;
}

void Unwinder::reach(const Place& place) {
  const bool isObject = place.element != nullptr || (place.field != nullptr && !place.field->isStatic);
  if (isObject) requireNonNull(place.object, place.range);
  if (place.element == nullptr) return;
  const Bits isBelow = terms_.less(place.index, terms_.constant(32, 0));
  const Bits isAbove = terms_.lessOrEqual(objects_.lengthOf(place.object), place.index);
  raiseWhere(terms_.disjoin(isBelow, isAbove), "ArrayIndexOutOfBoundsException", place.range);
}

Bits Unwinder::read(const Place& place) {
  try {
    if (place.variable != nullptr) return memory_.read(cellOf(*place.variable));
    if (place.element != nullptr) return objects_.readElement(place.object, *place.element, place.index);
    return place.field->isStatic ? objects_.staticField(*place.field)
                                 : objects_.readField(place.object, *place.field);
  } catch (Unsupported& why) {
    if (why.range.line == 0) why.range = place.range;
    throw;
  }
}

// JLS 15.26.1: an array of a class above may be one of a class below.
void Unwinder::write(const Place& place, Bits value) {
  if (isDead()) return;
  if (place.variable != nullptr) return memory_.write(cellOf(*place.variable), value);
  if (place.field != nullptr) {
    if (place.field->isStatic) return objects_.writeStatic(*place.field, value);
    return objects_.writeField(place.object, *place.field, value);
  }
  if (place.element->isReference()) {
    const Bits isFine = objects_.map(place.object, 1, [&](ObjectNumber number) {
      const Object& array = objects_.at(number);
      if (array.kind != Object::Kind::Array ||
          symbex::Hierarchy::isSubtype(*place.element, *array.type.element))
        return terms_.truth();
      return terms_.disjoin(terms_.equal(value, objects_.null()),
                            objects_.isInstance(value, *array.type.element));
    });
    const Bits isNull = terms_.equal(place.object, objects_.null());
    raiseWhere(terms_.negate(terms_.disjoin(isNull, isFine)), "ArrayStoreException", place.range);
  }
  objects_.writeElement(place.object, place.index, value);
}

Bits Unwinder::evalRead(const ast::Expression& e, const ast::FieldRead& field) {
  const ast::FieldDecl& declared = *field.field;
  if (declared.isEnumConstant) return objects_.constant(declared);
  const bool isConstant = declared.constant != nullptr && (field.receiver == nullptr || declared.isStatic);
  if (isConstant) return evalTo(*declared.constant, e.type);
  const bool isOfLibrary = declared.owner->isLibrary || declared.owner->isBuiltIn;
  if (isOfLibrary && declared.isStatic && declared.type.isReference())  // System.out
    return objects_.literal(std::string(" ") + std::string(declared.name));
  if (isOfLibrary) isUnsupported(e, "fields of the library");
  const Place place = locate(e);
  reach(place);
  if (declared.constant != nullptr) return evalTo(*declared.constant, e.type);
  return read(place);
}

Bits Unwinder::evalAssign(const ast::Expression&, const ast::Assign& assign) {
  const Place place = locate(*assign.target);
  const Bits value = evalTo(*assign.value, assign.target->type);
  reach(place);
  write(place, value);
  return value;
}

Bits Unwinder::evalUpdate(const ast::Expression& e, const ast::Update& update) {
  const Place place = locate(*update.target);
  reach(place);
  const ast::Type& type = update.target->type;
  if (update.op == BinaryOperator::Concatenate) isUnsupported(e, "strings");
  const Bits before = place.variable != nullptr ? eval(*update.target) : read(place);
  const Bits operand = eval(*update.operand);
  const Bits result = apply(update.op, update.operation, before, operand, e.range);
  Bits after = result;
  if (update.operation.isNumeric())
    after = terms_.extend(result, ast::bitsOf(type), type.kind == TypeKind::Char, widthOf(type));
  write(place, after);
  return update.yieldsOldValue ? before : after;
}

}  // namespace warrant::bmc
