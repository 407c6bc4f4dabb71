#include "symbex/explain/wording.h"

#include <algorithm>
#include <array>
#include <utility>

#include "ast/print.h"
#include "support/match.h"

namespace warrant::symbex {

using ast::Precedence;
using smt::Op;
using smt::Term;

namespace {

constexpr unsigned deepestName = 24, deepestJavaName = 200;
// What is chosen names its parts twice, and these theirs.
constexpr std::size_t longestName = 1000;

// Whether there is a blank outside parentheses, brackets and quotes.
bool hasParts(std::string_view text) {
  int nesting = 0;
  char quote = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (quote != 0) {
      if (c == '\\') ++i;
      if (c == quote) quote = 0;
    } else if (c == '"' || c == '\'') {
      quote = c;
    } else if (c == '(' || c == '[') {
      ++nesting;
    } else if (c == ')' || c == ']') {
      --nesting;
    } else if (c == ' ' && nesting == 0) {
      return true;
    }
  }
  return false;
}

// From parts that have names.
bool isComputed(const smt::TermFactory& terms, const Wording& wording, Term term) {
  switch (terms.op(term)) {
    case Op::Sum:
    case Op::Multiply:
    case Op::Divide:
    case Op::Remainder:
    case Op::Ite:
    case Op::Not:
    case Op::And:
    case Op::Or:
      return std::ranges::all_of(terms.arguments(term), [&](Term part) { return wording.isReadable(part); });
    default:
      return false;
  }
}

}  // namespace

// --- names

void Wording::claimVariable(const std::string& name, Term value) {
  isReport_ = true;
  if (!taken_.try_emplace(name, value).second) return;
  if (!terms_.isConstant(value)) texts_.try_emplace(value, name);
}

void Wording::reserve(const std::string& text) {
  isReport_ = true;
  if (taken_.try_emplace(text, Term()).second) reserved_.insert(text);
}

void Wording::claimDated(const std::string& variable, std::uint32_t line, Term value) {
  if (terms_.isConstant(value) || isReadable(value)) return;
  std::string text = numbered(variable + "@" + std::to_string(line), ".", value);
  taken_.try_emplace(text, value);
  texts_.try_emplace(value, std::move(text));
  inexact_.insert(value);
}

void Wording::claimPlace(const std::string& place, Term value) {
  isReport_ = true;
  if (!taken_.try_emplace(place, value).second) return;
  const Name* const name = names_.find(value);
  if (name != nullptr && join(name->parts) == place) texts_.try_emplace(value, place);
}

bool Wording::isCurrentElement(Term term) const {
  if (terms_.op(term) != Op::Unbox) return false;
  const Term read = terms_.arguments(term)[0];
  return terms_.op(read) == Op::At && maps_.contains(terms_.arguments(read)[0]);
}

bool Wording::isFree(const std::string& text, Term term) const {
  const auto taken = taken_.find(text);
  return taken == taken_.end() || taken->second == term;
}

std::string Wording::numbered(const std::string& text, std::string_view mark, Term term) const {
  if (isFree(text, term)) return text;
  unsigned number = 2;
  const auto candidate = [&] { return text + std::string(mark) + std::to_string(number); };
  while (!isFree(candidate(), term)) ++number;
  return inexact(candidate());
}

std::string Wording::distinct(std::string text, const Name& name, Term term) const {
  const bool isElement = name.place && name.place->isRange() && !name.isOld;
  const bool isDated = isElement ? !isCurrentElement(term) : name.isDated;
  if (lastBirth_ && terms_.birth(term) <= *lastBirth_) return text;
  if (!isDated && isFree(text, term)) return lastBirth_ ? inexact(std::move(text)) : text;
  isExact_ = false;  // `old(n)` of a variable, too: it means what `n` does
  if (name.line == 0 && !name.isOld) return numbered("old(" + text + ")", "#", term);
  return numbered(text + "@" + std::to_string(name.line), ".", term);
}

std::optional<std::string> Wording::nameOf(Term value) const {
  const Term term = names_.namedForm(value);
  if (const auto known = texts_.find(term); known != texts_.end()) {
    isExact_ = isExact_ && !inexact_.contains(term);
    return known->second;
  }
  const Name* const name = names_.find(term);
  if (name == nullptr) return std::nullopt;
  if (!isReport_) return name->text;
  const bool isLater = lastBirth_ && name->line != 0;
  const bool isOfMany = !reserved_.empty() && reserved_.contains(join(name->parts));
  if ((isLater || isOfMany) && isComputed(terms_, *this, term)) return std::nullopt;
  const bool outer = std::exchange(isExact_, true);
  std::string text = distinct(compose(*name), *name, term);
  if (!isExact_) inexact_.insert(term);
  isExact_ = isExact_ && outer;
  taken_.try_emplace(text, term);
  texts_.try_emplace(term, text);
  return text;
}

std::string Wording::compose(const Name& name) const {
  std::string text = join(name.parts);
  return name.isOld && !lastBirth_ ? "old(" + text + ")" : text;
}

std::string Wording::join(const NameParts& parts) const {
  if (nameDepth_ >= (isJava_ ? deepestJavaName : deepestName)) return inexact("…");
  ++nameDepth_;
  std::string text;
  for (const auto& part : parts) {
    if (text.size() > longestName) break;
    text += support::match(
        part, [](const std::string& text) { return text; },
        [&](Term term) {
          const bool isWhole =
              parts.size() == 1 || text.ends_with('(') || text.ends_with('[') || text.ends_with(", ");
          return isWhole ? print(term) : operand(term, Precedence::Primary);
        });
  }
  --nameDepth_;
  return text.size() > longestName ? inexact("…") : text;
}

ast::Precedence Wording::precedenceOf(std::string_view name) {
  return name.starts_with("new ") || !hasParts(name) ? Precedence::Primary : Precedence::Conditional;
}

// --- what a contract may use

std::string Wording::inexact(std::string text) const {
  isExact_ = false;
  return text;
}

std::optional<std::string> Wording::exactly(support::FunctionRef<std::string()> print) const {
  const bool outer = std::exchange(isExact_, true);
  std::string text = print();
  const bool isExact = std::exchange(isExact_, outer);
  return isExact ? std::optional(std::move(text)) : std::nullopt;
}

std::optional<std::string> Wording::say(Term term) const {
  return exactly([&] { return print(term); });
}

std::optional<std::string> Wording::say(const Form& form) const {
  return exactly([&] { return print(form); });
}

std::optional<std::string> Wording::say(const Name& name) const {
  return exactly([&] { return compose(name); });
}

// --- terms

std::string Wording::print(Term term) const {
  if (depth_ == 0 && nameDepth_ == 0) operands_ = 0;
  return render(term).text;
}

std::string Wording::printValueOf(const std::string& variable, Term value) const {
  const auto known = texts_.find(value);
  if (known == texts_.end() || known->second != variable) return print(value);
  const Name* const name = names_.find(value);
  return name == nullptr ? renderUnnamed(value).text : distinct(compose(*name), *name, value);
}

bool Wording::isReadable(Term term, unsigned depth) const {
  constexpr unsigned deepest = 8;
  if (texts_.contains(term) || names_.find(term) != nullptr) return true;
  if (depth > deepest || isNumbering(term) || isRangeOfType(term) || isLengthByEnds(term)) return false;
  switch (terms_.op(term)) {
    case Op::Unbox:
      if (terms_.op(terms_.arguments(term)[0]) != Op::Element) return false;
      return isReadable(terms_.arguments(term)[0], depth + 1);
    case Op::Single:
      return isReadable(unboxed(terms_.arguments(term)[0]), depth + 1);
    case Op::Contains:
      return isReadable(terms_.arguments(term)[0], depth + 1) &&
             isReadable(unboxed(terms_.arguments(term)[1]), depth + 1);
    case Op::Symbol:
    case Op::Object:
    case Op::Combine:
    case Op::First:
    case Op::Second:
    case Op::Box:
    case Op::At:
    case Op::Store:
    case Op::Splice:
    case Op::Fill:
    case Op::Tabulate:
    case Op::Unit:
    case Op::Bound:
    case Op::ForAll:
      return false;
    default:
      break;
  }
  const bool isApplication = terms_.op(term) == Op::Apply;
  const Symbol::Kind kind = isApplication ? symbolOf(term).kind : Symbol::Kind::Operation;
  if (kind == Symbol::Kind::Like || kind == Symbol::Kind::Definition) return false;
  const bool hasSnapshot = kind == Symbol::Kind::Method;
  const auto arguments = terms_.arguments(term);
  return std::all_of(arguments.begin() + (hasSnapshot ? 1 : 0), arguments.end(),
                     [&](Term argument) { return isReadable(argument, depth + 1); });
}

const Symbol& Wording::symbolOf(Term application) const {
  return names_.symbols().of(terms_.functionOf(application));
}

// `|\values(a, i, j)| == j - i`; of another number the program speaks.
bool Wording::isLengthByEnds(Term term) const {
  if (terms_.op(term) != Op::Equal) return false;
  const auto sides = terms_.arguments(term);
  const auto areSo = [&](Term length, Term number) {
    if (terms_.op(length) != Op::Length || terms_.op(terms_.arguments(length)[0]) != Op::Window) return false;
    const auto window = terms_.arguments(terms_.arguments(length)[0]);
    const bool isFromStart = terms_.op(window[1]) == Op::Integer && terms_.integerValue(window[1]) == 0;
    return isFromStart ? number == window[2]
                       : terms_.op(number) == Op::Sum && terms_.occurs(window[2], number);
  };
  return areSo(sides[0], sides[1]) || areSo(sides[1], sides[0]);
}

// `contents("a") == 0`: what tells constants apart is of no interest.
bool Wording::isNumbering(Term term) const {
  if (terms_.op(term) != Op::Equal) return false;
  const auto arguments = terms_.arguments(term);
  const bool isFirst = terms_.op(arguments[0]) == Op::Apply;
  if (!isFirst && terms_.op(arguments[1]) != Op::Apply) return false;
  const Symbol::Kind kind = symbolOf(arguments[isFirst ? 0 : 1]).kind;
  return (kind == Symbol::Kind::Contents || kind == Symbol::Kind::Ordinal ||
          kind == Symbol::Kind::Separation) &&
         terms_.op(arguments[isFirst ? 1 : 0]) == Op::Integer;
}

// Of `0 <= c + x`: the greatest value of a type, or the opposite of its least.
bool Wording::isEndOfRange(std::int64_t constant) {
  static constexpr std::array<std::int64_t, 8> ends{127,   128,        32767,      32768,
                                                    65535, 2147483647, 2147483648, 9223372036854775807};
  return std::ranges::find(ends, constant) != ends.end();
}

// That a value is in the range of its type, where nobody wrote that, is no news.
bool Wording::isRangeOfType(Term term) const {
  if (terms_.op(term) != Op::NonNegative || names_.formOf(terms_, term)) return false;
  const Term number = terms_.arguments(term)[0];
  return terms_.op(number) == Op::Sum && isEndOfRange(terms_.constant(number));
}

}  // namespace warrant::symbex
