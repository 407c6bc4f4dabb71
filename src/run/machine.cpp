#include "run/machine.h"

#include <algorithm>

#include "ast/below.h"
#include "ast/print.h"
#include "ast/values/floating.h"
#include "ast/values/literals.h"
#include "run/check/checker.h"
#include "run/code/translation.h"
#include "run/library/natives.h"
#include "run/values/defaults.h"
#include "support/large_stack.h"

namespace warrant::run {
namespace {

constexpr std::size_t stackValues = std::size_t{1} << 23;
constexpr std::size_t reservedStack = std::size_t{16} << 20;

// As Java prints it: without the letter of a literal.
std::u16string floatingUnits(double value, bool isFloat) {
  std::string text = ast::javaText(value, isFloat);
  if (text.ends_with('f')) text.pop_back();
  return ast::unitsOf(text);
}

// Which violation the exception is, where Java throws it: the verifier's word for it.
Machine::Origin originOf(std::string_view exception, support::SourceRange range) {
  struct Row {
    std::string_view exception;
    const char *context, *reason;
  };
  static constexpr Row rows[] = {{"ArithmeticException", "arithmetic", "division-by-zero"},
                                 {"ArrayIndexOutOfBoundsException", "array", "bounds"},
                                 {"NegativeArraySizeException", "array", "negative-size"},
                                 {"ArrayStoreException", "array", "type"},
                                 {"ClassCastException", "cast", "type"},
                                 {"NullPointerException", "read", "null"}};
  for (const Row& row : rows) {
    if (row.exception == exception) return {range, row.context, row.reason};
  }
  return {range};
}

}  // namespace

Machine::Machine(const ast::Program& program, const Settings& settings, Output output, Output errors)
    : settings(settings),
      heap(settings.bytes),
      classes(program),
      output(output),
      errors(errors),
      translation_(std::make_unique<Translation>(*this)),
      checker_(std::make_unique<Checker>(*this)),
      stack_(new Value[stackValues]),
      top_(stack_.get()),
      left_(settings.steps) {
  makeStatics();
}

void Machine::reset() {
  heap.reset();
  classes.reset();
  past.reset();
  checker_->reset();
  top_ = stack_.get();
  depth_ = 0;
  left_ = settings.steps;
  boxes_.clear();
  keyBoxes_.clear();
  origins_.clear();
  passedOver_.clear();
  for (auto& [statement, hasRun] : marks_) hasRun = false;
  recurrences_.clear();
  makeStatics();
}

void Machine::makeStatics() {
  for (const ast::FieldDecl* const field : classes.mathematicalStatics())
    classes.staticField(*field) = defaultValue(heap, field->type);
  makeGivenObjects();
}

std::vector<const ast::Statement*> Machine::ran() const {
  std::vector<const ast::Statement*> statements;
  for (const auto& [statement, hasRun] : marks_) {
    if (hasRun) statements.push_back(statement);
  }
  return statements;
}

// System.out and System.err, Boolean.TRUE and Boolean.FALSE
void Machine::makeGivenObjects() {
  if (const Class* const boolean = classes.library("Boolean")) {
    for (const ast::FieldDecl* const field : boolean->declaration.fields)
      classes.staticField(*field) =
          Value::of(makeBox({ast::TypeKind::Boolean}, Value{.number = field->name == "TRUE"}, field->range));
  }
  if (const Class* const system = classes.library("System")) {
    for (const ast::FieldDecl* const field : system->declaration.fields) {
      if (field->constant == nullptr && field->type.declaration != nullptr)
        classes.staticField(*field) = Value::of(makeInstance(classes.of(*field->type.declaration)));
    }
  }
}

Machine::~Machine() = default;

// --- calls

namespace {

// Whether an object of a class of the program should have its own method, in the place of the library's.
bool isLeftOut(const ast::MethodDecl& method, const Object* self) {
  if (self == nullptr || self->shape != Shape::Instance || method.isGhost) return false;
  return method.owner->kind == ast::ClassKind::Interface &&
         static_cast<const Instance*>(self)->type->library == nullptr;
}

}  // namespace

Machine::Room::Room(Machine& machine, std::size_t size, support::SourceRange range)
    : slots(machine.top_), machine_(machine), range_(range) {
  extend(size);
  machine.top_ = slots + size;
}

void Machine::Room::extend(std::size_t size) {
  if (slots + size > machine_.stack_.get() + stackValues || support::remainingStack() < reservedStack)
    machine_.stopTooDeep(range_, "calls, or what a predicate says, are nested too deep");
  machine_.top_ = std::max(machine_.top_, slots + size);
}

void Machine::stopTooDeep(support::SourceRange range, const char* why) {
  if (settings.overflowsStack) throwJava("StackOverflowError", "", range);
  throw Stopped{range, why, true};
}

Value Machine::run(Method& method, Object* self, Room& room, support::SourceRange range,
                   const Class* statically) {
  if (!method.isTranslated) {
    method.native = findNative(method.declaration);
    translation_->translate(method);
  }
  if (method.native != nullptr) {
    if (isLeftOut(method.declaration, self))
      throw Stopped{range, ast::qualifiedSignature(method.declaration) + " is not there at run time"};
    return method.native({*this, method, self, room.slots, range});
  }
  step(range);
  room.extend(method.slots);
  if (depth_ >= settings.depth) stopTooDeep(range, "calls are nested too deep");
  ++depth_;
  struct Leave {
    std::uint32_t& depth;
    ~Leave() { --depth; }
  } const leave{depth_};
  Frame frame{.slots = room.slots, .self = self, .statically = statically};
  return checker_->call(method, frame, range);
}

Value Machine::call(Method& method, Object* self, std::span<const Value> arguments,
                    support::SourceRange range) {
  Room room(*this, std::max<std::size_t>(method.declaration.countParameters(), arguments.size()), range);
  std::ranges::copy(arguments, room.slots);
  return run(method, self, room, range);
}

bool Machine::seeksEndless() const { return settings.seeksEndless && checker_->tracks(); }

namespace {

bool isSame(const Recurrence& one, const Recurrence& other) {
  const auto isEqual = [](Value left, Value right) { return left.number == right.number; };
  return one.method == other.method && one.self == other.self && one.changes == other.changes &&
         one.speaking == other.speaking && std::ranges::equal(one.arguments, other.arguments, isEqual);
}

}  // namespace

Value Machine::runBody(Method& method, Frame& frame, support::SourceRange range) {
  if (!seeksEndless()) return runBodyOnce(method, frame, range);
  const std::size_t parameters = method.declaration.countParameters();
  Recurrence now{
      &method, frame.self, {frame.slots, frame.slots + parameters}, past.changes(), checker_->speaking()};
  if (std::ranges::any_of(recurrences_, [&](const Recurrence& before) { return isSame(now, before); })) {
    throw Violation{range, "termination", "not-decreasing",
                    ast::qualifiedSignature(method.declaration) +
                        " is called as it was called before, while nothing has changed: it does not end"};
  }
  recurrences_.push_back(std::move(now));
  struct Leave {
    std::vector<Recurrence>& recurrences;
    ~Leave() { recurrences.pop_back(); }
  } const leave{recurrences_};
  return runBodyOnce(method, frame, range);
}

Value Machine::runBodyOnce(Method& method, Frame& frame, support::SourceRange range) {
  if (method.value != nullptr) return method.value->eval(frame);
  if (method.body == nullptr) {
    if (yield && !method.declaration.isOmitted && !method.declaration.owner->isLibrary)
      return yield(method.declaration);
    const std::string name = ast::qualifiedSignature(method.declaration);
    throw Stopped{range,
                  method.declaration.isOmitted ? name + " has what is not supported" : name + " has no body"};
  }
  const bool startsHere =
      method.declaration.kind == ast::MethodKind::Constructor && !startsWithCall(method.declaration);
  if (startsHere) translation_->initialize(*static_cast<Instance*>(frame.self), *method.owner, range);
  method.body->exec(frame);
  return frame.result;
}

const Class* Machine::readAs(const Frame& frame, const Object& self) const {
  const bool isRead = &self == frame.self && (!frame.runs || checker_->speaking() > 0);
  return isRead ? frame.statically : nullptr;
}

Method& Machine::target(const Object& self, Method& method, const Frame& frame, support::SourceRange range) {
  if (const Class* const reader = readAs(frame, self)) {
    Method* const found = classes.target(*reader, method.declaration);
    if (found != nullptr) return *found;
  }
  if (self.shape == Shape::Instance) {
    Method* const found = classes.target(*static_cast<const Instance&>(self).type, method.declaration);
    if (found == nullptr)
      throw Stopped{range, ast::qualifiedSignature(method.declaration) + " is not there at run time"};
    return *found;
  }
  if (self.shape == Shape::Text && classes.program().string != nullptr) {
    Method* const found = classes.target(classes.of(*classes.program().string), method.declaration);
    if (found != nullptr) return *found;
  }
  return method;
}

Value Machine::callPlain(Object& self, std::string_view name, std::optional<Value> argument,
                         support::SourceRange range) {
  Method* const method = classes.find(self, name, argument ? 1 : 0);
  if (method == nullptr) throw Stopped{range, std::string(name) + " of this object is not known"};
  return call(*method, &self, argument ? std::span<const Value>(&*argument, 1) : std::span<const Value>{},
              range);
}

void Machine::stopAtBound(support::SourceRange range) const {
  throw Stopped{range, "the bound of " + std::to_string(settings.steps) + " steps is reached", true};
}

// --- classes and objects

void Machine::startSlowly(Class& type, support::SourceRange range) {
  if (type.start == Class::Start::Underway) return;
  if (type.start == Class::Start::Failed) {
    std::string name = ast::nestedName(type.declaration);
    std::ranges::replace(name, '.', '$');
    throwJava("NoClassDefFoundError", "Could not initialize class " + name, range);
  }
  type.start = Class::Start::Underway;
  try {
    initialize(type, range);
  } catch (const Thrown& thrown) {
    type.start = Class::Start::Failed;
    if (ast::isError(thrown.exception->type->declaration)) throw;
    Instance* const exception = makeException("ExceptionInInitializerError", "", range);
    static_cast<ThrowableState*>(exception->state)->cause = thrown.exception;
    throw Thrown{exception};
  }
}

void Machine::initialize(Class& type, support::SourceRange range) {
  for (const ast::ClassDecl* const above : ast::initializedBefore(type.declaration))
    start(classes.of(*above), range);
  makeConstants(type);
  if (!type.declaration.staticInitializers.empty()) {
    checker_->runApart([&] {
      Room room(*this, type.declaration.staticSlots + 16, range);
      Frame frame{.slots = room.slots};
      for (const ast::Statement* const statement : type.declaration.staticInitializers)
        translation_->of(*statement).exec(frame);
    });
  }
  type.start = Class::Start::Done;
}

// Constants that nothing is said of, but that they are there.
void Machine::makeConstants(const Class& type) {
  for (const ast::FieldDecl* const field : type.declaration.fields) {
    if (field->isEnumConstant && field->isGiven) classes.staticField(*field) = Value::of(makeInstance(type));
  }
}

Instance* Machine::makeInstance(const Class& type) {
  Instance* const made = heap.makeInstance(type, type.fields);
  for (const ast::FieldDecl* const field : type.mathematical)
    made->fields()[classes.slotOf(*field)] = defaultValue(heap, field->type);
  return made;
}

Text* Machine::literal(std::string_view contents) { return heap.literal(ast::unitsOf(contents)); }
Text* Machine::makeText(std::string_view contents) { return heap.makeText(ast::unitsOf(contents)); }

bool Machine::isInstance(const Object* object, const ast::Type& type) const {
  return run::isInstance(*object, type, classes.program());
}

Value Machine::valueAt(const Location& location) {
  if (location.object == nullptr) return classes.staticFieldAt(location.index);
  auto* const object = const_cast<Object*>(location.object);
  return object->shape == Shape::Array ? static_cast<Array*>(object)->elements()[location.index]
                                       : static_cast<Instance*>(object)->fields()[location.index];
}

void Machine::grant(const Array& array) { checker_->grantElements(array); }

State& Machine::stateOf(Instance& object, bool isChanged,
                        support::FunctionRef<std::unique_ptr<State>()> make) {
  constexpr std::uint32_t stateIndex = UINT32_MAX;
  const Location location{&object, stateIndex};
  if (object.state == nullptr) object.state = &heap.keep(make());
  if (!isChanged) {
    const auto now = Value{.number = reinterpret_cast<std::int64_t>(object.state)};
    return *reinterpret_cast<State*>(past.value(location, now).number);
  }
  past.noteChange();
  if (past.isKept() && !past.isNoted(location)) {
    State& before = heap.keep(object.state->copy());
    past.note(location, Value{.number = reinterpret_cast<std::int64_t>(&before)});
  }
  return *object.state;
}

// --- boxes

namespace {

// JLS 5.1.7
bool isSmall(Value value) { return value.number >= -128 && value.number <= 127; }

}  // namespace

Instance* Machine::makeBox(const ast::Type& type, Value value, support::SourceRange range) {
  std::string_view name;
  bool isCached = isSmall(value);
  switch (type.kind) {
    case ast::TypeKind::Boolean:
      name = "Boolean";
      break;
    case ast::TypeKind::Byte:
      name = "Byte";
      break;
    case ast::TypeKind::Short:
      name = "Short";
      break;
    case ast::TypeKind::Char:
      name = "Character";
      break;
    case ast::TypeKind::Long:
      name = "Long";
      break;
    case ast::TypeKind::Float:
      name = "Float";
      break;
    case ast::TypeKind::Double:
      name = "Double";
      break;
    default:
      name = "Integer";
      break;
  }
  if (type.isFloating()) isCached = false;
  const Class* const box = classes.library(name);
  if (box == nullptr) throw Stopped{range, "the program does not know the class " + std::string(name)};
  const BoxKey key{box, value.number};
  if (const auto known = boxes_.find(key); isCached && known != boxes_.end()) return known->second;
  Instance* const made = makeInstance(*box);
  made->fields()[0] = value;
  if (isCached) boxes_.emplace(key, made);
  return made;
}

Value Machine::keyOf(Value value) {
  Object* const object = value.object;
  if (object == nullptr || object->shape == Shape::Array) return value;
  // The literal, also where it is met only later.
  if (object->shape == Shape::Text) return Value::of(heap.literal(static_cast<Text*>(object)->units()));
  auto* const box = static_cast<Instance*>(object);
  const std::string_view name = box->type->declaration.name;
  const bool isKey = name == "Integer" || name == "Long" || name == "Character" || name == "Boolean";
  if (!box->type->isBox || !isKey) return value;
  const Value held = box->fields()[0];
  if (isSmall(held)) return Value::of(makeBox(boxedType(*box->type), held, {}));
  return Value::of(keyBoxes_.try_emplace(BoxKey{box->type, held.number}, box).first->second);
}

std::u16string Machine::boxText(const Instance& box) {
  const std::string_view name = box.type->declaration.name;
  const Value value = const_cast<Instance&>(box).fields()[0];
  if (name == "Boolean") return value.isTrue() ? u"true" : u"false";
  if (name == "Character") return std::u16string(1, static_cast<char16_t>(value.number));
  if (name == "Double" || name == "Float") return floatingUnits(value.real, name == "Float");
  return ast::unitsOf(std::to_string(value.number));
}

void Machine::print(const Instance& stream, std::string_view text) {
  const Class* const system = classes.library("System");
  for (const ast::FieldDecl* const field : system->declaration.fields) {
    if (classes.staticField(*field).object == &stream) (field->name == "err" ? errors : output)(text);
  }
}

// --- exceptions

namespace {

// The classes above those that Java throws, the nearest first: who catches one of them catches it.
std::vector<std::string_view> classesAbove(std::string_view exception) {
  std::vector<std::string_view> names;
  if (exception.ends_with("IndexOutOfBoundsException")) names.push_back("IndexOutOfBoundsException");
  const bool isOfFormat = exception.find("Format") != std::string_view::npos;  // of numbers, too
  if (isOfFormat) names.push_back("IllegalArgumentException");
  if (exception == "StackOverflowError") return {"VirtualMachineError", "Error", "Throwable"};
  if (exception.ends_with("Error")) return {"LinkageError", "Error", "Throwable"};  // of initialisation
  names.insert(names.end(), {"RuntimeException", "Exception", "Throwable"});
  return names;
}

}  // namespace

void Machine::throwJava(std::string_view name, std::string_view message, support::SourceRange range) {
  throw Thrown{makeException(name, message, range)};
}

// An exception of Java's own.
Instance* Machine::makeException(std::string_view name, std::string_view message, support::SourceRange range,
                                 const char* context) {
  const Class* type = classes.library(name);
  std::string text(message);
  if (type == nullptr) {
    text = std::string(name) + (text.empty() ? "" : ": " + text);
    for (const std::string_view above : classesAbove(name)) {
      if (type == nullptr) type = classes.library(above);
    }
  }
  Origin origin = run::originOf(name, range);
  if (context != nullptr) origin.context = context;
  if (type == nullptr) throw Violation{range, origin.context, origin.reason, text};  // nobody can catch it
  Instance* const exception = makeInstance(*type);
  auto state = std::make_unique<ThrowableState>();
  if (!text.empty()) state->message = makeText(text);
  state->standsIn = type->declaration.name != name;
  exception->state = &heap.keep(std::move(state));
  noteOrigin(*exception, std::move(origin));
  return exception;
}

void Machine::throwNull(support::SourceRange range, std::string_view what) { throwNull(range, what, "read"); }

void Machine::throwNull(support::SourceRange range, std::string_view what, const char* context) {
  throw Thrown{makeException("NullPointerException", std::string(what) + " of null", range, context)};
}

std::string Machine::describe(const Instance& exception) {
  std::string text = classes.qualifiedName(*exception.type);
  const auto* const state = static_cast<const ThrowableState*>(exception.state);
  if (state == nullptr || state->message == nullptr) return text;
  const std::string message = ast::printed(static_cast<const Text*>(state->message)->units());
  return state->standsIn ? message : text + ": " + message;
}

std::string Machine::describeAsJava(Instance& exception) {
  const ast::Type type{ast::TypeKind::Class, &exception.type->declaration};
  try {
    return ast::printed(textOf(type, Value::of(&exception), {}));
  } catch (const Thrown&) {
  } catch (const Stopped&) {
  } catch (const Violation&) {
  }
  return describe(exception);
}

Machine::Origin Machine::originOf(const Instance& exception) const {
  const auto known = origins_.find(&exception);
  return known == origins_.end() ? Origin{} : known->second;
}

// --- texts

std::u16string Machine::textOf(const ast::Type& type, Value value, support::SourceRange range) {
  if (type.kind == ast::TypeKind::Boolean) return value.isTrue() ? u"true" : u"false";
  if (type.kind == ast::TypeKind::Char) return std::u16string(1, static_cast<char16_t>(value.number));
  if (type.isFloating()) return floatingUnits(value.real, type.kind == ast::TypeKind::Float);
  if (!type.isReference()) return ast::unitsOf(std::to_string(value.number));
  if (value.object == nullptr) return u"null";
  if (value.object->shape == Shape::Text)
    return std::u16string(static_cast<const Text*>(value.object)->units());
  if (boxedIn(*value.object)) return boxText(*static_cast<Instance*>(value.object));
  const Value text = callPlain(*value.object, "toString", std::nullopt, range);
  if (text.object == nullptr) return u"null";
  return std::u16string(static_cast<const Text*>(text.object)->units());
}

}  // namespace warrant::run
