// Construction of terms but for integer arithmetic and substitution, and access to them.
#include <algorithm>

#include "smt/terms/term_factory_impl.h"

namespace warrant::smt {

namespace {

const Term trueTerm(1), falseTerm(2);

}  // namespace

TermFactory::TermFactory() : impl_(std::make_unique<Impl>(store_)) { impl_->start(); }
TermFactory::~TermFactory() = default;

void TermFactory::Impl::start() {
  store.intern({Op::True, Sort::Bool});
  store.intern({Op::False, Sort::Bool});
  store.intern({Op::Null, Sort::Ref});
  store.intern({Op::Unit, Sort::Snapshot});
  store.node(trueTerm).negation = falseTerm;
  store.node(falseTerm).negation = trueTerm;
  hintEnds.assign(1, 0);  // serials count from 1
}

void TermFactory::reset() {
  impl_->store.clear();
  impl_->functionIds.clear();
  impl_->functions.clear();
  impl_->hints.clear();
  impl_->lengths.clear();
  impl_->sizes.clear();
  impl_->chains.clear();
  impl_->tables.clear();
  impl_->tableIds.clear();
  impl_->tableKey = Term();
  impl_->hasAggregates = false;
  for (std::vector<Term>& parts : impl_->formalParts) parts.clear();
  impl_->start();
}

Term TermFactory::Impl::makeSymbol(Op op, Sort sort, std::string_view hint) {
  const auto serial = static_cast<std::int64_t>(hintEnds.size());
  hints.append(hint);
  hintEnds.push_back(static_cast<std::uint32_t>(hints.size()));
  return store.make({op, sort, serial});
}

Term TermFactory::fresh(Sort sort, std::string_view hint) {
  return impl_->makeSymbol(Op::Symbol, sort, hint);
}
Term TermFactory::freshObject(std::string_view hint) {
  return impl_->makeSymbol(Op::Object, Sort::Ref, hint);
}
Term TermFactory::freshUnfinishedObject(std::string_view hint) {
  const Term object = freshObject(hint);
  impl_->store.markUnfinished(object);
  return object;
}
Term TermFactory::freshArbitrary(Sort sort, std::string_view hint) {
  const Term symbol = fresh(sort, hint);
  impl_->store.markUnfinished(symbol);
  return symbol;
}

Function TermFactory::function(std::string_view key, Sort result) {
  const auto id = static_cast<std::uint32_t>(impl_->functions.size());
  const auto [entry, isNew] = impl_->functionIds.try_emplace(std::string(key), id);
  if (isNew) impl_->functions.push_back({entry->first, result});
  return {entry->second};
}

Term TermFactory::apply(Function function, std::span<const Term> arguments) {
  return impl_->store.intern({Op::Apply, impl_->functions[function.id].result, function.id, arguments});
}

void TermFactory::setInjective(Function function) { impl_->functions[function.id].isInjective = true; }
bool TermFactory::isInjective(Function function) const { return impl_->functions[function.id].isInjective; }

Term TermFactory::negate(Term formula) {
  const TermNode& node = impl_->node(formula);
  if (node.negation) return node.negation;
  Term result;
  switch (node.op) {
    case Op::And:
    case Op::Or: {
      std::vector<Term> parts(node.arguments, node.arguments + node.count);
      for (Term& part : parts) part = negate(part);
      result = impl_->makeJunction(node.op == Op::And ? Op::Or : Op::And, parts);
      break;
    }
    case Op::NonNegative: {
      result = impl_->nonNegative(impl_->linear(node.arguments[0], -1, integer(0), 0, -1));
      break;
    }
    default:
      result = impl_->store.intern({Op::Not, Sort::Bool, 0, {&formula, 1}});
  }
  impl_->store.node(formula).negation = result;
  if (!impl_->node(result).negation) impl_->store.node(result).negation = formula;
  return result;
}

// Junctions of fewer operands, as operands of one like them, are replaced by their own operands. A larger one
// stays what it is: one that grows by one operand after the other would be copied with each.
constexpr std::uint32_t mostFlattened = 128;

// The conjunction or disjunction of the parts, which it may change: flattened up to a size, sorted, without
// duplicates, decided when a part and its complement are in it.
Term TermFactory::Impl::makeJunction(Op op, std::vector<Term>& parts) {
  const Term neutral = op == Op::And ? trueTerm : falseTerm, absorbing = op == Op::And ? falseTerm : trueTerm;
  for (std::size_t i = 0, count = parts.size(); i < count; ++i) {
    const TermNode& part = node(parts[i]);
    if (part.op != op || part.count >= mostFlattened) continue;
    parts[i] = neutral;
    parts.insert(parts.end(), part.arguments, part.arguments + part.count);
  }
  std::sort(parts.begin(), parts.end());
  parts.erase(std::unique(parts.begin(), parts.end()), parts.end());
  std::erase(parts, neutral);
  if (parts.empty()) return neutral;
  if (parts.size() == 1) return parts[0];
  if (parts[0] <= falseTerm) return absorbing;  // the constants have the lowest handles
  for (const Term part : parts) {
    const Term complement = node(part).negation;
    if (complement && complement < part && std::binary_search(parts.begin(), parts.end(), complement))
      return absorbing;
  }
  return store.intern({op, Sort::Bool, 0, parts});
}

Term TermFactory::conjoin(Term left, Term right) {
  if (left == right || right == trueTerm) return left;
  if (left == trueTerm) return right;
  if (left == falseTerm || right == falseTerm) return falseTerm;
  return impl_->joinTwo(*this, Op::And, left, right);
}

Term TermFactory::disjoin(Term left, Term right) {
  if (left == right || right == falseTerm) return left;
  if (left == falseTerm) return right;
  if (left == trueTerm || right == trueTerm) return trueTerm;
  return impl_->joinTwo(*this, Op::Or, left, right);
}

Term TermFactory::Impl::joinTwo(TermFactory& factory, Op op, Term left, Term right) {
  const Term parts[] = {left, right};
  return joinAll(factory, op, parts);
}

Term TermFactory::Impl::joinAll(TermFactory& factory, Op op, std::span<const Term> parts) {
  // Comparisons carry no visible negation: name their complements, so that they are recognised.
  for (const Term part : parts)
    if (node(part).op == Op::NonNegative) factory.negate(part);
  junctionScratch.assign(parts.begin(), parts.end());
  return makeJunction(op, junctionScratch);
}

Term TermFactory::ite(Term condition, Term onTrue, Term onFalse) {
  if (condition == trueTerm || onTrue == onFalse) return onTrue;
  if (condition == falseTerm) return onFalse;
  if (sort(onTrue) == Sort::Bool) {
    if (onTrue == falseTerm) return conjoin(negate(condition), onFalse);
    if (onFalse == falseTerm) return conjoin(condition, onTrue);
    return conjoin(implies(condition, onTrue), disjoin(condition, onFalse));
  }
  const Term complement = negate(condition);
  if (complement < condition) {
    condition = complement;
    std::swap(onTrue, onFalse);
  }
  if (op(onTrue) == Op::Ite && arguments(onTrue)[0] == condition) onTrue = arguments(onTrue)[1];
  if (op(onFalse) == Op::Ite && arguments(onFalse)[0] == condition) onFalse = arguments(onFalse)[2];
  if (onTrue == onFalse) return onTrue;
  const Term operands[] = {condition, onTrue, onFalse};
  return impl_->store.intern({Op::Ite, sort(onTrue), 0, operands});
}

Term TermFactory::equal(Term left, Term right) {
  if (left == right) return trueTerm;
  if (right < left) std::swap(left, right);
  switch (sort(left)) {
    case Sort::Bool:
      return impl_->equivalence(*this, left, right);
    case Sort::Int:
      if (op(left) == Op::Integer && op(right) == Op::Integer) return falseTerm;
      if (const Term decided = impl_->equalToIte(*this, left, right)) return decided;
      return impl_->equalIntegers(left, right);
    case Sort::Ref:
      if (impl_->isAllocated(left) && impl_->isAllocated(right)) return falseTerm;
      if (const Term decided = impl_->equalToChoice(*this, left, right)) return decided;
      if (const Term decided = impl_->equalApplications(*this, left, right)) return decided;
      break;
    case Sort::Snapshot:
      if (const Term decided = impl_->equalSequences(*this, left, right)) return decided;
      if (op(left) != op(right)) break;
      if (op(left) == Op::Box && sort(arguments(left)[0]) == sort(arguments(right)[0]))
        return equal(arguments(left)[0], arguments(right)[0]);
      if (op(left) == Op::Combine)
        return conjoin(equal(arguments(left)[0], arguments(right)[0]),
                       equal(arguments(left)[1], arguments(right)[1]));
      break;
  }
  const Term operands[] = {left, right};
  return impl_->store.intern({Op::Equal, Sort::Bool, 0, operands});
}

Term TermFactory::Impl::equivalence(TermFactory& factory, Term left, Term right) {
  if (left == trueTerm) return right;  // the constants have the lowest handles
  if (left == falseTerm) return factory.negate(right);
  bool flipped = false;
  for (Term* side : {&left, &right}) {
    const Term complement = factory.negate(*side);
    if (complement > *side) continue;
    *side = complement;
    flipped = !flipped;
  }
  if (left == right) return flipped ? falseTerm : trueTerm;
  const Term operands[] = {std::min(left, right), std::max(left, right)};
  const Term result = store.intern({Op::Equal, Sort::Bool, 0, operands});
  return flipped ? factory.negate(result) : result;
}

// ite(c, m, n) = k over integer constants is decided by c alone; no term where that is not the shape.
Term TermFactory::Impl::equalToIte(TermFactory& factory, Term left, Term right) {
  if (node(right).op == Op::Integer) std::swap(left, right);
  if (node(left).op != Op::Integer || node(right).op != Op::Ite) return Term();
  const Term* arms = node(right).arguments;
  if (node(arms[1]).op != Op::Integer || node(arms[2]).op != Op::Integer) return Term();
  if (left == arms[1]) return arms[0];  // the arms differ
  return left == arms[2] ? factory.negate(arms[0]) : falseTerm;
}

// Of an injective function, to the same arguments but the last; no term where that is not the shape.
Term TermFactory::Impl::equalApplications(TermFactory& factory, Term left, Term right) {
  const TermNode& one = node(left);
  const TermNode& other = node(right);
  if (one.op != Op::Apply || other.op != Op::Apply || one.payload != other.payload) return Term();
  if (!functions[static_cast<std::size_t>(one.payload)].isInjective) return Term();
  const auto arguments = factory.arguments(left), others = factory.arguments(right);
  const auto last = arguments.size() - 1;
  if (!std::ranges::equal(arguments.first(last), others.first(last))) return Term();
  return factory.equal(arguments[last], others[last]);
}

// Whether a choice among null and new objects is one of them is up to its conditions; no term where that is
// not the shape. Along the chain, for it has a link for each join.
Term TermFactory::Impl::equalToChoice(TermFactory& factory, Term left, Term right) {
  if (isAllocated(right)) std::swap(left, right);
  if (!isAllocated(left) || node(right).op != Op::Ite) return Term();
  std::vector<std::pair<Term, bool>> links;  // under that condition it is, or is not
  Term rest = right;
  while (node(rest).op == Op::Ite) {
    const Term* arms = node(rest).arguments;
    if (isAllocated(arms[1])) {
      links.emplace_back(arms[0], arms[1] == left);
      rest = arms[2];
    } else if (isAllocated(arms[2])) {
      links.emplace_back(factory.negate(arms[0]), arms[2] == left);
      rest = arms[1];
    } else {
      break;
    }
  }
  if (links.empty()) return Term();
  Term isIt = factory.equal(left, rest);
  for (auto link = links.rbegin(); link != links.rend(); ++link) {
    isIt = link->second ? factory.disjoin(link->first, isIt)
                        : factory.conjoin(factory.negate(link->first), isIt);
  }
  return isIt;
}

Term TermFactory::combine(Term first, Term second) {
  if (op(first) == Op::First && op(second) == Op::Second && arguments(first)[0] == arguments(second)[0])
    return arguments(first)[0];
  const Term operands[] = {first, second};
  return impl_->store.intern({Op::Combine, Sort::Snapshot, 0, operands});
}

Term TermFactory::first(Term snapshot) {
  if (op(snapshot) == Op::Combine) return arguments(snapshot)[0];
  if (impl_->isChoiceOf(Op::Combine, snapshot)) {
    const auto arms = arguments(snapshot);
    return ite(arms[0], first(arms[1]), first(arms[2]));
  }
  return impl_->store.intern({Op::First, Sort::Snapshot, 0, {&snapshot, 1}});
}

Term TermFactory::second(Term snapshot) {
  if (op(snapshot) == Op::Combine) return arguments(snapshot)[1];
  if (impl_->isChoiceOf(Op::Combine, snapshot)) {
    const auto arms = arguments(snapshot);
    return ite(arms[0], second(arms[1]), second(arms[2]));
  }
  return impl_->store.intern({Op::Second, Sort::Snapshot, 0, {&snapshot, 1}});
}

Term TermFactory::box(Term value) {
  if (sort(value) == Sort::Snapshot) return value;
  if (op(value) == Op::Unbox && sort(value) != Sort::Bool) return arguments(value)[0];
  return impl_->store.intern({Op::Box, Sort::Snapshot, 0, {&value, 1}});
}

Term TermFactory::unbox(Sort sort, Term snapshot) {
  if (sort == Sort::Snapshot) return snapshot;
  if (op(snapshot) == Op::Box && this->sort(arguments(snapshot)[0]) == sort) return arguments(snapshot)[0];
  if (impl_->isChoiceOf(Op::Box, snapshot)) {
    const auto arms = arguments(snapshot);
    const Term onTrue = arguments(arms[1])[0], onFalse = arguments(arms[2])[0];
    if (this->sort(onTrue) == sort && this->sort(onFalse) == sort) return ite(arms[0], onTrue, onFalse);
  }
  // So that an object that is one of several is seen to be a choice, though not all of them are known.
  if (op(snapshot) == Op::Ite && op(arguments(snapshot)[1]) == Op::Box) {
    const auto arms = arguments(snapshot);
    return ite(arms[0], unbox(sort, arms[1]), unbox(sort, arms[2]));
  }
  return impl_->store.intern({Op::Unbox, sort, 0, {&snapshot, 1}});
}

std::uint32_t TermFactory::serial(Term term) const {
  return static_cast<std::uint32_t>(impl_->node(term).payload);
}
Function TermFactory::functionOf(Term term) const {
  return {static_cast<std::uint32_t>(impl_->node(term).payload)};
}
std::int64_t TermFactory::constant(Term sum) const { return impl_->node(sum).payload; }
std::span<const std::int64_t> TermFactory::coefficients(Term sum) const {
  const TermNode& node = impl_->node(sum);
  return {node.coefficients, node.coefficients ? node.count : 0};
}
std::uint32_t TermFactory::birth(Term term) const { return impl_->node(term).birth; }
std::string_view TermFactory::hint(Term symbol) const {
  const std::uint32_t number = serial(symbol), begin = impl_->hintEnds[number - 1];
  return std::string_view(impl_->hints).substr(begin, impl_->hintEnds[number] - begin);
}
std::string_view TermFactory::name(Function function) const { return impl_->functions[function.id].name; }
Sort TermFactory::resultOf(Function function) const { return impl_->functions[function.id].result; }

TermFactory::Counters TermFactory::counters() const { return {impl_->store.size(), impl_->store.hits()}; }

}  // namespace warrant::smt
