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

// Whether the program names that method of a class: `List.of`.
bool isNamed(ProgramBuilder& builder, std::string_view method) {
  const std::size_t dot = method.find('.');
  const std::string_view owner = method.substr(0, dot), name = method.substr(dot + 1);
  return std::ranges::any_of(builder.files(), [&](const FileScope& file) {
    for (std::size_t i = 2; i < file.tokens.size(); ++i) {
      const bool isIt = file.tokens[i - 2].text == owner && file.tokens[i - 1].is(TokenType::DOT) &&
                        (file.tokens[i].text == name || file.tokens[i].is(TokenType::STAR));
      if (isIt) return true;
    }
    return false;
  });
}

void ensureResult(ProgramBuilder& builder, MethodDecl& method) {
  const Expression* const result =
      builder.arena().make<Expression>(Expression{Result{}, booleanType, method.nameRange});
  std::vector<const Assertion*> ensures(method.ensures.begin(), method.ensures.end());
  ensures.push_back(builder.arena().make<Assertion>(Assertion{Pure{result}, method.nameRange, false}));
  method.ensures = builder.arena().copy(ensures);
}

}  // namespace

void addWhetherNullIsAllowed(ProgramBuilder& builder) {
  for (const ClassScope* const scope : builder.classes()) {
    if (!scope->declaration->isLibrary) continue;
    const std::vector<std::string_view> refusing = wordsBehind(builder, *scope->declaration, refusingMark);
    MethodDecl* const method = refusing.empty() ? nullptr : findMethod(*scope, "allowsNull");
    const bool isMeant = method != nullptr && std::ranges::none_of(refusing, [&](std::string_view one) {
                           return isNamed(builder, one);
                         });
    if (isMeant) ensureResult(builder, *method);
  }
}

void addClassesOfKeys(ProgramBuilder& builder) {
  const ClassScope* const objects = builder.findQualified("java.util.Objects");
  MethodDecl* const method = objects == nullptr ? nullptr : findMethod(*objects, "equalsOnlyItself");
  if (method == nullptr || method->parameters.size() != 1) return;
  const auto make = [&](auto node, const Type& type) {
    return builder.arena().make<Expression>(Expression{node, type, method->nameRange});
  };
  const Variable* const object = method->parameters.front();
  const Expression* const read = make(VariableRead{object}, object->type);
  const std::unordered_set<std::string_view> names = namesOfKeys(builder);
  std::vector<const Assertion*> ensures(method->ensures.begin(), method->ensures.end());
  for (const ClassScope* const scope : builder.classes()) {
    const ClassDecl& declaration = *scope->declaration;
    const bool isMeant = !declaration.isLibrary && !declaration.isBuiltIn && !scope->isUnread &&
                         names.contains(declaration.name);
    if (!isMeant || !allEqualOnlyThemselves(builder, declaration)) continue;
    const Type type = declaration.typeParameters.empty() ? Type{TypeKind::Class, &declaration}
                                                         : builder.types().raw(declaration);
    const Expression* const isOfIt = make(InstanceOf{read, type, nullptr}, booleanType);
    const Expression* const isNot = make(Unary{UnaryOperator::Not, isOfIt}, booleanType);
    const Expression* const said =
        make(Binary{BinaryOperator::Or, isNot, make(Result{}, booleanType)}, booleanType);
    ensures.push_back(builder.arena().make<Assertion>(Assertion{Pure{said}, method->nameRange, false}));
  }
  method->ensures = builder.arena().copy(ensures);
}

}  // namespace warrant::ast
