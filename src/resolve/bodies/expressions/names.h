// What names mean: variables, fields, classes, and the objects that members belong to.
#pragma once

#include "resolve/bodies/part.h"

namespace warrant::ast {

class NameResolver : public BodyPart {
 public:
  explicit NameResolver(Resolver& resolver) : BodyPart(resolver) {}

  NamedClass namedClass(Grammar::OperandContext* operand, std::size_t base) const;
  // The innermost class around, from this one on, that has such a member, or else the one that it is imported
  // from; nullptr: none has.
  const ClassScope* findOwnerOfField(std::string_view name) const;
  const ClassScope* findOwnerOfMethod(std::string_view name) const;
  // The classes from which static imports have that name; those of one name go before those of all
  // (JLS 6.4.1).
  std::vector<const ClassScope*> staticImports(std::string_view name) const;
  // Whether it may be imported from a class that nobody reads.
  bool mayBeOfUnread(std::string_view name) const;
  // The object of that class, which is this one or one around it, that belongs to `this`; nullptr: none does.
  const Expression* objectOf(const ClassScope& scope, support::SourceRange range);
  // The object around a new one of that inner class, where none is written; nullptr: it was reported.
  const Expression* objectAround(const ClassScope& inner, support::SourceRange range);
  // A member is named, and there is no object that it could belong to.
  void reportNoObject(std::string_view name, support::SourceRange range);
  bool isClassName(Grammar::ExpressionContext* expression) const;
  Type resolveClassName(Grammar::ExpressionContext* expression);
  Value selectOfClass(const ClassScope& scope, Grammar::SelectorContext* selector,
                      support::SourceRange range);
  void reportOddSelector(Grammar::SelectorContext* selector);  // one that is not a member, or not supported
  // Whether a class above has a private member of that name, which is reported.
  bool reportPrivate(const ClassScope& scope, const Token& name);

 private:
  NamedClass packagedClass(Grammar::OperandContext* operand, std::size_t base) const;
  const ClassScope* findStaticImport(std::string_view name) const;  // nullptr: none has it, or several
};

}  // namespace warrant::ast
