// Makes the resolved, typed nodes of one member from its syntax.
//
// The parts are spread over files by what they make: resolve_operands, resolve_numbers, resolve_arrays,
// precedence (how operands combine), resolve_calls, resolve_assertions, resolve_statements.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "ast/ast.h"
#include "ast/numbers.h"
#include "parse/messages.h"
#include "parse/tree.h"
#include "resolve/bodies/inference.h"
#include "resolve/declare/generics.h"
#include "resolve/declare/program_builder.h"
#include "resolve/declare/types.h"
#include "support/function_ref.h"

namespace warrant::ast {

// Where an expression stands, and so what it may hold.
struct Place {
  std::string_view name;         // for messages: `a precondition`
  bool isSpecification = false;  // ghost methods, predicates and chained relations
  bool allowsEffects = false;
  bool allowsOld = false;
  bool allowsUntouched = false;
  bool allowsResult = false;
  bool isWithinOld = false;
};

// What an operand or a whole expression denotes: a value or, in specifications, an assertion.
struct Value {
  const Expression* expression = nullptr;  // exactly one of these
  const Assertion* assertion = nullptr;
  support::SourceRange range;  // with the parentheses around it

  bool isNumber() const { return expression != nullptr && expression->type.isNumeric(); }
};

// The locals that are visible, as in Java: none hides another.
class Locals {
 public:
  const Variable* find(std::string_view name) const;
  // The variable of that name that is there already; nullptr: it was declared.
  const Variable* declare(const Variable* variable);
  std::size_t mark() const { return declared_.size(); }
  void leave(std::size_t mark);
  std::vector<std::string_view> names() const;

 private:
  std::unordered_map<std::string_view, const Variable*> byName_;
  std::vector<const Variable*> declared_;
};

class SwitchLabels;

class Resolver {
 public:
  // `owner` and `method` are null where there are none: top-level statements, predicates.
  Resolver(ProgramBuilder& builder, FileScope& file, SyntaxParser& parser, const ClassScope* owner,
           const MethodDecl* method);

  void declareParameters(std::span<const Variable* const> parameters);
  void forgetThis() { hasThis_ = false; }  // in a static predicate
  void comeBeforeConstants() { isBeforeConstants_ = true; }
  void reserveSlots(std::uint32_t slots) { slots_ = slots; }  // which other statements of the member use

  // The whole contents of clauses and bodies; null where a problem was reported.
  const Assertion* precondition(Grammar::ExpressionContext* clause);
  const Assertion* postcondition(Grammar::ExpressionContext* clause);
  // `signals (E e) A;` none: it was reported.
  std::optional<Signals> signals(Grammar::ClauseContext* clause);
  // What `throws E` says where there is no such clause: an E may leave the method, and nothing is known then.
  std::optional<Signals> anySignals(Grammar::TypeNameContext* thrown);
  const Assertion* predicateBody(Grammar::ExpressionContext* body);
  // `decreases e;`, or 0: `decreases;` says that no call leads back.
  const Expression* measure(Grammar::ClauseContext* clause);
  const Expression* pureBody(Grammar::ExpressionContext* body);
  // All loops have this invariant, too.
  void addEverywhere(const Assertion& invariant) { everywhere_.push_back(&invariant); }
  // The assignment of its initial value to a field.
  const Statement* initialValue(const FieldDecl& field, const Token& name,
                                Grammar::InitializerContext* initializer);
  // The assignment of a new object to an enum constant, with those arguments, or none (nullptr).
  const Statement* enumConstant(const FieldDecl& constant, const Token& name,
                                Grammar::ArgumentsContext* arguments);
  // Reads the statements of the block at the stream's place.
  const Statement* block();
  // Reads the statements up to the token `end`.
  void statementsUntil(std::size_t end, std::vector<const Statement*>& statements);

  // The switch with cases that are statements which is the whole expression; nullptr: it is another one.
  static Grammar::SwitchExpressionContext* switchOfStatements(Grammar::ExpressionContext* context);

  // How many variables there were.
  std::uint32_t slots() const { return slots_; }
  // Whether text was skipped, so that nothing should be said about what it may have held.
  bool isIncomplete() const { return isIncomplete_; }

 private:
  friend class FlatExpression;

  // ------------------------------------------------------------------------------------------- expressions
  Value resolve(Grammar::ExpressionContext* context, const Place& place);
  const Expression* resolveExpression(Grammar::ExpressionContext* context, const Place& place);
  const Expression* resolveCondition(Grammar::ExpressionContext* context, const Place& place);
  // Of the type wanted, or reported; converted to it as where it is assigned (JLS 5.2).
  const Expression* resolveFor(const Type& wanted, Grammar::ExpressionContext* context, const Place& place);
  const Expression* checkType(const Type& wanted, const Expression* expression, support::SourceRange range);

  // How a member is reached, which matters where it is protected (JLS 6.6.2).
  enum class Through : std::uint8_t { Type, Super, New };
  // What is called: a member of that type, with the type arguments that are written.
  struct CallTarget {
    Type receiver;
    std::vector<TypeArgument> written = {};
    bool isNew = false;  // `new C<>(…)`: what is open in the receiver's type is inferred
    Through through = Through::Type;
    bool seesAll = false;  // in annotations, which may speak of what code does not see

    std::span<const TypeVariable* const> variablesOf(const MethodDecl& method) const {
      return isNew ? method.owner->typeParameters : method.typeParameters;
    }
    // Of the type parameters of the method's class, but those that are to be inferred.
    Substitution substitutionOf(const MethodDecl& method) const {
      return isNew ? Substitution{} : memberSubstitution(*method.owner, receiver);
    }
  };

  // An operand without its prefixes.
  Value resolveOperand(Grammar::OperandContext* operand, const Place& place);
  // The operand without its last `omitted` selectors.
  Value resolveSelected(Grammar::OperandContext* operand, std::size_t omitted, const Place& place);
  Value resolveBase(Grammar::OperandContext* operand, std::size_t base, const Place& place);
  // The class that an operand such as `a.b.C.m(…)` or `C.f` names, and the child that follows its name;
  // nullptr: the operand starts otherwise.
  struct NamedClass {
    const ClassScope* scope = nullptr;
    std::size_t next = 0;
  };
  NamedClass namedClass(Grammar::OperandContext* operand, std::size_t base) const;
  NamedClass packagedClass(Grammar::OperandContext* operand, std::size_t base) const;
  Value selectStatic(const ClassScope& scope, const Token& className, Grammar::SelectorContext* selector,
                     const Place& place);
  // The innermost class around, from this one on, that has such a member, or else the one that it is imported
  // from; nullptr: none has.
  const ClassScope* findOwnerOfField(std::string_view name) const;
  const ClassScope* findOwnerOfMethod(std::string_view name) const;
  // The classes from which static imports have that name; those of one name go before those of all
  // (JLS 6.4.1).
  std::vector<const ClassScope*> staticImports(std::string_view name) const;
  const ClassScope* findStaticImport(std::string_view name) const;  // nullptr: none has it, or several
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
  // Of a static member: nullptr, but for what must be evaluated.
  static const Expression* staticOf(const Expression* receiver);
  Value resolveGroup(Grammar::GroupContext* group, std::size_t omitted, const Place& place);
  Value resolveCast(Grammar::GroupContext* group, const Place& place);
  Value makeCast(const Type& type, const Expression* operand, support::SourceRange range, const Place& place);
  Value resolveName(const Token& name, const Place& place);
  Value readField(const Expression* receiver, const FieldDecl& field, const Type& of,
                  support::SourceRange range, bool isSelected);
  // The receiver as one of the type, among those of an intersection, that has such a member; nullptr: several
  // have one, which was reported.
  const Expression* ofMember(const Expression* receiver, const Token& name, bool isCall);
  bool checkReified(const Type& element, support::SourceRange range);  // reported where it is no array's
  Value resolveBackslashWord(const Token& word, Grammar::ArgumentsContext* arguments, const Place& place);
  Value resolveString(const Token& literal);
  Value resolveNew(Grammar::CreationContext* creation, const Place& place);
  Value resolveInnerNew(const Expression* outer, Grammar::CreationContext* creation,
                        support::SourceRange range, const Place& place);
  // An object of that type; `outer` is the one around it, if the class is inner.
  Value create(const Type& type, const Expression* outer, Grammar::CreationContext* creation,
               const Token& name, support::SourceRange range, const Place& place);
  Value createWith(const CallTarget& target, std::vector<const Expression*> arguments,
                   const Expression* outer, support::SourceRange range, support::SourceRange called,
                   const Place& place);
  bool checkCreated(const Type& type, const Token& name,
                    support::SourceRange range);  // reported if it cannot be
  CallTarget targetOfNew(const Type& type, support::SourceRange range);
  Type typeOfNew(const CallTarget& target, const MethodDecl* constructor,
                 std::span<const Expression* const> arguments);
  Value resolveNewArray(const Type& element, Grammar::ArrayCreationContext* creation,
                        support::SourceRange range, const Place& place);
  // `{…}` as an array of that type.
  const Expression* resolveArrayInitializer(const Type& type, Grammar::ArrayInitializerContext* initializer,
                                            support::SourceRange range, const Place& place);
  const Expression* resolveInitializer(const Type& type, Grammar::InitializerContext* initializer,
                                       const Place& place);
  Value resolveThis(const Token& token);
  Value resolveResult(const Token& token, const Place& place);
  Value resolveOld(const Token& word, Grammar::ArgumentsContext* arguments, const Place& place);
  Value select(Value receiver, Grammar::SelectorContext* selector, const Place& place);
  Value unlessNull(const Expression* receiver, const Value& call);
  Value selectField(const Expression* receiver, const Token& name, support::SourceRange range,
                    const Place& place, Through through = Through::Type);
  // nullptr: it was reported.
  const FieldDecl* findField(const ClassScope& scope, const Token& name, const Place& place,
                             Through through = Through::Type);
  // Whether code here may name that member, one that the class declares, of a receiver of that other class.
  bool isAccessible(const ClassScope& declaring, const void* member, bool isOfClass,
                    const ClassDecl& receiver, Through through) const;
  bool isAccessible(const MethodDecl& method, const CallTarget& target) const;
  std::string whyInaccessible(const ClassScope& declaring, const void* member) const;
  // Whether a class above has a private member of that name, which is reported.
  bool reportPrivate(const ClassScope& scope, const Token& name);
  Value selectElement(const Expression* array, Grammar::SelectorContext* brackets, support::SourceRange range,
                      const Place& place);
  const Expression* resolveIndex(Grammar::ExpressionContext* index, const Place& place);
  void refuseCovariance(const Type& wanted, const Type& type, support::SourceRange range);
  // Whether a cast, or a pattern, may make the value an array of that type; reported if not.
  bool checkArrayCast(const Type& from, const Type& to, support::SourceRange range);
  bool checkArray(const Expression* array, support::SourceRange range);
  const Expression* implicitThis(support::SourceRange range);
  Value resolveSuper(const Token& word, const ClassScope* above, Grammar::SelectorContext* selector,
                     const Place& place);

  // ------------------------------------------------------------------------------------------------ patterns
  // The variable of `e instanceof C c`, which is not in scope yet; nullptr: there is none. Only code has a
  // place for it; elsewhere it stands for (C) e.
  const Variable* patternVariable(Grammar::PatternContext* pattern, const Type& type,
                                  const Expression* operand, const Place& place);
  Value makeInstanceOf(const Expression* operand, const Type& type, const Variable* variable,
                       support::SourceRange range, const Place& place);
  // The variables of the patterns that have matched where the condition has that outcome (JLS 6.3.1).
  void collectPatterns(const Expression& condition, bool outcome, std::vector<const Variable*>& found) const;
  void collectPatterns(const Assertion& condition,
                       std::vector<const Variable*>& found) const;  // where it holds
  void collectPatterns(const Value& condition, bool outcome, std::vector<const Variable*>& found) const;
  // Brings them into scope.
  void declarePatterns(const Value& condition, bool outcome);
  void declarePatterns(const Expression& condition, bool outcome) {
    declarePatterns({&condition, nullptr, {}}, outcome);
  }

  // ------------------------------------------------------------------------------------------------- numbers
  // Whether arithmetic there is over the mathematical integers.
  bool isMathematical(const Place& place) const { return place.isSpecification || !isJava(); }
  // Of indices, lengths and what counts.
  Type countType() const { return isJava() ? intType : integerType; }
  Type countType(const Place& place) const { return isMathematical(place) ? integerType : intType; }
  Value resolveInteger(const Token& literal, bool isNegated, const Place& place);
  Value resolveCharacter(const Token& literal, const Place& place);
  Value resolveFloating(const Token& literal);
  // The value where it is assigned (JLS 5.2); reported where it cannot be.
  const Expression* convert(const Type& wanted, const Expression* expression, support::SourceRange range,
                            const Place& place);
  // The value where it is passed (JLS 5.3), of a type that is assignable.
  const Expression* pass(const Type& wanted, const Expression* expression, const Place& place);
  const Expression* passNumber(const Type& wanted, const Expression* expression, const Place& place);
  // One of several values, as of the type that they have in common where no other is wanted.
  const Expression* settle(const Type& common, const Expression* expression, const Place& place);
  // The arguments of a call of the method, if there is one.
  Expressions passAll(const MethodDecl* method, std::vector<const Expression*> arguments,
                      const CallTarget& target, const Place& place);
  const Expression* castTo(const Type& type, const Expression* expression);
  // Of `c ? onTrue : onFalse` where no type is wanted; of Error kind if there is none.
  Type conditionalType(const Expression& onTrue, const Expression& onFalse);
  // The literal of that type that it is; nullptr: it is no constant.
  const Expression* constantOf(const Expression& expression, const Type& type);
  bool narrowsConstant(const Type& wanted, const Expression& constant);
  // Of a switch that stands where no type is wanted; of Error kind if there is none, which was reported.
  Type switchType(std::span<const SwitchArm> arms);
  Type numericSwitchType(std::span<const SwitchArm> arms);
  // The expressions one of which is the value: those of `?:` on references and of switches, whose type is
  // that of the place where they stand (JLS 15.25, 15.28.1); else the expression itself.
  std::vector<const Expression*> valuesOf(const Expression& expression) const;
  // Without the conversions of a switch's values to what they have in common.
  const Expression& asWritten(const Expression& expression) const;
  // The expression with each of its values made what `make` says, for a place of type `wanted`.
  const Expression* mapValues(const Type& wanted, const Expression* expression,
                              support::FunctionRef<const Expression*(const Expression*)> make);
  const Expression* checkNumber(const Expression* expression, support::SourceRange range);
  bool checkInteger(const Expression* expression);  // reported where it is none
  Type arithmeticType(const Type& left, const Type& right, const Place& place) const;
  // In which the operator is applied to such operands; none: it cannot be, which was reported.
  std::optional<Type> operationType(BinaryOperator op, const Expression& left, const Expression& right,
                                    const Place& place);
  Value makeNumericCast(const Type& type, const Expression* operand, support::SourceRange range,
                        const Place& place);
  Value makeSigned(UnaryOperator op, const Expression* operand, support::SourceRange range,
                   const Place& place);
  Value makeArithmetic(BinaryOperator op, const Expression* left, const Expression* right,
                       support::SourceRange range, const Place& place);
  Value makeComparison(BinaryOperator op, const Expression* left, const Expression* right,
                       support::SourceRange range);

  // Assignments; `range` is that of the whole.
  Value makeAssignment(const Value& target, const Expression* value, support::SourceRange range,
                       const Place& place);
  Value makeUpdate(const Value& target, BinaryOperator op, const Expression* operand, bool yieldsOldValue,
                   support::SourceRange range, const Place& place);
  Value makeStep(const Value& target, const Token& sign, bool yieldsOldValue, support::SourceRange range,
                 const Place& place);
  // Whether it may be assigned here; reported if not.
  bool checkTarget(const Value& target, support::SourceRange range, const Place& place);
  // Whether it is not final, or is assigned where it gets its value; reported if not.
  bool checkFinal(const Expression& target, bool isPlain);

  // -------------------------------------------------------------------------------------------------- calls
  std::vector<TypeArgument> inferFor(const MethodDecl& method, const CallTarget& target,
                                     std::span<const Type> parameters,
                                     std::span<const Expression* const> arguments);
  std::vector<TypeArgument> inferFrom(std::span<const Flow> flows, const MethodDecl& method,
                                      const CallTarget& target) const;
  std::vector<Type> declaredTypes(const MethodDecl& method, const CallTarget& target) const;
  std::vector<Type> parameterTypes(const MethodDecl& method, const CallTarget& target,
                                   std::span<const Expression* const> arguments);
  std::vector<Type> instantiated(const MethodDecl& method, const CallTarget& target, std::vector<Type> types,
                                 std::vector<TypeArgument> inferred) const;
  // A call of a generic method, or `new C<>(…)`, whose type depends on where its value goes.
  struct PolyCall {
    Type declared;  // in which the variables stand
    std::span<const TypeVariable* const> variables;
    std::vector<TypeArgument> inferred;  // from its arguments
    Type open;                           // `declared` with these
    bool isBoundAbove;                   // an argument says what a variable is at most, and no more
  };
  void notePolyCall(const Expression* call, const MethodDecl& method, const CallTarget& target,
                    const Type& declared, std::span<const Expression* const> arguments);
  Type flowingType(const Expression& argument) const;
  // The call as one whose value goes where that type is wanted.
  const Expression* closePolyCall(const Type& wanted, const Expression* call);
  // Whether an argument may be passed where that type is wanted, in order. AsClass: as far as classes without
  // their arguments tell; Perhaps: it depends on what a generic call is inferred to give.
  enum class Fit { No, AsClass, Perhaps, Yes };
  Fit fitOfVariable(const TypeVariable& variable, const TypeArgument& inferred, const Type& wanted) const;
  Fit fitOfValue(const Expression& value, const Type& wanted, bool isJavaInteger) const;
  Fit fit(const Expression& argument, const Type& wanted, bool isJavaInteger) const;
  Fit fitAll(const MethodDecl& method, const CallTarget& target, std::span<const Expression* const> arguments,
             bool isJavaInteger);
  bool fitsAsClass(const Expression& argument, const Type& declared,
                   std::span<const TypeVariable* const> inferred) const;
  Type typeOfMember(const Type& declared, const ClassDecl& owner, const Type& receiver,
                    support::SourceRange range);
  void checkWritten(const MethodDecl& method, const CallTarget& target, support::SourceRange range);
  Type resultOf(const MethodDecl& method, Expressions arguments, const CallTarget& target,
                support::SourceRange range);
  Value resolveCallOfOwn(const Token& name, Grammar::ArgumentsContext* arguments, const Place& place);
  Value resolveCall(const Expression* receiver, const ClassScope& scope, const Token& name,
                    Grammar::ArgumentsContext* arguments, support::SourceRange range, const Place& place,
                    Grammar::TypeArgumentsContext* typeArguments = nullptr, Through through = Through::Type);
  // The same call or predicate of `super`, which is that class.
  Value asSuper(const Value& called, const ClassScope& above);
  Value makeMethodCall(const Expression* receiver, const MethodDecl& method, Expressions arguments,
                       const Token& name, support::SourceRange range, const Place& place,
                       const CallTarget& target);
  Value makePredicateInstance(const Expression* receiver, const PredicateDecl& predicate,
                              Expressions arguments, const Token& name, support::SourceRange range,
                              const CallTarget& target);
  std::vector<const Expression*> resolveArguments(Grammar::ArgumentsContext* arguments, const Place& place);
  const Expression* capturedArgument(const Expression* argument);
  // The method or constructor that javac calls (JLS 15.12.2); nullptr: none, or it is not certain which, and
  // it was reported. `unlisted`: what the library has of that name besides.
  const MethodDecl* selectOverload(std::span<const MethodDecl* const> overloads,
                                   std::span<const UnlistedMember* const> unlisted,
                                   std::span<const Expression* const> arguments, support::SourceRange place,
                                   const CallTarget& target);
  struct Candidates {
    std::vector<const MethodDecl*> sure, likely, asClasses;  // by their Fit

    bool areNone() const { return sure.empty() && likely.empty(); }
    std::vector<const MethodDecl*> all() const;
  };
  Candidates findCandidates(std::span<const MethodDecl* const> overloads,
                            std::span<const Expression* const> arguments, const CallTarget& target);
  bool isMoreSpecific(const MethodDecl& left, const MethodDecl& right, const CallTarget& target) const;
  const MethodDecl* bestOf(const Candidates& found, const CallTarget& target) const;
  void reportChoice(const Candidates& found, std::span<const Expression* const> arguments,
                    support::SourceRange range);
  void reportInapplicable(std::span<const MethodDecl* const> overloads,
                          std::span<const Expression* const> arguments, support::SourceRange range,
                          const CallTarget& target);
  bool mayBeUnlisted(const MethodDecl& chosen, std::span<const MethodDecl* const> overloads,
                     std::span<const UnlistedMember* const> unlisted,
                     std::span<const Expression* const> arguments, support::SourceRange range,
                     const CallTarget& target);
  void reportUnlisted(const UnlistedMember& member, support::SourceRange range);
  // Whether javac chooses a static method that another one hides by its erasure, which is reported.
  bool isHiddenByErasure(const MethodDecl& chosen, std::span<const MethodDecl* const> overloads,
                         support::SourceRange range, const CallTarget& target);
  std::vector<const Expression*> withUnknownTypes(std::span<const Expression* const> arguments);

  // ------------------------------------------------------------------------------------------- assertions
  const Assertion* resolveAssertion(Grammar::ExpressionContext* context, const Place& place);
  Value resolveAccess(const Token& word, Grammar::ArgumentsContext* arguments, const Place& place);
  Value resolveAccessed(Grammar::ExpressionContext* accessed, support::SourceRange range, const Place& place);
  Value resolveAccessedElements(const Value& accessed, Grammar::SelectorContext* brackets,
                                support::SourceRange range, const Place& place);
  void checkAmount(const Value& access, Grammar::ExpressionContext* amount);
  Value resolvePointsTo(const Token& word, Grammar::ArgumentsContext* arguments, const Place& place);
  Value accessToFinal(const FieldRead& read, support::SourceRange range);
  Value resolveUntouched(const Token& word, Grammar::ArgumentsContext* arguments, const Place& place);
  bool isFullAmount(Grammar::ExpressionContext* amount) const;
  const PredicateInstance* resolveInstance(Value value, std::string_view operation);
  const Expression* resolveUsed(Value value);
  const Assertion* toAssertion(const Value& value);
  // Reported where the value is an assertion with predicates or acc; never null.
  const Expression* toExpression(const Value& value, const Place& place);
  const Expression* pureCondition(const Assertion& assertion);

  // -------------------------------------------------------------------------------------------- statements
  void resolveStatement(Grammar::StatementContext* statement, std::vector<const Statement*>& statements);
  // The variables get that value, if there is one, instead of those written.
  void resolveLocals(Grammar::LocalDeclarationContext* declaration, support::SourceRange range,
                     std::vector<const Statement*>& statements, const Expression* value = nullptr);
  bool isVar(Grammar::TypeContext* type) const;
  const Expression* valueOfVar(Grammar::LocalDeclarationContext* declaration,
                               Grammar::DeclaratorContext* declarator, const Place& place);
  Type typeOfVar(const Expression& value, const Place& place);
  const Statement* resolveIf(Grammar::StatementContext* statement);
  const Statement* resolveBranch(Grammar::StatementContext* branch);
  const Statement* resolveBlock(Grammar::StatementContext* statement);
  const Statement* resolveReturn(Grammar::StatementContext* statement);
  const Statement* resolveAssert(Grammar::StatementContext* statement);
  const Statement* resolveSet(Grammar::StatementContext* statement);
  const Statement* resolveGhost(const Token& keyword, Grammar::StatementContext* statement);
  const Statement* resolveEvaluation(Grammar::StatementContext* statement);
  // `this(…)` or `super(…)`; nullptr: the statement is another one.
  Grammar::OperandContext* constructorCallOf(Grammar::StatementContext* statement) const;
  const Statement* resolveConstructorCall(Grammar::OperandContext* call,
                                          Grammar::StatementContext* statement);
  // The constructor for the arguments; nullptr: the class declares none, or it was reported.
  const MethodDecl* selectConstructor(const ClassScope& scope, std::span<const Expression* const> arguments,
                                      support::SourceRange range, const CallTarget& target);
  // An expression that stands for its effects; nullptr: it has none, which was reported.
  const Expression* resolveEffect(Grammar::ExpressionContext* context);
  std::vector<const Expression*> resolveEffects(Grammar::ExpressionsContext* list);
  bool isWellPlaced(Grammar::StatementContext* statement);
  void checkAssigns(Grammar::InitializerContext* initializer);  // reported where it compares

  // --------------------------------------------------------------------------------------- loops and jumps
  // A loop, or what stands in its place behind labels and clauses, as it is written.
  struct LoopText {
    std::vector<const Token*> labels;
    std::vector<Grammar::LoopClauseContext*> clauses;
    Grammar::StatementContext* statement = nullptr;  // without them; nullptr: none follows
    Grammar::StatementContext* body = nullptr;
  };
  // What `break` and `continue` find around them.
  struct JumpPlace {
    const Token* label;  // nullptr: for those without a label
    JumpTarget id;
    enum class Kind : std::uint8_t { Block, Loop, Switch } kind;
  };
  void resolvePrefixed(Grammar::StatementContext* statement, std::vector<const Statement*>& statements);
  void reportLoopless(const LoopText& text);
  const Statement* resolveLabelled(const LoopText& text);
  const Statement* resolveLoop(LoopText& text);
  const Statement* resolveWhile(LoopText& text);
  const Statement* resolveDo(LoopText& text);
  const Statement* resolveForLoop(LoopText& text, Grammar::ForHeaderContext* header);
  const Statement* resolveForEach(LoopText& text, Grammar::ForHeaderContext* header);
  const Variable* declareHidden(std::string_view name, const Type& type, const Expression* initial,
                                support::SourceRange range, std::vector<const Statement*>& statements);
  static void takeBody(LoopText& text);
  Loop beginLoop(LoopText& text, std::vector<const Assertion*> invariants = {});
  std::vector<const Assertion*> aboutIterated(const Expression& array, const Expression& written);
  const Statement* resolveLoopBody(const LoopText& text, JumpTarget id);
  void declarePatternsBehind(const Statement& loop);
  const Statement* resolveJump(Grammar::StatementContext* statement);
  void enterLabels(std::span<const Token* const> labels, JumpTarget id, JumpPlace::Kind kind);
  const JumpPlace* findLabel(std::string_view name) const;

  // Whether these are initial values or initialiser blocks; those of a class make a method of that name.
  bool isInitializer() const { return method_ == nullptr || method_->name == "static"; }

  // ------------------------------------------------------------------------------------------------- switch
  // Where `yield` leaves a switch to.
  struct Yield {
    const Variable* value;
    JumpTarget target;
  };
  const Statement* resolveSwitch(Grammar::StatementContext* statement);
  SwitchCase resolveCase(Grammar::SwitchCaseContext* context, SwitchLabels& labels, JumpTarget id);
  Value resolveSwitchExpression(Grammar::SwitchExpressionContext* context, const Place& place);
  Value settledSwitch(const SwitchExpression& asWritten, const Type& type, support::SourceRange range,
                      const Place& place);
  // Such a switch, which is all that its statement returns or assigns, becomes a statement before that one,
  // which assigns a hidden variable.
  const Expression* liftSwitch(Grammar::SwitchExpressionContext* context, const Type& type);
  SwitchCase resolveValueCase(Grammar::SwitchCaseContext* context, SwitchLabels& labels, const Yield& yield);
  bool givesValues(Grammar::SwitchExpressionContext* context, const SwitchLabels& labels,
                   std::span<const SwitchCase> cases);
  // Gives the value to the switch, and leaves it.
  void yieldValue(Grammar::ExpressionContext* context, const Yield& yield,
                  std::vector<const Statement*>& statements);
  const Statement* resolveYield(Grammar::StatementContext* statement);
  const Expression* resolveArm(Grammar::SwitchCaseContext* one, const Place& place);
  const Expression* resolveSelector(Grammar::ExpressionContext* context, const Place& place);
  Expressions resolveLabels(Grammar::SwitchCaseContext* one, SwitchLabels& labels);
  const Expression* resolveLabel(Grammar::ExpressionContext* context, const SwitchLabels& labels);
  const Expression* resolveEnumLabel(const ClassDecl& owner, Grammar::ExpressionContext* context);
  bool coversEnum(const SwitchLabels& labels) const;

  bool isInGhostMethod() const { return method_ != nullptr && method_->isGhost; }
  // --------------------------------------------------------------------------------------------- exceptions
  const Statement* resolveThrow(Grammar::StatementContext* statement);
  const Statement* resolveTry(Grammar::StatementContext* statement);
  Catch resolveCatch(Grammar::CatchClauseContext* clause);
  const Statement* resolveBlock(Grammar::BlockContext* block);
  // The class of that name, of exceptions; nullptr: it was reported.
  const ClassDecl* resolveThrowable(Grammar::TypeNameContext* name);
  const Assertion* truth(support::SourceRange range);
  const Variable* declareException(const Token& name, const Type& type);

  TypePlace typePlace() const;
  Place codePlace() const;
  Place ghostPlace(std::string_view name) const;

  // ------------------------------------------------------------------------------------------------ making
  support::Arena& arena() { return builder_.arena(); }
  bool isJava() const { return file_.dialect == Dialect::Java; }
  void error(std::string_view code, support::SourceRange range, std::string message,
             std::vector<support::Note> notes = {});
  // Notes that a statement was not understood, so that what it may have declared is not called unknown.
  void skip(std::size_t firstToken, std::size_t behind);
  // The variable, field, method … is not there. Reported once for each name.
  void unknown(const Token& name, std::string what,
               support::FunctionRef<std::vector<std::string_view>()> candidates);

  template <class Node>
  const Expression* make(Node node, Type type, support::SourceRange range) {
    return arena().make<Expression>(Expression{node, type, range});
  }
  template <class Node>
  Value value(Node node, Type type, support::SourceRange range) {
    if (type.kind == TypeKind::Error) builder_.problems().spoil(range);
    return {make(node, type, range), nullptr, range};
  }
  template <class Node>
  Value assertion(Node node, support::SourceRange range, bool grants) {
    return {nullptr, arena().make<Assertion>(Assertion{node, range, grants}), range};
  }
  template <class Node>
  const Statement* makeStatement(Node node, support::SourceRange range) {
    return arena().make<Statement>(Statement{node, range});
  }
  Value erroneous(support::SourceRange range) { return value(NullLiteral{}, Type{}, range); }

  ProgramBuilder& builder_;
  FileScope& file_;
  SyntaxParser& parser_;
  const ClassScope* owner_;
  const MethodDecl* method_;
  bool hasThis_;
  Locals locals_;
  std::uint32_t slots_ = 0;
  std::vector<const Assertion*> everywhere_;
  std::vector<JumpPlace> jumps_;  // from the outermost on
  std::vector<Yield> yields_;     // of the switches around
  // What the present statement returns or assigns, where a switch may be lifted to before the statement.
  struct Liftable {
    const Grammar::ExpressionContext* context = nullptr;
    std::vector<const Statement*>* before = nullptr;
  } liftable_;
  JumpTarget nextTarget_ = 0;
  bool isIncomplete_ = false;
  Grammar::StatementContext* firstStatement_ = nullptr;  // of a constructor
  bool isBeforeThis_ = false;  // within the arguments of this(…) or super(…), where there is no `this` yet
  bool isBeforeConstants_ = false;  // which values the constant fields have is not known yet
  std::unordered_map<const Expression*, const Variable*> patterns_;  // of the tests that have one
  std::unordered_map<const Expression*, PolyCall> polyCalls_;
  // Switches whose values were converted to their common type, before that was done.
  std::unordered_map<const Expression*, const Expression*> asWritten_;
  std::unordered_map<const Variable*, const Expression*> aliases_;  // what those in annotations stand for
  std::unordered_set<std::string_view> unknown_;  // the names about which nothing more is said
};

inline constexpr Type nullType{TypeKind::Null, nullptr, nullptr};
inline constexpr Type voidType{TypeKind::Void, nullptr, nullptr};

// Moves the loop clauses that stand before a statement to the others; returns what follows them, nullptr if
// nothing does.
Grammar::StatementContext* takeClauses(Grammar::StatementContext* statement,
                                       std::vector<Grammar::LoopClauseContext*>& clauses);

// Whether it is a class such as Integer, whose objects Java turns into numbers and truth values.
bool isBox(const Type& type);

}  // namespace warrant::ast
