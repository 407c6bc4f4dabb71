#include "smt/z3/smtlib.h"

#include <unordered_set>

#include "smt/z3/encoder.h"

namespace warrant::smt {

namespace {

constexpr std::string_view typeNames[] = {"Bool", "Int", "Ref", "Snapshot", "(Array Int Snapshot)"};

std::string_view operationName(SolverLanguage::Operation operation) {
  switch (operation) {
    case SolverLanguage::Operation::True:
      return "true";
    case SolverLanguage::Operation::False:
      return "false";
    case SolverLanguage::Operation::Not:
      return "not";
    case SolverLanguage::Operation::And:
      return "and";
    case SolverLanguage::Operation::Or:
      return "or";
    case SolverLanguage::Operation::Ite:
      return "ite";
    case SolverLanguage::Operation::Equal:
      return "=";
    case SolverLanguage::Operation::LessOrEqual:
      return "<=";
    case SolverLanguage::Operation::Add:
      return "+";
    case SolverLanguage::Operation::Subtract:
      return "-";
    case SolverLanguage::Operation::Multiply:
      return "*";
    case SolverLanguage::Operation::Divide:
      return "div";
    case SolverLanguage::Operation::Modulo:
      return "mod";
    case SolverLanguage::Operation::Select:
      return "select";
    case SolverLanguage::Operation::Store:
      return "store";
  }
  return "";
}

// Writes each declaration before its first use, and names the expressions that are shared.
class SmtLibScript final : public SolverLanguage {
 public:
  Expression integer(std::int64_t value) override {
    if (value >= 0) return keep(std::to_string(value));
    return keep("(- " + std::to_string(0 - static_cast<std::uint64_t>(value)) + ")");
  }

  Expression call(std::string_view function, std::span<const Type> parameters, Type result,
                  std::span<const Expression> arguments) override {
    const std::string symbol = quote(function);
    if (declared_.insert(symbol).second) declare(symbol, parameters, result);
    return keep(apply(symbol, arguments));
  }

  Expression operation(Operation operation, std::span<const Expression> arguments) override {
    return keep(apply(operationName(operation), arguments));
  }

  Expression share(Expression expression, Type type) override {
    if (expressions_[expression].front() != '(') return expression;
    const std::string name = "t" + std::to_string(++shared_);
    text.append("(define-fun ").append(name).append(" () ").append(nameOf(type)).append(" ");
    text.append(expressions_[expression]).append(")\n");
    return keep(name);
  }

  void assume(Expression formula) override {
    text.append("(assert ").append(expressions_[formula]).append(")\n");
  }

  std::string text;

 private:
  static std::string_view nameOf(Type type) { return typeNames[static_cast<std::size_t>(type)]; }

  static std::string quote(std::string_view name) {
    std::string symbol(name);
    for (char& character : symbol)
      if (character == '|' || character == '\\') character = '_';
    return '|' + symbol + '|';
  }

  void declare(const std::string& symbol, std::span<const Type> parameters, Type result) {
    text.append("(declare-fun ").append(symbol).append(" (");
    for (std::size_t i = 0; i < parameters.size(); ++i)
      text.append(i == 0 ? "" : " ").append(nameOf(parameters[i]));
    text.append(") ").append(nameOf(result)).append(")\n");
  }

  std::string apply(std::string_view function, std::span<const Expression> arguments) const {
    if (arguments.empty()) return std::string(function);
    std::string application = "(";
    application.append(function);
    for (const Expression argument : arguments) application.append(" ").append(expressions_[argument]);
    return application + ')';
  }

  Expression keep(std::string expression) {
    expressions_.push_back(std::move(expression));
    return static_cast<Expression>(expressions_.size() - 1);
  }

  std::vector<std::string> expressions_;
  std::unordered_set<std::string> declared_;
  std::size_t shared_ = 0;
};

}  // namespace

std::string toSmtLib(const TermFactory& terms, std::span<const Term> facts, Term formula) {
  SmtLibScript script;
  script.text =
      "(set-option :auto_config false)\n(set-option :smt.arith.solver 2)\n(set-option :smt.relevancy 0)\n"
      "(set-option :smt.mbqi false)\n(declare-sort Ref 0)\n(declare-sort Snapshot 0)\n";
  Encoder encoder(terms, script);
  for (const Term fact : facts) encoder.assume(fact);
  script.text += "; the negated goal\n";
  encoder.assume(formula);
  return std::move(script.text) + "(check-sat)\n";
}

}  // namespace warrant::smt
