#include "facts/hierarchy.h"

#include <algorithm>

#include "ast/below.h"
#include "ast/walk.h"

namespace warrant::symbex {

using namespace ast;

bool isDefinition(const PredicateDecl& predicate) { return predicate.body != nullptr; }
bool isDefinition(const MethodDecl& method) { return method.isPure() && method.pureBody != nullptr; }

// ---------------------------------------------------------------------------------------------- families

template <class Declaration>
void Families<Declaration>::add(const Declaration& declaration) {
  declarations_[declaration.index] = &declaration;
  leaders_[declaration.index] = declaration.index;
}

template <class Declaration>
std::uint32_t Families<Declaration>::find(std::uint32_t index) {
  while (leaders_[index] != index) index = leaders_[index] = leaders_[leaders_[index]];
  return index;
}

template <class Declaration>
void Families<Declaration>::relate(const Declaration& one, const Declaration& other) {
  const auto [low, high] = std::minmax({find(one.index), find(other.index)});
  leaders_[high] = low;
}

template <class Declaration>
void Families<Declaration>::gather() {
  for (std::uint32_t index = 0; index < declarations_.size(); ++index) {
    if (declarations_[index] == nullptr) continue;
    leaders_[index] = find(index);
    if (leaders_[index] == index) continue;
    std::vector<const Declaration*>& family = members_[leaders_[index]];
    if (family.empty()) family.push_back(declarations_[leaders_[index]]);
    family.push_back(declarations_[index]);
  }
}

template <class Declaration>
std::span<const Declaration* const> Families<Declaration>::members(const Declaration& member) const {
  const auto found = members_.find(leaders_[member.index]);
  if (found != members_.end()) return found->second;
  return {&declarations_[member.index], declarations_[member.index] != nullptr ? 1u : 0u};
}

template class Families<PredicateDecl>;
template class Families<MethodDecl>;

// ------------------------------------------------------------------------------------------------- types

bool Hierarchy::isSubclass(const ClassDecl& below, const ClassDecl& above) { return isBelow(below, above); }

bool Hierarchy::isSubtype(const Type& below, const Type& above) {
  if (below == above || below.kind == TypeKind::Null) return true;
  if (!below.isReference() || !above.isReference()) return false;
  if (isErasedToObject(above)) return true;
  if (below.kind == TypeKind::Class && above.kind == TypeKind::Class)
    return isSubclass(*below.declaration, *above.declaration);
  if (below.kind == TypeKind::Array && above.kind == TypeKind::Class) return isOfArrays(*above.declaration);
  const bool areArrays = below.kind == TypeKind::Array && above.kind == TypeKind::Array;
  return areArrays && isSubtype(*below.element, *above.element);
}

bool Hierarchy::areDisjoint(const Type& one, const Type& other) {
  if (isSubtype(one, other) || isSubtype(other, one)) return false;
  if (one.kind == TypeKind::Class && other.kind == TypeKind::Class) {
    const auto mayBeBoth = [](const ClassDecl& interface, const ClassDecl& declaration) {
      return interface.kind == ClassKind::Interface && !declaration.isFinal;
    };
    return !mayBeBoth(*one.declaration, *other.declaration) &&
           !mayBeBoth(*other.declaration, *one.declaration);
  }
  if (one.kind == TypeKind::Array && other.kind == TypeKind::Array) {
    const bool areReferences = one.element->isReference() && other.element->isReference();
    return !areReferences || areDisjoint(*one.element, *other.element);
  }
  return true;  // an array, and a class that is not above it
}

// ----------------------------------------------------------------------------------------------- classes

Hierarchy::Hierarchy(const Program& program)
    : related_(program.classCount),
      ranks_(program.classCount),
      isClosed_(program.classCount),
      closedAbove_(program.classCount),
      predicates_(program.predicateCount),
      methods_(program.methodCount) {
  relate(program);
  for (const ClassDecl* declaration : program.classes) {
    if (isRelated(*declaration)) gather(*declaration);
  }
  const auto note = [](auto& definers, const auto& table, const ClassDecl* declaration) {
    for (const auto& [leader, definition] : table) {
      if (definition != nullptr && isDefinition(*definition)) definers[leader].push_back(declaration);
    }
  };
  for (const ClassDecl* declaration : ordered_) {
    note(predicateDefiners_, members_.at(declaration).predicates, declaration);
    note(methodDefiners_, members_.at(declaration).methods, declaration);
    const auto agrees = [&](const ClassDecl* below) {
      return !below->mayHaveOthersBelow && agree(*declaration, *below);
    };
    if (!std::ranges::all_of(below(*declaration), agrees)) continue;
    isClosed_[declaration->index] = true;
    for (const ClassDecl* below : below(*declaration)) closedAbove_[below->index].push_back(declaration);
  }
}

void Hierarchy::relate(const Program& program) {
  for (const ClassDecl* declaration : program.classes) {
    for (const PredicateDecl* predicate : declaration->predicates) predicates_.add(*predicate);
    for (const MethodDecl* method : declaration->methods) methods_.add(*method);
    if (declaration->implicitConstructor != nullptr) methods_.add(*declaration->implicitConstructor);
    // What is above a box of the library may not have been read.
    const bool isBox = declaration->isLibrary && declaration->isFinal;
    if (declaration->mayHaveOthersBelow || isBox) related_[declaration->index] = true;
    const auto addAbove = [&](const ClassDecl* above) {
      related_[declaration->index] = related_[above->index] = true;
    };
    if (declaration->superclass != nullptr) addAbove(declaration->superclass);
    std::ranges::for_each(declaration->interfaces, addAbove);
  }
  for (const ClassDecl* declaration : program.classes) {
    for (const PredicateDecl* predicate : declaration->predicates) {
      for (const PredicateDecl* overridden : predicate->overrides)
        predicates_.relate(*predicate, *overridden);
    }
    for (const MethodDecl* method : declaration->methods) {
      for (const MethodDecl* overridden : method->overrides) methods_.relate(*method, *overridden);
    }
    for (const InheritedPredicate& inherited : declaration->inheritedPredicates)
      predicates_.relate(*inherited.predicate, *inherited.overridden);
    for (const InheritedMethod& inherited : declaration->inheritedMethods)
      methods_.relate(*inherited.method, *inherited.overridden);
  }
  predicates_.gather();
  methods_.gather();
}

// A class's own declarations come before those of classes above, and these before those of interfaces; of two
// interfaces' the lower one counts, and none of them where neither is lower (JLS 8.4.8).
template <class Declaration>
void Hierarchy::inherit(Table<Declaration>& table, const Table<Declaration>& above) {
  for (const auto& [leader, declaration] : above) {
    const auto [place, isNew] = table.try_emplace(leader, declaration);
    const Declaration*& present = place->second;
    if (isNew || present == declaration || present == nullptr || declaration == nullptr) continue;
    const bool isOfClass = present->owner->kind != ClassKind::Interface;
    if (isOfClass || isSubclass(*present->owner, *declaration->owner)) continue;
    if (isSubclass(*declaration->owner, *present->owner)) {
      present = declaration;
    } else if (isDefinition(*present) || isDefinition(*declaration)) {
      present = nullptr;
    }
  }
}

const Hierarchy::Members& Hierarchy::gather(const ClassDecl& declaration) {
  const auto [place, isNew] = members_.try_emplace(&declaration);
  Members& members = place->second;  // stays in place while others are added
  if (!isNew) return members;
  const auto addAbove = [&](const ClassDecl& above) {
    const Members& inherited = gather(above);
    inherit(members.predicates, inherited.predicates);
    inherit(members.methods, inherited.methods);
  };
  if (declaration.superclass != nullptr) addAbove(*declaration.superclass);
  for (const ClassDecl* interface : declaration.interfaces) addAbove(*interface);
  for (const PredicateDecl* predicate : declaration.predicates) {
    if (!predicate->isStatic) members.predicates[predicates_.leader(*predicate).index] = predicate;
  }
  for (const MethodDecl* method : declaration.methods) {
    if (method->isStatic || method->kind == MethodKind::Constructor) continue;
    members.methods[methods_.leader(*method).index] = method;
  }
  ranks_[declaration.index] = static_cast<std::uint32_t>(ordered_.size());
  ordered_.push_back(&declaration);
  Visited seen;
  const auto noteAbove = [&](const auto& noteAbove, const ClassDecl& above) -> void {
    if (!seen.insert(&above).second) return;
    below_[&above].push_back(&declaration);
    if (above.superclass != nullptr) noteAbove(noteAbove, *above.superclass);
    for (const ClassDecl* interface : above.interfaces) noteAbove(noteAbove, *interface);
  };
  noteAbove(noteAbove, declaration);
  return members;
}

std::span<const ClassDecl* const> Hierarchy::below(const ClassDecl& declaration) const {
  const auto found = below_.find(&declaration);
  if (found == below_.end()) return {};
  return found->second;
}

namespace {

template <class Table>
auto lookUp(const Table& table, std::uint32_t leader) -> typename Table::mapped_type {
  const auto found = table.find(leader);
  return found == table.end() ? nullptr : found->second;
}

}  // namespace

const PredicateDecl* Hierarchy::definition(const PredicateDecl& member, const ClassDecl& of) const {
  const auto members = members_.find(&of);
  if (members == members_.end()) return member.owner == &of ? &member : nullptr;
  return lookUp(members->second.predicates, predicates_.leader(member).index);
}

const MethodDecl* Hierarchy::definition(const MethodDecl& member, const ClassDecl& of) const {
  const auto members = members_.find(&of);
  if (members == members_.end()) return member.owner == &of ? &member : nullptr;
  return lookUp(members->second.methods, methods_.leader(member).index);
}

std::vector<const MethodDecl*> Hierarchy::methodsOf(const ClassDecl& declaration) const {
  std::vector<const MethodDecl*> methods;
  for (const auto& [leader, method] : members_.at(&declaration).methods) {
    if (method != nullptr) methods.push_back(method);
  }
  std::ranges::sort(methods, {}, &MethodDecl::index);
  return methods;
}

// --------------------------------------------------------------------------------- what definitions mean

bool Hierarchy::agree(const ClassDecl& above, const ClassDecl& below) const {
  if (&above == &below) return true;
  const Members& one = members_.at(&above);
  const Members& other = members_.at(&below);
  const auto areKept = [](const auto& table, const auto& tableBelow) {
    return std::ranges::all_of(table, [&](const auto& entry) {
      const auto& [leader, definition] = entry;
      return definition == nullptr || !isDefinition(*definition) || lookUp(tableBelow, leader) == definition;
    });
  };
  return areKept(one.predicates, other.predicates) && areKept(one.methods, other.methods);
}

namespace {

bool isOwn(const Expression* receiver, bool isSuper) {
  return receiver != nullptr && !isSuper && std::holds_alternative<This>(receiver->node);
}

// Calls `visit` for each predicate and pure method of `this` that is mentioned, but for those of `super`.
template <class Visit>
auto mentionsIn(const Visit& visit) {
  return [&visit](const Expression& part) {
    if (const auto* call = std::get_if<Call>(&part.node)) {
      if (isOwn(call->receiver, call->isSuper)) visit(*call->method);
    }
    if (const auto* opening = std::get_if<Opening>(&part.node)) {
      if (isOwn(opening->instance->receiver, opening->instance->isSuper))
        visit(*opening->instance->predicate);
    }
  };
}

template <class Visit>
void forEachOwn(const Assertion& assertion, const Visit& visit) {
  forEachAssertion(assertion, [&](const Assertion& part) {
    if (const auto* instance = std::get_if<PredicateInstance>(&part.node)) {
      if (isOwn(instance->receiver, instance->isSuper)) visit(*instance->predicate);
    }
  });
  forEachExpression(assertion, mentionsIn(visit));
}

template <class Visit>
void forEachMentioned(const PredicateDecl& predicate, const Visit& visit) {
  if (predicate.body != nullptr) forEachOwn(*predicate.body, visit);
}

template <class Visit>
void forEachMentioned(const MethodDecl& method, const Visit& visit) {
  for (const Assertion* clause : method.requires_) forEachOwn(*clause, visit);
  if (method.pureBody != nullptr) forEachExpression(*method.pureBody, mentionsIn(visit));
}

}  // namespace

// Whether all that the definition mentions of `this` is the same in both classes.
template <class Declaration>
bool Hierarchy::dependAlike(const Declaration& member, const ClassDecl& one, const ClassDecl& other,
                            Visited& visited) const {
  if (!visited.insert(&member).second) return true;
  bool areAlike = true;
  forEachMentioned(member, [&](const auto& mentioned) {
    const auto* const definitionInOne = definition(mentioned, one);
    areAlike = areAlike && definitionInOne == definition(mentioned, other) &&
               (definitionInOne == nullptr || dependAlike(*definitionInOne, one, other, visited));
  });
  return areAlike;
}

template <class Declaration>
const ClassDecl* Hierarchy::origin(const Declaration& member, const ClassDecl& of) const {
  const ClassDecl* highest = &of;
  while (highest->superclass != nullptr) {
    const ClassDecl& above = *highest->superclass;
    const Declaration* const inherited = definition(member, above);
    Visited visited;
    if (inherited == nullptr || inherited != definition(member, *highest) ||
        !dependAlike(*inherited, above, *highest, visited)) {
      break;
    }
    highest = &above;
  }
  return highest;
}

template const ClassDecl* Hierarchy::origin(const PredicateDecl&, const ClassDecl&) const;
template const ClassDecl* Hierarchy::origin(const MethodDecl&, const ClassDecl&) const;

bool Hierarchy::callAlike(const MethodDecl& method, const ClassDecl& one, const ClassDecl& other) const {
  Visited visited;
  const auto areAlike = [&](const auto& areAlike, const MethodDecl& caller) -> bool {
    if (caller.pureBody == nullptr || !visited.insert(&caller).second) return true;
    bool result = true;
    forEachExpression(*caller.pureBody, [&](const Expression& part) {
      const auto* call = std::get_if<Call>(&part.node);
      if (!result || call == nullptr || !isOwn(call->receiver, call->isSuper)) return;
      const MethodDecl* const called = definition(*call->method, one);
      result =
          called == definition(*call->method, other) && (called == nullptr || areAlike(areAlike, *called));
    });
    return result;
  };
  return areAlike(areAlike, method);
}

std::span<const ClassDecl* const> Hierarchy::definers(const PredicateDecl& member) const {
  const auto found = predicateDefiners_.find(predicates_.leader(member).index);
  if (found == predicateDefiners_.end()) return {};
  return found->second;
}

std::span<const ClassDecl* const> Hierarchy::definers(const MethodDecl& member) const {
  const auto found = methodDefiners_.find(methods_.leader(member).index);
  if (found == methodDefiners_.end()) return {};
  return found->second;
}

}  // namespace warrant::symbex
