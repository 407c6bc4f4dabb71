// What a client shows of a state: scopes of variables, some of which hold others.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "dap/views/registry.h"
#include "debug/session.h"

namespace warrant::dap {

using debug::Node;

// What holds variables: a scope of the state at a step, or a part of one.
struct Container {
  enum class Kind : std::uint8_t {
    Locals,
    Heap,
    OldHeap,
    PathCondition,
    Lost,
    Counterexample,
    Object,     // what is held of one
    OldObject,  // what was, on entry
    Origin,     // what is known since one place
  };
  Kind kind = Kind::Locals;
  Node node = 0;
  std::uint32_t which = 0;  // of the objects or origins; object 0: what is static, of `owner`
  std::string owner{};
  friend auto operator<=>(const Container&, const Container&) = default;
};

struct Variable {
  std::string name, value;
  std::string expression{};  // that has this value; empty: none
  std::string chunk{};       // the permission that it is; empty: none
  bool canBeSet = false;
  std::optional<Container> content{};  // what it holds
};

struct Scope {
  std::string name;
  Container::Kind kind;
};

const std::vector<Scope>& scopes();

class Scopes {
 public:
  explicit Scopes(const debug::Session& session) : session_(session) {}

  std::vector<Variable> variablesIn(const Container& container) const;
  // An object by its number, with what is held of it; nothing where nothing is.
  std::optional<Container> contentOf(const symbex::RecordedState& state, Node node,
                                     std::uint32_t object) const;

  // `line 3`, `line 3 of B.java`
  std::string place(const support::SourceRange& range) const;

 private:
  using State = symbex::RecordedState;
  std::vector<Variable> locals(const State& state, Node node) const;
  std::vector<Variable> objects(const State& state, const Container& heap) const;
  std::vector<Variable> content(const State& state, const Container& object) const;
  std::vector<Variable> origins(const State& state, Node node) const;
  std::vector<Variable> facts(const State& state, const Container& origin) const;
  std::vector<Variable> lost(const State& state) const;
  std::vector<Variable> example(Node node) const;

  const debug::Session& session_;
};

}  // namespace warrant::dap
