// The initialisation of classes at their first use (JLS, 12.4), while code is explored.
#pragma once

#include <cstdint>
#include <span>

#include "smt/backtrack/containers.h"
#include "symbex/part.h"

namespace warrant::symbex {

class Chunks;
class FinalFields;
class Leaves;
class Rules;

class ClassStart : public Part {
 public:
  explicit ClassStart(Parts& parts);

  // The statements of initialisers do not count, but those of one that does not come to its end.
  // Goes on when the class, and those above it, are initialised on the path, or are being initialised.
  // `fails`: where an initialiser throws, with the state at the use and what was thrown; nullptr: at an
  // earlier use.
  using Fails = Continuation<const Exit*>;
  Verdict use(SymbolicState s, const ast::ClassDecl& declaration, Then then, Fails fails);
  bool isRunning(const ast::ClassDecl& declaration) const {
    return progress_.get(declaration.index) == Progress::Running;
  }
  // How far classes have come on the path, and the values of final static fields, each as it was set.
  enum class Progress : unsigned char { None, Running, Done, Failed };
  struct Change {
    std::uint32_t index;  // of the class, or the field
    Progress progress;    // None: it is a field
    Term value;
    friend bool operator==(const Change&, const Change&) = default;
  };
  std::span<const Change> changes() const { return changes_; }
  void recall(std::span<const Change> changes);
  // The value of a final static field of a class that is initialised; no term: it is not known.
  Term valueOf(const ast::FieldDecl& field) const { return values_.get(field.index); }

 private:
  void note(const Change& change);
  using Classes = std::span<const ast::ClassDecl* const>;
  Verdict useAll(SymbolicState s, Classes classes, Then then, Fails fails);
  Verdict run(SymbolicState s, const ast::ClassDecl& declaration, Then then, Fails fails);

  Chunks& chunks_;
  FinalFields& finals_;
  Leaves& leaves_;
  Rules& rules_;
  smt::BacktrackStack<Change> changes_;
  smt::BacktrackTable<Progress> progress_;  // by class
  smt::BacktrackTable<Term> values_;        // of final static fields
};

}  // namespace warrant::symbex
