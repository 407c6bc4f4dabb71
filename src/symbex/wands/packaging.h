// `package` and `apply`: where wands come from, and what they are for.
#pragma once

#include "symbex/part.h"

namespace warrant::symbex {

class Footprints;
class Recorder;
class Rules;
class Vacuity;
class Wands;
struct Footprint;

class Packaging : public Part {
 public:
  explicit Packaging(Parts& parts);

  Verdict execPackage(SymbolicState s, const ast::Statement& statement, const ast::Package& package,
                      Then then, const Jumps& jumps);
  Verdict execApply(SymbolicState s, const ast::Statement& statement, const ast::Apply& apply, Then then);

 private:
  struct Packaged {
    const ast::Package& package;
    const Site& site;
    const Jumps& jumps;
  };
  // Whether the left side, the statements and what went over yield the right side, on all paths; nothing of
  // it is known behind it. `reaches` becomes true where there is such a path.
  Verdict explore(const SymbolicState& s, const Packaged& packaged, Footprint& footprint, bool isSilent,
                  bool& reaches);
  Verdict exchange(SymbolicState s, const ast::Statement& statement, const ast::Wand& wand, Then then);

  Footprints& footprints_;
  Recorder& recorder_;
  Rules& rules_;
  Vacuity& vacuity_;
  Wands& wands_;
};

}  // namespace warrant::symbex
