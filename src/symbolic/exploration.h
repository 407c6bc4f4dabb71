// The exploration of a check: its body is run once for each way through it, with terms in the place of
// symbols, by a path condition that follows the runs.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <unordered_set>
#include <vector>

#include "support/function_ref.h"
#include "symbolic/execution.h"
#include "symbolic/findings.h"
#include "symbolic/model.h"
#include "symbolic/trace.h"

namespace warrant::symbolics {

class Exploration final : public Execution {
 public:
  Exploration(const options& options, detail::callback<void> body, detail::findings& findings);
  ~Exploration() override { endRun(); }

  void run();

  value fresh(const type& type, std::string_view name) override;
  value arithmetic(detail::operation operation, const type& type, value left, value right) override;
  value convert(const type& from, const type& to, value number) override;
  value compare(detail::comparison comparison, const type& type, value left, value right) override;
  value negation(value condition) override;
  value conjunction(value left, value right) override;
  value choice(const type& type, value condition, value then, value otherwise) override;
  bool decide(value condition) override;
  void claim(value condition, const Site& site) override;
  void suppose(value condition) override;
  value apart(Condition condition) override;
  value forAll(const type& type, Predicate domain, Predicate condition) override;
  value freshRelation(const type& type, std::string_view name) override;
  value isIn(const type& type, value relation, value reference) override;
  std::string describe(const type& type, value value) override;
  void overflowed() override {}
  void passedDecision() override { settle(); }
  void expectReference(const value& reference) override;

 private:
  // A set of records: the function, and the record that it belongs to, if any.
  struct Relation {
    smt::Function function;
    Term owner;
  };
  // A claim that does not follow, and what might show that it is wrong.
  struct Doubt {
    Site site;
    std::string detail;  // the condition, for people
    std::vector<Model> models;
  };

  // --- runs (exploration.cpp)
  void runOnce();
  bool advance(std::size_t floor);
  void resolve(Doubt doubt);
  void noteUnknown(const std::string& why);
  void expectRepeatable(const Event* repeated);
  void noteMisuse(const std::string& why) override;
  const Event* repeated(Event::Kind kind, Term asked);
  void record(Event event);
  void extendPath(Term condition);
  class Joining;
  std::optional<value> joinedBefore();
  Term resultOf(Condition condition);
  [[noreturn]] void end(const std::string& why);
  value freshReference(const type& type, std::string_view name) override;
  void nameMember(const type& record, std::size_t index, std::string_view name) override {
    symbols_.nameMember(record, index, name);
  }

  // --- claims (claims.cpp)
  void settle(const Hazard& hazard) override;
  using Execution::settle;
  using Detail = support::FunctionRef<std::string()>;  // what fails, for people, where it does
  bool require(Term goal, const Site& site, Detail detail);
  void noteOverflow(const Hazard& hazard);
  void doubt(Term goal, const Site& site, Detail detail);
  void fail(const Site& site, failure failure);
  bool findModel(Doubt& doubt, Term goal, Effort effort, bool overflows);
  std::string describe(const Hazard& hazard) const;
  bool leave(const std::string& exception);

  // --- terms (term_building.cpp)
  Term termOf(const type& type, const value& value);
  Term truthOf(const value& value) const;
  value made(Term term);
  std::uint32_t depthOf(Term term);
  void noteRange(const type& type, Term term);
  Term inRange(const type& type, Term term);
  bool isKnownInRange(const type& type, Term term);
  Term integer(Wide number) { return integerOf(terms_, number); }
  Term wrap(const type& type, Term number, bool isNear);
  Term floorModulo(Term dividend, unsigned exponent);
  Term calculate(detail::operation operation, const type& type, Term left, Term right);
  Term divideDown(Term number, unsigned exponent);
  Term commonBits(const type& type, Term left, Term right);
  void requireDefined(Term condition, std::string_view what, bool isOverflow, Term subject);
  bool isNatural(Term number);

  options options_;
  detail::callback<void> body_;
  detail::findings& findings_;
  smt::TermFactory& terms_;
  Symbols& symbols_;
  smt::PathCondition condition_;
  Trace trace_;
  std::uint32_t step_ = 0;
  std::size_t joining_ = 0;  // how many conditions are being evaluated apart
  std::size_t decisions_ = 0;
  std::vector<Relation> relations_;
  std::vector<std::uint32_t> depths_;  // by term; 0: not known yet
  std::unordered_set<Term> wide_;      // numbers that are in range where a bound does not fit 64 bits
  std::vector<Doubt> doubts_;
  std::vector<Term> overflows_;         // conditions under which this path does not overflow
  std::map<Site, std::size_t> failed_;  // places in the failures
  std::unordered_set<Term> assumed_;    // of which it is assumed that they do not overflow
  std::set<std::string> unknown_;
  bool isStopped_ = false;
};

}  // namespace warrant::symbolics
