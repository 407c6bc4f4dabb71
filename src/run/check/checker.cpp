#include "run/check/checker.h"

#include <algorithm>
#include <utility>

#include "ast/print.h"
#include "ast/walk.h"
#include "run/check/of_values.h"
#include "run/check/transfer.h"
#include "run/code/translation.h"

namespace warrant::run {
namespace {

bool hasContracts(const ast::Program& program) {
  const auto has = [](const ast::MethodDecl* method) {
    return !method->isImplicit && !method->inheritsContract &&
           (!method->requires_.empty() || !method->ensures.empty() ||
            !std::ranges::all_of(method->signals, &ast::Signals::isOfThrows));
  };
  return std::ranges::any_of(
             program.classes,
             [&](const ast::ClassDecl* declaration) {
               return !declaration->isLibrary &&
                      (std::ranges::any_of(declaration->methods, has) || !declaration->predicates.empty());
             }) ||
         std::ranges::any_of(program.mains, has);
}

// Whether the constructor leaves the fields to another one of its class.
bool delegates(const ast::MethodDecl& constructor) {
  if (!startsWithCall(constructor)) return false;
  const auto& first = *std::get<ast::Block>(constructor.body->node).statements.front();
  return !std::get<ast::ConstructorCall>(first.node).isSuper;
}

}  // namespace

Checker::Checker(Machine& machine)
    : machine_(machine),
      tracks_((machine.settings.contracts || machine.settings.seeksEndless) &&
              hasContracts(machine.classes.program())) {
  reset();
}

void Checker::reset() {
  asksPermissions_ = tracks_ && machine_.settings.permissions && machine_.settings.contracts;
  root_ = {};
  current_ = &root_;
  speaking_ = asking_ = levels_ = nesting_ = quoted_ = 0;
  asksCalls_ = false;
  if (tracks_) root_.entry = machine_.past.begin();
  for (const ast::ClassDecl* const declaration : machine_.classes.program().classes) {
    for (const ast::FieldDecl* const field : declaration->fields) {
      if (field->isStatic) grant({nullptr, field->index});
    }
  }
}

// --- locations

void Checker::read(const Location& location, support::SourceRange range) {
  if (!asksPermissions_ || speaking_ > 0) {
    if (reads_ != nullptr) observe(location);
    return;
  }
  const auto held = current_->held.find(location);
  if (held == current_->held.end() || !held->second.isPositive())
    throw Violation{range, "read", "permission", "the method has no permission to read this"};
}

void Checker::write(const Location& location, support::SourceRange range) {
  if (!asksPermissions_ || speaking_ > 0) return;
  const auto held = current_->held.find(location);
  if (held == current_->held.end() || (held->second - Amount(Rational(1))).isNegative())
    throw Violation{range, "write", "permission", "the method has no permission to write to this"};
}

void Checker::grant(const Location& location) {
  if (asksPermissions_) current_->held[location] = Amount(Rational(1));
}

void Checker::grantFields(Instance& object, const Class& type) {
  for (const ast::FieldDecl* const field : type.declaration.fields) {
    if (!field->isStatic) grant({&object, machine_.classes.slotOf(*field)});
  }
}

// Who makes an object as one of that class has the fields of the classes above, too, until those are made.
void Checker::passFields(Activation& caller, Activation& maker, Instance& object, const Class& type) {
  if (!asksPermissions_) return;
  for (const Class* at = &type; at != nullptr; at = at->above) {
    for (const ast::FieldDecl* const field : at->declaration.fields) {
      if (field->isStatic) continue;
      const Location location{&object, machine_.classes.slotOf(*field)};
      caller.held.erase(location);
      maker.held[location] = Amount(Rational(1));
    }
  }
}

void Checker::grantElements(const Array& array) {
  if (!asksPermissions_) return;
  for (std::uint32_t i = 0; i < array.size; ++i) grant({&array, i});
}

// --- methods

namespace {

// Who runs, while it lives.
class Running {
 public:
  Running(Activation*& current, Activation& now, std::uint32_t& nesting)
      : current_(current), before_(std::exchange(current, &now)), nesting_(nesting) {
    ++nesting;
  }
  ~Running() {
    current_ = before_;
    --nesting_;
  }
  Running(const Running&) = delete;
  Running& operator=(const Running&) = delete;

 private:
  Activation*& current_;
  Activation* before_;
  std::uint32_t& nesting_;
};

// A moment that `old` speaks of.
class Moment {
 public:
  Moment(Past& past, Activation& activation) : past_(past) { activation.entry = past.begin(); }
  ~Moment() { past_.forget(); }
  Moment(const Moment&) = delete;
  Moment& operator=(const Moment&) = delete;

 private:
  Past& past_;
};

}  // namespace

Value Checker::call(Method& method, Frame& frame, support::SourceRange range) {
  const bool isSaid = speaking_ > 0 && method.declaration.isPure();
  if (isSaid) return said(method, frame, range);
  if (!tracks_ || !machine_.settings.contracts) {
    frame.statically = nullptr;
    return machine_.runBody(method, frame, range);
  }
  return callBy(method, frame, range, [&] { return machine_.runBody(method, frame, range); });
}

Value Checker::callAs(const Method& overridden, Method& method, Frame& frame, support::SourceRange range) {
  return callBy(overridden, frame, range, [&] {
    return machine_.call(method, frame.self, {frame.slots, method.declaration.countParameters()}, range);
  });
}

// The frame in which a contract is evaluated: the body may assign its parameters, and a contract speaks of
// their values on entry.
class Checker::ContractFrame {
 public:
  ContractFrame(Checker& checker, const Method& method, const Frame& of, support::SourceRange range)
      : room_(checker.machine_, slotsFor(checker, method), range),
        frame{.slots = room_.slots, .self = of.self, .statically = of.statically} {
    std::copy_n(of.slots, method.declaration.countParameters(), room_.slots);
  }

 private:
  static std::uint32_t slotsFor(Checker& checker, const Method& method) {
    std::uint32_t slots = method.slots;
    const auto need = [&](const ast::Assertion* clause) {
      slots = std::max(slots, checker.slotsOf(*clause));
    };
    std::ranges::for_each(method.declaration.requires_, need);
    std::ranges::for_each(method.declaration.ensures, need);
    for (const ast::Signals& clause : method.declaration.signals) need(clause.assertion);
    return slots;
  }
  Machine::Room room_;

 public:
  Frame frame;
};

namespace {

template <class T>
class Changed {
 public:
  Changed(T& place, T value) : place_(place), before_(std::exchange(place, value)) {}
  ~Changed() { place_ = before_; }
  Changed(const Changed&) = delete;
  Changed& operator=(const Changed&) = delete;

 private:
  T& place_;
  T before_;
};

}  // namespace

// Of what a pure method says nothing is asked within it: it was verified by its own contract.
Value Checker::said(Method& method, Frame& frame, support::SourceRange range) {
  const Changed within(quoted_, quoted_ + 1);
  if (asksCalls_) {
    const Changed asks(asksCalls_, false);
    ContractFrame contract(*this, method, frame, range);
    Activation callee{.method = &method.declaration};
    demand(method, contract.frame, callee, range);
  }
  const Changed asks(asksCalls_, false);
  return machine_.runBody(method, frame, range);
}

// Lemmas are called while something is said; what they say is checked, for it is used.
Value Checker::callBy(const Method& method, Frame& frame, support::SourceRange range,
                      support::FunctionRef<Value()> body) {
  const ast::MethodDecl& declaration = method.declaration;
  frame.runs = true;
  Activation callee{.method = &declaration};
  Activation& caller = *current_;
  ContractFrame entered(*this, method, frame, range);
  Frame& contract = entered.frame;

  demand(method, contract, callee, range);
  requireDescent(caller, callee, range);
  const Moment entry(machine_.past, callee);
  {
    const Running running(current_, callee, nesting_);
    if (declaration.kind == ast::MethodKind::Constructor && !delegates(declaration))
      passFields(caller, callee, *static_cast<Instance*>(frame.self), *method.owner);
    try {
      contract.result = body();
    } catch (const Thrown& thrown) {
      promiseThrown(method, contract, callee, caller, *thrown.exception, range);
      throw;
    }
    for (const ast::Variable* const yielded : declaration.yields)
      contract.slots[yielded->slot] = frame.slots[yielded->slot];
    if (disturbance_ != nullptr && !declaration.isPure())
      disturbance_->afterCall(method, contract, callee, nesting_);
    promise(method, contract, callee, caller);
  }
  return contract.result;
}

namespace {

// As numbers, measures are compared; by what they leave of the heap, recursions of pure methods may end, too.
bool isMeasured(const ast::MethodDecl& method) {
  if (method.measure == nullptr || !method.measure->type.isIntegral()) return false;
  return !method.isPure() ||
         std::ranges::none_of(method.requires_, [](const ast::Assertion* clause) { return clause->grants; });
}

}  // namespace

void Checker::requireDescent(const Activation& caller, const Activation& callee, support::SourceRange range) {
  if (!caller.measure || !callee.measure || (*callee.measure < *caller.measure && *caller.measure >= 0))
    return;
  if (!analysis().areRecursive(*caller.method, *callee.method)) return;
  throw Violation{range, "termination", "not-decreasing",
                  "the measure is " + std::to_string(*callee.measure) + ", and was " +
                      std::to_string(*caller.measure) + " in the method that calls"};
}

namespace {

// What is not defined in a contract makes that ill-formed (`contract`), whose values these are.
template <class Evaluate>
void evaluateContract(Evaluate evaluate) {
  try {
    evaluate();
  } catch (Violation& violation) {
    for (const std::string_view context : {"array", "arithmetic", "cast"})
      if (violation.context == context) violation.context = "contract";
    throw;
  }
}

}  // namespace

void Checker::demand(const Method& method, Frame& frame, Activation& callee, support::SourceRange range) {
  const Speaking speaking(*this);
  const auto way = method.declaration.isPure() ? Transfer::Way::Lend : Transfer::Way::Move;
  Transfer transfer(*this, *current_, callee, {"precondition", range}, way);
  evaluateContract([&] {
    for (const ast::Assertion* const clause : method.declaration.requires_) transfer.along(frame, *clause);
  });
  if (isMeasured(method.declaration))
    callee.measure = machine_.translation().of(*method.declaration.measure).eval(frame).number;
}

void Checker::promise(const Method& method, Frame& frame, Activation& callee, Activation& caller) {
  const Speaking speaking(*this);
  const auto way = method.declaration.isPure() ? Transfer::Way::Stay : Transfer::Way::Move;
  Transfer transfer(*this, callee, caller, {"postcondition", {}}, way);
  evaluateContract([&] {
    for (const ast::Assertion* const clause : method.declaration.ensures) transfer.along(frame, *clause);
  });
}

void Checker::promiseThrown(const Method& method, Frame& frame, Activation& callee, Activation& caller,
                            Instance& exception, support::SourceRange range) {
  const Speaking speaking(*this);
  bool isCovered = false;
  Transfer transfer(*this, callee, caller, {"postcondition", {}}, Transfer::Way::Move);
  for (const ast::Signals& clause : method.declaration.signals) {
    if (!machine_.isInstance(&exception, {ast::TypeKind::Class, clause.type})) continue;
    isCovered = true;
    if (clause.variable != nullptr) frame.slots[clause.variable->slot] = Value::of(&exception);
    evaluateContract([&] { transfer.along(frame, *clause.assertion); });
  }
  if (!isCovered) escapes(method, exception);
  machine_.notePassed(exception, range);
}

void Checker::escapes(const Method& method, Instance& exception) const {
  const Machine::Origin origin = machine_.originOf(exception);
  if (origin.passed.isKnown())
    throw Violation{origin.passed, "exception", "uncaught",
                    machine_.describe(exception) + " leaves " + ast::qualifiedSignature(method.declaration),
                    origin.range};
  throw Violation{origin.range, origin.context, origin.reason,
                  machine_.describe(exception) + " leaves " + ast::qualifiedSignature(method.declaration)};
}

bool Checker::satisfies(std::span<const ast::Assertion* const> assertions, Frame& frame,
                        Activation& activation) {
  const Speaking speaking(*this);
  struct Asking {
    std::uint32_t& asking;
    ~Asking() { --asking; }
  } const asking{++asking_};
  try {
    Transfer transfer(*this, activation, activation, {"contract", {}}, Transfer::Way::Stay);
    for (const ast::Assertion* const assertion : assertions) transfer.along(frame, *assertion);
    return true;
  } catch (const Violation&) {
  } catch (const Thrown&) {
  }
  return false;
}

bool Checker::isTrueOfValues(const ast::Assertion& assertion, Frame& frame, Past::Moment entry) {
  const Speaking speaking(*this);
  Activation looking{.entry = entry};
  const Running running(current_, looking, nesting_);
  try {
    return OfValues(*this).holds(frame, assertion);
  } catch (const Violation&) {
  } catch (const Thrown&) {
  } catch (const Stopped&) {
  }
  return true;
}

const symbex::Analysis& Checker::analysis() {
  if (!analysis_) analysis_.emplace(machine_.classes.program(), 1);
  return *analysis_;
}

std::vector<const ast::MethodDecl*> Checker::overridden(const ast::MethodDecl& method,
                                                        const ast::ClassDecl* heir) {
  if (method.owner == nullptr) return {};
  if (heir == nullptr) return analysis().inheritance().overridden(method);
  for (const symbex::InheritedMember& inherited : analysis().inheritance().members()) {
    if (inherited.method == &method && inherited.declaration == heir) return inherited.overridden;
  }
  return {};
}

std::vector<const Class*> Checker::readings(const ast::MethodDecl& method, const ast::ClassDecl* heir) {
  if (heir == nullptr) return {nullptr};
  if (method.kind == ast::MethodKind::Constructor) return {&machine_.classes.of(*method.owner)};
  std::vector<const Class*> classes;
  for (const symbex::InheritedMember& inherited : analysis().inheritance().members()) {
    if (inherited.method != &method || inherited.declaration != heir) continue;
    if (inherited.runs) classes.push_back(nullptr);
    for (const ast::ClassDecl* const above : inherited.superclasses)
      classes.push_back(&machine_.classes.of(*above));
  }
  return classes.empty() ? std::vector<const Class*>{nullptr} : classes;
}

bool Checker::admits(const Method& method, Frame& frame) {
  return satisfies(method.declaration.requires_, frame, root_);
}

void Checker::runApart(support::FunctionRef<void()> code) {
  const Running running(current_, root_, nesting_);
  code();
}

// --- statements

void Checker::holds(Frame& frame, const ast::Assertion& assertion, const char* context,
                    support::SourceRange range) {
  const Speaking speaking(*this);
  Transfer(*this, *current_, *current_, {context, range}, Transfer::Way::Stay).along(frame, assertion);
}

void Checker::holds(Frame& frame, const ast::PredicateInstance& instance, const ast::Expression* amount,
                    const char* context, support::SourceRange range) {
  const Speaking speaking(*this);
  Transfer(*this, *current_, *current_, {context, range}, Transfer::Way::Stay).along(frame, instance, amount);
}

void Checker::assertion(Frame& frame, const ast::Assert& statement, support::SourceRange range) {
  const bool isLeftOut = statement.isGhost && !machine_.settings.contracts;
  const Changed asks(asksCalls_, quoted_ == 0);
  if (!statement.isRefuted && !isLeftOut) holds(frame, *statement.assertion, "assert", range);
}

void Checker::meetWand() {
  asksPermissions_ = false;
  current_->held.clear();
}

void Checker::assume(Frame& frame, const Code& condition, support::SourceRange range) {
  const Speaking speaking(*this);
  if (!condition.eval(frame).isTrue()) throw Stopped{range, "what is assumed here does not hold"};
}

void Checker::invariant(Frame& frame, const ast::Loop& loop, bool isFirst) {
  if (!tracks_ || !machine_.settings.contracts) return;
  const Speaking speaking(*this);
  const char* const context = isFirst ? "invariant-entry" : "invariant-body";
  Transfer transfer(*this, *current_, *current_, {context, {}}, Transfer::Way::Stay);
  evaluateContract([&] {
    for (const ast::Assertion* const clause : loop.invariants) transfer.along(frame, *clause);
  });
  if (disturbance_ != nullptr) disturbance_->atLoop(loop, frame, *current_, nesting_);
}

std::optional<std::int64_t> Checker::measure(Frame& frame, const ast::Loop& loop) {
  if (loop.measure == nullptr || !tracks_ || !machine_.settings.contracts || !loop.measure->type.isIntegral())
    return std::nullopt;
  const Speaking speaking(*this);
  return machine_.translation().of(*loop.measure).eval(frame).number;
}

void Checker::decrease(Frame& frame, const ast::Loop& loop, std::int64_t before, support::SourceRange range) {
  const std::int64_t now = *measure(frame, loop);
  if (now < before && before >= 0) return;
  throw Violation{
      range, "termination", "not-decreasing",
      "the measure is " + std::to_string(now) + ", and was " + std::to_string(before) + " an iteration ago",
      loop.measure->range};
}

Value Checker::old(Frame& frame, const Code& operand) {
  const Looking past(machine_.past, current_->entry);
  const Changed asks(asksCalls_, false);  // who held what then is not known any more
  return operand.eval(frame);
}

// --- frames

std::uint32_t Checker::slotsOf(const ast::Assertion& assertion) {
  const auto [known, isNew] = slots_.try_emplace(&assertion, 0);
  if (!isNew) return known->second;
  std::uint32_t slots = 0;
  const auto note = [&](const ast::Variable* variable) {
    if (variable != nullptr) slots = std::max(slots, variable->slot + 1);
  };
  ast::forEachExpression(assertion, [&](const ast::Expression& e) {
    if (const auto* const read = std::get_if<ast::VariableRead>(&e.node)) note(read->variable);
    if (const auto* const let = std::get_if<ast::Let>(&e.node)) note(let->variable);
    if (const auto* const test = std::get_if<ast::InstanceOf>(&e.node)) note(test->binding);
    if (const auto* const all = std::get_if<ast::Quantified>(&e.node))
      std::ranges::for_each(all->variables, note);
  });
  ast::forEachAssertion(assertion, [&](const ast::Assertion& part) {
    if (const auto* const share = std::get_if<ast::Share>(&part.node)) note(share->bound);
    if (const auto* const all = std::get_if<ast::Iterated>(&part.node))
      std::ranges::for_each(all->variables, note);
  });
  return slots_[&assertion] = slots;
}

const Enumeration& Checker::enumerationOf(const ast::Iterated& iterated) {
  auto& known = enumerations_[&iterated];
  if (known == nullptr) known = std::make_unique<Enumeration>(Enumeration::of(iterated, machine_));
  return *known;
}

}  // namespace warrant::run
