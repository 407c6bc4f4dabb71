// Containers that a Backtracker takes back.
#pragma once

#include <span>
#include <unordered_set>
#include <utility>
#include <vector>

#include "smt/backtrack/backtracker.h"

namespace warrant::smt {

// Elements that are only added, at the end. What is written to one stays until it is taken back as a whole.
template <class T>
class BacktrackStack final : public Backtrackable {
 public:
  using Backtrackable::Backtrackable;

  void push_back(T value) {
    beforeChange();
    values_.push_back(std::move(value));
  }
  void clear() { values_.clear(); }

  std::size_t size() const { return values_.size(); }
  bool empty() const { return values_.empty(); }
  T& operator[](std::size_t index) { return values_[index]; }
  const T& operator[](std::size_t index) const { return values_[index]; }
  const T& back() const { return values_.back(); }
  operator std::span<const T>() const { return values_; }
  auto begin() const { return values_.begin(); }
  auto end() const { return values_.end(); }
  auto rbegin() const { return values_.rbegin(); }
  auto rend() const { return values_.rend(); }

  std::size_t changes() const override { return values_.size(); }
  void undoTo(std::size_t changes) override { values_.erase(values_.begin() + changes, values_.end()); }

 private:
  std::vector<T> values_;
};

// What was put in, once each.
template <class T>
class BacktrackSet final : public Backtrackable {
 public:
  using Backtrackable::Backtrackable;

  void insert(T value) {
    if (!values_.insert(value).second) return;
    beforeChange();
    order_.push_back(value);
  }
  bool contains(T value) const { return values_.contains(value); }
  std::size_t size() const { return order_.size(); }
  void clear() {
    values_.clear();
    order_.clear();
  }

  std::size_t changes() const override { return order_.size(); }
  void undoTo(std::size_t changes) override {
    for (; order_.size() > changes; order_.pop_back()) values_.erase(order_.back());
  }

 private:
  std::unordered_set<T> values_;
  std::vector<T> order_;
};

// One value.
template <class T>
class BacktrackValue final : public Backtrackable {
 public:
  BacktrackValue(Backtracker& backtracker, T value) : Backtrackable(backtracker), value_(std::move(value)) {}

  const T& get() const { return value_; }
  void set(T value) {
    beforeChange();
    before_.push_back(std::exchange(value_, std::move(value)));
  }
  // Forgets the values before.
  void reset(T value) {
    value_ = std::move(value);
    before_.clear();
  }

  std::size_t changes() const override { return before_.size(); }
  void undoTo(std::size_t changes) override {
    if (changes == before_.size()) return;
    value_ = std::move(before_[changes]);
    before_.erase(before_.begin() + changes, before_.end());
  }

 private:
  T value_;
  std::vector<T> before_;
};

// Values by number, T{} where there is none.
template <class T>
class BacktrackTable final : public Backtrackable {
 public:
  using Backtrackable::Backtrackable;

  T get(std::size_t index) const { return index < values_.size() ? values_[index] : T{}; }
  void set(std::size_t index, T value) {
    beforeChange();
    if (index >= values_.size()) values_.resize(index * 2 + 1);
    before_.push_back({index, std::exchange(values_[index], std::move(value))});
  }
  void clear() {
    values_.clear();
    before_.clear();
  }

  std::size_t changes() const override { return before_.size(); }
  void undoTo(std::size_t changes) override {
    for (; before_.size() > changes; before_.pop_back())
      values_[before_.back().index] = std::move(before_.back().value);
  }

 private:
  struct Change {
    std::size_t index;
    T value;
  };
  std::vector<T> values_;
  std::vector<Change> before_;
};

}  // namespace warrant::smt
