// Executing statements (paper, Figure 8).
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "symbex/part.h"

namespace warrant::symbex {

class Branches;
class Creation;
class FinalFields;
class Leaving;
class Loops;
class Notation;
class Numbers;
class Openings;
class Packaging;
class Recorder;
class Reports;
class Rules;
class Switches;
class Unfolding;
class Vacuity;

class Exec : public Part {
 public:
  explicit Exec(Parts& parts);

  Verdict exec(SymbolicState&& s, const ast::Statement& statement, Then then, const Jumps& jumps);

 private:
  Verdict probe(SymbolicState s, const ast::Statement& statement, Then then, const Jumps& jumps);
  Verdict run(SymbolicState&& s, const ast::Statement& statement, Then then, const Jumps& jumps);
  Verdict execDeclaration(SymbolicState s, const ast::LocalDeclaration& declaration, Then then);
  Verdict execIf(SymbolicState s, const ast::If& statement, Then then, const Jumps& jumps);
  Verdict execReturn(SymbolicState s, const ast::Return& statement, support::SourceRange range,
                     const Jumps& jumps);
  Verdict execAssert(SymbolicState s, const ast::Statement& statement, const ast::Assert& assertion,
                     Then then);
  Verdict execRefute(SymbolicState s, const ast::Statement& statement, const ast::Assertion& assertion,
                     Then then);
  Verdict execGhost(SymbolicState s, const ast::Statement& body, Then then, const Jumps& jumps);
  Verdict execAssume(SymbolicState s, const ast::Statement& statement, const ast::Expression& condition,
                     Then then);
  Verdict execJoin(SymbolicState s, const ast::Statement& statement, const ast::Join& join, Then then);

  Branches& branches_;
  Creation& creation_;
  FinalFields& finals_;
  Leaving& leaving_;
  Loops& loops_;
  Notation& notation_;
  Numbers& numbers_;
  Openings& openings_;
  Packaging& packaging_;
  Recorder& recorder_;
  Reports& reports_;
  Rules& rules_;
  Switches& switches_;
  Unfolding& unfolding_;
  Vacuity& vacuity_;
};

}  // namespace warrant::symbex
