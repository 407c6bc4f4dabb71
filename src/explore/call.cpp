#include "explore/call.h"

#include <algorithm>
#include <utility>

#include "ast/parse_to_run.h"
#include "explore/assumption.h"
#include "explore/typing.h"
#include "support/text.h"

namespace warrant::explore {

namespace {

// Names that no program has.
constexpr std::string_view hostName = "$call", thrownName = "$thrown", seedName = "$seed";

constexpr const char* reliesOnOmitted = "it relies on what has errors, or is not supported";
constexpr const char* notOneCall = "it is one statement, which makes one call";

const ast::ClassDecl& outermost(const ast::ClassDecl& declaration) {
  const ast::ClassDecl* at = &declaration;
  while (at->outer != nullptr) at = at->outer;
  return *at;
}

std::string parametersFor(const std::vector<Symbol>& symbols) {
  std::string text;
  for (const Symbol& symbol : symbols)
    text += (text.empty() ? "" : ", ") + symbol.type + " " + variableFor(symbol.name);
  return text;
}

// A method that is never called: so the program knows the classes.
std::string thrownMethod() {
  std::string parameters;
  for (const std::string_view name : symbex::thrownByJava()) {
    parameters +=
        (parameters.empty() ? "" : ", ") + std::string(name) + " $" + std::to_string(parameters.size());
  }
  return "static void " + std::string(thrownName) + "(" + parameters + ") { } ";
}

// A method in which the symbols have the values that they begin with.
std::string seedMethod(const Call& call) {
  std::string text = "static void " + std::string(seedName) + "() { ";
  for (const SeedValue& value : call.seed) {
    const auto symbol = std::ranges::find(call.symbols, value.symbol, &Symbol::name);
    text += symbol->type + " " + variableFor(value.symbol) + " = " + value.expression + "; ";
  }
  return text + "} ";
}

// What is wrong with what was put into the text; empty: nothing.
std::string messagesOf(const std::vector<support::Diagnostic>& diagnostics, const Inserted& inserted) {
  constexpr std::string_view terminator = "found ';'";  // which nobody wrote
  std::string text;
  for (const support::Diagnostic& problem : diagnostics) {
    if (!inserted.isWritten(problem.range) || problem.severity != support::Severity::Error) continue;
    std::string message = problem.message;
    const std::size_t found = message.find(terminator);
    if (found != std::string::npos && inserted.isBehindPart(problem.range))
      message.replace(found, terminator.size(), "found its end");
    const std::string part = inserted.isAssumption(problem.range) ? "the assumption: " : "";
    text += (text.empty() ? "" : "; ") + part + message;
  }
  return text;
}

// The method of that name; nullptr: it is not there.
const ast::MethodDecl* findMethod(const ast::Program& program, std::string_view name) {
  for (const ast::ClassDecl* const declaration : program.classes) {
    const auto host = std::ranges::find(declaration->methods, name, &ast::MethodDecl::name);
    if (host != declaration->methods.end()) return *host;
  }
  return nullptr;
}

struct Hosted {
  const ast::Expression* call = nullptr;        // nullptr: it is not there
  const ast::Expression* assumption = nullptr;  // nullptr: there is none
};

Hosted hostedIn(const ast::MethodDecl& host, bool hasAssumption) {
  Hosted hosted;
  const auto* const block = host.body == nullptr ? nullptr : std::get_if<ast::Block>(&host.body->node);
  if (block == nullptr || block->statements.empty()) return hosted;
  const auto isStatement = [](const ast::Statement* statement) {
    const auto* const inner = std::get_if<ast::Block>(&statement->node);
    return inner == nullptr || !inner->statements.empty();
  };
  if (std::ranges::count_if(block->statements, isStatement) != (hasAssumption ? 2 : 1))
    throw Refused(notOneCall);
  if (const auto* const declaration = std::get_if<ast::LocalDeclaration>(&block->statements.front()->node))
    hosted.assumption = declaration->initializer;
  const auto* const evaluate = std::get_if<ast::Evaluate>(&block->statements.back()->node);
  hosted.call = evaluate == nullptr ? nullptr : evaluate->expression;
  return hosted;
}

}  // namespace

Call readCall(const ast::Program& program, std::string_view text, std::string_view assumption) {
  Call call = Typing(program, tokensOf(text)).read();
  if (!assumption.empty()) readAssumption(program, tokensOf(assumption), call);
  return call;
}

Prepared prepare(std::vector<ast::Source> sources, ast::Library library, const Call& call) {
  const ast::ClassDecl& home = outermost(*call.home);
  ast::Source& source = sources.at(home.range.file);
  const std::size_t end =
      support::offsetOf(source.file.text, home.range.endLine, home.range.endColumn);  // behind the brace
  const std::string assumption =
      call.assumption.empty() ? "" : "boolean $assumption = " + call.assumption + "; ";
  const std::string head =
      " static void " + std::string(hostName) + "(" + parametersFor(call.symbols) + ") { " + assumption;
  const std::string host = head + call.text + "; } ";
  const bool isJava = source.dialect == ast::Dialect::Java;
  const std::string thrown = isJava ? thrownMethod() : "";
  const std::string added = host + thrown + (call.seed.empty() ? "" : seedMethod(call));
  const std::string_view shown = added;
  const std::size_t behindAssumption = head.size() - (call.assumption.empty() ? 0 : 2);
  const Inserted inserted({home.range.file, home.range.endLine, home.range.endColumn - 1, home.range.endLine,
                           home.range.endColumn},
                          shown, shown.substr(head.size(), call.text.size()),
                          shown.substr(behindAssumption - call.assumption.size(), call.assumption.size()),
                          shown.substr(host.size(), thrown.size()));
  source.file.text.insert(end - 1, added);

  const std::size_t hostEnd = end - 1 + host.size() - 1;  // behind its brace
  const std::string text = source.file.text;
  ast::ParseResult parsed = ast::parseToRun(std::move(sources), library);
  if (const std::string messages = messagesOf(parsed.diagnostics, inserted); !messages.empty())
    throw Refused(messages);
  const ast::MethodDecl* const method = findMethod(*parsed.program, hostName);
  if (!parsed.isVerifiable || method == nullptr) throw Refused("the program cannot be read with it");
  if (method->isOmitted || method->body == nullptr) throw Refused(reliesOnOmitted);
  const Hosted hosted = hostedIn(*method, !call.assumption.empty());
  const support::SourceRange& body = method->body->range;
  if (support::offsetOf(text, body.endLine, body.endColumn) != hostEnd)
    throw Refused("a brace is closed in it that was not opened");
  if (hosted.call == nullptr) throw Refused(notOneCall);
  const ast::MethodDecl* const seed = findMethod(*parsed.program, seedName);
  const bool isSeedRead = call.seed.empty() || (seed != nullptr && !seed->isOmitted && seed->body != nullptr);
  if (!isSeedRead) throw Refused(reliesOnOmitted);
  Prepared prepared{.program = std::move(parsed.program),
                    .request = {.call = hosted.call,
                                .assumption = hosted.assumption,
                                .scope = method,
                                .hasReceiver = call.hasReceiver},
                    .seed = seed,
                    .inserted = inserted};
  for (const Symbol& symbol : call.symbols) prepared.request.symbols.push_back(symbol.name);
  return prepared;
}

}  // namespace warrant::explore
