// Arrays: elements, the permissions to one, to a range and to all of them, and creation.
#include "resolve/bodies/resolver.h"
#include "resolve/declare/types.h"
#include "support/codes.h"

namespace warrant::ast {

namespace codes = support::codes;

// The array that brackets are behind; false: it is none, which was reported.
bool ArrayResolver::checkArray(const Expression* array, support::SourceRange range) {
  if (array->type.kind == TypeKind::Array) return true;
  if (array->type.kind != TypeKind::Error)
    error(codes::type, range, "a value of type " + toString(array->type) + " is not an array");
  return false;
}

void ArrayResolver::refuseCovariance(const Type& wanted, const Type& type, support::SourceRange range) {
  error(codes::unsupported, range,
        "an array of type " + toString(type) + " is not used as one of type " + toString(wanted) +
            ": what is stored into it there might not fit (an ArrayStoreException)");
}

bool ArrayResolver::checkArrayCast(const Type& from, const Type& to, support::SourceRange range) {
  if (builder_.isInterpreted()) return true;
  if (to.kind != TypeKind::Array || from == to || from.kind == TypeKind::Null) return true;
  if (from.kind == TypeKind::Array) {
    refuseCovariance(to, from, range);
    return false;
  }
  if (isExact(to)) return true;
  error(codes::unsupported, range,
        "an object is not cast to " + toString(to) + ": it may be an array of a class below " +
            toString(*to.element) + ", and what is stored into it might not fit (an ArrayStoreException)");
  return false;
}

// Whether nothing stands there that only sequences have; reported if so.
bool ArrayResolver::checkBrackets(const Expression* array, Grammar::SelectorContext* brackets) {
  const bool isHalfOpen =
      findToken(brackets, TokenType::DOT_DOT) != nullptr && brackets->expression().size() < 2;
  if (!isHalfOpen && findToken(brackets, TokenType::ARROW) == nullptr) return true;
  if (array->type.kind != TypeKind::Error)
    error(codes::type, rangeOf(brackets),
          "only a sequence is cut or updated so, but this is of type " + toString(array->type));
  return false;
}

const Expression* ArrayResolver::resolveIndex(Grammar::ExpressionContext* index, const Place& place) {
  return r_.expressions.resolveFor(countType(place), index, place);
}

Value ArrayResolver::resolveArrayWord(Grammar::JmlWordContext* word, const Place& place) {
  const support::SourceRange range = rangeOf(word);
  auto* const written = findChild<Grammar::WordArgumentsContext>(word);
  std::vector<Grammar::ExpressionContext*> parts;
  if (written != nullptr) {
    for (Grammar::WordArgumentContext* const part : written->wordArgument())
      if (part->expression() != nullptr) parts.push_back(part->expression());
  }
  if (parts.size() != 2) {
    error(codes::syntax, range, "'\\array' takes an array and its length: \\array(a, n)");
    return erroneous(range);
  }
  const Expression* const array = r_.expressions.resolveExpression(parts[0], place);
  const Type counts = countType(place);
  const Expression* const length = r_.expressions.resolveFor(counts, parts[1], place);
  if (!checkArray(array, array->range)) return erroneous(range);
  const Expression* const isThere = isNotNull(array, array->range);
  const Expression* const isSo =
      make(Binary{BinaryOperator::Equal, make(ArrayLength{array}, counts, array->range), length}, booleanType,
           length->range);
  return value(Binary{BinaryOperator::And, isThere, isSo}, booleanType, range);
}

Value ArrayResolver::selectElement(const Expression* array, Grammar::SelectorContext* brackets,
                                   support::SourceRange range, const Place& place) {
  const std::vector<Grammar::ExpressionContext*> parts = brackets->expression();
  if (!checkBrackets(array, brackets)) return erroneous(range);
  if (parts.size() != 1) {
    const bool isEmpty = brackets->children.size() == 2;
    error(isEmpty ? codes::syntax : codes::type, rangeOf(brackets),
          isEmpty ? "expected an index between the brackets"
                  : "several elements are no value: a[from..to] and a[*] stand within acc(…) only");
    return erroneous(range);
  }
  const Expression* const index = resolveIndex(parts[0], place);
  if (!checkArray(array, range)) return erroneous(range);
  return value(ArrayRead{array, index}, *array->type.element, range);
}

// acc(a[i]), acc(a[from..to]) or acc(a[*]).
Value ArrayResolver::resolveAccessedElements(const Value& accessed, Grammar::SelectorContext* brackets,
                                             support::SourceRange range, const Place& place) {
  const Expression* const array = r_.assertions.toExpression(accessed, place);
  if (!checkBrackets(array, brackets)) return erroneous(range);
  std::vector<const Expression*> bounds;
  for (Grammar::ExpressionContext* const part : brackets->expression())
    bounds.push_back(resolveIndex(part, place));
  if (brackets->children.size() == 2) {
    error(codes::syntax, rangeOf(brackets),
          "expected an index, a range from..to or '*' between the brackets");
    return erroneous(range);
  }
  if (!checkArray(array, span(accessed.range, rangeOf(brackets)))) return erroneous(range);
  switch (bounds.size()) {
    case 0:
      return assertion(ElementsAccess{array, nullptr, nullptr}, range, true);
    case 1:
      return assertion(ElementAccess{array, bounds[0]}, range, true);
    default:
      return assertion(ElementsAccess{array, bounds[0], bounds[1]}, range, true);
  }
}

// ------------------------------------------------------------------------------------------------- creation

Value ArrayResolver::resolveNewArray(const Type& element, Grammar::ArrayCreationContext* creation,
                                     support::SourceRange range, const Place& place) {
  Type type = element;
  std::vector<const Expression*> lengths;
  bool hasGap = false;  // between the lengths
  auto* const initializer = findChild<Grammar::ArrayInitializerContext>(creation);
  for (Tree* const child : creation->children) {
    auto* const dimension = grammar::as<Grammar::NewDimensionContext>(child);
    if (dimension == nullptr) continue;
    type = builder_.arrayOf(type);
    if (dimension->expression() == nullptr) {
      hasGap = true;
      continue;
    }
    lengths.push_back(r_.expressions.resolveFor(countType(place), dimension->expression(), place));
    if (hasGap || initializer != nullptr) {
      error(codes::syntax, rangeOf(dimension),
            hasGap ? "a length cannot stand behind brackets without one"
                   : "an array whose elements are given has no other length: write new " + toString(type) +
                         " {…}");
      return erroneous(range);
    }
  }
  if (element.kind == TypeKind::Error || !r_.operands.checkReified(element, range)) return erroneous(range);
  if (initializer != nullptr) {
    const Expression* const array = resolveArrayInitializer(type, initializer, range, place);
    return {array, nullptr, range};
  }
  if (lengths.empty()) {
    error(codes::syntax, range,
          "expected the length of the new array in brackets, or its elements in braces");
    return erroneous(range);
  }
  return value(NewArray{arena().copy(lengths)}, type, range);
}

const Expression* ArrayResolver::resolveArrayInitializer(const Type& type,
                                                         Grammar::ArrayInitializerContext* initializer,
                                                         support::SourceRange range, const Place& place) {
  const auto refuse = [&](std::string_view code, support::SourceRange at, std::string message) {
    error(code, at, std::move(message));
    return erroneous(range).expression;
  };
  if (!place.allowsEffects)
    return refuse(codes::impure, range,
                  "a new array may not stand in " + std::string(place.name) + ": it has an effect");
  if (type.kind == TypeKind::Error) return erroneous(range).expression;
  if (type.kind != TypeKind::Array)
    return refuse(codes::type, range,
                  "expected a value of type " + toString(type) + ", but these are elements of an array");
  std::vector<const Expression*> elements;
  const Token* comma = nullptr;
  for (Tree* const child : initializer->children) {
    if (auto* const element = grammar::as<Grammar::ArrayElementContext>(child)) {
      elements.push_back(
          element->expression() != nullptr
              ? r_.expressions.resolveFor(*type.element, element->expression(), place)
              : resolveArrayInitializer(*type.element, element->arrayInitializer(), rangeOf(element), place));
      comma = nullptr;
    } else if (isToken(child, TokenType::COMMA)) {
      if (comma != nullptr)
        return refuse(codes::syntax, asToken(child)->range(), "expected an element before ','");
      comma = asToken(child);
    }
  }
  return make(ArrayInitializer{arena().copy(elements)}, type, range);
}

// The value that a declaration gives to a variable or field of that type.
const Expression* ArrayResolver::resolveInitializer(const Type& type,
                                                    Grammar::InitializerContext* initializer,
                                                    const Place& place) {
  Grammar::ArrayInitializerContext* const elements = initializer->arrayInitializer();
  if (elements == nullptr) return r_.expressions.resolveFor(type, initializer->expression(), place);
  if (type.kind == TypeKind::Array) r_.operands.checkReified(*type.element, rangeOf(elements));
  return resolveArrayInitializer(type, elements, rangeOf(elements), place);
}

}  // namespace warrant::ast
