// fixes_runner WARRANT LIST ROOT: holds what Warrant says of wrong programs, why they fail and what mends
// them, to a list. A line of it:
//
//   PROGRAM | LINE CONTEXT:REASON | CAUSE | VERDICT TEXT
//
// is about one failure, the first of its program. The verdict is one of
//   found    what mends it is a change that a user would accept, and one of those shown puts in TEXT, or is
//            titled so;
//   corrected  the same, where what is asserted or promised is put right;
//   shown    one puts in TEXT, but what is wrong is something else: it is not that change;
//   missing  there is such a change, TEXT, and none is found;
//   none     there is none, for TEXT: so none is shown.
// Each fix that is shown, for any failure of these programs, is made in a copy, which is verified: it has
// fewer failures, and no other ones.
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;

std::string textOf(const fs::path& path) {
  std::ifstream stream(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

std::string trimmed(const std::string& text) {
  const std::size_t begin = text.find_first_not_of(" \t");
  const std::size_t end = text.find_last_not_of(" \t");
  return begin == std::string::npos ? "" : text.substr(begin, end - begin + 1);
}

struct Entry {
  std::string program, failure, cause, verdict, text;
  unsigned line = 0;
};

std::vector<Entry> entriesOf(const fs::path& list) {
  std::vector<Entry> entries;
  std::istringstream lines(textOf(list));
  for (std::string line; std::getline(lines, line);) {
    if (line.empty() || line.front() == '#') continue;
    std::vector<std::string> parts;
    std::istringstream stream(line);
    for (std::string part; parts.size() < 3 && std::getline(stream, part, '|');)
      parts.push_back(trimmed(part));
    std::string rest;
    std::getline(stream, rest);
    rest = trimmed(rest);
    Entry entry{.program = parts.at(0), .failure = {}, .cause = parts.at(2), .verdict = {}, .text = {}};
    std::istringstream(parts.at(1)) >> entry.line >> entry.failure;
    entry.verdict = rest.substr(0, rest.find(' '));
    entry.text = trimmed(rest.substr(std::min(rest.size(), entry.verdict.size())));
    entries.push_back(std::move(entry));
  }
  return entries;
}

// The options that the first line of a program asks for.
std::string optionsOf(fs::path source) {
  if (fs::is_directory(source)) {
    std::vector<fs::path> sources;
    for (const auto& entry : fs::recursive_directory_iterator(source)) {
      if (entry.is_regular_file()) sources.push_back(entry.path());
    }
    source = *std::ranges::min_element(sources);
  }
  const std::string text = textOf(source);
  return text.starts_with("//:") ? text.substr(3, text.find('\n') - 3) : "";
}

Json verified(const std::string& warrant, const fs::path& program, const std::string& options) {
  const std::string command =
      "'" + warrant + "' verify " + options + " --format json '" + program.string() + "'";
  std::string output;
  FILE* const stream = popen(command.c_str(), "r");
  if (stream == nullptr) return {};
  char buffer[1 << 16];
  for (std::size_t count; (count = fread(buffer, 1, sizeof buffer, stream)) > 0;)
    output.append(buffer, count);
  pclose(stream);
  return Json::parse(output, nullptr, false);
}

template <class Visit>
void forEachFailure(const Json& report, Visit visit) {
  for (const Json& file : report["files"]) {
    for (const Json& member : file["members"]) {
      for (const Json& failure : member["failures"]) {
        if (failure["severity"] == "error") visit(file, member, failure);
      }
    }
  }
}

// By member, code and message.
std::map<std::string, unsigned> failuresOf(const Json& report) {
  std::map<std::string, unsigned> failures;
  forEachFailure(report, [&](const Json&, const Json& member, const Json& failure) {
    ++failures[std::string(member["class"]) + "." + std::string(member["member"]) + " " +
               std::string(failure["code"]) + " " + std::string(failure["message"])];
  });
  return failures;
}

std::size_t offsetIn(const std::string& text, unsigned line, unsigned column) {
  std::size_t at = 0;
  for (; line > 1; --line) at = text.find('\n', at) + 1;
  for (; column > 1; --column) {
    ++at;
    while ((static_cast<unsigned char>(text[at]) & 0xC0u) == 0x80u) ++at;
  }
  return at;
}

void apply(const Json& fix, const fs::path& from, const fs::path& to) {
  std::map<std::string, std::vector<Json>> edits;
  for (const Json& edit : fix["edits"]) edits[edit["path"]].push_back(edit);
  for (auto& [path, ofFile] : edits) {
    const fs::path target = fs::is_directory(from) ? to / fs::relative(path, from) : to;
    std::string text = textOf(target);
    std::ranges::stable_sort(ofFile, [](const Json& left, const Json& right) {
      return std::pair(left["line"].get<unsigned>(), left["column"].get<unsigned>()) <
             std::pair(right["line"].get<unsigned>(), right["column"].get<unsigned>());
    });
    for (auto edit = ofFile.rbegin(); edit != ofFile.rend(); ++edit) {
      const std::size_t begin = offsetIn(text, (*edit)["line"], (*edit)["column"]);
      const std::size_t end = offsetIn(text, (*edit)["endLine"], (*edit)["endColumn"]);
      text.replace(begin, end - begin, std::string((*edit)["text"]));
    }
    std::ofstream(target, std::ios::binary) << text;
  }
}

class Runner {
 public:
  Runner(std::string warrant, fs::path root) : warrant_(std::move(warrant)), root_(std::move(root)) {
    folder_ = fs::temp_directory_path() / ("fixes_runner." + std::to_string(getpid()));
    fs::create_directories(folder_);
  }
  ~Runner() { fs::remove_all(folder_); }
  Runner(const Runner&) = delete;
  Runner& operator=(const Runner&) = delete;

  void check(const Entry& entry) {
    const fs::path program = root_ / entry.program;
    const std::string options = optionsOf(program);
    const Json report = verified(warrant_, program, options + " --why");
    if (report.is_discarded()) return complain(entry, "no JSON comes out");
    const Json* listed = nullptr;
    forEachFailure(report, [&](const Json&, const Json&, const Json& failure) {
      const std::string kind = std::string(failure["context"]) + ":" + std::string(failure["reason"]);
      if (listed == nullptr && failure["line"] == entry.line && kind == entry.failure) listed = &failure;
      if (failure.contains("fixes")) checkFixes(entry, report, failure, options);
    });
    if (listed == nullptr) return complain(entry, "it does not fail there");
    const std::string cause = listed->contains("why") ? std::string((*listed)["why"]["cause"]) : "-";
    if (cause != entry.cause) complain(entry, "the cause is " + cause);
    checkVerdict(entry, *listed);
  }

  int finish() const {
    for (const auto& [folder, counts] : counts_) {
      std::printf("%s:", folder.c_str());
      for (const auto& [verdict, count] : counts) std::printf(" %u %s", count, verdict.c_str());
      std::printf("\n");
    }
    std::printf("%u fixes shown verify; %u complaints\n", verified_, complaints_);
    return complaints_ == 0 && verified_ > 0 ? 0 : 1;
  }

 private:
  void complain(const Entry& entry, const std::string& what) {
    ++complaints_;
    std::printf("%s:%u %s: %s\n", entry.program.c_str(), entry.line, entry.failure.c_str(), what.c_str());
  }

  void checkVerdict(const Entry& entry, const Json& failure) {
    ++counts_[entry.program.substr(0, entry.program.find('/'))][entry.verdict];
    std::string shown;
    bool isShown = false;
    for (const Json& fix : failure.value("fixes", Json::array())) {
      const std::string title = fix["title"];
      shown += "\n    " + title;
      isShown = isShown || title.find(entry.text) != std::string::npos;
      for (const Json& edit : fix["edits"])
        isShown = isShown || std::string(edit["text"]).find(entry.text) != std::string::npos;
    }
    if (entry.verdict == "found" || entry.verdict == "corrected" || entry.verdict == "shown") {
      if (!isShown) complain(entry, "nothing puts in `" + entry.text + "`" + shown);
    } else if (entry.verdict == "missing" || entry.verdict == "none") {
      if (!shown.empty()) complain(entry, "a fix is shown:" + shown);
    } else {
      complain(entry, "`" + entry.verdict + "` is no verdict");
    }
  }

  void checkFixes(const Entry& entry, const Json& report, const Json& failure, const std::string& options) {
    const fs::path program = root_ / entry.program;
    const auto before = failuresOf(report);
    for (const Json& fix : failure["fixes"]) {
      const fs::path copy = folder_ / program.filename();
      fs::remove_all(copy);
      fs::copy(program, copy, fs::copy_options::recursive);
      apply(fix, program, copy);
      const Json again = verified(warrant_, copy, options);
      unsigned left = 0, all = 0;
      bool isOther = again.is_discarded();
      for (const auto& [key, count] : before) all += count;
      for (const auto& [key, count] : again.is_discarded() ? before : failuresOf(again)) {
        left += count;
        const auto known = before.find(key);
        isOther = isOther || known == before.end() || known->second < count;
      }
      if (isOther || left >= all || again["summary"]["errors"] != report["summary"]["errors"])
        complain(entry, "it does not verify with: " + std::string(fix["title"]));
      else
        ++verified_;
    }
  }

  std::string warrant_;
  fs::path root_, folder_;
  std::map<std::string, std::map<std::string, unsigned>> counts_;  // of verdicts, by the first folder
  unsigned verified_ = 0, complaints_ = 0;
};

}  // namespace

int main(int argc, char** argv) {
  if (argc != 4) {
    std::fprintf(stderr, "usage: fixes_runner WARRANT LIST ROOT\n");
    return 2;
  }
  Runner runner(argv[1], argv[3]);
  for (const Entry& entry : entriesOf(argv[2])) runner.check(entry);
  return runner.finish();
}
