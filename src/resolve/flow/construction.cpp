#include "resolve/flow/construction.h"

#include <algorithm>
#include <string>
#include <unordered_map>
#include <unordered_set>

#include "ast/below.h"
#include "ast/walk.h"
#include "parse/messages.h"
#include "resolve/flow/reachable.h"
#include "support/codes.h"

namespace warrant::ast {
namespace {

namespace codes = support::codes;

using Fields = std::unordered_set<const FieldDecl*>;

Fields settledFields(const ClassDecl& owner, bool areStatic) {
  Fields fields;
  for (const FieldDecl* const field : owner.fields) {
    if (field->isSettled() && field->isStatic == areStatic) fields.insert(field);
  }
  return fields;
}

// Calls visit(field, range) for each assignment to one of the fields within the statement.
template <class Visit>
void forEachAssignment(const Statement& statement, const Fields& fields, Visit&& visit) {
  forEachStatement(statement, [&](const Statement& part) {
    const auto look = [&](const Expression& operand) {
      forEachExpression(operand, [&](const Expression& expression) {
        const auto* const assign = std::get_if<Assign>(&expression.node);
        const auto* const read = assign == nullptr ? nullptr : std::get_if<FieldRead>(&assign->target->node);
        if (read != nullptr && fields.contains(read->field)) visit(*read->field, expression.range);
      });
    };
    forEachOperand(part, look, [](const Assertion&) {});
  });
}

// How many of the statements must have run until no more of the fields is assigned.
std::uint32_t statementsThatAssign(Statements statements, const Fields& fields) {
  std::size_t count = 0;
  for (std::size_t i = 0; i < statements.size(); ++i) {
    forEachAssignment(*statements[i], fields, [&](const FieldDecl&, support::SourceRange) { count = i + 1; });
  }
  return static_cast<std::uint32_t>(count);
}

Fields assignedIn(Statements statements, const Fields& fields) {
  Fields assigned;
  for (const Statement* const statement : statements) {
    forEachAssignment(*statement, fields,
                      [&](const FieldDecl& field, support::SourceRange) { assigned.insert(&field); });
  }
  return assigned;
}

// Finds the uses of `this` but as the receiver of a field.
class ThisUses {
 public:
  void add(const Expression& expression) {
    forEachExpression(expression, [this](const Expression& part) { note(part); });
  }
  void add(const Assertion& assertion) {
    forEachAssertion(assertion, [this](const Assertion& part) {
      if (const auto* access = std::get_if<FieldAccess>(&part.node)) receivers_.insert(access->receiver);
    });
    forEachExpression(assertion, [this](const Expression& part) { note(part); });
  }
  void add(const Statement& statement) {
    forEachStatement(statement, [this](const Statement& part) {
      forEachOperand(
          part, [this](const Expression& operand) { add(operand); },
          [this](const Assertion& assertion) { add(assertion); });
    });
  }

  // The expressions `this`, where it is no receiver of a field, and others may look at it.
  std::vector<const Expression*> others() const {
    std::vector<const Expression*> others;
    for (const Expression* const use : uses_) {
      if (!receivers_.contains(use)) others.push_back(use);
    }
    return others;
  }

 private:
  void note(const Expression& part) {
    if (const auto* read = std::get_if<FieldRead>(&part.node)) receivers_.insert(read->receiver);
    if (std::holds_alternative<This>(part.node)) uses_.push_back(&part);
    const auto* const creation = std::get_if<New>(&part.node);  // of an inner class that does not look around
    if (creation != nullptr && creation->declaration->outerField == nullptr)
      receivers_.insert(creation->outer);
  }

  std::unordered_set<const Expression*> receivers_;
  std::vector<const Expression*> uses_;
};

bool isGhost(const Statement& statement) {
  return std::holds_alternative<Assert>(statement.node) || std::holds_alternative<Assume>(statement.node) ||
         std::holds_alternative<Open>(statement.node) || std::holds_alternative<Close>(statement.node) ||
         std::holds_alternative<Use>(statement.node) || std::holds_alternative<Join>(statement.node);
}

// Whether what runs in the statement may let others see `this`.
bool letsThisEscape(const Statement& statement) {
  ThisUses uses;
  forEachStatement(statement, [&](const Statement& part) {
    if (isGhost(part)) return;
    forEachOperand(
        part, [&](const Expression& operand) { uses.add(operand); }, [](const Assertion&) {});
  });
  return !uses.others().empty();
}

class ConstructionChecker {
 public:
  explicit ConstructionChecker(ProgramBuilder& builder)
      : problems_(builder.problems()), reachable_(builder) {}

  void check(ClassScope& scope) {
    checkObjects(scope);
    checkClass(*scope.declaration);
  }

 private:
  // ---------------------------------------------------------------------------------------------- objects

  void checkObjects(ClassScope& scope) {
    ClassDecl& owner = *scope.declaration;
    const Fields fields = settledFields(owner, false);
    if (fields.empty()) return;
    owner.letsOthersSeeIt = owner.kind == ClassKind::Enum && escapeIn(&owner) != nullptr;
    owner.settledAfter = statementsThatAssign(owner.initializers, fields);
    std::size_t closed = owner.settledAfter;  // so many initialisers must not let `this` escape
    for (const Member& member : scope.members) {
      MethodDecl* const method = member.method;
      if (method == nullptr || method->kind != MethodKind::Constructor) continue;
      checkPrecondition(*method, fields);
      if (method->body == nullptr) continue;
      checkConstructor(*method, fields);
      if (method->settledAfter > 0) closed = owner.initializers.size();
    }
    for (std::size_t i = 0; i < closed; ++i) checkPart(*owner.initializers[i], owner, fields);
    checkSuperclass(owner);
  }

  void checkConstructor(MethodDecl& constructor, const Fields& fields) {
    const Statements statements = std::get<Block>(constructor.body->node).statements;
    const auto* const first =
        statements.empty() ? nullptr : std::get_if<ConstructorCall>(&statements.front()->node);
    if (first != nullptr && !first->isSuper) {  // this(…) assigns them
      forEachAssignment(*constructor.body, fields, [&](const FieldDecl& field, support::SourceRange range) {
        problems_.error(codes::type, range,
                        "the final field " + inQuotes(field.name) + " has its value already, from 'this(…)'");
      });
      return;
    }
    constructor.settledAfter = statementsThatAssign(statements, fields);
    for (std::size_t i = 0; i < constructor.settledAfter; ++i) {
      checkPart(*statements[i], *constructor.owner, fields);
    }
  }

  // A part of what runs before the final fields have their values.
  void checkPart(const Statement& part, const ClassDecl& owner, const Fields& fields) {
    checkLoops(part, fields);
    ThisUses uses;
    uses.add(part);
    for (const Expression* const use : uses.others()) reportEscape(use->range, owner, false);
  }

  void checkLoops(const Statement& statement, const Fields& fields) {
    forEachStatement(statement, [&](const Statement& part) {
      if (!std::holds_alternative<Loop>(part.node)) return;
      forEachAssignment(part, fields, [&](const FieldDecl& field, support::SourceRange range) {
        problems_.error(codes::type, range,
                        "the final field " + inQuotes(field.name) + " cannot be assigned in a loop");
      });
    });
  }

  void checkPrecondition(const MethodDecl& constructor, const Fields& fields) {
    for (const Assertion* const clause : constructor.requires_) {
      forEachExpression(*clause, [&](const Expression& part) {
        const auto* const read = std::get_if<FieldRead>(&part.node);
        const bool isOwn = read != nullptr && fields.contains(read->field) &&
                           std::holds_alternative<This>(read->receiver->node);
        if (!isOwn) return;
        problems_.error(codes::escape, part.range,
                        "the final field " + inQuotes(read->field->name) + " has no value yet when the " +
                            "constructor is called");
      });
      ThisUses uses;
      uses.add(*clause);
      for (const Expression* const use : uses.others()) reportEscape(use->range, *constructor.owner, false);
    }
  }

  void checkSuperclass(const ClassDecl& owner) {
    const Statement* const escape = escapeIn(owner.superclass);
    if (escape == nullptr) return;
    const FieldDecl& field = firstOf(owner, false);
    problems_.error(codes::escape, field.range,
                    "the superclass " + inQuotes(owner.superclass->name) +
                        " lets others see its objects while they are made, when the final field " +
                        inQuotes(field.name) + " has no value yet",
                    {{escape->range, "here"}});
  }

  // Where a constructor or initialiser of the class, or of a superclass, lets `this` escape; nullptr:
  // nowhere.
  static const Statement* escapeIn(const ClassDecl* declaration) {
    for (; declaration != nullptr; declaration = declaration->superclass) {
      for (const Statement* const statement : declaration->initializers) {
        if (letsThisEscape(*statement)) return statement;
      }
      for (const MethodDecl* const method : declaration->methods) {
        if (method->kind != MethodKind::Constructor || method->body == nullptr) continue;
        for (const Statement* const statement : std::get<Block>(method->body->node).statements) {
          if (letsThisEscape(*statement)) return statement;
        }
      }
    }
    return nullptr;
  }

  // ---------------------------------------------------------------------------------------------- classes

  void checkClass(const ClassDecl& owner) {
    Fields pending = settledFields(owner, true);
    if (pending.empty()) return;
    checkInitializedBefore(owner, pending);
    for (const Statement* const statement : owner.staticInitializers) checkLoops(*statement, pending);
    const Statements statements =
        owner.staticInitializers.subspan(0, statementsThatAssign(owner.staticInitializers, pending));
    const ClassDecl* const inProgress[] = {&owner};
    if (!mayRead(statements, inProgress, pending)) return;
    for (std::size_t i = 0; i < statements.size(); ++i) {  // more exactly: what is still to be assigned
      const Fields unassigned = assignedIn(statements.subspan(i), pending);
      if (!mayRead(statements.subspan(i, 1), inProgress, unassigned)) continue;
      reportEscape(statements[i]->range, owner, true);
      return;
    }
  }

  // The initialisers of a superclass may run within the class's own initialisation, before its own
  // (JLS 12.4.2).
  void checkInitializedBefore(const ClassDecl& owner, const Fields& pending) {
    for (const ClassDecl* const above : initializedBefore(owner)) {
      for (std::size_t i = 0; i < above->staticInitializers.size(); ++i) {
        const ClassDecl* const inProgress[] = {&owner, above};
        const Statements statement = above->staticInitializers.subspan(i, 1);
        if (!mayRead(statement, inProgress, pending, true)) continue;
        const FieldDecl& field = firstOf(owner, true);
        const std::string kind = above->kind == ClassKind::Interface ? "interface " : "superclass ";
        problems_.error(codes::escape, field.range,
                        "the " + kind + inQuotes(above->name) + " is initialised before " +
                            inQuotes(owner.name) + ", and what that does may read the final field " +
                            inQuotes(field.name) + ", or another of the class, before it has its value",
                        {{statement.front()->range, "here"}});
        return;
      }
    }
  }

  bool mayRead(Statements statements, std::span<const ClassDecl* const> inProgress, const Fields& fields,
               bool themselves = false) {
    return reachable_.find(statements, themselves, inProgress, [&](const Expression& part) {
      const auto* const read = std::get_if<FieldRead>(&part.node);
      return read != nullptr && fields.contains(read->field);
    });
  }

  // ---------------------------------------------------------------------------------------------- messages

  static const FieldDecl& firstOf(const ClassDecl& owner, bool isStatic) {
    return **std::ranges::find_if(owner.fields, [&](const FieldDecl* field) {
      return field->isSettled() && field->isStatic == isStatic;
    });
  }

  void reportEscape(support::SourceRange range, const ClassDecl& owner, bool isStatic) {
    const FieldDecl& field = firstOf(owner, isStatic);
    const std::string name = inQuotes(field.name);
    problems_.error(codes::escape, range,
                    isStatic ? "what this calls, or initialises, may read the final field " + name +
                                   " or another of the class before it has its value"
                             : "'this' can only be used to reach its fields before the final field " + name +
                                   ", and the others, have their values",
                    {{field.range, "declared here"}});
  }

  Problems& problems_;
  Reachable reachable_;
};

}  // namespace

std::vector<const FieldDecl*> fieldsSeenEarly(const ClassDecl& owner, Reachable& reachable) {
  const Fields fields = settledFields(owner, true);
  if (fields.empty()) return {};
  const auto meetsUnread = [&](Statements statements, std::span<const ClassDecl* const> inProgress) {
    return reachable.find(statements, false, inProgress, [](const Expression&) { return false; });
  };
  for (const ClassDecl* const above : initializedBefore(owner)) {
    const ClassDecl* const inProgress[] = {&owner, above};
    if (meetsUnread(above->staticInitializers, inProgress)) return {fields.begin(), fields.end()};
  }
  const ClassDecl* const inProgress[] = {&owner};
  for (std::size_t i = 0; i < owner.staticInitializers.size(); ++i) {
    if (!meetsUnread(owner.staticInitializers.subspan(i, 1), inProgress)) continue;
    const Fields seen = assignedIn(owner.staticInitializers.subspan(i), fields);
    return {seen.begin(), seen.end()};
  }
  return {};
}

void checkConstruction(ProgramBuilder& builder) {
  ConstructionChecker checker(builder);
  for (FileScope& file : builder.files()) {
    for (ClassScope* const scope : file.classes) checker.check(*scope);
  }
}

}  // namespace warrant::ast
