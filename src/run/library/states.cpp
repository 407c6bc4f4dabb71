#include "run/library/states.h"

#include <algorithm>
#include <bit>
#include <map>

#include "run/classes.h"

namespace warrant::run {

std::optional<Value> boxedIn(const Object& object) {
  if (object.shape != Shape::Instance) return std::nullopt;
  const auto& instance = static_cast<const Instance&>(object);
  if (!instance.type->isBox) return std::nullopt;
  return const_cast<Instance&>(instance).fields()[0];
}

ast::Type boxedType(const Class& box) {
  static const std::map<std::string_view, ast::TypeKind> types = {
      {"Boolean", ast::TypeKind::Boolean}, {"Byte", ast::TypeKind::Byte},    {"Short", ast::TypeKind::Short},
      {"Character", ast::TypeKind::Char},  {"Integer", ast::TypeKind::Int},  {"Long", ast::TypeKind::Long},
      {"Float", ast::TypeKind::Float},     {"Double", ast::TypeKind::Double}};
  return {types.at(box.declaration.name)};
}

HashState::HashState(std::size_t capacity) : buckets_(std::bit_ceil(std::max<std::size_t>(capacity, 1))) {}

HashState::Entry* HashState::find(std::uint32_t hash, Equals equals) {
  for (Entry& entry : bucketOf(hash)) {
    if (entry.hash == hash && equals(entry.key)) return &entry;
  }
  return nullptr;
}

void HashState::put(std::uint32_t hash, Value key, Value value) {
  ++changes_;
  bucketOf(hash).push_back({.hash = hash, .key = key, .value = value, .number = changes_});
  if (++size_ > buckets_.size() * 3 / 4) grow();
}

bool HashState::remove(std::uint32_t hash, Equals equals) {
  std::vector<Entry>& bucket = bucketOf(hash);
  const auto found = std::ranges::find_if(
      bucket, [&](const Entry& entry) { return entry.hash == hash && equals(entry.key); });
  if (found == bucket.end()) return false;
  ++changes_;
  bucket.erase(found);
  --size_;
  return true;
}

void HashState::clear() {
  ++changes_;
  for (std::vector<Entry>& bucket : buckets_) bucket.clear();
  size_ = 0;
}

std::vector<HashState::Entry> HashState::entries() const {
  std::vector<Entry> all;
  for (const std::vector<Entry>& bucket : buckets_) all.insert(all.end(), bucket.begin(), bucket.end());
  if (isLinked) std::ranges::sort(all, {}, &Entry::number);
  return all;
}

HashState::Entry* HashState::at(std::size_t index) {
  if (isLinked) {
    const std::vector<Entry> all = entries();
    if (index >= all.size()) return nullptr;
    const auto isMeant = [&](const Entry& entry) { return entry.number == all[index].number; };
    return &*std::ranges::find_if(bucketOf(all[index].hash), isMeant);
  }
  for (std::vector<Entry>& bucket : buckets_) {
    if (index < bucket.size()) return &bucket[index];
    index -= bucket.size();
  }
  return nullptr;
}

// Each bucket is split in two, in which the entries keep their order.
void HashState::grow() {
  const std::vector<Entry> all = entries();
  buckets_.assign(buckets_.size() * 2, {});
  for (const Entry& entry : all) bucketOf(entry.hash).push_back(entry);
}

}  // namespace warrant::run
