// Running a program concretely: the semantics that the verifier's verdicts speak of (docs/soundness.md).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "run/machine.h"
#include "support/diagnostic.h"

namespace warrant::run {

struct Ending {
  // Stopped: something is reached that cannot be run, or a bound.
  enum class Kind : std::uint8_t { Returned, Violated, Threw, Stopped, Exited };
  Kind kind = Kind::Returned;
  std::string result;            // what is returned, as a Java expression; empty: nothing
  std::string context, reason;   // of Violated
  std::string message;           // of the others but Returned
  support::SourceRange range;    // where it ended, where that is known
  support::SourceRange related;  // of Violated: the part of the contract
  // Conditions that could not be evaluated, and why: they were taken to hold.
  std::vector<support::Note> passedOver;
  int status = 0;        // of Exited
  bool isBound = false;  // of Stopped: of steps, of how deep calls go, or of memory
};

// What is run: the main method of a program, or a call in its text.
struct Entry {
  const ast::MethodDecl* main = nullptr;   // static, without parameters or with an array of strings
  std::vector<std::string> arguments;      // of that
  const ast::Expression* call = nullptr;   // else: what is evaluated
  const ast::MethodDecl* scope = nullptr;  // in whose body it stands
};

// Runs on the calling thread, which needs a large stack (support/large_stack.h). The program must be without
// errors.
Ending run(const ast::Program& program, const Settings& settings, const Entry& entry, Output output,
           Output errors);

// The exceptions that Java and its library throw without being told to: a program that does not know their
// classes stops instead.
std::vector<std::string_view> thrownByLibrary();
// A Java source that mentions them, so that the program that it is part of knows them.
ast::Source thrownSource();

// The main methods of a program, in the order of the text.
std::vector<const ast::MethodDecl*> mainsOf(const ast::Program& program);

}  // namespace warrant::run
