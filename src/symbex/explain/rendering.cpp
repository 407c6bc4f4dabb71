// Terms as text: operators with as few parentheses as Java needs, and conditions as the source has them.
#include <algorithm>
#include <cmath>
#include <vector>

#include "ast/print.h"
#include "ast/values/literals.h"
#include "symbex/explain/wording.h"

namespace warrant::symbex {

using ast::BinaryOperator;
using ast::Precedence;
using smt::Op;
using smt::Term;

namespace {

constexpr unsigned deepestPrinted = 8;
constexpr unsigned mostPrinted = 48;  // operands

std::string withoutSign(std::string digits) { return digits.starts_with('-') ? digits.substr(1) : digits; }

}  // namespace

std::optional<std::string> characterText(std::int64_t code) {
  if (code <= ' ' || code > '~') return std::nullopt;
  const char c = static_cast<char>(code);
  return std::string(c == '\'' || c == '\\' ? "'\\" : "'") + c + "'";
}

// A literal of type long, where it is Java's and too large for an int.
std::string Wording::number(std::int64_t value) const {
  return isJava_ ? ast::integerLiteral(value) : std::to_string(value);
}

// What is Java is to be whole, as far as that can be.
bool Wording::isTooDeep() const {
  constexpr unsigned most = 20'000;  // operands
  return ++operands_ > most || (!isJava_ && (depth_ >= deepestPrinted || isTooLong()));
}

// The rest of what has many operands is left out.
bool Wording::isTooLong() const { return !isJava_ && operands_ > mostPrinted; }

// Terms share their parts, so that a text may be exponentially longer than its term: what is nested deeply is
// left out.
std::string Wording::operand(Term term, Precedence least) const {
  if (isTooDeep() && !terms_.arguments(term).empty() && !nameOf(term)) return inexact("…");
  ++depth_;
  const Text part = render(term);
  --depth_;
  return part.precedence < least ? "(" + part.text + ")" : part.text;
}

Wording::Text Wording::render(Term term) const {
  if (!term) return {inexact("?")};
  if (std::optional<std::string> name = nameOf(term)) {
    const Precedence precedence = precedenceOf(*name);
    return {std::move(*name), precedence};
  }
  return renderUnnamed(term);
}

Wording::Text Wording::renderUnnamed(Term term) const {
  const bool isElement = terms_.op(term) == Op::Unbox && terms_.op(terms_.arguments(term)[0]) == Op::Element;
  if (isElement) return ofSequence(terms_.arguments(term)[0]);
  if (const std::optional<Form> form = names_.formOf(terms_, term)) return ofForm(*form);
  if (const Term text = names_.textOf(term)) return ofText(text);
  const auto arguments = terms_.arguments(term);
  switch (terms_.op(term)) {
    case Op::True:
      return {"true"};
    case Op::False:
      return {"false"};
    case Op::Null:
      return {"null"};
    case Op::Integer: {
      const std::int64_t value = terms_.integerValue(term);
      return {number(value), value < 0 ? Precedence::Prefix : Precedence::Primary};
    }
    case Op::Symbol:
    case Op::Object: {
      std::string text = numbered(std::string(terms_.hint(term)), "#", term);
      if (isReport_) taken_.try_emplace(text, term);
      return {inexact(std::move(text))};
    }
    case Op::Apply:
      return application(term);
    case Op::Not:
      return negation(term);
    case Op::And:
      return nary(term, " && ", Precedence::Conjunction, Precedence::Equality, Precedence::Equality);
    case Op::Or:
      return disjunction(term);
    case Op::Equal:
      return equation(term, " == ");
    case Op::NonNegative:
      return comparison(arguments[0]);
    case Op::Sum:
      return sum(term);
    case Op::Multiply:
      return nary(term, " * ", Precedence::Multiplicative, Precedence::Multiplicative, Precedence::Prefix);
    case Op::Divide:
      return nary(term, " / ", Precedence::Multiplicative, Precedence::Multiplicative, Precedence::Prefix);
    case Op::Remainder:
      return nary(term, " % ", Precedence::Multiplicative, Precedence::Multiplicative, Precedence::Prefix);
    case Op::Ite:
      return {operand(arguments[0], Precedence::Disjunction) + " ? " +
                  operand(arguments[1], Precedence::Disjunction) + " : " +
                  operand(arguments[2], Precedence::Disjunction),
              Precedence::Conditional};
    case Op::Length:
    case Op::Element:
    case Op::Single:
    case Op::Append:
    case Op::Slice:
    case Op::Contains:
      return ofSequence(term);
    case Op::Collect:
      return ofCollection(term);
    case Op::Observe:
      return ofObservation(term);
    default:
      return {inexact("…")};  // a part of a snapshot that nobody named
  }
}

// What a string is put together of: with a string among the first two parts, so that numbers are not added.
Wording::Text Wording::ofText(Term text) const {
  std::vector<Term> parts;
  for (; isOfKind(text, Symbol::Kind::Joined); text = terms_.arguments(text)[0])
    parts.push_back(terms_.arguments(text)[1]);
  if (const Term literal = names_.literalOf(text); literal && parts.empty()) return render(literal);
  const bool isStringSecond = !parts.empty() && !printedIn(parts.back());
  parts.push_back(text);
  std::string sum = isStringSecond || (parts.size() > 1 && !printedIn(text)) ? "" : "\"\"";
  for (; !parts.empty(); parts.pop_back()) {
    const bool isFirst = sum.empty();
    if (!isFirst) sum += " + ";
    sum += ofTextPart(parts.back(), isFirst ? Precedence::Additive : Precedence::Multiplicative);
  }
  return {std::move(sum), Precedence::Additive};
}

bool Wording::isOfKind(Term term, Symbol::Kind kind) const {
  return terms_.op(term) == Op::Apply && symbolOf(term).kind == kind;
}

// The value that is no string, whose text it is; null: there is none.
Term Wording::printedIn(Term text) const {
  const auto parts = terms_.arguments(text);
  if (isOfKind(text, Symbol::Kind::Text)) return parts[0];
  if (terms_.op(text) != Op::Ite) return {};
  const Term onTrue = names_.literalOf(parts[1]), onFalse = names_.literalOf(parts[2]);
  const bool isTruth = onTrue && onFalse && print(onTrue) == "\"true\"" && print(onFalse) == "\"false\"";
  return isTruth ? parts[0] : Term();
}

std::string Wording::ofTextPart(Term part, Precedence least) const {
  if (const Term literal = names_.literalOf(part)) return operand(literal, least);
  const auto parts = terms_.arguments(part);
  if (const Term value = printedIn(part)) {
    const bool isCharacter = terms_.op(part) != Op::Ite && symbolOf(part).type.kind == ast::TypeKind::Char;
    const bool isNumber = isCharacter && !nameOf(value) && terms_.op(value) != Op::Apply;
    return isNumber ? "(char) (" + operand(value, Precedence::Conditional) + ")" : operand(value, least);
  }
  if (isOfKind(part, Symbol::Kind::Contents)) return operand(parts[0], least);
  if (terms_.op(part) != Op::Ite) return inexact("…");
  const bool isOfString = isOfKind(parts[2], Symbol::Kind::Contents);
  const Term string = isOfString ? terms_.arguments(parts[2])[0] : Term();
  const bool isNullTest =
      terms_.op(parts[0]) == Op::Equal &&
      std::ranges::find(terms_.arguments(parts[0]), string) != terms_.arguments(parts[0]).end();
  if (isOfString && isNullTest) return operand(string, least);  // null is printed, too
  return "(" + operand(parts[0], Precedence::Disjunction) + " ? " + ofText(parts[1]).text + " : " +
         ofText(parts[2]).text + ")";
}

Term Wording::unboxed(Term element) const {
  return terms_.op(element) == Op::Box ? terms_.arguments(element)[0] : element;
}

Wording::Text Wording::ofSequence(Term term) const {
  const auto parts = terms_.arguments(term);
  switch (terms_.op(term)) {
    case Op::Length:
      return {"|" + operand(parts[0], Precedence::Additive) + "|"};
    case Op::Element:
      return {operand(parts[0], Precedence::Postfix) + "[" + operand(parts[1], Precedence::Assignment) + "]"};
    case Op::Slice:
      return {operand(parts[0], Precedence::Postfix) + "[" + operand(parts[1], Precedence::Additive) + ".." +
              operand(parts[2], Precedence::Additive) + "]"};
    case Op::Contains:
      return {operand(unboxed(parts[1]), Precedence::Additive) + " \\in " +
                  operand(parts[0], Precedence::Additive),
              Precedence::Relational};
    case Op::Append:
      return nary(term, " + ", Precedence::Additive, Precedence::Additive, Precedence::Multiplicative);
    default:
      return {"[" + operand(unboxed(parts[0]), Precedence::Assignment) + "]"};
  }
}

Wording::Text Wording::ofCollection(Term term) const {
  using smt::Collection;
  const auto parts = terms_.arguments(term);
  const auto infix = [&](const std::string& sign, const std::string& right, Precedence precedence) {
    return Text{operand(parts[0], precedence) + sign + right, precedence};
  };
  const auto single = [&] { return "{" + operand(unboxed(parts[1]), Precedence::Assignment) + "}"; };
  const auto second = [&] { return operand(parts[1], Precedence::Multiplicative); };
  switch (terms_.collection(term)) {
    case Collection::Insert:
      return terms_.op(parts[0]) == Op::Unit ? Text{single()} : infix(" + ", single(), Precedence::Additive);
    case Collection::Remove:
      return infix(" - ", single(), Precedence::Additive);
    case Collection::Union:
    case Collection::Plus:
      return infix(" + ", second(), Precedence::Additive);
    case Collection::Difference:
    case Collection::Minus:
      return infix(" - ", second(), Precedence::Additive);
    case Collection::Intersection:
    case Collection::Meet:
      return infix(" * ", operand(parts[1], Precedence::Prefix), Precedence::Multiplicative);
    case Collection::ElementsOf:
      return {operand(parts[0], Precedence::Postfix) + ".set"};
    case Collection::BagOf:
      return {operand(parts[0], Precedence::Postfix) + ".bag"};
    case Collection::Put:
      return {operand(parts[0], Precedence::Postfix) + "[" +
              operand(unboxed(parts[1]), Precedence::Additive) + " -> " +
              operand(unboxed(parts[2]), Precedence::Additive) + "]"};
    default:
      return {inexact("…")};
  }
}

Wording::Text Wording::ofObservation(Term term) const {
  const auto parts = terms_.arguments(term);
  switch (terms_.observation(term)) {
    case smt::Observation::Size:
      return {"|" + operand(parts[0], Precedence::Additive) + "|"};
    case smt::Observation::Look:
    case smt::Observation::Count:
      return {operand(parts[0], Precedence::Postfix) + "[" +
              operand(unboxed(parts[1]), Precedence::Assignment) + "]"};
    default:
      return {inexact("…")};
  }
}

Wording::Text Wording::nary(Term term, std::string_view op, Precedence precedence, Precedence first,
                            Precedence others) const {
  std::string text;
  for (const Term argument : terms_.arguments(term)) {
    const bool isFirst = text.empty();
    if (!isFirst) text += op;
    if (!isFirst && isTooLong()) return {text + inexact("…"), precedence};
    text += operand(argument, isFirst ? first : others);
  }
  return {std::move(text), precedence};
}

// `!a || b` as `a ==> b`: what the source has the other way round is a premise.
Wording::Text Wording::disjunction(Term term) const {
  std::string premise, conclusion;
  const auto append = [](std::string& text, std::string_view op, const std::string& part) {
    text += (text.empty() ? "" : std::string(op)) + part;
  };
  for (const Term argument : terms_.arguments(term)) {
    if (isTooLong()) {
      append(conclusion, " || ", inexact("…"));
      break;
    }
    if (!isJava_ && names_.isSpelledNegated(terms_, argument))
      append(premise, " && ", operand(terms_.knownNegation(argument), Precedence::Equality));
    else
      append(conclusion, " || ", operand(argument, Precedence::Equality));
  }
  if (premise.empty()) return {std::move(conclusion), Precedence::Disjunction};
  if (conclusion.empty())
    return nary(term, " || ", Precedence::Disjunction, Precedence::Equality, Precedence::Equality);
  return {premise + " ==> " + conclusion, Precedence::Conditional};
}

Wording::Text Wording::ofForm(const Form& form) const {
  const auto [text, precedence] = ast::signOf(form.op);
  const std::string sign = " " + std::string(text) + " ";
  switch (form.op) {
    case BinaryOperator::Add:
      return {
          operand(form.left, Precedence::Additive) + sign + operand(form.right, Precedence::Multiplicative),
          Precedence::Additive};
    case BinaryOperator::Subtract:
      return {operand(form.left, Precedence::Additive) + sign +
                  besides(form.right, form.left, Precedence::Multiplicative),
              Precedence::Additive};
    case BinaryOperator::Multiply:
      return {operand(form.left, Precedence::Multiplicative) + sign + operand(form.right, Precedence::Prefix),
              Precedence::Multiplicative};
    default:
      break;
  }
  return {besides(form.left, form.right, Precedence::Additive) + sign +
              besides(form.right, form.left, Precedence::Additive),
          precedence};
}

bool Wording::isCharacter(Term number) const {
  if (characters_.contains(number)) return true;
  if (terms_.op(number) != Op::Apply) return false;
  const Symbol& symbol = symbolOf(number);
  return symbol.kind == Symbol::Kind::Method && symbol.method->returnType.kind == ast::TypeKind::Char;
}

// The operand; a character, where the other one is one.
std::string Wording::besides(Term term, Term other, Precedence least) const {
  if (terms_.op(term) == Op::Integer && isCharacter(other)) {
    if (auto character = characterText(terms_.integerValue(term))) return *character;
  }
  return operand(term, least);
}

// With a constant, or what is older, on the right, as people write it.
Wording::Text Wording::equation(Term term, std::string_view op) const {
  const auto arguments = terms_.arguments(term);
  const auto isContents = [&](Term part) {
    return terms_.op(part) == Op::Apply && symbolOf(part).kind == Symbol::Kind::Contents;
  };
  if (isJava_ && isContents(arguments[0]) && isContents(arguments[1])) {  // in Java strings are compared
    const Term first = terms_.arguments(arguments[0])[0], second = terms_.arguments(arguments[1])[0];
    const bool isLiteral = terms_.op(first) == Op::Apply && terms_.arguments(first).empty();
    const std::string call = operand(isLiteral ? second : first, Precedence::Primary) + ".equals(" +
                             print(isLiteral ? first : second) + ")";
    return op == " == " ? Text{call} : Text{"!" + call, Precedence::Prefix};
  }
  const bool isConstantSecond = terms_.isConstant(arguments[1]);
  const Term left = arguments[isConstantSecond ? 0 : 1], right = arguments[isConstantSecond ? 1 : 0];
  return {besides(left, right, Precedence::Additive) + std::string(op) +
              besides(right, left, Precedence::Additive),
          Precedence::Equality};
}

// What is added before what is subtracted; without the constant.
std::string Wording::addends(Term sum, bool negated) const {
  std::string text;
  const auto arguments = terms_.arguments(sum);
  const auto coefficients = terms_.coefficients(sum);
  for (const bool isNegative : {false, true}) {
    for (std::size_t index = 0; index < arguments.size(); ++index) {
      if (((coefficients[index] < 0) != negated) != isNegative) continue;
      const bool isFirst = text.empty();
      if (!isFirst && isTooLong()) return text + " + " + inexact("…");
      text += isNegative ? (isFirst ? "-" : " - ") : (isFirst ? "" : " + ");
      const std::string factor = withoutSign(number(coefficients[index]));
      const bool isOne = factor == "1";
      const bool isOpposite = isNegative && isFirst;
      text +=
          (isOne ? "" : factor + " * ") +
          operand(arguments[index], isOne && !isOpposite ? Precedence::Multiplicative : Precedence::Prefix);
    }
  }
  return text;
}

Wording::Text Wording::sum(Term term) const {
  std::string text = addends(term, false);
  const auto arguments = terms_.arguments(term);
  const std::int64_t constant = terms_.constant(term);
  // `c - '0'`, `10 * n + c - '0'`
  const bool isBase = constant == -'0' || constant == -'A' || constant == -'a';
  const auto coefficients = terms_.coefficients(term);
  bool hasCharacter = false;
  for (std::size_t index = 0; index < arguments.size(); ++index)
    hasCharacter = hasCharacter || (coefficients[index] == 1 && isCharacter(arguments[index]));
  const auto character =
      hasCharacter && (arguments.size() == 1 || isBase) ? characterText(-constant) : std::nullopt;
  if (character) text += " - " + *character;
  if (!character && constant != 0) text += (constant > 0 ? " + " : " - ") + withoutSign(number(constant));
  return {std::move(text), Precedence::Additive};
}

// What stands on the two sides of a comparison.
struct Wording::Sides {
  std::string left, right;
  Term single = {};  // the only term there is, with the factor 1

  static void append(std::string& side, const std::string& text) {
    side += (side.empty() ? "" : " + ") + text;
  }
};

// `0 <= t` as `a <= b`, or `a < b`, with what is subtracted in t on the left.
Wording::Text Wording::comparison(Term number) const {
  Sides sides;
  std::int64_t constant = 0;
  if (terms_.op(number) == Op::Sum) {
    constant = terms_.constant(number);
    const auto arguments = terms_.arguments(number);
    if (isEndOfRange(constant) && arguments.size() > 1) {
      const bool isGreatest = constant % 2 == 1;
      return {isGreatest ? addends(number, true) + " <= " + this->number(constant)
                         : this->number(-constant) + " <= " + addends(number, false),
              Precedence::Relational};
    }
    const auto coefficients = terms_.coefficients(number);
    for (std::size_t index = 0; index < arguments.size(); ++index) {
      const std::string factor = withoutSign(this->number(coefficients[index]));
      const bool isOne = factor == "1";
      if (isTooLong()) {
        Sides::append(sides.right, inexact("…"));
        break;
      }
      Sides::append(coefficients[index] < 0 ? sides.left : sides.right,
                    (isOne ? "" : factor + " * ") +
                        operand(arguments[index], isOne ? Precedence::Multiplicative : Precedence::Prefix));
      if (arguments.size() == 1 && isOne) sides.single = arguments[index];
    }
  } else {
    sides.right = operand(number, Precedence::Additive);
    sides.single = number;
  }
  const auto bound = [&](std::int64_t value) {
    const auto character = sides.single && isCharacter(sides.single) ? characterText(value) : std::nullopt;
    return character ? *character : this->number(value);
  };
  if (constant == -1) {
    const std::string zero = "0";
    return {(sides.left.empty() ? zero : sides.left) + " < " + (sides.right.empty() ? zero : sides.right),
            Precedence::Relational};
  }
  if (sides.right.empty()) return {sides.left + " <= " + bound(constant), Precedence::Relational};
  if (sides.left.empty()) return {bound(-constant) + " <= " + sides.right, Precedence::Relational};
  if (constant > 0) Sides::append(sides.right, this->number(constant));
  if (constant < 0) Sides::append(sides.left, withoutSign(this->number(constant)));
  return {sides.left + " <= " + sides.right, Precedence::Relational};
}

Wording::Text Wording::negation(Term term) const {
  const Term inner = terms_.arguments(term)[0];
  if (!nameOf(inner) && terms_.op(inner) == Op::Equal) return equation(inner, " != ");
  return {"!" + operand(inner, Precedence::Prefix), Precedence::Prefix};
}

Wording::Text Wording::application(Term term) const {
  const Symbol& symbol = symbolOf(term);
  const auto arguments = terms_.arguments(term);
  const auto first = [&] { return operand(arguments[0], Precedence::Primary); };
  switch (symbol.kind) {
    case Symbol::Kind::Length:
      return {first() + ".length"};
    case Symbol::Kind::Ordinal:
      return {first() + ".ordinal()"};
    case Symbol::Kind::FinalField:
      return {finalField(*symbol.field, arguments)};
    case Symbol::Kind::Test:
      return {operand(arguments[0], Precedence::Relational) + " instanceof " + ast::toString(symbol.type),
              Precedence::Relational};
    case Symbol::Kind::Method: {
      const Term self = arguments[1];
      const bool isOfClass = isJava_ && symbol.method->isStatic;
      std::string text = isOfClass                     ? ast::nestedName(*symbol.method->owner) + "."
                         : terms_.op(self) == Op::Null ? ""
                                                       : operand(self, Precedence::Primary) + ".";
      text += call(symbol.method->name, arguments.subspan(2), symbol.method);
      if (!isReport_) return {std::move(text)};
      text = numbered(text, "#", term);  // the same call in another state has another value
      taken_.try_emplace(text, term);
      return {std::move(text)};
    }
    case Symbol::Kind::Floating:
      if (isJava_ && !std::isfinite(symbol.number)) {
        const bool isFloat = symbol.type.kind == ast::TypeKind::Float;
        return {std::string(isFloat ? "Float" : "Double") + (std::isnan(symbol.number) ? ".NaN"
                                                             : symbol.number < 0       ? ".NEGATIVE_INFINITY"
                                                                                 : ".POSITIVE_INFINITY")};
      }
      return {ast::javaText(symbol.number, symbol.type.kind == ast::TypeKind::Float),
              symbol.number < 0 ? Precedence::Prefix : Precedence::Primary};
    case Symbol::Kind::String:
      isExact_ = false;
      return ofText(arguments[0]);
    case Symbol::Kind::Contents:
    case Symbol::Kind::Joined:
    case Symbol::Kind::Text:
    case Symbol::Kind::Like:
    case Symbol::Kind::Definition:
    case Symbol::Kind::Separation:
    case Symbol::Kind::Operation:
      isExact_ = false;
      break;
  }
  const std::string_view key = terms_.name(terms_.functionOf(term));
  if (key.starts_with('"')) return {ast::quoted(key.substr(1, key.size() - 2))};
  const bool isFloating = key.starts_with("double ") || key.starts_with("float ");
  if (isJava_ && isFloating && arguments.size() == 2) {  // `double <`: an operator of Java
    return {operand(arguments[0], Precedence::Primary) + " " + std::string(key.substr(key.find(' ') + 1)) +
                " " + operand(arguments[1], Precedence::Primary),
            Precedence::Conditional};
  }
  if (isJava_ && isFloating && arguments.size() == 1 && key.ends_with(" -"))
    return {"-" + operand(arguments[0], Precedence::Primary), Precedence::Prefix};
  const std::size_t conversion = arguments.size() == 1 ? key.find(" to ") : key.npos;  // `int to double`
  if (isJava_ && conversion != key.npos)
    return {"(" + std::string(key.substr(conversion + 4)) + ") " + operand(arguments[0], Precedence::Primary),
            Precedence::Prefix};
  const std::string_view name = symbol.name.empty() ? terms_.name(terms_.functionOf(term)) : symbol.name;
  return {arguments.empty() ? std::string(name) : call(name, arguments, nullptr)};
}

std::string Wording::call(std::string_view name, std::span<const Term> arguments,
                          const ast::MethodDecl* method) const {
  std::string text = std::string(name) + "(";
  for (std::size_t index = 0; index < arguments.size(); ++index) {
    if (index > 0) text += ", ";
    const Term argument = arguments[index];
    const bool isWritten = method != nullptr && index < method->parameters.size();  // no ghost parameter
    const bool isCharacter = isWritten && terms_.op(argument) == Op::Integer &&
                             method->parameters[index]->type.kind == ast::TypeKind::Char;
    const auto character = isCharacter ? characterText(terms_.integerValue(argument)) : std::nullopt;
    text += character ? *character : operand(argument, Precedence::Conditional);
  }
  return text + ")";
}

std::string Wording::finalField(const ast::FieldDecl& field, std::span<const Term> arguments) const {
  const std::string name(field.name);
  if (arguments.empty()) return std::string(field.owner->name) + "." + name;
  const std::string object = operand(arguments[0], Precedence::Primary);
  const bool isAround = field.isOuter && (object == "this" || object.ends_with(".this"));
  return isAround ? name : object + "." + name;
}

}  // namespace warrant::symbex
