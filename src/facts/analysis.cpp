#include "facts/analysis.h"

#include <algorithm>
#include <unordered_set>

#include "ast/alike.h"
#include "ast/walk.h"
#include "facts/call_graph.h"
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

// Calls `visit` for each call within the part, with what it may run.
void forEachCallIn(const CallGraph& graph, const auto& part, auto&& visit) {
  forEachExpression(part, [&](const Expression& expression) {
    const auto* creation = std::get_if<New>(&expression.node);
    if (creation != nullptr && creation->constructor != nullptr)
      visit(expression, graph.nodeOf(*creation->constructor));
    const auto* call = std::get_if<Call>(&expression.node);
    if (call == nullptr) return;
    visit(expression, call->isSuper ? graph.nodeOf(*call->method) : graph.anyOf(*call->method));
  });
}

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

// Notes of each method what its own text tells, and in the graph which methods it may call.
void Analysis::noteText(const MethodDecl& method, CallGraph& graph) {
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
  std::vector<CallGraph::Node>& callees = graph.successors(graph.nodeOf(method));
  const auto addCalls = [&](const auto& part) {
    forEachCallIn(graph, part, [&](const Expression&, CallGraph::Node callee) { callees.push_back(callee); });
  };
  for (const Assertion* clause : method.requires_) addCalls(*clause);
  for (const Assertion* clause : method.ensures) addCalls(*clause);
  if (method.measure != nullptr) addCalls(*method.measure);
  if (method.pureBody != nullptr) addCalls(*method.pureBody);
  forEachCallee(
      method, [&](const MethodDecl& callee) { callees.push_back(graph.nodeOf(callee)); },
      [&](const MethodDecl& called) { callees.push_back(graph.anyOf(called)); });
}

// By the components of the calls, and by those of all recursion.
void Analysis::noteCircularCall(const MethodDecl& method, const CallGraph& graph,
                                std::span<const std::uint32_t> ofCalls) {
  const CallGraph::Node node = graph.nodeOf(method);
  const auto noteWithin = [&](std::span<const std::uint32_t> components) {
    return [this, &graph, &method, node, components](const auto& part) {
      forEachCallIn(graph, part, [&](const Expression& expression, CallGraph::Node callee) {
        const Expression*& circular = circularCall_[method.index];
        if (circular == nullptr && components[node] == components[callee]) circular = &expression;
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
  CallGraph graph(hierarchy_, program.methodCount, program.predicateCount);
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
  forEachMethod([&](const MethodDecl& method) { noteText(method, graph); });
  const std::vector<std::uint32_t> ofCalls = graph.components();
  collectRecursion(methods, graph);
  forEachMethod([&](const MethodDecl& method) {
    if (method.isPure()) noteCircularCall(method, graph, ofCalls);
  });
}

// A predicate that is opened tells what its body says of the calls in it. So predicates are nodes too, behind
// the methods.
void Analysis::collectRecursion(std::span<const MethodDecl* const> methods, CallGraph& graph) {
  const auto addInstance = [&](CallGraph::Node node, const PredicateInstance& instance) {
    graph.successors(node).push_back(graph.anyOf(*instance.predicate));
  };
  const auto addOpenings = [&](CallGraph::Node node, const auto& part) {
    forEachExpression(part, [&](const Expression& expression) {
      if (const auto* opening = std::get_if<Opening>(&expression.node)) addInstance(node, *opening->instance);
    });
  };
  const auto addInstances = [&](CallGraph::Node node, const Assertion& assertion) {
    addOpenings(node, assertion);
    forEachAssertion(assertion, [&](const Assertion& part) {
      if (const auto* instance = std::get_if<PredicateInstance>(&part.node)) addInstance(node, *instance);
    });
  };
  for (const MethodDecl* method : methods) {
    if (method == nullptr || !method->isPure()) continue;
    for (const Assertion* clause : method->requires_) addInstances(graph.nodeOf(*method), *clause);
    for (const Assertion* clause : method->ensures) addInstances(graph.nodeOf(*method), *clause);
    if (method->pureBody != nullptr) addOpenings(graph.nodeOf(*method), *method->pureBody);
  }
  for (const PredicateDecl* predicate : predicates_) {
    if (predicate == nullptr || predicate->body == nullptr) continue;
    const CallGraph::Node node = graph.nodeOf(*predicate);
    addInstances(node, *predicate->body);
    forEachCallIn(graph, *predicate->body, [&](const Expression&, CallGraph::Node callee) {
      graph.successors(node).push_back(callee);
    });
  }
  component_ = graph.components();
  isRecursive_.resize(graph.size());
  for (CallGraph::Node node = 0; node < graph.size(); ++node) {
    for (const CallGraph::Node next : graph.successors(node)) {
      if (component_[node] == component_[next]) isRecursive_[node] = isRecursive_[next] = true;
    }
  }
  isFamilyRecursive_.resize(methods.size());
  for (const MethodDecl* method : methods) {
    if (method == nullptr) continue;
    if (isRecursive_[method->index]) isFamilyRecursive_[hierarchy_.methods().leader(*method).index] = true;
  }
  hasPredicate_.resize(graph.size() + 1);
  for (const PredicateDecl* predicate : predicates_) {
    if (predicate != nullptr) hasPredicate_[component_[graph.nodeOf(*predicate)]] = true;
  }
  endings_ = Endings(program_, graph, isRecursive_);
}

bool Analysis::areRecursive(const MethodDecl& caller, const MethodDecl& callee) const {
  return component_[caller.index] == component_[callee.index] && isRecursive_[caller.index];
}

const Expression* Analysis::circularContractCall(const MethodDecl& method) const {
  return circularCall_[method.index];
}

}  // namespace warrant::symbex
