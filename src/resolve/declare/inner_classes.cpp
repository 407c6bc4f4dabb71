#include "resolve/declare/inner_classes.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "ast/walk.h"
#include "parse/messages.h"
#include "parse/tree.h"
#include "resolve/declare/types.h"
#include "support/codes.h"

namespace warrant::ast {
namespace {

namespace codes = support::codes;

using Field = const FieldDecl*;

// Which outer fields are read, but to be handed on to objects whose own is not read.
class OuterReads {
 public:
  void add(const ClassDecl& declaration) {
    for (const Statement* const statement : declaration.initializers) add(*statement);
    for (const Statement* const statement : declaration.staticInitializers) add(*statement);
    for (const MethodDecl* const method : declaration.methods) add(*method);
    for (const PredicateDecl* const predicate : declaration.predicates) {
      if (predicate->body != nullptr) addAll(*predicate->body);
    }
  }
  void add(const MethodDecl& method) {
    for (const Assertion* const clause : method.requires_) addAll(*clause);
    for (const Assertion* const clause : method.ensures) addAll(*clause);
    for (const Signals& clause : method.signals) addAll(*clause.assertion);
    if (method.measure != nullptr) addAll(*method.measure);
    if (method.body != nullptr) add(*method.body);
    if (method.pureBody != nullptr) addAll(*method.pureBody);
  }
  void note(Field field) {
    if (read_.insert(field).second) pending_.push_back(field);
  }
  // Where the one is read, the other is.
  void addNeeded(Field field, Field needed) { needs_[field].push_back(needed); }

  std::unordered_set<Field> run() {
    for (std::size_t i = 0; i < pending_.size(); ++i) {
      for (const Field needed : needs_[pending_[i]]) note(needed);
    }
    return std::move(read_);
  }

 private:
  void add(const Statement& statement) {
    forEachStatement(statement, [this](const Statement& part) {
      forEachOperand(
          part, [this](const Expression& operand) { addAll(operand); },
          [this](const Assertion& assertion) { addAll(assertion); });
    });
  }

  template <class Part>
  void addAll(const Part& part) {
    forEachExpression(part, [this](const Expression& expression) { addOne(expression); });
  }

  void addOne(const Expression& expression) {
    if (const auto* const creation = std::get_if<New>(&expression.node)) addNew(*creation);
    const auto* const read = std::get_if<FieldRead>(&expression.node);
    if (read != nullptr && read->field->isOuter && !handedOn_.contains(&expression)) note(read->field);
  }

  void addNew(const New& creation) {
    if (creation.outer == nullptr || !isThisOrAround(*creation.outer)) return;
    const Expression* object = creation.outer;
    while (const auto* const read = std::get_if<FieldRead>(&object->node)) {
      handedOn_.insert(object);
      for (const Field created : creation.declaration->fields) {
        if (created->isOuter) addNeeded(created, read->field);
      }
      object = read->receiver;
    }
  }

  std::unordered_set<const Expression*> handedOn_;
  std::unordered_map<Field, std::vector<Field>> needs_;
  std::unordered_set<Field> read_;
  std::vector<Field> pending_;
};

// The fields that lead from an object of the class to the one around it that its superclass, which is inner,
// needs: of the innermost class around that has the superclass as a member (JLS 8.8.7.1). Empty: there is
// none.
std::vector<Field> pathToSuperOuter(const ClassScope& scope, const ClassScope& superclass) {
  std::vector<Field> path;
  for (const ClassScope* inner = &scope; inner->isInner; inner = inner->outer) {
    path.push_back(inner->outerField);
    if (isSubclass(*inner->outer->declaration, *superclass.outer->declaration)) return path;
  }
  return {};
}

support::SourceRange textOf(const ClassScope& scope, ProgramBuilder& builder) {
  const std::vector<Token>& tokens = builder.files()[scope.declaration->nameRange.file].tokens;
  return rangeBetween(tokens[scope.start], tokens[scope.bodyEnd]);
}

}  // namespace

void findOuterObjects(ProgramBuilder& builder) {
  const auto& classes = builder.classes();
  if (std::ranges::none_of(classes, [](const ClassScope* scope) { return scope->isInner; })) return;
  OuterReads reads;
  for (ClassScope* const scope : classes) {
    ClassDecl& declaration = *scope->declaration;
    reads.add(declaration);
    if (declaration.superclass == nullptr) continue;
    const ClassScope& superclass = builder.scopeOf(*declaration.superclass);
    if (!superclass.isInner) continue;
    const std::vector<Field> path = pathToSuperOuter(*scope, superclass);
    if (path.empty()) {
      builder.problems().error(codes::unsupported, declaration.nameRange,
                               "the superclass " + inQuotes(declaration.superclass->name) +
                                   " is an inner class of " + inQuotes(superclass.outer->declaration->name) +
                                   ": it is extended only within that class, in an inner class, for now");
    }
    for (const Field field : path) reads.addNeeded(superclass.outerField, field);
    declaration.superOuter = builder.arena().copy(path);
  }
  for (const MethodDecl* const main : builder.program().mains) reads.add(*main);
  for (const ClassScope* const scope : classes) {  // what has a problem was not read
    if (scope->isInner && builder.problems().holdsIn(textOf(*scope, builder))) reads.note(scope->outerField);
  }
  const std::unordered_set<Field> read = reads.run();
  for (ClassScope* const scope : classes) {
    if (scope->isInner && read.contains(scope->outerField))
      scope->declaration->outerField = scope->outerField;
  }
}

}  // namespace warrant::ast
