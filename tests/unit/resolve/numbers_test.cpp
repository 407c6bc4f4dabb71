// Literals, the types of expressions over numbers, and conversions.
#include "ast/values/numbers.h"

#include <doctest/doctest.h>

#include "ast/values/literals.h"
#include "unit/programs.h"

namespace warrant::ast::test {
namespace {

using Texts = std::vector<std::string>;

// The value and the type of the first statement's initial value, in a method of Java with these parameters.
const Expression& initialOf(const ParseResult& result) {
  const auto& body = std::get<Block>(method(*result.program, "m").body->node);
  return *std::get<LocalDeclaration>(body.statements.front()->node).initializer;
}

std::string typeOf(std::string_view expression) {
  const std::string text(expression);
  // Everything fits a double: the value is what is converted to it.
  const ParseResult result = parsed(java(
      "class C { void m(byte b, short s, char c, int i, long l, float f, double d, boolean z) { double x = " +
      text + "; } }"));
  for (const auto& diagnostic : result.diagnostics) return diagnostic.message;
  const Expression* initial = &initialOf(result);
  const auto* const cast = std::get_if<Cast>(&initial->node);
  if (cast != nullptr && initial->range == cast->operand->range) initial = cast->operand;
  return toString(initial->type);
}

std::int64_t valueOf(std::string_view literal) {
  const ParseResult result = parsed(java("class C { void m() { long x = " + std::string(literal) + "; } }"));
  REQUIRE(result.diagnostics.empty());
  const Expression& initial = initialOf(result);
  REQUIRE(std::holds_alternative<IntegerLiteral>(initial.node));
  return std::get<IntegerLiteral>(initial.node).value;
}

Texts problemsOf(std::string_view statement) {
  return problems(
      java("class C { void take(byte b) { } void m(byte b, short s, char c, int i, long l, float f, double "
           "d, boolean z, int[] a) {\n" +
           std::string(statement) + "\n} }"));
}

TEST_CASE("integer literals have Java's values") {
  CHECK(valueOf("2147483647") == 2147483647);
  CHECK(valueOf("-2147483648") == -2147483648LL);
  CHECK(valueOf("0x7fff_ffff") == 2147483647);
  CHECK(valueOf("0xFFFFFFFF") == -1);
  CHECK(valueOf("0x80000000") == -2147483648LL);
  CHECK(valueOf("0xFFFFFFFFL") == 4294967295);
  CHECK(valueOf("0xFFFF_FFFF_FFFF_FFFFL") == -1);
  CHECK(valueOf("-9223372036854775808L") == INT64_MIN);
  CHECK(valueOf("017") == 15);
  CHECK(valueOf("037777777777") == -1);
  CHECK(valueOf("0b1010") == 10);
  CHECK(valueOf("0") == 0);
  CHECK(valueOf("0L") == 0);
}

TEST_CASE("character literals are their UTF-16 units") {
  CHECK(valueOf("'a'") == 97);
  CHECK(valueOf("'\\n'") == 10);
  CHECK(valueOf("'\\''") == 39);
  CHECK(valueOf("'\\\\'") == 92);
  CHECK(valueOf("'\\177'") == 127);
  CHECK(valueOf("'\\u0041'") == 65);
  CHECK(valueOf("'\\uFFFF'") == 65535);
  CHECK(valueOf("'é'") == 0xE9);
  CHECK(problemsOf("c = '';") == Texts{"2:5 W0002"});
  CHECK(problemsOf("c = 'ab';") == Texts{"2:5 W0002"});
  CHECK(problemsOf("c = '\\q';") == Texts{"2:5 W0002"});
  CHECK(problemsOf("c = '\U0001F600';") == Texts{"2:5 W0002"});
}

TEST_CASE("literals that are none, or too large") {
  CHECK(problemsOf("l = 2147483648;") == Texts{"2:5 W0004"});
  CHECK(problemsOf("l = -(2147483648);") == Texts{"2:7 W0004"});
  CHECK(problemsOf("l = 0x1FFFFFFFF;") == Texts{"2:5 W0004"});
  CHECK(problemsOf("l = 9223372036854775808L;") == Texts{"2:5 W0004"});
  CHECK(problemsOf("l = 0x1_0000_0000_0000_0000L;") == Texts{"2:5 W0004"});
  CHECK(problemsOf("l = 0b12;") == Texts{"2:5 W0002"});
  CHECK(problemsOf("l = 08;") == Texts{"2:5 W0002"});
  CHECK(problemsOf("l = 1_;") == Texts{"2:5 W0002"});
  CHECK(problemsOf("l = 12ab;") == Texts{"2:5 W0002"});
  CHECK(problemsOf("d = 1e999;") == Texts{"2:5 W0002"});
}

TEST_CASE("equal floating-point values have equal texts") {
  bool isFloat = false;
  CHECK(readFloating("1.50", isFloat) == readFloating("15e-1d", isFloat));
  CHECK(readFloating("1.", isFloat) == readFloating("1.0", isFloat));
  CHECK(readFloating(".5", isFloat) == readFloating("0x1p-1", isFloat));
  CHECK(readFloating("1_0.0", isFloat) == readFloating("10D", isFloat));
  CHECK(readFloating("0.1", isFloat) != readFloating("0.1f", isFloat));
  CHECK(!readFloating("1.0.0", isFloat));
  CHECK_FALSE(isFloat);
  CHECK(readFloating("1F", isFloat));
  CHECK(isFloat);
  CHECK(typeOf("1e3") == "double");
  CHECK(typeOf("1.f") == "float");
  CHECK(typeOf("0x1f + i") == "int");
  CHECK(typeOf("1e+3 + .5 - 2.") == "double");
}

TEST_CASE("floating-point numbers are written out as Java does") {
  CHECK(javaText(2.5, false) == "2.5");
  CHECK(javaText(0, false) == "0.0");
  CHECK(javaText(-0.001, false) == "-0.001");
  CHECK(javaText(0.00012, false) == "1.2E-4");
  CHECK(javaText(1234567, false) == "1234567.0");
  CHECK(javaText(12345678.9, false) == "1.23456789E7");
  CHECK(javaText(1e22, false) == "1.0E22");
  CHECK(javaText(0.1f, true) == "0.1f");
  CHECK(javaText(1e8f, true) == "1.0E8f");
  CHECK(javaText(2e23, false) == "2.0E23");
  CHECK(javaText(-0.0, false) == "-0.0");
  CHECK(javaText(1000, false) == "1000.0");
}

TEST_CASE("where one digit tells a floating-point number, Java writes the nearest two") {
  CHECK(javaText(4.9e-324, false) == "4.9E-324");
  CHECK(javaText(-4.9e-324, false) == "-4.9E-324");
  CHECK(javaText(1e-323, false) == "9.9E-324");
  CHECK(javaText(3e-323, false) == "3.0E-323");
  CHECK(javaText(1.4e-45f, true) == "1.4E-45f");
  CHECK(javaText(1e-44f, true) == "9.8E-45f");
  CHECK(javaText(3e-45f, true) == "2.8E-45f");
  CHECK(javaText(2e-44f, true) == "2.0E-44f");
  CHECK(javaText(1e-43f, true) == "9.9E-44f");
}

TEST_CASE("operators are applied in the promoted type") {
  CHECK(typeOf("b + b") == "int");
  CHECK(typeOf("c") == "char");
  CHECK(typeOf("+c") == "int");
  CHECK(typeOf("-s") == "int");
  CHECK(typeOf("~b") == "int");
  CHECK(typeOf("-l") == "long");
  CHECK(typeOf("i * l") == "long");
  CHECK(typeOf("l / f") == "float");
  CHECK(typeOf("d % b") == "double");
  CHECK(typeOf("c << l") == "int");
  CHECK(typeOf("l >>> b") == "long");
  CHECK(typeOf("i & l") == "long");
  CHECK(typeOf("(byte) l") == "byte");
  CHECK(typeOf("(char) -1") == "char");
  CHECK(typeOf("z ? b : s") == "short");
  CHECK(typeOf("z ? b : c") == "int");
  CHECK(typeOf("z ? b : 1") == "byte");
  CHECK(typeOf("z ? b : 128") == "int");
  CHECK(typeOf("z ? i : f") == "float");
  CHECK(typeOf("i++") == "int");
  CHECK(typeOf("b += 1") == "byte");
  CHECK(typeOf("i & d") == "expected an integer, but this is of type double");
  CHECK(typeOf("~f") == "expected an integer, but this is of type float");
  CHECK(typeOf("z + 1") == "expected a number, but this is of type boolean");
  CHECK(typeOf("z & 1") == "expected a number, but this is of type boolean");
}

TEST_CASE("numbers are converted where they are assigned") {
  CHECK(problemsOf("l = i; d = l; f = l; i = c; s = b; d = f; i = 'a'; b = 'a'; c = 97; s = -1;") == Texts{});
  CHECK(problemsOf("b = 127; b = -128; c = 65535; s = 100 + 28; final byte k = 'x' - 1;") == Texts{});
  CHECK(problemsOf("b = 128;") == Texts{"2:5 W0004"});
  CHECK(problemsOf("c = -1;") == Texts{"2:5 W0004"});
  CHECK(problemsOf("b = i;") == Texts{"2:5 W0004"});
  CHECK(problemsOf("c = b;") == Texts{"2:5 W0004"});
  CHECK(problemsOf("b = b + 1;") == Texts{"2:5 W0004"});
  CHECK(problemsOf("i = l;") == Texts{"2:5 W0004"});
  CHECK(problemsOf("i = 1L;") == Texts{"2:5 W0004"});
  CHECK(problemsOf("l = f;") == Texts{"2:5 W0004"});
  CHECK(problemsOf("f = 1.0;") == Texts{"2:5 W0004"});
  CHECK(problemsOf("i = z;") == Texts{"2:5 W0004"});
  CHECK(problemsOf("b += i; c *= d; s++; --b; l >>= l; i ^= 1; z ^= true; z &= z | false;") == Texts{});
  CHECK(problemsOf("z += 1;") == Texts{"2:1 W0004"});
  CHECK(problemsOf("i &= 1.0;") == Texts{"2:6 W0004"});
  CHECK(problemsOf("i = a[l];") == Texts{"2:7 W0004"});
  CHECK(problemsOf("i = a[c] + a[b]; a = new int[s];") == Texts{});
  CHECK(problemsOf("take(1);") == Texts{"2:1 W0004"});
  CHECK(problemsOf("take((byte) 1);") == Texts{});
  CHECK(problemsOf("z = i == d && c < l && f != b;") == Texts{});
  CHECK(problemsOf("z = (boolean) 1;") == Texts{"2:5 W0004"});
}

TEST_CASE("overloads are chosen as Java chooses them") {
  const auto calledWith = [](std::string_view argument) {
    const ParseResult result = parsed(
        java("class C { void m(byte b, char c, long l, float f) { long x = f(" + std::string(argument) +
             "); }\n static int f(int n) { return 0; } static byte f(long n) { return 0; }\n static char "
             "f(double n) { return 0; } static short f(short n) { return 0; } }"));
    REQUIRE(result.diagnostics.empty());
    return toString(std::get<Call>(initialOf(result).node).method->parameters[0]->type);
  };
  CHECK(calledWith("b") == "short");
  CHECK(calledWith("c") == "int");
  CHECK(calledWith("1") == "int");
  CHECK(calledWith("l") == "long");
  CHECK(calledWith("f") == "double");
  CHECK(calledWith("1L + 1") == "long");
}

TEST_CASE("annotations and the inline dialect count with the mathematical integers") {
  const ParseResult result =
      parsed(java("class C { int x; int[] a; /*@ predicate p(byte n) = acc(x) && x + 1 == n; pure int g(int "
                  "n, int[] a) = n + 1; @*/\n"
                  "/*@ pure @*/ int h(int n) { return n; }\n"
                  "void m() { //@ ghost long k = 3000000000;\n //@ assert h(x + 1) == g(1, a) + 'a'; \n} }"));
  REQUIRE(result.diagnostics.empty());
  CHECK((predicate(*result.program, "p").parameters[0]->type.kind == TypeKind::Integer));
  const MethodDecl& ghost = method(*result.program, "g");
  CHECK((ghost.returnType.kind == TypeKind::Integer));
  CHECK((ghost.parameters[0]->type.kind == TypeKind::Integer));
  CHECK((ghost.parameters[1]->type.element->kind == TypeKind::Int));
  CHECK((ghost.pureBody->type.kind == TypeKind::Integer));
  const MethodDecl& pure = method(*result.program, "h");
  CHECK((pure.returnType.kind == TypeKind::Int));
  CHECK((pure.parameters[0]->type.kind == TypeKind::Int));
  const auto& statements = std::get<Block>(method(*result.program, "m").body->node).statements;
  CHECK((std::get<LocalDeclaration>(statements[0]->node).variable->type.kind == TypeKind::Integer));

  const ParseResult other = parsed(idf("class C { int x; byte y; int[] a; int f(long n, short[] b) ; }"));
  REQUIRE(other.diagnostics.empty());
  const ClassDecl& declaration = *other.program->classes[0];
  CHECK((declaration.fields[0]->type.kind == TypeKind::Integer));
  CHECK((declaration.fields[1]->type.kind == TypeKind::Integer));
  CHECK((declaration.fields[2]->type.element->kind == TypeKind::Integer));
  CHECK((declaration.methods[0]->parameters[1]->type.element->kind == TypeKind::Integer));
}

TEST_CASE("bit operators bind as in Java") {
  CHECK(assertionInJava("(x & 1) == 0 && (x | y ^ x & y) > 0") ==
        "(this.x & 1) == 0 && (this.x | this.y ^ this.x & this.y) > 0");
  CHECK(assertionInJava("x << 1 + y < y >> 2 >>> 1") == "this.x << 1 + this.y < this.y >> 2 >>> 1");
  CHECK(assertionInJava("~x == -x - 1") == "~this.x == -this.x - 1");
  CHECK(assertionInJava("b & b | b ^ b") == "this.b & this.b | this.b ^ this.b");
  CHECK(
      statementsInJava(
          "x -= 2; x *= 2; x /= 2; x %= 2; x <<= 1; x >>= 1; x >>>= 1; x &= 1; x |= 1; x ^= 1; return 0;") ==
      Texts{"this.x -= 2;", "this.x *= 2;", "this.x /= 2;", "this.x %= 2;", "this.x <<= 1;", "this.x >>= 1;",
            "this.x >>>= 1;", "this.x &= 1;", "this.x |= 1;", "this.x ^= 1;", "return 0;"});
  CHECK(problemInJava("x & 1 == 0") == "W0004");
}

TEST_CASE("a type widens to those that have its values") {
  const auto widensTo = [](TypeKind from, TypeKind to) { return widens({from}, {to}); };
  CHECK(widensTo(TypeKind::Byte, TypeKind::Short));
  CHECK(widensTo(TypeKind::Char, TypeKind::Int));
  CHECK(widensTo(TypeKind::Long, TypeKind::Integer));
  CHECK(widensTo(TypeKind::Long, TypeKind::Float));
  CHECK_FALSE(widensTo(TypeKind::Char, TypeKind::Short));
  CHECK_FALSE(widensTo(TypeKind::Byte, TypeKind::Char));
  CHECK_FALSE(widensTo(TypeKind::Integer, TypeKind::Long));
  CHECK_FALSE(widensTo(TypeKind::Float, TypeKind::Long));
  CHECK_FALSE(widensTo(TypeKind::Double, TypeKind::Float));
  CHECK_FALSE(widensTo(TypeKind::Boolean, TypeKind::Int));
}

}  // namespace
}  // namespace warrant::ast::test
