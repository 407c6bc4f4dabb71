// How a run of a member begins: with `this` and arguments that satisfy a precondition.
#pragma once

#include "refute/inputs.h"

namespace warrant::refute {

class Beginning {
 public:
  // The method as objects of the class run it; nullptr: it is of none. `statically`: the class as which its
  // contract takes the object, nullptr for the object's own.
  Beginning(run::Machine& machine, const ast::MethodDecl& method, const ast::ClassDecl* owner,
            const run::Class* statically);
  Beginning(const Beginning&) = delete;
  Beginning& operator=(const Beginning&) = delete;

  // Makes them; the machine has been reset. Whether they satisfy the precondition of that method, which is
  // the method itself or one that it overrides; they are mended for that. Throws run::Stopped where there are
  // none.
  bool make(Inputs& inputs, const ast::MethodDecl& contract);
  // They stand there by the slots of the parameters.
  run::Frame& frame() { return frame_; }
  std::span<const run::Value> arguments() const { return {frame_.slots, method_.countParameters()}; }
  // How many changes were made to mend them.
  unsigned repairs() const { return repairs_; }

 private:
  static constexpr unsigned mostRepairs = 40;
  bool satisfy(Inputs& inputs, const ast::MethodDecl& contract);

  run::Machine& machine_;
  const ast::MethodDecl& method_;
  const ast::ClassDecl* const owner_;
  run::Machine::Room room_;
  run::Frame frame_;
  unsigned repairs_ = 0;
};

}  // namespace warrant::refute
