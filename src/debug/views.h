// What a session shows, as text.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "debug/session.h"
#include "report/style.h"

namespace warrant::debug {

// The value of a variable; one that nothing is known of is called after it.
std::string shownValue(const symbex::RecordedVariable& variable);

class Views {
 public:
  Views(const Session& session, const report::Style& style) : session_(session), style_(style) {}

  // `#12 read 14:5 this.x`: the step, what it changed, and the source where it is another line than before.
  std::string step(Node node) const;
  std::string location(Node node, bool withSource) const;
  std::string where() const;
  std::string locals() const;
  std::string heap(bool all) const;
  std::string old() const;
  std::string lost() const;
  std::string pathCondition() const;
  std::string rule() const;
  std::string tree() const;
  std::string paths() const;
  std::string diff(Node from, Node to) const;
  std::string changes(Node from, Node to) const;  // values only, on one line
  std::string heapLine(Node node) const;
  std::string failure(const Run& run, Node node) const;
  // The conditions of the branches that a path takes; `always`: there are none.
  std::string pathName(Node end) const;

 private:
  std::string place(const support::SourceRange& range) const;
  std::string source(const support::SourceRange& range) const;
  std::string chunks(const std::vector<symbex::RecordedChunk>& chunks, bool all) const;
  std::string outcome(Node end) const;
  std::string branch(Node from, const std::string& indent) const;

  const Session& session_;
  const report::Style& style_;
};

}  // namespace warrant::debug
