// Values as bytes. One description of a structure serves both directions: `archive(a, b, c)` writes its
// fields, or reads them.
#pragma once

#include <bit>
#include <cstdint>
#include <cstring>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace warrant::cache {

template <class T>
concept Number = std::is_arithmetic_v<T> || std::is_enum_v<T>;

class Writer {
 public:
  static constexpr bool isReading = false;

  template <class... T>
  void operator()(const T&... fields) {
    (write(fields), ...);
  }
  std::string take() { return std::move(bytes_); }

 private:
  template <Number T>
  void write(const T& value) {
    char bytes[sizeof value];
    std::memcpy(bytes, &value, sizeof value);
    bytes_.append(bytes, sizeof value);
  }
  void write(const std::string& text) {
    write(std::uint64_t{text.size()});
    bytes_ += text;
  }
  template <class T>
  void write(const std::vector<T>& list) {
    write(std::uint64_t{list.size()});
    for (const T& part : list) write(part);
  }
  template <class T>
  void write(const std::optional<T>& part) {
    write(part.has_value());
    if (part) write(*part);
  }
  template <class T, class U>
  void write(const std::pair<T, U>& pair) {
    (*this)(pair.first, pair.second);
  }
  template <class T>
  void write(const std::shared_ptr<const T>& part) {
    write(part != nullptr);
    if (part) write(*part);
  }
  template <class T>
  void write(const T& structure) {
    describe(*this, const_cast<T&>(structure));  // which it only reads
  }

  std::string bytes_;
};

// Reads what a Writer wrote. Where the bytes cannot be that, it reads zeros and says so.
class Reader {
 public:
  static constexpr bool isReading = true;

  explicit Reader(std::string_view bytes) : rest_(bytes) {}

  template <class... T>
  void operator()(T&... fields) {
    (read(fields), ...);
  }
  void fail() {
    isWrong_ = true;
    rest_ = {};
  }
  // Whether all was read, and nothing is left.
  bool isDone() const { return !isWrong_ && rest_.empty(); }
  bool isWrong() const { return isWrong_; }

 private:
  template <Number T>
  void read(T& value) {
    value = {};
    if (rest_.size() < sizeof value) return fail();
    if constexpr (std::is_same_v<T, bool>) {
      value = rest_[0] != 0;
    } else {
      std::memcpy(&value, rest_.data(), sizeof value);
    }
    rest_.remove_prefix(sizeof value);
  }
  // How many parts there are: each takes a byte at least.
  std::size_t readSize() {
    std::uint64_t size = 0;
    read(size);
    if (size > rest_.size()) fail();
    return isWrong_ ? 0 : size;
  }
  void read(std::string& text) {
    const std::size_t size = readSize();
    text = rest_.substr(0, size);
    rest_.remove_prefix(size);
  }
  template <class T>
  void read(std::vector<T>& list) {
    list.clear();
    for (std::size_t left = readSize(); left > 0 && !isWrong_; --left) read(list.emplace_back());
  }
  template <class T>
  void read(std::optional<T>& part) {
    bool isThere = false;
    read(isThere);
    part.reset();
    if (isThere) read(part.emplace());
  }
  template <class T, class U>
  void read(std::pair<T, U>& pair) {
    (*this)(pair.first, pair.second);
  }
  template <class T>
  void read(std::shared_ptr<const T>& part) {
    bool isThere = false;
    read(isThere);
    part.reset();
    if (!isThere) return;
    const auto made = std::make_shared<T>();
    read(*made);
    part = made;
  }
  template <class T>
  void read(T& structure) {
    describe(*this, structure);
  }

  std::string_view rest_;
  bool isWrong_ = false;
};

}  // namespace warrant::cache
