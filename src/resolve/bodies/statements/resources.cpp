// { final R r = e; Throwable primary = null; try { S } catch (Throwable t) { primary = t; throw t; } finally
// { if (r != null) { if (primary != null) try { r.close(); } catch (Throwable s) { primary.addSuppressed(s);
// } else r.close(); } } }, where S has the other resources around it (JLS 14.20.3).
#include "resolve/bodies/statements/resources.h"

#include <algorithm>

#include "resolve/bodies/resolver.h"
#include "resolve/declare/generics.h"
#include "support/codes.h"

namespace warrant::ast {

namespace codes = support::codes;

namespace {

constexpr std::string_view throwableName = "java.lang.Throwable";

}  // namespace

const Statement* ResourceResolver::resolve(Grammar::StatementContext* statement,
                                           Grammar::ResourcesContext* resources) {
  if (builder_.wantLibrary("java/lang/Throwable")) return nullptr;
  const ClassScope* const throwable = builder_.findQualified(throwableName);
  if (throwable == nullptr || findMethod(*throwable, "addSuppressed", 1) == nullptr) {
    error(codes::unsupported, firstToken(statement).range(),
          "the library does not have what 'try' with resources needs: Throwable.addSuppressed(Throwable)");
    return nullptr;
  }
  const std::vector<Grammar::ResourceContext*> all = resources->resource();
  return within(all, statement);
}

const Statement* ResourceResolver::within(std::span<Grammar::ResourceContext* const> resources,
                                          Grammar::StatementContext* statement) {
  if (resources.empty()) return r_.statements.resolveBlock(statement->block());
  const support::SourceRange range = rangeOf(resources.front());
  const std::size_t mark = state_.locals.mark();
  std::vector<const Statement*> statements;
  const Expression* const resource = open(resources.front(), statements);
  const Type thrown{TypeKind::Class, builder_.findQualified(throwableName)->declaration};
  const Variable* const hidden = r_.loops.declareHidden(
      "the exception of the body", thrown, make(NullLiteral{}, nullType, range), range, statements);
  const Statement* const body = within(resources.subspan(1), statement);
  state_.locals.leave(mark);
  if (resource == nullptr || body == nullptr) return nullptr;
  const Expression* const primary = make(VariableRead{hidden}, thrown, range);
  const auto* const caught =
      arena().make<Variable>(Variable{"exception", thrown, state_.slots++, false, range});
  const Expression* const exception = make(VariableRead{caught}, thrown, range);
  const std::vector<const Statement*> passedOn{evaluate(make(Assign{primary, exception}, thrown, range)),
                                               makeStatement(Throw{exception}, range)};
  const Catch keeping{caught, arena().copy(std::vector{thrown.declaration}),
                      makeStatement(Block{arena().copy(passedOn)}, range)};
  statements.push_back(
      makeStatement(Try{body, arena().copy(std::vector{keeping}), closing(resource, primary)}, range));
  return makeStatement(Block{arena().copy(statements)}, rangeOf(statement));
}

const Expression* ResourceResolver::open(Grammar::ResourceContext* resource,
                                         std::vector<const Statement*>& statements) {
  const support::SourceRange range = rangeOf(resource);
  if (Grammar::LocalDeclarationContext* const declaration = resource->localDeclaration()) {
    if (declaration->declarator().size() != 1 || declaration->declarator(0)->initializer() == nullptr) {
      error(codes::syntax, range, "a resource is one variable, with a value");
      return nullptr;
    }
    r_.statements.resolveLocals(declaration, range, statements);
    const Variable* const variable = std::get<LocalDeclaration>(statements.back()->node).variable;
    return checkCloseable(make(VariableRead{variable}, variable->type, variable->range));
  }
  const Expression* const named = r_.expressions.resolveExpression(resource->expression(), codePlace());
  const bool isName =
      std::holds_alternative<VariableRead>(named->node) || std::holds_alternative<FieldRead>(named->node);
  if (named->type.kind == TypeKind::Error) return nullptr;
  if (!isName) {
    error(codes::syntax, range, "a resource is a declaration, a variable or a field");
    return nullptr;
  }
  if (!isEffectivelyFinal(*named, range)) return nullptr;
  const Variable* const hidden =
      r_.loops.declareHidden("the resource", named->type, named, range, statements);
  return checkCloseable(make(VariableRead{hidden}, named->type, range));
}

// A variable may still be assigned behind it.
bool ResourceResolver::isEffectivelyFinal(const Expression& named, support::SourceRange range) {
  if (const auto* const field = std::get_if<FieldRead>(&named.node)) {
    if (!field->field->isFinal)
      error(codes::type, range,
            "the field " + inQuotes(field->field->name) + " is not final, so it cannot be a resource");
    return field->field->isFinal;
  }
  const Variable& variable = *std::get<VariableRead>(named.node).variable;
  state_.namedResources.emplace(&variable, range);
  if (state_.reassigned.contains(&variable)) r_.operands.reportReassigned(variable, range);
  return true;
}

const Expression* ResourceResolver::checkCloseable(const Expression* resource) {
  const Type type = upperBound(resource->type);
  if (type.kind == TypeKind::Error) return nullptr;
  const ClassScope* const closeable = builder_.findQualified("java.lang.AutoCloseable");
  const bool isOfClass = closeable != nullptr && type.kind == TypeKind::Class;
  if (isOfClass && asSuper(type, *closeable->declaration) &&
      findMethod(builder_.scopeOf(*type.declaration), "close", 0) != nullptr)
    return resource;
  if (!builder_.wantLibrary("java/lang/AutoCloseable"))
    error(codes::type, resource->range, "expected an AutoCloseable, but this is of type " + toString(type));
  return nullptr;
}

const Statement* ResourceResolver::closing(const Expression* resource, const Expression* primary) {
  const support::SourceRange range = resource->range;
  const ClassScope& scope = builder_.scopeOf(*upperBound(resource->type).declaration);
  const auto close = [&] { return evaluate(callMethod(resource, scope, "close")); };
  const auto* const caught =
      arena().make<Variable>(Variable{"exception of close", primary->type, state_.slots++, false, range});
  const Expression* const later = make(VariableRead{caught}, primary->type, range);
  const ClassScope& throwables = *builder_.findQualified(throwableName);
  const Catch suppressing{caught, arena().copy(std::vector{primary->type.declaration}),
                          evaluate(callMethod(primary, throwables, "addSuppressed", {later}))};
  const Statement* const quietly =
      makeStatement(Try{close(), arena().copy(std::vector{suppressing}), nullptr}, range);
  return unlessNull(resource, unlessNull(primary, quietly, close()), nullptr);
}

const Statement* ResourceResolver::evaluate(const Expression* expression) {
  return makeStatement(Evaluate{expression}, expression->range);
}

const Statement* ResourceResolver::unlessNull(const Expression* reference, const Statement* onTrue,
                                              const Statement* onFalse) {
  return makeStatement(If{isNotNull(reference, reference->range), onTrue, onFalse}, reference->range);
}

}  // namespace warrant::ast
