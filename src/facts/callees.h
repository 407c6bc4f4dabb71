// Which methods the text of a method may run: what it calls and whatever overrides that, what runs where it
// makes an object, and of the library's methods, which have no text, what they are known to call back.
#pragma once

#include <algorithm>
#include <vector>

#include "ast/called_back.h"
#include "ast/declaration.h"
#include "ast/walk.h"

namespace warrant::symbex {

// Calls `visit` for the method's body, and for the initialisers that run with it.
void forEachText(const ast::MethodDecl& method, auto&& visit) {
  if (method.body != nullptr) visit(*method.body);
  if (method.kind != ast::MethodKind::Constructor || method.owner == nullptr) return;
  for (const ast::Statement* const initializer : method.owner->initializers) visit(*initializer);
}

// What runs where an object of a class is made, or its part of that class, that has no constructor.
void forEachImplicit(const ast::ClassDecl* of, auto&& visit) {
  for (const ast::MethodDecl* above = nullptr; of != nullptr && above == nullptr; of = of->superclass) {
    if (of->implicitConstructor != nullptr) visit(*of->implicitConstructor);
    above = of->defaultSuperConstructor;
    if (above != nullptr) visit(*above);
  }
}

// A constructor calls one of the superclass, where it does not say which.
void forEachUnwritten(const ast::MethodDecl& method, auto&& visit) {
  if (method.kind != ast::MethodKind::Constructor || method.owner == nullptr || method.body == nullptr)
    return;
  const auto* const block = std::get_if<ast::Block>(&method.body->node);
  const bool isEmpty = block == nullptr || block->statements.empty();
  if (!isEmpty && std::holds_alternative<ast::ConstructorCall>(block->statements.front()->node)) return;
  if (method.owner->defaultSuperConstructor != nullptr)
    visit(*method.owner->defaultSuperConstructor);
  else
    forEachImplicit(method.owner->superclass, visit);
}

// Calls `visit` for each method that the method may run, and `visitVirtual` for each of which that, or one of
// its family, may run.
void forEachCallee(const ast::MethodDecl& method, auto&& visit, auto&& visitVirtual) {
  const auto visitConstructor = [&](const ast::MethodDecl* constructor, const ast::ClassDecl* of) {
    constructor != nullptr ? visit(*constructor) : forEachImplicit(of, visit);
  };
  const auto visitOperand = [&](const ast::Expression& operand) {
    ast::forEachExpression(operand, [&](const ast::Expression& expression) {
      if (const auto* const creation = std::get_if<ast::New>(&expression.node))
        visitConstructor(creation->constructor, creation->declaration);
      if (const auto* const call = std::get_if<ast::Call>(&expression.node))
        call->isSuper ? visit(*call->method) : visitVirtual(*call->method);
    });
  };
  forEachText(method, [&](const ast::Statement& text) {
    ast::forEachStatement(text, [&](const ast::Statement& part) {
      ast::forEachOperand(part, visitOperand, [](const ast::Assertion&) {});
      if (const auto* const call = std::get_if<ast::ConstructorCall>(&part.node))
        visitConstructor(call->constructor, call->declaration);
    });
  });
  forEachUnwritten(method, visit);
  for (const ast::MethodDecl* const called : ast::calledBack(method)) visitVirtual(*called);
}

// Whether making an object without a constructor makes another of its class, by nothing but the initialisers
// of such classes.
inline bool makesItself(const ast::MethodDecl& implicit) {
  std::vector<const ast::MethodDecl*> pending{&implicit}, seen;
  bool isBack = false;
  while (!pending.empty() && !isBack) {
    const ast::MethodDecl& maker = *pending.back();
    pending.pop_back();
    const auto addImplicit = [&](const ast::MethodDecl& callee) {
      isBack = isBack || &callee == &implicit;
      const bool isImplicit = callee.owner != nullptr && callee.owner->implicitConstructor == &callee;
      if (!isImplicit || std::ranges::find(seen, &callee) != seen.end()) return;
      seen.push_back(&callee);
      pending.push_back(&callee);
    };
    forEachCallee(maker, addImplicit, [](const ast::MethodDecl&) {});  // no constructor is called so
  }
  return isBack;
}

}  // namespace warrant::symbex
