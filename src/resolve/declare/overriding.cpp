// What members override or implement, and whether they may (JLS 8.4.8).
#include <algorithm>
#include <string>
#include <unordered_set>
#include <utility>

#include "ast/print.h"
#include "parse/messages.h"
#include "resolve/declare/final_methods.h"
#include "resolve/declare/generics.h"
#include "resolve/declare/left_out/library_marks.h"
#include "resolve/declare/method_families.h"
#include "resolve/declare/program_builder.h"
#include "resolve/declare/types.h"
#include "support/codes.h"

namespace warrant::ast {
namespace {

namespace codes = support::codes;

template <class Declaration>
void addOnce(std::vector<const Declaration*>& list, const Declaration* declaration) {
  if (std::ranges::find(list, declaration) == list.end()) list.push_back(declaration);
}

class OverrideLinker {
 public:
  explicit OverrideLinker(ProgramBuilder& builder) : builder_(builder) {}

  void link(ClassScope& scope) {
    scope_ = &scope;
    checkFinal();
    checkOpenToClasses();
    checkUnlisted();
    if (scope.supertypes.empty()) return checkImplemented();
    for (const Member& member : scope.members) {
      if (member.method != nullptr) {
        linkMethod(*member.method);
      } else {
        linkPredicate(*member.predicate);
      }
    }
    for (MethodDecl* const method : scope.implicitMethods) linkMethod(*method);
    linkInherited();
    checkImplemented();
  }

 private:
  void error(std::string_view code, support::SourceRange range, std::string message, support::Note note) {
    builder_.problems().error(code, range, std::move(message), {std::move(note)});
  }

  // ------------------------------------------------------------------------------------------------- methods

  bool isInheritable(const ClassScope& scope, const MethodDecl& method) const {
    const bool staysThere = method.isStatic && scope.isInterface();
    return !staysThere && scope.accessOf(&method) != Access::Private;
  }

  // Of which Java keeps both: the one for its package, and what this class has.
  bool isOfOtherPackage(const ClassScope& scope, const MethodDecl& method) const {
    return scope.accessOf(&method) == Access::Package && scope.package != scope_->package;
  }

  // The methods whose signature it takes over (JLS 8.4.2), the nearest first, but for those which another of
  // them overrides.
  struct Overridden {
    std::vector<const MethodDecl*> nearest;
    std::unordered_set<const MethodDecl*> above;  // that these override
    void add(const MethodDecl& method) {
      addOnce(nearest, &method);
      addAbove(method);
    }
    void addAbove(const MethodDecl& method) {
      for (const MethodDecl* const next : method.overrides) {
        if (above.insert(next).second) addAbove(*next);
      }
    }
  };
  Overridden findOverridden(const MethodDecl& method) const {
    Overridden overridden;
    scope_->findAbove([&](const ClassScope& above) {
      const auto overloads = above.methods.find(method.name);
      if (overloads == above.methods.end()) return false;
      for (const MethodDecl* const other : overloads->second) {
        const bool isTaken = isSubsignature(method, *other, scope_->self) && isInheritable(above, *other) &&
                             !isOfOtherPackage(above, *other) && !overridden.above.contains(other);
        if (isTaken) overridden.add(*other);
      }
      return false;
    });
    return overridden;
  }

  void linkMethod(MethodDecl& method) {
    if (method.kind == MethodKind::Constructor) return;
    checkClashes(method);
    if (scope_->accessOf(&method) == Access::Private) return;
    reportPredicateOf(method);
    Overridden found = findOverridden(method);
    std::vector<const MethodDecl*> overridden = std::move(found.nearest);
    std::erase_if(overridden, [&](const MethodDecl* other) {
      return !mayOverride(method, *other, method.nameRange) || method.isStatic;
    });
    checkKept(method, overridden);
    method.overrides = builder_.arena().copy(overridden);
    method.inheritsContract = !overridden.empty() && scope_->withoutClauses.contains(&method);
  }

  // It would make one family of two methods that a class between has side by side, since it is not in the
  // package of the upper one.
  void checkKept(const MethodDecl& method, std::vector<const MethodDecl*>& overridden) {
    for (const MethodDecl* const upper : overridden) {
      for (const ClassDecl* between = scope_->declaration->superclass; between != nullptr;
           between = between->superclass) {
        const ClassScope& scope = builder_.scopeOf(*between);
        const bool isKept = isSubclass(*between, *upper->owner) && scope.keepsFrom(scope.package, upper) &&
                            std::ranges::any_of(scope.findMethods(method.name), [&](const MethodDecl* one) {
                              return isSubsignature(*one, *upper, scope.self);
                            });
        if (!isKept) continue;
        error(codes::unsupported, method.nameRange,
              inQuotes(qualifiedSignature(method)) + " overrides " + inQuotes(qualifiedSignature(*upper)) +
                  ", which is known in its package only, beside " + "what " + inQuotes(between->name) +
                  " has in another one: that is not supported yet",
              {upper->nameRange, "declared here"});
        return overridden.clear();
      }
    }
  }

  // Whether one may stand in for the other; reported if not.
  bool mayOverride(const MethodDecl& method, const MethodDecl& other, support::SourceRange range) {
    const std::string what = inQuotes(qualifiedSignature(method)) + " cannot override " +
                             inQuotes(qualifiedSignature(other)) + ": ";
    const support::Note note{other.nameRange, "declared here"};
    const auto refuse = [&](std::string_view code, const std::string& why) {
      error(code, range, what + why, note);
      return false;
    };
    if (method.isStatic != other.isStatic)
      return refuse(codes::type, std::string("one is static, the other is not"));
    if (other.isFinal) return refuse(codes::type, "that is final");
    if (method.isGhost != other.isGhost)
      return refuse(codes::dialect, "javac sees one of them only: the other stands in an annotation");
    if (!haveSameGhosts(method, other))
      return refuse(codes::type, std::string("its ghost parameters and results are not the same"));
    const Type result = resultLike(method, method, scope_->self);
    const Type wanted = resultLike(other, method, scope_->self);
    const bool isReported = result.kind == TypeKind::Error || wanted.kind == TypeKind::Error;
    const bool isCovariant =
        isReported || result == wanted || (result.isReference() && isAssignable(result, wanted));
    if (!isCovariant) {
      return refuse(codes::type, "its result is of type " + toString(result) + ", not " + toString(wanted));
    }
    if (ast::isCovariant(method.returnType, other.returnType)) {
      return refuse(codes::unsupported, "an array of type " + toString(method.returnType) +
                                            " is not used as one of type " + toString(other.returnType));
    }
    if (other.isPure() && !method.isPure() && !builder_.isToRun()) {
      const bool isJava = builder_.files()[method.nameRange.file].dialect == Dialect::Java;
      return refuse(codes::impure,
                    std::string("that is pure, so this must be pure") +
                        (isJava && !method.isGhost ? ": '/*@ pure @*/' before its type says so" : ""));
    }
    if (method.isPure() && !other.isPure() && !other.owner->isLibrary && !method.isImplicit) {
      return refuse(codes::impure, "this is pure, so that must be pure");
    }
    return true;
  }

  bool haveSameGhosts(const MethodDecl& method, const MethodDecl& other) const {
    const auto haveSameType = [&](const Variable* a, const Variable* b) {
      return memberType(a->type, *method.owner, scope_->self) ==
             memberType(b->type, *other.owner, scope_->self);
    };
    return std::ranges::equal(method.ghostParameters, other.ghostParameters, haveSameType) &&
           std::ranges::equal(method.yields, other.yields, haveSameType);
  }

  // Two methods that take the same once the program runs are one there, and javac refuses it unless the lower
  // one overrides or hides the other (JLS 8.4.8.3).
  void checkClashes(const MethodDecl& method) {
    const auto clashes = [&](const ClassScope& above, const MethodDecl& other) {
      return !method.isGhost && !other.isGhost && haveSameErasure(method, other) &&
             isInheritable(above, other) && !above.keepsFrom(scope_->package, &other) &&
             !isSubsignature(method, other, scope_->self);
    };
    scope_->findAbove([&](const ClassScope& above) {
      const auto overloads = above.methods.find(method.name);
      if (overloads == above.methods.end()) return false;
      const auto other = std::ranges::find_if(
          overloads->second, [&](const MethodDecl* other) { return clashes(above, *other); });
      if (other == overloads->second.end()) return false;
      error(codes::duplicate, method.nameRange,
            inQuotes(qualifiedSignature(method)) + " and " + inQuotes(qualifiedSignature(**other)) +
                " take the same when the program runs, and the one does not override the other",
            {(*other)->nameRange, "declared here"});
      return true;
    });
  }

  void reportPredicateOf(const MethodDecl& method) {
    for (const ClassScope* const supertype : scope_->supertypes) {
      if (const PredicateDecl* const predicate = supertype->findPredicate(method.name)) {
        return error(codes::duplicate, method.nameRange, inQuotes(method.name) + " is a predicate already",
                     {predicate->nameRange, "declared here"});
      }
    }
  }

  // Of Java's own methods which no class may declare, also where the library is not read.
  void checkFinal() {
    const ClassDecl& declaration = *scope_->declaration;
    if (declaration.isLibrary || declaration.isBuiltIn) return;
    if (builder_.files()[declaration.nameRange.file].dialect != Dialect::Java) return;
    for (const Member& member : scope_->members) {
      const MethodDecl* const method = member.method;
      if (method == nullptr || method->isGhost || method->kind == MethodKind::Constructor) continue;
      const std::string_view owner = ownerOfFinal(*method);
      if (owner.empty()) continue;
      builder_.problems().error(codes::type, method->nameRange,
                                inQuotes(qualifiedSignature(*method)) + " cannot be declared: " +
                                    std::string(owner) + " has such a method, which is final");
    }
  }

  // What a predicate of the library stands for is Java's own: whoever could say what it holds below could
  // hold it without having it, and what Java's own code does of it would be nobody's to check. Where a class
  // says what is open, no contract of the library trusts that.
  void checkOpenToClasses() {
    if (scope_->declaration->isLibrary) return;
    std::vector<const ClassScope*> above{scope_};
    for (std::size_t i = 0; i < above.size(); ++i) {
      for (const ClassScope* const supertype : above[i]->supertypes) addOnce(above, supertype);
      const ClassDecl& declaration = *above[i]->declaration;
      if (!declaration.isLibrary || above[i]->predicates.empty()) continue;
      const std::vector<std::string_view> open = wordsBehind(builder_, declaration, openMark);
      if (!open.empty()) {
        checkOpen(*above[i], open);
        continue;
      }
      builder_.problems().error(codes::unsupported, scope_->declaration->nameRange,
                                "classes below " + inQuotes(declaration.name) +
                                    " are not supported: what its predicates stand for is Java's own");
      return;
    }
  }

  void checkOpen(const ClassScope& library, const std::vector<std::string_view>& open) {
    for (const Member& member : scope_->members) {
      const MethodDecl* const method = member.method;
      if (method != nullptr && !method->isGhost) continue;
      const std::string_view name = method != nullptr ? method->name : member.predicate->name;
      const bool isOfLibrary = library.methods.contains(name) || library.predicates.contains(name);
      if (!isOfLibrary || std::ranges::find(open, name) != open.end()) continue;
      builder_.problems().error(codes::unsupported,
                                method != nullptr ? method->nameRange : member.predicate->nameRange,
                                inQuotes(name) + " of " + inQuotes(library.declaration->name) +
                                    " is not declared by classes of a program: it is about Java's own");
    }
  }

  // Java's own code may call what the library does not list, at any time and in any state: of an object that
  // is under construction, too.
  void checkUnlisted() {
    if (scope_->declaration->isLibrary) return;
    const bool mayFinalize = scope_->methods.contains("finalize") && builder_.objectScope() == nullptr;
    if (mayFinalize && builder_.wantLibrary("java/lang/Object")) return;
    for (const UnlistedMember* const member : scope_->allUnlisted()) {
      if (!member->isMethod || member->isUncalled) continue;
      for (const MethodDecl* const method : scope_->findMethods(member->name)) {
        if (method->owner->isLibrary || method->isStatic ||
            !ast::haveSameErasure(*method, *member, scope_->self, builder_))
          continue;
        const bool isOwn = method->owner == scope_->declaration;
        builder_.problems().error(codes::unsupported,
                                  isOwn ? method->nameRange : scope_->declaration->nameRange,
                                  inQuotes(qualifiedSignature(*method)) + " overrides '" + nameOf(*member) +
                                      "', which has no contract in the library: Java's own code may call it");
      }
    }
  }

  // ---------------------------------------------------------------------------------------------- predicates

  void findOverridden(const ClassScope& scope, std::string_view name,
                      std::vector<const PredicateDecl*>& overridden, Reached& reached) const {
    for (const ClassScope* const supertype : scope.supertypes) {
      if (!reached.isNew(*supertype)) continue;
      const auto found = supertype->predicates.find(name);
      if (found == supertype->predicates.end()) {
        findOverridden(*supertype, name, overridden, reached);
      } else {
        addOnce(overridden, found->second);
      }
    }
  }

  void linkPredicate(PredicateDecl& predicate) {
    for (const ClassScope* const supertype : scope_->supertypes) {
      const std::vector<const MethodDecl*> methods = supertype->findMethods(predicate.name);
      if (methods.empty()) continue;
      error(codes::duplicate, predicate.nameRange, inQuotes(predicate.name) + " is a method already",
            {methods.front()->nameRange, "declared here"});
    }
    std::vector<const PredicateDecl*> overridden;
    Reached reached;
    findOverridden(*scope_, predicate.name, overridden, reached);
    std::erase_if(overridden, [&](const PredicateDecl* other) {
      return !mayOverride(predicate, *other, predicate.nameRange) || predicate.isStatic;
    });
    predicate.overrides = builder_.arena().copy(overridden);
  }

  bool mayOverride(const PredicateDecl& predicate, const PredicateDecl& other, support::SourceRange range) {
    const std::string name = "the predicate " + inQuotes(predicate.name);
    if (predicate.isStatic != other.isStatic) {
      error(codes::type, range, name + " cannot override another: one is static, the other is not",
            {other.nameRange, "declared here"});
      return false;
    }
    if (haveEqualParameters(predicate, other, scope_->self)) return true;
    error(codes::type, range, name + " must have the parameters of the one that it overrides",
          {other.nameRange, "declared here"});
    return false;
  }

  // ---------------------------------------------------------------------------- what superclasses implement

  // Relates what the superclass has to what the interfaces of this class want.
  void linkInherited() {
    const bool hasSuperclass = scope_->declaration->superclass != nullptr;
    const ClassScope* const above = hasSuperclass ? scope_->supertypes.front() : builder_.objectScope();
    if (scope_->isInterface() || above == nullptr) return;
    const ClassScope& superclass = *above;
    std::vector<InheritedMethod> methods;
    std::vector<InheritedPredicate> predicates;
    for (const ClassScope* const interface : interfacesAbove()) {
      if (isSubclass(*superclass.declaration, *interface->declaration)) continue;
      for (const MethodDecl* const wanted : interface->declaration->methods) {
        if (!isInheritable(*interface, *wanted)) continue;
        const MethodDecl* const found = inherited(superclass, *wanted);
        if (found != nullptr && mayOverride(*found, *wanted, scope_->declaration->nameRange)) {
          methods.push_back({found, wanted});
        }
      }
      for (const PredicateDecl* const wanted : interface->declaration->predicates) {
        const PredicateDecl* const found =
            scope_->predicates.contains(wanted->name) ? nullptr : superclass.findPredicate(wanted->name);
        if (found != nullptr && mayOverride(*found, *wanted, scope_->declaration->nameRange)) {
          predicates.push_back({found, wanted});
        }
      }
    }
    scope_->declaration->inheritedMethods = builder_.arena().copy(methods);
    scope_->declaration->inheritedPredicates = builder_.arena().copy(predicates);
  }

  std::vector<const ClassScope*> interfacesAbove() const {
    std::vector<const ClassScope*> all;
    for (const ClassDecl* const interface : scope_->declaration->interfaces) {
      addOnce(all, &builder_.scopeOf(*interface));
    }
    for (std::size_t i = 0; i < all.size(); ++i) {
      for (const ClassScope* const supertype : all[i]->supertypes) addOnce(all, supertype);
    }
    return all;
  }

  // The superclass's method that stands in for the interface's; nullptr: there is none, or this class has its
  // own.
  const MethodDecl* inherited(const ClassScope& superclass, const MethodDecl& wanted) const {
    for (const MethodDecl* const method : scope_->findMethods(wanted.name)) {
      if (!isSubsignature(*method, wanted, scope_->self)) continue;
      const bool isInherited =
          method->owner != scope_->declaration && isSubclass(*superclass.declaration, *method->owner);
      return isInherited && method != &wanted ? method : nullptr;
    }
    return nullptr;
  }

  // ------------------------------------------------------------------------------------------ completeness

  void checkImplemented() {
    // What the library does not list may implement what it lists.
    if (scope_->declaration->isAbstract || scope_->declaration->isLibrary) return;
    std::vector<const ClassScope*> above{scope_};
    for (std::size_t i = 0; i < above.size(); ++i) {
      for (const ClassScope* const supertype : above[i]->supertypes) addOnce(above, supertype);
      for (const MethodDecl* const wanted : above[i]->declaration->methods) {
        const bool isNeeded = wanted->isAbstract && !(wanted->isGhost && builder_.isToRun());
        if (!isNeeded || isImplemented(*wanted) || builder_.wantLibrary("java/lang/Object")) continue;
        return reportUnimplemented(*wanted);
      }
    }
  }

  bool isImplemented(const MethodDecl& wanted) const {
    return std::ranges::any_of(scope_->findMethods(wanted.name), [&](const MethodDecl* method) {
      return !method->isAbstract && isSubsignature(*method, wanted, scope_->self);
    });
  }

  void reportUnimplemented(const MethodDecl& wanted) {
    const bool isOwn = wanted.owner == scope_->declaration;
    std::vector<support::Note> notes{{wanted.nameRange, "declared here"}};
    if (!isOwn && wanted.isGhost && wanted.owner->isLibrary)
      notes.push_back({{}, whatToWrite(*wanted.owner)});
    builder_.problems().error(codes::type, isOwn ? wanted.nameRange : scope_->declaration->nameRange,
                              isOwn ? "an abstract method needs an abstract class"
                                    : inQuotes(scope_->declaration->name) + " must implement " +
                                          inQuotes(qualifiedSignature(wanted)) + ", or be abstract",
                              std::move(notes));
  }

  // What a class of a program says in annotations of what the library leaves to it.
  std::string whatToWrite(const ClassDecl& above) const {
    std::string all;
    const auto add = [&](const std::string& line) {
      all += (all.empty() ? "" : ", ") + inQuotes("//@ " + line);
    };
    for (const PredicateDecl* const predicate : above.predicates) {
      const bool isThere =
          std::ranges::any_of(scope_->declaration->predicates,
                              [&](const PredicateDecl* own) { return own->name == predicate->name; });
      if (predicate->body == nullptr && predicate->parameters.empty() && !isThere)
        add("predicate " + std::string(predicate->name) + "() = …;");
    }
    for (const MethodDecl* const method : above.methods) {
      if (!method->isGhost || !method->isPure() || !method->isAbstract || !method->parameters.empty() ||
          isImplemented(*method))
        continue;
      add("pure ghost " + toString(resultLike(*method, *method, scope_->self)) + " " +
          std::string(method->name) + "() = …;");
    }
    return "what its objects hold and stand for is said in annotations: " + all;
  }

  ProgramBuilder& builder_;
  ClassScope* scope_ = nullptr;
};

}  // namespace

void linkOverrides(ProgramBuilder& builder) {
  OverrideLinker linker(builder);
  for (ClassScope* const scope : builder.classes()) linker.link(*scope);
  checkFamilies(builder);
}

namespace {

// Whether its contract says which exceptions leave it; else its `throws` does, and that of an override.
bool saysSignals(const ProgramBuilder& builder, const MethodDecl& method) {
  if (!builder.scopeOf(*method.owner).withoutSignals.contains(&method)) return true;
  return method.inheritsContract && saysSignals(builder, *method.overrides.front());
}

}  // namespace

void inheritContracts(ProgramBuilder& builder) {
  for (const ClassScope* const scope : builder.classes()) {
    for (const Member& member : scope->members) {
      if (member.method == nullptr || !member.method->inheritsContract) continue;
      const MethodDecl& overridden = *member.method->overrides.front();
      member.method->requires_ = overridden.requires_;
      member.method->ensures = overridden.ensures;
      if (saysSignals(builder, overridden)) member.method->signals = overridden.signals;
      member.method->measure = overridden.measure;
    }
  }
}

}  // namespace warrant::ast
