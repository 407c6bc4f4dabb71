// Expressions that change the state: assignments, updates (paper, Figure 8: x := e and e1.f := e2).
#include "ast/print.h"
#include "support/match.h"
#include "symbex/engine.h"

namespace warrant::symbex {

using heap::Chunk;
using support::match;

Verdict Engine::evalTarget(SymbolicState s, const ast::Expression& target, Continuation<const Target&> then) {
  return match(
      target.node,
      [&](const ast::FieldRead& read) {
        return evalOwner(std::move(s), read.receiver, read.field->isStatic,
                         [&](SymbolicState s, Term receiver) {
                           return then(std::move(s), Target{&target, receiver, {}});
                         });
      },
      [&](const ast::ArrayRead& read) {
        return eval(std::move(s), *read.array, [&](SymbolicState s, Term array) {
          return eval(std::move(s), *read.index, [&](SymbolicState s, Term index) {
            return then(std::move(s), Target{&target, array, index});
          });
        });
      },
      [&](const auto&) {
        return then(std::move(s), Target{&target, {}, {}});
      });
}

Verdict Engine::load(SymbolicState s, const Target& target, ThenTerm then) {
  const ast::Expression& e = *target.expression;
  return match(
      e.node,
      [&](const ast::FieldRead& read) {
        return readField(std::move(s), *read.field, e, target.receiver, then);  // final ones are not updated
      },
      [&](const ast::ArrayRead&) {
        return readElement(std::move(s), {&e, target.receiver, target.index, Context::Read}, then);
      },
      [&](const auto&) { return eval(std::move(s), e, then); });
}

Verdict Engine::assign(SymbolicState s, const Target& target, Term value, Then then) {
  const ast::Expression& e = *target.expression;
  const auto write = [&](SymbolicState s, const Chunk& chunk, Term written) {
    s.heap.setValue(chunk, written);
    if (trace_.isOn()) {
      Chunk changed = chunk;
      changed.value = written;
      record(s, Step::Kind::Write, e.range, changed);
    }
    return then(std::move(s));
  };
  return match(
      e.node,
      [&](const ast::FieldRead& read) {
        if (read.field->isFinal) return assignFinalField(std::move(s), e, *read.field, value, then);
        const heap::Resource resource = analysis_.field(*read.field);
        return withChunk(
            std::move(s), resource, target.receiver, 0,
            [&](SymbolicState s, const Chunk& chunk) { return write(std::move(s), chunk, value); },
            [&](SymbolicState s) {
              Problem problem = blame(s, Context::Write, Reason::Permission, e.range,
                                      "no permission to write `" + ast::toString(e) + "`");
              problem.lookedFor = "acc(" + ast::toString(e) + ")";
              addHistory(s, problem, resource, target.receiver, {});
              return fail(s, problem);
            });
      },
      [&](const ast::ArrayRead&) {
        return writeElement(std::move(s), {&e, target.receiver, target.index, Context::Write}, value, then);
      },
      [&](const ast::VariableRead& read) {
        s.frame.store.set(read.variable->slot, value);
        return then(std::move(s));
      },
      [&](const auto&) { return giveUp(e.range, "this cannot be assigned"); });
}

Verdict Engine::evalAssign(SymbolicState s, const ast::Assign& assignment, ThenTerm then) {
  return evalTarget(std::move(s), *assignment.target, [&](SymbolicState s, const Target& target) {
    if (const auto* read = std::get_if<ast::VariableRead>(&assignment.target->node)) {
      hintName(*read->variable, *assignment.value);
    }
    return eval(std::move(s), *assignment.value, [&](SymbolicState s, Term value) {
      return assign(std::move(s), target, value, [&](SymbolicState s) { return then(std::move(s), value); });
    });
  });
}

Verdict Engine::evalUpdate(SymbolicState s, const ast::Expression& e, const ast::Update& update,
                           ThenTerm then) {
  const ast::Type& type = update.target->type;
  const Operation operation{update.op, update.operation, update.operation, e};
  return evalTarget(std::move(s), *update.target, [&](SymbolicState s, const Target& target) {
    const auto store = [&](SymbolicState s, Term before, Term after) {
      return assign(std::move(s), target, after, [&](SymbolicState s) {
        return then(std::move(s), update.yieldsOldValue ? before : after);
      });
    };
    const auto apply = [&](SymbolicState s, Term before, Term left) {
      return eval(std::move(s), *update.operand, [&](SymbolicState s, Term right) {
        return applyOperator(std::move(s), operation, left, right, [&](SymbolicState s, Term value) {
          return convert(std::move(s), operation.type, type, false, value, e,
                         [&](SymbolicState s, Term after) { return store(std::move(s), before, after); });
        });
      });
    };
    return load(std::move(s), target, [&](SymbolicState s, Term before) {
      return convert(std::move(s), type, operation.type, false, before, e,
                     [&](SymbolicState s, Term left) { return apply(std::move(s), before, left); });
    });
  });
}

}  // namespace warrant::symbex
