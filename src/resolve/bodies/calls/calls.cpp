// Calls of methods, and predicates.
#include <algorithm>
#include <utility>

#include "ast/print.h"
#include "resolve/bodies/calls/argument_types.h"
#include "resolve/bodies/calls/inference.h"
#include "resolve/bodies/resolver.h"
#include "resolve/declare/generics.h"
#include "resolve/declare/left_out/library_marks.h"
#include "resolve/declare/types.h"
#include "support/codes.h"

namespace warrant::ast {

namespace codes = support::codes;

namespace {

// Such methods of the library go by what equals the argument, and do not give it back: `list.contains(5)`.
bool looksAtValue(const MethodDecl& method, std::size_t parameter) {
  if (!method.owner->isLibrary || !method.isPure() || parameter >= method.parameters.size()) return false;
  return isObject(method.parameters[parameter]->type) && !isObject(*method.owner);
}

}  // namespace

std::vector<const Expression*> CallResolver::resolveArguments(Grammar::ArgumentsContext* arguments,
                                                              const Place& place) {
  std::vector<const Expression*> resolved;
  for (Tree* const child : arguments->children) {
    if (auto* const argument = grammar::as<Grammar::ExpressionContext>(child)) {
      resolved.push_back(capturedArgument(r_.expressions.resolveExpression(argument, place)));
    }
  }
  return resolved;
}

// With one variable for each wildcard of its type, which all parts of the call then mean (JLS 6.5.6.1).
const Expression* CallResolver::capturedArgument(const Expression* argument) {
  const bool isPlain =
      !state_.polyCalls.contains(argument) && r_.overloads.valuesOf(*argument).front() == argument;
  if (!isPlain || !argument->type.isReference() || isOpen(argument->type)) return argument;
  const Type type = captured(argument->type);
  return type == argument->type ? argument : make(argument->node, type, argument->range);
}

Expressions CallResolver::passAll(const Selected& called, std::vector<const Expression*> arguments,
                                  const CallTarget& target, support::SourceRange range, const Place& place) {
  if (called.method == nullptr) return arena().copy(arguments);
  const std::vector<Type> types = r_.overloads.parameterTypes(called, target, arguments);
  for (std::size_t i = 0; i < types.size() && i < arguments.size(); ++i) {
    Place passed = place;
    passed.hasValuesOnly = looksAtValue(*called.method, i);
    arguments[i] = r_.numbers.pass(types[i], arguments[i], passed);
    for (const Expression* const value : r_.overloads.valuesOf(*arguments[i]))
      r_.expressions.checkType(types[i], value, value->range);
  }
  if (!called.gathers()) return arena().copy(arguments);
  const auto first = arguments.begin() + static_cast<std::ptrdiff_t>(called.method->parameters.size() - 1);
  const Type element = types.empty() ? Type{} : types.back();
  const Expression* const all = gather(
      called, element, arena().copy(std::vector<const Expression*>(first, arguments.end())), range, place);
  arguments.erase(first, arguments.end());
  arguments.push_back(all);
  return arena().copy(arguments);
}

// What becomes of boxes that only stand for those of Java code where they are passed to a method of the
// library.
void CallResolver::followBoxes(const MethodDecl& method, Expressions passed, const Expression& call) {
  if (!method.owner->isLibrary || !method.isPure()) return;
  for (std::size_t i = 0; i < passed.size() && i < method.parameters.size(); ++i) {
    const Type& parameter = method.parameters[i]->type;
    if (looksAtValue(method, i)) r_.boxes.noteValueOnly(*passed[i]);
    if (parameter.variable != nullptr && parameter == method.returnType)
      r_.boxes.notePassedOn(*passed[i], call);
  }
}

// The array of the arguments of a variable number (JLS 15.12.4.2), a new object each time.
const Expression* CallResolver::gather(const Selected& called, const Type& element, Expressions elements,
                                       support::SourceRange range, const Place& place) {
  support::SourceRange own = range;
  if (elements.empty()) {  // where they would stand
    own.line = range.endLine;
    own.column = range.endColumn - 1;
  } else {
    own = span(elements.front()->range, elements.back()->range);
  }
  if (element.kind == TypeKind::Error) return erroneous(own).expression;
  if (!place.allowsEffects) {
    error(codes::impure, own,
          "a variable number of arguments is a new array, which may not be made in " +
              std::string(place.name) + ": pass an array that is there");
    return erroneous(own).expression;
  }
  if (!called.method->owner->isLibrary &&
      !isReifiable(element)) {  // the library's contracts say what it may do
    error(codes::unsupported, own,
          "a variable number of arguments of type " + toString(element) +
              " is not supported: which class their array has is not known when the program runs");
    return erroneous(own).expression;
  }
  return make(ArrayInitializer{elements}, builder_.arrayOf(element), own);
}

namespace {

// What VerCors, Viper and others write like a call; empty: none of it.
std::string_view whyUnsupported(std::string_view word) {
  constexpr std::string_view sequential = ": programs are sequential";
  constexpr std::pair<std::string_view, std::string_view> words[] = {
      {"perm", ": what is held is said by acc(e.f, ?p)"},
      {"HPerm", sequential},
      {"APerm", sequential},
      {"Future", sequential},
      {"AddsTo", sequential},
      {"idle", sequential},
      {"running", sequential},
      {"held", sequential},
      {"committed", sequential},
  };
  const auto found = std::ranges::find(words, word, [](const auto& entry) { return entry.first; });
  return found == std::end(words) ? std::string_view() : found->second;
}

}  // namespace

// `f(…)` without a receiver: a method or predicate of this class, or a word of the specification language.
Value CallResolver::resolveCallOfOwn(const Token& name, Grammar::ArgumentsContext* arguments,
                                     const Place& place) {
  const support::SourceRange range = rangeBetween(name, closingOf(arguments));
  const ClassScope* const owner = r_.names.findOwnerOfMethod(name.text);
  const bool isOwn = owner != nullptr;
  if (!isOwn && !name.isQuoted && (place.isSpecification || !isJava())) {
    if (name.text == "acc" || name.text == "Perm" || name.text == "Value")
      return r_.assertions.resolveAccess(name, arguments, place);
    if (name.text == "old") return r_.assertions.resolveOld(name, arguments, place);
    if (const Constructor* const constructor = builder_.findConstructor(name.text, name.file))
      return r_.datatypes.construct(*constructor, arguments, range, place);
    if (name.text == "Some" && arguments->expression().size() == 1)
      return r_.collections.some(r_.expressions.resolveExpression(arguments->expression(0), place), range);
    if ((name.text == "head" || name.text == "tail") && arguments->expression().size() == 1)
      return r_.sequences.resolvePart(name, arguments->expression(0), range, place);
    if (name.text == "untouched") return r_.assertions.resolveUntouched(name, arguments, place);
    if (name.text == "PointsTo") return r_.assertions.resolvePointsTo(name, arguments, place);
    if (const std::string_view reason = whyUnsupported(name.text); !reason.empty()) {
      error(codes::unsupported, range, inQuotes(name.text) + " is not supported" + std::string(reason));
      return erroneous(range);
    }
  }
  if (!isOwn && name.text == "acc") {
    error(codes::predicateInCode, range,
          "permissions cannot be asked for in code; 'acc' belongs in annotations");
    return erroneous(range);
  }
  const bool isGhostWord = !isOwn && isJava() && !place.isSpecification && !arguments->expression().empty() &&
                           isSpecificationWord(name.text);
  if (isGhostWord) {
    error(codes::dialect, name.range(), belongsInAnnotation(name.text));
    return erroneous(range);
  }
  if (!isOwn && r_.names.mayBeOfUnread(name.text)) {
    resolveArguments(arguments, place);
    return erroneous(range);
  }
  if (!isOwn && r_.names.staticImports(name.text).size() > 1) {  // Java chooses among the methods of all
    resolveArguments(arguments, place);
    error(codes::unsupported, range,
          "several classes that are imported statically have " + inQuotes(name.text) + ": name the class");
    return erroneous(range);
  }
  const ClassScope* const created = isOwn ? nullptr : builder_.findClass(name.text, state_.owner, name.file);
  if (isJava() && created != nullptr && !created->declaration->isLibrary) {
    resolveArguments(arguments, place);
    error(codes::syntax, range, "an object is created by `new " + std::string(name.text) + "(…)`");
    return erroneous(range);
  }
  if (!isOwn && state_.owner == nullptr) {
    resolveArguments(arguments, place);
    unknown(name, "method", [] { return std::vector<std::string_view>(); });
    return erroneous(range);
  }
  const ClassScope& called = isOwn ? *owner : *state_.owner;
  return resolveCall(r_.names.objectOf(called, range), called, name, arguments, range, place);
}

// `receiver` is null where the call is one of a static method, or an error.
Value CallResolver::resolveCall(const Expression* receiver, const ClassScope& scope, const Token& name,
                                Grammar::ArgumentsContext* arguments, support::SourceRange range,
                                const Place& place, Grammar::TypeArgumentsContext* typeArguments,
                                Through through) {
  CallTarget target{receiver == nullptr ? scope.self : captured(upperBound(receiver->type))};
  target.through = through;
  target.seesAll = isMathematical(place);
  if (typeArguments != nullptr) target.written = ast::resolveArguments(builder_, typeArguments, typePlace());
  const std::vector<const Expression*> resolved = resolveArguments(arguments, place);
  const bool isString = scope.declaration == builder_.stringType().declaration;
  if (isString && builder_.wantLibrary("java/lang/String")) return erroneous(range);
  const std::vector<const MethodDecl*> methods = scope.findMethods(name.text, target.receiver);
  // Of what Object declares, that alone may fit the arguments better than what a class adds.
  if (name.text == "wait" && builder_.wantLibrary("java/lang/Object")) return erroneous(range);
  const std::vector<const UnlistedMember*> unlisted = scope.findUnlisted(name.text);
  if (!methods.empty() || !unlisted.empty()) {
    const Selected called = r_.overloads.selectOverload(methods, unlisted, resolved, range, target);
    if (called.method == nullptr) return erroneous(range);
    checkWritten(*called.method, target, range);
    return makeMethodCall(receiver, called, resolved, name, arguments, range, place, target);
  }
  if (const PredicateDecl* const predicate = scope.findPredicate(name.text)) {
    return makePredicateInstance(receiver, *predicate, arena().copy(resolved), name, range, target);
  }
  if (!isString && builder_.wantLibrary("java/lang/Object")) return erroneous(range);
  if (r_.names.reportPrivate(scope, name)) return erroneous(range);
  unknown(name, "method or predicate in class " + inQuotes(scope.declaration->name) + " called",
          [&scope] { return scope.methodAndPredicateNames(); });
  return erroneous(range);
}

Value CallResolver::asSuper(const Value& called, const ClassScope& above) {
  if (called.assertion != nullptr) {
    PredicateInstance instance = std::get<PredicateInstance>(called.assertion->node);
    instance.isSuper = true;
    return assertion(instance, called.range, true);
  }
  const auto* const call = std::get_if<Call>(&called.expression->node);
  if (call == nullptr || call->receiver == nullptr) return called;
  if (call->method->isAbstract) {
    error(codes::type, called.range,
          inQuotes(call->method->name) + " is abstract above: there is nothing to call",
          {{call->method->nameRange, "declared here"}});
  }
  const std::vector<const MethodDecl*> members = above.findMethods(call->method->name);
  if (std::ranges::find(members, call->method) == members.end()) {
    error(
        codes::unsupported, called.range,
        "for these type arguments javac finds a method that is overridden by one with its erasure: cast the "
        "arguments",
        {{call->method->nameRange, "declared here"}});
  }
  Call superCall = *call;
  superCall.isSuper = true;
  const Value result = value(superCall, called.expression->type, called.range);
  if (const auto poly = state_.polyCalls.find(called.expression); poly != state_.polyCalls.end())
    state_.polyCalls.emplace(result.expression, PolyCall(poly->second));
  return result;
}

Selected CallResolver::selectConstructor(const ClassScope& scope,
                                         std::span<const Expression* const> arguments,
                                         support::SourceRange range, const CallTarget& target) {
  std::vector<const UnlistedMember*> unlisted;
  for (const UnlistedMember& member : scope.unlisted) {
    if (member.isMethod && member.name == scope.declaration->name) unlisted.push_back(&member);
  }
  if (!scope.constructors.empty() || !unlisted.empty())
    return r_.overloads.selectOverload(scope.constructors, unlisted, arguments, range, target);
  const bool isString = scope.declaration == builder_.stringType().declaration;
  if (isString && builder_.wantLibrary("java/lang/String")) return {};
  if (!arguments.empty()) {
    error(codes::type, range, inQuotes(scope.declaration->name) + " has no constructor with arguments");
  }
  return {};
}

// The type of a member's value for that receiver. An array of a type parameter may be one of another class
// when the program runs (see resolveCast): only where the parameter is known as such is it taken for what it
// is.
Type CallResolver::typeOfMember(const Type& declared, const ClassDecl& owner, const Type& receiver,
                                support::SourceRange range) {
  const Type type = memberType(declared, owner, receiver);
  if (type.kind == TypeKind::Array && !haveSameErasure(type, declared)) {
    error(codes::unsupported, range,
          "arrays of type parameters are not supported where these are known: this is declared as " +
              toString(declared) + ", and would be " + toString(type));
    return {};
  }
  return type;
}

// The type arguments that are written before the method's name.
void CallResolver::checkWritten(const MethodDecl& method, const CallTarget& target,
                                support::SourceRange range) {
  const auto& variables = method.typeParameters;
  if (target.written.empty()) return;
  if (target.written.size() != variables.size()) {
    return error(codes::type, range,
                 inQuotes(method.name) + " has " + std::to_string(variables.size()) +
                     " type parameters, not " + std::to_string(target.written.size()));
  }
  for (std::size_t i = 0; i < variables.size(); ++i) {
    const Type bound = substitute(memberType(variables[i]->bound, *method.owner, target.receiver),
                                  {variables, target.written});
    if (target.written[i].kind == TypeArgument::Kind::Exact && isAssignable(target.written[i].type, bound))
      continue;
    error(codes::type, range,
          inQuotes(toString(target.written[i].type)) + " is no " + toString(bound) + ", which " +
              inQuotes(variables[i]->name) + " must be");
  }
}

Type CallResolver::resultOf(const Selected& called, std::span<const Expression* const> arguments,
                            const CallTarget& target, support::SourceRange range) {
  const MethodDecl& method = *called.method;
  const Type declared = typeOfMember(method.returnType, *method.owner, target.receiver, range);
  if (method.typeParameters.empty()) return declared;
  const Type type =
      inferredResult(declared, method.typeParameters, r_.overloads.inferFor(called, target, arguments));
  // What Java's own methods make of an array is of the class of that.
  const bool isLikeArgument =
      method.owner->isLibrary && std::ranges::any_of(method.parameters, [&](const Variable* one) {
        return one->type == method.returnType;
      });
  if (type.kind != TypeKind::Array || isLikeArgument || haveSameErasure(type, declared)) return type;
  error(codes::unsupported, range,
        "results that are arrays of type parameters are not supported: this would be " + toString(type));
  return {};
}

Value CallResolver::makeMethodCall(const Expression* receiver, const Selected& called,
                                   std::span<const Expression* const> arguments, const Token& name,
                                   Grammar::ArgumentsContext* written, support::SourceRange range,
                                   const Place& place, const CallTarget& target) {
  const MethodDecl& method = *called.method;
  const Expressions passed = passAll(called, {arguments.begin(), arguments.end()}, target, range, place);
  if (!method.isPure() && !place.allowsEffects) {
    if (const Expression* const box = r_.boxes.standInFor(method, passed, range, place))
      return {box, nullptr, range};
  }
  const bool isAllowed =
      method.isPure() || place.allowsEffects || (method.isLemma() && place.allowsGhostCalls);
  if (!isAllowed && method.isLemma()) {
    error(codes::impure, range,
          inQuotes(name.text) + " is a ghost method: it is called by a statement of its own, in annotations");
  } else if (!isAllowed) {
    error(codes::impure, range,
          inQuotes(name.text) + " is not pure, so it cannot be called in " + std::string(place.name) +
              (method.owner->isLibrary ? "" : "; if it only computes a value, declare it pure"));
  }
  // They exchange what a loop over a collection keeps, which nobody may take back while it goes on.
  if (method.isLemma() && method.owner->isLibrary) {
    const std::vector<std::string_view> ofLoops = wordsBehind(builder_, *method.owner, loopsMark);
    if (std::ranges::find(ofLoops, method.name) != ofLoops.end())
      error(codes::unsupported, range, inQuotes(name.text) + " is for loops over collections alone");
  }
  const bool isOfAnnotations = method.isGhost && (isJava() || method.isLemma());
  const bool isOwnStatement = written != nullptr && written == state_.ownCall;
  if (isOfAnnotations && isAllowed && !place.isSpecification && !isOwnStatement) {
    const std::string quoted = inQuotes(name.text);
    error(codes::dialect, range,
          isJava() ? quoted + " is declared in an annotation: code cannot call it"
                   : quoted + " is a ghost method: it is called by a statement of its own, or in ghost code");
  }
  if (method.isStatic) {
    receiver = r_.operands.staticOf(receiver);
  } else if (receiver == nullptr) {
    r_.names.reportNoObject(name.text, range);
    return erroneous(range);
  }
  const auto [given, results] = r_.ghostArguments.resolve(method, written, target, range);
  const Value call = value(Call{.receiver = receiver,
                                .method = &method,
                                .arguments = passed,
                                .ghostArguments = given,
                                .results = results},
                           resultOf(called, called.gathers() ? arguments : passed, target, range), range);
  followBoxes(method, passed, *call.expression);
  if (receiver != nullptr && method.owner->isLibrary && isBox(receiver->type) && !isObject(*method.owner))
    r_.boxes.noteValueOnly(*receiver);
  const Type declared = memberType(method.returnType, *method.owner, target.receiver);
  r_.overloads.notePolyCall(call.expression, called, target, declared, called.gathers() ? arguments : passed);
  return call;
}

Value CallResolver::makePredicateInstance(const Expression* receiver, const PredicateDecl& predicate,
                                          Expressions arguments, const Token& name,
                                          support::SourceRange range, const CallTarget& target) {
  if (predicate.isStatic) {
    receiver = r_.operands.staticOf(receiver);
  } else if (receiver == nullptr) {
    r_.names.reportNoObject(name.text, range);
    return erroneous(range);
  }
  std::vector<Type> parameters;
  for (const Variable* const parameter : predicate.parameters) {
    parameters.push_back(memberType(parameter->type, *predicate.owner, target.receiver));
  }
  const bool areTaken =
      std::ranges::equal(parameters, arguments, [](const Type& parameter, const Expression* argument) {
        return isAssignable(argument->type, parameter);
      });
  if (!areTaken) {
    error(codes::type, range, signature(predicate) + " does not take the arguments " + typesOf(arguments),
          {{predicate.nameRange, "declared here"}});
    return erroneous(range);
  }
  std::vector<const Expression*> passed(arguments.begin(), arguments.end());
  for (std::size_t i = 0; i < passed.size(); ++i) {
    if (parameters[i].isPerm()) passed[i] = r_.amounts.toPerm(passed[i]);
  }
  return assertion(PredicateInstance{receiver, &predicate, arena().copy(passed), range}, range, true);
}

}  // namespace warrant::ast
