// Scopes, and what they take back. Whatever changes and is to be as it was when a scope is left registers
// with a Backtracker, which alone knows how far each had come when a scope was entered: nobody keeps marks.
#pragma once

#include <cstddef>
#include <vector>

namespace warrant::smt {

// Something that can take its latest changes back.
class Backtrackable {
 public:
  Backtrackable() = default;
  Backtrackable(const Backtrackable&) = delete;
  Backtrackable& operator=(const Backtrackable&) = delete;

  // How many changes are in force; only undoTo() makes them fewer.
  virtual std::size_t changes() const = 0;
  // Takes back the latest, so that this many are left.
  virtual void undoTo(std::size_t changes) = 0;

 protected:
  ~Backtrackable() = default;
};

class Backtracker {
 public:
  Backtracker() = default;
  Backtracker(const Backtracker&) = delete;
  Backtracker& operator=(const Backtracker&) = delete;

  // From now on; outside of all scopes. It must live as long as scopes are entered and left.
  void add(Backtrackable& registered) { registered_.push_back(&registered); }

  void push();
  // Takes back what changed since the matching push(): what registered last first.
  void pop();
  std::size_t depth() const { return registered_.empty() ? 0 : marks_.size() / registered_.size(); }
  // Leaves all scopes and takes nothing back: for what is about to be emptied.
  void forget() { marks_.clear(); }

 private:
  std::vector<Backtrackable*> registered_;
  std::vector<std::size_t> marks_;  // for each scope, one for each that is registered
};

}  // namespace warrant::smt
