// The state in which a program starts: static fields, as the initialisers of their classes leave them.
//
// Java runs the initialisers of a class when it is first used, and not before. That makes no difference here:
// an initialiser owns the static fields of its class and what it creates, so that nobody sees when it runs.
#include "symbex/members/start.h"

#include "ast/values/constants.h"
#include "symbex/members/entry.h"
#include "symbex/members/start_order.h"
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
  return type.kind == ast::TypeKind::Array && ast::isStringType(*type.element);
}

constexpr auto programEnds = [](SymbolicState, const Exit&) { return Verdict::Verified; };  // by an exception

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
  return startProgram(std::move(s), classesToStart(analysis_, main), [&](SymbolicState s) {
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
  s.frame = classFrame(declaration, outer);
  const auto initialized = [&](SymbolicState s) {
    return withStartValues([&] {
      for (const ast::FieldDecl* const field : analysis_.finalFields(declaration, true))
        learnStartValue(*field, s.frame);
      s.frame = outer;
      return initializeClasses(std::move(s), classes.subspan(1), then);
    });
  };
  return rules_.execAll(std::move(s), declaration.staticInitializers, initialized, onlyThrowing(programEnds));
}

Frame Start::classFrame(const ast::ClassDecl& declaration, const Frame& outer) {
  return finals_.makingFrame(declaration, true, terms_.null(), declaration.staticSlots, &outer);
}

void Start::learnStartValue(const ast::FieldDecl& field, const Frame& frame) {
  (*now().startValues)[&field] = frame.store[frame.construction.slots + analysis_.finalSlot(field)];
}

// What is known on one path is not on the next.
Verdict Start::withStartValues(support::FunctionRef<Verdict()> rest) {
  const StartValues before = *now().startValues;
  const Verdict verdict = rest();
  *now().startValues = before;
  now().definitions->clear();
  return verdict;
}

namespace {

// The constant of an enum that the statement makes; nullptr: it does something else.
const ast::FieldDecl* constantMadeBy(const ast::Statement& statement) {
  const auto* const evaluate = std::get_if<ast::Evaluate>(&statement.node);
  const auto* const assign =
      evaluate == nullptr ? nullptr : std::get_if<ast::Assign>(&evaluate->expression->node);
  const auto* const target = assign == nullptr ? nullptr : std::get_if<ast::FieldRead>(&assign->target->node);
  return target != nullptr && target->field->isEnumConstant ? target->field : nullptr;
}

}  // namespace

Verdict Start::makeConstants(const ast::ClassDecl& declaration, Made made) {
  SymbolicState s;
  chunks_.produceStaticFields(s.heap, declaration);
  s.frame = classFrame(declaration, Frame(s.frame));
  return makeConstants(std::move(s), declaration.staticInitializers, made);
}

Verdict Start::makeConstants(SymbolicState s, ast::Statements statements, Made made) {
  const ast::FieldDecl* const constant = statements.empty() ? nullptr : constantMadeBy(*statements.front());
  if (constant == nullptr) return Verdict::Verified;  // the constants come first
  const auto behind = [&](SymbolicState s) {
    return withStartValues([&] {
      learnStartValue(*constant, s.frame);
      made(*constant);
      return makeConstants(std::move(s), statements.subspan(1), made);
    });
  };
  return rules_.execAll(std::move(s), statements.first(1), behind, onlyThrowing(programEnds));
}

Verdict Start::startProgram(SymbolicState s, std::span<const ast::ClassDecl* const> classes, Then then) {
  StartValues values;
  Exploration starting = now();
  starting.startValues = &values;
  const Entered entered(path_, starting);
  return path_.withoutReports([&](Then started) { return initializeClasses(std::move(s), classes, started); },
                              then);
}

}  // namespace warrant::symbex
