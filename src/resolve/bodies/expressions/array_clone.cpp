#include "resolve/bodies/expressions/array_clone.h"

#include <algorithm>
#include <string>

#include "ast/print.h"
#include "resolve/bodies/resolver.h"
#include "support/codes.h"

namespace warrant::ast {

namespace codes = support::codes;

Value ArrayCloneResolver::resolve(const Expression* array, support::SourceRange range, const Place& place) {
  if (builder_.wantLibrary("java/util/Arrays")) return erroneous(range);
  const ClassScope* const arrays = builder_.findQualified("java.util.Arrays");
  const std::vector<const MethodDecl*> copies =
      arrays == nullptr ? std::vector<const MethodDecl*>() : arrays->findMethods("copyOf");
  const bool isOfReferences = array->type.element->isReference();
  const auto copy = std::ranges::find_if(copies, [&](const MethodDecl* one) {
    return isOfReferences ? !one->typeParameters.empty() : one->parameters.front()->type == array->type;
  });
  if (copy == copies.end()) {
    error(codes::unsupported, range,
          "'clone' of a value of type " + toString(array->type) + " is not supported yet");
    return erroneous(range);
  }
  if (!place.allowsEffects) {
    error(codes::impure, range,
          "'clone' may not stand in " + std::string(place.name) + ": it makes an array");
    return erroneous(range);
  }
  const std::string_view name = arena().copy(toString(*array));  // what messages should say
  const auto* const variable =
      arena().make<Variable>(Variable{name, array->type, state_.slots++, false, array->range});
  const Expression* const read = make(VariableRead{variable}, array->type, array->range);
  const Expression* const length = make(ArrayLength{read}, intType, array->range);
  const Call call{.method = *copy, .arguments = arena().copy(std::vector{read, length})};
  return value(Let{variable, array, make(call, array->type, range)}, array->type, range);
}

}  // namespace warrant::ast
