// Classes as objects have them when a program runs: where fields are, and which body a call runs.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "facts/hierarchy.h"
#include "run/value.h"

namespace warrant::run {

class Action;
class Code;
class Machine;

struct Method;

// A call of a method of the library.
struct NativeCall {
  Machine& machine;
  const Method& method;
  Object* self;  // nullptr: of a static method
  Value* arguments;
  support::SourceRange range;
};
using Native = Value (*)(const NativeCall&);

struct Method {
  const ast::MethodDecl& declaration;
  const Class* owner;  // nullptr for the main routine of the inline dialect
  std::uint32_t slots;
  bool hasContract;
  bool isTranslated = false;
  const Action* body = nullptr;
  const Code* value = nullptr;  // of a pure method that is an expression
  Native native = nullptr;
};

struct Class {
  enum class Start : std::uint8_t { Not, Underway, Done, Failed };

  const ast::ClassDecl& declaration;
  const Class* above = nullptr;                          // nullptr: Object
  std::uint32_t fields = 0;                              // those of the classes above come first
  std::vector<const ast::FieldDecl*> mathematical = {};  // of them, those that hold mathematical values
  Start start = Start::Not;
  const Class* library = nullptr;  // the first of the library among it and those above it; nullptr: none
  bool isBox = false;              // of the library, for a primitive value, which is its only field
  std::unordered_map<const ast::MethodDecl*, Method*> targets;  // that were looked up
};

class Classes {
 public:
  explicit Classes(const ast::Program& program);

  Class& of(const ast::ClassDecl& declaration) { return *classes_[declaration.index]; }
  Class& of(const Class& known) { return of(known.declaration); }
  Method& of(const ast::MethodDecl& declaration);
  // What a call of the method runs on an object of the class; nullptr: the class has none.
  Method* target(const Class& receiver, const ast::MethodDecl& method);
  // What the class defines for the predicate; nullptr: nothing.
  const ast::PredicateDecl* definition(const ast::PredicateDecl& predicate, const Class& receiver) const;
  // What a call of the method of that name runs, which has no parameter or one that takes all objects;
  // nullptr: there is none.
  Method* find(const Object& object, std::string_view name, std::size_t parameters);
  // The class of that name in the library, `ArithmeticException`; nullptr: the program does not know it.
  const Class* library(std::string_view name) const;

  std::uint32_t slotOf(const ast::FieldDecl& field) const { return slots_[field.index]; }
  Value& staticField(const ast::FieldDecl& field) { return statics_[field.index]; }
  Value staticFieldAt(std::uint32_t index) const { return statics_[index]; }
  // `java.lang.String` of the library; without the package of others.
  // Those that hold mathematical values.
  const std::vector<const ast::FieldDecl*>& mathematicalStatics() const { return mathematicalStatics_; }
  std::string qualifiedName(const Class& type) const;
  const ast::Program& program() const { return program_; }
  // No class has been started, all static fields are null, 0 or false.
  void reset();
  // All fields that an object of the class has.
  std::vector<const ast::FieldDecl*> fieldsOf(const Class& type) const;
  // Which constant of an enum the object is; nullptr: none.
  const ast::FieldDecl* constantFor(const Instance& object) const;

 private:
  Class& add(const ast::ClassDecl& declaration);
  // What the class, or the nearest one above it, has instead of a method of Object, which is above all.
  const ast::MethodDecl& overriding(const Class& receiver, const ast::MethodDecl& ofObject) const;

  const ast::Program& program_;
  symbex::Hierarchy hierarchy_;
  std::vector<std::unique_ptr<Class>> classes_;   // by index
  std::vector<std::unique_ptr<Method>> methods_;  // by index
  std::vector<std::uint32_t> slots_;              // by field
  std::vector<Value> statics_;                    // by field
  std::vector<const ast::FieldDecl*> mathematicalStatics_;
};

// Whether the constructor begins with a call of another one: else the initialisers run before its body.
bool startsWithCall(const ast::MethodDecl& constructor);
bool isInstance(const Object& object, const ast::Type& type, const ast::Program& program);
std::string nameOf(const Class& type);

}  // namespace warrant::run
