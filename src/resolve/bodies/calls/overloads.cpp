// Which of several methods a call means (JLS 15.12.2): those that code may name there, that take the
// arguments, and of these the most specific one. What is not certain is refused where it matters.
#include <algorithm>
#include <iterator>
#include <utility>

#include "ast/print.h"
#include "resolve/bodies/calls/argument_types.h"
#include "resolve/bodies/calls/inference.h"
#include "resolve/bodies/resolver.h"
#include "resolve/declare/generics.h"
#include "resolve/declare/left_out/unlisted.h"
#include "resolve/declare/types.h"
#include "support/codes.h"

namespace warrant::ast {

namespace codes = support::codes;

std::string typesOf(std::span<const Expression* const> arguments) {
  std::string text = "(";
  for (const Expression* const argument : arguments) {
    if (text.size() > 1) text += ", ";
    text += toString(withoutCaptures(argument->type));
  }
  return text + ")";
}

// --------------------------------------------------------------------------------------------- accessibility

bool OverloadResolver::isAccessible(const ClassScope& declaring, const void* member, bool isOfClass,
                                    const ClassDecl& receiver, Through through) const {
  const Access access = declaring.accessOf(member);
  if (access == Access::Public) return true;
  if (access == Access::Private) {
    return state_.owner != nullptr && &state_.owner->topLevel() == &declaring.topLevel();
  }
  if (file_.package == declaring.package) return true;
  if (access == Access::Package || through == Through::New) return false;
  if (through == Through::Super && !isOfClass) return true;
  for (const ClassScope* around = state_.owner; around != nullptr; around = around->outer) {
    const ClassDecl& heir = *around->declaration;
    if (isSubclass(heir, *declaring.declaration) && (isOfClass || isSubclass(receiver, heir))) return true;
  }
  return false;
}

bool OverloadResolver::isAccessible(const MethodDecl& method, const CallTarget& target) const {
  return isAccessible(builder_.scopeOf(*method.owner), &method, method.isStatic, *target.receiver.declaration,
                      target.through);
}

std::string OverloadResolver::whyInaccessible(const ClassScope& declaring, const void* member) const {
  const Access access = declaring.accessOf(member);
  const std::string owner = inQuotes(declaring.declaration->name);
  if (access == Access::Private) return "is private in " + owner;
  if (access == Access::Package) return "is known in the package of " + owner + " only";
  return "is protected in " + owner + ", and this is no place of a subclass that may name it";
}

// ------------------------------------------------------------------------------------------------ candidates

namespace {

void addNotes(std::span<const MethodDecl* const> methods, std::string_view what,
              std::vector<support::Note>& notes) {
  for (const MethodDecl* const method : methods) {
    notes.push_back({method->nameRange, std::string(what) + " " + signature(*method)});
  }
}

// Whether a class is named there of which nothing is known, which is reported where it is named.
bool hasUnknown(const Type& type) {
  if (type.kind == TypeKind::Array) return hasUnknown(*type.element);
  if (type.kind == TypeKind::Error) return true;
  return type.variable == nullptr && type.arguments != nullptr &&
         std::ranges::any_of(type.arguments->list,
                             [](const TypeArgument& argument) { return hasUnknown(argument.type); });
}

bool hasUnknownParameter(const MethodDecl* method) {
  return std::ranges::any_of(method->parameters,
                             [](const Variable* parameter) { return hasUnknown(parameter->type); });
}

bool isUnknown(const Expression* argument) { return argument->type.kind == TypeKind::Error; }

}  // namespace

std::vector<const MethodDecl*> Candidates::all() const {
  std::vector<const MethodDecl*> methods = sure;
  methods.insert(methods.end(), likely.begin(), likely.end());
  methods.insert(methods.end(), asClasses.begin(), asClasses.end());
  return methods;
}

Candidates OverloadResolver::findCandidates(std::span<const MethodDecl* const> overloads,
                                            std::span<const Expression* const> arguments,
                                            const CallTarget& target) {
  Candidates found;
  for (const Phase phase : {Phase::JavaInteger, Phase::Mathematical, Phase::Boxing, Phase::VariableArity}) {
    const bool isLast = phase == Phase::VariableArity;
    if (!found.areNone() || (isLast && !found.asClasses.empty())) break;  // what may take them as they are
    found.phase = phase;
    found.asClasses.clear();
    for (const MethodDecl* const overload : overloads) {
      const Fit fit = fitAll(*overload, target, arguments, phase);
      if (fit == Fit::Yes) found.sure.push_back(overload);
      if (fit == Fit::Perhaps) found.likely.push_back(overload);
      if (fit == Fit::AsClass) found.asClasses.push_back(overload);
    }
  }
  return found;
}

// The arguments, but those of which nothing is known as what fits everywhere.
std::vector<const Expression*> OverloadResolver::withUnknownTypes(
    std::span<const Expression* const> arguments) {
  std::vector<const Expression*> known(arguments.begin(), arguments.end());
  for (const Expression*& argument : known) {
    const bool isFree = std::ranges::any_of(valuesOf(*argument), [this](const Expression* value) {
      return state_.polyCalls.contains(value) && flowingType(*value).kind == TypeKind::Null;
    });
    if (isFree) argument = make(NullLiteral{}, Type{}, argument->range);
  }
  return known;
}

void OverloadResolver::reportUnlisted(const UnlistedMember& member, support::SourceRange range) {
  error(codes::unsupported, range, "'" + nameOf(member) + "' has no contract in the library yet");
}

// Whether Java may take a method that the library does not list rather than the chosen one, which is
// reported.
bool OverloadResolver::mayBeUnlisted(const MethodDecl& chosen, std::span<const MethodDecl* const> overloads,
                                     std::span<const UnlistedMember* const> unlisted,
                                     std::span<const Expression* const> arguments, Phase phase,
                                     support::SourceRange range, const CallTarget& target) {
  const std::vector<const Expression*> known = withUnknownTypes(arguments);
  const bool gathers = phase == Phase::VariableArity;
  const auto accepts = [&](const UnlistedMember& member) {
    if (gathers && mayAccept(member, known, true, builder_)) return true;  // Java takes it before
    const bool mayTake = gathers ? mayGather(member, known, builder_)
                                 : mayAccept(member, known, phase == Phase::Boxing, builder_);
    return mayTake && !ast::isMoreSpecific(chosen, member, gathers, builder_);
  };
  for (const UnlistedMember* const member : unlisted) {
    const bool isRival = accepts(*member) && std::ranges::none_of(overloads, [&](const MethodDecl* method) {
                           return ast::haveSameErasure(*method, *member, target.receiver, builder_);
                         });
    if (!isRival) continue;
    reportUnlisted(*member, range);
    return true;
  }
  return false;
}

// ------------------------------------------------------------------------------------------------ the choice

// Whether the one would take whatever the other is called with (JLS 15.12.2.5, 18.5.4).
bool OverloadResolver::isMoreSpecific(const MethodDecl& left, const MethodDecl& right,
                                      const CallTarget& target, Phase phase, std::size_t arguments) const {
  const std::size_t count = std::max({arguments, left.parameters.size(), right.parameters.size()});
  const std::vector<Type> types = declaredTypes({&left, phase}, target, count);
  std::vector<Type> others = declaredTypes({&right, phase}, target, count);
  if (!target.variablesOf(right).empty()) {
    std::vector<Flow> flows;
    for (std::size_t i = 0; i < types.size(); ++i) flows.push_back({types[i], others[i]});
    others = instantiated(right, target, std::move(others), inferFrom(flows, right, target));
  }
  return std::ranges::equal(types, others, isAssignable);
}

// The one that surely takes the arguments, and is more specific than all that may; nullptr: there is none.
const MethodDecl* OverloadResolver::bestOf(const Candidates& found, const CallTarget& target,
                                           std::size_t arguments) const {
  if (found.sure.empty() && found.likely.size() == 1 && found.asClasses.empty()) return found.likely.front();
  const std::vector<const MethodDecl*> all = found.all();
  const auto isBest = [&](const MethodDecl* candidate) {
    return std::ranges::all_of(all, [&](const MethodDecl* other) {
      return candidate == other || isMoreSpecific(*candidate, *other, target, found.phase, arguments);
    });
  };
  std::vector<const MethodDecl*> best;
  std::ranges::copy_if(found.sure, std::back_inserter(best), isBest);
  if (best.size() == 1) return best.front();
  const auto hidesOthers = [&](const MethodDecl* candidate) {  // by erasure
    return std::ranges::all_of(best, [&](const MethodDecl* other) {
      return candidate == other || (candidate->isStatic && isSubclass(*candidate->owner, *other->owner) &&
                                    isSubsignature(*candidate, *other, target.receiver));
    });
  };
  const auto hiding = std::ranges::find_if(best, hidesOthers);
  return hiding == best.end() ? nullptr : *hiding;
}

// Which of the two runs then depends on how javac names the method in the class file.
bool OverloadResolver::isHiddenByErasure(const MethodDecl& chosen,
                                         std::span<const MethodDecl* const> overloads,
                                         support::SourceRange range, const CallTarget& target) {
  const auto hiding = std::ranges::find_if(overloads, [&](const MethodDecl* other) {
    return other != &chosen && other->isStatic && chosen.isStatic &&
           isSubclass(*other->owner, *chosen.owner) && isSubsignature(*other, chosen, target.receiver);
  });
  if (hiding == overloads.end()) return false;
  std::vector<support::Note> notes;
  addNotes(std::span(&*hiding, 1), "this hides it:", notes);
  error(codes::overload, range,
        "javac finds " + inQuotes(signature(chosen)) + " of " + inQuotes(chosen.owner->name) +
            ", which another one hides by its erasure: name the class of the one that is meant, or cast the "
            "arguments",
        std::move(notes));
  return true;
}

Selected OverloadResolver::selectOverload(std::span<const MethodDecl* const> overloads,
                                          std::span<const UnlistedMember* const> unlisted,
                                          std::span<const Expression* const> arguments,
                                          support::SourceRange range, const CallTarget& target) {
  std::vector<const MethodDecl*> visible;
  std::ranges::copy_if(overloads, std::back_inserter(visible),
                       [&](const MethodDecl* overload) { return isAccessible(*overload, target); });
  Candidates found = findCandidates(visible, arguments, target);
  if (found.areNone() && target.seesAll) found = findCandidates(overloads, arguments, target);
  if (found.areNone()) {
    const std::vector<const Expression*> known = withUnknownTypes(arguments);
    const auto accepts = [&](const UnlistedMember* member) {
      return mayAccept(*member, known, true, builder_) || mayGather(*member, known, builder_);
    };
    const auto other = std::ranges::find_if(unlisted, accepts);
    if (other != unlisted.end() || overloads.empty()) {
      reportUnlisted(other != unlisted.end() ? **other : *unlisted.front(), range);
    } else {
      reportInapplicable(overloads, arguments, range, target);
    }
    return {};
  }
  const std::vector<const MethodDecl*> all = found.all();
  if (all.size() > 1 && std::ranges::any_of(all, hasUnknownParameter)) return {};
  if (const MethodDecl* const best = bestOf(found, target, arguments.size())) {
    const bool isRefused = mayBeUnlisted(*best, overloads, unlisted, arguments, found.phase, range, target) ||
                           isHiddenByErasure(*best, overloads, range, target);
    return isRefused ? Selected{} : Selected{best, found.phase};
  }
  if (std::ranges::none_of(arguments, isUnknown)) reportChoice(found, arguments, range);
  return {};
}

void OverloadResolver::reportChoice(const Candidates& found, std::span<const Expression* const> arguments,
                                    support::SourceRange range) {
  std::vector<support::Note> notes;
  const std::string types = typesOf(arguments);
  const std::string name = inQuotes(found.all().front()->name);
  if (found.likely.empty() && found.asClasses.empty()) {
    addNotes(found.sure, "there is", notes);
    return error(codes::type, range, "more than one method of that name fits the arguments " + types,
                 std::move(notes));
  }
  addNotes(found.sure, "this takes the arguments:", notes);
  addNotes(found.likely, "this may take them:", notes);
  addNotes(found.asClasses, "this may take them:", notes);
  error(codes::overload, range,
        "it is not certain which " + name + " javac calls with the arguments " + types +
            ": cast them, or write the type arguments of generic calls among them, so that one fits",
        std::move(notes));
}

void OverloadResolver::reportInapplicable(std::span<const MethodDecl* const> overloads,
                                          std::span<const Expression* const> arguments,
                                          support::SourceRange range, const CallTarget& target) {
  if (isNameOfObject(overloads.front()->name) && builder_.wantLibrary("java/lang/Object")) return;
  const MethodDecl* hidden = nullptr;
  for (const MethodDecl* const overload : findCandidates(overloads, arguments, target).sure) {
    if (!isAccessible(*overload, target)) hidden = overload;
  }
  if (hidden != nullptr) {
    const std::string why = whyInaccessible(builder_.scopeOf(*hidden->owner), hidden);
    return error(codes::unknownName, range, inQuotes(signature(*hidden)) + " " + why,
                 {{hidden->nameRange, "declared here"}});
  }
  std::vector<support::Note> notes;
  addNotes(overloads, "there is", notes);
  const bool areGhostsMeant = std::ranges::any_of(overloads, [&](const MethodDecl* one) {
    const std::size_t ghosts = one->ghostParameters.size();
    return ghosts > 0 && arguments.size() == one->parameters.size() + ghosts;
  });
  const std::string_view form =
      isJava() ? "stand in an annotation: `f(x /*@ e @*/)`" : "stand behind the word: `f(x, ghost e)`";
  error(codes::type, range,
        "no " + inQuotes(overloads.front()->name) + " takes the arguments " + typesOf(arguments) +
            (areGhostsMeant ? "; those for ghost parameters " + std::string(form) : std::string()),
        std::move(notes));
}

}  // namespace warrant::ast
