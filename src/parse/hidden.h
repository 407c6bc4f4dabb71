// What text may do that nobody resolves, as it is not supported: which classes it extends, and what it runs.
#pragma once

#include <WarrantParser.h>

#include "parse/problems.h"
#include "parse/tree.h"

namespace warrant::ast {

// Notes what the text may make objects of, and whether the initialisation of a class in it runs code.
void hide(Tree* node, Problems& problems);

// Whether more than literals is evaluated when the class, or an object of it, is initialised.
bool initializesByCode(const grammar::WarrantParser::ClassBodyContext& body);

}  // namespace warrant::ast
