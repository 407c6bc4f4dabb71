// The hash-consing table behind TermFactory: nodes at stable addresses, found by their content.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "smt/terms/term_handle.h"

namespace warrant::smt {

struct TermNode {
  Op op = Op::True;
  Sort sort = Sort::Bool;
  bool isUnfinished = false;  // it is, or is made of, an object that is being made
  bool hasVariable = false;   // it is, or is made of, a Bound
  bool divides = false;       // it is, or is made of, a quotient or a remainder
  std::uint32_t count = 0;
  std::uint32_t hash = 0;
  std::uint32_t birth = 0;
  std::uint32_t binders = 0;  // the greatest number of a variable that a formula within is about; 0: none is
  std::uint32_t size = 1;     // how many terms stand in it, each as often as it does; greatestSize: or more
  std::int64_t payload = 0;
  const Term* arguments = nullptr;
  const std::int64_t* coefficients = nullptr;
  Term negation;  // the complement, once it was asked for
};

// Arrays in blocks that never move; clear() keeps the blocks.
template <class T, std::size_t blockSize>
class BlockArena {
 public:
  T* copy(std::span<const T> values) {
    if (values.empty()) return nullptr;
    T* target = allocate(values.size());
    std::copy(values.begin(), values.end(), target);
    return target;
  }

  void clear() {
    block_ = used_ = 0;
    large_.clear();
  }

 private:
  T* allocate(std::size_t count) {
    if (count > blockSize) return large_.emplace_back(new T[count]).get();
    if (used_ + count > blockSize) {
      ++block_;
      used_ = 0;
    }
    if (block_ == blocks_.size()) blocks_.emplace_back(new T[blockSize]);
    T* result = blocks_[block_].get() + used_;
    used_ += count;
    return result;
  }

  std::vector<std::unique_ptr<T[]>> blocks_, large_;
  std::size_t block_ = 0, used_ = 0;
};

// What identifies a term.
struct TermKey {
  Op op;
  Sort sort;
  std::int64_t payload = 0;
  std::span<const Term> arguments = {};
  std::span<const std::int64_t> coefficients = {};
};

class TermStore {
 public:
  static constexpr std::uint32_t greatestSize = 1u << 30;
  // The term of that content, made if it is new.
  Term intern(const TermKey& key);
  // A new term without looking for an equal one.
  Term make(const TermKey& key) { return append(key, hash(key)); }
  void markUnfinished(Term symbol) { node(symbol).isUnfinished = true; }

  TermNode& node(Term term) { return nodes_[term.id() >> nodeBits][term.id() & nodeMask]; }
  const TermNode& node(Term term) const { return nodes_[term.id() >> nodeBits][term.id() & nodeMask]; }
  std::uint32_t size() const { return size_; }
  std::uint64_t hits() const { return hits_; }
  void clear();

 private:
  static constexpr unsigned nodeBits = 10;  // small programs have few terms
  static constexpr std::uint32_t nodeMask = (1u << nodeBits) - 1;

  static std::uint32_t hash(const TermKey& key);
  static bool matches(const TermNode& node, const TermKey& key);
  Term append(const TermKey& key, std::uint32_t hash);
  void grow();

  std::vector<std::unique_ptr<TermNode[]>> nodes_;
  std::uint32_t size_ = 0;  // id 0 is no term
  struct Slot {
    std::uint32_t id = 0;    // 0: empty
    std::uint32_t hash = 0;  // of that term: most others are told apart without a look at their nodes
  };
  std::vector<Slot> table_;
  std::uint32_t tableUsed_ = 0;
  BlockArena<Term, 1 << 12> arguments_;
  BlockArena<std::int64_t, 1 << 10> coefficients_;
  std::uint64_t hits_ = 0;
};

}  // namespace warrant::smt
