// SMT-LIB 2 text of a query, by the same encoding that Z3 is given.
#pragma once

#include <span>
#include <string>

#include "smt/terms/term.h"

namespace warrant::smt {

// A self-contained script that checks whether `facts` and `formula` are satisfiable together.
std::string toSmtLib(const TermFactory& terms, std::span<const Term> facts, Term formula);

}  // namespace warrant::smt
