#include "smt/native/native_solver.h"

#include <algorithm>
#include <unordered_set>

namespace warrant::smt {

void NativeSolver::reset() {
  closure_.reset();
  searchEffort_ = 0;
}

void NativeSolver::assume(Term fact) {
  if (isInconsistent()) return;
  const TermFactory& terms = closure_.terms();
  const std::span<const Term> arguments = terms.arguments(fact);
  switch (terms.op(fact)) {
    case Op::True:
      return;
    case Op::And:
      for (const Term conjunct : arguments) {
        if (knownValue(conjunct) != true) assume(conjunct);
      }
      return;
    case Op::Not:
      closure_.assign(closure_.nodeOf(arguments[0]), false);
      break;
    case Op::Equal:
      if (terms.sort(arguments[0]) != Sort::Bool) {
        closure_.equate(closure_.nodeOf(arguments[0]), closure_.nodeOf(arguments[1]));
        break;
      }
      [[fallthrough]];  // formulas are decided where an equality of them is there
    default:
      closure_.assign(closure_.nodeOf(fact), true);
  }
  closure_.propagate();
}

void NativeSolver::assumeNot(Term formula) {
  // A disequality needs its application, which is how it is found; other atoms need no negation.
  TermFactory& terms = closure_.terms();
  switch (terms.op(formula)) {
    case Op::And:
    case Op::NonNegative:
    case Op::Or:
    case Op::Not:
      return assume(terms.negate(formula));
    default:
      break;
  }
  if (isInconsistent()) return;
  closure_.assign(closure_.nodeOf(formula), false);
  closure_.propagate();
}

void NativeSolver::equate(Term left, Term right) {
  if (isInconsistent()) return;
  closure_.equate(closure_.nodeOf(left), closure_.nodeOf(right));
  closure_.propagate();
}

void NativeSolver::add(Term term) {
  closure_.nodeOf(term);
  closure_.propagate();
}

// None where it has variables of a formula about all values: what is made of these is known for a while only.
void NativeSolver::addChoices(Term question) {
  const TermFactory& terms = closure_.terms();
  std::vector<Term> pending{question}, choices;
  std::unordered_set<Term> seen;
  while (!pending.empty()) {
    const Term term = pending.back();
    pending.pop_back();
    const Op op = terms.op(term);
    if (op == Op::Bound) return;
    if (op == Op::ForAll || isKnown(term) || !seen.insert(term).second) continue;
    if (op == Op::Ite && terms.sort(term) != Sort::Bool) choices.push_back(term);
    const std::span<const Term> parts = terms.arguments(term);
    pending.insert(pending.end(), parts.begin(), parts.end());
  }
  for (const Term choice : choices) closure_.nodeOf(choice);
  closure_.propagate();
}

bool NativeSolver::areEqual(Term left, Term right) {
  const NodeId a = closure_.graph().find(left), b = closure_.graph().find(right);
  return closure_.areEqual(a, b) || (closure_.graph().node(a).sort == Sort::Int && order_.areTied(a, b));
}

bool NativeSolver::areDistinct(Term left, Term right) const {
  return closure_.areDistinct(closure_.graph().find(left), closure_.graph().find(right));
}

std::optional<bool> NativeSolver::knownValue(Term formula) const {
  const TermFactory& terms = closure_.terms();
  if (terms.op(formula) == Op::Not) {
    const std::optional<bool> value = knownValue(terms.arguments(formula)[0]);
    return value ? std::optional(!*value) : std::nullopt;
  }
  const std::optional<bool> known = closure_.knownValue(formula);
  if (known || terms.op(formula) != Op::Equal) return known;
  const NodeId left = closure_.graph().find(terms.arguments(formula)[0]);
  const NodeId right = closure_.graph().find(terms.arguments(formula)[1]);
  if (left == 0 || right == 0) return std::nullopt;
  if (closure_.areEqual(left, right)) return true;
  return closure_.areDistinct(left, right) ? std::optional(false) : std::nullopt;
}

std::vector<Term> NativeSolver::membersOf(Term term, support::FunctionRef<bool(Term)> isWanted) const {
  const EGraph& graph = closure_.graph();
  std::vector<Term> members;
  graph.forEachMember(graph.root(graph.find(term)), [&](NodeId member) {
    const Term other = graph.node(member).term;
    if (other && isWanted(other)) members.push_back(other);
  });
  std::sort(members.begin(), members.end());
  return members;
}

std::vector<Term> NativeSolver::applicationsOn(Term argument) const {
  const EGraph& graph = closure_.graph();
  const NodeId node = graph.find(argument);
  std::vector<Term> applications;
  if (node == 0) return applications;
  graph.forEachUse(graph.root(node), [&](ApplicationId use) {
    const Term term = graph.node(graph.application(use).result).term;
    if (!term || closure_.terms().op(term) != Op::Apply) return;
    const std::span<const Term> arguments = closure_.terms().arguments(term);
    if (std::ranges::find(arguments, argument) != arguments.end()) applications.push_back(term);
  });
  std::ranges::sort(applications);
  applications.erase(std::ranges::unique(applications).begin(), applications.end());
  return applications;
}

bool NativeSolver::learn(Term question, Parts parts) {
  bool isNew = false;
  for (Theory* const theory : closure_.theories()) isNew = theory->learn(question, parts) || isNew;
  return isNew;
}

void NativeSolver::propagate() {
  for (Theory* const theory : closure_.theories()) theory->propagate();
}

std::vector<Term> NativeSolver::knownTerms() const {
  const EGraph& graph = closure_.graph();
  std::vector<Term> known;
  for (NodeId node = 1; node < graph.nodeCount(); ++node) {
    if (const Term term = graph.node(node).term) known.push_back(term);
  }
  return known;
}

NodeId NativeSolver::classOf(Term term) const {
  const NodeId node = closure_.graph().find(term);
  return node == 0 ? 0 : closure_.graph().root(node);
}

std::vector<Term> NativeSolver::lemmas(Lemmas kind, Term question) const {
  std::vector<Term> lemmas;
  for (Theory* const theory : closure_.theories()) theory->addLemmas(kind, question, lemmas);
  return lemmas;
}

bool NativeSolver::isRefutedNear(Term question) {
  return std::ranges::any_of(closure_.theories(), [&](Theory* theory) {
    Budget budget;
    return theory->refutesNear(question, budget);
  });
}

SearchOutcome NativeSolver::search(Term question, SearchExtent extent) {
  ModelSearch attempt(closure_, question, extent);
  const SearchOutcome outcome = attempt.run();
  searchEffort_ += attempt.effort();
  return outcome;
}

}  // namespace warrant::smt
