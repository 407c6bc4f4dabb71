#include "symbolic/texts.h"

#include <map>
#include <mutex>
#include <vector>

namespace warrant::symbolics {

namespace {

struct Texts {
  std::mutex mutex;
  std::map<std::string, std::int64_t, std::less<>> numbers;
  std::map<std::int64_t, std::string> texts;
  std::int64_t next = 0;

  void add(std::int64_t number, std::string text) {
    texts.emplace(number, text);
    numbers.emplace(std::move(text), number);
  }
};

Texts& texts() {
  static Texts all;
  return all;
}

}  // namespace

std::int64_t numberOfText(std::string_view text) {
  Texts& all = texts();
  const std::lock_guard lock(all.mutex);
  if (const auto known = all.numbers.find(text); known != all.numbers.end()) return known->second;
  while (all.texts.contains(all.next)) ++all.next;
  all.add(all.next, std::string(text));
  return all.next;
}

std::string textOfNumber(std::int64_t number) {
  Texts& all = texts();
  const std::lock_guard lock(all.mutex);
  if (const auto known = all.texts.find(number); known != all.texts.end()) return known->second;
  std::string text;
  for (std::int64_t suffix = 0; text.empty() || all.numbers.contains(text); ++suffix)
    text = "text" + (suffix == 0 ? std::string() : std::to_string(suffix));
  all.add(number, text);
  return text;
}

}  // namespace warrant::symbolics
