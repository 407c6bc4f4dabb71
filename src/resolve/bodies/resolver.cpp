#include "resolve/bodies/resolver.h"

namespace warrant::ast {

Resolver::Resolver(ProgramBuilder& builder, FileScope& file, SyntaxParser& parser, const ClassScope* owner,
                   const MethodDecl* method)
    : state{.builder = builder,
            .file = file,
            .parser = parser,
            .owner = owner,
            .method = method,
            .hasThis = owner != nullptr && (method == nullptr || !method->isStatic)},
      contracts(*this),
      expressions(*this),
      operands(*this),
      names(*this),
      numbers(*this),
      boxes(*this),
      amounts(*this),
      arrays(*this),
      sequences(*this),
      collections(*this),
      datatypes(*this),
      patterns(*this),
      quantifiers(*this),
      vectors(*this),
      assertions(*this),
      calls(*this),
      ghostArguments(*this),
      overloads(*this),
      statements(*this),
      ghosts(*this),
      loops(*this),
      forEach(*this),
      switches(*this),
      exceptions(*this) {}

Resolver::~Resolver() { boxes.reportStandIns(); }

void Resolver::declareParameters(std::span<const Variable* const> parameters) {
  for (const Variable* const parameter : parameters) state.locals.declare(parameter);
  state.slots = static_cast<std::uint32_t>(parameters.size());
}

void Resolver::declareParameters(const MethodDecl& of) {
  of.forEachParameter([this](const Variable& parameter) { state.locals.declare(&parameter); });
  state.slots = of.countParameters();
}

}  // namespace warrant::ast
