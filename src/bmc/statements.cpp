#include <algorithm>

#include "ast/walk.h"
#include "bmc/unwinder.h"
#include "support/match.h"

namespace warrant::bmc {

void Unwinder::execAll(ast::Statements statements) {
  for (const ast::Statement* const statement : statements) exec(*statement);
}

void Unwinder::exec(const ast::Statement& statement) {
  using Kind = Destination::Kind;
  if (isDead() || ast::isAnnotation(statement)) return;
  if (!std::holds_alternative<ast::Block>(statement.node)) step(statement.range);
  if (isDead()) return;
  support::match(
      statement.node,
      [&](const ast::LocalDeclaration& local) {
        const ast::Type& type = local.variable->type;
        const Bits value =
            local.initializer == nullptr ? objects_.defaultOf(type) : evalTo(*local.initializer, type);
        memory_.write(cellOf(*local.variable), value);
      },
      [&](const ast::Evaluate& evaluate) { static_cast<void>(eval(*evaluate.expression)); },
      [&](const ast::If& choice) { execIf(choice); },
      [&](const ast::Block& block) { execAll(block.statements); },
      [&](const ast::Return& returned) { execReturn(returned); },
      [&](const ast::Assert& assertion) { check(*assertion.assertion, statement.range); },
      [&](const ast::Loop& loop) { execLoop(loop); },
      [&](const ast::Labelled& labelled) {
        waitFor({Kind::Break, labelled.id}, [&] { exec(*labelled.body); });
      },
      [&](const ast::Break& leave) {
        jump({Kind::Break, leave.target});
      },
      [&](const ast::Continue& leave) {
        jump({Kind::Continue, leave.target});
      },
      [&](const ast::Switch& choice) { execSwitch(choice); },
      [&](const ast::Throw& thrown) { execThrow(statement, thrown); },
      [&](const ast::Try& attempt) { execTry(attempt); },
      [&](const ast::ConstructorCall& call) {
        const Terms arguments = evalArguments(call.arguments, call.constructor == nullptr
                                                                  ? std::span<const ast::Variable* const>{}
                                                                  : call.constructor->parameters);
        construct(activation_.self, *call.declaration, call.constructor, arguments, statement.range);
      },
      support::skip<ast::Assume, ast::Open, ast::Close, ast::Use, ast::Join, ast::Ghost, ast::Package,
                    ast::Apply>);
}

void Unwinder::execIf(const ast::If& choice) {
  const Bits condition = eval(*choice.condition);
  branch(
      condition, [&] { exec(*choice.onTrue); },
      [&] {
        if (choice.onFalse != nullptr) exec(*choice.onFalse);
      });
}

void Unwinder::execReturn(const ast::Return& returned) {
  if (returned.value != nullptr) {
    const Bits value = activation_.method == nullptr
                           ? eval(*returned.value)
                           : evalTo(*returned.value, activation_.method->returnType);
    memory_.write(activation_.result, value);
  }
  jump({Destination::Kind::Return});
}

// --- loops

void Unwinder::execLoop(const ast::Loop& loop) {
  waitFor(
      {Destination::Kind::Break, loop.id}, [&] { iterate(loop); }, true);
}

// All that leave the loop jump.
void Unwinder::iterate(const ast::Loop& loop) {
  using Kind = Destination::Kind;
  for (std::uint32_t iteration = 0; !isDead(); ++iteration) {
    if (iteration > 0) step(loop.body->range);
    const bool isTested = loop.condition != nullptr && (loop.testsFirst || iteration > 0);
    if (isTested) {
      const Bits condition = eval(*loop.condition);
      const Bits before = guard_;
      guard_ = terms_.conjoin(before, terms_.negate(condition));
      jump({Kind::Break, loop.id});
      guard_ = terms_.conjoin(before, condition);
    }
    if (isDead()) return;
    if (iteration >= limits_.bounds.unwind)
      return endAtBound(loop.body->range, "the loop has run " + std::to_string(iteration) + " times");
    waitFor({Kind::Continue, loop.id}, [&] { exec(*loop.body); });
    for (const ast::Expression* const update : loop.updates) static_cast<void>(eval(*update));
  }
}

// --- switch

Bits Unwinder::isChosen(const ast::Expressions& labels, Bits selector) {
  Bits chosen = terms_.falsity();
  for (const ast::Expression* const label : labels) {
    if (std::holds_alternative<ast::StringLiteral>(label->node)) throw Unsupported{label->range, "strings"};
    chosen = terms_.disjoin(chosen, terms_.equal(selector, converted(eval(*label), label->type)));
  }
  return chosen;
}

void Unwinder::execSwitch(const ast::Switch& choice) {
  const Bits selector = eval(*choice.selector);
  if (choice.selector->type.isReference()) requireNonNull(selector, choice.selector->range);
  if (isDead()) return;
  std::vector<Bits> entries;
  Bits isOther = terms_.truth();
  for (const ast::SwitchCase& one : choice.cases) {
    entries.push_back(isChosen(one.labels, selector));
    isOther = terms_.conjoin(isOther, terms_.negate(entries.back()));
  }
  bool hasDefault = false;
  for (std::size_t i = 0; i < choice.cases.size(); ++i) {
    if (!choice.cases[i].isDefault) continue;
    hasDefault = true;
    entries[i] = terms_.disjoin(entries[i], isOther);
  }
  const Bits before = guard_;
  const std::uint32_t statements = statements_;
  waitFor({Destination::Kind::Break, choice.id}, [&] {
    const Memory::Mark mark = memory_.mark();
    guard_ = terms_.falsity();
    for (std::size_t i = 0; i < choice.cases.size(); ++i) {
      Arrival fallen = leave(mark);
      meet(mark, {{terms_.conjoin(before, entries[i]), statements}, std::move(fallen)});
      execAll(choice.cases[i].body);
    }
    if (hasDefault) return;
    Arrival last = leave(mark);
    meet(mark, {{terms_.conjoin(before, isOther), statements}, std::move(last)});
  });
}

// --- exceptions

void Unwinder::execThrow(const ast::Statement& statement, const ast::Throw& thrown) {
  const Bits exception = eval(*thrown.exception);
  requireNonNull(exception, statement.range);
  raise(exception, statement.range);
}

void Unwinder::execTry(const ast::Try& attempt) {
  attempt.finallyBody == nullptr ? execCatches(attempt) : execFinally(attempt);
}

void Unwinder::execCatches(const ast::Try& attempt) {
  if (attempt.catches.empty()) return exec(*attempt.body);
  const Memory::Mark mark = memory_.mark();
  waiting_.push_back({.mark = mark, .destination = {Destination::Kind::Throw}});
  exec(*attempt.body);
  Waiting waited = std::move(waiting_.back());
  waiting_.pop_back();
  if (waited.arrivals.empty()) return;
  std::vector<Arrival> ways{leave(mark)};
  meet(mark, std::move(waited.arrivals.front().second));
  handle(attempt, 0, memory_.read(thrown_));
  ways.push_back(leave(mark));
  meet(mark, std::move(ways));
}

void Unwinder::handle(const ast::Try& attempt, std::size_t index, Bits thrown) {
  if (isDead()) return;
  if (index == attempt.catches.size()) return raise(thrown, attempt.body->range);
  const ast::Catch& one = attempt.catches[index];
  Bits isCaughtHere = terms_.falsity();
  for (const ast::ClassDecl* const type : one.types)
    isCaughtHere = terms_.disjoin(isCaughtHere, objects_.isInstance(thrown, {ast::TypeKind::Class, type}));
  branch(
      isCaughtHere,
      [&] {
        if (one.variable != nullptr) memory_.write(cellOf(*one.variable), thrown);
        exec(*one.body);
      },
      [&] { handle(attempt, index + 1, thrown); });
}

// Its body runs for each way out of the rest.
void Unwinder::execFinally(const ast::Try& attempt) {
  const Memory::Mark mark = memory_.mark();
  waiting_.push_back({.mark = mark, .isFinally = true});
  execCatches(attempt);
  const Waiting waited = std::move(waiting_.back());
  waiting_.pop_back();
  exec(*attempt.finallyBody);
  Arrival through = leave(mark);
  for (const auto& [destination, arrivals] : waited.arrivals) {
    meet(mark, arrivals);
    const Bits thrown = memory_.read(thrown_);
    const Bits result = activation_.method == nullptr ? unknown : memory_.read(activation_.result);
    exec(*attempt.finallyBody);
    memory_.write(thrown_, thrown);
    if (activation_.method != nullptr) memory_.write(activation_.result, result);
    if (destination.kind == Destination::Kind::Throw)
      raise(thrown, attempt.body->range);
    else
      jump(destination);
    memory_.undo(mark);
  }
  meet(mark, {std::move(through)});
}

// --- assert

void Unwinder::check(const ast::Assertion& assertion, support::SourceRange range) {
  support::match(
      assertion.node,
      [&](const ast::Pure& pure) {
        const Bits holds = eval(*pure.condition);
        const Bits fails = terms_.conjoin(guard_, terms_.negate(holds));
        if (!terms_.isFalse(fails)) ends_.push_back({End::Kind::Assert, fails, "assert", range});
        guard_ = terms_.conjoin(guard_, holds);
      },
      [&](const ast::Star& both) {
        check(*both.left, range);
        check(*both.right, range);
      },
      [&](const ast::ConditionalAssertion& choice) {
        const Bits condition = eval(*choice.condition);
        branch(
            condition, [&] { check(*choice.onTrue, range); }, [&] { check(*choice.onFalse, range); });
      },
      [](const auto&) {});
}

}  // namespace warrant::bmc
