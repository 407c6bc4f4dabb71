// While something is explained: the terms that this makes are no part of what the run took.
#pragma once

#include "symbex/members/run.h"

namespace warrant::symbex {

class Aside {
 public:
  explicit Aside(Run& run) : run_(run), before_(run.terms.counters()) {}
  ~Aside() {
    const auto now = run_.terms.counters();
    run_.aside.terms += now.terms - before_.terms;
    run_.aside.hits += now.hits - before_.hits;
  }
  Aside(const Aside&) = delete;
  Aside& operator=(const Aside&) = delete;

 private:
  Run& run_;
  const smt::TermFactory::Counters before_;
};

}  // namespace warrant::symbex
