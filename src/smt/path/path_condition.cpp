#include "smt/path/path_condition.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include "smt/native/egraph/operators.h"
#include "smt/native/native_solver.h"
#include "smt/path/choice_sums.h"
#include "smt/path/instances.h"
#include "smt/path/noted_bounds.h"
#include "smt/terms/has_part.h"
#include "smt/terms/intervals.h"
#include "smt/z3/solver.h"

namespace warrant::smt {

std::uint64_t Statistics::solverQueries() const {
  std::uint64_t queries = 0;
  for (const Solver& each : solver) queries += each.unsat + each.sat + each.unknown;
  return queries;
}

std::uint64_t Statistics::solverSteps() const {
  constexpr std::uint64_t ofQuery = 200, unitsOfStep = 5;
  return solverStarts == 0 ? 0 : ofQuery * solverQueries() + resourceUnits / unitsOfStep;
}

Statistics& Statistics::operator+=(const Statistics& other) {
  nativeYes += other.nativeYes;
  nativeNo += other.nativeNo;
  nativeUnknown += other.nativeUnknown;
  for (std::size_t i = 0; i < purposeCount; ++i) {
    solver[i].unsat += other.solver[i].unsat;
    solver[i].sat += other.solver[i].sat;
    solver[i].unknown += other.solver[i].unknown;
  }
  searchEffort += other.searchEffort;
  solverStarts += other.solverStarts;
  resourceUnits += other.resourceUnits;
  resourceUnitsMax = std::max(resourceUnitsMax, other.resourceUnitsMax);
  assumptions += other.assumptions;
  solverSeconds += other.solverSeconds;
  return *this;
}

struct PathCondition::Impl {
  // So many terms that a question made known stay known, if they are choices: long chains of these, as joins
  // make them, would be made known from the ground up with each question.
  static constexpr std::size_t many = 64;
  // How much there was when it was opened.
  struct Scope {
    std::uint64_t id;  // no two scopes have the same
    std::size_t facts, boundFacts, bounds, said;
  };

  Impl(TermFactory& terms, SolverOptions options) : terms(terms), options(std::move(options)) {}

  bool holdsByBounds(Term goal) const;
  bool tell(Term fact);
  void tellBounds();
  void noteSaidBy(Term fact);
  void noteLengths(Term left, Term right);
  void narrow(Term number, const Interval& known, const Interval& left);
  static std::optional<Bounds> boundsIn(Term number, const Interval& interval);
  bool tellQuotients(Term goal, Parts parts);
  Answer askWithProducts(Term goal);
  bool assumeProducts(Term goal);
  bool assumeAllProducts(Term goal);
  bool isRefutedNear(Term goal);
  bool follows(Term goal);  // by propagation alone
  Term onlyOpenPart(Term goal) const;
  bool isQuantified(Term goal) const {
    return !native.quantified().empty() || terms.isQuantified(goal) ||
           (terms.hasAggregates() && (!native.aggregates().empty() || hasAggregate(goal)));
  }
  bool hasAggregate(Term goal) const;
  Answer askAboutAll(Term goal, Purpose purpose);
  SearchOutcome searchWithInstances(Term goal, std::vector<Term>& clauses);
  bool followsAtLast(Term goal);
  bool assumeAll(const std::vector<Term>& clauses);
  Answer askNatively(Term goal, SearchExtent extent = SearchExtent::Whole);
  bool followsNear(Term conjunction);
  bool learnNear(Term part);
  Answer searchForOpposite(Term goal, SearchExtent extent = SearchExtent::Whole);
  Answer searchForModel(SearchExtent extent = SearchExtent::Whole);
  // With what the native layer can tell of the goal's opposite.
  Answer askSolverTold(Term goal, Purpose purpose);
  // With clauses that hold on every path.
  Answer askSolver(Term goal, Purpose purpose, std::span<const Term> clauses = {});
  std::vector<std::vector<Term>> knownInScopes(std::span<const Term> clauses) const;
  void count(Answer answer);
  template <class Question>
  auto withOpposite(Term goal, Question question);
  template <class Question>
  auto withTerms(std::initializer_list<Term> questioned, Question question);

  TermFactory& terms;
  Backtracker backtracker;
  NativeSolver native{terms, backtracker};
  Instances instances{terms, native};
  SolverOptions options;
  std::unique_ptr<Solver> solver;
  BacktrackStack<Term> facts{backtracker}, boundFacts{backtracker};
  NotedBounds noted{backtracker};
  BacktrackStack<Scope> scopes{backtracker};
  std::uint64_t nextScope = 1;
  // Facts make a new state of the native layer, and leaving a scope gives back the old one.
  BacktrackValue<std::uint64_t> state{backtracker, 1};
  std::uint64_t states = 1;
  std::vector<std::uint64_t> failedIn;  // by goal: the state in which it was last seen not to follow
  Open whyOpen = Open::Undecided;
  Statistics statistics;
};

PathCondition::PathCondition(TermFactory& terms, SolverOptions options)
    : impl_(std::make_unique<Impl>(terms, std::move(options))) {}
PathCondition::~PathCondition() = default;

void PathCondition::reset(SolverOptions options) {
  impl_->solver.reset();
  impl_->backtracker.forget();
  impl_->native.reset();
  impl_->instances.reset();
  impl_->options = std::move(options);
  impl_->facts.clear();
  impl_->boundFacts.clear();
  impl_->noted.clear();
  impl_->scopes.clear();
  impl_->state.reset(1);
  impl_->states = 1;
  impl_->failedIn.clear();
  impl_->whyOpen = Open::Undecided;
  impl_->statistics = Statistics{};
}

// Bounds that were told to an arm that was left would be told to each that follows.
void PathCondition::push() {
  if (impl_->noted.haveForgotten()) impl_->tellBounds();
  impl_->backtracker.push();
  impl_->scopes.push_back({impl_->nextScope++, impl_->facts.size(), impl_->boundFacts.size(),
                           impl_->noted.all().size(), impl_->noted.allSaid().size()});
}

void PathCondition::pop() { impl_->backtracker.pop(); }

Backtracker& PathCondition::backtracker() { return impl_->backtracker; }

std::size_t PathCondition::depth() const { return impl_->scopes.size(); }

PathCondition::Scope PathCondition::innermost() const {
  return {depth(), impl_->scopes.empty() ? 0 : impl_->scopes.back().id};
}

bool PathCondition::isOpen(Scope scope) const {
  return scope.depth <= depth() && (scope.depth == 0 || impl_->scopes[scope.depth - 1].id == scope.id);
}

bool PathCondition::assume(Term fact) {
  ++impl_->statistics.assumptions;
  impl_->facts.push_back(fact);
  if (impl_->tell(fact)) impl_->noteSaidBy(fact);
  return !impl_->native.isInconsistent();
}

// Whether it was not known before.
bool PathCondition::Impl::tell(Term fact) {
  if (native.knownValue(fact) == true) return false;
  state.set(++states);
  native.assume(fact);
  return true;
}

bool PathCondition::isInconsistent() const { return impl_->native.isInconsistent(); }

// --- bounds

void PathCondition::noteBounds(const Bounds& bounds, bool isFact) { impl_->noted.note(bounds, isFact); }
bool PathCondition::areNoted(const Bounds& bounds) const {
  return intervalOf(impl_->terms, impl_->noted, bounds.number).isWithin(bounds);
}

void PathCondition::noteOwnBounds(Term number) {
  const Interval interval = intervalOf(impl_->terms, impl_->noted, number, By::Notes);
  if (interval.least && interval.greatest) noteBounds({number, *interval.least, *interval.greatest}, true);
}

// Of a comparison of few numbers: where each of them lies, by where the others do.
void PathCondition::Impl::noteSaidBy(Term fact) {
  const std::span<const Term> parts = terms.arguments(fact);
  switch (terms.op(fact)) {
    case Op::And:
      for (const Term part : parts) noteSaidBy(part);
      return;
    case Op::Equal: {
      if (terms.sort(parts[0]) == Sort::Snapshot) return noteLengths(parts[0], parts[1]);
      if (terms.sort(parts[0]) != Sort::Int) return;
      const Interval left = intervalOf(terms, noted, parts[0]), right = intervalOf(terms, noted, parts[1]);
      narrow(parts[0], left, right);
      return narrow(parts[1], right, left);
    }
    case Op::NonNegative:
      return narrowSummands(
          terms, noted, parts[0],
          [&](Term number, const Interval& known, const Interval& left) { narrow(number, known, left); });
    default:
      return;
  }
}

void PathCondition::Impl::narrow(Term number, const Interval& known, const Interval& left) {
  const Interval both = meet(known, left);
  if (both == known || terms.op(number) == Op::Integer) return;
  if (const auto bounds = boundsIn(number, both)) noted.noteSaid(*bounds);
}

// None where they contradict each other: that is told otherwise.
std::optional<PathCondition::Bounds> PathCondition::Impl::boundsIn(Term number, const Interval& interval) {
  if (interval.isEmpty() || !interval.least || !interval.greatest) return std::nullopt;
  return Bounds{number, *interval.least, *interval.greatest};
}

std::optional<PathCondition::Bounds> PathCondition::knownBounds(Term number) const {
  return Impl::boundsIn(number, intervalOf(impl_->terms, impl_->noted, number));
}

// Of sequences of which one is put together, and so as long as its parts: of the other, and what is equal to
// it.
void PathCondition::Impl::noteLengths(Term left, Term right) {
  constexpr std::size_t most = 8;
  const auto isMade = [&](Term term) {
    return terms.op(term) == Op::Append || terms.op(term) == Op::Single || terms.op(term) == Op::Unit;
  };
  if (!isMade(left)) std::swap(left, right);
  if (!isMade(left) || isMade(right)) return;
  const Interval interval = intervalOf(terms, noted, terms.length(left));
  const auto noteLength = [&](Term sequence) {
    const Term length = terms.length(sequence);
    narrow(length, intervalOf(terms, noted, length), interval);
  };
  noteLength(right);
  if (terms.op(left) == Op::Unit) return;  // which many things are
  const auto isOther = [&](Term member) { return terms.op(member) == Op::Apply && member != right; };
  const std::vector<Term> others = native.membersOf(right, isOther);
  for (const Term other : std::span(others).first(std::min(others.size(), most))) noteLength(other);
}

std::vector<Term> PathCondition::applicationsOn(Term argument) const {
  return impl_->native.applicationsOn(argument);
}

bool PathCondition::isMentioned(Term term) const { return impl_->native.isKnown(term); }

void PathCondition::noteSaid(const Bounds& bounds) { impl_->noted.noteSaid(bounds); }

std::optional<PathCondition::Bounds> PathCondition::boundsOfChoice(Term choice, const Case& first,
                                                                   const Case& second) {
  const auto intervalIn = [&](const Case& one) {
    if (one.said.empty()) return intervalOf(impl_->terms, impl_->noted, one.number);
    impl_->backtracker.push();
    for (const Bounds& bounds : one.said) impl_->noted.noteSaid(bounds);
    const Interval interval = intervalOf(impl_->terms, impl_->noted, one.number);
    impl_->backtracker.pop();
    return interval;
  };
  const Interval either = hull(intervalIn(first), intervalIn(second));
  return impl_->boundsIn(choice, meet(intervalOf(impl_->terms, impl_->noted, choice), either));
}

std::span<const PathCondition::Bounds> PathCondition::saidSince(std::size_t scope) const {
  return impl_->noted.allSaid().subspan(impl_->scopes[scope].said);
}

std::span<const PathCondition::Bounds> PathCondition::boundsSince(std::size_t scope) const {
  return impl_->noted.all().subspan(impl_->scopes[scope].bounds);
}

std::span<const PathCondition::Bounds> PathCondition::bounds() const { return impl_->noted.all(); }

bool PathCondition::Impl::holdsByBounds(Term goal) const {
  const auto holds = [&](Term part) { return holdsByBounds(part); };
  if (terms.op(goal) == Op::And) return std::ranges::all_of(terms.arguments(goal), holds);
  if (terms.op(goal) != Op::NonNegative) return false;
  const Interval interval = intervalOf(terms, noted, terms.arguments(goal)[0]);
  return interval.least && *interval.least >= 0;
}

// Makes facts of the bounds that are none yet.
void PathCondition::Impl::tellBounds() {
  for (const Bounds& bounds : noted.takePending()) {
    const Term ends[] = {terms.lessOrEqual(terms.integer(bounds.least), bounds.number),
                         terms.lessOrEqual(bounds.number, terms.integer(bounds.greatest))};
    for (const Term fact : ends) {
      ++statistics.assumptions;
      boundFacts.push_back(fact);
      tell(fact);
    }
  }
}

// Makes facts of what is known of the quotients and products here and in the goal; whether there was any.
bool PathCondition::Impl::tellQuotients(Term goal, Parts parts) {
  const bool hasLearnt = native.learn(goal, parts);
  if (hasLearnt) state.set(++states);
  native.push();
  native.add(goal);
  const std::vector<Term> missing = native.lemmas(Lemmas::Kept, goal);
  native.pop();
  for (const Term fact : missing) {
    ++statistics.assumptions;
    boundFacts.push_back(fact);
    tell(fact);
  }
  return hasLearnt || !missing.empty();
}

// Answers with what holds of the products and divisions here and in the goal, for this question alone: where
// nobody asks about them it would only be in the way.
Answer PathCondition::Impl::askWithProducts(Term goal) {
  native.push();
  native.assumeNot(goal);  // which may say how numbers are ordered that are multiplied
  const Answer answer = assumeAllProducts(goal) ? searchForOpposite(goal) : Answer::Unknown;
  native.pop();
  count(answer);
  return answer;
}

// What is known of products may say how products of these compare.
bool PathCondition::Impl::assumeAllProducts(Term goal) {
  constexpr unsigned rounds = 4, most = 8;
  if (!assumeProducts(goal)) return false;
  // Of large polynomials, and of all that there are, there would be ever more.
  unsigned count = 0;
  const auto areMany = [&](Term part) { return operatorOf(terms.op(part)).isNonlinear && ++count > most; };
  if (hasPart(terms, goal, areMany) || count == 0) return true;
  native.propagate();
  for (unsigned round = 1; round < rounds && !native.isInconsistent() && assumeProducts(goal); ++round)
    native.propagate();
  return true;
}

// Whether there was any that is new.
bool PathCondition::Impl::assumeProducts(Term goal) {
  state.set(++states);
  std::vector<Term> facts = native.lemmas(Lemmas::ForOneQuestion, goal);
  // An equality that follows from bounds still makes one number of two.
  std::erase_if(facts, [&](Term fact) { return terms.op(fact) != Op::Equal && follows(fact); });
  for (const Term fact : facts) native.assume(fact);
  return !facts.empty();
}

// Of a conjunction all parts of which but one are known: that one; no term: it is known not to hold.
Term PathCondition::Impl::onlyOpenPart(Term goal) const {
  if (terms.op(goal) != Op::And) return goal;
  Term open;
  for (const Term part : terms.arguments(goal)) {
    const std::optional<bool> known = native.knownValue(part);
    if (known == true) continue;
    if (known == false) return Term();
    if (open) return goal;
    open = part;
  }
  return open ? open : terms.truth();
}

// Asks where the goal's opposite is assumed.
template <class Question>
auto PathCondition::Impl::withOpposite(Term goal, Question question) {
  const std::size_t known = native.size();
  native.push();
  native.assumeNot(goal);
  const bool isLarge = native.size() > known + many;
  const auto answer = question();
  native.pop();
  if (isLarge) native.addChoices(goal);
  return answer;
}

bool PathCondition::Impl::follows(Term goal) {
  if (goal == terms.truth() || native.isInconsistent()) return true;
  if (const std::optional<bool> known = native.knownValue(goal)) return *known;
  if (const Term open = onlyOpenPart(goal); open != goal) return open && follows(open);
  if (goal.id() >= failedIn.size()) failedIn.resize(goal.id() * 2 + 1);
  if (failedIn[goal.id()] == state.get()) return false;
  const bool isRefuted = withOpposite(goal, [&] { return native.isInconsistent(); });
  if (!isRefuted) failedIn[goal.id()] = state.get();
  return isRefuted;
}

// --- entailment

namespace {

// Whether the bounds of numbers may speak for or against the formula itself.
bool comparesNumbers(const TermFactory& terms, Term formula) {
  switch (terms.op(formula)) {
    case Op::NonNegative:
      return true;
    case Op::Equal:
      return terms.sort(terms.arguments(formula)[0]) == Sort::Int;
    case Op::Not:
    case Op::And:
    case Op::Or:
      return std::ranges::any_of(terms.arguments(formula),
                                 [&](Term part) { return comparesNumbers(terms, part); });
    default:
      return false;
  }
}

// Of products, quotients and rests, or of sums of such.
bool comparesProducts(const TermFactory& terms, Term formula) {
  if (!comparesNumbers(terms, formula)) return false;
  const auto isProduct = [&](Term number) { return operatorOf(terms.op(number)).isNonlinear; };
  return std::ranges::any_of(terms.arguments(formula), [&](Term number) {
    return isProduct(number) ||
           (terms.op(number) == Op::Sum && std::ranges::any_of(terms.arguments(number), isProduct));
  });
}

Answer opposite(Answer answer) {
  return answer == Answer::Yes ? Answer::No : answer == Answer::No ? Answer::Yes : Answer::Unknown;
}

}  // namespace

// Whether it is about all values: then what is found without instances is no model. A chunk that is looked
// for is not worth them.
bool PathCondition::needsInstances(Term goal, Purpose purpose) const {
  return purpose != Purpose::Chunk && impl_->isQuantified(goal);
}

Answer PathCondition::entails(Term goal, Purpose purpose) {
  Answer answer = entailsNatively(goal, purpose);
  if (answer != Answer::Yes && needsInstances(goal, purpose)) {
    if (impl_->terms.op(goal) == Op::And) return entailsEach(goal, purpose);
    if (impl_->tellQuotients(goal, Parts::All)) answer = entailsNatively(goal, purpose);
    return answer == Answer::Yes ? answer : keep(goal, impl_->askAboutAll(goal, purpose));
  }
  if (answer != Answer::Unknown) return answer;
  if (impl_->terms.op(goal) == Op::And) return entailsEach(goal, purpose);
  if (impl_->tellQuotients(goal, Parts::All)) answer = entailsNatively(goal, purpose);
  if (answer == Answer::Unknown) answer = impl_->askWithProducts(goal);
  return answer == Answer::Unknown ? keep(goal, impl_->askSolverTold(goal, purpose)) : answer;
}

// That two objects, or indices, are one is a fact once it took instances, or the solver, to find that out: a
// look-up of permissions asks neither. More would be in the way of the next question about all values.
Answer PathCondition::keep(Term goal, Answer answer) {
  const TermFactory& terms = impl_->terms;
  const auto isPlace = [&](Term side) {
    return terms.sort(side) == Sort::Ref || terms.sort(side) == Sort::Int;
  };
  const bool areSame = terms.op(goal) == Op::Equal && isPlace(terms.arguments(goal)[0]);
  const auto isMade = [&](Term part) { return terms.isAggregate(part) || terms.op(part) == Op::Ite; };
  if (answer == Answer::Yes && areSame && !hasPart(terms, goal, isMade)) assume(goal);
  return answer;
}

// One after the other, of which each is a smaller question.
Answer PathCondition::entailsEach(Term conjunction, Purpose purpose) {
  const std::span<const Term> parts = impl_->terms.arguments(conjunction);
  Answer all = Answer::Yes;
  for (const Term part : std::vector<Term>(parts.begin(), parts.end())) {
    const Answer answer = entails(part, purpose);
    if (answer == Answer::No) return answer;
    if (answer == Answer::Unknown) all = answer;
  }
  return all;
}

Answer PathCondition::entailsNatively(Term goal, Purpose purpose) {
  Impl& impl = *impl_;
  if (impl.holdsByBounds(goal) || holdsBySumsOfChoices(impl.terms, impl.noted, goal)) {
    impl.count(Answer::Yes);
    return Answer::Yes;
  }
  // What is found without instances is no model then.
  const bool isFleeting = needsInstances(goal, purpose);
  const SearchExtent extent = isFleeting ? SearchExtent::Fleeting : SearchExtent::Whole;
  if (impl.noted.hasPending()) {
    const bool needsBounds = comparesNumbers(impl.terms, goal);
    if (needsBounds && isEvident(goal)) return Answer::Yes;
    if (!needsBounds) {
      const Answer answer = impl.askNatively(goal, extent);
      impl.count(answer);
      // A chunk that is looked for may be another one.
      if (answer == Answer::Yes || purpose == Purpose::Chunk) return answer;
    }
    impl.tellBounds();
  }
  const Answer answer = impl.askNatively(goal, extent);
  impl.count(answer);
  return answer == Answer::No && isFleeting ? Answer::Unknown : answer;
}

bool PathCondition::isEvident(Term goal) {
  const bool follows = impl_->follows(goal);
  impl_->count(follows ? Answer::Yes : Answer::Unknown);
  return follows;
}

bool PathCondition::isKnown(Term fact) const {
  const TermFactory& terms = impl_->terms;
  if (fact == terms.truth() || isInconsistent()) return true;
  if (terms.op(fact) == Op::And)
    return std::ranges::all_of(terms.arguments(fact), [&](Term part) { return isKnown(part); });
  return impl_->native.knownValue(fact) == true;
}

Answer PathCondition::isConsistent() {
  Answer answer = isConsistentNatively();
  if (impl_->isQuantified(impl_->terms.falsity())) {
    if (answer == Answer::No) return answer;
    return opposite(impl_->askAboutAll(impl_->terms.falsity(), Purpose::Feasibility));
  }
  if (answer == Answer::Unknown) answer = opposite(impl_->askWithProducts(impl_->terms.falsity()));
  if (answer == Answer::Unknown)
    answer = opposite(impl_->askSolverTold(impl_->terms.falsity(), Purpose::Feasibility));
  return answer;
}

std::optional<std::vector<Term>> PathCondition::valuesAgainst(Term forAll) {
  constexpr std::size_t most = 24;
  impl_->tellBounds();
  auto candidates = impl_->instances.valuesFor(forAll);
  if (candidates.size() > most) candidates.resize(most);
  for (std::vector<Term>& values : candidates) {
    const Term claim = impl_->terms.instance(forAll, values);
    if (claim != impl_->terms.truth() && impl_->askAboutAll(claim, Purpose::Feasibility) == Answer::No)
      return std::move(values);
  }
  return std::nullopt;
}

Open PathCondition::whyOpen() const { return impl_->whyOpen; }

Answer PathCondition::isConsistentNatively() {
  impl_->tellBounds();
  Answer answer = impl_->searchForModel();
  if (answer == Answer::Unknown && impl_->tellQuotients(impl_->terms.falsity(), Parts::All))
    answer = impl_->searchForModel();
  const bool isOpen = answer == Answer::Yes && impl_->isQuantified(impl_->terms.falsity());
  return isOpen ? Answer::Unknown : answer;
}

Answer PathCondition::seemsConsistent() {
  impl_->tellBounds();
  return impl_->searchForModel(SearchExtent::Short);
}

// --- formulas about all values

bool PathCondition::Impl::hasAggregate(Term goal) const {
  return hasPart(terms, goal, [&](Term part) { return terms.isAggregate(part); });
}

// Instances are made where the question is open without, and for it alone: what does not follow from these is
// said not to follow. Of whether a path can be reached the solver is not asked.
Answer PathCondition::Impl::askAboutAll(Term goal, Purpose purpose) {
  tellBounds();
  std::vector<Term> clauses;
  native.push();
  native.assumeNot(goal);
  state.set(++states);
  const SearchOutcome outcome = searchWithInstances(goal, clauses);
  const std::span<const Term> facts = native.told();
  clauses.insert(clauses.end(), facts.begin(), facts.end());
  native.pop();
  Answer answer = Answer::Unknown;
  if (outcome == SearchOutcome::Contradiction) answer = Answer::Yes;
  if (outcome == SearchOutcome::Model) answer = Answer::No;
  count(answer);
  if (outcome != SearchOutcome::GaveUp || purpose == Purpose::Feasibility) return answer;
  return askSolver(goal, purpose, clauses);
}

// By rounds, for what an instance says may call for others.
SearchOutcome PathCondition::Impl::searchWithInstances(Term goal, std::vector<Term>& clauses) {
  // The first for witnesses, and aggregates; of a goal that is nested deeply, each level has its own.
  constexpr unsigned nested = 4;
  const unsigned depth = terms.quantifiedDepth(goal);
  const unsigned rounds = (native.aggregates().empty() ? 7 : 9) + (depth > nested ? depth - nested : 0);
  instances.begin(goal);
  native.propagate();
  SearchOutcome outcome = SearchOutcome::Model;
  for (unsigned round = 0;; ++round) {
    if (native.isInconsistent()) return SearchOutcome::Contradiction;
    const std::vector<Term> made = instances.next();
    if (made.empty() || round == rounds) break;
    assumeAll(made);
    clauses.insert(clauses.end(), made.begin(), made.end());
    outcome = native.search(goal, SearchExtent::Fleeting);
    if (outcome == SearchOutcome::Contradiction) return outcome;
  }
  if (outcome == SearchOutcome::Model) outcome = native.search(goal);
  if (outcome == SearchOutcome::Model && instances.areCut()) outcome = SearchOutcome::GaveUp;
  const bool follows = outcome != SearchOutcome::Contradiction && followsAtLast(goal);
  return follows ? SearchOutcome::Contradiction : outcome;
}

// With what formulas say of whatever the question speaks of, and what holds of the products and aggregates in
// it: else that is only in the way.
bool PathCondition::Impl::followsAtLast(Term goal) {
  const auto isProduct = [&](Term part) { return operatorOf(terms.op(part)).isNonlinear; };
  native.push();
  bool hasMore = assumeAll(instances.ofQuestion());
  const bool hasAggregates = assumeAll(instances.ofAggregates());
  hasMore = (goal && hasPart(terms, goal, isProduct) && assumeAllProducts(goal)) || hasAggregates || hasMore;
  bool follows = hasMore && native.search(goal, SearchExtent::Fleeting) == SearchOutcome::Contradiction;
  constexpr unsigned rounds = 5;
  for (unsigned round = 0; hasAggregates && !follows && round < rounds && assumeAll(instances.next());
       ++round)
    follows = native.search(goal, SearchExtent::Fleeting) == SearchOutcome::Contradiction;
  native.pop();
  return follows;
}

// Whether there is any.
bool PathCondition::Impl::assumeAll(const std::vector<Term>& clauses) {
  statistics.assumptions += clauses.size();
  for (const Term clause : clauses) native.assume(clause);
  return !clauses.empty();
}

Answer PathCondition::Impl::searchForModel(SearchExtent extent) {
  Answer answer = Answer::Unknown;
  switch (native.search({}, extent)) {
    case SearchOutcome::Model:
      answer = Answer::Yes;
      break;
    case SearchOutcome::Contradiction:
      answer = Answer::No;
      break;
    case SearchOutcome::GaveUp:
      break;
  }
  count(answer);
  return answer;
}

Answer PathCondition::Impl::askNatively(Term goal, SearchExtent extent) {
  if (native.isBetterLearnt(goal)) tellQuotients(goal, Parts::New);
  if (goal == terms.truth() || native.isInconsistent()) return Answer::Yes;
  if (terms.op(goal) == Op::And && followsNear(goal)) return Answer::Yes;
  const bool isOfProducts = comparesProducts(terms, goal);
  return withOpposite(goal, [&] {
    return isOfProducts && isRefutedNear(goal) ? Answer::Yes : searchForOpposite(goal, extent);
  });
}

// Of each part of a conjunction: what says so of one of them is nearer than what speaks of one of several
// opposites. What follows is known for the others.
bool PathCondition::Impl::followsNear(Term conjunction) {
  const std::span<const Term> parts = terms.arguments(conjunction);
  std::vector<Term> open(parts.begin(), parts.end());
  native.push();
  for (std::size_t before = open.size() + 1; !open.empty() && open.size() < before;) {
    before = open.size();
    std::erase_if(open, [&](Term part) { return learnNear(part); });
  }
  native.pop();
  return open.empty();
}

// Whether it follows, which is a fact then.
bool PathCondition::Impl::learnNear(Term part) {
  if (native.knownValue(part) == true) return true;
  if (!withOpposite(part, [&] { return isRefutedNear(part); })) return false;
  tell(part);
  return true;
}

// Where the goal's opposite was assumed: whether what the numbers in it are connected with contradicts that,
// alone or with what holds of the products in it. That shows soon, where a model would take long.
bool PathCondition::Impl::isRefutedNear(Term goal) {
  if (native.isInconsistent() || native.isRefutedNear(goal)) return true;
  if (!comparesProducts(terms, goal)) return false;
  native.push();
  const bool isRefuted = assumeAllProducts(goal) && (native.isInconsistent() || native.isRefutedNear(goal));
  native.pop();
  return isRefuted;
}

// Where the goal's opposite was assumed.
Answer PathCondition::Impl::searchForOpposite(Term goal, SearchExtent extent) {
  switch (native.search(goal, extent)) {
    case SearchOutcome::Contradiction:
      return Answer::Yes;
    case SearchOutcome::Model:
      return Answer::No;
    case SearchOutcome::GaveUp:
      break;
  }
  return Answer::Unknown;
}

void PathCondition::Impl::count(Answer answer) {
  switch (answer) {
    case Answer::Yes:
      ++statistics.nativeYes;
      break;
    case Answer::No:
      ++statistics.nativeNo;
      break;
    case Answer::Unknown:
      ++statistics.nativeUnknown;
      break;
  }
}

Answer PathCondition::Impl::askSolverTold(Term goal, Purpose purpose) {
  native.push();
  native.assumeNot(goal);
  native.propagate();
  state.set(++states);
  const std::span<const Term> told = native.told();
  const std::vector<Term> clauses(told.begin(), told.end());
  const bool isContradiction = native.isInconsistent();
  native.pop();
  return isContradiction ? Answer::Yes : askSolver(goal, purpose, clauses);
}

Answer PathCondition::Impl::askSolver(Term goal, Purpose purpose, std::span<const Term> clauses) {
  const auto start = std::chrono::steady_clock::now();
  if (!solver) {
    solver = makeZ3Solver(terms, options, statistics);
    if (!options.dumpDirectory.empty()) solver = makeDumpingSolver(terms, options, std::move(solver));
  }
  Statistics::Solver& counters = statistics.solver[static_cast<std::size_t>(purpose)];
  const Solver::Result result = solver->check(knownInScopes(clauses), terms.negate(goal));
  statistics.solverSeconds += std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  switch (result) {
    case Solver::Result::Unsatisfiable:
      ++counters.unsat;
      return Answer::Yes;
    case Solver::Result::Satisfiable:
      ++counters.sat;
      return Answer::No;
    case Solver::Result::Unknown:
      whyOpen = Open::Undecided;
      break;
    case Solver::Result::LimitHit:
      whyOpen = Open::Cut;
      break;
    case Solver::Result::TimedOut:
      whyOpen = Open::TimedOut;
      break;
  }
  ++counters.unknown;
  return Answer::Unknown;
}

// With the clauses in the innermost scope.
std::vector<std::vector<Term>> PathCondition::Impl::knownInScopes(std::span<const Term> clauses) const {
  std::vector<std::vector<Term>> known;
  std::size_t told = 0, toldBounds = 0;
  const auto addUntil = [&](std::size_t end, std::size_t boundsEnd) {
    std::vector<Term>& own = known.emplace_back();
    for (; told < end; ++told) own.push_back(facts[told]);
    for (; toldBounds < boundsEnd; ++toldBounds) own.push_back(boundFacts[toldBounds]);
  };
  for (const Scope& scope : std::span<const Scope>(scopes)) addUntil(scope.facts, scope.boundFacts);
  addUntil(facts.size(), boundFacts.size());
  known.back().insert(known.back().end(), clauses.begin(), clauses.end());
  return known;
}

// --- equality

// Asks about terms that may have to be made known first, which is taken back.
template <class Question>
auto PathCondition::Impl::withTerms(std::initializer_list<Term> questioned, Question question) {
  if (std::ranges::all_of(questioned, [&](Term term) { return native.isKnown(term); })) return question();
  const std::size_t known = native.size();
  native.push();
  for (const Term term : questioned) native.add(term);
  const bool isLarge = native.size() > known + many;
  const auto answer = question();
  native.pop();
  if (isLarge) std::ranges::for_each(questioned, [&](Term term) { native.addChoices(term); });
  return answer;
}

bool PathCondition::areEqual(Term left, Term right) const {
  if (left == right || isInconsistent()) return true;
  Impl& impl = *impl_;
  return impl.withTerms({left, right},
                        [&] { return impl.native.isInconsistent() || impl.native.areEqual(left, right); });
}

bool PathCondition::areDistinct(Term left, Term right) const {
  if (isInconsistent()) return true;
  if (left == right) return false;
  Impl& impl = *impl_;
  return impl.withTerms({left, right}, [&] {
    if (impl.native.isInconsistent() || impl.native.areDistinct(left, right)) return true;
    if (impl.native.areEqual(left, right)) return false;
    impl.native.push();
    impl.native.equate(left, right);
    const bool isContradiction = impl.native.isInconsistent();
    impl.native.pop();
    return isContradiction;
  });
}

bool PathCondition::findEqual(Term term, support::FunctionRef<bool(Term)> isWanted,
                              support::FunctionRef<bool(Term)> visit) const {
  if (visit(term)) return true;
  Impl& impl = *impl_;
  const std::vector<Term> others =
      impl.withTerms({term}, [&] { return impl.native.membersOf(term, isWanted); });
  return std::ranges::any_of(others, [&](Term other) { return other != term && visit(other); });
}

std::span<const Term> PathCondition::facts() const { return impl_->facts; }
std::size_t PathCondition::factsBefore(std::size_t scope) const { return impl_->scopes[scope].facts; }
const Statistics& PathCondition::statistics() const {
  impl_->statistics.searchEffort = impl_->native.searchEffort();
  return impl_->statistics;
}

}  // namespace warrant::smt
