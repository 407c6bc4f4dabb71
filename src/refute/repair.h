// Makes inputs satisfy a precondition that they do not satisfy yet: what is false is changed, one value after
// the other, where it is read. That ends sooner with more of them than chance does, and decides nothing:
// whether the precondition holds is asked again.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "refute/place.h"
#include "run/check/checker.h"
#include "support/function_ref.h"

namespace warrant::refute {

class Repair {
 public:
  // The arguments stand in the frame, by the method's parameters.
  Repair(run::Machine& machine, Inputs& inputs, const ast::MethodDecl& method, run::Frame& frame);
  // Whether nothing is known any more that does not hold. `rounds`: how many changes may be made.
  bool run(unsigned rounds);
  unsigned roundsMade() const { return made_; }

 private:
  friend class Diagnosis;
  using Value = run::Value;
  using Places = std::vector<Place>;
  // What the parameters of a predicate, or of a pure method, stand for while it is looked into.
  struct Link {
    const Value* slots;  // where they are
    run::Frame* outer;   // where the arguments are evaluated
    std::span<const ast::Variable* const> parameters;
    ast::Expressions arguments;
  };

  // They change something that may make the condition true, or false.
  void mend(run::Frame& frame, const ast::Expression& condition, bool wanted);
  void mendBinary(run::Frame& frame, const ast::Expression& condition, const ast::Binary& binary,
                  bool wanted);
  void mendComparison(run::Frame& frame, const ast::Binary& binary, bool wanted);
  std::int64_t stepFor(run::Frame& frame, const Place& place, const ast::Expression& e, std::int64_t missing);
  bool mendNumbers(run::Frame& frame, ast::BinaryOperator op, const ast::Expression& left,
                   const ast::Expression& right);
  bool mendEquality(run::Frame& frame, bool wanted, const ast::Expression& left,
                    const ast::Expression& right);
  bool mendCount(run::Frame& frame, const ast::Expression& counted, std::int64_t missing);
  // For some of the values that a quantifier speaks of, for which its body is not what is wanted of it.
  bool mendOne(run::Frame& frame, const ast::Quantified& quantified, bool wanted);
  bool mendText(run::Frame& frame, const ast::Expression& condition);
  void mendCall(run::Frame& frame, const ast::Expression& condition, const ast::Call& call, bool wanted);
  void mendSomehow(run::Frame& frame, const ast::Expression& condition);
  // A reference that was read, and leads to the object, leads to another one, or nowhere.
  void leadAway(const run::Object* object);
  // The array becomes so long, where it was read; nullptr: what was read last, by some.
  void lengthen(const run::Object* array, std::int64_t length);
  // What was thrown while the precondition was evaluated is not thrown any more, maybe.
  void mendThrown(const run::Thrown& thrown);

  bool isTrue(run::Frame& frame, const ast::Expression& condition);
  Places placesIn(run::Frame& frame, const ast::Expression& e);
  void addParameter(run::Frame& frame, const ast::Variable& parameter, Places& places);
  void addPartsOf(run::Frame& frame, const ast::Expression& e, Places& places);
  void addHolding(run::Frame& frame, const ast::Expression& e, Place::Part part, std::uint32_t unit,
                  Places& places);
  void addPlace(const run::Location& location, Places& places);
  Places placesRead();  // that were read since the walk began, and the parameters before them
  Places placesOf(run::Frame& frame, const ast::Expression& e, const run::Object* object);
  // Evaluates, whatever comes of it; the locations that it reads. `value`: gets the value, if there is one.
  std::vector<run::Location> readsOf(run::Frame& frame, const ast::Expression& e,
                                     std::optional<Value>* value = nullptr);
  // Uses the body of a pure method that is an expression, in the frame of that call; false: it is none.
  bool within(run::Frame& frame, const ast::Call& call,
              support::FunctionRef<void(run::Frame&, const ast::Expression&)> use);
  Place somewhere(const Places& places) { return places[inputs_.pick(places.size())]; }
  void set(const Place& place, Value value);
  bool fits(const Place& place, Value value, const ast::Type& from) const;
  void undo();

  run::Machine& machine_;
  Inputs& inputs_;
  const ast::MethodDecl& method_;
  run::Frame& frame_;
  const unsigned leftward_;                      // how often, of a hundred times, the left side is changed
  std::vector<run::Location> reads_;             // since the walk began, or since an expression was
  std::vector<Link> links_;                      // the outermost first
  std::optional<std::pair<Place, Value>> last_;  // what was changed last, and what it was
  unsigned made_ = 0;
};

}  // namespace warrant::refute
