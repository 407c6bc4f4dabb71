#include "symbolic/exploration.h"

#include <utility>

#include "symbolic/notation.h"
#include "symbolic/replay.h"

namespace warrant::symbolics {

Exploration::Exploration(const options& options, detail::callback<void> body, detail::findings& findings)
    : options_(options),
      body_(body),
      findings_(findings),
      terms_(findings.vocabulary.terms),
      symbols_(findings.vocabulary.symbols),
      condition_(terms_, {}) {}

void Exploration::run() {
  do {
    if (findings_.paths == options_.paths) {
      noteUnknown("there are more than " + std::to_string(options_.paths) + " paths");
      break;
    }
    ++findings_.paths;
    runOnce();
    endRun();
    for (Doubt& doubt : std::exchange(doubts_, {})) resolve(std::move(doubt));
  } while (!isStopped_ && advance(0));
  for (const failure& failure : findings_.failures) {
    if (!failure.is_refuted) noteUnknown("it is not known whether this can be: " + failure.what);
  }
}

void Exploration::runOnce() {
  const Running running(*this);
  beginRun();
  symbols_.restart();
  trace_.restart();
  step_ = 0;
  decisions_ = joining_ = 0;
  relations_.clear();
  overflows_.clear();
  try {
    body_();
    if (hasEnded_) return;  // and the body has caught that
    settle();
    if (trace_.isRepeating()) expectRepeatable(nullptr);
  } catch (const EndOfPath&) {
  } catch (...) {
    if (!isStopped_) leave(describeException());
  }
}

// Ends this run, for what it is about stays open.
void Exploration::end(const std::string& why) {
  noteUnknown(why);
  hasEnded_ = true;
  throw EndOfPath();
}

void Exploration::noteMisuse(const std::string& why) {
  noteUnknown(why);
  isStopped_ = true;
}

void Exploration::noteUnknown(const std::string& why) {
  if (!unknown_.insert(why).second) return;
  if (!findings_.reason.empty()) findings_.reason += "; ";
  findings_.reason += why;
}

void Exploration::expectRepeatable(const Event* repeated) {
  if (repeated == nullptr)
    refuse(
        "the check does not do the same when it is run again with the same decisions: it depends on "
        "something "
        "that is no symbolic value and changes between runs");
}

// What this run does next, where it repeats an earlier one; nullptr: it is beyond that.
const Event* Exploration::repeated(Event::Kind kind, Term asked) {
  if (hasEnded_) throw EndOfPath();
  if (!trace_.isRepeating()) return nullptr;
  const Event* event = trace_.repeat(kind, asked);
  expectRepeatable(event);
  step_ = event->step;
  return event;
}

void Exploration::record(Event event) {
  event.step = step_;
  trace_.add(event);
}

void Exploration::extendPath(Term condition) {
  findings_.vocabulary.steps.push_back({step_, condition});
  step_ = static_cast<std::uint32_t>(findings_.vocabulary.steps.size()) - 1;
}

// Takes back what the last run did up to its last decision that can be made otherwise, and makes it so.
// Returns whether there is one, behind so many events.
bool Exploration::advance(std::size_t floor) {
  while (trace_.size() > floor) {
    Event& event = trace_.last();
    if (event.hasScope) condition_.pop();
    if (event.kind == Event::Kind::Decision && event.isOpen) {
      event.isOpen = false;
      event.choice = !event.choice;
      const Term taken = event.choice ? event.asked : terms_.negate(event.asked);
      condition_.push();
      event.hasScope = true;
      const std::uint32_t before = findings_.vocabulary.steps[event.step].before;
      step_ = before;
      extendPath(taken);
      event.step = step_;
      if (condition_.assume(taken) && condition_.isConsistentNatively() != smt::Answer::No) return true;
      condition_.pop();
      event.hasScope = false;
    }
    trace_.dropLast();
  }
  return false;
}

// --- decisions

bool Exploration::decide(value condition) {
  settle();
  const Term asked = truthOf(condition);
  if (const Event* event = repeated(Event::Kind::Decision, asked)) {
    ++decisions_;
    return event->choice;
  }
  if (++decisions_ > options_.decisions)
    end("a path has more than " + std::to_string(options_.decisions) + " decisions");
  Event event{.kind = Event::Kind::Decision, .asked = asked};
  condition_.push();
  const bool isPossible = condition_.assume(asked) && condition_.isConsistentNatively() != smt::Answer::No;
  if (isPossible) {
    event.choice = event.isOpen = event.hasScope = true;
    extendPath(asked);
  } else {
    condition_.pop();
    condition_.assume(terms_.negate(asked));
  }
  record(event);
  return event.choice;
}

void Exploration::suppose(value condition) {
  if (joining_ > 0) refuse("suppose is used within a condition: say it before, or use implies");
  settle();
  const Term asked = truthOf(condition);
  if (repeated(Event::Kind::Supposition, asked) != nullptr) return;
  const bool isPossible = condition_.assume(asked) && condition_.isConsistentNatively() != smt::Answer::No;
  extendPath(asked);
  record({.kind = Event::Kind::Supposition, .asked = asked});
  if (isPossible) return;
  hasEnded_ = true;
  throw EndOfPath();
}

// --- symbols

value Exploration::fresh(const type& type, std::string_view name) {
  if (Frame* making = frame()) {
    const Term owner(static_cast<std::uint32_t>(making->reference.number));
    const Term member = terms_.apply(symbols_.member(*making->record, making->members++, type), {&owner, 1});
    noteRange(type, member);
    return made(member);
  }
  if (joining_ > 0) refuse("a symbolic value is made within a condition: use forall, or make it before");
  const Term symbol = symbols_.symbol(type, name);
  if (repeated(Event::Kind::Symbol, symbol) == nullptr) {
    noteRange(type, symbol);
    record({.kind = Event::Kind::Symbol, .asked = symbol});
  }
  return made(symbol);
}

value Exploration::freshReference(const type& type, std::string_view name) { return fresh(type, name); }

value Exploration::freshRelation(const type& type, std::string_view name) {
  Relation relation;
  if (Frame* making = frame()) {
    relation.owner = Term(static_cast<std::uint32_t>(making->reference.number));
    relation.function = symbols_.associated(*making->record, making->members++, type);
  } else {
    if (joining_ > 0) refuse("a table is made within a condition: make it before");
    relation.function = symbols_.relation(type, name);
    const Term tag = terms_.apply(relation.function, {});
    if (repeated(Event::Kind::Relation, tag) == nullptr)
      record({.kind = Event::Kind::Relation, .asked = tag});
  }
  relations_.push_back(relation);
  return {static_cast<std::int64_t>(relations_.size()) - 1, runNumber(), moment()};
}

value Exploration::isIn(const type&, value relation, value reference) {
  expectReference(reference);
  const Relation& set = relations_[static_cast<std::size_t>(relation.number)];
  std::vector<Term> arguments;
  if (set.owner) arguments.push_back(set.owner);
  arguments.push_back(Term(static_cast<std::uint32_t>(reference.number)));
  return made(terms_.apply(set.function, arguments));
}

// --- conditions that are evaluated apart

// While it lives conditions are evaluated apart: what is decided, assumed and made meanwhile is taken back.
class Exploration::Joining {
 public:
  explicit Joining(Exploration& exploration)
      : exploration_(exploration),
        base_(exploration.trace_.size()),
        depth_(exploration.condition_.depth()),
        step_(exploration.step_) {
    ++exploration_.joining_;
    exploration_.condition_.push();
  }
  ~Joining() {
    while (exploration_.condition_.depth() > depth_) exploration_.condition_.pop();
    while (exploration_.trace_.size() > base_) exploration_.trace_.dropLast();
    exploration_.dropRecords(records_);
    exploration_.step_ = step_;
    --exploration_.joining_;
  }
  Joining(const Joining&) = delete;
  Joining& operator=(const Joining&) = delete;

  // Another way through the condition begins. What was made in the scope of the last one is not known any
  // more.
  void begin() {
    exploration_.trace_.seek(base_);
    exploration_.step_ = step_;
    exploration_.dropRecords(records_);
  }
  // What was decided on this way.
  Term path() const {
    Term path = exploration_.terms_.truth();
    for (std::size_t i = base_; i < exploration_.trace_.size(); ++i) {
      const Event& event = exploration_.trace_[i];
      if (event.kind != Event::Kind::Decision || !event.hasScope) continue;
      const Term taken = event.choice ? event.asked : exploration_.terms_.negate(event.asked);
      path = exploration_.terms_.conjoin(path, taken);
    }
    return path;
  }
  bool advance() { return exploration_.advance(base_); }

 private:
  Exploration& exploration_;
  const std::size_t base_, depth_, records_ = exploration_.recordCount();
  const std::uint32_t step_;
};

// What was joined here, where the run repeats an earlier one.
std::optional<value> Exploration::joinedBefore() {
  settle();
  if (hasEnded_) throw EndOfPath();
  if (!trace_.isRepeating() || trace_[trace_.cursor()].kind != Event::Kind::Joined) return std::nullopt;
  return made(repeated(Event::Kind::Joined, {})->result);
}

// What the condition yields on this way. An exception would leave it on this way only, which is no value: the
// path ends there, unless nothing goes this way.
Term Exploration::resultOf(Condition condition) {
  try {
    const value result = condition();
    settle();
    return truthOf(result);
  } catch (const EndOfPath&) {
    throw;
  } catch (...) {
    if (isStopped_) throw;
    if (leave(describeException())) return terms_.falsity();
    end("an exception leaves a condition");
  }
}

value Exploration::apart(Condition condition) {
  if (const auto known = joinedBefore()) return *known;
  Term joined = terms_.falsity();
  {
    Joining joining(*this);
    do {
      joining.begin();
      const Term result = resultOf(condition);
      joined = terms_.disjoin(joined, terms_.conjoin(joining.path(), result));
    } while (joining.advance());
  }
  record({.kind = Event::Kind::Joined, .result = joined});
  return made(joined);
}

value Exploration::forAll(const type& type, Predicate domain, Predicate condition) {
  if (const auto known = joinedBefore()) return *known;
  const Term bound = symbols_.bound(type, joining_);
  const value element = made(bound);
  Term all;
  {
    const Joining joining(*this);
    const bool isNumber = type.sort == detail::sort::integer || type.sort == detail::sort::text;
    noteRange(type, bound);
    const Term isInDomain = truthOf(domain(element));
    condition_.assume(isInDomain);
    const auto evaluate = [&] { return condition(element); };
    const Term holds = truthOf(apart(detail::callback_to<const decltype(evaluate), value>(evaluate)));
    const Term isElement = terms_.conjoin(isNumber ? inRange(type, bound) : terms_.truth(), isInDomain);
    all = terms_.forAll({&bound, 1}, terms_.implies(isElement, holds));
  }
  record({.kind = Event::Kind::Joined, .result = all});
  return made(all);
}

}  // namespace warrant::symbolics
