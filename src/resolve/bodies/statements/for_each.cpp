#include "resolve/bodies/statements/for_each.h"

#include <algorithm>

#include "ast/print.h"
#include "resolve/bodies/resolver.h"
#include "resolve/declare/enum_methods.h"
#include "resolve/declare/generics.h"
#include "resolve/declare/types.h"
#include "support/codes.h"

namespace warrant::ast {

namespace codes = support::codes;

namespace {

constexpr std::string_view collectionName = "java.util.Collection";
constexpr std::string_view mapName = "java.util.Map";

// Whether its elements have an order that belongs to what it holds, as those of lists and queues.
bool hasSequence(const ClassScope& scope) {
  const std::vector<const MethodDecl*> methods = scope.findMethods("view");
  return methods.size() == 1 && methods.front()->parameters.empty() &&
         methods.front()->returnType.isSequence();
}

// All arrays that methods of Java's own yield, but for what they were given, are of their making.
bool makesArray(const MethodDecl& method) {
  return method.owner != nullptr && method.owner->isLibrary && method.returnType.kind == TypeKind::Array;
}

bool isNewArray(const Expression& e) {
  return std::holds_alternative<NewArray>(e.node) || std::holds_alternative<ArrayInitializer>(e.node);
}

constexpr auto justTheBody = [](const Expression*, const Statement* body) { return body; };

}  // namespace

const Statement* ForEachResolver::resolve(LoopText& text, Grammar::ForHeaderContext* header) {
  Grammar::LocalDeclarationContext* const declaration = header->localDeclaration();
  const support::SourceRange place = rangeOf(header->expression());
  const Expression* const iterated = r_.expressions.resolveExpression(header->expression(), codePlace());
  if (declaration->declarator().size() != 1 || declaration->declarator(0)->initializer() != nullptr) {
    error(codes::syntax, rangeOf(declaration),
          "before the ':' of a 'for' stands one variable, without an initial value");
  }
  if (const MapView* const view = viewOf(*iterated)) return overView(text, header, *iterated, *view);
  const Type bound = upperBound(iterated->type);
  const bool isOfClass = bound.kind == TypeKind::Class;
  if (const ClassScope* const collections = builder_.findQualified(collectionName);
      collections != nullptr && isOfClass) {
    const std::optional<Type> type = asSuper(bound, *collections->declaration);
    if (type && type->arguments != nullptr) return overCollection(text, header, iterated, *type);
  }
  const ClassScope* const iterables = isOfClass ? builder_.findQualified("java.lang.Iterable") : nullptr;
  if (iterables != nullptr && asSuper(bound, *iterables->declaration) &&
      !builder_.wantLibrary("java/util/Iterator"))
    return overIterable(text, header, iterated);
  const bool isKnown = iterated->type.kind == TypeKind::Array || iterated->type.kind == TypeKind::Error;
  const bool isRead = isKnown || (isOfClass && builder_.wantLibrary("java/util/Collection"));
  if (!isRead) {
    error(codes::type, place,
          "expected an array, a collection or an Iterable to loop over, but this is of type " +
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

// `for (T x : e) S` is { T[] a = e; a.length; for (int i = 0; i < a.length; i++) { T x = a[i]; S } } with an
// invariant that i is within 0 and the length. The hidden variables are called what messages should say: `e`
// and `index of x`.
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
  const Expression* const length = make(ArrayLength{read}, counts, place);
  if (isArray)
    statements.push_back(makeStatement(Evaluate{length}, place));  // an array that is null fails here
  const std::vector<const Assertion*> kept = aboutIterated(*read, *array, statements);
  addLoop(text, header,
          {.counts = counts,
           .condition = [&](const Expression* index) { return compare(BinaryOperator::Less, index, length); },
           .element =
               [&](const Expression* index) {
                 return make(ArrayRead{read, index}, elements, place);
               },
           .invariants =
               [&](const Expression* index) {
                 std::vector<const Assertion*> all = kept;
                 for (const Assertion* const each : isWithin(index, length)) all.push_back(each);
                 return all;
               },
           .around = justTheBody},
          statements);
  return makeStatement(Block{arena().copy(statements)}, rangeOf(text.statement));
}

// Over a collection: { C c = e; ghost seq<T> s = c.order(); c.lend(s); try { for (…) { T x = s[i]; S } }
// finally { c.takeBack(s); } }, with an invariant that i is within 0 and the length, and c.lent(s):
// what is lent is not there in the loop, so that nothing in it can change the collection. Where an iteration
// begins it is given back for a moment: the part of c that an invariant holds is then known to have the same
// elements.
const Statement* ForEachResolver::overCollection(LoopText& text, Grammar::ForHeaderContext* header,
                                                 const Expression* collection, const Type& type) {
  const support::SourceRange place = rangeOf(header->expression());
  const ClassScope& scope = *builder_.findQualified(collectionName);
  std::vector<const Statement*> statements, loop;
  const Variable* const hidden = r_.loops.declareHidden(arena().copy(toString(*collection)), collection->type,
                                                        collection, place, statements);
  const Expression* const read = make(VariableRead{hidden}, captured(type), place);
  const Expression* const sequence =
      declareGhost("elements of", *collection, callMethod(read, scope, "order"), statements);
  const auto exchange = [&](std::string_view method) { return ghostCall(read, scope, method, {sequence}); };
  statements.push_back(exchange("lend"));
  std::vector<const Statement*> compared{exchange("takeBack")};
  const Expression* const whole = make(VariableRead{hidden}, captured(upperBound(collection->type)), place);
  if (const ClassScope& own = builder_.scopeOf(*whole->type.declaration); hasSequence(own))
    compared.push_back(ghostCall(whole, own, "view", {}));  // which is the order
  compared.push_back(exchange("lend"));
  const auto afterComparing = [&](const Expression*, const Statement* body) {
    compared.push_back(body);
    return makeStatement(Block{arena().copy(compared)}, body->range);
  };
  addLoopOver(
      sequence, text, header, [&](const Expression* index) { return elementOf(sequence, index); },
      [&](const Expression* index) {
        std::vector<const Assertion*> all = isWithin(index, lengthOf(sequence));
        const PredicateInstance kept{read, scope.findPredicate("lent"), arena().copy(Steps{sequence}), place};
        all.push_back(assertion(kept, place, true).assertion);
        return all;
      },
      afterComparing, loop);
  return whileLent(text, loop, exchange("takeBack"), std::move(statements));
}

const MapView* ForEachResolver::viewOf(const Expression& iterated) const {
  const auto* const call = std::get_if<Call>(&iterated.node);
  const ClassScope* const maps = builder_.findQualified(mapName);
  if (call == nullptr || maps == nullptr || !isSubclass(*call->method->owner, *maps->declaration))
    return nullptr;
  const auto found = std::ranges::find(mapViews, call->method->name, &MapView::name);
  return found == std::end(mapViews) || !call->arguments.empty() ? nullptr : found;
}

// Over the keys or values of a map, which is lent itself: { M m = …; ghost seq<K> s = m.keyOrder();
// m.lendKeyOrder(s); … } as over a collection. Entries may be changed, so a body has the one that it is at: {
// Entry<K, V> e = m.enter(s, v, i); try { Entry<K, V> x = e; S } finally { m.leave(e, s, v); } }, where v is
// what the map held at first.
const Statement* ForEachResolver::overView(LoopText& text, Grammar::ForHeaderContext* header,
                                           const Expression& view, const MapView& methods) {
  const support::SourceRange place = rangeOf(header->expression());
  const ClassScope& scope = *builder_.findQualified(mapName);
  const Expression& map = *std::get<Call>(view.node).receiver;
  std::vector<const Statement*> statements, loop, entering;
  const Variable* const hidden =
      r_.loops.declareHidden(arena().copy(toString(map)), map.type, &map, place, statements);
  const Expression* const read =
      make(VariableRead{hidden}, captured(*asSuper(upperBound(map.type), *scope.declaration)), place);
  const Expression* const sequence =
      declareGhost("elements of", view, callMethod(read, scope, methods.order), statements);
  Steps lent{sequence};
  const bool areEntries = methods.name == "entrySet";
  if (areEntries)
    lent.push_back(declareGhost("contents of", map, callMethod(read, scope, "view"), statements));
  statements.push_back(ghostCall(read, scope, methods.lend, lent));
  const Expression* entry = nullptr;
  const auto enter = [&](const Expression* index) {
    const Expression* const entered = callMethod(read, scope, "enter", {lent[0], lent[1], index});
    const Variable* const entryOf = r_.loops.declareHidden(arena().copy("entry of " + toString(map)),
                                                           entered->type, entered, place, entering);
    entry = make(VariableRead{entryOf}, entered->type, place);
    return entry;
  };
  const auto leaveAfter = [&](const Expression*, const Statement* body) {
    if (!areEntries) return body;
    entering.push_back(makeStatement(
        Try{body, {}, ghostCall(read, scope, "leave", {entry, lent[0], lent[1]})}, body->range));
    return makeStatement(Block{arena().copy(entering)}, body->range);
  };
  addLoopOver(
      sequence, text, header,
      [&](const Expression* index) { return areEntries ? enter(index) : elementOf(sequence, index); },
      [&](const Expression* index) {
        std::vector<const Assertion*> all = isWithin(index, lengthOf(sequence));
        const PredicateInstance kept{read, scope.findPredicate("lentEntries"), arena().copy(lent), place};
        if (areEntries) all.push_back(assertion(kept, place, true).assertion);
        return all;
      },
      leaveAfter, loop);
  return whileLent(text, loop, ghostCall(read, scope, methods.takeBack, lent), std::move(statements));
}

// Over an Iterable of one's own: { I t = e.iterator(); ghost seq<T> s = t.elements(); ghost int n =
// t.count(); try { for (int i = 0; t.hasNext(); i++) { T x = t.next(); S } } finally { t.end(); } }, with the
// invariant that t is valid, has these elements, has given i of them, and is of what it was of.
const Statement* ForEachResolver::overIterable(LoopText& text, Grammar::ForHeaderContext* header,
                                               const Expression* iterable) {
  const support::SourceRange place = rangeOf(header->expression());
  const ClassScope& own = builder_.scopeOf(*upperBound(iterable->type).declaration);
  std::vector<const Statement*> statements, loop;
  const Expression* const made = callMethod(iterable, own, "iterator");
  const Type type = captured(upperBound(made->type));
  const ClassScope& iterators = *builder_.findQualified("java.util.Iterator");
  if (type.kind != TypeKind::Class ||
      !asSuper(type, *iterators.declaration))  // which is reported at the method
    return overArray(text, header, erroneous(place).expression);
  const Variable* const hidden = r_.loops.declareHidden(arena().copy("iterator of " + toString(*iterable)),
                                                        type, made, place, statements);
  const Expression* const read = make(VariableRead{hidden}, type, place);
  const ClassScope& scope = builder_.scopeOf(*type.declaration);
  const auto keep = [&](std::string_view what, std::string_view method) {
    return declareGhost(what, *iterable, callMethod(read, scope, method), statements);
  };
  const Expression* const sequence = keep("elements of", "elements");
  const Expression* const first = keep("first index of", "count");
  const Expression* const of = keep("collection behind", "of");
  const PredicateDecl& valid = *scope.findPredicate("valid");
  const auto stays = [&](std::string_view method, const Expression* value) {
    return pure(compare(BinaryOperator::Equal, callMethod(read, scope, method), value));
  };
  addLoop(text, header,
          {.counts = integerType,
           .condition = [&](const Expression*) { return callMethod(read, scope, "hasNext"); },
           .element = [&](const Expression*) { return callMethod(read, scope, "next"); },
           .invariants =
               [&](const Expression* index) {
                 const Expression* const zero = make(IntegerLiteral{0}, integerType, place);
                 const Expression* const count =
                     make(Binary{BinaryOperator::Add, first, index}, integerType, place);
                 return std::vector<const Assertion*>{
                     pure(compare(BinaryOperator::LessOrEqual, zero, index)),
                     assertion(PredicateInstance{read, &valid, {}, place}, place, true).assertion,
                     stays("elements", sequence), stays("count", count), stays("of", of)};
               },
           .around = justTheBody},
          loop);
  return whileLent(text, loop, ghostCall(read, scope, "end", {}), std::move(statements));
}

const Statement* ForEachResolver::whileLent(LoopText& text, const std::vector<const Statement*>& loop,
                                            const Statement* giveBack,
                                            std::vector<const Statement*> statements) {
  const support::SourceRange range = rangeOf(text.statement);
  const Statement* const body = makeStatement(Block{arena().copy(loop)}, range);
  statements.push_back(makeStatement(Try{body, {}, giveBack}, range));
  return makeStatement(Block{arena().copy(statements)}, range);
}

// A ghost variable that no program can name, as it is read.
const Expression* ForEachResolver::declareGhost(std::string_view what, const Expression& of,
                                                const Expression* initial,
                                                std::vector<const Statement*>& statements) {
  const std::string name = std::string(what) + " " + toString(of);
  const auto* const variable = arena().make<Variable>(
      Variable{arena().copy(name), initial->type, state_.slots++, false, initial->range, true});
  statements.push_back(makeStatement(LocalDeclaration{variable, initial}, initial->range));
  return make(VariableRead{variable}, initial->type, initial->range);
}

const Statement* ForEachResolver::ghostCall(const Expression* receiver, const ClassScope& scope,
                                            std::string_view name, const Steps& arguments) {
  const support::SourceRange range = receiver->range;
  return makeStatement(Ghost{makeStatement(Evaluate{callMethod(receiver, scope, name, arguments)}, range)},
                       range);
}

const Expression* ForEachResolver::lengthOf(const Expression* sequence) {
  return make(ValueOperation{ValueOperator::Length, arena().copy(Steps{sequence})}, integerType,
              sequence->range);
}

const Expression* ForEachResolver::elementOf(const Expression* sequence, const Expression* index) {
  return make(ValueOperation{ValueOperator::Element, arena().copy(Steps{sequence, index})},
              withoutCaptures(*sequence->type.element), sequence->range);
}

const Expression* ForEachResolver::compare(BinaryOperator op, const Expression* left,
                                           const Expression* right) {
  return make(Binary{op, left, right}, booleanType, right->range);
}

const Assertion* ForEachResolver::pure(const Expression* condition) {
  return arena().make<Assertion>(Assertion{Pure{condition}, condition->range, false});
}

std::vector<const Assertion*> ForEachResolver::isWithin(const Expression* index, const Expression* end) {
  const Expression* const zero = make(IntegerLiteral{0}, end->type, end->range);
  return {pure(compare(BinaryOperator::LessOrEqual, zero, index)),
          pure(compare(BinaryOperator::LessOrEqual, index, end))};
}

void ForEachResolver::addLoopOver(const Expression* sequence, LoopText& text,
                                  Grammar::ForHeaderContext* header, AtIndex element, Invariants invariants,
                                  Around around, std::vector<const Statement*>& statements) {
  addLoop(
      text, header,
      {.counts = integerType,
       .condition =
           [&](const Expression* index) { return compare(BinaryOperator::Less, index, lengthOf(sequence)); },
       .element = element,
       .invariants = invariants,
       .around = around},
      statements);
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
  Loop loop = r_.loops.beginLoop(text, iterated.invariants(index));
  loop.condition = iterated.condition(index);
  const Expression* const one = make(IntegerLiteral{1}, counts, place);
  loop.updates = arena().copy(std::vector<const Expression*>{
      make(Update{index, BinaryOperator::Add, one, true, counts}, counts, place)});
  loop.testsFirst = true;
  loop.isOverElements = true;

  std::vector<const Statement*> body;
  r_.statements.resolveLocals(declaration, rangeOf(declaration), body, iterated.element(index));
  body.push_back(r_.loops.resolveLoopBody(text, loop.id));
  state_.indices.pop_back();
  loop.body = iterated.around(index, makeStatement(Block{arena().copy(body)}, body.back()->range));
  statements.push_back(makeStatement(loop, rangeOf(text.statement)));
}

// What no invariant can say: of an array that has no name, as what is made where the loop begins. The values
// of an enum are such a one.
std::vector<const Assertion*> ForEachResolver::aboutIterated(const Expression& array,
                                                             const Expression& written,
                                                             std::vector<const Statement*>& statements) {
  const auto* const call = std::get_if<Call>(&written.node);
  if (call != nullptr && call->method->isImplicit)
    return aboutValues(builder_, builder_.scopeOf(*call->method->owner), array);
  const bool isMade = call != nullptr ? makesArray(*call->method) : isNewArray(written);
  if (!isMade) return {};
  const Expression* const read = make(array.node, array.type, array.range);
  const Expression* const zero = make(IntegerLiteral{0}, integerType, array.range);
  const Expression* const length = make(ArrayLength{read}, integerType, array.range);
  const Expression* const values =
      make(ValueOperation{ValueOperator::OfArray, arena().copy(Steps{read, zero, length})},
           builder_.types().of(TypeKind::Sequence, asElement(*array.type.element)), array.range);
  const Expression* const before = declareGhost("elements of", written, values, statements);
  return {arena().make<Assertion>(Assertion{ElementsAccess{read, nullptr, nullptr}, array.range, true}),
          pure(compare(BinaryOperator::Equal, values, before))};
}

}  // namespace warrant::ast
