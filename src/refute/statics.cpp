#include "refute/statics.h"

#include <algorithm>
#include <unordered_map>
#include <vector>

#include "ast/walk.h"
#include "facts/hierarchy.h"

namespace warrant::refute {
namespace {

class Closure {
 public:
  explicit Closure(const ast::Program& program) : program_(program) {
    for (const ast::ClassDecl* const one : program.classes) {
      for (const ast::MethodDecl* const method : one->methods) {
        for (const ast::MethodDecl* const above : method->overrides) overriding_[above].push_back(method);
      }
    }
  }

  std::unordered_set<const ast::FieldDecl*> of(const ast::MethodDecl& method) {
    add(&method);
    add(method.owner);
    while (!methods_.pending.empty() || !classes_.pending.empty() || !predicates_.pending.empty()) {
      if (const auto* const next = methods_.take()) note(*next);
      if (const auto* const next = classes_.take()) note(*next);
      if (const auto* const next = predicates_.take()) note(*next->body);
    }
    return std::move(fields_);
  }

 private:
  template <class Declaration>
  struct Worklist {
    std::unordered_set<const Declaration*> seen;
    std::vector<const Declaration*> pending;
    bool add(const Declaration* one) {
      const bool isNew = seen.insert(one).second;
      if (isNew) pending.push_back(one);
      return isNew;
    }
    const Declaration* take() {
      if (pending.empty()) return nullptr;
      const Declaration* const next = pending.back();
      pending.pop_back();
      return next;
    }
  };

  void add(const ast::MethodDecl* method) {
    if (method == nullptr || !methods_.add(method)) return;
    if (const auto below = overriding_.find(method); below != overriding_.end()) {
      for (const ast::MethodDecl* const one : below->second) add(one);
    }
  }

  void add(const ast::ClassDecl* declaration) {
    if (declaration != nullptr && !declaration->isLibrary) classes_.add(declaration);
  }

  void add(const ast::Type& type) {
    if (type.kind == ast::TypeKind::Array) return add(*type.element);
    if (type.kind == ast::TypeKind::Class) add(type.declaration);
  }

  void add(const ast::PredicateDecl& predicate) {
    for (const ast::ClassDecl* const one : program_.classes) {
      const bool isBelow =
          predicate.owner == nullptr || symbex::Hierarchy::isSubclass(*one, *predicate.owner);
      for (const ast::PredicateDecl* const other : one->predicates) {
        const bool isThat = other == &predicate || (isBelow && other->name == predicate.name);
        if (isThat && other->body != nullptr) predicates_.add(other);
      }
    }
  }

  // Its objects may be of classes below it; the library may call what overrides its own methods, such as
  // `toString`.
  void note(const ast::ClassDecl& declaration) {
    add(declaration.superclass);
    for (const ast::ClassDecl* const other : program_.classes) {
      if (symbex::Hierarchy::isSubclass(*other, declaration)) add(other);
    }
    for (const ast::FieldDecl* const field : declaration.fields) {
      if (field->constant != nullptr) note(*field->constant);
    }
    for (const ast::Statement* const initializer : declaration.initializers) note(*initializer);
    for (const ast::Statement* const initializer : declaration.staticInitializers) note(*initializer);
    for (const ast::MethodDecl* const method : declaration.methods) {
      const bool isOfLibrary =
          std::ranges::any_of(method->overrides, [](const auto* above) { return above->owner->isLibrary; });
      if (isOfLibrary) add(method);
    }
  }

  void note(const ast::MethodDecl& method) {
    add(method.owner);
    for (const ast::Variable* const parameter : method.parameters) add(parameter->type);
    for (const ast::Assertion* const clause : method.requires_) note(*clause);
    for (const ast::Assertion* const clause : method.ensures) note(*clause);
    for (const ast::Signals& clause : method.signals) note(*clause.assertion);
    if (method.measure != nullptr) note(*method.measure);
    if (method.pureBody != nullptr) note(*method.pureBody);
    if (method.body != nullptr) note(*method.body);
    const bool isConstructor = method.kind == ast::MethodKind::Constructor && method.owner != nullptr;
    if (isConstructor) add(method.owner->defaultSuperConstructor);
  }

  void note(const ast::Statement& statement) {
    ast::forEachStatement(statement, [&](const ast::Statement& part) {
      ast::forEachOperand(
          part, [&](const ast::Expression& e) { note(e); }, [&](const ast::Assertion& a) { note(a); });
      if (const auto* const call = std::get_if<ast::ConstructorCall>(&part.node)) add(call->constructor);
    });
  }

  void note(const ast::Assertion& assertion) {
    ast::forEachExpression(assertion, [&](const ast::Expression& e) { noteOne(e); });
    ast::forEachAssertion(assertion, [&](const ast::Assertion& part) {
      if (const auto* const access = std::get_if<ast::FieldAccess>(&part.node)) note(*access->field);
      if (const auto* const instance = std::get_if<ast::PredicateInstance>(&part.node))
        add(*instance->predicate);
    });
  }

  void note(const ast::Expression& expression) {
    ast::forEachExpression(expression, [&](const ast::Expression& e) { noteOne(e); });
  }

  void note(const ast::FieldDecl& field) {
    if (field.isStatic) fields_.insert(&field);
    add(field.owner);
  }

  void noteOne(const ast::Expression& e) {
    add(e.type);
    if (const auto* const read = std::get_if<ast::FieldRead>(&e.node)) note(*read->field);
    if (const auto* const call = std::get_if<ast::Call>(&e.node)) add(call->method);
    if (const auto* const creation = std::get_if<ast::New>(&e.node)) add(creation->constructor);
    if (const auto* const opening = std::get_if<ast::Opening>(&e.node)) add(*opening->instance->predicate);
  }

  const ast::Program& program_;
  std::unordered_map<const ast::MethodDecl*, std::vector<const ast::MethodDecl*>> overriding_;
  Worklist<ast::MethodDecl> methods_;
  Worklist<ast::ClassDecl> classes_;
  Worklist<ast::PredicateDecl> predicates_;
  std::unordered_set<const ast::FieldDecl*> fields_;
};

}  // namespace

std::unordered_set<const ast::FieldDecl*> staticsOf(const ast::Program& program,
                                                    const ast::MethodDecl& method) {
  return Closure(program).of(method);
}

}  // namespace warrant::refute
