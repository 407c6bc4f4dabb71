// VerCors' sums of vectors: `\sum([from .. to], v)`, where `v` is a sequence, `\vrep(e)`, which is `e`
// everywhere, or `\vcmp(v, w)`, which is 1 where both are equal, and 0 elsewhere.
#pragma once

#include "resolve/bodies/part.h"

namespace warrant::ast {

class VectorResolver : public BodyPart {
 public:
  explicit VectorResolver(Resolver& resolver) : BodyPart(resolver) {}

  // A sum over the indices, or how many of them there are at which vectors are equal.
  Value resolveSum(Grammar::JmlWordContext* word, const Place& place);
  // Whether it is such a sum, and no `(\sum int i; …)`.
  static bool isSum(const antlr4::ParserRuleContext& word);

 private:
  // Of the vector, at the index; null: it was reported.
  const Expression* elementOf(Grammar::ExpressionContext* vector, const Expression* index,
                              const Place& place);
  const Expression* areEqual(Grammar::JmlWordContext* compared, const Expression* index, const Place& place);
};

}  // namespace warrant::ast
