// Which classes of a library a program needs, besides its own.
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "parse/scan/token.h"

namespace warrant::ast {

// What a file, or a part of it, says of classes.
struct Mentions {
  std::vector<std::string_view> declared;  // the names behind `class`, `interface` and `enum`
  // What looks like a class of one of the packages. Not Object and String, of which it is seen later whether
  // more than their names is needed.
  std::vector<std::string_view> names;
  std::vector<std::string_view> implemented;    // the same behind `implements`
  bool hasInterface = false;                    // it declares one
  std::set<std::string> packages{"java/lang"};  // and the file's own, and those that it imports
  std::set<std::string> paths;                  // `a/b/C` of what it imports or writes with its package
  std::set<std::string> implementedPaths;

  void add(const Mentions& others);
  // Adds the paths of the classes that the names may mean, but for those that are known.
  void addPaths(const std::unordered_set<std::string_view>& known, std::set<std::string>& all) const;
  // The same of a class of the library: what it implements does not matter where nobody else mentions it.
  // What implements its interface does: String, whose supertypes are not built in.
  void addPathsOfLibrary(std::set<std::string>& all) const;
};

Mentions mentionsIn(const std::vector<Token>& tokens);

// Whether the file calls methods of other objects: in the library, of strings, whose class is needed then.
bool callsMethods(const std::vector<Token>& tokens);

}  // namespace warrant::ast
