#include "smt/terms/term_store.h"

namespace warrant::smt {

namespace {

std::uint64_t mix(std::uint64_t hash, std::uint64_t value) {
  hash = (hash ^ value) * 0x9E3779B97F4A7C15ull;
  return hash ^ (hash >> 29);
}

}  // namespace

std::uint32_t TermStore::hash(const TermKey& key) {
  std::uint64_t hash = mix(static_cast<std::uint64_t>(key.op) << 8 | static_cast<std::uint64_t>(key.sort),
                           static_cast<std::uint64_t>(key.payload));
  for (const Term argument : key.arguments) hash = mix(hash, argument.id());
  for (const std::int64_t coefficient : key.coefficients)
    hash = mix(hash, static_cast<std::uint64_t>(coefficient));
  return static_cast<std::uint32_t>(hash ^ (hash >> 32));
}

bool TermStore::matches(const TermNode& node, const TermKey& key) {
  return node.op == key.op && node.sort == key.sort && node.payload == key.payload &&
         node.count == key.arguments.size() &&
         std::equal(key.arguments.begin(), key.arguments.end(), node.arguments) &&
         std::equal(key.coefficients.begin(), key.coefficients.end(), node.coefficients);
}

Term TermStore::intern(const TermKey& key) {
  if ((tableUsed_ + 1) * 2 > table_.size()) grow();
  const std::uint32_t hash = TermStore::hash(key);
  const std::size_t mask = table_.size() - 1;
  std::size_t slot = hash & mask;
  for (; table_[slot].id != 0; slot = (slot + 1) & mask) {
    if (table_[slot].hash != hash) continue;
    const Term found(table_[slot].id);
    if (matches(node(found), key)) {
      ++hits_;
      return found;
    }
  }
  const Term term = append(key, hash);
  table_[slot] = {term.id(), hash};
  ++tableUsed_;
  return term;
}

Term TermStore::append(const TermKey& key, std::uint32_t hash) {
  const Term term(++size_);
  if ((size_ >> nodeBits) == nodes_.size()) nodes_.emplace_back(new TermNode[nodeMask + 1]);
  TermNode& node = this->node(term);
  node.op = key.op;
  node.sort = key.sort;
  node.count = static_cast<std::uint32_t>(key.arguments.size());
  node.hash = hash;
  node.payload = key.payload;
  node.arguments = arguments_.copy(key.arguments);
  node.coefficients = coefficients_.copy(key.coefficients);
  node.negation = Term();
  node.birth = key.op == Op::Symbol || key.op == Op::Object ? static_cast<std::uint32_t>(key.payload) : 0;
  node.isUnfinished = false;
  node.hasVariable = key.op == Op::Bound;
  node.divides = key.op == Op::Divide || key.op == Op::Remainder;
  node.binders = 0;
  node.size = 1;
  for (const Term argument : key.arguments) {
    const TermNode& part = this->node(argument);
    node.birth = std::max(node.birth, part.birth);
    node.isUnfinished = node.isUnfinished || part.isUnfinished;
    node.hasVariable = node.hasVariable || part.hasVariable;
    node.divides = node.divides || part.divides;
    node.binders = std::max(node.binders, part.binders);
    node.size = std::min(node.size + part.size, greatestSize);
  }
  if (key.op == Op::ForAll)  // the last of its variables has the greatest number
    node.binders = static_cast<std::uint32_t>(
        this->node(key.arguments[static_cast<std::size_t>(key.payload) - 1]).payload);
  return term;
}

void TermStore::grow() {
  const std::vector<Slot> old = std::move(table_);
  table_.assign(std::max<std::size_t>(1024, old.size() * 2), {});
  const std::size_t mask = table_.size() - 1;
  for (const Slot& known : old) {
    if (known.id == 0) continue;
    std::size_t slot = known.hash & mask;
    while (table_[slot].id != 0) slot = (slot + 1) & mask;
    table_[slot] = known;
  }
}

// Few terms are taken from a large table one by one. All are found before any is taken, for one may stand
// behind another.
void TermStore::clear() {
  if (size_ > table_.size() / 16) {
    std::ranges::fill(table_, Slot{});
  } else {
    const std::size_t mask = table_.size() - 1;
    std::vector<std::size_t> slots;
    slots.reserve(size_);
    for (std::uint32_t id = 1; id <= size_; ++id) {
      std::size_t slot = node(Term(id)).hash & mask;
      while (table_[slot].id != id && table_[slot].id != 0) slot = (slot + 1) & mask;
      slots.push_back(slot);  // an empty one: a symbol is not among them
    }
    for (const std::size_t slot : slots) table_[slot] = {};
  }
  tableUsed_ = size_ = 0;
  hits_ = 0;
  arguments_.clear();
  coefficients_.clear();
}

}  // namespace warrant::smt
