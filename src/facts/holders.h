// Predicates whose bodies may hold a chunk of some resource.
#pragma once

#include <cstdint>
#include <set>
#include <span>
#include <vector>

#include "ast/declaration.h"
#include "heap/chunk.h"

namespace warrant::symbex {

// One of them.
struct Holder {
  enum class Root : std::uint8_t { Receiver, Parameter, Other };
  heap::Resource resource;  // of the predicate's chunks
  const ast::PredicateDecl* predicate;
  Root root;                    // whose chunk it is: the predicate's receiver, a parameter, another object
  std::uint32_t parameter = 0;  // which, for Parameter
  friend bool operator==(const Holder&, const Holder&) = default;
};

// Those of one resource, to be found by the chunks that a heap has.
class HolderIndex {
 public:
  // Those whose chunks have one resource.
  struct Group {
    heap::Resource resource;
    std::size_t first;                                 // the place of the first of them among all
    bool hasReceivers = false, hasParameters = false;  // as their roots
  };

  void add(const Holder& holder);  // unless it is among them
  // Once all were added.
  void arrange();

  std::span<const Holder> all() const { return all_; }  // those that hold it directly first
  std::span<const Group> groups() const { return groups_; }
  bool haveOtherRoots() const { return haveOtherRoots_; }  // some of them
  // The places of those that chunks of that resource are where they stand for that predicate, in their order.
  std::span<const std::uint32_t> places(heap::Resource resource, const ast::PredicateDecl& predicate) const;

 private:
  using Key = std::pair<std::uint32_t, std::uint32_t>;
  static Key keyOf(const Holder& holder) { return {holder.resource.id, holder.predicate->index}; }

  std::vector<Holder> all_;
  std::set<std::pair<Key, std::uint64_t>> known_;  // by their roots
  std::vector<Group> groups_;
  bool haveOtherRoots_ = false;
  std::vector<std::uint32_t> sorted_;  // places by resource and predicate
};

}  // namespace warrant::symbex
