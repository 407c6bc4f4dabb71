// What a format of java.util.Formatter makes of values: `%[index$][flags][width][.precision]conversion`.
#include "run/library/formats.h"

#include <algorithm>
#include <charconv>
#include <cmath>

#include "ast/identity.h"
#include "ast/print.h"
#include "ast/values/literals.h"
#include "ast/values/numbers.h"
#include "run/library/natives.h"

namespace warrant::run {
namespace {

using Units = std::u16string_view;

std::string narrow(Units units) { return {units.begin(), units.end()}; }
std::u16string wide(std::string_view text) { return {text.begin(), text.end()}; }

struct Specifier {
  std::size_t index = 0;  // of the argument, from 1; 0: the next one, or with `<` the one before
  std::string flags;
  std::optional<std::size_t> width, precision;
  char conversion = 0;
  Units text;  // as it is written

  bool has(char flag) const { return flags.find(flag) != std::string::npos; }
  bool isUpper() const { return conversion >= 'A' && conversion <= 'Z'; }
  char lower() const { return isUpper() ? static_cast<char>(conversion + 32) : conversion; }
};

class Formatter {
 public:
  Formatter(const NativeCall& call, Units pattern, std::span<const Value> arguments)
      : call_(call), pattern_(pattern), arguments_(arguments) {}

  std::u16string run() {
    std::u16string result;
    while (at_ < pattern_.size()) {
      if (pattern_[at_] != u'%') {
        result += pattern_[at_++];
        continue;
      }
      result += apply(parse());
    }
    return result;
  }

 private:
  [[noreturn]] void refuse(const char* exception, const std::string& message) const {
    call_.machine.throwJava(exception, message, call_.range);
  }
  [[noreturn]] void giveUp(const Specifier& one) const {
    throw Stopped{call_.range, "the format " + narrow(one.text) + " cannot be run"};
  }

  std::optional<std::size_t> number() {
    std::optional<std::size_t> result;
    constexpr std::size_t most = 1'000'000;
    for (; at_ < pattern_.size() && pattern_[at_] >= u'0' && pattern_[at_] <= u'9'; ++at_)
      result = std::min(result.value_or(0) * 10 + static_cast<std::size_t>(pattern_[at_] - u'0'), most);
    return result;
  }

  Specifier parse() {
    Specifier one;
    const std::size_t begin = at_++;
    const std::size_t digits = at_;
    if (at_ < pattern_.size() && pattern_[at_] != u'0') {
      if (const auto index = number()) {
        if (at_ < pattern_.size() && pattern_[at_] == u'$') {
          one.index = *index;
          ++at_;
        } else {
          at_ = digits;
        }
      }
    }
    for (constexpr Units flags = u"-#+ 0,(<";
         at_ < pattern_.size() && flags.find(pattern_[at_]) != Units::npos;)
      one.flags += static_cast<char>(pattern_[at_++]);
    one.width = number();
    if (at_ < pattern_.size() && pattern_[at_] == u'.') {
      ++at_;
      one.precision = number();
      if (!one.precision) unknown('.');
    }
    if (at_ >= pattern_.size()) unknown('%');
    one.conversion = pattern_[at_] < 128 ? static_cast<char>(pattern_[at_]) : '?';
    ++at_;
    one.text = pattern_.substr(begin, at_ - begin);
    return one;
  }

  [[noreturn]] void unknown(char conversion) const {
    refuse("UnknownFormatConversionException", std::string("Conversion = '") + conversion + "'");
  }

  std::u16string apply(const Specifier& one) {
    if (one.conversion == 'n') return u"\n";
    if ((one.has('-') || one.has('0')) && !one.width) refuse("MissingFormatWidthException", narrow(one.text));
    if (one.conversion == '%') return padded(one, u"%");
    if (std::string_view("bBhHsScCdoxXeEfgGaA").find(one.conversion) == std::string_view::npos)
      unknown(one.conversion);
    const std::u16string text = textOf(one, argumentOf(one));
    return padded(one, one.isUpper() ? upper(text) : text);
  }

  Value argumentOf(const Specifier& one) {
    std::size_t place = one.index == 0 ? next_ : one.index - 1;
    if (one.has('<')) {
      if (!last_) refuse("MissingFormatArgumentException", "Format specifier '" + narrow(one.text) + "'");
      place = *last_;
    } else if (one.index == 0) {
      ++next_;
    }
    if (place >= arguments_.size())
      refuse("MissingFormatArgumentException", "Format specifier '" + narrow(one.text) + "'");
    last_ = place;
    return arguments_[place];
  }

  std::u16string upper(std::u16string text) const {
    for (char16_t& unit : text) {
      if (unit > 127) throw Stopped{call_.range, "letters beyond ASCII are not converted"};
      if (unit >= u'a' && unit <= u'z') unit = static_cast<char16_t>(unit - 32);
    }
    return text;
  }

  std::u16string padded(const Specifier& one, std::u16string text) const {
    if (!one.width || text.size() >= *one.width) return text;
    call_.machine.heap.spend(*one.width * sizeof(char16_t));
    const std::u16string space(*one.width - text.size(), u' ');
    return one.has('-') ? text + space : space + text;
  }

  std::u16string textOf(const Specifier& one, Value value) {
    switch (one.lower()) {
      case 's':
        if (one.has('#')) giveUp(one);
        return cut(one, anyText(value));
      case 'b':
        return cut(one, isTrue(value) ? u"true" : u"false");
      case 'h':
        if (value.object == nullptr) return cut(one, u"null");
        return cut(one, wide(inBase(static_cast<std::uint32_t>(hashOf(call_, value)), 16)));
      default:
        break;
    }
    if (value.object == nullptr) return cut(one, u"null");
    const auto held = boxedIn(*value.object);
    const ast::Type type = held ? boxedType(*static_cast<Instance*>(value.object)->type) : ast::Type{};
    if (one.lower() == 'c') return ofCharacter(one, value, held, type);
    const bool isWhole = std::string_view("dox").find(one.lower()) != std::string_view::npos;
    if (isWhole) {
      if (!held || !type.isIntegral() || type.kind == ast::TypeKind::Char) mismatch(one, value);
      if (one.precision) refuse("IllegalFormatPrecisionException", std::to_string(*one.precision));
      return ofInteger(one, held->number, type);
    }
    if (!held || !type.isFloating()) mismatch(one, value);
    if (one.lower() == 'f' || one.lower() == 'e') return ofReal(one, held->real, type);
    if (one.lower() == 'g') return ofReal(general(one, held->real, type), held->real, type);
    giveUp(one);
  }

  [[noreturn]] void mismatch(const Specifier& one, Value value) const {
    std::string name = "java.lang.String";
    if (value.object->shape == Shape::Instance)
      name = call_.machine.classes.qualifiedName(*static_cast<Instance*>(value.object)->type);
    refuse("IllegalFormatConversionException", std::string(1, one.conversion) + " != " + name);
  }

  std::u16string anyText(Value value) const {
    return call_.machine.textOf({ast::TypeKind::Class, call_.machine.classes.program().object}, value,
                                call_.range);
  }

  static bool isTrue(Value value) {
    if (value.object == nullptr) return false;
    const auto held = boxedIn(*value.object);
    if (!held || boxedType(*static_cast<Instance*>(value.object)->type).kind != ast::TypeKind::Boolean)
      return true;
    return held->isTrue();
  }

  static std::u16string cut(const Specifier& one, std::u16string text) {
    if (one.precision && text.size() > *one.precision) text.resize(*one.precision);
    return text;
  }

  std::u16string ofCharacter(const Specifier& one, Value value, std::optional<Value> held,
                             const ast::Type& type) {
    if (!held || !type.isIntegral() || type.kind == ast::TypeKind::Long) mismatch(one, value);
    if (one.precision) refuse("IllegalFormatPrecisionException", std::to_string(*one.precision));
    if (held->number < 0 || held->number > 0xFFFF) giveUp(one);
    return std::u16string(1, static_cast<char16_t>(held->number));
  }

  static std::string inBase(std::uint64_t value, int base) {
    char digits[32];
    const auto [end, error] = std::to_chars(digits, digits + sizeof digits, value, base);
    return {digits, end};
  }

  std::u16string ofInteger(const Specifier& one, std::int64_t value, const ast::Type& type) const {
    if ((one.has('+') && one.has(' ')) || (one.has('-') && one.has('0')))
      refuse("IllegalFormatFlagsException", "Flags = '" + one.flags + "'");
    if (one.lower() == 'd') {
      if (one.has('#')) giveUp(one);
      const std::uint64_t size =
          value < 0 ? 0 - static_cast<std::uint64_t>(value) : static_cast<std::uint64_t>(value);
      return wide(withSign(one, value < 0, inBase(size, 10), ""));
    }
    if (one.has('(') || one.has('+') || one.has(' ') || one.has(',')) giveUp(one);
    const int bits = static_cast<int>(ast::bitsOf(type));
    const std::uint64_t mask = bits == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << bits) - 1;
    const bool isHex = one.lower() == 'x';
    std::string digits = inBase(static_cast<std::uint64_t>(value) & mask, isHex ? 16 : 8);
    const std::string prefix = one.has('#') ? (isHex ? "0x" : "0") : "";
    if (one.has('0') && one.width && prefix.size() + digits.size() < *one.width)
      digits.insert(0, *one.width - prefix.size() - digits.size(), '0');
    return wide(prefix + digits);
  }

  // Groups, leading zeros and signs, as the flags want them.
  static std::string withSign(const Specifier& one, bool isNegative, std::string whole,
                              const std::string& rest) {
    if (one.has(',')) {
      for (std::size_t at = whole.size(); at > 3; at -= 3) whole.insert(at - 3, ",");
    }
    std::string before, behind;
    if (isNegative)
      before = one.has('(') ? "(" : "-";
    else if (one.has('+') || one.has(' '))
      before = one.has('+') ? "+" : " ";
    if (isNegative && one.has('(')) behind = ")";
    const std::size_t size = before.size() + whole.size() + rest.size() + behind.size();
    if (one.has('0') && one.width && size < *one.width) whole.insert(0, *one.width - size, '0');
    return before + whole + rest + behind;
  }

  // The digits of the number's text, rounded half up: that is what Java rounds.
  struct Decimal {
    std::string digits;  // the first stands before the point
    int exponent = 0;
  };
  static Decimal decimalOf(double value, const ast::Type& type) {
    std::string text = ast::javaText(value, type.kind == ast::TypeKind::Float);
    if (text.ends_with('f')) text.pop_back();
    const std::size_t e = text.find('E'), point = text.find('.');
    Decimal result;
    result.exponent =
        static_cast<int>(point) - 1 + (e == std::string::npos ? 0 : std::stoi(text.substr(e + 1)));
    result.digits = text.substr(0, e).erase(point, 1);
    const std::size_t zeros = std::min(result.digits.find_first_not_of('0'), result.digits.size() - 1);
    result.digits.erase(0, zeros);
    result.exponent -= static_cast<int>(zeros);
    return result;
  }

  // So many digits stay.
  static void round(Decimal& number, std::int64_t kept) {
    if (kept >= static_cast<std::int64_t>(number.digits.size())) return;
    const bool isUp = kept >= 0 && number.digits[static_cast<std::size_t>(kept)] >= '5';
    number.digits.resize(static_cast<std::size_t>(std::max<std::int64_t>(kept, 0)));
    if (!isUp) return;
    std::size_t at = number.digits.size();
    while (at > 0 && number.digits[at - 1] == '9') number.digits[--at] = '0';
    if (at > 0) {
      ++number.digits[at - 1];
    } else {
      number.digits.insert(0, "1");
      ++number.exponent;
    }
  }

  // `%g`: which of `%e` and `%f`, with as many digits in all as are asked for.
  static Specifier general(Specifier one, double value, const ast::Type& type) {
    const auto digits = static_cast<std::int64_t>(std::max<std::size_t>(one.precision.value_or(6), 1));
    std::int64_t exponent = 0;
    if (std::isfinite(value) && value != 0) {
      Decimal number = decimalOf(std::abs(value), type);
      round(number, digits);
      exponent = number.exponent;
    }
    const bool isScientific = exponent < -4 || exponent >= digits;
    one.conversion = isScientific ? 'e' : 'f';
    one.precision = static_cast<std::size_t>(digits - 1 - (isScientific ? 0 : exponent));
    return one;
  }

  std::u16string ofReal(const Specifier& one, double value, const ast::Type& type) const {
    if (std::isnan(value)) return u"NaN";
    const bool isNegative = std::signbit(value);
    if (std::isinf(value)) {
      Specifier plain = one;
      std::erase(plain.flags, '0');
      std::erase(plain.flags, ',');
      return wide(withSign(plain, isNegative, "Infinity", ""));
    }
    if (one.has('#') || (one.has(',') && one.lower() == 'e')) giveUp(one);
    const std::size_t precision = one.precision.value_or(6);
    call_.machine.heap.spend(precision);
    Decimal number = value == 0 ? Decimal{"0", 0} : decimalOf(std::abs(value), type);
    const bool isScientific = one.lower() == 'e';
    const auto kept = static_cast<std::int64_t>(precision) + 1 + (isScientific ? 0 : number.exponent);
    round(number, kept);
    if (number.digits.empty()) number = {"0", 0};
    const auto digit = [&](std::int64_t place) {  // of 10^place
      const std::int64_t at = number.exponent - place;
      return at < 0 || at >= static_cast<std::int64_t>(number.digits.size())
                 ? '0'
                 : number.digits[static_cast<std::size_t>(at)];
    };
    const std::int64_t top = isScientific ? number.exponent : std::max(number.exponent, 0);
    std::string whole, rest;
    for (std::int64_t place = top; place >= (isScientific ? top : 0); --place) whole += digit(place);
    const std::int64_t point = isScientific ? top : 0;
    for (std::size_t i = 1; i <= precision; ++i) rest += digit(point - static_cast<std::int64_t>(i));
    if (!rest.empty()) rest.insert(0, ".");
    if (isScientific) {
      const std::string size = std::to_string(std::abs(number.exponent));
      rest += (number.exponent < 0 ? "e-" : "e+") + std::string(size.size() < 2 ? "0" : "") + size;
    }
    return wide(withSign(one, isNegative, whole, rest));
  }

  const NativeCall& call_;
  Units pattern_;
  std::span<const Value> arguments_;
  std::size_t at_ = 0, next_ = 0;
  std::optional<std::size_t> last_;
};

}  // namespace

std::u16string formatted(const NativeCall& call, Object* pattern, Object* arguments) {
  if (pattern == nullptr) call.machine.throwNull(call.range, "the format");
  const Value none = Value::of(static_cast<Object*>(nullptr));
  const std::span<const Value> all =
      arguments == nullptr ? std::span<const Value>(&none, 1) : static_cast<Array*>(arguments)->all();
  return Formatter(call, static_cast<Text*>(pattern)->units(), all).run();
}

}  // namespace warrant::run
