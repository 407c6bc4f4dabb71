#!/bin/sh
# explore_backward.sh WARRANT EXAMPLES: `warrant explore --path-condition`: path conditions computed backward, from traces,
# are those that are gathered forward.
examples=$2
. "$(dirname "$0")/harness.sh"

cat >Traces.java <<'EOF_JAVA'
class Cell {
  int value;
  boolean mark;
  Cell next;
  final int id;
  static int made;
  static int[] shared = {1, 2};
  Cell() { id = made; made++; }
  Cell(int value, Cell next) { this(); this.value = value; this.next = next; }
  int get() { return value; }
  void put(int x) { value = x; }
}
class Twice extends Cell {
  int extra = value + 1;
  int get() { return 2 * value; }
}
class Box { Object content; int size = 3; }
class Fragile { int part = 6 / Traces.count; }
class Odd extends RuntimeException { int code; Odd(int c) { code = c; } }
class Traces {
  static int count;
  static native int any();
  // x := e
  static int swap(int a, int b) { int t = a; a = b; b = t; if (a < b) return 1; return a - b > 3 ? 2 : 3; }
  // e.f := e', where objects may be one
  static int alias(Cell p, Cell q) { p.value = 1; q.value = 2; if (p.value == 1) return 1; return 2; }
  static int chain(Cell p, Cell q, int x) {
    p.next = q; q.next = p; p.next.value = x; p.next.next.value = x + 1;
    if (q.value == x) return 1;
    if (p == q) return 2;
    return 3;
  }
  static int walk(Cell p) { int s = 0; while (p != null) { s += p.value; p = p.next; } if (s > 10) return 1; return 0; }
  // x := new C
  static int fresh(Cell p, int x) {
    Cell c = new Cell(x, p), d = new Cell();
    if (c == p || c == d) return 0;
    c.next.value = x; d.value = c.value;
    if (p.value == d.value) { if (c.id == d.id) return 4; return 1; }
    return 2;
  }
  static int below(Cell p) { if (p.get() == 4) return 1; if (p instanceof Twice) return ((Twice) p).extra; return 2; }
  static int cast(Cell p) { Twice t = (Twice) p; return t.value > 0 ? 1 : 2; }
  static int plain(boolean b) { Box o = new Box(), p = b ? o : new Box(); p.size++; if (o.size == 4) return 1; return o.content == null ? 2 : 3; }
  static int fragile(int x) { count = x; Fragile f = new Fragile(); return f.part; }
  // arrays
  static int store(int[] a, int[] b, int i, int j) { a[i] = 1; b[j] = 2; if (a[i] == 1) return 1; return 2; }
  static int make(int n, int i) { int[] a = new int[n]; a[i] = n; if (a[0] == n) return 1; return a.length; }
  static int literal(int i, int x) { int[] a = {x, 2, 3}; a[i]++; if (a[0] > 5 && a[1] == 2) return 1; return a[i] + Cell.shared[1]; }
  static int rows(int x) { int[][] m = new int[2][3]; m[1][2] = x; if (m[1][2] + m[0][2] > 4) return 1; return 2; }
  static int cells(Cell[] a, int i, Cell p) { a[i] = p; if (a[0] == p) return 1; a[0].value = 3; return p.value == 3 ? 2 : 3; }
  static int copy(int[] a, int[] b) { for (int i = 0; i < a.length; i++) b[i] = a[i]; return a.length; }
  // calls and recursion
  static int twice(int x) { return x + x; }
  static int calls(int a, int b) { int x = twice(a) + twice(b); if (x > 10) return x; return twice(x) == 4 ? 1 : 2; }
  static int fib(int n) { if (n < 2) return n; return fib(n - 1) + fib(n - 2); }
  static int asks(int a) { int x = any(), y = any(); if (x + y > a) return 1; return 2; }
  // loops and jumps
  static int loops(int n, int m) {
    int s = 0;
    outer:
    for (int i = 0; i < n; i++) {
      int j = 0;
      do { if (j == m) continue outer; if (i + j > 3) break outer; s += j; j++; } while (j < 3);
    }
    return s > 2 ? 1 : 0;
  }
  static int cases(int x, int y) {
    switch (x) { case 1: case 2: y++; case 3: y += 2; break; case 7: return 9; default: y = -y; }
    return switch (y) { case 0 -> 1; case 4, 5 -> 2; default -> y > 9 ? 3 : 4; };
  }
  // exceptions
  static int thrown(int[] a, int i, Cell p) {
    int s = 0;
    try { s = a[i] / p.value; s++; }
    catch (ArithmeticException e) { s = 10; }
    catch (NullPointerException | IndexOutOfBoundsException e) { s = 20; }
    finally { count += s; }
    return s > count ? 1 : s == count ? 2 : 3;
  }
  static int own(int x) {
    try { if (x > 3) throw new Odd(x); return 0; } catch (Odd e) { if (e.code > 7) return 1; throw e; }
  }
  static int odd(int x) { if (x == 2) throw new Odd(1); assert x != 5 && x != 6; return 1; }
  // order of evaluation
  static int order(int a, int b) { int x = a++ + a * (b = a) - b--; if (x > b) return 1; return x == a ? 2 : 3; }
  static int effects(Cell p, int[] a) { int i = 0; a[i++] = p.value = i; a[i] += ++p.value; if (a[0] == 1 && a[1] > 4) return i; return p.value; }
  static int logic(boolean a, boolean b, int x) { boolean c = a && b | x > 3 ^ b; if (c != (x < 2 || !a)) return 1; return a == c ? 2 : 3; }
  static int narrow(int x) { byte b = (byte) x; char c = (char) (x + 1); b += 100; if (b < 0 && c > 7) return 1; return b; }
  static long wide(int x, long y) { long z = x * 2L + y; if (z % 3 == 1) return z / 2; return -z; }
  static int bits(int x) { if ((x & 7) == 3) return x >> 2; if ((x | 1) == x) return x << 1; return (x >>> 3) < 9 ? ~x ^ 7 : 0; }
  static int mask(int x) { if ((x & 5) == 4) return 1; return 2; }
  static int statics(int x) { Cell.made += x; Cell.shared[x] = count; if (Cell.made > 3 || Cell.shared[0] == 0) return 1; count = 4; return count; }
  // what traces do not cover
  static int text(String s) { if (s.length() > 2 && s.charAt(0) == 'a') return 1; return 0; }
  static int real(double d) { if (d > 1.5) return 1; return 0; }
  static int library(int x) { return Math.max(x, 3) > 4 ? 1 : Math.abs(x) > 2 ? 2 : 3; }
}
EOF_JAVA

# same STATUS ARGUMENT...: each condition is computed backward, and shown to be the same
same() {
  status=$1
  shift
  expect_status "$status" explore --path-condition both "$@"
  leaves=$(sed -n 's/^\([0-9]*\) lea[fv].*/\1/p' output)
  shown=$(sed -n 's/^.* computed backward, of .*, \([0-9]*\) shown to be the same; .*/\1/p' output)
  if [ -n "$leaves" ] && [ "$shown" = "$leaves" ]; then
    passed=$((passed + 1))
  else
    complain "of $leaves leaves ${shown:-none} are shown to be the same"
  fi
}

# x := e
same 0 --call 'Traces.swap("a", "b")' Traces.java
same 0 --call 'Traces.order("a", "b")' Traces.java
same 0 --call 'Traces.logic("a", "b", "x")' Traces.java
same 0 --call 'Traces.narrow("x")' Traces.java
same 0 --call 'Traces.wide("x", "y")' Traces.java
same 0 --call 'Traces.bits("x")' Traces.java
# e.f := e', and null
same 1 --call 'Traces.alias("p", "q")' Traces.java
same 1 --call 'Traces.chain("p", "q", "x")' Traces.java
same 2 --unwind 3 --call 'Traces.walk("p")' Traces.java
same 1 --call 'Traces.effects("p", "a")' Traces.java
same 1 --call 'Traces.statics("x")' Traces.java
# x := new C
same 1 --call 'Traces.fresh("p", "x")' Traces.java
same 0 --call 'Traces.plain("b")' Traces.java
same 1 --call 'Traces.below("p")' Traces.java
same 1 --call 'Traces.cast("p")' Traces.java
# arrays
same 1 --call 'Traces.store("a", "b", "i", "j")' Traces.java
same 1 --call 'Traces.make("n", "i")' Traces.java
same 1 --call 'Traces.literal("i", "x")' Traces.java
same 0 --call 'Traces.rows("x")' Traces.java
same 1 --call 'Traces.cells("a", "i", "p")' Traces.java
same 1 --unwind 2 --call 'Traces.copy("a", "b")' Traces.java
# calls, loops, jumps
same 0 --call 'Traces.calls("a", "b")' Traces.java
same 2 --unwind 3 --call 'Traces.fib("n")' Traces.java
same 0 --call 'Traces.asks("a")' Traces.java
same 2 --unwind 3 --call 'Traces.loops("n", "m")' Traces.java
same 2 --statements 9 --call 'Traces.loops("n", "m")' Traces.java
same 0 --call 'Traces.cases("x", "y")' Traces.java
# exceptions
same 0 --call 'Traces.thrown("a", "i", "p")' Traces.java
same 1 --call 'Traces.own("x")' Traces.java
same 1 --call 'Traces.odd("x")' Traces.java
# with assumptions, values, arithmetic that wraps around, and the four properties
same 0 --assume 'p != null && q == p' --call 'Traces.alias("p", "q")' Traces.java
same 0 --call 'Traces.swap(3, "b")' Traces.java
same 0 --call 'Traces.swap(3, 4)' Traces.java
same 0 --bits --call 'Traces.order("a", "b")' Traces.java
same 0 --bits --call 'Traces.calls("a", "b")' Traces.java
same 0 --check --call 'Traces.swap("a", "b")' Traces.java
# King's
same 2 --unwind 3 --call 'Power.power("x", "y")' "$examples/king/Power.java"
same 2 --unwind 3 --call 'TwoLoops.twoLoops("n")' "$examples/king/TwoLoops.java"
same 0 --call 'Foo.foo("x", "y")' "$examples/king/Foo.java"
same 0 --call 'Search.search(new int[] {0, "A1", "A2", "A3", "A4", "A5"}, 1, 5, "X")' "$examples/king/Search.java"
same 1 --unwind 2 --call 'Search.search("A", 1, "N", "X")' "$examples/king/Search.java"

# Whether two are one is a condition of the value; a new object is none that was there.
expect_status 1 explore --path-condition backward --table --call 'Cells.alias("p", "q")' "$examples/traces/Cells.java"
for row in '24    q#2.value := 2  p#2 != null && (q#2 == p#2 ? 2 : p#2.value) != 1' '25    p#2.value != 1  p#2.value != 1'; do
  expect_output "  $row"
done
expect_status 1 explore --path-condition backward --table --call 'Cells.create("p", "q")' "$examples/traces/Cells.java"
expect_output 'newCell := new Cell'
grep -q 'newCell [!=]= q' output && passed=$((passed + 1)) || complain 'the new object is not compared in the trace'
expect_status 1 explore --path-condition backward --call 'Traces.store("a", "b", "i", "j")' Traces.java
expect_output '0 <= j && j < b.length && (b != a || j != i): returns 1, a[i] = 1, b[j] = 2;'
# A leaf that differs only in what control does not depend on has the condition of its trace.
expect_status 1 explore --path-condition both --call 'Traces.store("a", "b", "i", "j")' Traces.java
expect_output 'shown to be the same, together with 1 other leaf of this trace;'
expect_output '8 conditions computed backward, of 6 traces, 8 shown to be the same;'

# Backward conditions lead to the same leaves.
expect_status 1 explore --path-condition backward --call 'Traces.alias("p", "q")' Traces.java
grep -v '^  ' output | sed '$d' >leaves
while IFS= read -r leaf; do
  "$warrant" explore --path-condition backward --call 'Traces.alias("p", "q")' --assume "${leaf%%: *}" Traces.java >again </dev/null
  if [ "$(grep -v '^  ' again | sed '$d')" = "$leaf" ]; then
    passed=$((passed + 1))
  else
    cp again output
    complain "$leaf: leads elsewhere"
  fi
done <leaves

# JSON
expect_status 1 explore --path-condition both --format json --call 'Traces.odd("x")' Traces.java
for member in '"equivalent": true' '"terms": 3' '"forwardTerms": 3' '"leaves": 1'; do expect_output "$member"; done

# The same in other orders, and with several workers.
for options in '--order bfs' '--order random' '--workers 3'; do
  # shellcheck disable=SC2086
  same 1 $options --call 'Traces.store("a", "b", "i", "j")' Traces.java
  expect_output '8 conditions computed backward, of 6 traces, 8 shown to be the same;'
done

# Where a place is read of what may be `null` or another object, it is that one: `null.next` is no expression.
expect_status 2 explore --path-condition both --unwind 3 --call 'ListReverse.reverse("list")' "$examples/ListReverse.java"
expect_output 'list.next != list'
grep -q 'null\.' output && complain 'a field of null' || passed=$((passed + 1))
same=$(grep -c 'shown to be the same' output)
grep -q 'not shown to be the same' output && complain 'not the same' || passed=$((passed + 1))
[ "$same" -gt 7 ] && passed=$((passed + 1)) || complain "$same shown to be the same"

# What traces do not cover is said, and is never the same.
expect_status 1 explore --path-condition both --call 'Traces.text("s")' Traces.java
expect_output "not computed backward: traces do not cover the library's \`length\`"
expect_output '1 condition computed backward, of 1 trace, 1 shown to be the same;'
expect_status 0 explore --path-condition both --call 'Traces.real("d")' Traces.java
expect_output 'not computed backward'
expect_output '0 conditions computed backward, of 0 traces, 0 shown to be the same;'
expect_status 0 explore --path-condition both --call 'Traces.mask("x")' Traces.java
expect_output 'not computed backward: traces do not cover a mask'
expect_status 1 explore --path-condition both --call 'Traces.fragile("x")' Traces.java
expect_output 'exceptions in initialisers'
expect_status 0 explore --path-condition backward --format json --call 'Traces.real("d")' Traces.java
expect_output '"reason": "traces do not cover'

# Wrong calls
for strategy in bmc concolic; do
  expect_status 3 explore --strategy $strategy --path-condition both --call 'Traces.swap("a", "b")' Traces.java
  expect_errors '--path-condition is of the paths that are explored one by one: it needs --strategy paths'
done
expect_status 3 explore --path-condition sideways --call 'Traces.swap("a", "b")' Traces.java
expect_errors 'sideways not in {forward,backward,both}'

finish
