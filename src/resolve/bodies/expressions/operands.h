// Operands: what an expression is made of, from names and literals to selectors.
#pragma once

#include "resolve/bodies/part.h"

namespace warrant::ast {

class OperandResolver : public BodyPart {
 public:
  explicit OperandResolver(Resolver& resolver) : BodyPart(resolver) {}

  // An operand without its prefixes.
  Value resolveOperand(Grammar::OperandContext* operand, const Place& place);
  // The operand without its last `omitted` selectors.
  Value resolveSelected(Grammar::OperandContext* operand, std::size_t omitted, const Place& place);
  // Of a static member: nullptr, but for what must be evaluated.
  static const Expression* staticOf(const Expression* receiver);
  Value readField(const Expression* receiver, const FieldDecl& field, const Type& of,
                  support::SourceRange range, bool isSelected);
  bool checkReified(const Type& element, support::SourceRange range);  // reported where it is no array's
  // `written` is null where nothing is.
  Value createWith(const CallTarget& target, std::vector<const Expression*> arguments,
                   Grammar::ArgumentsContext* written, const Expression* outer, support::SourceRange range,
                   support::SourceRange called, const Place& place);
  const Expression* implicitThis(support::SourceRange range);
  // Assignments; `range` is that of the whole.
  Value makeAssignment(const Value& target, const Expression* value, support::SourceRange range,
                       const Place& place);
  // Whether it may be assigned here; reported if not.
  bool mayRead(const FieldDecl& field, support::SourceRange range, const Place& place);
  bool checkTarget(const Value& target, support::SourceRange range, const Place& place);
  // Whether it is not final, or is assigned where it gets its value; reported if not.
  bool checkFinal(const Expression& target, bool isPlain);
  // That a resource with a name is a variable that is assigned again.
  void reportReassigned(const Variable& variable, support::SourceRange resource);

 private:
  void noteReassigned(const Variable& variable);
  Value resolveBase(Grammar::OperandContext* operand, std::size_t base, const Place& place);
  Value selectStatic(const ClassScope& scope, const Token& className, Grammar::SelectorContext* selector,
                     const Place& place);
  Value resolveGroup(Grammar::GroupContext* group, std::size_t omitted, const Place& place);
  Value resolveCast(Grammar::GroupContext* group, const Place& place);
  const Expression* asBox(const Type& type, const Expression* operand);
  Value makeCast(const Type& type, const Expression* operand, support::SourceRange range, const Place& place);
  Value resolveName(const Token& name, const Place& place);
  Value resolveJmlWord(Grammar::JmlWordContext* word, const Place& place);
  // The receiver as one of the type, among those of an intersection, that has such a member; nullptr: several
  // have one, which was reported.
  const Expression* ofMember(const Expression* receiver, const Token& name, bool isCall);
  Value resolveBackslashWord(const Token& word, Grammar::ArgumentsContext* arguments, const Place& place);
  Value resolveString(const Token& literal);
  Value resolveNew(Grammar::CreationContext* creation, const Place& place);
  Value resolveInnerNew(const Expression* outer, Grammar::CreationContext* creation,
                        support::SourceRange range, const Place& place);
  // An object of that type; `outer` is the one around it, if the class is inner.
  Value create(const Type& type, const Expression* outer, Grammar::CreationContext* creation,
               const Token& name, support::SourceRange range, const Place& place);
  bool checkCreated(const Type& type, const Token& name,
                    support::SourceRange range);  // reported if it cannot be
  CallTarget targetOfNew(const Type& type, support::SourceRange range);
  Type typeOfNew(const CallTarget& target, const Selected& constructor,
                 std::span<const Expression* const> arguments);
  Value resolveThis(const Token& token);
  Value resolveResult(const Token& token, const Place& place);
  Value select(Value receiver, Grammar::SelectorContext* selector, const Place& place);
  Value unlessNull(const Expression* receiver, const Value& call);
  Value selectField(const Expression* receiver, const Token& name, support::SourceRange range,
                    const Place& place, Through through = Through::Type);
  // nullptr: it was reported.
  const FieldDecl* findField(const ClassScope& scope, const Token& name, const Place& place,
                             Through through = Through::Type);
  Value resolveSuper(const Token& word, const ClassScope* above, Grammar::SelectorContext* selector,
                     const Place& place);
};

}  // namespace warrant::ast
