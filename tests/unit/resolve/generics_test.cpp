#include <doctest/doctest.h>

#include "ast/print.h"
#include "unit/programs.h"

namespace warrant::ast::test {
namespace {

using Texts = std::vector<std::string>;

constexpr std::string_view classes =
    "class Animal { int x; } class Dog extends Animal { } class Cat extends Animal { } interface Shape { }\n"
    "class Box<T> { T value; Box() { } Box(T v) { } T get() { return value; } void set(T v) { }\n"
    " boolean same(Box<T> b) { return b.value == value; } void fill(Box<? super T> b) { b.set(value); } }\n"
    "class Twin<T> extends Pair<T, T> { Twin(T v) { } } class Pair<A, B> { A first; B second; Pair() { } }\n"
    "class Pen<T extends Animal> { T one; int n() { return one.x; } }\n"
    "interface Order<T> { int compare(T other); } class Num implements Order<Num> { public int compare(Num "
    "n) { return 0; } }\n"
    "class Util { static <T> T id(T x) { return x; } static <T> Box<T> wrap(T x) { return new Box<>(x); }\n"
    " static <T> Pair<T, T> pair(T x) { return new Twin<>(x); } static <T extends Animal> T tame(T x) { "
    "return x; }\n"
    " static <T> void move(Box<? extends T> from, Box<? super T> to) { to.set(from.get()); }\n"
    " static <T extends Order<T>> int order(T a, T b) { return a.compare(b); } static <T> T[] all(T x) { "
    "return null; } }\n"
    "class Bag<T> { T[] items; Box<T>[] boxes; Bag() { items = (T[]) new Object[9]; boxes = (Box<T>[]) new "
    "Box[9]; }\n"
    " private class Node { T item; Node next; } Node top; T peek() { return top.item; }\n"
    " void put(T t) { Node n = new Node(); n.item = t; n.next = top; top = n; items[0] = t; boxes[0] = new "
    "Box<>(t); } }\n";

// The problems of statements.
Texts check(std::string_view body) {
  const std::string text =
      std::string(classes) +
      "class Test { void t(Animal a, Dog d, Cat c, Object o, Box<Animal> ba, Box<Dog> bd, Box<?> b,\n"
      " Box<? extends Animal> be, Box<? super Dog> bs, Bag<Dog> bag, Object[] os) {\n" +
      std::string(body) + "\n} }";
  return problems(java(text));
}

std::string messageOf(std::string_view body) {
  return onlyMessage(java(std::string(classes) +
                          "class Test { void t(Animal a, Object o, Box<Dog> bd, Bag<Dog> bag) {\n" +
                          std::string(body) + "\n} }"));
}

TEST_CASE("members have the types that the arguments give them") {
  CHECK(
      check("d = bd.value; d = bd.get(); bd.set(d); a = bd.get(); bd.value = d; boolean e = bd.same(bd);") ==
      Texts{});
  CHECK(check("c = bd.value;").size() == 1);
  CHECK(check("bd.set(c);").size() == 1);
  CHECK(check("bd.value = a;").size() == 1);
  CHECK(check("bd.same(ba);").size() == 1);
  CHECK(check("Twin<Dog> t = new Twin<Dog>(d); d = t.first; d = t.second; Pair<Dog, Dog> p = t;") == Texts{});
  CHECK(check("Pair<Dog, Cat> p = new Twin<Dog>(d);").size() == 1);
}

TEST_CASE("type arguments do not vary, but wildcards do") {
  CHECK(check("be = bd; be = ba; b = bd; b = be; bs = ba; bs = bd; o = bd; Box<Dog>[] x = null;") == Texts{});
  CHECK(check("ba = bd;").size() == 1);
  CHECK(check("bd = be;").size() == 1);
  CHECK(check("bs = new Box<Cat>();").size() == 1);
  CHECK(check("be = new Box<Num>();").size() == 1);
  CHECK(
      check("a = be.get(); o = b.get(); o = bs.get(); bs.set(d); be.set(null); b.set(null); bs.value = d;") ==
      Texts{});
  CHECK(check("be.set(d);").size() == 1);
  CHECK(check("b.set(o);").size() == 1);
  CHECK(check("bs.set(a);").size() == 1);
  CHECK(check("a = bs.get();").size() == 1);
  CHECK(check("b.set(b.get());").size() == 1);
}

TEST_CASE("a class without its arguments is one of unknown arguments") {
  CHECK(check("Box raw = bd; Object x = raw.get(); raw = ba; raw.set(null);") == Texts{});
  CHECK(check("Box raw = bd; raw.set(a);").size() == 1);
  CHECK(check("Box raw = bd; bd = raw;").size() == 1);
  CHECK(check("bd = new Box(d); bd = new Box();") == Texts{});
}

TEST_CASE("the diamond takes what the value goes to, or what the arguments are") {
  CHECK(check("bd = new Box<>(); ba = new Box<>(d); ba = new Box<>(); be = new Box<>(d); b = new Box<>();") ==
        Texts{});
  CHECK(check("Pair<Animal, Animal> p = new Twin<>(d); Box<Box<Dog>> bb = new Box<>(bd);") == Texts{});
  CHECK(check("bd = new Box<>(a);").size() == 1);
  CHECK(check("Pair<Animal, Dog> p = new Twin<>(d);").size() == 1);
  CHECK(check("Pen<Dog> p = new Pen<>(); Pen<Object> q = null;").size() == 1);
  CHECK(check("Dog e = new Box<>(d).get();") == Texts{});
  CHECK(check("Dog e = new Box<>().get();").size() == 1);
  CHECK(check("Box<> x = null;").size() == 1);
}

TEST_CASE("the parameters of methods are inferred from the arguments, or written") {
  CHECK(check("d = Util.id(d); a = Util.id(d); bd = Util.wrap(d); ba = Util.wrap(d); d = Util.tame(d);") ==
        Texts{});
  CHECK(check("Util.move(bd, ba); Util.move(bd, bs); int n = Util.order(new Num(), new Num());") == Texts{});
  CHECK(check("Util.move(be, ba);") == Texts{});  // each wildcard is one type for the whole call
  CHECK(check("a = Util.<Animal>id(d); ba = Util.<Animal>wrap(d); ba = Util.<Animal>wrap(null);") == Texts{});
  CHECK(check("c = Util.id(d);").size() == 1);
  CHECK(check("Util.move(ba, bd);").size() == 1);
  CHECK(check("Util.tame(o);").size() == 1);
  CHECK(check("Util.order(d, d);").size() == 1);
  CHECK(check("d = Util.<Animal>id(d);").size() == 1);
  CHECK(check("Util.<Object>tame(d);").size() == 1);
  CHECK(check("Util.<Dog, Cat>id(d);").size() == 1);
  // The two are one type parameter: what is an Animal here is one there.
  CHECK(check("Pair<Animal, Dog> p = Util.pair(d);").size() == 1);
}

TEST_CASE("bounds are kept") {
  CHECK(check("Pen<Dog> p = null; Pen<? extends Dog> q = null; Pen<?> r = p; a = r.one;") == Texts{});
  CHECK(check("Pen<Num> p = null;").size() == 1);
  CHECK(problems(java("class A<T extends A<T>> { T t; } class B extends A<B> { B f() { return t; } }")) ==
        Texts{});
  CHECK(problems(java("class A<T extends A<T>> { }\nclass B extends A<C> { } class C { }")) ==
        Texts{"2:17 W0004"});
  CHECK(problems(java("class A<T extends U, U extends T> { }")).size() == 1);
  CHECK(problems(java("class A<T, T> { }")) == Texts{"1:12 W0008"});
  CHECK(problems(java("interface I { } class A<T extends Object & I> { }")) == Texts{"1:44 W0009"});
}

TEST_CASE("casts and tests that cannot be checked are refused") {
  CHECK(check("b = (Box<?>) o; Box r = (Box) o; boolean e = o instanceof Box<?> && o instanceof Box; bd = "
              "(Box<Dog>) bd;") == Texts{});
  CHECK(check("Pair<Dog, Dog> p = null; Twin<Dog> t = (Twin<Dog>) p;") == Texts{});
  CHECK(
      messageOf("bd = (Box<Dog>) o;") ==
      "this cast to Box<Dog> is not checked when the program runs, so what it yields may be something else");
  CHECK(check("boolean e = o instanceof Box<Dog>;").size() == 1);
  CHECK(check("Pair<Dog, Cat> p = null; Twin<Dog> t = (Twin<Dog>) p;").size() == 1);
  CHECK(problems(java("class A<T> { T f(Object o) { return (T) o; } }")).size() == 1);
  CHECK(problems(java("class A<T> { boolean f(Object o) { return o instanceof T; } }")).size() == 1);
  CHECK(problems(java("class A<T> { T f() { return new T(); } }")).size() == 1);
}

TEST_CASE("arrays of type parameters are for their class only, and stay what they are") {
  CHECK(check("bag.put(d); d = bag.peek();") == Texts{});
  CHECK(messageOf("Dog[] ds = bag.items;") ==
        "arrays of type parameters are not supported where these are known: this is declared as T[], and "
        "would be Dog[]");
  CHECK(check("Util.all(d);").size() == 1);
  CHECK(check("Box<Dog>[] x = bag.boxes; x = new Box<Dog>[3];").size() == 1);
  CHECK(problems(java("class A<T> { T[] ts; void f(Object[] os) { os = ts; } }")).size() == 1);
  CHECK(problems(java("class A<T> { T[] ts; void f(Object o) { o = ts; } }")).size() == 1);
  CHECK(problems(java("class A<T> { T[] ts; void f(Object[] o) { o = (Object[]) ts; } }")).size() == 1);
  CHECK(problems(java("class A<T> { T[] ts; void f(Object[] os) { ts = (T[]) os; } }")).size() == 1);
  CHECK(problems(java("class A<T> { T[] ts = new T[3]; }")).size() == 1);
}

TEST_CASE("static members do not know the parameters of their class") {
  CHECK(problems(java(
            "class A<T> {\n static T t;\n static T f(T t) { return null; }\n static class B { T t; } }")) ==
        Texts{"2:9 W0010", "3:9 W0010", "3:13 W0010", "4:19 W0010"});
}

TEST_CASE("overrides are found through type arguments") {
  const ParseResult result =
      parsed(java("interface I<T> { T f(T t); <U> U g(U u); //@ predicate p(T t);\n } abstract class A<T> { "
                  "abstract void h(T t, int n); }\n"
                  "class C extends A<String> implements I<C> { public C f(C c) { return c; } public <V> V "
                  "g(V v) { return v; }\n"
                  " void h(String s, int n) { } //@ predicate p(C c) = true;\n }"));
  for (const support::Diagnostic& diagnostic : result.diagnostics) FAIL_CHECK(diagnostic.message);
  for (const MethodDecl* const method : result.program->classes[2]->methods)
    CHECK(method->overrides.size() == 1);
  CHECK(result.program->classes[2]->predicates[0]->overrides.size() == 1);
  CHECK(
      problems(java(
          "interface I<T> { void f(T t); } class C implements I<String> { public void f(Object o) { } }")) ==
      Texts{"1:39 W0004", "1:76 W0008"});
  CHECK(problems(
            java("interface I<T> { } class B implements I<B> { }\nclass C extends B implements I<C> { }")) ==
        Texts{"2:7 W0004"});
}

TEST_CASE("angle brackets of comparisons and shifts stay what they are") {
  CHECK(problems(java("class C { int a, b; boolean f(int c, int d) { return a < b && c > d; }\n"
                      " boolean g(boolean x, boolean y) { return g(a < b, b > (a)); } int h(int i) { return "
                      "a >> b >>> 2; }\n"
                      " void k() { for (int i = 0; i < a; i++) { } if (a < b) { } boolean z = a < b; }\n"
                      " //@ requires a < b && b > a;\n void m() { } }")) != Texts{"1:1 W0002"});
  CHECK(problems(java("class B<T> { B<B<B<T>>> b; B<T>[] a; B<int[]> c; B<?> f(B<B<T>> x, B<T> y) { B<T> z = "
                      "y; return (B<T>) z; } }")) == Texts{});
}

}  // namespace
}  // namespace warrant::ast::test
