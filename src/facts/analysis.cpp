#include "facts/analysis.h"

#include <algorithm>
#include <unordered_set>

#include "ast/alike.h"
#include "ast/walk.h"
#include "facts/callees.h"
#include "support/match.h"
#include "support/threads.h"

namespace warrant::symbex {

using namespace ast;
using support::match;

namespace {

Holder holderFor(heap::Resource resource, const PredicateDecl& predicate, const Expression* root) {
  if (root == nullptr) return {resource, &predicate, Holder::Root::Other};
  if (std::holds_alternative<This>(root->node)) return {resource, &predicate, Holder::Root::Receiver};
  // The variable of a family is none.
  const auto* const read = std::get_if<VariableRead>(&root->node);
  if (read != nullptr && std::ranges::count(predicate.parameters, read->variable) > 0)
    return {resource, &predicate, Holder::Root::Parameter, read->variable->slot};
  return {resource, &predicate, Holder::Root::Other};
}

// Whether the operation has a value whatever its operands are.
bool isTotal(ValueOperator op) {
  switch (op) {
    case ValueOperator::Literal:
    case ValueOperator::Length:
    case ValueOperator::Append:
    case ValueOperator::Contains:
    case ValueOperator::Remove:
    case ValueOperator::Common:
    case ValueOperator::AsSet:
    case ValueOperator::AsBag:
    case ValueOperator::IsSome:
    case ValueOperator::IsMadeBy:
      return true;
    default:
      return false;
  }
}

// A number that is a function of the text.
bool isLengthOfText(const MethodDecl& method) {
  return method.owner->isBuiltIn && method.owner->name == "String" && method.name == "length";
}

// Parts of a value of a datatype are, as quotients are: they have a value where the contract is well-defined.
bool isPlain(const Expression& expression) {
  if (const auto* call = std::get_if<Call>(&expression.node)) return isLengthOfText(*call->method);
  if (const auto* operation = std::get_if<ValueOperation>(&expression.node))
    return isTotal(operation->op) || operation->op == ValueOperator::Part;
  const auto is = [&]<class... Node>() { return (std::holds_alternative<Node>(expression.node) || ...); };
  return is.
  operator()<IntegerLiteral, BooleanLiteral, NullLiteral, Result, VariableRead, Unary, Binary, Conditional>();
}

// Calls `visit` for each call within the part, and each method that it may run: whatever overrides it.
void forEachCallIn(const Hierarchy& hierarchy, const auto& part, auto&& visit) {
  forEachExpression(part, [&](const Expression& expression) {
    const auto* creation = std::get_if<New>(&expression.node);
    if (creation != nullptr && creation->constructor != nullptr) visit(expression, *creation->constructor);
    const auto* call = std::get_if<Call>(&expression.node);
    if (call == nullptr) return;
    if (call->isSuper) return visit(expression, *call->method);
    for (const MethodDecl* callee : hierarchy.methods().members(*call->method)) visit(expression, *callee);
  });
}

// The strongly connected components of the calls between pure methods, by Tarjan's algorithm without
// recursion.
class Components {
 public:
  explicit Components(const std::vector<std::vector<std::uint32_t>>& successors)
      : successors_(successors),
        component(successors.size()),
        low_(successors.size()),
        number_(successors.size()) {
    for (std::uint32_t node = 0; node < successors.size(); ++node) {
      if (number_[node] == 0) explore(node);
    }
  }

 private:
  const std::vector<std::vector<std::uint32_t>>& successors_;

 public:
  std::vector<std::uint32_t> component;  // numbered from 1

 private:
  void explore(std::uint32_t root) {
    struct Visit {
      std::uint32_t node;
      std::size_t next;
    };
    std::vector<Visit> visits{{root, 0}};
    enter(root);
    while (!visits.empty()) {
      Visit& visit = visits.back();
      const std::uint32_t node = visit.node;
      if (visit.next < successors_[node].size()) {
        const std::uint32_t successor = successors_[node][visit.next++];
        if (number_[successor] == 0) {
          enter(successor);
          visits.push_back({successor, 0});
        } else if (component[successor] == 0) {
          low_[node] = std::min(low_[node], number_[successor]);
        }
        continue;
      }
      visits.pop_back();
      if (!visits.empty()) low_[visits.back().node] = std::min(low_[visits.back().node], low_[node]);
      if (low_[node] == number_[node]) close(node);
    }
  }
  void enter(std::uint32_t node) {
    number_[node] = low_[node] = ++numbers_;
    open_.push_back(node);
  }
  void close(std::uint32_t node) {
    ++components_;
    for (;;) {
      const std::uint32_t member = open_.back();
      open_.pop_back();
      component[member] = components_;
      if (member == node) return;
    }
  }

  std::vector<std::uint32_t> low_, number_, open_;
  std::uint32_t numbers_ = 0, components_ = 0;
};

}  // namespace

Analysis::Analysis(const Program& program, unsigned jobs)
    : program_(program),
      hierarchy_(program),
      inheritance_(program, hierarchy_),
      classes_(program.classes),
      fieldCount_(program.fieldCount),
      fields_(program.fieldCount),
      predicates_(program.predicateCount) {
  for (const ClassDecl* declaration : program.classes) {
    for (const FieldDecl* field : declaration->fields) fields_[field->index] = field;
    for (const PredicateDecl* predicate : declaration->predicates) predicates_[predicate->index] = predicate;
  }
  finalFields_.resize(program.classCount);
  collectFinalFields();
  collectStaticPredicates();
  collectContractLeaders(program);
  collectHolders();
  collectCalls(program, jobs);
}

const FieldDecl* Analysis::fieldOf(heap::Resource resource) const {
  return resource.id < fieldCount_ ? fields_[resource.id] : nullptr;
}

const PredicateDecl* Analysis::predicateOf(heap::Resource resource) const {
  if (resource.id < firstPredicate() || isWand(resource)) return nullptr;
  const std::size_t index = resource.id - firstPredicate();
  return index < predicates_.size() ? predicates_[index]
                                    : staticPredicates_[index - predicates_.size()].definition;
}

const ClassDecl* Analysis::definerOf(heap::Resource resource) const {
  const std::size_t first = firstPredicate() + predicates_.size();
  return resource.id < first || isWand(resource) ? nullptr : staticPredicates_[resource.id - first].definer;
}

// Only of what classes below may call by `super`.
void Analysis::collectStaticPredicates() {
  hasTwins_.resize(firstPredicate() + predicates_.size());
  for (const PredicateDecl* predicate : predicates_) {
    if (predicate == nullptr || &hierarchy_.predicates().leader(*predicate) != predicate) continue;
    for (const ClassDecl* definer : hierarchy_.definers(*predicate)) {
      if (hierarchy_.below(*definer).size() < 2 || hierarchy_.origin(*predicate, *definer) != definer)
        continue;
      hasTwins_[this->predicate(*predicate).id] = true;
      staticResources_[{predicate->index, definer}] = {static_cast<std::uint32_t>(hasTwins_.size())};
      staticPredicates_.push_back({hierarchy_.definition(*predicate, *definer), definer});
      hasTwins_.push_back(true);
    }
  }
}

std::optional<heap::Resource> Analysis::staticPredicate(const PredicateDecl& predicate,
                                                        const ClassDecl& of) const {
  const PredicateDecl* const definition = hierarchy_.definition(predicate, of);
  if (definition == nullptr || !isDefinition(*definition)) return std::nullopt;
  const auto found = staticResources_.find(
      {hierarchy_.predicates().leader(predicate).index, hierarchy_.origin(predicate, of)});
  return found == staticResources_.end() ? std::nullopt : std::optional(found->second);
}

void Analysis::collectContractLeaders(const Program& program) {
  hasContracts_.resize(program.methodCount);
  for (const ClassDecl* declaration : program.classes) {
    for (const MethodDecl* method : declaration->methods) {
      if (!method->isPure()) continue;
      for (const MethodDecl* other : hierarchy_.methods().members(*method)) {
        if (other == method) break;
        if (!areAlike(other->requires_, method->requires_)) continue;
        contractLeaders_[method] = other;
        break;
      }
      const MethodDecl* const first = hierarchy_.methods().members(*method).front();
      if (&contractLeader(*method) != first) hasContracts_[hierarchy_.methods().leader(*method).index] = true;
    }
  }
}

heap::Resource Analysis::resourceOf(const PredicateInstance& instance, const ClassDecl* statically) const {
  if (instance.isSuper) statically = instance.receiver->type.declaration;
  const bool isOwn = instance.receiver != nullptr && std::holds_alternative<This>(instance.receiver->node);
  if (statically != nullptr && isOwn) {
    if (const auto resource = staticPredicate(*instance.predicate, *statically)) return *resource;
  }
  return predicate(*instance.predicate);
}

void Analysis::collectFinalFields() {
  finalSlots_.resize(fieldCount_);
  for (const FieldDecl* const field : fields_) {
    if (field == nullptr || !field->isSettled()) continue;
    FinalFields& finals = finalFields_[field->owner->index];
    std::vector<const FieldDecl*>& fields = field->isStatic ? finals.ofClass : finals.ofObject;
    finalSlots_[field->index] = static_cast<std::uint32_t>(fields.size());
    fields.push_back(field);
  }
}

std::span<const FieldDecl* const> Analysis::finalFields(const ClassDecl& declaration, bool areStatic) const {
  const FinalFields& finals = finalFields_[declaration.index];
  return areStatic ? finals.ofClass : finals.ofObject;
}

bool Analysis::isStatic(heap::Resource resource) const {
  if (const FieldDecl* const field = fieldOf(resource)) return field->isStatic;
  if (isWand(resource)) return true;
  const PredicateDecl* const predicate = predicateOf(resource);
  return predicate != nullptr && predicate->isStatic;
}

// What the body of the predicate holds where its chunks have that resource.
void Analysis::addHolders(const PredicateDecl& predicate, heap::Resource own) {
  if (predicate.body == nullptr) return;
  const auto add = [&](heap::Resource resource, const Expression* root) {
    holders_[resource.id].add(holderFor(own, predicate, root));
  };
  std::unordered_set<const Assertion*> sides;  // of wands, which the predicate does not hold
  forEachAssertion(*predicate.body, [&](const Assertion& part) {
    if (const auto* const wand = std::get_if<Wand>(&part.node)) {
      for (const Assertion* const side : {wand->left, wand->right})
        forEachAssertion(*side, [&](const Assertion& inner) { sides.insert(&inner); });
    }
    if (sides.contains(&part)) return;
    match(
        part.node,
        [&](const FieldAccess& access) {
          add(field(*access.field), access.field->isStatic ? nullptr : access.receiver);
        },
        [&](const ElementAccess& access) { add(elements(), access.array); },
        [&](const ElementsAccess& access) { add(elements(), access.array); },
        [&](const PredicateInstance& nested) {
          add(resourceOf(nested, definerOf(own)), nested.predicate->isStatic ? nullptr : nested.receiver);
        },
        // Those with parts are visited in them; what is untouched is held by nobody for that.
        support::skip<Pure, Share, Star, ConditionalAssertion, Untouched, Iterated, Wand>);
  });
}

void Analysis::collectHolders() {
  holders_.resize(firstPredicate() + predicates_.size() + staticPredicates_.size());
  for (const PredicateDecl* predicate : predicates_) {
    if (predicate != nullptr) addHolders(*predicate, this->predicate(*predicate));
  }
  for (std::uint32_t index = 0; index < staticPredicates_.size(); ++index) {
    const auto resource = static_cast<std::uint32_t>(firstPredicate() + predicates_.size() + index);
    addHolders(*staticPredicates_[index].definition, {resource});
  }
  addIndirectHolders();
}

// What a predicate holds through another predicate of the same receiver, and so on: the nearest first.
void Analysis::addIndirectHolders() {
  const std::vector<HolderIndex> direct = holders_;
  std::vector<std::size_t> expandedFor(holders_.size());  // by resource
  for (std::size_t resource = 0; resource < holders_.size(); ++resource) {
    HolderIndex& holders = holders_[resource];
    for (std::size_t next = 0; next < holders.all().size(); ++next) {
      const Holder holder = holders.all()[next];
      if (holder.root != Holder::Root::Receiver || expandedFor[holder.resource.id] == resource + 1) continue;
      expandedFor[holder.resource.id] = resource + 1;
      for (const Holder& outer : direct[holder.resource.id].all()) holders.add(outer);
    }
    holders.arrange();
  }
}

// Notes of each method what its own text tells, and in `callees` which methods it may call.
void Analysis::noteText(const MethodDecl& method, std::vector<std::uint32_t>& callees) {
  const auto lookForOld = [&](const Assertion& clause) {
    forEachExpression(clause, [&](const Expression& part) {
      if (std::holds_alternative<Old>(part.node)) mentionsOld_[method.index] = true;
      if (!isPlain(part)) ensuresPlainly_[method.index] = false;
    });
    forEachAssertion(clause, [&](const Assertion& part) {
      if (std::holds_alternative<Untouched>(part.node)) mentionsOld_[method.index] = true;
    });
  };
  for (const Assertion* clause : method.ensures) lookForOld(*clause);
  for (const Signals& clause : method.signals) lookForOld(*clause.assertion);
  const auto addCalls = [&](const auto& part) {
    forEachCallIn(hierarchy_, part,
                  [&](const Expression&, const MethodDecl& callee) { callees.push_back(callee.index); });
  };
  for (const Assertion* clause : method.requires_) addCalls(*clause);
  for (const Assertion* clause : method.ensures) addCalls(*clause);
  if (method.measure != nullptr) addCalls(*method.measure);
  if (method.pureBody != nullptr) addCalls(*method.pureBody);
  forEachCallee(hierarchy_, method, [&](const MethodDecl& callee) { callees.push_back(callee.index); });
}

// By the components of the calls, and by those of all recursion.
void Analysis::noteCircularCall(const MethodDecl& method, std::span<const std::uint32_t> ofCalls) {
  const auto noteWithin = [&](std::span<const std::uint32_t> components) {
    return [this, &method, components](const auto& part) {
      forEachCallIn(hierarchy_, part, [&](const Expression& expression, const MethodDecl& callee) {
        const Expression*& circular = circularCall_[method.index];
        const bool leadsBack = components[method.index] == components[callee.index];
        if (circular == nullptr && leadsBack) circular = &expression;
      });
    };
  };
  // A precondition that needs itself to close a predicate never holds; the others would be assumed.
  std::ranges::for_each(method.requires_, [note = noteWithin(ofCalls)](auto* clause) { note(*clause); });
  std::ranges::for_each(method.ensures, [note = noteWithin(component_)](auto* clause) { note(*clause); });
  if (method.measure != nullptr) noteWithin(component_)(*method.measure);
}

void Analysis::collectCalls(const Program& program, unsigned jobs) {
  std::vector<const MethodDecl*> methods(program.methodCount);
  for (const ClassDecl* declaration : program.classes) {
    for (const MethodDecl* method : declaration->methods) methods[method->index] = method;
    const MethodDecl* const implicit = declaration->implicitConstructor;
    if (implicit != nullptr) methods[implicit->index] = implicit;
  }
  mentionsOld_.resize(program.methodCount);
  ensuresPlainly_.resize(program.methodCount, true);
  circularCall_.resize(program.methodCount);
  Successors callees(program.methodCount);
  // Main routines are no class's, and call but are not called.
  const auto forEachMethod = [&](auto&& work) {
    constexpr std::size_t methodsOfPart = 64;
    const std::size_t parts = (methods.size() + methodsOfPart - 1) / methodsOfPart;
    support::forEachTask(jobs, parts, parts / 8, [&](std::size_t part) {
      const std::size_t end = std::min(methods.size(), (part + 1) * methodsOfPart);
      for (std::size_t i = part * methodsOfPart; i < end; ++i) {
        if (methods[i] != nullptr) work(*methods[i]);
      }
    });
  };
  forEachMethod([&](const MethodDecl& method) { noteText(method, callees[method.index]); });
  const std::vector<std::uint32_t> component = Components(callees).component;
  collectRecursion(methods, std::move(callees));
  forEachMethod([&](const MethodDecl& method) {
    if (method.isPure()) noteCircularCall(method, component);
  });
}

// A predicate that is opened tells what its body says of the calls in it. So predicates are nodes too, behind
// the methods.
void Analysis::collectRecursion(std::span<const MethodDecl* const> methods, Successors successors) {
  const std::size_t methodCount = methods.size();
  successors.resize(methodCount + predicates_.size());
  const auto addInstance = [&](std::size_t node, const PredicateInstance& instance) {
    for (const PredicateDecl* predicate : hierarchy_.predicates().members(*instance.predicate))
      successors[node].push_back(static_cast<std::uint32_t>(methodCount + predicate->index));
  };
  const auto addOpenings = [&](std::size_t node, const auto& part) {
    forEachExpression(part, [&](const Expression& expression) {
      if (const auto* opening = std::get_if<Opening>(&expression.node)) addInstance(node, *opening->instance);
    });
  };
  const auto addInstances = [&](std::size_t node, const Assertion& assertion) {
    addOpenings(node, assertion);
    forEachAssertion(assertion, [&](const Assertion& part) {
      if (const auto* instance = std::get_if<PredicateInstance>(&part.node)) addInstance(node, *instance);
    });
  };
  for (const MethodDecl* method : methods) {
    if (method == nullptr || !method->isPure()) continue;
    for (const Assertion* clause : method->requires_) addInstances(method->index, *clause);
    for (const Assertion* clause : method->ensures) addInstances(method->index, *clause);
    if (method->pureBody != nullptr) addOpenings(method->index, *method->pureBody);
  }
  for (const PredicateDecl* predicate : predicates_) {
    if (predicate == nullptr || predicate->body == nullptr) continue;
    const std::size_t node = methodCount + predicate->index;
    addInstances(node, *predicate->body);
    forEachCallIn(hierarchy_, *predicate->body, [&](const Expression&, const MethodDecl& callee) {
      successors[node].push_back(callee.index);
    });
  }
  component_ = Components(successors).component;
  isRecursive_.resize(successors.size());
  for (std::size_t node = 0; node < successors.size(); ++node) {
    for (const std::uint32_t next : successors[node]) {
      if (component_[node] == component_[next]) isRecursive_[node] = isRecursive_[next] = true;
    }
  }
  isFamilyRecursive_.resize(methodCount);
  for (const MethodDecl* method : methods) {
    if (method == nullptr) continue;
    if (isRecursive_[method->index]) isFamilyRecursive_[hierarchy_.methods().leader(*method).index] = true;
  }
  hasPredicate_.resize(successors.size() + 1);
  for (std::size_t node = methodCount; node < successors.size(); ++node)
    hasPredicate_[component_[node]] = true;
  endings_ = Endings(program_, hierarchy_, isRecursive_);
}

bool Analysis::areRecursive(const MethodDecl& caller, const MethodDecl& callee) const {
  return component_[caller.index] == component_[callee.index] && isRecursive_[caller.index];
}

const Expression* Analysis::circularContractCall(const MethodDecl& method) const {
  return circularCall_[method.index];
}

}  // namespace warrant::symbex
