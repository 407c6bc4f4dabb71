// A concrete run: the symbols have given values, and the heap on entry holds given objects.
#pragma once

#include "symbex/explore/input_graph.h"
#include "symbex/part.h"

namespace warrant::symbex {

class Boxes;
class Chunks;
class Classes;
class Elements;
class FinalFields;
class InitialHeap;
class Numbers;
class Strings;

class GivenInputs : public Part {
 public:
  explicit GivenInputs(Parts& parts);

  ast::Type typeOfStrings = {};  // set before values are given

  // From here on the symbols stand for these values, whose objects are in the heap.
  void give(SymbolicState& s, const ast::Expression& call, const InputGraph& inputs);

 private:
  void noteDepths(const InputGraph& inputs);
  Term make(SymbolicState& s, const InputObject& object);
  void fill(SymbolicState& s, const InputObject& object, Term made);
  Term valueOf(SymbolicState& s, const ast::Type& type, const InputValue& value);

  Boxes& boxes_;
  Chunks& chunks_;
  Classes& classes_;
  Elements& elements_;
  FinalFields& finals_;
  InitialHeap& initialHeap_;
  Numbers& numbers_;
  Strings& strings_;
  const ast::Expression* call_ = nullptr;  // that runs
  Terms objects_;
};

}  // namespace warrant::symbex
