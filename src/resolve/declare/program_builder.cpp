#include "resolve/declare/program_builder.h"

#include <algorithm>
#include <utility>

#include "ast/parse_to_run.h"
#include "parse/library.h"
#include "parse/messages.h"
#include "parse/scan/symbols.h"
#include "resolve/declare/generics.h"
#include "resolve/declare/types.h"
#include "resolve/declare/whole_program.h"
#include "support/codes.h"
#include "support/threads.h"

namespace warrant::ast {

namespace codes = support::codes;

thread_local ProgramBuilder::Place ProgramBuilder::here_;

// To start a thread costs about as much as to read so much text.
constexpr std::size_t bytesForThread = 16 * 1024;

ProgramBuilder::ProgramBuilder(std::vector<Source> sources, unsigned jobs, Library library,
                               const std::set<std::string>& wanted, std::optional<Runner> runner)
    : program_(std::make_unique<Program>()), jobs_(jobs), runner_(runner), library_(library) {
  here_ = {&newArena(), &problems_};
  for (Source& source : sources) program_->sources.push_back(std::move(source));
  object_ = declareBuiltIn("Object");
  string_ = declareBuiltIn("String");
  program_->object = object_;
  program_->types = std::make_unique<TypeTable>(*object_);
  program_->string = string_;
  readFiles(0);
  readLibrary(wanted);
}

// Reads the files from that one on.
void ProgramBuilder::readFiles(std::size_t first) {
  constexpr std::size_t bytesOfPart = 32 * 1024;
  struct Part {
    std::uint32_t file;
    TextPart text;
    FileTokens read;
  };
  std::vector<Part> parts;
  std::size_t bytes = 0;
  for (std::size_t file = first; file < program_->sources.size(); ++file) {
    const std::string_view text = program_->sources[file].file.text;
    bytes += text.size();
    for (const TextPart& part : cutText(text, bytesOfPart))
      parts.push_back({static_cast<std::uint32_t>(file), part, {}});
  }
  workOn(parts.size(), bytes / bytesForThread, [&](std::size_t index) {
    Part& part = parts[index];
    part.read = readTokens(program_->sources[part.file], part.file, part.text);
  });
  auto part = parts.begin();
  while (part != parts.end()) {
    const std::uint32_t file = part->file;
    std::vector<FileTokens> read;
    for (; part != parts.end() && part->file == file; ++part) read.push_back(std::move(part->read));
    addFile(joinTokens(program_->sources[file], file, std::move(read)));
  }
}

void ProgramBuilder::addFile(FileTokens read) {
  FileScope& file = files_.emplace_back();
  file.dialect = program_->sources[files_.size() - 1].dialect;
  file.tokens = std::move(read.tokens);
  file.ambiguousWords = std::move(read.ambiguousWords);
  file.mentions = std::move(read.mentions);
  forgive(read.forgiven);
  problems().append(std::move(read.problems));
}

// Adds the classes of the library that the files mention, and those that these mention.
void ProgramBuilder::readLibrary(const std::set<std::string>& wanted) {
  std::unordered_set<std::string_view> declared;
  for (const FileScope& file : files_)
    declared.insert(file.mentions.declared.begin(), file.mentions.declared.end());
  std::set<std::string> paths = wanted;
  for (const FileScope& file : files_) file.mentions.addPaths(declared, paths);
  while (!paths.empty()) {
    std::set<std::string> mentioned;
    for (const std::string& path : paths) {
      if (!read_.insert(path).second) continue;
      std::optional<support::SourceFile> file = library_(path);
      if (!file) continue;
      program_->sources.push_back({std::move(*file), Dialect::Java, true});
      readFiles(files_.size());
      files_.back().mentions.addPathsOfLibrary(mentioned);
      // Found out later, it would make all of the program be read again.
      if (callsMethods(files_.back().tokens)) mentioned.insert("java/lang/String");
    }
    paths = std::move(mentioned);
  }
}

bool ProgramBuilder::wantLibrary(const std::string& path) {
  const std::lock_guard lock(mutex_);
  if (read_.contains(path) || missing_.contains(path)) return missing_.contains(path);
  if (!library_(path)) {
    read_.insert(path);
    return false;
  }
  missing_.insert(path);
  return true;
}

std::vector<Source> ProgramBuilder::takeSources() {
  std::vector<Source> sources;
  for (Source& source : program_->sources) {
    if (!source.isLibrary) sources.push_back(std::move(source));
  }
  return sources;
}

support::Arena& ProgramBuilder::newArena() {
  const std::lock_guard lock(mutex_);
  return program_->arenas.emplace_back();
}

void ProgramBuilder::workOn(std::size_t parts, std::size_t worth,
                            support::FunctionRef<void(std::size_t)> work) {
  std::vector<Problems> problems(parts);
  support::Tasks tasks(parts);
  const Place place = here_;
  const auto workOnTasks = [&](support::Arena& arena) {
    for (std::size_t part; tasks.next(part);) {
      here_ = {&arena, &problems[part]};
      work(part);
    }
  };
  const std::size_t threads = support::threadsFor(jobs_, parts, worth);
  if (threads > 1) {
    support::runOnThreads(threads, [&] { workOnTasks(newArena()); });
  } else {
    workOnTasks(*place.arena);
  }
  here_ = place;
  for (Problems& part : problems) problems_.append(std::move(part));
}

void ProgramBuilder::workOnClasses(
    support::FunctionRef<void(FileScope&, std::span<ClassScope* const>)> work) {
  constexpr std::size_t tokensOfPart = 1000;  // or so: of what starting a thread costs, a part takes longer
  struct Part {
    FileScope* file;
    std::span<ClassScope* const> classes;
  };
  std::vector<Part> parts;
  for (FileScope& file : files_) {
    const std::span<ClassScope* const> all = file.classes;
    std::size_t first = 0, tokens = 0;
    for (std::size_t i = 0; i < all.size(); ++i) {
      tokens += all[i]->bodyEnd - all[i]->start;
      if (tokens < tokensOfPart && i + 1 < all.size()) continue;
      parts.push_back({&file, all.subspan(first, i + 1 - first)});
      first = i + 1;
      tokens = 0;
    }
  }
  workOn(parts.size(), parts.size(), [&](std::size_t part) { work(*parts[part].file, parts[part].classes); });
}

const ClassDecl* ProgramBuilder::declareBuiltIn(std::string_view name) {
  ClassDecl* const declaration = declareClass(name, "java.lang").declaration;
  declarePackage("java.lang");
  declaration->isBuiltIn = true;
  declaration->isFinal = name == "String";
  scopes_.at(declaration)->self = {TypeKind::Class, declaration};
  return declaration;
}

std::size_t ProgramBuilder::countClasses(std::string_view name) const {
  const auto found = classes_.find(name);
  return found == classes_.end() ? 0 : found->second.size();
}

ClassScope& ProgramBuilder::declareClass(std::string_view name, std::string_view package, ClassScope* outer) {
  ClassScope& scope = declareName(name, package, outer);
  scope.declaration->index = program_->classCount++;
  scopes_.emplace(scope.declaration, &scope);
  ordered_.push_back(&scope);
  return scope;
}

ClassScope& ProgramBuilder::declareUnread(std::string_view name, std::string_view package,
                                          ClassScope* outer) {
  ClassScope& scope = declareName(name, package, outer);
  scope.isUnread = true;
  return scope;
}

ClassScope& ProgramBuilder::declareName(std::string_view name, std::string_view package, ClassScope* outer) {
  ClassScope& scope = classScopes_.emplace_back();
  scope.declaration = arena().make<ClassDecl>();
  scope.declaration->name = name;
  scope.package = package;
  if (outer != nullptr) {
    scope.outer = outer;
    scope.declaration->outer = outer->declaration;
    outer->nested.emplace(name, &scope);
    return scope;
  }
  classes_[name].push_back(&scope);
  if (!package.empty()) qualified_.emplace(std::string(package) + "." + std::string(name), &scope);
  return scope;
}

std::vector<std::string_view> ProgramBuilder::classNames() const {
  std::vector<std::string_view> names;
  for (const auto& [name, scopes] : classes_) {
    if (!name.empty()) names.push_back(name);
  }
  return names;
}

void ProgramBuilder::checkBounds(const Type& type, support::SourceRange range) {
  if (!knowsSupertypes_) return pendingBounds_.push_back({type, range});
  const Substitution substitution{type.declaration->typeParameters, type.arguments->list};
  for (std::size_t i = 0; i < type.arguments->list.size(); ++i) {
    const TypeArgument& argument = type.arguments->list[i];
    const TypeVariable& parameter = *type.declaration->typeParameters[i];
    if (argument.kind != TypeArgument::Kind::Exact) continue;
    const Type bound = substitute(parameter.bound, substitution);
    if (isAssignable(argument.type, bound)) continue;
    problems().error(codes::type, range,
                     inQuotes(toString(argument.type)) + " is no " + toString(bound) + ", which " +
                         inQuotes(parameter.name) + " of " + inQuotes(type.declaration->name) + " must be");
  }
}

void ProgramBuilder::checkPendingBounds() {
  knowsSupertypes_ = true;
  for (const auto& [type, range] : pendingBounds_) checkBounds(type, range);
}

void ProgramBuilder::forgive(const std::vector<std::string_view>& names) {
  if (names.empty()) return;
  const std::lock_guard lock(mutex_);
  forgiven_.insert(names.begin(), names.end());
}

void ProgramBuilder::forgiveNamesIn(const FileScope& file, std::size_t from, std::size_t to) {
  const std::lock_guard lock(mutex_);
  for (std::size_t i = from; i < to && i < file.tokens.size(); ++i) {
    const Token& token = file.tokens[i];
    if (token.isName()) forgiven_.insert(token.text);
  }
}

ParseResult ProgramBuilder::finish() {
  std::vector<const ClassDecl*> classes;
  for (const FileScope& file : files_) {
    for (const ClassScope* scope : file.classes) classes.push_back(scope->declaration);
  }
  for (ClassScope* const scope : ordered_) {
    ClassDecl& declaration = *scope->declaration;
    const auto isDefined = [](const Member& member) {
      return member.method != nullptr && member.method->pureBody != nullptr;
    };
    declaration.mayHaveOthersBelow =
        problems_.mayHaveOthersBelow(declaration.name, declaration.kind == ClassKind::Interface) ||
        (declaration.isLibrary && std::ranges::any_of(scope->members, isDefined));
  }
  program_->classes = arena().copy(classes);
  addClassesOfKeys(*this);
  addWhatCollectionsAllow(*this);
  const auto places = problems_.placesToLeaveOut(forgiven_);
  const bool isVerifiable = places && leaveOutAround(*this, *places);
  here_ = {};
  return {std::move(program_), problems_.take(forgiven_), isVerifiable, nullptr};
}

namespace {

ParseResult read(std::vector<Source> sources, unsigned jobs, Library library, std::optional<Runner> runner) {
  std::set<std::string> wanted;
  // The library's own code calls its methods: `toString` of what is printed.
  if (runner) wanted.insert("java/lang/Object");
  for (;;) {
    const auto remains = std::make_shared<ProgramBuilder>(std::move(sources), jobs, library, wanted, runner);
    ProgramBuilder& builder = *remains;
    findClasses(builder);
    declareSupertypes(builder);
    declareDatatypes(builder);
    declareMembers(builder);
    linkOverrides(builder);
    resolveAll(builder);
    inheritContracts(builder);
    if (builder.missing().empty()) {
      ParseResult result = builder.finish();
      result.remains = remains;
      return result;
    }
    wanted.insert(builder.missing().begin(), builder.missing().end());
    sources = builder.takeSources();
  }
}

}  // namespace

ParseResult parse(std::vector<Source> sources, unsigned jobs, Library library) {
  return read(std::move(sources), jobs, library, std::nullopt);
}

ParseResult parseToRun(std::vector<Source> sources, Library library, Runner runner) {
  return read(std::move(sources), 1, library, runner);
}

bool isReserved(std::string_view word) { return word == "_" || reservedWordType(word) != 0; }

ParseResult parse(std::vector<Source> sources, unsigned jobs) {
  return parse(std::move(sources), jobs,
               [](std::string_view) -> std::optional<support::SourceFile> { return std::nullopt; });
}

}  // namespace warrant::ast
