// Lists, queues and deques; collections as loops and contracts see them; iterators.
#include <algorithm>

#include "ast/print.h"
#include "run/library/natives.h"

namespace warrant::run {

namespace {

// A class of the program has none of these methods, unless its own is left out.
std::string_view classOf(const NativeCall& call, const Object& object) {
  const Class* const type = static_cast<const Instance&>(object).type->library;
  if (type == nullptr) {
    const std::string method = ast::qualifiedSignature(call.method.declaration);
    throw Stopped{call.range, method + " of this object is not known"};
  }
  return type->declaration.name;
}
bool isList(std::string_view name) {
  return name == "ArrayList" || name == "LinkedList" || name == "ArrayDeque" || name == "List" ||
         name == "Deque" || name == "Queue";
}
// A table of its elements, or what shows one.
bool isSet(std::string_view name) { return name == "Set" || isHashSet(name); }

// The list itself, or the one that it shows.
Object* shownBy(const NativeCall& call, Object* list) {
  while (Object* const shown = look<ListState>(call, list).shown) list = shown;
  return list;
}

// Of a list, where they are.
std::span<const Value> listed(const NativeCall& call, Object* list) {
  const auto& state = look<ListState>(call, shownBy(call, list));
  return state.array != nullptr ? std::span<const Value>(state.array->all()) : state.elements;
}

std::vector<Value> entriesOf(const NativeCall& call, Instance* map) {
  std::vector<Value> elements;
  for (std::size_t i = 0; i < look<HashState>(call, map).size(); ++i)
    elements.push_back(Value::of(shownEntry(call, map, *change<HashState>(call, map).at(i))));
  return elements;
}

}  // namespace

std::vector<Value> elementsOf(const NativeCall& call, Object* collection) {
  if (collection == nullptr) call.machine.throwNull(call.range, "the collection");
  const std::string_view name = classOf(call, *collection);
  if (isList(name)) {
    const auto all = listed(call, collection);
    return {all.begin(), all.end()};
  }
  std::vector<Value> elements;
  if (isSet(name) && !isView(*collection)) {
    for (const HashState::Entry& entry : look<HashState>(call, collection).entries())
      elements.push_back(entry.key);
    return elements;
  }
  if (isView(*collection)) {
    const auto& view = look<ViewState>(call, collection);
    if (view.part == ViewState::Part::Entries) return entriesOf(call, view.map);
    for (const HashState::Entry& entry : look<HashState>(call, view.map).entries())
      elements.push_back(view.part == ViewState::Part::Keys ? entry.key : entry.value);
    return elements;
  }
  throw Stopped{call.range, "the elements of this collection are not known"};
}

namespace {

// Throws where nobody changes it.
void needChangeable(const NativeCall& call) {
  if (look<ListState>(call, call.self).isFixed)
    call.machine.throwJava("UnsupportedOperationException", "", call.range);
}

std::vector<Value>& edited(const NativeCall& call) {
  needChangeable(call);
  auto& state = change<ListState>(call, call.self);
  if (state.array != nullptr)
    call.machine.throwJava("UnsupportedOperationException", "the list is an array", call.range);
  ++state.changes;
  return state.elements;
}

Value argument(const NativeCall& call, std::size_t at) { return call.arguments[at]; }

// A LinkedList, and whoever adds, says it in other words.
std::size_t indexIn(const NativeCall& call, std::size_t end, std::size_t size) {
  const std::int64_t index = argument(call, 0).number;
  if (index < 0 || index >= static_cast<std::int64_t>(end)) {
    const bool isShort = end != size || classOf(call, *call.self) == "LinkedList";
    const std::string of = std::to_string(index), length = std::to_string(size);
    call.machine.throwJava("IndexOutOfBoundsException",
                           isShort ? "Index: " + of + ", Size: " + length
                                   : "Index " + of + " out of bounds for length " + length,
                           call.range);
  }
  return static_cast<std::size_t>(index);
}

Value addAt(const NativeCall& call) {
  std::vector<Value>& list = edited(call);
  const std::size_t at = indexIn(call, list.size() + 1, list.size());
  list.insert(list.begin() + static_cast<std::ptrdiff_t>(at), argument(call, 1));
  return nothing();
}

// A deque of the class ArrayDeque takes no null.
void admit(const NativeCall& call, Value element) {
  const bool isDeque = classOf(call, *call.self) == "ArrayDeque";
  if (isDeque && element.object == nullptr) refuseNull(call);
}

template <bool Last>
Value add(const NativeCall& call) {
  admit(call, argument(call, 0));
  call.machine.heap.spend(sizeof(Value));
  std::vector<Value>& list = edited(call);
  list.insert(Last ? list.end() : list.begin(), argument(call, 0));
  return truth(true);
}

Value get(const NativeCall& call) {
  const std::span<const Value> all = listed(call, call.self);
  return all[indexIn(call, all.size(), all.size())];
}

Value set(const NativeCall& call) {
  needChangeable(call);
  auto& state = change<ListState>(call, call.self);
  const std::span<Value> all = state.array != nullptr ? state.array->all() : std::span<Value>(state.elements);
  return std::exchange(all[indexIn(call, all.size(), all.size())], argument(call, 1));
}

Value removeAt(const NativeCall& call) {
  std::vector<Value>& list = edited(call);
  const auto at = list.begin() + static_cast<std::ptrdiff_t>(indexIn(call, list.size(), list.size()));
  const Value removed = *at;
  list.erase(at);
  return removed;
}

bool refusesNull(const NativeCall& call) {
  return look<ListState>(call, shownBy(call, call.self)).refusesNull;
}

// Of any collection.
bool isModifiable(const NativeCall& call) {
  const std::string_view name = classOf(call, *call.self);
  if (isView(*call.self)) return !look<ViewState>(call, call.self).isFixed;
  return isSet(name) || !look<ListState>(call, call.self).isFixed;
}

bool isWanted(const NativeCall& call, Value element) {
  const Value wanted = argument(call, 0);
  return wanted.object == nullptr ? element.object == nullptr : areEqual(call, wanted, element);
}

// The first, or last, place of the element that the call names; -1: there is none.
template <bool Last = false>
std::int64_t find(const NativeCall& call) {
  if (argument(call, 0).object == nullptr && refusesNull(call)) refuseNull(call);
  const std::span<const Value> all = listed(call, call.self);
  for (std::size_t i = 0; i < all.size(); ++i) {
    const std::size_t at = Last ? all.size() - 1 - i : i;
    if (isWanted(call, all[at])) return static_cast<std::int64_t>(at);
  }
  return -1;
}

Value addAll(const NativeCall& call) {
  const std::vector<Value> added = elementsOf(call, argument(call, 0).object);
  call.machine.heap.spend(added.size() * sizeof(Value));
  std::vector<Value>& list = edited(call);
  list.insert(list.end(), added.begin(), added.end());
  return truth(!added.empty());
}

// A list of these elements that nobody changes.
Value makeFixed(const NativeCall& call, std::vector<Value> elements, bool refusesNull) {
  for (const Value element : elements) {
    if (refusesNull && element.object == nullptr) refuseNull(call);
  }
  call.machine.heap.spend(elements.size() * sizeof(Value));
  Instance* const made = makeOfLibrary(call, "List");
  auto& state = change<ListState>(call, made);
  state.elements = std::move(elements);
  state.isFixed = true;
  state.refusesNull = refusesNull;
  return Value::of(made);
}

std::vector<Value> givenTo(const NativeCall& call) {
  return {call.arguments, call.arguments + call.method.declaration.parameters.size()};
}
Value listOf(const NativeCall& call) { return makeFixed(call, givenTo(call), true); }
Value listOfArray(const NativeCall& call) {
  const std::span<Value> all = static_cast<Array*>(argument(call, 0).object)->all();
  return makeFixed(call, {all.begin(), all.end()}, true);
}
Value copyOf(const NativeCall& call) {
  return makeFixed(call, elementsOf(call, argument(call, 0).object), true);
}
Value fixedList(const NativeCall& call) { return makeFixed(call, givenTo(call), false); }
Value repeated(const NativeCall& call) {
  if (argument(call, 0).number < 0)
    call.machine.throwJava("IllegalArgumentException",
                           "List length = " + std::to_string(argument(call, 0).number), call.range);
  const auto count = static_cast<std::size_t>(argument(call, 0).number);
  call.machine.heap.spend(count * sizeof(Value));
  return makeFixed(call, std::vector<Value>(count, argument(call, 1)), false);
}

Value showFixed(const NativeCall& call) {
  if (argument(call, 0).object == nullptr) call.machine.throwNull(call.range, "the list");
  Instance* const made = makeOfLibrary(call, "List");
  auto& state = change<ListState>(call, made);
  state.shown = argument(call, 0).object;
  state.isFixed = true;
  return Value::of(made);
}

// What a method of Collections does to the elements of its first argument.
template <class Change>
Value rearranged(const NativeCall& call, Change rearrange) {
  if (argument(call, 0).object == nullptr) call.machine.throwNull(call.range, "the list");
  NativeCall ofList = call;
  ofList.self = argument(call, 0).object;
  needChangeable(ofList);
  auto& state = change<ListState>(call, ofList.self);
  rearrange(state.array != nullptr ? state.array->all() : std::span<Value>(state.elements));
  return nothing();
}
Value reverse(const NativeCall& call) {
  return rearranged(call, [](std::span<Value> all) { std::ranges::reverse(all); });
}
Value swap(const NativeCall& call) {
  return rearranged(call, [&](std::span<Value> all) {
    NativeCall ofIndex = call;
    ofIndex.self = argument(call, 0).object;
    for (const std::size_t at : {std::size_t{1}, std::size_t{2}}) {
      ofIndex.arguments = call.arguments + at;
      indexIn(ofIndex, all.size(), all.size());
    }
    std::swap(all[static_cast<std::size_t>(argument(call, 1).number)],
              all[static_cast<std::size_t>(argument(call, 2).number)]);
  });
}
Value sort(const NativeCall& call) {
  const std::vector<Value> all = elementsOf(call, argument(call, 0).object);
  const bool areTexts = std::ranges::all_of(
      all, [](Value one) { return one.object != nullptr && one.object->shape == Shape::Text; });
  const bool areNumbers = std::ranges::all_of(all, [](Value one) {
    return one.object != nullptr && boxedIn(*one.object) &&
           !boxedType(*static_cast<Instance*>(one.object)->type).isFloating();
  });
  if (!areTexts && !areNumbers) throw Stopped{call.range, "only strings and whole numbers are sorted"};
  return rearranged(call, [&](std::span<Value> sorted) {
    if (areTexts)
      std::ranges::stable_sort(sorted, {}, [](Value one) { return static_cast<Text*>(one.object)->units(); });
    else
      std::ranges::stable_sort(sorted, {}, [](Value one) { return boxedIn(*one.object)->number; });
  });
}

Value removeObject(const NativeCall& call) {
  const std::int64_t at = find(call);
  if (at >= 0) {
    std::vector<Value>& list = edited(call);
    list.erase(list.begin() + at);
  }
  return truth(at >= 0);
}

Value makeEmptyList(const NativeCall& call) {
  const std::int64_t capacity = argument(call, 0).number;
  if (capacity < 0 && classOf(call, *call.self) == "ArrayList")
    call.machine.throwJava("IllegalArgumentException", "Illegal Capacity: " + std::to_string(capacity),
                           call.range);
  return nothing();
}

// Of another collection, where one is given.
Value makeList(const NativeCall& call) {
  const auto parameters = call.method.declaration.parameters;
  if (parameters.empty()) return nothing();
  if (!parameters.front()->type.isReference()) return makeEmptyList(call);
  std::vector<Value> elements = elementsOf(call, argument(call, 0).object);
  call.machine.heap.spend(elements.size() * sizeof(Value));
  change<ListState>(call, call.self).elements = std::move(elements);
  return nothing();
}

// The first, or last, element: read or taken away; where there is none, null or an exception.
template <bool Last, bool Takes, bool Throws>
Value atEnd(const NativeCall& call) {
  const std::span<const Value> all = listed(call, call.self);
  if (all.empty()) {
    if (Throws) call.machine.throwJava("NoSuchElementException", "", call.range);
    return Value::of(static_cast<Object*>(nullptr));
  }
  const Value found = Last ? all.back() : all.front();
  if (Takes) {
    std::vector<Value>& list = edited(call);
    list.erase(Last ? list.end() - 1 : list.begin());
  }
  return found;
}

std::size_t sizeOf(const NativeCall& call) {
  return isList(classOf(call, *call.self)) ? listed(call, call.self).size()
                                           : elementsOf(call, call.self).size();
}

Value sequence(const NativeCall& call) { return makeSequence(call, elementsOf(call, call.self)); }

// --- iterators

// How often what the collection, or map, has has changed.
std::uint64_t changesOf(const NativeCall& call, Object* collection) {
  const std::string_view name = classOf(call, *collection);
  if (isList(name)) return look<ListState>(call, shownBy(call, collection)).changes;
  if (isView(*collection)) collection = look<ViewState>(call, collection).map;
  return look<HashState>(call, collection).changes();
}

// Whether an iterator that has given so many of the elements that there were has another one. Those of lists
// compare with the elements that there are.
bool hasMore(const NativeCall& call, Object* collection, std::size_t given, std::size_t count) {
  const std::string_view name = classOf(call, *collection);
  if (name == "ArrayList") return given != listed(call, collection).size();
  if (name == "LinkedList") return given < listed(call, collection).size();
  return given < count;
}

void expectNoChange(const NativeCall& call, Object* collection, std::uint64_t changes) {
  if (changesOf(call, collection) == changes) return;
  if (classOf(call, *collection) == "ArrayDeque")
    throw Stopped{call.range, "which element comes next in a deque that has changed is not known"};
  call.machine.throwJava("ConcurrentModificationException", "", call.range);
}

Value iterate(const NativeCall& call) {
  Instance* const made = makeOfLibrary(call, "Iterator");
  auto& state = change<IteratorState>(call, made);
  state.collection = static_cast<Instance*>(call.self);
  state.elements = elementsOf(call, call.self);
  state.changes = changesOf(call, call.self);
  return Value::of(made);
}

Value hasNext(const NativeCall& call) {
  const auto& state = look<IteratorState>(call, call.self);
  return truth(hasMore(call, state.collection, state.at, state.elements.size()));
}

Value next(const NativeCall& call) {
  auto& state = change<IteratorState>(call, call.self);
  expectNoChange(call, state.collection, state.changes);
  if (state.at >= state.elements.size()) call.machine.throwJava("NoSuchElementException", "", call.range);
  state.canRemove = true;
  return state.elements[state.at++];
}

Value removeLast(const NativeCall& call) {
  auto& state = change<IteratorState>(call, call.self);
  if (!std::exchange(state.canRemove, false)) call.machine.throwJava("IllegalStateException", "", call.range);
  const std::size_t at = --state.at;
  Value removed = state.elements[at];
  state.elements.erase(state.elements.begin() + static_cast<std::ptrdiff_t>(at));
  Object* collection = state.collection;
  const std::string_view name = classOf(call, *collection);
  if (isView(*collection)) {
    const auto& view = look<ViewState>(call, collection);
    if (view.isFixed) call.machine.throwJava("UnsupportedOperationException", "remove", call.range);
    if (view.part == ViewState::Part::Values)
      throw Stopped{call.range, "removing among the values of a map cannot be run"};
    if (view.part == ViewState::Part::Entries) removed = look<EntryState>(call, removed.object).key;
    collection = view.map;
  }
  if (isSet(name)) {
    auto& table = change<HashState>(call, collection);
    if (table.isFixed) call.machine.throwJava("UnsupportedOperationException", "remove", call.range);
    table.remove(spread(hashOf(call, removed)), [&](Value key) { return areEqual(call, removed, key); });
  } else {
    auto& list = change<ListState>(call, collection);
    if (list.array != nullptr || list.isFixed)
      call.machine.throwJava("UnsupportedOperationException", "remove", call.range);
    list.elements.erase(list.elements.begin() + static_cast<std::ptrdiff_t>(at));
    ++list.changes;
  }
  state.changes = changesOf(call, state.collection);
  return nothing();
}

}  // namespace

ElementLoop::ElementLoop(const NativeCall& call, std::size_t count)
    : call_(call), count_(count), changes_(changesOf(call, call.self)) {}

bool ElementLoop::hasNext() const { return hasMore(call_, call_.self, given_, count_); }

void ElementLoop::next() {
  expectNoChange(call_, call_.self, changes_);
  ++given_;
}

void addLists(Natives& natives) {
  natives.insert({
      {"List.new", makeList},
      {"List.add(E)", add<true>},
      {"List.add(int, E)", addAt},
      {"List.get", get},
      {"List.set", set},
      {"List.remove(int)", removeAt},
      {"List.remove(Object)", removeObject},
      {"List.remove()", atEnd<false, true, true>},
      {"List.clear",
       [](const NativeCall& call) {
         edited(call).clear();
         return nothing();
       }},
      {"List.size", [](const NativeCall& call) { return number(sizeOf(call)); }},
      {"List.isEmpty", [](const NativeCall& call) { return truth(sizeOf(call) == 0); }},
      {"List.contains", [](const NativeCall& call) { return truth(find(call) >= 0); }},
      {"List.indexOf", [](const NativeCall& call) { return Value::of(find(call)); }},
      {"List.lastIndexOf", [](const NativeCall& call) { return Value::of(find<true>(call)); }},
      {"List.addAll", addAll},
      {"List.isModifiable", [](const NativeCall& call) { return truth(isModifiable(call)); }},
      {"List.allowsNull", [](const NativeCall& call) { return truth(!refusesNull(call)); }},
      {"List.of", listOf},
      {"List.of(T[])", listOfArray},
      {"List.copyOf", copyOf},
      {"Collections.emptyList", fixedList},
      {"Collections.singletonList", fixedList},
      {"Collections.nCopies", repeated},
      {"Collections.unmodifiableList", showFixed},
      {"Collections.reverse", reverse},
      {"Collections.swap", swap},
      {"Collections.sort", sort},
      {"List.iterator", iterate},
      {"List.view", sequence},
      {"List.order", sequence},
      {"List.keys",
       [](const NativeCall& call) {
         const auto elements = static_cast<const Compound*>(argument(call, 0).object)->all();
         return makeSequence(call, keysOf(call, {elements.begin(), elements.end()}));
       }},
      {"List.allKeys",
       [](const NativeCall& call) { return makeSequence(call, keysOf(call, elementsOf(call, call.self))); }},
      {"List.keyAt", [](const NativeCall& call) { return call.machine.keyOf(get(call)); }},
      {"List.lend", [](const NativeCall&) { return nothing(); }},
      {"List.takeBack", [](const NativeCall&) { return nothing(); }},
      {"List.offer", add<true>},
      {"List.offerLast", add<true>},
      {"List.addLast", add<true>},
      {"List.addFirst", add<false>},
      {"List.offerFirst", add<false>},
      {"List.push", add<false>},
      {"List.removeFirst", atEnd<false, true, true>},
      {"List.removeLast", atEnd<true, true, true>},
      {"List.pop", atEnd<false, true, true>},
      {"List.poll", atEnd<false, true, false>},
      {"List.pollFirst", atEnd<false, true, false>},
      {"List.pollLast", atEnd<true, true, false>},
      {"List.peek", atEnd<false, false, false>},
      {"List.peekFirst", atEnd<false, false, false>},
      {"List.peekLast", atEnd<true, false, false>},
      {"List.element", atEnd<false, false, true>},
      {"List.getFirst", atEnd<false, false, true>},
      {"List.getLast", atEnd<true, false, true>},
      {"Iterator.hasNext", hasNext},
      {"Iterator.next", next},
      {"Iterator.remove", removeLast},
      {"Iterator.end", [](const NativeCall&) { return nothing(); }},
      {"Iterator.of",
       [](const NativeCall& call) { return Value::of(look<IteratorState>(call, call.self).collection); }},
      {"Iterator.elements",
       [](const NativeCall& call) {
         return makeSequence(call, look<IteratorState>(call, call.self).elements);
       }},
      {"Iterator.count",
       [](const NativeCall& call) { return number(look<IteratorState>(call, call.self).at); }},
      {"Iterator.canRemove",
       [](const NativeCall& call) { return truth(look<IteratorState>(call, call.self).canRemove); }},
  });
}

}  // namespace warrant::run
