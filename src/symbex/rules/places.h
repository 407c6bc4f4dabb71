// Reading and writing variables, fields and elements (paper, Figure 5: e.f; Figure 8: x := e, e1.f := e2).
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "symbex/part.h"
#include "symbex/resources/elements.h"

namespace warrant::symbex {

class Chunks;
class Elements;
class FamilyChunks;
class FinalFields;
class Ghost;
class Guards;
class History;
class Notation;
class Numbers;
class Operators;
class Ranges;
class Recorder;
class Reports;
class Rules;
class Unfolding;

class Places : public Part {
 public:
  explicit Places(Parts& parts);

  Verdict readField(SymbolicState s, const ast::FieldDecl& field, const ast::Expression& e, Term receiver,
                    ThenTerm then);
  Verdict evalAssign(SymbolicState s, const ast::Assign& assign, ThenTerm then);
  Verdict evalUpdate(SymbolicState s, const ast::Expression& e, const ast::Update& update, ThenTerm then);
  Verdict evalArrayLength(SymbolicState s, const ast::ArrayLength& length, const ast::Type& type,
                          ThenTerm then);
  Verdict evalArrayRead(SymbolicState s, const ast::Expression& e, const ast::ArrayRead& read, ThenTerm then);
  Verdict evalFinalField(SymbolicState s, const ast::Expression& e, const ast::FieldRead& read,
                         ThenTerm then);

 private:
  // A place that can be assigned, its receiver and index evaluated.
  struct Target {
    const ast::Expression* expression;
    Term receiver = {};
    Term index = {};
  };

  Verdict evalTarget(SymbolicState s, const ast::Expression& target, Continuation<const Target&> then);
  Verdict load(SymbolicState s, const Target& target, ThenTerm then);
  Verdict assign(SymbolicState s, const Target& target, Term value, Then then);
  Verdict assignFinalField(SymbolicState s, const ast::Expression& e, const ast::FieldDecl& field, Term value,
                           Then then);

  Chunks& chunks_;
  Elements& elements_;
  FamilyChunks& families_;
  FinalFields& finals_;
  History& history_;
  Ghost& ghost_;
  Guards& guards_;
  Notation& notation_;
  Numbers& numbers_;
  Operators& operators_;
  Ranges& ranges_;
  Recorder& recorder_;
  Reports& reports_;
  Rules& rules_;
  Unfolding& unfolding_;
};

}  // namespace warrant::symbex
