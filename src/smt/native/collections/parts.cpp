// What is in parts of sequences: in slices, and in windows of maps, as sequences of an array's elements are.
#include "smt/native/collections/collections.h"

namespace warrant::smt {

namespace {

// Of a part of a sequence that is as short, each element is counted.
constexpr std::int64_t mostCounted = 4;
// So many reads of a map are looked for in one of its windows, and a read in so many of these.
constexpr std::size_t mostRead = 64;

// A slice or a window.
struct Part {
  Op op;
  Term whole, from, to;

  static bool isOne(Op op) { return op == Op::Slice || op == Op::Window; }
  static Part of(const TermFactory& terms, Term part) {
    const auto parts = terms.arguments(part);
    return {terms.op(part), parts[0], parts[1], parts[2]};
  }
  Term between(TermFactory& terms, Term start, Term end) const {
    return op == Op::Window ? terms.window(whole, start, end) : terms.slice(whole, start, end);
  }
  Term at(TermFactory& terms, Term index) const {
    return op == Op::Window ? terms.at(whole, index) : terms.element(whole, index);
  }
  // Whether it has all that is between its ends.
  Term isWithin(TermFactory& terms) const {
    const Term isRange = terms.lessOrEqual(from, to);
    if (op == Op::Window) return isRange;
    return terms.conjoin(terms.lessOrEqual(terms.integer(0), from),
                         terms.conjoin(isRange, terms.lessOrEqual(to, terms.length(whole))));
  }
};

}  // namespace

// In a part of a sequence it is as often as in all of it but what is before and behind.
void Collections::addSliceCount(Term count) {
  TermFactory& terms = closure_.terms();
  const Term bag = terms.arguments(count)[0], element = terms.arguments(count)[1];
  const auto slice = terms.arguments(terms.arguments(bag)[0]);
  const Term whole = slice[0], from = slice[1], to = slice[2];
  const Term length = terms.length(whole), zero = terms.integer(0);
  const auto countIn = [&](Term sequence) {
    const Term asked[] = {terms.collect(Collection::BagOf, {&sequence, 1}), element};
    return terms.observe(Observation::Count, asked);
  };
  const Term isWithin =
      terms.conjoin(terms.lessOrEqual(zero, from),
                    terms.conjoin(terms.lessOrEqual(from, to), terms.lessOrEqual(to, length)));
  const auto tell = [&](Term counted, Term sum) {
    closure_.tell(terms.implies(isWithin, terms.equal(counted, sum)));
  };
  const Term outside =
      terms.add(countIn(terms.slice(whole, zero, from)), countIn(terms.slice(whole, to, length)));
  tell(countIn(whole), terms.add(count, outside));
  if (from == zero) addNextCount(count);
  const Term width = terms.subtract(to, from);
  if (terms.op(width) != Op::Integer || terms.integerValue(width) > mostCounted) return;
  Term sum = zero;
  for (std::int64_t i = 0; i < terms.integerValue(width); ++i) {
    const Term isIt = terms.equal(terms.element(whole, terms.add(from, terms.integer(i))), element);
    sum = terms.add(sum, terms.ite(isIt, terms.integer(1), zero));
  }
  tell(count, sum);
}

// What is in a part is in those that are shorter or longer by one, or is what these lack or have more.
void Collections::addPartContains(Term contains) {
  TermFactory& terms = closure_.terms();
  const Term sequence = terms.arguments(contains)[0], element = terms.arguments(contains)[1];
  if (!Part::isOne(terms.op(sequence))) return;
  const Part part = Part::of(terms, sequence);
  if (part.op == Op::Slice)
    addWholeContains(contains);
  else
    addWindowContains(contains);
  const Term one = terms.integer(1);
  const Term next = terms.add(part.from, one), before = terms.subtract(part.from, one);
  const auto between = [&](Term start, Term end) { return part.between(terms, start, end); };
  addNextContains(sequence, between(next, part.to), element);
  addNextContains(sequence, between(part.from, terms.subtract(part.to, one)), element);
  addNextContains(between(before, part.to), sequence, element);
  addNextContains(between(part.from, terms.add(part.to, one)), sequence, element);
}

// What is in a sequence is in a part of it, or in what is before or behind that.
void Collections::addWholeContains(Term contains) {
  TermFactory& terms = closure_.terms();
  const Part part = Part::of(terms, terms.arguments(contains)[0]);
  const Term element = terms.arguments(contains)[1], length = terms.length(part.whole);
  const Term zero = terms.integer(0), one = terms.integer(1);
  const auto isIn = [&](Term start, Term end) {
    if (terms.subtract(end, start) == one) return terms.equal(part.at(terms, start), element);
    return terms.contains(part.between(terms, start, end), element);
  };
  const Term isInPart = terms.disjoin(contains, terms.disjoin(isIn(zero, part.from), isIn(part.to, length)));
  closure_.tell(
      terms.implies(terms.conjoin(part.isWithin(terms), terms.contains(part.whole, element)), isInPart));
}

// What is in a part is its first element, or its last one, or in a part that is shorter by that; of which
// somebody speaks: else there would be ever more.
void Collections::addNextContains(Term longer, Term shorter, Term element) {
  TermFactory& terms = closure_.terms();
  if (!Part::isOne(terms.op(longer)) || !Part::isOne(terms.op(shorter))) return;
  const EGraph& graph = closure_.graph();
  if (graph.find(longer) == 0 || graph.find(shorter) == 0) return;
  const Term isInLonger = terms.contains(longer, element), isInShorter = terms.contains(shorter, element);
  if (graph.find(isInLonger) == 0 || graph.find(isInShorter) == 0) return;
  const Part part = Part::of(terms, longer), rest = Part::of(terms, shorter);
  if (part.op != rest.op || part.whole != rest.whole) return;  // a normal form: its ends count from elsewhere
  const Term left = part.from == rest.from ? terms.subtract(part.to, terms.integer(1)) : part.from;
  const Term isInEither = terms.disjoin(isInShorter, terms.equal(part.at(terms, left), element));
  const Term isWithin = part.isWithin(terms);
  closure_.tell(terms.implies(terms.conjoin(isWithin, isInLonger), isInEither));
  const Term hasMore = terms.conjoin(isWithin, terms.less(part.from, part.to));
  closure_.tell(terms.implies(terms.conjoin(hasMore, isInEither), isInLonger));
}

// What is read of the map within the window is in that.
void Collections::addWindowContains(Term contains) {
  const EGraph& graph = closure_.graph();
  const NodeId window = graph.find(closure_.terms().arguments(contains)[0]);
  inWindows_.push_back(graph.find(contains));
  std::vector<Term> reads;
  graph.forEachUse(graph.root(closure_.argumentsOf(window)[0]), [&](ApplicationId use) {
    const EGraph::Application& application = graph.application(use);
    const Term read = graph.node(application.result).term;
    if (application.op == Op::At && read && closure_.terms().op(read) == Op::At && reads.size() < mostRead)
      reads.push_back(read);
  });
  for (const Term read : reads) addReadInWindow(read, contains);
}

void Collections::addRead(Term read, NodeId map) {
  const EGraph& graph = closure_.graph();
  if (inWindows_.size() > mostRead) return;
  for (const NodeId contains : inWindows_) {
    const NodeId window = closure_.argumentsOf(contains)[0];
    if (graph.root(closure_.argumentsOf(window)[0]) == graph.root(map))
      addReadInWindow(read, graph.node(contains).term);
  }
}

void Collections::addReadInWindow(Term read, Term contains) {
  TermFactory& terms = closure_.terms();
  const Part window = Part::of(terms, terms.arguments(contains)[0]);
  const Term index = terms.arguments(read)[1];
  const Term isIndex = terms.conjoin(terms.lessOrEqual(window.from, index), terms.less(index, window.to));
  const Term isIt = terms.equal(read, terms.arguments(contains)[1]);
  if (isIndex == terms.falsity() || isIt == terms.falsity()) return;
  closure_.tell(terms.implies(terms.conjoin(isIndex, isIt), contains));
}

// The first elements of a sequence and one more, of which somebody speaks: else there would be ever more.
void Collections::addNextCount(Term count) {
  TermFactory& terms = closure_.terms();
  const Term element = terms.arguments(count)[1], zero = terms.integer(0);
  const auto slice = terms.arguments(terms.arguments(terms.arguments(count)[0])[0]);
  const Term whole = slice[0], end = slice[2];
  const auto countBefore = [&](Term other) {
    const Term first = terms.slice(whole, zero, other);
    const Term asked[] = {terms.collect(Collection::BagOf, {&first, 1}), element};
    return terms.observe(Observation::Count, asked);
  };
  const auto tellNext = [&](Term shorter, Term last, Term longer) {
    if (closure_.graph().find(shorter) == 0 || closure_.graph().find(longer) == 0) return;
    const Term isIndex = terms.conjoin(terms.lessOrEqual(zero, last), terms.less(last, terms.length(whole)));
    const Term isIt = terms.conjoin(isIndex, terms.equal(terms.element(whole, last), element));
    closure_.tell(terms.equal(longer, terms.add(shorter, terms.ite(isIt, terms.integer(1), zero))));
  };
  const Term before = terms.subtract(end, terms.integer(1)), behind = terms.add(end, terms.integer(1));
  tellNext(count, end, countBefore(behind));
  tellNext(countBefore(before), before, count);
}

}  // namespace warrant::smt
