#include "report/resolution.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>
#include <unordered_set>
#include <utility>

#include "ast/map_views.h"
#include "ast/print.h"
#include "ast/values/constants.h"
#include "ast/walk.h"
#include "support/match.h"
#include "support/version.h"

namespace warrant::report {
namespace {

using nlohmann::json;
using support::match;
using support::SourceRange;

json placeOf(std::string_view kind, const SourceRange& range) {
  return json{{"kind", kind},
              {"line", range.line},
              {"column", range.column},
              {"endLine", range.endLine},
              {"endColumn", range.endColumn}};
}

const std::string& pathOf(const ast::Program& program, const SourceRange& range) {
  return program.sources[range.file].file.path;
}

// The classes that are named, by their numbers: names alone would not tell packages apart.
class Names {
 public:
  // `#3`, `int[]`, `null`: the erasure, as the class file has it.
  std::string of(const ast::Type& type) {
    switch (type.kind) {
      case ast::TypeKind::Class:
        return of(*type.declaration);
      case ast::TypeKind::Array:
        return of(*type.element) + "[]";
      default:
        return ast::toString(type);
    }
  }

  std::string of(const ast::ClassDecl& declaration) {
    classes_.insert({declaration.index, &declaration});
    return "#" + std::to_string(declaration.index);
  }

  std::string of(const ast::MethodDecl& method) {
    if (method.isImplicit && !method.isStatic) return ofEnum(method);
    const bool isConstructor = method.kind == ast::MethodKind::Constructor;
    std::string text = of(*method.owner) + "." + (isConstructor ? "<init>" : std::string(method.name)) + "(";
    for (std::size_t i = 0; i < method.parameters.size(); ++i) {
      text += (i == 0 ? "" : ",") + of(method.parameters[i]->type);
    }
    return text + ")";
  }

  // Of a class that may declare none.
  std::string ofConstructor(const ast::ClassDecl& declaration, const ast::MethodDecl* constructor) {
    return constructor != nullptr ? of(*constructor) : of(declaration) + ".<init>()";
  }

  // Of what each enum has, for Warrant, and Java declares once.
  static std::string ofEnum(const ast::MethodDecl& method) {
    const bool isEquals = method.name == "equals";
    const std::string parameter = isEquals ? "java.lang.Object" : "java.lang.Enum";
    return "java.lang.Enum." + std::string(method.name) + "(" +
           (method.parameters.empty() ? std::string() : parameter) + ")";
  }

  json table(const ast::Program& program) const {
    json table = json::array();
    for (const auto& [index, declaration] : classes_) {
      const bool hasText = declaration->range.isKnown();
      table.push_back({{"class", index},
                       {"name", ast::nestedName(*declaration)},
                       {"path", hasText ? pathOf(program, declaration->range) : std::string()}});
    }
    return table;
  }

 private:
  std::set<std::pair<std::uint32_t, const ast::ClassDecl*>> classes_;
};

// Whether it stands in an annotation, which javac does not see.
bool isGhost(const ast::Statement& statement) {
  return match(
      statement.node, [](const ast::LocalDeclaration& node) { return node.variable->isGhost; },
      [](const ast::Evaluate& node) { return ast::setsGhost(*node.expression); },
      [](const ast::Assert& node) { return node.isGhost; }, [](const ast::Assume&) { return true; },
      [](const ast::Open&) { return true; }, [](const ast::Close&) { return true; },
      [](const ast::Use&) { return true; }, [](const ast::Join&) { return true; },
      [](const ast::Package&) { return true; }, [](const ast::Apply&) { return true; },
      [](const auto&) { return false; });
}

// The same of an operand.
bool isGhostArgument(const ast::Expression& whole, const ast::Expression& operand) {
  const auto isOne = [&](ast::Expressions ghosts) {
    return std::ranges::find(ghosts, &operand) != ghosts.end();
  };
  if (const auto* const call = std::get_if<ast::Call>(&whole.node)) return isOne(call->ghostArguments);
  if (const auto* const creation = std::get_if<ast::New>(&whole.node)) return isOne(creation->ghostArguments);
  return false;
}

// What is boxed, unboxed or looped over there, which javac does not call a call; nullptr: it is one.
const ast::Expression* convertedBy(const ast::Expression& expression, const ast::Call& call) {
  const bool isUnboxing = call.receiver != nullptr && !std::holds_alternative<ast::This>(call.receiver->node);
  const bool isLooped = isUnboxing && !ast::isThisOrAround(*call.receiver);
  if (!call.method->owner->isLibrary && !isLooped) return nullptr;
  const ast::Expression* const converted = isUnboxing                   ? call.receiver
                                           : call.arguments.size() == 1 ? call.arguments[0]
                                                                        : nullptr;
  return converted != nullptr && converted->range == expression.range ? converted : nullptr;
}

// The method that is written where another one, of annotations, stands for it: `Integer.valueOf(i)`.
const ast::MethodDecl& writtenFor(const ast::MethodDecl& called) {
  if (!called.owner->isLibrary || !called.isGhost || called.name != "boxed") return called;
  const auto written = std::ranges::find(called.owner->methods, "valueOf", &ast::MethodDecl::name);
  return written == called.owner->methods.end() ? called : **written;
}

// Whether it is written as the `clone` of an array: what is copied, and how long it is, stand in one place.
bool isArrayClone(const ast::Call& call) {
  return call.method->owner->isLibrary && call.arguments.size() == 2 &&
         call.arguments[0]->range == call.arguments[1]->range;
}

// Whether a loop asks its iterator there, which is declared in the place of what is looped over.
bool asksIterator(const ast::Expression& expression) {
  const auto* const call = std::get_if<ast::Call>(&expression.node);
  const ast::Expression* const receiver = call != nullptr ? call->receiver : nullptr;
  if (receiver == nullptr || receiver->range != expression.range) return false;
  const auto* const read = std::get_if<ast::VariableRead>(&receiver->node);
  return read != nullptr && read->variable->range == expression.range;
}

const ast::MethodDecl* findWithoutParameters(const ast::ClassDecl& declaration, std::string_view name) {
  for (const ast::MethodDecl* const method : declaration.methods) {
    if (method->name == name && method->parameters.empty()) return method;
  }
  const ast::MethodDecl* found = nullptr;
  if (declaration.superclass != nullptr) found = findWithoutParameters(*declaration.superclass, name);
  for (const ast::ClassDecl* const above : declaration.interfaces) {
    if (found == nullptr) found = findWithoutParameters(*above, name);
  }
  return found;
}

// The view of a map that is written where a loop lends the map instead; nullptr: the statement does not lend.
const ast::MethodDecl* viewLooped(const ast::Statement& lending) {
  const auto* const ghost = std::get_if<ast::Ghost>(&lending.node);
  const auto* const evaluated = ghost == nullptr ? nullptr : std::get_if<ast::Evaluate>(&ghost->body->node);
  const auto* const call =
      evaluated == nullptr ? nullptr : std::get_if<ast::Call>(&evaluated->expression->node);
  if (call == nullptr || call->receiver == nullptr || !call->method->owner->isLibrary) return nullptr;
  const auto* const map = std::get_if<ast::VariableRead>(&call->receiver->node);
  if (map == nullptr || map->variable->type.declaration == nullptr) return nullptr;
  const auto view = std::ranges::find(ast::mapViews, call->method->name, &ast::MapView::lend);
  if (view == std::end(ast::mapViews)) return nullptr;
  return findWithoutParameters(*map->variable->type.declaration, view->name);
}

// The nodes of one program, file by file.
class Collector {
 public:
  explicit Collector(const ast::Program& program)
      : program_(program), folder_(arena_), nodes_(program.sources.size(), json::array()) {}

  json run() {
    for (const ast::ClassDecl* const declaration : program_.classes) {
      if (!declaration->isLibrary && declaration->range.isKnown()) addClass(*declaration);
    }
    for (const SourceRange& text : program_.leftOut) add(text, placeOf("omitted", text));
    json result;
    result["files"] = json::array();
    for (std::size_t i = 0; i < nodes_.size(); ++i) {
      const ast::Source& source = program_.sources[i];
      if (!source.isLibrary) result["files"].push_back({{"path", source.file.path}, {"nodes", nodes_[i]}});
    }
    result["classes"] = names_.table(program_);
    return result;
  }

 private:
  void add(const SourceRange& range, json node) { nodes_[range.file].push_back(std::move(node)); }

  void addCall(const SourceRange& range, const std::string& method) {
    json node = placeOf("call", range);
    node["method"] = method;
    add(range, std::move(node));
  }

  void addClass(const ast::ClassDecl& declaration) {
    for (const ast::FieldDecl* const field : declaration.fields) addConstant(*field);
    for (const ast::MethodDecl* const method : declaration.methods) addMethod(*method);
    for (const ast::Statement* const statement : declaration.initializers) addStatement(*statement);
    for (const ast::Statement* const statement : declaration.staticInitializers) addStatement(*statement);
    for (const ast::InheritedMethod& inherited : declaration.inheritedMethods) {
      if (inherited.method->isGhost) continue;
      json node = placeOf("inherits", declaration.nameRange);
      node["class"] = names_.of(declaration);
      node["method"] = names_.of(*inherited.method);
      node["overrides"] = names_.of(*inherited.overridden);
      add(declaration.nameRange, std::move(node));
    }
    if (declaration.defaultSuperConstructor != nullptr) {
      json node = placeOf("default", declaration.nameRange);
      node["class"] = names_.of(declaration);
      node["method"] = names_.of(*declaration.defaultSuperConstructor);
      add(declaration.nameRange, std::move(node));
    }
  }

  void addConstant(const ast::FieldDecl& field) {
    if (field.constant == nullptr || !field.range.isKnown()) return;
    json node = placeOf("field", field.range);
    setConstant(node, *field.constant);
    add(field.range, std::move(node));
  }

  void addMethod(const ast::MethodDecl& method) {
    if (method.isGhost || method.isImplicit || !method.nameRange.isKnown()) return;
    json node = placeOf("method", method.nameRange);
    node["method"] = names_.of(method);
    node["overrides"] = json::array();
    for (const ast::MethodDecl* const above : method.overrides) {
      node["overrides"].push_back(names_.of(*above));
    }
    add(method.nameRange, std::move(node));
    if (method.isOmitted) return add(method.range, placeOf("omitted", method.range));
    if (method.body != nullptr) addStatement(*method.body);
    if (method.pureBody != nullptr) addExpression(*method.pureBody);
  }

  void addStatement(const ast::Statement& whole) {
    ast::forEachStatementOfCode(whole, [&](const ast::Statement& statement) {
      if (isGhost(statement)) return;
      if (const auto* const block = std::get_if<ast::Block>(&statement.node)) addViews(*block);
      if (const auto* const call = std::get_if<ast::ConstructorCall>(&statement.node)) {
        addCall(statement.range, names_.ofConstructor(*call->declaration, call->constructor));
      }
      if (declaresHidden(statement)) return;
      if (const auto* const loop = std::get_if<ast::Loop>(&statement.node)) return addLoop(*loop);
      ast::forEachOperand(
          statement, [&](const ast::Expression& operand) { addExpression(operand); },
          [&](const ast::Assertion& assertion) { addAssertion(assertion); });
    });
  }

  void addViews(const ast::Block& block) {
    for (const ast::Statement* const statement : block.statements) {
      const ast::MethodDecl* const view = viewLooped(*statement);
      if (view == nullptr) continue;
      addCall(statement->range, names_.of(*view));
      json node = placeOf("expression", statement->range);
      node["type"] = names_.of(view->returnType);
      add(statement->range, std::move(node));
    }
  }

  static bool isLiteral(const ast::Expression& expression) {
    return std::holds_alternative<ast::IntegerLiteral>(expression.node) ||
           std::holds_alternative<ast::BooleanLiteral>(expression.node) ||
           std::holds_alternative<ast::FloatingLiteral>(expression.node) ||
           std::holds_alternative<ast::NullLiteral>(expression.node);
  }

  // Of what a switch yields, which has a name in the tree only.
  static bool declaresHidden(const ast::Statement& statement) {
    const auto* const declaration = std::get_if<ast::LocalDeclaration>(&statement.node);
    return declaration != nullptr && declaration->initializer != nullptr &&
           isLiteral(*declaration->initializer) &&
           declaration->initializer->range == declaration->variable->range;
  }

  void addLoop(const ast::Loop& loop) {  // but not its annotations
    if (loop.condition != nullptr) addExpression(*loop.condition);
    for (const ast::Expression* const update : loop.updates) addExpression(*update);
  }

  void addAssertion(const ast::Assertion& whole) {
    ast::forEachAssertion(whole, [&](const ast::Assertion& assertion) {
      if (const auto* const pure = std::get_if<ast::Pure>(&assertion.node)) addExpression(*pure->condition);
      if (const auto* const choice = std::get_if<ast::ConditionalAssertion>(&assertion.node)) {
        addExpression(*choice->condition);
      }
    });
  }

  // Parts that are not written have the place of what they are made for: an object that is implied, a
  // conversion, an assignment of what a switch yields, and the call of toString() by `+`.
  void addExpression(const ast::Expression& expression) {
    if (!seen_.insert(&expression).second || asksIterator(expression)) return;
    if (const ast::Expression* const written = beneath(expression)) return addExpression(*written);
    if (const auto* const opening = std::get_if<ast::Opening>(&expression.node)) {
      return addExpression(*opening->body);
    }
    if (const auto* const use = std::get_if<ast::Using>(&expression.node)) return addExpression(*use->body);
    if (!isGathered(expression)) addNode(expression);
    ast::forEachChild(expression, [&](const ast::Expression& child) {
      const bool isImplied = child.range == expression.range && ast::isThisOrAround(child);
      if (!isImplied && !isGhostArgument(expression, child)) addExpression(child);
    });
  }

  // What the expression converts; nullptr: it is written itself.
  static const ast::Expression* beneath(const ast::Expression& expression) {
    const ast::Expression* operand = nullptr;
    if (const auto* const cast = std::get_if<ast::Cast>(&expression.node)) operand = cast->operand;
    if (const auto* const let = std::get_if<ast::Let>(&expression.node)) operand = let->value;
    if (const auto* const assign = std::get_if<ast::Assign>(&expression.node)) operand = assign->value;
    const bool isShort = expression.range.endColumn == expression.range.column + 4;
    if (const auto* const call = std::get_if<ast::Call>(&expression.node)) {
      operand = convertedBy(expression, *call);
      const bool isOfThis = call->method->name == "toString" || call->method->name == "iterator";
      if (isShort && isOfThis) operand = call->receiver;  // `"" + this`, `for (T x : this)`
    }
    return operand != nullptr && operand->range == expression.range ? operand : nullptr;
  }

  // Whether it is the array of the arguments of a variable number, which has their place, or that of the
  // parenthesis behind them: one that is written begins before its elements.
  static bool isGathered(const ast::Expression& expression) {
    const auto* const array = std::get_if<ast::ArrayInitializer>(&expression.node);
    if (array == nullptr) return false;
    const SourceRange& own = expression.range;
    if (array->elements.empty()) return own.line == own.endLine && own.column + 1 == own.endColumn;
    const SourceRange& first = array->elements.front()->range;
    return first.line == own.line && first.column == own.column;
  }

  void addNode(const ast::Expression& expression) {
    if (const auto* const call = std::get_if<ast::Call>(&expression.node)) {
      if (convertedBy(expression, *call) == nullptr)
        addCall(expression.range,
                isArrayClone(*call) ? "Array.clone()" : names_.of(writtenFor(*call->method)));
    }
    if (const auto* const creation = std::get_if<ast::New>(&expression.node)) {
      addCall(expression.range, names_.ofConstructor(*creation->declaration, creation->constructor));
    }
    if (expression.type.kind == ast::TypeKind::Void) return;
    json node = placeOf("expression", expression.range);
    // A literal may have the type of what it is converted to.
    if (!isLiteral(expression)) node["type"] = names_.of(expression.type);
    if (const ast::Expression* const constant = folder_.fold(expression)) {
      setConstant(node, *constant);
    } else if (ast::mayBeConstant(expression)) {
      node["maybe"] = true;  // a constant
    }
    add(expression.range, std::move(node));
  }

  static void setConstant(json& node, const ast::Expression& literal) {
    match(
        literal.node, [&](const ast::IntegerLiteral& number) { node["value"] = number.value; },
        [&](const ast::BooleanLiteral& truth) { node["value"] = truth.value; },
        [&](const ast::StringLiteral& text) { node["value"] = std::string(text.text); },
        [&](const auto&) { node["maybe"] = true; });
  }

  const ast::Program& program_;
  support::Arena arena_;
  ast::ConstantFolder folder_;
  Names names_;
  std::unordered_set<const ast::Expression*> seen_;
  std::vector<json> nodes_;  // of each source
};

json problemOf(const ast::Program& program, const support::Diagnostic& problem) {
  const bool hasPlace = problem.range.isKnown();
  return {{"code", problem.code},
          {"severity", support::toString(problem.severity)},
          {"path", hasPlace ? pathOf(program, problem.range) : std::string()},
          {"line", problem.range.line},
          {"column", problem.range.column},
          {"message", problem.message}};
}

}  // namespace

std::string resolutionToJson(const std::vector<ast::ParseResult>& programs) {
  json result;
  result["warrant"] = support::version();
  result["programs"] = json::array();
  for (const ast::ParseResult& parsed : programs) {
    json entry = parsed.isVerifiable ? Collector(*parsed.program).run() : json::object();
    entry["isVerifiable"] = parsed.isVerifiable;
    entry["problems"] = json::array();
    for (const support::Diagnostic& problem : parsed.diagnostics) {
      entry["problems"].push_back(problemOf(*parsed.program, problem));
    }
    result["programs"].push_back(std::move(entry));
  }
  return result.dump(-1, ' ', false, json::error_handler_t::replace) + "\n";
}

}  // namespace warrant::report
