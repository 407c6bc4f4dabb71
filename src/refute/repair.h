// Makes inputs satisfy a precondition that they do not satisfy yet: what is false is changed, one value after
// the other, where it is read. That ends sooner with more of them than chance does, and decides nothing:
// whether the precondition holds is asked again.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "refute/inputs.h"
#include "run/check/checker.h"

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
  // Where a value is that may be changed.
  struct Place {
    Value* at;
    const ast::Type* type;  // of a declaration: values may point to it
  };
  using Places = std::vector<Place>;

  // They change something that may make the condition true, or false.
  void mend(run::Frame& frame, const ast::Expression& condition, bool wanted);
  void mendComparison(run::Frame& frame, const ast::Binary& binary, bool wanted);
  std::int64_t stepFor(run::Frame& frame, const Place& place, const ast::Expression& e, std::int64_t missing);
  bool mendNumbers(run::Frame& frame, ast::BinaryOperator op, const ast::Expression& left,
                   const ast::Expression& right);
  bool mendEquality(run::Frame& frame, bool wanted, const ast::Expression& left,
                    const ast::Expression& right);
  void mendSomehow(run::Frame& frame, const ast::Expression& condition);
  // A reference that was read, and leads to the object, leads to another one, or nowhere.
  void leadAway(const run::Object* object);

  Places placesIn(run::Frame& frame, const ast::Expression& e);
  void addPlace(const run::Location& location, Places& places);
  Place somewhere(const Places& places) { return places[inputs_.pick(places.size())]; }
  void set(const Place& place, Value value);
  bool fits(const Place& place, Value value, const ast::Type& from) const;
  void undo();

  run::Machine& machine_;
  Inputs& inputs_;
  const ast::MethodDecl& method_;
  run::Frame& frame_;
  std::vector<run::Location> reads_;             // since the walk began, or since an expression was
  std::optional<std::pair<Place, Value>> last_;  // what was changed last, and what it was
  unsigned made_ = 0;
};

}  // namespace warrant::refute
