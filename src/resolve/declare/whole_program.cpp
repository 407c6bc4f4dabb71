#include "resolve/declare/whole_program.h"

#include <algorithm>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "ast/identity.h"
#include "resolve/declare/left_out/library_marks.h"
#include "resolve/declare/program_builder.h"
#include "resolve/declare/types.h"

namespace warrant::ast {
namespace {

// The names of what collections are of: `Map<a.Key, V>`.
std::unordered_set<std::string_view> namesOfKeys(ProgramBuilder& builder) {
  std::unordered_set<std::string_view> names;
  for (const FileScope& file : builder.files()) {
    for (std::size_t i = 2; i < file.tokens.size(); ++i) {
      if (!file.tokens[i - 1].is(TokenType::TYPE_OPEN) || !file.tokens[i - 2].isName()) continue;
      while (i + 2 < file.tokens.size() && file.tokens[i + 1].is(TokenType::DOT)) i += 2;
      names.insert(file.tokens[i].text);
    }
  }
  return names;
}

bool allEqualOnlyThemselves(ProgramBuilder& builder, const ClassDecl& declaration) {
  if (declaration.kind == ClassKind::Enum) return true;
  return std::ranges::all_of(builder.classes(), [&](const ClassScope* scope) {
    const ClassDecl& below = *scope->declaration;
    if (!isSubclass(below, declaration)) return true;
    return !below.mayHaveOthersBelow && (scope->isInterface() || equalsOnlyItself(below));
  });
}

MethodDecl* findMethod(const ClassScope& scope, std::string_view name) {
  const auto found = std::ranges::find_if(scope.members, [&](const Member& member) {
    return member.method != nullptr && member.method->name == name;
  });
  return found == scope.members.end() ? nullptr : found->method;
}

// Behind type arguments that begin there, or else there.
std::size_t behindTypeArguments(const std::vector<Token>& tokens, std::size_t at) {
  if (!tokens[at].is(TokenType::TYPE_OPEN)) return at;
  std::size_t depth = 0;
  for (; at + 1 < tokens.size(); ++at) {
    if (tokens[at].is(TokenType::TYPE_OPEN)) ++depth;
    if (tokens[at].is(TokenType::TYPE_CLOSE) && --depth == 0) return at + 1;
  }
  return at;
}

// Whether the program names that method of a class, or all of the class: `List.of`, `List.<String>of`.
bool isNamed(ProgramBuilder& builder, std::string_view method) {
  const std::size_t dot = method.find('.');
  const std::string_view owner = method.substr(0, dot), name = method.substr(dot + 1);
  return std::ranges::any_of(builder.files(), [&](const FileScope& file) {
    const std::vector<Token>& tokens = file.tokens;
    for (std::size_t i = 0; i + 2 < tokens.size(); ++i) {
      if (tokens[i].text != owner || !tokens[i + 1].is(TokenType::DOT)) continue;
      const Token& named = tokens[behindTypeArguments(tokens, i + 2)];
      if (named.text == name || named.is(TokenType::STAR)) return true;
    }
    return false;
  });
}

// Adds to the postcondition of a method, once it is done.
class Ensuring {
 public:
  Ensuring(ProgramBuilder& builder, MethodDecl& method)
      : builder_(builder), method_(method), ensures_(method.ensures.begin(), method.ensures.end()) {}
  ~Ensuring() { method_.ensures = builder_.arena().copy(ensures_); }

  void result() { add(make(Result{}, booleanType)); }

  // `object instanceof declaration ==> result`.
  void resultOf(const Expression* object, const ClassDecl& declaration) {
    const Type type = declaration.typeParameters.empty() ? Type{TypeKind::Class, &declaration}
                                                         : builder_.types().raw(declaration);
    const Expression* const isOfIt = make(InstanceOf{object, type, nullptr}, booleanType);
    const Expression* const isNot = make(Unary{UnaryOperator::Not, isOfIt}, booleanType);
    add(make(Binary{BinaryOperator::Or, isNot, make(Result{}, booleanType)}, booleanType));
  }

  const Expression* make(auto node, const Type& type) {
    return builder_.arena().make<Expression>(Expression{node, type, method_.nameRange});
  }

 private:
  void add(const Expression* said) {
    ensures_.push_back(builder_.arena().make<Assertion>(Assertion{Pure{said}, method_.nameRange, false}));
  }

  ProgramBuilder& builder_;
  MethodDecl& method_;
  std::vector<const Assertion*> ensures_;
};

// Adds to the contract of that method that it holds, where the program names none of the methods that make
// objects of which it does not; else of the classes of which it always does, as far as the program has these.
void ensureUnlessMade(ProgramBuilder& builder, const ClassScope& scope, std::string_view name,
                      std::string_view makers, std::string_view classes) {
  const std::vector<std::string_view> making = wordsBehind(builder, *scope.declaration, makers);
  MethodDecl* const method = making.empty() ? nullptr : findMethod(scope, name);
  if (method == nullptr) return;
  Ensuring ensuring(builder, *method);
  if (std::ranges::none_of(making, [&](std::string_view maker) { return isNamed(builder, maker); }))
    return ensuring.result();
  for (const std::string_view always : wordsBehind(builder, *scope.declaration, classes)) {
    const ClassScope* const known = builder.findQualified(always);
    if (known != nullptr) ensuring.resultOf(ensuring.make(This{}, scope.self), *known->declaration);
  }
}

}  // namespace

void addWhatCollectionsAllow(ProgramBuilder& builder) {
  for (const ClassScope* const scope : builder.classes()) {
    if (!scope->declaration->isLibrary) continue;
    ensureUnlessMade(builder, *scope, "allowsNull", refusingMark, neverRefusingMark);
    ensureUnlessMade(builder, *scope, "isModifiable", unmodifiableMark, modifiableMark);
  }
}

void addClassesOfKeys(ProgramBuilder& builder) {
  const ClassScope* const objects = builder.findQualified("java.util.Objects");
  MethodDecl* const method = objects == nullptr ? nullptr : findMethod(*objects, "equalsOnlyItself");
  if (method == nullptr || method->parameters.size() != 1) return;
  Ensuring ensuring(builder, *method);
  const Variable* const object = method->parameters.front();
  const Expression* const read = ensuring.make(VariableRead{object}, object->type);
  const std::unordered_set<std::string_view> names = namesOfKeys(builder);
  for (const ClassScope* const scope : builder.classes()) {
    const ClassDecl& declaration = *scope->declaration;
    const bool isMeant = !declaration.isLibrary && !declaration.isBuiltIn && !scope->isUnread &&
                         names.contains(declaration.name);
    if (isMeant && allEqualOnlyThemselves(builder, declaration)) ensuring.resultOf(read, declaration);
  }
}

}  // namespace warrant::ast
