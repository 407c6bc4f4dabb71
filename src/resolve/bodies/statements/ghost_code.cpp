#include "resolve/bodies/statements/ghost_code.h"

#include <utility>

#include "ast/walk.h"
#include "resolve/bodies/resolver.h"
#include "support/codes.h"

namespace warrant::ast {

namespace codes = support::codes;

namespace {

constexpr std::string_view changesProgram =
    "an annotation may not change what the program does: javac does not see this";

// While it lives, statements are ghost code.
class InGhostCode {
 public:
  explicit InGhostCode(BodyState& state)
      : state_(state),
        wasGhost_(std::exchange(state.isGhostCode, true)),
        jumps_(wasGhost_ ? state.ghostJumps : std::exchange(state.ghostJumps, state.jumps.size())) {}
  ~InGhostCode() {
    state_.isGhostCode = wasGhost_;
    state_.ghostJumps = jumps_;
  }
  InGhostCode(const InGhostCode&) = delete;
  InGhostCode& operator=(const InGhostCode&) = delete;

 private:
  BodyState& state_;
  const bool wasGhost_;
  const std::size_t jumps_;
};

}  // namespace

bool isLemmaCall(const Expression& expression) {
  const auto* const call = std::get_if<Call>(&expression.node);
  return call != nullptr && call->method->isLemma();
}

void GhostCodeResolver::resolve(Grammar::StatementContext* statement,
                                std::vector<const Statement*>& statements) {
  if (!r_.statements.isWellPlaced(statement)) return;
  Grammar::StatementContext* const inner = statement->statement(0);
  const bool wasGhost = state_.isGhostCode;
  std::vector<const Statement*> parts;
  {
    const InGhostCode inside(state_);
    r_.statements.resolveStatement(inner, parts);
  }
  for (const Statement* const part : parts) {
    const bool isMarked = wasGhost || std::holds_alternative<LocalDeclaration>(part->node);
    statements.push_back(isMarked ? part : makeStatement(Ghost{part}, rangeOf(statement)));
  }
}

// What is evaluated for its effects, as ghost code; nullptr: it was not understood.
const Expression* GhostCodeResolver::resolveEffect(Grammar::StatementContext* statement) {
  Place place = ghostPlace("ghost code");
  place.allowsEffects = true;
  const Expression* const effect = r_.expressions.resolveExpression(statement->expression(0), place);
  return effect->type.kind == TypeKind::Error ? nullptr : effect;
}

const Statement* GhostCodeResolver::resolveCall(Grammar::StatementContext* statement) {
  const InGhostCode inside(state_);
  const Expression* const effect = resolveEffect(statement);
  if (effect == nullptr) return nullptr;
  const support::SourceRange range = rangeOf(statement);
  if (!isLemmaCall(*effect)) {
    error(codes::ghostEffect, range, std::string(changesProgram));
    return nullptr;
  }
  checkArguments(std::get<Call>(effect->node));
  return makeStatement(Ghost{makeStatement(Evaluate{effect}, range)}, range);
}

const Statement* GhostCodeResolver::resolveEvaluation(Grammar::StatementContext* statement) {
  const Expression* const effect = resolveEffect(statement);
  if (effect == nullptr) return nullptr;
  const auto* const assign = std::get_if<Assign>(&effect->node);
  const auto* const update = std::get_if<Update>(&effect->node);
  if (assign != nullptr || update != nullptr) {
    checkTarget(assign != nullptr ? *assign->target : *update->target);
    checkValue(assign != nullptr ? *assign->value : *update->operand);
  } else if (isLemmaCall(*effect)) {
    checkArguments(std::get<Call>(effect->node));
  } else if (hasEffects(*effect)) {
    error(codes::ghostEffect, effect->range, std::string(changesProgram));
  } else {
    error(codes::syntax, effect->range, "this is not a statement: it has no effect");
  }
  return makeStatement(Evaluate{effect}, rangeOf(statement));
}

void GhostCodeResolver::checkTarget(const Expression& target) {
  if (isGhost(target)) return;
  error(codes::ghostEffect, target.range,
        "only ghost variables and fields can be set: an annotation may not change what the program does");
}

void GhostCodeResolver::checkValue(const Expression& value) {
  const auto* const cast = std::get_if<Cast>(&value.node);
  const Expression& inner = cast != nullptr ? *cast->operand : value;
  if (isLemmaCall(inner)) return checkArguments(std::get<Call>(inner.node));
  if (hasEffects(value))
    error(codes::impure, value.range, "an annotation may not change what the program does");
}

void GhostCodeResolver::checkArguments(const Call& call) {
  const auto check = [&](const Expression& part) {
    if (hasEffects(part))
      error(codes::impure, part.range, "what a ghost method is called with may have no effects");
  };
  if (call.receiver != nullptr) check(*call.receiver);
  for (const Expression* const argument : call.arguments) check(*argument);
}

bool GhostCodeResolver::refuses(Grammar::StatementContext* statement) {
  const Token& first = firstToken(statement);
  if (isJava() && first.annotation == 0) {
    error(codes::dialect, first.range(), "this is code, and what it stands in is ghost code");
    return true;
  }
  switch (first.type) {
    case TokenType::RETURN:
      if (isInLemma()) return false;
      error(codes::ghostEffect, rangeOf(statement),
            "a jump out of ghost code would change what the program does: javac does not see it");
      return true;
    case TokenType::THROW:
    case TokenType::TRY:
    case TokenType::YIELD:
    case TokenType::JOIN:
      error(codes::ghostEffect, first.range(),
            inQuotes(first.text) + " has no place in ghost code, which goes on behind itself");
      return true;
    default:
      return false;
  }
}

}  // namespace warrant::ast
