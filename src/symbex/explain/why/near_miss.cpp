#include "symbex/explain/why/near_miss.h"

#include <algorithm>
#include <unordered_set>

#include "ast/print.h"
#include "ast/walk.h"
#include "symbex/explain/history.h"
#include "symbex/explain/notation.h"
#include "symbex/explain/why/sayings.h"
#include "symbex/explain/wording.h"
#include "symbex/path/path.h"
#include "symbex/values/classes.h"

namespace warrant::symbex {

using heap::Chunk;
using Role = Why::Place::Role;
using support::SourceRange;

std::string_view toString(Why::Cause cause) {
  static constexpr std::string_view names[] = {"given-away", "folded",     "amount",  "alias",        "wand",
                                               "other-path", "never-held", "changed", "unknown-value"};
  return names[static_cast<std::size_t>(cause)];
}

std::string_view toString(Why::Place::Role role) {
  static constexpr std::string_view names[] = {"held-since", "taken-at", "taken-by",
                                               "inside",     "changed",  "branch"};
  return names[static_cast<std::size_t>(role)];
}

void Why::add(Place::Role role, const SourceRange& range, std::string_view message) {
  places.push_back({role, range, std::string(message)});
}

const Why::Place* Why::find(Place::Role role) const {
  const auto found = std::ranges::find(places, role, &Place::role);
  return found == places.end() ? nullptr : &*found;
}

namespace {

std::string quoted(const std::string& text) { return "`" + text + "`"; }

Why heldUnder(const std::string& place, const std::string& condition, const SourceRange& range) {
  Why why{Why::Cause::OtherPath, quoted(place) + " is held only where " + quoted(condition)};
  why.condition = condition;
  why.add(Role::Branch, range, "not so on this path");
  return why;
}

// Whether the assertion asks for a chunk of that resource, of the object that is written like that.
bool mentions(const Analysis& analysis, const ast::Assertion& assertion, heap::Resource resource,
              const std::string& object) {
  const auto isIt = [&](const ast::Expression* receiver, heap::Resource other) {
    return other == resource && (receiver == nullptr || ast::toString(*receiver) == object);
  };
  bool isFound = false;
  ast::forEachAssertion(assertion, [&](const ast::Assertion& part) {
    if (const auto* field = std::get_if<ast::FieldAccess>(&part.node))
      isFound = isFound || isIt(field->receiver, analysis.field(*field->field));
    else if (const auto* instance = std::get_if<ast::PredicateInstance>(&part.node))
      isFound = isFound || isIt(instance->receiver, analysis.predicate(*instance->predicate));
  });
  return isFound;
}

}  // namespace

Why NearMiss::of(const SymbolicState& s, const Chunk& wanted, const Wording& wording) const {
  const std::string place = notation_.placeOf(wanted, wording);
  const auto find = [&]() -> std::optional<Why> {
    if (auto why = givenAway(s, wanted, wording)) return why;
    if (auto why = folded(s, wanted, wording)) return why;
    if (auto why = amount(s, wanted, wording)) return why;
    if (auto why = alias(s, wanted, wording)) return why;
    if (auto why = behindWand(s, wanted)) return why;
    if (auto why = underCondition(s, wanted, wording)) return why;
    return onOtherPath(s, wanted, wording);
  };
  Why why = find().value_or(Why{Why::Cause::NeverHeld, quoted(place) + " was never held on this path"});
  why.chunk = place;
  why.isOfNull = wanted.receiver && path_.areEqual(wanted.receiver, terms_.null());
  why.missing = sayings_.of(s, wanted);
  why.form = !wanted.isOfLocations() ? Why::Form::Predicate : Why::Form::Location;
  if (isHeldOtherwise(s.heap, wanted) || isHeldOtherwise(s.old, wanted)) why.missing.onEntry.clear();
  const bool isClosable = wanted.isPredicate() && classes_.definitionFor(wanted.resource, wanted.receiver);
  if (isClosable && !why.missing.here.empty())
    why.ghosts.push_back({Why::Ghost::Word::Close, why.missing.here});
  return why;
}

// Whether the predicate is held of the same object with other arguments: who calls can hardly give both.
bool NearMiss::isHeldOtherwise(const heap::Heap& heap, const Chunk& wanted) const {
  return wanted.isPredicate() && !analysis_.isStatic(wanted.resource) &&
         heap.find(wanted.resource,
                   [&](const Chunk& chunk) { return path_.areEqual(chunk.receiver, wanted.receiver); });
}

bool NearMiss::isThat(const Chunk& chunk, const Chunk& wanted) const {
  if (chunk.resource != wanted.resource || !chunk.receiver || chunk.kind.index() != wanted.kind.index() ||
      !path_.areEqual(chunk.receiver, wanted.receiver))
    return false;
  return chunk.isRange() || std::ranges::equal(chunk.arguments(), wanted.arguments(),
                                               [&](Term a, Term b) { return path_.areEqual(a, b); });
}

// --- where it went

// The last step of the path that took it, unless it came back since.
std::optional<std::uint32_t> NearMiss::removalOf(const SymbolicState& s, const Chunk& wanted) const {
  for (std::uint32_t step = s.trail.step; step != 0; step = record_[step].before) {
    const Step& past = record_[step];
    if (!isThat(past.chunk, wanted)) continue;
    if (isRemoval(past.kind)) return step;
    if (past.kind == Step::Kind::Added && !wanted.isRange()) return std::nullopt;
  }
  return std::nullopt;
}

void NearMiss::addBirth(const Chunk& chunk, std::uint32_t step, Why& why) const {
  const SourceRange& range = record_[record_.birthOf(chunk, step)].range;
  if (range.isKnown()) why.add(Role::HeldSince, range, "held since here");
}

std::optional<Why> NearMiss::givenAway(const SymbolicState& s, const Chunk& wanted,
                                       const Wording& wording) const {
  const auto removal = removalOf(s, wanted);
  if (!removal || (isForClosing(record_[*removal]) && holderOf(s.heap, wanted))) return std::nullopt;
  const Step& past = record_[*removal];
  Why why{Why::Cause::GivenAway,
          goneOf(s, past.chunk, wording) + " was held until " + std::string(fateOf(record_, past))};
  why.add(Role::TakenAt, past.range, std::string(fateOf(record_, past)));
  const std::uint32_t conjunct = past.within;
  if (conjunct != 0 && record_[conjunct].kind == Step::Kind::Consume)
    why.places.push_back(
        {Role::TakenBy, record_[conjunct].range,
         quoted(ast::toString(*std::get<const ast::Assertion*>(record_[conjunct].node))) + " asks for it"});
  addBirth(past.chunk, past.before, why);
  return why;
}

// --- what it is folded in

std::optional<Chunk> NearMiss::holderOf(const heap::Heap& heap, const Chunk& wanted) const {
  std::optional<Chunk> found;
  for (const Holder& holder : analysis_.holders(wanted.resource).all()) {
    heap.find(holder.resource, [&](const Chunk& chunk) {
      const bool isOfIt =
          (holder.root == Holder::Root::Receiver && path_.areEqual(chunk.receiver, wanted.receiver)) ||
          (holder.root == Holder::Root::Parameter &&
           path_.areEqual(chunk.arguments()[holder.parameter], wanted.receiver));
      if (isOfIt) found = chunk;
      return found.has_value();
    });
    if (found) break;
  }
  return found;
}

std::optional<Why> NearMiss::folded(const SymbolicState& s, const Chunk& wanted,
                                    const Wording& wording) const {
  const auto holder = holderOf(s.heap, wanted);
  if (!holder) return std::nullopt;
  const std::string instance = notation_.placeOf(*holder, wording);
  const PredicateDefinition definition = classes_.definitionFor(holder->resource, holder->receiver);
  const auto whyClosed = [&]() -> std::string {
    if (!definition)
      return "it cannot be opened, for its definition depends on the class of " +
             quoted(wording.print(holder->receiver));
    return options_.ghost == GhostMode::Explicit ? "`open " + instance + ";` would give it"
                                                 : "nothing here opens it";
  };
  Why answer{Why::Cause::Folded, quoted(notation_.placeOf(wanted, wording)) + " is folded in " +
                                     quoted(instance) + ": " + whyClosed()};
  const ast::PredicateDecl& predicate =
      definition ? *definition.predicate : *analysis_.predicateOf(holder->resource);
  answer.add(Role::Inside, predicate.nameRange, "of " + quoted(instance));
  addBirth(*holder, s.trail.step, answer);
  const std::string said = sayings_.of(s, *holder).here;
  if (definition && !said.empty()) answer.ghosts.push_back({Why::Ghost::Word::Open, said});
  return answer;
}

// --- how much of it is held

std::optional<Chunk> NearMiss::heldPart(const SymbolicState& s, const Chunk& wanted) const {
  std::optional<Chunk> held;
  s.heap.find(wanted.resource, [&](const Chunk& chunk) {
    if (!chunk.amount.isWhole() && isThat(chunk, wanted)) held = chunk;
    return held.has_value();
  });
  return held;
}

std::string NearMiss::goneOf(const SymbolicState& s, const Chunk& gone, const Wording& wording) const {
  const std::string place = quoted(notation_.placeOf(gone, wording));
  const auto held = heldPart(s, gone);
  return held ? "only " + Notation::amountOf(held->amount, wording) + " of " + place + " is held: the rest"
              : place;
}

std::optional<Why> NearMiss::amount(const SymbolicState& s, const Chunk& wanted,
                                    const Wording& wording) const {
  const auto held = heldPart(s, wanted);
  if (!held) return std::nullopt;
  const std::string demanded = Notation::amountOf(wanted.amount, wording);
  Why why{Why::Cause::Amount, "only " + Notation::amountOf(held->amount, wording) + " of " +
                                  quoted(notation_.placeOf(*held, wording)) + " is held, and " +
                                  (demanded.empty() ? "all of it" : demanded) + " is needed"};
  addBirth(*held, s.trail.step, why);
  return why;
}

// --- what it is held as

bool NearMiss::mayBeEqual(Term left, Term right) const {
  return !path_.areDistinct(left, right) &&
         path_.entailsNatively(terms_.negate(terms_.equal(left, right))) != smt::Answer::Yes;
}

// The first equation that is missing, if they may be the same; no value: they cannot be, or are.
std::optional<smt::Term> NearMiss::missingEquality(const Chunk& held, const Chunk& wanted) const {
  std::optional<Term> missing;
  const auto compare = [&](Term left, Term right) {
    if (path_.areEqual(left, right)) return true;
    if (!mayBeEqual(left, right)) return false;
    if (!missing) missing = terms_.equal(left, right);
    return true;
  };
  if (!compare(held.receiver, wanted.receiver)) return std::nullopt;
  if (!held.isOfLocations() && !std::ranges::equal(held.arguments(), wanted.arguments(), compare))
    return std::nullopt;
  return missing;
}

std::optional<Why> NearMiss::alias(const SymbolicState& s, const Chunk& wanted,
                                   const Wording& wording) const {
  if (analysis_.isStatic(wanted.resource) && wanted.isOfLocations()) return std::nullopt;
  std::optional<Chunk> near;
  Term equality;
  s.heap.find(wanted.resource, [&](const Chunk& chunk) {
    const auto missing = missingEquality(chunk, wanted);
    if (!missing) return false;
    near = chunk;
    equality = *missing;
    return true;
  });
  if (!near) return std::nullopt;
  Why why{Why::Cause::Alias, quoted(notation_.placeOf(*near, wording)) + " is held, but " +
                                 quoted(wording.print(equality)) + " does not follow"};
  why.condition = wording.print(equality);
  why.remedy = sayings_.of(s, equality);
  const bool isOfObjects = terms_.sort(terms_.arguments(equality)[0]) == smt::Sort::Ref;
  if (isOfObjects) why.remedy.onEntry.clear();  // a caller has another object in mind
  addBirth(*near, s.trail.step, why);
  return why;
}

// --- which wand yields it

std::optional<Why> NearMiss::behindWand(const SymbolicState& s, const Chunk& wanted) const {
  const auto yields = [&](const ast::Wand& wand) {
    bool found = false;
    ast::forEachAssertion(*wand.right, [&](const ast::Assertion& part) {
      const auto* const field = std::get_if<ast::FieldAccess>(&part.node);
      const auto* const instance = std::get_if<ast::PredicateInstance>(&part.node);
      found = found || (field != nullptr && analysis_.field(*field->field) == wanted.resource) ||
              (instance != nullptr && analysis_.predicate(*instance->predicate) == wanted.resource);
    });
    return found;
  };
  std::optional<Chunk> wand;
  s.heap.find([&](const Chunk& chunk) {
    if (chunk.isWand() && yields(*std::get<heap::OfWand>(chunk.kind).text)) wand = chunk;
    return wand.has_value();
  });
  if (!wand) return std::nullopt;
  const ast::Wand& text = *std::get<heap::OfWand>(wand->kind).text;
  const std::string said = "(" + ast::toString(*text.left) + " --* " + ast::toString(*text.right) + ")";
  Why why{Why::Cause::Wand, quoted(said) + " may yield it, and was not applied"};
  why.ghosts.push_back({Why::Ghost::Word::Apply, said});
  addBirth(*wand, s.trail.step, why);
  return why;
}

// --- on which path it is held

// A contract that was produced on the way gives it in the other case.
std::optional<Why> NearMiss::underCondition(const SymbolicState& s, const Chunk& wanted,
                                            const Wording& wording) const {
  if (now().method == nullptr) return std::nullopt;
  const std::string object = wording.print(wanted.receiver);
  for (std::uint32_t step = s.trail.step; step != 0; step = record_[step].before) {
    if (record_[step].kind != Step::Kind::Produce) continue;
    const auto& assertion = *std::get<const ast::Assertion*>(record_[step].node);
    const auto* const choice = std::get_if<ast::ConditionalAssertion>(&assertion.node);
    if (choice == nullptr) continue;
    const bool onTrue = mentions(analysis_, *choice->onTrue, wanted.resource, object);
    const bool onFalse =
        choice->onFalse != nullptr && mentions(analysis_, *choice->onFalse, wanted.resource, object);
    if (onTrue == onFalse) continue;
    const std::string written = ast::toString(*choice->condition);
    const std::string condition = onTrue ? written : "!(" + written + ")";
    Why why = heldUnder(notation_.placeOf(wanted, wording), condition, choice->condition->range);
    if (isWithin(choice->condition->range, now().method->range)) why.remedy.onEntry = condition;
    return why;
  }
  return std::nullopt;
}

// A path that was explored before held it.
std::optional<Why> NearMiss::onOtherPath(const SymbolicState& s, const Chunk& wanted,
                                         const Wording& wording) const {
  std::unordered_set<std::uint32_t> own;
  for (std::uint32_t step = s.trail.step; step != 0; step = record_[step].before) own.insert(step);
  for (std::uint32_t step = static_cast<std::uint32_t>(record_.size()) - 1; step != 0; --step) {
    const Step& past = record_[step];
    if (own.contains(step) || past.kind != Step::Kind::Added || past.chunk.resource != wanted.resource ||
        past.chunk.receiver != wanted.receiver)
      continue;
    std::uint32_t branch = 0;  // where that path leaves this one
    for (std::uint32_t at = step; at != 0 && !own.contains(at); at = record_[at].before) {
      if (record_[at].kind == Step::Kind::Branched) branch = at;
    }
    if (branch == 0 || !own.contains(record_[branch].before)) continue;  // of another check
    Why why = heldUnder(notation_.placeOf(wanted, wording), wording.print(record_[branch].term),
                        record_[branch].range);
    why.remedy = sayings_.of(s, record_[branch].term);
    return why;
  }
  return std::nullopt;
}

}  // namespace warrant::symbex
