#include "smt/native/egraph/egraph.h"

#include <algorithm>

#include "smt/native/egraph/operators.h"

namespace warrant::smt {

namespace {

bool isCommutative(Op op) { return operatorOf(op).isCommutative; }

std::uint64_t mix(std::uint64_t hash, std::uint64_t value) {
  hash = (hash ^ value) * 0x9E3779B97F4A7C15ull;
  return hash ^ (hash >> 29);
}

}  // namespace

void EGraph::reset() {
  if (table_.empty()) {
    table_.assign(256, 0);
  } else if (entries_.size() > table_.size() / 16) {
    std::ranges::fill(table_, 0);
  } else {
    while (!entries_.empty()) removeLastEntry();
  }
  nodes_.assign(1, Node{});
  nodeOf_.clear();
  applications_.assign(1, Application{});
  arguments_.clear();
  uses_.assign(1, Use{});
  entries_.clear();
  log_.clear();
}

NodeId EGraph::addNode(Term term, Op op, Sort sort, std::uint32_t age) {
  const auto id = static_cast<NodeId>(nodes_.size());
  Node& node = nodes_.emplace_back();
  node.term = term;
  node.op = op;
  node.sort = sort;
  node.root = node.nextMember = id;
  node.age = age;
  if (term) {
    if (term.id() >= nodeOf_.size())
      nodeOf_.resize(std::max<std::size_t>(term.id() + 1, nodeOf_.size() * 2), 0);
    nodeOf_[term.id()] = id;
  }
  note(Kind::Node, id);
  return id;
}

void EGraph::removeLastNode() {
  if (const Term term = nodes_.back().term) nodeOf_[term.id()] = 0;
  nodes_.pop_back();
}

ApplicationId EGraph::addApplication(Op op, std::uint64_t payload, std::span<const NodeId> arguments,
                                     NodeId result) {
  const auto id = static_cast<ApplicationId>(applications_.size());
  applications_.push_back({op, static_cast<std::uint32_t>(arguments.size()), payload,
                           static_cast<std::uint32_t>(arguments_.size()), result});
  const Ring ring = openRingOf(op);
  for (const NodeId argument : arguments) {  // of which there are few
    arguments_.push_back(argument);
    addUse(argument, id, ring);
  }
  note(Kind::Application, id);
  return id;
}

void EGraph::addUse(NodeId argument, ApplicationId application, Ring ring) {
  Node& owner = nodes_[nodes_[argument].root];
  const auto use = static_cast<std::uint32_t>(uses_.size());
  uses_.push_back({application, use});
  ++owner.weight;
  insert(owner.lastUse[ring], use);
}

void EGraph::removeLastApplication() {
  const auto id = static_cast<ApplicationId>(applications_.size() - 1);
  const std::span<const NodeId> arguments = this->arguments(id);
  const Ring ring = openRingOf(applications_[id].op);
  for (auto argument = arguments.rbegin(); argument != arguments.rend(); ++argument) {
    Node& owner = nodes_[nodes_[*argument].root];
    --owner.weight;
    removeBehind(owner.lastUse[ring], owner.lastUse[ring]);
    uses_.pop_back();
  }
  arguments_.resize(applications_.back().firstArgument);
  applications_.pop_back();
}

void EGraph::insert(std::uint32_t& last, std::uint32_t use) {
  if (last == 0) {
    uses_[use].next = last = use;
    return;
  }
  uses_[use].next = uses_[last].next;
  uses_[last].next = use;
}

void EGraph::removeBehind(std::uint32_t& last, std::uint32_t before) {
  const std::uint32_t use = uses_[before].next;
  uses_[before].next = uses_[use].next;
  if (last == use) last = before == use ? 0 : before;
}

// A new one is not far behind the last; to look for an old one might take as long as to go by it later.
void EGraph::settleUse(std::uint32_t use, NodeId owner) {
  constexpr unsigned far = 8;
  Node& node = nodes_[owner];
  std::uint32_t& last = node.lastUse[openRingOf(applications_[uses_[use].application].op)];
  if (last == 0) return;
  std::uint32_t before = last;
  for (unsigned i = 0; uses_[before].next != use; before = uses_[before].next) {
    if (++i == far) return;
  }
  note(Kind::Settled, use, before, last == use);
  removeBehind(last, before);
  insert(node.lastUse[Settled], use);
}

// The one before is that which was, since all that was done to it later has been taken back.
void EGraph::unsettleUse(std::uint32_t use, std::uint32_t before, bool wasLast) {
  const ApplicationId id = uses_[use].application;
  Node& node = nodes_[root(arguments(id)[use - firstUse(id)])];
  std::uint32_t &settled = node.lastUse[Settled], &last = node.lastUse[openRingOf(applications_[id].op)];
  removeBehind(settled, settled);
  if (before == use) return insert(last, use);
  insert(before, use);
  if (wasLast) last = use;
}

void EGraph::setConstant(NodeId root, NodeId constant) {
  note(Kind::Constant, root, nodes_[root].constant);
  nodes_[root].constant = constant;
}

void EGraph::setAge(NodeId root, std::uint32_t age) {
  note(Kind::Age, root, nodes_[root].age);
  nodes_[root].age = age;
}

void EGraph::setMeetsObjects(NodeId root) {
  if (nodes_[root].meetsObjects) return;
  note(Kind::MeetsObjects, root);
  nodes_[root].meetsObjects = true;
}

void EGraph::unite(NodeId winner, NodeId loser) {
  Node &target = nodes_[winner], &source = nodes_[loser];
  const auto emptyBit = [&](Ring ring) { return (target.lastUse[ring] == 0 ? 1u : 0u) << ring; };
  const auto wereEmpty =
      static_cast<std::uint8_t>(emptyBit(Plain) | emptyBit(Equalities) | emptyBit(Settled));
  note(Kind::Union, winner, loser, wereEmpty);
  forEachMember(loser, [&](NodeId member) { nodes_[member].root = winner; });
  std::swap(target.nextMember, source.nextMember);
  target.weight += source.weight;
  splice(target.lastUse[Plain], source.lastUse[Plain]);
  splice(target.lastUse[Equalities], source.lastUse[Equalities]);
  splice(target.lastUse[Settled], source.lastUse[Settled]);
}

void EGraph::splice(std::uint32_t& target, std::uint32_t source) {
  if (source == 0) return;
  if (target == 0) {
    target = source;
    return;
  }
  std::swap(uses_[target].next, uses_[source].next);
}

void EGraph::split(std::uint32_t& target, std::uint32_t source, bool wasEmpty) {
  if (source == 0) return;
  if (wasEmpty) {
    target = 0;
    return;
  }
  std::swap(uses_[target].next, uses_[source].next);
}

void EGraph::separate(NodeId winner, NodeId loser, std::uint8_t wereEmpty) {
  Node &target = nodes_[winner], &source = nodes_[loser];
  const auto wasEmpty = [&](Ring ring) { return (wereEmpty >> ring & 1) != 0; };
  split(target.lastUse[Settled], source.lastUse[Settled], wasEmpty(Settled));
  split(target.lastUse[Equalities], source.lastUse[Equalities], wasEmpty(Equalities));
  split(target.lastUse[Plain], source.lastUse[Plain], wasEmpty(Plain));
  target.weight -= source.weight;
  std::swap(target.nextMember, source.nextMember);
  forEachMember(loser, [&](NodeId member) { nodes_[member].root = loser; });
}

void EGraph::undoTo(std::size_t changes) {
  while (log_.size() > changes) {
    const Change last = log_.back();
    log_.pop_back();
    switch (last.kind) {
      case Kind::Node:
        removeLastNode();
        break;
      case Kind::Application:
        removeLastApplication();
        break;
      case Kind::Entry:
        removeLastEntry();
        break;
      case Kind::Union:
        separate(last.subject, last.old, last.flags);
        break;
      case Kind::Constant:
        nodes_[last.subject].constant = last.old;
        break;
      case Kind::Age:
        nodes_[last.subject].age = last.old;
        break;
      case Kind::MeetsObjects:
        nodes_[last.subject].meetsObjects = false;
        break;
      case Kind::Settled:
        unsettleUse(last.subject, last.old, last.flags != 0);
        break;
    }
  }
}

std::uint32_t EGraph::hash(Op op, std::uint64_t payload, std::span<const NodeId> arguments) const {
  std::uint64_t hash = mix(static_cast<std::uint64_t>(op), payload);
  if (isCommutative(op)) {
    const NodeId left = root(arguments[0]), right = root(arguments[1]);
    hash = mix(mix(hash, std::min(left, right)), std::max(left, right));
  } else {
    for (const NodeId argument : arguments) hash = mix(hash, root(argument));
  }
  return static_cast<std::uint32_t>(hash ^ (hash >> 32));
}

bool EGraph::matches(ApplicationId id, Op op, std::uint64_t payload,
                     std::span<const NodeId> arguments) const {
  const Application& other = applications_[id];
  if (other.op != op || other.payload != payload || other.count != arguments.size()) return false;
  const std::span<const NodeId> others = this->arguments(id);
  const auto same = [&](NodeId left, NodeId right) { return root(left) == root(right); };
  if (std::equal(arguments.begin(), arguments.end(), others.begin(), same)) return true;
  return isCommutative(op) && same(arguments[0], others[1]) && same(arguments[1], others[0]);
}

// The slot of a matching entry, or the empty one where it belongs. Entries made under classes that are now
// part of larger ones stay where they are: nothing hashes there until those classes are roots again.
std::size_t EGraph::findSlot(std::uint32_t hash, Op op, std::uint64_t payload,
                             std::span<const NodeId> arguments) const {
  const std::size_t mask = table_.size() - 1;
  std::size_t slot = hash & mask;
  for (; table_[slot] != 0; slot = (slot + 1) & mask) {
    const Entry& entry = entries_[table_[slot] - 1];
    if (entry.hash == hash && matches(entry.application, op, payload, arguments)) break;
  }
  return slot;
}

NodeId EGraph::enter(ApplicationId id) {
  if ((entries_.size() + 1) * 2 > table_.size()) growTable();
  const Application& application = applications_[id];
  const std::span<const NodeId> arguments = this->arguments(id);
  const std::uint32_t hash = this->hash(application.op, application.payload, arguments);
  const std::size_t slot = findSlot(hash, application.op, application.payload, arguments);
  if (table_[slot] != 0) return applications_[entries_[table_[slot] - 1].application].result;
  note(Kind::Entry, id);
  entries_.push_back({hash, id});
  table_[slot] = static_cast<std::uint32_t>(entries_.size());
  return 0;
}

NodeId EGraph::lookUp(Op op, std::uint64_t payload, std::span<const NodeId> arguments) const {
  const std::size_t slot = findSlot(hash(op, payload, arguments), op, payload, arguments);
  return table_[slot] == 0 ? 0 : applications_[entries_[table_[slot] - 1].application].result;
}

void EGraph::growTable() {
  table_.assign(table_.size() * 2, 0);
  const std::size_t mask = table_.size() - 1;
  for (std::uint32_t i = 0; i < entries_.size(); ++i) {
    std::size_t slot = entries_[i].hash & mask;
    while (table_[slot] != 0) slot = (slot + 1) & mask;
    table_[slot] = i + 1;
  }
}

// The last entry is at the end of its probe sequence, so that emptying its slot breaks no other sequence.
void EGraph::removeLastEntry() {
  const std::size_t mask = table_.size() - 1;
  std::size_t slot = entries_.back().hash & mask;
  while (table_[slot] != entries_.size()) slot = (slot + 1) & mask;
  table_[slot] = 0;
  entries_.pop_back();
}

}  // namespace warrant::smt
