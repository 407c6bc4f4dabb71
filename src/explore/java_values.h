// Inputs as Java code: statements that make them.
#pragma once

#include <string>
#include <string_view>

#include "ast/program.h"
#include "symbex/explore/input_graph.h"

namespace warrant::explore {

// Methods of a class in Java, for values whatever is private: `make`, an object of a class without a
// constructor, and `set` and `get`, its fields; the object is null for static ones.
constexpr std::string_view reflection = R"(  static Object make(String name) throws Throwable {
    Class<?> unsafe = Class.forName("sun.misc.Unsafe");
    java.lang.reflect.Field field = unsafe.getDeclaredField("theUnsafe");
    field.setAccessible(true);
    return unsafe.getMethod("allocateInstance", Class.class).invoke(field.get(null), Class.forName(name));
  }

  static java.lang.reflect.Field fieldOf(String owner, String name) throws Throwable {
    java.lang.reflect.Field field = Class.forName(owner).getDeclaredField(name);
    field.setAccessible(true);
    return field;
  }

  static void set(Object object, String owner, String name, Object value) throws Throwable {
    fieldOf(owner, name).set(object, value);
  }

  static Object get(Object object, String owner, String name) throws Throwable {
    return fieldOf(owner, name).get(object);
  }
)";

// The package that the file declares; empty: none.
std::string packageOf(std::string_view text);
// The name by which Java's reflection knows a class of the program: `p.Outer$Inner`.
std::string binaryName(const ast::Program& program, const ast::ClassDecl& declaration);
// The type as it stands in code, without type arguments: `Outer.Inner[]`.
std::string javaType(const ast::Type& type);
// An expression of that type; objects are called `object1`, `object2` ….
std::string javaValue(const ast::Type& type, const symbex::InputValue& value);
// An expression for a number of a floating type, of which that is Java's text: `NaN`, `-Infinity`, `2.5`.
std::string floatingValue(const ast::Type& type, const std::string& text);
// Statements, a line each, that make the objects, and a variable `$N` for each symbol. They use the methods
// `make` and `set` of the tests.
std::string javaStatements(const ast::Program& program, const symbex::InputGraph& inputs,
                           const std::string& indentation);

}  // namespace warrant::explore
