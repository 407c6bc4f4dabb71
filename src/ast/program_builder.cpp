#include "ast/program_builder.h"

#include <algorithm>
#include <utility>

#include "ast/scanner.h"
#include "support/threads.h"

namespace warrant::ast {

thread_local ProgramBuilder::Place ProgramBuilder::here_;

ProgramBuilder::ProgramBuilder(std::vector<Source> sources, unsigned jobs)
    : program_(std::make_unique<Program>()), jobs_(jobs) {
  here_ = {&newArena(), &problems_};
  program_->sources = std::move(sources);
  object_ = declareBuiltIn("Object");
  string_ = declareBuiltIn("String");
  program_->object = object_;
  program_->string = string_;
  for (const Source& source : program_->sources) files_.emplace_back().dialect = source.dialect;
  workOn(files_.size(), [&](std::size_t index) {
    FileScope& file = files_[index];
    file.tokens = scan(program_->sources[index], static_cast<std::uint32_t>(index), problems()).tokens;
    file.ambiguousWords = classifyWords(file.tokens, file.dialect, problems());
  });
}

ProgramBuilder::~ProgramBuilder() { here_ = {}; }

support::Arena& ProgramBuilder::newArena() {
  const std::lock_guard lock(mutex_);
  return program_->arenas.emplace_back();
}

void ProgramBuilder::workOn(std::size_t parts, support::FunctionRef<void(std::size_t)> work) {
  std::vector<Problems> problems(parts);
  support::Tasks tasks(parts);
  const Place place = here_;
  const auto workOnTasks = [&](support::Arena& arena) {
    for (std::size_t part; tasks.next(part);) {
      here_ = {&arena, &problems[part]};
      work(part);
    }
  };
  const std::size_t threads = std::min<std::size_t>(jobs_, parts);
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
  constexpr std::size_t classesOfPart = 16;
  struct Part {
    FileScope* file;
    std::span<ClassScope* const> classes;
  };
  std::vector<Part> parts;
  for (FileScope& file : files_) {
    const std::span<ClassScope* const> classes = file.classes;
    for (std::size_t first = 0; first < classes.size(); first += classesOfPart) {
      parts.push_back({&file, classes.subspan(first, std::min(classesOfPart, classes.size() - first))});
    }
  }
  workOn(parts.size(), [&](std::size_t part) { work(*parts[part].file, parts[part].classes); });
}

const ClassDecl* ProgramBuilder::declareBuiltIn(std::string_view name) {
  ClassDecl* const declaration = declareClass(name).declaration;
  declaration->isBuiltIn = true;
  return declaration;
}

namespace {

std::string_view folderOf(const Source& source) {
  const std::string_view path = source.file.path;
  const std::size_t slash = path.rfind('/');
  return slash == std::string_view::npos ? std::string_view() : path.substr(0, slash);
}

}  // namespace

const ClassScope* ProgramBuilder::findOwnClass(std::string_view name, std::uint32_t file) const {
  const auto found = classes_.find(name);
  if (found == classes_.end()) return nullptr;
  for (const ClassScope* scope : found->second) {
    if (scope->declaration->isBuiltIn || scope->declaration->nameRange.file == file) return scope;
  }
  return nullptr;
}

const ClassScope* ProgramBuilder::findClass(std::string_view name, std::uint32_t file) const {
  if (const ClassScope* own = findOwnClass(name, file)) return own;
  const auto found = classes_.find(name);
  if (found == classes_.end()) return nullptr;
  if (found->second.size() == 1) return found->second.front();
  const ClassScope* nearby = nullptr;
  for (const ClassScope* scope : found->second) {
    const Source& source = program_->sources[scope->declaration->nameRange.file];
    if (folderOf(source) != folderOf(program_->sources[file])) continue;
    if (nearby != nullptr) return nullptr;
    nearby = scope;
  }
  return nearby;
}

std::size_t ProgramBuilder::countClasses(std::string_view name) const {
  const auto found = classes_.find(name);
  return found == classes_.end() ? 0 : found->second.size();
}

ClassScope& ProgramBuilder::declareClass(std::string_view name) {
  ClassScope& scope = classScopes_.emplace_back();
  scope.declaration = arena().make<ClassDecl>();
  scope.declaration->name = name;
  scope.declaration->index = program_->classCount++;
  scopes_.emplace(scope.declaration, &scope);
  ordered_.push_back(&scope);
  classes_[name].push_back(&scope);
  return scope;
}

std::vector<std::string_view> ProgramBuilder::classNames() const {
  std::vector<std::string_view> names;
  for (const auto& [name, scopes] : classes_) names.push_back(name);
  return names;
}

Type ProgramBuilder::arrayOf(Type element) {
  const std::lock_guard lock(mutex_);
  const Type*& interned = elementTypes_[{element.kind, element.declaration, element.element}];
  if (interned == nullptr) interned = arena().make<Type>(element);
  return {TypeKind::Array, nullptr, interned};
}

void ProgramBuilder::forgiveNamesIn(const FileScope& file, std::size_t from, std::size_t to) {
  const std::lock_guard lock(mutex_);
  for (std::size_t i = from; i < to && i < file.tokens.size(); ++i) {
    const Token& token = file.tokens[i];
    if (token.is(TokenType::IDENTIFIER) || token.is(TokenType::TYPE_NAME)) forgiven_.insert(token.text);
  }
}

ParseResult ProgramBuilder::finish() {
  std::vector<const ClassDecl*> classes;
  for (const FileScope& file : files_) {
    for (const ClassScope* scope : file.classes) classes.push_back(scope->declaration);
  }
  program_->classes = arena().copy(classes);
  return {std::move(program_), problems_.take(forgiven_)};
}

ParseResult parse(std::vector<Source> sources, unsigned jobs) {
  ProgramBuilder builder(std::move(sources), jobs);
  findClasses(builder);
  declareSupertypes(builder);
  declareMembers(builder);
  linkOverrides(builder);
  resolveAll(builder);
  inheritContracts(builder);
  return builder.finish();
}

}  // namespace warrant::ast
