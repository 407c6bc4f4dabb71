// Makes the resolved, typed nodes of one member from its syntax.
//
// The parts (part.h) are recursive, as the syntax is: expressions stand in statements, and statements in the
// switches that are expressions. Each is named by what it makes.
#pragma once

#include "resolve/bodies/calls/calls.h"
#include "resolve/bodies/calls/ghost_arguments.h"
#include "resolve/bodies/calls/overloads.h"
#include "resolve/bodies/contracts.h"
#include "resolve/bodies/expressions/amounts.h"
#include "resolve/bodies/expressions/arrays.h"
#include "resolve/bodies/expressions/assertions.h"
#include "resolve/bodies/expressions/boxes.h"
#include "resolve/bodies/expressions/expressions.h"
#include "resolve/bodies/expressions/names.h"
#include "resolve/bodies/expressions/numbers.h"
#include "resolve/bodies/expressions/operands.h"
#include "resolve/bodies/expressions/patterns.h"
#include "resolve/bodies/expressions/quantifiers.h"
#include "resolve/bodies/expressions/values/collections.h"
#include "resolve/bodies/expressions/values/datatypes.h"
#include "resolve/bodies/expressions/values/sequences.h"
#include "resolve/bodies/expressions/vectors.h"
#include "resolve/bodies/state.h"
#include "resolve/bodies/statements/exceptions.h"
#include "resolve/bodies/statements/for_each.h"
#include "resolve/bodies/statements/ghost_code.h"
#include "resolve/bodies/statements/loops.h"
#include "resolve/bodies/statements/statements.h"
#include "resolve/bodies/statements/switches.h"

namespace warrant::ast {

class Resolver {
 public:
  // `owner` and `method` are null where there are none: top-level statements, predicates.
  Resolver(ProgramBuilder& builder, FileScope& file, SyntaxParser& parser, const ClassScope* owner,
           const MethodDecl* method);
  ~Resolver();
  Resolver(const Resolver&) = delete;
  Resolver& operator=(const Resolver&) = delete;

  void declareParameters(std::span<const Variable* const> parameters);
  void declareParameters(const MethodDecl& of);
  void forgetThis() { state.hasThis = false; }  // in a static predicate
  void comeBeforeConstants() { state.isBeforeConstants = true; }
  void reserveSlots(std::uint32_t slots) { state.slots = slots; }  // which other statements of the member use
  // All loops have this invariant, too.
  void addEverywhere(const Assertion& invariant) { state.everywhere.push_back(&invariant); }
  // How many variables there were.
  std::uint32_t slots() const { return state.slots; }
  // Whether text was skipped, so that nothing should be said about what it may have held.
  bool isIncomplete() const { return state.isIncomplete; }

  BodyState state;
  ContractResolver contracts;
  ExpressionResolver expressions;
  OperandResolver operands;
  NameResolver names;
  NumberResolver numbers;
  BoxResolver boxes;
  AmountResolver amounts;
  ArrayResolver arrays;
  SequenceResolver sequences;
  CollectionResolver collections;
  DatatypeResolver datatypes;
  PatternResolver patterns;
  QuantifierResolver quantifiers;
  VectorResolver vectors;
  AssertionResolver assertions;
  CallResolver calls;
  GhostArgumentResolver ghostArguments;
  OverloadResolver overloads;
  StatementResolver statements;
  GhostCodeResolver ghosts;
  LoopResolver loops;
  ForEachResolver forEach;
  SwitchResolver switches;
  ExceptionResolver exceptions;
};

}  // namespace warrant::ast
