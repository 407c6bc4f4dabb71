// The state in which a program starts: static fields, as the initialisers of their classes leave them.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "symbex/part.h"

namespace warrant::symbex {

class Chunks;
class Entry;
class FinalFields;
class Ranges;
class Recorder;
class Rules;

class Start : public Part {
 public:
  explicit Start(Parts& parts);

  using Made = support::FunctionRef<void(const ast::FieldDecl&)>;
  // Runs those initialisers of the enum that make its constants; calls `made` on each path on which one has
  // got its value.
  Verdict makeConstants(const ast::ClassDecl& declaration, Made made);
  // Goes on in the state that the initialisers of the classes leave, with the values of their final fields.
  Verdict startProgram(SymbolicState s, std::span<const ast::ClassDecl* const> classes, Then then);
  Verdict verifyStart(const ast::MethodDecl& main);

 private:
  // Runs the static initialisers of the classes.
  Verdict initializeClasses(SymbolicState s, std::span<const ast::ClassDecl* const> classes, Then then);
  Frame classFrame(const ast::ClassDecl& declaration, const Frame& outer);
  Verdict makeConstants(SymbolicState s, ast::Statements statements, Made made);
  // What follows knows the value that the final static field has got.
  void learnStartValue(const ast::FieldDecl& field, const Frame& frame);
  Verdict withStartValues(support::FunctionRef<Verdict()> rest);

  Chunks& chunks_;
  Entry& entry_;
  FinalFields& finals_;
  Ranges& ranges_;
  Recorder& recorder_;
  Rules& rules_;
};

}  // namespace warrant::symbex
