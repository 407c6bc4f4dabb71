#include "smt/bits/sat.h"

#include <algorithm>

namespace warrant::smt::bits {

namespace {

constexpr std::uint32_t absent = UINT32_MAX;
constexpr std::uint64_t restartUnit = 100;  // conflicts
constexpr double decay = 0.95, mostActivity = 1e100;

// 1, 1, 2, 1, 1, 2, 4, …
std::uint64_t luby(std::uint64_t index) {
  std::uint64_t size = 1, power = 0;
  while (size < index + 1) {
    size = 2 * size + 1;
    ++power;
  }
  while (size - 1 != index) {
    size = (size - 1) / 2;
    --power;
    index %= size;
  }
  return std::uint64_t{1} << power;
}

}  // namespace

Literal SatSolver::addVariable() {
  const auto variable = static_cast<std::uint32_t>(assigned_.size());
  watches_.resize(watches_.size() + 2);
  assigned_.push_back(0);
  phase_.push_back(-1);  // models of zeros, where nothing speaks against them
  reason_.push_back(none);
  levelOf_.push_back(0);
  activity_.push_back(0);
  place_.push_back(absent);
  seen_.push_back(0);
  heapInsert(variable);
  return {variable * 2};
}

void SatSolver::addClause(std::span<const Literal> literals) {
  std::vector<Literal> kept(literals.begin(), literals.end());
  std::ranges::sort(kept, {}, &Literal::code);
  kept.erase(std::unique(kept.begin(), kept.end()), kept.end());
  for (std::size_t i = 0; i + 1 < kept.size(); ++i) {
    if (kept[i] == !kept[i + 1]) return;
  }
  if (std::ranges::any_of(kept, [&](Literal literal) { return valueOf(literal) > 0; })) return;
  std::erase_if(kept, [&](Literal literal) { return valueOf(literal) < 0; });
  if (kept.empty()) {
    isContradictory_ = true;
  } else if (kept.size() == 1) {
    assign(kept.front(), none);
    if (propagate() != none) isContradictory_ = true;
  } else {
    watch(store(kept, 0));
  }
}

SatSolver::ClauseIndex SatSolver::store(std::span<const Literal> literals, std::uint32_t mark) {
  const auto clause = static_cast<ClauseIndex>(pool_.size());
  pool_.push_back(static_cast<std::uint32_t>(literals.size()));
  pool_.push_back(mark);
  for (const Literal literal : literals) pool_.push_back(literal.code);
  return clause;
}

void SatSolver::watch(ClauseIndex clause) {
  const Literal* const literals = literalsOf(clause);
  watches_[(!literals[0]).code].push_back({clause, literals[1]});
  watches_[(!literals[1]).code].push_back({clause, literals[0]});
}

void SatSolver::assign(Literal literal, ClauseIndex reason) {
  const std::uint32_t variable = variableOf(literal);
  assigned_[variable] = isNegated(literal) ? -1 : 1;
  reason_[variable] = reason;
  levelOf_[variable] = level();
  trail_.push_back(literal);
}

// The clause that is contradicted; `none`: there is none.
SatSolver::ClauseIndex SatSolver::propagate() {
  while (next_ < trail_.size()) {
    const Literal holds = trail_[next_++];
    ++propagations_;
    std::vector<Watch>& watching = watches_[holds.code];
    std::size_t kept = 0;
    for (std::size_t i = 0; i < watching.size(); ++i) {
      const Watch at = watching[i];
      if (valueOf(at.other) > 0) {
        watching[kept++] = at;
        continue;
      }
      Literal* const literals = literalsOf(at.clause);
      if (literals[0] == !holds) std::swap(literals[0], literals[1]);
      if (valueOf(literals[0]) > 0) {
        watching[kept++] = {at.clause, literals[0]};
        continue;
      }
      const std::uint32_t size = sizeOf(at.clause);
      std::uint32_t free = 2;
      while (free < size && valueOf(literals[free]) < 0) ++free;
      if (free < size) {
        std::swap(literals[1], literals[free]);
        watches_[(!literals[1]).code].push_back({at.clause, literals[0]});
        continue;
      }
      watching[kept++] = {at.clause, literals[0]};
      if (valueOf(literals[0]) == 0) {
        assign(literals[0], at.clause);
        continue;
      }
      while (++i < watching.size()) watching[kept++] = watching[i];
      watching.resize(kept);
      next_ = trail_.size();
      return at.clause;
    }
    watching.resize(kept);
  }
  return none;
}

void SatSolver::undoTo(std::uint32_t level) {
  if (levels_.size() <= level) return;
  const std::uint32_t begin = levels_[level];
  for (std::size_t i = trail_.size(); i-- > begin;) {
    const std::uint32_t variable = variableOf(trail_[i]);
    phase_[variable] = assigned_[variable];
    assigned_[variable] = 0;
    reason_[variable] = none;
    if (place_[variable] == absent) heapInsert(variable);
  }
  trail_.resize(begin);
  levels_.resize(level);
  next_ = begin;
}

// --- learning

void SatSolver::bump(std::uint32_t variable) {
  activity_[variable] += increment_;
  if (activity_[variable] > mostActivity) {
    for (double& activity : activity_) activity *= 1 / mostActivity;
    increment_ *= 1 / mostActivity;
  }
  if (place_[variable] != absent) heapUp(place_[variable]);
}

// Whether the others of what is learnt imply it: all that it follows from is among them (one level deep).
bool SatSolver::isImplied(Literal literal) {
  const ClauseIndex reason = reason_[variableOf(literal)];
  if (reason == none) return false;
  const Literal* const literals = literalsOf(reason);
  for (std::uint32_t i = 1; i < sizeOf(reason); ++i) {
    const std::uint32_t variable = variableOf(literals[i]);
    if (seen_[variable] == 0 && levelOf_[variable] > 0) return false;
  }
  return true;
}

// Leaves in `learning_` the clause of the first unique implication point, that literal first; yields the
// level at which it implies it.
std::uint32_t SatSolver::analyse(ClauseIndex conflict) {
  learning_.assign(1, Literal{});
  clearing_.clear();
  std::uint32_t open = 0;
  std::size_t at = trail_.size();
  Literal pivot{absent};
  ClauseIndex clause = conflict;
  do {
    const Literal* const literals = literalsOf(clause);
    for (std::uint32_t i = pivot.code == absent ? 0 : 1; i < sizeOf(clause); ++i) {
      const std::uint32_t variable = variableOf(literals[i]);
      if (seen_[variable] != 0 || levelOf_[variable] == 0) continue;
      seen_[variable] = 1;
      clearing_.push_back(literals[i]);
      bump(variable);
      if (levelOf_[variable] == level())
        ++open;
      else
        learning_.push_back(literals[i]);
    }
    while (seen_[variableOf(trail_[at - 1])] == 0) --at;
    pivot = trail_[--at];
    clause = reason_[variableOf(pivot)];
  } while (--open > 0 && (seen_[variableOf(pivot)] = 0, true));
  learning_.front() = !pivot;
  std::size_t kept = 1;
  for (std::size_t i = 1; i < learning_.size(); ++i) {
    if (!isImplied(learning_[i])) learning_[kept++] = learning_[i];
  }
  learning_.resize(kept);
  for (const Literal literal : clearing_) seen_[variableOf(literal)] = 0;
  if (kept == 1) return 0;
  std::size_t highest = 1;
  for (std::size_t i = 2; i < kept; ++i) {
    if (levelOf_[variableOf(learning_[i])] > levelOf_[variableOf(learning_[highest])]) highest = i;
  }
  std::swap(learning_[1], learning_[highest]);
  return levelOf_[variableOf(learning_[1])];
}

void SatSolver::learn(std::uint32_t backTo) {
  undoTo(backTo);
  if (learning_.size() == 1) {
    assign(learning_.front(), none);
    return;
  }
  const ClauseIndex clause = store(learning_, 1);
  learnt_.push_back(clause);
  watch(clause);
  assign(learning_.front(), clause);
}

// Half of what was learnt is forgotten: the older of the long ones. The pool is made anew. At level 0 only.
void SatSolver::reduce() {
  std::vector<ClauseIndex> dropped;
  for (std::size_t i = 0; i < learnt_.size() / 2; ++i) {
    if (sizeOf(learnt_[i]) > 3) dropped.push_back(learnt_[i]);
  }
  for (const ClauseIndex clause : dropped) pool_[clause + 1] = 2;
  for (const Literal literal : trail_) reason_[variableOf(literal)] = none;  // at level 0 nobody asks
  std::vector<std::uint32_t> before = std::move(pool_);
  pool_.clear();
  pool_.reserve(before.size());
  learnt_.clear();
  for (std::vector<Watch>& watching : watches_) watching.clear();
  for (std::size_t at = 0; at < before.size(); at += before[at] + 2) {
    if (before[at + 1] == 2) continue;
    const auto clause = static_cast<ClauseIndex>(pool_.size());
    pool_.insert(pool_.end(), before.begin() + static_cast<std::ptrdiff_t>(at),
                 before.begin() + static_cast<std::ptrdiff_t>(at + before[at] + 2));
    // Two literals that are not false stand in front, where there are such.
    Literal* const literals = literalsOf(clause);
    std::stable_partition(literals, literals + sizeOf(clause),
                          [&](Literal literal) { return valueOf(literal) >= 0; });
    if (isLearnt(clause)) learnt_.push_back(clause);
    watch(clause);
  }
  mostLearnt_ += mostLearnt_ / 4;
}

// --- searching

Literal SatSolver::decide() {
  while (!heap_.empty()) {
    const std::uint32_t variable = heapTake();
    if (assigned_[variable] == 0) return {variable * 2 + (phase_[variable] > 0 ? 0u : 1u)};
  }
  return {absent};
}

Satisfiable SatSolver::search(std::span<const Literal> assumptions, std::uint64_t conflicts,
                              std::uint64_t limit) {
  for (;;) {
    const ClauseIndex conflict = propagate();
    if (conflict != none) {
      ++conflicts_;
      if (level() == 0) {
        isContradictory_ = true;
        return Satisfiable::No;
      }
      learn(analyse(conflict));
      increment_ /= decay;
      if (conflicts > 0) --conflicts;
      continue;
    }
    if (conflicts == 0 || propagations_ > limit) return Satisfiable::Unknown;
    Literal next{absent};
    while (level() < assumptions.size() && next.code == absent) {
      const Literal assumed = assumptions[level()];
      if (valueOf(assumed) < 0) return Satisfiable::No;
      if (valueOf(assumed) > 0)
        levels_.push_back(static_cast<std::uint32_t>(trail_.size()));
      else
        next = assumed;
    }
    if (next.code == absent) next = decide();
    if (next.code == absent) return Satisfiable::Yes;
    levels_.push_back(static_cast<std::uint32_t>(trail_.size()));
    assign(next, none);
  }
}

Satisfiable SatSolver::solve(std::span<const Literal> assumptions, std::uint64_t propagations) {
  if (isContradictory_) return Satisfiable::No;
  const std::uint64_t limit = propagations_ + propagations;
  Satisfiable answer = Satisfiable::Unknown;
  for (std::uint64_t round = 0; answer == Satisfiable::Unknown && propagations_ <= limit; ++round) {
    answer = search(assumptions, luby(round) * restartUnit, limit);
    if (answer == Satisfiable::Yes) model_ = assigned_;
    undoTo(0);
    if (answer == Satisfiable::Unknown && learnt_.size() > mostLearnt_) reduce();
  }
  return answer;
}

// --- the heap

void SatSolver::heapUp(std::uint32_t place) {
  const std::uint32_t variable = heap_[place];
  while (place > 0) {
    const std::uint32_t parent = (place - 1) / 2;
    if (!isBefore(variable, heap_[parent])) break;
    heap_[place] = heap_[parent];
    place_[heap_[place]] = place;
    place = parent;
  }
  heap_[place] = variable;
  place_[variable] = place;
}

void SatSolver::heapDown(std::uint32_t place) {
  const std::uint32_t variable = heap_[place];
  const auto size = static_cast<std::uint32_t>(heap_.size());
  for (;;) {
    std::uint32_t child = 2 * place + 1;
    if (child >= size) break;
    if (child + 1 < size && isBefore(heap_[child + 1], heap_[child])) ++child;
    if (!isBefore(heap_[child], variable)) break;
    heap_[place] = heap_[child];
    place_[heap_[place]] = place;
    place = child;
  }
  heap_[place] = variable;
  place_[variable] = place;
}

void SatSolver::heapInsert(std::uint32_t variable) {
  heap_.push_back(variable);
  heapUp(static_cast<std::uint32_t>(heap_.size()) - 1);
}

std::uint32_t SatSolver::heapTake() {
  const std::uint32_t first = heap_.front();
  place_[first] = absent;
  const std::uint32_t last = heap_.back();
  heap_.pop_back();
  if (!heap_.empty()) {
    heap_.front() = last;
    heapDown(0);
  }
  return first;
}

}  // namespace warrant::smt::bits
