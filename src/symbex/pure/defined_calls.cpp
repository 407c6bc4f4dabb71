// The definitions of the calls that a definition is made of.
//
// A definition says of these only that their definitions hold, where it is known that they do: what those say
// is made for the application at hand, and not once more for each definition that leads there. Of what a call
// leads to in this way so much is unfolded at once; the rest is known to hold, by a fact that goes wherever
// the facts of the path go, and is unfolded where a question is open without it.
#include <utility>

#include "symbex/path/path.h"
#include "symbex/pure/definitions.h"

namespace warrant::symbex {

using smt::Op;

namespace {

constexpr std::size_t mostAtOnce = 32;  // calls that an application leads to; more are put off

}  // namespace

// Whether what the definition that is being built makes use of is left to those who use it. What is learned
// of any value is not: it is said of all values then, as it is.
bool Definitions::isKeptShort() const { return now().building != nullptr && now().anySince == 0; }

// That the definition holds of the call that is the value.
Term Definitions::isDefined(const Variant& variant, Term value) {
  std::string key = "defined " + std::string(terms_.name(terms_.functionOf(value)));
  const auto add = [&](char mark, const ast::ClassDecl* declaration) {
    if (declaration != nullptr) key += mark + std::to_string(declaration->index);
  };
  add('#', variant.method->owner);
  key += '.' + std::to_string(variant.method->index);
  add('@', variant.known);
  add('/', variant.statically);
  const smt::Function function = terms_.function(key, smt::Sort::Bool);
  run_.symbols.declare(function, {.kind = Symbol::Kind::Definition,
                                  .method = variant.method,
                                  .known = variant.known,
                                  .statically = variant.statically});
  return terms_.apply(function, {&value, 1});
}

// What the fact says of a call in this way; nothing: it is about something else.
std::optional<DefinedCall> Definitions::definedCall(Term fact) const {
  const auto isCall = [&](Term part) {
    return terms_.op(part) == Op::Apply &&
           run_.symbols.of(terms_.functionOf(part)).kind == Symbol::Kind::Definition;
  };
  const auto callOf = [&](Term part) {
    const Symbol& symbol = run_.symbols.of(terms_.functionOf(part));
    return DefinedCall{{symbol.method, symbol.known, symbol.statically}, terms_.arguments(part)[0]};
  };
  if (isCall(fact)) return callOf(fact);
  if (terms_.op(fact) != Op::Or) return std::nullopt;
  const auto parts = terms_.arguments(fact);
  const auto found = std::ranges::find_if(parts, isCall);
  if (found == parts.end()) return std::nullopt;
  DefinedCall call = callOf(*found);
  call.guard = terms_.truth();
  for (const Term part : Terms(parts.begin(), parts.end())) {
    if (!isCall(part)) call.guard = terms_.conjoin(call.guard, terms_.negate(part));
  }
  return call;
}

void Definitions::sortOut(Term fact, Terms& facts, std::vector<DefinedCall>& defined) const {
  if (fact == terms_.truth()) return;
  if (const std::optional<DefinedCall> call = definedCall(fact))
    defined.push_back(*call);
  else
    facts.push_back(fact);
}

void Definitions::unfold(std::span<const DefinedCall> calls, Term guard) {
  if (calls.empty()) return;
  std::vector<DefinedCall> guarded(calls.begin(), calls.end());
  for (DefinedCall& call : guarded) {
    if (guard) call.guard = call.guard ? terms_.conjoin(guard, call.guard) : guard;
  }
  if (unfolding_ != nullptr) {
    unfolding_->insert(unfolding_->end(), guarded.begin(), guarded.end());
    return;
  }
  const std::size_t most = isKeptShort() ? 0 : mostAtOnce;
  unfoldInOrder(std::move(guarded), now().anySince != 0 ? ~std::size_t{0} : most);
}

// Those that come to be known meanwhile have their turn after these.
void Definitions::unfoldInOrder(std::vector<DefinedCall> calls, std::size_t most) {
  unfolding_ = &calls;
  for (std::size_t next = 0; next < calls.size(); ++next) {
    const DefinedCall call = calls[next];
    if (most > 0) {
      if (unfoldCall(call)) --most;
      continue;
    }
    learnUnder(call.guard, isDefined(call.variant, call.value));
    hasPutOff_ = true;
  }
  unfolding_ = nullptr;
}

// Whether that is done here: once in each scope.
bool Definitions::unfoldCall(const DefinedCall& call) {
  Term guard = call.guard;
  if (guard) {
    if (const std::optional<bool> isMade = path_.decide(guard)) {
      if (!*isMade) return false;
      guard = {};
    }
  }
  const std::uint64_t key =
      std::uint64_t{call.value.id()} << 32 | (guard ? guard.id() + std::uint64_t{1} : 0);
  const auto [place, isNew] = now().memory->unfolded.try_emplace(key, path_.innermost());
  if (!isNew && path_.isOpen(place->second)) return false;
  place->second = path_.innermost();
  const auto operands = terms_.arguments(call.value);
  assumeDefinition(call.variant,
                   {.callee = {call.variant.method, call.variant.statically},
                    .value = call.value,
                    .snapshot = operands[0],
                    .self = operands[1],
                    .arguments = operands.subspan(2),
                    .known = {call.variant.known},
                    .guard = guard},
                   true);
  return true;
}

void Definitions::unfoldAll() {
  if (unfolding_ != nullptr) return;
  auto& done = now().memory->allUnfolded;
  Terms ignored;
  std::vector<DefinedCall> calls;
  for (const Term fact : path_.facts().subspan(path_.isOpen(done.scope) ? done.facts : 0))
    sortOut(fact, ignored, calls);
  unfoldInOrder(std::move(calls), ~std::size_t{0});
  done = {path_.innermost(), path_.facts().size()};
}

}  // namespace warrant::symbex
