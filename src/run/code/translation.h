// From the syntax to closures. The rules are Java's (JLS 15, 14); annotations are evaluated over the
// mathematical integers.
#pragma once

#include <functional>
#include <optional>
#include <unordered_map>

#include "ast/values/constants.h"
#include "run/code/code.h"
#include "run/library/natives.h"
#include "run/machine.h"

namespace warrant::run {

class Translation {
 public:
  explicit Translation(Machine& machine) : machine_(machine) {}

  // Each is translated once.
  const Code& of(const ast::Expression& e);
  const Action& of(const ast::Statement& statement);
  void translate(Method& method);
  // Runs the initialisers of the instances of that class, without those above it.
  void initialize(Instance& object, const Class& type, support::SourceRange range);
  // Gives an object of an inner class the object around it, and those that it has as one of classes above.
  void giveOuters(Instance& object, Value around);

 private:
  friend class Places;
  using Expression = ast::Expression;
  template <class Closure>
  const Code& code(Closure closure) {
    return codes_.code(std::move(closure));
  }
  template <class Closure>
  const Action& action(Closure closure) {
    return codes_.action(std::move(closure));
  }
  const Code& constant(Value value);
  // A variable of its own, for a value that is needed again.
  std::uint32_t takeSlot() { return slots_++; }
  const Code& translate(const Expression& e);
  std::vector<const Code*> all(ast::Expressions expressions);

  // operators.cpp
  const Code& unary(const Expression& e, const ast::Unary& unary);
  const Code& binary(const Expression& e, const ast::Binary& binary);
  const Code& arithmetic(const Expression& e, ast::BinaryOperator op, const Code& left, const Code& right);
  // In that type; the left operand's own has the bits of what is shifted.
  const Code& integers(const Expression& e, ast::BinaryOperator op, const Code& left, const Code& right,
                       const ast::Type& type, const ast::Type& operand);
  const Code& division(const Expression& e, ast::BinaryOperator op, const Code& left, const Code& right,
                       const ast::Type& type);
  const Code& comparison(ast::BinaryOperator op, const ast::Binary& binary);
  const Code& concatenation(const Expression& e, const ast::Binary& binary);
  const Code& operation(const Expression& e, ast::BinaryOperator op, const ast::Type& type,
                        const ast::Type& operand, const Code& left, const Code& right);
  // conversions.cpp
  const Code& cast(const Expression& e, const ast::Cast& cast);
  const Code& convert(const Expression& e, const Code& operand, const ast::Type& from, const ast::Type& to,
                      bool wraps);
  // The value, which is checked to be of the expression's type.
  const Code& admitted(const Expression& e, const ast::Type& from, const Code& operand);
  const Code& used(const Expression& e, const ast::Type& declared, const Code& value);
  const Code& instanceOf(const ast::InstanceOf& test);
  // calls.cpp
  const Code& call(const Expression& e, const ast::Call& call);
  const Code& creation(const Expression& e, const ast::New& creation);
  const Code& newText(const ast::Expression& e, const ast::New& creation);
  const Code& newArray(const Expression& e, const ast::NewArray& creation);
  const Code& initializer(const Expression& e, const ast::ArrayInitializer& initializer);
  const Action& constructorCall(const ast::Statement& statement, const ast::ConstructorCall& call);
  // Runs the constructor, nullptr where none is declared; the arguments stand in the room.
  Value construct(Instance& object, const Class& type, const ast::MethodDecl* constructor,
                  Machine::Room& room, support::SourceRange range);
  Array* makeArrays(const ast::Type& element, std::span<const std::int64_t> lengths);
  const Code& arrayValues(const Expression& e, const ast::ValueOperation& operation);
  const Code& quantified(const Expression& e, const ast::Quantified& quantified);
  // statements.cpp
  const Code& switchExpression(const Expression& e, const ast::SwitchExpression& choice);
  const Action& translate(const ast::Statement& statement);
  using Choose = std::function<std::size_t(Frame&)>;
  template <class Case>
  Choose chooser(const ast::Expression& selector, std::span<const Case> cases);
  const Action& block(ast::Statements statements);
  const Action& loop(const ast::Statement& statement, const ast::Loop& loop);
  // What a loop is over: a collection or a map, how many elements it has, and what gives them; or nothing, if
  // it is over something else.
  struct Iterated {
    const Code* collection = nullptr;
    const Code* count = nullptr;
    const Method* order = nullptr;
  };
  Iterated iteratedIn(const ast::Loop& loop);
  std::optional<ElementLoop> begin(const Iterated& iterated, Frame& frame, support::SourceRange range);
  // What may change from iteration to iteration, as one begins.
  struct Iteration {
    bool isKnown = false;
    std::uint64_t changes = 0;
    std::vector<std::int64_t> values = {};
    friend bool operator==(const Iteration&, const Iteration&) = default;
  };
  void noteIteration(const Frame& frame, const ast::Statement& statement, const ast::Loop& loop,
                     const std::vector<std::uint32_t>& changed, Iteration& before) const;
  const Action& choice(const ast::Statement& statement, const ast::Switch& choice);
  const Action& asserted(const ast::Expression& condition, support::SourceRange range);
  const Action& guarded(const ast::Statement& statement, const ast::Try& guarded);

  struct Initializers {
    std::vector<const Action*> actions;
    std::uint32_t slots = 0;
  };
  const Initializers& initializersOf(const Class& type);

  Machine& machine_;
  Codes codes_;
  std::uint32_t slots_ = 0;       // that what is being translated needs
  const Class* owner_ = nullptr;  // of the method that is being translated
  std::unordered_map<const Expression*, const Code*> expressions_;
  std::unordered_map<const ast::Statement*, const Action*> statements_;
  std::unordered_map<const Class*, Initializers> initializers_;
  std::unordered_map<const ast::Variable*, const ast::Call*>
      sequences_;                    // ghost variables, and what they got
  std::optional<bool> mayBeOthers_;  // objects, than their types say; known once it is asked for
};

}  // namespace warrant::run
