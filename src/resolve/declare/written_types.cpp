// Types as they are written: names of classes and type parameters, arguments, dimensions (JLS 6.5.5).
#include <algorithm>
#include <string>
#include <vector>

#include "parse/messages.h"
#include "parse/suggestion.h"
#include "parse/tree.h"
#include "resolve/declare/generics.h"
#include "resolve/declare/types.h"
#include "support/codes.h"

namespace warrant::ast {

namespace codes = support::codes;

namespace {

// A name of several, with the arguments behind it: null where there are none.
struct NamedPart {
  const Token* name;
  Grammar::TypeArgumentsContext* arguments = nullptr;
};

// A type of VerCors, VeriFast, KeY or Dafny that only annotations have.
bool isMathematicalType(std::string_view word) {
  constexpr std::string_view types[] = {"seq",    "set",  "bag",  "map",      "option", "tuple",
                                        "list",   "perm", "frac", "zfrac",    "real",   "rational",
                                        "bigint", "any",  "nat",  "multiset", "iset",   "process"};
  return std::ranges::find(types, word) != std::end(types);
}

// VerCors has other names for it, two of which say more of the value.
bool isAmountType(std::string_view word) {
  return word == "perm" || word == "frac" || word == "zfrac" || word == "rational";
}

// Java's classes that need no import.
bool isOfJavaLang(std::string_view word) {
  constexpr std::string_view classes[] = {"Appendable",
                                          "AutoCloseable",
                                          "Boolean",
                                          "Byte",
                                          "CharSequence",
                                          "Character",
                                          "Class",
                                          "ClassLoader",
                                          "Cloneable",
                                          "Comparable",
                                          "Deprecated",
                                          "Double",
                                          "Enum",
                                          "Float",
                                          "FunctionalInterface",
                                          "Integer",
                                          "Iterable",
                                          "Long",
                                          "Math",
                                          "Module",
                                          "Number",
                                          "Override",
                                          "Package",
                                          "Process",
                                          "ProcessBuilder",
                                          "Readable",
                                          "Record",
                                          "Runnable",
                                          "Runtime",
                                          "SafeVarargs",
                                          "Short",
                                          "StackTraceElement",
                                          "StackWalker",
                                          "StrictMath",
                                          "StringBuffer",
                                          "StringBuilder",
                                          "SuppressWarnings",
                                          "System",
                                          "Thread",
                                          "ThreadGroup",
                                          "ThreadLocal",
                                          "Throwable",
                                          "Void"};
  return std::ranges::binary_search(classes, word);
}

bool isJavas(std::string_view path) { return path.starts_with("java.") || path.starts_with("javax."); }

std::string noContracts(const std::string& path) {
  return inQuotes(path) + " has no contracts yet; --library names a folder with others";
}

}  // namespace

void checkVisible(ProgramBuilder& builder, const ClassScope& named, const Token& name) {
  if (!named.isGhost || name.annotation != 0) return;
  builder.problems().error(codes::ghostEffect, name.range(),
                           "the class " + inQuotes(named.declaration->name) +
                               " is declared in an annotation: it exists in annotations only",
                           {{named.declaration->nameRange, "declared here"}});
}

std::string whereIsClass(const ProgramBuilder& builder, const Token& name) {
  const Import* const import = builder.findImport(name.text, name.file);
  if (import == nullptr) {
    return isOfJavaLang(name.text) ? noContracts("java.lang." + std::string(name.text)) : std::string();
  }
  return isJavas(import->path) ? noContracts(import->path)
                               : "the class '" + import->path +
                                     "', which is imported, is not part of the program; see --source-path";
}

namespace {

void reportUnknownClass(ProgramBuilder& builder, const Token& name) {
  const bool isInline = builder.program().sources[name.file].dialect == Dialect::Inline;
  if ((name.annotation != 0 || isInline) && isMathematicalType(name.text)) {
    return builder.problems().unknownClass(name.text, codes::unsupported, name.range(),
                                           "the type " + inQuotes(name.text) + " is not supported yet");
  }
  if (builder.wantLibrary("java/lang/" + std::string(name.text))) return;
  const std::string word(name.text);
  if (name.annotation == 0 && isSpecificationWord(name.text)) {  // `open p;` looks like a declaration
    builder.problems().error(codes::dialect, name.range(), belongsInAnnotation(word));
    return;
  }
  if (const std::string where = whereIsClass(builder, name); !where.empty()) {
    builder.problems().unknownClass(name.text, codes::unknownName, name.range(), where);
    return;
  }
  const std::string elsewhere = builder.packageWith(name.text);
  if (!elsewhere.empty() && !builder.packageOf(name.file).empty()) {
    builder.problems().unknownClass(name.text, codes::unknownName, name.range(),
                                    "there is no class '" + word + "' in this package; '" + elsewhere + "." +
                                        word + "' must be imported");
    return;
  }
  if (builder.countClasses(name.text) > 1) {
    builder.problems().error(
        codes::duplicate, name.range(),
        "there are several classes '" + word + "', and none is in this file or the only one in its folder");
    return;
  }
  std::vector<std::string_view> candidates = builder.classNames();
  candidates.insert(candidates.end(), {"void", "int", "boolean", "return"});
  std::string hint = didYouMean(name.text, candidates);
  if (const auto packages = builder.importedPackages(name.file);
      hint.empty() && packages.size() == 1 && isJavas(packages.front())) {
    builder.problems().unknownClass(
        name.text, codes::unknownName, name.range(),
        inQuotes(word) + " is no class of the program, and " + noContracts(packages.front() + "." + word));
    return;
  }
  if (hint.empty() && builder.importsUnknownPackage(name.file)) {
    hint = "; the program does not include all packages that are imported";
  }
  builder.problems().unknownClass(name.text, codes::unknownName, name.range(),
                                  "there is no class '" + word + "'" + hint);
}

// The class that the names mean together; nullptr: there is none, which was reported.
const ClassScope* resolveClass(ProgramBuilder& builder, std::span<const NamedPart> names,
                               const ClassScope* within) {
  const Token& first = *names.front().name;
  const ClassScope* scope = builder.findClass(first.text, within, first.file);
  std::string path(first.text);
  for (const NamedPart& part : names.subspan(1)) {
    const Token* const next = part.name;
    if (scope == nullptr) {
      const bool isPackage = builder.isPackage(path);
      path += "." + std::string(next->text);
      scope = isPackage ? builder.findQualified(path) : nullptr;
      continue;
    }
    const ClassScope* const nested = scope->findNested(next->text);
    if (nested == nullptr) {
      builder.problems().unknownName(
          next->text, codes::unknownName, next->range(),
          "there is no class " + inQuotes(next->text) + " in " + inQuotes(scope->declaration->name));
      return nullptr;
    }
    scope = nested;
  }
  const bool hasPackage = names.size() > 1 && first.text[0] >= 'a' && first.text[0] <= 'z';
  if (scope == nullptr && hasPackage) {
    builder.problems().unknownClass(
        names.back().name->text, codes::unknownName, first.range(),
        isJavas(path) ? noContracts(path) : "there is no class " + inQuotes(path) + " in the program");
  } else if (scope == nullptr) {
    reportUnknownClass(builder, first);
  } else {
    checkVisible(builder, *scope, first);
  }
  return scope;
}

std::vector<NamedPart> partsOf(const Token& first, Grammar::TypeArgumentsContext* arguments,
                               Grammar::QualifiersContext* qualifiers) {
  std::vector<NamedPart> parts{{&first, arguments}};
  if (qualifiers == nullptr) return parts;
  for (Tree* const child : qualifiers->children) {
    if (isToken(child, TokenType::IDENTIFIER)) parts.push_back({asToken(child)});
    if (auto* const found = grammar::as<Grammar::TypeArgumentsContext>(child)) parts.back().arguments = found;
  }
  return parts;
}

class WrittenType {
 public:
  WrittenType(ProgramBuilder& builder, const TypePlace& place) : builder_(builder), place_(place) {}

  Type resolve(std::span<const NamedPart> parts) {
    const Token& name = *parts.back().name;
    if (parts.size() == 1) {
      if (const TypeVariable* const variable = findVariable(name)) {
        if (parts.back().arguments != nullptr) {
          error(codes::type, rangeOf(parts.back().arguments), "a type parameter has no arguments");
        }
        return typeOf(*variable);
      }
    }
    const ClassScope* const scope = resolveClass(builder_, parts, place_.within);
    if (scope == nullptr) return {};
    if (scope->isUnread) {
      builder_.problems().spoil(parts.front().name->range());
      return {};
    }
    return apply(*scope, parts.back(),
                 [&](std::vector<TypeArgument>& arguments) { addThoseAround(*scope, parts, arguments); });
  }

  Type resolveInner(const ClassScope& inner, const NamedPart& name, const Type& around) {
    return apply(inner, name, [&](std::vector<TypeArgument>& arguments) {
      const std::optional<Type> above = asSuper(around, *inner.outer->declaration);
      addThoseOf(above, arguments);
      fillUp(inner, arguments);
    });
  }

  TypeArgument resolveArgument(Grammar::TypeArgumentContext* argument) {
    const bool isWildcard = isToken(argument->children[0], TokenType::QUESTION);
    const TypeArgument::Kind kind = findToken(argument, TokenType::SUPER) != nullptr
                                        ? TypeArgument::Kind::Super
                                    : isWildcard ? TypeArgument::Kind::Extends
                                                 : TypeArgument::Kind::Exact;
    if (isWildcard && argument->typeName() == nullptr) return {kind, builder_.objectType()};
    TypePlace inner = place_;
    inner.allowsDiamond = false;
    const std::size_t dimensions = countDimensions(argument->dimensions());
    Grammar::TypeNameContext* const named = argument->typeName();
    const Type type = named == nullptr
                          ? resolveType(builder_, firstToken(argument), nullptr, nullptr, dimensions, inner)
                          : resolveType(builder_, firstToken(named), named->typeArguments(),
                                        named->qualifiers(), dimensions, inner);
    if (type.kind != TypeKind::Error && !type.isReference()) {
      error(codes::type, rangeOf(argument), "a type argument is a class or an array, not " + toString(type));
      return {kind, {}};
    }
    if (isWildcard && type.kind == TypeKind::Array) {
      error(codes::unsupported, rangeOf(argument),
            "wildcards whose bounds are arrays are not supported: what is stored into an array of another "
            "type might not fit (an ArrayStoreException)");
      return {kind, {}};
    }
    return {kind, type};
  }

  // Whether the name is that of a type parameter here, or of a class that is not further away than the
  // datatype.
  bool isOfClasses(const Token& name, const Datatype& datatype) {
    if (std::ranges::find(place_.ofMethod, name.text, &TypeVariable::name) != place_.ofMethod.end())
      return true;
    const ClassScope* const found = builder_.findClass(name.text, place_.within, name.file);
    return found != nullptr &&
           (found->declaration->nameRange.file == name.file || datatype.range.file != name.file);
  }

 private:
  void error(std::string_view code, support::SourceRange range, std::string message) {
    builder_.problems().error(code, range, std::move(message));
  }

  // The class with the arguments that are written, to which those of the classes around are added.
  Type apply(const ClassScope& scope, const NamedPart& part,
             support::FunctionRef<void(std::vector<TypeArgument>&)> addAround) {
    const ClassDecl& declaration = *scope.declaration;
    if (declaration.typeParameters.empty()) {
      if (part.arguments != nullptr) {
        error(codes::type, rangeOf(part.arguments), inQuotes(part.name->text) + " has no type parameters");
      }
      return {TypeKind::Class, &declaration, nullptr};
    }
    std::vector<TypeArgument> arguments;
    if (!resolveArguments(scope, part, arguments)) return {};
    addAround(arguments);
    const Type type = builder_.types().applied(declaration, arguments);
    builder_.checkBounds(type, part.name->range());
    return type;
  }

  // The type parameter of that name; nullptr: there is none, or a class of that name is nearer.
  const TypeVariable* findVariable(const Token& name) {
    const auto hasName = [&](const TypeVariable* variable) { return variable->name == name.text; };
    const auto ofMethod = std::ranges::find_if(place_.ofMethod, hasName);
    if (ofMethod != place_.ofMethod.end()) return *ofMethod;
    bool isStatic = place_.isStatic;
    for (const ClassScope* scope = place_.within; scope != nullptr; scope = scope->outer) {
      const auto& parameters = scope->declaration->typeParameters;
      const auto found = std::ranges::find_if(parameters, hasName);
      if (found != parameters.end()) {
        if (isStatic) {
          error(codes::misplaced, name.range(),
                "a static member cannot use the type parameter " + inQuotes(name.text) + " of its class");
        }
        return *found;
      }
      if (scope->declaration->name == name.text || scope->findNested(name.text) != nullptr) return nullptr;
      isStatic = isStatic || !scope->isInner;
    }
    return nullptr;
  }

  // Those that are written; `?` for each of a class that is named without.
  bool resolveArguments(const ClassScope& scope, const NamedPart& part,
                        std::vector<TypeArgument>& arguments) {
    const std::size_t count = scope.ownTypeParameters();
    if (part.arguments == nullptr) {
      arguments.resize(count, {TypeArgument::Kind::Extends, builder_.objectType()});
      return true;
    }
    const std::vector<Grammar::TypeArgumentContext*> written = part.arguments->typeArgument();
    if (written.empty() && !place_.allowsDiamond) {
      error(codes::syntax, rangeOf(part.arguments), "'<>' stands behind 'new' only");
      return false;
    }
    if (written.empty()) {
      arguments.resize(count, {TypeArgument::Kind::Open, Type{TypeKind::Null}});
      return true;
    }
    if (written.size() != count) {
      error(codes::type, rangeOf(part.arguments),
            inQuotes(part.name->text) + " has " + std::to_string(count) + " type parameters, not " +
                std::to_string(written.size()));
      return false;
    }
    for (Grammar::TypeArgumentContext* const argument : written)
      arguments.push_back(resolveArgument(argument));
    return true;
  }

  // Those of the classes around an inner one: written before the dot, or as they are here.
  void addThoseAround(const ClassScope& scope, std::span<const NamedPart> parts,
                      std::vector<TypeArgument>& arguments) {
    if (!scope.isInner || arguments.size() == scope.declaration->typeParameters.size()) return;
    if (parts.size() > 1 && parts[parts.size() - 2].arguments != nullptr) {
      resolveArguments(*scope.outer, parts[parts.size() - 2], arguments);
    } else {
      addThoseOf(typeAround(*scope.outer), arguments);
    }
    fillUp(scope, arguments);
  }

  static void addThoseOf(const std::optional<Type>& around, std::vector<TypeArgument>& arguments) {
    if (!around || around->arguments == nullptr) return;
    arguments.insert(arguments.end(), around->arguments->list.begin(), around->arguments->list.end());
  }

  void fillUp(const ClassScope& scope, std::vector<TypeArgument>& arguments) {
    arguments.resize(scope.declaration->typeParameters.size(),
                     {TypeArgument::Kind::Extends, builder_.objectType()});
  }

  // What the object of that class around this place is.
  std::optional<Type> typeAround(const ClassScope& outer) const {
    if (place_.isStatic) return std::nullopt;
    for (const ClassScope* scope = place_.within; scope != nullptr; scope = scope->outer) {
      if (isSubclass(*scope->declaration, *outer.declaration))
        return asSuper(scope->self, *outer.declaration);
      if (!scope->isInner) return std::nullopt;
    }
    return std::nullopt;
  }

  ProgramBuilder& builder_;
  const TypePlace& place_;
};

}  // namespace

Type primitiveType(const Token& word) {
  switch (word.type) {
    case TokenType::INT:
      return intType;
    case TokenType::BOOLEAN:
      return booleanType;
    case TokenType::PRIMITIVE_TYPE: {
      constexpr std::pair<std::string_view, TypeKind> kinds[] = {
          {"byte", TypeKind::Byte}, {"short", TypeKind::Short}, {"char", TypeKind::Char},
          {"long", TypeKind::Long}, {"float", TypeKind::Float}, {"double", TypeKind::Double}};
      const auto found = std::ranges::find(kinds, word.text, [](const auto& kind) { return kind.first; });
      return {found->second};
    }
    default:
      return {};
  }
}

namespace {

// The types that a word of these has between its brackets, in annotations.
struct Mathematical {
  std::string_view word;
  TypeKind kind;
  std::size_t count;
};
constexpr Mathematical mathematicalTypes[] = {{"seq", TypeKind::Sequence, 1},
                                              {"set", TypeKind::Set, 1},
                                              {"bag", TypeKind::Bag, 1},
                                              {"map", TypeKind::Map, 2},
                                              {"option", TypeKind::Option, 1}};

Type resolveMathematical(ProgramBuilder& builder, const Mathematical& form, const Token& name,
                         Grammar::TypeArgumentsContext* arguments, std::size_t dimensions,
                         const TypePlace& place) {
  const std::vector<Grammar::TypeArgumentContext*> written = arguments->typeArgument();
  if (written.size() != form.count) {
    builder.problems().error(
        codes::type, rangeOf(arguments),
        form.count == 1 ? "expected one type, that of its elements, as in " + std::string(form.word) + "<int>"
                        : "expected two types, of keys and values, as in map<int, int>");
    return {};
  }
  std::vector<Type> parts;
  for (Grammar::TypeArgumentContext* const one : written) {
    parts.push_back(resolveElement(builder, one, place));
    if (parts.back().kind == TypeKind::Error) return {};
  }
  if (dimensions > 0) {
    builder.problems().error(codes::type, name.range(), "there are no arrays of mathematical values");
    return {};
  }
  return form.count == 2 ? builder.types().mapOf(parts[0], parts[1])
                         : builder.types().of(form.kind, parts[0]);
}

Type resolveDatatype(ProgramBuilder& builder, const Datatype& datatype, const Token& name,
                     Grammar::TypeArgumentsContext* arguments, std::size_t dimensions,
                     const TypePlace& place) {
  std::vector<Grammar::TypeArgumentContext*> written;
  if (arguments != nullptr) written = arguments->typeArgument();
  if (written.size() != datatype.parameters.size()) {
    builder.problems().error(codes::type, arguments == nullptr ? name.range() : rangeOf(arguments),
                             inQuotes(name.text) + " has " + std::to_string(datatype.parameters.size()) +
                                 " type parameters, not " + std::to_string(written.size()));
    return {};
  }
  if (dimensions > 0) {
    builder.problems().error(codes::type, name.range(), "there are no arrays of mathematical values");
    return {};
  }
  std::vector<TypeArgument> parts;
  for (Grammar::TypeArgumentContext* const one : written) {
    parts.push_back({TypeArgument::Kind::Exact, resolveElement(builder, one, place)});
    if (parts.back().type.kind == TypeKind::Error) return {};
  }
  return builder.types().applied(datatype, parts);
}

}  // namespace

Type resolveElement(ProgramBuilder& builder, Grammar::TypeArgumentContext* written, const TypePlace& place) {
  if (isToken(written->children[0], TokenType::QUESTION)) {
    builder.problems().error(codes::type, rangeOf(written), "expected a type, as in seq<int>");
    return Type{};
  }
  Grammar::TypeNameContext* const named = written->typeName();
  const Type type = resolveType(
      builder, firstToken(written), named == nullptr ? nullptr : named->typeArguments(),
      named == nullptr ? nullptr : named->qualifiers(), countDimensions(written->dimensions()), place);
  const bool isPossible = type.kind == TypeKind::Error || type.kind == TypeKind::Boolean ||
                          type.isIntegral() || type.isReference() || type.isMathematical();
  if (isPossible) return type;
  builder.problems().error(codes::unsupported, rangeOf(written),
                           "values of type " + toString(type) + " are not supported as elements yet");
  return Type{};
}

Type resolveType(ProgramBuilder& builder, const Token& name, Grammar::TypeArgumentsContext* arguments,
                 Grammar::QualifiersContext* qualifiers, std::size_t dimensions, const TypePlace& place) {
  Type type = primitiveType(name);
  if (name.is(TokenType::VOID)) type.kind = TypeKind::Void;
  const bool isInline = builder.program().sources[name.file].dialect == Dialect::Inline;
  const bool isOfAnnotation = isInline || name.annotation != 0;
  const bool isAlone = arguments == nullptr && (qualifiers == nullptr || qualifiers->children.empty());
  if (isAmountType(name.text) && isOfAnnotation && isAlone && dimensions == 0 &&
      builder.findClass(name.text, place.within, name.file) == nullptr)
    return {TypeKind::Perm};
  const bool isUnqualified = qualifiers == nullptr || qualifiers->children.empty();
  if (isOfAnnotation && isUnqualified) {
    const Datatype* const datatype = builder.findDatatype(name.text, name.file);
    if (datatype != nullptr && !WrittenType(builder, place).isOfClasses(name, *datatype))
      return resolveDatatype(builder, *datatype, name, arguments, dimensions, place);
  }
  const bool isWithArguments = arguments != nullptr && isUnqualified;
  const auto* const form = isOfAnnotation && isWithArguments
                               ? std::ranges::find(mathematicalTypes, name.text, &Mathematical::word)
                               : std::end(mathematicalTypes);
  if (form != std::end(mathematicalTypes) && builder.findClass(name.text, place.within, name.file) == nullptr)
    return resolveMathematical(builder, *form, name, arguments, dimensions, place);
  if (type.kind == TypeKind::Error) {
    type = WrittenType(builder, place).resolve(partsOf(name, arguments, qualifiers));
    if (type.kind == TypeKind::Error) return type;
  }
  if (dimensions > 0 && type.kind == TypeKind::Void) {
    builder.problems().error(codes::type, name.range(), "there are no arrays of void");
    return {};
  }
  const bool isMathematical = isInline || (isOfAnnotation && dimensions == 0);
  if (isMathematical && type.isIntegral()) type = integerType;
  for (; dimensions > 0; --dimensions) type = builder.arrayOf(type);
  return type;
}

std::vector<Type> withVariableArity(std::vector<Type> parameters, std::size_t count) {
  Type& last = parameters.back();
  if (last.kind == TypeKind::Array) last = Type(*last.element);
  const Type element = last;
  parameters.resize(std::max(count, parameters.size()), element);
  return parameters;
}

std::size_t countDimensions(Grammar::DimensionsContext* dimensions) {
  return dimensions->children.size() / 2;
}

Type resolveType(ProgramBuilder& builder, std::span<const Token* const> names, const TypePlace& place) {
  std::vector<NamedPart> parts;
  for (const Token* const name : names) parts.push_back({name});
  return WrittenType(builder, place).resolve(parts);
}

Type resolveType(ProgramBuilder& builder, Grammar::TypeContext* type, const TypePlace& place,
                 Grammar::DimensionsContext* behindName) {
  Grammar::ClassTypeContext* const named = type->classType();
  const std::size_t more = behindName == nullptr ? 0 : countDimensions(behindName);
  const std::size_t dimensions = countDimensions(type->dimensions()) + more;
  if (named == nullptr) return resolveType(builder, firstToken(type), nullptr, nullptr, dimensions, place);
  return resolveType(builder, firstToken(named), named->typeArguments(), named->qualifiers(), dimensions,
                     place);
}

Type resolveType(ProgramBuilder& builder, Grammar::TypeNameContext* name, const TypePlace& place) {
  return resolveType(builder, firstToken(name), name->typeArguments(), name->qualifiers(), 0, place);
}

Type resolveInner(ProgramBuilder& builder, const ClassScope& inner, const Token& name,
                  Grammar::TypeArgumentsContext* arguments, const Type& around, const TypePlace& place) {
  return WrittenType(builder, place).resolveInner(inner, {&name, arguments}, around);
}

std::vector<TypeArgument> resolveArguments(ProgramBuilder& builder, Grammar::TypeArgumentsContext* arguments,
                                           const TypePlace& place) {
  std::vector<TypeArgument> resolved;
  WrittenType written(builder, place);
  for (Grammar::TypeArgumentContext* const argument : arguments->typeArgument()) {
    resolved.push_back(written.resolveArgument(argument));
  }
  return resolved;
}

}  // namespace warrant::ast
