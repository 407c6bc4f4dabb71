// Small random programs over integers, as Java text and to be run on any type of numbers.
#pragma once

#include <cstdint>
#include <memory>
#include <random>
#include <string>
#include <vector>

namespace warrant::test {

struct Expression {
  enum class Kind : std::uint8_t { Constant, Variable, Binary };
  Kind kind;
  int number = 0;  // the constant, or which variable
  char op = 0;
  std::vector<Expression> operands;
};

struct Condition {
  enum class Kind : std::uint8_t { Comparison, Not, And, Or };
  Kind kind;
  int comparison = 0;  // <, <=, ==, !=
  std::vector<Expression> sides;
  std::vector<Condition> operands;
};

struct Statement {
  enum class Kind : std::uint8_t { Assign, If, Repeat, Return };
  Kind kind;
  int number = 0;  // which variable; how often
  std::vector<Expression> value;
  std::vector<Condition> condition;  // of If; of Repeat, the one to go on
  std::vector<Statement> body, otherwise;
};

inline constexpr int parameters = 2, variables = 4;

class RandomProgram {
 public:
  explicit RandomProgram(std::uint32_t seed);

  // A class P with a method f(int a, int b).
  std::string java() const;
  // What it returns for the parameters; each condition that is asked for is told to `decide`, which says
  // whether it holds.
  template <class Number, class Decide>
  Number run(std::vector<Number> values, Decide decide) const {
    values.resize(variables, Number(0));
    Number result = 0;
    if (!execute(program_, values, decide, result)) result = values[parameters];
    return result;
  }

 private:
  std::uint32_t below(std::uint32_t limit) { return random_() % limit; }
  Expression expression(int depth);
  Condition condition(int depth);
  std::vector<Statement> block(int depth);
  Statement statement(int depth);

  template <class Number>
  static Number evaluate(const Expression& e, const std::vector<Number>& values) {
    if (e.kind == Expression::Kind::Constant) return e.number;
    if (e.kind == Expression::Kind::Variable) return values[static_cast<std::size_t>(e.number)];
    const Number left = evaluate(e.operands[0], values), right = evaluate(e.operands[1], values);
    switch (e.op) {
      case '+':
        return left + right;
      case '-':
        return left - right;
      case '*':
        return left * right;
      case '/':
        return left / right;
      default:
        return left % right;
    }
  }

  template <class Number, class Decide>
  static bool holds(const Condition& c, const std::vector<Number>& values, Decide& decide) {
    switch (c.kind) {
      case Condition::Kind::Not:
        return !holds(c.operands[0], values, decide);
      case Condition::Kind::And:
        return holds(c.operands[0], values, decide) && holds(c.operands[1], values, decide);
      case Condition::Kind::Or:
        return holds(c.operands[0], values, decide) || holds(c.operands[1], values, decide);
      case Condition::Kind::Comparison:
        break;
    }
    const Number left = evaluate(c.sides[0], values), right = evaluate(c.sides[1], values);
    switch (c.comparison) {
      case 0:
        return decide(left < right);
      case 1:
        return decide(left <= right);
      case 2:
        return decide(left == right);
      default:
        return decide(left != right);
    }
  }

  // Whether it returned.
  template <class Number, class Decide>
  static bool execute(const std::vector<Statement>& statements, std::vector<Number>& values, Decide& decide,
                      Number& result) {
    for (const Statement& s : statements) {
      switch (s.kind) {
        case Statement::Kind::Assign:
          values[static_cast<std::size_t>(s.number)] = evaluate(s.value[0], values);
          break;
        case Statement::Kind::If:
          if (execute(holds(s.condition[0], values, decide) ? s.body : s.otherwise, values, decide, result))
            return true;
          break;
        case Statement::Kind::Repeat:
          for (int i = 0; i < s.number && holds(s.condition[0], values, decide); ++i) {
            if (execute(s.body, values, decide, result)) return true;
          }
          break;
        case Statement::Kind::Return:
          result = evaluate(s.value[0], values);
          return true;
      }
    }
    return false;
  }

  std::mt19937 random_;
  std::vector<Statement> program_;
};

}  // namespace warrant::test
