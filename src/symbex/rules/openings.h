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
struct Wanted;
class Amounts;
class Lookup;
class Sharing;
class Shares;
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
  Verdict execOpen(SymbolicState s, const ast::Statement& statement, const ast::Open& open, Then then);
  Verdict execClose(SymbolicState s, const ast::Statement& statement, const ast::Close& close, Then then);
  Verdict execUse(SymbolicState s, const ast::Statement& statement, const ast::Expression& use, Then then);

 private:
  // Replaces the predicate's chunk by its body, closing it first where inference may; a missing one is
  // reported as `natural` says, unless the frame has a site.
  struct Opened {
    const ast::PredicateInstance& instance;
    const ast::Expression* amount;  // nullptr: all of it, or what there is where it is only looked at
    bool isRead;
  };
  Verdict openInstance(SymbolicState s, const Opened& opened, const Site& natural, Then then);
  Verdict openChunk(SymbolicState s, const Opened& opened, const heap::Chunk& wanted, const Site& natural,
                    Then then);
  Verdict closeChunk(SymbolicState s, const ast::Statement& statement, const ast::PredicateInstance& instance,
                     const heap::Chunk& closed, Then then);
  static Problem problemOf(const SymbolicState& s, const Opened& opened, const Site& natural,
                           std::string_view why);
  // Of what is only looked at: all of it where all is held, else some.
  heap::Amount amountToRead(const SymbolicState& s, const Wanted& wanted);

  CallFacts& callFacts_;
  Classes& classes_;
  Consume& consume_;
  History& history_;
  Ghost& ghost_;
  Predicates& predicates_;
  Recorder& recorder_;
  Reports& reports_;
  Rules& rules_;
  Amounts& amounts_;
  Lookup& lookup_;
  Shares& shares_;
  Sharing& sharing_;
};

}  // namespace warrant::symbex
