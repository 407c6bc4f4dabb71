#include "oracle/subject.h"

#include <algorithm>
#include <optional>
#include <regex>

#include "ast/print.h"

namespace warrant::oracle {

namespace {

std::vector<ast::Source> sourceOf(const std::string& text) {
  return {{{"Subject.java", text}, ast::Dialect::Java}};
}

bool isPlain(const ast::ClassDecl& declaration) {
  return !declaration.isLibrary && !declaration.isBuiltIn && declaration.outer == nullptr &&
         declaration.typeParameters.empty() && declaration.kind == ast::ClassKind::Class;
}

bool isPlain(const ast::Type& type) {
  if (type.kind == ast::TypeKind::Array) return type.element->isIntegral();
  if (type.kind == ast::TypeKind::Class) return type.declaration != nullptr && isPlain(*type.declaration);
  return type.isIntegral() || type.kind == ast::TypeKind::Boolean;
}

std::optional<Subject> subjectOf(const ast::MethodDecl& method) {
  const ast::ClassDecl& owner = *method.owner;
  const bool isRunnable = method.kind != ast::MethodKind::Constructor && method.hasBody() &&
                          !method.isGhost && !method.isOmitted && method.typeParameters.empty() &&
                          method.ghostParameters.empty();
  const ast::Type& type = method.returnType;
  const bool isYielded = type.kind == ast::TypeKind::Void || isPlain(type);
  const auto hasPlainType = [](const ast::Variable* parameter) { return isPlain(parameter->type); };
  if (!isRunnable || !isYielded || !std::ranges::all_of(method.parameters, hasPlainType)) return std::nullopt;
  const std::string name(method.name), home(owner.name);
  Subject subject{.type = ast::toString(type), .owner = home, .name = name};
  if (!method.isStatic) subject.parameters = home + " self";
  std::string symbols, arguments;
  for (const ast::Variable* const parameter : method.parameters) {
    const std::string named(parameter->name);
    const std::string separator = symbols.empty() ? "" : ", ";
    symbols += separator + '"' + named + '"';
    arguments += separator + named;
    subject.parameters +=
        (subject.parameters.empty() ? "" : ", ") + ast::toString(parameter->type) + " " + named;
  }
  subject.call = home + "." + name + "(" + symbols + ")";
  subject.invocation = (method.isStatic ? home : "self") + "." + name + "(" + arguments + ")";
  return subject;
}

}  // namespace

std::vector<Subject> subjectsOf(std::string text, const ast::Library& library) {
  text = std::regex_replace(text, std::regex(R"(\b(private|protected)\b)"), "");
  const ast::ParseResult parsed = ast::parse(sourceOf(text), 1, library);
  std::vector<Subject> subjects;
  if (!parsed.isVerifiable) return subjects;
  for (const ast::ClassDecl* const declaration : parsed.program->classes) {
    if (!isPlain(*declaration)) continue;
    for (const ast::MethodDecl* const method : declaration->methods) {
      if (std::optional<Subject> subject = subjectOf(*method)) {
        subject->text = text;
        subjects.push_back(std::move(*subject));
      }
    }
  }
  return subjects;
}

}  // namespace warrant::oracle
