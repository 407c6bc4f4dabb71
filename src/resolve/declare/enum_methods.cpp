#include "resolve/declare/enum_methods.h"

#include <algorithm>
#include <initializer_list>
#include <string>
#include <utility>

#include "resolve/declare/types.h"

namespace warrant::ast {
namespace {

// Makes expressions about an enum.
class EnumNodes {
 public:
  EnumNodes(ProgramBuilder& builder, const ClassScope& scope, support::SourceRange range)
      : builder_(builder), scope_(scope), range_(range) {
    for (const FieldDecl* const field : scope.declaredFields) {
      if (field->isEnumConstant) constants_.push_back(field);
    }
  }

  template <class Node>
  const Expression* make(Node node, Type type) {
    return arena().make<Expression>(Expression{node, type, range_});
  }
  const Expression* integer(std::size_t value, const Type& type) {
    return make(IntegerLiteral{static_cast<std::int64_t>(value)}, type);
  }
  const Expression* self() { return make(This{}, ownType()); }
  const Expression* constant(std::size_t i) { return make(FieldRead{nullptr, constants_[i]}, ownType()); }
  const Expression* call(const Expression* receiver, const MethodDecl* method) {
    return make(Call{receiver, method, {}}, method->returnType);
  }
  const Expression* equality(BinaryOperator op, const Expression* left, const Expression* right) {
    return make(Binary{op, left, right}, booleanType);
  }
  const Assertion* pure(const Expression* condition) {
    return arena().make<Assertion>(Assertion{Pure{condition}, range_, false});
  }

  // The value for each constant: `this == A ? 0 : this == B ? 1 : 2`.
  template <class ValueFor>
  const Expression* choice(ValueFor valueFor) {
    const Expression* chosen = valueFor(constants_.empty() ? 0 : constants_.size() - 1);
    for (std::size_t i = constants_.size(); i > 1; --i) {
      const Expression* const isOne = equality(BinaryOperator::Equal, self(), constant(i - 2));
      chosen = make(Conditional{isOne, valueFor(i - 2), chosen}, chosen->type);
    }
    return chosen;
  }

  std::vector<const Assertion*> aboutValues(const Expression& array) {
    std::vector<const Assertion*> all{
        arena().make<Assertion>(Assertion{ElementsAccess{&array, nullptr, nullptr}, range_, true}),
        pure(equality(BinaryOperator::Equal, make(ArrayLength{&array}, intType),
                      integer(constants_.size(), integerType)))};
    for (std::size_t i = 0; i < constants_.size(); ++i) {
      const Expression* const element = make(ArrayRead{&array, integer(i, integerType)}, ownType());
      all.push_back(pure(equality(BinaryOperator::Equal, element, constant(i))));
    }
    return all;
  }

 protected:
  support::Arena& arena() { return builder_.arena(); }
  Type ownType() const { return {TypeKind::Class, scope_.declaration}; }

  ProgramBuilder& builder_;
  const ClassScope& scope_;
  support::SourceRange range_;
  std::vector<const FieldDecl*> constants_;
};

class EnumMethods : private EnumNodes {
 public:
  EnumMethods(ProgramBuilder& builder, ClassScope& scope, std::vector<const MethodDecl*>& methods)
      : EnumNodes(builder, scope, scope.declaration->nameRange), changed_(scope), methods_(methods) {}

  void declareAll() {
    MethodDecl* const ordinal = declarePure("ordinal", intType, {});
    MethodDecl* const name = declarePure("name", builder_.stringType(), {});
    define(ordinal, choice([this](std::size_t i) { return integer(i, intType); }));
    define(name, choice([this](std::size_t i) {
             const std::string_view text = i < constants_.size() ? constants_[i]->name : "";
             return make(StringLiteral{text}, builder_.stringType());
           }));
    if (name != nullptr) declareToString(*name);
    declarePure("hashCode", intType, {});
    declareEquals();
    declareCompareTo(ordinal);
    declareValues();
    declareValueOf();
  }

 private:
  // nullptr: the enum declares such a one.
  MethodDecl* declare(std::string_view name, MethodKind kind, const Type& result,
                      std::initializer_list<const Variable*> parameters) {
    auto* const method = arena().make<MethodDecl>();
    method->kind = kind;
    method->name = name;
    method->owner = scope_.declaration;
    method->isImplicit = method->isFinal = true;
    method->parameters = arena().copy(std::vector<const Variable*>(parameters));
    method->slots = static_cast<std::uint32_t>(parameters.size());
    method->returnType = result;
    method->range = method->nameRange = range_;
    if (scope_.predicates.contains(name)) return nullptr;
    auto& overloads = changed_.methods[name];
    const bool isWritten = std::ranges::any_of(
        overloads, [&](const MethodDecl* other) { return isSubsignature(*other, *method, ownType()); });
    if (isWritten) return nullptr;
    overloads.push_back(method);
    methods_.push_back(method);
    changed_.implicitMethods.push_back(method);
    return method;
  }
  MethodDecl* declarePure(std::string_view name, const Type& result,
                          std::initializer_list<const Variable*> parameters) {
    return declare(name, MethodKind::Pure, result, parameters);
  }

  const Variable* parameter(std::string_view name, const Type& type) {
    return arena().make<Variable>(Variable{name, type, 0, true, range_});
  }

  static void define(MethodDecl* method, const Expression* body) {
    if (method != nullptr) method->pureBody = body;
  }

  // The only one of them that a constant's body may override.
  void declareToString(const MethodDecl& name) {
    MethodDecl* const method = declarePure("toString", builder_.stringType(), {});
    if (method == nullptr) return;
    method->isFinal = scope_.declaration->isFinal;
    define(method, call(self(), &name));
  }

  void declareEquals() {
    const Variable* const other = parameter("other", builder_.objectType());
    define(declarePure("equals", booleanType, {other}),
           equality(BinaryOperator::Equal, self(), make(VariableRead{other}, other->type)));
  }

  void declareCompareTo(const MethodDecl* ordinal) {
    const Variable* const other = parameter("other", ownType());
    MethodDecl* const method = declarePure("compareTo", intType, {other});
    if (method == nullptr || ordinal == nullptr) return;
    const Expression* const read = make(VariableRead{other}, other->type);
    const Assertion* const isNotNull =
        pure(equality(BinaryOperator::NotEqual, read, make(NullLiteral{}, Type{TypeKind::Null})));
    method->requires_ = arena().copy(std::vector<const Assertion*>{isNotNull});
    define(method,
           make(Binary{BinaryOperator::Subtract, call(self(), ordinal), call(read, ordinal)}, intType));
  }

  // A new array with the constants.
  void declareValues() {
    const Type type = builder_.arrayOf(ownType());
    MethodDecl* const method = declare("values", MethodKind::Method, type, {});
    if (method == nullptr) return;
    method->isStatic = true;
    method->ensures = arena().copy(aboutValues(*make(Result{}, type)));
  }

  // Only for who runs it: no contract says which constant has the name.
  void declareValueOf() {
    if (!builder_.isInterpreted()) return;
    MethodDecl* const method =
        declare("valueOf", MethodKind::Method, ownType(), {parameter("name", builder_.stringType())});
    if (method != nullptr) method->isStatic = true;
  }

  ClassScope& changed_;
  std::vector<const MethodDecl*>& methods_;
};

}  // namespace

void declareEnumMethods(ProgramBuilder& builder, ClassScope& scope, std::vector<const MethodDecl*>& methods) {
  EnumMethods(builder, scope, methods).declareAll();
}

std::vector<const Assertion*> aboutValues(ProgramBuilder& builder, const ClassScope& scope,
                                          const Expression& array) {
  return EnumNodes(builder, scope, array.range).aboutValues(array);
}

}  // namespace warrant::ast
