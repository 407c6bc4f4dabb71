// The abstract syntax of both dialects: resolved, typed and immutable. Figure 4 of the paper, and what
// docs/language.md adds to it. Nodes live in the arena of their Program and are never freed one by one.
#pragma once

#include "ast/assertion.h"
#include "ast/datatype.h"
#include "ast/declaration.h"
#include "ast/expression.h"
#include "ast/statement.h"
