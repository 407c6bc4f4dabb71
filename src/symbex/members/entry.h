// The state in which a member is entered.
#pragma once

#include <span>
#include <string_view>

#include "symbex/part.h"

namespace warrant::symbex {

class Chunks;
class Classes;
class FinalFields;

class Entry : public Part {
 public:
  explicit Entry(Parts& parts);

  SymbolicState state(std::span<const ast::Variable* const> parameters, std::uint32_t slots, bool hasSelf);
  SymbolicState state(const ast::MethodDecl& method);
  // A result, whose name is `result`.
  Term result(const ast::MethodDecl& method);

 private:
  void enterThis(Frame& frame);
  Term named(const ast::Type& type, std::string_view name);

  Chunks& chunks_;
  Classes& classes_;
  FinalFields& finals_;
};

}  // namespace warrant::symbex
