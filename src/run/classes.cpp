#include "run/classes.h"

#include <algorithm>
#include <unordered_set>

#include "ast/print.h"
#include "support/text.h"

namespace warrant::run {
namespace {

const std::unordered_set<std::string_view> boxNames{"Integer", "Long",  "Short",     "Byte",
                                                    "Double",  "Float", "Character", "Boolean"};

}  // namespace

Classes::Classes(const ast::Program& program)
    : program_(program),
      hierarchy_(program),
      classes_(program.classCount),
      methods_(program.methodCount),
      slots_(program.fieldCount),
      statics_(program.fieldCount) {
  for (const ast::ClassDecl* const declaration : program.classes) add(*declaration);
  for (const ast::ClassDecl* const declaration : {program.object, program.string}) {
    if (declaration != nullptr) add(*declaration);
  }
}

void Classes::reset() {
  std::ranges::fill(statics_, Value{});
  for (const auto& one : classes_) {
    if (one != nullptr) one->start = Class::Start::Not;
  }
}

Class& Classes::add(const ast::ClassDecl& declaration) {
  auto& known = classes_[declaration.index];
  if (known != nullptr) return *known;
  known = std::make_unique<Class>(Class{.declaration = declaration});
  if (declaration.superclass != nullptr) {
    known->above = &add(*declaration.superclass);
    known->fields = known->above->fields;
    known->mathematical = known->above->mathematical;
  }
  for (const ast::FieldDecl* const field : declaration.fields) {
    if (!field->isStatic) slots_[field->index] = known->fields++;
    if (!field->type.isMathematical() || field->constant != nullptr) continue;
    (field->isStatic ? mathematicalStatics_ : known->mathematical).push_back(field);
  }
  if (declaration.isLibrary)
    known->library = known.get();
  else if (known->above != nullptr)
    known->library = known->above->library;
  known->isBox = declaration.isLibrary && boxNames.contains(declaration.name);
  if (known->isBox) known->fields = 1;
  return *known;
}

std::vector<const ast::FieldDecl*> Classes::fieldsOf(const Class& type) const {
  std::vector<const ast::FieldDecl*> fields;
  if (type.above != nullptr) fields = fieldsOf(*type.above);
  for (const ast::FieldDecl* const field : type.declaration.fields) {
    if (!field->isStatic) fields.push_back(field);
  }
  return fields;
}

const ast::FieldDecl* Classes::constantFor(const Instance& object) const {
  // A constant with a body is an object of a class of its own.
  for (const Class* type = object.type; type != nullptr; type = type->above) {
    if (type->declaration.kind != ast::ClassKind::Enum) continue;
    for (const ast::FieldDecl* const field : type->declaration.fields) {
      if (field->isEnumConstant && staticFieldAt(field->index).object == &object) return field;
    }
  }
  return nullptr;
}

Method& Classes::of(const ast::MethodDecl& declaration) {
  auto& known = methods_[declaration.index];
  if (known == nullptr) {
    const bool hasContract =
        !declaration.requires_.empty() || !declaration.ensures.empty() || !declaration.signals.empty();
    known = std::make_unique<Method>(
        Method{.declaration = declaration,
               .owner = declaration.owner == nullptr ? nullptr : &of(*declaration.owner),
               .slots = std::max(declaration.slots, declaration.countParameters()),
               .hasContract = hasContract});
  }
  return *known;
}

Method* Classes::target(const Class& receiver, const ast::MethodDecl& method) {
  Class& type = of(receiver);
  const auto [found, isNew] = type.targets.emplace(&method, nullptr);
  if (!isNew) return found->second;
  const ast::MethodDecl* definition = &method;
  if (!method.isStatic && method.kind != ast::MethodKind::Constructor &&
      method.owner != &receiver.declaration)
    definition = hierarchy_.definition(method, receiver.declaration);
  // What a class of the library does not list, it has from above.
  if (definition == nullptr && symbex::Hierarchy::isSubclass(receiver.declaration, *method.owner))
    definition = &method;
  if (definition == nullptr && method.owner == program_.object) definition = &overriding(receiver, method);
  return found->second = definition == nullptr ? nullptr : &of(*definition);
}

const ast::MethodDecl& Classes::overriding(const Class& receiver, const ast::MethodDecl& ofObject) const {
  for (const Class* at = &receiver; at != nullptr; at = at->above) {
    for (const ast::MethodDecl* const own : at->declaration.methods) {
      if (hierarchy_.methods().areRelated(*own, ofObject)) return *own;
    }
  }
  return ofObject;
}

const ast::PredicateDecl* Classes::definition(const ast::PredicateDecl& predicate,
                                              const Class& receiver) const {
  return predicate.isStatic ? &predicate : hierarchy_.definition(predicate, receiver.declaration);
}

Method* Classes::find(const Object& object, std::string_view name, std::size_t parameters) {
  const ast::ClassDecl* declaration = program_.object;
  if (object.shape == Shape::Instance) declaration = &static_cast<const Instance&>(object).type->declaration;
  if (object.shape == Shape::Text) declaration = program_.string;
  if (declaration == nullptr) return nullptr;
  const Class& receiver = of(*declaration);
  const auto isWanted = [&](const ast::MethodDecl* method) {
    const bool takesAll = parameters == 0 || (method->parameters.size() == parameters &&
                                              ast::isErasedToObject(method->parameters.front()->type));
    return method->name == name && method->parameters.size() == parameters && takesAll && !method->isStatic &&
           !method->isGhost;
  };
  for (const Class* at = &receiver; at != nullptr; at = at->above) {
    const auto found = std::ranges::find_if(at->declaration.methods, isWanted);
    if (found != at->declaration.methods.end()) return target(receiver, **found);
  }
  if (program_.object == nullptr || &receiver.declaration == program_.object) return nullptr;
  const auto found = std::ranges::find_if(program_.object->methods, isWanted);
  return found == program_.object->methods.end() ? nullptr : &of(**found);
}

std::string Classes::qualifiedName(const Class& type) const {
  std::string package;
  if (type.declaration.isLibrary) {
    const std::string& path = program_.sources.at(type.declaration.range.file).file.path;
    const std::size_t first = path.find("java/");
    const std::size_t last = path.rfind('/');
    if (first != std::string::npos && last > first) {
      package = path.substr(first, last + 1 - first);
      std::ranges::replace(package, '/', '.');
    }
  }
  std::string name = nameOf(type);
  std::ranges::replace(name, '.', '$');  // as Java names what is nested
  return package + name;
}

const Class* Classes::library(std::string_view name) const {
  for (const auto& one : classes_) {
    if (one != nullptr && one->declaration.isLibrary && one->declaration.name == name) return one.get();
  }
  return nullptr;
}

bool isInstance(const Object& object, const ast::Type& type, const ast::Program& program) {
  ast::Type own;
  switch (object.shape) {
    case Shape::Instance:
      own = {ast::TypeKind::Class, &static_cast<const Instance&>(object).type->declaration};
      break;
    case Shape::Array:
      own = {ast::TypeKind::Array, nullptr, static_cast<const Array&>(object).element};
      break;
    case Shape::Text:
      own = {ast::TypeKind::Class, program.string};
      break;
    case Shape::Compound:
      return true;
  }
  return symbex::Hierarchy::isSubtype(own, type);
}

bool startsWithCall(const ast::MethodDecl& constructor) {
  const auto* const body =
      constructor.body == nullptr ? nullptr : std::get_if<ast::Block>(&constructor.body->node);
  return body != nullptr && !body->statements.empty() &&
         std::holds_alternative<ast::ConstructorCall>(body->statements.front()->node);
}

std::string nameOf(const Class& type) { return ast::nestedName(type.declaration); }

}  // namespace warrant::run
