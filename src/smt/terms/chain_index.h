// Finds what was written last at a literal key in a chain of writes, without walking through the chain: as
// chains share their beginnings, writes of a key are looked for among the predecessors of a link.
#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "smt/terms/term_handle.h"

namespace warrant::smt {

class ChainIndex {
 public:
  void clear() {
    links_.clear();
    writes_.clear();
  }

  // `link` writes `key`, which differs from all other literal keys of that kind, on top of `rest`. A chain
  // is of one kind of keys.
  void add(Term link, Term rest, Term key, std::uint32_t kind) {
    if (links_.contains(link)) return;
    const auto below = links_.find(rest);
    if (below == links_.end() || below->second.kind != kind) {
      links_[link] = {1, kind, rest, rest, rest};
    } else {
      const Link& last = below->second;
      const std::uint32_t near = last.depth - depthOf(last.jump);
      const bool isFar = last.depth > 1 && near == depthOf(last.jump) - depthOf(jumpOf(last.jump));
      links_[link] = {last.depth + 1, kind, rest, isFar ? jumpOf(last.jump) : rest, last.floor};
    }
    writes_[key].push_back(link);
  }

  bool isLink(Term term) const { return links_.contains(term); }
  std::uint32_t kindOf(Term link) const { return links_.at(link).kind; }
  // The uppermost link at or below this one that writes the literal key; if none does, what is below all
  // links.
  Term find(Term link, Term key) const {
    const Link& top = links_.at(link);
    if (const auto found = writes_.find(key); found != writes_.end()) {
      Term best;
      std::uint32_t depth = 0;
      for (const Term write : found->second) {
        const Link& one = links_.at(write);
        if (one.depth <= depth || one.depth > top.depth || below(link, one.depth) != write) continue;
        best = write;
        depth = one.depth;
      }
      if (best) return best;
    }
    return top.floor;
  }

 private:
  struct Link {
    std::uint32_t depth, kind;
    Term rest, jump;  // a predecessor, chosen such that each is reached in a logarithmic number of steps
    Term floor;
  };

  std::uint32_t depthOf(Term term) const {
    const auto found = links_.find(term);
    return found == links_.end() ? 0 : found->second.depth;
  }
  Term jumpOf(Term term) const {
    const auto found = links_.find(term);
    return found == links_.end() ? term : found->second.jump;
  }
  Term below(Term link, std::uint32_t depth) const {
    while (depthOf(link) > depth) {
      const Link& one = links_.at(link);
      link = depthOf(one.jump) >= depth ? one.jump : one.rest;
    }
    return link;
  }

  std::unordered_map<Term, Link> links_;
  std::unordered_map<Term, std::vector<Term>> writes_;  // by key
};

}  // namespace warrant::smt
