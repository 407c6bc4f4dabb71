// Loops, labels and jumps.
#include <algorithm>
#include <string>
#include <utility>

#include "resolve/bodies/resolver.h"
#include "resolve/declare/types.h"
#include "resolve/flow/flow.h"
#include "support/codes.h"

namespace warrant::ast {

namespace codes = support::codes;

// ------------------------------------------------------------------------------------ labels and clauses

namespace {

bool isLoop(const Token& first) {
  return first.is(TokenType::WHILE) || first.is(TokenType::DO) || first.is(TokenType::FOR);
}

bool isLoopClause(const Token& first) {
  return first.is(TokenType::INVARIANT) || first.is(TokenType::DECREASES);
}

}  // namespace

Grammar::StatementContext* takeClauses(Grammar::StatementContext* statement,
                                       std::vector<Grammar::LoopClauseContext*>& clauses) {
  if (statement == nullptr || !isLoopClause(firstToken(statement))) return statement;
  for (Tree* const child : statement->children) {
    auto* const clause = grammar::as<Grammar::LoopClauseContext>(child);
    if (clause != nullptr) clauses.push_back(clause);
  }
  return findChild<Grammar::StatementContext>(statement);
}

// A statement that clauses or labels start.
void LoopResolver::resolvePrefixed(Grammar::StatementContext* statement,
                                   std::vector<const Statement*>& statements) {
  LoopText text;
  text.statement = takeClauses(statement, text.clauses);
  while (text.statement != nullptr && !isBroken(text.statement) &&
         firstToken(text.statement).is(TokenType::LABEL)) {
    if (!r_.statements.isWellPlaced(text.statement)) return;
    text.labels.push_back(&firstToken(text.statement));
    text.statement = takeClauses(text.statement->statement(0), text.clauses);
  }
  const bool isWhole = text.statement != nullptr && !isBroken(text.statement);
  if (isWhole && text.labels.empty() && firstToken(text.statement).is(TokenType::GHOST)) {
    LoopText ghost;
    ghost.clauses = text.clauses;
    ghost.statement = takeClauses(text.statement->statement(0), ghost.clauses);
    const bool isGhostLoop =
        ghost.statement != nullptr && !isBroken(ghost.statement) && isLoop(firstToken(ghost.statement));
    if (isGhostLoop) return r_.ghosts.resolveLoop(text.statement, ghost, statements);
  }
  const Statement* resolved = nullptr;
  if (isWhole && isLoop(firstToken(text.statement))) {
    resolved = resolveLoop(text);
  } else {
    reportLoopless(text);
    if (text.statement == nullptr) return;
    if (text.labels.empty()) return r_.statements.resolveStatement(text.statement, statements);
    resolved = resolveLabelled(text);
  }
  if (resolved != nullptr) statements.push_back(resolved);
}

// The clauses belong to no loop. Where something did not parse, that may be why.
void LoopResolver::reportLoopless(const LoopText& text) {
  if (text.clauses.empty() || (text.statement != nullptr && isBroken(text.statement))) return;
  const Grammar::LoopClauseContext* const last = text.clauses.back();
  if (isBroken(last) || firstToken(last).annotation != lastToken(last).annotation) return;
  const Token& word = firstToken(text.clauses.front());
  error(codes::misplaced, word.range(), inQuotes(word.text) + " belongs to a loop, and none follows");
}

const Statement* LoopResolver::resolveLabelled(const LoopText& text) {
  const std::size_t mark = state_.jumps.size();
  const JumpTarget id = state_.nextTarget++;
  enterLabels(text.labels, id, JumpPlace::Kind::Block);
  const Statement* const body = r_.statements.resolveBranch(text.statement);
  state_.jumps.resize(mark);
  if (firstToken(text.statement).is(TokenType::IF)) declarePatternsBehindLabel(*body);
  return makeStatement(Labelled{id, body}, rangeOf(text.statement));
}

// What has matched behind a labelled `if`, which stands alone in the block.
void LoopResolver::declarePatternsBehindLabel(const Statement& block) {
  const auto* const body = std::get_if<Block>(&block.node);
  if (body == nullptr || body->statements.size() != 1 || breaksOut(block)) return;
  if (const auto* const branches = std::get_if<If>(&body->statements.front()->node))
    r_.statements.declarePatternsBehind(*branches);
}

void LoopResolver::enterLabels(std::span<const Token* const> labels, JumpTarget id, JumpPlace::Kind kind) {
  for (const Token* const label : labels) {
    if (const JumpPlace* const other = findLabel(label->text)) {
      error(codes::misplaced, label->range(),
            "the label " + inQuotes(label->text) + " is that of a statement around this one already",
            {{other->label->range(), "which starts here"}});
    }
    state_.jumps.push_back({label, id, kind});
  }
}

const JumpPlace* LoopResolver::findLabel(std::string_view name) const {
  const auto found = std::ranges::find_if(state_.jumps, [&](const JumpPlace& place) {
    return place.label != nullptr && place.label->text == name;
  });
  return found == state_.jumps.end() ? nullptr : &*found;
}

const Statement* LoopResolver::resolveJump(Grammar::StatementContext* statement) {
  if (!r_.statements.isWellPlaced(statement)) return nullptr;
  const Token& word = firstToken(statement);
  const bool isContinue = word.is(TokenType::CONTINUE);
  const Token* const label = findToken(statement, TokenType::IDENTIFIER);
  const JumpPlace* place = nullptr;
  if (label != nullptr) {
    place = findLabel(label->text);
    if (place == nullptr) {
      error(codes::misplaced, label->range(),
            "no statement around this one has the label " + inQuotes(label->text));
    } else if (isContinue && place->kind != JumpPlace::Kind::Loop) {
      error(codes::misplaced, label->range(),
            inQuotes(label->text) + " is not the label of a loop, so 'continue' cannot go on with it",
            {{place->label->range(), "the label"}});
      return nullptr;
    }
  } else {
    const auto innermost =
        std::ranges::find_if(state_.jumps.rbegin(), state_.jumps.rend(), [&](const JumpPlace& around) {
          return around.kind == JumpPlace::Kind::Loop ||
                 (around.kind == JumpPlace::Kind::Switch && !isContinue);
        });
    if (innermost != state_.jumps.rend()) {
      place = &*innermost;
    } else {
      error(codes::misplaced, word.range(),
            isContinue ? "there is no loop here to continue" : "there is no loop or switch here to break");
    }
  }
  if (place == nullptr) return nullptr;
  const support::SourceRange range = rangeOf(statement);
  if (static_cast<std::size_t>(place - state_.jumps.data()) < state_.ghostJumps) {
    error(codes::ghostEffect, range,
          "a jump out of ghost code would change what the program does: javac does not see it");
    return nullptr;
  }
  return isContinue ? makeStatement(Continue{place->id}, range) : makeStatement(Break{place->id}, range);
}

// --------------------------------------------------------------------------------------------------- loops

const Statement* LoopResolver::resolveLoop(LoopText& text) {
  if (!r_.statements.isWellPlaced(text.statement)) return nullptr;
  const std::size_t mark = state_.locals.mark(), lasting = state_.locals.markLasting();
  const Statement* resolved = nullptr;
  switch (firstToken(text.statement).type) {
    case TokenType::WHILE:
      resolved = resolveWhile(text);
      break;
    case TokenType::DO:
      resolved = resolveDo(text);
      break;
    default: {
      auto* const header = findChild<Grammar::ForHeaderContext>(text.statement);
      resolved =
          header->forRest() != nullptr ? resolveForLoop(text, header) : r_.forEach.resolve(text, header);
    }
  }
  state_.locals.leaveLasting(lasting);
  state_.locals.leave(mark);
  declarePatternsBehind(*resolved);
  return resolved;
}

// What has matched when the loop's condition is false, unless `break` leaves the loop (JLS 6.3.2.3
// to 6.3.2.5).
void LoopResolver::declarePatternsBehind(const Statement& resolved) {
  if (state_.patterns.empty()) return;
  const auto* const block = std::get_if<Block>(&resolved.node);  // a `for` with what comes before its loop
  const auto* const loop =
      std::get_if<Loop>(block == nullptr ? &resolved.node : &block->statements.back()->node);
  if (loop == nullptr || loop->condition == nullptr || breaksOut(*loop->body)) return;
  r_.patterns.declarePatterns(*loop->condition, false);
}

const Statement* LoopResolver::resolveWhile(LoopText& text) {
  const Expression* const condition =
      r_.expressions.resolveCondition(text.statement->expression(0), codePlace());
  Loop loop = beginLoop(text);
  loop.condition = condition;
  loop.testsFirst = true;
  r_.patterns.declarePatterns(*condition, true);
  loop.body = resolveLoopBody(text, loop.id);
  return makeStatement(loop, rangeOf(text.statement));
}

const Statement* LoopResolver::resolveDo(LoopText& text) {
  Loop loop = beginLoop(text);
  loop.testsFirst = false;
  loop.body = resolveLoopBody(text, loop.id);
  loop.condition = r_.expressions.resolveCondition(text.statement->expression(0), codePlace());
  return makeStatement(loop, rangeOf(text.statement));
}

const Statement* LoopResolver::resolveForLoop(LoopText& text, Grammar::ForHeaderContext* header) {
  std::vector<const Statement*> statements;
  if (header->localDeclaration() != nullptr) {
    r_.statements.resolveLocals(header->localDeclaration(), rangeOf(header->localDeclaration()), statements);
  }
  for (const Expression* const initial : r_.statements.resolveEffects(header->expressions())) {
    statements.push_back(makeStatement(Evaluate{initial}, initial->range));
  }
  Grammar::ForRestContext* const rest = header->forRest();
  const Expression* condition = nullptr;
  if (rest->expression() != nullptr)
    condition = r_.expressions.resolveCondition(rest->expression(), codePlace());
  Loop loop = beginLoop(text);
  if (condition != nullptr) r_.patterns.declarePatterns(*condition, true);
  const std::vector<const Expression*> updates = r_.statements.resolveEffects(rest->expressions());
  loop.condition = condition;
  loop.updates = arena().copy(updates);
  loop.testsFirst = true;
  loop.body = resolveLoopBody(text, loop.id);
  const support::SourceRange range = rangeOf(text.statement);
  statements.push_back(makeStatement(loop, range));
  return makeStatement(Block{arena().copy(statements)}, range);
}

// A local that no program can name.
const Variable* LoopResolver::declareHidden(std::string_view name, const Type& type,
                                            const Expression* initial, support::SourceRange range,
                                            std::vector<const Statement*>& statements) {
  const auto* const variable = arena().make<Variable>(Variable{name, type, state_.slots++, false, range});
  statements.push_back(makeStatement(LocalDeclaration{variable, initial}, range));
  return variable;
}

// Clauses before the body are the loop's too; but where it has some before it, and its body is a loop, they
// are that one's.
void LoopResolver::takeBody(LoopText& text) {
  std::vector<Grammar::LoopClauseContext*> clauses;
  Grammar::StatementContext* const written = text.statement->statement(0);
  text.body = takeClauses(written, clauses);
  const bool isLoopToo = text.body != nullptr && !isBroken(text.body) && isLoop(firstToken(text.body));
  if (isLoopToo && !text.clauses.empty()) {
    text.body = written;
  } else {
    text.clauses.insert(text.clauses.end(), clauses.begin(), clauses.end());
  }
}

Loop LoopResolver::beginLoop(LoopText& text, std::vector<const Assertion*> invariants) {
  takeBody(text);
  Loop loop{};
  loop.id = state_.nextTarget++;
  invariants.insert(invariants.end(), state_.everywhere.begin(), state_.everywhere.end());
  for (Grammar::LoopClauseContext* const clause : text.clauses) {
    if (isBroken(clause)) continue;
    const Token& word = firstToken(clause);
    if (word.is(TokenType::INVARIANT)) {
      Place place = ghostPlace("a loop invariant");
      place.allowsBinding = true;
      invariants.push_back(r_.assertions.resolveAssertion(clause->expression(), place));
      continue;
    }
    if (loop.measure != nullptr) {
      error(codes::duplicate, word.range(), "the loop has a " + inQuotes("decreases") + " clause already",
            {{loop.measure->range, "which is this"}});
    }
    loop.measure = r_.contracts.measure(clause, ghostPlace("a 'decreases' clause"));
  }
  if (state_.isGhostCode && loop.measure == nullptr) {
    loop.isMeasureMissing = true;
    loop.measure = make(IntegerLiteral{0}, integerType, firstToken(text.statement).range());
  }
  loop.invariants = arena().copy(invariants);
  return loop;
}

const Statement* LoopResolver::resolveLoopBody(const LoopText& text, JumpTarget id) {
  if (text.body == nullptr) {  // `while (c) invariant I; }`
    const Token& last = lastToken(text.statement);
    error(codes::syntax, last.range(), "the loop has no body");
    return makeStatement(Block{}, last.range());
  }
  const std::size_t mark = state_.jumps.size();
  enterLabels(text.labels, id, JumpPlace::Kind::Loop);
  state_.jumps.push_back({nullptr, id, JumpPlace::Kind::Loop});
  const Statement* const body = r_.statements.resolveBranch(text.body);
  state_.jumps.resize(mark);
  return body;
}

}  // namespace warrant::ast
