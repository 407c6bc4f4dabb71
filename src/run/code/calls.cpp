#include <utility>

#include "ast/print.h"
#include "run/check/checker.h"
#include "run/code/translation.h"

namespace warrant::run {
namespace {

// Ghost results go to the caller's variables.
void yield(const ast::MethodDecl& method, ast::Expressions results, const Value* callee, Frame& caller) {
  for (std::size_t i = 0; i < results.size(); ++i) {
    if (results[i] == nullptr) continue;
    const auto& target = std::get<ast::VariableRead>(results[i]->node);
    caller.slots[target.variable->slot] = callee[method.yields[i]->slot];
  }
}

void evaluateAll(std::span<const Code* const> arguments, Frame& frame, Value* slots) {
  for (std::size_t i = 0; i < arguments.size(); ++i) slots[i] = arguments[i]->eval(frame);
}

}  // namespace

std::vector<const Code*> Translation::all(ast::Expressions expressions) {
  std::vector<const Code*> codes;
  for (const ast::Expression* const e : expressions) codes.push_back(&of(*e));
  return codes;
}

const Code& Translation::call(const Expression& e, const ast::Call& call) {
  const ast::MethodDecl& method = *call.method;
  const Code* const receiver = call.receiver == nullptr ? nullptr : &of(*call.receiver);
  std::vector<const Code*> arguments = all(call.arguments);
  for (const ast::Expression* const ghost : call.ghostArguments) arguments.push_back(&of(*ghost));
  Method& known = machine_.classes.of(method);
  const std::size_t count = method.countParameters();
  if (method.isStatic || method.owner == nullptr) {
    Class* const owner = method.owner == nullptr ? nullptr : &machine_.classes.of(*method.owner);
    return code([this, &e, &call, &known, receiver, arguments, owner, count](Frame& frame) {
      if (receiver != nullptr) receiver->eval(frame);
      Machine::Room room(machine_, count, e.range);
      evaluateAll(arguments, frame, room.slots);
      if (owner != nullptr) machine_.start(*owner, e.range);
      const Value result = machine_.run(known, nullptr, room, e.range);
      yield(known.declaration, call.results, room.slots, frame);
      return result;
    });
  }
  const bool isFixed = call.isSuper || method.kind == ast::MethodKind::Constructor;
  const ast::ClassDecl* const type = call.receiver->type.declaration;
  const Class* const above = call.isSuper && type != nullptr ? &machine_.classes.of(*type) : nullptr;
  return code([this, &e, &call, &known, receiver, arguments, count, isFixed, above](Frame& frame) {
    Object* const self = receiver->eval(frame).object;
    Machine::Room room(machine_, count, e.range);
    evaluateAll(arguments, frame, room.slots);
    if (self == nullptr) machine_.throwNull(e.range, known.declaration.name, "call");
    Method& target = isFixed ? known : machine_.target(*self, known, frame, e.range);
    const Class* const statically = call.isSuper ? above : machine_.readAs(frame, *self);
    const Value result = machine_.run(target, self, room, e.range, statically);
    yield(known.declaration, call.results, room.slots, frame);
    return result;
  });
}

// --- objects

Value Translation::construct(Instance& object, const Class& type, const ast::MethodDecl* constructor,
                             Machine::Room& room, support::SourceRange range) {
  if (constructor != nullptr) {
    machine_.run(machine_.classes.of(*constructor), &object, room, range, &type);
  } else {
    machine_.checker().grantFields(object, type);
    if (type.above != nullptr) {
      Machine::Room above(machine_, 0, range);
      construct(object, *type.above, type.declaration.defaultSuperConstructor, above, range);
    }
    initialize(object, type, range);
  }
  return Value::of(&object);
}

void Translation::initialize(Instance& object, const Class& type, support::SourceRange range) {
  const Initializers& initializers = initializersOf(type);
  Machine::Room room(machine_, initializers.slots, range);
  Frame frame{.slots = room.slots, .self = &object};
  for (const Action* const action : initializers.actions) action->exec(frame);
}

const Translation::Initializers& Translation::initializersOf(const Class& type) {
  const auto [known, isNew] = initializers_.try_emplace(&type);
  if (!isNew) return known->second;
  const std::uint32_t before = std::exchange(slots_, type.declaration.initializerSlots);
  Initializers made;
  for (const ast::Statement* const statement : type.declaration.initializers)
    made.actions.push_back(&of(*statement));
  made.slots = std::exchange(slots_, before);
  return initializers_[&type] = std::move(made);
}

// The object around, and those that it has as an object of classes above.
void Translation::giveOuters(Instance& object, Value around) {
  const auto field = [&](Instance& of, const ast::FieldDecl& declared) -> Value& {
    return of.fields()[machine_.classes.slotOf(declared)];
  };
  for (const Class* type = object.type; type != nullptr; type = type->above) {
    if (type->declaration.outerField != nullptr) field(object, *type->declaration.outerField) = around;
    if (type->above == nullptr || type->above->declaration.outerField == nullptr) continue;
    around = Value::of(&object);
    for (const ast::FieldDecl* const step : type->declaration.superOuter)
      around = field(*static_cast<Instance*>(around.object), *step);
  }
}

// `new String(text)`: the constructors yield it, whole.
const Code& Translation::newText(const Expression& e, const ast::New& creation) {
  return code([this, &e, &creation, arguments = all(creation.arguments)](Frame& frame) {
    Machine::Room room(machine_, arguments.size(), e.range);
    evaluateAll(arguments, frame, room.slots);
    return machine_.run(machine_.classes.of(*creation.constructor), nullptr, room, e.range);
  });
}

const Code& Translation::creation(const Expression& e, const ast::New& creation) {
  if (ast::isStringType(e.type)) return newText(e, creation);
  Class& type = machine_.classes.of(*creation.declaration);
  if (creation.hasBody) {
    return code([&e](Frame&) -> Value { throw Stopped{e.range, "classes without a name cannot be run"}; });
  }
  const Code* const outer = creation.outer == nullptr ? nullptr : &of(*creation.outer);
  std::vector<const Code*> arguments = all(creation.arguments);
  for (const ast::Expression* const ghost : creation.ghostArguments) arguments.push_back(&of(*ghost));
  const std::size_t count = creation.constructor == nullptr ? 0 : creation.constructor->countParameters();
  return code([this, &e, &creation, &type, outer, arguments, count](Frame& frame) {
    const Value around = outer == nullptr ? Value{} : outer->eval(frame);
    if (outer != nullptr && around.object == nullptr)
      machine_.throwNull(e.range, "the object around", "call");
    machine_.start(type, e.range);
    Instance* const object = machine_.makeInstance(type);
    if (outer != nullptr) giveOuters(*object, around);
    Machine::Room room(machine_, count, e.range);
    evaluateAll(arguments, frame, room.slots);
    const Value made = construct(*object, type, creation.constructor, room, e.range);
    if (creation.constructor != nullptr) yield(*creation.constructor, creation.results, room.slots, frame);
    return made;
  });
}

const Action& Translation::constructorCall(const ast::Statement& statement,
                                           const ast::ConstructorCall& call) {
  Class& type = machine_.classes.of(*call.declaration);
  std::vector<const Code*> arguments = all(call.arguments);
  for (const ast::Expression* const ghost : call.ghostArguments) arguments.push_back(&of(*ghost));
  const std::size_t count = call.constructor == nullptr ? 0 : call.constructor->countParameters();
  const Class* const initialized = call.isSuper ? owner_ : nullptr;  // right behind it (JLS 12.5)
  return action([this, &statement, &call, &type, arguments, count, initialized](Frame& frame) {
    auto& self = *static_cast<Instance*>(frame.self);
    Machine::Room room(machine_, count, statement.range);
    evaluateAll(arguments, frame, room.slots);
    construct(self, type, call.constructor, room, statement.range);
    if (call.constructor != nullptr) yield(*call.constructor, call.results, room.slots, frame);
    if (initialized != nullptr) initialize(self, *initialized, statement.range);
    return Flow::Next;
  });
}

// --- arrays

const Code& Translation::newArray(const Expression& e, const ast::NewArray& creation) {
  return code([this, &e, lengths = all(creation.lengths)](Frame& frame) {
    std::vector<std::int64_t> sizes;
    for (const Code* const length : lengths) sizes.push_back(length->eval(frame).number);
    for (const std::int64_t size : sizes) {
      if (size < 0) machine_.throwJava("NegativeArraySizeException", std::to_string(size), e.range);
    }
    return Value::of(makeArrays(*e.type.element, sizes));
  });
}

Array* Translation::makeArrays(const ast::Type& element, std::span<const std::int64_t> lengths) {
  Array* const array = machine_.heap.makeArray(element, static_cast<std::uint32_t>(lengths.front()));
  machine_.checker().grantElements(*array);
  if (lengths.size() > 1) {
    for (Value& part : array->all()) part = Value::of(makeArrays(*element.element, lengths.subspan(1)));
  }
  return array;
}

const Code& Translation::initializer(const Expression& e, const ast::ArrayInitializer& initializer) {
  return code([this, &e, elements = all(initializer.elements)](Frame& frame) {
    Array* const array =
        machine_.heap.makeArray(*e.type.element, static_cast<std::uint32_t>(elements.size()));
    machine_.checker().grantElements(*array);
    for (std::size_t i = 0; i < elements.size(); ++i) array->elements()[i] = elements[i]->eval(frame);
    return Value::of(array);
  });
}

}  // namespace warrant::run
