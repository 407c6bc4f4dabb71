// Collects the problems of a program while it is read.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "support/diagnostic.h"

namespace warrant::ast {

// What is left out because of a problem that is not within a member.
enum class Extent : std::uint8_t {
  Around,   // what the place is a part of; the whole program, if that is not known
  Next,     // the member that is declared next: it is a clause of its contract
  Nothing,  // but what mentions the names that are declared there
};

struct OmittedPlace {
  support::SourceRange range;
  Extent extent;
};

class Problems {
 public:
  // Adds an error. Only the first at a place is kept.
  void error(std::string_view code, support::SourceRange range, std::string message,
             std::vector<support::Note> notes = {}, Extent extent = Extent::Around);

  // The same, for a name that is not declared: not kept if text that did not parse may have declared it.
  void unknownName(std::string_view name, std::string_view code, support::SourceRange range,
                   std::string message);
  // The same, for the name of a class: one place in each file is enough.
  void unknownClass(std::string_view name, std::string_view code, support::SourceRange range,
                    std::string message);
  // Text that is not supported may have declared the name.
  void forgive(std::string_view name) { forgiven_.insert(name); }
  bool isForgiven(std::string_view name) const { return forgiven_.contains(name); }
  // It did declare the name: whatever else has it is not what is meant.
  void hideName(std::string_view name) { hiddenNames_.insert(name); }
  const std::unordered_set<std::string_view>& hiddenNames() const { return hiddenNames_; }

  // Text that is not supported may make objects of a class below one of that simple name, or of one that
  // implements any interface.
  void hideClassBelow(std::string_view name) { extended_.insert(name); }
  void hideLambda() { holdsLambdas_ = true; }
  // It may run code when a class is initialised.
  void hideStart() { hidesStart_ = true; }
  bool hidesStart() const { return hidesStart_; }
  bool hidesClasses() const { return holdsLambdas_ || !extended_.empty(); }
  // Whether it may have classes below it that nobody has read.
  bool mayHaveOthersBelow(std::string_view name, bool isInterface) const {
    return (isInterface && holdsLambdas_) || extended_.contains(name);
  }

  // Notes a place that means nothing because of a problem somewhere: it is left out, too; with it the whole
  // program, if the place is not known.
  void spoil(support::SourceRange range) { spoiled_.push_back(range); }
  // Adds those of a part that was read apart.
  void append(Problems&& part);

  // Whether the text has some.
  bool holdsIn(const support::SourceRange& text) const;

  // Whether there are so many that no more are wanted.
  bool isFull() const;

  // What was collected, by file and place.
  std::vector<support::Diagnostic> take(const std::unordered_set<std::string_view>& forgivenNames);
  // Where something is not supported, or not understood, so that what it is a part of may be left out, and
  // what is spoilt; nothing: there are problems of other kinds.
  std::optional<std::vector<OmittedPlace>> placesToLeaveOut(
      const std::unordered_set<std::string_view>& forgivenNames) const;

 private:
  struct Problem {
    support::Diagnostic diagnostic;
    std::string_view name;  // that is not declared; empty for others
    bool isOfClass = false;
    Extent extent = Extent::Around;
  };
  std::vector<Problem> problems_;
  std::unordered_set<std::string_view> forgiven_;
  std::unordered_set<std::string_view> hiddenNames_;
  std::unordered_set<std::string_view> extended_;
  bool holdsLambdas_ = false;
  bool hidesStart_ = false;
  std::vector<support::SourceRange> spoiled_;
};

}  // namespace warrant::ast
