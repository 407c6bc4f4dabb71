// Algebraic datatypes: `datatype Tree<T> = Leaf | Branch(Tree<T> left, T key, Tree<T> right);` in
// annotations, in classes and outside of them. Their names are known everywhere in the program.
#include <algorithm>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "parse/messages.h"
#include "parse/tree.h"
#include "resolve/declare/program_builder.h"
#include "resolve/declare/types.h"
#include "support/codes.h"

namespace warrant::ast {
namespace {

namespace codes = support::codes;

// Which datatypes have values, by which of their arguments do: the least solution of what that asks of parts.
class Inhabited {
 public:
  using Question = std::pair<const Datatype*, std::vector<bool>>;

  void ask(const Question& question) { answers_.emplace(question, false); }
  bool holds(const Question& question) const { return answers_.at(question); }

  void solve() {
    for (bool isChanged = true; isChanged;) {
      isChanged = false;
      const std::map<Question, bool> known = answers_;
      for (const auto& [question, answer] : known) {
        if (answer || !hasValue(question)) continue;
        answers_[question] = true;
        isChanged = true;
      }
      isChanged = isChanged || answers_.size() > known.size();
    }
  }

 private:
  bool hasValue(const Question& question) {
    const auto& [datatype, arguments] = question;
    return std::ranges::any_of(datatype->constructors, [&](const Constructor& constructor) {
      return std::ranges::all_of(constructor.parts,
                                 [&](const ConstructorPart& part) { return hasValue(part.type, question); });
    });
  }

  bool hasValue(const Type& type, const Question& around) {
    if (type.variable != nullptr) {
      const auto& parameters = around.first->parameters;
      const auto found = std::ranges::find(parameters, type.variable);
      return found == parameters.end() || around.second[static_cast<std::size_t>(found - parameters.begin())];
    }
    if (!type.isDatatype()) return true;
    Question question{type.datatype, {}};
    if (type.arguments != nullptr) {
      for (const TypeArgument& argument : type.arguments->list)
        question.second.push_back(hasValue(argument.type, around));
    }
    return answers_.emplace(std::move(question), false).first->second;
  }

  std::map<Question, bool> answers_;
};

class DatatypeReader {
 public:
  explicit DatatypeReader(ProgramBuilder& builder) : builder_(builder) {}

  // Their names and type parameters come first: the parts of one may be of another.
  void declareNames(FileScope& file) {
    for (const Token& token : file.tokens) {
      if (!token.is(TokenType::DATATYPE)) continue;
      const Token& name = file.tokens[token.index + 1];
      auto* const made = builder_.arena().make<Datatype>(
          Datatype{name.text, parametersBehind(file, name), {}, name.range()});
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

  // A name twice is reported when the whole is read.
  std::span<const TypeVariable* const> parametersBehind(const FileScope& file, const Token& name) {
    std::vector<const TypeVariable*> parameters;
    std::size_t i = name.index + 1;
    if (!file.tokens[i].is(TokenType::TYPE_OPEN)) return {};
    for (; !file.tokens[i].is(TokenType::TYPE_CLOSE); ++i) {
      const bool isFirst = file.tokens[i].is(TokenType::TYPE_OPEN) || file.tokens[i].is(TokenType::COMMA);
      if (isFirst)
        parameters.push_back(builder_.types().variable(file.tokens[i + 1].text, builder_.objectType()));
    }
    return builder_.arena().copy(parameters);
  }

  void checkParameters(Grammar::TypeParametersContext* parameters) {
    if (parameters == nullptr) return;
    std::vector<std::string_view> names;
    for (Grammar::TypeParameterContext* const one : parameters->typeParameter()) {
      const Token& name = firstToken(one);
      if (std::ranges::find(names, name.text) != names.end())
        builder_.problems().error(codes::duplicate, name.range(), inQuotes(name.text) + " is declared twice");
      names.push_back(name.text);
      if (!one->typeName().empty())
        builder_.problems().error(codes::unsupported, rangeOf(one),
                                  "type parameters of datatypes stand for any type: they have no bounds");
    }
  }

  void read(const Pending& one) {
    TokenStream stream(one.file->tokens);
    SyntaxParser parser(stream, builder_.problems());
    stream.seek(one.start);
    Grammar::DatatypeContext* const context = parser.readDatatype();
    if (isBroken(context)) return;
    checkParameters(context->typeParameters());
    std::vector<Constructor> constructors;
    for (Grammar::DatatypeConstructorContext* const written : context->datatypeConstructor()) {
      const Token& name = firstToken(written);
      constructors.push_back({name.text, one.datatype, static_cast<std::uint32_t>(constructors.size()),
                              readParts(written->parameters(), *one.datatype), name.range()});
    }
    one.datatype->constructors = builder_.arena().copy(constructors);
    for (const Constructor& constructor : one.datatype->constructors) declare(constructor);
  }

  std::span<const ConstructorPart> readParts(Grammar::ParametersContext* parameters,
                                             const Datatype& datatype) {
    std::vector<ConstructorPart> parts;
    if (parameters == nullptr) return {};
    for (Grammar::ParameterContext* const written : parameters->parameter()) {
      const Token* const name = findToken(written, TokenType::IDENTIFIER);
      if (name == nullptr) continue;
      const TypePlace place{nullptr, datatype.parameters};
      const Type type = resolveType(builder_, written->type(), place, written->dimensions());
      const bool isPossible = type.kind == TypeKind::Error || type.kind == TypeKind::Boolean ||
                              type.isIntegral() || type.isReference() || type.isMathematical();
      if (!isPossible)
        builder_.problems().error(codes::unsupported, rangeOf(written),
                                  "values of type " + toString(type) + " are not supported as parts yet");
      if (isWithinClass(type, datatype))
        builder_.problems().error(codes::type, rangeOf(written),
                                  "a type parameter of a datatype may be a number's: it is no argument of a "
                                  "class, and no element of an array");
      const auto other = std::ranges::find(parts, name->text, &ConstructorPart::name);
      if (other != parts.end())
        builder_.problems().error(codes::duplicate, name->range(),
                                  inQuotes(name->text) + " is declared twice",
                                  {{other->range, "declared here first"}});
      parts.push_back({name->text, type, name->range()});
    }
    return builder_.arena().copy(parts);
  }

  static bool mentions(const Type& type, const Datatype& datatype) {
    if (type.variable != nullptr)
      return std::ranges::find(datatype.parameters, type.variable) != datatype.parameters.end();
    if (type.element != nullptr) return mentions(*type.element, datatype);
    return type.arguments != nullptr &&
           std::ranges::any_of(type.arguments->list, [&](const TypeArgument& argument) {
             return mentions(argument.type, datatype);
           });
  }

  // Whether a parameter stands where nothing but references may.
  static bool isWithinClass(const Type& type, const Datatype& datatype) {
    if (type.variable != nullptr) return false;
    if (type.isReference()) return mentions(type, datatype);
    if (type.element != nullptr) return isWithinClass(*type.element, datatype);
    return type.arguments != nullptr &&
           std::ranges::any_of(type.arguments->list, [&](const TypeArgument& argument) {
             return isWithinClass(argument.type, datatype);
           });
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

  // A datatype has values if one of its constructors has parts that have some. Those of a type parameter do,
  // if the argument does: `Tree = Node(List<Tree> children)` has a value, for `List<T>` has one without a T.
  void refuseEmpty() {
    Inhabited inhabited;
    for (const Pending& one : pending_)
      inhabited.ask({one.datatype, std::vector<bool>(one.datatype->parameters.size(), true)});
    inhabited.solve();
    for (const Pending& one : pending_) {
      const bool isFull =
          inhabited.holds({one.datatype, std::vector<bool>(one.datatype->parameters.size(), true)});
      if (isFull || one.datatype->constructors.empty()) continue;
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
