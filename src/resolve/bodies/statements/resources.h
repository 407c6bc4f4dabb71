// `try (R r = e) { … }`.
#pragma once

#include "resolve/bodies/part.h"

namespace warrant::ast {

class ResourceResolver : public BodyPart {
 public:
  explicit ResourceResolver(Resolver& resolver) : BodyPart(resolver) {}

  // What stands before the `catch` and `finally` of such a statement: the body, with its resources around it.
  // nullptr: it was reported, or is read again.
  const Statement* resolve(Grammar::StatementContext* statement, Grammar::ResourcesContext* resources);

 private:
  const Statement* within(std::span<Grammar::ResourceContext* const> resources,
                          Grammar::StatementContext* statement);
  // The variable that it declares, or one for what it names; nullptr: it was reported.
  const Expression* open(Grammar::ResourceContext* resource, std::vector<const Statement*>& statements);
  bool isEffectivelyFinal(const Expression& named, support::SourceRange range);
  const Expression* checkCloseable(const Expression* resource);
  const Statement* closing(const Expression* resource, const Expression* primary);
  const Statement* evaluate(const Expression* expression);
  const Statement* unlessNull(const Expression* reference, const Statement* onTrue, const Statement* onFalse);
};

}  // namespace warrant::ast
