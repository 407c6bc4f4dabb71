// What is kept from run to run, whatever happens to the files.
#include "cache/store.h"

#include <doctest/doctest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <thread>

namespace warrant::cache {
namespace {

namespace fs = std::filesystem;

struct Folder {
  std::string path = (fs::temp_directory_path() / "warrant-store-XXXXXX").string();

  Folder() { REQUIRE(mkdtemp(path.data()) != nullptr); }
  ~Folder() { fs::remove_all(path); }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;

  std::vector<fs::path> files() const {
    std::vector<fs::path> found;
    for (const auto& entry : fs::directory_iterator(path)) found.push_back(entry.path());
    return found;
  }
  std::uint64_t size() const {
    std::uint64_t total = 0;
    for (const fs::path& file : files()) total += fs::file_size(file);
    return total;
  }
};

Digest key(std::uint64_t number) { return digestOf(number); }

void keep(const std::string& folder, std::uint64_t number, std::string value,
          std::uint64_t limit = Store::usualLimit) {
  Store store(folder, limit);
  store.add(key(number), std::move(value));
  REQUIRE(store.flush() == "");
}

std::optional<std::string> known(const std::string& folder, std::uint64_t number) {
  return Store(folder).find(key(number));
}

TEST_CASE("what one run adds is found by the next, and nothing else is") {
  const Folder folder;
  CHECK(known(folder.path + "/none", 1) == std::nullopt);
  {
    Store store(folder.path + "/new/folder");
    for (std::uint64_t i = 0; i < 1000; ++i) store.add(key(i), std::string(i, 'x'));
    CHECK(store.find(key(1)) == std::nullopt);
    REQUIRE(store.flush() == "");
  }
  const Store store(folder.path + "/new/folder");
  for (std::uint64_t i = 0; i < 1000; ++i) CHECK(store.find(key(i)) == std::string(i, 'x'));
  CHECK(store.find(key(1000)) == std::nullopt);
}

TEST_CASE("many runs leave few files, and all that they found") {
  const Folder folder;
  for (std::uint64_t i = 0; i < 200; ++i) keep(folder.path, i, "value " + std::to_string(i));
  CHECK(folder.files().size() < 24);
  const Store store(folder.path);
  for (std::uint64_t i = 0; i < 200; ++i) CHECK(store.find(key(i)) == "value " + std::to_string(i));
}

TEST_CASE("the folder is bounded: the oldest goes, and what is too large does not come in") {
  const Folder folder;
  constexpr std::uint64_t limit = 400'000;
  for (std::uint64_t i = 0; i < 40; ++i) keep(folder.path, i, std::string(30'000, 'x'), limit);
  CHECK(folder.size() <= limit);
  CHECK(known(folder.path, 39).has_value());
  CHECK(known(folder.path, 0) == std::nullopt);
  keep(folder.path, 100, std::string(limit, 'x'), limit);
  CHECK(known(folder.path, 100) == std::nullopt);
}

TEST_CASE("a file with any byte changed, cut at any place, or of somebody else's, says nothing wrong") {
  const Folder folder;
  {
    Store store(folder.path);
    for (std::uint64_t i = 0; i < 3; ++i) store.add(key(i), "value " + std::to_string(i));
    REQUIRE(store.flush() == "");
  }
  const fs::path file = folder.files().front();
  std::ifstream stream(file, std::ios::binary);
  const std::string whole{std::istreambuf_iterator<char>(stream), {}};
  const auto check = [&](const std::string& bytes) {
    std::ofstream(file, std::ios::binary) << bytes;
    const Store store(folder.path);
    for (std::uint64_t i = 0; i < 3; ++i) {
      const auto found = store.find(key(i));
      const bool isRight = !found || *found == "value " + std::to_string(i);
      CHECK(isRight);
    }
    CHECK(store.find(key(77)) == std::nullopt);
  };
  for (std::size_t at = 0; at < whole.size(); at += at < 2100 ? 13 : 1) {
    std::string changed = whole;
    changed[at] = static_cast<char>(changed[at] ^ 0x55);
    check(changed);
    check(whole.substr(0, at));
  }
  check("");
  check(std::string(100'000, '\xff'));
  check(whole);
  CHECK(known(folder.path, 2) == "value 2");
}

TEST_CASE("a folder in the place of a file, and a file in that of the folder") {
  const Folder folder;
  keep(folder.path, 1, "one");
  fs::create_directory(folder.path + "/0123.verdicts");
  CHECK(known(folder.path, 1) == "one");
  std::ofstream(folder.path + "/file") << "text";
  Store store(folder.path + "/file");
  store.add(key(1), "one");
  CHECK(store.find(key(1)) == std::nullopt);
  CHECK(store.flush() != "");
}

TEST_CASE("a folder that cannot be written is read") {
  const Folder folder;
  keep(folder.path, 1, "one");
  REQUIRE(chmod(folder.path.c_str(), 0500) == 0);
  Store store(folder.path);
  CHECK(store.find(key(1)) == "one");
  store.add(key(2), "two");
  if (geteuid() != 0) CHECK(store.flush() != "");
  REQUIRE(chmod(folder.path.c_str(), 0700) == 0);
}

TEST_CASE("several writers and readers at once lose nothing that is not evicted") {
  const Folder folder;
  std::vector<std::thread> threads;
  for (std::uint64_t writer = 0; writer < 4; ++writer) {
    threads.emplace_back([&, writer] {
      for (std::uint64_t i = 0; i < 30; ++i) {
        Store store(folder.path);
        const auto other = store.find(key(i));
        const bool isRight = !other || *other == "of 0";
        CHECK(isRight);
        store.add(key(writer * 1000 + i), "of " + std::to_string(writer));
        CHECK(store.flush() == "");
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  const Store store(folder.path);
  for (std::uint64_t writer = 0; writer < 4; ++writer)
    for (std::uint64_t i = 0; i < 30; ++i)
      CHECK(store.find(key(writer * 1000 + i)) == "of " + std::to_string(writer));
}

}  // namespace
}  // namespace warrant::cache
