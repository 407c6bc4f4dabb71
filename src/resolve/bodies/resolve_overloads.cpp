// Which of several methods a call means (JLS 15.12.2): those that code may name there, that take the
// arguments, and of these the most specific one. What is not certain is refused where it matters.
#include <algorithm>
#include <iterator>
#include <utility>

#include "ast/print.h"
#include "resolve/bodies/argument_types.h"
#include "resolve/bodies/resolver.h"
#include "resolve/declare/generics.h"
#include "resolve/declare/types.h"
#include "resolve/declare/unlisted.h"
#include "support/codes.h"

namespace warrant::ast {

namespace codes = support::codes;

std::string typesOf(std::span<const Expression* const> arguments) {
  std::string text = "(";
  for (const Expression* const argument : arguments) {
    if (text.size() > 1) text += ", ";
    text += toString(argument->type);
  }
  return text + ")";
}

// ------------------------------------------------------------------------------------------------
// accessibility

bool Resolver::isAccessible(const ClassScope& declaring, const void* member, bool isOfClass,
                            const ClassDecl& receiver, Through through) const {
  const Access access = declaring.accessOf(member);
  if (access == Access::Public) return true;
  if (access == Access::Private) {
    return owner_ != nullptr && &owner_->topLevel() == &declaring.topLevel();
  }
  if (file_.package == declaring.package) return true;
  if (access == Access::Package || through == Through::New) return false;
  if (through == Through::Super && !isOfClass) return true;
  for (const ClassScope* around = owner_; around != nullptr; around = around->outer) {
    const ClassDecl& heir = *around->declaration;
    if (isSubclass(heir, *declaring.declaration) && (isOfClass || isSubclass(receiver, heir))) return true;
  }
  return false;
}

bool Resolver::isAccessible(const MethodDecl& method, const CallTarget& target) const {
  return isAccessible(builder_.scopeOf(*method.owner), &method, method.isStatic, *target.receiver.declaration,
                      target.through);
}

std::string Resolver::whyInaccessible(const ClassScope& declaring, const void* member) const {
  const Access access = declaring.accessOf(member);
  const std::string owner = inQuotes(declaring.declaration->name);
  if (access == Access::Private) return "is private in " + owner;
  if (access == Access::Package) return "is known in the package of " + owner + " only";
  return "is protected in " + owner + ", and this is no place of a subclass that may name it";
}

// ------------------------------------------------------------------------------------------------
// applicability

namespace {

bool accepts(const Type& parameter, const Expression& argument, bool asJava) {
  const bool isInt = asJava && argument.type.kind == TypeKind::Integer;  // in Java it is one of type int
  return isAssignable(isInt ? intType : argument.type, parameter);
}

bool acceptsAll(std::span<const Type> parameters, std::span<const Expression* const> arguments, bool asJava) {
  return std::ranges::equal(parameters, arguments, [&](const Type& parameter, const Expression* argument) {
    return accepts(parameter, *argument, asJava);
  });
}

std::vector<support::Note> notesOf(std::span<const MethodDecl* const> methods, std::string_view what) {
  std::vector<support::Note> notes;
  for (const MethodDecl* const method : methods) {
    notes.push_back({method->nameRange, std::string(what) + " " + signature(*method)});
  }
  return notes;
}

// The constructors of `new C<>(…)` are like generic methods: what is to be inferred stays.
template <class Target>
Substitution classSubstitution(const MethodDecl& method, const Target& target) {
  return target.isNew ? Substitution{} : memberSubstitution(*method.owner, target.receiver);
}

}  // namespace

// Those of the parameters, as members of the receiver's type.
std::vector<Type> Resolver::declaredTypes(const MethodDecl& method, const CallTarget& target) const {
  const Substitution substitution = classSubstitution(method, target);
  std::vector<Type> types;
  for (const Variable* const parameter : method.parameters) {
    types.push_back(substitute(parameter->type, substitution));
  }
  return types;
}

// The types of the parameters in the call: what is inferred from the arguments is put in.
std::vector<Type> Resolver::parameterTypes(const MethodDecl& method, const CallTarget& target,
                                           std::span<const Expression* const> arguments) {
  const Substitution substitution = classSubstitution(method, target);
  std::vector<Type> types = declaredTypes(method, target);
  const auto variables = target.variablesOf(method);
  if (variables.empty()) return types;
  std::vector<TypeArgument> inferred = inferFor(method, target, types, arguments);
  for (std::size_t i = 0; i < inferred.size(); ++i) {
    const Type bound = substitute(substitute(variables[i]->bound, substitution), {variables, inferred});
    if (inferred[i].type.kind == TypeKind::Null) inferred[i].type = boundOnly(*variables[i]);
    inferred[i].kind = TypeArgument::Kind::Exact;
    if (!isAssignable(inferred[i].type, bound)) return {};  // no argument fits
  }
  for (Type& type : types) type = substitute(type, {variables, inferred});
  return types;
}

Resolver::Candidates Resolver::findCandidates(std::span<const MethodDecl* const> overloads,
                                              std::span<const Expression* const> arguments,
                                              const CallTarget& target) {
  Candidates found;
  for (const bool asJava : {true, false}) {
    found.open.clear();
    for (const MethodDecl* const overload : overloads) {
      if (overload->parameters.size() != arguments.size()) continue;
      if (acceptsAll(parameterTypes(*overload, target, arguments), arguments, asJava)) {
        found.applicable.push_back(overload);
      } else if (mayBeApplicable(*overload, arguments, target)) {
        found.open.push_back(overload);
      }
    }
    if (!found.applicable.empty()) break;
  }
  return found;
}

// By unchecked conversion of a raw type (JLS 5.1.9), which is none of its own here, or by an inference that
// finds more than ours: as far as classes tell, the arguments fit.
bool Resolver::mayBeApplicable(const MethodDecl& method, std::span<const Expression* const> arguments,
                               const CallTarget& target) const {
  const std::vector<Type> types = declaredTypes(method, target);
  return std::ranges::equal(types, arguments, [](const Type& type, const Expression* argument) {
    const bool areReferences = type.isReference() && argument->type.isReference();
    return areReferences ? isAssignable(erased(argument->type), erased(type))
                         : accepts(type, *argument, true);
  });
}

// ------------------------------------------------------------------------------------------------- the
// choice

// Whether the one would take whatever the other is called with (JLS 15.12.2.5).
bool Resolver::isMoreSpecific(const MethodDecl& left, const MethodDecl& right, const CallTarget& target) {
  std::vector<Expression> values;
  for (const Type& type : declaredTypes(left, target)) values.push_back({NullLiteral{}, type, {}});
  std::vector<const Expression*> arguments;
  for (const Expression& value : values) arguments.push_back(&value);
  CallTarget inferred = target;
  inferred.written.clear();
  return acceptsAll(parameterTypes(right, inferred, arguments), arguments, false);
}

void Resolver::reportUnlisted(const UnlistedMember& member, support::SourceRange range) {
  error(codes::unsupported, range, "'" + nameOf(member) + "' has no contract in the library yet");
}

// Whether Java may take a method that the library does not list rather than the chosen one, which is
// reported.
bool Resolver::mayBeUnlisted(const MethodDecl& chosen, std::span<const MethodDecl* const> overloads,
                             std::span<const UnlistedMember* const> unlisted,
                             std::span<const Expression* const> arguments, support::SourceRange range,
                             const CallTarget& target) {
  for (const UnlistedMember* const member : unlisted) {
    const bool isRival = mayAccept(*member, arguments, builder_) &&
                         !ast::isMoreSpecific(chosen, *member, builder_) &&
                         std::ranges::none_of(overloads, [&](const MethodDecl* method) {
                           return ast::haveSameErasure(*method, *member, target.receiver, builder_);
                         });
    if (!isRival) continue;
    reportUnlisted(*member, range);
    return true;
  }
  return false;
}

const MethodDecl* Resolver::selectOverload(std::span<const MethodDecl* const> overloads,
                                           std::span<const UnlistedMember* const> unlisted,
                                           std::span<const Expression* const> arguments,
                                           support::SourceRange range, const CallTarget& target) {
  std::vector<const MethodDecl*> visible;
  std::ranges::copy_if(overloads, std::back_inserter(visible),
                       [&](const MethodDecl* overload) { return isAccessible(*overload, target); });
  Candidates found = findCandidates(visible, arguments, target);
  if (found.applicable.empty() && target.seesAll) found = findCandidates(overloads, arguments, target);
  if (found.applicable.empty()) {
    const auto accepts = [&](const UnlistedMember* member) {
      return mayAccept(*member, arguments, builder_);
    };
    const auto other = std::ranges::find_if(unlisted, accepts);
    if (other != unlisted.end() || overloads.empty()) {
      reportUnlisted(other != unlisted.end() ? **other : *unlisted.front(), range);
    } else {
      reportInapplicable(overloads, arguments, range, target);
    }
    return nullptr;
  }
  std::vector<const MethodDecl*> best;
  std::ranges::copy_if(found.applicable, std::back_inserter(best), [&](const MethodDecl* candidate) {
    return std::ranges::all_of(found.applicable, [&](const MethodDecl* other) {
      return candidate == other || isMoreSpecific(*candidate, *other, target);
    });
  });
  if (best.size() != 1) {
    error(codes::type, range, "more than one method of that name fits the arguments " + typesOf(arguments),
          notesOf(found.applicable, "there is"));
    return nullptr;
  }
  std::erase_if(found.open,
                [&](const MethodDecl* other) { return isMoreSpecific(*best[0], *other, target); });
  if (found.open.empty()) {
    return mayBeUnlisted(*best[0], overloads, unlisted, arguments, range, target) ? nullptr : best[0];
  }
  std::vector<support::Note> notes = notesOf(best, "this takes the arguments:");
  std::ranges::move(notesOf(found.open, "this may take them:"), std::back_inserter(notes));
  error(codes::overload, range,
        "it is not certain which method of that name javac calls with the arguments " + typesOf(arguments) +
            ": cast them, so that one fits",
        std::move(notes));
  return nullptr;
}

void Resolver::reportInapplicable(std::span<const MethodDecl* const> overloads,
                                  std::span<const Expression* const> arguments, support::SourceRange range,
                                  const CallTarget& target) {
  if (isNameOfObject(overloads.front()->name) && builder_.wantLibrary("java/lang/Object")) return;
  const MethodDecl* hidden = nullptr;
  for (const MethodDecl* const overload : findCandidates(overloads, arguments, target).applicable) {
    if (!isAccessible(*overload, target)) hidden = overload;
  }
  if (hidden != nullptr) {
    const std::string why = whyInaccessible(builder_.scopeOf(*hidden->owner), hidden);
    return error(codes::unknownName, range, inQuotes(signature(*hidden)) + " " + why,
                 {{hidden->nameRange, "declared here"}});
  }
  error(codes::type, range,
        "no " + inQuotes(overloads.front()->name) + " takes the arguments " + typesOf(arguments),
        notesOf(overloads, "there is"));
}

}  // namespace warrant::ast
