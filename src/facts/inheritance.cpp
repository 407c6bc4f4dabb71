#include "facts/inheritance.h"

#include <algorithm>
#include <iterator>

#include "ast/alike.h"
#include "ast/walk.h"

namespace warrant::symbex {

using namespace ast;

namespace {

template <class Value>
void addOnce(std::vector<Value>& list, const Value& value) {
  if (std::ranges::find(list, value) == list.end()) list.push_back(value);
}

// The classes and interfaces above, each once.
std::vector<const ClassDecl*> classesAbove(const ClassDecl& declaration) {
  std::vector<const ClassDecl*> above;
  std::unordered_set<const ClassDecl*> seen;
  const auto addAbove = [&](const auto& addAbove, const ClassDecl& below) -> void {
    const auto add = [&](const ClassDecl* next) {
      if (!seen.insert(next).second) return;
      above.push_back(next);
      addAbove(addAbove, *next);
    };
    if (below.superclass != nullptr) add(below.superclass);
    std::ranges::for_each(below.interfaces, add);
  };
  addAbove(addAbove, declaration);
  return above;
}

template <class Element>
bool isSame(std::span<Element> one, std::span<Element> other) {
  return one.size() == other.size() && (one.empty() || one.data() == other.data());
}

// Every class is below Object, which none names as its superclass.
bool isAbove(const ClassDecl& above, const ClassDecl& below) {
  return Hierarchy::isSubclass(below, above) || isObject(above);
}

// Whether one is written for both, or the same for either.
bool shareContract(const MethodDecl& one, const MethodDecl& other) {
  if (!isSame(one.signals, other.signals)) return false;
  const auto isAlike = [](auto clauses, auto others) {
    return isSame(clauses, others) || areAlike(clauses, others);
  };
  return isAlike(one.requires_, other.requires_) && isAlike(one.ensures, other.ensures);
}

}  // namespace

Inheritance::Inheritance(const Program& program, const Hierarchy& hierarchy) : hierarchy_(hierarchy) {
  std::vector<const ClassDecl*> related;
  for (const ClassDecl* declaration : program.classes) {
    if (hierarchy.isRelated(*declaration)) related.push_back(declaration);
    if (isObject(*declaration)) object_ = declaration;
  }
  const auto rank = [&](const ClassDecl* declaration) { return hierarchy.rank(*declaration); };
  std::ranges::sort(related, {}, rank);  // what covers a class is above it
  for (const ClassDecl* declaration : related) addMembers(*declaration);
  std::ranges::stable_sort(members_, [](const InheritedMember& one, const InheritedMember& other) {
    return std::pair(one.declaration->index, one.method->index) <
           std::pair(other.declaration->index, other.method->index);
  });
}

std::vector<const ClassDecl*> Inheritance::verifiedFor(const MethodDecl& method) const {
  std::vector<const ClassDecl*> classes{method.owner};
  if (const auto others = verifiedFor_.find(&method); others != verifiedFor_.end())
    classes.insert(classes.end(), others->second.begin(), others->second.end());
  return classes;
}

void Inheritance::addMembers(const ClassDecl& declaration) {
  std::vector<InheritedMember> members;
  std::unordered_map<const MethodDecl*, std::size_t> places;
  const auto memberFor = [&](const MethodDecl& method) -> InheritedMember& {
    const auto [place, isNew] = places.try_emplace(&method, members.size());
    return isNew ? members.emplace_back(InheritedMember{&method, &declaration}) : members[place->second];
  };
  const Alike alike = alikeAbove(declaration);
  for (const MethodDecl* method : hierarchy_.methodsOf(declaration)) {
    if (method->owner == &declaration) continue;
    if (method->hasBody() && !isCovered(*method, alike)) {
      memberFor(*method).runs = true;
      verifiedFor_[method].push_back(&declaration);
    }
    if (method->isAbstract) continue;  // what implements it refines the others
    const std::vector<const MethodDecl*> overridden = overriddenIn(*method, declaration, alike);
    if (!overridden.empty()) memberFor(*method).overridden = overridden;
  }
  for (const auto& [method, overridden] : declaration.inheritedMethods) {
    if (isObject(*method->owner)) addOnce(memberFor(*method).overridden, overridden);
  }
  SuperCalls& verified = superCalls_[&declaration];
  const SuperCalls calls = superCalls(declaration);
  for (const SuperCall& call : calls.all()) {
    if (isCovered(call, declaration, alike)) continue;
    verified.add(call);
    memberFor(*call.method).superclasses.push_back(call.superclass);
  }
  members_.insert(members_.end(), members.begin(), members.end());
}

Inheritance::Alike Inheritance::alikeAbove(const ClassDecl& declaration) const {
  Alike alike;
  if (!hierarchy_.isRelated(declaration)) return alike;
  for (const ClassDecl* above : classesAbove(declaration)) {
    if (hierarchy_.agree(*above, declaration)) alike.push_back(above);
  }
  return alike;
}

// Whether the body was verified for a class above, in a way that says the same of this one.
bool Inheritance::isCovered(const MethodDecl& method, const Alike& alike) const {
  return std::ranges::any_of(alike, [&](const ClassDecl* above) {
    return Hierarchy::isSubclass(*above, *method.owner) && hierarchy_.definition(method, *above) == &method;
  });
}

bool Inheritance::isCovered(const SuperCall& call, const ClassDecl& declaration, const Alike& alike) const {
  if (!call.method->hasBody() || hierarchy_.agree(*call.superclass, declaration)) return true;
  return std::ranges::any_of(alike, [&](const ClassDecl* above) {
    const auto verified = superCalls_.find(above);
    return verified != superCalls_.end() && verified->second.contains(call);
  });
}

// Those of its family that the class has or is below, in the order of the text: of a large family they are
// looked for in these classes.
std::vector<const MethodDecl*> Inheritance::familyAbove(const MethodDecl& method,
                                                        const ClassDecl& declaration) const {
  const std::span<const MethodDecl* const> family = hierarchy_.methods().members(method);
  std::vector<const ClassDecl*> classes = classesAbove(declaration);
  classes.push_back(&declaration);
  if (object_ != nullptr && std::ranges::find(classes, object_) == classes.end()) classes.push_back(object_);
  std::size_t methodsAbove = 0;
  for (const ClassDecl* one : classes) methodsAbove += one->methods.size();
  std::vector<const MethodDecl*> found;
  if (family.size() <= methodsAbove) {
    std::ranges::copy_if(family, std::back_inserter(found),
                         [&](const MethodDecl* other) { return isAbove(*other->owner, declaration); });
    return found;
  }
  for (const ClassDecl* one : classes) {
    std::ranges::copy_if(one->methods, std::back_inserter(found), [&](const MethodDecl* other) {
      return hierarchy_.methods().areRelated(method, *other);
    });
  }
  std::ranges::sort(found, {}, &MethodDecl::index);
  return found;
}

std::vector<const MethodDecl*> Inheritance::overriddenIn(const MethodDecl& method,
                                                         const ClassDecl& declaration,
                                                         const Alike& alike) const {
  std::vector<const MethodDecl*> overridden;
  if (method.owner == nullptr || isObject(declaration)) return overridden;
  if (!hierarchy_.isRelated(declaration) && method.overrides.empty()) return overridden;
  for (const MethodDecl* other : familyAbove(method, declaration)) {
    if (other == &method || shareContract(method, *other)) continue;
    const bool isRepeated = std::ranges::any_of(
        overridden, [&](const MethodDecl* present) { return shareContract(*present, *other); });
    if (isRepeated) continue;
    const bool isRefinedAbove = std::ranges::any_of(alike, [&](const ClassDecl* above) {
      return hierarchy_.definition(method, *above) == &method && isAbove(*other->owner, *above);
    });
    if (!isRefinedAbove) overridden.push_back(other);
  }
  return overridden;
}

// ---------------------------------------------------------------------------------------- calls by `super`

void Inheritance::addCalls(const Expression& expression, SuperCalls& calls) {
  forEachExpression(expression, [&](const Expression& part) {
    const auto* call = std::get_if<Call>(&part.node);
    if (call != nullptr && call->isSuper) calls.add({call->method, call->receiver->type.declaration});
  });
}

void Inheritance::addCalls(const Statement& statement, SuperCalls& calls) {
  forEachStatement(statement, [&](const Statement& part) {
    forEachOperand(
        part, [&](const Expression& operand) { addCalls(operand, calls); },
        [&](const Assertion& operand) {
          forEachExpression(operand, [&](const Expression& expression) { addCalls(expression, calls); });
        });
  });
}

// What the construction of an object of that class runs, where no constructor says it.
void Inheritance::addConstruction(const ClassDecl& declaration, SuperCalls& calls) const {
  if (declaration.superclass != nullptr) {
    if (declaration.defaultSuperConstructor != nullptr) {
      calls.add({declaration.defaultSuperConstructor, declaration.superclass});
    } else {
      addConstruction(*declaration.superclass, calls);
    }
  }
  for (const Statement* initializer : declaration.initializers) addCalls(*initializer, calls);
}

const Inheritance::SuperCalls& Inheritance::callsIn(const MethodDecl& method) {
  const auto [place, isNew] = callsIn_.try_emplace(&method);
  SuperCalls& calls = place->second;
  if (!isNew) return calls;
  if (method.pureBody != nullptr) addCalls(*method.pureBody, calls);
  if (method.body == nullptr) return calls;
  addCalls(*method.body, calls);
  if (method.kind != MethodKind::Constructor) return calls;
  forEachStatement(*method.body, [&](const Statement& part) {
    const auto* call = std::get_if<ConstructorCall>(&part.node);
    if (call == nullptr) return;
    if (call->constructor != nullptr) {
      calls.add({call->constructor, call->declaration});
    } else {
      addConstruction(*call->declaration, calls);
    }
  });
  for (const Statement* initializer : method.owner->initializers) addCalls(*initializer, calls);
  return calls;
}

Inheritance::SuperCalls Inheritance::superCalls(const ClassDecl& declaration) {
  SuperCalls all;
  const auto addFrom = [&](const MethodDecl& method) {
    for (const SuperCall& call : callsIn(method).all()) all.add(call);
  };
  for (const MethodDecl* method : hierarchy_.methodsOf(declaration)) addFrom(*method);
  bool hasConstructor = false;
  for (const MethodDecl* method : declaration.methods) {
    if (method->kind != MethodKind::Constructor) continue;
    hasConstructor = true;
    addFrom(*method);
  }
  if (!hasConstructor) addConstruction(declaration, all);
  for (std::size_t next = 0; next < all.all().size(); ++next) addFrom(*all.all()[next].method);
  // this(…) runs a constructor of the class itself, whose verification is its own.
  SuperCalls calls;
  for (const SuperCall& call : all.all()) {
    if (call.superclass != &declaration) calls.add(call);
  }
  return calls;
}

}  // namespace warrant::symbex
