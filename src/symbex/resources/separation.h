// What keeps the objects apart of which fields are held at once (paper, Figure 6, 4: acc(e.f) * acc(e'.f)
// says that they are two). An inequality for each pair would be many: the objects of a group have numbers
// instead, by a function of the group.
#pragma once

#include <optional>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "heap/heap.h"
#include "smt/path/path_condition.h"

namespace warrant::symbex {

// The objects that have got a number on the path. Whoever gets one is apart from all of them.
class SeparationGroup {
 public:
  struct Member {
    smt::Term object;
    smt::PathCondition::Scope scope;  // in which that was assumed
  };

  explicit SeparationGroup(smt::Function number = {}) : number_(number) {}

  smt::Function number() const { return number_; }
  // Whether all members' scopes are open. Where one was left the group is of no use any more: behind a join
  // the path may still know the number, of an object that need not be held.
  bool isWhole(const smt::PathCondition& condition) const;
  bool contains(smt::Term object) const { return objects_.contains(object); }
  std::size_t size() const { return members_.size(); }
  // Notes that it has one, which is the result: none has had it before.
  std::int64_t add(smt::Term object, smt::PathCondition::Scope scope);

  // A heap in which all chunks of the resource are of symbolic objects and whole, so many: what has changed
  // since says all. Until one is noted there is none.
  struct Census {
    heap::Heap heap;
    std::size_t held;
  };
  const Census* census() const { return census_ ? &*census_ : nullptr; }
  void note(std::optional<Census> census) { census_ = std::move(census); }

 private:
  smt::Function number_;
  std::vector<Member> members_;  // of inner scopes behind those of outer ones
  std::unordered_set<smt::Term> objects_;
  std::int64_t last_ = 0;
  std::optional<Census> census_;
};

// By resource.
using Separation = std::unordered_map<std::uint32_t, SeparationGroup>;

}  // namespace warrant::symbex
