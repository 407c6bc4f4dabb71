#include "resolve/bodies/expressions/values/datatypes.h"

#include <algorithm>

#include "resolve/bodies/resolver.h"
#include "resolve/declare/generics.h"
#include "resolve/declare/types.h"
#include "support/codes.h"

namespace warrant::ast {

namespace codes = support::codes;

const Expression* DatatypeResolver::operation(ValueOperator op, std::span<const Expression* const> operands,
                                              const Constructor* constructor, std::uint32_t part,
                                              const Type& type, support::SourceRange range) {
  const std::vector<const Expression*> list(operands.begin(), operands.end());
  return make(ValueOperation{op, arena().copy(list), constructor, part}, type, range);
}

Value DatatypeResolver::construct(const Constructor& constructor, Grammar::ArgumentsContext* arguments,
                                  support::SourceRange range, const Place& place) {
  std::vector<Grammar::ExpressionContext*> given;
  if (arguments != nullptr) given = arguments->expression();
  if (given.size() != constructor.parts.size()) {
    error(codes::type, range,
          inQuotes(constructor.name) + " has " + std::to_string(constructor.parts.size()) + " parts, but " +
              std::to_string(given.size()) + " are given",
          {{constructor.range, "declared here"}});
    for (Grammar::ExpressionContext* const one : given) r_.expressions.resolveExpression(one, place);
    return erroneous(range);
  }
  const bool isGeneric = !constructor.datatype->parameters.empty();
  std::vector<const Expression*> operands;
  for (std::size_t i = 0; i < given.size(); ++i)
    operands.push_back(isGeneric ? r_.expressions.resolveExpression(given[i], place)
                                 : r_.expressions.resolveFor(constructor.parts[i].type, given[i], place));
  const Type type = inferred(constructor, operands);
  for (std::size_t i = 0; isGeneric && i < operands.size(); ++i)
    operands[i] =
        r_.numbers.convert(partType(constructor.parts[i], type), operands[i], operands[i]->range, place);
  const Expression* const made = operation(ValueOperator::Construct, operands, &constructor, 0, type, range);
  if (isGeneric) r_.collections.leaveOpen(made);
  return {made, nullptr, range};
}

namespace {

// What the parameters stand for, by a value of type `actual` where one of type `declared` is expected.
void tell(const Type& declared, const Type& actual, std::span<const TypeVariable* const> parameters,
          std::span<TypeArgument> found, ProgramBuilder& builder) {
  if (const auto at = std::ranges::find(parameters, declared.variable);
      declared.variable != nullptr && at != parameters.end()) {
    Type& known = found[static_cast<std::size_t>(at - parameters.begin())].type;
    const Type own = asElement(actual);
    if (own.kind == TypeKind::Null) return;
    const bool areBothKnown = isComplete(known) && isComplete(own);
    if (areBothKnown) known = commonType(known, own, builder);
    if (!isComplete(known)) known = own;
  } else if (declared.kind != actual.kind || !declared.isMathematical()) {
    return;
  } else if (declared.element != nullptr) {
    tell(*declared.element, *actual.element, parameters, found, builder);
  } else if (declared.arguments != nullptr && declared.datatype == actual.datatype) {
    for (std::size_t i = 0; i < declared.arguments->list.size(); ++i)
      tell(declared.arguments->list[i].type, actual.arguments->list[i].type, parameters, found, builder);
  }
}

}  // namespace

// Of what the parts do not tell nothing is known yet.
Type DatatypeResolver::inferred(const Constructor& constructor, std::span<const Expression* const> operands) {
  const std::span<const TypeVariable* const> parameters = constructor.datatype->parameters;
  std::vector<TypeArgument> found(parameters.size(), {TypeArgument::Kind::Exact, {}});
  for (std::size_t i = 0; i < operands.size(); ++i)
    tell(constructor.parts[i].type, operands[i]->type, parameters, found, builder_);
  return builder_.types().applied(*constructor.datatype, found);
}

const Expression* DatatypeResolver::settle(const Type& wanted, const Expression* made, const Place& place) {
  if (wanted.datatype != made->type.datatype) return made;
  const auto& operation = std::get<ValueOperation>(made->node);
  std::vector<const Expression*> operands(operation.operands.begin(), operation.operands.end());
  for (std::size_t i = 0; i < operands.size(); ++i)
    operands[i] = r_.numbers.convert(partType(operation.constructor->parts[i], wanted), operands[i],
                                     operands[i]->range, place);
  const Expression* const settled =
      this->operation(ValueOperator::Construct, operands, operation.constructor, 0, wanted, made->range);
  r_.collections.leaveOpen(settled);  // it may be a part of what is settled later
  return settled;
}

const Constructor* DatatypeResolver::constructorOf(const Type& type, const Token& name) {
  if (!type.isDatatype()) {
    if (type.kind != TypeKind::Error)
      error(codes::type, name.range(),
            "expected a value of a datatype, but this is of type " + toString(type));
    return nullptr;
  }
  for (const Constructor& constructor : type.datatype->constructors)
    if (constructor.name == name.text) return &constructor;
  error(codes::unknownName, name.range(),
        inQuotes(type.datatype->name) + " has no constructor " + inQuotes(name.text),
        {{type.datatype->range, "declared here"}});
  return nullptr;
}

Value DatatypeResolver::test(const Expression* object, const Token& name, support::SourceRange range) {
  const Constructor* const constructor = constructorOf(object->type, name);
  if (constructor == nullptr) return erroneous(range);
  return {operation(ValueOperator::IsMadeBy, {&object, 1}, constructor, 0, booleanType, range), nullptr,
          range};
}

// Where several constructors have a part of that name, it is that of the one that made the value.
Value DatatypeResolver::selectPart(const Expression* object, const Token& name, support::SourceRange range) {
  if (!r_.collections.isKnown(object)) return erroneous(range);
  const Expression* selected = nullptr;
  for (const Constructor& constructor : object->type.datatype->constructors) {
    const auto part = std::ranges::find(constructor.parts, name.text, &ConstructorPart::name);
    if (part == constructor.parts.end()) continue;
    const auto number = static_cast<std::uint32_t>(part - constructor.parts.begin());
    const Expression* const own = operation(ValueOperator::Part, {&object, 1}, &constructor, number,
                                            partType(*part, object->type), range);
    if (selected == nullptr) {
      selected = own;
    } else if (selected->type != own->type) {
      error(codes::type, name.range(), inQuotes(name.text) + " is of different types: use 'match'");
      return erroneous(range);
    } else {
      selected = make(Conditional{isMadeBy(constructor, object), own, selected}, own->type, range);
    }
  }
  if (selected != nullptr) return {selected, nullptr, range};
  error(codes::unknownName, name.range(),
        "no constructor of " + inQuotes(object->type.datatype->name) + " has a part " + inQuotes(name.text));
  return erroneous(range);
}

const Expression* DatatypeResolver::measureOf(const Expression* measured) {
  const bool isSequence = measured->type.isSequence();
  if (!isSequence && !measured->type.isDatatype()) return measured;
  return operation(isSequence ? ValueOperator::Length : ValueOperator::Rank, {&measured, 1}, nullptr, 0,
                   integerType, measured->range);
}

// ---------------------------------------------------------------------------------------------------- match

const Variable* DatatypeResolver::declare(std::string_view name, const Type& type,
                                          support::SourceRange range) {
  return arena().make<Variable>(Variable{name, type, state_.slots++, false, range, isJava(), true});
}

const Expression* DatatypeResolver::resolveMatched(Grammar::OperandContext* operand, const Place& place) {
  const Expression* const matched =
      r_.assertions.toExpression(r_.operands.resolveOperand(operand, place), place);
  if (matched->type.isDatatype()) return r_.collections.isKnown(matched) ? matched : nullptr;
  if (matched->type.kind != TypeKind::Error)
    error(codes::type, matched->range,
          "expected a value of a datatype, but this is of type " + toString(matched->type));
  return nullptr;
}

std::vector<DatatypeResolver::Arm> DatatypeResolver::readArms(const Labels& labels, const Token& word,
                                                              const Type& type) {
  std::vector<Arm> arms;
  for (Grammar::MatchLabelContext* const label : labels) {
    const Token& name = *asToken(label->children[1]);
    const Constructor* const constructor = constructorOf(type, name);
    if (constructor == nullptr) return {};
    const auto other = std::ranges::find(arms, constructor, &Arm::constructor);
    if (other != arms.end()) {
      error(codes::duplicate, name.range(), "there is a case " + inQuotes(name.text) + " already",
            {{asToken(other->label->children[1])->range(), "which is this"}});
      return {};
    }
    arms.push_back({constructor, label, arms.size(), nullptr});
  }
  for (const Constructor& constructor : type.datatype->constructors) {
    if (std::ranges::find(arms, &constructor, &Arm::constructor) != arms.end()) continue;
    error(codes::syntax, word.range(),
          "expected a case for each constructor: " + inQuotes(constructor.name) + " is missing");
    return {};
  }
  return arms;
}

const Expression* DatatypeResolver::isMadeBy(const Constructor& constructor, const Expression* matched) {
  return operation(ValueOperator::IsMadeBy, {&matched, 1}, &constructor, 0, booleanType, matched->range);
}

Value DatatypeResolver::match(Grammar::MatchExpressionContext* context, const Place& place) {
  const support::SourceRange range = rangeOf(context);
  const Expression* const matched = resolveMatched(context->operand(), place);
  if (matched == nullptr) return erroneous(range);
  Labels labels;
  const std::vector<Grammar::MatchCaseContext*> cases = context->matchCase();
  for (Grammar::MatchCaseContext* const one : cases) labels.push_back(one->matchLabel());
  std::vector<Arm> arms = readArms(labels, firstToken(context), matched->type);
  if (arms.empty()) return erroneous(range);
  const Variable* const whole = declare("matched", matched->type, matched->range);
  const Expression* const read = make(VariableRead{whole}, matched->type, matched->range);
  Type type;
  for (Arm& arm : arms) {
    arm.value = resolveArm(arm, cases[arm.place]->expression(), read, place);
    if (arm.value == nullptr) return erroneous(range);
    const Type own = asElement(arm.value->type);
    if (type.kind == TypeKind::Error || (!isComplete(type) && own.kind == type.kind)) {
      type = own;  // of `None`, say, it was not known yet
    } else if (isComplete(own) || own.kind != type.kind) {
      type = commonType(type, own, builder_);
    }
    if (arm.value->type.kind == TypeKind::Error) return erroneous(range);
    if (type.kind == TypeKind::Error || type.kind == TypeKind::Void) {
      error(codes::type, arm.value->range, "the values of the cases are of different types");
      return erroneous(range);
    }
  }
  const Expression* result = nullptr;
  for (auto arm = arms.rbegin(); arm != arms.rend(); ++arm) {
    const Expression* const own = r_.numbers.convert(type, arm->value, arm->value->range, place);
    if (result == nullptr) {
      result = own;
      continue;
    }
    result = make(Conditional{isMadeBy(*arm->constructor, read), own, result}, type, range);
  }
  return value(Let{whole, matched, result}, type, range);
}

std::optional<std::vector<DatatypeResolver::Named>> DatatypeResolver::nameParts(const Arm& arm,
                                                                                const Expression* matched) {
  std::vector<const Token*> names;
  for (std::size_t i = 2; i < arm.label->children.size(); ++i) {
    const Token* const token = asToken(arm.label->children[i]);
    if (token != nullptr && token->is(TokenType::IDENTIFIER)) names.push_back(token);
  }
  const Constructor& constructor = *arm.constructor;
  if (names.size() != constructor.parts.size()) {
    error(codes::syntax, rangeOf(arm.label),
          inQuotes(constructor.name) + " has " + std::to_string(constructor.parts.size()) + " parts, but " +
              std::to_string(names.size()) + " names are given",
          {{constructor.range, "declared here"}});
    return std::nullopt;
  }
  std::vector<Named> named;
  for (std::size_t i = 0; i < names.size(); ++i) {
    const support::SourceRange range = names[i]->range();
    const Variable* const variable =
        declare(names[i]->text, partType(constructor.parts[i], matched->type), range);
    if (const Variable* const other = state_.locals.declare(variable)) {
      error(codes::duplicate, range, "there is a variable " + inQuotes(names[i]->text) + " already",
            {{other->range, "declared here"}});
    }
    named.push_back({variable, operation(ValueOperator::MatchedPart, {&matched, 1}, &constructor,
                                         static_cast<std::uint32_t>(i), variable->type, range)});
  }
  return named;
}

const Expression* DatatypeResolver::resolveArm(const Arm& arm, Grammar::ExpressionContext* value,
                                               const Expression* matched, const Place& place) {
  const std::size_t mark = state_.locals.mark();
  const std::optional<std::vector<Named>> named = nameParts(arm, matched);
  if (!named) return nullptr;
  const Expression* result = r_.expressions.resolveExpression(value, place);
  state_.locals.leave(mark);
  for (auto one = named->rbegin(); one != named->rend(); ++one)
    result = make(Let{one->variable, one->part, result}, result->type, result->range);
  return result;
}

// ------------------------------------------------------------------------------------------- the statement

// What is matched keeps its value while it is told which case it is, and while its parts get their names.
const Statement* DatatypeResolver::matchStatement(Grammar::MatchStatementContext* context) {
  const support::SourceRange range = rangeOf(context);
  const Expression* const matched = resolveMatched(context->operand(), ghostPlace("ghost code"));
  if (matched == nullptr) return nullptr;
  const std::vector<Grammar::StatementCaseContext*> cases = context->statementCase();
  Labels labels;
  for (Grammar::StatementCaseContext* const one : cases) labels.push_back(one->matchLabel());
  std::vector<Arm> arms = readArms(labels, firstToken(context), matched->type);
  const Variable* const whole = declare("matched", matched->type, matched->range);
  const Expression* const read = std::holds_alternative<VariableRead>(matched->node)
                                     ? matched
                                     : make(VariableRead{whole}, matched->type, matched->range);
  std::vector<const Statement*> bodies;
  for (const Arm& arm : arms) bodies.push_back(resolveArm(arm, cases[arm.place], read));
  if (bodies.empty() || std::ranges::find(bodies, nullptr) != bodies.end()) return nullptr;
  const Statement* result = bodies.back();
  for (std::size_t i = bodies.size() - 1; i-- > 0;)
    result = makeStatement(If{isMadeBy(*arms[i].constructor, read), bodies[i], result}, range);
  if (read == matched) return result;
  const std::vector<const Statement*> parts{makeStatement(LocalDeclaration{whole, matched}, matched->range),
                                            result};
  return makeStatement(Block{arena().copy(parts)}, range);
}

const Statement* DatatypeResolver::resolveArm(const Arm& arm, Grammar::StatementCaseContext* one,
                                              const Expression* matched) {
  const std::size_t mark = state_.locals.mark();
  const std::optional<std::vector<Named>> named = nameParts(arm, matched);
  if (!named) return nullptr;
  std::vector<const Statement*> statements;
  for (const Named& part : *named)
    statements.push_back(makeStatement(LocalDeclaration{part.variable, part.part}, part.part->range));
  for (Grammar::StatementContext* const inner : one->statement())
    r_.statements.resolveStatement(inner, statements);
  state_.locals.leave(mark);
  return makeStatement(Block{arena().copy(statements)}, rangeOf(one));
}

}  // namespace warrant::ast
