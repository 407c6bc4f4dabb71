#include "unit/symbolic/random_program.h"

namespace warrant::test {

namespace {

const char* const names[variables] = {"a", "b", "x", "y"};

std::string textOf(const Expression& e) {
  if (e.kind == Expression::Kind::Constant) return std::to_string(e.number);
  if (e.kind == Expression::Kind::Variable) return names[e.number];
  return '(' + textOf(e.operands[0]) + ' ' + e.op + ' ' + textOf(e.operands[1]) + ')';
}

std::string textOf(const Condition& c) {
  static const char* const signs[] = {" < ", " <= ", " == ", " != "};
  switch (c.kind) {
    case Condition::Kind::Not:
      return "!(" + textOf(c.operands[0]) + ')';
    case Condition::Kind::And:
      return '(' + textOf(c.operands[0]) + " && " + textOf(c.operands[1]) + ')';
    case Condition::Kind::Or:
      return '(' + textOf(c.operands[0]) + " || " + textOf(c.operands[1]) + ')';
    case Condition::Kind::Comparison:
      break;
  }
  return textOf(c.sides[0]) + signs[c.comparison] + textOf(c.sides[1]);
}

// `count` numbers the loops' counters.
std::string textOf(const std::vector<Statement>& statements, int& count) {
  std::string text;
  for (const Statement& s : statements) {
    switch (s.kind) {
      case Statement::Kind::Assign:
        text += std::string(names[s.number]) + " = " + textOf(s.value[0]) + ";\n";
        break;
      case Statement::Kind::If:
        text += "if (" + textOf(s.condition[0]) + ") {\n" + textOf(s.body, count);
        text += "} else {\n" + textOf(s.otherwise, count) + "}\n";
        break;
      case Statement::Kind::Repeat: {
        const std::string i = "i" + std::to_string(count++);
        text += "for (int " + i + " = 0; " + i + " < " + std::to_string(s.number) + " && " +
                textOf(s.condition[0]) + "; " + i + "++) {\n" + textOf(s.body, count) + "}\n";
        break;
      }
      case Statement::Kind::Return:
        text += "if (true) return " + textOf(s.value[0]) + ";\n";  // what follows is reachable for Java
        break;
    }
  }
  return text;
}

}  // namespace

RandomProgram::RandomProgram(std::uint32_t seed) : random_(seed) { program_ = block(3); }

std::string RandomProgram::java() const {
  int count = 0;
  return "class P {\nstatic int f(int a, int b) {\nint x = 0;\nint y = 0;\n" + textOf(program_, count) +
         "return x;\n}\n}\n";
}

Expression RandomProgram::expression(int depth) {
  const std::uint32_t kind = below(depth > 0 ? 8 : 3);
  if (kind == 0) return {Expression::Kind::Constant, static_cast<int>(below(9)) - 4, 0, {}};
  if (kind <= 2) return {Expression::Kind::Variable, static_cast<int>(below(variables)), 0, {}};
  const char op = "++--*/%"[below(7)];
  Expression e{Expression::Kind::Binary, 0, op, {}};
  e.operands.push_back(expression(depth - 1));
  const int factors[] = {2, 3, -2, 5};  // what is multiplied or divided by
  const bool isLinear = op == '+' || op == '-';
  e.operands.push_back(isLinear ? expression(depth - 1)
                                : Expression{Expression::Kind::Constant, factors[below(4)], 0, {}});
  return e;
}

Condition RandomProgram::condition(int depth) {
  const std::uint32_t kind = below(depth > 0 ? 7 : 4);
  if (kind < 4) {
    Condition c{Condition::Kind::Comparison, static_cast<int>(below(4)), {}, {}};
    c.sides.push_back(expression(1));
    c.sides.push_back(expression(1));
    return c;
  }
  if (kind == 4) return {Condition::Kind::Not, 0, {}, {condition(depth - 1)}};
  const auto junction = kind == 5 ? Condition::Kind::And : Condition::Kind::Or;
  Condition c{junction, 0, {}, {}};
  c.operands.push_back(condition(depth - 1));
  c.operands.push_back(condition(depth - 1));
  return c;
}

std::vector<Statement> RandomProgram::block(int depth) {
  std::vector<Statement> statements;
  for (std::uint32_t count = 1 + below(3); count > 0; --count) statements.push_back(statement(depth));
  return statements;
}

Statement RandomProgram::statement(int depth) {
  const std::uint32_t kind = below(depth > 0 ? 8 : 3);
  if (kind < 3) {
    const int variable = parameters + static_cast<int>(below(variables - parameters));
    return {Statement::Kind::Assign, variable, {expression(2)}, {}, {}, {}};
  }
  if (kind < 6) return {Statement::Kind::If, 0, {}, {condition(2)}, block(depth - 1), block(depth - 1)};
  if (kind == 6)
    return {
        Statement::Kind::Repeat, static_cast<int>(1 + below(2)), {}, {condition(1)}, block(depth - 2), {}};
  return {Statement::Kind::Return, 0, {expression(2)}, {}, {}, {}};
}

}  // namespace warrant::test
