#include "smt/native/sequences/sequences.h"

#include <algorithm>
#include <utility>

namespace warrant::smt {

namespace {

// A sequence that is known to be a part of itself could be described without an end: there are so many
// descriptions, and some for each of what is to be described.
constexpr std::size_t fewestDescriptions = 240, descriptionsForEach = 4;

}  // namespace

Sequences::Sequences(Closure& closure)
    : Theory(closure, {.added = {Op::Length, Op::Element, Op::Single, Op::Append, Op::Slice, Op::Contains,
                                 Op::Window, Op::Collect},
                       .assigned = {Op::Contains},
                       .merged = {Sort::Snapshot}}),
      closure_(closure),
      applied_(closure.backtracker()),
      asked_(closure.backtracker()),
      merged_(closure.backtracker()),
      windows_(closure.backtracker()),
      slices_(closure.backtracker()),
      members_(closure.backtracker()),
      placed_(closure.backtracker()),
      derived_(closure.backtracker()),
      doneAsked_(closure.backtracker(), 0),
      doneMerged_(closure.backtracker(), 0),
      descriptions_(closure.backtracker()),
      given_(closure.backtracker(), 0) {}

void Sequences::reset() {
  applied_.clear();
  windows_.clear();
  slices_.clear();
  members_.clear();
  placed_.clear();
  derived_.clear();
  asked_.clear();
  merged_.clear();
  doneAsked_.reset(0);
  doneMerged_.reset(0);
  descriptions_.clear();
  given_.reset(0);
}

void Sequences::onAdded(Term term, NodeId node, std::span<const NodeId> arguments) {
  TermFactory& terms = closure_.terms();
  if (terms.op(term) != Op::Collect) addEmpty();
  switch (terms.op(term)) {
    case Op::Length:
      addLength(term);
      break;
    case Op::Single: {
      const NodeId first[] = {node, closure_.nodeOf(terms.integer(0))};
      closure_.addApplication(Op::Length, 0, {&node, 1}, closure_.nodeOf(terms.integer(1)));
      return closure_.addApplication(Op::Element, 0, first, arguments[0]);
    }
    case Op::Append:
      addParts(term, node, arguments);
      break;
    case Op::Slice:
      addBounds(term);
      if (!isDescribing_) slices_.push_back(node);
      break;
    case Op::Window:
      windows_.push_back(node);
      return addWindow(term);
    case Op::Collect:
      if (!terms.isMadeBy(Collection::BagOf, term) && !terms.isMadeBy(Collection::ElementsOf, term)) return;
      break;
    default:
      break;
  }
  (terms.op(term) == Op::Contains ? asked_ : applied_).push_back(node);
  if (!isDescribing_) given_.set(given_.get() + 1);
}

void Sequences::onMerge(NodeId winner, NodeId) {
  if (!asked_.empty()) merged_.push_back(winner);
}

void Sequences::onAssigned(NodeId formula, bool value) {
  if (value) members_.push_back(formula);
}

void Sequences::addEmpty() {
  TermFactory& terms = closure_.terms();
  const NodeId unit = closure_.nodeOf(terms.unit());
  const NodeId zero = closure_.nodeOf(terms.integer(0));
  if (const NodeId known = closure_.graph().lookUp(Op::Length, 0, {&unit, 1})) {
    closure_.equate(known, zero);
  } else {
    closure_.addApplication(Op::Length, 0, {&unit, 1}, zero);
  }
}

// It is not negative, and what has no elements is the unit.
void Sequences::addLength(Term length) {
  TermFactory& terms = closure_.terms();
  const Term hasElements = terms.lessOrEqual(terms.integer(1), length);
  const Term isEmpty = terms.equal(terms.arguments(length)[0], terms.unit());
  closure_.tell(terms.lessOrEqual(terms.integer(0), length));
  closure_.tell(terms.disjoin(hasElements, isEmpty));
}

// By congruence, what is put together of parts of the same lengths has the same parts.
void Sequences::addParts(Term append, NodeId node, std::span<const NodeId> arguments) {
  TermFactory& terms = closure_.terms();
  const NodeId left = arguments[0], right = arguments[1];
  const NodeId zero = closure_.nodeOf(terms.integer(0));
  const NodeId middle = closure_.nodeOf(terms.length(terms.arguments(append)[0]));
  const NodeId end = closure_.nodeOf(terms.length(append));
  closure_.addApplication(Op::Length, 0, {&node, 1}, end);
  const NodeId first[] = {node, zero, middle}, second[] = {node, middle, end};
  closure_.addApplication(Op::Slice, 0, first, left);
  closure_.addApplication(Op::Slice, 0, second, right);
}

void Sequences::addBounds(Term slice) {
  TermFactory& terms = closure_.terms();
  const Term sequence = terms.arguments(slice)[0];
  const Term from = terms.arguments(slice)[1], to = terms.arguments(slice)[2];
  const Term areWithin =
      terms.conjoin(terms.conjoin(terms.lessOrEqual(terms.integer(0), from), terms.lessOrEqual(from, to)),
                    terms.lessOrEqual(to, terms.length(sequence)));
  const Term fact = terms.implies(areWithin, terms.equal(terms.length(slice), terms.subtract(to, from)));
  const NodeId whole[] = {closure_.nodeOf(sequence), closure_.nodeOf(terms.integer(0)),
                          closure_.nodeOf(terms.length(sequence))};
  closure_.addApplication(Op::Slice, 0, whole, whole[0]);
  closure_.tell(fact);
}

// It has as many elements as there are indices, and none where they are the wrong way round.
void Sequences::addWindow(Term window) {
  TermFactory& terms = closure_.terms();
  const Term from = terms.arguments(window)[1], to = terms.arguments(window)[2];
  const Term length = terms.length(window), isRange = terms.lessOrEqual(from, to);
  closure_.tell(terms.implies(isRange, terms.equal(length, terms.subtract(to, from))));
  closure_.tell(terms.disjoin(isRange, terms.equal(length, terms.integer(0))));
  addLastOfWindow(window);
}

// What was written at the last index stands behind what was there before.
void Sequences::addLastOfWindow(Term window) {
  TermFactory& terms = closure_.terms();
  const std::span<const Term> parts = terms.arguments(window);
  if (terms.op(parts[0]) != Op::Store) return;
  const Term from = parts[1], to = parts[2];
  const std::span<const Term> store = terms.arguments(parts[0]);
  const Term before = store[0], index = store[1], written = store[2];
  if (terms.subtract(to, index) != terms.integer(1)) return;
  const auto decide = [&](Term condition) { return closure_.knownValue(condition); };
  const Term all = terms.append(terms.window(before, from, index, decide), terms.single(written));
  closure_.tell(terms.implies(terms.lessOrEqual(from, index), terms.equal(window, all)));
}

void Sequences::propagate() {
  const bool around = std::exchange(isDescribing_, true);
  while (!closure_.isInconsistent() && (placeMembers() || describeAll() || relateWindows() || relateSlices()))
    closure_.propagate();
  isDescribing_ = around;
}

bool Sequences::mayDescribe() const {
  return descriptions_.size() < fewestDescriptions + descriptionsForEach * given_.get();
}

// What a sequence has is somewhere in it. Of what nobody knows to be there, of what is put together of
// others, which have it, of what has no length, as sets, and of what has a place already, none is looked for.
bool Sequences::placeMembers() {
  constexpr std::size_t mostPlaced = 256;  // an element at a place may be a member of something else
  bool isFound = false;
  for (const NodeId contains : members_) {
    if (placed_.size() >= mostPlaced) break;
    const Term term = closure_.graph().node(contains).term;
    if (!term || std::ranges::find(placed_, contains) != placed_.end() || !lacksPlace(contains)) continue;
    placed_.push_back(contains);
    closure_.tell(isAtPlace(closure_.terms(), term));
    isFound = true;
  }
  return isFound;
}

bool Sequences::lacksPlace(NodeId contains) const {
  const EGraph& graph = closure_.graph();
  const NodeId sequence = closure_.argumentsOf(contains)[0];
  if (graph.lookUp(Op::Length, 0, {&sequence, 1}) == 0) return false;
  bool isPlaceless = true;
  graph.forEachMember(graph.root(sequence), [&](NodeId member) {
    const Op op = graph.node(member).op;
    isPlaceless = isPlaceless && op != Op::Append && op != Op::Single && op != Op::Unit;
  });
  graph.forEachMember(graph.root(closure_.argumentsOf(contains)[1]), [&](NodeId member) {
    const bool isPlace =
        graph.node(member).op == Op::Element && closure_.areEqual(closure_.argumentsOf(member)[0], sequence);
    isPlaceless = isPlaceless && !isPlace;
  });
  return isPlaceless;
}

Term Sequences::isAtPlace(TermFactory& terms, Term contains) {
  const auto parts = terms.arguments(contains);
  return terms.implies(contains, placeOf(terms, parts[0], parts[1]));
}

Term Sequences::placeOf(TermFactory& terms, Term sequence, Term element) {
  const Term parts[] = {sequence, element};
  const Term place = terms.apply(terms.function("place in a sequence", Sort::Int), parts);
  const Term isWithin =
      terms.conjoin(terms.lessOrEqual(terms.integer(0), place), terms.less(place, terms.length(sequence)));
  return terms.conjoin(isWithin, terms.equal(terms.element(sequence, place), element));
}

bool Sequences::describeAll() {
  bool isFound = false;
  for (std::size_t i = 0; i < applied_.size() && mayDescribe(); ++i) {
    const NodeId node = applied_[i];
    isFound = describe(node, 0) || isFound;
    if (closure_.graph().node(node).op == Op::Append) isFound = describe(node, 1) || isFound;
  }
  return describeAsked() || isFound;
}

// What is asked of members is answered by equalities alone: only where there are new ones. Of sets, bags and
// maps it may be asked very often.
bool Sequences::describeAsked() {
  if (!mayDescribe()) return false;
  std::vector<NodeId> open(asked_.begin() + static_cast<std::ptrdiff_t>(doneAsked_.get()), asked_.end());
  for (const NodeId root : newlyMerged()) addAsked(root, open);
  doneAsked_.set(asked_.size());
  bool isFound = false;
  for (std::size_t i = 0; i < open.size() && mayDescribe(); ++i) {
    isFound = describe(open[i], 0) || isFound;
    isFound = describe(open[i], 1) || isFound;
  }
  return isFound;
}

std::vector<NodeId> Sequences::newlyMerged() {
  std::vector<NodeId> roots;
  for (std::size_t i = doneMerged_.get(); i < merged_.size(); ++i)
    roots.push_back(closure_.graph().root(merged_[i]));
  doneMerged_.set(merged_.size());
  std::ranges::sort(roots);
  const auto same = std::ranges::unique(roots);
  roots.erase(same.begin(), same.end());
  return roots;
}

void Sequences::addAsked(NodeId root, std::vector<NodeId>& asked) const {
  const EGraph& graph = closure_.graph();
  graph.forEachUse(root, [&](ApplicationId use) {
    const EGraph::Application& application = graph.application(use);
    const EGraph::Node& result = graph.node(application.result);
    if (application.op == Op::Contains && result.op == Op::Contains && result.term)
      asked.push_back(application.result);
  });
}

// What is read of a map within a window is an element of all that the window is known to be equal to. Of what
// is read only because that was said, the same is said where it is known to be within: windows of one map
// that are equal would lead from place to place without an end.
bool Sequences::relateWindows() {
  const EGraph& graph = closure_.graph();
  bool isFound = false;
  for (std::size_t i = 0; i < windows_.size() && mayDescribe(); ++i) {
    const NodeId window = windows_[i], map = graph.root(closure_.argumentsOf(window)[0]);
    if (graph.node(window).nextMember == window) continue;  // it is alone
    std::vector<NodeId> reads;
    graph.forEachUse(map, [&](ApplicationId use) {
      const EGraph::Application& application = graph.application(use);
      const Term read = graph.node(application.result).term;
      const bool isOfMap = application.op == Op::At && graph.root(graph.arguments(use)[0]) == map;
      if (isOfMap && read && closure_.terms().op(read) == Op::At) reads.push_back(application.result);
    });
    for (const NodeId read : reads) isFound = relate(window, read) || isFound;
  }
  return isFound;
}

bool Sequences::relate(NodeId window, NodeId read) {
  const EGraph& graph = closure_.graph();
  const auto descriptionBy = [&](NodeId member) { return (std::uint64_t{read} << 32 | member) * 2; };
  std::vector<NodeId> equal;
  graph.forEachMember(graph.root(window), [&](NodeId member) {
    if (member != window && graph.node(member).term && !descriptions_.contains(descriptionBy(member)))
      equal.push_back(member);
  });
  if (equal.empty()) return false;
  TermFactory& terms = closure_.terms();
  const auto parts = terms.arguments(graph.node(window).term);
  const Term value = graph.node(read).term, index = terms.arguments(value)[1];
  const Term isWithin = terms.conjoin(terms.lessOrEqual(parts[1], index), terms.less(index, parts[2]));
  const std::optional<bool> known = closure_.knownValue(isWithin);
  if (known == false || (isDerived(value) && !known)) return false;
  bool isFound = false;
  for (const NodeId member : equal) {
    if (!mayDescribe()) break;
    descriptions_.insert(descriptionBy(member));
    const Term place = terms.subtract(index, parts[1]), other = graph.node(member).term;
    const bool isWindow = terms.op(other) == Op::Window;
    const Term same = isWindow
                          ? terms.at(terms.arguments(other)[0], terms.add(terms.arguments(other)[1], place))
                          : terms.element(other, place);
    noteDerived(same);
    closure_.tell(terms.implies(isWithin, terms.equal(value, same)));
    isFound = true;
  }
  return isFound;
}

// What is read of a sequence, or cut out of it, within a slice of it, is read of what the slice is known to
// be put together of, or cut out of that.
bool Sequences::relateSlices() {
  const EGraph& graph = closure_.graph();
  bool isFound = false;
  for (std::size_t i = 0; i < slices_.size() && mayDescribe(); ++i) {
    const NodeId slice = slices_[i], sequence = graph.root(closure_.argumentsOf(slice)[0]);
    if (!isPutTogether(slice)) continue;
    std::vector<NodeId> reads;
    graph.forEachUse(sequence, [&](ApplicationId use) {
      const EGraph::Application& application = graph.application(use);
      const Term read = graph.node(application.result).term;
      const bool isRead = read && application.op == graph.node(application.result).op &&
                          (application.op == Op::Element || application.op == Op::Slice) &&
                          graph.root(closure_.argumentsOf(application.result)[0]) == sequence;
      if (isRead && application.result != slice && !isDerived(read)) reads.push_back(application.result);
    });
    for (const NodeId read : reads) isFound = relateToSlice(slice, read) || isFound;
  }
  return isFound;
}

bool Sequences::isPutTogether(NodeId slice) const {
  const EGraph& graph = closure_.graph();
  bool isMade = false;
  graph.forEachMember(graph.root(slice), [&](NodeId member) {
    const Op op = graph.node(member).op;
    isMade = isMade || op == Op::Append || op == Op::Single;
  });
  return isMade;
}

bool Sequences::relateToSlice(NodeId slice, NodeId read) {
  const EGraph& graph = closure_.graph();
  TermFactory& terms = closure_.terms();
  const auto parts = terms.arguments(graph.node(slice).term);
  const Term from = parts[1], to = parts[2], value = graph.node(read).term, begin = terms.arguments(value)[1];
  const bool isSlice = terms.op(value) == Op::Slice;
  const Term end = isSlice ? terms.arguments(value)[2] : terms.add(begin, terms.integer(1));
  // Elsewhere, how it lies to the parts of which the slice is made is hardly known.
  const bool isNearEnd = terms.op(terms.subtract(begin, from)) == Op::Integer ||
                         terms.op(terms.subtract(to, end)) == Op::Integer;
  if (!isNearEnd) return false;
  std::vector<NodeId> made;
  const auto descriptionBy = [&](NodeId member) { return (std::uint64_t{read} << 32 | member) * 2; };
  graph.forEachMember(graph.root(slice), [&](NodeId member) {
    const Op op = graph.node(member).op;
    if ((op == Op::Append || op == Op::Single) && graph.node(member).term &&
        !descriptions_.contains(descriptionBy(member)))
      made.push_back(member);
  });
  if (made.empty()) return false;
  Term isWithin = terms.conjoin(terms.lessOrEqual(terms.integer(0), from), terms.lessOrEqual(from, begin));
  isWithin =
      terms.conjoin(isWithin, terms.conjoin(terms.lessOrEqual(begin, end), terms.lessOrEqual(end, to)));
  isWithin = terms.conjoin(isWithin, terms.lessOrEqual(to, terms.length(parts[0])));
  if (closure_.knownValue(isWithin) == false) return false;
  const auto isKnown = [&](Term condition) { return closure_.knownValue(condition); };
  bool isFound = false;
  for (const NodeId member : made) {
    if (!mayDescribe()) break;
    descriptions_.insert(descriptionBy(member));
    const Term whole = graph.node(member).term, place = terms.subtract(begin, from);
    const Term same = isSlice ? terms.slice(whole, place, terms.subtract(end, from), isKnown)
                              : terms.element(whole, place, isKnown);
    noteDerived(same);
    closure_.tell(terms.implies(isWithin, terms.equal(value, same)));
    isFound = true;
  }
  return isFound;
}

bool Sequences::isDerived(Term read) const { return std::ranges::find(derived_, read) != derived_.end(); }

// The elements, and reads of maps, in what is told that nobody has spoken of before.
void Sequences::noteDerived(Term told) {
  const TermFactory& terms = closure_.terms();
  std::vector<Term> pending{told};
  while (!pending.empty()) {
    const Term term = pending.back();
    pending.pop_back();
    if (closure_.graph().find(term) != 0 || isDerived(term)) continue;
    if (terms.op(term) == Op::At || terms.op(term) == Op::Element) derived_.push_back(term);
    const auto parts = terms.arguments(term);
    pending.insert(pending.end(), parts.begin(), parts.end());
  }
}

// Whether the member of an argument's class says more than the argument.
bool Sequences::describes(NodeId node, std::size_t place, NodeId member) const {
  const EGraph& graph = closure_.graph();
  if (!graph.node(member).term) return false;
  const Op op = graph.node(node).op, own = graph.node(member).op;
  if (op == Op::Contains && place == 1) {
    return own == Op::Element &&
           closure_.areEqual(closure_.argumentsOf(member)[0], closure_.argumentsOf(node)[0]);
  }
  if (op == Op::Length && own != Op::Ite) return false;  // by congruence
  switch (own) {
    case Op::Unit:
      return true;
    case Op::Append:
      return op != Op::Append || place == 1;
    case Op::Single:
      return op != Op::Append;
    case Op::Slice:
      return op == Op::Element || op == Op::Slice;
    case Op::Window:
      return op == Op::Element || op == Op::Slice || op == Op::Collect;
    case Op::Ite:
      return op == Op::Element || op == Op::Slice || op == Op::Length || op == Op::Contains;
    default:
      return false;
  }
}

// By all that the sequence at that place among its arguments is known to be equal to.
bool Sequences::describe(NodeId node, std::size_t place) {
  const EGraph& graph = closure_.graph();
  const Term term = graph.node(node).term;
  if (place == 1 && isBehindNothing(node)) return false;
  std::vector<NodeId> equal;
  graph.forEachMember(graph.root(closure_.argumentsOf(node)[place]), [&](NodeId member) {
    if (describes(node, place, member)) equal.push_back(member);
  });
  bool isFound = false;
  for (const NodeId member : equal) {
    const std::uint64_t description = (std::uint64_t{node} << 32 | member) * 2 + place;
    if (descriptions_.contains(description)) continue;
    const Term described = withPart(term, place, closure_.graph().node(member).term);
    const bool isOpen = isElementOf(described, closure_.graph().node(member).term);
    const bool saysNothing = described == term || isSliceOf(described, closure_.graph().node(member).term);
    if (saysNothing && !isOpen) continue;
    descriptions_.insert(description);
    if (isDerived(term)) noteDerived(described);
    if (isOpen) assumeElement(described);
    const NodeId other = closure_.nodeOf(described);
    isFound = isFound || isOpen || !closure_.areEqual(node, other);
    closure_.equate(node, other);
    closure_.note(closure_.terms().equal(term, described));
  }
  return isFound;
}

// Such a sequence is its other part, and would be described by itself without an end.
bool Sequences::isBehindNothing(NodeId node) const {
  const NodeId unit = closure_.graph().find(closure_.terms().unit());
  return closure_.graph().node(node).op == Op::Append && unit != 0 &&
         closure_.areEqual(closure_.argumentsOf(node)[0], unit);
}

bool Sequences::isSliceOf(Term term, Term sequence) const {
  const TermFactory& terms = closure_.terms();
  return terms.op(term) == Op::Slice && terms.arguments(term)[0] == sequence;
}

bool Sequences::isElementOf(Term term, Term part) const {
  const TermFactory& terms = closure_.terms();
  return terms.op(term) == Op::Element && terms.arguments(term)[0] == part &&
         (terms.op(part) == Op::Slice || terms.op(part) == Op::Window);
}

// An element of a slice, or of a window, is one of the whole, where it is not known yet whether it is there.
void Sequences::assumeElement(Term element) {
  TermFactory& terms = closure_.terms();
  const Term slice = terms.arguments(element)[0], index = terms.arguments(element)[1];
  const auto parts = terms.arguments(slice);
  const Term zero = terms.integer(0), place = terms.add(parts[1], index);
  const bool isWindow = terms.op(slice) == Op::Window;
  const Term begins = isWindow ? terms.truth() : terms.lessOrEqual(zero, parts[1]);
  const Term isThere =
      terms.conjoin(terms.conjoin(begins, terms.lessOrEqual(zero, index)), terms.less(place, parts[2]));
  const Term whole = isWindow ? terms.at(parts[0], place) : terms.element(parts[0], place);
  if (isDerived(element)) noteDerived(whole);
  closure_.tell(terms.implies(isThere, terms.equal(element, whole)));
}

// The index, told by the part's length where it is told by that of the sequence: both have one. Where that is
// no window, which has its ends, only the whole length is: there would be ever more.
Term Sequences::indexIn(Term part, Term sequence, Term index) {
  TermFactory& terms = closure_.terms();
  const Term length = terms.length(sequence);
  if (index == length) return terms.length(part);
  if (terms.op(part) != Op::Window) return closure_.constantOf(index);
  const std::pair<Term, Term> same{length, terms.length(part)};
  return terms.substitute(closure_.constantOf(index), {&same, 1});
}

Term Sequences::withPart(Term term, std::size_t place, Term part) {
  TermFactory& terms = closure_.terms();
  if (terms.op(part) == Op::Ite) {
    const auto cases = terms.arguments(part);
    const Term condition = cases[0], yes = cases[1], no = cases[2];
    return terms.ite(condition, withPart(term, place, yes), withPart(term, place, no));
  }
  const auto arguments = terms.arguments(term);
  const auto isKnown = [&](Term condition) { return closure_.knownValue(condition); };
  switch (terms.op(term)) {
    case Op::Length:
      return terms.length(part);
    case Op::Element:
      return terms.element(part, indexIn(part, arguments[0], arguments[1]), isKnown);
    case Op::Slice:
      return terms.slice(part, indexIn(part, arguments[0], arguments[1]),
                         indexIn(part, arguments[0], arguments[2]), isKnown);
    case Op::Contains:
      return place == 0 ? terms.contains(part, arguments[1]) : terms.contains(terms.arguments(part)[0], part);
    case Op::Collect:
      return terms.collect(terms.collection(term), {&part, 1}, isKnown);
    default:
      return place == 0 ? terms.append(part, arguments[1], isKnown)
                        : terms.append(arguments[0], part, isKnown);
  }
}

}  // namespace warrant::smt
