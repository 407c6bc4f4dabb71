// A call as a user writes it for exploration: `Search.search(new int[] {"A1", "A2"}, 1, "N" + 4)`. A name in
// double quotes is a symbol of the type that its place asks for; a String literal is `(String) "text"`.
#pragma once

#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "ast/program.h"
#include "explore/inserted.h"
#include "symbex/explore/explore.h"

namespace warrant::explore {

// Why the call cannot be explored, for people.
class Refused : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

struct Symbol {
  std::string name;
  std::string type;  // as it is written
};

// Values that the symbols begin with: `--seed`.
struct SeedValue {
  std::string symbol, expression;
};

struct Call {
  std::string text;        // on one line; in which each symbol is a variable: `$N`
  std::string assumption;  // likewise; empty: none
  std::vector<Symbol> symbols;
  std::vector<SeedValue> seed;           // Java expressions
  bool hasReceiver = false;              // the first symbol is the object whose method is called: `this`
  const ast::ClassDecl* home = nullptr;  // a class of the program in whose text the call can stand
};

// Reads the call of a member of the program, which must be without errors; `C.m(…)` or `new C(…)`. The
// assumption is a Java expression over the symbols, which stand there without quotes; `m#2` is the second
// result of the method `m` that has no body. Throws Refused.
Call readCall(const ast::Program& program, std::string_view text, std::string_view assumption = {});

// A program with the call in its text, resolved, so that it can be explored.
struct Prepared {
  std::unique_ptr<ast::Program> program;
  symbex::ExploreRequest request;         // without bounds
  const ast::MethodDecl* seed = nullptr;  // in which each symbol that has a seed is a variable; nullptr: none
  Inserted inserted = {};                 // what its text has more than the sources
};

// `sources`: those of the program for which the call was read. Throws Refused, with what the diagnostics say.
Prepared prepare(std::vector<ast::Source> sources, ast::Library library, const Call& call);

}  // namespace warrant::explore
