// What methods are translated to before they run: trees of closures.
#pragma once

#include <cstdint>
#include <memory>
#include <type_traits>
#include <utility>
#include <vector>

#include "run/value.h"

namespace warrant::run {

// Of one activation of a method.
struct Frame {
  Value* slots;                // its variables
  Object* self = nullptr;      // `this`
  Value result = {};           // what Return leaves here
  ast::JumpTarget target = 0;  // of Break and Continue
  // As what `this` is taken where what is defined there is spoken of, in a contract and in ghost code: of a
  // constructor, or a method that is called by `super`; nullptr: as what it is.
  const Class* statically = nullptr;
  bool runs = false;  // of a body: what it calls is what `this` has
};

class Code {
 public:
  virtual ~Code() = default;
  virtual Value eval(Frame& frame) const = 0;
};

enum class Flow : std::uint8_t { Next, Return, Break, Continue };

class Action {
 public:
  virtual ~Action() = default;
  virtual Flow exec(Frame& frame) const = 0;
};

// Owns closures.
class Codes {
 public:
  template <class Closure>
  const Code& code(Closure closure) {
    struct Node final : Code {
      explicit Node(Closure closure) : closure(std::move(closure)) {}
      Value eval(Frame& frame) const override { return closure(frame); }
      Closure closure;
    };
    auto node = std::make_unique<Node>(std::move(closure));
    const Code& made = *node;
    codes_.push_back(std::move(node));
    return made;
  }
  template <class Closure>
  const Action& action(Closure closure) {
    struct Node final : Action {
      explicit Node(Closure closure) : closure(std::move(closure)) {}
      Flow exec(Frame& frame) const override { return closure(frame); }
      Closure closure;
    };
    auto node = std::make_unique<Node>(std::move(closure));
    const Action& made = *node;
    actions_.push_back(std::move(node));
    return made;
  }

  const Code& keep(std::unique_ptr<Code> code) {
    codes_.push_back(std::move(code));
    return *codes_.back();
  }

 private:
  std::vector<std::unique_ptr<Code>> codes_;
  std::vector<std::unique_ptr<Action>> actions_;
};

}  // namespace warrant::run
