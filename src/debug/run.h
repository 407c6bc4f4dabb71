// A member of a program text, run with everything recorded.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "ast/program.h"
#include "debug/graph.h"
#include "report/report.h"
#include "symbex/verifier.h"

namespace warrant::debug {

// Why something that was asked for is not possible, for people; the session is as it was.
class Refused : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// What is looked at, and how it is read and verified.
struct Input {
  std::vector<ast::Source> sources;
  std::function<std::optional<support::SourceFile>(std::string_view)> library;
  symbex::Options options;  // `member`: where the session begins; empty: the first one that fails
};

// Reads and verifies the members that the options name, all of them where they name none. Throws Refused
// where it was stopped (Options::stop).
report::ProgramReport verify(const Input& input, symbex::Options options);

class Run {
 public:
  // Throws Refused, with the diagnostics, where the program cannot be verified, or has no such member.
  Run(const Input& input, const std::string& member);
  // Of what was explored without contracts, under that name: the program has one member, the called one.
  Run(report::ProgramReport explored, std::string name);

  const report::ProgramReport& program() const { return program_; }
  const symbex::MemberResult& member() const { return program_.members[member_]; }
  const symbex::Recording& recording() const { return *member().recording; }
  const Graph& graph() const { return *graph_; }
  // Of the member, or of what was explored; for people.
  std::string name() const { return isExploration() ? memberName_ : report::qualifiedName(member()); }
  bool isExploration() const { return isExploration_; }
  const std::string& memberName() const { return memberName_; }  // for the options
  // Whether it is a block of statements: no place to stop at.
  bool isBlock(Node node) const { return recording().textOf(node) == "{ … }"; }
  const support::SourceFile& file(const support::SourceRange& range) const { return program_.file(range); }

 private:
  report::ProgramReport program_;
  std::string memberName_;
  std::size_t member_ = 0;
  bool isExploration_ = false;
  std::optional<Graph> graph_;
};

// `Cell.setX(int)`: how the options name the first member that fails, or else the first that is unknown, or
// the first one. Throws Refused where there is none, with the problems where these are why.
std::string memberToDebug(const Input& input, const report::ProgramReport& verified);

// What is wrong with the program, for people; empty: it can be verified.
std::string problemsOf(const report::ProgramReport& program);
// The same on one line, without the text around.
std::string messagesOf(const report::ProgramReport& program);

}  // namespace warrant::debug
