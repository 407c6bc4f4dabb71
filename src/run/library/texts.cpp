// String and StringBuilder.
#include <algorithm>

#include "run/library/formats.h"
#include "run/library/natives.h"

namespace warrant::run {
namespace {

using Units = std::u16string_view;

Units own(const NativeCall& call) { return static_cast<Text*>(call.self)->units(); }
std::int64_t argument(const NativeCall& call, std::size_t at) { return call.arguments[at].number; }

Units given(const NativeCall& call, std::size_t at) {
  const Object* const object = call.arguments[at].object;
  if (object == nullptr) call.machine.throwNull(call.range, "the argument");
  if (object->shape != Shape::Text)
    throw Stopped{call.range, "only texts of the class String are looked into"};
  return static_cast<const Text*>(object)->units();
}

Value text(const NativeCall& call, Units units) { return Value::of(call.machine.heap.makeText(units)); }

[[noreturn]] void outOfBounds(const NativeCall& call, const std::string& message) {
  call.machine.throwJava("StringIndexOutOfBoundsException", message, call.range);
}

Value place(std::size_t found) {
  return Value::of(found == Units::npos ? std::int64_t{-1} : static_cast<std::int64_t>(found));
}

char16_t lower(char16_t unit) {
  return unit >= u'A' && unit <= u'Z' ? static_cast<char16_t>(unit + 32) : unit;
}
char16_t upper(char16_t unit) {
  return unit >= u'a' && unit <= u'z' ? static_cast<char16_t>(unit - 32) : unit;
}

// Letters beyond ASCII have rules that no table here knows.
void needAscii(const NativeCall& call, Units units) {
  if (std::ranges::any_of(units, [](char16_t unit) { return unit > 127; }))
    throw Stopped{call.range, "letters beyond ASCII are not converted"};
}

template <char16_t (*Convert)(char16_t)>
Value converted(const NativeCall& call) {
  needAscii(call, own(call));
  std::u16string units(own(call));
  std::ranges::transform(units, units.begin(), Convert);
  return text(call, units);
}

std::int64_t compare(Units left, Units right) {
  for (std::size_t i = 0; i < std::min(left.size(), right.size()); ++i) {
    if (left[i] != right[i]) return std::int64_t{left[i]} - right[i];
  }
  return static_cast<std::int64_t>(left.size()) - static_cast<std::int64_t>(right.size());
}

std::u16string inLowerCase(const NativeCall& call, Units units) {
  needAscii(call, units);
  std::u16string result(units);
  std::ranges::transform(result, result.begin(), lower);
  return result;
}

Value charAt(const NativeCall& call) {
  const std::int64_t index = argument(call, 0);
  if (index < 0 || index >= static_cast<std::int64_t>(own(call).size()))
    outOfBounds(call, "String index out of range: " + std::to_string(index));
  return number(own(call)[static_cast<std::size_t>(index)]);
}

Value part(const NativeCall& call, std::int64_t from, std::int64_t to) {
  const auto size = static_cast<std::int64_t>(own(call).size());
  if (from < 0 || from > to || to > size) {
    outOfBounds(call, "begin " + std::to_string(from) + ", end " + std::to_string(to) + ", length " +
                          std::to_string(size));
  }
  return text(call, own(call).substr(static_cast<std::size_t>(from), static_cast<std::size_t>(to - from)));
}

// Character.isWhitespace, of ASCII.
bool isBlank(char16_t unit) {
  return unit == u' ' || (9 <= unit && unit <= 13) || (28 <= unit && unit <= 31);
}
bool isSpace(char16_t unit) { return unit <= u' '; }
Units trimmed(Units units) {
  while (!units.empty() && isSpace(units.front())) units.remove_prefix(1);
  while (!units.empty() && isSpace(units.back())) units.remove_suffix(1);
  return units;
}

Value indexOfUnit(const NativeCall& call) {
  const bool hasStart = call.method.declaration.parameters.size() > 1;
  const auto from = static_cast<std::size_t>(hasStart ? std::max<std::int64_t>(argument(call, 1), 0) : 0);
  const std::int64_t wanted = argument(call, 0);
  if (wanted < 0 || wanted > 0xFFFF) return place(Units::npos);
  return place(own(call).find(static_cast<char16_t>(wanted), from));
}

Value replaced(const NativeCall& call) {
  std::u16string units(own(call));
  std::ranges::replace(units, static_cast<char16_t>(argument(call, 0)),
                       static_cast<char16_t>(argument(call, 1)));
  return text(call, units);
}

Value repeated(const NativeCall& call) {
  if (argument(call, 0) < 0)
    call.machine.throwJava("IllegalArgumentException",
                           "count is negative: " + std::to_string(argument(call, 0)), call.range);
  call.machine.heap.spend(own(call).size() * static_cast<std::size_t>(argument(call, 0)) * sizeof(char16_t));
  std::u16string units;
  for (std::int64_t i = 0; i < argument(call, 0) && !own(call).empty(); ++i) units += own(call);
  return text(call, units);
}

Value characters(const NativeCall& call) {
  const ast::Type& element = *call.method.declaration.returnType.element;
  Array* const array = call.machine.heap.makeArray(element, static_cast<std::uint32_t>(own(call).size()));
  for (std::size_t i = 0; i < own(call).size(); ++i) array->elements()[i] = number(own(call)[i]);
  call.machine.grant(*array);
  return Value::of(array);
}

// Of all, or of so many from there.
Value ofCharacters(const NativeCall& call) {
  auto* const array = static_cast<Array*>(call.arguments[0].object);
  if (array == nullptr) call.machine.throwNull(call.range, "the array");
  const bool isPart = call.method.declaration.parameters.size() == 3;
  const std::int64_t length = array->size;
  const std::int64_t from = isPart ? argument(call, 1) : 0, count = isPart ? argument(call, 2) : length;
  if (from < 0 || count < 0 || from > length - count) {
    call.machine.throwJava("StringIndexOutOfBoundsException",
                           "offset " + std::to_string(from) + ", count " + std::to_string(count) +
                               ", length " + std::to_string(length),
                           call.range);
  }
  std::u16string units;
  for (const Value unit :
       array->all().subspan(static_cast<std::size_t>(from), static_cast<std::size_t>(count)))
    units += static_cast<char16_t>(unit.number);
  return text(call, units);
}

// The same text, as another object.
Value copyOfText(const NativeCall& call) {
  const auto* const original = static_cast<const Text*>(call.arguments[0].object);
  if (original == nullptr) call.machine.throwNull(call.range, "the argument");
  return text(call, original->units());
}

std::size_t startOf(const NativeCall& call, std::size_t at) {
  return static_cast<std::size_t>(std::max<std::int64_t>(argument(call, at), 0));
}

Value replacedText(const NativeCall& call) {
  const std::u16string wanted(given(call, 0)), by(given(call, 1));
  std::u16string units;
  std::size_t from = 0;
  for (std::size_t at = 0; (at = own(call).find(wanted, from)) != Units::npos;) {
    units += own(call).substr(from, at - from);
    units += by;
    from = at + wanted.size();
    if (!wanted.empty()) continue;
    if (at == own(call).size()) break;
    units += own(call)[from++];
  }
  units += own(call).substr(std::min(from, own(call).size()));
  call.machine.heap.spend(units.size() * sizeof(char16_t));
  return text(call, units);
}

// By a text without what has a meaning of its own in a regular expression, or by blanks: `\\s+`.
std::vector<Units> partsBetween(const NativeCall& call, Units separator) {
  const bool isBlanks = separator == u"\\s+";
  const bool isPlain = separator.find_first_of(u"\\()[]{}*+?^.|$") == Units::npos && !separator.empty();
  if (!isBlanks && !isPlain) throw Stopped{call.range, "this regular expression is not known"};
  std::vector<Units> parts;
  Units rest = own(call);
  std::size_t at = 0;
  while ((at = isBlanks ? rest.find_first_of(u" \t\n\v\f\r", at) : rest.find(separator, at)) != Units::npos) {
    const std::size_t end =
        isBlanks ? std::min(rest.find_first_not_of(u" \t\n\v\f\r", at), rest.size()) : at + separator.size();
    parts.push_back(rest.substr(0, at));
    rest.remove_prefix(end);
    at = 0;
  }
  if (parts.empty()) return {rest};
  parts.push_back(rest);
  while (!parts.empty() && parts.back().empty()) parts.pop_back();
  return parts;
}
Value split(const NativeCall& call) {
  const std::vector<Units> parts = partsBetween(call, given(call, 0));
  Array* const array = call.machine.heap.makeArray(*call.method.declaration.returnType.element,
                                                   static_cast<std::uint32_t>(parts.size()));
  for (std::size_t i = 0; i < parts.size(); ++i) array->elements()[i] = text(call, parts[i]);
  call.machine.grant(*array);
  return Value::of(array);
}

template <bool Front, bool Back>
Value stripped(const NativeCall& call) {
  needAscii(call, own(call));
  Units units = own(call);
  while (Front && !units.empty() && isBlank(units.front())) units.remove_prefix(1);
  while (Back && !units.empty() && isBlank(units.back())) units.remove_suffix(1);
  return text(call, units);
}

Value plain(const NativeCall& call) {
  return text(
      call, call.machine.textOf(call.method.declaration.parameters[0]->type, call.arguments[0], call.range));
}

// --- of several values

Value formatOf(const NativeCall& call) {
  return text(call, formatted(call, call.arguments[0].object, call.arguments[1].object));
}
Value formattedBy(const NativeCall& call) {
  return text(call, formatted(call, call.self, call.arguments[0].object));
}

Value joined(const NativeCall& call, std::span<const Value> parts) {
  const ast::Type any{ast::TypeKind::Class, call.machine.classes.program().object};
  const auto textOf = [&](Value value) { return call.machine.textOf(any, value, call.range); };
  const Value between = call.arguments[0];
  if (between.object == nullptr) call.machine.throwNull(call.range, "the argument");
  std::u16string all;
  for (std::size_t i = 0; i < parts.size(); ++i) all += (i > 0 ? textOf(between) : u"") + textOf(parts[i]);
  call.machine.heap.spend(all.size() * sizeof(char16_t));
  return text(call, all);
}
Value join(const NativeCall& call) {
  Object* const parts = call.arguments[1].object;
  if (parts == nullptr) call.machine.throwNull(call.range, "the argument");
  return parts->shape == Shape::Array ? joined(call, static_cast<Array*>(parts)->all())
                                      : joined(call, elementsOf(call, parts));
}

// --- builders

std::u16string& edited(const NativeCall& call) { return change<BuilderState>(call, call.self).units; }
const std::u16string& seen(const NativeCall& call) { return look<BuilderState>(call, call.self).units; }

// The letters of an array one by one.
std::u16string appended(const NativeCall& call, std::size_t at) {
  const ast::Type& type = call.method.declaration.parameters[at]->type;
  if (type.kind != ast::TypeKind::Array) return call.machine.textOf(type, call.arguments[at], call.range);
  if (call.arguments[at].object == nullptr) call.machine.throwNull(call.range, "the array");
  std::u16string units;
  for (const Value unit : static_cast<Array*>(call.arguments[at].object)->all())
    units += static_cast<char16_t>(unit.number);
  return units;
}

Value replacePart(const NativeCall& call) {
  const Units units = given(call, 2);
  const auto size = static_cast<std::int64_t>(seen(call).size());
  const std::int64_t from = argument(call, 0), to = std::min(argument(call, 1), size);
  if (from < 0 || from > size || from > to)
    outOfBounds(call, "start " + std::to_string(from) + ", end " + std::to_string(to) + ", length " +
                          std::to_string(size));
  call.machine.heap.spend(units.size() * sizeof(char16_t));
  edited(call).replace(static_cast<std::size_t>(from), static_cast<std::size_t>(to - from), units);
  return Value::of(call.self);
}

Value append(const NativeCall& call) {
  const std::u16string added = appended(call, 0);
  call.machine.heap.spend(added.size() * sizeof(char16_t));
  edited(call) += added;
  return Value::of(call.self);
}

Value deletePart(const NativeCall& call) {
  const auto size = static_cast<std::int64_t>(seen(call).size());
  const std::int64_t from = argument(call, 0), to = std::min(argument(call, 1), size);
  if (from < 0 || from > to)
    outOfBounds(call, "start " + std::to_string(from) + ", end " + std::to_string(to) + ", length " +
                          std::to_string(size));
  edited(call).erase(static_cast<std::size_t>(from), static_cast<std::size_t>(to - from));
  return Value::of(call.self);
}
Value builtPart(const NativeCall& call) {
  const auto size = static_cast<std::int64_t>(seen(call).size());
  const std::int64_t from = argument(call, 0);
  const std::int64_t to = call.method.declaration.parameters.size() == 1 ? size : argument(call, 1);
  if (from < 0 || from > to || to > size)
    outOfBounds(call, "start " + std::to_string(from) + ", end " + std::to_string(to) + ", length " +
                          std::to_string(size));
  return text(call,
              Units(seen(call)).substr(static_cast<std::size_t>(from), static_cast<std::size_t>(to - from)));
}

std::size_t placeIn(const NativeCall& call, std::size_t greatest, std::string_view what) {
  const std::int64_t index = argument(call, 0);
  if (index < 0 || index > static_cast<std::int64_t>(greatest)) {
    outOfBounds(call, std::string(what) + " " + std::to_string(index) + ", length " +
                          std::to_string(seen(call).size()));
  }
  return static_cast<std::size_t>(index);
}
// Of a unit that is there.
std::size_t unitIn(const NativeCall& call) {
  if (seen(call).empty()) outOfBounds(call, "index " + std::to_string(argument(call, 0)) + ", length 0");
  return placeIn(call, seen(call).size() - 1, "index");
}

Value insert(const NativeCall& call) {
  const std::size_t at = placeIn(call, seen(call).size(), "offset");
  const std::u16string added = appended(call, 1);
  call.machine.heap.spend(added.size() * sizeof(char16_t));
  edited(call).insert(at, added);
  return Value::of(call.self);
}

Value makeBuilder(const NativeCall& call) {
  const auto parameters = call.method.declaration.parameters;
  std::u16string& units = edited(call);
  if (!parameters.empty() && parameters[0]->type.isReference()) units = given(call, 0);
  return nothing();
}

}  // namespace

Value equalsOfText(const NativeCall& call) {
  const Object* const other = call.arguments[0].object;
  return truth(other != nullptr && other->shape == Shape::Text &&
               static_cast<const Text*>(other)->units() == own(call));
}

std::int32_t hashOfUnits(std::u16string_view units) {
  std::uint32_t result = 0;
  for (const char16_t unit : units) result = result * 31 + unit;
  return static_cast<std::int32_t>(result);
}
Value hashOfText(const NativeCall& call) { return Value::of(std::int64_t{hashOfUnits(own(call))}); }

void addTexts(Natives& natives) {
  natives.insert({
      {"String.length", [](const NativeCall& call) { return number(own(call).size()); }},
      {"String.isEmpty", [](const NativeCall& call) { return truth(own(call).empty()); }},
      {"String.charAt", charAt},
      {"String.equals", equalsOfText},
      {"String.hashCode", hashOfText},
      {"String.compareTo",
       [](const NativeCall& call) { return Value::of(compare(own(call), given(call, 0))); }},
      {"String.toString", [](const NativeCall& call) { return Value::of(call.self); }},
      {"String.compareToIgnoreCase",
       [](const NativeCall& call) {
         return Value::of(compare(inLowerCase(call, own(call)), inLowerCase(call, given(call, 0))));
       }},
      {"String.equalsIgnoreCase",
       [](const NativeCall& call) {
         return truth(call.arguments[0].object != nullptr &&
                      inLowerCase(call, own(call)) == inLowerCase(call, given(call, 0)));
       }},
      {"String.isBlank",
       [](const NativeCall& call) { return truth(std::ranges::all_of(own(call), isBlank)); }},
      {"String.indexOf(int)", indexOfUnit},
      {"String.indexOf(int, int)", indexOfUnit},
      {"String.lastIndexOf(int)",
       [](const NativeCall& call) {
         const std::int64_t wanted = argument(call, 0);
         if (wanted < 0 || wanted > 0xFFFF) return place(Units::npos);
         return place(own(call).rfind(static_cast<char16_t>(wanted)));
       }},
      {"String.lastIndexOf(String)",
       [](const NativeCall& call) { return place(own(call).rfind(given(call, 0))); }},
      {"String.indexOf(String)",
       [](const NativeCall& call) { return place(own(call).find(given(call, 0))); }},
      {"String.indexOf(String, int)",
       [](const NativeCall& call) {
         const std::size_t from = std::min(startOf(call, 1), own(call).size());
         return place(own(call).find(given(call, 0), from));
       }},
      {"String.lastIndexOf(int, int)",
       [](const NativeCall& call) {
         const std::int64_t wanted = argument(call, 0);
         if (wanted < 0 || wanted > 0xFFFF || argument(call, 1) < 0) return place(Units::npos);
         return place(own(call).rfind(static_cast<char16_t>(wanted), startOf(call, 1)));
       }},
      {"String.startsWith(String, int)",
       [](const NativeCall& call) {
         const bool isWithin = argument(call, 1) >= 0 && startOf(call, 1) <= own(call).size();
         return truth(isWithin && own(call).substr(startOf(call, 1)).starts_with(given(call, 0)));
       }},
      {"String.stripLeading", stripped<true, false>},
      {"String.stripTrailing", stripped<false, true>},
      {"String.replace(CharSequence, CharSequence)", replacedText},
      {"String.split", split},
      {"String.contains",
       [](const NativeCall& call) { return truth(own(call).find(given(call, 0)) != Units::npos); }},
      {"String.startsWith",
       [](const NativeCall& call) { return truth(own(call).starts_with(given(call, 0))); }},
      {"String.endsWith", [](const NativeCall& call) { return truth(own(call).ends_with(given(call, 0))); }},
      {"String.concat",
       [](const NativeCall& call) {
         return text(call, std::u16string(own(call)) + std::u16string(given(call, 0)));
       }},
      {"String.substring(int)",
       [](const NativeCall& call) {
         return part(call, argument(call, 0), static_cast<std::int64_t>(own(call).size()));
       }},
      {"String.substring(int, int)",
       [](const NativeCall& call) { return part(call, argument(call, 0), argument(call, 1)); }},
      {"String.trim", [](const NativeCall& call) { return text(call, trimmed(own(call))); }},
      {"String.strip", stripped<true, true>},
      {"String.replace", replaced},
      {"String.repeat", repeated},
      {"String.toLowerCase", converted<lower>},
      {"String.toUpperCase", converted<upper>},
      {"String.toCharArray", characters},
      {"String.valueOf(char[])", ofCharacters},
      {"String.valueOf(char[], int, int)", ofCharacters},
      {"String.copyValueOf", ofCharacters},
      {"String.new()", [](const NativeCall& call) { return text(call, u""); }},
      {"String.new(String)", copyOfText},
      {"String.new", ofCharacters},
      {"String.valueOf", plain},
      {"String.format", formatOf},
      {"String.formatted", formattedBy},
      {"String.join", join},
      {"StringBuilder.new", makeBuilder},
      {"StringBuilder.append", append},
      {"StringBuilder.insert", insert},
      {"StringBuilder.delete", deletePart},
      {"StringBuilder.replace", replacePart},
      {"StringBuilder.isEmpty", [](const NativeCall& call) { return truth(seen(call).empty()); }},
      {"StringBuilder.substring", builtPart},
      {"StringBuilder.indexOf",
       [](const NativeCall& call) { return place(Units(seen(call)).find(given(call, 0))); }},
      {"StringBuilder.lastIndexOf",
       [](const NativeCall& call) { return place(Units(seen(call)).rfind(given(call, 0))); }},
      {"StringBuilder.text", [](const NativeCall& call) { return text(call, seen(call)); }},
      {"StringBuilder.toString", [](const NativeCall& call) { return text(call, seen(call)); }},
      {"StringBuilder.length", [](const NativeCall& call) { return number(seen(call).size()); }},
      {"StringBuilder.charAt", [](const NativeCall& call) { return number(seen(call)[unitIn(call)]); }},
      {"StringBuilder.setCharAt",
       [](const NativeCall& call) {
         edited(call)[unitIn(call)] = static_cast<char16_t>(argument(call, 1));
         return nothing();
       }},
      {"StringBuilder.setLength",
       [](const NativeCall& call) {
         if (argument(call, 0) < 0)
           outOfBounds(call, "String index out of range: " + std::to_string(argument(call, 0)));
         call.machine.heap.spend(static_cast<std::size_t>(argument(call, 0)) * sizeof(char16_t));
         edited(call).resize(static_cast<std::size_t>(argument(call, 0)));
         return nothing();
       }},
      {"StringBuilder.deleteCharAt",
       [](const NativeCall& call) {
         edited(call).erase(unitIn(call), 1);
         return Value::of(call.self);
       }},
      {"StringBuilder.reverse",
       [](const NativeCall& call) {
         std::ranges::reverse(edited(call));
         return Value::of(call.self);
       }},
  });
}

}  // namespace warrant::run
