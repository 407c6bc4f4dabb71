// `for (T x : e)`, over an array, a collection of the library, what a map shows of itself, or an Iterable.
#pragma once

#include "ast/map_views.h"
#include "resolve/bodies/part.h"

namespace warrant::ast {

class ForEachResolver : public BodyPart {
 public:
  explicit ForEachResolver(Resolver& resolver) : BodyPart(resolver) {}

  const Statement* resolve(LoopText& text, Grammar::ForHeaderContext* header);
  // `\index`: how many iterations of the innermost such loop are done.
  Value resolveIndex(const Token& word, const Place& place);

 private:
  using Steps = std::vector<const Expression*>;
  // These are asked with the index.
  using AtIndex = support::FunctionRef<const Expression*(const Expression*)>;
  using Invariants = support::FunctionRef<std::vector<const Assertion*>(const Expression*)>;
  using Around = support::FunctionRef<const Statement*(const Expression*, const Statement* body)>;
  // What is gone over, once it is in a variable.
  struct Iterated {
    Type counts;
    AtIndex condition, element;
    Invariants invariants;
    Around around;  // the body of the loop, with what is done around it
  };
  const MapView* viewOf(const Expression& iterated) const;
  const Statement* overArray(LoopText& text, Grammar::ForHeaderContext* header, const Expression* array);
  const Statement* overCollection(LoopText& text, Grammar::ForHeaderContext* header,
                                  const Expression* collection, const Type& type);
  const Statement* overView(LoopText& text, Grammar::ForHeaderContext* header, const Expression& view,
                            const MapView& methods);
  const Statement* overIterable(LoopText& text, Grammar::ForHeaderContext* header,
                                const Expression* iterable);
  const Statement* whileLent(LoopText& text, const std::vector<const Statement*>& loop,
                             const Statement* giveBack, std::vector<const Statement*> statements);
  void addLoop(LoopText& text, Grammar::ForHeaderContext* header, const Iterated& iterated,
               std::vector<const Statement*>& statements);
  void addLoopOver(const Expression* sequence, LoopText& text, Grammar::ForHeaderContext* header,
                   AtIndex element, Invariants invariants, Around around,
                   std::vector<const Statement*>& statements);
  const Expression* declareGhost(std::string_view what, const Expression& of, const Expression* initial,
                                 std::vector<const Statement*>& statements);
  const Statement* ghostCall(const Expression* receiver, const ClassScope& scope, std::string_view name,
                             const Steps& arguments);
  const Expression* lengthOf(const Expression* sequence);
  const Expression* elementOf(const Expression* sequence, const Expression* index);
  const Expression* compare(BinaryOperator op, const Expression* left, const Expression* right);
  const Assertion* pure(const Expression* condition);
  std::vector<const Assertion*> isWithin(const Expression* index, const Expression* end);
  std::vector<const Assertion*> aboutIterated(const Expression& array, const Expression& written,
                                              std::vector<const Statement*>& statements);
};

}  // namespace warrant::ast
