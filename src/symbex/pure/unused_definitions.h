// Why the definition of a pure method is not used for a call, for who misses it: in a failure's notes.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "symbex/part.h"
#include "symbex/state/problem.h"

namespace warrant::symbex {

class Callees;
class Classes;
class Definitions;

class UnusedDefinitions : public Part {
 public:
  explicit UnusedDefinitions(Parts& parts);

  // Says of the calls in what does not follow why their definitions are not used.
  void noteUnusedDefinitions(Problem& problem);

 private:
  std::string whyUnused(const ast::MethodDecl& method, Term self);

  Callees& callees_;
  Classes& classes_;
  Definitions& definitions_;
};

}  // namespace warrant::symbex
