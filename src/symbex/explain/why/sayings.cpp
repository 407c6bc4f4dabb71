#include "symbex/explain/why/sayings.h"

#include <algorithm>
#include <limits>
#include <unordered_set>

#include "symbex/explain/notation.h"
#include "symbex/path/path.h"

namespace warrant::symbex {

using heap::Chunk;
using smt::Op;

namespace {

constexpr std::size_t most = 4;  // cases, or calls

// Calls `visit` for the terms that the term is made of, itself first, each once.
void forEachWithin(const smt::TermFactory& terms, Term whole, support::FunctionRef<void(Term)> visit) {
  std::unordered_set<Term> seen;
  Terms pending{whole};
  while (!pending.empty()) {
    const Term term = pending.back();
    pending.pop_back();
    if (!seen.insert(term).second) continue;
    visit(term);
    for (const Term argument : terms.arguments(term)) pending.push_back(argument);
  }
}

}  // namespace

// The state before the first statement of the member: it holds what the precondition gives. Of a member
// without statements it is any.
Wording Sayings::wordingOfEntry(const SymbolicState& s) const {
  const SymbolicState* entry = nullptr;
  for (std::uint32_t step = s.trail.step; step != 0 && record_[step].kind != Step::Kind::Part;
       step = record_[step].before) {
    if (record_[step].kind == Step::Kind::Exec) entry = &record_[step].state;
  }
  Wording wording = notation_.wordingOf(entry == nullptr ? s : *entry);
  std::uint32_t last = entry == nullptr ? std::numeric_limits<std::uint32_t>::max() : 0;
  const auto reach = [&](Term value) {
    if (value) last = std::max(last, terms_.birth(value));
  };
  if (entry != nullptr) {
    const Frame::Code frame = entry->frame.code();
    reach(frame.self);
    for (const ast::Variable* variable : notation_.variablesInScope(frame))
      reach(frame.store[variable->slot]);
    entry->heap.find([&](const Chunk& chunk) {
      reach(chunk.receiver);
      reach(chunk.value);
      return false;
    });
  }
  wording.speakOfEntry(last);
  return wording;
}

Why::Said Sayings::of(const SymbolicState& s, Term term, const std::optional<Form>& form) const {
  const bool isPlain = terms_.op(term) == Op::True || terms_.op(term) == Op::False;
  if (isPlain) return {};
  const auto say = [&](const Wording& wording) {
    return (form ? wording.say(*form) : wording.say(term)).value_or("");
  };
  return {say(notation_.wordingOf(s)), say(wordingOfEntry(s))};
}

// A constant first.
Why::Said Sayings::valueOf(const SymbolicState& s, Term value) const {
  if (const Term constant = path_.constantFor(value)) return of(s, constant);
  const Why::Said self = of(s, value);
  Why::Said said = self;
  path_.findEqual(value, [&](Term equal) {
    Why::Said other = equal == value ? self : of(s, equal);
    if (other.here.empty() || other.here == self.here) other.here = said.here;
    if (other.onEntry.empty()) other.onEntry = said.onEntry;
    said = std::move(other);
    return !said.onEntry.empty() && said.here != self.here;
  });
  return said;
}

Why::Said Sayings::of(const SymbolicState& s, const Chunk& chunk) const {
  const auto say = [&](const Wording& wording) {
    const std::string place = notation_.sayPlaceOf(chunk, wording).value_or("");
    return !chunk.isOfLocations() || place.empty() ? place : "acc(" + place + ")";
  };
  return {say(notation_.wordingOf(s)), say(wordingOfEntry(s))};
}

std::vector<Why::Said> Sayings::apartIn(const SymbolicState& s, Term condition) const {
  Terms equations;
  const auto note = [&](Term left, Term right) {
    if (left == right || path_.areEqual(left, right) || path_.areDistinct(left, right)) return;
    const Term equation = terms_.equal(left, right);
    if (!terms_.isConstant(equation) && std::ranges::find(equations, equation) == equations.end())
      equations.push_back(equation);
  };
  forEachWithin(terms_, condition, [&](Term term) {
    const auto parts = terms_.arguments(term);
    if (terms_.op(term) == Op::Ite && terms_.op(parts[0]) == Op::Equal)
      note(terms_.arguments(parts[0])[0], terms_.arguments(parts[0])[1]);
    if (terms_.op(term) != Op::At) return;
    for (Term map = parts[0]; terms_.op(map) == Op::Store; map = terms_.arguments(map)[0])
      note(terms_.arguments(map)[1], parts[1]);
  });
  if (equations.size() > most) equations.resize(most);
  std::vector<Why::Said> apart;
  for (const Term equation : equations) apart.push_back(of(s, terms_.negate(equation)));
  return apart;
}

std::vector<Why::Ghost> Sayings::usesIn(const SymbolicState& s, Term condition) const {
  std::vector<Why::Ghost> uses;
  const Wording wording = notation_.wordingOf(s);
  forEachWithin(terms_, condition, [&](Term term) {
    if (terms_.op(term) != Op::Apply || uses.size() == most) return;
    const Symbol& symbol = names_.symbols().of(terms_.functionOf(term));
    if (symbol.kind != Symbol::Kind::Method) return;
    const auto arguments = terms_.arguments(term).subspan(1);  // behind the snapshot
    const Terms others(arguments.begin() + 1, arguments.end());
    const auto call = wording.say({.parts = notation_.partsOfCall(*symbol.method, arguments[0], others)});
    if (call) uses.push_back({Why::Ghost::Word::Use, *call});
  });
  return uses;
}

}  // namespace warrant::symbex
