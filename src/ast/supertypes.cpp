// What classes extend and implement, and what they get from there.
#include <algorithm>
#include <string>
#include <unordered_map>
#include <utility>

#include "ast/messages.h"
#include "ast/program_builder.h"
#include "ast/tree.h"
#include "ast/types.h"
#include "support/codes.h"

namespace warrant::ast {
namespace {

namespace codes = support::codes;

class SupertypeReader {
 public:
  SupertypeReader(ProgramBuilder& builder, FileScope& file)
      : builder_(builder), stream_(file.tokens), parser_(stream_, builder.problems()) {}

  void read(ClassScope& scope) {
    if (!scope.hasSupertypes) return;
    stream_.seek(scope.start);
    Grammar::ClassHeaderContext* const header = parser_.readClassHeader();
    const Token* keyword = nullptr;
    for (Tree* const child : header->children) {
      if (const Token* const token = asToken(child)) keyword = token;
      auto* const name = dynamic_cast<Grammar::TypeNameContext*>(child);
      if (name == nullptr) continue;
      if (keyword->is(TokenType::COMMA)) keyword = last_;
      last_ = keyword;
      add(scope, *keyword, name);
    }
    scope.declaration->interfaces = builder_.arena().copy(interfaces_);
    interfaces_.clear();
    parser_.dropTrees();
  }

 private:
  void error(std::string_view code, support::SourceRange range, std::string message) {
    builder_.problems().error(code, range, std::move(message));
  }

  void add(ClassScope& scope, const Token& keyword, Grammar::TypeNameContext* written) {
    const Token& name = lastToken(written);
    const Type type = resolveType(builder_, written, scope.outer);
    if (type.kind != TypeKind::Class) return;
    const ClassDecl& supertype = *type.declaration;
    const bool isExtended = keyword.is(TokenType::EXTENDS);
    const bool wantsInterface = scope.isInterface() || !isExtended;
    const bool isInterface = supertype.kind == ClassKind::Interface;
    if (scope.isInterface() && !isExtended) {
      return error(codes::syntax, keyword.range(), "an interface extends others; it implements none");
    }
    if (wantsInterface != isInterface) {
      return error(codes::type, name.range(),
                   inQuotes(name.text) + (isInterface ? " is an interface: a class implements it"
                                                      : " is not an interface: a class extends it"));
    }
    if (isInterface) return addInterface(scope, supertype, name);
    if (scope.declaration->superclass != nullptr || !scope.supertypes.empty()) {
      return error(codes::syntax, name.range(), "a class extends one class only");
    }
    const bool isObject = supertype.isBuiltIn && supertype.name == "Object";
    if (isObject) return;
    if (supertype.isFinal || supertype.isBuiltIn) {
      return error(codes::type, name.range(), "the class " + inQuotes(name.text) + " is final");
    }
    scope.declaration->superclass = &supertype;
    scope.supertypes.insert(scope.supertypes.begin(), &builder_.scopeOf(supertype));
  }

  void addInterface(ClassScope& scope, const ClassDecl& interface, const Token& name) {
    if (std::ranges::find(interfaces_, &interface) != interfaces_.end()) {
      return error(codes::duplicate, name.range(), inQuotes(name.text) + " is named twice");
    }
    interfaces_.push_back(&interface);
    scope.supertypes.push_back(&builder_.scopeOf(interface));
  }

  ProgramBuilder& builder_;
  TokenStream stream_;
  SyntaxParser parser_;
  const Token* last_ = nullptr;  // the keyword of the list that is being read
  std::vector<const ClassDecl*> interfaces_;
};

// Orders the classes so that supertypes come first, and cuts cycles.
class Ordering {
 public:
  explicit Ordering(ProgramBuilder& builder) : builder_(builder) {}

  std::vector<ClassScope*> run(const std::vector<ClassScope*>& classes) {
    for (ClassScope* const scope : classes) own_.emplace(scope->declaration, scope);
    for (ClassScope* const scope : classes) visit(*scope);
    return std::move(ordered_);
  }

 private:
  enum class Mark : std::uint8_t { Unseen, Active, Done };

  // Whether the class may stand above others: it is not below itself.
  bool visit(ClassScope& scope) {
    Mark& mark = marks_[&scope];
    if (mark != Mark::Unseen) return mark == Mark::Done;
    mark = Mark::Active;
    for (const ClassScope* const supertype : std::vector(scope.supertypes)) {
      if (!visit(*own_.at(supertype->declaration))) cut(scope);
    }
    marks_[&scope] = Mark::Done;
    ordered_.push_back(&scope);
    return true;
  }

  void cut(ClassScope& scope) {
    scope.supertypes.clear();
    scope.declaration->superclass = nullptr;
    scope.declaration->interfaces = {};
    builder_.problems().error(codes::type, scope.declaration->nameRange,
                              inQuotes(scope.declaration->name) + " extends or implements itself");
  }

  ProgramBuilder& builder_;
  std::unordered_map<const ClassDecl*, ClassScope*> own_;
  std::unordered_map<const ClassScope*, Mark> marks_;
  std::vector<ClassScope*> ordered_;
};

}  // namespace

void declareSupertypes(ProgramBuilder& builder) {
  for (FileScope& file : builder.files()) {
    SupertypeReader reader(builder, file);
    for (ClassScope* const scope : file.classes) reader.read(*scope);
  }
  if (const ClassScope* const object = builder.objectScope()) {
    for (ClassScope* const scope : builder.classes()) {
      if (scope != object && scope->declaration->superclass == nullptr) scope->supertypes.push_back(object);
    }
  }
  builder.classes() = Ordering(builder).run(builder.classes());
}

// ------------------------------------------------------------------------------------------ inherited
// members

const FieldDecl* ClassScope::findField(std::string_view name) const {
  const auto own = fields.find(name);
  if (own != fields.end()) return own->second;
  for (const ClassScope* const supertype : supertypes) {
    const FieldDecl* const field = supertype->findField(name);
    if (field != nullptr && !supertype->privates.contains(field)) return field;
  }
  return nullptr;
}

const PredicateDecl* ClassScope::findPredicate(std::string_view name) const {
  const auto own = predicates.find(name);
  if (own != predicates.end()) return own->second;
  const PredicateDecl* found = nullptr;
  for (const ClassScope* const supertype : supertypes) {
    const PredicateDecl* const predicate = supertype->findPredicate(name);
    const bool isNearer =
        predicate != nullptr && (found == nullptr || isSubclass(*predicate->owner, *found->owner));
    if (isNearer) found = predicate;
  }
  return found;
}

// Whether the class has the one method rather than the other: a class's wins over an interface's.
bool ClassScope::isNearer(const MethodDecl& method, const MethodDecl& other) const {
  if (other.owner->kind != ClassKind::Interface) return false;
  const bool isOfClass = !isInterface() && method.owner->kind != ClassKind::Interface;
  return isOfClass || isSubclass(*method.owner, *other.owner);
}

std::vector<const MethodDecl*> ClassScope::findMethods(std::string_view name) const {
  std::vector<const MethodDecl*> found;
  collectMethods(name, found);
  return found;
}

void ClassScope::collectMethods(std::string_view name, std::vector<const MethodDecl*>& found) const {
  const auto own = methods.find(name);
  if (own != methods.end()) found.insert(found.end(), own->second.begin(), own->second.end());
  for (const ClassScope* const supertype : supertypes) {
    for (const MethodDecl* const method : supertype->findMethods(name)) {
      const bool isHidden = supertype->privates.contains(method) ||
                            (method->isStatic && method->owner->kind == ClassKind::Interface);
      if (isHidden) continue;
      const auto same = std::ranges::find_if(
          found, [method](const MethodDecl* other) { return haveEqualParameters(*method, *other); });
      if (same == found.end()) {
        found.push_back(method);
      } else if (*same != method && isNearer(*method, **same)) {
        *same = method;
      }
    }
  }
}

bool ClassScope::hasMethodOrPredicate(std::string_view name) const {
  return hasMethod(name) || findPredicate(name) != nullptr;
}

std::vector<std::string_view> ClassScope::fieldNames() const {
  std::vector<std::string_view> names;
  for (const auto& [name, field] : fields) names.push_back(name);
  for (const ClassScope* const supertype : supertypes)
    std::ranges::copy(supertype->fieldNames(), std::back_inserter(names));
  return names;
}

std::vector<std::string_view> ClassScope::methodAndPredicateNames() const {
  std::vector<std::string_view> names;
  for (const auto& [name, overloads] : methods) names.push_back(name);
  for (const auto& [name, predicate] : predicates) names.push_back(name);
  for (const ClassScope* const supertype : supertypes)
    std::ranges::copy(supertype->methodAndPredicateNames(), std::back_inserter(names));
  return names;
}

}  // namespace warrant::ast
