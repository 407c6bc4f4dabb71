// Which method a call means, which it may run, and the function that its value is.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "symbex/part.h"
#include "symbex/pure/definition.h"

namespace warrant::symbex {

class Classes;
class Numbers;

class Callees : public Part {
 public:
  explicit Callees(Parts& parts);

  // Of which method that function is the value; nullptr: of none.
  const ast::MethodDecl* methodOf(smt::Function function) const;
  Callee calleeOf(const Frame& frame, const ast::Call& call, Term self);
  // What a call may run, as far as it is defined.
  std::vector<Variant> targetsOf(const Callee& callee, const KnownClass& known) const;
  std::optional<Variant> targetOf(const Callee& callee, const KnownClass& known) const;  // if it is but one
  Application apply(const Callee& callee, Term snapshot, Term self, const Terms& arguments);
  smt::Function functionOf(const Callee& callee);
  bool isRecursive(const Callee& callee) const;  // or what overrides it

 private:
  bool isOverridden(const ast::MethodDecl& method, Term self);

  Classes& classes_;
  Numbers& numbers_;

  std::pmr::unordered_map<const ast::MethodDecl*, smt::Function> functions_{run_.arena.resource()};
  std::pmr::unordered_map<std::uint32_t, const ast::MethodDecl*> methodOf_{
      run_.arena.resource()};  // by the function's id
};

}  // namespace warrant::symbex
