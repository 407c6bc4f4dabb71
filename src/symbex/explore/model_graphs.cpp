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

std::string utf8Of(const std::u16string& units) {
  std::string text;
  for (const char16_t unit : units) text += ast::stringOfUnit(unit);
  return text;
}

bool isObjectPart(Symbol::Kind kind) { return kind == Symbol::Kind::FinalField; }

}  // namespace

bool Models::isStringOfLiteral(Term term) const {
  return terms_.op(term) == Op::Apply && terms_.arguments(term).empty() &&
         terms_.name(terms_.functionOf(term)).starts_with('"');
}

std::optional<InputGraph> Models::graphOf(Choice& choice) {
  const auto texts = textsOf(choice);
  if (!texts || !areTextsRight(choice, *texts)) return std::nullopt;
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

// --- strings

std::optional<std::vector<std::string>> Models::textsOf(Choice& choice) {
  std::vector<std::string> texts;
  for (const Node& node : choice.nodes) {
    std::optional<std::string> text = "";
    if (ast::isStringType(node.type) && node.constant.empty()) text = textOf(choice, node.reference, texts);
    if (!text) return std::nullopt;
    texts.push_back(std::move(*text));
  }
  return texts;
}

// Of a string that says what a literal says, that; of another one, characters that are known, and others.
std::optional<std::string> Models::textOf(Choice& choice, Term reference,
                                          const std::vector<std::string>& others) {
  const auto numberFor = [&](Term term) -> std::optional<std::int64_t> {
    const Term constant = path_.constantFor(term);
    return constant && terms_.op(constant) == Op::Integer ? std::optional(terms_.integerValue(constant))
                                                          : std::nullopt;
  };
  const Term contents = strings_.contentsOf(reference);
  if (const auto number = numberFor(contents)) {
    if (const auto literal = strings_.literalOf(*number)) return std::string(*literal);
  }
  for (std::size_t before = 0; before < others.size(); ++before) {
    const bool isString = ast::isStringType(choice.nodes[before].type);
    if (isString && path_.areEqual(strings_.contentsOf(choice.nodes[before].reference), contents))
      return others[before];
  }
  auto known = numberFor(strings_.lengthOf(contents));
  const auto near = [&](Term term) -> std::optional<std::int64_t> {
    const Term value = choice.near(term);
    return value && terms_.op(value) == Op::Integer ? std::optional(terms_.integerValue(value))
                                                    : std::nullopt;
  };
  if (!known) known = near(strings_.lengthOf(contents));
  if (known && *known > mostElements) return std::nullopt;
  const auto isTaken = [&](const std::string& text) {
    return strings_.isLiteral(text) || std::ranges::find(others, text) != others.end();
  };
  for (std::int64_t variant = 0; variant < 64; ++variant) {
    const std::int64_t length = known ? *known : variant;
    std::u16string units(static_cast<std::size_t>(length), u'a');
    std::int64_t rest = known ? variant : 0;  // another letter where nothing is known
    for (std::size_t index = units.size(); index-- > 0;) {
      const Term character = strings_.characterOf(contents, terms_.integer(static_cast<std::int64_t>(index)));
      if (const auto unit = numberFor(character)) {
        units[index] = static_cast<char16_t>(*unit);
      } else if (const auto like = variant == 0 ? near(character) : std::nullopt) {
        units[index] = static_cast<char16_t>(*like);
      } else {
        units[index] = static_cast<char16_t>(u'a' + rest % 26);
        rest /= 26;
      }
    }
    std::string text = utf8Of(units);
    const bool isFree = length == 0 ? std::ranges::find(others, text) == others.end() : !isTaken(text);
    if (isFree) return text;
  }
  return std::nullopt;
}

// Whether what was chosen for calls of String's methods is what they yield for these texts.
bool Models::areTextsRight(const Choice& choice, const std::vector<std::string>& texts) {
  const auto textFor = [&](Term reference) -> std::optional<std::u16string> {
    const auto node = nodeOf(choice, terms_.substitute(reference, choice.replacements));
    if (!node || !ast::isStringType(choice.nodes[*node].type)) return std::nullopt;
    return ast::unitsOf(texts[*node]);
  };
  for (const Term atom : choice.atoms) {
    if (terms_.op(atom) != Op::Apply) continue;
    const Symbol& symbol = run_.symbols.of(terms_.functionOf(atom));
    const std::string_view function = terms_.name(terms_.functionOf(atom));
    if (function == "String.concat" || function.starts_with("text of "))
      return false;  // nobody computes that
    if (symbol.kind != Symbol::Kind::Method || !isTextMethod(*symbol.method)) continue;
    const auto arguments = terms_.arguments(atom);  // behind the snapshot of the precondition
    const auto self = textFor(arguments[1]);
    if (!self) {  // of null it is not called; of a text that was put together nothing is known here
      if (terms_.substitute(arguments[1], choice.replacements) == terms_.null()) continue;
      return false;
    }
    const Term chosen = terms_.substitute(atom, choice.replacements);
    const Term argument =
        arguments.size() > 2 ? terms_.substitute(arguments[2], choice.replacements) : Term();
    Term right;
    switch (textOperationOf(*symbol.method)) {
      case TextOperation::Length:
        right = terms_.integer(static_cast<std::int64_t>(self->size()));
        break;
      case TextOperation::CharAt: {
        const std::int64_t index = terms_.op(argument) == Op::Integer ? terms_.integerValue(argument) : -1;
        if (index < 0 || static_cast<std::size_t>(index) >= self->size()) continue;
        right = terms_.integer((*self)[static_cast<std::size_t>(index)]);
        break;
      }
      case TextOperation::Equals:
        right = terms_.boolean(textFor(arguments[2]) == self);
        break;
      default: {
        if (symbol.method->name != "isEmpty") return false;
        right = terms_.boolean(self->empty());
      }
    }
    if (chosen != right) return false;
  }
  return true;
}

std::string Models::textOf(const ast::Type& type, Term constant) {
  if (!constant) return {};
  if (terms_.isConstant(constant)) {
    if (terms_.op(constant) == Op::Integer && type.kind == ast::TypeKind::Char) {
      if (const auto character = characterText(terms_.integerValue(constant))) return *character;
      return "(char) " + std::to_string(terms_.integerValue(constant));
    }
    return terms_.op(constant) == Op::Unit ? std::string() : names_.print(terms_, constant);
  }
  return {};
}

}  // namespace warrant::symbex
