// What the verifier knows of a program before it verifies any member: the numbering of resources, what
// predicates may hold, which pure methods are recursive. Made once; read by all threads.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

#include "ast/program.h"
#include "facts/call_graph.h"
#include "facts/endings.h"
#include "facts/hierarchy.h"
#include "facts/holders.h"
#include "facts/inheritance.h"
#include "heap/chunk.h"

namespace warrant::symbex {

class Analysis {
 public:
  // With that many threads at most (support::threadsFor); what it finds does not depend on it.
  Analysis(const ast::Program& program, unsigned jobs);

  std::span<const ast::ClassDecl* const> classes() const { return classes_; }
  const support::SourceFile& file(const support::SourceRange& range) const {
    return program_.sources.at(range.file).file;
  }
  bool isOfLibrary(const support::SourceRange& range) const {
    return program_.sources.at(range.file).isLibrary;
  }

  heap::Resource field(const ast::FieldDecl& field) const { return {field.index}; }
  heap::Resource elements() const { return {fieldCount_}; }
  // One for each family of predicates.
  heap::Resource predicate(const ast::PredicateDecl& predicate) const {
    return {firstPredicate() + hierarchy_.predicates().leader(predicate).index};
  }
  // Of the shapes of wands, which each run numbers.
  heap::Resource wand(std::uint32_t shape) const { return {firstWand() + shape}; }
  bool isWand(heap::Resource resource) const { return resource.id >= firstWand(); }
  // What the class defines for the predicate, as a resource of its own; none: it leaves that to others.
  std::optional<heap::Resource> staticPredicate(const ast::PredicateDecl& predicate,
                                                const ast::ClassDecl& of) const;
  // The resource of an instance in a text that is read as the class has it; nullptr: as that of `this` has
  // it.
  heap::Resource resourceOf(const ast::PredicateInstance& instance, const ast::ClassDecl* statically) const;
  // The declaration behind a resource; nullptr when it is of another kind. Of a family, any member.
  const ast::FieldDecl* fieldOf(heap::Resource resource) const;
  const ast::PredicateDecl* predicateOf(heap::Resource resource) const;
  // The class whose definition a static predicate's resource is; nullptr for others.
  const ast::ClassDecl* definerOf(heap::Resource resource) const;
  // Whether the same chunk may be known by another resource, too.
  bool hasTwins(heap::Resource resource) const { return !isWand(resource) && hasTwins_[resource.id]; }

  const Hierarchy& hierarchy() const { return hierarchy_; }
  const Inheritance& inheritance() const { return inheritance_; }
  // Of the pure methods of a family whose preconditions are the same, the one that stands for all: the
  // snapshots of what they demand are of one shape.
  const ast::MethodDecl& contractLeader(const ast::MethodDecl& method) const {
    const auto found = contractLeaders_.find(&method);
    return found == contractLeaders_.end() ? method : *found->second;
  }
  // Whether pure methods of the family have different preconditions.
  bool hasContracts(const ast::MethodDecl& method) const {
    return hasContracts_[hierarchy_.methods().leader(method).index];
  }
  bool isStatic(heap::Resource resource) const;  // its chunks have the receiver null

  // The final fields of the class, or of its objects, that are not constants; inherited ones are not among
  // them.
  std::span<const ast::FieldDecl* const> finalFields(const ast::ClassDecl& declaration, bool areStatic) const;
  std::uint32_t finalSlot(const ast::FieldDecl& field) const { return finalSlots_[field.index]; }

  // The predicates to open in search of a chunk.
  const HolderIndex& holders(heap::Resource resource) const {
    return isWand(resource) ? none_ : holders_[resource.id];
  }

  // Whether the two pure methods may call each other (or are one recursive method), directly or not, or by
  // what the predicates say that they open.
  bool areRecursive(const ast::MethodDecl& caller, const ast::MethodDecl& callee) const;
  // Whether the method, or another one of its family, is recursive.
  bool isFamilyRecursive(const ast::MethodDecl& method) const {
    return isFamilyRecursive_[hierarchy_.methods().leader(method).index];
  }
  // Whether the method's recursion leads through a predicate.
  bool recursByPredicate(const ast::MethodDecl& method) const {
    return hasPredicate_[component_[method.index]];
  }
  // Whether it leads through what this predicate says of pure methods.
  bool recursBy(const ast::MethodDecl& method, const ast::PredicateDecl& predicate) const {
    return component_[method.index] == component_[isFamilyRecursive_.size() + predicate.index];
  }
  // Which methods are of one recursion: those of equal numbers, which mean nothing else.
  std::uint32_t recursionOf(const ast::MethodDecl& method) const { return component_[method.index]; }
  // Greater than each of these numbers.
  std::size_t recursionCount() const { return component_.size() + 1; }
  const Endings& endings() const { return endings_; }
  // A call within the method's contract that leads back to the method: the contract has no meaning then.
  const ast::Expression* circularContractCall(const ast::MethodDecl& method) const;
  // Whether the postconditions speak of nothing but the result and the parameters.
  bool ensuresPlainly(const ast::MethodDecl& method) const { return ensuresPlainly_[method.index]; }
  // Whether they mention the state before the call.
  bool mentionsOld(const ast::MethodDecl& method) const { return mentionsOld_[method.index]; }

 private:
  void collectFinalFields();
  void collectStaticPredicates();
  void collectContractLeaders(const ast::Program& program);
  void addHolders(const ast::PredicateDecl& predicate, heap::Resource own);
  void collectHolders();
  void addIndirectHolders();
  void collectCalls(const ast::Program& program, unsigned jobs);
  void noteText(const ast::MethodDecl& method, CallGraph& graph);
  void noteCircularCall(const ast::MethodDecl& method, const CallGraph& graph,
                        std::span<const std::uint32_t> ofCalls);
  void collectRecursion(std::span<const ast::MethodDecl* const> methods, CallGraph& graph);

  const ast::Program& program_;
  Hierarchy hierarchy_;
  Inheritance inheritance_;
  std::span<const ast::ClassDecl* const> classes_;
  // Resources are numbered: the fields, the kinds that have one resource only, the predicates, what classes
  // define for them, and wands.
  static constexpr std::uint32_t singleKinds = 1;  // elements()
  std::uint32_t firstPredicate() const { return fieldCount_ + singleKinds; }
  std::uint32_t firstWand() const {
    return firstPredicate() + static_cast<std::uint32_t>(predicates_.size() + staticPredicates_.size());
  }

  std::uint32_t fieldCount_;
  std::vector<const ast::FieldDecl*> fields_;
  struct FinalFields {
    std::vector<const ast::FieldDecl*> ofClass, ofObject;
  };
  std::vector<FinalFields> finalFields_;   // by class
  std::vector<std::uint32_t> finalSlots_;  // by field: its place among those
  std::vector<const ast::PredicateDecl*> predicates_;
  struct StaticPredicate {
    const ast::PredicateDecl* definition;
    const ast::ClassDecl* definer;
  };
  std::vector<StaticPredicate> staticPredicates_;  // their resources follow the families'
  std::map<std::pair<std::uint32_t, const ast::ClassDecl*>, heap::Resource> staticResources_;
  std::vector<bool> hasTwins_;            // by resource
  std::vector<HolderIndex> holders_;      // by resource
  HolderIndex none_;                      // of wands
  std::vector<std::uint32_t> component_;  // by node of the graph of calls: its strongly connected component
  std::vector<bool> isRecursive_;         // likewise: the component has a cycle
  std::vector<bool> hasPredicate_;        // by component
  Endings endings_;
  std::vector<bool> isFamilyRecursive_;                     // by method that leads a family
  std::vector<const ast::Expression*> circularCall_;        // by method
  std::vector<std::uint8_t> ensuresPlainly_, mentionsOld_;  // by method; threads write to them at once
  std::unordered_map<const ast::MethodDecl*, const ast::MethodDecl*> contractLeaders_;  // where it is another
  std::vector<bool> hasContracts_;  // by leader of a family
};

}  // namespace warrant::symbex
