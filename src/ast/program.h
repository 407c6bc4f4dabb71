// A whole program and how it is made from source files.
#pragma once

#include <deque>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "ast/ast.h"
#include "ast/type_table.h"
#include "support/arena.h"
#include "support/diagnostic.h"
#include "support/function_ref.h"

namespace warrant::ast {

enum class Dialect : std::uint8_t { Java, Inline };

struct Source {
  support::SourceFile file;
  Dialect dialect = Dialect::Java;
  bool isLibrary = false;     // trusted signatures, which the user did not name
  bool isDependency = false;  // of the program, but not verified now
};

// The text of a library's class by its path, `java/lang/String`; nothing where there is none.
using Library = support::FunctionRef<std::optional<support::SourceFile>(std::string_view)>;

// Several files that are resolved together. Immutable once made; safe to read from many threads.
struct Program {
  std::deque<Source> sources;  // SourceRange::file indexes it; those of the library last
  // In the order of files and text, those of the library last; the built-in ones only if the library has
  // them.
  std::span<const ClassDecl* const> classes;
  // Text that nobody resolves and that is no part of a method: initial values, and what is not supported.
  std::vector<support::SourceRange> leftOut;
  std::span<const MethodDecl* const> mains;  // the main routine of each inline file that has one
  const ClassDecl* object = nullptr;         // java.lang's, known without a declaration
  const ClassDecl* string = nullptr;
  std::unique_ptr<TypeTable> types;
  std::uint32_t classCount = 0;
  std::uint32_t fieldCount = 0;
  std::uint32_t methodCount = 0;
  std::uint32_t predicateCount = 0;
  std::deque<support::Arena> arenas;  // that hold the nodes
};

struct ParseResult {
  std::unique_ptr<Program> program;  // never null; what could be made of the input
  std::vector<support::Diagnostic>
      diagnostics;  // sorted by file and place; without Errors the program is complete
  // Whether the program can be verified: there are no Errors, or they spoil members only, which are then left
  // out with what relies on them (MethodDecl::isOmitted).
  bool isVerifiable = false;
  // What was needed to read the program and nobody needs any more. A process that ends soon need not take the
  // time to free it.
  std::shared_ptr<const void> remains;
};

// Parses, resolves and types the sources as one program. Reports every error it finds, in one run; never
// throws for bad input. Runs on the calling thread, which needs a large stack (support/large_stack.h), or on
// several: the result does not depend on how many.
// `library` is asked for classes that the program mentions but does not declare.
ParseResult parse(std::vector<Source> sources, unsigned jobs = 1);
ParseResult parse(std::vector<Source> sources, unsigned jobs, Library library);

// An expectation mark in a comment of the source: `//~ context:reason [cause]`, `//~^ …` for the line above.
struct Expectation {
  std::uint32_t file;
  std::uint32_t line;          // where the failure is expected
  std::string failure;         // `context:reason`, or a problem's code
  support::SourceRange range;  // of the mark itself
  std::string cause = {};      // why it fails; empty: the mark does not say
};

// The marks of one source, in the order of the text.
std::vector<Expectation> expectations(const Source& source, std::uint32_t file);

// A warning for each comment of the source that starts as an annotation does, but for a blank before its `@`:
// `// @ requires`. The ranges' `file` means nothing.
std::vector<support::Diagnostic> plainComments(const Source& source);

}  // namespace warrant::ast
