// Decisions of a search that contradict the facts together, and what follows from them: where all but one of
// them hold, that one does not.
#pragma once

#include <vector>

#include "smt/native/egraph/closure.h"

namespace warrant::smt {

// A formula that got that value to see what follows.
struct Decision {
  Term formula;
  bool value;
  friend bool operator==(const Decision&, const Decision&) = default;
};
using Decisions = std::vector<Decision>;

class Nogoods {
 public:
  std::size_t size() const { return nogoods_.size(); }
  void add(Decisions nogood) { nogoods_.push_back(std::move(nogood)); }
  void resize(std::size_t size) { nogoods_.resize(size); }

  // Says to the closure what follows; whether there was anything. To be propagated.
  bool apply(Closure& closure) const;

 private:
  static bool apply(Closure& closure, const Decisions& nogood);

  std::vector<Decisions> nogoods_;
};

}  // namespace warrant::smt
