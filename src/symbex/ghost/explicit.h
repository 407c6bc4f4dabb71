// Ghost operations are those that are written, and no others.
#pragma once

#include "symbex/ghost/ghost.h"

namespace warrant::symbex {

class Explicit : public Ghost {
 public:
  Verdict onUndecidedChunk(SymbolicState&& s, const Wanted&, unsigned, Then, Then split) override {
    return split(std::move(s));
  }
  Verdict onMissingChunk(SymbolicState&& s, const Wanted&, unsigned, ThenChunk, Then missing) override {
    return missing(std::move(s));
  }
  Verdict onMissingElements(SymbolicState&& s, const Range&, unsigned, Then, Then missing) override {
    return missing(std::move(s));
  }
  Verdict onMissingPredicate(SymbolicState&& s, Remainder&& remainder, const heap::Chunk&, ThenConsumed,
                             Continuation<Remainder> missing) override {
    return missing(std::move(s), std::move(remainder));
  }
  bool mayCloseDeeper() const override { return false; }
  Verdict closeDeeper(SymbolicState&& s, Remainder&& remainder, const heap::Chunk&, ThenConsumed,
                      Continuation<Remainder> missing) override {
    return missing(std::move(s), std::move(remainder));
  }
  void explainMissing(const SymbolicState&, const Remainder&, const heap::Chunk&, Problem&) override {}
  bool isUnlike(const SymbolicState&, const Other&) override { return false; }
  Verdict align(SymbolicState&& s, const Other&, Then then) override { return then(std::move(s)); }
  void onHeld(const heap::Chunk&) override {}
  void onEntry(const SymbolicState&) override {}
  void onFinalField(const SymbolicState&, Term, const ast::ClassDecl&) override {}
  void onOpen(const SymbolicState&, const heap::Chunk&) override {}
  void onCall(const Application&, bool) override {}
  void onDefinition(const Variant&, const Definition::Instance&, const Application&) override {}
  bool hasPutOff() const override { return false; }
  void addPutOff() override {}
  bool instantiatesPostconditions() const override { return false; }
};

}  // namespace warrant::symbex
