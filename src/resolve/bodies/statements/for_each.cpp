#include "resolve/bodies/statements/for_each.h"

#include "ast/print.h"
#include "resolve/bodies/resolver.h"
#include "resolve/declare/enum_methods.h"
#include "resolve/declare/generics.h"
#include "resolve/declare/types.h"
#include "support/codes.h"

namespace warrant::ast {

namespace codes = support::codes;

const Statement* ForEachResolver::resolve(LoopText& text, Grammar::ForHeaderContext* header) {
  Grammar::LocalDeclarationContext* const declaration = header->localDeclaration();
  const support::SourceRange place = rangeOf(header->expression());
  const Expression* const iterated = r_.expressions.resolveExpression(header->expression(), codePlace());
  if (declaration->declarator().size() != 1 || declaration->declarator(0)->initializer() != nullptr) {
    error(codes::syntax, rangeOf(declaration),
          "before the ':' of a 'for' stands one variable, without an initial value");
  }
  const ClassScope* const collections = builder_.findQualified("java.util.Collection");
  const Type bound = upperBound(iterated->type);
  if (collections != nullptr && bound.kind == TypeKind::Class) {
    const std::optional<Type> type = asSuper(bound, *collections->declaration);
    if (type && type->arguments != nullptr) return overCollection(text, header, iterated, *type);
  }
  const bool isKnown = iterated->type.kind == TypeKind::Array || iterated->type.kind == TypeKind::Error;
  const bool isRead =
      isKnown || (bound.kind == TypeKind::Class && builder_.wantLibrary("java/util/Collection"));
  if (!isRead) {
    error(codes::type, place,
          "expected an array, or a collection of Java's own, to loop over, but this is of type " +
              toString(iterated->type));
  }
  return overArray(text, header, iterated);
}

Value ForEachResolver::resolveIndex(const Token& word, const Place& place) {
  const bool isInLoop = place.isSpecification && !state_.indices.empty();
  if (isInLoop) {
    const Variable* const index = state_.indices.back();
    return value(VariableRead{index}, index->type, word.range());
  }
  error(codes::misplaced, word.range(), "'\\index' counts the iterations of a 'for (T x : e)' around it");
  return erroneous(word.range());
}

// `for (T x : e) S` is { T[] a = e; for (int i = 0; i < a.length; i++) { T x = a[i]; S } } with an invariant
// that i is not negative. The hidden variables are called what messages should say:
// `e` and `index of x`.
const Statement* ForEachResolver::overArray(LoopText& text, Grammar::ForHeaderContext* header,
                                            const Expression* array) {
  const support::SourceRange place = rangeOf(header->expression());
  const bool isArray = array->type.kind == TypeKind::Array;
  std::vector<const Statement*> statements;
  const std::string_view written = arena().copy(isArray ? toString(*array) : std::string());
  const Variable* const hidden = r_.loops.declareHidden(written, array->type, array, place, statements);
  const Expression* const read = make(VariableRead{hidden}, array->type, place);
  const Type counts = countType();
  const Type elements = isArray ? *array->type.element : Type{};
  addLoop(text, header,
          {.length = make(ArrayLength{read}, counts, place),
           .element =
               [&](const Expression* index) {
                 return make(ArrayRead{read, index}, elements, place);
               },
           .invariants = aboutIterated(*read, *array),
           .counts = counts},
          statements);
  return makeStatement(Block{arena().copy(statements)}, rangeOf(text.statement));
}

// Over a collection: { C c = e; ghost seq<T> s = c.order(); c.lend(s); try { for (…) { T x = s[i]; S } }
// finally { c.takeBack(s); } }, with an invariant that i is within 0 and the length. What is lent is not
// there in the loop, so that nothing in it can change the collection.
const Statement* ForEachResolver::overCollection(LoopText& text, Grammar::ForHeaderContext* header,
                                                 const Expression* collection, const Type& type) {
  const support::SourceRange range = rangeOf(text.statement);
  const support::SourceRange place = rangeOf(header->expression());
  std::vector<const Statement*> statements, loop;
  const Variable* const hidden = r_.loops.declareHidden(arena().copy(toString(*collection)), collection->type,
                                                        collection, place, statements);
  const Expression* const read = make(VariableRead{hidden}, collection->type, place);
  const Type elements = upperBound(substitute(typeOf(*type.declaration->typeParameters.front()),
                                              memberSubstitution(*type.declaration, captured(type))));
  const Type sequence = builder_.types().of(TypeKind::Sequence, elements);
  const Expression* const order = call(read, "order", {}, sequence);
  const auto* const all = arena().make<Variable>(Variable{
      arena().copy("elements of " + toString(*collection)), sequence, state_.slots++, false, place, true});
  statements.push_back(makeStatement(LocalDeclaration{all, order}, place));
  const Expression* const sequenceRead = make(VariableRead{all}, sequence, place);
  statements.push_back(ghostCall(read, "lend", sequenceRead));
  const auto operands = [&](std::vector<const Expression*> list) { return arena().copy(list); };
  addLoop(
      text, header,
      {.length = make(ValueOperation{ValueOperator::Length, operands({sequenceRead})}, integerType, place),
       .element =
           [&](const Expression* index) {
             return make(ValueOperation{ValueOperator::Element, operands({sequenceRead, index})}, elements,
                         place);
           },
       .invariants = {},
       .counts = integerType},
      loop);
  const Statement* const body = makeStatement(Block{arena().copy(loop)}, range);
  statements.push_back(makeStatement(Try{body, {}, ghostCall(read, "takeBack", sequenceRead)}, range));
  return makeStatement(Block{arena().copy(statements)}, range);
}

const Expression* ForEachResolver::call(const Expression* receiver, std::string_view name,
                                        Expressions arguments, const Type& type) {
  const ClassScope& scope = *builder_.findQualified("java.util.Collection");
  const MethodDecl* const method = scope.findMethods(name).front();
  return make(Call{.receiver = receiver, .method = method, .arguments = arguments}, type, receiver->range);
}

const Statement* ForEachResolver::ghostCall(const Expression* receiver, std::string_view name,
                                            const Expression* argument) {
  const Expression* const effect =
      call(receiver, name, arena().copy(std::vector<const Expression*>{argument}), voidType);
  const support::SourceRange range = receiver->range;
  return makeStatement(Ghost{makeStatement(Evaluate{effect}, range)}, range);
}

void ForEachResolver::addLoop(LoopText& text, Grammar::ForHeaderContext* header, const Iterated& iterated,
                              std::vector<const Statement*>& statements) {
  Grammar::LocalDeclarationContext* const declaration = header->localDeclaration();
  const support::SourceRange place = rangeOf(header->expression());
  const Type& counts = iterated.counts;
  const std::string_view counter =
      arena().copy("index of " + std::string(firstToken(declaration->declarator(0)).text));
  const Expression* const zero = make(IntegerLiteral{0}, counts, place);
  const Variable* const hidden = r_.loops.declareHidden(counter, counts, zero, place, statements);
  const Expression* const index = make(VariableRead{hidden}, counts, place);
  state_.indices.push_back(hidden);
  std::vector<const Assertion*> invariants = iterated.invariants;
  const Expression* const isNotNegative =
      make(Binary{BinaryOperator::LessOrEqual, zero, index}, booleanType, place);
  invariants.push_back(arena().make<Assertion>(Assertion{Pure{isNotNegative}, place, false}));
  if (iterated.counts == integerType) {
    const Expression* const isWithin =
        make(Binary{BinaryOperator::LessOrEqual, index, iterated.length}, booleanType, place);
    invariants.push_back(arena().make<Assertion>(Assertion{Pure{isWithin}, place, false}));
  }
  Loop loop = r_.loops.beginLoop(text, invariants);
  loop.condition = make(Binary{BinaryOperator::Less, index, iterated.length}, booleanType, place);
  const Expression* const one = make(IntegerLiteral{1}, counts, place);
  loop.updates = arena().copy(std::vector<const Expression*>{
      make(Update{index, BinaryOperator::Add, one, true, counts}, counts, place)});
  loop.testsFirst = true;
  loop.isOverElements = true;

  std::vector<const Statement*> body;
  r_.statements.resolveLocals(declaration, rangeOf(declaration), body, iterated.element(index));
  body.push_back(r_.loops.resolveLoopBody(text, loop.id));
  state_.indices.pop_back();
  loop.body = makeStatement(Block{arena().copy(body)}, body.back()->range);
  statements.push_back(makeStatement(loop, rangeOf(text.statement)));
}

// What no invariant can say: of an array that has no name. The values of an enum are such a one.
std::vector<const Assertion*> ForEachResolver::aboutIterated(const Expression& array,
                                                             const Expression& written) {
  const auto* const call = std::get_if<Call>(&written.node);
  if (call == nullptr || !call->method->isImplicit) return {};
  return aboutValues(builder_, builder_.scopeOf(*call->method->owner), array);
}

}  // namespace warrant::ast
