#include "resolve/declare/method_families.h"

#include <algorithm>
#include <set>
#include <unordered_map>

#include "ast/print.h"
#include "parse/messages.h"
#include "support/codes.h"

namespace warrant::ast {
namespace {

using Method = const MethodDecl*;

class MethodFamilies {
 public:
  void relate(const MethodDecl& one, const MethodDecl& other) {
    const bool areAlike = std::ranges::equal(
        one.parameters, other.parameters,
        [](const Variable* left, const Variable* right) { return left->type == right->type; });
    if (!areAlike) names_.insert(one.name);
    const Method root = leader(&one), otherRoot = leader(&other);
    if (root != otherRoot) above_[root] = otherRoot;
  }

  Method leader(Method method) const {
    for (auto next = above_.find(method); next != above_.end(); next = above_.find(method)) {
      method = next->second;
    }
    return method;
  }

  // Of the families whose methods differ in what they take.
  const std::set<std::string_view>& names() const { return names_; }

 private:
  std::unordered_map<Method, Method> above_;  // a forest; each tree is a family
  std::set<std::string_view> names_;
};

void checkClass(const MethodFamilies& families, const ClassScope& scope, std::string_view name,
                ProgramBuilder& builder) {
  const std::vector<Method> methods = scope.findMethods(name);
  for (std::size_t i = 0; i < methods.size(); ++i) {
    for (std::size_t k = i + 1; k < methods.size(); ++k) {
      if (families.leader(methods[i]) != families.leader(methods[k])) continue;
      return builder.problems().error(
          support::codes::unsupported, scope.declaration->nameRange,
          inQuotes(qualifiedSignature(*methods[i])) + " and " + inQuotes(qualifiedSignature(*methods[k])) +
              " are two methods of " + inQuotes(scope.declaration->name) +
              ", and one where a class overrides both, or takes one for the other: that is not supported yet",
          {{methods[i]->nameRange, "the one"}, {methods[k]->nameRange, "the other"}});
    }
  }
}

}  // namespace

void checkFamilies(ProgramBuilder& builder) {
  MethodFamilies families;
  for (const ClassScope* const scope : builder.classes()) {
    for (const Method method : scope->declaration->methods) {
      for (const Method overridden : method->overrides) families.relate(*method, *overridden);
    }
    for (const InheritedMethod& inherited : scope->declaration->inheritedMethods) {
      families.relate(*inherited.method, *inherited.overridden);
    }
  }
  for (const ClassScope* const scope : builder.classes()) {
    for (const std::string_view name : families.names()) checkClass(families, *scope, name, builder);
  }
}

}  // namespace warrant::ast
