// What the templates of the library ask of its compiled part. Not for users.
#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>

namespace warrant {

// A symbolic value is used where it means nothing: outside of the check or the path that made it, or where
// one cannot be made. Within a check it ends up in the report.
class misuse : public std::logic_error {
 public:
  using std::logic_error::logic_error;
};

namespace detail {

// A line of the program.
struct place {
  const char* file;
  unsigned line;
  static constexpr place here(const char* file = __builtin_FILE(), unsigned line = __builtin_LINE()) {
    return {file, line};
  }
};

enum class sort : std::uint8_t { boolean, integer, text, record };

struct layout;

// The type of a symbolic value.
struct type {
  detail::sort sort;
  bool is_signed = false;
  std::uint8_t bits = 0;  // of an integer
  std::string_view name;
  const detail::layout* layout = nullptr;  // of a record
};

// How records are made.
struct layout {
  void* (*make)();  // a new one, by its default initialisers
  void (*destroy)(void* record) noexcept;
  // Tells each member's name and where it begins.
  void (*members)(const void* record, void* context,
                  void (*tell)(void* context, const void* member, std::string_view name));
};

// A constant (run 0), or a term of the run that made it. A text's number is that of the text; a record's
// constant is the number of the object in a counterexample.
struct value {
  std::int64_t number = 0;
  std::uint32_t run = 0;
  // How much might be undefined when it was made; the greatest: that is not known.
  std::uint32_t moment = UINT32_MAX;
};

// A callable that is not owned.
template <class Result, class... Arguments>
struct callback {
  void* object;
  Result (*call)(void* object, Arguments... arguments);
  Result operator()(Arguments... arguments) const { return call(object, arguments...); }
};

enum class operation : std::uint8_t {
  add,
  subtract,
  multiply,
  divide,
  remainder,
  bit_and,
  bit_or,
  bit_xor,
  shift_left,
  shift_right
};
enum class comparison : std::uint8_t { equal, less, less_or_equal };

// An arbitrary value: in a record that is being made, its next member's; within a check only.
value fresh(const type& type, std::string_view name = {}, const void* member = nullptr);
value text_constant(std::string_view text);

// Of two numbers of that type, which C++ has converted and promoted already.
value arithmetic(operation operation, const type& type, value left, value right);
value convert(const type& from, const type& to, value number);
value compare(comparison comparison, const type& type, value left, value right);
value negation(value condition);
value conjunction(value left, value right);
value disjunction(value left, value right);
value choice(const type& type, value condition, value then, value otherwise);

// Forks: which way this execution goes.
bool decide(value condition);
void claim(value condition, bool expected, const place& place);
void suppose(value condition);
// The condition that the callable yields, whichever way it goes.
value apart(callback<value> condition);
// That it yields it for each value of the type, of those for which the domain holds.
value for_all(const type& type, callback<value, value> domain, callback<value, value> condition);

// A record that is a value of its own, or the one that the reference refers to: it belongs to the check.
const void* fresh_record(const type& type, std::string_view name);
const void* record_at(const type& type, value reference);
value reference_to(const type& type, const void* record);
// A new set of records; its members.
value fresh_relation(const type& type, std::string_view name, const void* member);
value is_in(const type& type, value relation, value reference);

std::string describe(const type& type, value value);

}  // namespace detail
}  // namespace warrant
