// Names, literals, `new`, field and array accesses.
#include <algorithm>
#include <charconv>
#include <optional>

#include "ast/values/literals.h"
#include "ast/walk.h"
#include "resolve/bodies/expressions/array_clone.h"
#include "resolve/bodies/expressions/conversions.h"
#include "resolve/bodies/expressions/precedence.h"
#include "resolve/bodies/resolver.h"
#include "resolve/declare/generics.h"
#include "resolve/declare/types.h"
#include "support/codes.h"

namespace warrant::ast {

namespace codes = support::codes;

namespace {

// Of a call, or a creation, its parenthesis: behind it an annotation may pass more.
const Token& endOf(antlr4::ParserRuleContext* node) {
  if (auto* const creation = findChild<Grammar::CreationContext>(node)) return endOf(creation);
  auto* const passed = findChild<Grammar::ArgumentsContext>(node);
  return passed == nullptr ? lastToken(node) : closingOf(passed);
}

}  // namespace

Value OperandResolver::resolveOperand(Grammar::OperandContext* operand, const Place& place) {
  return resolveSelected(operand, 0, place);
}

Value OperandResolver::resolveSelected(Grammar::OperandContext* operand, std::size_t omitted,
                                       const Place& place) {
  const std::vector<Tree*>& children = operand->children;
  const std::size_t base = countPrefixes(operand);
  if (auto* const group = grammar::as<Grammar::GroupContext>(children[base]))
    return resolveGroup(group, omitted, place);
  std::size_t next = base + 1;
  if (next < children.size() && grammar::as<Grammar::ArgumentsContext>(children[next]) != nullptr) ++next;
  const auto selector = [&](std::size_t i) { return static_cast<Grammar::SelectorContext*>(children[i]); };

  Value value;
  const Token* const name = asToken(children[base]);
  if (auto* const choice = grammar::as<Grammar::SwitchExpressionContext>(children[base])) {
    value = r_.switches.resolveSwitchExpression(choice, place);
  } else if (auto* const formula = grammar::as<Grammar::QuantifiedContext>(children[base])) {
    value = r_.quantifiers.resolve(formula, place);
  } else if (auto* const literal = grammar::as<Grammar::CollectionContext>(children[base])) {
    value = r_.collections.resolveCollection(literal, place);
  } else if (auto* const braces = grammar::as<Grammar::SetLiteralContext>(children[base])) {
    value = r_.collections.resolveBraces(braces, place);
  } else if (auto* const cases = grammar::as<Grammar::MatchExpressionContext>(children[base])) {
    value = r_.datatypes.match(cases, place);
  } else if (auto* const trigger = grammar::as<Grammar::TriggerContext>(children[base])) {
    value = r_.quantifiers.resolveTrigger(trigger, place);
  } else if (auto* const scaled = grammar::as<Grammar::ScaledContext>(children[base])) {
    value = r_.amounts.scale(scaled, place);
  } else if (auto* const list = grammar::as<Grammar::SequenceContext>(children[base])) {
    value = r_.sequences.resolveList(list, place);
  } else if (auto* const word = grammar::as<Grammar::JmlWordContext>(children[base])) {
    value = resolveJmlWord(word, place);
  } else if (auto* const size = grammar::as<Grammar::SizeContext>(children[base])) {
    value = r_.collections.size(r_.expressions.resolveExpression(size->expression(), place), rangeOf(size));
  } else if (auto* const block = grammar::as<Grammar::TextBlockContext>(children[base])) {
    value = resolveString(firstToken(block));
  } else if (name == nullptr) {
    auto* const creation = static_cast<Grammar::CreationContext*>(children[base]);
    value = resolveNew(creation, place);
  } else if (name->is(TokenType::SUPER) && operand->arguments() == nullptr && next < children.size()) {
    const bool hasSuperclass = state_.owner != nullptr && state_.owner->declaration->superclass != nullptr;
    const ClassScope* const above = hasSuperclass ? state_.owner->supertypes.front() : nullptr;
    value = resolveSuper(*name, above, selector(next++), place);
  } else if (const NamedClass named = r_.names.namedClass(operand, base); named.scope != nullptr) {
    next = named.next;
    checkVisible(builder_, *named.scope, *name);
    const bool isSuper = findToken(selector(next), TokenType::SUPER) != nullptr && next + 1 < children.size();
    if (isSuper) {
      const bool isAbove =
          state_.owner != nullptr && std::ranges::count(state_.owner->supertypes, named.scope) > 0;
      value = resolveSuper(*name, isAbove ? named.scope : nullptr, selector(next + 1), place);
      next += 2;
    } else {
      value = selectStatic(*named.scope, *name, selector(next++), place);
    }
  } else {
    value = resolveBase(operand, base, place);
  }
  for (; next + omitted < children.size(); ++next) value = select(value, selector(next), place);
  return value;
}

Value OperandResolver::resolveJmlWord(Grammar::JmlWordContext* word, const Place& place) {
  const Token& name = firstToken(word);
  if (name.text == "\\index") return r_.forEach.resolveIndex(name, place);
  if (name.text == "\\let") return r_.quantifiers.resolveLet(word, place);
  if (name.text == "\\vcmp" || name.text == "\\vrep") {
    error(codes::misplaced, rangeOf(word), inQuotes(name.text) + " stands in \\sum([from .. to], …) only");
    return erroneous(rangeOf(word));
  }
  if (VectorResolver::isSum(*word)) return r_.vectors.resolveSum(word, place);
  return findChild<Grammar::AggregateContext>(word) != nullptr ? r_.quantifiers.resolveAggregate(word, place)
                                                               : r_.arrays.resolveArrayWord(word, place);
}

// `C.m(…)` or `C.f`, of the class itself.
Value OperandResolver::selectStatic(const ClassScope& scope, const Token& className,
                                    Grammar::SelectorContext* selector, const Place& place) {
  const support::SourceRange range = rangeBetween(className, lastToken(selector));
  if (scope.isUnread) {
    if (selector->arguments() != nullptr) r_.calls.resolveArguments(selector->arguments(), place);
    return erroneous(range);
  }
  if (findToken(selector, TokenType::IDENTIFIER) == nullptr)
    return r_.names.selectOfClass(scope, selector, range);
  const Token& name = *findToken(selector, TokenType::IDENTIFIER);
  if (selector->arguments() != nullptr) {
    return r_.calls.resolveCall(nullptr, scope, name, selector->arguments(), range, place,
                                selector->typeArguments());
  }
  const FieldDecl* const field = findField(scope, name, place);
  if (field == nullptr || !mayRead(*field, range, place)) return erroneous(range);
  if (!field->isStatic) {
    error(codes::misplaced, range,
          inQuotes(name.text) + " is not static: it is read of an object, not of a class");
    return erroneous(range);
  }
  return value(FieldRead{nullptr, field}, field->type, range);
}

Value OperandResolver::resolveBase(Grammar::OperandContext* operand, std::size_t base, const Place& place) {
  const Token& token = *asToken(operand->children[base]);
  auto* const arguments = operand->arguments();
  switch (token.type) {
    case TokenType::IDENTIFIER:
      return arguments != nullptr ? r_.calls.resolveCallOfOwn(token, arguments, place)
                                  : resolveName(token, place);
    case TokenType::BACKSLASH_WORD:
      return resolveBackslashWord(token, arguments, place);
    case TokenType::INTEGER: {
      const bool isNegated = base > 0 && isToken(operand->children[base - 1], TokenType::MINUS);
      return r_.numbers.resolveInteger(token, isNegated, place);
    }
    case TokenType::STRING:
      return resolveString(token);
    case TokenType::NULL_LITERAL:
      return value(NullLiteral{}, nullType, token.range());
    case TokenType::TRUE_LITERAL:
      return value(BooleanLiteral{true}, booleanType, token.range());
    case TokenType::FALSE_LITERAL:
      return value(BooleanLiteral{false}, booleanType, token.range());
    case TokenType::THIS:
      if (arguments == nullptr) return resolveThis(token);
      [[fallthrough]];
    case TokenType::SUPER:
      error(codes::misplaced, token.range(),
            arguments == nullptr
                ? "'super' stands before '.' or '(' only"
                : "another constructor is called by the first statement of a constructor only");
      return erroneous(token.range());
    case TokenType::CHARACTER:
      return r_.numbers.resolveCharacter(token, place);
    case TokenType::UNSUPPORTED_OPERAND:  // reported; it may have assigned variables
      state_.isIncomplete = true;
      return erroneous(token.range());
    default:
      return r_.numbers.resolveFloating(token);
  }
}

Value OperandResolver::resolveGroup(Grammar::GroupContext* group, std::size_t omitted, const Place& place) {
  const support::SourceRange range = rangeOf(group);
  if (group->operand() != nullptr || findChild<Grammar::CastOperandContext>(group) != nullptr)
    return resolveCast(group, place);
  Value inner = r_.expressions.resolve(group->expression(), place);
  inner.range = range;
  const auto& children = group->children;
  const auto closing =
      std::ranges::find_if(children, [](Tree* child) { return isToken(child, TokenType::RPAREN); });
  inner.range = rangeBetween(firstToken(group), *asToken(*closing));
  const std::vector<Grammar::SelectorContext*> selectors = group->selector();
  for (std::size_t next = 0; next + omitted < selectors.size(); ++next)
    inner = select(inner, selectors[next], place);
  return inner;
}

Value OperandResolver::resolveCast(Grammar::GroupContext* group, const Place& place) {
  const support::SourceRange range = rangeOf(group);
  if (auto* const castOperand = findChild<Grammar::CastOperandContext>(group)) {
    if (!r_.names.isClassName(group->expression())) {
      const Token& behind = firstToken(castOperand);
      error(codes::syntax, behind.range(), "expected an operator or ';', but found " + inQuotes(behind.text));
      return erroneous(range);
    }
    const Type type = r_.names.resolveClassName(group->expression());
    return makeCast(type, r_.assertions.toExpression(resolveOperand(castOperand->operand(), place), place),
                    range, place);
  }
  Grammar::ClassTypeContext* const named = group->classType();
  const std::size_t dimensions = countDimensions(group->dimensions());
  const bool isClass = named != nullptr;
  const Token& word = isClass ? firstToken(named) : *asToken(group->children[1]);
  const Type type = isClass ? resolveType(builder_, word, named->typeArguments(), named->qualifiers(),
                                          dimensions, typePlace())
                    : dimensions > 0 ? resolveType(builder_, word, nullptr, nullptr, dimensions, typePlace())
                                     : primitiveType(word);
  const Value operand = FlatExpression(r_, group->operand(), place).resolve();
  return makeCast(type, r_.assertions.toExpression(operand, place), range, place);
}

namespace {

// `(T[]) new Object[n]`, the usual way to an array of a type parameter: nothing is in it yet. Which class the
// array has shows only where T is known, and there such arrays are refused (typeOfMember).
bool isArrayOfParameters(const Type& type, const Expression& operand) {
  return type.kind == TypeKind::Array && !isReifiable(type) &&
         std::holds_alternative<NewArray>(operand.node) && haveSameErasure(type, operand.type);
}

}  // namespace

// `(int) o` of what may be a box of that type (JLS 5.5): whether it is one is checked, and then it is
// unboxed.
const Expression* OperandResolver::asBox(const Type& type, const Expression* operand) {
  const Type known = upperBound(operand->type);
  if (!isPrimitive(type) || !known.isReference() || unboxed(known).kind != TypeKind::Error) return operand;
  const Type box = r_.boxes.boxOf(type);
  if (box.kind == TypeKind::Error || !isAssignable(box, known)) return operand;
  return make(Cast{operand}, box, operand->range);
}

Value OperandResolver::makeCast(const Type& type, const Expression* operand, support::SourceRange range,
                                const Place& place) {
  if (operand->type.kind == TypeKind::Error) return value(NullLiteral{}, type, range);
  operand = asBox(type, operand);
  if (r_.boxes.isConverted(operand->type, type)) operand = r_.boxes.convert(type, operand, place);
  if (!isCastable(operand->type, type)) {
    if (isUncheckedCast(operand->type, type)) {
      if (builder_.isToRun()) return value(Cast{operand}, type, range);
      error(codes::unsupported, range,
            "unchecked casts are not supported yet: this is one of " + toString(operand->type) + " to " +
                toString(type));
    } else {
      error(codes::type, range,
            "a value of type " + toString(operand->type) + " can never be of type " + toString(type));
    }
    return value(NullLiteral{}, type, range);
  }
  if (type.isNumeric()) return r_.numbers.makeNumericCast(type, operand, range, place);
  if (isArrayOfParameters(type, *operand)) {
    return {arena().make<Expression>(Expression{operand->node, type, range}), nullptr, range};
  }
  if (!r_.arrays.checkArrayCast(operand->type, type, range)) return value(NullLiteral{}, type, range);
  // Where a program runs, who uses what it yields finds out (run/code/conversions.cpp).
  if (type.isReference() && !isCheckedCast(operand->type, type) && !builder_.isToRun()) {
    error(codes::type, range,
          "this cast to " + toString(type) +
              " is not checked when the program runs, so what it yields may be something else");
  }
  return value(Cast{operand}, type, range);
}

// `super.f`, `super.m(…)` and `I.super.m(…)`: this object, as the class above declares it; nullptr: there is
// none.
Value OperandResolver::resolveSuper(const Token& word, const ClassScope* above,
                                    Grammar::SelectorContext* selector, const Place& place) {
  const support::SourceRange range = rangeBetween(word, endOf(selector));
  const Token* const name = findToken(selector, TokenType::IDENTIFIER);
  const Expression* const self = implicitThis(word.range());
  if (name == nullptr || self == nullptr || above == nullptr) {
    if (selector->arguments() != nullptr) r_.calls.resolveArguments(selector->arguments(), place);
    error(codes::misplaced, word.range(),
          self == nullptr ? "there is no 'this' here: no object receives a call"
                          : "'super' names the members of a class above this one, and there is none");
    return erroneous(range);
  }
  const Expression* const object =
      make(This{}, *ast::asSuper(state_.owner->self, *above->declaration), word.range());
  if (selector->arguments() == nullptr) return selectField(object, *name, range, place, Through::Super);
  return r_.calls.asSuper(r_.calls.resolveCall(object, *above, *name, selector->arguments(), range, place,
                                               selector->typeArguments(), Through::Super),
                          *above);
}

// --------------------------------------------------------------------------------------------------- names

const Expression* OperandResolver::implicitThis(support::SourceRange range) {
  if (!state_.hasThis || state_.isBeforeThis) return nullptr;
  return make(This{}, state_.owner->self, range);
}

Value OperandResolver::resolveThis(const Token& token) {
  if (const Expression* const self = implicitThis(token.range())) return {self, nullptr, token.range()};
  error(codes::misplaced, token.range(), "there is no 'this' here: no object receives a call");
  return erroneous(token.range());
}

Value OperandResolver::resolveName(const Token& name, const Place& place) {
  const support::SourceRange range = name.range();
  if (const Variable* const variable = state_.locals.find(name.text)) {
    if (variable->isGhost && !place.isSpecification) {
      error(codes::ghostEffect, range,
            inQuotes(name.text) + " is a ghost variable: it exists in annotations only",
            {{variable->range, "declared here"}});
      return erroneous(range);
    }
    if (const auto alias = state_.aliases.find(variable); alias != state_.aliases.end())
      return value(Cast{alias->second}, variable->type, range);
    if (const auto let = state_.lets.find(variable); let != state_.lets.end())
      return r_.quantifiers.readLet(*variable, let->second, range, place);
    return value(VariableRead{variable}, variable->type, range);
  }
  if (const ClassScope* const owner = r_.names.findOwnerOfField(name.text)) {
    const FieldDecl* const field = findField(*owner, name, place);  // of a static import it may be hidden
    if (field == nullptr || !mayRead(*field, range, place)) return erroneous(range);
    const Expression* const receiver = field->isStatic ? nullptr : r_.names.objectOf(*owner, range);
    if (receiver == nullptr && !field->isStatic) {
      r_.names.reportNoObject(name.text, range);
      return erroneous(range);
    }
    return readField(receiver, *field, receiver == nullptr ? owner->self : receiver->type, range, false);
  }
  const bool isSpecification = place.isSpecification || !isJava();
  if (r_.names.mayBeOfUnread(name.text)) return erroneous(range);
  if (name.text == "result" && isSpecification && !name.isQuoted) return resolveResult(name, place);
  const Constructor* const constructor =
      isSpecification ? builder_.findConstructor(name.text, name.file) : nullptr;
  if (constructor != nullptr) return r_.datatypes.construct(*constructor, nullptr, range, place);
  if (name.text == "None" && isSpecification && !name.isQuoted) return r_.collections.none(range);
  if (name.text == "write" && isSpecification && !name.isQuoted)
    return value(FractionLiteral{1, 1}, permType, range);
  if (r_.names.findOwnerOfMethod(name.text) != nullptr) {
    error(codes::syntax, range, inQuotes(name.text) + " is a method; a call needs parentheses");
    return erroneous(range);
  }
  if (state_.owner != nullptr && r_.names.reportPrivate(*state_.owner, name)) return erroneous(range);
  const bool mayBeClass = file_.tokens[name.index + 1].is(TokenType::DOT);
  if (mayBeClass && builder_.wantLibrary("java/lang/" + std::string(name.text))) return erroneous(range);
  if (const std::string where = mayBeClass ? whereIsClass(builder_, name) : ""; !where.empty()) {
    builder_.problems().unknownClass(name.text, codes::unknownName, range, where);
    return erroneous(range);
  }
  unknown(name, mayBeClass ? "variable, field or class" : "variable or field", [this] {
    std::vector<std::string_view> candidates = state_.locals.names();
    if (state_.owner != nullptr)
      std::ranges::copy(state_.owner->fieldNames(), std::back_inserter(candidates));
    return candidates;
  });
  return erroneous(range);
}

Value OperandResolver::resolveResult(const Token& token, const Place& place) {
  if (place.allowsResult) return value(Result{}, state_.method->returnType, token.range());
  const bool isVoid = state_.method != nullptr && state_.method->returnType.kind == TypeKind::Void;
  error(codes::misplaced, token.range(),
        isVoid ? "the method has no result" : "there is no result yet in " + std::string(place.name));
  return erroneous(token.range());
}

Value OperandResolver::resolveBackslashWord(const Token& word, Grammar::ArgumentsContext* arguments,
                                            const Place& place) {
  if (word.text == "\\nothing" || word.text == "\\everything") {
    error(codes::unsupported, word.range(), inQuotes(word.text) + " is not supported");
    return erroneous(word.range());
  }
  if (word.text == "\\values" && arguments != nullptr) {
    std::vector<const Expression*> operands;
    for (Grammar::ExpressionContext* const one : arguments->expression())
      operands.push_back(r_.expressions.resolveExpression(one, place));
    return r_.collections.valuesOf(word, operands, rangeBetween(word, lastToken(arguments)), place);
  }
  const bool isOld = word.text == "\\old";
  if (isOld && arguments != nullptr) return r_.assertions.resolveOld(word, arguments, place);
  if (!isOld && arguments == nullptr) return resolveResult(word, place);
  error(codes::syntax, word.range(), isOld ? "'\\old' is written \\old(e)" : "'\\result' takes no arguments");
  return erroneous(word.range());
}

Value OperandResolver::resolveString(const Token& literal) {
  const bool isBlock = literal.is(TokenType::TEXT_BLOCK);
  const std::optional<std::string> text = isBlock ? readTextBlock(literal.text) : readString(literal.text);
  if (!text) {
    error(codes::syntax, literal.range(),
          isBlock && !beginsTextBlock(literal.text) ? "the text of a text block begins on the next line"
                                                    : "this string holds an escape that is not known");
  }
  return value(StringLiteral{arena().copy(std::string_view(text.value_or("")))}, builder_.stringType(),
               literal.range());
}

// ------------------------------------------------------------------------------------------------- objects

Value OperandResolver::resolveNew(Grammar::CreationContext* creation, const Place& place) {
  const Token& first = *asToken(creation->children[1]);
  auto* const qualified = findChild<Grammar::CreationQualifiersContext>(creation);
  Grammar::QualifiersContext* const qualifiers = qualified == nullptr ? nullptr : qualified->qualifiers();
  const Token& name = qualifiers == nullptr ? first : lastToken(qualifiers);
  const support::SourceRange range = rangeBetween(firstToken(creation), endOf(creation));
  if (!place.allowsEffects) {
    error(codes::impure, range, "'new' may not stand in " + std::string(place.name) + ": it has an effect");
  }
  TypePlace typePlace = this->typePlace();
  typePlace.allowsDiamond = true;
  const Type type = resolveType(builder_, first, findChild<Grammar::TypeArgumentsContext>(creation),
                                qualifiers, 0, typePlace);
  if (auto* const array = findChild<Grammar::ArrayCreationContext>(creation))
    return r_.arrays.resolveNewArray(type, array, range, place);
  if (type.kind != TypeKind::Class) {
    if (type.kind != TypeKind::Error) error(codes::type, range, "only objects of classes can be created");
    if (creation->arguments() != nullptr) r_.calls.resolveArguments(creation->arguments(), place);
    return erroneous(range);
  }
  const ClassScope& scope = builder_.scopeOf(*type.declaration);
  const Expression* outer = nullptr;
  if (scope.isInner && type.variable == nullptr) {
    outer = r_.names.objectAround(scope, range);
    if (outer == nullptr) {
      if (creation->arguments() != nullptr) r_.calls.resolveArguments(creation->arguments(), place);
      return erroneous(range);
    }
  }
  return create(type, outer, creation, name, range, place);
}

// `outer.new Inner(…)`.
Value OperandResolver::resolveInnerNew(const Expression* outer, Grammar::CreationContext* creation,
                                       support::SourceRange range, const Place& place) {
  if (!place.allowsEffects) {
    error(codes::impure, range, "'new' may not stand in " + std::string(place.name) + ": it has an effect");
  }
  const Type around = captured(upperBound(outer->type));
  const Token& name = *asToken(creation->children[1]);
  const bool isPlain = creation->arguments() != nullptr && !name.is(TokenType::PRIMITIVE_TYPE) &&
                       findChild<Grammar::CreationQualifiersContext>(creation) == nullptr;
  const ClassScope* const scope = isPlain && around.kind == TypeKind::Class
                                      ? builder_.scopeOf(*around.declaration).findNested(name.text)
                                      : nullptr;
  if (scope == nullptr || !scope->isInner) {
    if (creation->arguments() != nullptr) r_.calls.resolveArguments(creation->arguments(), place);
    if (around.kind != TypeKind::Error) {
      error(codes::type, name.range(),
            inQuotes(name.text) + " is not an inner class of " + toString(outer->type));
    }
    return erroneous(range);
  }
  TypePlace typePlace = this->typePlace();
  typePlace.allowsDiamond = true;
  const Type type = resolveInner(builder_, *scope, name, findChild<Grammar::TypeArgumentsContext>(creation),
                                 around, typePlace);
  return create(type, outer, creation, name, range, place);
}

Value OperandResolver::create(const Type& type, const Expression* outer, Grammar::CreationContext* creation,
                              const Token& name, support::SourceRange range, const Place& place) {
  if (creation->arguments() == nullptr) {  // the paper's `new C`: nothing but the fields
    if (isJava()) error(codes::syntax, range, "expected '(' after 'new " + std::string(name.text) + "'");
    return value(New{type.declaration, nullptr, {}, outer}, type, range);
  }
  const std::vector<const Expression*> arguments = r_.calls.resolveArguments(creation->arguments(), place);
  if (!checkCreated(type, name, range)) return erroneous(range);
  return createWith(targetOfNew(type, range), arguments, creation->arguments(), outer, range,
                    rangeBetween(name, endOf(creation)), place);
}

Value OperandResolver::createWith(const CallTarget& target, std::vector<const Expression*> arguments,
                                  Grammar::ArgumentsContext* written, const Expression* outer,
                                  support::SourceRange range, support::SourceRange called,
                                  const Place& place) {
  const ClassDecl& declaration = *target.receiver.declaration;
  const ClassScope& scope = builder_.scopeOf(declaration);
  const Selected selected = r_.calls.selectConstructor(scope, arguments, called, target);
  const MethodDecl* const constructor = selected.method;
  if (constructor == nullptr && !scope.constructors.empty()) return erroneous(range);
  GhostArgumentResolver::Passed ghosts;
  if (constructor != nullptr) ghosts = r_.ghostArguments.resolve(*constructor, written, target, range);
  const Value created = value(New{.declaration = &declaration,
                                  .constructor = constructor,
                                  .arguments = r_.calls.passAll(selected, arguments, target, called, place),
                                  .outer = outer,
                                  .ghostArguments = ghosts.given,
                                  .results = ghosts.results},
                              typeOfNew(target, selected, arguments), range);
  if (target.isNew && constructor != nullptr) {
    std::vector<TypeArgument> own;
    for (const TypeVariable* const variable : declaration.typeParameters)
      own.push_back({TypeArgument::Kind::Exact, typeOf(*variable)});
    const Type declared = builder_.types().applied(declaration, own);
    r_.overloads.notePolyCall(created.expression, selected, target, declared, arguments);
  }
  return created;
}

bool OperandResolver::checkCreated(const Type& type, const Token& name, support::SourceRange range) {
  if (type.kind == TypeKind::Error) return false;
  if (type.variable != nullptr) {
    error(codes::type, range,
          "which class " + inQuotes(name.text) + " stands for is not known: no object of it can be created");
  } else if (type.declaration->kind == ClassKind::Enum) {
    error(codes::type, range, "an enum has no objects but its constants");
  } else if (type.declaration->isAbstract) {
    error(codes::type, range,
          inQuotes(name.text) + " is abstract: there are objects of classes below it only");
  } else {
    return true;
  }
  return false;
}

bool OperandResolver::checkReified(const Type& element, support::SourceRange range) {
  if (element.kind == TypeKind::Error || isReifiable(element)) return true;
  error(codes::type, range,
        "arrays of " + toString(element) +
            " cannot be created: which they are is not known when the program runs");
  return false;
}

// An object of a class without its arguments is one of `C<>`.
CallTarget OperandResolver::targetOfNew(const Type& type, support::SourceRange range) {
  if (type.arguments == nullptr) return {type, {}, false, Through::New};
  std::vector<TypeArgument> arguments(type.arguments->list.begin(), type.arguments->list.end());
  bool isNew = false;
  for (TypeArgument& argument : arguments) {
    const bool isUnbounded = argument.kind == TypeArgument::Kind::Extends && isObject(argument.type);
    if (argument.isWildcard() && !isUnbounded) {
      error(codes::type, range, "an object is created of a class without wildcards");
    }
    if (argument.isWildcard()) argument = {TypeArgument::Kind::Open, nullType};
    isNew = isNew || argument.kind == TypeArgument::Kind::Open;
  }
  return {builder_.types().applied(*type.declaration, arguments), {}, isNew, Through::New};
}

Type OperandResolver::typeOfNew(const CallTarget& target, const Selected& constructor,
                                std::span<const Expression* const> arguments) {
  if (!target.isNew || constructor.method == nullptr) return target.receiver;
  return builder_.types().applied(*target.receiver.declaration,
                                  r_.overloads.inferFor(constructor, target, arguments));
}

// ------------------------------------------------------------------------------------------------ selectors

Value OperandResolver::select(Value receiver, Grammar::SelectorContext* selector, const Place& place) {
  const support::SourceRange range = span(receiver.range, endOf(selector).range());
  const Token& first = firstToken(selector);
  const Expression* const object = r_.assertions.toExpression(receiver, place);
  if (first.is(TokenType::INCREMENT) || first.is(TokenType::DECREMENT)) {
    return r_.numbers.makeStep(receiver, first, true, range, place);
  }
  if (first.is(TokenType::LBRACKET) && object->type.isSequence())
    return r_.sequences.select(object, selector, range, place);
  if (first.is(TokenType::LBRACKET) && object->type.isMathematical())
    return r_.collections.select(object, selector, range, place);
  if (first.is(TokenType::LBRACKET)) return r_.arrays.selectElement(object, selector, range, place);
  if (selector->creation() != nullptr) return resolveInnerNew(object, selector->creation(), range, place);
  if (findToken(selector, TokenType::IDENTIFIER) == nullptr) {
    r_.names.reportOddSelector(selector);
    return erroneous(range);
  }
  const Token& name = *findToken(selector, TokenType::IDENTIFIER);
  if (first.is(TokenType::IS)) return r_.datatypes.test(object, name, range);
  if (selector->arguments() == nullptr) return selectField(object, name, range, place);
  if (object->type.kind == TypeKind::Error) {
    r_.calls.resolveArguments(selector->arguments(), place);
    return erroneous(range);
  }
  if (object->type.isMathematical())
    return r_.collections.call(object, name, selector->arguments(), range, place);
  const bool isOfArray = object->type.kind == TypeKind::Array && name.text == "clone";
  if (isOfArray && selector->arguments()->expression().empty())
    return ArrayCloneResolver(r_).resolve(object, range, place);
  if (object->type.kind != TypeKind::Class) {
    const bool isOfObject = object->type.kind == TypeKind::Array && isNameOfObject(name.text);
    error(isOfObject ? codes::unsupported : codes::type, range,
          isOfObject ? inQuotes(name.text) + " of an array is not supported yet"
                     : "a value of type " + toString(object->type) + " has no methods");
    r_.calls.resolveArguments(selector->arguments(), place);
    return erroneous(range);
  }
  const Expression* const owner = ofMember(object, name, true);
  if (owner == nullptr) return erroneous(range);
  const Value call = r_.calls.resolveCall(owner, builder_.scopeOf(*owner->type.declaration), name,
                                          selector->arguments(), range, place, selector->typeArguments());
  return first.is(TokenType::UNLESS_NULL) ? unlessNull(owner, call) : call;
}

// `e->p()` is `e != null ==> e.p()`.
Value OperandResolver::unlessNull(const Expression* receiver, const Value& call) {
  const support::SourceRange range = call.range;
  const Expression* const isThere = isNotNull(receiver, receiver->range);
  if (call.expression != nullptr) {
    const Expression* const holds = r_.expressions.checkType(booleanType, call.expression, range);
    return value(Binary{BinaryOperator::Implies, isThere, holds}, booleanType, range);
  }
  const Expression* const yes = make(BooleanLiteral{true}, booleanType, range);
  return assertion(
      ConditionalAssertion{isThere, call.assertion, r_.assertions.toAssertion({yes, nullptr, range})}, range,
      call.assertion->grants);
}

Value OperandResolver::selectField(const Expression* receiver, const Token& name, support::SourceRange range,
                                   const Place& place, Through through) {
  const Type& type = receiver->type;
  if (type.kind == TypeKind::Error) return erroneous(range);
  if (type.kind == TypeKind::Array && name.text == "length")
    return value(ArrayLength{receiver}, countType(), range);
  if (type.isMathematical()) return r_.collections.selectPart(receiver, name, range);
  if (type.kind != TypeKind::Class) {
    const bool isElements = type.kind == TypeKind::Array && name.text == "elems";
    error(codes::type, name.range(),
          isElements ? "'elems' stands within acc(…) only"
                     : "a value of type " + toString(type) + " has no field " + inQuotes(name.text));
    return erroneous(range);
  }
  receiver = ofMember(receiver, name, false);
  if (receiver == nullptr) return erroneous(range);
  const FieldDecl* const field =
      findField(builder_.scopeOf(*receiver->type.declaration), name, place, through);
  if (field == nullptr || !mayRead(*field, range, place)) return erroneous(range);
  // A constant that is read of an object is not one as Java defines them.
  const bool isOwners = field->isStatic && !field->isFinal;
  return readField(isOwners ? staticOf(receiver) : receiver, *field, receiver->type, range, true);
}

// What is ghost is not there when the program runs.
bool OperandResolver::mayRead(const FieldDecl& field, support::SourceRange range, const Place& place) {
  if (!field.isGhost || place.isSpecification) return true;
  error(codes::ghostEffect, range, inQuotes(field.name) + " is a ghost field: it exists in annotations only",
        {{field.range, "declared here"}});
  return false;
}

Value OperandResolver::readField(const Expression* receiver, const FieldDecl& field, const Type& of,
                                 support::SourceRange range, bool isSelected) {
  const Type type = field.isStatic ? field.type : r_.calls.typeOfMember(field.type, *field.owner, of, range);
  return value(FieldRead{receiver, &field, isSelected}, type, range);
}

const Expression* OperandResolver::ofMember(const Expression* receiver, const Token& name, bool isCall) {
  const Type& type = receiver->type;
  if (type.variable == nullptr || !type.variable->isIntersection()) return receiver;
  const Type* owner = nullptr;
  for (const Type& bound : type.variable->intersected) {
    const ClassScope& scope = builder_.scopeOf(*bound.declaration);
    const auto membersOf = [&](const Type& one) {
      return builder_.scopeOf(*one.declaration).findMethods(name.text);
    };
    const bool hasMember = isCall ? scope.hasMethodOrPredicate(name.text) || !membersOf(bound).empty()
                                  : scope.findField(name.text) != nullptr;
    if (!hasMember) continue;
    const bool isSame =
        owner != nullptr && isCall && !membersOf(bound).empty() && membersOf(bound) == membersOf(*owner);
    if (owner != nullptr && !isSame) {
      error(codes::overload, name.range(),
            inQuotes(name.text) + " may be that of " + toString(*owner) + " or of " + toString(bound) +
                ": assign the value to a variable of one of these types first");
      return nullptr;
    }
    if (owner == nullptr) owner = &bound;
  }
  if (owner == nullptr) owner = type.variable->intersected.data();
  return arena().make<Expression>(Expression{receiver->node, *owner, receiver->range});
}

const FieldDecl* OperandResolver::findField(const ClassScope& scope, const Token& name, const Place& place,
                                            Through through) {
  const auto isVisible = [&](const ClassScope& declaring, const FieldDecl& field) {
    return r_.overloads.isAccessible(declaring, &field, field.isStatic, *scope.declaration, through);
  };
  if (const FieldDecl* const field = scope.findField(name.text, isVisible)) return field;
  if (const FieldDecl* const field = scope.findField(name.text)) {
    if (isMathematical(place)) return field;
    const std::string why = r_.overloads.whyInaccessible(builder_.scopeOf(*field->owner), field);
    error(codes::unknownName, name.range(), inQuotes(name.text) + " " + why,
          {{field->range, "declared here"}});
    return nullptr;
  }
  if (builder_.isForgiven(name.text)) return nullptr;
  if (scope.hasMethodOrPredicate(name.text)) {
    error(codes::syntax, name.range(), inQuotes(name.text) + " is a method; a call needs parentheses");
    return nullptr;
  }
  if (r_.names.reportPrivate(scope, name)) return nullptr;
  unknown(name, "field in class " + inQuotes(scope.declaration->name) + " called",
          [&scope] { return scope.fieldNames(); });
  return nullptr;
}

// Java evaluates what stands before a static member, and forgets it.
const Expression* OperandResolver::staticOf(const Expression* receiver) {
  const bool isHarmless = receiver == nullptr || isThisOrAround(*receiver) ||
                          std::holds_alternative<VariableRead>(receiver->node);
  return isHarmless ? nullptr : receiver;
}

// ---------------------------------------------------------------------------------------------- assignments

bool OperandResolver::checkTarget(const Value& target, support::SourceRange range, const Place& place) {
  const Expression* const expression = target.expression;
  if (expression == nullptr) {
    error(codes::syntax, target.range, "this cannot be assigned");
    return false;
  }
  if (expression->type.kind == TypeKind::Error) return false;
  if (!place.allowsEffects) {
    error(codes::impure, range, "an assignment may not stand in " + std::string(place.name));
    return false;
  }
  if (std::holds_alternative<ArrayLength>(expression->node)) {
    error(codes::type, target.range, "the length of an array cannot be assigned");
    return false;
  }
  const bool isAssignableKind = std::holds_alternative<VariableRead>(expression->node) ||
                                std::holds_alternative<FieldRead>(expression->node) ||
                                std::holds_alternative<ArrayRead>(expression->node);
  if (!isAssignableKind)
    error(codes::syntax, target.range, "only variables, fields and elements can be assigned");
  return isAssignableKind;
}

void OperandResolver::noteReassigned(const Variable& variable) {
  if (state_.blanks.contains(&variable) || !state_.reassigned.insert(&variable).second) return;
  if (const auto named = state_.namedResources.find(&variable); named != state_.namedResources.end())
    reportReassigned(variable, named->second);
}

void OperandResolver::reportReassigned(const Variable& variable, support::SourceRange resource) {
  error(codes::type, resource,
        "the variable " + inQuotes(variable.name) + " is assigned elsewhere, so it cannot be a resource",
        {{variable.range, "declared here"}});
}

// What is final is assigned once: a variable where it is declared, or, if it has no value there, where javac
// allows it; a field where its object, or class, is made.
bool OperandResolver::checkFinal(const Expression& target, bool isPlain) {
  if (const auto* const read = std::get_if<VariableRead>(&target.node)) {
    if (!read->variable->isFinal) {
      noteReassigned(*read->variable);
      return true;
    }
    error(codes::type, target.range,
          "the final variable " + inQuotes(read->variable->name) + " cannot be assigned again",
          {{read->variable->range, "declared here"}});
    return false;
  }
  const auto* const read = std::get_if<FieldRead>(&target.node);
  if (read == nullptr || !read->field->isFinal) return true;
  const FieldDecl& field = *read->field;
  const bool isMaking =
      isInitializer() ||
      (state_.method != nullptr && state_.method->kind == MethodKind::Constructor && !field.isStatic);
  const bool isStaticPlace = state_.method != nullptr && state_.method->isStatic;
  const bool isOwn = field.isStatic ? read->receiver == nullptr && isStaticPlace
                                    : std::holds_alternative<This>(read->receiver->node);
  if (isPlain && isMaking && isOwn && !field.hasInitialValue && state_.owner->declaration == field.owner)
    return true;
  error(codes::type, target.range,
        "the final field " + inQuotes(field.name) +
            (field.hasInitialValue ? " has its value already"
                                   : " can only be assigned where its " +
                                         std::string(field.isStatic ? "class" : "object") + " is made"),
        {{field.range, "declared here"}});
  return false;
}

Value OperandResolver::makeAssignment(const Value& target, const Expression* assigned,
                                      support::SourceRange range, const Place& place) {
  if (!checkTarget(target, range, place) || !checkFinal(*target.expression, true)) return erroneous(range);
  return value(Assign{target.expression, assigned}, target.expression->type, range);
}

}  // namespace warrant::ast
