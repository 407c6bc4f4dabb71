// Behavioural subtyping: a method that overrides another demands no more, and promises no less.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "symbex/part.h"

namespace warrant::symbex {

class CallFacts;
class Callees;
class Entry;
class Exceptions;
class Ghost;
class Recorder;
class Rules;

class Overriding : public Part {
 public:
  explicit Overriding(Parts& parts);

  Verdict verifyOverrides(const ast::MethodDecl& method,
                          const std::vector<const ast::MethodDecl*>& overridden);

 private:
  Verdict verifyOverride(const ast::MethodDecl& method, const ast::MethodDecl& overridden);

  CallFacts& callFacts_;
  Callees& callees_;
  Entry& entry_;
  Exceptions& exceptions_;
  Ghost& ghost_;
  Recorder& recorder_;
  Rules& rules_;
};

}  // namespace warrant::symbex
