// The state in which a program starts: every class's static fields, as its initialisers leave them.
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

  // Runs the static initialisers of the classes.
  Verdict initializeClasses(SymbolicState s, std::span<const ast::ClassDecl* const> classes, Then then);
  // Goes on in the state in which a program starts.
  Verdict startProgram(SymbolicState s, Then then);
  Verdict verifyStart(const ast::MethodDecl& main);

 private:
  Chunks& chunks_;
  Entry& entry_;
  FinalFields& finals_;
  Ranges& ranges_;
  Recorder& recorder_;
  Rules& rules_;
};

}  // namespace warrant::symbex
