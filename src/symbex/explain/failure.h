// What the verifier says about a failed obligation: language.md section 7, and the paper's 6.2 (symbolic
// debugging).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "support/diagnostic.h"
#include "support/source.h"
#include "symbex/explain/why.h"

namespace warrant::symbex {

// The two digits of each are part of the code: W<context><reason>.
enum class Context : std::uint8_t {
  Write = 1,
  Read,
  Call,
  Precondition,
  Postcondition,
  Assert,
  Open,
  Close,
  Use,
  Opening,
  Join,
  InvariantEntry,
  InvariantBody,
  Contract,
  Termination,
  Override,
  Arithmetic,
  Array,
  Cast,
  Exception,
  Package,
  Apply,
};
enum class Reason : std::uint8_t {
  Permission = 1,
  Predicate,
  False,
  Null,
  DivisionByZero,
  Overflow,
  Bounds,
  NegativeSize,
  Type,
  NotDecreasing,
  Vacuous,
  Uncaught,
  Amount,
  Refuted,
};

std::string_view toString(Context context);        // `invariant-entry`
std::string_view toString(Reason reason);          // `division-by-zero`
std::string code(Context context, Reason reason);  // `W0101` for write:permission

// What can be reported: docs/diagnostics.md has a page for each.
struct FailureKind {
  Context context;
  Reason reason;
};
std::vector<FailureKind> failureKinds();  // by code
bool isFailureKind(Context context, Reason reason);

// The symbolic state at the failure, in source terms, for people.
struct Explanation {
  std::string lookedFor;          // `acc(this.x)` with this = …; what follows not: `v > 0`
  std::vector<std::string> heap;  // `this.x ↦ v`, `c.valid()`
  struct Element {
    std::string place, value;  // `a[i]`, `v`
    friend bool operator==(const Element&, const Element&) = default;
  };
  std::vector<Element> elements;  // of the arrays in the heap, as far as they have been written or read
  std::vector<std::pair<std::string, std::string>> store;  // variable, value
  std::vector<std::string> pathCondition;
  struct Branch {
    support::SourceRange range;
    std::string description;  // `n > 0 is true`
  };
  std::vector<Branch> branches;         // taken on the way, in order
  std::vector<std::string> nearMisses;  // chunks of the same field or predicate, and why each is not it
  friend bool operator==(const Explanation&, const Explanation&) = default;
};

struct Failure {
  Context context;
  Reason reason;
  support::Severity severity = support::Severity::Error;
  support::SourceRange range;
  std::string message;
  std::vector<support::Note>
      notes;  // the conjunct that failed, where a chunk was last held and who consumed it …
  std::optional<Explanation> explanation;
  std::optional<Why> why;
  support::SourceRange part = {};  // of a contract or predicate, that fails; unknown: none does
  support::SourceRange at = {};    // where the path is: the statement, the exit; unknown: within no body
};

}  // namespace warrant::symbex
