// Unfolding calls and statements into the steps of traces.
#include "symbex/explore/backward/tracer.h"

#include "ast/walk.h"
#include "support/match.h"
#include "symbex/explore/explorer.h"
#include "symbex/values/classes.h"
#include "symbex/values/numbers.h"

namespace warrant::symbex {

using support::match;
using support::SourceRange;

// --- calls

smt::Term Tracer::evalCall(const ast::Expression& e, const ast::Call& call) {
  std::vector<const ast::Expression*> parts;
  if (call.receiver != nullptr) parts.push_back(call.receiver);
  parts.insert(parts.end(), call.arguments.begin(), call.arguments.end());
  Terms values = evalAll(parts);
  Term self;
  if (call.receiver != nullptr) {
    if (!call.method->isStatic) self = values.front();
    values.erase(values.begin());
  }
  if (!call.method->isStatic) requireNonNull(*call.receiver, self);
  endAtBound(e.range);
  // Which body runs is told behind the tests of the object's class.
  while (!isOver() && choices_[next_].kind == Choice::Kind::Test && choices_[next_].range == e.range) ++next_;
  if (call.method->isStatic) useClass(*call.method->owner, e.range);
  endAtBound(e.range);
  const bool isTold = !isOver() && choices_[next_].range == e.range;
  if (isTold && choices_[next_].kind == Choice::Kind::Yield) {
    testTarget(call, *choices_[next_].method, self, e.range);
    return choices_[next_++].value;
  }
  if (!isTold || choices_[next_].kind != Choice::Kind::Enter)
    uncovered(e.range, "the library's `" + std::string(call.method->name) + "`");
  const ast::MethodDecl& target = *choices_[next_++].method;
  testTarget(call, target, self, e.range);
  const Term value = runBody(target, self, values);
  return value;
}

// That the object's class is one of those whose objects run that body.
void Tracer::testTarget(const ast::Call& call, const ast::MethodDecl& target, Term self, SourceRange range) {
  const ast::MethodDecl& method = *call.method;
  const Hierarchy& hierarchy = analysis_.hierarchy();
  if (method.isStatic || method.isFinal || call.isSuper || !hierarchy.isRelated(*method.owner)) return;
  const ast::Type& type = call.receiver->type;
  const bool isBelow = type.kind == ast::TypeKind::Class && type.declaration != nullptr &&
                       Hierarchy::isSubclass(*type.declaration, *method.owner);
  const ast::ClassDecl& known = isBelow ? *type.declaration : *method.owner;
  Term runsIt = terms_.falsity();
  bool isEach = true;
  for (const ast::ClassDecl* const one : hierarchy.below(known)) {
    if (one->isAbstract) continue;
    if (hierarchy.definition(method, *one) != &target) {
      isEach = false;
      continue;
    }
    Term isExactly = isInstance(self, typeOf(known), typeOf(*one));
    for (const ast::ClassDecl* const below : hierarchy.below(*one)) {
      if (below != one)
        isExactly = terms_.conjoin(isExactly, terms_.negate(vocabulary_.isInstance(typeOf(*below), self)));
    }
    runsIt = terms_.disjoin(runsIt, isExactly);
  }
  if (!isEach) test(runsIt, true, range);
}

smt::Term Tracer::runBody(const ast::MethodDecl& method, Term self, const Terms& arguments) {
  Frame active{.variables = {}, .self = self};
  Frame* const caller = std::exchange(frame_, &active);
  for (std::size_t index = 0; index < arguments.size(); ++index) {
    const ast::Variable& parameter = *method.parameters[index];
    assign(variable(parameter), arguments[index], parameter.range);
  }
  if (method.returnType.kind != ast::TypeKind::Void)
    active.result = vocabulary_.variable(method.returnType, std::string(method.name) + "()");
  Flow flow;
  if (method.body != nullptr)
    flow = exec(*method.body);
  else
    assign(active.result, eval(*method.pureBody), method.pureBody->range);
  frame_ = caller;
  if (flow.kind == Flow::Kind::Throw) throw Raised{};
  return active.result;
}

// --- statements

Tracer::Flow Tracer::execAll(ast::Statements statements) {
  for (const ast::Statement* const statement : statements) {
    const Flow flow = exec(*statement);
    if (flow.kind != Flow::Kind::Next) return flow;
  }
  return {};
}

Tracer::Flow Tracer::exec(const ast::Statement& statement) {
  if (ast::isAnnotation(statement)) return {};
  endAtBound(statement.range);
  Frame* const frame = frame_;
  try {
    return run(statement);
  } catch (const Raised&) {
    frame_ = frame;
    return {Flow::Kind::Throw};
  }
}

Tracer::Flow Tracer::run(const ast::Statement& statement) {
  return match(
      statement.node,
      [&](const ast::LocalDeclaration& declaration) {
        const ast::Variable& local = *declaration.variable;
        const Term value = declaration.initializer == nullptr ? numbers_.defaultValue(local.type)
                                                              : eval(*declaration.initializer);
        assign(variable(local), value, statement.range);
        return Flow{};
      },
      [&](const ast::Evaluate& evaluate) {
        (void)eval(*evaluate.expression);
        return Flow{};
      },
      [&](const ast::If& conditional) {
        const ast::Expression& condition = *conditional.condition;
        const Term value = eval(condition);
        const bool isTrue = choose(condition.range);
        test(value, isTrue, condition.range);
        const ast::Statement* const arm = isTrue ? conditional.onTrue : conditional.onFalse;
        return arm == nullptr ? Flow{} : exec(*arm);
      },
      [&](const ast::Block& block) { return execAll(block.statements); },
      [&](const ast::Return& done) {
        if (done.value != nullptr) {
          const Term value = eval(*done.value);
          if (frame_->result) assign(frame_->result, value, statement.range);
        }
        return Flow{Flow::Kind::Return};
      },
      [&](const ast::Assert& assertion) {
        execAssertion(*assertion.assertion);
        return Flow{};
      },
      [&](const ast::Loop& loop) { return execLoop(loop); },
      [&](const ast::Labelled& labelled) {
        const Flow flow = exec(*labelled.body);
        const bool isHere = flow.kind == Flow::Kind::Break && flow.target == labelled.id;
        return isHere ? Flow{} : flow;
      },
      [&](const ast::Break& jump) {
        return Flow{Flow::Kind::Break, jump.target};
      },
      [&](const ast::Continue& jump) {
        return Flow{Flow::Kind::Continue, jump.target};
      },
      [&](const ast::Switch& choice) { return execSwitch(choice); },
      [&](const ast::Throw& raised) {
        const Term value = eval(*raised.exception);
        requireNonNull(*raised.exception, value);
        exception_ = spill(raised.exception->type, value, statement.range);
        thrownAs_ = raised.exception->type.declaration;
        return Flow{Flow::Kind::Throw};
      },
      [&](const ast::Try& attempt) { return execTry(attempt); },
      [&](const ast::ConstructorCall& call) {
        execConstructorCall(call, statement.range);
        return Flow{};
      },
      [&](const auto&) { return Flow{}; });
}

Tracer::Flow Tracer::execLoop(const ast::Loop& loop) {
  for (unsigned iteration = 0;; ++iteration) {
    const bool isTested = (loop.testsFirst || iteration > 0) && loop.condition != nullptr;
    if (isTested) {
      const Term value = eval(*loop.condition);
      const bool isTrue = choose(loop.condition->range);
      test(value, isTrue, loop.condition->range);
      if (!isTrue) return {};
    }
    endAtBound(loop.body->range);
    take(Choice::Kind::Iterate, loop.body->range);
    const Flow flow = exec(*loop.body);
    const bool isOurs = flow.target == loop.id;
    if (flow.kind == Flow::Kind::Break && isOurs) return {};
    const bool goesOn = flow.kind == Flow::Kind::Next || (flow.kind == Flow::Kind::Continue && isOurs);
    if (!goesOn) return flow;
    for (const ast::Expression* const update : loop.updates) (void)eval(*update);
  }
}

// As the exploration does, the places where cases are entered are tested one after the other.
Tracer::Flow Tracer::execSwitch(const ast::Switch& choice) {
  if (choice.selector->type.isReference()) uncovered(choice.selector->range, "`switch` over objects");
  const Term selector = spill(choice.selector->type, eval(*choice.selector), choice.selector->range);
  const std::span<const ast::SwitchCase> cases = choice.cases;
  std::size_t entered = cases.size(), otherwise = cases.size();
  for (std::size_t first = 0, last = 0; first < cases.size() && entered == cases.size(); first = last + 1) {
    bool isDefault = false;
    std::vector<const ast::Expression*> labels;
    for (last = first;; ++last) {
      isDefault = isDefault || cases[last].isDefault;
      labels.insert(labels.end(), cases[last].labels.begin(), cases[last].labels.end());
      if (!cases[last].body.empty() || last + 1 == cases.size()) break;
    }
    if (isDefault) {
      otherwise = last;
      continue;
    }
    const Term isThis = isOneOf(selector, labels);
    const bool isTrue = choose(cases[first].range);
    test(isThis, isTrue, cases[first].range);
    if (isTrue) entered = last;
  }
  if (entered == cases.size()) entered = otherwise;
  for (std::size_t at = entered; at < cases.size(); ++at) {
    const Flow flow = execAll(cases[at].body);
    if (flow.kind == Flow::Kind::Break && flow.target == choice.id) return {};
    if (flow.kind != Flow::Kind::Next) return flow;
  }
  return {};
}

Tracer::Flow Tracer::execTry(const ast::Try& attempt) {
  const Flow flow = execCatching(attempt);
  if (attempt.finallyBody == nullptr) return flow;
  const Term exception = exception_;
  const ast::ClassDecl* const thrownAs = thrownAs_;
  const std::string name = thrownName_;
  const Flow behind = exec(*attempt.finallyBody);
  if (behind.kind != Flow::Kind::Next) return behind;
  exception_ = exception;
  thrownAs_ = thrownAs;
  thrownName_ = name;
  return flow;
}

Tracer::Flow Tracer::execCatching(const ast::Try& attempt) {
  const Flow flow = exec(*attempt.body);
  if (flow.kind != Flow::Kind::Throw || thrownAs_ == nullptr) return flow;
  for (const ast::Catch& handler : attempt.catches) {
    Term isCaught = terms_.falsity();
    for (const ast::ClassDecl* const type : handler.types)
      isCaught = terms_.disjoin(isCaught, vocabulary_.isInstance(typeOf(*type), exception_));
    const bool isTrue = choose(handler.variable->range);
    test(isCaught, isTrue, handler.variable->range);
    if (!isTrue) continue;
    assign(variable(*handler.variable), exception_, handler.variable->range);
    return exec(*handler.body);
  }
  return flow;
}

void Tracer::execAssertion(const ast::Assertion& assertion) {
  const auto holds = [&](const ast::Expression& condition) {
    const Term value = eval(condition);
    const bool isTrue = choose(condition.range);
    test(value, isTrue, condition.range);
    return isTrue;
  };
  match(
      assertion.node,
      [&](const ast::Pure& pure) {
        if (!holds(*pure.condition)) throw Ended{};
      },
      [&](const ast::Star& both) {
        execAssertion(*both.left);
        execAssertion(*both.right);
      },
      [&](const ast::ConditionalAssertion& choice) {
        execAssertion(holds(*choice.condition) ? *choice.onTrue : *choice.onFalse);
      },
      [](const auto&) {});
}

}  // namespace warrant::symbex
