#include "explore/seed.h"

#include <algorithm>

#include "ast/print.h"
#include "explore/assumption.h"
#include "explore/tokens.h"
#include "facts/hierarchy.h"
#include "refute/inputs.h"
#include "run/code/translation.h"

namespace warrant::explore {

namespace {

using Tokens = std::vector<CallToken>;
constexpr std::string_view opening = "([{", closing = ")]}";

int depthOf(const CallToken& token) {
  if (token.kind != CallToken::Kind::Sign || token.text.size() != 1) return 0;
  if (opening.find(token.text) != std::string_view::npos) return 1;
  return closing.find(token.text) != std::string_view::npos ? -1 : 0;
}

std::string quote(const CallToken& token) {
  return token.kind == CallToken::Kind::End ? "its end" : "`" + std::string(token.text) + "`";
}

// Those between the parentheses, with an End behind them.
Tokens argumentsOf(std::string_view call) {
  const Tokens tokens = tokensOf(call);
  const auto first = std::ranges::find_if(tokens, [](const CallToken& token) { return token.is("("); });
  if (first == tokens.end()) throw Refused("a call is written C.m(1, \"N\")");
  Tokens arguments(first + 1, tokens.end() - 1);
  if (!arguments.empty()) arguments.back() = {};
  return arguments;
}

// `(String) "text"` is a text.
bool isSymbol(const Tokens& call, std::size_t at) {
  const bool isCast = at >= 3 && call[at - 1].is(")") && call[at - 2].is("String") && call[at - 3].is("(");
  return call[at].kind == CallToken::Kind::Text && !isCast;
}

std::string_view nameOf(const CallToken& symbol) { return symbol.text.substr(1, symbol.text.size() - 2); }

void add(std::vector<SeedValue>& values, SeedValue value) {
  const auto known = std::ranges::find(values, value.symbol, &SeedValue::symbol);
  if (known == values.end())
    values.push_back(std::move(value));
  else if (known->expression != value.expression)
    throw Refused("the seed has two values for `" + value.symbol + "`: " + known->expression + " and " +
                  value.expression);
}

}  // namespace

std::vector<SeedValue> readSeed(std::string_view call, std::string_view seed) {
  const Tokens shape = argumentsOf(call), tokens = tokensOf(seed);
  std::vector<SeedValue> values;
  std::size_t at = 0;
  for (std::size_t index = 0; index < shape.size(); ++index) {
    if (!isSymbol(shape, index)) {
      const bool isEnd = shape[index].kind == CallToken::Kind::End;
      const bool isSame = tokens[at].kind == shape[index].kind && tokens[at].text == shape[index].text;
      if (!isEnd && !isSame)
        throw Refused("the seed is a list of arguments in the shape of the call's: expected " +
                      quote(shape[index]) + ", but found " + quote(tokens[at]));
      if (isEnd && tokens[at].kind != CallToken::Kind::End)
        throw Refused("the seed has " + quote(tokens[at]) + " behind what the call has");
      if (!isEnd) ++at;
      continue;
    }
    const CallToken& next = shape[index + 1];
    SeedValue value{std::string(nameOf(shape[index])), {}};
    for (int depth = 0; tokens[at].kind != CallToken::Kind::End; ++at) {
      if (depth == 0 && next.kind != CallToken::Kind::End && tokens[at].text == next.text &&
          tokens[at].kind == next.kind)
        break;
      if (depth == 0 && next.kind == CallToken::Kind::End && tokens[at].is(",")) break;
      depth += depthOf(tokens[at]);
      if (depth < 0 || tokens[at].is(";"))
        throw Refused("the seed is a list of arguments: " + quote(tokens[at]) + " has no place there");
      value.expression += (value.expression.empty() ? "" : " ") + std::string(tokens[at].text);
    }
    if (value.expression.empty()) throw Refused("the seed has no value for `" + value.symbol + "`");
    add(values, std::move(value));
  }
  return values;
}

namespace {

// The class itself, or one below it that has objects; nullptr: there is none.
const ast::ClassDecl* classFor(const ast::Program& program, const ast::ClassDecl& declaration) {
  if (!declaration.isAbstract && declaration.kind == ast::ClassKind::Class) return &declaration;
  for (const ast::ClassDecl* const one : program.classes) {
    const bool isPlain = one->kind == ast::ClassKind::Class && !one->isAbstract && !one->isLibrary;
    if (isPlain && symbex::Hierarchy::isSubclass(*one, declaration)) return one;
  }
  return nullptr;
}

void addReceiver(const Prepared& prepared, symbex::InputGraph& graph) {
  const ast::Type& type = prepared.request.scope->parameters.front()->type;
  const ast::ClassDecl* const declaration = classFor(*prepared.program, *type.declaration);
  if (declaration == nullptr)
    throw Refused("there is no class with objects that are a " + ast::toString(type));
  using Kind = symbex::InputValue::Kind;
  graph.symbols.push_back({prepared.request.symbols.front(),
                           type,
                           {Kind::Object, static_cast<std::int64_t>(graph.objects.size())}});
  graph.objects.push_back({.type = {ast::TypeKind::Class, declaration}});
}

void evaluate(const ast::MethodDecl& method, run::Machine& machine, refute::Capture& capture) {
  run::Machine::Room room(machine, method.slots + 16, method.range);
  run::Frame frame{.slots = room.slots};
  const auto& block = std::get<ast::Block>(method.body->node);
  for (const ast::Statement* const statement : block.statements)
    machine.translation().of(*statement).exec(frame);
  for (const ast::Statement* const statement : block.statements) {
    const auto* const local = std::get_if<ast::LocalDeclaration>(&statement->node);
    if (local == nullptr) continue;
    const ast::Variable& variable = *local->variable;
    capture.add(std::string(variable.name.substr(1)), variable.type, frame.slots[variable.slot]);
  }
}

}  // namespace

symbex::InputGraph seedOf(const Prepared& prepared, run::Machine& machine) {
  machine.reset();
  refute::Capture capture(machine);
  const auto refuse = [](const std::string& why) { throw Refused("the seed cannot be computed: " + why); };
  try {
    if (prepared.seed != nullptr) evaluate(*prepared.seed, machine, capture);
  } catch (const run::Thrown& thrown) {
    refuse(machine.describe(*thrown.exception));
  } catch (const run::Violation& violation) {
    refuse(violation.message);
  } catch (const run::Stopped& stopped) {
    refuse(stopped.why);
  } catch (const run::Heap::IsFull&) {
    refuse("its objects take too much memory");
  }
  symbex::InputGraph graph = capture.take();
  if (prepared.request.hasReceiver) addReceiver(prepared, graph);
  return graph;
}

}  // namespace warrant::explore
