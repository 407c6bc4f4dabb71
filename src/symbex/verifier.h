// Verifies the members of a program, each on its own (paper, 3.5).
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "ast/program.h"
#include "smt/path/path_condition.h"
#include "support/function_ref.h"
#include "symbex/explain/failure.h"
#include "symbex/explain/record/recorded_node.h"
#include "symbex/state/verdict.h"

namespace warrant::symbex {

class Known;
class Recording;

enum class GhostMode : std::uint8_t { Infer, Explicit };

// What Java's int, long … do where a value leaves their range: that is a failure, they wrap around, or they
// have no range. The mathematical integers of annotations and of the inline dialect have none anyway.
enum class Overflow : std::uint8_t { Check, Wrap, Unbounded };

struct Options {
  GhostMode ghost = GhostMode::Infer;
  Overflow overflow = Overflow::Check;
  std::optional<unsigned> closeDepth;    // nested closes that inference may try; none: as many as it takes
  unsigned unfoldDepth = 512;            // nested calls with constants that are computed; beyond: Unknown
  std::uint64_t stepLimit = 2'000'000;   // rule applications for one member; beyond: Unknown
  std::uint64_t queryLimit = 1'000'000;  // Z3's resource units for one question; beyond: Unknown; not 0
  bool joins = true;                     // merge the arms of a branch whose states have the same shape
  unsigned jobs = 0;                     // threads; 0: one for each processor that there is work for
  bool trace = false;                    // fill MemberResult::trace
  bool record = false;                   // fill MemberResult::record
  bool keep = false;                     // fill MemberResult::recording
  bool explain = true;      // fill what says why a failure fails: explanation, why, changes in notes
  bool probeExits = false;  // assert false before every exit: nothing that verifies may be vacuous
  std::string member;       // `CLASS.NAME`, `CLASS.NAME(int)` or `main`; empty: all
  // Of those, these, by their numbers, which ascend; there may be fewer members. None: all.
  std::optional<std::vector<std::uint32_t>> share = {};
  std::string dumpDirectory;  // for SMT-LIB; empty: none
  // Once it is true, nothing goes on, and results mean nothing; nullptr: nobody stops it.
  const std::atomic<bool>* stop = nullptr;

  bool showsRecord() const { return trace || record || keep; }
  bool isStopped() const { return stop != nullptr && stop->load(std::memory_order_relaxed); }
};

struct MemberStatistics {
  std::uint64_t paths = 0;  // that reached an exit or failed
  std::uint64_t steps = 0;  // rule applications
  std::uint64_t chunkComparisons = 0;
  std::uint64_t terms = 0, termHits = 0;
  std::uint64_t peakDepth = 0;  // of nested scopes
  smt::Statistics solver;
  double seconds = 0;

  MemberStatistics& operator+=(const MemberStatistics& other);
};

struct ByIndex {
  bool operator()(const ast::ClassDecl* left, const ast::ClassDecl* right) const {
    return left->index < right->index;
  }
};

struct MemberResult {
  const ast::MethodDecl* method = nullptr;  // one of the two
  const ast::PredicateDecl* predicate = nullptr;
  const ast::ClassDecl* heir = nullptr;  // of an inherited method: the class for which it is verified again
  Verdict verdict = Verdict::Verified;
  bool trusted = false;                 // rests on `assume` or on bodyless methods, named in trust
  std::vector<support::Note> trust;     // what it trusts, and where
  std::vector<Failure> failures;        // errors and warnings, by place, each once
  std::vector<support::Note> unknowns;  // which limit was hit, and where
  // Classes of which the verdict assumes that nothing extends them, beside those of the program that do.
  std::set<const ast::ClassDecl*, ByIndex> closedClasses;
  std::string trace;                           // with Options::trace: one line for each rule application
  std::vector<RecordedNode> record;            // with Options::record
  std::shared_ptr<const Recording> recording;  // with Options::keep: of the run that this is the result of
  bool askedSolver = false;                    // Z3, for the verdict or for an explanation
  bool isRecalled = false;                     // it was known, and not verified again
  bool isRepeatable = true;                    // another run, on another machine too, finds the same
  MemberStatistics statistics;

  bool isOmitted() const;              // its body is left out: a problem of the input says why
  support::SourceRange range() const;  // of the member's name
  std::string className() const;       // of the heir, if there is one; empty for the main routine
  std::string signature() const;       // `setX(int)`
  std::string_view kind() const;       // `method`, `constructor`, `pure`, `predicate`, `main`
};

// Results in the order of the text, whatever the number of jobs. The program must be without errors. `known`
// (member.h) may spare the verification of members; nullptr: all are verified.
std::vector<MemberResult> verify(const ast::Program& program, const Options& options, Known* known = nullptr);

}  // namespace warrant::symbex
