// Which class a name means: nesting, imports, packages (JLS 6.5.5).
#include <algorithm>

#include "resolve/declare/program_builder.h"

namespace warrant::ast {
namespace {

std::string_view folderOf(const Source& source) {
  const std::string_view path = source.file.path;
  const std::size_t slash = path.rfind('/');
  return slash == std::string_view::npos ? std::string_view() : path.substr(0, slash);
}

std::string joined(std::string_view path, std::string_view name) {
  return std::string(path) + "." + std::string(name);
}

}  // namespace

std::optional<Access> writtenAccess(const Token& modifier) {
  if (modifier.text == "private") return Access::Private;
  if (modifier.text == "protected") return Access::Protected;
  if (modifier.text == "public") return Access::Public;
  return std::nullopt;
}

const ClassScope* ClassScope::findNested(std::string_view name) const {
  Reached reached;
  return findNested(name, reached);
}

const ClassScope* ClassScope::findNested(std::string_view name, Reached& reached) const {
  if (isUnread) return this;  // of what is in it no more is known
  const auto own = nested.find(name);
  if (own != nested.end()) return own->second;
  for (const ClassScope* const supertype : supertypes) {
    if (!reached.isNew(*supertype)) continue;
    const ClassScope* const found = supertype->findNested(name, reached);
    if (found != nullptr && inheritsFrom(*supertype, found)) return found;
  }
  return nullptr;
}

const ClassScope* ProgramBuilder::findClass(std::string_view name, const ClassScope* within,
                                            std::uint32_t file) const {
  for (const ClassScope* scope = within; scope != nullptr; scope = scope->outer) {
    if (scope->declaration->name == name) return scope;
    if (const ClassScope* const nested = scope->findNested(name)) return nested;
    if (scope->hasUnlistedField(name)) return nullptr;
  }
  return findTopLevel(name, file);
}

namespace {

// Whether `import a.*` brings it into that package: only what is accessible there (JLS 7.5.2).
bool isImported(const ClassScope& scope, std::string_view package) {
  for (const ClassScope* part = &scope; part != nullptr; part = part->outer) {
    const Access access = part->outer == nullptr ? part->access : part->outer->accessOf(part);
    if (access == Access::Private || (access != Access::Public && scope.package != package)) return false;
  }
  return true;
}

}  // namespace

const ClassScope* ProgramBuilder::findTopLevel(std::string_view name, std::uint32_t file) const {
  if (const ClassScope* const own = findOwnClass(name, file)) return own;
  const FileScope& scope = files_[file];
  for (const Import& import : scope.imports) {
    if (import.isStatic || import.name != name) continue;
    if (const ClassScope* const imported = findQualified(import.path)) return imported;
  }
  if (scope.package.empty()) {
    if (const ClassScope* const beside = findBeside(name, file)) return beside;
  } else {
    const auto found = qualified_.find(joined(scope.package, name));
    if (found != qualified_.end()) return found->second;
  }
  if (const ClassScope* const imported = findOnDemand(name, scope)) return imported;
  const ClassScope* const nearby = scope.package.empty() ? findOfFolder(name, file) : nullptr;
  if (nearby != nullptr) return nearby;
  const auto known = qualified_.find(joined("java.lang", name));
  return known == qualified_.end() ? nullptr : known->second;
}

// By `import a.*`. A class in one that nobody reads comes last: there may be none of that name.
const ClassScope* ProgramBuilder::findOnDemand(std::string_view name, const FileScope& file) const {
  const ClassScope* within = nullptr;
  for (const Import& import : file.imports) {
    if (import.isStatic || !import.name.empty()) continue;
    const ClassScope* const imported = findQualified(joined(import.path, name));
    if (imported == nullptr || !isImported(*imported, file.package)) continue;
    if (!imported->isUnread || imported->declaration->name == name) return imported;
    within = imported;
  }
  const bool isOfJavaLang = within != nullptr && qualified_.contains(joined("java.lang", name));
  return isOfJavaLang ? nullptr : within;
}

const ClassScope* ProgramBuilder::findOwnClass(std::string_view name, std::uint32_t file) const {
  const auto found = classes_.find(name);
  if (found == classes_.end()) return nullptr;
  for (const ClassScope* scope : found->second) {
    if (scope->declaration->isBuiltIn || scope->declaration->nameRange.file == file) return scope;
  }
  return nullptr;
}

// Where no package is given: the class of the folder, or else the only one of that name.
const ClassScope* ProgramBuilder::findOfFolder(std::string_view name, std::uint32_t file) const {
  const auto found = classes_.find(name);
  if (found == classes_.end()) return nullptr;
  return found->second.size() == 1 ? found->second.front() : findBeside(name, file);
}

const ClassScope* ProgramBuilder::findBeside(std::string_view name, std::uint32_t file) const {
  const auto found = classes_.find(name);
  if (found == classes_.end()) return nullptr;
  const ClassScope* nearby = nullptr;
  for (const ClassScope* scope : found->second) {
    const Source& source = program_->sources[scope->declaration->nameRange.file];
    const bool isThere = scope->package.empty() && folderOf(source) == folderOf(program_->sources[file]);
    if (source.isLibrary || !isThere) continue;
    if (nearby != nullptr) return nullptr;
    nearby = scope;
  }
  return nearby;
}

const ClassScope* ProgramBuilder::findOutsideClasses(std::string_view name, std::uint32_t file) const {
  const auto nameless = classes_.find(std::string_view());
  if (nameless == classes_.end()) return nullptr;
  const ClassScope* found = nullptr;
  for (const ClassScope* scope : nameless->second) {
    if (!scope->hasMethodOrPredicate(name)) continue;
    const std::uint32_t other = scope->declaration->nameRange.file;
    if (other == file) return scope;
    const bool isSeen =
        scope->package == files_[file].package &&
        (!scope->package.empty() || folderOf(program_->sources[other]) == folderOf(program_->sources[file]));
    if (isSeen && found == nullptr) found = scope;
  }
  return found;
}

namespace {

// Of those of one name the one that is declared in a file of that kind.
template <class Table, class IsMeant>
auto findAmong(const Table& table, std::string_view name, IsMeant isMeant) {
  using Declared = typename Table::mapped_type::value_type;
  const auto found = table.find(name);
  if (found == table.end()) return Declared(nullptr);
  const auto one =
      std::ranges::find_if(found->second, [&](Declared each) { return isMeant(each->range.file); });
  return one == found->second.end() ? Declared(nullptr) : *one;
}

constexpr auto inAnyFile = [](std::uint32_t) { return true; };

}  // namespace

const Datatype* ProgramBuilder::findOwnDatatype(std::string_view name, std::uint32_t file) const {
  return findAmong(datatypes_, name, [&](std::uint32_t other) { return areBeside(file, other); });
}

const Constructor* ProgramBuilder::findOwnConstructor(std::string_view name, std::uint32_t file) const {
  return findAmong(datatypeConstructors_, name, [&](std::uint32_t other) { return areBeside(file, other); });
}

const Datatype* ProgramBuilder::findDatatype(std::string_view name, std::uint32_t file) const {
  const Datatype* const own = findOwnDatatype(name, file);
  return own != nullptr ? own : findAmong(datatypes_, name, inAnyFile);
}

const Constructor* ProgramBuilder::findConstructor(std::string_view name, std::uint32_t file) const {
  const Constructor* const own = findOwnConstructor(name, file);
  return own != nullptr ? own : findAmong(datatypeConstructors_, name, inAnyFile);
}

bool ProgramBuilder::areBeside(std::uint32_t file, std::uint32_t other) const {
  return folderOf(program_->sources[file]) == folderOf(program_->sources[other]);
}

const Import* ProgramBuilder::findImport(std::string_view name, std::uint32_t file) const {
  const auto& imports = files_[file].imports;
  const auto found = std::ranges::find_if(
      imports, [name](const Import& import) { return !import.isStatic && import.name == name; });
  return found == imports.end() ? nullptr : &*found;
}

bool ProgramBuilder::importsUnknownPackage(std::uint32_t file) const {
  return std::ranges::any_of(files_[file].imports, [this](const Import& import) {
    return import.name.empty() && !import.isStatic && !isPackage(import.path) &&
           findQualified(import.path) == nullptr;
  });
}

std::vector<std::string> ProgramBuilder::importedPackages(std::uint32_t file) const {
  std::vector<std::string> packages;
  for (const Import& import : files_[file].imports) {
    if (import.name.empty() && !import.isStatic) packages.push_back(import.path);
  }
  return packages;
}

std::string ProgramBuilder::packageWith(std::string_view name) const {
  const auto found = classes_.find(name);
  if (found == classes_.end() || found->second.front()->declaration->isBuiltIn) return {};
  return packageOf(found->second.front()->declaration->nameRange.file);
}

const ClassScope* ProgramBuilder::findQualified(std::string_view path) const {
  const auto found = qualified_.find(std::string(path));
  if (found != qualified_.end()) return found->second;
  const std::size_t dot = path.rfind('.');
  if (dot == std::string_view::npos) {
    const auto unnamed = classes_.find(path);
    return unnamed == classes_.end() || unnamed->second.size() > 1 ? nullptr : unnamed->second.front();
  }
  const ClassScope* const outer = findQualified(path.substr(0, dot));
  return outer == nullptr ? nullptr : outer->findNested(path.substr(dot + 1));
}

}  // namespace warrant::ast
