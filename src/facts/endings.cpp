#include "facts/endings.h"

#include <cstdint>

#include "ast/called_back.h"
#include "ast/walk.h"
#include "facts/callees.h"

namespace warrant::symbex {

using namespace ast;

namespace {

// Ghost code, pure methods and lemmas are always checked to end.
bool isCode(const MethodDecl& method) { return !method.isPure() && !method.isLemma(); }

bool hasUnmeasuredLoop(const Statement& text) {
  bool isFound = false;
  forEachStatement(text, [&](const Statement& part) {
    const auto* const loop = std::get_if<Loop>(&part.node);
    isFound = isFound || (loop != nullptr && loop->measure == nullptr && !loop->isOverElements);
  });
  return isFound;
}

}  // namespace

Endings::Endings(const Program& program, const Hierarchy& hierarchy, const std::vector<bool>& isRecursive) {
  std::vector<const MethodDecl*> methods;
  bool isAsked = false;
  for (const ClassDecl* const declaration : program.classes) {
    for (const MethodDecl* const method : declaration->methods) {
      if (!isCode(*method)) continue;
      isAsked = isAsked || method->measure != nullptr;
      const bool runs = method->body != nullptr || !calledBack(*method).empty();
      if (method->measure == nullptr && runs) methods.push_back(method);
    }
    const MethodDecl* const implicit = declaration->implicitConstructor;
    if (implicit != nullptr && implicit->body != nullptr) methods.push_back(implicit);
  }
  if (!isAsked) return;
  mayRunForever_.resize(program.methodCount);
  std::vector<std::vector<std::uint32_t>> callers(program.methodCount);
  std::vector<std::uint32_t> found;
  for (const MethodDecl* const method : methods) {
    bool isOpen = isRecursive[method->index];
    const auto addCallee = [&](const MethodDecl& callee) { callers[callee.index].push_back(method->index); };
    forEachText(*method, [&](const Statement& text) { isOpen = isOpen || hasUnmeasuredLoop(text); });
    forEachCallee(hierarchy, *method, addCallee);
    if (!isOpen) continue;
    mayRunForever_[method->index] = true;
    found.push_back(method->index);
  }
  while (!found.empty()) {
    const std::uint32_t callee = found.back();
    found.pop_back();
    for (const std::uint32_t caller : callers[callee]) {
      if (mayRunForever_[caller]) continue;
      mayRunForever_[caller] = true;
      found.push_back(caller);
    }
  }
}

}  // namespace warrant::symbex
