// Object, Objects, Optional, Throwable, System, PrintStream, and what every enum has.
#include <charconv>
#include <chrono>

#include "ast/print.h"
#include "ast/values/constants.h"
#include "ast/values/literals.h"
#include "run/java_names.h"
#include "run/library/formats.h"
#include "run/library/natives.h"

namespace warrant::run {
namespace {

Value identityEquals(const NativeCall& call) { return truth(call.self == call.arguments[0].object); }

bool isOfText(const NativeCall& call) { return call.self->shape == Shape::Text; }
// Not all boxes list these methods in the library.
const Instance* boxOf(const NativeCall& call) {
  return boxedIn(*call.self) ? static_cast<const Instance*>(call.self) : nullptr;
}

Value equalsOfObject(const NativeCall& call) {
  if (isOfText(call)) return equalsOfText(call);
  const Object* const other = call.arguments[0].object;
  if (boxOf(call) != nullptr) return truth(other != nullptr && areEqualBoxes(*call.self, *other));
  if (const auto isEqual = equalsOfHeld(call)) return truth(*isEqual);
  return identityEquals(call);
}

Value hashOfObject(const NativeCall& call) {
  if (isOfText(call)) return hashOfText(call);
  if (const Instance* const box = boxOf(call)) return Value::of(std::int64_t{hashOfBox(*box)});
  if (const auto hash = hashCodeOfHeld(call)) return Value::of(std::int64_t{*hash});
  return number(call.self->number);
}

Value toText(const NativeCall& call) {
  if (isOfText(call)) return Value::of(call.self);
  if (const Instance* const box = boxOf(call))
    return Value::of(call.machine.heap.makeText(call.machine.boxText(*box)));
  if (const auto text = textOfHeld(call)) return Value::of(call.machine.heap.makeText(*text));
  char hash[16];
  const auto [end, error] = std::to_chars(hash, hash + sizeof hash, call.self->number, 16);
  const std::string name = javaName(call.machine.classes, *call.self);
  return Value::of(call.machine.makeText(name + "@" + std::string(hash, end)));
}

Value textOfObject(const NativeCall& call) {
  const ast::Type& type = call.method.declaration.parameters[0]->type;
  return Value::of(call.machine.heap.makeText(call.machine.textOf(type, call.arguments[0], call.range)));
}

Value hashOfAll(const NativeCall& call) {
  if (call.arguments[0].object == nullptr) return number(0);
  std::uint32_t result = 1;
  for (const Value value : static_cast<Array*>(call.arguments[0].object)->all())
    result = result * 31 + static_cast<std::uint32_t>(hashOf(call, value));
  return Value::of(std::int64_t{static_cast<std::int32_t>(result)});
}

Value checkIndex(const NativeCall& call) {
  const std::int64_t index = call.arguments[0].number, length = call.arguments[1].number;
  if (index < 0 || index >= length) {
    call.machine.throwJava(
        "IndexOutOfBoundsException",
        "Index " + std::to_string(index) + " out of bounds for length " + std::to_string(length), call.range);
  }
  return call.arguments[0];
}

// With the message that is given, if one is.
Value requireNonNull(const NativeCall& call) {
  if (call.arguments[0].object != nullptr) return call.arguments[0];
  const bool hasMessage =
      call.method.declaration.parameters.size() == 2 && call.arguments[1].object != nullptr;
  refuseNull(call, hasMessage ? ast::printed(static_cast<Text*>(call.arguments[1].object)->units()) : "");
}

// --- exceptions

Value makeThrowable(const NativeCall& call) {
  auto& state = change<ThrowableState>(call, call.self);
  for (const ast::Variable* const parameter : call.method.declaration.parameters) {
    Object* const given = call.arguments[parameter->slot].object;
    (ast::isStringType(parameter->type) ? state.message : state.cause) = given;
  }
  const bool hasOwnMessage = call.method.declaration.parameters.size() != 1 || state.cause == nullptr;
  if (hasOwnMessage) return nothing();
  const ast::Type type{ast::TypeKind::Class, &static_cast<Instance*>(state.cause)->type->declaration};
  const std::u16string text = call.machine.textOf(type, Value::of(state.cause), call.range);
  change<ThrowableState>(call, call.self).message = call.machine.heap.makeText(text);
  return nothing();
}

Value messageOf(const NativeCall& call) { return Value::of(look<ThrowableState>(call, call.self).message); }
Value causeOf(const NativeCall& call) { return Value::of(look<ThrowableState>(call, call.self).cause); }
Value suppress(const NativeCall& call) {
  if (call.arguments[0].object == nullptr) refuseNull(call, "Cannot suppress a null exception.");
  if (call.arguments[0].object == call.self)
    call.machine.throwJava("IllegalArgumentException", "Self-suppression not permitted", call.range);
  change<ThrowableState>(call, call.self).suppressed.push_back(call.arguments[0].object);
  return nothing();
}
Value suppressedBy(const NativeCall& call) {
  const std::vector<Object*>& suppressed = look<ThrowableState>(call, call.self).suppressed;
  Array* const array = call.machine.heap.makeArray(*call.method.declaration.returnType.element,
                                                   static_cast<std::uint32_t>(suppressed.size()));
  std::ranges::transform(suppressed, array->elements(), [](Object* one) { return Value::of(one); });
  call.machine.grant(*array);
  return Value::of(array);
}
// With the message that its own method gives.
Value describe(const NativeCall& call) {
  const auto& exception = *static_cast<Instance*>(call.self);
  const Object* const message =
      call.machine.callPlain(*call.self, "getLocalizedMessage", std::nullopt, call.range).object;
  std::string text = call.machine.classes.qualifiedName(*exception.type);
  if (message != nullptr) text += ": " + ast::printed(static_cast<const Text*>(message)->units());
  return Value::of(call.machine.makeText(text));
}
Value localizedMessageOf(const NativeCall& call) {
  return call.machine.callPlain(*call.self, "getMessage", std::nullopt, call.range);
}

// --- printing

// The letters of an array are printed one by one.
std::u16string printedText(const NativeCall& call, const ast::Type& type, Value value) {
  if (type.kind != ast::TypeKind::Array) return call.machine.textOf(type, value, call.range);
  if (value.object == nullptr) call.machine.throwNull(call.range, "the array");
  std::u16string units;
  for (const Value unit : static_cast<Array*>(value.object)->all())
    units += static_cast<char16_t>(unit.number);
  return units;
}

Value printFormatted(const NativeCall& call) {
  const std::u16string units = formatted(call, call.arguments[0].object, call.arguments[1].object);
  call.machine.print(*static_cast<Instance*>(call.self), ast::printed(units));
  return Value::of(call.self);
}

Value leave(const NativeCall& call) {
  const auto status = static_cast<int>(call.arguments[0].number);
  throw Exited{{call.range, "the program ends itself, with status " + std::to_string(status)}, status};
}

template <bool EndsLine>
Value print(const NativeCall& call) {
  std::u16string units;
  for (const ast::Variable* const parameter : call.method.declaration.parameters)
    units += printedText(call, parameter->type, call.arguments[parameter->slot]);
  if (EndsLine) units += u'\n';
  call.machine.print(*static_cast<Instance*>(call.self), ast::printed(units));
  return nothing();
}

// The time is another one each time that somebody asks for it.
Value now(const NativeCall& call) {
  call.machine.past.noteChange();
  const auto since = std::chrono::system_clock::now().time_since_epoch();
  return Value::of(std::int64_t{std::chrono::duration_cast<std::chrono::milliseconds>(since).count()});
}
Value tick(const NativeCall& call) {
  call.machine.past.noteChange();
  const auto since = std::chrono::steady_clock::now().time_since_epoch();
  return Value::of(std::int64_t{std::chrono::duration_cast<std::chrono::nanoseconds>(since).count()});
}

// --- optionals

Value makeOptional(const NativeCall& call) {
  Instance* const made = makeOfLibrary(call, "Optional");
  change<OptionalState>(call, made).held =
      call.method.declaration.parameters.empty() ? Value{} : call.arguments[0];
  return Value::of(made);
}
Value makePresent(const NativeCall& call) {
  requireNonNull(call);
  return makeOptional(call);
}
Value held(const NativeCall& call) { return look<OptionalState>(call, call.self).held; }
Value isPresent(const NativeCall& call) { return truth(held(call).object != nullptr); }
Value getPresent(const NativeCall& call) {
  if (held(call).object == nullptr)
    call.machine.throwJava("NoSuchElementException", "No value present", call.range);
  return held(call);
}

// --- enums

Value& constantAt(const NativeCall& call, const ast::FieldDecl& field) {
  return call.machine.classes.staticField(field);
}

template <class Use>
void forEachConstant(const ast::ClassDecl& declaration, Use use) {
  for (const ast::FieldDecl* const field : declaration.fields) {
    if (field->isEnumConstant) use(*field);
  }
}

const ast::FieldDecl* constantOf(const NativeCall& call, std::int64_t& ordinal) {
  const ast::FieldDecl* found = nullptr;
  std::int64_t at = 0;
  forEachConstant(*call.method.declaration.owner, [&](const ast::FieldDecl& field) {
    if (constantAt(call, field).object == call.self) {
      found = &field;
      ordinal = at;
    }
    ++at;
  });
  return found;
}

Value ordinalOf(const NativeCall& call) {
  std::int64_t ordinal = 0;
  constantOf(call, ordinal);
  return Value::of(ordinal);
}

Value nameOfConstant(const NativeCall& call) {
  std::int64_t ordinal = 0;
  const ast::FieldDecl* const field = constantOf(call, ordinal);
  return Value::of(call.machine.literal(field == nullptr ? "" : field->name));
}

Value allConstants(const NativeCall& call) {
  std::vector<Value> constants;
  forEachConstant(*call.method.declaration.owner,
                  [&](const ast::FieldDecl& field) { constants.push_back(constantAt(call, field)); });
  Array* const array = call.machine.heap.makeArray(*call.method.declaration.returnType.element,
                                                   static_cast<std::uint32_t>(constants.size()));
  std::ranges::copy(constants, array->elements());
  call.machine.grant(*array);
  return Value::of(array);
}

Value constantNamed(const NativeCall& call) {
  if (call.arguments[0].object == nullptr) call.machine.throwNull(call.range, "the name");
  const std::string wanted = ast::printed(static_cast<Text*>(call.arguments[0].object)->units());
  Value found{};
  forEachConstant(*call.method.declaration.owner, [&](const ast::FieldDecl& field) {
    if (field.name == wanted) found = constantAt(call, field);
  });
  if (found.object == nullptr) {
    call.machine.throwJava(
        "IllegalArgumentException",
        "No enum constant " + ast::nestedName(*call.method.declaration.owner) + "." + wanted, call.range);
  }
  return found;
}

Value compareConstants(const NativeCall& call) {
  const std::int64_t own = ordinalOf(call).number;
  NativeCall other = call;
  other.self = call.arguments[0].object;
  return Value::of(own - ordinalOf(other).number);
}

}  // namespace

Native findOfEnum(const ast::MethodDecl& method) {
  const std::pair<std::string_view, Native> all[] = {
      {"ordinal", ordinalOf},     {"name", nameOfConstant},   {"toString", nameOfConstant},
      {"values", allConstants},   {"valueOf", constantNamed}, {"compareTo", compareConstants},
      {"equals", identityEquals},
  };
  for (const auto& [name, native] : all) {
    if (method.name == name) return native;
  }
  return nullptr;
}

void addObjects(Natives& natives) {
  natives.insert({
      {"Object.new", [](const NativeCall&) { return nothing(); }},
      {"Object.equals", equalsOfObject},
      {"Object.hashCode", hashOfObject},
      {"Object.toString", toText},
      {"List.equals", equalsOfObject},
      {"List.hashCode", hashOfObject},
      {"Set.equals", equalsOfObject},
      {"Map.equals", equalsOfObject},
      {"Objects.equals",
       [](const NativeCall& call) { return truth(areEqual(call, call.arguments[0], call.arguments[1])); }},
      {"Objects.areEqual",
       [](const NativeCall& call) { return truth(areEqual(call, call.arguments[0], call.arguments[1])); }},
      {"Objects.isNull", [](const NativeCall& call) { return truth(call.arguments[0].object == nullptr); }},
      {"Objects.nonNull", [](const NativeCall& call) { return truth(call.arguments[0].object != nullptr); }},
      {"Objects.requireNonNull", requireNonNull},
      {"Objects.toString(Object)", textOfObject},
      {"Objects.toString(Object, String)",
       [](const NativeCall& call) {
         return call.arguments[0].object == nullptr ? call.arguments[1] : textOfObject(call);
       }},
      {"Objects.hashCode",
       [](const NativeCall& call) { return Value::of(std::int64_t{hashOf(call, call.arguments[0])}); }},
      {"Objects.hash", hashOfAll},
      {"Objects.requireNonNullElse",
       [](const NativeCall& call) {
         if (call.arguments[0].object == nullptr && call.arguments[1].object == nullptr)
           refuseNull(call, "defaultObj");
         return call.arguments[call.arguments[0].object == nullptr ? 1 : 0];
       }},
      {"Objects.checkIndex", checkIndex},
      {"Objects.isPlain",
       [](const NativeCall& call) {
         const Object* const object = call.arguments[0].object;
         return truth(object == nullptr || object->shape == Shape::Text || boxedIn(*object).has_value());
       }},
      {"Optional.orElseThrow", getPresent},
      {"System.lineSeparator", [](const NativeCall& call) { return Value::of(call.machine.makeText("\n")); }},
      {"System.identityHashCode",
       [](const NativeCall& call) {
         return number(call.arguments[0].object == nullptr ? 0 : call.arguments[0].object->number);
       }},
      {"Objects.key", [](const NativeCall& call) { return call.machine.keyOf(call.arguments[0]); }},
      {"Objects.isValue",
       [](const NativeCall& call) {
         const Object* const object = call.arguments[0].object;
         return truth(object == nullptr || object->shape == Shape::Text || boxedIn(*object).has_value() ||
                      isOnlyItself(*object));
       }},
      {"Objects.equalsOnlyItself",
       [](const NativeCall& call) {
         const Object* const object = call.arguments[0].object;
         return truth(object != nullptr && isOnlyItself(*object));
       }},
      {"Throwable.new", makeThrowable},
      {"Throwable.getMessage", messageOf},
      {"Throwable.getLocalizedMessage", localizedMessageOf},
      {"Throwable.getCause", causeOf},
      {"Throwable.toString", describe},
      {"Throwable.addSuppressed", suppress},
      {"Throwable.getSuppressed", suppressedBy},
      {"Throwable.printStackTrace",
       [](const NativeCall& call) {
         call.machine.errors(call.machine.describeAsJava(*static_cast<Instance*>(call.self)) + "\n");
         return nothing();
       }},
      {"PrintStream.println", print<true>},
      {"PrintStream.print", print<false>},
      {"PrintStream.flush", [](const NativeCall&) { return nothing(); }},
      {"PrintStream.printf", printFormatted},
      {"PrintStream.format", printFormatted},
      {"System.exit", leave},
      {"System.currentTimeMillis", now},
      {"System.nanoTime", tick},
      {"Optional.empty", makeOptional},
      {"Optional.of", makePresent},
      {"Optional.ofNullable", makeOptional},
      {"Optional.held", held},
      {"Optional.isPresent", isPresent},
      {"Optional.isEmpty", [](const NativeCall& call) { return truth(!isPresent(call).isTrue()); }},
      {"Optional.get", getPresent},
      {"Optional.orElse",
       [](const NativeCall& call) { return isPresent(call).isTrue() ? held(call) : call.arguments[0]; }},
  });
}

}  // namespace warrant::run
