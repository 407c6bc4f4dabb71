// What is known about a program while it is made: the declarations by name, and where their text is.
#pragma once

#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "ast/parse_to_run.h"
#include "ast/program.h"
#include "parse/problems.h"
#include "parse/scan/file_tokens.h"
#include "parse/scan/token.h"
#include "parse/syntax.h"
#include "resolve/declare/left_out/unlisted.h"
#include "support/function_ref.h"

namespace warrant::ast {

// A method, constructor or predicate and where its text is.
struct Member {
  MethodDecl* method = nullptr;  // or
  PredicateDecl* predicate = nullptr;
  std::size_t start = 0;  // the index of its first token
  std::size_t body = 0;   // of its `{`; 0: no block follows
};

// Initial values of fields that are declared together, or an initialiser block.
struct InitializerText {
  std::size_t start;  // its first token; the `{` of a block
  bool isBlock;
  bool isStatic;
};

// A run of tokens: from `start` to before `end`.
struct TokenRun {
  std::size_t start;
  std::size_t end;
};

struct EnumConstant {
  const Token* name = nullptr;
  std::size_t arguments = 0;  // the `(` of those of its constructor; 0: none are written
  bool hasBody = false;       // which is left out
};

// From where a class or member may be named (JLS 6.6), the least first.
enum class Access : std::uint8_t { Private, Package, Protected, Public };

// What the modifier says of it; none: nothing.
std::optional<Access> writtenAccess(const Token& modifier);

struct ClassScope;

// What one search above a class has come to: an interface may be there in very many ways, and is looked into
// once.
class Reached {
 public:
  bool isNew(const ClassScope& scope);

 private:
  std::unordered_set<const ClassScope*> interfaces_;
};

struct ClassScope {
  using FieldTest = support::FunctionRef<bool(const ClassScope&, const FieldDecl&)>;

  ClassDecl* declaration = nullptr;
  const ClassScope* outer = nullptr;  // of a nested class
  bool isGhost = false;               // declared in an annotation: code cannot name it
  bool isUnread = false;  // of a kind that is not supported: who names it, or what is in it, is left out
  std::unordered_map<std::string_view, ClassScope*> nested;
  std::vector<TokenRun> nestedText;           // in the order of the text
  std::vector<EnumConstant> constants;        // of an enum
  bool isInner = false;                       // nested, and neither static nor an interface or enum
  const FieldDecl* outerField = nullptr;      // of an inner class: the object around
  std::vector<const ClassScope*> supertypes;  // the direct ones: the superclass, unless it is Object, first
  std::size_t start = 0;                      // the first token of its header
  bool hasTypes = false;                      // `extends`, `implements` or type parameters are written
  std::vector<TypeVariable*> typeParameters;  // its own
  Type self;                                  // of `this`: with the type parameters as arguments
  std::size_t bodyStart = 0;                  // the token behind its `{`
  std::size_t bodyEnd = 0;                    // its `}`
  std::unordered_map<std::string_view, FieldDecl*> fields;
  std::unordered_map<std::string_view, std::vector<const MethodDecl*>> methods;  // without the constructors
  std::unordered_map<std::string_view, const PredicateDecl*> predicates;
  std::vector<const MethodDecl*> constructors;
  std::vector<Member> members;
  std::vector<InitializerText> initializers;
  std::vector<FieldDecl*> declaredFields;
  // Methods that are not written: the initialisers of the class, and a constructor that runs the others.
  std::vector<MethodDecl*> implicitMethods;  // of an enum
  MethodDecl* staticInitializer = nullptr;
  MethodDecl* implicitConstructor = nullptr;
  std::vector<const Statement*> initialValues, staticInitialValues;   // what was read of them
  std::vector<std::pair<FieldDecl*, const Expression*>> finalValues;  // initial values of final fields
  std::unordered_map<const FieldDecl*, const Statement*> readValues;  // the assignments of initial values
  std::uint32_t constantSlots = 0;                     // how many variables those need that were read first
  std::unordered_set<const void*> bodiless;            // the pure methods and predicates without a body
  Access access = Access::Public;                      // of a class at the top level
  std::unordered_map<const void*, Access> restricted;  // the members and nested classes that are not public
  std::string package;                                 // empty: none is given
  bool isOfOnePackage = false;                         // and all above it, but for Object
  std::unordered_set<const MethodDecl*> withoutClauses, withoutSignals;  // those clauses
  std::vector<std::string>
      unreadAbove;  // paths of supertypes in the library that nobody has mentioned so far
  std::vector<UnlistedMember> unlisted;  // of a class of the library, or an enum: what else it has

  std::size_t ownTypeParameters() const { return typeParameters.size(); }
  bool isInterface() const { return declaration->kind == ClassKind::Interface; }
  // Whether it holds what annotations declare outside of classes.
  bool isNameless() const { return declaration->name.empty(); }
  // Of a member or nested class of its own.
  Access accessOf(const void* member) const;
  const ClassScope& topLevel() const { return outer == nullptr ? *this : outer->topLevel(); }
  // Whether it has the field or method that one directly above it has, or inherits.
  bool inheritsFrom(const ClassScope& above, const void* member) const;
  // All that is above it, the nearer one before what is above that, each once, until `visit` returns true;
  // whether it did.
  bool findAbove(support::FunctionRef<bool(const ClassScope&)> visit) const;
  // Whether it, or one above it, declares the member for its package only, which is another one.
  bool keepsFrom(std::string_view otherPackage, const void* member) const;
  // The members of that name, own and inherited; what another hides or overrides is not among them.
  const FieldDecl* findField(std::string_view name) const;
  // The same among those that the test lets pass, each with the class that declares it. One that it does not
  // still hides those above.
  const FieldDecl* findField(std::string_view name, FieldTest isVisible) const;
  std::vector<const MethodDecl*> findMethods(std::string_view name) const { return findMethods(name, self); }
  // As members of that type, which is one of the class or below it: for some type arguments a method does not
  // have the signature of what it overrides by erasure. Then javac knows both (Resolve.notOverriddenIn).
  std::vector<const MethodDecl*> findMethods(std::string_view name, const Type& of) const;
  const PredicateDecl* findPredicate(std::string_view name) const;
  const ClassScope* findNested(std::string_view name) const;
  // What it, and the classes of the library above it, have without listing it.
  std::vector<const UnlistedMember*> allUnlisted() const;
  std::vector<const UnlistedMember*> findUnlisted(std::string_view name) const;  // methods
  bool hasUnlistedField(std::string_view name) const;                            // or class
  // Whether it may have a static member of that name.
  bool mayHaveMember(std::string_view name) const {
    return isUnread || findField(name) != nullptr || hasMethodOrPredicate(name);
  }
  bool hasMethod(std::string_view name) const { return !findMethods(name).empty(); }
  bool hasMethodOrPredicate(std::string_view name) const;
  // For suggestions.
  std::vector<std::string_view> fieldNames() const;
  std::vector<std::string_view> methodAndPredicateNames() const;

 private:
  bool findAbove(support::FunctionRef<bool(const ClassScope&)> visit, Reached& reached) const;
  const FieldDecl* findField(std::string_view name, FieldTest isVisible, Reached& reached) const;
  const PredicateDecl* findPredicate(std::string_view name, Reached& reached) const;
  const ClassScope* findNested(std::string_view name, Reached& reached) const;
  bool isNearer(const MethodDecl& method, const MethodDecl& other) const;
  std::vector<const MethodDecl*> findMethods(std::string_view name, const Type& of, Reached& reached) const;
};

struct Import {
  std::string path;       // `a.b.C`; of `import a.b.*`, `a.b`
  std::string_view name;  // `C`, or the member of a static import; empty for all
  bool isStatic;
};

struct FileScope {
  std::vector<Token> tokens;
  Dialect dialect = Dialect::Java;
  std::vector<AmbiguousWord> ambiguousWords;
  Mentions mentions;
  std::vector<ClassScope*> classes;
  std::string package;  // empty: none is given
  std::vector<Import> imports;
  std::vector<TokenRun> mainStatements;  // at the top level
  std::vector<TokenRun> leftOut;         // what of the classes is not supported, and no part of a member
};

class ProgramBuilder {
 public:
  // `wanted`: the paths of classes of the library that are needed although no token tells.
  ProgramBuilder(std::vector<Source> sources, unsigned jobs, Library library,
                 const std::set<std::string>& wanted, std::optional<Runner> runner = std::nullopt);

  // It is not verified: what only a verification needs may be missing (ast/parse_to_run.h).
  bool isToRun() const { return runner_.has_value(); }
  bool isInterpreted() const { return runner_ == Runner::Interpreter; }

  Program& program() { return *program_; }
  // Those of the part that the calling thread works on.
  support::Arena& arena() { return *here_.arena; }
  Problems& problems() { return *here_.problems; }
  std::deque<FileScope>& files() { return files_; }
  // All classes; once their supertypes are declared, each stands behind those.
  std::vector<ClassScope*>& classes() { return ordered_; }

  // The class that the name means within that class (nullptr: at the top level) of that file (JLS 6.5.5).
  // nullptr: there is none, or there are several.
  const ClassScope* findClass(std::string_view name, const ClassScope* within, std::uint32_t file) const;
  // Where a method or predicate of that name is declared outside of classes, for that file: in it, in its
  // package, or, where that has no name, in its folder.
  const ClassScope* findOutsideClasses(std::string_view name, std::uint32_t file) const;
  // The class of that name at the top level of that file itself, or a built-in one.
  const ClassScope* findOwnClass(std::string_view name, std::uint32_t file) const;
  // The class `a.b.C.D`.
  const ClassScope* findQualified(std::string_view path) const;
  // Datatypes and their constructors are known everywhere; of several of one name that of the file's folder
  // is meant.
  const Datatype* findDatatype(std::string_view name, std::uint32_t file) const;
  const Constructor* findConstructor(std::string_view name, std::uint32_t file) const;
  bool areBeside(std::uint32_t file, std::uint32_t other) const;  // in one folder
  // That of the file's own folder.
  const Datatype* findOwnDatatype(std::string_view name, std::uint32_t file) const;
  const Constructor* findOwnConstructor(std::string_view name, std::uint32_t file) const;
  void declare(const Datatype& datatype) { datatypes_[datatype.name].push_back(&datatype); }
  void declare(const Constructor& constructor) {
    datatypeConstructors_[constructor.name].push_back(&constructor);
  }
  void declarePackage(std::string_view path) { packages_.emplace(path); }
  bool isPackage(std::string_view path) const { return packages_.contains(path); }
  // The import of one class of that name; nullptr: there is none.
  const Import* findImport(std::string_view name, std::uint32_t file) const;
  // Whether the file imports all classes of a package of which the program has none.
  bool importsUnknownPackage(std::uint32_t file) const;
  // Those of which the file imports all classes.
  std::vector<std::string> importedPackages(std::uint32_t file) const;
  const std::string& packageOf(std::uint32_t file) const { return files_[file].package; }
  // A package that has a class of that name; empty: none has.
  std::string packageWith(std::string_view name) const;
  std::size_t countClasses(std::string_view name) const;
  const ClassScope& scopeOf(const ClassDecl& declaration) const { return *scopes_.at(&declaration); }
  // Whether the pure method or predicate of that class has no body.
  bool isBodiless(const ClassDecl& owner, const void* declaration) const {
    return scopeOf(owner).bodiless.contains(declaration);
  }
  ClassScope& builtInScope(std::string_view name) { return *classes_.at(name).front(); }
  // At the top level of the package, or within a class.
  ClassScope& declareClass(std::string_view name, std::string_view package, ClassScope* outer = nullptr);
  // No more than its name is known.
  ClassScope& declareUnread(std::string_view name, std::string_view package, ClassScope* outer);
  std::vector<std::string_view> classNames() const;

  // Checks that the arguments of the type are within the bounds of the parameters; later, where what the
  // classes extend is not known yet.
  void checkBounds(const Type& type, support::SourceRange range);
  void checkPendingBounds();
  Type objectType() const { return {TypeKind::Class, object_, nullptr}; }
  Type stringType() const { return {TypeKind::Class, string_, nullptr}; }
  TypeTable& types() { return *program_->types; }
  Type arrayOf(const Type& element) { return types().arrayOf(element); }

  // The problems with names that only text that did not parse may have declared are not the user's.
  void forgive(const std::vector<std::string_view>& names);
  void forgiveNamesIn(const FileScope& file, std::size_t from, std::size_t to);
  bool isForgiven(std::string_view name) { return forgiven_.contains(name) || problems().isForgiven(name); }

  // Works on that many independent parts, on several threads where there are several parts, and they are
  // worth it. What they report is in the order of the parts.
  void workOn(std::size_t parts, std::size_t worth, support::FunctionRef<void(std::size_t)> work);
  // The same for all classes, in parts that follow each other: of each, `work` gets the file and some of its
  // classes.
  void workOnClasses(support::FunctionRef<void(FileScope&, std::span<ClassScope* const>)> work);

  // The class that every other is below; nullptr: nothing is known of its members.
  const ClassScope* objectScope() const { return object_->isLibrary ? scopes_.at(object_) : nullptr; }
  bool isLibrary(std::uint32_t file) const { return program_->sources[file].isLibrary; }
  // Something is not known that the library's class of that path may declare: it is read then, and the
  // program is read again. False: there is no such class, or it was read already.
  bool wantLibrary(const std::string& path);
  const std::set<std::string>& missing() const { return missing_; }
  // Ends the reading: the sources as they were given.
  std::vector<Source> takeSources();
  ParseResult finish();

 private:
  struct Place {
    support::Arena* arena = nullptr;
    Problems* problems = nullptr;
  };

  void readFiles(std::size_t first);
  void addFile(FileTokens read);
  void readLibrary(const std::set<std::string>& wanted);
  const ClassDecl* declareBuiltIn(std::string_view name);
  ClassScope& declareName(std::string_view name, std::string_view package, ClassScope* outer);
  const ClassScope* findTopLevel(std::string_view name, std::uint32_t file) const;
  const ClassScope* findOnDemand(std::string_view name, const FileScope& file) const;
  const ClassScope* findOfFolder(std::string_view name, std::uint32_t file) const;
  // The only one at the top level of the files in the file's folder; nullptr: there is none, or several.
  const ClassScope* findBeside(std::string_view name, std::uint32_t file) const;
  support::Arena& newArena();

  static thread_local Place here_;
  std::unique_ptr<Program> program_;
  Problems problems_;
  unsigned jobs_;
  std::optional<Runner> runner_;  // none: it is verified
  std::mutex mutex_;              // of what follows that is changed while parts are worked on
  std::unordered_map<std::string_view, std::vector<const Datatype*>> datatypes_;
  std::unordered_map<std::string_view, std::vector<const Constructor*>> datatypeConstructors_;
  std::deque<FileScope> files_;
  std::deque<ClassScope> classScopes_;
  std::vector<ClassScope*> ordered_;
  std::unordered_map<std::string_view, std::vector<ClassScope*>>
      classes_;                                             // at the top level, by simple name
  std::unordered_map<std::string, ClassScope*> qualified_;  // those of packages, by full name
  std::set<std::string, std::less<>> packages_;
  std::unordered_map<const ClassDecl*, ClassScope*> scopes_;
  std::unordered_set<std::string_view> forgiven_;
  std::vector<std::pair<Type, support::SourceRange>> pendingBounds_;
  bool knowsSupertypes_ = false;
  Library library_;
  std::set<std::string> read_;     // the paths of the library's classes that were asked for
  std::set<std::string> missing_;  // what is wanted besides
  const ClassDecl* object_ = nullptr;
  const ClassDecl* string_ = nullptr;
};

// Leaves out what these places are parts of, and what relies on that; false: that is more than members.
bool leaveOutAround(ProgramBuilder& builder, std::span<const OmittedPlace> places);

// The passes. Finds the classes of all files.
void findClasses(ProgramBuilder& builder);
// Resolves what the classes extend and implement.
void declareSupertypes(ProgramBuilder& builder);
// Declares the datatypes of all files.
void declareDatatypes(ProgramBuilder& builder);
// Declares the members of all classes and resolves their types, but no contract or body.
void declareMembers(ProgramBuilder& builder);
// Finds what members override, and checks that they may.
void linkOverrides(ProgramBuilder& builder);
// Resolves the contracts and bodies of everything that was declared.
void resolveAll(ProgramBuilder& builder);
// Gives the methods that write no contract the one that they inherit.
void inheritContracts(ProgramBuilder& builder);

}  // namespace warrant::ast
