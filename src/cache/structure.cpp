#include "cache/structure.h"

#include "ast/print.h"

namespace warrant::cache {

using namespace ast;

// ------------------------------------------------------------------------------------------------ who is who

Identities::Identities(const Program& program) : classes_(program.classCount) {
  for (const Source& source : program.sources) files_.push_back(digestOf(std::string_view(source.file.path)));
  for (const ClassDecl* declaration : {program.object, program.string})
    if (declaration != nullptr) find(*declaration);
  for (const ClassDecl* declaration : program.classes)
    byIdentity_.emplace(find(*declaration).low, declaration);
}

const ClassDecl* Identities::classOf(const Digest& identity) const {
  const auto found = byIdentity_.find(identity.low);
  return found != byIdentity_.end() && of(*found->second) == identity ? found->second : nullptr;
}

const Digest& Identities::find(const ClassDecl& declaration) {
  Digest& digest = classes_[declaration.index];
  if (digest != Digest()) return digest;
  Hasher hasher;
  if (declaration.outer != nullptr) hasher.add(find(*declaration.outer));
  hasher.add(declaration.name);
  const Digest name = hasher.finish();
  std::uint64_t& others = namesakes_[name.low];
  return digest = digestOf(name, others++);
}

void Structure::clear() {
  meaning_ = places_ = {};
  for (const ClassDecl* declaration : classes_) isMentioned_[declaration->index] = false;
  classes_.clear();
  methods_.clear();
  predicates_.clear();
}

void Structure::refer(const ClassDecl* declaration) {
  if (declaration == nullptr) return meaning_.add(std::uint64_t{0});
  meaning_.add(identities_.of(*declaration));
  if (isMentioned_[declaration->index]) return;
  isMentioned_[declaration->index] = true;
  classes_.push_back(declaration);
}

void Structure::refer(const MethodDecl* method) {
  if (method == nullptr) return meaning_.add(std::uint64_t{0});
  refer(method->owner);
  all(method->kind, method->name, method->parameters.size());
  for (const Variable* parameter : method->parameters) put(parameter->type);
  places_.add(method->index);
  if (method->owner != nullptr && method->owner->isLibrary) methods_.push_back(method);
}

void Structure::refer(const PredicateDecl* predicate) {
  if (predicate == nullptr) return meaning_.add(std::uint64_t{0});
  refer(predicate->owner);
  all(predicate->name, predicate->parameters.size());
  for (const Variable* parameter : predicate->parameters) put(parameter->type);
  places_.add(predicate->index);
  if (predicate->owner != nullptr && predicate->owner->isLibrary) predicates_.push_back(predicate);
}

void Structure::put(const FieldDecl* field) {
  if (field == nullptr) return meaning_.add(std::uint64_t{0});
  refer(field->owner);
  meaning_.add(field->name);
  places_.add(field->index);
}

// A mention: its declaration is hashed where it stands.
void Structure::put(const Variable* variable) {
  if (variable == nullptr) return meaning_.add(std::uint64_t{0});
  all(variable->slot, variable->name);
}

void Structure::put(Declared<Variable> variable) {
  meaning_.add(variable.declaration != nullptr);
  if (variable.declaration == nullptr) return;
  const auto& [name, type, slot, isParameter, range, isGhost, isFinal, constant] = *variable.declaration;
  all(name, type, slot, isParameter, range, isGhost, isFinal, constant);
}

void Structure::put(std::span<const Variable* const> parameters) {
  meaning_.add(parameters.size());
  for (const Variable* parameter : parameters) put(Declared<Variable>{parameter});
}

// Its bound is hashed where it is declared.
void Structure::put(const TypeVariable* variable) {
  if (variable == nullptr) return meaning_.add(std::uint64_t{0});
  const auto& [name, bound, lower, table, intersected] = *variable;
  all(name, intersected);
  refer(bound.declaration);
}

void Structure::put(std::span<const TypeVariable* const> parameters) {
  meaning_.add(parameters.size());
  for (const TypeVariable* parameter : parameters) all(parameter, parameter->bound, parameter->lower);
}

void Structure::put(const SourceRange& range) {
  if (!range.isKnown()) return places_.add(std::uint64_t{0});
  const auto& [file, line, column, endLine, endColumn] = range;
  places_.add(identities_.ofFile(file));
  places_.add(std::uint64_t{file});  // results name files by their numbers
  places_.add(std::uint64_t{line} << 32 | column);
  places_.add(std::uint64_t{endLine} << 32 | endColumn);
}

// What it is made of is hashed where it is met first: it may be a part of itself.
void Structure::put(const Datatype* datatype) {
  if (datatype == nullptr) return;
  meaning_.add(datatype->name);
  if (std::ranges::find(datatypes_, datatype) != datatypes_.end()) return;
  datatypes_.push_back(datatype);
  meaning_.add(datatype->parameters.size());
  for (const TypeVariable* const parameter : datatype->parameters) meaning_.add(parameter->name);
  meaning_.add(datatype->constructors.size());
  for (const Constructor& constructor : datatype->constructors) {
    all(constructor.name, constructor.parts.size());
    for (const ConstructorPart& part : constructor.parts) all(part.name, part.type);
  }
}

// Types are as deep as they are written; but for type variables, which may have bounds that mention them.
void Structure::put(const Type& type) {
  constexpr unsigned deepest = 16;
  const auto& [kind, declaration, element, arguments, variable, datatype] = type;
  all(kind);
  refer(declaration);
  put(datatype);
  if (typeDepth_ == deepest) return;
  ++typeDepth_;
  meaning_.add(element != nullptr);
  if (element != nullptr) put(*element);
  put(variable);
  meaning_.add(arguments != nullptr ? arguments->list.size() + 1 : 0);
  if (arguments != nullptr) {
    for (const auto& [kindOfArgument, argument] : arguments->list) all(kindOfArgument, argument);
  }
  --typeDepth_;
}

// --------------------------------------------------------------------------------------------- declarations

void Structure::put(const FieldDecl& field) {
  const auto& [name, type, owner, index, isStatic, isGhost, isFinal, hasInitialValue, isNotNull, isGiven,
               isEnumConstant, hasBody, isOuter, constant, range] = field;
  all(name, type, owner, isStatic, isGhost, isFinal, hasInitialValue, isNotNull, isGiven, isEnumConstant,
      hasBody, isOuter, constant, range);
  places_.add(index);
}

void Structure::put(const PredicateDecl& predicate) {
  const auto& [name, owner, isStatic, parameters, overrides, body, index, range, nameRange] = predicate;
  all(name, owner, isStatic, parameters, overrides, body, range, nameRange);
  places_.add(index);
}

void Structure::put(const Signals& clause) {
  const auto& [type, variable, assertion, range, isOfThrows] = clause;
  all(type, Declared<Variable>{variable}, assertion, range, isOfThrows);
}

void Structure::put(const InheritedMethod& inherited) { all(inherited.method, inherited.overridden); }
void Structure::put(const InheritedPredicate& inherited) { all(inherited.predicate, inherited.overridden); }

// `slots` and `settledAfter` are of the body, and hashed with it.
void Structure::addDeclaration(const MethodDecl& method) {
  const auto& [kind, name, owner, isStatic, isGhost, isFinal, isAbstract, isOmitted, hasVariableArity,
               isImplicit, inheritsContract, typeParameters, parameters, ghostParameters, yields, returnType,
               requires_, ensures, signals, measure, overrides, body, pureBody, slots, settledAfter, index,
               range, nameRange] = method;
  all(kind, name, owner, isStatic, isGhost, isFinal, isAbstract, isOmitted, hasVariableArity, isImplicit,
      inheritsContract, typeParameters, parameters, ghostParameters, yields, returnType, requires_, ensures,
      signals, measure, overrides, body != nullptr, pureBody, range, nameRange);
  places_.add(index);
}

void Structure::addBody(const MethodDecl& method) { all(method.slots, method.settledAfter, method.body); }

void Structure::addClass(const ClassDecl& declaration) {
  const auto& [kind, name, outer, superclass, interfaces, typeParameters, supertypes, isAbstract, isFinal,
               isLibrary, mayHaveOthersBelow, outerField, superOuter, fields, methods, predicates,
               inheritedMethods, inheritedPredicates, initializers, initializerSlots, settledAfter,
               letsOthersSeeIt, staticSlots, staticInitializers, staticInitializer, implicitConstructor,
               defaultSuperConstructor, index, isBuiltIn, range, nameRange] = declaration;
  refer(&declaration);
  all(kind, name, outer, superclass, interfaces, typeParameters, supertypes, isAbstract, isFinal, isLibrary,
      mayHaveOthersBelow, outerField, superOuter, inheritedMethods, inheritedPredicates, initializers,
      initializerSlots, settledAfter, letsOthersSeeIt, staticSlots, staticInitializers,
      defaultSuperConstructor, isBuiltIn, range, nameRange, fields.size(), methods.size(), predicates.size());
  for (const FieldDecl* field : fields) put(*field);
  for (const MethodDecl* method : methods) addDeclaration(*method);
  for (const MethodDecl* hidden : {staticInitializer, implicitConstructor}) {
    meaning_.add(hidden != nullptr);
    if (hidden != nullptr) addDeclaration(*hidden);
  }
  for (const PredicateDecl* predicate : predicates) put(*predicate);
  places_.add(index);
}

// ---------------------------------------------------------------------------------------------- expressions

void Structure::put(const Expression& expression) {
  const auto& [node, type, range] = expression;
  all(node, type, range);
}

void Structure::put(const SwitchArm& arm) {
  const auto& [labels, isDefault, value, range] = arm;
  all(labels, isDefault, value, range);
}

void Structure::put(const IntegerLiteral& node) {
  const auto& [value] = node;
  all(value);
}
void Structure::put(const FractionLiteral& node) {
  const auto& [numerator, denominator] = node;
  all(numerator, denominator);
}
void Structure::put(const BooleanLiteral& node) {
  const auto& [value] = node;
  all(value);
}
void Structure::put(const FloatingLiteral& node) {
  const auto& [text] = node;
  all(text);
}
void Structure::put(const StringLiteral& node) {
  const auto& [text] = node;
  all(text);
}
void Structure::put(const VariableRead& node) {
  const auto& [variable] = node;
  all(variable);
}
void Structure::put(const FieldRead& node) {
  const auto& [receiver, field, isSelected] = node;
  all(receiver, field, isSelected);
}
void Structure::put(const ArrayLength& node) {
  const auto& [array] = node;
  all(array);
}
void Structure::put(const ArrayRead& node) {
  const auto& [array, index] = node;
  all(array, index);
}
void Structure::put(const Unary& node) {
  const auto& [op, operand] = node;
  all(op, operand);
}
void Structure::put(const Binary& node) {
  const auto& [op, left, right] = node;
  all(op, left, right);
}
void Structure::put(const Conditional& node) {
  const auto& [condition, onTrue, onFalse] = node;
  all(condition, onTrue, onFalse);
}
void Structure::put(const Cast& node) {
  const auto& [operand, wraps] = node;
  all(operand, wraps);
}
void Structure::put(const InstanceOf& node) {
  const auto& [operand, tested, binding] = node;
  all(operand, tested, Declared<Variable>{binding});
}
void Structure::put(const Let& node) {
  const auto& [variable, value, body] = node;
  all(Declared<Variable>{variable}, value, body);
}
void Structure::put(const Quantified& node) {
  const auto& [quantifier, variables, range, body] = node;
  all(quantifier, variables.size());
  for (const Variable* const variable : variables) all(Declared<Variable>{variable});
  all(range, body);
}
void Structure::put(const SwitchExpression& node) {
  const auto& [selector, arms] = node;
  all(selector, arms);
}
void Structure::put(const Call& node) {
  const auto& [receiver, method, arguments, isSuper, ghostArguments, results] = node;
  all(receiver, method, arguments, isSuper, ghostArguments, results);
}
void Structure::put(const PredicateInstance& node) {
  const auto& [receiver, predicate, arguments, range, isSuper] = node;
  all(receiver, predicate, arguments, range, isSuper);
}
void Structure::put(const Old& node) {
  const auto& [operand] = node;
  all(operand);
}
void Structure::put(const Opening& node) {
  const auto& [instance, body, amount] = node;
  all(instance, body, amount);
}
void Structure::put(const Using& node) {
  const auto& [call, body] = node;
  all(call, body);
}
void Structure::put(const New& node) {
  const auto& [declaration, constructor, arguments, outer, hasBody, ghostArguments, results] = node;
  all(declaration, constructor, arguments, outer, hasBody, ghostArguments, results);
}
void Structure::put(const NewArray& node) {
  const auto& [lengths] = node;
  all(lengths);
}
void Structure::put(const ArrayInitializer& node) {
  const auto& [elements] = node;
  all(elements);
}
void Structure::put(const Assign& node) {
  const auto& [target, value] = node;
  all(target, value);
}
void Structure::put(const ValueOperation& node) {
  const auto& [op, operands, constructor, part] = node;
  all(op, operands, part);
  meaning_.add(constructor == nullptr ? 0 : constructor->index + 1);
  put(constructor == nullptr ? nullptr : constructor->datatype);
}
void Structure::put(const Update& node) {
  const auto& [target, op, operand, yieldsOldValue, operation] = node;
  all(target, op, operand, yieldsOldValue, operation);
}

// ----------------------------------------------------------------------------------------------- assertions

void Structure::put(const Assertion& assertion) {
  const auto& [node, range, grants] = assertion;
  all(node, range, grants);
}

void Structure::put(const Pure& node) {
  const auto& [condition] = node;
  all(condition);
}
void Structure::put(const FieldAccess& node) {
  const auto& [receiver, field] = node;
  all(receiver, field);
}
void Structure::put(const ElementAccess& node) {
  const auto& [array, index] = node;
  all(array, index);
}
void Structure::put(const ElementsAccess& node) {
  const auto& [array, from, to] = node;
  all(array, from, to);
}
void Structure::put(const Share& node) {
  const auto& [access, amount, bound] = node;
  all(access, amount, Declared<Variable>{bound});
}
void Structure::put(const Star& node) {
  const auto& [left, right] = node;
  all(left, right);
}
void Structure::put(const ConditionalAssertion& node) {
  const auto& [condition, onTrue, onFalse] = node;
  all(condition, onTrue, onFalse);
}
void Structure::put(const Untouched& node) {
  const auto& [assertion] = node;
  all(assertion);
}
void Structure::put(const Iterated& node) {
  const auto& [variables, range, body] = node;
  all(variables.size());
  for (const Variable* const variable : variables) all(Declared<Variable>{variable});
  all(range, body);
}
void Structure::put(const Wand& node) {
  const auto& [left, right] = node;
  all(left, right);
}

// ----------------------------------------------------------------------------------------------- statements

void Structure::put(const Statement& statement) {
  const auto& [node, range] = statement;
  all(node, range);
}

void Structure::put(const LocalDeclaration& node) {
  const auto& [variable, initializer] = node;
  all(Declared<Variable>{variable}, initializer);
}
void Structure::put(const Evaluate& node) {
  const auto& [expression] = node;
  all(expression);
}
void Structure::put(const If& node) {
  const auto& [condition, onTrue, onFalse] = node;
  all(condition, onTrue, onFalse);
}
void Structure::put(const Block& node) {
  const auto& [statements] = node;
  all(statements);
}
void Structure::put(const Return& node) {
  const auto& [value] = node;
  all(value);
}
void Structure::put(const Assert& node) {
  const auto& [assertion, isGhost, isRefuted] = node;
  all(assertion, isGhost, isRefuted);
}
void Structure::put(const Assume& node) {
  const auto& [condition] = node;
  all(condition);
}
void Structure::put(const Open& node) {
  const auto& [instance, amount] = node;
  all(instance, amount);
}
void Structure::put(const Close& node) {
  const auto& [instance, amount] = node;
  all(instance, amount);
}
void Structure::put(const Use& node) {
  const auto& [call] = node;
  all(call);
}
void Structure::put(const Join& node) {
  const auto& [assertion] = node;
  all(assertion);
}
void Structure::put(const Loop& node) {
  const auto& [id, condition, invariants, measure, body, updates, testsFirst, isOverElements,
               isMeasureMissing] = node;
  all(id, condition, invariants, measure, body, updates, testsFirst, isOverElements, isMeasureMissing);
}
void Structure::put(const Ghost& node) {
  const auto& [body] = node;
  all(body);
}
void Structure::put(const Package& node) {
  const auto& [wand, body] = node;
  all(wand, body);
}
void Structure::put(const Apply& node) {
  const auto& [wand] = node;
  all(wand);
}
void Structure::put(const Labelled& node) {
  const auto& [id, body] = node;
  all(id, body);
}
void Structure::put(const Break& node) {
  const auto& [target] = node;
  all(target);
}
void Structure::put(const Continue& node) {
  const auto& [target] = node;
  all(target);
}
void Structure::put(const SwitchCase& one) {
  const auto& [labels, isDefault, body, range] = one;
  all(labels, isDefault, body, range);
}
void Structure::put(const Switch& node) {
  const auto& [id, selector, cases] = node;
  all(id, selector, cases);
}
void Structure::put(const Throw& node) {
  const auto& [exception] = node;
  all(exception);
}
void Structure::put(const Catch& handler) {
  const auto& [variable, types, body] = handler;
  all(Declared<Variable>{variable}, types, body);
}
void Structure::put(const Try& node) {
  const auto& [body, catches, finallyBody] = node;
  all(body, catches, finallyBody);
}
void Structure::put(const ConstructorCall& node) {
  const auto& [declaration, constructor, arguments, isSuper, ghostArguments, results] = node;
  all(declaration, constructor, arguments, isSuper, ghostArguments, results);
}

}  // namespace warrant::cache
