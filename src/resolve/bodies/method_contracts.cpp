#include "resolve/bodies/method_contracts.h"

#include <algorithm>
#include <string>

#include "resolve/bodies/resolver.h"
#include "support/codes.h"

namespace warrant::ast {

namespace codes = support::codes;

namespace {

constexpr std::string_view throwsNothing = "a pure method throws no exceptions";

bool saysWhatIsThrown(const Grammar::ClauseContext* clause) {
  const Token& word = firstToken(clause);
  return word.is(TokenType::SIGNALS_ONLY) || word.is(TokenType::NORMAL);
}

bool isEverywhere(const Grammar::ClauseContext* clause) {
  return firstToken(clause).text == "context_everywhere";
}

}  // namespace

void MethodContractResolver::read(MethodDecl& method, Grammar::MemberContext* context) {
  Contract whole;
  readNonNull(method, context, whole);
  readAmounts(method.parameters, context, whole.requires_);
  readAmounts(method.ghostParameters, context, whole.requires_);
  std::vector<Contract> cases;
  const std::vector<Clauses> texts = casesOf(context);
  for (const Clauses& text : texts) cases.push_back(readCase(method, text, context, texts.size() > 1));
  Contract said = cases.size() == 1 ? std::move(cases.front()) : CaseResolver(r_).unite(cases);
  whole.requires_.insert(whole.requires_.end(), said.requires_.begin(), said.requires_.end());
  whole.ensures.insert(whole.ensures.end(), said.ensures.begin(), said.ensures.end());
  if (method.isLemma() && !said.signals.empty())
    error(codes::misplaced, said.signals.front().range, "ghost code throws nothing");
  method.requires_ = arena().copy(whole.requires_);
  method.ensures = arena().copy(whole.ensures);
  method.signals = arena().copy(said.signals);
  method.measure = said.measure != nullptr ? said.measure : impliedMeasure(method);
  method.slots = r_.slots();
}

// Of what must terminate, and is given no location that could get less: the first value that is made of
// parts.
const Expression* MethodContractResolver::impliedMeasure(const MethodDecl& method) {
  const bool mustEnd = method.isPure() || method.isLemma();
  if (!mustEnd || std::ranges::any_of(method.requires_, &Assertion::grants)) return nullptr;
  for (const auto& parameters : {method.parameters, method.ghostParameters}) {
    for (const Variable* const parameter : parameters) {
      if (!parameter->type.isDatatype() && !parameter->type.isSequence()) continue;
      return r_.datatypes.measureOf(make(VariableRead{parameter}, parameter->type, parameter->range));
    }
  }
  return nullptr;
}

void MethodContractResolver::readNonNull(const MethodDecl& method, Grammar::MemberContext* context,
                                         Contract& contract) {
  for (Grammar::ParameterContext* const parameter : context->parameters()->parameter()) {
    const Token* const word = findToken(parameter, TokenType::NON_NULL);
    if (word == nullptr) continue;
    const Token* const name = findToken(parameter, TokenType::IDENTIFIER);
    const auto found =
        std::ranges::find(method.parameters, name == nullptr ? "" : name->text, &Variable::name);
    if (found != method.parameters.end())
      contract.requires_.push_back(r_.contracts.nonNull(*found, word->range()));
  }
  for (Grammar::ModifierContext* const modifier : context->modifier()) {
    if (firstToken(modifier).is(TokenType::NON_NULL))
      contract.ensures.push_back(r_.contracts.nonNull(nullptr, firstToken(modifier).range()));
  }
}

void MethodContractResolver::readAmounts(std::span<const Variable* const> parameters,
                                         Grammar::MemberContext* context,
                                         std::vector<const Assertion*>& said) {
  const auto add = [&](auto* declaration) {
    const Token* const name = findToken(declaration, TokenType::IDENTIFIER);
    auto* const type = findChild<Grammar::TypeContext>(declaration);
    if (name == nullptr || type == nullptr) return;
    const auto found = std::ranges::find(parameters, name->text, &Variable::name);
    if (found == parameters.end()) return;
    if (const Expression* const range = r_.contracts.rangeOfAmount(**found, type))
      said.push_back(r_.assertions.toAssertion({range, nullptr, range->range}));
  };
  for (Grammar::ParameterContext* const parameter : context->parameters()->parameter()) add(parameter);
  if (auto* const ghosts = context->parameters()->ghostParameters()) {
    for (Grammar::GhostParameterContext* const parameter : ghosts->ghostParameter()) add(parameter);
  }
  for (Grammar::ClauseContext* const clause : context->clause()) {
    if (!isBroken(clause) && firstToken(clause).is(TokenType::GIVEN)) add(clause);
  }
}

// `also` where a contract begins says that the method overrides another one, whose contract is kept in any
// case. What `given` and `yields` declare is of all cases.
std::vector<MethodContractResolver::Clauses> MethodContractResolver::casesOf(
    Grammar::MemberContext* context) {
  std::vector<Clauses> cases(1);
  for (Grammar::ClauseContext* const clause : context->clause()) {
    if (isBroken(clause)) continue;
    const Token& word = firstToken(clause);
    if (word.is(TokenType::GIVEN) || word.is(TokenType::YIELDS)) continue;
    if (!word.is(TokenType::ALSO)) {
      cases.back().push_back(clause);
    } else if (!cases.back().empty()) {
      cases.emplace_back();
    }
  }
  return cases;
}

Contract MethodContractResolver::readCase(const MethodDecl& method, const Clauses& clauses,
                                          Grammar::MemberContext* context, bool isOneOfSeveral) {
  Contract contract;
  if (!clauses.empty()) contract.range = rangeOf(clauses.front());
  // As in VerCors, what holds everywhere comes before all else.
  Clauses ordered = clauses;
  std::ranges::stable_partition(ordered, isEverywhere);
  for (Grammar::ClauseContext* const clause : ordered) readOnEntry(clause, contract, isOneOfSeveral);
  const std::size_t boundOnEntry = state_.locals.markLasting();
  for (Grammar::ClauseContext* const clause : ordered) readOnExit(method, clause, contract, isOneOfSeveral);
  readSignals(method, clauses, context, contract);
  state_.locals.leaveLasting(boundOnEntry);
  return contract;
}

void MethodContractResolver::readOnEntry(Grammar::ClauseContext* clause, Contract& contract,
                                         bool isOneOfSeveral) {
  const Token& word = firstToken(clause);
  if (word.is(TokenType::DECREASES)) {
    if (contract.measure != nullptr) {
      error(codes::duplicate, word.range(), "the method has a measure already",
            {{contract.measure->range, "which is this"}});
    }
    contract.measure = r_.contracts.measure(clause);
  }
  if (!word.is(TokenType::REQUIRES) && !word.is(TokenType::CONTEXT)) return;
  contract.requires_.push_back(r_.contracts.precondition(clause->expression(), !isOneOfSeveral));
  if (!isEverywhere(clause)) return;
  if (isOneOfSeveral)
    error(codes::unsupported, word.range(),
          "'context_everywhere' is not supported in one of several cases: write 'context', and invariants");
  r_.addEverywhere(*contract.requires_.back());
}

void MethodContractResolver::readOnExit(const MethodDecl& method, Grammar::ClauseContext* clause,
                                        Contract& contract, bool isOneOfSeveral) {
  const Token& word = firstToken(clause);
  if (word.is(TokenType::EXCEPTIONAL)) contract.ensures.push_back(r_.contracts.falsity(word.range()));
  if (word.is(TokenType::SIGNALS)) {
    if (method.isPure()) error(codes::misplaced, word.range(), std::string(throwsNothing));
    if (const auto resolved = r_.exceptions.signals(clause)) contract.signals.push_back(*resolved);
  }
  if (!word.is(TokenType::ENSURES) && !word.is(TokenType::CONTEXT)) return;
  contract.ensures.push_back(r_.contracts.postcondition(clause->expression(), !isOneOfSeveral));
  if (method.isPure() && contract.ensures.back()->grants) {
    error(codes::misplaced, rangeOf(clause->expression()),
          "a pure method gives no permissions back: it takes none away");
  }
}

void MethodContractResolver::readSignals(const MethodDecl& method, const Clauses& clauses,
                                         Grammar::MemberContext* context, Contract& contract) {
  bool saysThrown = false;
  for (Grammar::ClauseContext* const clause : clauses) {
    saysThrown = saysThrown || firstToken(clause).is(TokenType::SIGNALS) || saysWhatIsThrown(clause);
    if (saysWhatIsThrown(clause)) r_.exceptions.signalsOnly(clause, contract.signals);
  }
  if (saysThrown) return;
  for (Grammar::TypeNameContext* const thrown : context->typeName()) {
    auto any = r_.exceptions.anySignals(thrown);
    if (!any) continue;
    any->isOfThrows = true;
    if (method.isPure()) error(codes::misplaced, any->range, std::string(throwsNothing));
    contract.signals.push_back(*any);
  }
}

}  // namespace warrant::ast
