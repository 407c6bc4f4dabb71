#include "smt/native/collections/collections.h"

#include <algorithm>
#include <unordered_set>
#include <vector>

namespace warrant::smt {

namespace {

// What is described may speak of other keys, at which there is something to describe, without an end: there
// are so many keys, or as many as collections.
constexpr std::size_t fewestKeys = 60;
// Each collection is described at each key.
constexpr std::size_t mostDescriptions = 1 << 18;
// Of two collections that are equal: elements that are looked at, and names of one of them.
constexpr std::size_t mostElements = 32, mostNames = 32;

bool isBag(Collection kind) {
  return kind == Collection::BagOf || kind == Collection::Plus || kind == Collection::Minus ||
         kind == Collection::Meet;
}

}  // namespace

Collections::Collections(Closure& closure)
    : Theory(closure, {.added = {Op::Collect, Op::Observe, Op::Contains, Op::Element, Op::At},
                       .merged = {Sort::Snapshot}}),
      closure_(closure),
      composed_(closure.backtracker()),
      active_(closure.backtracker()),
      twins_(closure.backtracker()),
      keys_(closure.backtracker()),
      reads_(closure.backtracker()),
      inWindows_(closure.backtracker()),
      isActive_(closure.backtracker()),
      isKey_(closure.backtracker()),
      doneActive_(closure.backtracker(), 0),
      doneKeys_(closure.backtracker(), 0),
      doneReading_(closure.backtracker(), 0),
      doneReads_(closure.backtracker(), 0),
      doneTwins_(closure.backtracker(), 0) {}

void Collections::reset() {
  composed_.clear();
  active_.clear();
  twins_.clear();
  keys_.clear();
  reads_.clear();
  inWindows_.clear();
  isActive_.clear();
  isKey_.clear();
  doneActive_.reset(0);
  doneKeys_.reset(0);
  doneTwins_.reset(0);
  doneReading_.reset(0);
  doneReads_.reset(0);
}

void Collections::onAdded(Term term, NodeId node, std::span<const NodeId> arguments) {
  const TermFactory& terms = closure_.terms();
  switch (terms.op(term)) {
    case Op::Collect:
      composed_.push_back(node);
      if (terms.isMadeBy(Collection::ValuesOf, term)) addValues(node, terms.arguments(term)[1]);
      if (terms.isMadeBy(Collection::BagOf, term)) addSizesAsKey();  // that of a sequence is its length
      return;
    case Op::Observe:
      return addObservation(term, arguments);
    case Op::Element:
      return reads_.push_back(node);
    case Op::At:
      reads_.push_back(node);
      return addRead(term, arguments[0]);
    default:
      addNothing(arguments[1]);
      addContains(term);
      addPartContains(term);
      if (!terms.isMadeBy(Collection::ValuesOf, terms.arguments(term)[0])) addKey(arguments[1]);
  }
}

void Collections::addObservation(Term term, std::span<const NodeId> arguments) {
  TermFactory& terms = closure_.terms();
  switch (terms.observation(term)) {
    case Observation::Look:
      addEmpty(Observation::Look, arguments[1], closure_.nodeOf(terms.unit()));
      return addKey(arguments[1]);
    case Observation::Count:
      closure_.tell(terms.lessOrEqual(terms.integer(0), term));
      addEmpty(Observation::Count, arguments[1], closure_.nodeOf(terms.integer(0)));
      addElementCount(term);
      return addKey(arguments[1]);
    case Observation::Size:
      return addSize(term);
    case Observation::Occurrences:
      return addKey(arguments[2]);
    default:
      return;  // of numbers
  }
}

// What is in a sequence is there once, at least.
void Collections::addElementCount(Term count) {
  TermFactory& terms = closure_.terms();
  const Term bag = terms.arguments(count)[0], element = terms.arguments(count)[1];
  if (!terms.isMadeBy(Collection::BagOf, bag)) return;
  const Term isElement = terms.contains(terms.arguments(bag)[0], element);
  const Term isCounted = terms.lessOrEqual(terms.integer(1), count);
  closure_.tell(terms.implies(isElement, isCounted));
  closure_.tell(terms.implies(isCounted, isElement));
  if (terms.op(terms.arguments(bag)[0]) == Op::Slice) addSliceCount(count);
}

// What has nothing in it is the unit.
void Collections::addEmpty(Observation kind, NodeId key, NodeId result) {
  const NodeId parts[] = {closure_.nodeOf(closure_.terms().unit()), key};
  const std::span<const NodeId> asked = std::span(parts).first(key == 0 ? 1 : 2);
  const auto payload = static_cast<std::uint64_t>(kind);
  if (const NodeId known = closure_.graph().lookUp(Op::Observe, payload, asked)) {
    closure_.equate(known, result);
  } else {
    closure_.addApplication(Op::Observe, payload, asked, result);
  }
}

void Collections::addSize(Term size) {
  TermFactory& terms = closure_.terms();
  const Term collection = terms.arguments(size)[0];
  addEmpty(Observation::Size, 0, closure_.nodeOf(terms.integer(0)));
  closure_.tell(terms.lessOrEqual(terms.integer(0), size));
  closure_.tell(
      terms.disjoin(terms.lessOrEqual(terms.integer(1), size), terms.equal(collection, terms.unit())));
  const bool isCommon =
      terms.isMadeBy(Collection::Intersection, collection) || terms.isMadeBy(Collection::Meet, collection);
  if (isCommon) {
    for (const Term part : terms.arguments(collection))
      closure_.tell(terms.lessOrEqual(size, terms.observe(Observation::Size, {&part, 1})));
  }
  if (terms.isMadeBy(Collection::ElementsOf, collection))
    closure_.tell(terms.lessOrEqual(size, terms.length(terms.arguments(collection)[0])));
  addSizesAsKey();
}

void Collections::addSizesAsKey() {
  if (isKey_.contains(0)) return;
  isKey_.insert(0);
  keys_.push_back(0);
}

// What was put into the map is looked at.
void Collections::addValues(NodeId values, Term map) {
  const TermFactory& terms = closure_.terms();
  addActive(values);
  for (; terms.isMadeBy(Collection::Put, map); map = terms.arguments(map)[0])
    addKey(closure_.nodeOf(terms.arguments(map)[1]));
}

// What is known to be empty holds nothing.
void Collections::addNothing(NodeId key) {
  const NodeId asked[] = {closure_.nodeOf(closure_.terms().unit()), key};
  if (closure_.graph().lookUp(Op::Contains, 0, asked) == 0)
    closure_.addApplication(Op::Contains, 0, asked, closure_.falsity());
}

// A value that a map has is there for some key. The key is that of the map: others may have the same values.
void Collections::addContains(Term contains) {
  TermFactory& terms = closure_.terms();
  const Term set = terms.arguments(contains)[0];
  if (!terms.isMadeBy(Collection::ValuesOf, set)) return;
  const Term keys = terms.arguments(set)[0], map = terms.arguments(set)[1];
  const Term value = terms.arguments(contains)[1];
  const Term chosen[] = {keys, map, value};
  const Term key = terms.apply(terms.function("key of", Sort::Snapshot), chosen);
  const Term asked[] = {map, key};
  const Term isAtKey = terms.equal(terms.observe(Observation::Look, asked), value);
  closure_.tell(terms.implies(contains, terms.conjoin(terms.contains(keys, key), isAtKey)));
}

void Collections::addKey(NodeId key) {
  const EGraph& graph = closure_.graph();
  if (isKey_.contains(key) || keys_.size() >= std::max(fewestKeys, active_.size())) return;
  const bool isKnown = std::ranges::any_of(
      keys_, [&](NodeId known) { return known != 0 && graph.root(known) == graph.root(key); });
  if (isKnown) return isKey_.insert(key);  // as long as they are equal
  isKey_.insert(key);
  keys_.push_back(key);
}

void Collections::addActive(NodeId collection) {
  if (isActive_.contains(collection) || (active_.size() + 1) * keys_.size() > mostDescriptions) return;
  isActive_.insert(collection);
  active_.push_back(collection);
}

// What is not alone is active already.
void Collections::onMerge(NodeId winner, NodeId loser) {
  if (composed_.empty()) return;
  const EGraph& graph = closure_.graph();
  for (const NodeId root : {winner, loser}) {
    const bool isAlone = graph.node(root).nextMember == root;
    if (isAlone && graph.node(root).op == Op::Collect) addActive(root);
  }
  addTwins(winner, loser);
}

void Collections::addTwins(NodeId winner, NodeId loser) {
  const NodeId one = madeMember(winner), other = madeMember(loser);
  if (one == 0 || other == 0) return;
  for (const NodeId twin : {one, other}) {
    if (closure_.graph().node(twin).op == Op::Collect) twins_.push_back(twin);
  }
}

// A name of the collection that says what it is made of, or that it is empty.
NodeId Collections::madeMember(NodeId root) const {
  const EGraph& graph = closure_.graph();
  NodeId member = root;
  for (std::size_t seen = 0; seen < mostNames; ++seen) {
    const Op op = graph.node(member).op;
    if (op == Op::Collect || op == Op::Unit) return member;
    member = graph.node(member).nextMember;
    if (member == root) break;
  }
  return 0;
}

void Collections::addElements(NodeId collection) {
  const TermFactory& terms = closure_.terms();
  std::vector<Term> pending{closure_.graph().node(collection).term};
  std::unordered_set<Term> seen;
  for (std::size_t elements = 0; !pending.empty() && elements < mostElements;) {
    const Term part = pending.back();
    pending.pop_back();
    const std::span<const Term> parts = terms.arguments(part);
    const auto addElement = [&](Term element) {
      addKey(closure_.nodeOf(element));
      ++elements;
    };
    if (!seen.insert(part).second) continue;
    if (terms.isMadeBy(Collection::Insert, part) || terms.isMadeBy(Collection::Remove, part) ||
        terms.isMadeBy(Collection::Put, part)) {
      addElement(parts[1]);
      pending.push_back(parts[0]);
    } else if (terms.op(part) == Op::Single) {
      addElement(parts[0]);
    } else if (terms.op(part) == Op::Append || terms.op(part) == Op::Collect) {
      pending.insert(pending.end(), parts.begin(), parts.end());
    }
  }
}

unsigned Collections::lookCloser() {
  const std::size_t before = keys_.size();
  for (std::size_t twin = doneTwins_.get(); twin < twins_.size(); ++twin) addElements(twins_[twin]);
  doneTwins_.set(twins_.size());
  return static_cast<unsigned>(keys_.size() - before);
}

void Collections::propagate() {
  while (!closure_.isInconsistent() && describeAll()) closure_.propagate();
}

// Whether all that is in the collection is known one by one, by one of its names.
bool Collections::isListed(NodeId collection) const {
  const EGraph& graph = closure_.graph();
  const TermFactory& terms = closure_.terms();
  const auto isList = [&](Term whole) {
    std::vector<Term> pending{whole};
    for (std::size_t parts = 0; !pending.empty(); ++parts) {
      const Term part = pending.back();
      pending.pop_back();
      if (parts > mostElements) return false;
      if (terms.op(part) == Op::Unit || terms.op(part) == Op::Single) continue;
      const auto inner = terms.arguments(part);
      const bool isInsert = terms.isMadeBy(Collection::Insert, part);
      if (isInsert || terms.isMadeBy(Collection::BagOf, part) || terms.isMadeBy(Collection::ElementsOf, part))
        pending.push_back(inner[0]);
      else if (terms.op(part) == Op::Append || terms.isMadeBy(Collection::Plus, part) ||
               terms.isMadeBy(Collection::Union, part))
        pending.insert(pending.end(), inner.begin(), inner.end());
      else
        return false;
    }
    return true;
  };
  NodeId member = collection;
  for (std::size_t seen = 0; seen < mostNames; ++seen) {
    member = graph.node(member).nextMember;
    if (member == collection) break;
    if (const Term term = graph.node(member).term; term && isList(term)) return true;
  }
  return false;
}

// What is read of a sequence, or of the map of a window, is looked for in its bag, or its set, where that is
// a list of what is in it.
void Collections::addElementsRead() {
  const EGraph& graph = closure_.graph();
  const TermFactory& terms = closure_.terms();
  const std::size_t active = active_.size(), reads = reads_.size();
  const std::size_t doneActive = doneReading_.get(), doneReads = doneReads_.get();
  doneReading_.set(active);
  doneReads_.set(reads);
  for (std::size_t i = 0; i < active; ++i) {
    const Term term = graph.node(active_[i]).term;
    if (!terms.isMadeBy(Collection::BagOf, term) && !terms.isMadeBy(Collection::ElementsOf, term)) continue;
    if (!isListed(active_[i])) continue;
    const NodeId sequence = closure_.argumentsOf(active_[i])[0];
    const bool isWindow = graph.node(sequence).op == Op::Window;
    const NodeId whole = graph.root(isWindow ? closure_.argumentsOf(sequence)[0] : sequence);
    for (std::size_t j = i < doneActive ? doneReads : 0; j < reads; ++j) {
      if (graph.root(closure_.argumentsOf(reads_[j])[0]) != whole) continue;
      addKey(reads_[j]);
      if (isWindow) addMember(term, graph.node(reads_[j]).term);
    }
  }
}

// What is read of the map within the window is in the bag or set of that.
void Collections::addMember(Term made, Term read) {
  TermFactory& terms = closure_.terms();
  if (!read || terms.op(read) != Op::At) return;
  const auto window = terms.arguments(terms.arguments(made)[0]);
  const Term index = terms.arguments(read)[1];
  const Term isIndex = terms.conjoin(terms.lessOrEqual(window[1], index), terms.less(index, window[2]));
  const Term asked[] = {made, read};
  const Term isMember = terms.isMadeBy(Collection::BagOf, made)
                            ? terms.lessOrEqual(terms.integer(1), terms.observe(Observation::Count, asked))
                            : terms.contains(made, read);
  closure_.tell(terms.implies(isIndex, isMember));
}

// What became known meanwhile is described in the next round.
bool Collections::describeAll() {
  addElementsRead();
  const std::size_t active = active_.size(), keys = keys_.size();
  const std::size_t doneActive = doneActive_.get(), doneKeys = doneKeys_.get();
  if (active == doneActive && (keys == doneKeys || active == 0)) return false;
  doneActive_.set(active);
  doneKeys_.set(keys);
  for (std::size_t i = 0; i < active; ++i) {
    for (std::size_t j = i < doneActive ? doneKeys : 0; j < keys; ++j) describe(active_[i], keys_[j]);
  }
  return true;
}

void Collections::describe(NodeId collection, NodeId key) {
  TermFactory& terms = closure_.terms();
  const Term term = closure_.graph().node(collection).term;
  const Collection kind = terms.collection(term);
  const auto isKnown = [&](Term condition) { return decide(condition); };
  const auto add = [&](Op op, std::uint64_t payload, std::span<const NodeId> asked, Term answer) {
    const NodeId known = closure_.graph().lookUp(op, payload, asked);
    if (const Term same = closure_.graph().node(known).term) closure_.note(terms.equal(same, answer));
    closure_.addApplication(op, payload, asked, closure_.nodeOf(answer));
  };
  if (key == 0) {
    if (kind != Collection::Put)
      add(Op::Observe, static_cast<std::uint64_t>(Observation::Size), {&collection, 1},
          terms.observe(Observation::Size, {&term, 1}));
    return;
  }
  const NodeId asked[] = {collection, key};
  const Term parts[] = {term, closure_.graph().node(key).term};
  if (!parts[1]) return;
  if (kind == Collection::Put) {
    addEmpty(Observation::Look, key, closure_.nodeOf(terms.unit()));
    add(Op::Observe, static_cast<std::uint64_t>(Observation::Look), asked,
        terms.observe(Observation::Look, parts, isKnown));
  } else if (isBag(kind)) {
    addEmpty(Observation::Count, key, closure_.nodeOf(terms.integer(0)));
    add(Op::Observe, static_cast<std::uint64_t>(Observation::Count), asked,
        terms.observe(Observation::Count, parts, isKnown));
  } else if (kind == Collection::ValuesOf) {
    describeValues(term, parts[1]);
  } else {
    addNothing(key);
    add(Op::Contains, 0, asked, terms.contains(term, parts[1], isKnown));
  }
}

// The values at keys that there are.
void Collections::describeValues(Term values, Term key) {
  TermFactory& terms = closure_.terms();
  const Term keys = terms.arguments(values)[0], map = terms.arguments(values)[1];
  const Term asked[] = {map, key};
  const Term value = terms.observe(Observation::Look, asked);
  closure_.tell(terms.implies(terms.contains(keys, key), terms.contains(values, value)));
}

std::optional<bool> Collections::decide(Term condition) const {
  if (const std::optional<bool> value = closure_.knownValue(condition)) return value;
  const Term negation = closure_.terms().knownNegation(condition);
  const std::optional<bool> opposite = negation ? closure_.knownValue(negation) : std::nullopt;
  return opposite ? std::optional(!*opposite) : compare(condition);
}

// Of an equality that nobody has spoken of.
std::optional<bool> Collections::compare(Term equality) const {
  const TermFactory& terms = closure_.terms();
  if (terms.op(equality) != Op::Equal) return std::nullopt;
  const NodeId left = closure_.graph().find(terms.arguments(equality)[0]);
  const NodeId right = closure_.graph().find(terms.arguments(equality)[1]);
  if (left == 0 || right == 0) return std::nullopt;
  if (closure_.areEqual(left, right)) return true;
  return closure_.areDistinct(left, right) ? std::optional(false) : std::nullopt;
}

}  // namespace warrant::smt
