#include "resolve/bodies/expressions/values/collections.h"

#include "resolve/bodies/resolver.h"
#include "resolve/declare/types.h"
#include "support/codes.h"

namespace warrant::ast {

namespace codes = support::codes;

namespace {

bool hasElements(const Type& type) {
  return type.isSequence() || type.kind == TypeKind::Set || type.kind == TypeKind::Bag;
}

}  // namespace

Value CollectionResolver::operation(ValueOperator op, std::initializer_list<const Expression*> operands,
                                    const Type& type, support::SourceRange range) {
  const std::vector<const Expression*> list(operands);
  return value(ValueOperation{op, arena().copy(list)}, type, range);
}

// ------------------------------------------------------------------------------------------------- literals

Value CollectionResolver::resolveCollection(Grammar::CollectionContext* literal, const Place& place) {
  const support::SourceRange range = rangeOf(literal);
  const Type type =
      resolveType(builder_, firstToken(literal), literal->typeArguments(), nullptr, 0, typePlace());
  const bool isError = type.kind == TypeKind::Error;
  if (auto* const written = findChild<Grammar::ElementTypeContext>(literal->setLiteral())) {
    error(codes::syntax, rangeOf(written), "the type of the elements stands before the braces");
    return erroneous(range);
  }
  std::vector<const Expression*> operands;
  for (Grammar::CollectionElementContext* const element : literal->setLiteral()->collectionElement()) {
    const std::vector<Grammar::ExpressionContext*> parts = element->expression();
    if (!isError && (parts.size() == 2) != type.isMap()) {
      error(codes::syntax, rangeOf(element),
            type.isMap() ? "expected a key and its value, as in k -> v"
                         : "an element has no key: expected no '->'");
      continue;
    }
    for (std::size_t i = 0; i < parts.size(); ++i) {
      const Type wanted = isError        ? Type{}
                          : type.isMap() ? (i == 0 ? keyTypeOf(type) : valueTypeOf(type))
                                         : *type.element;
      operands.push_back(r_.expressions.resolveFor(wanted, parts[i], place));
    }
  }
  if (isError) return erroneous(range);
  if (type.kind == TypeKind::Option && operands.size() > 1) {
    error(codes::syntax, range, "an option has one value at most: expected Some(x) or None");
    return erroneous(range);
  }
  return value(ValueOperation{ValueOperator::Literal, arena().copy(operands)}, type, range);
}

Value CollectionResolver::open(std::span<const Expression* const> operands, const Type& type,
                               support::SourceRange range) {
  const std::vector<const Expression*> list(operands.begin(), operands.end());
  const Value made = value(ValueOperation{ValueOperator::Literal, arena().copy(list)}, type, range);
  open_.insert(made.expression);
  return made;
}

// The type that each of them has, counting from the first in steps; what is of another type.
const Expression* CollectionResolver::commonTyped(std::span<const Expression* const> operands,
                                                  std::size_t first, std::size_t step, Type& type) {
  type = {};
  for (std::size_t i = first; i < operands.size(); i += step) {
    const Type own = asElement(operands[i]->type);
    type = i == first ? own : commonType(type, own, builder_);
    if (type.kind == TypeKind::Error || type.kind == TypeKind::Void || type.kind == TypeKind::Null)
      return operands[i];
  }
  return nullptr;
}

Value CollectionResolver::resolveBraces(Grammar::SetLiteralContext* literal, const Place& place) {
  const support::SourceRange range = rangeOf(literal);
  if (auto* const written = findChild<Grammar::ElementTypeContext>(literal))
    return r_.sequences.resolveEmpty(written, TypeKind::Set, range);
  const std::vector<Grammar::CollectionElementContext*> elements = literal->collectionElement();
  const bool isMap = !elements.empty() && elements.front()->expression().size() == 2;
  std::vector<const Expression*> operands;
  for (Grammar::CollectionElementContext* const element : elements) {
    for (Grammar::ExpressionContext* const part : element->expression())
      operands.push_back(r_.expressions.resolveExpression(part, place));
    if ((element->expression().size() == 2) == isMap) continue;
    error(codes::syntax, rangeOf(element), "either all or none of these have a key and '->'");
    return erroneous(range);
  }
  if (operands.empty()) return open({}, builder_.types().of(TypeKind::Set, Type{}), range);
  Type first, second;
  const Expression* odd = commonTyped(operands, 0, isMap ? 2 : 1, first);
  if (odd == nullptr && isMap) odd = commonTyped(operands, 1, 2, second);
  if (odd != nullptr) {
    if (odd->type.kind != TypeKind::Error)
      error(codes::type, range, "what this is made of is not known: write its type, as in set<T>{…}");
    return erroneous(range);
  }
  return open(operands,
              isMap ? builder_.types().mapOf(first, second) : builder_.types().of(TypeKind::Set, first),
              range);
}

Value CollectionResolver::none(support::SourceRange range) {
  return open({}, builder_.types().of(TypeKind::Option, Type{}), range);
}

Value CollectionResolver::some(const Expression* contained, support::SourceRange range) {
  if (contained->type.kind == TypeKind::Error) return erroneous(range);
  return open({&contained, 1}, builder_.types().of(TypeKind::Option, asElement(contained->type)), range);
}

const Expression* CollectionResolver::settle(const Type& wanted, const Expression* literal,
                                             const Place& place) {
  const bool saysMore = wanted.isMathematical() && wanted != literal->type && isComplete(wanted);
  if (!saysMore || !open_.contains(literal)) return literal;
  if (literal->type.isDatatype()) return r_.datatypes.settle(wanted, literal, place);
  const auto& operation = std::get<ValueOperation>(literal->node);
  const bool isOption = literal->type.kind == TypeKind::Option;
  const bool isPossible = isOption                     ? wanted.kind == TypeKind::Option
                          : literal->type.isSequence() ? wanted.isSequence()
                          : literal->type.isMap()      ? wanted.isMap()
                          : wanted.isMap()             ? operation.operands.empty()
                                           : hasElements(wanted) || wanted.kind == literal->type.kind;
  if (!isPossible || wanted.isDatatype()) return literal;
  std::vector<const Expression*> operands(operation.operands.begin(), operation.operands.end());
  for (std::size_t i = 0; i < operands.size(); ++i) {
    const Type part =
        wanted.isMap() ? (i % 2 == 0 ? keyTypeOf(wanted) : valueTypeOf(wanted)) : *wanted.element;
    operands[i] = r_.numbers.convert(part, operands[i], operands[i]->range, place);
  }
  return make(ValueOperation{ValueOperator::Literal, arena().copy(operands)}, wanted, literal->range);
}

Value CollectionResolver::valuesOf(const Token& word, std::span<const Expression* const> operands,
                                   support::SourceRange range, const Place& place) {
  if (operands.size() != 1 && operands.size() != 3) {
    error(codes::syntax, range, "expected \\values(array, from, to)");
    return erroneous(range);
  }
  const Expression* const array = operands[0];
  if (array->type.kind != TypeKind::Array) {
    if (array->type.kind != TypeKind::Error)
      error(codes::type, array->range, "expected an array, but this is of type " + toString(array->type));
    return erroneous(range);
  }
  if (!place.isSpecification && isJava()) {
    error(codes::ghostEffect, word.range(), inQuotes(word.text) + " stands in annotations only");
    return erroneous(range);
  }
  const Expression* const from =
      operands.size() == 1 ? make(IntegerLiteral{0}, integerType, range)
                           : r_.numbers.convert(integerType, operands[1], operands[1]->range, place);
  const Expression* const to = operands.size() == 1
                                   ? make(ArrayLength{array}, integerType, range)
                                   : r_.numbers.convert(integerType, operands[2], operands[2]->range, place);
  const Type element = asElement(*array->type.element);
  return operation(ValueOperator::OfArray, {array, from, to},
                   builder_.types().of(TypeKind::Sequence, element), range);
}

// ---------------------------------------------------------------------------------------------------- parts

bool CollectionResolver::isKnown(const Expression* collection) {
  if (!collection->type.isMathematical() || isComplete(collection->type)) return true;
  error(codes::type, collection->range,
        "what this is made of is not known here: write its type, as in set<int>{}");
  return false;
}

Value CollectionResolver::select(const Expression* object, Grammar::SelectorContext* brackets,
                                 support::SourceRange range, const Place& place) {
  const std::vector<Grammar::ExpressionContext*> parts = brackets->expression();
  const Type& type = object->type;
  const bool isUpdate = findToken(brackets, TokenType::ARROW) != nullptr;
  const bool isMap = type.isMap(), isBag = type.kind == TypeKind::Bag;
  const bool isOdd =
      parts.size() != (isUpdate ? 2u : 1u) || findToken(brackets, TokenType::DOT_DOT) != nullptr;
  if ((!isMap && !isBag) || isOdd || (isUpdate && isBag)) {
    error(codes::type, range,
          isMap   ? "expected a key, or k -> v, between the brackets"
          : isBag ? "expected an element between the brackets"
                  : "a value of type " + toString(type) + " has no elements by number");
    for (Grammar::ExpressionContext* const part : parts) r_.expressions.resolveExpression(part, place);
    return erroneous(range);
  }
  if (!isKnown(object)) return erroneous(range);
  const Expression* const key =
      r_.expressions.resolveFor(isMap ? keyTypeOf(type) : *type.element, parts[0], place);
  if (isUpdate)
    return operation(ValueOperator::Update,
                     {object, key, r_.expressions.resolveFor(valueTypeOf(type), parts[1], place)}, type,
                     range);
  return operation(ValueOperator::Element, {object, key}, isMap ? valueTypeOf(type) : integerType, range);
}

Value CollectionResolver::unknownPart(const Expression* object, const Token& name, std::string_view parts,
                                      support::SourceRange range) {
  error(codes::type, name.range(),
        "a " + toString(object->type) + " has " + std::string(parts) + ", but no " + inQuotes(name.text));
  return erroneous(range);
}

Value CollectionResolver::selectPart(const Expression* object, const Token& name,
                                     support::SourceRange range) {
  const Type& type = object->type;
  if (type.isDatatype()) return r_.datatypes.selectPart(object, name, range);
  if (!isKnown(object)) return erroneous(range);
  auto& types = builder_.types();
  const bool isLength = name.text == "size" || (name.text == "length" && type.isSequence());  // VerCors' too
  const bool isCounted = isLength || name.text == "isEmpty";
  if (isCounted && type.kind != TypeKind::Option) {
    const Value size = operation(ValueOperator::Length, {object}, integerType, range);
    if (isLength) return size;
    const Expression* const length = size.expression;
    return value(Binary{BinaryOperator::Equal, length, make(IntegerLiteral{0}, integerType, range)},
                 booleanType, range);
  }
  switch (type.kind) {
    case TypeKind::Sequence:
      if (name.text == "set")
        return operation(ValueOperator::AsSet, {object}, types.of(TypeKind::Set, *type.element), range);
      if (name.text == "bag")
        return operation(ValueOperator::AsBag, {object}, types.of(TypeKind::Bag, *type.element), range);
      return r_.sequences.selectPart(object, name, range);
    case TypeKind::Map:
      if (name.text == "keys")
        return operation(ValueOperator::Keys, {object}, types.of(TypeKind::Set, keyTypeOf(type)), range);
      if (name.text == "values")
        return operation(ValueOperator::Values, {object}, types.of(TypeKind::Set, valueTypeOf(type)), range);
      return unknownPart(object, name, "'keys', 'values', 'size' and 'isEmpty'", range);
    case TypeKind::Option:
      if (name.text == "isSome") return operation(ValueOperator::IsSome, {object}, booleanType, range);
      if (name.text == "get") return operation(ValueOperator::Element, {object}, *type.element, range);
      return unknownPart(object, name, "'isSome', 'get' and 'getOrElse(e)'", range);
    default:
      return unknownPart(object, name, "'size' and 'isEmpty'", range);
  }
}

Value CollectionResolver::call(const Expression* object, const Token& name,
                               Grammar::ArgumentsContext* arguments, support::SourceRange range,
                               const Place& place) {
  const Type& type = object->type;
  const std::vector<Grammar::ExpressionContext*> given = arguments->expression();
  std::vector<Type> wanted;
  const bool isOption = type.kind == TypeKind::Option;
  if (type.isMap() && name.text == "add") wanted = {keyTypeOf(type), valueTypeOf(type)};
  if (type.isMap() && (name.text == "get" || name.text == "remove")) wanted = {keyTypeOf(type)};
  if (isOption && name.text == "getOrElse") wanted = {*type.element};
  const bool isKnownCall = !wanted.empty() && given.size() == wanted.size();
  if (!isKnownCall || !isKnown(object)) {
    if (!isKnownCall)
      error(codes::type, range,
            type.isMap() ? "a map has 'add(k, v)', 'get(k)' and 'remove(k)'"
            : isOption   ? "an option has 'getOrElse(e)'"
                         : "a value of type " + toString(type) + " has no methods");
    for (Grammar::ExpressionContext* const one : given) r_.expressions.resolveExpression(one, place);
    return erroneous(range);
  }
  const Expression* const first = r_.expressions.resolveFor(wanted[0], given[0], place);
  if (name.text == "add")
    return operation(ValueOperator::Update,
                     {object, first, r_.expressions.resolveFor(wanted[1], given[1], place)}, type, range);
  if (name.text == "remove") return operation(ValueOperator::Remove, {object, first}, type, range);
  if (isOption) return operation(ValueOperator::GetOr, {object, first}, *type.element, range);
  return operation(ValueOperator::Element, {object, first}, valueTypeOf(type), range);
}

Value CollectionResolver::size(const Expression* collection, support::SourceRange range) {
  const Type& type = collection->type;
  if (hasElements(type) || type.isMap())
    return isKnown(collection) ? operation(ValueOperator::Length, {collection}, integerType, range)
                               : erroneous(range);
  if (type.kind != TypeKind::Error)
    error(codes::type, collection->range,
          "expected a sequence, a set, a bag or a map, but this is of type " + toString(type));
  return erroneous(range);
}

// ---------------------------------------------------------------------------------------------- combinations

// Whether both are of one type; reported otherwise.
bool CollectionResolver::areAgreed(const Expression*& left, const Expression*& right, std::string_view sign,
                                   support::SourceRange range, const Place& place) {
  if (left->type.kind == TypeKind::Error || right->type.kind == TypeKind::Error) return false;
  left = settle(right->type, left, place);
  right = settle(left->type, right, place);
  if (left->type == right->type) return isKnown(left);
  error(codes::type, range,
        "the sides of " + inQuotes(sign) + " are of different types: " + toString(left->type) + " and " +
            toString(right->type));
  return false;
}

Value CollectionResolver::combine(std::string_view sign, const Expression* left, const Expression* right,
                                  support::SourceRange range, const Place& place) {
  if (!areAgreed(left, right, sign, range, place)) return erroneous(range);
  const Type& type = left->type;
  const bool isPlus = sign == "+" || sign == "++";
  const bool isPossible =
      isPlus ? hasElements(type)
             : (sign == "-" || sign == "*") && (type.kind == TypeKind::Set || type.kind == TypeKind::Bag);
  if (!isPossible) {
    error(codes::type, range, "there is no " + inQuotes(sign) + " of values of type " + toString(type));
    return erroneous(range);
  }
  const ValueOperator op = isPlus        ? ValueOperator::Append
                           : sign == "-" ? ValueOperator::Remove
                                         : ValueOperator::Common;
  return operation(op, {left, right}, type, range);
}

Value CollectionResolver::compare(BinaryOperator op, const Expression* left, const Expression* right,
                                  support::SourceRange range, const Place& place) {
  if (op == BinaryOperator::Greater || op == BinaryOperator::GreaterOrEqual) {
    std::swap(left, right);
    op = op == BinaryOperator::Greater ? BinaryOperator::Less : BinaryOperator::LessOrEqual;
  }
  if (!areAgreed(left, right, "<=", range, place)) return erroneous(range);
  if (left->type.kind != TypeKind::Set && left->type.kind != TypeKind::Bag) {
    error(codes::type, range, "values of type " + toString(left->type) + " are compared by '==' only");
    return erroneous(range);
  }
  const Value within = operation(ValueOperator::Within, {left, right}, booleanType, range);
  if (op == BinaryOperator::LessOrEqual) return within;
  const Expression* const differ = make(Binary{BinaryOperator::NotEqual, left, right}, booleanType, range);
  return value(Binary{BinaryOperator::And, within.expression, differ}, booleanType, range);
}

Value CollectionResolver::contains(const Expression* element, const Expression* collection,
                                   support::SourceRange range, const Place& place) {
  if (collection->type.kind == TypeKind::Error || element->type.kind == TypeKind::Error)
    return erroneous(range);
  if (!hasElements(collection->type)) {
    error(codes::type, collection->range,
          "expected a sequence, a set or a bag, but this is of type " + toString(collection->type) +
              (collection->type.isMap() ? ": 'm.keys' is the set of its keys" : ""));
    return erroneous(range);
  }
  if (!isKnown(collection)) return erroneous(range);
  const Expression* const found =
      r_.numbers.convert(*collection->type.element, element, element->range, place);
  return operation(ValueOperator::Contains, {collection, found}, booleanType, range);
}

}  // namespace warrant::ast
