// Arrays: their creation, elements and initialisers.
#pragma once

#include "resolve/bodies/part.h"

namespace warrant::ast {

class ArrayResolver : public BodyPart {
 public:
  explicit ArrayResolver(Resolver& resolver) : BodyPart(resolver) {}

  Value resolveNewArray(const Type& element, Grammar::ArrayCreationContext* creation,
                        support::SourceRange range, const Place& place);
  const Expression* resolveInitializer(const Type& type, Grammar::InitializerContext* initializer,
                                       const Place& place);
  Value selectElement(const Expression* array, Grammar::SelectorContext* brackets, support::SourceRange range,
                      const Place& place);
  // `\array(a, n)`: an array of that length.
  Value resolveArrayWord(Grammar::JmlWordContext* word, const Place& place);
  void refuseCovariance(const Type& wanted, const Type& type, support::SourceRange range);
  // Whether a cast, or a pattern, may make the value an array of that type; reported if not.
  bool checkArrayCast(const Type& from, const Type& to, support::SourceRange range);
  Value resolveAccessedElements(const Value& accessed, Grammar::SelectorContext* brackets,
                                support::SourceRange range, const Place& place);

 private:
  // `{…}` as an array of that type.
  const Expression* resolveArrayInitializer(const Type& type, Grammar::ArrayInitializerContext* initializer,
                                            support::SourceRange range, const Place& place);
  bool checkBrackets(const Expression* array, Grammar::SelectorContext* brackets);
  const Expression* resolveIndex(Grammar::ExpressionContext* index, const Place& place);
  bool checkArray(const Expression* array, support::SourceRange range);
};

}  // namespace warrant::ast
