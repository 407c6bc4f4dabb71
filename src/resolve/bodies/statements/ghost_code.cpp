#include "resolve/bodies/statements/ghost_code.h"

#include <unordered_set>
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
  resolve(statement, statements,
          [&](Parts& parts) { r_.statements.resolveStatement(statement->statement(0), parts); });
}

void GhostCodeResolver::resolveLoop(Grammar::StatementContext* statement, LoopText& loop,
                                    std::vector<const Statement*>& statements) {
  resolve(statement, statements, [&](Parts& parts) {
    if (const Statement* const resolved = r_.loops.resolveLoop(loop)) parts.push_back(resolved);
  });
}

void GhostCodeResolver::resolveMatch(Grammar::StatementContext* statement,
                                     Grammar::MatchStatementContext& choice,
                                     std::vector<const Statement*>& statements) {
  const auto resolveParts = [&](Parts& parts) {
    if (const Statement* const resolved = r_.datatypes.matchStatement(&choice)) parts.push_back(resolved);
  };
  // A pure ghost method has a value, and no code around its statements.
  const bool isInPure = isInGhostMethod() && !state_.isGhostCode;
  isInPure ? resolveParts(statements) : resolve(statement, statements, resolveParts);
}

void GhostCodeResolver::resolve(Grammar::StatementContext* statement, Parts& statements,
                                support::FunctionRef<void(Parts&)> resolveParts) {
  if (!r_.statements.isWellPlaced(statement)) return;
  const bool wasGhost = state_.isGhostCode;
  Parts parts;
  {
    const InGhostCode inside(state_);
    resolveParts(parts);
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
  return makeCall(*effect, range);
}

const Statement* GhostCodeResolver::makeCall(const Expression& call, support::SourceRange range) {
  checkArguments(std::get<Call>(call.node));
  return makeStatement(Ghost{makeStatement(Evaluate{&call}, range)}, range);
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

const Statement* GhostCodeResolver::resolveApply(Grammar::StatementContext* statement) {
  if (!r_.statements.isWellPlaced(statement)) return nullptr;
  const Assertion* const wand = r_.assertions.resolveWand(statement->expression(0), "apply");
  return wand == nullptr ? nullptr : makeStatement(Apply{wand}, rangeOf(statement));
}

const Statement* GhostCodeResolver::resolvePackage(Grammar::StatementContext* statement) {
  if (!r_.statements.isWellPlaced(statement)) return nullptr;
  const Assertion* const wand = r_.assertions.resolveWand(statement->expression(0), "package");
  const Statement* script = nullptr;
  const bool wasPackaging = std::exchange(state_.isPackaging, true);
  {
    const InGhostCode inside(state_);
    state_.ghostJumps = state_.jumps.size();
    script = r_.statements.resolveBlock(findChild<Grammar::BlockContext>(statement));
  }
  state_.isPackaging = wasPackaging;
  if (wand == nullptr) return nullptr;
  checkPackaged(*script);
  return makeStatement(Package{wand, script}, rangeOf(statement));
}

// What the statements lead from and to is what there is when the wand is applied: they run then, and not
// where they stand.
void GhostCodeResolver::checkPackaged(const Statement& body) {
  std::unordered_set<const Variable*> own;
  forEachStatement(body, [&](const Statement& part) {
    if (const auto* const declaration = std::get_if<LocalDeclaration>(&part.node))
      own.insert(declaration->variable);
  });
  forEachStatement(body, [&](const Statement& part) {
    const auto refuse = [&] {
      error(codes::ghostEffect, part.range,
            "what is packaged may not set what is not its own: it happens where the wand is applied");
    };
    if (std::holds_alternative<LocalDeclaration>(part.node)) return;
    bool isForeign = false;
    if (const auto* const evaluate = std::get_if<Evaluate>(&part.node)) {
      const auto* const assign = std::get_if<Assign>(&evaluate->expression->node);
      const auto* const update = std::get_if<Update>(&evaluate->expression->node);
      const Expression* const target = assign != nullptr   ? assign->target
                                       : update != nullptr ? update->target
                                                           : nullptr;
      isForeign = target != nullptr && !std::holds_alternative<VariableRead>(target->node);
    }
    const bool hasParts =
        std::holds_alternative<Block>(part.node) || std::holds_alternative<If>(part.node) ||
        std::holds_alternative<Loop>(part.node) || std::holds_alternative<Package>(part.node) ||
        std::holds_alternative<Labelled>(part.node) || std::holds_alternative<Switch>(part.node) ||
        std::holds_alternative<Ghost>(part.node);
    if (!hasParts)
      forEachAssigned(part,
                      [&](const Variable& variable) { isForeign = isForeign || !own.contains(&variable); });
    if (isForeign) refuse();
  });
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
      if (isInLemma() && !state_.isPackaging) return false;
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
