#include "smt/terms/term_factory_impl.h"

namespace warrant::smt {

namespace {

std::string_view sortName(Sort sort) {
  switch (sort) {
    case Sort::Bool:
      return "Bool";
    case Sort::Int:
      return "Int";
    case Sort::Ref:
      return "Ref";
    case Sort::Snapshot:
      return "Snapshot";
  }
  return "";
}

class Printer {
 public:
  explicit Printer(const TermFactory& terms) : terms_(terms) {}

  void print(Term term) {
    switch (terms_.op(term)) {
      case Op::True:
        text += "true";
        break;
      case Op::False:
        text += "false";
        break;
      case Op::Null:
        text += "null";
        break;
      case Op::Unit:
        text += "unit";
        break;
      case Op::Integer:
        text += std::to_string(terms_.integerValue(term));
        break;
      case Op::Symbol:
      case Op::Object:
        text.append(terms_.hint(term)).append(std::to_string(terms_.serial(term)));
        break;
      case Op::Apply:
        call(terms_.name(terms_.functionOf(term)), term);
        break;
      case Op::Not:
        printNegation(terms_.arguments(term)[0]);
        break;
      case Op::And:
        infix(term, " && ");
        break;
      case Op::Or:
        infix(term, " || ");
        break;
      case Op::Ite:
        call("ite", term);
        break;
      case Op::Equal:
        infix(term, " = ");
        break;
      case Op::NonNegative:
        text += "0 <= ";
        printOperand(terms_.arguments(term)[0]);
        break;
      case Op::Sum:
        printSum(term);
        break;
      case Op::Multiply:
        infix(term, " * ");
        break;
      case Op::Divide:
        infix(term, " / ");
        break;
      case Op::Remainder:
        infix(term, " % ");
        break;
      case Op::Combine:
        call("combine", term);
        break;
      case Op::First:
        call("first", term);
        break;
      case Op::Second:
        call("second", term);
        break;
      case Op::Box:
        call(std::string("from").append(sortName(terms_.sort(terms_.arguments(term)[0]))), term);
        break;
      case Op::Unbox:
        call(std::string("to").append(sortName(terms_.sort(term))), term);
        break;
      case Op::At:
        call("at", term);
        break;
      case Op::Store:
        call("store", term);
        break;
      case Op::Splice:
        call("splice", term);
        break;
      case Op::Fill:
        call("fill", term);
        break;
      case Op::Tabulate:
        call("table", term);
        break;
      case Op::Bound:
        text.append("#").append(std::to_string(terms_.boundNumber(term)));
        break;
      case Op::ForAll:
        call("forall", term);
        break;
      case Op::Length:
        call("length", term);
        break;
      case Op::Element:
        call("element", term);
        break;
      case Op::Single:
        call("single", term);
        break;
      case Op::Append:
        call("append", term);
        break;
      case Op::Slice:
        call("slice", term);
        break;
      case Op::Contains:
        call("contains", term);
        break;
      case Op::Window:
        call("window", term);
        break;
      case Op::Collect:
      case Op::Observe:
        call(terms_.nameOf(term), term);
        break;
    }
  }

  std::string text;

 private:
  void call(std::string_view name, Term term) {
    text.append(name) += '(';
    separated(term, ", ", &Printer::print);
    text += ')';
  }

  void infix(Term term, std::string_view separator) { separated(term, separator, &Printer::printOperand); }

  void separated(Term term, std::string_view separator, void (Printer::*each)(Term)) {
    bool isFirst = true;
    for (const Term argument : terms_.arguments(term)) {
      if (!isFirst) text += separator;
      isFirst = false;
      (this->*each)(argument);
    }
  }

  void printNegation(Term operand) {
    if (terms_.op(operand) == Op::Equal) return infix(operand, " != ");
    text += '!';
    printOperand(operand);
  }

  // In parentheses unless it is a name, a constant or a call.
  void printOperand(Term term) {
    if (!isInfix(term)) return print(term);
    text += '(';
    print(term);
    text += ')';
  }

  bool isInfix(Term term) const {
    switch (terms_.op(term)) {
      case Op::Not:
      case Op::And:
      case Op::Or:
      case Op::Equal:
      case Op::NonNegative:
      case Op::Sum:
      case Op::Multiply:
      case Op::Divide:
      case Op::Remainder:
        return true;
      default:
        return false;
    }
  }

  void printSum(Term term) {
    const std::span<const std::int64_t> coefficients = terms_.coefficients(term);
    for (std::size_t i = 0; i < coefficients.size(); ++i) {
      const bool isNegative = coefficients[i] < 0;
      if (i > 0) text += isNegative ? " - " : " + ";
      if (i == 0 && isNegative) text += '-';
      const std::string factor = magnitude(coefficients[i]);
      if (factor != "1") text.append(factor).append(" * ");
      printOperand(terms_.arguments(term)[i]);
    }
    const std::int64_t constant = terms_.constant(term);
    if (constant != 0) text.append(constant < 0 ? " - " : " + ").append(magnitude(constant));
  }

  static std::string magnitude(std::int64_t value) {
    return std::to_string(value < 0 ? 0 - static_cast<std::uint64_t>(value)
                                    : static_cast<std::uint64_t>(value));
  }

  const TermFactory& terms_;
};

}  // namespace

std::string TermFactory::toString(Term term) const {
  Printer printer(*this);
  printer.print(term);
  return std::move(printer.text);
}

}  // namespace warrant::smt
