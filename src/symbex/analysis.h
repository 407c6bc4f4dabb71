// What the verifier knows of a program before it verifies any member: the numbering of resources, what
// predicates may hold, which pure methods are recursive. Made once; read by all threads.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "ast/program.h"
#include "heap/chunk.h"

namespace warrant::symbex {

// A predicate whose body may hold a chunk of some resource.
struct Holder {
  enum class Root : std::uint8_t { Receiver, Parameter, Other };
  const ast::PredicateDecl* predicate;
  Root root;                    // whose chunk it is: the predicate's receiver, a parameter, another object
  std::uint32_t parameter = 0;  // which, for Parameter
  friend bool operator==(const Holder&, const Holder&) = default;
};

class Analysis {
 public:
  explicit Analysis(const ast::Program& program);

  std::span<const ast::ClassDecl* const> classes() const { return classes_; }

  heap::Resource field(const ast::FieldDecl& field) const { return {field.index}; }
  heap::Resource elements() const { return {fieldCount_}; }
  heap::Resource predicate(const ast::PredicateDecl& predicate) const {
    return {fieldCount_ + 1 + predicate.index};
  }
  // The declaration behind a resource; nullptr when it is of another kind.
  const ast::FieldDecl* fieldOf(heap::Resource resource) const;
  const ast::PredicateDecl* predicateOf(heap::Resource resource) const;
  bool isStatic(heap::Resource resource) const;  // its chunks have the receiver null

  // The final fields of the class, or of its objects, that are not constants; inherited ones are not among
  // them.
  std::span<const ast::FieldDecl* const> finalFields(const ast::ClassDecl& declaration, bool areStatic) const;
  std::uint32_t finalSlot(const ast::FieldDecl& field) const { return finalSlots_[field.index]; }

  // The predicates to open in search of a chunk, those that hold it directly first.
  std::span<const Holder> holders(heap::Resource resource) const { return holders_[resource.id]; }

  // Whether the two pure methods may call each other, directly or not (or are one recursive method).
  bool areRecursive(const ast::MethodDecl& caller, const ast::MethodDecl& callee) const;
  // A call within the method's contract that leads back to the method: the contract has no meaning then.
  const ast::Expression* circularContractCall(const ast::MethodDecl& method) const;
  // Whether a class of the program extends or implements another.
  bool usesInheritance() const { return usesInheritance_; }
  // Whether the postconditions mention the state before the call.
  bool mentionsOld(const ast::MethodDecl& method) const { return mentionsOld_[method.index]; }

 private:
  void collectFinalFields();
  void collectHolders(const ast::Program& program);
  void collectCalls(const ast::Program& program);

  std::span<const ast::ClassDecl* const> classes_;
  std::uint32_t fieldCount_;
  std::vector<const ast::FieldDecl*> fields_;
  struct FinalFields {
    std::vector<const ast::FieldDecl*> ofClass, ofObject;
  };
  std::vector<FinalFields> finalFields_;   // by class
  std::vector<std::uint32_t> finalSlots_;  // by field: its place among those
  std::vector<const ast::PredicateDecl*> predicates_;
  std::vector<std::vector<Holder>> holders_;          // by resource
  std::vector<std::uint32_t> component_;              // by method: its strongly connected component
  std::vector<bool> isRecursive_;                     // by method: the component has a cycle
  std::vector<const ast::Expression*> circularCall_;  // by method
  std::vector<bool> mentionsOld_;                     // by method
  bool usesInheritance_ = false;
};

}  // namespace warrant::symbex
