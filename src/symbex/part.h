// What every part of the engine works with. Each part is made anew for each run of a member, together with
// all others (parts.h), and names the parts that it uses as its members.
#pragma once

#include "symbex/members/run.h"
#include "symbex/state/types.h"

namespace warrant::symbex {

struct Parts;
class Path;

class Part {
 public:
  Part(const Part&) = delete;
  Part& operator=(const Part&) = delete;

 protected:
  explicit Part(Parts& parts);
  ~Part() = default;

  Exploration& now() const;  // what is explored
  std::span<const Term> keep(const Terms& arguments) { return run_.arena.copy(arguments); }

  Run& run_;
  Path& path_;
  smt::TermFactory& terms_;
  const Analysis& analysis_;
  const Options& options_;
  Names& names_;
  Record& record_;
};

}  // namespace warrant::symbex
