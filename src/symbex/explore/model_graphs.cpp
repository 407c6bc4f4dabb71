// From values that were chosen to objects with fields and elements, and strings with characters.
#include <algorithm>

#include "ast/print.h"
#include "ast/values/constants.h"
#include "ast/values/literals.h"
#include "symbex/explain/wording.h"
#include "symbex/explore/boxes.h"
#include "symbex/explore/initial_heap.h"
#include "symbex/explore/models.h"
#include "symbex/path/path.h"
#include "symbex/values/classes.h"
#include "symbex/values/final_fields.h"
#include "symbex/values/strings.h"

namespace warrant::symbex {

using smt::Op;

namespace {

constexpr std::int64_t mostElements = 100'000;  // of an array, or a string, that is written out

bool isObjectPart(Symbol::Kind kind) { return kind == Symbol::Kind::FinalField; }

}  // namespace

bool Models::isStringOfLiteral(Term term) const {
  return terms_.op(term) == Op::Apply && terms_.arguments(term).empty() &&
         terms_.name(terms_.functionOf(term)).starts_with('"');
}

std::optional<InputGraph> Models::graphOf(Choice& choice, std::span<const Term> conditions) {
  const auto texts = fittingTexts(choice, conditions);
  if (!texts) return std::nullopt;
  InputGraph graph;
  for (const Node& node : choice.nodes) graph.objects.push_back({.type = node.type});
  if (!fill(graph, choice, *texts)) return std::nullopt;
  for (const auto& symbol : initialHeap_.symbols())
    graph.symbols.push_back(
        {symbol.name, symbol.type, valueOf(choice, symbol.type, evaluate(choice, symbol.value), *texts)});
  if (!areBoxesKept(graph, choice)) return std::nullopt;
  return graph;
}

std::optional<InputValue> Models::valueOfBox(const Choice& choice, const Node& node) const {
  const auto boxed = boxedType(node.type);
  if (!boxed) return std::nullopt;
  const bool isTruth = boxed->kind == ast::TypeKind::Boolean;
  InputValue value{isTruth ? InputValue::Kind::Boolean : InputValue::Kind::Number};
  for (const Term atom : choice.atoms) {
    if (terms_.op(atom) != Op::Apply) continue;
    const Symbol& symbol = run_.symbols.of(terms_.functionOf(atom));
    const bool unboxes = symbol.kind == Symbol::Kind::Method &&
                         symbol.method->owner == node.type.declaration && symbol.method->parameters.empty() &&
                         symbol.method->returnType == *boxed;
    const auto arguments = terms_.arguments(atom);
    const bool isOwn = unboxes && std::ranges::any_of(arguments, [&](Term part) {
                         return terms_.substitute(part, choice.replacements) == node.object;
                       });
    const Term held = isOwn ? terms_.substitute(atom, choice.replacements) : Term();
    if (held && terms_.op(held) == Op::Integer) value.number = terms_.integerValue(held);
    if (held == terms_.truth()) value.number = 1;
  }
  return value;
}

// Java has one box for a small value. So two of one value would be one there; and a box of a large value that
// stands in two places would be two.
bool Models::areBoxesKept(const InputGraph& graph, const Choice& choice) const {
  std::vector<std::pair<ast::TypeKind, std::int64_t>> met;
  std::size_t others = 0;  // of large values
  for (const Node& node : choice.nodes) {
    const auto value = valueOfBox(choice, node);
    if (!value) continue;
    const std::pair key(boxedType(node.type)->kind, value->number);
    if (std::ranges::find(met, key) != met.end()) return false;
    met.push_back(key);
    if (!isKeptBox({key.first}, key.second)) ++others;
  }
  std::size_t places = 0;
  bool areSaid = true;
  const auto count = [&](const ast::Type& type, const InputValue& value) {
    if (!type.isReference()) return;
    if (value.kind == InputValue::Kind::Object)
      areSaid = areSaid && !boxedType(graph.objects[static_cast<std::size_t>(value.number)].type);
    const ast::Type boxed = boxedType(type).value_or(ast::Type{ast::TypeKind::Int});
    if (value.kind == InputValue::Kind::Number && !isKeptBox(boxed, value.number)) ++places;
  };
  for (const auto& symbol : graph.symbols) count(symbol.type, symbol.value);
  for (const InputObject& object : graph.objects) {
    for (const auto& [field, value] : object.fields) count(field->type, value);
    for (const InputValue& element : object.elements) count(*object.type.element, element);
  }
  return areSaid && places <= others;
}

InputValue Models::valueOf(const Choice& choice, const ast::Type& type, Term constant,
                           const std::vector<std::string>& texts) const {
  using Kind = InputValue::Kind;
  if (const auto node = nodeOf(choice, constant)) {
    const Node& one = choice.nodes[*node];
    if (!one.constant.empty()) return {Kind::Text, 0, one.constant};
    if (ast::isStringType(one.type)) return {Kind::Text, 0, texts[*node]};
    const auto box = valueOfBox(choice, one);
    // A number says nothing of its box where that is declared as something else.
    const bool isPlain = boxedType(type) || (box && (boxedType(one.type)->kind == ast::TypeKind::Int ||
                                                     boxedType(one.type)->kind == ast::TypeKind::Boolean));
    if (box && isPlain) return *box;
    return {Kind::Object, static_cast<std::int64_t>(*node)};
  }
  if (type.isReference()) return {};
  if (type.isFloating()) {
    const Symbol* const number = floatingConstantOf(constant);
    return {Kind::Text, 0, ast::javaText(number == nullptr ? 0 : number->number, false)};
  }
  const bool isTrue = constant == terms_.truth();
  if (type.kind == ast::TypeKind::Boolean) return {Kind::Boolean, isTrue ? 1 : 0};
  return {Kind::Number, terms_.op(constant) == Op::Integer ? terms_.integerValue(constant) : 0};
}

// --- fields and elements

bool Models::fill(InputGraph& graph, Choice& choice, const std::vector<std::string>& texts) {
  std::vector<std::vector<bool>> areChosen(graph.objects.size());  // elements
  for (const Term atom : choice.atoms) {
    const Op op = terms_.op(atom);
    const auto arguments = terms_.arguments(atom);
    if (arguments.empty() || (op != Op::Apply && op != Op::Unbox && op != Op::At)) continue;
    if (op != Op::Apply) {
      const Term element = op == Op::At ? atom : arguments[0];  // a number of floating point is in no box
      if (terms_.op(element) != Op::At) continue;
      const auto [map, index] = std::pair(terms_.arguments(element)[0], terms_.arguments(element)[1]);
      if (!initialHeap_.isInitialElements(map)) continue;
      const auto node = nodeOf(choice, evaluate(choice, terms_.arguments(map)[0]));
      const Term at = evaluate(choice, index);
      if (!node || !graph.objects[*node].isArray() || terms_.op(at) != Op::Integer) continue;
      const std::int64_t place = terms_.integerValue(at);
      std::vector<InputValue>& elements = graph.objects[*node].elements;
      if (place < 0 || place >= mostElements) continue;
      const ast::Type& type = *graph.objects[*node].type.element;
      if (static_cast<std::size_t>(place) >= elements.size())
        elements.resize(static_cast<std::size_t>(place) + 1, valueOf(choice, type, terms_.integer(0), texts));
      elements[static_cast<std::size_t>(place)] = valueOf(choice, type, evaluate(choice, atom), texts);
      areChosen[*node].resize(elements.size());
      areChosen[*node][static_cast<std::size_t>(place)] = true;
      continue;
    }
    const Symbol& symbol = run_.symbols.of(terms_.functionOf(atom));
    const ast::FieldDecl* const field =
        isObjectPart(symbol.kind) ? symbol.field : initialHeap_.fieldOf(terms_.functionOf(atom));
    const auto node = field == nullptr ? std::nullopt : nodeOf(choice, evaluate(choice, arguments[0]));
    if (!node || field->isOuter) continue;
    // Merged paths read a field of whichever class the object has on each of them: here it has one.
    const ast::Type& type = graph.objects[*node].type;
    const bool isOwn = type.kind == ast::TypeKind::Class && field->owner != nullptr &&
                       Hierarchy::isSubclass(*type.declaration, *field->owner);
    if (!isOwn) continue;
    auto& fields = graph.objects[*node].fields;
    if (std::ranges::find(fields, field, [](const auto& one) { return one.first; }) == fields.end())
      fields.emplace_back(field, valueOf(choice, field->type, evaluate(choice, atom), texts));
  }
  for (std::size_t index = 0; index < graph.objects.size(); ++index) {
    InputObject& object = graph.objects[index];
    if (!object.isArray()) continue;
    const Term length = initialHeap_.lengthOf(choice.nodes[index].reference);
    const Term known = evaluate(choice, length);
    const Term found = terms_.op(known) == Op::Integer ? known : path_.constantFor(length);
    const std::int64_t count = found && terms_.op(found) == Op::Integer ? terms_.integerValue(found) : 0;
    if (count > mostElements) return false;
    object.elements.resize(static_cast<std::size_t>(count),
                           valueOf(choice, *object.type.element, terms_.integer(0), texts));
    areChosen[index].resize(object.elements.size());
  }
  if (choice.nearby != nullptr) fillLikeNearby(graph, choice, areChosen, texts);
  return true;
}

// What nothing was chosen for is as in the nearby inputs, where it does not lead to objects that are not
// here.
void Models::fillLikeNearby(InputGraph& graph, Choice& choice,
                            const std::vector<std::vector<bool>>& areChosen,
                            const std::vector<std::string>& texts) {
  const auto takeOver = [&](const ast::Type& type, Term near, auto take) {
    const bool isHere = near && type.isReference() && choice.nearby->typeOf(near) != nullptr;
    const auto like = isHere ? std::ranges::find(choice.nodes, near, &Node::like) : choice.nodes.end();
    if (like != choice.nodes.end()) near = like->object;
    const bool isKnown = near && (terms_.isConstant(near) || like != choice.nodes.end());
    if (isKnown) take(valueOf(choice, type, near, texts));
  };
  for (std::size_t index = 0; index < graph.objects.size(); ++index) {
    InputObject& object = graph.objects[index];
    const Node node = choice.nodes[index];
    if (!node.like) continue;
    for (std::size_t place = 0; place < object.elements.size(); ++place) {
      if (areChosen[index][place]) continue;
      const auto at = terms_.integer(static_cast<std::int64_t>(place));
      takeOver(*object.type.element, choice.nearby->elementOf(node.like, at),
               [&](InputValue value) { object.elements[place] = std::move(value); });
    }
    for (const auto& [field, near] : choice.nearby->fieldsOf(node.like)) {
      const auto isThat = [&](const auto& one) { return one.first == field; };
      if (std::ranges::any_of(object.fields, isThat)) continue;
      takeOver(field->type, near,
               [&, field](InputValue value) { object.fields.emplace_back(field, std::move(value)); });
    }
  }
}

std::string Models::textOf(const ast::Type& type, Term constant) {
  if (!constant) return {};
  if (terms_.op(constant) == Op::Integer) {
    const std::int64_t value = terms_.integerValue(constant);
    return type.kind == ast::TypeKind::Char ? ast::quotedUnit(static_cast<std::uint16_t>(value))
                                            : ast::integerLiteral(value);
  }
  if (const Symbol* const number = floatingConstantOf(constant))
    return ast::javaText(number->number, type.kind == ast::TypeKind::Float);
  const bool isNamed = terms_.isConstant(constant) && terms_.op(constant) != Op::Unit;
  return isNamed ? names_.print(terms_, constant) : "";
}

}  // namespace warrant::symbex
