#include "refute/place.h"

#include <string>

#include "ast/values/constants.h"
#include "ast/values/numbers.h"
#include "refute/holders.h"

namespace warrant::refute {

using run::Value;

namespace {

constexpr std::int64_t longest = 4096, mostHeld = 64, greatestUnit = 0xFFFF;

std::u16string_view unitsOf(Value text) { return static_cast<const run::Text*>(text.object)->units(); }

}  // namespace

std::int64_t Place::number() const {
  switch (part) {
    case Part::Length:
      return Inputs::lengthOf(*at->object);
    case Part::Unit:
      return unitsOf(*at)[unit];
    case Part::Whole:
      break;
  }
  return at->number;
}

bool Place::canBe(std::int64_t number) const {
  if (part == Part::Length) {
    const bool isHolder = at->object->shape == run::Shape::Instance;
    return 0 <= number && number <= (isHolder ? mostHeld : longest);
  }
  if (part == Part::Unit) return 0 <= number && number <= greatestUnit;
  const auto bounds = ast::boundsOf(*type);
  return !bounds || (bounds->least <= number && number <= bounds->greatest);
}

Value Place::with(Inputs& inputs, std::int64_t number) const {
  if (part == Part::Length)
    return Value::of(inputs.makeAsLong(*at->object, static_cast<std::uint32_t>(number)));
  if (part == Part::Whole) return Value::of(number);
  std::u16string units(unitsOf(*at));
  units[unit] = static_cast<char16_t>(number);
  return Value::of(inputs.makeText(units));
}

const ast::Expression* measuredBy(const ast::Expression& e) {
  if (const auto* const length = std::get_if<ast::ArrayLength>(&e.node)) return length->array;
  if (const ast::Call* const length = callOfText(e, "length")) return length->receiver;
  const auto* const call = std::get_if<ast::Call>(&e.node);
  const bool isSize = call != nullptr && call->receiver != nullptr && call->method->name == "size" &&
                      call->arguments.empty() && call->method->owner != nullptr &&
                      holdingOf(*call->method->owner) != Holding::Nothing;
  return isSize ? call->receiver : nullptr;
}

const ast::Call* callOfText(const ast::Expression& e, std::string_view method) {
  const auto* const call = std::get_if<ast::Call>(&e.node);
  const bool isIt = call != nullptr && call->receiver != nullptr && call->method->name == method &&
                    ast::isStringType(call->receiver->type);
  return isIt ? call : nullptr;
}

}  // namespace warrant::refute
