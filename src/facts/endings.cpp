#include "facts/endings.h"

#include <cstdint>

#include "ast/walk.h"

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

void forEachText(const MethodDecl& method, auto&& visit) {
  if (method.body != nullptr) visit(*method.body);
  if (method.kind != MethodKind::Constructor || method.owner == nullptr) return;
  for (const Statement* const initializer : method.owner->initializers) visit(*initializer);
}

// What runs where an object of a class is made, or its part of that class, that has no constructor.
void forEachImplicit(const ClassDecl* of, auto&& visit) {
  for (const MethodDecl* above = nullptr; of != nullptr && above == nullptr; of = of->superclass) {
    if (of->implicitConstructor != nullptr) visit(*of->implicitConstructor);
    above = of->defaultSuperConstructor;
    if (above != nullptr) visit(*above);
  }
}

// A constructor calls one of the superclass, where it does not say which.
void forEachUnwritten(const MethodDecl& method, auto&& visit) {
  if (method.kind != MethodKind::Constructor || method.owner == nullptr || method.body == nullptr) return;
  const auto* const block = std::get_if<Block>(&method.body->node);
  const bool isEmpty = block == nullptr || block->statements.empty();
  if (!isEmpty && std::holds_alternative<ConstructorCall>(block->statements.front()->node)) return;
  if (method.owner->defaultSuperConstructor != nullptr)
    visit(*method.owner->defaultSuperConstructor);
  else
    forEachImplicit(method.owner->superclass, visit);
}

// Calls `visit` for each method that the text may run.
void forEachCallee(const Hierarchy& hierarchy, const Statement& text, auto&& visit) {
  const auto visitConstructor = [&](const MethodDecl* constructor, const ClassDecl* of) {
    constructor != nullptr ? visit(*constructor) : forEachImplicit(of, visit);
  };
  const auto visitOperand = [&](const Expression& operand) {
    forEachExpression(operand, [&](const Expression& expression) {
      if (const auto* const creation = std::get_if<New>(&expression.node))
        visitConstructor(creation->constructor, creation->declaration);
      const auto* const call = std::get_if<Call>(&expression.node);
      if (call == nullptr) return;
      if (call->isSuper) return visit(*call->method);
      for (const MethodDecl* const callee : hierarchy.methods().members(*call->method)) visit(*callee);
    });
  };
  forEachStatement(text, [&](const Statement& part) {
    forEachOperand(part, visitOperand, [](const Assertion&) {});
    if (const auto* const call = std::get_if<ConstructorCall>(&part.node))
      visitConstructor(call->constructor, call->declaration);
  });
}

}  // namespace

Endings::Endings(const Program& program, const Hierarchy& hierarchy, const std::vector<bool>& isRecursive) {
  std::vector<const MethodDecl*> methods;
  bool isAsked = false;
  for (const ClassDecl* const declaration : program.classes) {
    for (const MethodDecl* const method : declaration->methods) {
      if (!isCode(*method)) continue;
      isAsked = isAsked || method->measure != nullptr;
      if (method->measure == nullptr && method->body != nullptr) methods.push_back(method);
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
    forEachText(*method, [&](const Statement& text) {
      isOpen = isOpen || hasUnmeasuredLoop(text);
      forEachCallee(hierarchy, text, addCallee);
    });
    forEachUnwritten(*method, addCallee);
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
