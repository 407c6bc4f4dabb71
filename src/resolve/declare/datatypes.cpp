// Algebraic datatypes: `datatype Tree = Leaf | Branch(Tree left, int key, Tree right);` in annotations, in
// classes and outside of them. Their names are known everywhere in the program.
#include <algorithm>
#include <string>
#include <vector>

#include "parse/messages.h"
#include "parse/tree.h"
#include "resolve/declare/program_builder.h"
#include "resolve/declare/types.h"
#include "support/codes.h"

namespace warrant::ast {
namespace {

namespace codes = support::codes;

class DatatypeReader {
 public:
  explicit DatatypeReader(ProgramBuilder& builder) : builder_(builder) {}

  // Their names come first: the parts of one may be of another.
  void declareNames(FileScope& file) {
    for (const Token& token : file.tokens) {
      if (!token.is(TokenType::DATATYPE)) continue;
      const Token& name = file.tokens[token.index + 1];
      auto* const made = builder_.arena().make<Datatype>(Datatype{name.text, {}, name.range()});
      if (const Datatype* const other = builder_.findOwnDatatype(name.text, name.file)) {
        builder_.problems().error(codes::duplicate, name.range(), inQuotes(name.text) + " is declared twice",
                                  {{other->range, "declared here first"}});
        continue;
      }
      builder_.declare(*made);
      pending_.push_back({&file, token.index, made});
    }
  }

  void readAll() {
    for (const Pending& one : pending_) read(one);
    refuseEmpty();
  }

 private:
  struct Pending {
    FileScope* file;
    std::size_t start;
    Datatype* datatype;
  };

  void read(const Pending& one) {
    TokenStream stream(one.file->tokens);
    SyntaxParser parser(stream, builder_.problems());
    stream.seek(one.start);
    Grammar::DatatypeContext* const context = parser.readDatatype();
    if (isBroken(context)) return;
    std::vector<Constructor> constructors;
    for (Grammar::DatatypeConstructorContext* const written : context->datatypeConstructor()) {
      const Token& name = firstToken(written);
      constructors.push_back({name.text, one.datatype, static_cast<std::uint32_t>(constructors.size()),
                              readParts(written->parameters()), name.range()});
    }
    one.datatype->constructors = builder_.arena().copy(constructors);
    for (const Constructor& constructor : one.datatype->constructors) declare(constructor);
  }

  std::span<const ConstructorPart> readParts(Grammar::ParametersContext* parameters) {
    std::vector<ConstructorPart> parts;
    if (parameters == nullptr) return {};
    for (Grammar::ParameterContext* const written : parameters->parameter()) {
      const Token* const name = findToken(written, TokenType::IDENTIFIER);
      if (name == nullptr) continue;
      const Type type = resolveType(builder_, written->type(), TypePlace{nullptr}, written->dimensions());
      const bool isPossible = type.kind == TypeKind::Error || type.kind == TypeKind::Boolean ||
                              type.isIntegral() || type.isReference() || type.isMathematical();
      if (!isPossible)
        builder_.problems().error(codes::unsupported, rangeOf(written),
                                  "values of type " + toString(type) + " are not supported as parts yet");
      const auto other = std::ranges::find(parts, name->text, &ConstructorPart::name);
      if (other != parts.end())
        builder_.problems().error(codes::duplicate, name->range(),
                                  inQuotes(name->text) + " is declared twice",
                                  {{other->range, "declared here first"}});
      parts.push_back({name->text, type, name->range()});
    }
    return builder_.arena().copy(parts);
  }

  void declare(const Constructor& constructor) {
    if (const Constructor* const other =
            builder_.findOwnConstructor(constructor.name, constructor.range.file)) {
      builder_.problems().error(codes::duplicate, constructor.range,
                                inQuotes(constructor.name) + " is declared twice",
                                {{other->range, "declared here first"}});
      return;
    }
    builder_.declare(constructor);
  }

  // A datatype has values if one of its constructors has parts of datatypes that have values only.
  void refuseEmpty() {
    std::vector<const Datatype*> inhabited;
    const auto isInhabited = [&](const Datatype* one) {
      return std::ranges::find(inhabited, one) != inhabited.end();
    };
    const auto hasValue = [&](const Constructor& constructor) {
      return std::ranges::all_of(constructor.parts, [&](const ConstructorPart& part) {
        return !part.type.isDatatype() || isInhabited(part.type.datatype);
      });
    };
    for (std::size_t known = pending_.size() + 1; known != inhabited.size();) {
      known = inhabited.size();
      for (const Pending& one : pending_) {
        if (!isInhabited(one.datatype) && std::ranges::any_of(one.datatype->constructors, hasValue))
          inhabited.push_back(one.datatype);
      }
    }
    for (const Pending& one : pending_) {
      if (isInhabited(one.datatype) || one.datatype->constructors.empty()) continue;
      builder_.problems().error(
          codes::type, one.datatype->range,
          inQuotes(one.datatype->name) + " has no values: each of its constructors needs one already");
    }
  }

  ProgramBuilder& builder_;
  std::vector<Pending> pending_;
};

}  // namespace

void declareDatatypes(ProgramBuilder& builder) {
  DatatypeReader reader(builder);
  for (FileScope& file : builder.files()) reader.declareNames(file);
  reader.readAll();
}

}  // namespace warrant::ast
