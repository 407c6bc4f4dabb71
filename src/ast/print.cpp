#include "ast/print.h"

#include "ast/values/floating.h"
#include "ast/values/literals.h"
#include "ast/walk.h"
#include "support/match.h"

namespace warrant::ast {

using support::match;

namespace {

class Printer {
 public:
  void expression(const Expression& expression, Precedence loosest = Precedence::Assignment) {
    const auto* const cast = std::get_if<Cast>(&expression.node);
    const bool isWritten = cast == nullptr || expression.range != cast->operand->range;
    if (!isWritten) return this->expression(*cast->operand, loosest);
    match(expression.node, [&](const auto& node) {
      if constexpr (requires { print(node, loosest, expression.type); }) {
        print(node, loosest, expression.type);
      } else {
        print(node, loosest);
      }
    });
  }

  void assertion(const Assertion& assertion, Precedence loosest = Precedence::Assignment) {
    match(assertion.node, [&](const auto& node) { print(node, loosest); });
  }

  void owner(const ClassDecl& declaration) {
    if (declaration.name.empty()) return;
    add(declaration.name);
    add(".");
  }

  void instance(const PredicateInstance& instance) {
    if (instance.receiver == nullptr) owner(*instance.predicate->owner);
    receiver(instance.receiver, instance.isSuper);
    add(instance.predicate->name);
    arguments(instance.arguments);
  }

  void statement(const Statement& statement) {
    match(statement.node, [&](const auto& node) { printStatement(node); });
  }

  std::string take() { return std::move(text_); }

 private:
  void add(std::string_view text) { text_ += text; }

  // Prints in parentheses if the surroundings want something tighter.
  template <class Contents>
  void bracketed(Precedence precedence, Precedence loosest, Contents contents) {
    if (precedence < loosest) add("(");
    contents();
    if (precedence < loosest) add(")");
  }

  void receiver(const Expression* receiver, bool isSuper = false) {
    if (isSuper) return add("super.");
    if (receiver == nullptr) return;
    expression(*receiver, Precedence::Postfix);
    add(".");
  }

  void arguments(Expressions arguments, Expressions ghosts = {}) {
    add("(");
    elements(arguments);
    if (!ghosts.empty()) {
      add(arguments.empty() ? "/*@ " : " /*@ ");
      elements(ghosts);
      add(" @*/");
    }
    add(")");
  }

  void element(const Expression& array, const Expression& index) {
    expression(array, Precedence::Postfix);
    add("[");
    expression(index);
    add("]");
  }

  template <class Node>
  void choice(const Node& node, Precedence loosest, auto&& arm) {
    bracketed(Precedence::Conditional, loosest, [&] {
      expression(*node.condition, Precedence::Implication);
      add(" ? ");
      arm(*node.onTrue);
      add(" : ");
      arm(*node.onFalse);
    });
  }

  // --------------------------------------------------------------------------------------------- expressions

  void print(const IntegerLiteral& literal, Precedence loosest, const Type& type) {
    const bool isPrintable = literal.value >= ' ' && literal.value <= '~';
    if (type.kind == TypeKind::Char && isPrintable) return character(static_cast<char>(literal.value));
    bracketed(literal.value < 0 ? Precedence::Prefix : Precedence::Postfix, loosest, [&] {
      add(std::to_string(literal.value));
      if (type.kind == TypeKind::Long) add("L");
    });
  }
  void character(char c) {
    add("'");
    if (c == '\'' || c == '\\') add("\\");
    text_ += c;
    add("'");
  }
  void print(const FractionLiteral& literal, Precedence loosest) {
    const bool isWhole = literal.denominator == 1;
    bracketed(isWhole ? Precedence::Postfix : Precedence::Multiplicative, loosest, [&] {
      add(std::to_string(literal.numerator));
      if (!isWhole) add("/" + std::to_string(literal.denominator));
    });
  }
  void print(const BooleanLiteral& literal, Precedence) { add(literal.value ? "true" : "false"); }
  void print(const FloatingLiteral& literal, Precedence, const Type& type) {
    const bool isFloat = type.kind == TypeKind::Float;
    const auto value = floatingValue(literal.text);
    add(value ? javaText(*value, isFloat) : std::string(literal.text));
  }
  void print(const StringLiteral& literal, Precedence) { add(quoted(literal.text)); }
  void print(const NullLiteral&, Precedence) { add("null"); }
  void print(const This&, Precedence) { add("this"); }
  void print(const Result&, Precedence) { add("result"); }
  void print(const VariableRead& read, Precedence) { add(read.variable->name); }
  void field(const Expression* receiver, const FieldDecl& field) {
    if (receiver == nullptr) {
      add(field.owner->name);
      add(".");
    }
    const bool isAround = field.isOuter && isThisOrAround(*receiver);  // `Outer.this`
    if (!isAround) this->receiver(receiver);
    add(field.name);
  }
  void print(const FieldRead& read, Precedence) { field(read.receiver, *read.field); }
  void print(const ArrayLength& length, Precedence) {
    expression(*length.array, Precedence::Postfix);
    add(".length");
  }
  void print(const ArrayRead& read, Precedence) { element(*read.array, *read.index); }
  void print(const Unary& unary, Precedence loosest) {
    bracketed(Precedence::Prefix, loosest, [&] {
      add(unary.op == UnaryOperator::Not ? "!" : unary.op == UnaryOperator::Minus ? "-" : "~");
      // `- -x`, not the decrement `--x`
      const bool isMinusTwice =
          unary.op == UnaryOperator::Minus && (std::holds_alternative<Unary>(unary.operand->node) ||
                                               std::holds_alternative<IntegerLiteral>(unary.operand->node));
      expression(*unary.operand, isMinusTwice ? Precedence::Postfix : Precedence::Prefix);
    });
  }
  void print(const Binary& binary, Precedence loosest) {
    const auto [text, precedence] = signOf(binary.op);
    const bool isRightAssociative = binary.op == BinaryOperator::Implies;
    // Relations are not nested: that would be read as a chain.
    const Precedence left =
        isRightAssociative || precedence == Precedence::Relational ? tighterThan(precedence) : precedence;
    const Precedence right = isRightAssociative ? precedence : tighterThan(precedence);
    bracketed(precedence, loosest, [&, text = text] {
      expression(written(*binary.left), left);
      add(" ");
      add(text);
      add(" ");
      expression(written(*binary.right), right);
    });
  }
  void print(const Conditional& node, Precedence loosest) {
    choice(node, loosest, [this](const Expression& arm) { expression(arm, Precedence::Conditional); });
  }
  void print(const Cast& cast, Precedence loosest, const Type& type) {
    bracketed(Precedence::Prefix, loosest, [&] {
      add("(" + toString(type) + ") ");
      expression(*cast.operand, Precedence::Prefix);
    });
  }
  void print(const InstanceOf& test, Precedence loosest) {
    bracketed(Precedence::Relational, loosest, [&] {
      expression(*test.operand, tighterThan(Precedence::Relational));
      add(" instanceof " + toString(test.tested));
      if (test.binding == nullptr) return;
      add(" ");
      add(test.binding->name);
    });
  }
  void print(const SwitchExpression& choice, Precedence) {
    add("switch (");
    expression(*choice.selector);
    add(") { … }");
  }
  // An object that a concatenation prints, is printed as it is written (resolve_strings.cpp).
  static const Expression& written(const Expression& operand) {
    const auto* const let = std::get_if<Let>(&operand.node);
    return let == nullptr ? operand : *let->value;
  }
  void print(const Let& let, Precedence loosest) {
    bracketed(Precedence::Assignment, loosest, [&] {
      add("let ");
      add(let.variable->name);
      add(" = ");
      expression(*let.value, Precedence::Conditional);
      add(" in ");
      expression(*let.body);
    });
  }
  void print(const Quantified& formula, Precedence) {
    add("(");
    add(quantifierWords[static_cast<std::size_t>(formula.quantifier)]);
    add(" ");
    binders(formula.variables, formula.range);
    expression(*formula.body);
    add(")");
  }
  // `int i, j; range; `
  void binders(std::span<const Variable* const> variables, const Expression* range) {
    const Variable* previous = nullptr;
    for (const Variable* const variable : variables) {
      if (previous != nullptr) add(", ");
      if (previous == nullptr || previous->type != variable->type) add(toString(variable->type) + " ");
      add(variable->name);
      previous = variable;
    }
    if (range != nullptr) {
      add("; ");
      expression(*range);
    }
    add("; ");
  }
  void print(const Call& call, Precedence) {
    if (call.receiver == nullptr && call.method->owner != nullptr) owner(*call.method->owner);
    receiver(call.receiver, call.isSuper);
    add(call.method->name);
    arguments(call.arguments, call.ghostArguments);
  }
  void print(const Old& old, Precedence) {
    add("old(");
    expression(*old.operand);
    add(")");
  }
  void print(const Opening& opening, Precedence loosest) {
    bracketed(Precedence::Conditional,
              loosest == Precedence::Assignment ? Precedence::Conditional : Precedence::Primary, [&] {
                add("opening ");
                shared(*opening.instance, opening.amount);
                add(" in ");
                expression(*opening.body, Precedence::Conditional);
              });
  }
  void print(const Using& node, Precedence loosest) {
    bracketed(Precedence::Conditional,
              loosest == Precedence::Assignment ? Precedence::Conditional : Precedence::Primary, [&] {
                add("using ");
                expression(*node.call, Precedence::Postfix);
                add(" in ");
                expression(*node.body, Precedence::Conditional);
              });
  }
  void print(const New& creation, Precedence) {
    if (creation.outer != nullptr && !isThisOrAround(*creation.outer)) receiver(creation.outer);
    add("new ");
    add(creation.declaration->name);
    arguments(creation.arguments, creation.ghostArguments);
  }
  void print(const NewArray& creation, Precedence, const Type& type) {
    Type element = type;
    std::size_t dimensions = 0;
    for (; element.kind == TypeKind::Array; ++dimensions) element = *element.element;
    add("new " + toString(element));
    for (std::size_t i = 0; i < dimensions; ++i) {
      add("[");
      if (i < creation.lengths.size()) expression(*creation.lengths[i]);
      add("]");
    }
  }
  void print(const ArrayInitializer& initializer, Precedence, const Type& type) {
    add("new " + toString(type) + " {");
    elements(initializer.elements);
    add("}");
  }
  void elements(Expressions elements) {
    for (std::size_t i = 0; i < elements.size(); ++i) {
      if (i > 0) add(", ");
      expression(*elements[i]);
    }
  }
  // `s[`, the index, what follows it, and `]`.
  void within(Expressions operands, std::string_view sign) {
    expression(*operands[0], Precedence::Postfix);
    add("[");
    expression(*operands[1]);
    add(sign);
    if (operands.size() > 2) expression(*operands[2]);
    add("]");
  }
  void call(std::string_view name, Expressions operands) {
    add(std::string(name) + "(");
    elements(operands);
    add(")");
  }
  // `o.name`, with what follows it.
  void selected(const Expression& value, std::string_view name, Expressions arguments) {
    expression(value, Precedence::Postfix);
    add(".");
    add(name);
    if (!arguments.empty()) call("", arguments);
  }
  void literal(Expressions operands, const Type& type) {
    if (type.kind == TypeKind::Option) {
      if (operands.empty()) return add("None");
      return call("Some", operands);
    }
    add(toString(type) + "{");
    if (!type.isMap()) {
      elements(operands);
    } else {
      for (std::size_t i = 0; i < operands.size(); ++i) {
        if (i > 0) add(i % 2 == 0 ? ", " : " -> ");
        expression(*operands[i]);
      }
    }
    add("}");
  }
  void construct(const ValueOperation& node) {
    if (node.operands.empty()) return add(node.constructor->name);
    call(node.constructor->name, node.operands);
  }
  void print(const ValueOperation& node, Precedence loosest, const Type& type) {
    const Expressions operands = node.operands;
    const auto select = [&](std::string_view name) {
      return selected(*operands[0], name, operands.subspan(1));
    };
    switch (node.op) {
      case ValueOperator::Literal:
        return literal(operands, type);
      case ValueOperator::Length:
        add("|");
        expression(*operands[0]);
        return add("|");
      case ValueOperator::Element:
        return operands.size() == 1 ? select("get") : within(operands, "");
      case ValueOperator::Slice:
        return within(operands, "..");
      case ValueOperator::Update:
        return within(operands, " -> ");
      case ValueOperator::Append:
        return infix(Precedence::Additive, loosest, *operands[0], " + ", *operands[1]);
      case ValueOperator::Contains:
        return infix(Precedence::Relational, loosest, *operands[1], " \\in ", *operands[0]);
      case ValueOperator::Remove:
        if (type.isMap()) return select("remove");
        return infix(Precedence::Additive, loosest, *operands[0], " - ", *operands[1]);
      case ValueOperator::Common:
        return infix(Precedence::Multiplicative, loosest, *operands[0], " * ", *operands[1]);
      case ValueOperator::Within:
        return infix(Precedence::Relational, loosest, *operands[0], " <= ", *operands[1]);
      case ValueOperator::Keys:
        return select("keys");
      case ValueOperator::Values:
        return select("values");
      case ValueOperator::AsSet:
        return select("set");
      case ValueOperator::AsBag:
        return select("bag");
      case ValueOperator::IsSome:
        return select("isSome");
      case ValueOperator::GetOr:
        return select("getOrElse");
      case ValueOperator::OfArray:
        return call("\\values", operands);
      case ValueOperator::Construct:
        return construct(node);
      case ValueOperator::IsMadeBy:
        return bracketed(Precedence::Relational, loosest, [&] {
          expression(*operands[0], tighterThan(Precedence::Relational));
          add(" is ");
          add(node.constructor->name);
        });
      case ValueOperator::Part:
      case ValueOperator::MatchedPart:
        return select(node.constructor->parts[node.part].name);
      case ValueOperator::Rank:
        return expression(*operands[0], loosest);
    }
  }
  void infix(Precedence precedence, Precedence loosest, const Expression& left, std::string_view sign,
             const Expression& right) {
    bracketed(precedence, loosest, [&] {
      expression(left, precedence == Precedence::Relational ? tighterThan(precedence) : precedence);
      add(sign);
      expression(right, tighterThan(precedence));
    });
  }
  void print(const Assign& assign, Precedence loosest) {
    bracketed(Precedence::Assignment, loosest, [&] {
      expression(*assign.target, Precedence::Postfix);
      add(" = ");
      expression(*assign.value);
    });
  }
  void print(const Update& update, Precedence loosest) {
    const auto* const amount = std::get_if<IntegerLiteral>(&update.operand->node);
    const bool isStep = amount != nullptr && amount->value == 1 &&
                        (update.op == BinaryOperator::Add || update.op == BinaryOperator::Subtract);
    const std::string_view op = signOf(update.op).text;
    if (update.yieldsOldValue) {
      expression(*update.target, Precedence::Postfix);
      add(op);
      add(op);
    } else if (isStep) {
      bracketed(Precedence::Prefix, loosest, [&] {
        add(op);
        add(op);
        expression(*update.target, Precedence::Postfix);
      });
    } else {
      bracketed(Precedence::Assignment, loosest, [&] {
        expression(*update.target, Precedence::Postfix);
        add(" ");
        add(op);
        add("= ");
        expression(*update.operand);
      });
    }
  }

  // ---------------------------------------------------------------------------------------------- assertions

  void print(const Pure& pure, Precedence loosest) { expression(*pure.condition, loosest); }
  void print(const FieldAccess& access, Precedence) {
    add("acc(");
    field(access.receiver, *access.field);
    add(")");
  }
  void print(const ElementAccess& access, Precedence) {
    add("acc(");
    element(*access.array, *access.index);
    add(")");
  }
  void print(const ElementsAccess& access, Precedence) {
    add("acc(");
    expression(*access.array, Precedence::Postfix);
    add("[");
    if (access.from == nullptr) {
      add("*");
    } else {
      expression(*access.from, Precedence::Additive);
      add("..");
      expression(*access.to, Precedence::Additive);
    }
    add("])");
  }
  void print(const PredicateInstance& node, Precedence) { instance(node); }
  void print(const Share& share, Precedence) {
    const bool isInstance = std::holds_alternative<PredicateInstance>(share.access->node);
    if (isInstance) add("acc(");
    assertion(*share.access);
    if (!isInstance) text_.pop_back();
    add(", ");
    if (share.amount != nullptr) {
      expression(*share.amount);
    } else if (share.bound != nullptr) {
      add("?");
      add(share.bound->name);
    } else {
      add("read");
    }
    add(")");
  }
  void shared(const PredicateInstance& node, const Expression* amount) {
    if (amount == nullptr) return instance(node);
    add("acc(");
    instance(node);
    add(", ");
    expression(*amount);
    add(")");
  }
  void print(const Star& star, Precedence loosest) {
    bracketed(Precedence::Conjunction, loosest, [&] {
      assertion(*star.left, Precedence::Conjunction);
      add(" && ");
      assertion(*star.right, Precedence::Conjunction);
    });
  }
  void print(const ConditionalAssertion& node, Precedence loosest) {
    const auto* const otherwise = std::get_if<Pure>(&node.onFalse->node);
    const auto* const literal =
        otherwise == nullptr ? nullptr : std::get_if<BooleanLiteral>(&otherwise->condition->node);
    if (literal == nullptr || !literal->value) {
      return choice(node, loosest, [this](const Assertion& arm) { assertion(arm, Precedence::Conditional); });
    }
    bracketed(Precedence::Implication, loosest, [&] {
      expression(*node.condition, tighterThan(Precedence::Implication));
      add(" ==> ");
      assertion(*node.onTrue, Precedence::Implication);
    });
  }
  void print(const Untouched& untouched, Precedence) {
    add("untouched(");
    assertion(*untouched.assertion);
    add(")");
  }
  void print(const Iterated& iterated, Precedence) {
    add("(\\forall* ");
    binders(iterated.variables, iterated.range);
    assertion(*iterated.body);
    add(")");
  }
  void print(const Wand& wand, Precedence) {
    add("(");
    assertion(*wand.left, tighterThan(Precedence::Implication));
    add(" --* ");
    assertion(*wand.right, Precedence::Implication);
    add(")");
  }

  // ---------------------------------------------------------------------------------------------- statements

  void printStatement(const LocalDeclaration& declaration) {
    if (declaration.variable->isGhost) add("ghost ");
    add(toString(declaration.variable->type));
    add(" ");
    add(declaration.variable->name);
    if (declaration.initializer != nullptr) {
      add(" = ");
      expression(*declaration.initializer);
    }
    add(";");
  }
  void printStatement(const Evaluate& evaluate) {
    if (setsGhost(*evaluate.expression)) add("set ");
    expression(*evaluate.expression);
    add(";");
  }
  void printStatement(const If& branches) {
    add("if (");
    expression(*branches.condition);
    add(") { … }");
    if (branches.onFalse != nullptr) add(" else { … }");
  }
  void printStatement(const Block&) { add("{ … }"); }
  void printStatement(const Return& node) {
    add("return");
    if (node.value != nullptr) {
      add(" ");
      expression(*node.value);
    }
    add(";");
  }
  void ghost(std::string_view word, auto&& contents) {
    add(word);
    add(" ");
    contents();
    add(";");
  }
  void printStatement(const Ghost& node) {
    if (!std::holds_alternative<Evaluate>(node.body->node)) add("ghost ");
    statement(*node.body);
  }
  void printStatement(const Assert& node) {
    ghost(node.isRefuted ? "refute" : "assert", [&] { assertion(*node.assertion); });
  }
  void printStatement(const Assume& node) {
    ghost("assume", [&] { expression(*node.condition); });
  }
  void printStatement(const Open& node) {
    ghost("open", [&] { shared(*node.instance, node.amount); });
  }
  void printStatement(const Close& node) {
    ghost("close", [&] { shared(*node.instance, node.amount); });
  }
  void printStatement(const Use& node) {
    ghost("use", [&] { expression(*node.call); });
  }
  void printStatement(const Join& node) {
    ghost("join", [&] { assertion(*node.assertion); });
  }
  void printStatement(const Package& node) {
    add("package ");
    assertion(*node.wand);
    add(" { … }");
  }
  void printStatement(const Apply& node) {
    ghost("apply", [&] { assertion(*node.wand); });
  }
  void printStatement(const Loop& loop) {
    add(loop.testsFirst ? "while (" : "do { … } while (");
    if (loop.condition != nullptr) {
      expression(*loop.condition);
    } else {
      add("true");
    }
    add(loop.testsFirst ? ") { … }" : ");");
  }
  void printStatement(const Labelled& labelled) { statement(*labelled.body); }
  void printStatement(const Switch& choice) {
    add("switch (");
    expression(*choice.selector);
    add(") { … }");
  }
  void printStatement(const Throw& raise) {
    add("throw ");
    expression(*raise.exception);
    add(";");
  }
  void printStatement(const Try& attempt) {
    add(attempt.catches.empty() ? "try { … } finally { … }" : "try { … } catch { … }");
  }
  void printStatement(const ConstructorCall& call) {
    add(call.isSuper ? "super" : "this");
    arguments(call.arguments, call.ghostArguments);
    add(";");
  }
  void printStatement(const Break&) { add("break;"); }
  void printStatement(const Continue&) { add("continue;"); }

  std::string text_;
};

std::string signatureOf(std::string_view name, std::span<const Variable* const> parameters) {
  std::string text(name);
  text += "(";
  for (std::size_t i = 0; i < parameters.size(); ++i) {
    if (i > 0) text += ", ";
    text += toString(parameters[i]->type);
  }
  return text + ")";
}

}  // namespace

OperatorSign signOf(BinaryOperator op) {
  switch (op) {
    case BinaryOperator::Add:
      return {"+", Precedence::Additive};
    case BinaryOperator::Subtract:
      return {"-", Precedence::Additive};
    case BinaryOperator::Multiply:
      return {"*", Precedence::Multiplicative};
    case BinaryOperator::Divide:
      return {"/", Precedence::Multiplicative};
    case BinaryOperator::Remainder:
      return {"%", Precedence::Multiplicative};
    case BinaryOperator::ShiftLeft:
      return {"<<", Precedence::Shift};
    case BinaryOperator::ShiftRight:
      return {">>", Precedence::Shift};
    case BinaryOperator::ShiftRightUnsigned:
      return {">>>", Precedence::Shift};
    case BinaryOperator::BitAnd:
      return {"&", Precedence::BitAnd};
    case BinaryOperator::BitOr:
      return {"|", Precedence::BitOr};
    case BinaryOperator::BitXor:
      return {"^", Precedence::BitXor};
    case BinaryOperator::Concatenate:
      return {"+", Precedence::Additive};
    case BinaryOperator::Less:
      return {"<", Precedence::Relational};
    case BinaryOperator::LessOrEqual:
      return {"<=", Precedence::Relational};
    case BinaryOperator::Greater:
      return {">", Precedence::Relational};
    case BinaryOperator::GreaterOrEqual:
      return {">=", Precedence::Relational};
    case BinaryOperator::Equal:
      return {"==", Precedence::Equality};
    case BinaryOperator::NotEqual:
      return {"!=", Precedence::Equality};
    case BinaryOperator::And:
      return {"&&", Precedence::Conjunction};
    case BinaryOperator::Or:
      return {"||", Precedence::Disjunction};
    case BinaryOperator::Implies:
      return {"==>", Precedence::Implication};
  }
  return {"?", Precedence::Postfix};
}

std::string toString(const Expression& expression) {
  Printer printer;
  printer.expression(expression);
  return printer.take();
}

std::string toString(const Assertion& assertion) {
  Printer printer;
  printer.assertion(assertion);
  return printer.take();
}

std::string toString(const PredicateInstance& instance) {
  Printer printer;
  printer.instance(instance);
  return printer.take();
}

std::string toString(const Statement& statement) {
  Printer printer;
  printer.statement(statement);
  return printer.take();
}

std::string nestedName(const ClassDecl& declaration) {
  const std::string name(declaration.name);
  return declaration.outer == nullptr ? name : nestedName(*declaration.outer) + "." + name;
}

std::string memberPrefix(const ClassDecl* owner) {
  return owner == nullptr || owner->name.empty() ? std::string() : nestedName(*owner) + ".";
}

std::string signature(const MethodDecl& method) {
  return method.kind == MethodKind::Main ? std::string(method.name)
                                         : signatureOf(method.name, method.parameters);
}

std::string signature(const PredicateDecl& predicate) {
  return signatureOf(predicate.name, predicate.parameters);
}

std::string qualifiedSignature(const MethodDecl& method) {
  const bool isOfClass = method.owner != nullptr && !method.owner->name.empty();
  return (isOfClass ? std::string(method.owner->name) + "." : "") + signature(method);
}

}  // namespace warrant::ast
