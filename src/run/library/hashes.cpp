// HashMap and HashSet, and what shows the keys and values of a map.
#include <algorithm>
#include <array>

#include "ast/values/literals.h"
#include "run/library/natives.h"

namespace warrant::run {

std::uint32_t spread(std::int32_t hash) {
  const auto bits = static_cast<std::uint32_t>(hash);
  return bits ^ (bits >> 16);
}

namespace {

// Whether the object that the call makes keeps the order of its keys.
bool isLinked(const NativeCall& call) {
  return static_cast<Instance*>(call.self)->type->library->declaration.name.starts_with("Linked");
}

// The key that the call names, among those of the table.
struct Key {
  const NativeCall& call;
  Value value;
  std::uint32_t hash;

  Key(const NativeCall& of, Value key) : call(of), value(key), hash(spread(hashOf(of, key))) {}
  bool operator()(Value other) const { return areEqual(call, value, other); }
};

// A table like that of the JDK for so many entries, which it is to have.
HashState tableFor(const NativeCall& call, std::size_t count) {
  HashState table(std::max<std::size_t>(count * 4 / 3 + 1, 16));
  table.isLinked = isLinked(call);
  return table;
}

Value makeTable(const NativeCall& call) {
  HashState& table = change<HashState>(call, call.self);
  table.isLinked = isLinked(call);
  const auto parameters = call.method.declaration.parameters;
  if (parameters.empty()) return nothing();
  const std::int64_t capacity = call.arguments[0].number;
  if (capacity < 0)
    call.machine.throwJava("IllegalArgumentException",
                           "Illegal initial capacity: " + std::to_string(capacity), call.range);
  table = HashState(static_cast<std::size_t>(std::min<std::int64_t>(capacity, 1 << 20)));
  table.isLinked = isLinked(call);
  return nothing();
}

// A table that is about to change.
HashState& edited(const NativeCall& call) {
  HashState& table = change<HashState>(call, call.self);
  if (table.isFixed) call.machine.throwJava("UnsupportedOperationException", "", call.range);
  return table;
}

const HashState::Entry* find(const NativeCall& call) {
  const bool isRefused = call.arguments[0].object == nullptr && look<HashState>(call, call.self).refusesNull;
  if (isRefused) refuseNull(call);
  const Key key(call, call.arguments[0]);
  return const_cast<HashState&>(look<HashState>(call, call.self)).find(key.hash, key);
}

Value getOr(const NativeCall& call, Value otherwise) {
  const HashState::Entry* const entry = find(call);
  return entry == nullptr ? otherwise : entry->value;
}

Value put(const NativeCall& call) {
  const Key key(call, call.arguments[0]);
  call.machine.heap.spend(sizeof(HashState::Entry));
  HashState& table = edited(call);
  if (HashState::Entry* const entry = table.find(key.hash, key))
    return std::exchange(entry->value, call.arguments[1]);
  table.put(key.hash, key.value, call.arguments[1]);
  return Value::of(static_cast<Object*>(nullptr));
}

Value putIfAbsent(const NativeCall& call) {
  edited(call);
  const Value before = getOr(call, Value::of(static_cast<Object*>(nullptr)));
  return before.object == nullptr ? put(call) : before;
}

Value removeKey(const NativeCall& call) {
  edited(call);
  const Value before = getOr(call, Value::of(static_cast<Object*>(nullptr)));
  const Key key(call, call.arguments[0]);
  change<HashState>(call, call.self).remove(key.hash, key);
  return before;
}

Value replace(const NativeCall& call) {
  edited(call);
  return find(call) == nullptr ? Value::of(static_cast<Object*>(nullptr)) : put(call);
}

Value removeEntry(const NativeCall& call) {
  edited(call);
  const HashState::Entry* const entry = find(call);
  const bool isEqual = entry != nullptr && areEqual(call, call.arguments[1], entry->value);
  if (isEqual) removeKey(call);
  return truth(isEqual);
}

std::vector<HashState::Entry> entriesOf(const NativeCall& call, Object* map) {
  if (map == nullptr) call.machine.throwNull(call.range, "the map");
  return look<HashState>(call, map).entries();
}

void putEntries(const NativeCall& call, const std::vector<HashState::Entry>& entries) {
  for (const HashState::Entry& entry : entries) {
    std::array<Value, 2> arguments{entry.key, entry.value};
    NativeCall ofOne = call;
    ofOne.arguments = arguments.data();
    put(ofOne);
  }
}
Value putAll(const NativeCall& call) {
  edited(call);
  putEntries(call, entriesOf(call, call.arguments[0].object));
  return nothing();
}
Value makeMap(const NativeCall& call) {
  const auto parameters = call.method.declaration.parameters;
  if (parameters.empty() || !parameters.front()->type.isReference()) return makeTable(call);
  const std::vector<HashState::Entry> entries = entriesOf(call, call.arguments[0].object);
  change<HashState>(call, call.self) = tableFor(call, entries.size());
  putEntries(call, entries);
  return nothing();
}

Value containsValue(const NativeCall& call) {
  const HashState& table = look<HashState>(call, call.self);
  const Value wanted = call.arguments[0];
  if (wanted.object == nullptr && table.refusesNull) refuseNull(call);
  return truth(std::ranges::any_of(
      table.entries(), [&](const HashState::Entry& entry) { return areEqual(call, wanted, entry.value); }));
}

// The same call to the table behind a set.
NativeCall toTable(const NativeCall& call) {
  NativeCall ofTable = call;
  if (isView(*call.self)) ofTable.self = look<ViewState>(call, call.self).map;
  return ofTable;
}

bool showsEntries(const NativeCall& call) {
  return isView(*call.self) && look<ViewState>(call, call.self).part == ViewState::Part::Entries;
}

Value keyOfEntry(const NativeCall& call) { return look<EntryState>(call, call.self).key; }

Value valueOfEntry(const NativeCall& call) {
  const auto& state = look<EntryState>(call, call.self);
  const Key key(call, state.key);
  const HashState::Entry* const entry =
      const_cast<HashState&>(look<HashState>(call, state.map)).find(key.hash, key);
  if (entry == nullptr || entry->shown != call.self)
    throw Stopped{call.range, "the value of an entry that its map does not have any more is not known"};
  return entry->value;
}

// Whether the map has the key, with that value.
Value containsEntry(const NativeCall& call) {
  Object* const wanted = call.arguments[0].object;
  if (wanted == nullptr || wanted->shape != Shape::Instance) return truth(false);
  const Class* const type = static_cast<Instance*>(wanted)->type->library;
  if (type == nullptr)
    throw Stopped{call.range, "looking for an object of the program's in a map cannot be run"};
  if (type->declaration.name != "Entry") return truth(false);
  NativeCall ofEntry = call;
  ofEntry.self = wanted;
  Value key = keyOfEntry(ofEntry);
  NativeCall ofTable = toTable(call);
  ofTable.arguments = &key;
  const HashState::Entry* const entry = find(ofTable);
  return truth(entry != nullptr && areEqual(call, valueOfEntry(ofEntry), entry->value));
}

Value contains(const NativeCall& call) {
  if (showsEntries(call)) return containsEntry(call);
  return truth(find(toTable(call)) != nullptr);
}

Value addMember(const NativeCall& call) {
  if (isView(*call.self)) call.machine.throwJava("UnsupportedOperationException", "", call.range);
  const Key key(call, call.arguments[0]);
  call.machine.heap.spend(sizeof(HashState::Entry));
  HashState& table = change<HashState>(call, call.self);
  if (table.find(key.hash, key) != nullptr) return truth(false);
  table.put(key.hash, key.value, {});
  return truth(true);
}

void needChangeable(const NativeCall& call) {
  if (isView(*call.self) && look<ViewState>(call, call.self).isFixed)
    call.machine.throwJava("UnsupportedOperationException", "", call.range);
}

Value removeMember(const NativeCall& call) {
  needChangeable(call);
  const bool wasThere = contains(call).isTrue();
  removeKey(toTable(call));
  return truth(wasThere);
}

Value clear(const NativeCall& call) {
  edited(call).clear();
  return nothing();
}
Value clearMembers(const NativeCall& call) {
  needChangeable(call);
  return clear(toTable(call));
}

// Whether elements came to be there.
bool addMembers(const NativeCall& call, std::span<Value> added) {
  const std::size_t before = look<HashState>(call, call.self).size();
  NativeCall ofOne = call;
  for (Value& element : added) {
    ofOne.arguments = &element;
    addMember(ofOne);
  }
  return look<HashState>(call, call.self).size() > before;
}
Value addAll(const NativeCall& call) {
  if (isView(*call.self)) call.machine.throwJava("UnsupportedOperationException", "", call.range);
  std::vector<Value> elements = elementsOf(call, call.arguments[0].object);
  return truth(addMembers(call, elements));
}
Value makeSet(const NativeCall& call) {
  const auto parameters = call.method.declaration.parameters;
  if (parameters.empty() || !parameters.front()->type.isReference()) return makeTable(call);
  std::vector<Value> elements = elementsOf(call, call.arguments[0].object);
  change<HashState>(call, call.self) = tableFor(call, elements.size());
  addMembers(call, elements);
  return nothing();
}

// --- what nobody changes

[[noreturn]] void refuseDuplicate(const NativeCall& call, Value key) {
  const ast::Type type{ast::TypeKind::Class, call.machine.classes.program().object};
  const std::string kind = call.method.declaration.owner->name == "Map" ? "key" : "element";
  const std::string text = ast::printed(call.machine.textOf(type, key, call.range));
  call.machine.throwJava("IllegalArgumentException", "duplicate " + kind + ": " + text, call.range);
}

// Keys with their values, one behind the other.
void fillFixed(const NativeCall& call, Instance& table, std::span<Value> entries) {
  NativeCall ofEntry = call;
  ofEntry.self = &table;
  for (std::size_t i = 0; i < entries.size(); i += 2) {
    ofEntry.arguments = &entries[i];
    if (entries[i].object == nullptr || entries[i + 1].object == nullptr) refuseNull(call);
    if (find(ofEntry) != nullptr) refuseDuplicate(call, entries[i]);
    put(ofEntry);
  }
  auto& state = change<HashState>(call, &table);
  state.isFixed = true;
  state.refusesNull = !entries.empty() || call.method.declaration.owner->name != "Collections";
}

Value fixedMap(const NativeCall& call) {
  Instance* const made = makeOfLibrary(call, "Map");
  fillFixed(call, *made, {call.arguments, call.method.declaration.parameters.size()});
  return Value::of(made);
}

Value fixedCopy(const NativeCall& call) {
  std::vector<Value> entries;
  for (const HashState::Entry& entry : entriesOf(call, call.arguments[0].object))
    entries.insert(entries.end(), {entry.key, entry.value});
  Instance* const made = makeOfLibrary(call, "Map");
  fillFixed(call, *made, entries);
  return Value::of(made);
}

// Of a map that nobody else knows.
Value fixedEntry(const NativeCall& call) {
  Instance* const map = makeOfLibrary(call, "Map");
  fillFixed(call, *map, {call.arguments, 2});
  return Value::of(shownEntry(call, map, *change<HashState>(call, map).at(0)));
}

// A view of a table that nobody else knows.
Value fixedSet(const NativeCall& call) {
  Instance *const made = makeOfLibrary(call, "Set"), *const table = makeOfLibrary(call, "Set");
  std::vector<Value> entries;
  for (std::size_t i = 0; i < call.method.declaration.parameters.size(); ++i)
    entries.insert(entries.end(), {call.arguments[i], call.arguments[i]});
  fillFixed(call, *table, entries);
  auto& state = change<ViewState>(call, made);
  state.map = table;
  state.isFixed = true;
  return Value::of(made);
}

Value showFixedSet(const NativeCall& call) {
  if (call.arguments[0].object == nullptr) call.machine.throwNull(call.range, "the set");
  NativeCall ofShown = call;
  ofShown.self = call.arguments[0].object;
  Instance* const made = makeOfLibrary(call, "Set");
  auto& state = change<ViewState>(call, made);
  state.map = static_cast<Instance*>(toTable(ofShown).self);
  state.isFixed = true;
  return Value::of(made);
}

template <ViewState::Part Part>
Value show(const NativeCall& call) {
  Instance* const made = makeOfLibrary(call, Part == ViewState::Part::Values ? "Collection" : "Set");
  auto& state = change<ViewState>(call, made);
  state.map = static_cast<Instance*>(call.self);
  state.part = Part;
  return Value::of(made);
}

// --- entries

// The one that a loop is at.
Value enter(const NativeCall& call) {
  const auto index = static_cast<std::size_t>(call.arguments[2].number);
  HashState::Entry* const entry = change<HashState>(call, call.self).at(index);
  if (entry == nullptr) call.machine.throwJava("ConcurrentModificationException", "", call.range);
  return Value::of(shownEntry(call, static_cast<Instance*>(call.self), *entry));
}

Value setValue(const NativeCall& call) {
  const Value before = valueOfEntry(call);
  const auto& state = look<EntryState>(call, call.self);
  const Key key(call, state.key);
  NativeCall ofMap = call;
  ofMap.self = state.map;
  edited(ofMap).find(key.hash, key)->value = call.arguments[0];
  return before;
}

// --- for contracts

Value mapView(const NativeCall& call) {
  const ast::Type& type = call.method.declaration.returnType;
  std::vector<HashState::Entry> entries = look<HashState>(call, call.self).entries();
  std::ranges::sort(entries, [&](const auto& left, const auto& right) {
    return compareValues(ast::keyTypeOf(type), left.key, right.key) < 0;
  });
  std::vector<Value> parts;
  for (const HashState::Entry& entry : entries)
    parts.insert(parts.end(), {call.machine.keyOf(entry.key), entry.value});
  return Value::of(call.machine.heap.makeCompound(parts, &type));
}

Value setView(const NativeCall& call) {
  const ast::Type& type = call.method.declaration.returnType;
  std::vector<Value> members = keysOf(call, elementsOf(call, call.self));
  std::ranges::sort(members,
                    [&](Value left, Value right) { return compareValues(*type.element, left, right) < 0; });
  return Value::of(call.machine.heap.makeCompound(members, &type));
}

template <bool Keys>
std::vector<Value> inOrder(const NativeCall& call) {
  std::vector<Value> all;
  for (const HashState::Entry& entry : look<HashState>(call, call.self).entries())
    all.push_back(Keys ? entry.key : entry.value);
  return all;
}
template <bool Keys>
Value order(const NativeCall& call) {
  return makeSequence(call, inOrder<Keys>(call));
}
Value placeOf(const NativeCall& call) {
  const std::vector<Value> keys = inOrder<true>(call);
  const auto found =
      std::ranges::find_if(keys, [&](Value key) { return areEqual(call, call.arguments[0], key); });
  return number(static_cast<std::size_t>(found - keys.begin()));
}
Value at(const NativeCall& call, const std::vector<Value>& all) {
  const std::int64_t index = call.arguments[0].number;
  if (index < 0 || index >= static_cast<std::int64_t>(all.size()))
    throw Violation{call.range, "array", "bounds", "there is no such element"};
  return all[static_cast<std::size_t>(index)];
}

}  // namespace

Instance* shownEntry(const NativeCall& call, Instance* map, HashState::Entry& entry) {
  if (entry.shown == nullptr) {
    entry.shown = makeOfLibrary(call, "Entry");
    auto& state = change<EntryState>(call, entry.shown);
    state.map = map;
    state.key = entry.key;
  }
  return entry.shown;
}

void addHashes(Natives& natives) {
  const Native nothingHappens = [](const NativeCall&) { return nothing(); };
  natives.insert({
      {"Map.new", makeMap},
      {"Map.size", [](const NativeCall& call) { return number(look<HashState>(call, call.self).size()); }},
      {"Map.isEmpty",
       [](const NativeCall& call) { return truth(look<HashState>(call, call.self).size() == 0); }},
      {"Map.containsKey", [](const NativeCall& call) { return truth(find(call) != nullptr); }},
      {"Map.get",
       [](const NativeCall& call) { return getOr(call, Value::of(static_cast<Object*>(nullptr))); }},
      {"Map.getOrDefault", [](const NativeCall& call) { return getOr(call, call.arguments[1]); }},
      {"Map.put", put},
      {"Map.putIfAbsent", putIfAbsent},
      {"Map.replace", replace},
      {"Map.remove", removeKey},
      {"Map.remove(Object, Object)", removeEntry},
      {"Map.putAll", putAll},
      {"Map.containsValue", containsValue},
      {"Map.copyOf", fixedCopy},
      {"Map.clear", clear},
      {"Map.keySet", show<ViewState::Part::Keys>},
      {"Map.values", show<ViewState::Part::Values>},
      {"Map.entrySet", show<ViewState::Part::Entries>},
      {"Map.view", mapView},
      {"Map.keyOrder", order<true>},
      {"Map.valueOrder", order<false>},
      {"Map.placeOf", placeOf},
      {"Map.keyAt", [](const NativeCall& call) { return call.machine.keyOf(at(call, inOrder<true>(call))); }},
      {"Map.valueAt", [](const NativeCall& call) { return at(call, inOrder<false>(call)); }},
      {"Map.lendKeys", nothingHappens},
      {"Map.lendValues", nothingHappens},
      {"Map.takeBack", nothingHappens},
      {"Map.lendKeyOrder", nothingHappens},
      {"Map.takeKeyOrder", nothingHappens},
      {"Map.lendValueOrder", nothingHappens},
      {"Map.takeValueOrder", nothingHappens},
      {"Map.lendEntries", nothingHappens},
      {"Map.takeEntries", nothingHappens},
      {"Map.enter", enter},
      {"Map.leave", nothingHappens},
      {"Entry.of", [](const NativeCall& call) { return Value::of(look<EntryState>(call, call.self).map); }},
      {"Entry.key", keyOfEntry},
      {"Entry.getKey", keyOfEntry},
      {"Entry.getValue", valueOfEntry},
      {"Entry.setValue", setValue},
      {"Map.of", fixedMap},
      {"Map.entry", fixedEntry},
      {"Collections.emptyMap", fixedMap},
      {"Map.isModifiable",
       [](const NativeCall& call) { return truth(!look<HashState>(call, call.self).isFixed); }},
      {"Map.allowsNull",
       [](const NativeCall& call) { return truth(!look<HashState>(call, call.self).refusesNull); }},
      {"Set.of", fixedSet},
      {"Collections.emptySet", fixedSet},
      {"Collections.unmodifiableSet", showFixedSet},
      {"Set.allowsNull",
       [](const NativeCall& call) { return truth(!look<HashState>(call, toTable(call).self).refusesNull); }},
      {"Set.addAll", addAll},
      {"Set.new", makeSet},
      {"Set.size", [](const NativeCall& call) { return number(elementsOf(call, call.self).size()); }},
      {"Set.isEmpty", [](const NativeCall& call) { return truth(elementsOf(call, call.self).empty()); }},
      {"Set.contains", contains},
      {"Set.add", addMember},
      {"Set.remove", removeMember},
      {"Set.clear", clearMembers},
      {"Set.iterator", natives.at("List.iterator")},
      {"Set.view", setView},
      {"Set.keyAt",
       [](const NativeCall& call) { return call.machine.keyOf(at(call, elementsOf(call, call.self))); }},
  });
}

}  // namespace warrant::run
