// `for (T x : e)`, over an array or a collection of the library.
#pragma once

#include "resolve/bodies/part.h"

namespace warrant::ast {

class ForEachResolver : public BodyPart {
 public:
  explicit ForEachResolver(Resolver& resolver) : BodyPart(resolver) {}

  const Statement* resolve(LoopText& text, Grammar::ForHeaderContext* header);
  // `\index`: how many iterations of the innermost such loop are done.
  Value resolveIndex(const Token& word, const Place& place);

 private:
  // What is gone over, once it is in a variable.
  struct Iterated {
    const Expression* length;
    support::FunctionRef<const Expression*(const Expression* index)> element;
    std::vector<const Assertion*> invariants;
    Type counts;
  };
  const Statement* overArray(LoopText& text, Grammar::ForHeaderContext* header, const Expression* array);
  const Statement* overCollection(LoopText& text, Grammar::ForHeaderContext* header,
                                  const Expression* collection, const Type& type);
  void addLoop(LoopText& text, Grammar::ForHeaderContext* header, const Iterated& iterated,
               std::vector<const Statement*>& statements);
  const Expression* call(const Expression* receiver, std::string_view name, Expressions arguments,
                         const Type& type);
  const Statement* ghostCall(const Expression* receiver, std::string_view name, const Expression* argument);
  std::vector<const Assertion*> aboutIterated(const Expression& array, const Expression& written);
};

}  // namespace warrant::ast
