#include "refute/holders.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "run/library/natives.h"

namespace warrant::refute {

using run::HashState;
using run::ListState;
using run::OptionalState;
using run::Value;

namespace {

struct Row {
  std::string_view name;
  Holding holding;
  std::string_view made;
};

constexpr Row rows[] = {
    {"List", Holding::Elements, "ArrayList"},
    {"ArrayList", Holding::Elements, "ArrayList"},
    {"LinkedList", Holding::Elements, "LinkedList"},
    {"Collection", Holding::Elements, "ArrayList"},
    {"Deque", Holding::Elements, "ArrayDeque"},
    {"Queue", Holding::Elements, "ArrayDeque"},
    {"ArrayDeque", Holding::Elements, "ArrayDeque"},
    {"Set", Holding::Keys, "HashSet"},
    {"HashSet", Holding::Keys, "HashSet"},
    {"LinkedHashSet", Holding::Keys, "LinkedHashSet"},
    {"Map", Holding::Entries, "HashMap"},
    {"HashMap", Holding::Entries, "HashMap"},
    {"LinkedHashMap", Holding::Entries, "LinkedHashMap"},
    {"Optional", Holding::Part, "Optional"},
};

const Row* rowOf(const ast::ClassDecl& declaration) {
  if (!declaration.isLibrary) return nullptr;
  const Row* const row = std::ranges::find(rows, declaration.name, &Row::name);
  return row == std::end(rows) ? nullptr : row;
}

// Of values that are the same in each run of Java: not of objects, whose hash codes are not.
std::optional<std::int32_t> hashOf(const Value& key) {
  if (key.object == nullptr) return std::nullopt;
  if (key.object->shape == run::Shape::Text)
    return run::hashOfUnits(static_cast<const run::Text*>(key.object)->units());
  if (run::boxedIn(*key.object)) return run::hashOfBox(*static_cast<const run::Instance*>(key.object));
  return std::nullopt;
}

bool areEqual(const run::Object& left, const run::Object& right) {
  if (left.shape == run::Shape::Text && right.shape == run::Shape::Text)
    return static_cast<const run::Text&>(left).units() == static_cast<const run::Text&>(right).units();
  return run::boxedIn(left) && run::boxedIn(right) && run::areEqualBoxes(left, right);
}

std::unique_ptr<HashState> tableOf(const std::vector<Value>& parts, std::size_t perKey, bool isLinked) {
  auto table = std::make_unique<HashState>();
  table->isLinked = isLinked;
  for (std::size_t i = 0; i + perKey <= parts.size(); i += perKey) {
    const Value key = parts[i];
    const auto code = hashOf(key);
    if (!code) continue;
    const std::uint32_t hash = run::spread(*code);
    const auto isIt = [&](Value other) { return areEqual(*key.object, *other.object); };
    if (table->find(hash, isIt) == nullptr) table->put(hash, key, perKey == 2 ? parts[i + 1] : Value{});
  }
  return table;
}

}  // namespace

Holding holdingOf(const ast::ClassDecl& declaration) {
  const Row* const row = rowOf(declaration);
  return row == nullptr ? Holding::Nothing : row->holding;
}

std::string_view javaClassOf(const ast::ClassDecl& declaration) { return rowOf(declaration)->made; }

run::Instance* makeHolder(run::Machine& machine, const ast::ClassDecl& declaration) {
  const Row& row = *rowOf(declaration);
  if (const run::Class* const made = machine.classes.library(row.made)) return machine.makeInstance(*made);
  if (row.name == "Collection") return nullptr;  // that is what shows the values of a map
  return machine.makeInstance(machine.classes.of(declaration));
}

void hold(run::Machine& machine, run::Instance& holder, const std::vector<Value>& parts) {
  const ast::ClassDecl& declaration = holder.type->declaration;
  const bool isLinked = declaration.name.starts_with("Linked");
  std::unique_ptr<run::State> state;
  switch (holdingOf(declaration)) {
    case Holding::Nothing:
      return;
    case Holding::Elements: {
      auto list = std::make_unique<ListState>();
      list->elements = parts;
      if (javaClassOf(declaration) == "ArrayDeque")  // which refuses null
        std::erase_if(list->elements, [](Value part) { return part.object == nullptr; });
      state = std::move(list);
      break;
    }
    case Holding::Keys:
      state = tableOf(parts, 1, isLinked);
      break;
    case Holding::Entries:
      state = tableOf(parts, 2, isLinked);
      break;
    case Holding::Part: {
      auto optional = std::make_unique<OptionalState>();
      if (!parts.empty()) optional->held = parts.front();
      state = std::move(optional);
      break;
    }
  }
  holder.state = &machine.heap.keep(std::move(state));
}

std::vector<Value> heldBy(const run::Instance& holder) {
  if (const auto* const list = dynamic_cast<const ListState*>(holder.state)) return list->elements;
  std::vector<Value> parts;
  if (const auto* const table = dynamic_cast<const HashState*>(holder.state)) {
    const bool hasValues = holdingOf(holder.type->declaration) == Holding::Entries;
    for (const HashState::Entry& entry : table->entries()) {
      parts.push_back(entry.key);
      if (hasValues) parts.push_back(entry.value);
    }
  }
  if (const auto* const optional = dynamic_cast<const OptionalState*>(holder.state);
      optional != nullptr && optional->held.object != nullptr)
    parts.push_back(optional->held);
  return parts;
}

}  // namespace warrant::refute
