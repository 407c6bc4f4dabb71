// Scopes, and what they take back. Whatever changes and is to be as it was when a scope is left is a
// Backtrackable: it says before each change that there will be one, and the Backtracker keeps how far it had
// come. Nobody else keeps marks, and a scope costs what changes within it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace warrant::smt {

class Backtrackable;

class Backtracker {
 public:
  Backtracker() = default;
  Backtracker(const Backtracker&) = delete;
  Backtracker& operator=(const Backtracker&) = delete;

  void push();
  // Takes back what changed since the matching push().
  void pop();
  std::size_t depth() const { return scopes_.size(); }
  // Leaves all scopes and takes nothing back: for what is about to be emptied.
  void forget();

 private:
  friend class Backtrackable;
  struct Scope {
    std::uint64_t before;  // the number of the scope around it
    std::size_t saved;
  };
  struct Saved {
    Backtrackable* which;
    std::size_t changes;
  };

  void save(Backtrackable& which);

  std::vector<Scope> scopes_;
  std::vector<Saved> saved_;
  std::uint64_t scope_ = 0, lastScope_ = 0;  // no two scopes have the same number; 0: outside
};

// Something that can take its latest changes back.
class Backtrackable {
 public:
  explicit Backtrackable(Backtracker& backtracker) : backtracker_(backtracker) {}
  Backtrackable(const Backtrackable&) = delete;
  Backtrackable& operator=(const Backtrackable&) = delete;

  // How many changes are in force.
  virtual std::size_t changes() const = 0;
  // Takes back the latest, so that this many are left.
  virtual void undoTo(std::size_t changes) = 0;

 protected:
  ~Backtrackable() = default;
  // To be called before each change.
  void beforeChange() {
    if (savedIn_ != backtracker_.scope_) backtracker_.save(*this);
  }

 private:
  friend class Backtracker;
  Backtracker& backtracker_;
  std::uint64_t savedIn_ = 0;
};

}  // namespace warrant::smt
