// What Java does with inputs that make a run violate a contract: of contracts and permissions it knows
// nothing, and numbers wrap around there.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "run/machine.h"
#include "symbex/explore/input_graph.h"

namespace warrant::refute {

struct JavaRun {
  // Throws: an exception, or the error of an assert, leaves the call. Contract: it returns, and what the
  // contract says of values does not hold then. Endless: it does not end. Nothing: nobody sees that anything
  // is wrong.
  enum class End : std::uint8_t { Throws, Contract, Endless, Nothing };
  End end = End::Nothing;
  std::string because;  // of Nothing
  // What does not hold, part by part: of the method's own precondition, where it is called by the contract of
  // one that it overrides, and of the postcondition after the call.
  std::vector<const ast::Assertion*> before = {}, after = {};
};

// Makes the inputs in the machine, and calls the method by the contract of that one, which is the method
// itself or one that it overrides. The machine checks no contracts. A class is what objects are made of by
// its constructors.
JavaRun runAsJava(run::Machine& machine, const ast::MethodDecl& method, const ast::MethodDecl& contract,
                  const ast::ClassDecl* created, const symbex::InputGraph& inputs);

}  // namespace warrant::refute
