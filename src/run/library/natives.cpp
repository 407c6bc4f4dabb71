#include "run/library/natives.h"

#include <array>

#include "ast/identity.h"
#include "ast/print.h"

namespace warrant::run {
namespace {

Natives makeNatives() {
  Natives natives;
  addTexts(natives);
  addNumbers(natives);
  addLists(natives);
  addHashes(natives);
  addArrays(natives);
  addObjects(natives);
  return natives;
}

// Which class's methods stand for those of a collection.
std::string_view groupOf(std::string_view name) {
  for (const std::string_view list :
       {"ArrayList", "LinkedList", "ArrayDeque", "Deque", "Queue", "Collection", "Iterable"}) {
    if (name == list) return "List";
  }
  if (isHashSet(name)) return "Set";
  return name == "HashMap" || name == "LinkedHashMap" ? "Map" : name;
}

}  // namespace

Native findNative(const ast::MethodDecl& method) {
  static const Natives natives = makeNatives();
  if (method.owner == nullptr) return nullptr;
  if (method.isImplicit) return findOfEnum(method);
  if (!method.owner->isLibrary && !method.owner->isBuiltIn) return nullptr;
  const std::string name(groupOf(method.owner->name));
  const bool isConstructor = method.kind == ast::MethodKind::Constructor;
  const std::string signature = ast::signature(method);
  const std::string parameters = signature.substr(signature.find('('));
  const std::string called = isConstructor ? "new" : std::string(method.name);
  for (const std::string& key : {name + "." + called + parameters, name + "." + called}) {
    if (const auto found = natives.find(key); found != natives.end()) return found->second;
  }
  // An exception is made as every Throwable is.
  const ast::ClassDecl* above = method.owner;
  while (above != nullptr && above->name != "Throwable") above = above->superclass;
  return isConstructor && above != nullptr ? natives.at("Throwable.new") : nullptr;
}

Instance* makeOfLibrary(const NativeCall& call, std::string_view name) {
  const Class* const type = call.machine.classes.library(name);
  if (type == nullptr) throw Stopped{call.range, "the program does not know the class " + std::string(name)};
  return call.machine.makeInstance(*type);
}

std::vector<Value> keysOf(const NativeCall& call, std::vector<Value> elements) {
  for (Value& element : elements) element = call.machine.keyOf(element);
  return elements;
}

Value makeSequence(const NativeCall& call, std::span<const Value> elements) {
  return Value::of(call.machine.heap.makeCompound(elements, &call.method.declaration.returnType));
}

bool isOnlyItself(const Object& object) {
  return object.shape == Shape::Instance &&
         ast::equalsOnlyItself(static_cast<const Instance&>(object).type->declaration);
}

bool isView(const Object& collection) {
  const auto& instance = static_cast<const Instance&>(collection);
  const std::string_view name = instance.type->library->declaration.name;
  return (name == "Set" || name == "Collection") && dynamic_cast<const HashState*>(instance.state) == nullptr;
}

bool areEqual(const NativeCall& call, Value left, Value right) {
  if (left.object == nullptr || left.object == right.object) return left.object == right.object;
  if (isOnlyItself(*left.object)) return false;
  if (boxedIn(*left.object)) return right.object != nullptr && areEqualBoxes(*left.object, *right.object);
  return call.machine.callPlain(*left.object, "equals", right, call.range).isTrue();
}

std::int32_t hashOf(const NativeCall& call, Value value) {
  if (value.object == nullptr) return 0;
  if (boxedIn(*value.object)) return hashOfBox(*static_cast<Instance*>(value.object));
  if (isOnlyItself(*value.object)) return static_cast<std::int32_t>(value.object->number);
  return static_cast<std::int32_t>(
      call.machine.callPlain(*value.object, "hashCode", std::nullopt, call.range).number);
}

}  // namespace warrant::run
