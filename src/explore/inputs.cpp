#include "explore/inputs.h"

#include <nlohmann/json.hpp>
#include <unordered_set>

#include "ast/print.h"

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

  Json write(const InputValue& value) {
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
  // An array has no place for a number: one that is shared is written out again, as long as there are few.
  Json write(const InputObject& object) {
    const auto index = &object - inputs_.objects.data();
    if (object.isArray()) {
      if (++arrays_ > mostArrays || !open_.insert(index).second)  // it may be an element of itself
        return Json{{"$ref", index + 1}};
      Json elements = Json::array();
      for (const InputValue& element : object.elements) elements.push_back(write(element));
      open_.erase(index);
      return elements;
    }
    const auto [place, isNew] = numbers_.try_emplace(index, numbers_.size() + 1);
    if (!isNew) return Json{{"$ref", place->second}};
    Json json{{"$id", place->second}, {"class", ast::toString(object.type)}, {"fields", Json::object()}};
    for (const auto& [field, value] : object.fields) json["fields"][std::string(field->name)] = write(value);
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
  if (!value.is_object()) return value.dump();
  if (value.contains("$ref")) return "#" + value["$ref"].dump();
  std::string fields;
  for (const auto& [name, field] : value["fields"].items())
    fields += (fields.empty() ? "" : ", ") + name + " = " + textOf(field);
  return value["class"].get<std::string>() + "#" + value["$id"].dump() + " {" + fields + "}";
}

}  // namespace

Json toJson(const InputGraph& inputs) {
  Writer writer(inputs);
  Json json = Json::object();
  for (const InputGraph::Symbol& symbol : inputs.symbols) json[symbol.name] = writer.write(symbol.value);
  return json;
}

std::string toText(const InputGraph& inputs) {
  std::string text;
  const Json json = toJson(inputs);
  for (const auto& [name, value] : json.items())
    text += (text.empty() ? "" : ", ") + name + " = " + textOf(value);
  return text;
}

}  // namespace warrant::explore
