#include "explore/typing.h"

#include <algorithm>
#include <array>
#include <unordered_set>

#include "ast/parse_to_run.h"
#include "ast/print.h"
#include "explore/java_values.h"

namespace warrant::explore {

namespace {

constexpr std::array<std::string_view, 8> primitives{"int",   "boolean", "long",  "char",
                                                     "short", "byte",    "float", "double"};
bool isPrimitive(std::string_view word) { return std::ranges::find(primitives, word) != primitives.end(); }

template <std::size_t Size>
bool isOneOf(std::string_view sign, const std::array<std::string_view, Size>& signs) {
  return std::ranges::find(signs, sign) != signs.end();
}
constexpr std::array<std::string_view, 2> junctions{"&&", "||"};
constexpr std::array<std::string_view, 2> equalities{"==", "!="};
constexpr std::array<std::string_view, 4> relations{"<", "<=", ">", ">="};
constexpr std::array<std::string_view, 11> arithmetic{"+",  "-",   "*", "/", "%", "<<",
                                                      ">>", ">>>", "&", "|", "^"};

bool isBinary(std::string_view sign) {
  return isOneOf(sign, junctions) || isOneOf(sign, equalities) || isOneOf(sign, relations) ||
         isOneOf(sign, arithmetic);
}

// As it is written where its type parameters are not known: each stands for its bound.
std::string textOf(const ast::Type& type) {
  if (type.kind == ast::TypeKind::Array) return textOf(*type.element) + "[]";
  return type.variable != nullptr ? textOf({ast::TypeKind::Class, type.declaration}) : ast::toString(type);
}

// Of an object of the class.
std::string textOf(const ast::ClassDecl& declaration) {
  std::string arguments;
  for (const ast::TypeVariable* const parameter : declaration.typeParameters)
    arguments += (arguments.empty() ? "<" : ", ") + textOf(parameter->bound);
  return ast::nestedName(declaration) + (arguments.empty() ? "" : arguments + ">");
}

std::string elementOf(const std::string& array) {
  return array.ends_with("[]") ? array.substr(0, array.size() - 2) : std::string();
}

// Whether it takes as many arguments where the last parameter stands for any number of them (JLS 15.12.2.4).
bool takesAsMany(const ast::MethodDecl& method, std::size_t count) {
  return method.hasVariableArity && count + 1 >= method.parameters.size();
}

// Of that argument, of so many; empty: not known.
std::string typeOfArgument(const ast::MethodDecl& method, std::size_t index, std::size_t count) {
  const std::size_t parameters = method.parameters.size();
  const bool isOneOfMany = parameters != count && takesAsMany(method, count) && index + 1 >= parameters;
  if (!isOneOfMany && index >= parameters) return {};
  const ast::Type& type = method.parameters[isOneOfMany ? parameters - 1 : index]->type;
  if (type.kind == ast::TypeKind::Error) return {};
  return isOneOfMany ? elementOf(textOf(type)) : textOf(type);
}

}  // namespace

const CallToken& Typing::at(std::size_t ahead) const {
  return tokens_[std::min(next_ + ahead, tokens_.size() - 1)];
}

// What is read goes into the text, symbols as variables.
const CallToken& Typing::take() {
  const CallToken& token = at();
  if (next_ + 1 < tokens_.size()) ++next_;
  call_.text += call_.text.empty() ? "" : " ";
  call_.text += token.text;
  return token;
}

void Typing::expect(std::string_view sign) {
  if (!at().is(sign)) {
    const std::string found =
        at().kind == CallToken::Kind::End ? "its end" : "`" + std::string(at().text) + "`";
    throw Refused("expected `" + std::string(sign) + "` in the call, but found " + found);
  }
  take();
}

Call Typing::read() {
  if (at().is("new")) {
    const Operand made = readNew();
    if (at().is(".")) readMemberOf(made.type);
  } else {
    readMember();
  }
  if (at().kind != CallToken::Kind::End)
    throw Refused("`" + std::string(at().text) + "` does not belong behind the call");
  return std::move(call_);
}

// --- the member that is called

void Typing::readMember() {
  std::string path;
  std::size_t last = 0;
  while (at(last).isWord() && at(last + 1).is(".")) {
    path += (path.empty() ? "" : ".") + std::string(at(last).text);
    last += 2;
  }
  if (!at(last).isWord() || !at(last + 1).is("(") || path.empty())
    throw Refused("a call is written C.m(1, \"N\"): a class, a member of it, and its arguments");
  const ast::ClassDecl* declaration = findClass(path);
  const bool isOfField = declaration == nullptr;  // of the object in a static field, as in C.E.X.m()
  call_.home = declaration;
  if (isOfField) {
    declaration = classOfField(path);
    if (declaration == nullptr) throw Refused("there is no class `" + path + "` in the program");
    call_.home = findClass(path.substr(0, path.rfind('.')));
  }
  const std::string name(at(last).text);
  next_ += last + 1;
  const Callees callees = calleesOf(*declaration, name, false);
  const bool isStatic = isOfField || callees.front()->isStatic;
  if (!isStatic) {
    call_.hasReceiver = true;
    call_.symbols.push_back({"this", textOf(*declaration)});
  }
  call_.text = (isStatic ? path : "$this") + "." + name;
  readArguments(callees);
}

// Of an object that the call makes itself.
void Typing::readMemberOf(const std::string& type) {
  const ast::ClassDecl* const declaration = findClass(type);
  if (declaration == nullptr || !at(1).isWord() || !at(2).is("("))
    throw Refused("behind `new C(1)` stands nothing, or a call of a method, `.m(\"N\")`");
  take();
  const std::string name(take().text);
  readArguments(calleesOf(*declaration, name, false));
}

const ast::ClassDecl* Typing::findClass(std::string_view name) const {
  const auto packageOf = [&](const ast::ClassDecl& one) {
    const std::string package = explore::packageOf(program_.sources.at(one.range.file).file.text);
    return package.empty() ? package : package + ".";
  };
  std::vector<const ast::ClassDecl*> named, nested;  // as Java finds it; an inner one by its name alone
  for (const ast::ClassDecl* const one : program_.classes) {
    if (one->isLibrary) continue;
    const std::string whole = ast::nestedName(*one);
    if (whole == name || packageOf(*one) + whole == name)
      named.push_back(one);
    else if (one->name == name)
      nested.push_back(one);
  }
  const auto& found = named.empty() ? nested : named;
  if (found.size() <= 1) return found.empty() ? nullptr : found.front();
  std::string known;
  for (const ast::ClassDecl* const one : found)
    known += (known.empty() ? "" : ", ") + packageOf(*one) + ast::nestedName(*one);
  throw Refused("`" + std::string(name) + "` does not tell which class is meant: there are " + known);
}

const ast::ClassDecl* Typing::classOfField(std::string_view path) const {
  const std::size_t dot = path.rfind('.');
  const ast::ClassDecl* const holder =
      dot == std::string_view::npos ? nullptr : findClass(path.substr(0, dot));
  if (holder == nullptr) return nullptr;
  for (const ast::FieldDecl* const field : holder->fields) {
    const bool isThat = field->isStatic && field->name == path.substr(dot + 1);
    if (isThat && field->type.kind == ast::TypeKind::Class) return field->type.declaration;
  }
  return nullptr;
}

Typing::Callees Typing::calleesOf(const ast::ClassDecl& declaration, std::string_view name,
                                  bool areConstructors) const {
  Callees all, fitting;
  bool isGhost = false;
  std::vector<const ast::ClassDecl*> open{&declaration};
  std::unordered_set<const ast::ClassDecl*> seen;
  while (!open.empty()) {
    const ast::ClassDecl& one = *open.back();
    open.pop_back();
    if (!seen.insert(&one).second) continue;
    for (const ast::MethodDecl* const method : one.methods) {
      const bool isConstructor = method->kind == ast::MethodKind::Constructor;
      const bool isMeant = isConstructor == areConstructors && (isConstructor || method->name == name);
      if (isMeant && !method->isGhost) all.push_back(method);
      isGhost = isGhost || (isMeant && method->isGhost);
    }
    if (areConstructors) break;
    if (one.superclass != nullptr) open.push_back(one.superclass);
    open.insert(open.end(), one.interfaces.begin(), one.interfaces.end());
  }
  const std::size_t count = countArguments();
  for (const ast::MethodDecl* const method : all) {
    if (method->parameters.size() == count) fitting.push_back(method);
  }
  if (fitting.empty())
    std::ranges::copy_if(all, std::back_inserter(fitting),
                         [&](const ast::MethodDecl* method) { return takesAsMany(*method, count); });
  if (!fitting.empty() || (areConstructors && all.empty() && count == 0)) return fitting;
  std::string known;
  for (const ast::MethodDecl* const method : all)
    known += (known.empty() ? "" : ", ") + ast::nestedName(*method->owner) + "." + ast::signature(*method);
  const std::string wanted = ast::nestedName(declaration) + (areConstructors ? "" : "." + std::string(name));
  if (all.empty() && isGhost) throw Refused("`" + wanted + "` exists in annotations only: it does not run");
  if (all.empty()) throw Refused("there is no method `" + wanted + "`");
  throw Refused("`" + wanted + "` does not take " + std::to_string(count) +
                (count == 1 ? " argument" : " arguments") + ": there is " + known);
}

std::size_t Typing::countArguments() const {
  std::size_t depth = 0, commas = 0, ahead = 0;
  for (;; ++ahead) {
    const CallToken& token = at(ahead);
    if (token.kind == CallToken::Kind::End) break;
    if (token.is("(") || token.is("[") || token.is("{")) ++depth;
    if (token.is(")") || token.is("]") || token.is("}")) --depth;
    if (depth == 0) break;
    if (depth == 1 && token.is(",")) ++commas;
  }
  return ahead <= 1 ? 0 : commas + 1;
}

// Of several methods an argument's type is known where all have the same.
void Typing::readArguments(const Callees& callees) {
  const std::size_t count = countArguments();
  expect("(");
  for (std::size_t index = 0; !at().is(")"); ++index) {
    if (index > 0) expect(",");
    std::string wanted;
    for (const ast::MethodDecl* const callee : callees) {
      const std::string type = typeOfArgument(*callee, index, count);
      if (callee == callees.front()) wanted = type;
      if (wanted != type) wanted.clear();
    }
    readExpression(wanted);
  }
  expect(")");
}

// --- expressions

void Typing::readExpression(const std::string& wanted) {
  std::vector<Operand> operands;
  std::vector<std::string_view> signs;
  // Whether a condition comes first shows behind it: then it has operators, or is a boolean itself.
  readOperation(operands, signs, wanted);
  if (!at().is("?")) return settleOperands(operands, signs, wanted);
  settleOperands(operands, signs, "boolean");
  take();
  readExpression(wanted);
  expect(":");
  readExpression(wanted);
}

void Typing::readOperation(std::vector<Operand>& operands, std::vector<std::string_view>& signs,
                           const std::string& wanted) {
  operands.push_back(readOperand(wanted));
  while (at().kind == CallToken::Kind::Sign && isBinary(at().text)) {
    signs.push_back(take().text);
    operands.push_back(readOperand(""));
  }
}

void Typing::settleOperands(const std::vector<Operand>& operands, const std::vector<std::string_view>& signs,
                            const std::string& wanted) {
  if (signs.empty()) return settle(operands.front(), wanted);
  for (std::size_t index = 0; index < operands.size(); ++index) {
    if (operands[index].symbol.empty()) continue;
    const std::string_view before = index > 0 ? signs[index - 1] : std::string_view();
    const std::string_view behind = index < signs.size() ? signs[index] : std::string_view();
    const auto stands = [&](const auto& group) { return isOneOf(before, group) || isOneOf(behind, group); };
    std::string type = "int";
    if (!stands(arithmetic) && !stands(relations)) {
      const std::size_t other = isOneOf(behind, equalities) ? index + 1 : index - 1;
      if (!stands(equalities))
        type = "boolean";
      else if (!operands[other].type.empty())
        type = operands[other].type;
    }
    settle(operands[index], type);
  }
}

void Typing::settle(const Operand& operand, const std::string& type) {
  if (operand.symbol.empty()) return;
  if (type.empty())
    throw Refused("the type of \"" + operand.symbol +
                  "\" does not follow from its place: write a cast, as in (int) \"" + operand.symbol + "\"");
  const auto known = std::ranges::find(call_.symbols, operand.symbol, &Symbol::name);
  if (known == call_.symbols.end()) {
    call_.symbols.push_back({operand.symbol, type});
  } else if (known->type != type) {
    throw Refused("\"" + operand.symbol + "\" is of type " + known->type + " in one place and of type " +
                  type + " in another");
  }
}

Typing::Operand Typing::readOperand(const std::string& wanted) {
  for (const std::string_view sign : {"!", "-", "+", "~"}) {
    if (!at().is(sign)) continue;
    take();
    const std::string type = sign == "!" ? "boolean" : "int";
    settle(readOperand(type), type);
    return {{}, type};
  }
  Operand operand = readPrimary(wanted);
  if (at().is(".") || at().is("[")) {
    settle(operand, "");
    readSelectors();
    return {};
  }
  return operand;
}

Typing::Operand Typing::readPrimary(const std::string& wanted) {
  using Kind = CallToken::Kind;
  const CallToken& token = at();
  if (token.kind == Kind::Text) return readSymbol();
  if (token.is("(")) return readGroup(wanted);
  if (token.is("new")) return readNew();
  if (token.is("{")) {
    readInitializer(wanted);
    return {};
  }
  if (token.kind == Kind::Number) {
    const bool isLong = token.text.ends_with('l') || token.text.ends_with('L');
    take();
    return {{}, isLong ? "long" : "int"};
  }
  if (token.kind == Kind::Character) {
    take();
    return {{}, "char"};
  }
  if (!token.isWord())
    throw Refused("expected an argument in the call, but found " +
                  (token.kind == Kind::End ? "its end" : "`" + std::string(token.text) + "`"));
  return readPath();
}

Typing::Operand Typing::readSymbol() {
  const std::string_view quoted = at().text;
  const std::string name(quoted.substr(1, quoted.size() - 2));
  // What is not ASCII may be a letter: the scanner knows.
  const auto isLetter = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
           static_cast<unsigned char>(c) >= 0x80;
  };
  const bool isName =
      !name.empty() && std::ranges::all_of(name, isLetter) && (name[0] < '0' || name[0] > '9');
  if (isName && ast::isReserved(name))
    throw Refused(std::string(quoted) + " cannot be the name of a symbol: Java has that word for itself");
  if (!isName)
    throw Refused(
        std::string(quoted) +
        " cannot be the name of a symbol: it needs letters, digits and `_`; a text is written (String) " +
        std::string(quoted));
  ++next_;
  call_.text += " $" + name;
  return {name, {}};
}

bool Typing::isCast() const {
  std::size_t ahead = 1;
  if (!at(ahead).isWord()) return false;
  const bool isOfNumber = isPrimitive(at(ahead).text);
  while (at(ahead).isWord() && at(ahead + 1).is(".")) ahead += 2;
  for (++ahead; at(ahead).is("[") && at(ahead + 1).is("]");) ahead += 2;
  if (!at(ahead).is(")")) return false;
  const CallToken& behind = at(ahead + 1);
  return isOfNumber || behind.isWord() || behind.kind == CallToken::Kind::Text || behind.is("(") ||
         behind.is("!");
}

Typing::Operand Typing::readGroup(const std::string& wanted) {
  const bool casts = isCast();
  expect("(");
  if (!casts) {
    readExpression(wanted);
    expect(")");
    return {{}, wanted};
  }
  const std::string type = readType();
  expect(")");
  if (type == "String" && at().kind == CallToken::Kind::Text) {
    take();
  } else {
    settle(readOperand(type), type);
  }
  return {{}, type};
}

std::string Typing::readType() {
  std::string type(take().text);
  while (at().is(".")) {
    take();
    type += "." + std::string(take().text);
  }
  while (at().is("[") && at(1).is("]")) {
    take();
    take();
    type += "[]";
  }
  return type;
}

Typing::Operand Typing::readNew() {
  expect("new");
  std::string type = readType();
  if (at().is("{")) {
    readInitializer(type);
    return {{}, type};
  }
  if (!at().is("[")) {
    const ast::ClassDecl* const declaration = findClass(type);
    if (call_.home == nullptr) call_.home = declaration;
    if (declaration == nullptr) throw Refused("there is no class `" + type + "` in the program");
    readArguments(calleesOf(*declaration, declaration->name, true));
    return {{}, type};
  }
  while (at().is("[")) {
    take();
    if (!at().is("]")) readExpression("int");
    expect("]");
    type += "[]";
  }
  return {{}, type};
}

void Typing::readInitializer(const std::string& array) {
  expect("{");
  while (!at().is("}")) {
    readExpression(elementOf(array));
    if (!at().is("}")) expect(",");
  }
  expect("}");
}

// A name, or a call of a class's method.
Typing::Operand Typing::readPath() {
  std::string path;
  while (at().isWord() && at(1).is(".") && at(2).isWord()) {
    path += (path.empty() ? "" : ".") + std::string(take().text);
    take();
  }
  const std::string name(take().text);
  if (name == "true" || name == "false") return {{}, "boolean"};
  if (!at().is("(")) return {};
  const ast::ClassDecl* const declaration = findClass(path);
  if (declaration == nullptr) {
    readArguments({});
    return {};
  }
  const Callees callees = calleesOf(*declaration, name, false);
  readArguments(callees);
  return {{}, textOf(callees.front()->returnType)};
}

void Typing::readSelectors() {
  while (at().is(".") || at().is("[")) {
    if (take().is("[")) {
      readExpression("int");
      expect("]");
      continue;
    }
    take();
    if (at().is("(")) readArguments({});
  }
}

}  // namespace warrant::explore
