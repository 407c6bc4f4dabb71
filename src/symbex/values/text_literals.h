// The literals that were met, and their numbers. Texts that grow by one literal after the other share their
// memory, and what is looked up is not gone through again: a chain of n concatenations costs n steps.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace warrant::symbex {

class TextLiterals {
 public:
  using Number = std::size_t;

  // Of the text, which must live as long as the literals.
  Number numberOf(std::string_view text);
  // Of the text of one behind that of the other.
  Number joined(Number left, Number right);
  bool contains(std::string_view text) const;
  std::optional<std::string_view> textOf(Number number) const {
    return number < literals_.size() ? std::optional(literals_[number].text) : std::nullopt;
  }
  // Of the text with that number, in UTF-16.
  std::size_t lengthOf(Number number) const { return literals_[number].length; }

 private:
  struct Literal {
    std::string_view text;
    std::size_t length;
    std::uint64_t hash;
  };
  // A text in two parts, either of which may be empty.
  struct Key {
    std::string_view left, right;
    std::uint64_t hash;
    bool operator==(const Key& other) const;
  };
  struct HashOf {
    std::size_t operator()(const Key& key) const noexcept { return key.hash; }
  };

  std::string_view keep(std::string_view left, std::string_view right);
  char* place(std::size_t size);

  std::unordered_map<Key, Number, HashOf> numbers_;
  std::vector<Literal> literals_;  // by number
  std::vector<std::unique_ptr<char[]>> blocks_;
  char* free_ = nullptr;  // in the last block
  std::size_t room_ = 0;
};

}  // namespace warrant::symbex
