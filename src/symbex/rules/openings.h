// What opens and closes predicates in the text: `open`, `close`, `opening`, and what uses definitions: `use`,
// `using`.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "symbex/part.h"

namespace warrant::symbex {

class CallFacts;
class Classes;
class Consume;
class Ghost;
class History;
class Predicates;
class Recorder;
class Reports;
class Rules;

class Openings : public Part {
 public:
  explicit Openings(Parts& parts);

  Verdict evalOpening(SymbolicState s, const ast::Expression& e, const ast::Opening& opening, ThenTerm then);
  Verdict evalUsing(SymbolicState s, const ast::Using& use, ThenTerm then);
  Verdict execOpen(SymbolicState s, const ast::Statement& statement, const ast::PredicateInstance& instance,
                   Then then);
  Verdict execClose(SymbolicState s, const ast::Statement& statement, const ast::PredicateInstance& instance,
                    Then then);
  Verdict execUse(SymbolicState s, const ast::Statement& statement, const ast::Expression& use, Then then);

 private:
  // Replaces the predicate's chunk by its body, closing it first where inference may; a missing one is
  // reported as `natural` says, unless the frame has a site.
  Verdict openInstance(SymbolicState s, const ast::PredicateInstance& instance, const Site& natural,
                       Then then);

  CallFacts& callFacts_;
  Classes& classes_;
  Consume& consume_;
  History& history_;
  Ghost& ghost_;
  Predicates& predicates_;
  Recorder& recorder_;
  Reports& reports_;
  Rules& rules_;
};

}  // namespace warrant::symbex
