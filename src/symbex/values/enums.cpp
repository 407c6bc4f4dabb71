// Constants of enums: that a value is one of them, and what their final fields are.
//
// What the initialisers of an enum give to the final fields of its constants is found by running them apart,
// once for each member: constructors are known by their contracts there, as everywhere. What is known when a
// constant has just been made holds wherever it is read, if nobody can see it before, and if it is said in
// terms that mean the same everywhere: literals, other constants, final static fields. Nothing is taken from
// what comes later, which may never come to its end.
#include "symbex/values/final_fields.h"

#include <algorithm>
#include <utility>

#include "symbex/path/path.h"
#include "symbex/rules/rules.h"
#include "symbex/values/classes.h"

namespace warrant::symbex {

using smt::Sort;

smt::Term FinalFields::isConstant(Term object, const ast::ClassDecl& declaration) {
  Term isOne = terms_.falsity();
  for (const ast::FieldDecl* const field : declaration.fields) {
    if (!field->isEnumConstant) continue;
    isOne = terms_.disjoin(isOne, terms_.equal(object, finalValue(*field, terms_.null())));
  }
  return isOne;
}

// Whether it is one of the constants by its form.
bool FinalFields::isConstantOf(Term object, const ast::ClassDecl& declaration) const {
  if (terms_.op(object) != smt::Op::Apply) return false;
  const ast::FieldDecl* const field = run_.symbols.of(terms_.functionOf(object)).field;
  return field != nullptr && field->isEnumConstant && field->owner == &declaration;
}

// An object of an enum is one of its constants; false: it can be none.
bool FinalFields::assumeConstant(Term object, const ast::ClassDecl& declaration) {
  return isMakingConstants(declaration) || path_.assume(isConstant(object, declaration));
}

void FinalFields::learnConstant(const ast::Type& type, Term value) {
  const bool isEnum = type.kind == ast::TypeKind::Class && type.declaration->kind == ast::ClassKind::Enum;
  if (!isEnum || isConstantOf(value, *type.declaration) || isMakingConstants(*type.declaration)) return;
  path_.learn(terms_.disjoin(terms_.equal(value, terms_.null()), isConstant(value, *type.declaration)));
}

// There an object that will be a constant is a new one, while the constants are functions that are older.
bool FinalFields::isMakingConstants(const ast::ClassDecl& declaration) const {
  const bool haveCode = !declaration.fields.empty() && declaration.fields.front()->isSettled();
  if (!haveCode) return false;
  const bool isMember = now().method != nullptr && now().method->owner == &declaration;
  return now().startValues != nullptr || (isMember && (now().method->kind == ast::MethodKind::Constructor ||
                                                       now().method == declaration.staticInitializer));
}

// --- their final fields

namespace {

// A field whose value is a function of the constant, and no constant of Java's.
bool isOwnFinal(const ast::FieldDecl& field) {
  return !field.isStatic && field.isSettled() && field.constant == nullptr;
}

}  // namespace

void FinalFields::learnAboutConstant(const ast::FieldDecl& constant, Term value) {
  const ast::ClassDecl& declaration = *constant.owner;
  if (!constant.hasBody) classes_.noteCreated(value, constant.type);
  const bool haveFields =
      constant.isSettled() &&
      std::ranges::any_of(declaration.fields, [](const ast::FieldDecl* field) { return isOwnFinal(*field); });
  if (!haveFields || isMakingConstants(declaration)) return;
  const ConstantValues& values = valuesOfConstants(declaration);
  const auto known = values.find(&constant);
  if (known == values.end()) return;
  for (const auto& [field, fieldValue] : FieldValues(known->second)) {
    const Term own = applyField(*field, value);
    if (!path_.areEqual(own, fieldValue)) path_.assume(terms_.equal(own, fieldValue));
  }
}

const ConstantValues& FinalFields::valuesOfConstants(const ast::ClassDecl& declaration) {
  const auto [place, isNew] = constantValues_.try_emplace(&declaration);
  ConstantValues& values = place->second;  // stays in place while others are added
  if (isNew && !declaration.letsOthersSeeIt) values = runInitializers(declaration);
  return values;
}

FieldValues FinalFields::fieldValues(const ast::FieldDecl& constant) {
  FieldValues values;
  const auto object = now().startValues->find(&constant);
  if (object == now().startValues->end()) return values;
  for (const ast::FieldDecl* const field : constant.owner->fields) {
    if (!isOwnFinal(*field)) continue;
    if (const Term value = timeless(applyField(*field, object->second), *constant.owner))
      values.emplace_back(field, value);
  }
  return values;
}

// A term without symbols that the value is known to be; no term: there is none. The objects that are made
// here are the constants.
smt::Term FinalFields::timeless(Term value, const ast::ClassDecl& declaration) {
  Term found;
  path_.findEqual(value, [&](Term equal) {
    if (terms_.birth(equal) == 0) found = equal;
    return static_cast<bool>(found);
  });
  if (found || terms_.sort(value) != Sort::Ref) return found;
  for (const ast::FieldDecl* const field : declaration.fields) {
    const auto object = now().startValues->find(field);
    const bool isIt =
        field->isEnumConstant && object != now().startValues->end() && path_.areEqual(value, object->second);
    if (isIt) return applyField(*field, terms_.null());
  }
  return {};
}

ConstantValues FinalFields::runInitializers(const ast::ClassDecl& declaration) {
  StartValues values;
  DefinitionTable definitions;
  JoinsDone joinsDone;
  Apart apart(path_, *run_.workspace, {});
  apart.forget(options_);
  apart->isLearning = apart->isDefining = false;
  apart->startValues = &values;
  apart->definitions = &definitions;
  apart->joinsDone = &joinsDone;
  apart->method = declaration.staticInitializer;
  apart->readAs = nullptr;
  const Entered entered(path_, *apart);

  ConstantValues found;
  const Verdict verdict = rules_.makeConstants(declaration, [&](const ast::FieldDecl& constant) {
    FieldValues here = fieldValues(constant);
    const auto [place, isFirst] = found.try_emplace(&constant, here);
    if (!isFirst && place->second != here) place->second.clear();  // it depends on the way that led there
  });
  return verdict == Verdict::Verified ? found : ConstantValues();
}

}  // namespace warrant::symbex
