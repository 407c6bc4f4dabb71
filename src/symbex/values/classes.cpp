// The classes of objects: what is known of them, and which definitions of predicates and pure methods they
// use.
//
// What is known of `this`, and of what contracts and tests speak of, are facts of the path. A new object, and
// a symbol for a value of some type, have theirs for good: their terms mean nothing else.
#include "ast/print.h"
#include "symbex/engine.h"

namespace warrant::symbex {

using heap::Resource;
using smt::Purpose;
using smt::Sort;

namespace {

ast::Type typeOf(const ast::ClassDecl& declaration) { return {ast::TypeKind::Class, &declaration, nullptr}; }

// Tells classes of the same name apart.
std::string keyOf(const ast::Type& type) {
  if (type.kind == ast::TypeKind::Array) return keyOf(*type.element) + "[]";
  const std::string name = ast::toString(type);
  return type.kind == ast::TypeKind::Class ? name + "@" + std::to_string(type.declaration->index) : name;
}

}  // namespace

smt::Term Engine::fresh(const ast::Type& type, std::string_view hint) {
  const Term value = terms_.fresh(sortOf(type), hint);
  if (type.isReference() && !isObject(type)) declared_.emplace(value, type);
  return value;
}

// --- tests

smt::Term Engine::instanceTerm(const ast::Type& type, Term object) {
  if (type.kind != ast::TypeKind::Class) return applyTo("instanceof " + keyOf(type), Sort::Bool, object);
  smt::Function& function = functionsOf(*type.declaration).instance;
  if (function == smt::Function()) function = terms_.function("instanceof " + keyOf(type), Sort::Bool);
  return terms_.apply(function, {&object, 1});
}

smt::Term Engine::isLike(const ast::ClassDecl& declaration, Term object) {
  smt::Function& function = functionsOf(declaration).like;
  if (function == smt::Function())
    function = terms_.function("like " + keyOf(typeOf(declaration)), Sort::Bool);
  return terms_.apply(function, {&object, 1});
}

void Engine::learnType(Term object, const ast::Type& type) {
  if (type.kind != ast::TypeKind::Class || !analysis_.hierarchy().isRelated(*type.declaration)) return;
  if (created_.contains(object)) return;
  const Term isInstance = instanceTerm(type, object);
  if (path_->isEvident(isInstance)) return;
  const Term isNull = terms_.equal(object, terms_.null());
  path_->assume(path_->isEvident(terms_.negate(isNull)) ? isInstance : terms_.disjoin(isNull, isInstance));
  tested_[object].push_back(type);
}

std::optional<bool> Engine::isKnownInstance(Term object, const ast::Type& tested) {
  std::optional<bool> answer;
  path_->findEqual(object, [&](Term equal) {
    if (const auto created = created_.find(equal); created != created_.end()) {
      answer = Hierarchy::isSubtype(created->second, tested);
    } else if (const auto declared = declared_.find(equal); declared != declared_.end()) {
      if (Hierarchy::areDisjoint(declared->second, tested)) answer = false;
      if (Hierarchy::isSubtype(declared->second, tested) &&
          path_->isEvident(terms_.negate(terms_.equal(object, terms_.null()))))
        answer = true;
    }
    return answer.has_value();
  });
  return answer;
}

smt::Term Engine::isInstance(Term object, const ast::Type& tested, const ast::Type& known) {
  const Term isNull = terms_.equal(object, terms_.null());
  if (Hierarchy::isSubtype(known, tested)) return terms_.negate(isNull);
  if (terms_.op(object) == smt::Op::Null) return terms_.falsity();
  if (const auto answer = isKnownInstance(object, tested)) return terms_.boolean(*answer);
  const auto declared = declared_.find(object);
  if (declared == declared_.end() || !Hierarchy::isSubtype(declared->second, known)) learnType(object, known);
  const Term test = instanceTerm(tested, object);
  const auto assume = [&](Term fact) {
    if (!path_->isEvident(fact)) path_->assume(fact);
  };
  assume(terms_.implies(test, terms_.negate(isNull)));
  const auto relateTo = [&](const ast::Type& other, Term otherTest) {
    if (Hierarchy::areDisjoint(tested, other)) assume(terms_.negate(terms_.conjoin(test, otherTest)));
    if (Hierarchy::isSubtype(tested, other)) assume(terms_.implies(test, otherTest));
    if (Hierarchy::isSubtype(other, tested)) assume(terms_.implies(otherTest, test));
  };
  path_->findEqual(object, [&](Term equal) {
    if (const auto declared = declared_.find(equal); declared != declared_.end())
      relateTo(declared->second, terms_.negate(isNull));
    if (const auto others = tested_.find(equal); others != tested_.end()) {
      for (const ast::Type& other : std::vector(others->second)) relateTo(other, instanceTerm(other, equal));
    }
    return false;
  });
  tested_[object].push_back(tested);
  if (building_ != nullptr) building_->tests.emplace_back(object, tested);
  return test;
}

void Engine::learnTest(Term object, const ast::Type& tested) {
  const Term answer = isInstance(object, tested, {});
  path_->assume(terms_.equal(instanceTerm(tested, object), answer));
}

// One object is not of two types that exclude each other.
void Engine::relateClasses(Term left, Term right) {
  if (tested_.empty() || terms_.isConstant(left) || terms_.isConstant(right)) return;
  const Term areEqual = terms_.equal(left, right);
  if (terms_.isConstant(areEqual)) return;
  const auto typesOf = [&](Term object) {
    std::vector<std::pair<ast::Type, Term>> types;
    path_->findEqual(object, [&](Term equal) {
      if (const auto declared = declared_.find(equal); declared != declared_.end())
        types.emplace_back(declared->second, terms_.negate(terms_.equal(equal, terms_.null())));
      if (const auto tested = tested_.find(equal); tested != tested_.end()) {
        for (const ast::Type& type : tested->second) types.emplace_back(type, instanceTerm(type, equal));
      }
      return false;
    });
    return types;
  };
  const auto rightTypes = typesOf(right);
  for (const auto& [type, test] : typesOf(left)) {
    for (const auto& [other, otherTest] : rightTypes) {
      if (!Hierarchy::areDisjoint(type, other)) continue;
      path_->assume(terms_.negate(terms_.conjoin(areEqual, terms_.conjoin(test, otherTest))));
    }
  }
}

Verdict Engine::evalInstanceOf(SymbolicState s, const ast::InstanceOf& test, ThenTerm then) {
  return eval(std::move(s), *test.operand, [&](SymbolicState s, Term object) {
    const Term answer = isInstance(object, test.tested, test.operand->type);
    if (test.binding != nullptr) s.frame.store.set(test.binding->slot, object);
    return then(std::move(s), answer);
  });
}

Verdict Engine::evalReferenceCast(SymbolicState s, const ast::Expression& e, const ast::Cast& cast,
                                  ThenTerm then) {
  return eval(std::move(s), *cast.operand, [&](SymbolicState s, Term object) {
    if (Hierarchy::isSubtype(cast.operand->type, e.type)) return then(std::move(s), object);
    const Term isNull = terms_.equal(object, terms_.null());
    const Term goal = terms_.disjoin(isNull, isInstance(object, e.type, cast.operand->type));
    return require(
        std::move(s), goal, Purpose::Obligation,
        [&](const SymbolicState& s) {
          return blame(s, Context::Cast, Reason::Type, e.range,
                       "`" + ast::toString(*cast.operand) + "` may be no `" + ast::toString(e.type) + "`");
        },
        [&](SymbolicState s) { return then(std::move(s), object); });
  });
}

// --- definitions

void Engine::enterClass(Term self, const ast::ClassDecl& declaration) {
  self_ = self;
  declared_.emplace(self, typeOf(declaration));
  if (!analysis_.hierarchy().isRelated(declaration)) return;
  functionsOf(declaration).isUsed = true;
  path_->assume(isLike(declaration, self));
}

// `this`, or a new object.
bool Engine::isOwn(Term object) const {
  return object == self_ || terms_.op(object) == smt::Op::Object || (self_ && path_->areEqual(object, self_));
}

template <class Declaration>
Engine::KnownClass Engine::classFor(const Declaration& member, Term object) {
  const Hierarchy& hierarchy = analysis_.hierarchy();
  if (!hierarchy.isRelated(*member.owner)) return {member.owner, !member.owner->isFinal && !isOwn(object)};
  KnownClass known;
  path_->findEqual(object, [&](Term equal) {
    const auto created = created_.find(equal);
    if (created != created_.end() && created->second.kind == ast::TypeKind::Class)
      known.declaration = created->second.declaration;
    return known.declaration != nullptr;
  });
  if (known.declaration != nullptr) return known;
  for (const ast::ClassDecl* definer : hierarchy.definers(member)) {
    if (functionsOf(*definer).isUsed && path_->isEvident(isLike(*definer, object))) return {definer, false};
  }
  for (const ast::ClassDecl* definer : hierarchy.definers(member)) {
    if (!hierarchy.isClosed(*definer)) continue;
    const bool isInstance = path_->isEvident(instanceTerm(typeOf(*definer), object)) ||
                            isKnownInstance(object, typeOf(*definer)).value_or(false);
    if (isInstance) return {definer, !definer->isFinal};
  }
  return known;
}

template Engine::KnownClass Engine::classFor(const ast::PredicateDecl&, Term);
template Engine::KnownClass Engine::classFor(const ast::MethodDecl&, Term);

Engine::PredicateDefinition Engine::definitionFor(Resource resource, Term receiver) {
  const ast::PredicateDecl& member = *analysis_.predicateOf(resource);
  if (const ast::ClassDecl* definer = analysis_.definerOf(resource)) return {&member, definer, {}};
  if (member.isStatic) return {member.body != nullptr ? &member : nullptr, nullptr, {}};
  const KnownClass known = classFor(member, receiver);
  if (known.declaration == nullptr) return {};
  const ast::PredicateDecl* const definition = analysis_.hierarchy().definition(member, *known.declaration);
  if (definition == nullptr || definition->body == nullptr) return {};
  return {definition, nullptr, known};
}

// The verdict rests on it that nothing extends the class.
void Engine::rely(const KnownClass& known) {
  if (known.isAssumed) result_.closedClasses.insert(known.declaration);
}

std::string Engine::whyNoDefinition(const ast::PredicateInstance& instance) const {
  const ast::PredicateDecl& predicate = *instance.predicate;
  if (predicate.isStatic || analysis_.hierarchy().definers(predicate).empty()) return "is abstract";
  const ast::Type& type = instance.receiver->type;
  const std::string object = ast::toString(*instance.receiver);
  const std::string why = "has a definition that depends on the class of `" + object +
                          "`, which may be a subclass of `" + ast::toString(type) + "`";
  return why;
}

// --- what is read statically

std::optional<Resource> Engine::twinOf(Resource resource, Term receiver) {
  if (analysis_.predicateOf(resource) == nullptr || !analysis_.hasTwins(resource)) return std::nullopt;
  const ast::PredicateDecl& member = *analysis_.predicateOf(resource);
  const KnownClass known = classFor(member, receiver);
  if (known.declaration == nullptr) return std::nullopt;
  const auto own = analysis_.staticPredicate(member, *known.declaration);
  if (!own) return std::nullopt;
  if (analysis_.definerOf(resource) != nullptr && *own != resource) return std::nullopt;
  rely(known);
  return analysis_.definerOf(resource) != nullptr ? analysis_.predicate(member) : *own;
}

}  // namespace warrant::symbex
