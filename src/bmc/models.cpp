#include "bmc/models.h"

#include <algorithm>
#include <map>

#include "ast/print.h"

namespace warrant::bmc {

using symbex::InputGraph;
using symbex::InputObject;
using symbex::InputValue;
using Kind = symbex::InputValue::Kind;

namespace {

class Writer {
 public:
  Writer(const Objects& objects, smt::bits::BitSolver& solver) : objects_(objects), solver_(solver) {}

  InputGraph write() {
    for (const NamedSymbol& symbol : objects_.symbols())
      graph_.symbols.push_back({symbol.name, symbol.type, valueOf(symbol.type, symbol.value)});
    return std::move(graph_);
  }

 private:
  InputValue valueOf(const ast::Type& type, Bits value) {
    const std::int64_t number = solver_.valueOf(value);
    if (type.kind == ast::TypeKind::Boolean) return {Kind::Boolean, number};
    if (!type.isReference()) return {Kind::Number, number};
    if (number == 0) return {};
    const auto object = static_cast<ObjectNumber>(number);
    if (objects_.at(object).kind == Object::Kind::Constant)
      return {Kind::Text, 0, std::string(objects_.at(object).constant->name)};
    return {Kind::Object, static_cast<std::int64_t>(indexOf(object))};
  }

  std::size_t indexOf(ObjectNumber number) {
    const auto [place, isNew] = indices_.try_emplace(number, graph_.objects.size());
    const std::size_t index = place->second;
    if (!isNew) return index;
    graph_.objects.emplace_back();
    const Object& object = objects_.at(number);
    InputObject made{.type = object.type};
    if (object.kind == Object::Kind::Array) {
      fill(made, object);
    } else {
      const auto tag = static_cast<std::size_t>(solver_.valueOf(object.tag));
      const ast::ClassDecl& declaration = *object.classes[std::min(tag, object.classes.size() - 1)];
      made.type = {ast::TypeKind::Class, &declaration};
      for (const ast::FieldDecl* const field : object.read) {
        if (symbex::Hierarchy::isSubclass(declaration, *field->owner))
          made.fields.emplace_back(field, valueOf(field->type, object.values.at(field->index)));
      }
    }
    graph_.objects[index] = std::move(made);
    return index;
  }

  void fill(InputObject& made, const Object& array) {
    const std::int64_t length = solver_.valueOf(array.length);
    if (length > mostElements) throw Unsupported{{}, "an array of " + std::to_string(length) + " elements"};
    const ast::Type& element = *array.type.element;
    const InputValue none = element.isReference()                    ? InputValue{}
                            : element.kind == ast::TypeKind::Boolean ? InputValue{Kind::Boolean, 0}
                                                                     : InputValue{Kind::Number, 0};
    made.elements.assign(static_cast<std::size_t>(length), none);
    for (const Object::Read& read : array.reads) {
      const std::int64_t index = solver_.valueOf(read.index);
      if (index >= 0 && index < length)
        made.elements[static_cast<std::size_t>(index)] = valueOf(element, read.value);
    }
  }

  const Objects& objects_;
  smt::bits::BitSolver& solver_;
  InputGraph graph_;
  std::map<ObjectNumber, std::size_t> indices_;
};

// What is said of a value, by the expression that yields it; an object where it comes first.
class Conditions {
 public:
  explicit Conditions(const InputGraph& inputs) : inputs_(inputs) {}

  std::vector<std::string> take() {
    for (const InputGraph::Symbol& symbol : inputs_.symbols) add(symbol.name, symbol.type, symbol.value);
    return std::move(conditions_);
  }

 private:
  void add(const std::string& name, const ast::Type& type, const InputValue& value) {
    switch (value.kind) {
      case Kind::Null:
        if (name != "this") conditions_.push_back(name + " == null");
        return;
      case Kind::Boolean:
        conditions_.push_back((value.number != 0 ? "" : "!") + name);
        return;
      case Kind::Number:
        conditions_.push_back(name + " == " + std::to_string(value.number) +
                              (type.kind == ast::TypeKind::Long ? "L" : ""));
        return;
      case Kind::Text:
        conditions_.push_back(name + " == " + ast::toString(type) + "." + value.text);
        return;
      case Kind::Object:
        addObject(name, type, static_cast<std::size_t>(value.number));
        return;
    }
  }

  void addObject(const std::string& name, const ast::Type& type, std::size_t index) {
    if (const auto known = names_.find(index); known != names_.end()) {
      conditions_.push_back(name + " == " + known->second);
      return;
    }
    if (name != "this") conditions_.push_back(name + " != null");
    const InputObject& object = inputs_.objects[index];
    for (const auto& [other, known] : names_) {
      if (inputs_.objects[other].type == object.type) conditions_.push_back(name + " != " + known);
    }
    names_.emplace(index, name);
    if (object.isArray()) {
      conditions_.push_back(name + ".length == " + std::to_string(object.elements.size()));
      for (std::size_t i = 0; i < object.elements.size(); ++i)
        add(name + "[" + std::to_string(i) + "]", *object.type.element, object.elements[i]);
      return;
    }
    std::string path = name;
    if (object.type.declaration != type.declaration) {
      conditions_.push_back(name + " instanceof " + ast::toString(object.type));
      path = "((" + ast::toString(object.type) + ") " + name + ")";
    }
    for (const auto& [field, value] : object.fields)
      add(path + "." + std::string(field->name), field->type, value);
  }

  const InputGraph& inputs_;
  std::map<std::size_t, std::string> names_;  // of objects that were named
  std::vector<std::string> conditions_;
};

}  // namespace

InputGraph inputsOf(const Objects& objects, smt::bits::BitSolver& solver) {
  return Writer(objects, solver).write();
}

std::vector<std::string> conditionsOf(const InputGraph& inputs) { return Conditions(inputs).take(); }

}  // namespace warrant::bmc
