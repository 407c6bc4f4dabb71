// The state in which a program starts: every class's static fields, as its initialisers leave them.
//
// Java runs the initialisers of a class when it is first used, and not before. That makes no difference here:
// an initialiser owns the static fields of its class and what it creates, so that nobody sees when it runs.
#include "symbex/members/start.h"

#include "ast/walk.h"
#include "symbex/members/entry.h"
#include "symbex/path/path.h"
#include "symbex/path/recorder.h"
#include "symbex/resources/chunks.h"
#include "symbex/resources/ranges.h"
#include "symbex/rules/rules.h"
#include "symbex/values/final_fields.h"

namespace warrant::symbex {

using smt::Sort;

namespace {

bool isStringArray(const ast::Type& type) {
  if (type.kind != ast::TypeKind::Array || type.element->kind != ast::TypeKind::Class) return false;
  return type.element->declaration->isBuiltIn && type.element->declaration->name == "String";
}

// The classes, each behind those whose final static fields its initialisers read, as far as that is possible.
class StartOrder {
 public:
  explicit StartOrder(std::span<const ast::ClassDecl* const> classes) {
    for (const ast::ClassDecl* const declaration : classes) add(*declaration);
  }
  std::vector<const ast::ClassDecl*> take() { return std::move(ordered_); }

 private:
  void add(const ast::ClassDecl& declaration) {
    if (!seen_.insert(&declaration).second) return;
    for (const ast::Statement* const statement : declaration.staticInitializers) {
      ast::forEachStatement(*statement, [this](const ast::Statement& part) {
        ast::forEachOperand(
            part, [this](const ast::Expression& operand) { addReads(operand); },
            [](const ast::Assertion&) {});
      });
    }
    ordered_.push_back(&declaration);
  }
  void addReads(const ast::Expression& expression) {
    ast::forEachExpression(expression, [this](const ast::Expression& part) {
      const auto* const read = std::get_if<ast::FieldRead>(&part.node);
      if (read != nullptr && read->field->isStatic && read->field->isSettled()) add(*read->field->owner);
    });
  }

  std::unordered_set<const ast::ClassDecl*> seen_;
  std::vector<const ast::ClassDecl*> ordered_;
};

}  // namespace

bool isProgramStart(const ast::MethodDecl& method) {
  return method.kind == ast::MethodKind::Method && method.isStatic && method.name == "main" &&
         method.returnType.kind == ast::TypeKind::Void && method.parameters.size() == 1 &&
         isStringArray(method.parameters.front()->type);
}

// The main method gets what it demands.
Verdict Start::verifyStart(const ast::MethodDecl& main) {
  if (main.requires_.empty()) return Verdict::Verified;
  const smt::PathScope scope(path_.condition());
  SymbolicState s = entry_.state(main);
  const Term arguments = s.frame.store[main.parameters.front()->slot];
  path_.assume(terms_.negate(terms_.equal(arguments, terms_.null())));
  s.heap.add(ranges_.rangeChunk(ranges_.wholeRange(arguments), terms_.fresh(Sort::Snapshot, "arguments")));
  if (path_.isRecording()) recorder_.add(s, Step::Kind::Part, main.nameRange, "The program can start:");
  return startProgram(std::move(s), [&](SymbolicState s) {
    const Site& site =
        run_.site({Context::Precondition, Site::Place::Part, main.nameRange, "when the program starts"});
    s.frame.site = &site;
    Remainder whole{.heap = s.heap};
    return rules_.consumeAll(std::move(s), std::move(whole), main.requires_,
                             [](SymbolicState, Remainder, Term) { return Verdict::Verified; });
  });
}

Verdict Start::initializeClasses(SymbolicState s, std::span<const ast::ClassDecl* const> classes, Then then) {
  while (!classes.empty() && classes.front()->staticInitializer == nullptr &&
         classes.front()->staticInitializers.empty()) {
    chunks_.produceStaticFields(s.heap, *classes.front());
    classes = classes.subspan(1);
  }
  if (classes.empty()) return then(std::move(s));
  const ast::ClassDecl& declaration = *classes.front();
  chunks_.produceStaticFields(s.heap, declaration);
  const Frame outer = s.frame;
  s.frame = finals_.makingFrame(declaration, true, terms_.null(), declaration.staticSlots, &outer);
  const auto initialized = [&](SymbolicState s) {
    for (const ast::FieldDecl* const field : analysis_.finalFields(declaration, true)) {
      const Construction& construction = s.frame.construction;
      (*now().startValues)[field] = s.frame.store[construction.slots + analysis_.finalSlot(*field)];
    }
    s.frame = outer;
    return initializeClasses(std::move(s), classes.subspan(1), then);
  };
  const auto thrown = [](SymbolicState, const Exit&) { return Verdict::Verified; };  // the program ends
  const StartValues before = *now().startValues;  // what is known on one path is not on the next
  const Verdict verdict =
      rules_.execAll(std::move(s), declaration.staticInitializers, initialized, onlyThrowing(thrown));
  *now().startValues = before;
  now().definitions->clear();
  return verdict;
}

// What follows knows the values of final static fields.
Verdict Start::startProgram(SymbolicState s, Then then) {
  StartValues values;
  Exploration starting = now();
  starting.startValues = &values;
  const Entered entered(path_, starting);
  const std::vector<const ast::ClassDecl*> classes = StartOrder(analysis_.classes()).take();
  return path_.withoutReports([&](Then started) { return initializeClasses(std::move(s), classes, started); },
                              then);
}

}  // namespace warrant::symbex
