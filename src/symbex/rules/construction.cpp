// Objects and classes while they are made, and their final fields.
//
// A final field has no chunk: its value is a function of its object, read without permission. While the
// object is made, its final fields are variables of the constructor, and nobody else can see it (checked by
// resolve/flow/construction.h). The object is settled when the last of them has its value: then the functions
// are said to have these values, which may be newer than the object: as long as it is made, nothing is known
// of how old what functions say of it is (TermFactory::freshUnfinishedObject).
#include "ast/walk.h"
#include "symbex/engine.h"

namespace warrant::symbex {

using smt::Sort;

// --- final fields

smt::Function Engine::functionOf(const ast::FieldDecl& field) {
  const auto [place, isNew] = finalFunctions_.try_emplace(&field);
  if (isNew) {
    const std::string key =
        std::string(field.owner->name) + "." + std::string(field.name) + "$" + std::to_string(field.index);
    place->second = terms_.function(key, sortOf(field.type));
  }
  return place->second;
}

smt::Term Engine::finalValue(const ast::FieldDecl& field, Term object) {
  if (startValues_ != nullptr && field.isStatic) {
    if (const auto known = startValues_->find(&field); known != startValues_->end()) return known->second;
  }
  const Term value = applyField(field, object);
  if (const Term initial = initialValue(field); initial && !path_->areEqual(value, initial))
    path_->assume(terms_.equal(value, initial));
  if (field.isNotNull) path_->assume(terms_.negate(terms_.equal(value, terms_.null())));
  if (field.isEnumConstant) {  // so that it is none of the others
    const Term ordinal = applyTo("ordinal", Sort::Int, value);
    path_->assume(terms_.equal(ordinal, terms_.integer(field.index - field.owner->fields.front()->index)));
    learnAboutConstant(field, value);
  }
  if (field.isOuter) relateOuters(*field.owner, object);
  return value;
}

smt::Term Engine::applyField(const ast::FieldDecl& field, Term object) {
  const Term receiver[] = {object};
  return terms_.apply(functionOf(field), std::span(receiver, field.isStatic ? 0 : 1));
}

void Engine::giveOuter(const ast::ClassDecl& declaration, Term object, Term outer) {
  path_->assume(terms_.equal(finalValue(*declaration.outerField, object), outer));
}

// What is around an object as one of the superclass, which is inner too, follows from its own class.
void Engine::relateOuters(const ast::ClassDecl& declaration, Term object) {
  const ast::ClassDecl* const superclass = declaration.superclass;
  if (superclass == nullptr || superclass->outerField == nullptr) return;
  Term around = object;
  for (const ast::FieldDecl* const field : declaration.superOuter) around = applyField(*field, around);
  giveOuter(*superclass, object, around);
}

namespace {

// Whether the value of the expression depends on nothing but what it calls.
bool isTimeless(const ast::Expression& e) {
  bool isFound = false;
  ast::forEachExpression(e, [&](const ast::Expression& part) {
    const auto* const call = std::get_if<ast::Call>(&part.node);
    const auto* const read = std::get_if<ast::FieldRead>(&part.node);
    const bool isTimeless = call != nullptr   ? call->method->isStatic && call->method->isPure()
                            : read != nullptr ? read->field->isStatic && read->field->constant != nullptr
                                              : std::holds_alternative<ast::IntegerLiteral>(part.node) ||
                                                    std::holds_alternative<ast::BooleanLiteral>(part.node) ||
                                                    std::holds_alternative<ast::Unary>(part.node) ||
                                                    std::holds_alternative<ast::Binary>(part.node) ||
                                                    std::holds_alternative<ast::Conditional>(part.node) ||
                                                    std::holds_alternative<ast::Cast>(part.node);
    isFound = isFound || !isTimeless;
  });
  return !isFound;
}

// What the field is given where it is declared; nullptr: nothing.
const ast::Expression* initializerOf(const ast::FieldDecl& field) {
  if (!field.isSettled() || !field.hasInitialValue) return nullptr;
  const ast::ClassDecl& owner = *field.owner;
  for (const ast::Statement* const statement :
       field.isStatic ? owner.staticInitializers : owner.initializers) {
    const auto* const evaluate = std::get_if<ast::Evaluate>(&statement->node);
    if (evaluate == nullptr) continue;
    const auto* const assign = std::get_if<ast::Assign>(&evaluate->expression->node);
    if (assign == nullptr) continue;
    const auto* const target = std::get_if<ast::FieldRead>(&assign->target->node);
    if (target != nullptr && target->field == &field) return assign->value;
  }
  return nullptr;
}

}  // namespace

smt::Term Engine::initialValue(const ast::FieldDecl& field) {
  if (startValues_ != nullptr) return {};  // it may not have it yet
  const auto [place, isNew] = initialValues_.try_emplace(&field);
  if (!isNew) return place->second;
  const bool isNumber = field.type.kind == ast::TypeKind::Boolean || field.type.isIntegral();
  const ast::Expression* const value = isNumber ? initializerOf(field) : nullptr;
  if (value == nullptr || !isTimeless(*value)) return {};
  const Term constant = evaluateInitialValue(*value);
  return initialValues_[&field] = constant;
}

// It has that value in each run of the initialisers: for it is computed without a state, in no other way.
smt::Term Engine::evaluateInitialValue(const ast::Expression& value) {
  const Apart apart(*this, {}, nullptr);
  const unsigned learning = std::exchange(learning_, 0), buildings = std::exchange(buildings_, 0);
  SymbolicState s;
  s.frame.isBounded = true;
  const Joined joined = evaluateApart([&](ThenTerm done) { return eval(std::move(s), value, done); });
  const bool isKnown = joined.verdict == Verdict::Verified && joined.value;
  const Term constant = isKnown ? constantFor(joined.value) : Term{};
  learning_ = learning;
  buildings_ = buildings;
  return constant;
}

Verdict Engine::evalFinalField(SymbolicState s, const ast::FieldRead& read, ThenTerm then) {
  const ast::FieldDecl& field = *read.field;
  const auto readIt = [&](SymbolicState s, Term object) {
    const Construction& construction = s.frame.construction;
    if (field.constant != nullptr) return eval(std::move(s), *field.constant, then);
    const bool isOwn =
        field.isSettled() && (field.isStatic || std::holds_alternative<ast::This>(read.receiver->node));
    if (isOwn && construction.declaration == field.owner && construction.ofClass == field.isStatic) {
      const Term value = s.frame.store[construction.slots + analysis_.finalSlot(field)];
      noteValue(field.type, value);
      return then(std::move(s), value);
    }
    // Nobody but the start of the program runs several classes' initialisers.
    const bool isStarting =
        startValues_ != nullptr && (method_->owner == nullptr || isProgramStart(*method_));
    if (isStarting && field.isStatic && field.isSettled() && !startValues_->contains(&field)) {
      return giveUp(field.range,
                    "its value is read before its class is initialised, when the program starts");
    }
    const Term value = finalValue(field, object);
    noteValue(field.type, value);
    if (!field.isStatic) learnConstant({ast::TypeKind::Class, field.owner, nullptr}, object);
    return then(std::move(s), value);
  };
  return evalOwner(std::move(s), read.receiver, field.isStatic, [&](SymbolicState s, Term object) {
    if (field.isStatic) return readIt(std::move(s), object);
    if (infers()) learnAbout(s, object, *field.owner);
    return requireNonNull(std::move(s), object, *read.receiver, Context::Read,
                          [&](SymbolicState s) { return readIt(std::move(s), object); });
  });
}

// The resolver lets it be assigned where the object, or class, is made, and nowhere else.
Verdict Engine::assignFinalField(SymbolicState s, const ast::Expression& e, const ast::FieldDecl& field,
                                 Term value, Then then) {
  const Construction& construction = s.frame.construction;
  if (construction.declaration != field.owner || construction.ofClass != field.isStatic) {
    return giveUp(e.range, "a final field is assigned when it has its value");
  }
  s.frame.store.set(construction.slots + analysis_.finalSlot(field), value);
  if (construction.ofClass && startValues_ != nullptr) {  // what is called from here on may read it
    (*startValues_)[&field] = value;
    definitions_.clear();
  }
  return then(std::move(s));
}

// Where a path is left for another one, and resumed, the class that is being made has the path's values.
void Engine::recallStartValues(const Frame& frame) {
  const Construction& construction = frame.construction;
  if (startValues_ == nullptr || construction.declaration == nullptr || !construction.ofClass) return;
  for (const ast::FieldDecl* const field : analysis_.finalFields(*construction.declaration, true)) {
    const auto known = startValues_->find(field);
    if (known == startValues_->end()) continue;
    const Term own = frame.store[construction.slots + analysis_.finalSlot(*field)];
    if (std::exchange(known->second, own) != own) definitions_.clear();
  }
}

// --- making

Frame Engine::makingFrame(const ast::ClassDecl& declaration, bool ofClass, Term self, std::uint32_t slots,
                          const Frame* caller) {
  const auto finals = analysis_.finalFields(declaration, ofClass);
  Frame frame{.store = Store(slots + static_cast<std::uint32_t>(finals.size())),
              .self = self,
              .isBounded = true,
              .caller = caller};
  if (finals.empty()) return frame;
  frame.construction = {&declaration, ofClass, slots};
  for (const ast::FieldDecl* const field : finals) {
    frame.store.set(slots + analysis_.finalSlot(*field), defaultValue(field->type));
  }
  return frame;
}

// Moves what is being made from one frame to another, which has places for it.
void Engine::passConstruction(const Frame& from, Frame& to) const {
  if (to.construction.declaration == nullptr) return;
  if (from.construction.declaration == nullptr) {
    to.construction = {};
    return;
  }
  const auto finals = analysis_.finalFields(*from.construction.declaration, from.construction.ofClass);
  for (std::uint32_t slot = 0; slot < finals.size(); ++slot) {
    to.store.set(to.construction.slots + slot, from.store[from.construction.slots + slot]);
  }
}

void Engine::forgetFinalFields(Frame& frame) {
  if (frame.construction.declaration == nullptr) return;
  for (const ast::FieldDecl* const field :
       analysis_.finalFields(*frame.construction.declaration, frame.construction.ofClass)) {
    frame.store.set(frame.construction.slots + analysis_.finalSlot(*field), fresh(field->type, field->name));
  }
}

Verdict Engine::initialize(SymbolicState s, const ast::ClassDecl& declaration, bool settles, Then then) {
  const ast::Statements initializers = declaration.initializers;
  if (initializers.empty()) {
    if (settles) settle(s);
    return then(std::move(s));
  }
  const Frame maker = s.frame;
  s.frame = makingFrame(declaration, false, maker.self, declaration.initializerSlots, &maker);
  passConstruction(maker, s.frame);
  const auto initialized = [&](SymbolicState s) {
    const Frame frame = s.frame;
    s.frame = maker;
    passConstruction(frame, s.frame);
    return then(std::move(s));
  };
  const auto thrown = [&](SymbolicState s, const Exit& exit) {
    const Frame frame = s.frame;
    s.frame = maker;
    passConstruction(frame, s.frame);
    return raise(std::move(s), exit);
  };
  const Jumps jumps{initialized, thrown, nullptr};
  if (!settles) return execAll(std::move(s), initializers, initialized, jumps);
  return execSettling(std::move(s), initializers, declaration.settledAfter, initialized, jumps);
}

Verdict Engine::execSettling(SymbolicState s, ast::Statements statements, std::size_t settledAfter, Then then,
                             const Jumps& jumps) {
  const auto goOn = [&](SymbolicState s) {
    settle(s);
    return execAll(std::move(s), statements.subspan(settledAfter), then, jumps);
  };
  return execAll(std::move(s), statements.subspan(0, settledAfter), goOn, jumps);
}

// An object of a class without a constructor: the superclass's part first. What fails in its initialisers is
// reported as the implicit constructor's, but for objects of classes below.
Verdict Engine::makeObject(SymbolicState s, const ast::ClassDecl& declaration, Term object,
                           support::SourceRange range, Then then) {
  const Frame caller = s.frame;
  const bool isExact = created_.contains(object) && created_.at(object).declaration == &declaration;
  s.frame = makingFrame(declaration, false, object, 0, &caller);
  if (!isExact) s.frame.statically = &declaration;
  const auto thrown = [&](SymbolicState s, const Exit& exit) {
    if (isExact && declaration.implicitConstructor != nullptr) return Verdict::Verified;  // it reports that
    s.frame = caller;
    return raise(std::move(s), exit);
  };
  const Jumps jumps = onlyThrowing(thrown);
  s.frame.jumps = &jumps;
  const auto goOn = [&](SymbolicState s) {
    s.frame = caller;
    return then(std::move(s));
  };
  return makeSuper(std::move(s), declaration, range, [&](SymbolicState s) {
    const auto run = [&](Then made) { return initialize(std::move(s), declaration, true, made); };
    if (declaration.implicitConstructor == nullptr || !isExact) return run(goOn);
    return withoutReports(run, goOn);
  });
}

// The part of the superclass where the class has no constructor that says how it is made.
Verdict Engine::makeSuper(SymbolicState s, const ast::ClassDecl& declaration, support::SourceRange range,
                          Then then) {
  if (declaration.superclass == nullptr) return then(std::move(s));
  const Callee above{declaration.defaultSuperConstructor, declaration.superclass};
  return callConstructor(std::move(s), range, *declaration.superclass, above, {}, then);
}

// this(…) or super(…) first; the initialisers are run after super(…), while this(…) has run them.
Verdict Engine::runConstructor(SymbolicState s, const ast::MethodDecl& constructor, Then then,
                               const Jumps& jumps) {
  const ast::Statements statements = std::get<ast::Block>(constructor.body->node).statements;
  const auto* const call =
      statements.empty() ? nullptr : std::get_if<ast::ConstructorCall>(&statements.front()->node);
  const std::size_t calls = call == nullptr ? 0 : 1;
  const auto runRest = [&](SymbolicState s) {
    const ast::Statements rest = statements.subspan(calls);
    if (constructor.settledAfter <= calls) return execAll(std::move(s), rest, then, jumps);
    return execSettling(std::move(s), rest, constructor.settledAfter - calls, then, jumps);
  };
  const auto initializeFirst = [&](SymbolicState s) {
    if (call != nullptr && !call->isSuper) {
      s.frame.construction = {};
      return runRest(std::move(s));
    }
    return initialize(std::move(s), *constructor.owner, constructor.settledAfter <= calls, runRest);
  };
  if (call == nullptr) return initializeFirst(std::move(s));
  return exec(std::move(s), *statements.front(), initializeFirst, jumps);
}

// --- settling

// The final fields of the class, and of those above it, have their values now: these are no newer than this.
void Engine::dateFinalFields(Term object, const ast::ClassDecl& declaration, support::SourceRange range) {
  for (const ast::FieldDecl* const field : declaration.fields) {
    if (field->isStatic || !field->isSettled() || sortOf(field->type) != Sort::Ref) continue;
    const Term value = fresh(field->type, field->name);
    const Term own = applyField(*field, object);
    if (trace_.isOn()) names_.name(value, names_.print(terms_, own), range.line);
    path_->assume(terms_.equal(own, value));
  }
  if (declaration.superclass != nullptr) dateFinalFields(object, *declaration.superclass, range);
}

void Engine::settle(SymbolicState& s) {
  const Construction construction = std::exchange(s.frame.construction, {});
  if (construction.declaration == nullptr) return;
  for (const ast::FieldDecl* const field : analysis_.finalFields(*construction.declaration, false)) {
    const Term value = s.frame.store[construction.slots + analysis_.finalSlot(*field)];
    path_->assume(terms_.equal(finalValue(*field, s.frame.self), value));
  }
}

}  // namespace warrant::symbex
