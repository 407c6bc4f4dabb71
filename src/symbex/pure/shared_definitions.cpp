#include "symbex/pure/shared_definitions.h"

#include <algorithm>
#include <utility>

#include "ast/walk.h"
#include "symbex/explain/notation.h"
#include "symbex/parts.h"

namespace warrant::symbex {

namespace {

// What every run makes of the same name and means the same by.
bool isCommon(const Symbol& symbol) {
  return symbol.kind == Symbol::Kind::Method || symbol.kind == Symbol::Kind::Test ||
         symbol.kind == Symbol::Kind::Like || symbol.kind == Symbol::Kind::Length ||
         symbol.kind == Symbol::Kind::Definition || symbol.kind == Symbol::Kind::FinalField;
}

bool areSame(const std::vector<SharedFunction>& one, const std::vector<SharedFunction>& other) {
  return std::ranges::equal(one, other, {}, &SharedFunction::number, &SharedFunction::number);
}

constexpr std::size_t leastShared = 8;  // facts; fewer are not worth looking for

}  // namespace

SharedDefinitions::SharedDefinitions(const Analysis& analysis, const Options& options)
    : analysis_(analysis), options_(options) {}
SharedDefinitions::~SharedDefinitions() = default;

bool SharedDefinitions::isShared(const Variant& variant) const {
  const ast::MethodDecl& method = *variant.method;
  if (!options_.dumpDirectory.empty() || !isDefinition(method) ||
      analysis_.circularContractCall(method) != nullptr)
    return false;
  const bool isOnly = method.isStatic || !analysis_.hierarchy().isRelated(*method.owner);
  return isOnly || !analysis_.areRecursive(method, method);
}

const SharedDefinition* SharedDefinitions::find(const Variant& variant) {
  if (!isShared(variant)) return nullptr;
  const std::lock_guard lock(mutex_);
  if (isUnderWay(*variant.method)) return nullptr;
  if (!isBuilt(variant)) buildAll(variant);
  return built_.at(variant).get();
}

// Of definitions that recur by each other each is built as if there were no other yet: they depend on which
// is built first.
bool SharedDefinitions::isUnderWay(const ast::MethodDecl& method) const {
  return std::ranges::find(underWay_, analysis_.recursionOf(method)) != underWay_.end();
}

// What it calls, as far as its text tells.
std::vector<Variant> SharedDefinitions::calledBy(const Variant& variant) const {
  const Hierarchy& hierarchy = analysis_.hierarchy();
  std::vector<Variant> called;
  const auto note = [&](const ast::Expression& part) {
    const auto* const call = std::get_if<ast::Call>(&part.node);
    if (call == nullptr || !call->method->isPure()) return;
    if (call->method->isStatic || !hierarchy.isRelated(*call->method->owner)) {
      called.push_back({call->method});
    } else if (call->isSuper) {
      const ast::ClassDecl& superclass = *call->receiver->type.declaration;
      if (const ast::MethodDecl* const method = hierarchy.definition(*call->method, superclass))
        called.push_back({method, nullptr, hierarchy.origin(*method, superclass)});
    }
  };
  for (const ast::Assertion* const clause : variant.method->requires_) ast::forEachExpression(*clause, note);
  ast::forEachExpression(*variant.method->pureBody, note);
  std::erase_if(called, [&](const Variant& one) { return !isShared(one) || isBuilt(one); });
  return called;
}

// Those that it needs first, so that few are built while another one is.
void SharedDefinitions::buildAll(const Variant& variant) {
  std::vector<std::pair<Variant, bool>> pending{{variant, false}};
  Variants seen;
  while (!pending.empty()) {
    const auto [next, isReady] = pending.back();
    if (isReady || isBuilt(next) || !seen.insert(next).second) {
      pending.pop_back();
      if (isReady && !isBuilt(next)) built_[next] = build(next);
      continue;
    }
    pending.back().second = true;
    for (const Variant& called : calledBy(next)) pending.emplace_back(called, false);
  }
}

std::unique_ptr<const SharedDefinition> SharedDefinitions::build(const Variant& variant) {
  underWay_.push_back(analysis_.recursionOf(*variant.method));
  auto shared = inOwnRun(*variant.method, [&](Run& run, Parts& parts) {
    return takeOver(parts.definitions.buildOwn(variant), run, true);
  });
  underWay_.pop_back();
  return shared;
}

const SharedDefinition* SharedDefinitions::findPostcondition(const ast::MethodDecl& method) {
  if (!options_.dumpDirectory.empty()) return nullptr;
  const std::lock_guard lock(mutex_);
  if (!underWay_.empty() || isPostconditionUnderWay_) return nullptr;
  const auto [place, isNew] = postconditions_.try_emplace(&method);
  if (isNew) place->second = buildPostcondition(method);
  return place->second.get();
}

std::unique_ptr<const SharedDefinition> SharedDefinitions::buildPostcondition(const ast::MethodDecl& method) {
  isPostconditionUnderWay_ = true;
  auto shared = inOwnRun(method, [&](Run& run, Parts& parts) {
    return takeOver(parts.callFacts.buildOwnPostcondition(method), run, false);
  });
  isPostconditionUnderWay_ = false;
  return shared;
}

std::unique_ptr<const SharedDefinition> SharedDefinitions::inOwnRun(const ast::MethodDecl& method,
                                                                    TakeFrom take) {
  std::shared_ptr<Workspace> workspace;
  if (spare_.empty()) {
    workspace = std::make_shared<Workspace>();
  } else {
    workspace = std::move(spare_.back());
    spare_.pop_back();
  }
  std::unique_ptr<const SharedDefinition> shared;
  {
    MemberResult member;
    member.method = &method;
    const RunMode mode{.joins = options_.joins, .stepLimit = options_.stepLimit};
    Run run(analysis_, options_, workspace, qualifiedName(method), std::move(member), mode, this);
    Parts parts(run);
    shared = take(run, parts);
  }
  spare_.push_back(std::move(workspace));
  return shared;
}

// False: one of them is something else in each run.
bool SharedDefinitions::addFunctions(const Run& run, const smt::TermTemplate& terms,
                                     std::vector<SharedFunction>& functions) {
  for (const smt::Function function : terms.functions()) {
    const Symbol& symbol = run.symbols.of(function);
    if (!isCommon(symbol)) return false;
    std::string key(run.terms.name(function));
    const auto number = static_cast<std::uint32_t>(functions_.size());
    const auto known = functions_.try_emplace(key, number).first;
    functions.push_back({std::move(key), run.terms.resultOf(function), symbol, known->second});
  }
  return true;
}

// Moves the facts that others may share out of the definition.
const SharedFacts* SharedDefinitions::takeFacts(const Run& run, Definition& definition) {
  if (definition.facts.size() < leastShared) return nullptr;
  const Term parameters[] = {definition.snapshot, definition.self};
  const std::vector<bool> isCommon = smt::TermTemplate::areOver(run.terms, definition.facts, parameters);
  Terms own, common;
  for (std::size_t fact = 0; fact < isCommon.size(); ++fact)
    (isCommon[fact] ? common : own).push_back(definition.facts[fact]);
  if (common.size() < leastShared) return nullptr;
  SharedFacts facts{*smt::TermTemplate::of(run.terms, common, parameters), {}};
  if (!addFunctions(run, facts.terms, facts.functions)) return nullptr;
  definition.facts = std::move(own);
  std::size_t hash = facts.terms.hash();
  for (const SharedFunction& function : facts.functions) hash = hash * 31 + function.number;
  const auto [first, last] = facts_.equal_range(hash);
  for (auto known = first; known != last; ++known) {
    const SharedFacts& others = *known->second;
    if (others.terms.isAlike(facts.terms) && areSame(others.functions, facts.functions)) return &others;
  }
  return facts_.emplace(hash, std::make_unique<const SharedFacts>(std::move(facts)))->second.get();
}

std::unique_ptr<const SharedDefinition> SharedDefinitions::takeOver(const Definition& definition,
                                                                    const Run& run, bool sharesFacts) {
  auto shared = std::make_unique<SharedDefinition>();
  shared->definition = definition;
  shared->definition.instances.clear();
  shared->definition.derived.clear();
  shared->limit = run.limit;
  shared->closedClasses.assign(run.result.closedClasses.begin(), run.result.closedClasses.end());
  if (!definition.isUsable) return shared;
  if (sharesFacts) shared->common = takeFacts(run, shared->definition);
  std::optional<smt::TermTemplate> terms =
      smt::TermTemplate::of(run.terms, termsOf(shared->definition), parametersOf(definition));
  if (!terms) return nullptr;
  shared->terms = std::move(*terms);
  return addFunctions(run, shared->terms, shared->functions) ? std::move(shared) : nullptr;
}

}  // namespace warrant::symbex
