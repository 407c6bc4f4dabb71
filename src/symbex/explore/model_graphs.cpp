// From values that were chosen to objects with fields and elements, and strings with characters.
#include <algorithm>

#include "ast/print.h"
#include "ast/values/constants.h"
#include "ast/values/literals.h"
#include "symbex/explain/wording.h"
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
  return graph;
}

InputValue Models::valueOf(const Choice& choice, const ast::Type& type, Term constant,
                           const std::vector<std::string>& texts) const {
  using Kind = InputValue::Kind;
  if (const auto node = nodeOf(choice, constant)) {
    const Node& one = choice.nodes[*node];
    if (!one.constant.empty()) return {Kind::Text, 0, one.constant};
    if (ast::isStringType(one.type)) return {Kind::Text, 0, texts[*node]};
    return {Kind::Object, static_cast<std::int64_t>(*node)};
  }
  if (type.isReference()) return {};
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
    if (arguments.empty() || (op != Op::Apply && op != Op::Unbox)) continue;
    if (op == Op::Unbox) {
      if (terms_.op(arguments[0]) != Op::At) continue;
      const auto [map, index] =
          std::pair(terms_.arguments(arguments[0])[0], terms_.arguments(arguments[0])[1]);
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
  const bool isNamed = terms_.isConstant(constant) && terms_.op(constant) != Op::Unit;
  return isNamed ? names_.print(terms_, constant) : "";
}

}  // namespace warrant::symbex
