// Expressions that change the state: assignments, updates (paper, Figure 8: x := e and e1.f := e2).
#include "symbex/rules/places.h"

#include "ast/print.h"
#include "support/match.h"
#include "symbex/explain/history.h"
#include "symbex/explain/notation.h"
#include "symbex/explain/reports.h"
#include "symbex/explore/unfolding.h"
#include "symbex/ghost/ghost.h"
#include "symbex/path/path.h"
#include "symbex/path/recorder.h"
#include "symbex/resources/chunks.h"
#include "symbex/resources/elements.h"
#include "symbex/resources/families.h"
#include "symbex/resources/guards.h"
#include "symbex/resources/ranges.h"
#include "symbex/rules/operators.h"
#include "symbex/rules/rules.h"
#include "symbex/state/problem.h"
#include "symbex/values/final_fields.h"
#include "symbex/values/numbers.h"
#include "symbex/values/sorts.h"

namespace warrant::symbex {

using heap::Chunk;
using support::match;

Verdict Places::evalTarget(SymbolicState s, const ast::Expression& target, Continuation<const Target&> then) {
  return match(
      target.node,
      [&](const ast::FieldRead& read) {
        return rules_.evalOwner(std::move(s), read.receiver, read.field->isStatic,
                                [&](SymbolicState s, Term receiver) {
                                  return then(std::move(s), Target{&target, receiver, {}});
                                });
      },
      [&](const ast::ArrayRead& read) {
        return rules_.eval(std::move(s), *read.array, [&](SymbolicState s, Term array) {
          return rules_.eval(std::move(s), *read.index, [&](SymbolicState s, Term index) {
            return then(std::move(s), Target{&target, array, index});
          });
        });
      },
      [&](const auto&) { return then(std::move(s), Target{&target}); });
}

Verdict Places::load(SymbolicState s, const Target& target, ThenTerm then) {
  const ast::Expression& e = *target.expression;
  return match(
      e.node,
      [&](const ast::FieldRead& read) {
        return readField(std::move(s), *read.field, e, target.receiver, then);  // final ones are not updated
      },
      [&](const ast::ArrayRead&) {
        return elements_.readElement(std::move(s), {&e, target.receiver, target.index, Context::Read}, then);
      },
      [&](const auto&) { return rules_.eval(std::move(s), e, then); });
}

// Figure 8, 2: exec(σ, x := e;, Q) ≡ eval(σ, e, λt. Q(Γ[x ↦ t]))
// Figure 8, 3: exec(σ, e1.f := e2;, Q) ≡ … ∃ o.f ↦ v ∈ H: Σ ⊢ o = t1 ∧ Q(H - {o.f ↦ v} + {o.f ↦ t2})
Verdict Places::assign(SymbolicState s, const Target& target, Term value, Then then) {
  const ast::Expression& e = *target.expression;
  const auto note = [&](SymbolicState& s, const Chunk& changed) {
    if (path_.isRecording()) recorder_.add(s, Step::Kind::Written, e.range, changed);
  };
  const auto write = [&](SymbolicState s, const Chunk& chunk, Term written) {
    s.heap.setValue(chunk, written);
    Chunk changed = chunk;
    changed.value = written;
    note(s, changed);
    return then(std::move(s));
  };
  return match(
      e.node,
      [&](const ast::FieldRead& read) {
        if (read.field->isFinal) return assignFinalField(std::move(s), e, *read.field, value, then);
        if (now().unfolds) {
          return unfolding_.withField(
              std::move(s), read, e, target.receiver, Context::Write,
              [&](SymbolicState s, const Chunk& chunk) { return write(std::move(s), chunk, value); });
        }
        const heap::Resource resource = analysis_.field(*read.field);
        const Wanted wanted{resource, target.receiver};
        if (auto cases = guards_.find(s.heap, wanted)) {
          for (const Chunk& chunk : guards_.write(s.heap, wanted, std::move(*cases), value)) note(s, chunk);
          return then(std::move(s));
        }
        if (const auto written = families_.write(s.heap, {resource, target.receiver}, terms_.box(value));
            !written.empty()) {
          for (const Chunk& chunk : written) note(s, chunk);
          return then(std::move(s));
        }
        return chunks_.withChunk(
            std::move(s), wanted, 0,
            [&](SymbolicState s, const Chunk& chunk) { return write(std::move(s), chunk, value); },
            [&](SymbolicState s) {
              Problem problem = path_.blame(s, Context::Write, Reason::Permission, e.range,
                                            "no permission to write `" + ast::toString(e) + "`");
              problem.lookedFor = "acc(" + ast::toString(e) + ")";
              history_.addHistory(s, problem, {resource, target.receiver, {}});
              return path_.fail(s, problem);
            });
      },
      [&](const ast::ArrayRead&) {
        return elements_.writeElement(std::move(s), {&e, target.receiver, target.index, Context::Write},
                                      value, then);
      },
      [&](const ast::VariableRead& read) {
        s.frame.store.set(read.variable->slot, value);
        return then(std::move(s));
      },
      [&](const auto&) { return reports_.giveUp(e.range, "this cannot be assigned"); });
}

Verdict Places::evalAssign(SymbolicState s, const ast::Assign& assignment, ThenTerm then) {
  return evalTarget(std::move(s), *assignment.target, [&](SymbolicState s, const Target& target) {
    if (const auto* read = std::get_if<ast::VariableRead>(&assignment.target->node)) {
      notation_.hintName(*read->variable, *assignment.value);
    }
    return rules_.eval(std::move(s), *assignment.value, [&](SymbolicState s, Term value) {
      return assign(std::move(s), target, value, [&](SymbolicState s) { return then(std::move(s), value); });
    });
  });
}

Verdict Places::evalUpdate(SymbolicState s, const ast::Expression& e, const ast::Update& update,
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
      return rules_.eval(std::move(s), *update.operand, [&](SymbolicState s, Term right) {
        return operators_.applyOperator(
            std::move(s), operation, left, right, [&](SymbolicState s, Term value) {
              return numbers_.convert(
                  std::move(s), operation.type, type, false, value, e,
                  [&](SymbolicState s, Term after) { return store(std::move(s), before, after); });
            });
      });
    };
    return load(std::move(s), target, [&](SymbolicState s, Term before) {
      return numbers_.convert(std::move(s), type, operation.type, false, before, e,
                              [&](SymbolicState s, Term left) { return apply(std::move(s), before, left); });
    });
  });
}

Verdict Places::evalArrayLength(SymbolicState s, const ast::ArrayLength& length, const ast::Type& type,
                                ThenTerm then) {
  return rules_.eval(std::move(s), *length.array, [&](SymbolicState s, Term array) {
    const auto readIt = [&](SymbolicState s) {
      const Term value = ranges_.lengthOf(array);
      numbers_.noteValue(type, value);
      return then(std::move(s), value);
    };
    return path_.requireNonNull(std::move(s), array, *length.array, Context::Array, [&](SymbolicState s) {
      return now().unfolds ? unfolding_.reach(std::move(s), array, length.array->range, readIt)
                           : readIt(std::move(s));
    });
  });
}

Verdict Places::evalArrayRead(SymbolicState s, const ast::Expression& e, const ast::ArrayRead& read,
                              ThenTerm then) {
  return rules_.eval(std::move(s), *read.array, [&](SymbolicState s, Term array) {
    return rules_.eval(std::move(s), *read.index, [&](SymbolicState s, Term index) {
      return elements_.readElement(std::move(s), {&e, array, index, Context::Read}, then);
    });
  });
}

Verdict Places::evalFinalField(SymbolicState s, const ast::Expression& e, const ast::FieldRead& read,
                               ThenTerm then) {
  const ast::FieldDecl& field = *read.field;
  const auto readIt = [&](SymbolicState s, Term object) {
    const Construction& construction = s.frame.construction;
    if (field.constant != nullptr) return rules_.eval(std::move(s), *field.constant, then);
    const bool isOwn =
        field.isSettled() && (field.isStatic || std::holds_alternative<ast::This>(read.receiver->node));
    if (isOwn && construction.declaration == field.owner && construction.ofClass == field.isStatic) {
      const Term value = s.frame.store[construction.slots + analysis_.finalSlot(field)];
      numbers_.noteValue(field.type, value);
      return then(std::move(s), value);
    }
    // Nobody but the start of the program runs several classes' initialisers.
    const bool isStarting =
        now().startValues != nullptr && (now().method->owner == nullptr || isProgramStart(*now().method));
    if (isStarting && field.isStatic && field.isSettled() && !now().startValues->contains(&field)) {
      return reports_.giveUp(field.range,
                             "its value is read before its class is initialised, when the program starts");
    }
    if (field.isStatic && now().unfolds) {
      if (const Term known = unfolding_.staticValue(field)) return then(std::move(s), known);
    }
    Term value = finals_.finalValue(field, object);
    numbers_.noteValue(field.type, value);
    if (now().unfolds) value = unfolding_.finalValue(s, field.type, object, value);
    if (!field.isStatic) finals_.learnConstant({ast::TypeKind::Class, field.owner, nullptr}, object);
    return then(std::move(s), value);
  };
  return rules_.evalOwner(std::move(s), read.receiver, field.isStatic, [&](SymbolicState s, Term object) {
    if (field.isStatic && now().unfolds && field.constant == nullptr) {
      return unfolding_.useClass(std::move(s), *field.owner, e.range,
                                 [&](SymbolicState s) { return readIt(std::move(s), object); });
    }
    if (field.isStatic) return readIt(std::move(s), object);
    ghost_.onFinalField(s, object, *field.owner);
    const auto readOf = [&](SymbolicState s) { return readIt(std::move(s), object); };
    return path_.requireNonNull(std::move(s), object, *read.receiver, Context::Read, [&](SymbolicState s) {
      return now().unfolds ? unfolding_.reach(std::move(s), object, e.range, readOf) : readOf(std::move(s));
    });
  });
}

// The resolver lets it be assigned where the object, or class, is made, and nowhere else.
Verdict Places::assignFinalField(SymbolicState s, const ast::Expression& e, const ast::FieldDecl& field,
                                 Term value, Then then) {
  const Construction& construction = s.frame.construction;
  if (construction.declaration != field.owner || construction.ofClass != field.isStatic) {
    return reports_.giveUp(e.range, "a final field is assigned when it has its value");
  }
  s.frame.store.set(construction.slots + analysis_.finalSlot(field), value);
  if (construction.ofClass && now().startValues != nullptr) {  // what is called from here on may read it
    (*now().startValues)[&field] = value;
    now().definitions->clear();
  }
  return then(std::move(s));
}

Verdict Places::readField(SymbolicState s, const ast::FieldDecl& field, const ast::Expression& e,
                          Term receiver, ThenTerm then) {
  if (now().unfolds) {
    return unfolding_.withField(
        std::move(s), std::get<ast::FieldRead>(e.node), e, receiver, Context::Read,
        [&](SymbolicState s, const Chunk& chunk) { return then(std::move(s), chunk.value); });
  }
  const heap::Resource resource = analysis_.field(field);
  const auto goOn = [&](SymbolicState s, Term value) {
    numbers_.noteValue(field.type, value);
    return then(std::move(s), value);
  };
  const Wanted wanted{resource, receiver, {}, heap::Amount::some()};
  if (const auto cases = guards_.find(s.heap, wanted)) return goOn(std::move(s), cases->value);
  if (const Term boxed = families_.read(s.heap, wanted)) {
    const Term value = terms_.unbox(sortOf(field.type), boxed);
    // That fromBool(toBool(s)) = s holds of the snapshots of booleans only.
    if (terms_.sort(value) == smt::Sort::Bool) path_.learn(terms_.equal(terms_.box(value), boxed));
    return goOn(std::move(s), value);
  }
  return chunks_.withChunk(
      std::move(s), wanted, 0,
      [&](SymbolicState s, const Chunk& chunk) { return goOn(std::move(s), chunk.value); },
      [&](SymbolicState s) {
        Problem problem = path_.blame(s, Context::Read, Reason::Permission, e.range,
                                      "no permission to read `" + ast::toString(e) + "`");
        problem.lookedFor = "acc(" + ast::toString(e) + ")";
        heap::Chunk missing{resource, receiver, {}};
        missing.amount = wanted.least;
        history_.addHistory(s, problem, missing);
        return path_.fail(s, problem);
      });
}

}  // namespace warrant::symbex
