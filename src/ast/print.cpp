#include "ast/print.h"

#include "ast/walk.h"
#include "support/match.h"

namespace warrant::ast {

using support::match;

namespace {

// How tightly the outermost operator of a text binds; what binds no tighter than its surroundings allow gets
// parentheses.
enum Tightness : int {
  assignment,
  conditional,
  implication,
  disjunction,
  conjunction,
  bitOr,
  bitXor,
  bitAnd,
  equality,
  relational,
  shift,
  additive,
  multiplicative,
  prefix,
  postfix,
};

struct OperatorText {
  std::string_view text;
  Tightness tightness;
};

OperatorText operatorText(BinaryOperator op) {
  switch (op) {
    case BinaryOperator::Add:
      return {"+", additive};
    case BinaryOperator::Subtract:
      return {"-", additive};
    case BinaryOperator::Multiply:
      return {"*", multiplicative};
    case BinaryOperator::Divide:
      return {"/", multiplicative};
    case BinaryOperator::Remainder:
      return {"%", multiplicative};
    case BinaryOperator::ShiftLeft:
      return {"<<", shift};
    case BinaryOperator::ShiftRight:
      return {">>", shift};
    case BinaryOperator::ShiftRightUnsigned:
      return {">>>", shift};
    case BinaryOperator::BitAnd:
      return {"&", bitAnd};
    case BinaryOperator::BitOr:
      return {"|", bitOr};
    case BinaryOperator::BitXor:
      return {"^", bitXor};
    case BinaryOperator::Concatenate:
      return {"+", additive};
    case BinaryOperator::Less:
      return {"<", relational};
    case BinaryOperator::LessOrEqual:
      return {"<=", relational};
    case BinaryOperator::Greater:
      return {">", relational};
    case BinaryOperator::GreaterOrEqual:
      return {">=", relational};
    case BinaryOperator::Equal:
      return {"==", equality};
    case BinaryOperator::NotEqual:
      return {"!=", equality};
    case BinaryOperator::And:
      return {"&&", conjunction};
    case BinaryOperator::Or:
      return {"||", disjunction};
    case BinaryOperator::Implies:
      return {"==>", implication};
  }
  return {"?", postfix};
}

// Whether it is the assignment of a `set` statement.
bool setsGhost(const Expression& expression) {
  const auto* const assign = std::get_if<Assign>(&expression.node);
  const auto* const update = std::get_if<Update>(&expression.node);
  if (assign == nullptr && update == nullptr) return false;
  const Expression& target = assign != nullptr ? *assign->target : *update->target;
  const auto* const read = std::get_if<VariableRead>(&target.node);
  return read != nullptr && read->variable->isGhost;
}

class Printer {
 public:
  void expression(const Expression& expression, int loosest = assignment) {
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

  void assertion(const Assertion& assertion, int loosest = assignment) {
    match(assertion.node, [&](const auto& node) { print(node, loosest); });
  }

  void instance(const PredicateInstance& instance) {
    if (instance.receiver == nullptr) {
      add(instance.predicate->owner->name);
      add(".");
    }
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
  void bracketed(int tightness, int loosest, Contents contents) {
    if (tightness < loosest) add("(");
    contents();
    if (tightness < loosest) add(")");
  }

  void receiver(const Expression* receiver, bool isSuper = false) {
    if (isSuper) return add("super.");
    if (receiver == nullptr) return;
    expression(*receiver, postfix);
    add(".");
  }

  void arguments(Expressions arguments) {
    add("(");
    for (std::size_t i = 0; i < arguments.size(); ++i) {
      if (i > 0) add(", ");
      expression(*arguments[i]);
    }
    add(")");
  }

  void element(const Expression& array, const Expression& index) {
    expression(array, postfix);
    add("[");
    expression(index);
    add("]");
  }

  template <class Node>
  void choice(const Node& node, int loosest, auto&& arm) {
    bracketed(conditional, loosest, [&] {
      expression(*node.condition, implication);
      add(" ? ");
      arm(*node.onTrue);
      add(" : ");
      arm(*node.onFalse);
    });
  }

  // --------------------------------------------------------------------------------------------- expressions

  void print(const IntegerLiteral& literal, int loosest, const Type& type) {
    const bool isPrintable = literal.value >= ' ' && literal.value <= '~';
    if (type.kind == TypeKind::Char && isPrintable) return character(static_cast<char>(literal.value));
    bracketed(literal.value < 0 ? prefix : postfix, loosest, [&] {
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
  void print(const BooleanLiteral& literal, int) { add(literal.value ? "true" : "false"); }
  void print(const FloatingLiteral& literal, int, const Type& type) {
    add(literal.text);
    if (type.kind == TypeKind::Float) add("f");
  }
  void print(const StringLiteral& literal, int) {
    add("\"");
    for (const char c : literal.text) {
      constexpr std::string_view special = "\"\\\n\t\r", letters = "\"\\ntr";
      const std::size_t found = special.find(c);
      if (found != std::string_view::npos) add("\\");
      text_ += found == std::string_view::npos ? c : letters[found];
    }
    add("\"");
  }
  void print(const NullLiteral&, int) { add("null"); }
  void print(const This&, int) { add("this"); }
  void print(const Result&, int) { add("result"); }
  void print(const VariableRead& read, int) { add(read.variable->name); }
  void field(const Expression* receiver, const FieldDecl& field) {
    if (receiver == nullptr) {
      add(field.owner->name);
      add(".");
    }
    const bool isAround = field.isOuter && isThisOrAround(*receiver);  // `Outer.this`
    if (!isAround) this->receiver(receiver);
    add(field.name);
  }
  void print(const FieldRead& read, int) { field(read.receiver, *read.field); }
  void print(const ArrayLength& length, int) {
    expression(*length.array, postfix);
    add(".length");
  }
  void print(const ArrayRead& read, int) { element(*read.array, *read.index); }
  void print(const Unary& unary, int loosest) {
    bracketed(prefix, loosest, [&] {
      add(unary.op == UnaryOperator::Not ? "!" : unary.op == UnaryOperator::Minus ? "-" : "~");
      // `- -x`, not the decrement `--x`
      const bool isMinusTwice =
          unary.op == UnaryOperator::Minus && (std::holds_alternative<Unary>(unary.operand->node) ||
                                               std::holds_alternative<IntegerLiteral>(unary.operand->node));
      expression(*unary.operand, isMinusTwice ? postfix : prefix);
    });
  }
  void print(const Binary& binary, int loosest) {
    const auto [text, tightness] = operatorText(binary.op);
    const bool isRightAssociative = binary.op == BinaryOperator::Implies;
    // Relations are not nested: that would be read as a chain.
    const int left = isRightAssociative || tightness == relational ? tightness + 1 : tightness;
    const int right = isRightAssociative ? tightness : tightness + 1;
    bracketed(tightness, loosest, [&, text = text] {
      expression(written(*binary.left), left);
      add(" ");
      add(text);
      add(" ");
      expression(written(*binary.right), right);
    });
  }
  void print(const Conditional& node, int loosest) {
    choice(node, loosest, [this](const Expression& arm) { expression(arm, conditional); });
  }
  void print(const Cast& cast, int loosest, const Type& type) {
    bracketed(prefix, loosest, [&] {
      add("(" + toString(type) + ") ");
      expression(*cast.operand, prefix);
    });
  }
  void print(const InstanceOf& test, int loosest) {
    bracketed(relational, loosest, [&] {
      expression(*test.operand, relational + 1);
      add(" instanceof " + toString(test.tested));
      if (test.binding == nullptr) return;
      add(" ");
      add(test.binding->name);
    });
  }
  void print(const SwitchExpression& choice, int) {
    add("switch (");
    expression(*choice.selector);
    add(") { … }");
  }
  // An object that a concatenation prints, is printed as it is written (resolve_strings.cpp).
  static const Expression& written(const Expression& operand) {
    const auto* const let = std::get_if<Let>(&operand.node);
    return let == nullptr ? operand : *let->value;
  }
  void print(const Let& let, int loosest) {
    bracketed(assignment, loosest, [&] {
      add("let ");
      add(let.variable->name);
      add(" = ");
      expression(*let.value, conditional);
      add(" in ");
      expression(*let.body);
    });
  }
  void print(const Call& call, int) {
    if (call.receiver == nullptr && call.method->owner != nullptr) {
      add(call.method->owner->name);
      add(".");
    }
    receiver(call.receiver, call.isSuper);
    add(call.method->name);
    arguments(call.arguments);
  }
  void print(const Old& old, int) {
    add("old(");
    expression(*old.operand);
    add(")");
  }
  void print(const Opening& opening, int loosest) {
    bracketed(conditional, loosest == assignment ? conditional : postfix + 1, [&] {
      add("opening ");
      instance(*opening.instance);
      add(" in ");
      expression(*opening.body, conditional);
    });
  }
  void print(const Using& node, int loosest) {
    bracketed(conditional, loosest == assignment ? conditional : postfix + 1, [&] {
      add("using ");
      expression(*node.call, postfix);
      add(" in ");
      expression(*node.body, conditional);
    });
  }
  void print(const New& creation, int) {
    if (creation.outer != nullptr && !isThisOrAround(*creation.outer)) receiver(creation.outer);
    add("new ");
    add(creation.declaration->name);
    arguments(creation.arguments);
  }
  void print(const NewArray& creation, int, const Type& type) {
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
  void print(const ArrayInitializer& initializer, int, const Type& type) {
    add("new " + toString(type) + " {");
    for (std::size_t i = 0; i < initializer.elements.size(); ++i) {
      if (i > 0) add(", ");
      expression(*initializer.elements[i]);
    }
    add("}");
  }
  void print(const Assign& assign, int loosest) {
    bracketed(assignment, loosest, [&] {
      expression(*assign.target, postfix);
      add(" = ");
      expression(*assign.value);
    });
  }
  void print(const Update& update, int loosest) {
    const auto* const amount = std::get_if<IntegerLiteral>(&update.operand->node);
    const bool isStep = amount != nullptr && amount->value == 1 &&
                        (update.op == BinaryOperator::Add || update.op == BinaryOperator::Subtract);
    const std::string_view op = operatorText(update.op).text;
    if (update.yieldsOldValue) {
      expression(*update.target, postfix);
      add(op);
      add(op);
    } else if (isStep) {
      bracketed(prefix, loosest, [&] {
        add(op);
        add(op);
        expression(*update.target, postfix);
      });
    } else {
      bracketed(assignment, loosest, [&] {
        expression(*update.target, postfix);
        add(" ");
        add(op);
        add("= ");
        expression(*update.operand);
      });
    }
  }

  // ---------------------------------------------------------------------------------------------- assertions

  void print(const Pure& pure, int loosest) { expression(*pure.condition, loosest); }
  void print(const FieldAccess& access, int) {
    add("acc(");
    field(access.receiver, *access.field);
    add(")");
  }
  void print(const ElementAccess& access, int) {
    add("acc(");
    element(*access.array, *access.index);
    add(")");
  }
  void print(const ElementsAccess& access, int) {
    add("acc(");
    expression(*access.array, postfix);
    add("[");
    if (access.from == nullptr) {
      add("*");
    } else {
      expression(*access.from, additive);
      add("..");
      expression(*access.to, additive);
    }
    add("])");
  }
  void print(const PredicateInstance& node, int) { instance(node); }
  void print(const Star& star, int loosest) {
    bracketed(conjunction, loosest, [&] {
      assertion(*star.left, conjunction);
      add(" && ");
      assertion(*star.right, conjunction + 1);
    });
  }
  void print(const ConditionalAssertion& node, int loosest) {
    const auto* const otherwise = std::get_if<Pure>(&node.onFalse->node);
    const auto* const literal =
        otherwise == nullptr ? nullptr : std::get_if<BooleanLiteral>(&otherwise->condition->node);
    if (literal == nullptr || !literal->value) {
      return choice(node, loosest, [this](const Assertion& arm) { assertion(arm, conditional); });
    }
    bracketed(implication, loosest, [&] {
      expression(*node.condition, implication + 1);
      add(" ==> ");
      assertion(*node.onTrue, implication);
    });
  }
  void print(const Untouched& untouched, int) {
    add("untouched(");
    assertion(*untouched.assertion);
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
  void printStatement(const Assert& node) {
    ghost("assert", [&] { assertion(*node.assertion); });
  }
  void printStatement(const Assume& node) {
    ghost("assume", [&] { expression(*node.condition); });
  }
  void printStatement(const Open& node) {
    ghost("open", [&] { instance(*node.instance); });
  }
  void printStatement(const Close& node) {
    ghost("close", [&] { instance(*node.instance); });
  }
  void printStatement(const Use& node) {
    ghost("use", [&] { expression(*node.call); });
  }
  void printStatement(const Join& node) {
    ghost("join", [&] { assertion(*node.assertion); });
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
    arguments(call.arguments);
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

std::string signature(const MethodDecl& method) {
  return method.kind == MethodKind::Main ? std::string(method.name)
                                         : signatureOf(method.name, method.parameters);
}

std::string signature(const PredicateDecl& predicate) {
  return signatureOf(predicate.name, predicate.parameters);
}

}  // namespace warrant::ast
