#include "explore/inputs.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <nlohmann/json.hpp>
#include <unordered_set>

#include "ast/print.h"
#include "ast/values/constants.h"
#include "ast/values/floating.h"
#include "ast/values/literals.h"
#include "ast/values/numbers.h"
#include "explore/call.h"
#include "facts/hierarchy.h"
#include "refute/holders.h"
#include "symbex/explore/boxes.h"

namespace warrant::explore {

using Json = nlohmann::ordered_json;
using symbex::InputGraph;
using symbex::InputObject;
using symbex::InputValue;
using Kind = symbex::InputValue::Kind;

namespace {

// The value with all that can be reached from it; an object is written out where it comes first.
class Writer {
 public:
  explicit Writer(const InputGraph& inputs) : inputs_(inputs) {}

  Json write(const ast::Type& type, const InputValue& value) {
    if (type.isFloating() && value.kind == Kind::Text) return numberOf(value.text);
    switch (value.kind) {
      case Kind::Null:
        return nullptr;
      case Kind::Boolean:
        return value.number != 0;
      case Kind::Number:
        return value.number;
      case Kind::Text:
        return value.text;
      default:
        return write(inputs_.objects[static_cast<std::size_t>(value.number)]);
    }
  }

 private:
  // JSON has no word for NaN and what is infinite.
  static Json numberOf(const std::string& text) {
    const double number = ast::floatingValue(text).value_or(0);
    return std::isfinite(number) ? Json(number) : Json(text);
  }

  // An array has no place for a number: one that is shared is written out again, as long as there are few.
  Json write(const InputObject& object) {
    const auto index = &object - inputs_.objects.data();
    if (object.isArray()) {
      if (++arrays_ > mostArrays || !open_.insert(index).second)  // it may be an element of itself
        return Json{{"$ref", index + 1}};
      Json elements = Json::array();
      for (const InputValue& element : object.elements)
        elements.push_back(write(*object.type.element, element));
      open_.erase(index);
      return elements;
    }
    const auto [place, isNew] = numbers_.try_emplace(index, numbers_.size() + 1);
    if (!isNew) return Json{{"$ref", place->second}};
    Json json{{"$id", place->second}, {"class", ast::toString(object.type)}, {"fields", Json::object()}};
    for (const auto& [field, value] : object.fields)
      json["fields"][std::string(field->name)] = write(field->type, value);
    if (refute::holdingOf(*object.type.declaration) == refute::Holding::Entries) {
      for (std::size_t i = 0; i + 1 < object.elements.size(); i += 2)
        json["entries"].push_back({write({}, object.elements[i]), write({}, object.elements[i + 1])});
      return json;
    }
    for (const InputValue& element : object.elements) json["elements"].push_back(write({}, element));
    return json;
  }

  const InputGraph& inputs_;
  std::unordered_map<std::ptrdiff_t, std::size_t> numbers_;  // of objects that were written
  std::unordered_set<std::ptrdiff_t> open_;                  // arrays that are being written
  static constexpr std::size_t mostArrays = 1'000;
  std::size_t arrays_ = 0;  // that were written
};

std::string textOf(const Json& value) {
  if (value.is_array()) {
    std::string text;
    for (const Json& element : value) text += (text.empty() ? "" : ", ") + textOf(element);
    return "[" + text + "]";
  }
  // Half of a character that takes two is none that JSON could write.
  if (value.is_string()) return ast::quoted(value.get<std::string>());
  if (!value.is_object()) return value.dump();
  if (value.contains("$ref")) return "#" + value["$ref"].dump();
  std::string fields;
  for (const auto& [name, field] : value["fields"].items())
    fields += (fields.empty() ? "" : ", ") + name + " = " + textOf(field);
  if (value.contains("elements")) fields += textOf(value["elements"]);
  if (value.contains("entries")) {
    for (const Json& entry : value["entries"])
      fields += (fields.empty() ? "" : ", ") + textOf(entry[0]) + " = " + textOf(entry[1]);
  }
  return value["class"].get<std::string>() + "#" + value["$id"].dump() + " {" + fields + "}";
}

}  // namespace

namespace {

class Reader {
 public:
  Reader(const ast::Program& program, InputGraph& graph) : program_(program), graph_(graph) {}

  InputValue read(const ast::Type& type, const Json& json) {
    if (type.kind == ast::TypeKind::Boolean && json.is_boolean())
      return {Kind::Boolean, json.get<bool>() ? 1 : 0};
    if (type.isIntegral() && json.is_number_integer()) return readNumber(type, json.get<std::int64_t>());
    if (type.isFloating() && json.is_number())
      return {Kind::Text, 0, ast::javaText(json.get<double>(), false)};
    if (type.isFloating() && json.is_string() && ast::floatingValue(json.get<std::string>()))
      return {Kind::Text, 0, json.get<std::string>()};
    if (!type.isReference()) refuse(json);
    const auto boxed = symbex::boxedType(type);
    if (boxed && (json.is_number_integer() || json.is_boolean())) return read(*boxed, json);
    if (json.is_boolean()) return {Kind::Boolean, json.get<bool>() ? 1 : 0};
    if (json.is_number_integer() && type.kind == ast::TypeKind::Class)
      return readNumber({ast::TypeKind::Int}, json.get<std::int64_t>());
    if (json.is_null()) return {};
    if (json.is_string()) return readText(type, json);
    if (json.is_array() && type.kind == ast::TypeKind::Array) return readArray(type, json);
    if (json.is_object() && type.kind == ast::TypeKind::Class) return readObject(type, json);
    refuse(json);
  }

 private:
  [[noreturn]] static void refuse(const Json& json) {
    throw Refused("`" + json.dump(-1, ' ', false, Json::error_handler_t::replace) +
                  "` is no value of the type that is needed there");
  }

  static InputValue readNumber(const ast::Type& type, std::int64_t number) {
    const auto bounds = ast::boundsOf(type);
    if (bounds && (number < bounds->least || number > bounds->greatest)) refuse(number);
    return {Kind::Number, number};
  }

  static InputValue readText(const ast::Type& type, const Json& json) {
    const auto text = json.get<std::string>();
    const bool isEnum = type.kind == ast::TypeKind::Class && type.declaration->kind == ast::ClassKind::Enum;
    const auto isThat = [&](const ast::FieldDecl* field) {
      return field->isEnumConstant && field->name == text;
    };
    const bool mayBeText = ast::isStringType(type) || ast::isErasedToObject(type);
    if (isEnum ? std::ranges::none_of(type.declaration->fields, isThat) : !mayBeText) refuse(json);
    return {Kind::Text, 0, text};
  }

  InputValue readArray(const ast::Type& type, const Json& json) {
    const std::size_t index = add(type);
    std::vector<InputValue> elements;
    for (const Json& element : json) elements.push_back(read(*type.element, element));
    graph_.objects[index].elements = std::move(elements);
    return {Kind::Object, static_cast<std::int64_t>(index)};
  }

  InputValue readObject(const ast::Type& type, const Json& json) {
    if (json.contains("$ref")) {
      const auto known =
          json["$ref"].is_number_integer() ? numbers_.find(json["$ref"].get<std::int64_t>()) : numbers_.end();
      if (known == numbers_.end()) refuse(json);
      return {Kind::Object, static_cast<std::int64_t>(known->second)};
    }
    const bool isWhole = json.contains("$id") && json["$id"].is_number_integer() && json.contains("class") &&
                         json["class"].is_string() && json.contains("fields") && json["fields"].is_object();
    const ast::ClassDecl* const declaration =
        isWhole ? findClass(json["class"].get<std::string>(), *type.declaration) : nullptr;
    if (declaration == nullptr) refuse(json);
    const std::size_t index = add({ast::TypeKind::Class, declaration});
    numbers_[json["$id"].get<std::int64_t>()] = index;
    for (const auto& [name, value] : json["fields"].items()) {
      const ast::FieldDecl* const field = findField(*declaration, name);
      if (field == nullptr) refuse(json);
      InputValue read = this->read(field->type, value);
      graph_.objects[index].fields.emplace_back(field, std::move(read));
    }
    return {Kind::Object, static_cast<std::int64_t>(index)};
  }

  const ast::ClassDecl* findClass(const std::string& name, const ast::ClassDecl& above) const {
    for (const ast::ClassDecl* const one : program_.classes) {
      const bool isThat = one->name == name || ast::toString(ast::Type{ast::TypeKind::Class, one}) == name;
      if (isThat && symbex::Hierarchy::isSubclass(*one, above)) return one;
    }
    return nullptr;
  }

  static const ast::FieldDecl* findField(const ast::ClassDecl& declaration, const std::string& name) {
    for (const ast::ClassDecl* at = &declaration; at != nullptr; at = at->superclass) {
      for (const ast::FieldDecl* const field : at->fields) {
        if (!field->isStatic && field->name == name) return field;
      }
    }
    return nullptr;
  }

  std::size_t add(const ast::Type& type) {
    graph_.objects.push_back({.type = type});
    return graph_.objects.size() - 1;
  }

  const ast::Program& program_;
  InputGraph& graph_;
  std::map<std::int64_t, std::size_t> numbers_;  // of objects that were read
};

}  // namespace

InputGraph inputsFromJson(const Json& json, const ast::Program& program,
                          const symbex::ExploreRequest& request) {
  if (!json.is_object()) throw Refused("inputs are an object with a value for each symbol");
  InputGraph graph;
  Reader reader(program, graph);
  for (std::size_t index = 0; index < request.symbols.size(); ++index) {
    const std::string& name = request.symbols[index];
    const ast::Type& type = request.scope->parameters[index]->type;
    if (json.contains(name))
      graph.symbols.push_back({name, type, reader.read(type, json[name])});
    else if (name.find('#') == std::string::npos)
      throw Refused("there is no value for `" + name + "`");
  }
  return graph;
}

namespace {

std::string nameOf(const ast::FieldDecl& field) {
  return ast::memberPrefix(field.owner) + std::string(field.name);
}

}  // namespace

Json toJson(const InputGraph& inputs) {
  Writer writer(inputs);
  Json json = Json::object();
  for (const InputGraph::Symbol& symbol : inputs.symbols)
    json[symbol.name] = writer.write(symbol.type, symbol.value);
  for (const auto& [field, value] : inputs.statics) json[nameOf(*field)] = writer.write(field->type, value);
  return json;
}

namespace {

// The first symbol that is the array, which has no number to be called by.
std::string_view nameOfArray(const InputGraph& inputs, const InputValue& value) {
  const bool isArray =
      value.kind == Kind::Object && inputs.objects[static_cast<std::size_t>(value.number)].isArray();
  if (!isArray) return {};
  const auto isThat = [&](const InputGraph::Symbol& symbol) {
    return symbol.value.kind == Kind::Object && symbol.value.number == value.number;
  };
  return std::ranges::find_if(inputs.symbols, isThat)->name;
}

}  // namespace

std::string toText(const InputGraph& inputs) {
  std::string text;
  const Json json = toJson(inputs);
  for (const InputGraph::Symbol& symbol : inputs.symbols) {
    const std::string_view array = nameOfArray(inputs, symbol.value);
    if (!array.empty() && array != symbol.name) {
      text += ", " + symbol.name + " = " + std::string(array);
      continue;
    }
    const std::int64_t unit = symbol.value.number;
    const bool isPlain = ' ' <= unit && unit <= '~' && unit != '\'' && unit != '\\';
    const bool isCharacter = symbol.type.kind == ast::TypeKind::Char && isPlain;
    text += (text.empty() ? "" : ", ") + symbol.name + " = " +
            (isCharacter ? std::string{'\'', static_cast<char>(unit), '\''} : textOf(json[symbol.name]));
  }
  for (const auto& [field, value] : inputs.statics)
    text += (text.empty() ? "" : ", ") + nameOf(*field) + " = " + textOf(json[nameOf(*field)]);
  return text;
}

}  // namespace warrant::explore
