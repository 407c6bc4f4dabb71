// Broken programs: whatever is done to a program's tokens, the front end ends with messages and not
// otherwise.
#include <doctest/doctest.h>

#include <algorithm>
#include <cctype>
#include <random>

#include "ast/print.h"
#include "support/large_stack.h"
#include "unit/programs.h"

namespace warrant::ast::test {
namespace {

constexpr std::string_view inlineProgram = R"(
class List { List next; int x; bool b; int[] a;
  List(int v) requires 0 ≤ v; ensures valid() * get() = v; { x := v; close valid(); use get(); }
  predicate valid() { return acc(x) * acc(next) * (next ≠ null ⇒ next.valid()); }
  pure int get() requires valid(); { return opening valid() in b ? x : -x + 2 * 3; }
  void set(List o, int v) requires valid(); ensures untouched(o.valid()) ∧ get() = old(o.get()); { ... }
  int add(int v) { int i; if (i < v && !b) { i := a[x++]; a.next := null; } else return i; join b; assert valid(); return 1; }
}
List l := new List(3); l.set(l, 1); a := new int[3]; assert l.get() = 1 * l.valid();
)";

constexpr std::string_view javaProgram = R"(
import java.util.List;
public final class Cell { private int x; /*@ predicate valid(int n) = acc(this.x, 1) && acc(a.elems); @*/ int[] a;
  //@ requires valid(1); ensures \result == \old(x) ** valid(2);
  //@ pure static boolean big(Cell c) requires 0 <= c.x < 10 = c.x > 9;
  @Override public int f(int v) /*@ context b ==> x == 0x1F; @*/ { int i = 1, j; i += (int) v; //@ open valid(1); //~ open:false
    while (i > 0) /*@ invariant i >= 0; @*/ { i--; } for (;;) x = 1; assert b : "text"; return /*@ opening valid(2) in @*/ x == 1 ? 'c' : 2.5; }
  enum E { A { void h() { } }, B(1) { }; } sealed interface S permits T { } record R<U>(int a, U... b) { R { a = 1; } }
  @interface N { int v() default 1; } void k(Cell this) { Object o = (a, b) -> a; o = (Cell & S) z -> { return z; };
    o = new Cell() { int q = 1; { q = 2; } class D { } }; o = Cell[]::new; o = int.class; final class L { L() { } }
    try (Cell c = null; o) { } synchronized (o) { } switch (o) { case Cell c when c.x > 1: case null, default: }
    if (o instanceof R(int p, R(var q)) && p > 0) o = """
      text"""; new <Cell>Cell().<Cell>f(1); int y\u00e9 = 1; }
  native void g(); static void main(String[] args) { new Cell().f(1); Cell c = (Cell) null; List<Cell> l = null; } }
)";

using Pieces = std::vector<std::string>;

bool isWordCharacter(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || (c & 0x80) != 0; }

Pieces pieces(std::string_view text) {
  Pieces all;
  for (std::size_t start = 0, end = 0; start < text.size(); start = end) {
    end = start + 1;
    while (isWordCharacter(text[start]) && end < text.size() && isWordCharacter(text[end])) ++end;
    all.emplace_back(text.substr(start, end - start));
  }
  return all;
}

class Mutator {
 public:
  explicit Mutator(std::uint32_t seed) : random_(seed) {}

  std::string mutated(Pieces program, const Pieces& others) {
    for (std::size_t i = 1 + below(6); i > 0; --i) mutate(program, others);
    std::string text;
    for (const std::string& piece : program) text += piece;
    return text;
  }

 private:
  std::size_t below(std::size_t bound) { return random_() % bound; }

  void mutate(Pieces& program, const Pieces& others) {
    const std::size_t at = below(program.size());
    const auto place = program.begin() + static_cast<std::ptrdiff_t>(at);
    switch (below(4)) {
      case 0:
        program.erase(place,
                      place + static_cast<std::ptrdiff_t>(std::min(1 + below(10), program.size() - at)));
        if (program.empty()) program.emplace_back(";");
        break;
      case 1:
        program.insert(place, others[below(others.size())]);
        break;
      case 2:
        *place = others[below(others.size())];
        break;
      default:
        std::swap(*place, program[below(program.size())]);
    }
  }

  std::mt19937 random_;
};

void printAll(const MethodDecl& method) {
  for (const Assertion* clause : method.requires_) toString(*clause);
  for (const Assertion* clause : method.ensures) toString(*clause);
  if (method.pureBody != nullptr) toString(*method.pureBody);
  if (method.body == nullptr) return;
  for (const Statement* statement : std::get<Block>(method.body->node).statements) toString(*statement);
}

void check(const Source& source) {
  CAPTURE(source.file.text);
  const ParseResult result = parsed(source);
  for (const support::Diagnostic& problem : result.diagnostics) {
    CHECK(problem.range.isKnown());
    CHECK_FALSE(problem.message.empty());
  }
  CHECK(std::ranges::is_sorted(result.diagnostics, {}, &support::Diagnostic::range));
  for (const ClassDecl* declaration : result.program->classes) {
    for (const MethodDecl* method : declaration->methods) printAll(*method);
    for (const PredicateDecl* predicate : declaration->predicates) {
      if (predicate->body != nullptr) toString(*predicate->body);
    }
  }
  for (const MethodDecl* main : result.program->mains) printAll(*main);
}

TEST_CASE("mutated programs are refused with messages") {
  const Pieces inlinePieces = pieces(inlineProgram), javaPieces = pieces(javaProgram);
  Pieces all = inlinePieces;
  all.insert(all.end(), javaPieces.begin(), javaPieces.end());
  for (std::uint32_t seed = 0; seed < 500; ++seed) {
    check(idf(Mutator(seed).mutated(inlinePieces, all)));
    check(java(Mutator(seed).mutated(javaPieces, all)));
  }
}

}  // namespace
}  // namespace warrant::ast::test
