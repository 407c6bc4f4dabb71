// The symbolic state at a recorded step in source terms: what a debugger or a page shows of it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "support/source.h"

namespace warrant::symbex {

// A permission that is held, or was. Objects are numbered: those of one number are one object; those of two
// may be one.
struct RecordedChunk {
  enum class Kind : std::uint8_t { Field, Elements, Predicate };

  std::uint32_t id = 0;  // as the nodes number it (RecordedNode)
  Kind kind = Kind::Field;
  std::string text;                        // as failures show it: `this.x ↦ v`
  std::string place;                       // what it is a permission to: `this.x`
  std::uint32_t object = 0;                // of which; 0: a static field or predicate
  std::string owner;                       // the object, or the class
  std::string member;                      // `x`, `[i]`, `valid()`
  std::string value;                       // of a field
  std::uint32_t reference = 0;             // the object that the field refers to; 0: it holds something else
  std::vector<std::uint32_t> arguments{};  // of a predicate: those that are objects
  std::uint32_t born = 0;                  // the node at which it came into the heap
  std::string amount{};                    // how much of the permission: `1/2`; empty: all
  std::string holds{};                     // of a predicate: its body, as declared; empty: it is abstract
  std::string guard{};                     // the condition under which it is held; empty: it is
};

struct RecordedVariable {
  std::string name, value;
  std::uint32_t reference = 0;  // the object that it refers to; 0: it holds something else
};

// What a fact says of two objects; object 0: null.
struct RecordedRelation {
  std::uint32_t one = 0, other = 0;
  bool areSame = true;
};

struct RecordedFact {
  std::string text;
  std::uint32_t node = 0;  // at which it was assumed
  support::SourceRange range{};
  bool isBranch = false;  // the condition of a branch that was taken
  std::optional<RecordedRelation> relation{};
};

// A permission that was held on the path and is not any more.
struct RecordedLoss {
  RecordedChunk chunk;
  std::uint32_t node = 0;  // at which it went
  support::SourceRange range{};
  std::string fate;  // `it was given away here, and not given back`
};

// What runs: the part of a contract or a predicate, the statement, the member; innermost first.
struct RecordedFrame {
  std::string text;
  support::SourceRange range{};
  std::uint32_t node = 0;  // the application
};

struct RecordedState {
  std::vector<RecordedFrame> frames;
  std::vector<RecordedVariable> variables;  // `this`, parameters, locals, `result`
  std::vector<RecordedChunk> heap, old;
  std::vector<RecordedFact> facts;  // in the order in which they were assumed
  std::vector<RecordedLoss> lost;   // the last first
};

// Why a condition follows.
struct RecordedCore {
  std::string goal;
  std::vector<RecordedFact> facts;
};

}  // namespace warrant::symbex
