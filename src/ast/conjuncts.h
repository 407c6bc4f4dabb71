// The parts of an assertion that are joined by conjunctions.
#pragma once

#include "ast/assertion.h"

namespace warrant::ast {

template <class Visit>
void forEachConjunct(const Assertion& assertion, Visit&& visit) {
  if (const auto* const star = std::get_if<Star>(&assertion.node)) {
    forEachConjunct(*star->left, visit);
    forEachConjunct(*star->right, visit);
  } else {
    visit(assertion);
  }
}

}  // namespace warrant::ast
