#include "fix/code_changes.h"

#include <algorithm>
#include <tuple>

#include "ast/print.h"
#include "ast/walk.h"
#include "fix/mutations.h"
#include "places/slots.h"

namespace warrant::fix {

using ast::Statement;
using support::SourceRange;
using symbex::Context;
using symbex::Failure;
using symbex::Reason;
using symbex::Why;

namespace {

constexpr std::size_t mostDrafts = 60;

bool isBehind(const SourceRange& one, const SourceRange& other) {
  return std::pair(one.line, one.column) > std::pair(other.line, other.column);
}

bool isGhost(const Statement& statement) {
  const auto* const assertion = std::get_if<ast::Assert>(&statement.node);
  return (assertion != nullptr && assertion->isGhost) ||
         std::holds_alternative<ast::Assume>(statement.node) ||
         std::holds_alternative<ast::Open>(statement.node) ||
         std::holds_alternative<ast::Close>(statement.node) ||
         std::holds_alternative<ast::Use>(statement.node) ||
         std::holds_alternative<ast::Join>(statement.node);
}

bool isNamedByFailure(const SourceRange& range, const Failure& failure) {
  return failure.why && std::ranges::any_of(failure.why->places, [&](const Why::Place& place) {
           return place.role == Why::Place::Role::Changed &&
                  (isWithin(place.range, range) || isWithin(range, place.range));
         });
}

// What fails must be mended, not left out.
void draftMutation(Drafts& drafts, const Mutation& mutation, const Failure& failure) {
  const bool isLeftOut = isWithin(failure.range, mutation.edit.range) &&
                         mutation.edit.text.find(drafts.layout.textOf(failure.range)) == std::string::npos;
  if (!isLeftOut) drafts.add(titleOf(mutation), {mutation.edit});
}

class CodeChanges {
 public:
  CodeChanges(Drafts& drafts, const ast::MethodDecl& method, const Failure& failure)
      : drafts_(drafts), method_(method), failure_(failure), slots_(drafts.program(), &method) {}

  void draft() {
    addObject();
    collectNumbers();
    for (const Statement* statement : statementsByRelevance()) {
      if (count_ >= mostDrafts) return;
      addBreaks(*statement);
      addMutations(*statement);
      addSwap(*statement);
    }
  }

 private:
  // --- where

  std::vector<const Statement*> statementsByRelevance() const {
    std::vector<const Statement*> statements;
    ast::forEachStatementOfCode(*method_.body, [&](const Statement& statement) {
      if (statement.range.isKnown() && !isGhost(statement) &&
          !std::holds_alternative<ast::Assert>(statement.node))
        statements.push_back(&statement);
    });
    std::ranges::stable_sort(statements, {}, [&](const Statement* statement) {
      const SourceRange& range = statement->range;
      const bool isLater = failure_.at.isKnown() && isBehind(range, failure_.at);
      const bool isLeaf = !std::holds_alternative<ast::Block>(statement->node);
      const bool isNamed = isLeaf && isNamedByFailure(range, failure_);
      return std::tuple(!isNamed, isLater, -static_cast<std::int64_t>(range.line),
                        -static_cast<std::int64_t>(range.column));
    });
    return statements;
  }

  // --- objects

  // How an object of the class is made, where nothing is needed for that; empty: it cannot be made so.
  static std::string made(const ast::Type& type) {
    const ast::ClassDecl* const declaration = type.kind == ast::TypeKind::Class ? type.declaration : nullptr;
    if (declaration == nullptr || declaration->isAbstract || declaration->kind != ast::ClassKind::Class)
      return {};
    bool hasConstructor = false, isPlain = false;
    for (const ast::MethodDecl* method : declaration->methods) {
      if (method->kind != ast::MethodKind::Constructor) continue;
      hasConstructor = true;
      isPlain = isPlain || method->parameters.empty();
    }
    return hasConstructor && !isPlain ? "" : "new " + ast::nestedName(*declaration) + "()";
  }

  // A reference that is still null gets an object; a variable that is to be given away beside another one is
  // not to be that one.
  void addObject() {
    if (!failure_.why) return;
    const ast::Expression* const code = drafts_.places.codeAt(method_, failure_.range);
    const auto* const read = code == nullptr ? nullptr : std::get_if<ast::FieldRead>(&code->node);
    if (failure_.why->isOfNull && read != nullptr && read->receiver != nullptr) addMissing(*read->receiver);
    const bool isGiven =
        failure_.context == Context::Precondition && failure_.why->cause == Why::Cause::GivenAway;
    if (!isGiven) return;
    ast::forEachStatement(*method_.body, [&](const Statement& statement) {
      const auto* const local = std::get_if<ast::LocalDeclaration>(&statement.node);
      if (local == nullptr || local->initializer == nullptr) return;
      const std::string object = made(local->variable->type);
      const bool isOther = std::holds_alternative<ast::VariableRead>(local->initializer->node);
      if (isOther && !object.empty())
        drafts_.add(
            "make `" + std::string(local->variable->name) + "` an object of its own: `" + object + "`",
            {{local->initializer->range, object}});
    });
  }

  void addMissing(const ast::Expression& reference) {
    const bool isPlace = std::holds_alternative<ast::FieldRead>(reference.node) ||
                         std::holds_alternative<ast::VariableRead>(reference.node);
    const std::string object = made(reference.type);
    const Statement* const statement = drafts_.places.statementAt(method_, failure_.range);
    if (!isPlace || object.empty() || statement == nullptr) return;
    const std::string assignment =
        drafts_.layout.assignment(statement->range, drafts_.layout.textOf(reference.range), object);
    const auto slot = slots_.before(statement->range, true);
    if (slot) drafts_.add("insert `" + assignment + "`", drafts_.layout.codeStatement(*slot, assignment));
  }

  // --- operators, numbers, conditions

  // What the condition that fails compares with.
  void collectNumbers() {
    const ast::Expression* condition = drafts_.places.expressionAt(method_, failure_.range);
    if (condition == nullptr) return;
    ast::forEachExpression(*condition, [&](const ast::Expression& part) {
      const auto* const literal = std::get_if<ast::IntegerLiteral>(&part.node);
      if (literal != nullptr && std::ranges::find(numbers_, literal->value) == numbers_.end())
        numbers_.push_back(literal->value);
    });
  }

  void addMutations(const Statement& statement) {
    ast::forEachOperand(
        statement,
        [&](const ast::Expression& operand) {
          for (const Mutation& mutation : mutationsOf(drafts_.layout, operand, numbers_)) {
            if (!isAssignedToItself(operand, mutation.edit)) add(mutation);
          }
        },
        [](const ast::Assertion&) {});
    const auto* const branch = std::get_if<ast::If>(&statement.node);
    const bool isTest = branch != nullptr && branch->condition->range.isKnown() &&
                        !std::holds_alternative<ast::Binary>(branch->condition->node);
    if (!isTest) return;
    const std::string opposite = negated(drafts_.layout, *branch->condition);
    add({drafts_.layout.textOf(branch->condition->range), opposite, {branch->condition->range, opposite}});
  }

  bool isAssignedToItself(const ast::Expression& operand, const Edit& edit) const {
    const auto* const assign = std::get_if<ast::Assign>(&operand.node);
    return assign != nullptr && assign->value->range == edit.range &&
           drafts_.layout.textOf(assign->target->range) == edit.text;
  }

  void add(const Mutation& mutation) {
    if (count_++ < mostDrafts) draftMutation(drafts_, mutation, failure_);
  }

  // --- statements

  // A case that goes on into the next one.
  void addBreaks(const Statement& statement) {
    const auto* const choice = std::get_if<ast::Switch>(&statement.node);
    if (choice == nullptr) return;
    for (std::size_t index = 0; index + 1 < choice->cases.size(); ++index) {
      const ast::Statements body = choice->cases[index].body;
      if (body.empty() || !goesOn(*body.back())) continue;
      const auto slot = slots_.behind(body.back()->range, true);
      if (slot)
        drafts_.add("insert `break;` in line " + std::to_string(slot->at.line),
                    {drafts_.layout.statementBehind(*slot, body.back()->range, "break;")});
    }
  }

  static bool goesOn(const Statement& statement) {
    return !std::holds_alternative<ast::Break>(statement.node) &&
           !std::holds_alternative<ast::Continue>(statement.node) &&
           !std::holds_alternative<ast::Return>(statement.node) &&
           !std::holds_alternative<ast::Throw>(statement.node);
  }

  void addSwap(const Statement& statement) {
    const auto* const block = std::get_if<ast::Block>(&statement.node);
    if (block == nullptr) return;
    for (std::size_t index = block->statements.size(); index-- > 1;) {
      const Statement &first = *block->statements[index - 1], &second = *block->statements[index];
      const bool areCode = std::holds_alternative<ast::Evaluate>(first.node) &&
                           std::holds_alternative<ast::Evaluate>(second.node);
      if (!areCode || !slots_.isInBlock(first.range) || !slots_.isInBlock(second.range)) continue;
      const std::string one = drafts_.layout.textOf(first.range), other = drafts_.layout.textOf(second.range);
      if (count_++ < mostDrafts)
        drafts_.add("execute `" + other + "` before `" + one + "`",
                    {{first.range, other}, {second.range, one}});
    }
  }

  Drafts& drafts_;
  const ast::MethodDecl& method_;
  const Failure& failure_;
  const places::Slots slots_;
  std::vector<std::int64_t> numbers_;
  std::size_t count_ = 0;
};

}  // namespace

void draftCodeChanges(Drafts& drafts, const ast::MethodDecl& method, const Failure& failure) {
  if (method.body != nullptr) CodeChanges(drafts, method, failure).draft();
  if (method.pureBody == nullptr) return;
  for (const Mutation& mutation : mutationsOf(drafts.layout, *method.pureBody, {}))
    draftMutation(drafts, mutation, failure);
}

void draftGuard(Drafts& drafts, const ast::MethodDecl& method, const Failure& failure) {
  static constexpr Context guarded[] = {Context::Call,         Context::Array, Context::Arithmetic,
                                        Context::Precondition, Context::Cast,  Context::Read,
                                        Context::Write};
  const bool isValue = failure.why && failure.why->chunk.empty() && !failure.why->missing.here.empty();
  if (!isValue || std::ranges::find(guarded, failure.context) == std::end(guarded)) return;
  const Statement* const statement = drafts.places.statementAt(method, failure.range);
  if (statement == nullptr || !std::holds_alternative<ast::Evaluate>(statement->node)) return;
  const std::string test = "if (" + failure.why->missing.here + ") {";
  drafts.add("guard it by `" + test + " … }`",
             {{before(statement->range), test + " "}, {behind(statement->range), " }"}});
}

void draftRemovals(Drafts& drafts, const ast::MethodDecl& method, const Failure& failure) {
  if (method.body == nullptr) return;
  const places::Slots slots(drafts.program(), &method);
  ast::forEachStatement(*method.body, [&](const Statement& statement) {
    const bool isOperation = isGhost(statement) && !std::holds_alternative<ast::Assert>(statement.node) &&
                             !std::holds_alternative<ast::Assume>(statement.node);
    // What a join does not mention is forgotten; without it each path goes on by itself.
    const bool forgets = std::holds_alternative<ast::Join>(statement.node) && failure.why &&
                         failure.why->cause != Why::Cause::UnknownValue;
    const bool failsThere = isOperation && (forgets || isWithin(failure.range, statement.range));
    const bool isCode = std::holds_alternative<ast::Evaluate>(statement.node) ||
                        std::holds_alternative<ast::If>(statement.node);
    const bool isNamed = isCode && isNamedByFailure(statement.range, failure);
    if ((!failsThere && !isNamed) || !slots.isInBlock(statement.range)) return;
    drafts.add("leave out `" + ast::toString(statement) + "`", {drafts.layout.removal(statement.range)});
  });
}

}  // namespace warrant::fix
