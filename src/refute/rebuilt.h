// Inputs that were captured, as values of another run: what is not in their graph is not there.
#pragma once

#include <vector>

#include "run/machine.h"
#include "symbex/explore/input_graph.h"

namespace warrant::refute {

class Rebuilt {
 public:
  // Makes the objects, and gives the static fields their values. The machine has been reset.
  Rebuilt(run::Machine& machine, const symbex::InputGraph& inputs);
  // Of a symbol, or what an object holds.
  run::Value valueOf(const ast::Type& type, const symbex::InputValue& value);

 private:
  run::Object* make(const symbex::InputObject& object);
  void fill(const symbex::InputObject& object, run::Object& made);
  run::Value emptyOf(const ast::Type& type, support::SourceRange range);
  run::Value textOrConstant(const ast::Type& type, const std::string& text);

  run::Machine& machine_;
  std::vector<run::Object*> objects_;  // as in the graph
};

}  // namespace warrant::refute
