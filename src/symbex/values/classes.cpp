// The classes of objects: what is known of them, and which definitions of predicates and pure methods they
// use.
//
// What is known of `this`, and of what contracts and tests speak of, are facts of the path. A new object, and
// a symbol for a value of some type, have theirs for good: their terms mean nothing else.
#include "symbex/values/classes.h"

#include <algorithm>

#include "ast/print.h"
#include "symbex/explain/reports.h"
#include "symbex/path/path.h"
#include "symbex/values/numbers.h"
#include "symbex/values/sorts.h"

namespace warrant::symbex {

using heap::Resource;
using smt::Sort;

namespace {

// Tells types of the same name apart.
std::string keyOf(const ast::Type& type) {
  const std::string name = ast::toString(type);
  switch (type.kind) {
    case ast::TypeKind::Array:
      return keyOf(*type.element) + "[]";
    case ast::TypeKind::Class:
      return name + "@" + std::to_string(type.declaration->index);
    case ast::TypeKind::Sequence:
    case ast::TypeKind::Set:
    case ast::TypeKind::Bag:
    case ast::TypeKind::Option:
      return name + " of " + keyOf(*type.element);
    case ast::TypeKind::Map:
      return name + " of " + keyOf(ast::keyTypeOf(type)) + " to " + keyOf(ast::valueTypeOf(type));
    case ast::TypeKind::Datatype: {
      const support::SourceRange& declared = type.datatype->range;
      std::string key = name + "@" + std::to_string(declared.file) + ":" + std::to_string(declared.line) +
                        ":" + std::to_string(declared.column);
      if (type.arguments == nullptr) return key;
      for (const ast::TypeArgument& argument : type.arguments->list) key += " of " + keyOf(argument.type);
      return key;
    }
    default:
      return name;
  }
}

}  // namespace

smt::Term Classes::fresh(const ast::Type& type, std::string_view hint) {
  const Term value = terms_.fresh(sortOf(type), hint);
  if (type.isReference() && !isErasedToObject(type)) declared_.emplace(value, type);
  return value;
}

bool Classes::mayBeOne(Term left, Term right) const {
  const auto typesOf = [&](Term object) {
    std::vector<ast::Type> types;
    path_.findEqual(object, [&](Term equal) {
      for (const auto* const known : {&created_, &declared_}) {
        if (const auto type = known->find(equal); type != known->end()) types.push_back(type->second);
      }
      return false;
    });
    return types;
  };
  const std::vector<ast::Type> others = typesOf(right);
  return std::ranges::none_of(typesOf(left), [&](const ast::Type& type) {
    return std::ranges::any_of(others,
                               [&](const ast::Type& other) { return Hierarchy::areDisjoint(type, other); });
  });
}

// --- tests

smt::Function Classes::testOf(const ast::Type& type) {
  const auto make = [&] {
    const smt::Function function = terms_.function("instanceof " + keyOf(type), Sort::Bool);
    run_.symbols.declare(function, {.kind = Symbol::Kind::Test, .type = type});
    return function;
  };
  if (type.kind != ast::TypeKind::Class) return make();
  std::optional<smt::Function>& function = functionsOf(*type.declaration).instance;
  if (!function) {
    function = make();
    addRanked(tests_, *type.declaration);
  }
  return *function;
}

void Classes::addRanked(RankedClasses& classes, const ast::ClassDecl& declaration) const {
  if (!analysis_.hierarchy().isRelated(declaration)) return;
  const auto rank = [&](const ast::ClassDecl* one) { return analysis_.hierarchy().rank(*one); };
  const auto place = std::ranges::lower_bound(classes, rank(&declaration), {}, rank);
  if (place == classes.end() || *place != &declaration) classes.insert(place, &declaration);
}

smt::Term Classes::isLike(const ast::ClassDecl& declaration, Term object) {
  std::optional<smt::Function>& function = functionsOf(declaration).like;
  if (!function) {
    function = terms_.function("like " + keyOf(typeOf(declaration)), Sort::Bool);
    run_.symbols.declare(*function, {.kind = Symbol::Kind::Like, .type = typeOf(declaration)});
  }
  return terms_.apply(*function, {&object, 1});
}

void Classes::learnType(Term object, const ast::Type& type) {
  if (type.kind == ast::TypeKind::Class && analysis_.hierarchy().isRelated(*type.declaration))
    learnOwnType(object, type);
}

void Classes::learnOwnType(Term object, const ast::Type& type) {
  if (type.kind != ast::TypeKind::Class || created_.contains(object)) return;
  const Term isInstance = instanceTerm(type, object);
  if (path_.isEvident(isInstance)) return;
  const Term isNull = terms_.equal(object, terms_.null());
  path_.assume(path_.isEvident(terms_.negate(isNull)) ? isInstance : terms_.disjoin(isNull, isInstance));
  tested_[object].push_back({type, isInstance});
}

void Classes::learnAsObject(Term value, const ast::Type& own, const ast::Type& place) {
  const bool isGeneral = ast::isErasedToObject(place) || (place.kind == ast::TypeKind::Class &&
                                                          place.declaration->isLibrary && !(place == own));
  if (isGeneral && !ast::isErasedToObject(own)) learnOwnType(value, own);
}

std::optional<bool> Classes::isKnownInstance(Term object, const ast::Type& tested) {
  std::optional<bool> answer;
  path_.findEqual(object, [&](Term equal) {
    if (const auto created = created_.find(equal); created != created_.end()) {
      answer = Hierarchy::isSubtype(created->second, tested);
    } else if (const auto declared = declared_.find(equal); declared != declared_.end()) {
      if (Hierarchy::areDisjoint(declared->second, tested)) answer = false;
      if (Hierarchy::isSubtype(declared->second, tested) &&
          path_.isEvident(terms_.negate(terms_.equal(object, terms_.null()))))
        answer = true;
    }
    return answer.has_value();
  });
  return answer;
}

smt::Term Classes::isInstance(Term object, const ast::Type& tested, const ast::Type& known) {
  const Term isNull = terms_.equal(object, terms_.null());
  if (Hierarchy::isSubtype(known, tested)) return terms_.negate(isNull);
  if (terms_.op(object) == smt::Op::Null) return terms_.falsity();
  if (const auto answer = isKnownInstance(object, tested)) return terms_.boolean(*answer);
  const auto declared = declared_.find(object);
  if (declared == declared_.end() || !Hierarchy::isSubtype(declared->second, known)) learnType(object, known);
  const Term test = instanceTerm(tested, object);
  const auto assume = [&](Term fact) {
    if (!path_.isEvident(fact)) path_.assume(fact);
  };
  assume(terms_.implies(test, terms_.negate(isNull)));
  const auto relateTo = [&](const ast::Type& other, Term otherTest) {
    if (Hierarchy::areDisjoint(tested, other)) {
      // Of many that an object was found not to be of nothing is to be said.
      if (!path_.isKnown(terms_.negate(otherTest))) assume(terms_.negate(terms_.conjoin(test, otherTest)));
      return;
    }
    if (Hierarchy::isSubtype(tested, other)) assume(terms_.implies(test, otherTest));
    if (Hierarchy::isSubtype(other, tested)) assume(terms_.implies(otherTest, test));
  };
  path_.findEqual(object, [&](Term equal) {
    if (const auto declared = declared_.find(equal); declared != declared_.end())
      relateTo(declared->second, terms_.negate(isNull));
    if (const auto others = tested_.find(equal); others != tested_.end()) {
      for (std::size_t i = 0; i < others->second.size(); ++i)
        relateTo(others->second[i].type, others->second[i].test);
    }
    return false;
  });
  tested_[object].push_back({tested, test});
  if (now().building != nullptr) now().building->tests.emplace_back(object, tested);
  return test;
}

void Classes::learnTest(Term object, const ast::Type& tested) {
  const Term answer = isInstance(object, tested, {});
  path_.assume(terms_.equal(instanceTerm(tested, object), answer));
}

// One object is not of two types that exclude each other.
void Classes::relateClasses(Term left, Term right) {
  if (tested_.empty() || terms_.isConstant(left) || terms_.isConstant(right)) return;
  const Term areEqual = terms_.equal(left, right);
  if (terms_.isConstant(areEqual)) return;
  const auto typesOf = [&](Term object) {
    std::vector<std::pair<ast::Type, Term>> types;
    path_.findEqual(object, [&](Term equal) {
      if (const auto declared = declared_.find(equal); declared != declared_.end())
        types.emplace_back(declared->second, terms_.negate(terms_.equal(equal, terms_.null())));
      if (const auto created = created_.find(equal); created != created_.end())
        types.emplace_back(created->second, terms_.truth());
      if (const auto tested = tested_.find(equal); tested != tested_.end()) {
        for (const auto& [type, test] : tested->second) types.emplace_back(type, test);
      }
      return false;
    });
    return types;
  };
  const auto rightTypes = typesOf(right);
  for (const auto& [type, test] : typesOf(left)) {
    for (const auto& [other, otherTest] : rightTypes) {
      if (!Hierarchy::areDisjoint(type, other)) continue;
      path_.assume(terms_.negate(terms_.conjoin(areEqual, terms_.conjoin(test, otherTest))));
    }
  }
}

// --- definitions

void Classes::enterClass(Term self, const ast::ClassDecl& declaration) {
  enterClassBelow(self, declaration);
  if (!analysis_.hierarchy().isRelated(declaration)) return;
  noteLikeness(declaration);
  path_.assume(isLike(declaration, self));
}

std::vector<const ast::ClassDecl*> Classes::closedClassesFor(Term object) const {
  const Hierarchy& hierarchy = analysis_.hierarchy();
  std::vector<const ast::ClassDecl*> classes;
  for (const ast::ClassDecl* tested : tests_) {
    if (hierarchy.isClosed(*tested)) classes.push_back(tested);
  }
  path_.findEqual(object, [&](Term equal) {
    if (const auto declared = declared_.find(equal); declared != declared_.end()) {
      if (declared->second.kind != ast::TypeKind::Class) return false;
      const auto above = hierarchy.closedAbove(*declared->second.declaration);
      classes.insert(classes.end(), above.begin(), above.end());
    }
    return false;
  });
  const auto rank = [&](const ast::ClassDecl* one) { return hierarchy.rank(*one); };
  std::ranges::sort(classes, {}, rank);
  classes.erase(std::ranges::unique(classes).begin(), classes.end());
  return classes;
}

void Classes::enterClassBelow(Term self, const ast::ClassDecl& declaration) {
  now().self = self;
  declared_.emplace(self, typeOf(declaration));
}

// `this`, or a new object.
bool Classes::isOwn(Term object) const {
  return object == now().self || terms_.op(object) == smt::Op::Object ||
         (now().self && path_.areEqual(object, now().self));
}

template <class Declaration>
KnownClass Classes::classFor(const Declaration& member, Term object) {
  const Hierarchy& hierarchy = analysis_.hierarchy();
  if (!hierarchy.isRelated(*member.owner)) return {member.owner, !member.owner->isFinal && !isOwn(object)};
  KnownClass known;
  path_.findEqual(object, [&](Term equal) {
    const auto created = created_.find(equal);
    if (created != created_.end() && created->second.kind == ast::TypeKind::Class)
      known.declaration = created->second.declaration;
    return known.declaration != nullptr;
  });
  if (known.declaration != nullptr) return known;
  for (const ast::ClassDecl* declaration : likened_) {
    if (hierarchy.isDefiner(*declaration, member) && path_.isEvident(isLike(*declaration, object)))
      return {declaration, false};
  }
  for (const ast::ClassDecl* declaration : closedClassesFor(object)) {
    if (!hierarchy.isDefiner(*declaration, member)) continue;
    const bool isInstance = path_.isEvident(instanceTerm(typeOf(*declaration), object)) ||
                            isKnownInstance(object, typeOf(*declaration)).value_or(false);
    if (isInstance) return {declaration, !declaration->isFinal};
  }
  return known;
}

template KnownClass Classes::classFor(const ast::PredicateDecl&, Term);
template KnownClass Classes::classFor(const ast::MethodDecl&, Term);

PredicateDefinition Classes::definitionFor(Resource resource, Term receiver) {
  const ast::PredicateDecl& member = *analysis_.predicateOf(resource);
  if (const ast::ClassDecl* definer = analysis_.definerOf(resource)) return {&member, definer, {}};
  if (member.isStatic) return {member.body != nullptr ? &member : nullptr, nullptr, {}};
  const KnownClass known = classFor(member, receiver);
  if (known.declaration == nullptr) return {};
  const ast::PredicateDecl* const definition = analysis_.hierarchy().definition(member, *known.declaration);
  if (definition == nullptr || definition->body == nullptr) return {};
  return {definition, nullptr, known};
}

std::string Classes::whyNoDefinition(const ast::PredicateInstance& instance) const {
  const ast::PredicateDecl& predicate = *instance.predicate;
  if (predicate.isStatic || analysis_.hierarchy().definers(predicate).empty()) return "is abstract";
  const ast::Type& type = instance.receiver->type;
  const std::string object = ast::toString(*instance.receiver);
  const std::string why = "has a definition that depends on the class of `" + object +
                          "`, which may be a subclass of `" + ast::toString(type) + "`";
  return why;
}

// --- what is read statically

std::optional<Resource> Classes::twinOf(Resource resource, Term receiver) {
  if (analysis_.predicateOf(resource) == nullptr || !analysis_.hasTwins(resource)) return std::nullopt;
  const ast::PredicateDecl& member = *analysis_.predicateOf(resource);
  const KnownClass known = classFor(member, receiver);
  if (known.declaration == nullptr) return std::nullopt;
  const auto own = analysis_.staticPredicate(member, *known.declaration);
  if (!own) return std::nullopt;
  if (analysis_.definerOf(resource) != nullptr && *own != resource) return std::nullopt;
  reports_.rely(known);
  return analysis_.definerOf(resource) != nullptr ? analysis_.predicate(member) : *own;
}

// --- new objects, and values of some type

void Classes::noteCreated(Term object, const ast::Type& type) { created_.emplace(object, type); }

void Classes::noteDeclared(Term value, const ast::Type& type) { declared_.emplace(value, type); }

const ast::Type* Classes::createdAs(Term object) const {
  const auto created = created_.find(object);
  return created == created_.end() ? nullptr : &created->second;
}

}  // namespace warrant::symbex
