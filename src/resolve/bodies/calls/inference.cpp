#include "resolve/bodies/calls/inference.h"

#include <algorithm>
#include <optional>

#include "resolve/declare/types.h"

namespace warrant::ast {
namespace {

using Kind = TypeArgument::Kind;

class Inference {
 public:
  Inference(std::span<const TypeVariable* const> variables, ProgramBuilder& builder)
      : variables_(variables),
        builder_(builder),
        exact_(variables.size()),
        upper_(variables.size()),
        lower_(variables.size(), {TypeKind::Null}) {}

  // A value of type `from` goes where `to` is wanted.
  void flow(const Type& from, const Type& to) {
    if (to.isMathematical()) return equate(from, to);
    if (!from.isReference() || from.kind == TypeKind::Null) return;
    if (const auto i = indexOf(to)) {
      lower_[*i] = lower_[*i].kind == TypeKind::Null ? from : commonType(lower_[*i], from, builder_);
    } else if (to.kind == TypeKind::Array && from.kind == TypeKind::Array) {
      flow(*from.element, *to.element);
    } else if (to.arguments != nullptr && to.variable == nullptr) {
      const bool isPlain = from.variable == nullptr;
      const std::optional<Type> own = isPlain ? from : asSuper(from, *to.declaration);
      const std::optional<Type> above =
          own ? asSuper(isOpen(*own) ? *own : captured(*own), *to.declaration) : own;
      if (!above || above->arguments == nullptr) return;
      for (std::size_t k = 0; k < to.arguments->list.size(); ++k) {
        flowArgument(above->arguments->list[k], to.arguments->list[k]);
      }
    }
  }

  std::vector<TypeArgument> solve() const {
    std::vector<TypeArgument> found;
    for (std::size_t i = 0; i < variables_.size(); ++i) {
      const bool isFree = lower_[i].kind == TypeKind::Null;
      const std::optional<Type>& known = !exact_[i] && isFree ? upper_[i] : exact_[i];
      found.push_back(known ? TypeArgument{Kind::Exact, *known} : TypeArgument{Kind::Open, lower_[i]});
    }
    return found;
  }

 private:
  std::optional<std::size_t> indexOf(const Type& type) const {
    const auto found = std::ranges::find(variables_, type.variable);
    if (type.variable == nullptr || found == variables_.end()) return std::nullopt;
    return static_cast<std::size_t>(found - variables_.begin());
  }

  void flowArgument(const TypeArgument& from, const TypeArgument& to) {
    if (from.isWildcard()) return;
    if (to.kind == Kind::Extends || from.kind == Kind::Open) return flow(from.type, to.type);
    const bool hasLower = to.kind == Kind::Super && from.type.variable != nullptr &&
                          from.type.variable->lower.kind != TypeKind::Error;
    const Type& type = hasLower ? from.type.variable->lower : from.type;
    const auto i = to.kind == Kind::Super ? indexOf(to.type) : std::nullopt;
    if (!i) return equate(type, to.type);
    if (!upper_[*i]) upper_[*i] = type;
  }

  void equate(const Type& from, const Type& to) {
    if (const auto i = indexOf(to)) {
      if (!exact_[*i] && from.isReference()) exact_[*i] = from;
    } else if (to.kind == from.kind && to.element != nullptr && from.element != nullptr) {
      equate(*from.element, *to.element);
    } else if (to.arguments != nullptr && from.arguments != nullptr && to.declaration == from.declaration &&
               to.datatype == from.datatype && to.kind == from.kind) {
      for (std::size_t k = 0; k < to.arguments->list.size(); ++k) {
        equate(from.arguments->list[k].type, to.arguments->list[k].type);
      }
    }
  }

  std::span<const TypeVariable* const> variables_;
  ProgramBuilder& builder_;
  std::vector<std::optional<Type>> exact_, upper_;
  std::vector<Type> lower_;
};

bool isArgumentOf(const Type& type, const TypeVariable* variable) {
  return type.arguments != nullptr &&
         std::ranges::any_of(type.arguments->list, [variable](const TypeArgument& argument) {
           return argument.kind == Kind::Exact && argument.type.variable == variable;
         });
}

}  // namespace

std::size_t countIn(const Type& type, const TypeVariable* variable) {
  if (type.variable != nullptr) return type.variable == variable ? 1 : 0;
  if (type.element != nullptr) return countIn(*type.element, variable);
  std::size_t count = 0;
  if (type.arguments == nullptr) return 0;
  for (const TypeArgument& argument : type.arguments->list) count += countIn(argument.type, variable);
  return count;
}

bool boundsAbove(const Type& parameter, const TypeVariable* variable) {
  if (parameter.variable != nullptr || parameter.arguments == nullptr) return false;
  return std::ranges::any_of(parameter.arguments->list, [variable](const TypeArgument& argument) {
    return argument.kind == Kind::Super ? countIn(argument.type, variable) > 0
                                        : boundsAbove(argument.type, variable);
  });
}

std::vector<TypeArgument> inferArguments(std::span<const TypeVariable* const> variables,
                                         std::span<const Flow> flows, ProgramBuilder& builder) {
  Inference inference(variables, builder);
  for (const Flow& flow : flows) inference.flow(flow.from, flow.to);
  return inference.solve();
}

Type inferredResult(const Type& declared, std::span<const TypeVariable* const> variables,
                    std::vector<TypeArgument> inferred) {
  for (std::size_t i = 0; i < inferred.size(); ++i) {
    if (inferred[i].kind != Kind::Open) continue;
    const TypeVariable* const variable = variables[i];
    const bool mayBeOpen =
        isObject(variable->bound) && countIn(declared, variable) == 1 && isArgumentOf(declared, variable);
    if (mayBeOpen) continue;
    const bool isUnknown = inferred[i].type.kind == TypeKind::Null;
    inferred[i] = {Kind::Exact, isUnknown ? boundOnly(*variable) : inferred[i].type};
  }
  return substitute(declared, {variables, inferred});
}

}  // namespace warrant::ast
