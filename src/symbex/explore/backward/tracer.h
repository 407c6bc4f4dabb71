// Unfolds a program into the trace of a path (de Boer and Bonsangue, section 4): control goes as it is told,
// calls are inlined with fresh variables for those of each activation, and what must hold so that an
// expression has a value becomes tests (their predicate δ, Definition 4.1, in the order of evaluation).
#pragma once

#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include "symbex/explore/backward/trace.h"
#include "symbex/explore/backward/vocabulary.h"
#include "symbex/explore/leaf.h"
#include "symbex/part.h"

namespace warrant::symbex {

class Numbers;

class Tracer : public Part {
 public:
  explicit Tracer(Parts& parts);

  // Thrown where the program has what traces do not cover, or does not go as it is told.
  struct NotCovered {
    std::string why;  // for people
  };
  // The trace of the path on which control chose that, and which ends in the leaf. `parameters`: the values
  // of those of the method in whose body the call stands.
  Trace traceOf(const ast::Expression& call, const Terms& parameters, std::span<const Choice> choices,
                const Leaf& leaf);

 private:
  // An activation of a method, or code that makes an object or class.
  struct Frame {
    Terms variables = {};  // by slot; no term: not yet used
    Term self = {};
    Term result = {};  // the variable of what is returned; no term: none is
  };
  // How a statement ends. Throw: the exception is `exception_`.
  struct Flow {
    enum class Kind : std::uint8_t { Next, Return, Break, Continue, Throw };
    Kind kind = Kind::Next;
    ast::JumpTarget target = 0;
  };
  // While an expression is evaluated an exception leaves it.
  struct Raised {};
  // The path ends here.
  struct Ended {};

  // --- what control chose
  bool isOver() const { return next_ == choices_.size(); }
  [[noreturn]] void uncovered(support::SourceRange range, const std::string& what) const;
  [[noreturn]] void astray(support::SourceRange range) const;
  bool choose(support::SourceRange range);  // the next test, which must be there
  const Choice& take(Choice::Kind kind, support::SourceRange range);
  void endAtBound(support::SourceRange range) const;
  // What must hold here, or else that exception is thrown.
  void check(Term goal, Reason reason, support::SourceRange range);

  // --- steps
  void test(Term condition, bool isTrue, support::SourceRange range);
  void assign(Term variable, Term value, support::SourceRange range);
  Term spill(const ast::Type& type, Term value, support::SourceRange range);
  Term makeNew(const ast::Type& type, Term length, const std::string& name, support::SourceRange range);
  void raise(std::string_view exception, support::SourceRange range);
  Term variable(const ast::Variable& variable);
  Term staticVariable(const ast::FieldDecl& field);
  void useClass(const ast::ClassDecl& declaration, support::SourceRange range);

  // --- expressions
  Term eval(const ast::Expression& e);
  // In their order: what one has is kept where a later one may change it.
  Terms evalAll(ast::Expressions es);
  Term evalField(const ast::Expression& e, const ast::FieldRead& read);
  Term evalUnary(const ast::Expression& e, const ast::Unary& unary);
  Term evalBinary(const ast::Expression& e, const ast::Binary& binary);
  Term evalShortCircuit(const ast::Expression& condition, const ast::Expression* onTrue,
                        const ast::Expression* onFalse, bool otherwise);
  Term apply(ast::BinaryOperator op, const ast::Type& type, const ast::Type& operands, Term left, Term right,
             support::SourceRange range);
  Term applyBitwise(ast::BinaryOperator op, const ast::Type& type, Term left, Term right,
                    support::SourceRange range);
  Term commonBits(Term left, Term right, support::SourceRange range);
  Term shift(ast::BinaryOperator op, const ast::Type& type, Term value, Term distance,
             support::SourceRange range);
  // As Java has the value in that type, where arithmetic wraps around.
  Term wrapped(const ast::Type& type, Term value);
  Term narrowed(const ast::Type& type, Term value);
  Term convert(const ast::Type& from, const ast::Type& to, Term value, support::SourceRange range);
  Term evalCast(const ast::Expression& e, const ast::Cast& cast);
  Term evalInstanceOf(const ast::InstanceOf& test);
  Term evalSwitch(const ast::Expression& e, const ast::SwitchExpression& choice);
  Term evalNew(const ast::Expression& e, const ast::New& creation);
  Term evalNewArray(const ast::Expression& e, const ast::NewArray& creation);
  Term makeArrays(const ast::Type& type, std::span<const Term> lengths, support::SourceRange range);
  Term evalArrayInitializer(const ast::Expression& e, const ast::ArrayInitializer& initializer);
  // Of an object that is known to be of that class.
  Term isInstance(Term object, const ast::Type& known, const ast::Type& tested);
  Term isOneOf(Term selector, ast::Expressions labels);
  void requireNonNull(const ast::Expression& e, Term value);
  bool isThat(const ast::Type& type) const {
    return type.isIntegral() || type.kind == ast::TypeKind::Boolean;
  }

  // --- assignments
  struct Target {
    const ast::Expression* expression;
    Term object = {}, index = {};
  };
  Target evalTarget(const ast::Expression& target, bool mayChange);
  Term load(const Target& target);
  void store(const Target& target, Term value);
  void storeField(const ast::FieldDecl& field, Term object, Term value, support::SourceRange range);
  Term evalAssign(const ast::Assign& assignment);
  Term evalUpdate(const ast::Expression& e, const ast::Update& update);

  // --- calls
  Term evalCall(const ast::Expression& e, const ast::Call& call);
  void testTarget(const ast::Call& call, const ast::MethodDecl& target, Term self,
                  support::SourceRange range);
  Term runBody(const ast::MethodDecl& method, Term self, const Terms& arguments);
  void construct(const ast::ClassDecl& declaration, const ast::MethodDecl* constructor, Term object,
                 const Terms& arguments, support::SourceRange range);
  void initialize(const ast::ClassDecl& declaration, Term object);

  // --- statements
  Flow exec(const ast::Statement& statement);
  Flow execAll(ast::Statements statements);
  Flow run(const ast::Statement& statement);
  Flow execLoop(const ast::Loop& loop);
  Flow execSwitch(const ast::Switch& choice);
  Flow execTry(const ast::Try& attempt);
  Flow execCatching(const ast::Try& attempt);
  void execAssertion(const ast::Assertion& assertion);
  void execConstructorCall(const ast::ConstructorCall& call, support::SourceRange range);

  Numbers& numbers_;
  Vocabulary& vocabulary_;

  std::span<const Choice> choices_;
  std::size_t next_ = 0;
  const Leaf* leaf_ = nullptr;
  Trace trace_;
  Frame* frame_ = nullptr;
  Term exception_;                            // that is under way
  const ast::ClassDecl* thrownAs_ = nullptr;  // its static class; nullptr: no class of the program's
  std::string thrownName_;
  bool makesPlainly_ = false;  // an object of a class without a constructor
  std::unordered_map<const ast::FieldDecl*, Term> statics_;
  std::unordered_map<const ast::ClassDecl*, bool> started_;
};

}  // namespace warrant::symbex
