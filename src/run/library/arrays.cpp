// Arrays, and System.arraycopy.
#include <algorithm>

#include "run/library/natives.h"

namespace warrant::run {
namespace {

Array& arrayAt(const NativeCall& call, std::size_t at) {
  if (call.arguments[at].object == nullptr) call.machine.throwNull(call.range, "the array");
  return static_cast<Array&>(*call.arguments[at].object);
}

// The elements of the first array that the call names: all, or those from and to which two arguments say.
std::span<Value> named(const NativeCall& call, bool hasRange) {
  Array& array = arrayAt(call, 0);
  if (!hasRange) return array.all();
  const std::int64_t from = call.arguments[1].number, to = call.arguments[2].number;
  if (from > to) {
    call.machine.throwJava("IllegalArgumentException",
                           "fromIndex(" + std::to_string(from) + ") > toIndex(" + std::to_string(to) + ")",
                           call.range);
  }
  if (from < 0 || to > array.size) {
    call.machine.throwJava("ArrayIndexOutOfBoundsException",
                           "Array index out of range: " + std::to_string(from < 0 ? from : to), call.range);
  }
  return array.all().subspan(static_cast<std::size_t>(from), static_cast<std::size_t>(to - from));
}

// What happens to elements of an array, one by one, so that `old` still knows them.
void store(const NativeCall& call, std::span<Value> elements, std::size_t at, Value value) {
  auto& array = static_cast<Array&>(*call.arguments[0].object);
  const auto index = static_cast<std::uint32_t>(&elements[at] - array.elements());
  call.machine.store({&array, index}, elements[at], value);
}

Value fill(const NativeCall& call) {
  const std::size_t parameters = call.method.declaration.parameters.size();
  const std::span<Value> elements = named(call, parameters == 4);
  for (std::size_t i = 0; i < elements.size(); ++i) store(call, elements, i, call.arguments[parameters - 1]);
  return nothing();
}

Value sort(const NativeCall& call) {
  const std::span<Value> elements = named(call, call.method.declaration.parameters.size() == 3);
  std::vector<Value> sorted(elements.begin(), elements.end());
  std::ranges::sort(sorted, {}, &Value::number);
  for (std::size_t i = 0; i < elements.size(); ++i) store(call, elements, i, sorted[i]);
  return nothing();
}

Value copy(const NativeCall& call, std::int64_t from, std::int64_t to) {
  Array& array = arrayAt(call, 0);
  if (to < from)
    call.machine.throwJava("IllegalArgumentException", std::to_string(from) + " > " + std::to_string(to),
                           call.range);
  if (from < 0 || from > array.size)
    call.machine.throwJava("ArrayIndexOutOfBoundsException",
                           "Array index out of range: " + std::to_string(from), call.range);
  Array* const made = call.machine.heap.makeArray(*array.element, static_cast<std::uint32_t>(to - from));
  for (std::int64_t i = from; i < std::min<std::int64_t>(to, array.size); ++i)
    made->elements()[i - from] = array.elements()[i];
  call.machine.grant(*made);
  return Value::of(made);
}

Value copyOf(const NativeCall& call) {
  const std::int64_t length = call.arguments[1].number;
  if (length < 0) call.machine.throwJava("NegativeArraySizeException", std::to_string(length), call.range);
  return copy(call, 0, length);
}
Value copyOfRange(const NativeCall& call) {
  return copy(call, call.arguments[1].number, call.arguments[2].number);
}

Value equal(const NativeCall& call) {
  auto* const left = static_cast<Array*>(call.arguments[0].object);
  auto* const right = static_cast<Array*>(call.arguments[1].object);
  if (left == nullptr || right == nullptr) return truth(left == right);
  return truth(std::ranges::equal(left->all(), right->all(), {}, &Value::number, &Value::number));
}

Value hash(const NativeCall& call) {
  if (call.arguments[0].object == nullptr) return number(0);
  std::uint32_t result = 1;
  const Array& array = arrayAt(call, 0);
  for (const Value value : arrayAt(call, 0).all()) {
    const auto bits = static_cast<std::uint64_t>(value.number);
    auto own = static_cast<std::uint32_t>(bits);
    if (array.element->kind == ast::TypeKind::Long) own = static_cast<std::uint32_t>(bits ^ (bits >> 32));
    if (array.element->kind == ast::TypeKind::Boolean) own = bits != 0 ? 1231 : 1237;
    result = result * 31 + own;
  }
  return Value::of(std::int64_t{static_cast<std::int32_t>(result)});
}

Value toText(const NativeCall& call) {
  if (call.arguments[0].object == nullptr) return Value::of(call.machine.makeText("null"));
  const Array& array = arrayAt(call, 0);
  std::u16string units = u"[";
  for (std::uint32_t i = 0; i < array.size; ++i) {
    if (i > 0) units += u", ";
    units += call.machine.textOf(*array.element, call.machine.valueAt({&array, i}), call.range);
  }
  return Value::of(call.machine.heap.makeText(units + u"]"));
}

Value asList(const NativeCall& call) {
  Array& array = arrayAt(call, 0);
  Instance* const made = makeOfLibrary(call, "List");
  change<ListState>(call, made).array = &array;
  return Value::of(made);
}

Value arraycopy(const NativeCall& call) {
  Array &from = arrayAt(call, 0), &to = arrayAt(call, 2);
  const std::int64_t at = call.arguments[1].number, place = call.arguments[3].number,
                     count = call.arguments[4].number;
  if (at < 0 || place < 0 || count < 0 || at + count > from.size || place + count > to.size)
    call.machine.throwJava("ArrayIndexOutOfBoundsException", "arraycopy: what is copied is not there",
                           call.range);
  const std::span<Value> source =
      from.all().subspan(static_cast<std::size_t>(at), static_cast<std::size_t>(count));
  const std::vector<Value> copied(source.begin(), source.end());
  for (std::size_t i = 0; i < copied.size(); ++i) {
    const auto index = static_cast<std::uint32_t>(static_cast<std::size_t>(place) + i);
    call.machine.store({&to, index}, to.elements()[index], copied[i]);
  }
  return nothing();
}

}  // namespace

void addArrays(Natives& natives) {
  natives.insert({
      {"Arrays.fill", fill},
      {"Arrays.sort", sort},
      {"Arrays.copyOf", copyOf},
      {"Arrays.copyOfRange", copyOfRange},
      {"Arrays.equals", equal},
      {"Arrays.hashCode", hash},
      {"Arrays.asList", asList},
      {"Arrays.toString", toText},
      {"System.arraycopy", arraycopy},
  });
}

}  // namespace warrant::run
