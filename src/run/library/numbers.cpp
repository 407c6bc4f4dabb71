// Math, the boxes, and Character.
#include <algorithm>
#include <bit>
#include <charconv>
#include <cmath>
#include <cstdlib>
#include <iterator>
#include <limits>

#include "ast/values/literals.h"
#include "ast/values/numbers.h"
#include "run/library/natives.h"

namespace warrant::run {
namespace {

const ast::Type& typeOf(const NativeCall& call) { return call.method.declaration.returnType; }
bool isReal(const NativeCall& call) { return typeOf(call).isFloating(); }
Value argument(const NativeCall& call, std::size_t at) { return call.arguments[at]; }

Value absolute(const NativeCall& call) {
  if (isReal(call)) return Value::of(std::fabs(argument(call, 0).real));
  const std::int64_t value = argument(call, 0).number;
  if (value >= 0 || value == ast::boundsOf(typeOf(call))->least) return Value::of(value);
  return Value::of(-value);
}

// Math.max(-0.0, 0.0) is 0.0, and of NaN NaN (Math.max).
double extreme(double left, double right, bool wantsGreatest) {
  if (std::isnan(left) || std::isnan(right)) return std::numeric_limits<double>::quiet_NaN();
  if (left == right) return std::signbit(left) == wantsGreatest ? right : left;
  return (left < right) == wantsGreatest ? right : left;
}
template <bool Greatest>
Value extremeOf(const NativeCall& call) {
  if (isReal(call)) return Value::of(extreme(argument(call, 0).real, argument(call, 1).real, Greatest));
  const std::int64_t left = argument(call, 0).number, right = argument(call, 1).number;
  return Value::of(Greatest ? std::max(left, right) : std::min(left, right));
}

template <class Calculate>
Value ofReals(const NativeCall& call, Calculate calculate) {
  return Value::of(calculate(argument(call, 0).real, argument(call, 1).real));
}

// Math.round: down from the half above, to the ends of the type, of NaN 0.
Value rounded(const NativeCall& call) {
  const double value = argument(call, 0).real;
  const auto bounds = *ast::boundsOf(typeOf(call));
  if (std::isnan(value)) return Value::of(std::int64_t{0});
  const double down = std::floor(value);
  const double whole = value - down >= 0.5 ? down + 1 : down;
  if (whole <= static_cast<double>(bounds.least)) return Value::of(bounds.least);
  if (whole >= static_cast<double>(bounds.greatest)) return Value::of(bounds.greatest);
  return Value::of(static_cast<std::int64_t>(whole));
}

// Of int and long: throws where the result leaves the type.
template <class Calculate>
Value exactly(const NativeCall& call, Calculate calculate) {
  std::int64_t result = 0;
  const bool isTooLarge = calculate(result) || !ast::boundsOf(typeOf(call))->contains(result);
  if (isTooLarge) {
    const bool isInt = typeOf(call).kind == ast::TypeKind::Int;
    call.machine.throwJava("ArithmeticException", isInt ? "integer overflow" : "long overflow", call.range);
  }
  return Value::of(result);
}
Value addExact(const NativeCall& call) {
  return exactly(call, [&](std::int64_t& result) {
    return __builtin_add_overflow(argument(call, 0).number, argument(call, 1).number, &result);
  });
}
Value subtractExact(const NativeCall& call) {
  return exactly(call, [&](std::int64_t& result) {
    return __builtin_sub_overflow(argument(call, 0).number, argument(call, 1).number, &result);
  });
}
Value multiplyExact(const NativeCall& call) {
  return exactly(call, [&](std::int64_t& result) {
    return __builtin_mul_overflow(argument(call, 0).number, argument(call, 1).number, &result);
  });
}
template <int By>
Value stepExact(const NativeCall& call) {
  return exactly(call, [&](std::int64_t& result) {
    return __builtin_add_overflow(argument(call, 0).number, std::int64_t{By}, &result);
  });
}
Value negateExact(const NativeCall& call) {
  return exactly(call, [&](std::int64_t& result) {
    return __builtin_sub_overflow(std::int64_t{0}, argument(call, 0).number, &result);
  });
}
Value sameExact(const NativeCall& call) {
  return exactly(call, [&](std::int64_t& result) {
    result = argument(call, 0).number;
    return false;
  });
}

template <bool WantsRest>
Value floorDivision(const NativeCall& call) {
  const std::int64_t a = argument(call, 0).number, b = argument(call, 1).number;
  if (b == 0) call.machine.throwJava("ArithmeticException", "/ by zero", call.range);
  const std::int64_t rest = b == -1 ? 0 : a % b;
  const bool isBelow = rest != 0 && (rest < 0) != (b < 0);
  if (WantsRest) return Value::of(isBelow ? rest + b : rest);
  const std::int64_t quotient =
      b == -1 ? static_cast<std::int64_t>(0 - static_cast<std::uint64_t>(a)) : a / b;
  return Value::of(std::int64_t{static_cast<std::int32_t>(isBelow ? quotient - 1 : quotient)});
}

template <double (*Function)(double)>
Value real(const NativeCall& call) {
  return Value::of(Function(argument(call, 0).real));
}

template <class Number>
int order(Number left, Number right) {
  return left < right ? -1 : right < left ? 1 : 0;
}
Value compareNumbers(const NativeCall& call) {
  return Value::of(std::int64_t{order(argument(call, 0).number, argument(call, 1).number)});
}

// --- boxes

Value& valueIn(Object* box) { return static_cast<Instance*>(box)->fields()[0]; }

Value makeBox(const NativeCall& call) {
  return box(call.machine, call.method.declaration.parameters[0]->type, argument(call, 0), call.range);
}
Value fillBox(const NativeCall& call) {
  valueIn(call.self) = argument(call, 0);
  return nothing();
}
Value unbox(const NativeCall& call) { return valueIn(call.self); }

Value boxEquals(const NativeCall& call) {
  const Object* const other = argument(call, 0).object;
  return truth(other != nullptr && areEqualBoxes(*call.self, *other));
}
Value boxHash(const NativeCall& call) {
  return Value::of(std::int64_t{hashOfBox(*static_cast<Instance*>(call.self))});
}
Value compareBoxes(const NativeCall& call) {
  if (argument(call, 0).object == nullptr) call.machine.throwNull(call.range, "the argument");
  const std::int64_t left = valueIn(call.self).number, right = valueIn(argument(call, 0).object).number;
  const std::string_view name = static_cast<Instance*>(call.self)->type->declaration.name;
  const bool isSmall = name == "Character" || name == "Byte" || name == "Short";
  return Value::of(isSmall ? left - right : std::int64_t{order(left, right)});
}
Value boxText(const NativeCall& call) {
  return Value::of(call.machine.heap.makeText(call.machine.boxText(*static_cast<Instance*>(call.self))));
}
Value plainText(const NativeCall& call) {
  const ast::Type& type = call.method.declaration.parameters[0]->type;
  return Value::of(call.machine.heap.makeText(call.machine.textOf(type, argument(call, 0), call.range)));
}

[[noreturn]] void refuseText(const NativeCall& call, const std::string& message) {
  call.machine.throwJava("NumberFormatException", message, call.range);
}

Value parseIn(const NativeCall& call, int radix) {
  const Object* const text = argument(call, 0).object;
  if (text == nullptr) refuseText(call, "Cannot parse null string");
  const std::string digits = ast::printed(static_cast<const Text*>(text)->units());
  const bool hasPlus = digits.starts_with('+') && digits.size() > 1 && digits[1] != '-';
  const std::string_view number = std::string_view(digits).substr(hasPlus ? 1 : 0);
  std::int64_t value = 0;
  const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), value, radix);
  const bool isLong = call.method.declaration.owner->name == "Long";
  const ast::TypeKind kind = isLong ? ast::TypeKind::Long : ast::TypeKind::Int;
  const bool isRead = !number.empty() && error == std::errc() && end == number.data() + number.size();
  if (!isRead || !ast::boundsOf(ast::Type{kind})->contains(value)) {
    refuseText(call, "For input string: \"" + digits + "\"" +
                         (radix == 10 ? "" : " under radix " + std::to_string(radix)));
  }
  return Value::of(value);
}
Value parseNumber(const NativeCall& call) { return parseIn(call, 10); }
Value parseInRadix(const NativeCall& call) {
  const std::int64_t radix = argument(call, 1).number;
  if (argument(call, 0).object != nullptr) {
    if (radix < 2) refuseText(call, "radix " + std::to_string(radix) + " less than Character.MIN_RADIX");
    if (radix > 36) refuseText(call, "radix " + std::to_string(radix) + " greater than Character.MAX_RADIX");
  }
  return parseIn(call, static_cast<int>(radix));
}

// A sign, digits with a point and an exponent, and one of `fFdD` (Double.valueOf).
bool isDecimal(std::string_view text) {
  const auto skip = [&](std::string_view some) {
    const bool isThere = !text.empty() && some.find(text.front()) != std::string_view::npos;
    if (isThere) text.remove_prefix(1);
    return isThere;
  };
  const auto skipDigits = [&] {
    std::size_t count = 0;
    while (skip("0123456789")) ++count;
    return count;
  };
  skip("+-");
  if (text == "NaN" || text == "Infinity") return true;
  std::size_t digits = skipDigits();
  if (skip(".")) digits += skipDigits();
  if (digits == 0) return false;
  if (skip("eE")) {
    skip("+-");
    if (skipDigits() == 0) return false;
  }
  skip("fFdD");
  return text.empty();
}

Value parseReal(const NativeCall& call) {
  const Object* const given = argument(call, 0).object;
  if (given == nullptr) call.machine.throwNull(call.range, "the text");
  const std::string all = ast::printed(static_cast<const Text*>(given)->units());
  const auto isBlank = [](char one) { return static_cast<unsigned char>(one) <= ' '; };
  const auto first = std::ranges::find_if_not(all, isBlank);
  const std::string text(first,
                         std::find_if_not(all.rbegin(), std::make_reverse_iterator(first), isBlank).base());
  if (text.empty()) refuseText(call, "empty String");
  if (text.find_first_of("xX") != std::string::npos)
    throw Stopped{call.range, "numbers of floating point in hexadecimal are not read"};
  if (!isDecimal(text)) refuseText(call, "For input string: \"" + text + "\"");
  return Value::of(std::strtod(text.c_str(), nullptr));
}

template <ast::TypeKind kind>
Value parseBox(const NativeCall& call) {
  return box(call.machine, {kind}, parseNumber(call), call.range);
}

Value parseBoolean(const NativeCall& call) {
  const Object* const text = argument(call, 0).object;
  if (text == nullptr) return truth(false);
  const std::u16string_view units = static_cast<const Text*>(text)->units();
  return truth(std::ranges::equal(units, std::u16string_view(u"true"), [](char16_t unit, char16_t small) {
    return unit == small || unit + 32 == small;
  }));
}

Value wrappedSum(const NativeCall& call) {
  return Value::of(
      std::int64_t{static_cast<std::int32_t>(argument(call, 0).number + argument(call, 1).number)});
}

Value hashOfLong(std::int64_t value) {
  const auto bits = static_cast<std::uint64_t>(value);
  return Value::of(std::int64_t{static_cast<std::int32_t>(bits ^ (bits >> 32))});
}

// As Double.compare orders -0.0 and NaN.
Value compareReals(const NativeCall& call) {
  const double left = argument(call, 0).real, right = argument(call, 1).real;
  if (left < right || left > right) return Value::of(std::int64_t{left < right ? -1 : 1});
  const auto rank = [](double one) { return std::isnan(one) ? 2 : std::signbit(one) ? 0 : 1; };
  return Value::of(std::int64_t{order(rank(left), rank(right))});
}

// Digits of the least bits, without zeros in front.
template <int Bits>
Value inBase(const NativeCall& call) {
  auto bits = static_cast<std::uint32_t>(argument(call, 0).number);
  std::string digits;
  do {
    digits.insert(digits.begin(), "0123456789abcdef"[bits & ((1U << Bits) - 1)]);
    bits >>= Bits;
  } while (bits != 0);
  return Value::of(call.machine.makeText(digits));
}

std::int64_t asciiOf(const NativeCall& call) {
  const std::int64_t unit = argument(call, 0).number;
  if (unit > 127) throw Stopped{call.range, "characters beyond ASCII are not told apart"};
  return unit;
}
bool isBetween(std::int64_t unit, char least, char greatest) { return least <= unit && unit <= greatest; }
template <char Least, char Greatest>
Value isOfCase(const NativeCall& call) {
  return truth(isBetween(asciiOf(call), Least, Greatest));
}
template <char Least, char Greatest, int By>
Value inCase(const NativeCall& call) {
  const std::int64_t unit = asciiOf(call);
  return Value::of(isBetween(unit, Least, Greatest) ? unit + By : unit);
}
// As a digit of a base up to 36; -1: it is none.
std::int64_t digitOf(std::int64_t unit) {
  if (isBetween(unit, '0', '9')) return unit - '0';
  if (isBetween(unit, 'a', 'z')) return unit - 'a' + 10;
  return isBetween(unit, 'A', 'Z') ? unit - 'A' + 10 : -1;
}
Value digit(const NativeCall& call) {
  const std::int64_t value = digitOf(asciiOf(call)), radix = argument(call, 1).number;
  return Value::of(value < radix && radix >= 2 && radix <= 36 ? value : std::int64_t{-1});
}

bool isAsciiLetter(std::int64_t unit) { return (unit >= 'a' && unit <= 'z') || (unit >= 'A' && unit <= 'Z'); }

Value isDigit(const NativeCall& call) {
  const std::int64_t unit = argument(call, 0).number;
  if (unit > 127) throw Stopped{call.range, "characters beyond ASCII are not told apart"};
  return truth(unit >= '0' && unit <= '9');
}
Value isLetter(const NativeCall& call) {
  const std::int64_t unit = argument(call, 0).number;
  if (unit > 127) throw Stopped{call.range, "characters beyond ASCII are not told apart"};
  return truth(isAsciiLetter(unit));
}

// By which boxes are told apart: those of floating point by Java's floatToIntBits, for which there is one
// NaN.
std::uint64_t bitsOf(const Instance& box) {
  const std::string_view name = box.type->declaration.name;
  const Value value = *boxedIn(box);
  if (name != "Double" && name != "Float") return static_cast<std::uint64_t>(value.number);
  const double real = std::isnan(value.real) ? std::numeric_limits<double>::quiet_NaN() : value.real;
  if (name == "Double") return std::bit_cast<std::uint64_t>(real);
  return std::bit_cast<std::uint32_t>(static_cast<float>(real));
}

}  // namespace

std::int32_t hashOfBox(const Instance& box) {
  const std::string_view name = box.type->declaration.name;
  const std::uint64_t bits = bitsOf(box);
  if (name == "Boolean") return bits != 0 ? 1231 : 1237;
  const bool isWide = name == "Long" || name == "Double";
  return static_cast<std::int32_t>(isWide ? bits ^ (bits >> 32) : bits);
}

bool areEqualBoxes(const Object& left, const Object& right) {
  if (!boxedIn(left) || !boxedIn(right)) return false;
  const auto &one = static_cast<const Instance&>(left), &other = static_cast<const Instance&>(right);
  return one.type == other.type && bitsOf(one) == bitsOf(other);
}

Value box(Machine& machine, const ast::Type& type, Value value, support::SourceRange range) {
  return Value::of(machine.makeBox(type, value, range));
}

void addNumbers(Natives& natives) {
  natives.insert({
      {"Math.abs", absolute},
      {"Math.min", extremeOf<false>},
      {"Math.max", extremeOf<true>},
      {"Math.addExact", addExact},
      {"Math.subtractExact", subtractExact},
      {"Math.multiplyExact", multiplyExact},
      {"Math.negateExact", negateExact},
      {"Math.incrementExact", stepExact<1>},
      {"Math.decrementExact", stepExact<-1>},
      {"Math.toIntExact", sameExact},
      {"Math.floorDiv", floorDivision<false>},
      {"Math.floorMod", floorDivision<true>},
      {"Math.sqrt", real<std::sqrt>},
      {"Math.floor", real<std::floor>},
      {"Math.ceil", real<std::ceil>},
      {"Math.pow",
       [](const NativeCall& call) {
         return Value::of(std::pow(argument(call, 0).real, argument(call, 1).real));
       }},
      {"Integer.compare", compareNumbers},
      {"Integer.max", extremeOf<true>},
      {"Integer.min", extremeOf<false>},
      {"Integer.signum",
       [](const NativeCall& call) {
         return Value::of(std::int64_t{order<std::int64_t>(argument(call, 0).number, 0)});
       }},
      {"Integer.parseInt(String)", parseNumber},
      {"Integer.parseInt(String, int)", parseInRadix},
      {"Double.parseDouble", parseReal},
      {"Integer.valueOf(String)", parseBox<ast::TypeKind::Int>},
      {"Long.valueOf(String)", parseBox<ast::TypeKind::Long>},
      {"Long.parseLong", parseNumber},
      {"Integer.sum", wrappedSum},
      {"Integer.bitCount",
       [](const NativeCall& call) {
         return number(
             static_cast<std::size_t>(std::popcount(static_cast<std::uint32_t>(argument(call, 0).number))));
       }},
      {"Integer.hashCode(int)", [](const NativeCall& call) { return argument(call, 0); }},
      {"Integer.toHexString", inBase<4>},
      {"Integer.toBinaryString", inBase<1>},
      {"Integer.doubleValue",
       [](const NativeCall& call) { return Value::of(static_cast<double>(valueIn(call.self).number)); }},
      {"Long.compare", compareNumbers},
      {"Long.max", extremeOf<true>},
      {"Long.min", extremeOf<false>},
      {"Long.signum",
       [](const NativeCall& call) {
         return Value::of(std::int64_t{order<std::int64_t>(argument(call, 0).number, 0)});
       }},
      {"Long.toString(long)", plainText},
      {"Long.hashCode(long)", [](const NativeCall& call) { return hashOfLong(argument(call, 0).number); }},
      {"Long.intValue",
       [](const NativeCall& call) {
         return Value::of(std::int64_t{static_cast<std::int32_t>(valueIn(call.self).number)});
       }},
      {"Boolean.parseBoolean", parseBoolean},
      {"Boolean.compare", compareNumbers},
      {"Boolean.toString(boolean)", plainText},
      {"Boolean.hashCode(boolean)",
       [](const NativeCall& call) {
         return Value::of(std::int64_t{argument(call, 0).isTrue() ? 1231 : 1237});
       }},
      {"Double.isNaN", [](const NativeCall& call) { return truth(std::isnan(argument(call, 0).real)); }},
      {"Double.compare", compareReals},
      {"Double.toString(double)", plainText},
      {"Math.round", rounded},
      {"Math.cbrt", real<std::cbrt>},
      {"Math.hypot",
       [](const NativeCall& call) {
         return ofReals(call, [](double a, double b) { return std::hypot(a, b); });
       }},
      {"Character.isWhitespace",
       [](const NativeCall& call) {
         const std::int64_t unit = asciiOf(call);
         return truth(unit == ' ' || isBetween(unit, 9, 13) || isBetween(unit, 28, 31));
       }},
      {"Character.isLetterOrDigit",
       [](const NativeCall& call) { return truth(digitOf(asciiOf(call)) >= 0); }},
      {"Character.isUpperCase", isOfCase<'A', 'Z'>},
      {"Character.isLowerCase", isOfCase<'a', 'z'>},
      {"Character.toUpperCase", inCase<'a', 'z', -32>},
      {"Character.toLowerCase", inCase<'A', 'Z', 32>},
      {"Character.getNumericValue", [](const NativeCall& call) { return Value::of(digitOf(asciiOf(call))); }},
      {"Character.digit", digit},
      {"Character.compare",
       [](const NativeCall& call) { return Value::of(argument(call, 0).number - argument(call, 1).number); }},
      {"Character.toString(char)", plainText},
      {"Integer.toString(int)", plainText},
      {"Integer.longValue", unbox},
      {"Character.isDigit", isDigit},
      {"Character.isLetter", isLetter},
  });
  static const std::pair<std::string_view, std::string_view> boxes[] = {
      {"Integer", "int"},   {"Long", "long"},   {"Short", "short"},    {"Byte", "byte"},
      {"Double", "double"}, {"Float", "float"}, {"Character", "char"}, {"Boolean", "boolean"}};
  static std::vector<std::string> names;
  names.reserve(std::size(boxes) * 9);
  for (const auto& [name, primitive] : boxes) {
    const auto add = [&, name = name](std::string_view method, Native native) {
      names.push_back(std::string(name) + "." + std::string(method));
      natives.emplace(names.back(), native);
    };
    add("valueOf", makeBox);
    add("boxed", [](const NativeCall& call) { return call.machine.keyOf(makeBox(call)); });
    add("new", fillBox);
    add(std::string(primitive) + "Value", unbox);
    add("equals", boxEquals);
    add("hashCode", boxHash);
    add("compareTo", compareBoxes);
    add("toString", boxText);
  }
}

}  // namespace warrant::run
