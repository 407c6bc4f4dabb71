#include "explore/assumption.h"

#include <algorithm>

#include "ast/print.h"

namespace warrant::explore {

namespace {

// The type of `m#2`: that of the methods called `m` that have no body.
std::string typeOfResult(const ast::Program& program, std::string_view symbol) {
  const std::string_view name = symbol.substr(0, symbol.find('#'));
  std::string type;
  for (const ast::ClassDecl* const declaration : program.classes) {
    for (const ast::MethodDecl* const method : declaration->methods) {
      if (declaration->isLibrary || method->name != name || method->hasBody() || method->isAbstract) continue;
      const std::string own = ast::toString(method->returnType);
      if (!type.empty() && type != own)
        throw Refused("several methods `" + std::string(name) +
                      "` without a body have results of different types, so that `" + std::string(symbol) +
                      "` does not tell which is meant");
      type = own;
    }
  }
  if (type.empty() || type == "void")
    throw Refused("`" + std::string(symbol) + "` is no symbol: there is no native method `" +
                  std::string(name) + "` with a result");
  return type;
}

}  // namespace

std::string variableFor(std::string_view symbol) {
  std::string name = "$" + std::string(symbol);
  std::ranges::replace(name, '#', '$');
  return name;
}

void readAssumption(const ast::Program& program, const std::vector<CallToken>& tokens, Call& call) {
  using Kind = CallToken::Kind;
  for (std::size_t index = 0; tokens[index].kind != Kind::End; ++index) {
    const CallToken& token = tokens[index];
    std::string text(token.text);
    const bool isMember = index > 0 && tokens[index - 1].is(".");
    const bool isName = token.isWord() && !isMember && !tokens[index + 1].is("(");
    const auto isKnown = [&] {
      return std::ranges::find(call.symbols, text, &Symbol::name) != call.symbols.end();
    };
    if (isName && text.find('#') != std::string::npos && !isKnown())
      call.symbols.push_back({text, typeOfResult(program, text)});
    if (isName && isKnown()) text = variableFor(text);
    call.assumption += (call.assumption.empty() ? "" : " ") + text;
  }
}

}  // namespace warrant::explore
