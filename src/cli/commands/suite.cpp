#include "cli/commands/suite.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>
#include <string_view>
#include <utility>

#include "cli/line/words.h"

namespace warrant::cli {
namespace {

using Names = std::set<std::string_view>;

struct Mentions {
  Names declared;  // outermost classes
  Names words;     // that are not classes of the file itself
};

Mentions mentionsOf(std::string_view text) {
  static const Names introducing{"class", "interface", "enum", "record"};
  Mentions mentions;
  Names own;
  Words words(text);
  int depth = 0;
  bool isName = false;
  for (std::string_view word = words.next(); !word.empty(); word = words.next()) {
    if (word == "{") ++depth;
    if (word == "}") --depth;
    if (isName) {
      own.insert(word);
      if (depth == 0) mentions.declared.insert(word);
    }
    isName = introducing.contains(word);
    mentions.words.insert(word);
  }
  for (const std::string_view name : own) mentions.words.erase(name);
  return mentions;
}

std::string_view folderOf(std::string_view path) {
  const std::size_t slash = path.rfind('/');
  return slash == std::string_view::npos ? std::string_view() : path.substr(0, slash);
}

// The outermost folder on the way to the file that is one program; empty: none is.
std::string_view programFolderOf(std::string_view path) {
  const std::size_t found = path.find(".program/");
  return found == std::string_view::npos ? std::string_view() : path.substr(0, found);
}

// Which of the files belong together: sets that are united.
class Groups {
 public:
  explicit Groups(std::size_t count) : leaders_(count) { std::iota(leaders_.begin(), leaders_.end(), 0); }

  std::size_t find(std::size_t index) {
    while (leaders_[index] != index) index = leaders_[index] = leaders_[leaders_[index]];
    return index;
  }

  // The first one leads.
  void unite(std::size_t one, std::size_t other) {
    const auto [first, second] = std::minmax({find(one), find(other)});
    leaders_[second] = first;
  }

 private:
  std::vector<std::size_t> leaders_;
};

using Places = std::vector<std::size_t>;

// Of the files that declare a class of that name, those that a file in the folder may mean: those beside it,
// or else those of packages.
Places meant(const Places& declaring, const std::vector<ast::Source>& sources,
             const std::vector<Mentions>& mentions, std::string_view folder) {
  Places near, packaged;
  for (const std::size_t file : declaring) {
    if (folderOf(sources[file].file.path) == folder) near.push_back(file);
    if (mentions[file].words.contains("package")) packaged.push_back(file);
  }
  return near.empty() ? packaged : near;
}

void uniteFolders(Groups& groups, const std::vector<ast::Source>& sources) {
  std::map<std::string_view, std::size_t> first;
  for (std::size_t file = 0; file < sources.size(); ++file) {
    const std::string_view folder = programFolderOf(sources[file].file.path);
    if (!folder.empty()) groups.unite(first.emplace(folder, file).first->second, file);
  }
}

void uniteMentions(Groups& groups, const std::vector<ast::Source>& sources) {
  std::vector<Mentions> mentions;
  std::map<std::string_view, Places> declaring;
  for (std::size_t file = 0; file < sources.size(); ++file) {
    mentions.push_back(mentionsOf(sources[file].file.text));
    if (!programFolderOf(sources[file].file.path).empty()) continue;  // is complete
    for (const std::string_view name : mentions.back().declared) declaring[name].push_back(file);
  }
  for (std::size_t file = 0; file < sources.size(); ++file) {
    const std::string& path = sources[file].file.path;
    if (!programFolderOf(path).empty()) continue;
    for (const std::string_view word : mentions[file].words) {
      const auto found = declaring.find(word);
      if (found == declaring.end()) continue;
      for (const std::size_t other : meant(found->second, sources, mentions, folderOf(path)))
        groups.unite(file, other);
    }
  }
}

}  // namespace

std::vector<std::vector<ast::Source>> splitIntoPrograms(std::vector<ast::Source> sources) {
  Groups groups(sources.size());
  uniteFolders(groups, sources);
  uniteMentions(groups, sources);
  std::vector<std::vector<ast::Source>> programs;
  std::map<std::size_t, std::size_t> placeOf;
  for (std::size_t file = 0; file < sources.size(); ++file) {
    const auto [found, isFirst] = placeOf.emplace(groups.find(file), programs.size());
    if (isFirst) programs.emplace_back();
    programs[found->second].push_back(std::move(sources[file]));
  }
  return programs;
}

std::string optionsOf(const std::vector<ast::Source>& program) {
  constexpr std::string_view mark = "//:";
  for (const ast::Source& source : program) {
    const std::string_view text = source.file.text;
    if (text.starts_with(mark)) return std::string(text.substr(mark.size(), text.find('\n') - mark.size()));
  }
  return {};
}

}  // namespace warrant::cli
