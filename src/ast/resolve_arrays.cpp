// Elements of arrays: reading them, and the permissions to one, to a range and to all of them.
#include "ast/resolver.h"
#include "ast/types.h"
#include "support/codes.h"

namespace warrant::ast {

namespace codes = support::codes;

// The array that brackets are behind; false: it is none, which was reported.
bool Resolver::checkArray(const Expression* array, support::SourceRange range) {
  if (array->type.kind == TypeKind::Array) return true;
  if (array->type.kind != TypeKind::Error)
    error(codes::type, range, "a value of type " + toString(array->type) + " is not an array");
  return false;
}

const Expression* Resolver::resolveIndex(Grammar::ExpressionContext* index, const Place& place) {
  return resolveFor(countType(place), index, place);
}

Value Resolver::selectElement(const Expression* array, Grammar::SelectorContext* brackets,
                              support::SourceRange range, const Place& place) {
  const std::vector<Grammar::ExpressionContext*> parts = brackets->expression();
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
Value Resolver::resolveAccessedElements(const Value& accessed, Grammar::SelectorContext* brackets,
                                        support::SourceRange range, const Place& place) {
  const Expression* const array = toExpression(accessed, place);
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

}  // namespace warrant::ast
