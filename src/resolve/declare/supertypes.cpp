// What classes extend and implement, and what they get from there.
#include <algorithm>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>

#include "parse/messages.h"
#include "parse/tree.h"
#include "resolve/declare/generics.h"
#include "resolve/declare/program_builder.h"
#include "resolve/declare/types.h"
#include "support/codes.h"

namespace warrant::ast {
namespace {

namespace codes = support::codes;

void noteUnread(ClassScope& scope, std::string name) {
  std::ranges::replace(name, '.', '/');
  scope.unreadAbove.push_back(std::move(name));
}

class SupertypeReader {
 public:
  SupertypeReader(ProgramBuilder& builder, FileScope& file)
      : builder_(builder), stream_(file.tokens), parser_(stream_, builder.problems()) {}

  // Declares the type parameters, without their bounds.
  void declareParameters(ClassScope& scope) {
    std::vector<const TypeVariable*> all;
    if (Grammar::ClassSignatureContext* const header = headerOf(scope)) {
      scope.typeParameters = ast::declareParameters(builder_, header->typeParameters());
      parser_.dropTrees();
    }
    all.assign(scope.typeParameters.begin(), scope.typeParameters.end());
    if (scope.isInner) {
      const auto& around = scope.outer->declaration->typeParameters;
      all.insert(all.end(), around.begin(), around.end());
    }
    scope.declaration->typeParameters = builder_.arena().copy(all);
    std::vector<TypeArgument> arguments;
    for (const TypeVariable* const variable : all) {
      arguments.push_back({TypeArgument::Kind::Exact, typeOf(*variable)});
    }
    scope.self = all.empty() ? Type{TypeKind::Class, scope.declaration}
                             : builder_.types().applied(*scope.declaration, arguments);
  }

  void readBounds(ClassScope& scope) {
    Grammar::ClassSignatureContext* const header = headerOf(scope);
    if (header == nullptr) return;
    ast::readBounds(builder_, header->typeParameters(), scope.typeParameters, placeOf(scope));
    parser_.dropTrees();
  }

  void readSupertypes(ClassScope& scope) {
    Grammar::ClassSignatureContext* const header = headerOf(scope);
    if (header == nullptr) return;
    const Token* keyword = nullptr;
    for (Tree* const child : header->children) {
      if (const Token* const token = asToken(child)) keyword = token;
      auto* const name = grammar::as<Grammar::TypeNameContext>(child);
      if (name == nullptr) continue;
      if (keyword->is(TokenType::COMMA)) keyword = last_;
      last_ = keyword;
      if (keyword->is(TokenType::PERMITS)) continue;
      if (!scope.declaration->isLibrary || isRead(scope, name)) add(scope, *keyword, name);
    }
    scope.declaration->interfaces = builder_.arena().copy(interfaces_);
    scope.declaration->supertypes = builder_.arena().copy(types_);
    interfaces_.clear();
    types_.clear();
    parser_.dropTrees();
  }

 private:
  void error(std::string_view code, support::SourceRange range, std::string message) {
    builder_.problems().error(code, range, std::move(message));
  }

  // nullptr: nothing is written that matters here.
  Grammar::ClassSignatureContext* headerOf(const ClassScope& scope) {
    if (!scope.hasTypes) return nullptr;
    stream_.seek(scope.start);
    Grammar::ClassHeaderContext* const header = parser_.readClassHeader();
    return header == nullptr ? nullptr : header->classSignature();
  }

  static TypePlace placeOf(const ClassScope& scope) {
    return {scope.outer, scope.declaration->typeParameters};
  }

  // Whether the program has the class that a class of the library extends or implements: one that nobody
  // mentions does not matter, or is read when it does (commonType).
  bool isRead(ClassScope& scope, Grammar::TypeNameContext* written) {
    std::string path;
    for (std::size_t i = firstToken(written).index; i <= lastToken(written).index; ++i) {
      if (stream_.at(i).text == "<") break;
      path += stream_.at(i).text;
    }
    const bool isQualified = path.find('.') != std::string::npos;
    const ClassScope* const above = isQualified ? builder_.findQualified(path)
                                                : builder_.findClass(path, nullptr, firstToken(written).file);
    if (above == nullptr) noteUnread(scope, isQualified ? path : scope.package + "." + path);
    return above != nullptr;
  }

  void add(ClassScope& scope, const Token& keyword, Grammar::TypeNameContext* written) {
    const Token& name = lastToken(written);
    const Type type = asSupertype(resolveType(builder_, written, placeOf(scope)), rangeOf(written));
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
    if (isInterface) return addInterface(scope, type, name);
    if (scope.declaration->superclass != nullptr || !scope.supertypes.empty()) {
      return error(codes::syntax, name.range(), "a class extends one class only");
    }
    const bool isObject = supertype.isBuiltIn && supertype.name == "Object";
    if (isObject) return;
    if (supertype.isFinal || supertype.isBuiltIn) {
      return error(codes::type, name.range(), "the class " + inQuotes(name.text) + " is final");
    }
    scope.declaration->superclass = &supertype;
    types_.insert(types_.begin(), type);
    scope.supertypes.insert(scope.supertypes.begin(), &builder_.scopeOf(supertype));
  }

  // A class that extends C extends C of what bounds the type parameters of C.
  Type asSupertype(const Type& type, support::SourceRange range) {
    if (type.variable != nullptr) {
      error(codes::type, range, "a class does not extend a type parameter");
      return {};
    }
    if (type.arguments == nullptr) return type;
    std::vector<TypeArgument> arguments(type.arguments->list.begin(), type.arguments->list.end());
    for (std::size_t i = 0; i < arguments.size(); ++i) {
      if (arguments[i].kind == TypeArgument::Kind::Exact) continue;
      arguments[i] = {TypeArgument::Kind::Exact, boundOnly(*type.declaration->typeParameters[i])};
    }
    return builder_.types().applied(*type.declaration, arguments);
  }

  void addInterface(ClassScope& scope, const Type& type, const Token& name) {
    const ClassDecl& interface = *type.declaration;
    if (std::ranges::find(interfaces_, &interface) != interfaces_.end()) {
      return error(codes::duplicate, name.range(), inQuotes(name.text) + " is named twice");
    }
    interfaces_.push_back(&interface);
    types_.push_back(type);
    scope.supertypes.push_back(&builder_.scopeOf(interface));
  }

  ProgramBuilder& builder_;
  TokenStream stream_;
  SyntaxParser parser_;
  const Token* last_ = nullptr;  // the keyword of the list that is being read
  std::vector<const ClassDecl*> interfaces_;
  std::vector<Type> types_;
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
    scope.declaration->supertypes = {};
    builder_.problems().error(codes::type, scope.declaration->nameRange,
                              inQuotes(scope.declaration->name) + " extends or implements itself");
  }

  ProgramBuilder& builder_;
  std::unordered_map<const ClassDecl*, ClassScope*> own_;
  std::unordered_map<const ClassScope*, Mark> marks_;
  std::vector<ClassScope*> ordered_;
};

// A class is one thing of each class above it: never both C<A> and C<B>.
void checkInstances(ProgramBuilder& builder, const ClassScope& scope) {
  std::vector<Type> above(scope.declaration->supertypes.begin(), scope.declaration->supertypes.end());
  for (std::size_t i = 0; i < above.size(); ++i) {
    for (const Type& supertype : above[i].declaration->supertypes) {
      const std::optional<Type> type = asSuper(above[i], *supertype.declaration);
      if (type && std::ranges::find(above, *type) == above.end()) above.push_back(*type);
    }
  }
  for (const Type& type : above) {
    if (type.arguments == nullptr || asSuper(scope.self, *type.declaration) == type) continue;
    return builder.problems().error(codes::type, scope.declaration->nameRange,
                                    inQuotes(scope.declaration->name) + " is both " + toString(type) +
                                        " and " + toString(*asSuper(scope.self, *type.declaration)));
  }
}

}  // namespace

std::vector<TypeVariable*> declareParameters(ProgramBuilder& builder,
                                             Grammar::TypeParametersContext* parameters) {
  std::vector<TypeVariable*> variables;
  if (parameters == nullptr) return variables;
  for (Grammar::TypeParameterContext* const parameter : parameters->typeParameter()) {
    const Token& name = firstToken(parameter);
    const bool isNew =
        std::ranges::none_of(variables, [&](const TypeVariable* other) { return other->name == name.text; });
    if (!isNew) {
      builder.problems().error(codes::duplicate, name.range(), inQuotes(name.text) + " is declared twice");
    }
    variables.push_back(builder.types().variable(name.text, builder.objectType()));
  }
  return variables;
}

void readBounds(ProgramBuilder& builder, Grammar::TypeParametersContext* parameters,
                std::span<TypeVariable* const> variables, const TypePlace& place) {
  if (parameters == nullptr) return;
  for (std::size_t i = 0; i < variables.size(); ++i) {
    Grammar::TypeParameterContext* const parameter = parameters->typeParameter(i);
    const std::vector<Grammar::TypeNameContext*> bounds = parameter->typeName();
    if (bounds.empty()) continue;
    if (bounds.size() > 1) {
      builder.problems().error(codes::unsupported, rangeOf(bounds[1]),
                               "type parameters with several bounds are not supported yet");
    }
    const Type bound = resolveType(builder, bounds[0], place);
    const TypeVariable* above = bound.variable;
    while (above != nullptr && above != variables[i]) above = above->bound.variable;
    if (above == variables[i]) {
      builder.problems().error(codes::type, rangeOf(bounds[0]), "the type parameter is bounded by itself");
    } else if (bound.kind == TypeKind::Class) {
      variables[i]->bound = bound;
    }
  }
}

// Each enum implements these (JLS 8.9).
void addInterfacesOfEnum(ProgramBuilder& builder, ClassScope& scope) {
  const ClassDecl& declaration = *scope.declaration;
  std::vector<const ClassDecl*> interfaces(declaration.interfaces.begin(), declaration.interfaces.end());
  std::vector<Type> types(declaration.supertypes.begin(), declaration.supertypes.end());
  for (const std::string_view path :
       {"java.lang.Comparable", "java.io.Serializable", "java.lang.constant.Constable"}) {
    const ClassScope* const above = builder.findQualified(path);
    if (above == nullptr) noteUnread(scope, std::string(path));
    if (above == nullptr || std::ranges::find(interfaces, above->declaration) != interfaces.end()) continue;
    interfaces.push_back(above->declaration);
    const std::vector<TypeArgument> self{{TypeArgument::Kind::Exact, scope.self}};
    types.push_back(above->declaration->typeParameters.empty()
                        ? Type{TypeKind::Class, above->declaration}
                        : builder.types().applied(*above->declaration, self));
    scope.supertypes.push_back(above);
  }
  scope.declaration->interfaces = builder.arena().copy(interfaces);
  scope.declaration->supertypes = builder.arena().copy(types);
}

void declareSupertypes(ProgramBuilder& builder) {
  const auto forAll = [&](auto read) {
    for (FileScope& file : builder.files()) {
      SupertypeReader reader(builder, file);
      for (ClassScope* const scope : file.classes) (reader.*read)(*scope);
    }
  };
  forAll(&SupertypeReader::declareParameters);
  forAll(&SupertypeReader::readBounds);
  forAll(&SupertypeReader::readSupertypes);
  for (ClassScope* const scope : builder.classes()) {
    if (scope->declaration->kind == ClassKind::Enum) addInterfacesOfEnum(builder, *scope);
  }
  if (const ClassScope* const object = builder.objectScope()) {
    for (ClassScope* const scope : builder.classes()) {
      if (scope != object && scope->declaration->superclass == nullptr) scope->supertypes.push_back(object);
    }
  }
  builder.classes() = Ordering(builder).run(builder.classes());
  for (ClassScope* const scope : builder.classes()) {
    scope->isOfOnePackage = std::ranges::all_of(scope->supertypes, [&](const ClassScope* above) {
      return above == builder.objectScope() || (above->isOfOnePackage && above->package == scope->package);
    });
  }
  for (const ClassScope* const scope : builder.classes()) checkInstances(builder, *scope);
  builder.checkPendingBounds();
}

// ------------------------------------------------------------------------------------------ inherited
// members

Access ClassScope::accessOf(const void* member) const {
  const auto found = restricted.find(member);
  return found == restricted.end() ? Access::Public : found->second;
}

bool ClassScope::inheritsFrom(const ClassScope& above, const void* member) const {
  return above.accessOf(member) != Access::Private && !above.keepsFrom(package, member);
}

bool Reached::isNew(const ClassScope& scope) {
  const bool isLeaf = scope.supertypes.size() <= 1;  // has at most Object above it
  return !scope.isInterface() || isLeaf || interfaces_.insert(&scope).second;
}

bool ClassScope::findAbove(support::FunctionRef<bool(const ClassScope&)> visit) const {
  Reached reached;
  return findAbove(visit, reached);
}

bool ClassScope::findAbove(support::FunctionRef<bool(const ClassScope&)> visit, Reached& reached) const {
  return std::ranges::any_of(supertypes, [&](const ClassScope* supertype) {
    return reached.isNew(*supertype) && (visit(*supertype) || supertype->findAbove(visit, reached));
  });
}

bool ClassScope::keepsFrom(std::string_view otherPackage, const void* member) const {
  if (isOfOnePackage && package == otherPackage) return false;
  const auto isKept = [&](const ClassScope& scope) {
    return scope.accessOf(member) == Access::Package && scope.package != otherPackage;
  };
  if (accessOf(member) == Access::Package) return package != otherPackage;
  return findAbove(isKept);
}

const FieldDecl* ClassScope::findField(std::string_view name) const {
  return findField(name, [](const ClassScope&, const FieldDecl&) { return true; });
}

const FieldDecl* ClassScope::findField(std::string_view name, FieldTest isVisible) const {
  Reached reached;
  return findField(name, isVisible, reached);
}

const FieldDecl* ClassScope::findField(std::string_view name, FieldTest isVisible, Reached& reached) const {
  const auto own = fields.find(name);
  if (own != fields.end()) return isVisible(*this, *own->second) ? own->second : nullptr;
  for (const ClassScope* const supertype : supertypes) {
    if (!reached.isNew(*supertype)) continue;
    const FieldDecl* const field = supertype->findField(name, isVisible, reached);
    if (field != nullptr && inheritsFrom(*supertype, field)) return field;
  }
  return nullptr;
}

const PredicateDecl* ClassScope::findPredicate(std::string_view name) const {
  Reached reached;
  return findPredicate(name, reached);
}

const PredicateDecl* ClassScope::findPredicate(std::string_view name, Reached& reached) const {
  const auto own = predicates.find(name);
  if (own != predicates.end()) return own->second;
  const PredicateDecl* found = nullptr;
  for (const ClassScope* const supertype : supertypes) {
    if (!reached.isNew(*supertype)) continue;
    const PredicateDecl* const predicate = supertype->findPredicate(name, reached);
    const bool isNearer =
        predicate != nullptr && (found == nullptr || isSubclass(*predicate->owner, *found->owner));
    if (isNearer) found = predicate;
  }
  return found;
}

// Whether the class has the one method rather than the other: a class's wins over an interface's.
bool ClassScope::isNearer(const MethodDecl& method, const MethodDecl& other) const {
  const bool isDefault = method.owner->kind == ClassKind::Interface && !method.isAbstract;
  if (other.owner->kind != ClassKind::Interface)  // both are inherited, and javac finds what has a body
    return isDefault && other.isAbstract && !isSubclass(*other.owner, *method.owner);
  const bool isOfClass = !isInterface() && method.owner->kind != ClassKind::Interface;
  return isOfClass || isSubclass(*method.owner, *other.owner);
}

std::vector<const MethodDecl*> ClassScope::findMethods(std::string_view name, const Type& of) const {
  Reached reached;
  return findMethods(name, of, reached);
}

std::vector<const MethodDecl*> ClassScope::findMethods(std::string_view name, const Type& of,
                                                       Reached& reached) const {
  // A static one that is hidden by erasure only javac still knows (Resolve.notOverriddenIn).
  const auto replaces = [&](const MethodDecl& one, const MethodDecl& other) {
    const auto takesOver = one.isStatic ? haveSameSignature : isSubsignature;
    return takesOver(one, other, self) && takesOver(one, other, of);
  };
  std::vector<const MethodDecl*> found;
  if (const auto own = methods.find(name); own != methods.end()) found = own->second;
  for (const ClassScope* const supertype : supertypes) {
    if (!reached.isNew(*supertype)) continue;
    for (const MethodDecl* const method : supertype->findMethods(name, of, reached)) {
      const bool isHidden = !inheritsFrom(*supertype, method) ||
                            (method->isStatic && method->owner->kind == ClassKind::Interface);
      if (isHidden) continue;
      const auto same = std::ranges::find_if(found, [&](const MethodDecl* other) {
        return replaces(*other, *method) || replaces(*method, *other);
      });
      if (same == found.end()) {
        found.push_back(method);
      } else if (*same != method && isNearer(*method, **same)) {
        *same = method;
      }
    }
  }
  return found;
}

bool ClassScope::hasMethodOrPredicate(std::string_view name) const {
  return hasMethod(name) || findPredicate(name) != nullptr || !findUnlisted(name).empty();
}

std::vector<const UnlistedMember*> ClassScope::allUnlisted() const {
  std::vector<const UnlistedMember*> found;
  const auto collect = [&](const ClassScope& scope) {
    for (const UnlistedMember& member : scope.unlisted) found.push_back(&member);
    return false;
  };
  collect(*this);
  findAbove(collect);
  return found;
}

std::vector<const UnlistedMember*> ClassScope::findUnlisted(std::string_view name) const {
  std::vector<const UnlistedMember*> found = allUnlisted();
  std::erase_if(found,
                [name](const UnlistedMember* member) { return !member->isMethod || member->name != name; });
  return found;
}

bool ClassScope::hasUnlistedField(std::string_view name) const {
  const auto isOne = [name](const UnlistedMember& member) { return !member.isMethod && member.name == name; };
  const auto hasOne = [&](const ClassScope& scope) { return std::ranges::any_of(scope.unlisted, isOne); };
  return hasOne(*this) || findAbove(hasOne);
}

std::vector<std::string_view> ClassScope::fieldNames() const {
  std::vector<std::string_view> names;
  const auto collect = [&](const ClassScope& scope) {
    for (const auto& [name, field] : scope.fields) names.push_back(name);
    return false;
  };
  collect(*this);
  findAbove(collect);
  return names;
}

std::vector<std::string_view> ClassScope::methodAndPredicateNames() const {
  std::vector<std::string_view> names;
  const auto collect = [&](const ClassScope& scope) {
    for (const auto& [name, overloads] : scope.methods) names.push_back(name);
    for (const auto& [name, predicate] : scope.predicates) names.push_back(name);
    return false;
  };
  collect(*this);
  findAbove(collect);
  return names;
}

}  // namespace warrant::ast
