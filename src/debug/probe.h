// Asking something new of a recorded run: a statement is put into the text, the member is run again, and the
// step that corresponds to the old one is found by its path.
#pragma once

#include <string>
#include <vector>

#include "debug/asking_place.h"

namespace warrant::debug {

struct Question {
  enum class Kind { Ghost, Code };  // Ghost: it stands in an annotation, where the dialect has those
  Kind kind = Kind::Ghost;
  std::string text;  // one statement or several, on one line
};

// The member with the statement in its text.
struct Probe {
  Input input;
  std::shared_ptr<const Run> run;
  Place place;
  std::vector<Insertion> insertions;
  Node node = 0;  // the statement's first step on the path of the old node; 0: the path does not come there

  // The last step on the path that belongs to the statement, or itself.
  Node end() const;
  bool isInserted(const symbex::RecordedNode& node) const;
  // What failed within it, on this path.
  std::vector<Node> failures() const;
  // What is to be said of an assertion that it is. Holds: only where the path goes on behind it.
  enum class Outcome { Holds, Fails, Undecided, Unreachable };
  Outcome outcome() const;
};

// Throws Refused where there is no place for it, or the program cannot be verified with it: then with what
// the diagnostics say about it.
Probe ask(const Input& input, const Run& run, Node node, const Question& question);

// The failure that was reported where the node is.
const symbex::Failure* failureAt(const Run& run, Node node);

}  // namespace warrant::debug
