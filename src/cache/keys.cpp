#include "cache/keys.h"

#include <algorithm>
#include <numeric>
#include <ranges>
#include <unordered_set>

#include "support/threads.h"

namespace warrant::cache {

using namespace ast;
using symbex::Families;

namespace {

bool isOfLibrary(const ClassDecl& declaration) { return declaration.isLibrary || declaration.isBuiltIn; }

void sortOnce(std::vector<std::uint32_t>& numbers) {
  std::ranges::sort(numbers);
  const auto repeated = std::ranges::unique(numbers);
  numbers.erase(repeated.begin(), repeated.end());
}

// In an order that does not depend on where the classes stand.
Digest digestOfAll(std::vector<Digest> digests) {
  std::ranges::sort(digests);
  Hasher hasher;
  hasher.add(digests.size());
  for (const Digest& digest : digests) hasher.add(digest);
  return hasher.finish();
}

}  // namespace

Keys::Keys(const Program& program, const symbex::Analysis& analysis, const Digest& environment, unsigned jobs)
    : program_(program),
      analysis_(analysis),
      environment_(environment),
      identities_(program),
      texts_(program.classCount),
      leaders_(program.classCount) {
  collectRecursions(program);
  readClasses(program, jobs);
  joinClasses(program);
  makeGroups(program);
}

// ---------------------------------------------------------------------------------------------------- texts

void Keys::collectRecursions(const Program& program) {
  recursions_.resize(analysis_.recursionCount());
  for (const ClassDecl* declaration : program.classes) {
    for (const MethodDecl* method : declaration->methods) {
      const MethodDecl*& first = recursions_[analysis_.recursionOf(*method)];
      if (first == nullptr) first = method;
    }
  }
}

void Keys::readClasses(const Program& program, unsigned jobs) {
  constexpr std::size_t classesOfPart = 32;
  const std::size_t parts = (program.classes.size() + classesOfPart - 1) / classesOfPart;
  support::forEachTask(jobs, parts, parts / 8, [&](std::size_t part) {
    Structure structure(identities_);
    const std::size_t end = std::min(program.classes.size(), (part + 1) * classesOfPart);
    for (std::size_t i = part * classesOfPart; i < end; ++i) {
      const ClassDecl& declaration = *program.classes[i];
      structure.clear();
      structure.addClass(declaration);
      addFacts(declaration, structure);
      const auto copy = [](auto found) { return std::vector(found.begin(), found.end()); };
      texts_[declaration.index] = {structure.meaning(), structure.places(), copy(structure.classes()),
                                   copy(structure.methods()), copy(structure.predicates())};
    }
  });
}

// What bodies and classes that mention it may change.
void Keys::addFacts(const ClassDecl& declaration, Structure& structure) const {
  const symbex::Hierarchy& hierarchy = analysis_.hierarchy();
  structure.add(hierarchy.isRelated(declaration));
  structure.add(hierarchy.isClosed(declaration));
  if (isOfLibrary(declaration) && !isObject(declaration)) {
    for (const ClassDecl* below : hierarchy.below(declaration)) structure.add(identities_.of(*below));
  }
  for (const MethodDecl* method : declaration.methods) addFacts(*method, structure);
}

void Keys::addFacts(const MethodDecl& method, Structure& structure) const {
  structure.add(analysis_.areRecursive(method, method));
  structure.add(analysis_.recursByPredicate(method));
  structure.add(analysis_.endings().mayRunForever(method));
  structure.add(analysis_.circularContractCall(method) != nullptr);
  const MethodDecl& first = *recursions_[analysis_.recursionOf(method)];
  structure.add(&first != &method);
  if (&first == &method) return;
  structure.add(identities_.of(*first.owner));  // which is no mention: a body may have brought them together
  structure.add(first.index - first.owner->methods.front()->index);
}

// --------------------------------------------------------------------------------------------------- groups

std::uint32_t Keys::find(std::uint32_t index) {
  while (leaders_[index] != index) index = leaders_[index] = leaders_[leaders_[index]];
  return index;
}

void Keys::join(const ClassDecl& one, const ClassDecl& other) {
  if (isOfLibrary(one) || isOfLibrary(other)) return;
  const auto [low, high] = std::minmax({find(one.index), find(other.index)});
  leaders_[high] = low;
}

template <class Declaration>
void Keys::joinFamily(const Families<Declaration>& families, const Declaration& member) {
  join(*member.owner, *families.leader(member).owner);
}

void Keys::joinClasses(const Program& program) {
  std::iota(leaders_.begin(), leaders_.end(), 0);
  const symbex::Hierarchy& hierarchy = analysis_.hierarchy();
  for (const ClassDecl* declaration : program.classes) {
    for (const ClassDecl* mentioned : texts_[declaration->index].classes) join(*declaration, *mentioned);
    for (const MethodDecl* method : declaration->methods) joinFamily(hierarchy.methods(), *method);
    for (const PredicateDecl* predicate : declaration->predicates)
      joinFamily(hierarchy.predicates(), *predicate);
  }
  for (std::uint32_t index = 0; index < leaders_.size(); ++index) leaders_[index] = find(index);
}

void Keys::makeGroups(const Program& program) {
  groups_.resize(program.classCount);
  std::vector<std::vector<Digest>> meanings(program.classCount), places(program.classCount);
  for (const ClassDecl* declaration : program.classes) {
    const std::uint32_t leader = leaders_[declaration->index];
    const Text& text = texts_[declaration->index];
    meanings[leader].push_back(text.meaning);
    places[leader].push_back(text.places);
    std::vector<std::uint32_t>& mentioned = groups_[leader].mentioned;
    const std::vector<std::uint32_t> found = groupsOf(text.classes, text.methods, text.predicates);
    mentioned.insert(mentioned.end(), found.begin(), found.end());
  }
  for (std::uint32_t index = 0; index < groups_.size(); ++index) {
    if (leaders_[index] != index) continue;
    groups_[index].meaning = digestOfAll(std::move(meanings[index]));
    groups_[index].places = digestOfAll(std::move(places[index]));
    sortOnce(groups_[index].mentioned);
  }
}

std::vector<std::uint32_t> Keys::groupsOf(std::span<const ClassDecl* const> classes,
                                          std::span<const MethodDecl* const> methods,
                                          std::span<const PredicateDecl* const> predicates) const {
  std::vector<std::uint32_t> groups;
  for (const ClassDecl* declaration : classes) groups.push_back(leaders_[declaration->index]);
  // What overrides something is all in one group, but for classes of the library, which come last.
  const auto addFamily = [&](const auto& families, const auto& members) {
    for (const auto* member : members) {
      const auto family = families.members(*member);
      groups.push_back(leaders_[family.front()->owner->index]);
      for (const auto* other : std::views::reverse(family)) {
        if (!isOfLibrary(*other->owner)) break;
        groups.push_back(leaders_[other->owner->index]);
      }
    }
  };
  addFamily(analysis_.hierarchy().methods(), methods);
  addFamily(analysis_.hierarchy().predicates(), predicates);
  return groups;
}

std::vector<std::uint32_t> Keys::closureOf(std::vector<std::uint32_t> groups) const {
  for (const ClassDecl* always : {program_.object, program_.string})
    if (always != nullptr) groups.push_back(leaders_[always->index]);
  sortOnce(groups);
  std::unordered_set<std::uint32_t> found(groups.begin(), groups.end());
  for (std::size_t next = 0; next < groups.size(); ++next) {
    for (const std::uint32_t mentioned : groups_[groups[next]].mentioned)
      if (found.insert(mentioned).second) groups.push_back(mentioned);
  }
  return groups;
}

// -------------------------------------------------------------------------------------------------- members

Key Keys::of(const symbex::Member& member, Structure& structure) const {
  structure.clear();
  const auto& [ownMethod, predicate, inherited] = member;
  const MethodDecl* const method = inherited != nullptr ? inherited->method : ownMethod;
  structure.refer(predicate);
  if (method != nullptr) {
    const bool isHidden = method->owner != nullptr && (method->owner->staticInitializer == method ||
                                                       method->owner->implicitConstructor == method);
    structure.add(isHidden);
    structure.add(method->isStatic);
    structure.refer(method);
    if (method->owner == nullptr) structure.addDeclaration(*method);
    structure.addBody(*method);
  }
  structure.add(inherited != nullptr);
  if (inherited != nullptr) {
    const auto& [of, declaration, runs, superclasses, overridden] = *inherited;
    structure.refer(declaration);
    structure.add(runs);
    structure.add(superclasses.size());
    for (const ClassDecl* superclass : superclasses) structure.refer(superclass);
    for (const MethodDecl* other : overridden) structure.refer(other);
  }
  std::vector<std::uint32_t> groups =
      groupsOf(structure.classes(), structure.methods(), structure.predicates());
  const bool startsAll = method != nullptr && method->kind == MethodKind::Main;  // all classes of the program
  if (startsAll) groups.insert(groups.end(), leaders_.begin(), leaders_.end());
  std::vector<Digest> meanings, places;
  for (const std::uint32_t group : closureOf(std::move(groups))) {
    meanings.push_back(groups_[group].meaning);
    places.push_back(groups_[group].places);
  }
  const Digest meaning = digestOf(environment_, structure.meaning(), digestOfAll(std::move(meanings)));
  return {meaning, digestOf(meaning, structure.places(), digestOfAll(std::move(places)))};
}

}  // namespace warrant::cache
