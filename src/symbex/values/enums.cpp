// Constants of enums: that a value is one of them, and what their final fields are.
//
// What the initialisers of an enum give to the final fields of its constants is found by running them apart,
// once for each member: constructors are known by their contracts there, as everywhere. Nobody sees a
// constant, or its final fields, before they have their values, and these do not change; so what is shown
// there holds wherever the constant is read, if it is said in terms that mean the same everywhere: literals,
// other constants, final static fields.
#include <algorithm>
#include <optional>
#include <utility>

#include "symbex/engine.h"

namespace warrant::symbex {

using smt::Sort;

smt::Term Engine::isConstant(Term object, const ast::ClassDecl& declaration) {
  Term isOne = terms_.falsity();
  for (const ast::FieldDecl* const field : declaration.fields) {
    if (!field->isEnumConstant) continue;
    isOne = terms_.disjoin(isOne, terms_.equal(object, finalValue(*field, terms_.null())));
  }
  return isOne;
}

// An object of an enum is one of its constants; false: it can be none.
bool Engine::assumeConstant(Term object, const ast::ClassDecl& declaration) {
  return isMakingConstants(declaration) || path_->assume(isConstant(object, declaration));
}

void Engine::learnConstant(const ast::Type& type, Term value) {
  const bool isEnum = type.kind == ast::TypeKind::Class && type.declaration->kind == ast::ClassKind::Enum;
  if (!isEnum || isMakingConstants(*type.declaration)) return;
  learn(terms_.disjoin(terms_.equal(value, terms_.null()), isConstant(value, *type.declaration)));
}

// There an object that will be a constant is a new one, while the constants are functions that are older.
bool Engine::isMakingConstants(const ast::ClassDecl& declaration) const {
  const bool haveCode = !declaration.fields.empty() && declaration.fields.front()->isSettled();
  if (!haveCode) return false;
  const bool isMember = method_ != nullptr && method_->owner == &declaration;
  return startValues_ != nullptr || (isMember && (method_->kind == ast::MethodKind::Constructor ||
                                                  method_ == declaration.staticInitializer));
}

// --- their final fields

namespace {

// A field whose value is a function of the constant, and no constant of Java's.
bool isOwnFinal(const ast::FieldDecl& field) {
  return !field.isStatic && field.isSettled() && field.constant == nullptr;
}

}  // namespace

void Engine::learnAboutConstant(const ast::FieldDecl& constant, Term value) {
  const ast::ClassDecl& declaration = *constant.owner;
  if (declaration.isFinal) created_.try_emplace(value, constant.type);
  const bool haveFields =
      constant.isSettled() &&
      std::ranges::any_of(declaration.fields, [](const ast::FieldDecl* field) { return isOwnFinal(*field); });
  if (!haveFields || isMakingConstants(declaration)) return;
  const ConstantValues& values = valuesOfConstants(declaration);
  const auto known = values.find(&constant);
  if (known == values.end()) return;
  for (const auto& [field, fieldValue] : FieldValues(known->second)) {
    const Term own = applyField(*field, value);
    if (!path_->areEqual(own, fieldValue)) path_->assume(terms_.equal(own, fieldValue));
  }
}

const Engine::ConstantValues& Engine::valuesOfConstants(const ast::ClassDecl& declaration) {
  const auto [place, isNew] = constantValues_.try_emplace(&declaration);
  ConstantValues& values = place->second;  // stays in place while others are added
  if (isNew) values = runInitializers(declaration);
  return values;
}

Engine::ConstantValues Engine::runInitializers(const ast::ClassDecl& declaration) {
  const Apart apart(*this, {}, nullptr);
  StartValues values;
  StartValues* const startValues = std::exchange(startValues_, &values);
  auto definitions = std::exchange(definitions_, {});
  auto joinsDone = std::exchange(joinsDone_, {});
  const ast::MethodDecl* const method = std::exchange(method_, declaration.staticInitializer);
  const ast::ClassDecl* const readAsClass = std::exchange(readAsClass_, nullptr);
  const unsigned learning = std::exchange(learning_, 0), buildings = std::exchange(buildings_, 0);

  std::optional<ConstantValues> found;
  const ast::ClassDecl* const classes[] = {&declaration};
  const Verdict verdict = initializeClasses({}, classes, [&](SymbolicState) {
    ConstantValues here;
    for (const ast::FieldDecl* const field : declaration.fields) {
      if (field->isEnumConstant) here.emplace(field, fieldValues(*field));
    }
    if (!found) {
      found = std::move(here);
    } else if (*found != here) {
      found->clear();  // what depends on the way through the initialisers is not known
    }
    return Verdict::Verified;
  });

  learning_ = learning;
  buildings_ = buildings;
  readAsClass_ = readAsClass;
  method_ = method;
  joinsDone_ = std::move(joinsDone);
  definitions_ = std::move(definitions);
  startValues_ = startValues;
  return verdict == Verdict::Verified && found ? std::move(*found) : ConstantValues();
}

Engine::FieldValues Engine::fieldValues(const ast::FieldDecl& constant) {
  FieldValues values;
  const auto object = startValues_->find(&constant);
  if (object == startValues_->end()) return values;
  for (const ast::FieldDecl* const field : constant.owner->fields) {
    if (!isOwnFinal(*field)) continue;
    if (const Term value = timeless(applyField(*field, object->second), *constant.owner))
      values.emplace_back(field, value);
  }
  return values;
}

// A term without symbols that the value is known to be; no term: there is none. The objects that are made
// here are the constants.
smt::Term Engine::timeless(Term value, const ast::ClassDecl& declaration) {
  Term found;
  path_->findEqual(value, [&](Term equal) {
    if (terms_.birth(equal) == 0) found = equal;
    return static_cast<bool>(found);
  });
  if (found || terms_.sort(value) != Sort::Ref) return found;
  for (const ast::FieldDecl* const field : declaration.fields) {
    const auto object = startValues_->find(field);
    const bool isIt =
        field->isEnumConstant && object != startValues_->end() && path_->areEqual(value, object->second);
    if (isIt) return applyField(*field, terms_.null());
  }
  return {};
}

}  // namespace warrant::symbex
