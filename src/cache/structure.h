// What a part of a program says, as a digest: all that its nodes hold, resolved and typed, wherever they
// stand.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <type_traits>
#include <unordered_map>
#include <variant>
#include <vector>

#include "ast/program.h"
#include "cache/digest.h"

namespace warrant::cache {

// Who is who, whatever stands before them in the program.
class Identities {
 public:
  explicit Identities(const ast::Program& program);

  // By its name, those of the classes around it, and how many of that name come before it.
  const Digest& of(const ast::ClassDecl& declaration) const { return classes_[declaration.index]; }
  const ast::ClassDecl* classOf(const Digest& identity) const;  // nullptr: the program has none such
  const Digest& ofFile(std::uint32_t file) const { return files_[file]; }
  std::size_t classCount() const { return classes_.size(); }

 private:
  const Digest& find(const ast::ClassDecl& declaration);

  std::vector<Digest> classes_, files_;
  std::unordered_map<std::uint64_t, std::uint64_t> namesakes_;
  std::unordered_map<std::uint64_t, const ast::ClassDecl*> byIdentity_;
};

// Hashes nodes. Each kind of node is taken apart into all of its fields: one that is added to it does not
// compile before it is said here what it means.
class Structure {
 public:
  explicit Structure(const Identities& identities)
      : identities_(identities), isMentioned_(identities.classCount()) {}

  void add(std::uint64_t word) { meaning_.add(word); }
  void add(const Digest& digest) { meaning_.add(digest); }
  // A class but for what methods do: with all contracts, predicates, bodies of pure methods, initial values.
  void addClass(const ast::ClassDecl& declaration);
  void addBody(const ast::MethodDecl& method);  // nothing where it has none
  void addDeclaration(const ast::MethodDecl& method);
  // Which one is meant.
  void refer(const ast::ClassDecl* declaration);
  void refer(const ast::MethodDecl* method);
  void refer(const ast::PredicateDecl* predicate);

  // What it says; and where that stands in the program.
  Digest meaning() const { return meaning_.finish(); }
  Digest places() const { return places_.finish(); }
  // What it mentions: by that it depends on others.
  std::span<const ast::ClassDecl* const> classes() const { return classes_; }
  std::span<const ast::MethodDecl* const> methods() const { return methods_; }
  std::span<const ast::PredicateDecl* const> predicates() const { return predicates_; }
  // For something else, which has what it mentions to itself.
  void clear();

 private:
  template <class T>
  struct Declared {
    const T* declaration;
  };
  template <class... T>
  void all(const T&... fields) {
    (put(fields), ...);
  }
  template <class T>
  requires std::is_arithmetic_v<T> || std::is_enum_v<T>
  void put(T value) { meaning_.add(static_cast<std::uint64_t>(value)); }
  template <class T>
  void put(std::span<const T> parts) {
    meaning_.add(parts.size());
    for (const T& part : parts) put(part);
  }
  template <class... T>
  void put(const std::variant<T...>& node) {
    meaning_.add(node.index());
    std::visit([this](const auto& alternative) { put(alternative); }, node);
  }
  // Something within something: nullptr is a value as well.
  template <class T>
  void putPart(const T* part) {
    meaning_.add(part != nullptr);
    if (part != nullptr) put(*part);
  }
  void put(std::string_view text) { meaning_.add(text); }
  void put(const ast::Expression* part) { putPart(part); }
  void put(const ast::Assertion* part) { putPart(part); }
  void put(const ast::Statement* part) { putPart(part); }
  void put(const ast::PredicateInstance* part) { putPart(part); }
  void put(const ast::Datatype* datatype);
  void put(const ast::ClassDecl* declaration) { refer(declaration); }
  void put(const ast::MethodDecl* declaration) { refer(declaration); }
  void put(const ast::PredicateDecl* declaration) { refer(declaration); }
  void put(const ast::FieldDecl* declaration);
  void put(const ast::Variable* variable);
  void put(const ast::TypeVariable* variable);
  void put(Declared<ast::Variable> variable);
  void put(std::span<const ast::Variable* const> parameters);
  void put(std::span<const ast::TypeVariable* const> parameters);
  void put(const support::SourceRange& range);
  void put(const ast::Type& type);

  void put(const ast::Expression& node);
  void put(const ast::Assertion& node);
  void put(const ast::Statement& node);
  void put(const ast::SwitchArm& arm);
  void put(const ast::SwitchCase& one);
  void put(const ast::Catch& handler);
  void put(const ast::Signals& clause);
  void put(const ast::FieldDecl& field);
  void put(const ast::PredicateDecl& predicate);
  void put(const ast::InheritedMethod& inherited);
  void put(const ast::InheritedPredicate& inherited);

  void put(const ast::IntegerLiteral& node);
  void put(const ast::FractionLiteral& node);
  void put(const ast::ValueOperation& node);
  void put(const ast::BooleanLiteral& node);
  void put(const ast::FloatingLiteral& node);
  void put(const ast::StringLiteral& node);
  void put(const ast::NullLiteral&) {}
  void put(const ast::This&) {}
  void put(const ast::Result&) {}
  void put(const ast::VariableRead& node);
  void put(const ast::FieldRead& node);
  void put(const ast::ArrayLength& node);
  void put(const ast::ArrayRead& node);
  void put(const ast::Unary& node);
  void put(const ast::Binary& node);
  void put(const ast::Conditional& node);
  void put(const ast::Cast& node);
  void put(const ast::InstanceOf& node);
  void put(const ast::Let& node);
  void put(const ast::Quantified& node);
  void put(const ast::SwitchExpression& node);
  void put(const ast::Call& node);
  void put(const ast::PredicateInstance& node);
  void put(const ast::Old& node);
  void put(const ast::Opening& node);
  void put(const ast::Using& node);
  void put(const ast::New& node);
  void put(const ast::NewArray& node);
  void put(const ast::ArrayInitializer& node);
  void put(const ast::Assign& node);
  void put(const ast::Update& node);

  void put(const ast::Pure& node);
  void put(const ast::FieldAccess& node);
  void put(const ast::ElementAccess& node);
  void put(const ast::ElementsAccess& node);
  void put(const ast::Share& node);
  void put(const ast::Star& node);
  void put(const ast::ConditionalAssertion& node);
  void put(const ast::Untouched& node);
  void put(const ast::Iterated& node);
  void put(const ast::Wand& node);

  void put(const ast::LocalDeclaration& node);
  void put(const ast::Evaluate& node);
  void put(const ast::If& node);
  void put(const ast::Block& node);
  void put(const ast::Return& node);
  void put(const ast::Assert& node);
  void put(const ast::Assume& node);
  void put(const ast::Open& node);
  void put(const ast::Close& node);
  void put(const ast::Use& node);
  void put(const ast::Join& node);
  void put(const ast::Loop& node);
  void put(const ast::Labelled& node);
  void put(const ast::Ghost& node);
  void put(const ast::Package& node);
  void put(const ast::Apply& node);
  void put(const ast::Break& node);
  void put(const ast::Continue& node);
  void put(const ast::Switch& node);
  void put(const ast::Throw& node);
  void put(const ast::Try& node);
  void put(const ast::ConstructorCall& node);

  const Identities& identities_;
  Hasher meaning_, places_;
  std::vector<const ast::Datatype*> datatypes_;  // that were met
  unsigned typeDepth_ = 0;
  std::vector<bool> isMentioned_;  // by class
  std::vector<const ast::ClassDecl*> classes_;
  std::vector<const ast::MethodDecl*> methods_;
  std::vector<const ast::PredicateDecl*> predicates_;
};

}  // namespace warrant::cache
