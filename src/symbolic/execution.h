// An execution of a check's body: what the operations of the library do while it runs. There are two: an
// exploration, in which symbols are terms, and a replay, in which they are the values of a counterexample.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "symbolic/numbers.h"
#include "warrant/symbolic/engine.h"

namespace warrant::symbolics {

using detail::type;
using detail::value;

using Condition = detail::callback<value>;
using Predicate = detail::callback<value, value>;

// Thrown through the body to end an execution: nothing that it would do matters any more.
struct EndOfPath {};

// Where a claim stands, and what it says.
struct Site {
  std::string what;
  std::string file;
  std::size_t line = 0;
  friend auto operator<=>(const Site&, const Site&) = default;
};

// The number of a run of a body; no two of the process are equal.
std::uint32_t newRun();

class Execution {
 public:
  virtual ~Execution() = default;
  // The innermost one of this thread; nullptr: no check is running.
  static Execution* current();

  virtual value fresh(const type& type, std::string_view name) = 0;
  virtual value arithmetic(detail::operation operation, const type& type, value left, value right) = 0;
  virtual value convert(const type& from, const type& to, value number) = 0;
  virtual value compare(detail::comparison comparison, const type& type, value left, value right) = 0;
  virtual value negation(value condition) = 0;
  virtual value conjunction(value left, value right) = 0;
  virtual value choice(const type& type, value condition, value then, value otherwise) = 0;
  virtual bool decide(value condition) = 0;
  virtual void claim(value condition, const Site& site) = 0;
  virtual void suppose(value condition) = 0;
  virtual value apart(Condition condition) = 0;
  virtual value forAll(const type& type, Predicate domain, Predicate condition) = 0;
  virtual value freshRelation(const type& type, std::string_view name) = 0;
  virtual value isIn(const type& type, value relation, value reference) = 0;
  virtual std::string describe(const type& type, value value) = 0;
  // A signed operation left its type.
  virtual void overflowed() = 0;
  // The library is misused: throws that, and remembers it, for the body may catch it.
  [[noreturn]] void refuse(const std::string& why);
  virtual void noteMisuse(const std::string& why) = 0;
  // A constant decides.
  virtual void passedDecision() = 0;

  // Records, which belong to the run.
  const void* freshRecord(const type& type, std::string_view name);
  const void* recordAt(const type& type, value reference);
  value referenceTo(const type& type, const void* record);

  // What need not be defined, until it is decided or claimed that it is: C++ may not get there.
  struct Hazard {
    value condition;
    std::string_view what;
    bool isOverflow = false;
    value subject = {};  // the operation's result
  };
  void addHazard(const Hazard& hazard) { hazards_.push_back(hazard); }
  // The same of constants, too, which are computed here.
  value opposite(value condition);
  value both(value left, value right);
  // Since that moment what is undefined counts only where the condition holds.
  void weaken(std::uint32_t moment, value condition);
  std::uint32_t moment() const { return dropped_ + static_cast<std::uint32_t>(hazards_.size()); }
  // Claims what is pending.
  void settle();

  // A value of an earlier run, or of another check: throws misuse.
  void expectOwn(const value& value);
  // The same of a reference: one that a replay made is constant.
  virtual void expectReference(const value& reference) { expectOwn(reference); }
  std::uint32_t runNumber() const { return run_; }

 protected:
  // A record that is being made.
  struct Frame {
    const type* record;
    value reference;
    std::size_t members = 0;
    std::vector<std::pair<const void*, std::size_t>> places;
  };

  void beginRun();
  void endRun();
  virtual value freshReference(const type& type, std::string_view name) = 0;
  // How many records there are; forgets those that were made since there were so many.
  std::size_t recordCount() const { return made_.size(); }
  void dropRecords(std::size_t count);
  // Told after a record was made: the names of its symbolic members.
  virtual void nameMember(const type&, std::size_t, std::string_view) {}
  virtual void settle(const Hazard& hazard) = 0;
  Frame* frame() { return frame_; }
  bool hasEnded_ = false;

 private:
  friend value detail::fresh(const type&, std::string_view, const void*);
  friend value detail::fresh_relation(const type&, std::string_view, const void*);
  struct Record {
    const detail::type* type;
    void* object;
  };
  void* make(const type& type, value reference);
  void nameMembers(const Frame& frame, const void* record);

  std::uint32_t run_ = 0;
  Frame* frame_ = nullptr;
  std::unordered_map<std::int64_t, Record> records_;  // by reference
  std::unordered_map<const void*, value> references_;
  std::vector<value> made_;  // their references, in the order in which they were made
  std::vector<Hazard> hazards_;
  std::uint32_t dropped_ = 0;
};

// While it lives the execution is the current one of this thread.
class Running {
 public:
  explicit Running(Execution& execution);
  ~Running();
  Running(const Running&) = delete;
  Running& operator=(const Running&) = delete;

 private:
  Execution* outer_;
};

inline value constantOf(std::int64_t number) { return {number}; }
inline bool isConstant(const value& value) { return value.run == 0; }

}  // namespace warrant::symbolics
