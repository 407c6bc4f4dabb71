#include "symbolic/numbers.h"

namespace warrant::symbolics {

using detail::operation;

Range rangeOf(const detail::type& type) {
  const Wide size = Wide{1} << type.bits;
  return type.is_signed ? Range{-size / 2, size / 2 - 1} : Range{0, size - 1};
}

Wide numberIn(const detail::type& type, std::int64_t word) {
  return type.sort == detail::sort::integer && !type.is_signed ? Wide{static_cast<std::uint64_t>(word)}
                                                               : Wide{word};
}

Wide wrapped(const detail::type& type, Wide number) {
  const Range range = rangeOf(type);
  if (range.contains(number)) return number;
  const Wide size = Wide{1} << type.bits;
  const Wide rest = ((number - range.least) % size + size) % size;
  return range.least + rest;
}

std::optional<Wide> calculated(operation operation, const detail::type& type, Wide left, Wide right) {
  switch (operation) {
    case operation::add:
      return left + right;
    case operation::subtract:
      return left - right;
    case operation::multiply:
      return left * right;
    case operation::divide:
      return right == 0 ? std::nullopt : std::optional(left / right);
    case operation::remainder:
      return right == 0 ? std::nullopt : std::optional(left % right);
    case operation::bit_and:
      return left & right;
    case operation::bit_or:
      return left | right;
    case operation::bit_xor:
      return left ^ right;
    case operation::shift_left:
      if (right < 0 || right >= type.bits) return std::nullopt;
      return wrapped(type, left * (Wide{1} << static_cast<int>(right)));
    case operation::shift_right:
      if (right < 0 || right >= type.bits) return std::nullopt;
      return left >> static_cast<int>(right);
  }
  return std::nullopt;
}

bool compared(detail::comparison comparison, Wide left, Wide right) {
  switch (comparison) {
    case detail::comparison::equal:
      return left == right;
    case detail::comparison::less:
      return left < right;
    case detail::comparison::less_or_equal:
      return left <= right;
  }
  return false;
}

}  // namespace warrant::symbolics
