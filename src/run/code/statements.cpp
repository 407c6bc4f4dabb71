#include <algorithm>
#include <utility>

#include "ast/values/literals.h"
#include "ast/walk.h"
#include "run/check/checker.h"
#include "run/code/translation.h"
#include "run/values/defaults.h"
#include "support/match.h"

namespace warrant::run {
namespace {

// The condition of an assert of Java that may do something, as any code; nullptr: it only says something.
const ast::Expression* effectiveCondition(const ast::Assert& assertion) {
  const auto* const pure = std::get_if<ast::Pure>(&assertion.assertion->node);
  if (assertion.isGhost || pure == nullptr) return nullptr;
  bool isEffective = false;
  ast::forEachExpression(*pure->condition, [&](const ast::Expression& e) {
    const auto* const call = std::get_if<ast::Call>(&e.node);
    isEffective = isEffective || (call != nullptr && !call->method->isPure()) ||
                  std::holds_alternative<ast::New>(e.node) || std::holds_alternative<ast::Assign>(e.node) ||
                  std::holds_alternative<ast::Update>(e.node);
  });
  return isEffective ? pure->condition : nullptr;
}

// Whether it is what the labels of a case or arm name, by the selector's type.
bool isLabelled(const ast::Expression& label, Value selector) {
  if (const auto* const text = std::get_if<ast::StringLiteral>(&label.node))
    return static_cast<const Text*>(selector.object)->units() == ast::unitsOf(text->text);
  if (const auto* const truth = std::get_if<ast::BooleanLiteral>(&label.node))
    return selector.isTrue() == truth->value;
  const auto* const number = std::get_if<ast::IntegerLiteral>(&label.node);
  return number != nullptr && number->value == selector.number;
}

}  // namespace

// Yields which of them is chosen: the last one of all where no label fits and one is the default.
template <class Case>
Translation::Choose Translation::chooser(const ast::Expression& selector, std::span<const Case> cases) {
  const Code& value = of(selector);
  std::size_t otherwise = cases.size();
  for (std::size_t i = 0; i < cases.size(); ++i) {
    if (cases[i].isDefault) otherwise = i;
  }
  return [this, &value, &selector, cases, otherwise](Frame& frame) {
    const Value chosen = value.eval(frame);
    if (selector.type.isReference() && chosen.object == nullptr)
      machine_.throwNull(selector.range, "the selector", "call");
    for (std::size_t i = 0; i < cases.size(); ++i) {
      for (const ast::Expression* const label : cases[i].labels) {
        const auto* const constant = std::get_if<ast::FieldRead>(&label->node);
        const bool isEnum = constant != nullptr && constant->field->constant == nullptr;
        if (isEnum ? machine_.classes.staticField(*constant->field).object == chosen.object
                   : isLabelled(constant != nullptr ? *constant->field->constant : *label, chosen))
          return i;
      }
    }
    return otherwise;
  };
}

const Code& Translation::switchExpression(const Expression& e, const ast::SwitchExpression& choice) {
  std::vector<const Code*> values;
  for (const ast::SwitchArm& arm : choice.arms) values.push_back(&of(*arm.value));
  return code([this, &e, values, choose = chooser(*choice.selector, choice.arms)](Frame& frame) {
    const std::size_t chosen = choose(frame);
    if (chosen == values.size()) throw Stopped{e.range, "no arm of the switch has the selector's value"};
    return values[chosen]->eval(frame);
  });
}

const Action& Translation::choice(const ast::Statement&, const ast::Switch& choice) {
  std::vector<const Action*> bodies;
  // What is declared in a case that is jumped over has the value that it has without an initial one.
  std::vector<std::pair<std::uint32_t, Value>> variables;
  for (const ast::SwitchCase& one : choice.cases) {
    bodies.push_back(&block(one.body));
    for (const ast::Statement* const statement : one.body) {
      if (const auto* const local = std::get_if<ast::LocalDeclaration>(&statement->node))
        variables.emplace_back(local->variable->slot, defaultValue(machine_.heap, local->variable->type));
    }
  }
  return action(
      [bodies, variables, id = choice.id, choose = chooser(*choice.selector, choice.cases)](Frame& frame) {
        std::size_t i = choose(frame);
        for (const auto& [slot, value] : variables) frame.slots[slot] = value;
        for (; i < bodies.size(); ++i) {
          const Flow flow = bodies[i]->exec(frame);
          if (flow == Flow::Break && frame.target == id) break;
          if (flow != Flow::Next) return flow;
        }
        return Flow::Next;
      });
}

const Action& Translation::block(ast::Statements statements) {
  std::vector<const Action*> actions;
  for (const ast::Statement* const statement : statements) actions.push_back(&of(*statement));
  if (actions.size() == 1) return *actions.front();
  if (actions.size() == 2) {
    return action([first = actions[0], second = actions[1]](Frame& frame) {
      const Flow flow = first->exec(frame);
      return flow == Flow::Next ? second->exec(frame) : flow;
    });
  }
  return action([actions](Frame& frame) {
    for (const Action* const one : actions) {
      const Flow flow = one->exec(frame);
      if (flow != Flow::Next) return flow;
    }
    return Flow::Next;
  });
}

namespace {

std::vector<std::uint32_t> slotsChangedIn(const ast::Loop& loop) {
  std::vector<std::uint32_t> slots;
  const auto note = [&](const ast::Variable& variable) { slots.push_back(variable.slot); };
  ast::forEachAssigned(*loop.body, note);
  const auto noteIn = [&](const ast::Expression& expression) {
    ast::forEachExpression(expression, [&](const ast::Expression& e) {
      const auto* const assigned = std::get_if<ast::Assign>(&e.node);
      const auto* const updated = std::get_if<ast::Update>(&e.node);
      if (assigned == nullptr && updated == nullptr) return;
      const ast::Expression& target = assigned != nullptr ? *assigned->target : *updated->target;
      if (const auto* const read = std::get_if<ast::VariableRead>(&target.node)) note(*read->variable);
    });
  };
  for (const ast::Expression* const update : loop.updates) noteIn(*update);
  if (loop.condition != nullptr) noteIn(*loop.condition);
  return slots;
}

}  // namespace

// An iteration that begins as the one before, with all that may change as it was, has none that differs
// behind it.
void Translation::noteIteration(const Frame& frame, const ast::Statement& statement, const ast::Loop& loop,
                                const std::vector<std::uint32_t>& changed, Iteration& before) const {
  Iteration now{true, machine_.past.changes(), {}};
  for (const std::uint32_t slot : changed) now.values.push_back(frame.slots[slot].number);
  if (now == before) {
    throw Violation{loop.measure != nullptr ? loop.measure->range : statement.range, "termination",
                    "not-decreasing", "an iteration has changed nothing: the loop does not end"};
  }
  before = std::move(now);
}

// The condition is that the index is below the length of a hidden variable that has the elements.
Translation::Iterated Translation::iteratedIn(const ast::Loop& loop) {
  if (!loop.isOverElements) return {};
  const auto* const condition = std::get_if<ast::Binary>(&loop.condition->node);
  const auto* const length =
      condition == nullptr ? nullptr : std::get_if<ast::ValueOperation>(&condition->right->node);
  if (length == nullptr) return {};
  const auto* const read = std::get_if<ast::VariableRead>(&length->operands[0]->node);
  const auto found = read == nullptr ? sequences_.end() : sequences_.find(read->variable);
  if (found == sequences_.end()) return {};
  const ast::Call& order = *found->second;
  return {&of(*order.receiver), &of(*condition->right), &machine_.classes.of(*order.method)};
}

std::optional<ElementLoop> Translation::begin(const Iterated& iterated, Frame& frame,
                                              support::SourceRange range) {
  if (iterated.collection == nullptr) return std::nullopt;
  Object* const self = iterated.collection->eval(frame).object;
  if (static_cast<Instance*>(self)->type->library == nullptr) return std::nullopt;
  const auto count = static_cast<std::size_t>(iterated.count->eval(frame).number);
  return ElementLoop({machine_, *iterated.order, self, nullptr, range}, count);
}

const Action& Translation::loop(const ast::Statement& statement, const ast::Loop& loop) {
  const Code* const condition = loop.condition == nullptr ? nullptr : &of(*loop.condition);
  const Action& body = of(*loop.body);
  const std::vector<const Code*> updates = all(loop.updates);
  const Iterated iterated = iteratedIn(loop);
  const bool checks = machine_.settings.contracts;
  const bool hasInvariant = checks && !loop.invariants.empty(),
             hasMeasure = checks && loop.measure != nullptr;
  const std::vector<std::uint32_t> changed =
      machine_.seeksEndless() ? slotsChangedIn(loop) : std::vector<std::uint32_t>();
  const auto iterate = [this, &statement, &loop, condition, &body, updates, iterated, hasInvariant,
                        hasMeasure, changed](Frame& frame) {
    std::optional<std::int64_t> measure;
    Iteration before;
    std::optional<ElementLoop> elements = begin(iterated, frame, statement.range);
    const auto ends = [&] {
      if (!elements) return condition != nullptr && !condition->eval(frame).isTrue();
      if (!elements->hasNext()) return true;
      elements->next();
      return false;
    };
    // A loop that tests last has its invariant between its iterations.
    for (bool isFirst = true, runsUntested = !loop.testsFirst;; runsUntested = false) {
      machine_.step(statement.range);
      if (!runsUntested) {
        if (!loop.testsFirst && ends()) break;
        if (measure) machine_.checker().decrease(frame, loop, *measure, statement.range);
        if (hasInvariant) machine_.checker().invariant(frame, loop, std::exchange(isFirst, false));
        if (hasMeasure) measure = machine_.checker().measure(frame, loop);  // a condition may have effects
        if (loop.testsFirst && ends()) break;
        if (machine_.seeksEndless()) noteIteration(frame, statement, loop, changed, before);
      }
      const Flow flow = body.exec(frame);
      if (flow == Flow::Break && frame.target == loop.id) break;
      if (flow == Flow::Return || (flow != Flow::Next && frame.target != loop.id)) return flow;
      for (const Code* const update : updates) update->eval(frame);
    }
    return Flow::Next;
  };
  return action(iterate);
}

const Action& Translation::guarded(const ast::Statement& statement, const ast::Try& guarded) {
  const Action& body = of(*guarded.body);
  std::vector<const Action*> handlers;
  for (const ast::Catch& one : guarded.catches) handlers.push_back(&of(*one.body));
  const Action* const finally = guarded.finallyBody == nullptr ? nullptr : &of(*guarded.finallyBody);
  static_cast<void>(statement);
  const auto handle = [this, &body, &guarded, handlers](Frame& frame) {
    try {
      return body.exec(frame);
    } catch (const Thrown& thrown) {
      for (std::size_t i = 0; i < handlers.size(); ++i) {
        const ast::Catch& one = guarded.catches[i];
        const auto isCaught = [&](const ast::ClassDecl* type) {
          return machine_.isInstance(thrown.exception, ast::Type{ast::TypeKind::Class, type});
        };
        if (!std::ranges::any_of(one.types, isCaught)) continue;
        if (one.variable != nullptr) frame.slots[one.variable->slot] = Value::of(thrown.exception);
        return handlers[i]->exec(frame);
      }
      throw;
    }
  };
  if (finally == nullptr) return action(handle);
  return action([handle, finally](Frame& frame) {
    Flow flow;
    try {
      flow = handle(frame);
    } catch (const Thrown&) {
      const Flow instead = finally->exec(frame);
      if (instead == Flow::Next) throw;
      return instead;
    }
    const auto [result, target] = std::pair(frame.result, frame.target);
    const Flow instead = finally->exec(frame);
    if (instead != Flow::Next) return instead;
    frame.result = result;
    frame.target = target;
    return flow;
  });
}

const Action& Translation::asserted(const ast::Expression& condition, support::SourceRange range) {
  const Code& value = of(condition);
  return action([&value, range](Frame& frame) {
    if (!value.eval(frame).isTrue()) throw Violation{range, "assert", "false", "this does not hold"};
    return Flow::Next;
  });
}

const Action& Translation::of(const ast::Statement& statement) {
  const auto known = statements_.find(&statement);
  if (known != statements_.end()) return *known->second;
  const Heap::Lasting lasting(machine_.heap);
  const Settings& settings = machine_.settings;
  const bool isPassed = !settings.contracts && ast::isAnnotation(statement);
  const Action* made = isPassed ? &action([](Frame&) { return Flow::Next; }) : &translate(statement);
  if (settings.notesStatements && !isPassed) {
    made = &action([&inner = *made, &hasRun = machine_.markOf(statement)](Frame& frame) {
      hasRun = true;
      return inner.exec(frame);
    });
  }
  statements_.emplace(&statement, made);
  return *made;
}

const Action& Translation::translate(const ast::Statement& statement) {
  Checker& checker = machine_.checker();
  const auto wand = [&checker](Frame&) {
    checker.meetWand();
    return Flow::Next;
  };
  return support::match(
      statement.node,
      [&](const ast::LocalDeclaration& local) -> const Action& {
        const auto* const call =
            local.initializer == nullptr ? nullptr : std::get_if<ast::Call>(&local.initializer->node);
        if (local.variable->isGhost && call != nullptr && call->receiver != nullptr)
          sequences_.emplace(local.variable, call);
        const std::uint32_t slot = local.variable->slot;
        const Code& value = local.initializer == nullptr
                                ? constant(defaultValue(machine_.heap, local.variable->type))
                                : of(*local.initializer);
        return action([&value, slot](Frame& frame) {
          frame.slots[slot] = value.eval(frame);
          return Flow::Next;
        });
      },
      [&](const ast::Evaluate& evaluate) -> const Action& {
        const Code& value = of(*evaluate.expression);
        return action([&value](Frame& frame) {
          value.eval(frame);
          return Flow::Next;
        });
      },
      [&](const ast::If& choice) -> const Action& {
        const Code& condition = of(*choice.condition);
        const Action& onTrue = of(*choice.onTrue);
        const Action* const onFalse = choice.onFalse == nullptr ? nullptr : &of(*choice.onFalse);
        return action([&condition, &onTrue, onFalse](Frame& frame) {
          if (condition.eval(frame).isTrue()) return onTrue.exec(frame);
          return onFalse == nullptr ? Flow::Next : onFalse->exec(frame);
        });
      },
      [&](const ast::Block& inner) -> const Action& { return block(inner.statements); },
      [&](const ast::Return& returned) -> const Action& {
        const Code* const value = returned.value == nullptr ? nullptr : &of(*returned.value);
        return action([value](Frame& frame) {
          if (value != nullptr) frame.result = value->eval(frame);
          return Flow::Return;
        });
      },
      [&](const ast::Assert& assertion) -> const Action& {
        if (const ast::Expression* const condition = effectiveCondition(assertion))
          return asserted(*condition, statement.range);
        return action([&checker, &assertion, &statement](Frame& frame) {
          checker.assertion(frame, assertion, statement.range);
          return Flow::Next;
        });
      },
      [&](const ast::Assume& assumption) -> const Action& {
        const Code& condition = of(*assumption.condition);
        return action([&condition, &checker, &statement](Frame& frame) {
          checker.assume(frame, condition, statement.range);
          return Flow::Next;
        });
      },
      [&](const ast::Open& open) -> const Action& {
        return action([&checker, &open, &statement](Frame& frame) {
          try {
            checker.holds(frame, *open.instance, open.amount, "open", statement.range);
          } catch (Violation& violation) {
            if (violation.context == "open") violation.reason = "predicate";  // whose body does not hold
            throw;
          }
          return Flow::Next;
        });
      },
      [&](const ast::Close& close) -> const Action& {
        return action([&checker, &close, &statement](Frame& frame) {
          checker.holds(frame, *close.instance, close.amount, "close", statement.range);
          return Flow::Next;
        });
      },
      [&](const ast::Use& use) -> const Action& {
        const Code& call = of(*use.call);
        return action([&call, &use](Frame& frame) {
          try {
            call.eval(frame);
          } catch (Violation& violation) {
            if (violation.context == "precondition" && violation.range == use.call->range)
              violation.context = "use";
            throw;
          }
          return Flow::Next;
        });
      },
      [&](const ast::Join& join) -> const Action& {
        return action([&checker, &join, &statement](Frame& frame) {
          checker.holds(frame, *join.assertion, "join", statement.range);
          return Flow::Next;
        });
      },
      [&](const ast::Loop& repeated) -> const Action& { return loop(statement, repeated); },
      [&](const ast::Labelled& labelled) -> const Action& {
        const Action& body = of(*labelled.body);
        return action([&body, id = labelled.id](Frame& frame) {
          const Flow flow = body.exec(frame);
          return flow == Flow::Break && frame.target == id ? Flow::Next : flow;
        });
      },
      [&](const ast::Break& leave) -> const Action& {
        return action([target = leave.target](Frame& frame) {
          frame.target = target;
          return Flow::Break;
        });
      },
      [&](const ast::Continue& leave) -> const Action& {
        return action([target = leave.target](Frame& frame) {
          frame.target = target;
          return Flow::Continue;
        });
      },
      [&](const ast::Switch& chosen) -> const Action& { return choice(statement, chosen); },
      [&](const ast::Throw& thrown) -> const Action& {
        const Code& exception = of(*thrown.exception);
        return action([this, &exception, &statement](Frame& frame) -> Flow {
          auto* const object = static_cast<Instance*>(exception.eval(frame).object);
          if (object == nullptr) machine_.throwNull(statement.range, "the exception", "exception");
          machine_.noteOrigin(*object, {statement.range});
          throw Thrown{object};
        });
      },
      [&](const ast::Try& attempt) -> const Action& { return guarded(statement, attempt); },
      [&](const ast::ConstructorCall& call) -> const Action& { return constructorCall(statement, call); },
      [&](const ast::Ghost& ghost) -> const Action& {
        const Action& body = of(*ghost.body);
        return action([&body, &checker](Frame& frame) {
          const Checker::Speaking speaking(checker);
          return body.exec(frame);
        });
      },
      [&](const ast::Package&) -> const Action& { return action(wand); },
      [&](const ast::Apply&) -> const Action& { return action(wand); });
}

}  // namespace warrant::run
