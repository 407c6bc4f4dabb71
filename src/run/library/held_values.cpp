// `equals`, `hashCode` and `toString` of what holds values: of collections, maps, entries and optionals,
// which go by what they hold, whatever methods the contracts of their classes list.
#include <algorithm>

#include "run/library/natives.h"

namespace warrant::run {
namespace {

enum class Kind : std::uint8_t { Other, List, Set, Elements, Map, Entry, Optional };

// `Elements`: two of them equal only where they are one.
Kind kindOf(const Object* object) {
  if (object == nullptr || object->shape != Shape::Instance) return Kind::Other;
  const Class* const type = static_cast<const Instance*>(object)->type->library;
  constexpr std::pair<std::string_view, Kind> kinds[] = {
      {"ArrayList", Kind::List},
      {"LinkedList", Kind::List},
      {"List", Kind::List},
      {"HashSet", Kind::Set},
      {"LinkedHashSet", Kind::Set},
      {"Set", Kind::Set},
      {"ArrayDeque", Kind::Elements},
      {"Deque", Kind::Elements},
      {"Queue", Kind::Elements},
      {"Collection", Kind::Elements},
      {"HashMap", Kind::Map},
      {"LinkedHashMap", Kind::Map},
      {"Map", Kind::Map},
      {"Entry", Kind::Entry},
      {"Optional", Kind::Optional},
  };
  if (type == nullptr) return Kind::Other;
  const auto found =
      std::ranges::find(kinds, type->declaration.name, &std::pair<std::string_view, Kind>::first);
  return found == std::end(kinds) ? Kind::Other : found->second;
}

Value ask(const NativeCall& call, Object& object, std::string_view method,
          std::optional<Value> argument = std::nullopt) {
  return call.machine.callPlain(object, method, argument, call.range);
}

const Value& heldBy(const NativeCall& call, Object* optional) {
  return look<OptionalState>(call, optional).held;
}

// --- equals

bool areEqualLists(const NativeCall& call, Object& other) {
  return std::ranges::equal(elementsOf(call, call.self), elementsOf(call, &other),
                            [&](Value left, Value right) { return areEqual(call, left, right); });
}

bool areEqualSets(const NativeCall& call, Object& other) {
  const std::vector<Value> own = elementsOf(call, call.self), all = elementsOf(call, &other);
  const auto isThere = [&](Value element) {
    // Not all sets may be asked about null.
    if (element.object == nullptr) return std::ranges::find(own, element.object, &Value::object) != own.end();
    return ask(call, *call.self, "contains", element).isTrue();
  };
  return own.size() == all.size() && std::ranges::all_of(all, isThere);
}

bool areEqualMaps(const NativeCall& call, Object& other) {
  const std::vector<HashState::Entry> own = look<HashState>(call, call.self).entries();
  const auto isThere = [&](const HashState::Entry& entry) {
    if (entry.key.object == nullptr && look<HashState>(call, &other).refusesNull) return false;
    return ask(call, other, "containsKey", entry.key).isTrue() &&
           areEqual(call, entry.value, ask(call, other, "get", entry.key));
  };
  return own.size() == look<HashState>(call, &other).size() && std::ranges::all_of(own, isThere);
}

bool areEqualEntries(const NativeCall& call, Object& other) {
  return areEqual(call, ask(call, *call.self, "getKey"), ask(call, other, "getKey")) &&
         areEqual(call, ask(call, *call.self, "getValue"), ask(call, other, "getValue"));
}

// --- hashCode

std::uint32_t hashOfPart(const NativeCall& call, Value part) {
  return static_cast<std::uint32_t>(hashOf(call, part));
}

std::uint32_t hashOfHeld(const NativeCall& call, Kind kind) {
  std::uint32_t hash = kind == Kind::List ? 1 : 0;
  switch (kind) {
    case Kind::List:
      for (const Value element : elementsOf(call, call.self)) hash = hash * 31 + hashOfPart(call, element);
      return hash;
    case Kind::Set:
      for (const Value element : elementsOf(call, call.self)) hash += hashOfPart(call, element);
      return hash;
    case Kind::Map:
      for (const HashState::Entry& entry : look<HashState>(call, call.self).entries())
        hash += hashOfPart(call, entry.key) ^ hashOfPart(call, entry.value);
      return hash;
    case Kind::Entry:
      return hashOfPart(call, ask(call, *call.self, "getKey")) ^
             hashOfPart(call, ask(call, *call.self, "getValue"));
    default:
      return hashOfPart(call, heldBy(call, call.self));
  }
}

// --- toString

// What holds itself says so there.
std::u16string textOfPart(const NativeCall& call, Value part, std::u16string_view ofItself = u"") {
  if (part.object == call.self && !ofItself.empty()) return std::u16string(ofItself);
  const ast::Type type{ast::TypeKind::Class, call.machine.classes.program().object};
  return call.machine.textOf(type, part, call.range);
}

std::u16string textOfEntry(const NativeCall& call, Value key, Value value,
                           std::u16string_view ofItself = u"") {
  std::u16string text = textOfPart(call, key, ofItself) + u"=";
  return text + textOfPart(call, value, ofItself);
}

std::u16string textOfElements(const NativeCall& call) {
  std::u16string text = u"[";
  for (const Value element : elementsOf(call, call.self))
    text += (text.size() > 1 ? u", " : u"") + textOfPart(call, element, u"(this Collection)");
  return text + u"]";
}

std::u16string textOfMap(const NativeCall& call) {
  std::u16string text = u"{";
  for (const HashState::Entry& entry : look<HashState>(call, call.self).entries())
    text += (text.size() > 1 ? u", " : u"") + textOfEntry(call, entry.key, entry.value, u"(this Map)");
  return text + u"}";
}

}  // namespace

std::optional<bool> equalsOfHeld(const NativeCall& call) {
  Object* const other = call.arguments[0].object;
  const Kind kind = kindOf(call.self);
  if (kind == Kind::Other || kind == Kind::Elements) return std::nullopt;
  if (call.self == other || kindOf(other) != kind) return call.self == other;
  switch (kind) {
    case Kind::List:
      return areEqualLists(call, *other);
    case Kind::Set:
      return areEqualSets(call, *other);
    case Kind::Map:
      return areEqualMaps(call, *other);
    case Kind::Entry:
      return areEqualEntries(call, *other);
    default:
      return areEqual(call, heldBy(call, call.self), heldBy(call, other));
  }
}

std::optional<std::int32_t> hashCodeOfHeld(const NativeCall& call) {
  const Kind kind = kindOf(call.self);
  if (kind == Kind::Other || kind == Kind::Elements) return std::nullopt;
  return static_cast<std::int32_t>(hashOfHeld(call, kind));
}

std::optional<std::u16string> textOfHeld(const NativeCall& call) {
  switch (kindOf(call.self)) {
    case Kind::Other:
      return std::nullopt;
    case Kind::Map:
      return textOfMap(call);
    case Kind::Entry:
      return textOfEntry(call, ask(call, *call.self, "getKey"), ask(call, *call.self, "getValue"));
    case Kind::Optional: {
      const Value held = heldBy(call, call.self);
      return held.object == nullptr ? u"Optional.empty" : u"Optional[" + textOfPart(call, held) + u"]";
    }
    default:
      return textOfElements(call);
  }
}

}  // namespace warrant::run
