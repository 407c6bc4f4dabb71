// What is verified, and how: what all runs of a program share, and a kept one keeps alive.
#pragma once

#include "facts/analysis.h"
#include "symbex/pure/shared_definitions.h"
#include "symbex/verifier.h"

namespace warrant::symbex {

struct Subject {
  Subject(const ast::Program& program, const Options& options)
      : options(options), analysis(program, options.jobs) {}

  const Options options;
  const Analysis analysis;
  mutable SharedDefinitions definitions{analysis, options};
};

}  // namespace warrant::symbex
