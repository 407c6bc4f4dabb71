// The second pass: the members of all classes with their types.
#include <algorithm>
#include <string>
#include <unordered_map>
#include <utility>

#include "parse/messages.h"
#include "parse/tree.h"
#include "resolve/declare/enum_methods.h"
#include "resolve/declare/generics.h"
#include "resolve/declare/program_builder.h"
#include "resolve/declare/types.h"
#include "support/codes.h"

namespace warrant::ast {
namespace {

namespace codes = support::codes;

struct Modifiers {
  const Token* pure = nullptr;
  const Token* isStatic = nullptr;
  const Token* ghost = nullptr;
  const Token* isAbstract = nullptr;
  const Token* nonNull = nullptr;
  bool isFinal = false;
  std::optional<Access> access;  // that is written
  bool isDefault = false;

  bool isPrivate() const { return access == Access::Private; }
};

class MemberReader {
 public:
  MemberReader(ProgramBuilder& builder, FileScope& file)
      : builder_(builder), file_(file), stream_(file.tokens), parser_(stream_, builder.problems()) {}

  void readAll(ClassScope& scope) {
    scope_ = &scope;
    if (scope.isInner) declareOuter();
    stream_.seek(scope.bodyStart);
    for (const EnumConstant& constant : scope.constants) declareConstant(constant);
    auto nested = scope.nestedText.begin();
    while (stream_.index() < scope.bodyEnd) {
      while (nested != scope.nestedText.end() && nested->end <= stream_.index()) ++nested;
      const bool isNested = nested != scope.nestedText.end() && nested->start <= stream_.index();
      isNested ? stream_.seek(nested->end) : readOne();
    }
    ClassDecl& declaration = *scope.declaration;
    if (declaration.kind == ClassKind::Enum) {
      if (runsCode(scope)) settleConstants(scope);
      declareEnumMethods(builder_, scope, methods_);
    }
    declaration.fields = arena().copy(fields_);
    declaration.methods = arena().copy(methods_);
    declaration.predicates = arena().copy(predicates_);
    fields_.clear();
    methods_.clear();
    predicates_.clear();
  }

 private:
  support::Arena& arena() { return builder_.arena(); }
  bool isJava() const { return file_.dialect == Dialect::Java; }
  bool at(std::size_t type) const { return stream_.current().is(type); }

  void error(std::string_view code, support::SourceRange range, std::string message) {
    builder_.problems().error(code, range, std::move(message));
  }
  void duplicate(const Token& name, support::SourceRange other) {
    builder_.problems().error(codes::duplicate, name.range(), inQuotes(name.text) + " is declared twice",
                              {{other, "declared here first"}});
  }

  void readOne() {
    if (at(TokenType::SEMICOLON)) return stream_.consume();
    const std::size_t start = stream_.index();
    if (at(TokenType::DATATYPE)) return parser_.skipConstruct(start);  // datatypes.cpp
    if (readInitializerBlock() || skipInvariant(start) || skipMisplacedClause(start)) return;
    if (Grammar::MemberContext* const member = parser_.readMemberHead()) {
      declare(member, start);
    } else {
      if (stream_.index() == start) stream_.consume();
      builder_.forgiveNamesIn(file_, start, stream_.index());
    }
    parser_.dropTrees();
  }

  // `{ … }` and `static { … }`
  bool readInitializerBlock() {
    const bool isStatic = at(TokenType::STATIC);
    const Token& brace = stream_.at(stream_.index() + (isStatic ? 1 : 0));
    if (!brace.is(TokenType::LBRACE) || scope_->isNameless()) return false;
    if (isJava() && stream_.current().annotation != 0) {
      error(codes::dialect, brace.range(),
            "an initialiser is Java: within an annotation javac does not see it");
    }
    scope_->initializers.push_back({brace.index, true, isStatic});
    stream_.seek(brace.index);
    parser_.skipBlock();
    checkPlace(brace, stream_.at(stream_.index() - 1));
    return true;
  }

  // Of the class: what members say is meant without it.
  bool skipInvariant(std::size_t start) {
    std::size_t index = start;
    while (isModifier(stream_.at(index))) ++index;
    const Token& word = stream_.at(index);
    if (!word.is(TokenType::INVARIANT)) return false;
    builder_.problems().error(codes::unsupported, word.range(), std::string(classInvariants), {},
                              Extent::Nothing);
    parser_.skipConstruct(start);
    return true;
  }

  // A clause outside of annotations, `requires p();`, looks like a member whose type is that word.
  bool skipMisplacedClause(std::size_t start) {
    const Token& word = stream_.current();
    const bool isMember = isJava() && word.is(TokenType::TYPE_NAME) && word.annotation == 0 &&
                          stream_.at(start + 1).is(TokenType::IDENTIFIER) && isSpecificationWord(word.text) &&
                          builder_.findClass(word.text, scope_, word.file) == nullptr;
    if (!isMember) return false;
    error(codes::dialect, word.range(), belongsInAnnotation(word.text));
    parser_.skipConstruct(start);
    builder_.forgiveNamesIn(file_, start, stream_.index());
    return true;
  }

  // ----------------------------------------------------------------------------------- what kind of member

  void declare(Grammar::MemberContext* member, std::size_t start) {
    const Modifiers modifiers = readModifiers(member);
    readTypeParameters(member, modifiers);
    if (member->fieldRest() != nullptr && scope_->isNameless()) {
      return error(
          codes::misplaced, rangeOf(member),
          "outside of classes there are predicates and methods, and no fields: declare it in a class");
    }
    if (member->fieldRest() != nullptr) return declareFields(member, modifiers, start);
    if (findToken(member, TokenType::PREDICATE) != nullptr) {
      declarePredicate(member, modifiers);
    } else {
      declareMethod(member, modifiers);
    }
    Member& declared = scope_->members.emplace_back(pending_);
    declared.start = start;
    readBody(member, declared);
    const bool isDefined = member->definition() != nullptr && member->definition()->expression() != nullptr;
    const bool hasBody = isDefined || stream_.at(stream_.index() - 1).is(TokenType::RBRACE);
    if (declared.method != nullptr) checkAbstract(*declared.method, modifiers, hasBody);
    if (!isDefined && declared.body == 0) {
      scope_->bodiless.insert(declared.method != nullptr ? static_cast<const void*>(declared.method)
                                                         : declared.predicate);
    }
    const auto range = rangeBetween(stream_.at(start), stream_.at(stream_.index() - 1));
    (declared.method != nullptr ? declared.method->range : declared.predicate->range) = range;
  }

  void readTypeParameters(Grammar::MemberContext* member, const Modifiers& modifiers) {
    place_ = {scope_, {}, modifiers.isStatic != nullptr};
    const std::vector<Grammar::TypeParametersContext*> all = member->typeParameters();
    if (all.empty()) return;
    if (all.size() > 1 || member->parameters() == nullptr ||
        findToken(member, TokenType::PREDICATE) != nullptr) {
      return error(codes::syntax, rangeOf(all.back()),
                   "type parameters belong to a class or, once, to a method");
    }
    const std::vector<TypeVariable*> variables = ast::declareParameters(builder_, all.front());
    place_.ofMethod = arena().copy(std::vector<const TypeVariable*>(variables.begin(), variables.end()));
    readBounds(builder_, all.front(), variables, place_);
  }

  Modifiers readModifiers(Grammar::MemberContext* member) {
    Modifiers modifiers;
    const Token& name = nameOf(member);
    for (Grammar::ModifierContext* const context : member->modifier()) {
      const Token& token = firstToken(context);
      if (token.is(TokenType::PURE)) modifiers.pure = &token;
      if (token.is(TokenType::GHOST)) modifiers.ghost = &token;
      if (token.is(TokenType::STATIC)) modifiers.isStatic = &token;
      if (token.is(TokenType::ABSTRACT)) modifiers.isAbstract = &token;
      if (token.is(TokenType::FINAL)) modifiers.isFinal = true;
      if (token.is(TokenType::DEFAULT)) modifiers.isDefault = true;
      if (const auto access = writtenAccess(token)) modifiers.access = access;
      const bool isGhostWord =
          token.is(TokenType::PURE) || token.is(TokenType::GHOST) || token.is(TokenType::NON_NULL);
      if (token.is(TokenType::NON_NULL)) modifiers.nonNull = &token;
      if (!isGhostWord && token.annotation != name.annotation) {
        error(
            codes::dialect, token.range(),
            inQuotes(token.text) + " must stand where the declaration does: javac does not read annotations");
      }
    }
    return modifiers;
  }

  // The name is the only identifier directly within the member.
  static const Token& nameOf(Grammar::MemberContext* member) {
    return *findToken(member, TokenType::IDENTIFIER);
  }

  // What is not private is public in an interface, and so is what the library has.
  void restrict(const void* member, const Modifiers& modifiers) {
    const bool isOpen = scope_->isInterface() || scope_->declaration->isLibrary;
    const Access access = modifiers.access.value_or(isOpen ? Access::Public : Access::Package);
    if (access != Access::Public) scope_->restricted[member] = access;
  }

  // In the Java dialect, what stands in annotations is ghost, and nothing but these may be.
  bool isGhost(const Token& name) const { return isJava() && name.annotation != 0; }

  // ------------------------------------------------------------------------------------------------ fields

  void declareFields(Grammar::MemberContext* member, const Modifiers& modifiers, std::size_t start) {
    if (firstToken(member->type()).is(TokenType::VOID))
      error(codes::type, rangeOf(member->type()), "a field cannot be void");
    const Token& name = nameOf(member);
    checkGhost(name, modifiers);
    if (modifiers.pure != nullptr) error(codes::syntax, modifiers.pure->range(), "a field cannot be pure");
    if (modifiers.nonNull != nullptr)
      error(codes::unsupported, modifiers.nonNull->range(),
            "'non_null' is not supported for fields: write `f != null` in a predicate");
    for (Grammar::ClauseContext* const clause : member->clause()) {
      error(codes::misplaced, rangeOf(clause), "a field has no contract");
    }
    Grammar::FieldRestContext* const rest = member->fieldRest();
    bool isInitialized = rest->initializer() != nullptr;
    declareField(name, resolveType(builder_, member->type(), place_, rest->dimensions()), modifiers,
                 isInitialized);
    for (Grammar::DeclaratorContext* const declarator : rest->declarator()) {
      const bool hasValue = declarator->initializer() != nullptr;
      const Type type = resolveType(builder_, member->type(), place_, declarator->dimensions());
      declareField(firstToken(declarator), type, modifiers, hasValue);
      isInitialized = isInitialized || hasValue;
    }
    const bool isStatic = modifiers.isStatic != nullptr || scope_->isInterface();
    if (isInitialized) scope_->initializers.push_back({start, false, isStatic});
  }

  // A field in an annotation says that it is ghost, and nothing in code is.
  void checkGhost(const Token& name, const Modifiers& modifiers) {
    if (modifiers.ghost == nullptr && isGhost(name)) {
      error(codes::syntax, name.range(), "a field in an annotation is declared with 'ghost'");
    } else if (modifiers.ghost != nullptr && isJava() && !isGhost(name)) {
      error(codes::dialect, modifiers.ghost->range(), "a ghost field stands in an annotation as a whole");
    } else if (modifiers.ghost != nullptr && (modifiers.isFinal || scope_->isInterface())) {
      error(codes::misplaced, name.range(),
            scope_->isInterface() ? "an interface has no ghost fields" : "a ghost field cannot be final");
    }
  }

  void declareField(const Token& name, const Type& type, const Modifiers& modifiers, bool isInitialized) {
    auto* const field = arena().make<FieldDecl>();
    field->name = name.text;
    field->type = type;
    field->owner = scope_->declaration;
    field->isStatic = modifiers.isStatic != nullptr || scope_->isInterface();
    field->isGhost = modifiers.ghost != nullptr || isGhost(name);
    field->isFinal = (modifiers.isFinal || scope_->isInterface()) && !field->isGhost;
    field->hasInitialValue = isInitialized;
    field->range = name.range();
    const auto [other, isNew] = scope_->fields.emplace(field->name, field);
    if (!isNew) duplicate(name, other->second->range);
    restrict(field, modifiers);
    field->isGiven = scope_->declaration->isLibrary && field->isStatic && field->isFinal;
    field->isNotNull = field->isGiven && type.isReference();
    fields_.push_back(field);
    scope_->declaredFields.push_back(field);
  }

  // The object around that of an inner class: there before anything is done with the object, and never null.
  void declareOuter() {
    const std::string name = std::string(scope_->outer->declaration->name) + ".this";
    auto* const field = arena().make<FieldDecl>();
    field->name = arena().copy(std::string_view(name));
    field->type = scope_->outer->self;
    field->owner = scope_->declaration;
    field->isFinal = field->isGiven = field->isNotNull = field->isOuter = true;
    field->range = scope_->declaration->nameRange;
    fields_.push_back(field);
    scope_->declaredFields.push_back(field);
    scope_->outerField = field;
  }

  void declareConstant(const EnumConstant& constant) {
    const Token& name = *constant.name;
    auto* const field = arena().make<FieldDecl>();
    field->name = name.text;
    field->type = {TypeKind::Class, scope_->declaration, nullptr};
    field->owner = scope_->declaration;
    field->isStatic = field->isFinal = field->isGiven = field->isEnumConstant = field->isNotNull = true;
    field->hasBody = constant.hasBody;
    field->range = name.range();
    const auto [other, isNew] = scope_->fields.emplace(field->name, field);
    if (!isNew) duplicate(name, other->second->range);
    fields_.push_back(field);
    scope_->declaredFields.push_back(field);
  }

  // Whether something happens when the constants are made.
  static bool runsCode(const ClassScope& scope) {
    return !scope.constructors.empty() || std::ranges::any_of(scope.constants, [](const EnumConstant& one) {
      return one.arguments != 0 || one.hasBody;
    }) || std::ranges::any_of(scope.initializers, [](const InitializerText& text) { return !text.isStatic; });
  }

  // The constants get new objects when the class is initialised, like other static final fields.
  static void settleConstants(ClassScope& scope) {
    for (FieldDecl* const field : scope.declaredFields) {
      if (!field->isEnumConstant) continue;
      field->isGiven = false;
      field->hasInitialValue = true;
    }
  }

  // -------------------------------------------------------------------------------- methods and predicates

  std::span<const Variable* const> declareParameters(Grammar::ParametersContext* parameters,
                                                     bool areGhost = false) {
    std::vector<const Variable*> variables;
    std::unordered_map<std::string_view, const Variable*> names;
    for (Grammar::ParameterContext* const parameter : parameters->parameter()) {
      const bool isReceiver =
          parameter->receiver() != nullptr || findToken(parameter, TokenType::THIS) != nullptr;
      if (isReceiver) continue;
      const Token& name = *findToken(parameter, TokenType::IDENTIFIER);
      Type type = resolveType(builder_, parameter->type(), place_, parameter->dimensions());
      if (type.kind == TypeKind::Void) {
        error(codes::type, rangeOf(parameter->type()), "a parameter cannot be void");
        type = {};
      }
      const auto slot = static_cast<std::uint32_t>(variables.size());
      if (parameter->variableArity() != nullptr && type.kind != TypeKind::Error)
        type = builder_.arrayOf(type);
      auto* const variable = arena().make<Variable>(Variable{name.text, type, slot, true, name.range()});
      variable->isFinal = findToken(parameter, TokenType::FINAL) != nullptr;
      variable->isGhost = areGhost;
      const auto [other, isNew] = names.emplace(variable->name, variable);
      if (!isNew) duplicate(name, other->second->range);
      variables.push_back(variable);
    }
    return arena().copy(variables);
  }

  bool hasVariableArity(Grammar::ParametersContext* parameters) {
    const std::vector<Grammar::ParameterContext*> all = parameters->parameter();
    for (std::size_t i = 0; i + 1 < all.size(); ++i) {
      if (all[i]->variableArity() != nullptr)
        error(codes::syntax, rangeOf(all[i]->variableArity()), "only the last parameter can be one of '...'");
    }
    return !all.empty() && all.back()->variableArity() != nullptr;
  }

  // Each call would make an array.
  void refuseVariableArity(Grammar::ParametersContext* parameters) {
    error(codes::unsupported, rangeOf(parameters->parameter().back()->variableArity()),
          "variable numbers of arguments are not supported in annotations: declare an array or a seq");
  }

  // Ghost parameters, and those that clauses declare.
  void declareGhosts(MethodDecl& method, Grammar::MemberContext* member) {
    std::vector<const Variable*> given, yielded;
    std::vector<const Variable*> all(method.parameters.begin(), method.parameters.end());
    const auto declare = [&](Grammar::TypeContext* written, const Token& name,
                             Grammar::DimensionsContext* dimensions, std::vector<const Variable*>& list) {
      const Type type = resolveType(builder_, written, place_, dimensions);
      const auto other = std::ranges::find(all, name.text, &Variable::name);
      if (other != all.end()) duplicate(name, (*other)->range);
      auto* const variable = arena().make<Variable>(Variable{name.text, type, 0, true, name.range(), true});
      variable->slot = static_cast<std::uint32_t>(all.size());
      list.push_back(all.emplace_back(variable));
    };
    if (auto* const list = member->parameters()->ghostParameters()) {
      for (Grammar::GhostParameterContext* const parameter : list->ghostParameter())
        declare(parameter->type(), *findToken(parameter, TokenType::IDENTIFIER), parameter->dimensions(),
                given);
    }
    for (const std::size_t word : {std::size_t{TokenType::GIVEN}, std::size_t{TokenType::YIELDS}}) {
      for (Grammar::ClauseContext* const clause : member->clause()) {
        if (isBroken(clause) || !firstToken(clause).is(word)) continue;
        declare(clause->type(), *findToken(clause, TokenType::IDENTIFIER), clause->dimensions(),
                word == TokenType::GIVEN ? given : yielded);
      }
    }
    method.ghostParameters = arena().copy(given);
    method.yields = arena().copy(yielded);
    method.slots = method.countParameters();
  }

  // Where nobody could give or take them.
  void checkGhosts(const MethodDecl& method) {
    const bool hasGhosts = !method.ghostParameters.empty() || !method.yields.empty();
    if (!hasGhosts) return;
    const Variable& first =
        method.ghostParameters.empty() ? *method.yields.front() : *method.ghostParameters.front();
    if (method.isPure() && !method.yields.empty()) {
      error(codes::unsupported, method.yields.front()->range,
            "ghost results of pure methods are not supported: what they say is their result");
    } else if (method.isStatic && method.name == "main" && !method.isGhost) {
      error(codes::misplaced, first.range, "Java calls 'main', and gives it nothing for ghost parameters");
    }
  }

  void declarePredicate(Grammar::MemberContext* member, const Modifiers& modifiers) {
    const Token& name = nameOf(member);
    if (modifiers.pure != nullptr)
      error(codes::misplaced, modifiers.pure->range(), "a predicate cannot be 'pure'");
    for (Grammar::ClauseContext* const clause : member->clause()) {
      error(codes::misplaced, rangeOf(clause), "a predicate has no contract");
    }
    auto* const predicate = arena().make<PredicateDecl>();
    predicate->name = name.text;
    predicate->owner = scope_->declaration;
    predicate->isStatic = modifiers.isStatic != nullptr || scope_->isNameless();
    predicate->parameters = declareParameters(member->parameters());
    if (hasVariableArity(member->parameters())) refuseVariableArity(member->parameters());
    predicate->nameRange = name.range();
    const auto methods = scope_->methods.find(predicate->name);
    if (methods != scope_->methods.end()) duplicate(name, methods->second.front()->nameRange);
    const auto [other, isNew] = scope_->predicates.emplace(predicate->name, predicate);
    if (!isNew) duplicate(name, other->second->nameRange);
    predicates_.push_back(predicate);
    pending_ = {nullptr, predicate};
  }

  void declareMethod(Grammar::MemberContext* member, const Modifiers& modifiers) {
    const Token& name = nameOf(member);
    auto* const method = arena().make<MethodDecl>();
    method->name = name.text;
    method->owner = scope_->declaration;
    method->isStatic = modifiers.isStatic != nullptr || scope_->isNameless();
    method->isGhost = isGhost(name) || (modifiers.ghost != nullptr && modifiers.pure == nullptr && !isJava());
    method->typeParameters = place_.ofMethod;
    method->parameters =
        declareParameters(member->parameters(), method->isGhost && modifiers.pure == nullptr);
    declareGhosts(*method, member);
    method->hasVariableArity = hasVariableArity(member->parameters());
    if (method->hasVariableArity && method->isGhost) refuseVariableArity(member->parameters());
    method->nameRange = name.range();
    if (member->type() == nullptr) {
      declareConstructor(*method, name, modifiers);
    } else {
      method->returnType = resolveType(builder_, member->type(), place_, member->dimensions());
      method->kind = modifiers.pure != nullptr ? MethodKind::Pure : MethodKind::Method;
      if (modifiers.pure != nullptr && method->returnType.kind == TypeKind::Void) {
        error(codes::type, name.range(), "a pure method has a result; it cannot be void");
      }
    }
    const bool isFinalClass = scope_->declaration->isFinal;
    method->isFinal = modifiers.isFinal || modifiers.isPrivate() || isFinalClass;
    if (!isGhost(name) || modifiers.access) restrict(method, modifiers);
    const auto clauses = member->clause();
    const auto saysNothing = [](Grammar::ClauseContext* clause) {  // but which ghosts there are
      if (isBroken(clause)) return false;
      const Token& word = firstToken(clause);
      return word.is(TokenType::GIVEN) || word.is(TokenType::YIELDS) || word.is(TokenType::ALSO);
    };
    const bool saysNonNull =
        modifiers.nonNull != nullptr ||
        std::ranges::any_of(member->parameters()->parameter(), [](Grammar::ParameterContext* parameter) {
          return findToken(parameter, TokenType::NON_NULL) != nullptr;
        });
    if (!saysNonNull && std::ranges::all_of(clauses, saysNothing)) scope_->withoutClauses.insert(method);
    const auto isSignals = [](Grammar::ClauseContext* clause) {
      if (isBroken(clause)) return false;
      const Token& word = firstToken(clause);
      return word.is(TokenType::SIGNALS) || word.is(TokenType::SIGNALS_ONLY) || word.is(TokenType::NORMAL);
    };
    if (std::ranges::none_of(clauses, isSignals)) scope_->withoutSignals.insert(method);
    checkGhost(*method, name, modifiers);
    checkGhosts(*method);
    addOverload(*method, name);
    methods_.push_back(method);
    pending_ = {method, nullptr};
  }

  void declareConstructor(MethodDecl& method, const Token& name, const Modifiers& modifiers) {
    method.kind = MethodKind::Constructor;
    if (method.isGhost)
      error(codes::dialect, name.range(), "a constructor is Java: javac does not see it in an annotation");
    method.returnType.kind = TypeKind::Void;
    if (name.text != scope_->declaration->name) {
      error(codes::syntax, name.range(), "the method " + inQuotes(name.text) + " lacks a result type");
    }
    if (modifiers.isStatic != nullptr)  // a pure one changes its own object only, as its contract says
      error(codes::misplaced, modifiers.isStatic->range(), "a constructor cannot be 'static'");
  }

  void checkGhost(const MethodDecl& method, const Token& name, const Modifiers& modifiers) {
    if (isGhost(name) && !method.isPure() && modifiers.ghost == nullptr) {
      error(codes::dialect, name.range(),
            "a method in an annotation is 'pure', or 'ghost': javac does not see it");
    }
    if (!method.isGhost && modifiers.ghost != nullptr && isJava()) {
      error(codes::dialect, modifiers.ghost->range(), "a ghost method stands in an annotation as a whole");
    }
  }

  // The `int` of a ghost method and that of a method of Java are two types, and one word; so are the type
  // parameters of two methods.
  static bool areWrittenAlike(const MethodDecl& left, const MethodDecl& right) {
    return std::ranges::equal(left.parameters, right.parameters, [](const Variable* a, const Variable* b) {
      const bool differ =
          a->type.isReference() && b->type.isReference() && !haveSameErasure(a->type, b->type);
      return !differ && toString(a->type) == toString(b->type);
    });
  }

  void addOverload(const MethodDecl& method, const Token& name) {
    const bool isConstructor = method.kind == MethodKind::Constructor;
    auto& overloads = isConstructor ? scope_->constructors : scope_->methods[method.name];
    for (const MethodDecl* const other : overloads) {
      if (areWrittenAlike(*other, method)) return duplicate(name, other->nameRange);
    }
    overloads.push_back(&method);
    const auto predicate = scope_->predicates.find(method.name);
    if (!isConstructor && predicate != scope_->predicates.end())
      duplicate(name, predicate->second->nameRange);
  }

  void checkAbstract(MethodDecl& method, const Modifiers& modifiers, bool hasBody) {
    const bool isConstructor = method.kind == MethodKind::Constructor;
    const bool isOfInterface = scope_->isInterface();
    if (isOfInterface && isConstructor) {
      return error(codes::misplaced, method.nameRange, "an interface has no constructors");
    }
    const bool mayLackBody = modifiers.isStatic == nullptr && !modifiers.isPrivate() && !modifiers.isDefault;
    method.isAbstract = modifiers.isAbstract != nullptr || (isOfInterface && !hasBody && mayLackBody);
    if (modifiers.isAbstract != nullptr &&
        (isConstructor || modifiers.isStatic != nullptr || method.isFinal)) {
      error(codes::misplaced, modifiers.isAbstract->range(),
            "a method that cannot be overridden cannot be 'abstract'");
    } else if (method.isAbstract && hasBody) {
      error(codes::syntax, method.nameRange, "an abstract method has no body");
    } else if (isOfInterface && !hasBody && !mayLackBody && !scope_->declaration->isLibrary) {
      error(codes::syntax, method.nameRange, "this method needs a body");
    } else if (isOfInterface && isJava() && hasBody && mayLackBody && !method.isGhost) {
      error(codes::syntax, method.nameRange,
            "a method of an interface that has a body is 'default' or 'static'");
    }
  }

  // ------------------------------------------------------------------------------------------------ bodies

  // Finds where the body is, which follows the header that was read.
  void readBody(Grammar::MemberContext* member, Member& declared) {
    const Token& name = nameOf(member);
    if (Grammar::DefinitionContext* const definition = member->definition()) {
      const bool isEmpty = definition->expression() == nullptr;
      const bool isConstructor =
          declared.method != nullptr && declared.method->kind == MethodKind::Constructor;
      if (isEmpty && isJava() && isConstructor && !scope_->declaration->isLibrary) {
        error(codes::syntax, rangeOf(definition), "a constructor needs a body");
      }
      if (!isEmpty) checkPlace(name, firstToken(definition));
      return;
    }
    if (!at(TokenType::LBRACE)) {
      const bool mayEndWithClause = isGhost(name) || (!isJava() && isAbstract(member));
      const bool endsWithClause = stream_.at(stream_.index() - 1).is(TokenType::SEMICOLON);
      if (mayEndWithClause && endsWithClause) return;  // without a body
      parser_.reportUnexpected(TokenType::LBRACE);
      return endsWithClause ? void() : skipToBody();
    }
    const Token& brace = stream_.current();
    checkPlace(name, brace);
    if (stream_.at(brace.index + 1).is(TokenType::ELLIPSIS)) {
      if (isJava()) error(codes::dialect, brace.range(), "javac needs a body; declare the method 'native'");
    } else {
      declared.body = brace.index;
    }
    parser_.skipBlock();
    if (brace.annotation == name.annotation) checkPlace(name, stream_.at(stream_.index() - 1));
  }

  // That a body begins, and ends, where what it is a body of is declared.
  void checkPlace(const Token& declared, const Token& ofBody) {
    if (ofBody.annotation == declared.annotation) return;
    error(codes::dialect, ofBody.range(),
          "the body must stand where the declaration does: both within an annotation, or both outside");
  }

  bool isAbstract(Grammar::MemberContext* member) const {
    return scope_->isInterface() || std::ranges::any_of(member->modifier(), [](auto* modifier) {
             return isToken(modifier->children[0], TokenType::ABSTRACT);
           });
  }

  // Leaves a body that does not follow its header unread.
  void skipToBody() {
    while (stream_.index() < scope_->bodyEnd && !at(TokenType::LBRACE)) {
      const Token& token = stream_.current();
      stream_.consume();
      const bool isEnd = token.is(TokenType::SEMICOLON) && token.annotation == 0;
      if (isEnd && !at(TokenType::LBRACE)) return;
    }
    if (at(TokenType::LBRACE)) parser_.skipBlock();
  }

  ProgramBuilder& builder_;
  FileScope& file_;
  TokenStream stream_;
  SyntaxParser parser_;
  ClassScope* scope_ = nullptr;
  TypePlace place_{nullptr};  // of the member that is read
  Member pending_;
  std::vector<const FieldDecl*> fields_;
  std::vector<const MethodDecl*> methods_;
  std::vector<const PredicateDecl*> predicates_;
};

// In the order of the text.
void number(Program& program, ClassScope& scope) {
  for (FieldDecl* const field : scope.declaredFields) field->index = program.fieldCount++;
  for (const Member& member : scope.members) {
    if (member.method != nullptr) member.method->index = program.methodCount++;
    if (member.predicate != nullptr) member.predicate->index = program.predicateCount++;
  }
  for (MethodDecl* const method : scope.implicitMethods) method->index = program.methodCount++;
}

}  // namespace

void declareMembers(ProgramBuilder& builder) {
  builder.workOnClasses([&](FileScope& file, std::span<ClassScope* const> classes) {
    MemberReader reader(builder, file);
    for (ClassScope* const scope : classes) reader.readAll(*scope);
  });
  Program& program = builder.program();
  for (FileScope& file : builder.files()) {
    for (ClassScope* const scope : file.classes) number(program, *scope);
  }
}

}  // namespace warrant::ast
