#include "symbex/values/text_literals.h"

#include <algorithm>
#include <functional>
#include <string>
#include <utility>

#include "ast/values/literals.h"

namespace warrant::symbex {

namespace {

// The hash of a text is a polynomial in this number, so that of two texts it is that of one behind the other.
constexpr std::uint64_t base = 0x9E37'79B9'7F4A'7C15;

std::uint64_t hashOf(std::string_view text) {
  std::uint64_t hash = 0;
  for (const char character : text) hash = hash * base + static_cast<unsigned char>(character) + 1;
  return hash;
}

std::uint64_t power(std::size_t exponent) {
  std::uint64_t result = 1, square = base;
  for (; exponent != 0; exponent >>= 1, square *= square) {
    if ((exponent & 1) != 0) result *= square;
  }
  return result;
}

}  // namespace

bool TextLiterals::Key::operator==(const Key& other) const {
  if (hash != other.hash || left.size() + right.size() != other.left.size() + other.right.size())
    return false;
  if (left.size() < other.left.size()) return other == *this;
  const std::string_view behind = left.substr(other.left.size());
  return left.starts_with(other.left) && other.right.starts_with(behind) && other.right.ends_with(right);
}

TextLiterals::Number TextLiterals::numberOf(std::string_view text) {
  const Key key{text, {}, hashOf(text)};
  const auto [place, isNew] = numbers_.try_emplace(key, literals_.size());
  if (isNew) literals_.push_back({text, ast::countUnits(text), key.hash});
  return place->second;
}

TextLiterals::Number TextLiterals::joined(Number left, Number right) {
  const Literal first = literals_[left], second = literals_[right];
  if (ast::beginsWithSurrogate(second.text))  // which may be half of a character
    return numberOf(keep(ast::joinStrings(first.text, second.text), {}));
  const std::uint64_t hash = first.hash * power(second.text.size()) + second.hash;
  if (const auto known = numbers_.find({first.text, second.text, hash}); known != numbers_.end())
    return known->second;
  const std::string_view text = keep(first.text, second.text);
  numbers_.emplace(Key{text, {}, hash}, literals_.size());
  literals_.push_back({text, first.length + second.length, hash});
  return literals_.size() - 1;
}

bool TextLiterals::contains(std::string_view text) const {
  return numbers_.contains({text, {}, hashOf(text)});
}

// Behind the left part where that was kept last, else both.
std::string_view TextLiterals::keep(std::string_view left, std::string_view right) {
  const bool isKept = !blocks_.empty() && std::less_equal<>()(blocks_.back().get(), left.data());
  if (isKept && left.data() + left.size() == free_ && right.size() <= room_) {
    std::ranges::copy(right, place(right.size()));
    return {left.data(), left.size() + right.size()};
  }
  char* const text = place(left.size() + right.size());
  std::ranges::copy(right, std::ranges::copy(left, text).out);
  return {text, left.size() + right.size()};
}

char* TextLiterals::place(std::size_t size) {
  constexpr std::size_t least = 1 << 12;
  if (size > room_) {
    room_ = std::max(least, 2 * size);
    blocks_.push_back(std::make_unique_for_overwrite<char[]>(room_));
    free_ = blocks_.back().get();
  }
  room_ -= size;
  return std::exchange(free_, free_ + size);
}

}  // namespace warrant::symbex
