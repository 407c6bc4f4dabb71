// A treap: a search tree by key whose shape is fixed by a hash of the key, so that it needs no rotations to
// be kept and no state beside the nodes. Subtrees are shared between heaps and copied where they are written
// (Shared::own).
#include "heap/heap.h"

#include <new>
#include <vector>

namespace warrant::heap {

namespace {

// Those that are held, then families, then those under guards; by resource, and those of objects that were
// not allocated on this path first: all that in one number.
using Rank = std::uint32_t;
constexpr Rank families = Rank{1} << 30;
constexpr Rank guarded = Rank{1} << 31;

constexpr Rank rankOf(Resource resource, bool isAllocated) { return resource.id << 1 | Rank{isAllocated}; }

// Compared at each step of a way down, hence as two numbers.
struct Key {
  std::uint64_t owner, item;  // rank and receiver, place and serial

  Key(Rank rank, smt::Term receiver, std::uint32_t place, std::uint32_t serial)
      : owner(join(rank, receiver.id())), item(join(place, serial)) {}
  std::uint32_t place() const { return static_cast<std::uint32_t>(item >> 32); }
  friend auto operator<=>(const Key&, const Key&) = default;

 private:
  static constexpr std::uint64_t join(std::uint32_t high, std::uint32_t low) {
    return std::uint64_t{high} << 32 | low;
  }
};

Rank rankOf(const Chunk& chunk) {
  return rankOf(chunk.resource, chunk.isAllocated) | (chunk.guard        ? guarded
                                                      : chunk.isFamily() ? families
                                                                         : 0);
}
Key keyOf(const Chunk& chunk) { return {rankOf(chunk), chunk.receiver, chunk.place, chunk.serial}; }

std::uint32_t priorityOf(const Key& key) {
  std::uint64_t mixed = key.owner * 0x9E3779B97F4A7C15ull;
  mixed = (mixed ^ (mixed >> 29) ^ key.item) * 0xBF58476D1CE4E5B9ull;
  return static_cast<std::uint32_t>(mixed >> 32);
}

}  // namespace

Node::Node(const Chunk& added) : chunk(added), priority(priorityOf(keyOf(added))) {}

namespace {

using Tree = support::Shared<Node>;

// All keys of `left` are smaller than all of `right`.
Tree merge(Tree left, Tree right) {
  if (!left) return right;
  if (!right) return left;
  if (left->priority >= right->priority) {
    Node& root = left.own();
    root.right = merge(std::move(root.right), std::move(right));
    return left;
  }
  Node& root = right.own();
  root.left = merge(std::move(left), std::move(root.left));
  return right;
}

// Into the keys below `key` and those above it.
std::pair<Tree, Tree> split(Tree tree, const Key& key) {
  if (!tree) return {};
  Node& root = tree.own();
  if (keyOf(root.chunk) < key) {
    auto [below, above] = split(std::move(root.right), key);
    root.right = std::move(below);
    return {std::move(tree), std::move(above)};
  }
  auto [below, above] = split(std::move(root.left), key);
  root.left = std::move(above);
  return {std::move(below), std::move(tree)};
}

Tree insert(Tree tree, Tree node) {
  if (!tree) return node;
  if (node->priority > tree->priority) {
    auto [below, above] = split(std::move(tree), keyOf(node->chunk));
    node->left = std::move(below);
    node->right = std::move(above);
    return node;
  }
  Node& root = tree.own();
  Tree& side = keyOf(node->chunk) < keyOf(root.chunk) ? root.left : root.right;
  side = insert(std::move(side), std::move(node));
  return tree;
}

Tree erase(Tree tree, const Key& key) {
  Node& root = tree.own();
  const auto order = key <=> keyOf(root.chunk);
  if (order == 0) return merge(std::move(root.left), std::move(root.right));
  Tree& side = order < 0 ? root.left : root.right;
  side = erase(std::move(side), key);
  return tree;
}

// nullptr: there is none.
const Node* nodeOf(const Node* tree, const Key& key) {
  while (tree != nullptr) {
    const auto order = key <=> keyOf(tree->chunk);
    if (order == 0) break;
    tree = order < 0 ? tree->left.get() : tree->right.get();
  }
  return tree;
}

// In order, the nodes between `isBelow` (too small) and `isAbove` (too large).
template <class IsBelow, class IsAbove>
bool visitRange(const Tree& tree, const IsBelow& isBelow, const IsAbove& isAbove, Heap::Visitor visit) {
  if (!tree) return false;
  const bool below = isBelow(tree->chunk);
  const bool above = isAbove(tree->chunk);
  if (!below && visitRange(tree->left, isBelow, isAbove, visit)) return true;
  if (!below && !above && visit(tree->chunk)) return true;
  return !above && visitRange(tree->right, isBelow, isAbove, visit);
}

// In order, the nodes with keys between `low` and `high`, both included, but those with places that are not
// near. A subtree of one receiver all of whose places are too small or too large is not gone into.
class NearOnes {
 public:
  NearOnes(Places near, Heap::Visitor visit) : near_(near), visit_(visit) {}

  bool find(const Node* node, const Key& low, const Key& high) const {
    if (node == nullptr || isFar(low, high)) return false;
    const Key key = keyOf(node->chunk);
    if (key < low) return find(node->right.get(), low, high);
    if (key > high) return find(node->left.get(), low, high);
    return find(node->left.get(), low, key) || (!isFar(key, key) && visit_(node->chunk)) ||
           find(node->right.get(), key, high);
  }

 private:
  bool isFar(const Key& low, const Key& high) const {
    if (low.owner != high.owner || low.place() == 0) return false;
    return low.place() > near_.last || high.place() < near_.first;
  }

  Places near_;
  Heap::Visitor visit_;
};

bool haveSameContent(const Chunk& left, const Chunk& right) {
  return left.kind == right.kind && left.value == right.value && left.amount == right.amount &&
         left.guard == right.guard;
}

// Walks two trees in order. Since their shapes follow from their keys, they share what neither was changed
// in.
class Difference {
 public:
  explicit Difference(Heap::Comparison visit) : visit_(visit) {}

  // Of the nodes with keys between the two, which are not among them; nullptr: there is no such end.
  bool find(const Node* left, const Node* right, const Key* low, const Key* high) const {
    left = between(left, low, high);
    right = between(right, low, high);
    if (left == right) return false;
    const bool isOfLeft = right == nullptr || (left != nullptr && left->priority >= right->priority);
    const Key middle = keyOf(isOfLeft ? left->chunk : right->chunk);
    const Node* const onLeft = isOfLeft ? left : nodeOf(left, middle);
    const Node* const onRight = isOfLeft ? nodeOf(right, middle) : right;
    return find(left, right, low, &middle) || compare(onLeft, onRight) || find(left, right, &middle, high);
  }

 private:
  static const Node* between(const Node* node, const Key* low, const Key* high) {
    while (node != nullptr) {
      const Key key = keyOf(node->chunk);
      if (low != nullptr && key <= *low)
        node = node->right.get();
      else if (high != nullptr && key >= *high)
        node = node->left.get();
      else
        break;
    }
    return node;
  }

  bool compare(const Node* left, const Node* right) const {
    if (left == right) return false;
    if (left != nullptr && right != nullptr && haveSameContent(left->chunk, right->chunk)) return false;
    return visit_(left == nullptr ? nullptr : &left->chunk, right == nullptr ? nullptr : &right->chunk);
  }

  Heap::Comparison visit_;
};

}  // namespace

bool Heap::hasGuarded() const {
  const Node* last = root_.get();
  while (last != nullptr && last->right) last = last->right.get();
  return last != nullptr && last->chunk.guard;
}

Chunk Heap::add(Chunk chunk) {
  chunk.serial = nextSerial_++;
  root_ = insert(std::move(root_), Tree(new Node(chunk)));
  ++size_;
  return chunk;
}

void Heap::remove(const Chunk& chunk) {
  root_ = erase(std::move(root_), keyOf(chunk));
  --size_;
}

void Heap::setAmount(const Chunk& chunk, Amount amount) { own(chunk).amount = amount; }

void Heap::setValue(const Chunk& chunk, smt::Term value) { own(chunk).value = value; }

bool Heap::contains(const Chunk& chunk) const { return nodeOf(root_.get(), keyOf(chunk)) != nullptr; }

// That chunk, for writing.
Chunk& Heap::own(const Chunk& chunk) {
  const Key key = keyOf(chunk);
  Tree* place = &root_;
  for (;;) {
    Node& node = place->own();
    const auto order = key <=> keyOf(node.chunk);
    if (order == 0) return node.chunk;
    place = order < 0 ? &node.left : &node.right;
  }
}

namespace {

// Of those ranks, both included.
bool findRanks(const Tree& tree, Rank first, Rank last, Heap::Visitor visit) {
  return visitRange(
      tree, [&](const Chunk& chunk) { return rankOf(chunk) < first; },
      [&](const Chunk& chunk) { return rankOf(chunk) > last; }, visit);
}

bool findOf(const Tree& tree, Rank rank, smt::Term receiver, Heap::Visitor visit) {
  const auto compare = [&](const Chunk& chunk) {
    return Key{rankOf(chunk), chunk.receiver, 0, 0} <=> Key{rank, receiver, 0, 0};
  };
  return visitRange(
      tree, [&](const Chunk& chunk) { return compare(chunk) < 0; },
      [&](const Chunk& chunk) { return compare(chunk) > 0; }, visit);
}

bool findOfBoth(const Tree& tree, Resource resource, Rank isGuarded, smt::Term receiver,
                Heap::Visitor visit) {
  return findOf(tree, rankOf(resource, false) | isGuarded, receiver, visit) ||
         findOf(tree, rankOf(resource, true) | isGuarded, receiver, visit);
}

}  // namespace

bool Heap::find(Resource resource, smt::Term receiver, Visitor visit) const {
  return findOfBoth(root_, resource, 0, receiver, visit);
}
bool Heap::find(Resource resource, Visitor visit) const {
  return findRanks(root_, rankOf(resource, false), rankOf(resource, true), visit);
}
bool Heap::findSymbolic(Resource resource, Visitor visit) const {
  return findRanks(root_, rankOf(resource, false), rankOf(resource, false), visit);
}
bool Heap::find(Visitor visit) const { return findRanks(root_, 0, families - 1, visit); }

bool Heap::findNear(Resource resource, smt::Term receiver, Places near, Visitor visit) const {
  const NearOnes nearOnes(near, visit);
  const auto findRank = [&](Rank rank) {
    return nearOnes.find(root_.get(), {rank, receiver, 0, 0}, {rank, receiver, ~0u, ~0u});
  };
  return findRank(rankOf(resource, false)) || findRank(rankOf(resource, true));
}
bool Heap::findNear(Resource resource, Places near, Visitor visit) const {
  const Key end{rankOf(resource, true) + 1, smt::Term(), 0, 0};
  return NearOnes(near, visit).find(root_.get(), {rankOf(resource, false), smt::Term(), 0, 0}, end);
}
bool Heap::findSymbolicNear(Resource resource, Places near, Visitor visit) const {
  const Key end{rankOf(resource, true), smt::Term(), 0, 0};
  return NearOnes(near, visit).find(root_.get(), {rankOf(resource, false), smt::Term(), 0, 0}, end);
}

bool Heap::findFamilies(Resource resource, Visitor visit) const {
  return findRanks(root_, rankOf(resource, false) | families, rankOf(resource, true) | families, visit);
}
bool Heap::findFamilies(Visitor visit) const { return findRanks(root_, families, guarded - 1, visit); }

bool Heap::findGuarded(Resource resource, smt::Term receiver, Visitor visit) const {
  return findOfBoth(root_, resource, guarded, receiver, visit);
}
bool Heap::findGuarded(Resource resource, Visitor visit) const {
  return findRanks(root_, rankOf(resource, false) | guarded, rankOf(resource, true) | guarded, visit);
}
bool Heap::findGuarded(Visitor visit) const { return findRanks(root_, guarded, ~Rank{0}, visit); }

bool Heap::findDifference(const Heap& other, Comparison visit) const {
  return Difference(visit).find(root_.get(), other.root_.get(), nullptr, nullptr);
}

}  // namespace warrant::heap
