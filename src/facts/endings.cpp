#include "facts/endings.h"

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

Endings::Endings(const Program& program, const CallGraph& graph, const std::vector<bool>& isRecursive) {
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
  mayRunForever_.resize(graph.size());
  std::vector<std::vector<CallGraph::Node>> callers(graph.size());
  const auto addCallees = [&](CallGraph::Node caller) {
    for (const CallGraph::Node callee : graph.successors(caller)) callers[callee].push_back(caller);
  };
  for (CallGraph::Node family = graph.firstFamily(); family < graph.size(); ++family) addCallees(family);
  std::vector<CallGraph::Node> found;
  for (const MethodDecl* const method : methods) {
    const CallGraph::Node node = graph.nodeOf(*method);
    bool isOpen = isRecursive[node];
    forEachText(*method, [&](const Statement& text) { isOpen = isOpen || hasUnmeasuredLoop(text); });
    addCallees(node);
    if (!isOpen) continue;
    mayRunForever_[node] = true;
    found.push_back(node);
  }
  while (!found.empty()) {
    const CallGraph::Node callee = found.back();
    found.pop_back();
    for (const CallGraph::Node caller : callers[callee]) {
      if (mayRunForever_[caller]) continue;
      mayRunForever_[caller] = true;
      found.push_back(caller);
    }
  }
}

}  // namespace warrant::symbex
