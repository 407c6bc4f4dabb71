#include "unit/symbex/rules/setting.h"

#include <stdexcept>

#include "support/large_stack.h"

namespace warrant::symbex {

Setting::Setting(const std::string& text) {
  options_.ghost = GhostMode::Explicit;
  support::runOnLargeStack([&] {
    ast::ParseResult parsed = ast::parse({{{"test", text}, ast::Dialect::Java}});
    if (!parsed.diagnostics.empty()) throw std::runtime_error(parsed.diagnostics.front().message);
    program_ = std::move(parsed.program);
  });
  analysis_ = std::make_unique<Analysis>(*program_, 1);
  const RunMode mode{.stepLimit = options_.stepLimit};
  run_ = std::make_unique<Run>(*analysis_, options_, std::make_shared<Workspace>(), "test", MemberResult(),
                               mode, nullptr);
  parts_ = std::make_unique<Parts>(*run_);
}

const ast::MethodDecl& Setting::method(std::string_view name) const {
  for (const ast::ClassDecl* const declaration : program_->classes) {
    for (const ast::MethodDecl* const method : declaration->methods) {
      if (method->name == name) return *method;
    }
  }
  throw std::runtime_error("no method " + std::string(name));
}

const ast::Statement& Setting::statement(const ast::MethodDecl& method, std::size_t index) const {
  return *std::get<ast::Block>(method.body->node).statements[index];
}

const ast::Expression& Setting::expression(const ast::MethodDecl& method, std::size_t index) const {
  const ast::Statement& one = statement(method, index);
  if (const auto* declaration = std::get_if<ast::LocalDeclaration>(&one.node))
    return *declaration->initializer;
  if (const auto* done = std::get_if<ast::Return>(&one.node)) return *done->value;
  return *std::get<ast::Evaluate>(one.node).expression;
}

SymbolicState Setting::entry(const ast::MethodDecl& method) {
  path().now().method = &method;
  path().now().thisClass = method.owner;
  return parts_->entry.state(method);
}

Verdict Setting::run(SymbolicState s, ast::Statements statements, Then then) {
  const auto onReturn = [this](SymbolicState, const Exit&) {
    ++returns_;
    return Verdict::Verified;
  };
  const auto onThrow = [this](SymbolicState, const Exit&) {
    ++throws_;
    return Verdict::Verified;
  };
  const Jumps jumps{onReturn, onThrow, nullptr};
  return rules().execAll(std::move(s), statements, then, jumps);
}

Verdict Setting::run(const ast::MethodDecl& method, Then then) {
  const Term snapshot = terms().fresh(smt::Sort::Snapshot, "entry");
  return rules().produceAll(entry(method), method.requires_, snapshot, [&](SymbolicState s) {
    s.old = s.heap;
    return run(std::move(s), std::get<ast::Block>(method.body->node).statements, then);
  });
}

Term Setting::valueOf(const heap::Heap& heap, std::string_view field) const {
  Term value;
  heap.find([&](const heap::Chunk& chunk) {
    const ast::FieldDecl* const declaration = analysis_->fieldOf(chunk.resource);
    if (declaration != nullptr && declaration->name == field) value = chunk.value;
    return false;
  });
  return value;
}

}  // namespace warrant::symbex
