#include "symbex/explore/given_inputs.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "ast/values/floating.h"
#include "ast/values/literals.h"
#include "symbex/explore/boxes.h"
#include "symbex/explore/initial_heap.h"
#include "symbex/path/path.h"
#include "symbex/resources/chunks.h"
#include "symbex/resources/elements.h"
#include "symbex/values/classes.h"
#include "symbex/values/final_fields.h"
#include "symbex/values/numbers.h"
#include "symbex/values/strings.h"

namespace warrant::symbex {

void GivenInputs::give(SymbolicState& s, const ast::Expression& call, const InputGraph& inputs) {
  call_ = &call;
  objects_.clear();
  for (const InputObject& object : inputs.objects) objects_.push_back(make(s, object));
  for (std::size_t index = 0; index < objects_.size(); ++index)
    fill(s, inputs.objects[index], objects_[index]);
  for (const InputGraph::Symbol& symbol : inputs.symbols)
    initialHeap_.define(symbol.name, valueOf(s, symbol.type, symbol.value));
  noteDepths(inputs);
}

// Breadth first: how many fields and elements lead from a symbol to each object.
void GivenInputs::noteDepths(const InputGraph& inputs) {
  std::vector<bool> isMet(objects_.size());
  std::vector<std::size_t> layer, next;
  const auto meet = [&](const InputValue& value) {
    const auto index = static_cast<std::size_t>(value.number);
    if (value.kind != InputValue::Kind::Object || isMet[index]) return;
    isMet[index] = true;
    next.push_back(index);
  };
  for (const InputGraph::Symbol& symbol : inputs.symbols) meet(symbol.value);
  for (const auto& [field, value] : inputs.statics) meet(value);
  for (std::uint32_t depth = 0; !next.empty(); ++depth) {
    layer = std::exchange(next, {});
    for (const std::size_t index : layer) {
      initialHeap_.noteDepth(objects_[index], depth);
      for (const InputValue& element : inputs.objects[index].elements) meet(element);
      for (const auto& [field, value] : inputs.objects[index].fields) meet(value);
    }
  }
}

smt::Term GivenInputs::make(SymbolicState& s, const InputObject& object) {
  if (object.isArray()) return terms_.freshObject("array");
  if (object.type.kind != ast::TypeKind::Class || object.type.declaration->kind == ast::ClassKind::Enum)
    return {};
  const Term made = terms_.freshUnfinishedObject(object.type.declaration->name);
  classes_.noteCreated(made, object.type);
  chunks_.produceFields(s.heap, made, *object.type.declaration);
  return made;
}

void GivenInputs::fill(SymbolicState& s, const InputObject& object, Term made) {
  if (object.isArray()) {
    Term map = terms_.unit();
    for (std::size_t index = 0; index < object.elements.size(); ++index)
      map = terms_.store(map, terms_.integer(static_cast<std::int64_t>(index)),
                         terms_.box(valueOf(s, *object.type.element, object.elements[index])));
    const Term length = terms_.integer(static_cast<std::int64_t>(object.elements.size()));
    elements_.createArrayAs(made, s.heap, object.type, length, map);
    return;
  }
  for (const auto& [field, value] : object.fields) {
    const Term term = valueOf(s, field->type, value);
    if (field->isFinal) {
      path_.assume(terms_.equal(finals_.applyField(*field, made), term));
      continue;
    }
    std::optional<heap::Chunk> place;
    s.heap.find(analysis_.field(*field), made, [&](const heap::Chunk& chunk) {
      place = chunk;
      return true;
    });
    if (place) s.heap.setValue(*place, term);
  }
}

smt::Term GivenInputs::valueOf(SymbolicState& s, const ast::Type& type, const InputValue& value) {
  switch (value.kind) {
    case InputValue::Kind::Null:
      return terms_.null();
    case InputValue::Kind::Boolean:
    case InputValue::Kind::Number: {
      const bool isTruth = value.kind == InputValue::Kind::Boolean;
      const Term constant = isTruth ? terms_.boolean(value.number != 0) : terms_.integer(value.number);
      if (!type.isReference()) return constant;
      const std::string_view name = isTruth ? "Boolean" : "Integer";
      const auto isThat = [&](const ast::ClassDecl* one) { return one->isLibrary && one->name == name; };
      const ast::ClassDecl& box =
          boxedType(type) ? *type.declaration : **std::ranges::find_if(analysis_.classes(), isThat);
      return boxes_.boxed(s, *call_, box, constant);
    }
    case InputValue::Kind::Object:
      return objects_[static_cast<std::size_t>(value.number)];
    case InputValue::Kind::Text:
      break;
  }
  if (type.isFloating()) {
    const double number = ast::roundTo(type, ast::floatingValue(value.text).value_or(0));
    return numbers_.floatingLiteral(type, ast::floatingText(number));
  }
  const bool isEnum = type.kind == ast::TypeKind::Class && type.declaration->kind == ast::ClassKind::Enum;
  if (!isEnum) {
    const Term string = strings_.stringOf(run_.arena.copy(std::string_view(value.text)));
    classes_.noteCreated(string, typeOfStrings);  // where an Object is needed its type does not say so
    return string;
  }
  const auto constant = std::ranges::find(type.declaration->fields, std::string_view(value.text),
                                          [](const ast::FieldDecl* field) { return field->name; });
  return finals_.finalValue(**constant, terms_.null());
}

}  // namespace warrant::symbex
