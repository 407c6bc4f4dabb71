#!/bin/sh
# explore.sh WARRANT: `warrant explore`. The papers' programs and tables are in explore_papers.sh.
. "$(dirname "$0")/harness.sh"

# --- JSON, and what each path condition leads to
cat >Node.java <<'END'
class Node {
  static int limit = 10;
  static final int[] table = {4, 5};
  int value;
  Node next;
  static int alias(Node a, Node b) { a.value = 1; b.value = 2; return a.value; }
  static int sum(Node at) { int s = 0; while (at != null) { s += at.value; at = at.next; } return s; }
  static int above(int x) { if (x > limit) return table[1]; limit = x; return 0; }
  static int shared(Node a) { if (a.next.next == a && a.value == 3) return 1; return 0; }
  static int text(String s) { if (s.length() > 2 && s.charAt(1) == 'q') return 1; return 0; }
  static void sort(int[] a) { if (a[0] > a[1]) { int t = a[0]; a[0] = a[1]; a[1] = t; } }
  static int store(int[] a, int[] b, int i, int j) { a[i] = 1; b[j] = 2; if (a[i] == 1) return 1; return 2; }
  static int wide(int a) { if (a + a > 3000000000L) return 1; return 0; }
  static int whole(double d) { return (int) d + 1; }
  static byte narrow(byte b) { return (byte) (b + 1); }
  static void check(int n) { assert n != 5; }
  static int third(int a) { if (2 >= a * 3) { if (a == 0) return 1; return 2; } return 3; }
}
class Bad { static int x = 1 / 0; static int f(int a) { return a; } }
END
expect_status 1 explore --format json --call 'Node.alias("a", "b")' Node.java
expect_output '"pc": "a != null && b != null && b == a"'
expect_output '"outcome": "NullPointerException"'
expect_output '"$ref": 1'
expect_output '"complete": true'
expect_output '"explored": 4'
expect_status 1 explore --call 'Node.store("a", "b", "i", "j")' Node.java
expect_output '0 <= j && j < b.length && j != i: returns 1, a[i] = 1, a[j] = 2;'
expect_status 1 explore --call 'Node.shared("a")' Node.java
expect_output 'a = Node#1 {next = Node#2 {next = #1}, value = 3}'
expect_status 0 explore --call 'Node.above("x")' Node.java
expect_output 'x > 10: returns 5; 2 statements'
expect_output 'x <= 10: returns 0, limit = x; 3 statements'
expect_status 1 explore --call 'Node.text("s")' Node.java
expect_output 's = "aqa"'
expect_status 0 explore --call 'Node.sort(new int[] {"p", "q"})' Node.java
expect_output 'p > q: returns, a[0] = q, a[1] = p;'
expect_status 0 explore --call 'Node.wide("a")' Node.java
expect_output 'a + a > 3000000000L: returns 1;'
expect_output 'a = 1500000001, where Java overflows'
expect_status 0 explore --call 'Node.whole("d")' Node.java
expect_output 'd = 0.0'
expect_status 0 explore --call 'Node.wide("a")' --bits Node.java
expect_output '1 leaf'
expect_status 0 explore --call 'Node.narrow("b")' Node.java
expect_output 'returns (byte) (b + 1);'
expect_status 1 explore --call 'Node.check("n")' Node.java
expect_output 'n == 5: the assertion fails in line 16;'
expect_status 0 explore --call 'Node.third("a")' Node.java
expect_output 'a < 0: returns 2;'
expect_status 1 explore --call 'Bad.f("a")' Node.java
expect_output 'throws ExceptionInInitializerError'
expect_status 2 explore --call 'Node.sum("a")' --unwind 2 Node.java
expect_output 'a != null && a.next != null && a.next.next != null: bound'
expect_status 2 explore --call 'Node.sum("a")' --statements 5 Node.java

# round_trip CALL: each path condition leads to its leaf, and to no other
round_trip() {
  call=$1
  "$warrant" explore --call "$call" --unwind 2 Node.java | grep -v '^  ' | sed '$d' >leaves
  while IFS= read -r leaf; do
    "$warrant" explore --call "$call" --unwind 2 --assume "${leaf%%: *}" Node.java >again </dev/null
    if [ "$(grep -v '^  ' again | sed '$d')" = "$leaf" ]; then
      passed=$((passed + 1))
    else
      command="explore --call $call --assume ${leaf%%: *}"
      cp again output
      complain 'another leaf'
    fi
  done <leaves
}
for call in 'Node.alias("a", "b")' 'Node.sum("a")' 'Node.above("x")' 'Node.shared("a")' 'Node.text("s")' \
  'Node.sort("a")' 'Node.wide("a")' 'Node.check("n")'; do
  round_trip "$call"
done

# --- elements at indices that may be one
cat >Elements.java <<'END'
class Elements {
  static int store(int[] w, int a) {
    w[0] = 1;
    w[a] = 2;
    return w[0];
  }
}
END
expect_status 0 explore --call 'Elements.store(new int[] {0, 0, 0}, "a")' --assume '0 <= a && a < 3' Elements.java
expect_output 'w[0] = a == 0 ? 2 : 1'
expect_output 'w[a] = 2'

# --- the tree, and wrong calls
expect_status 0 explore --call 'Node.above("x")' --tree tree.json Node.java
grep -q '"condition": "x > 10"' tree.json || complain 'no condition in the tree'
expect_status 0 explore --call 'Node.above("x")' --tree tree.dot Node.java
grep -q 'label="x > 10"' tree.dot || complain 'no arc in the tree'
expect_status 0 explore --call 'Node.above("x")' --tree tree.svg Node.java
grep -q 'x &gt; 10' tree.svg || complain 'no text in the picture'
expect_status 3 explore --call 'Node.above("x")' --tree tree.png Node.java
expect_errors 'a tree is written as .svg, .dot or .json'
expect_status 3 explore --call 'Node.nix("x")' Node.java
expect_errors 'there is no method `Node.nix`'
expect_status 3 explore --call 'Node.above(true)' Node.java
expect_status 3 explore --call 'Node.above("x"' Node.java
expect_status 3 explore --call 'Node.above("x")' --assume 'y > 1' Node.java
expect_errors 'y'
expect_status 3 explore --call 'Node.above("x")' --assume 'm#1 > 1' Node.java
expect_errors 'there is no native method `m` with a result'
expect_status 3 explore Node.java
expect_status 3 explore --call 'Node.above("x")' missing.java
echo 'class Q { int f( }' >Q.java
expect_status 3 explore --call 'Q.f()' Q.java
expect_errors 'Q.java:1'
mkdir folder
echo 'class Mine { }' >folder/ExploredLeaves.java
expect_status 3 explore --call 'Node.above("x")' --tests folder Node.java
expect_errors 'is not written over'

# --- strings that are put together, in terms of the symbols, and texts that satisfy conditions
cat >Texts.java <<'END'
class Texts {
  String kept;
  static String ended(String s) { return s + "!"; }
  static String numbered(int i) { String t = "v" + i; return t; }
  static String grown(String s) { s += "1"; s += 2; return s; }
  static String sums(char c, int i, boolean b) { return i + i + "x" + i + 1 + c + (char) (c + 1) + b; }
  static String bare(int i, char c) { return "" + i + c; }
  static String kinds(int i) { return i > 0 ? "a\"b\n\\" : "\t"; }
  static boolean quoted(String s) { return s.equals("a\"b\n"); }
  static int made(String s) { String t = s + "x"; if (t.equals("ax")) return 1; return t.length(); }
  static int parts(String s) {
    if (s.startsWith("ab") && s.endsWith("cd")) return 1;
    if (s.contains("x")) return 2;
    if (s.indexOf("q") == 2) return 3;
    return s.equalsIgnoreCase("ABC") ? 4 : 5;
  }
  static boolean same(String s) { return s == "one" || s.compareTo("m") < 0 && s.length() == 3; }
  static void literals() {
    String s = "abc";
    assert s.compareTo("abd") == -1 && s.hashCode() == 96354 && s.lastIndexOf("c") == 2;
    assert s.equalsIgnoreCase("ABC") && !s.equalsIgnoreCase("AB") && s.contains("bc") && !s.contains("cb");
  }
  static String object(boolean b, Object o) { return b + ";" + o; }
  static void keep(Texts t, int k) { t.kept = "k" + k; t.kept = t.kept + t.kept; }
}
END
expect_status 0 explore --call 'Texts.ended("X")' Texts.java
expect_output 'true: returns X + "!";'
expect_status 0 explore --call 'Texts.ended((String) "X")' Texts.java
expect_output 'true: returns "X!";'
expect_status 0 explore --call 'Texts.numbered("n" + 1)' Texts.java
expect_output 'true: returns "v" + (n + 1);'
expect_status 0 explore --call 'Texts.grown("X")' Texts.java
expect_output 'true: returns X + "12";'
expect_status 0 explore --call 'Texts.sums("c", "i", "b")' Texts.java
expect_output 'returns i + i + "x" + i + "1" + c + ((char) (c + 1)) + b;'
expect_status 0 explore --call 'Texts.bare("i", "c")' Texts.java
expect_output 'returns "" + i + c;'
expect_status 0 explore --call 'Texts.kinds("i")' Texts.java
expect_output 'i > 0: returns "a\"b\n\\";'
expect_output 'i <= 0: returns "\t";'
expect_status 1 explore --call 'Texts.quoted("s")' Texts.java
expect_output 'returns s.equals("a\"b\n");'
expect_status 0 explore --assume 's.equals("a\"b\n")' --call 'Texts.quoted("s")' Texts.java
expect_output 's = "a\"b\n"'
expect_status 0 explore --check --call 'Texts.made("X")' Texts.java
expect_output '(X + "x").equals("ax"): returns 1;'
expect_output 'X = "a"'
expect_output 'same path: holds (2 of 2)'
expect_status 1 explore --check --call 'Texts.parts("s")' Texts.java
expect_output 's = "abcd"'
expect_output 's = "cdq"'
expect_output 'same path: holds (10 of 10)'
expect_status 0 explore --call 'Texts.literals()' Texts.java
expect_output 'true: returns;'
expect_status 1 explore --check --call 'Texts.same("s")' Texts.java
expect_output 's = "one"'
expect_output 'same path: holds (4 of 4)'
expect_status 1 explore --call 'Texts.keep("t", "k")' Texts.java
expect_output 't.kept = "k" + k + "k" + k;'
expect_status 1 explore --strategy concolic --seed '(String) "b"' --call 'Texts.parts("s")' Texts.java
expect_output 's = "abcd"'

# --- a symbolic String that meets a literal, where the program uses no method of String
cat >Meets.java <<'END'
class Meets {
  static int switched(String t) { switch (t) { case "abc": return 1; default: return 2; } }
  static int arrow(String t) { return switch (t) { case "abc" -> 1; default -> 2; }; }
  static int same(String t) { if (t == "abc") return 1; return 2; }
}
END
for strategy in paths concolic bmc; do
  for method in switched arrow; do
    expect_status 1 explore --strategy $strategy --call "Meets.$method(\"A\")" Meets.java
    expect_output 'A != null && A.equals("abc"): returns 1;'
    expect_output '  A = "abc"'
    expect_output 'A == null: throws NullPointerException;'
  done
  expect_status 0 explore --strategy $strategy --call 'Meets.same("A")' Meets.java
  expect_output 'A == "abc": returns 1; 2 statements'
  expect_output '  A = "abc"'
done
expect_status 0 explore --check --call 'Meets.same("A")' Meets.java
expect_output 'each leaf can be reached:         holds (2 of 2)'
expect_status 1 explore --path-condition both --call 'Meets.arrow("A")' Meets.java
expect_output '  A = "abc"'

# --- an assert of Java may do what any code does
cat >Asserts.java <<'END'
class Asserts {
  int x;
  boolean isSet() { return x > 0; }
  int count() { x++; return x; }
  static void check(Asserts o) { assert o.isSet(); o.x = 0; assert o.count() == 1; assert o.x == 1; }
}
END
expect_status 1 explore --assume 'o != null' --call 'Asserts.check("o")' Asserts.java
expect_output 'o.x > 0: returns, o.x = 1;'
expect_output 'o.x <= 0: the assertion fails in line 5;'
expect_status 1 explore --strategy concolic --call 'Asserts.check("o")' Asserts.java
expect_status 0 explore --strategy bmc --assume 'o != null && o.x > 3' --call 'Asserts.check("o")' Asserts.java

# --- a symbol of type Object may be of any class that it is tested for
cat >Tested.java <<'END'
class Tested {
  int value;
  static class Below extends Tested { }
  interface Shape { }
  static class Square implements Shape { int side; }

  public boolean equals(Object other) { return other instanceof Tested && ((Tested) other).value == value; }

  static int classOf(Object o) {
    if (o instanceof Below below) return below.value > 3 ? 1 : 2;
    if (o instanceof Shape) return 3;
    if (o instanceof String) return 4;
    if (o instanceof int[] array) return array.length > 1 ? 5 : 6;
    return 0;
  }
  static int isSame(Object o) { return o instanceof Tested t && t.value == 7 ? 1 : 0; }
}
END
for strategy in paths concolic; do
  expect_status 0 explore --strategy $strategy --call 'Tested.classOf("o")' Tested.java
  expect_output '  o = Below#1 {value = 4}'
  expect_output '  o = Square#1 {}'
  expect_output '  o = ""'
  expect_output '  o = [0, 0]'
  expect_output '  o = null'
  expect_status 0 explore --strategy $strategy --call 'Tested.isSame("o")' Tested.java
  expect_output '  o = Tested#1 {value = 7}'
done
expect_status 0 explore --check --call 'Tested.classOf("o")' Tested.java
expect_output 'concrete runs take the same path: holds (7 of 7)'

# --- a failure of which nobody knows whether a run comes to it is none
cat >Doubts.java <<'END'
class Doubts {
  static void factors(int a, int b) { if (1 < a && a < 46341 && 1 < b && b < 46341) { assert a * b != 1000000007; } }
  static void divides(int a, int b) { if (b != 0 && a != -2147483648) { assert a / b * b + a % b == a; } }
  static void fails(int a, int b) { if (b == 2) { assert a / b * b == a; } }
}
END
expect_status 2 explore --bits --call 'Doubts.factors("A", "B")' Doubts.java
expect_output 'whether the assertion fails is not known: no inputs were found that lead there'
expect_output '6 leaves, 1 undecided'
expect_status 0 explore --bits --call 'Doubts.divides("A", "B")' Doubts.java
expect_output '3 leaves'
expect_status 1 explore --bits --call 'Doubts.fails("A", "B")' Doubts.java

# --- how far from the symbols objects are looked at
cat >Chain.java <<'END'
class Chain {
  int value;
  Chain next;
  final Chain fixed = null;
  int[][] rows;
  static int sum(Chain at) { int s = 0; while (at != null) { s += at.value; at = at.next; } return s; }
  static int depth(Chain at) { int n = 0; while (at != null) { n++; at = at.fixed; } return n; }
  static int element(Chain at) { return at.rows[0][0]; }
  static int made(Chain a, Chain b) { a.next = b; return a.next.next == null ? b.value : 0; }
}
END
for depth in 0 1 3; do
  for method in sum depth; do
    expect_status 2 explore --check --depth $depth --call "Chain.$method(\"n\")" Chain.java
    expect_output "$((depth + 3)) leaves, 1 at a bound"
    expect_output "more than $depth fields and elements lead to this"
    expect_output "concrete runs take the same path: holds ($((depth + 3)) of $((depth + 3)))"
  done
  expect_status 2 explore --strategy concolic --depth $depth --call 'Chain.sum("n")' Chain.java
  expect_output "$((depth + 3)) leaves, 1 at a bound"
  expect_status 2 explore --path-condition both --depth $depth --call 'Chain.sum("n")' Chain.java
  expect_output "$((depth + 3)) shown to be the same"
done
expect_status 1 explore --depth 1 --call 'Chain.element("n")' Chain.java
expect_output 'n.rows[0] != null: bound in line 8: more than 1 fields and elements lead to this'
expect_status 1 explore --depth 2 --call 'Chain.element("n")' Chain.java
expect_output ' 0 < n.rows[0].length: returns n.rows[0][0];'
expect_status 1 explore --check --depth 0 --call 'Chain.made("a", "b")' Chain.java
expect_output 'a.next = b'
expect_output 'each leaf can be reached:         holds (5 of 5)'
# What is equal to something of a narrower type is of that.
cat >Same.java <<'END'
class Low {
}
class High extends Low {
  int w;
}
class Same {
  static void array(Object o, int[] a) { if (o == a && a != null && a.length == 2) assert a[1] != 7; }
  static void text(Object o, String s) { if (o == s && s != null) assert s.length() != 2; }
  static void object(Object o, High h, Low l) { if (o == l && l == h && h != null) assert h.w != 5; }
}
END
for call in 'array("o", "a")' 'text("o", "s")' 'object("o", "h", "l")'; do
  expect_status 1 explore --check --call "Same.$call" Same.java
  expect_output 'the assertion fails'
  expect_output 'concrete runs take the same path: holds'
done

expect_status 3 explore --depth x --call 'Chain.sum("n")' Chain.java
expect_errors '--depth'
expect_status 3 explore --strategy bmc --depth 3 --call 'Chain.sum("n")' Chain.java
expect_errors '--depth needs --strategy paths: a formula has the objects that are read within --unwind'

# --- values that double: their terms share what they are made of, texts would not
cat >Doubling.java <<'END'
class Node {
  int value;
}

class Doubling {
  static String text(String s) {
    for (int i = 0; i < 60; i++) s = s + s;
    return s;
  }

  static String literal() {
    String s = "ab";
    for (int i = 0; i < 60; i++) s = s + s;
    return s;
  }

  static long product(long s) {
    for (int i = 0; i < 60; i++) s = s * s + i;
    return s;
  }

  static double floating(double s) {
    for (int i = 0; i < 60; i++) s = s * s + s;
    return s;
  }

  static int bits(int s, int t) {
    for (int i = 0; i < 60; i++) {
      s = (s ^ t) + (s << t);
      t = t ^ s;
    }
    return s;
  }

  static boolean truth(boolean a, boolean b, boolean c) {
    for (int i = 0; i < 40; i++) {
      a = (a & b) | (!a & !c);
      b = b ^ a;
      c = c == (a ^ b);
    }
    return a;
  }

  static int field(Node n) {
    for (int i = 0; i < 60; i++) n.value = n.value * n.value + n.value % 10;
    return n.value;
  }

  static int elements(int[] a) {
    for (int i = 0; i < 60; i++) {
      a[0] = a[0] * a[1] + a[0];
      a[1] = a[1] * a[0] - 1;
    }
    return a[0];
  }

  // Linear as it is written.
  static int checksum(int a, int b) {
    int sum = a;
    for (int i = 0; i < 60; i++) sum = sum ^ (b + i);
    return sum;
  }
}
END
ulimit -t 120
# AddressSanitizer's shadow takes terabytes of addresses.
if (ulimit -v 4000000 && "$warrant" --version >/dev/null 2>&1); then ulimit -v 4000000; fi
too_large='what this computes with is too large to be written down'
for call in 'text("s")' 'literal()' 'product("s")' 'floating("s")' 'bits("s", "t")' 'truth("a", "b", "c")'; do
  for options in '' --merge '--strategy concolic'; do
    # shellcheck disable=SC2086
    expect_status 2 explore --limit 100000000 --statements 2000 --unwind 60 $options --call "Doubling.$call" Doubling.java
    expect_output "$too_large"
  done
done
for call in 'field("n")' 'elements("a")'; do # where references are null, too
  expect_status 1 explore --unwind 60 --call "Doubling.$call" Doubling.java
  expect_output "$too_large"
done
expect_status 0 explore --unwind 60 --call 'Doubling.checksum("a", "b")' Doubling.java

# --- classes are initialised with what is above them, interfaces where these have code for their objects; and what fails
# then is told at each use
cat >Starts.java <<'END'
class Starts {
  static int trail = 0;
  static int note(int digit) { trail = trail * 10 + digit; return digit; }
  interface Above { int A = note(1); default void code() { } }
  interface Plain extends Above { int P = note(2); }
  static class Base { static int b = note(3); }
  static class Last extends Base implements Plain { static int l = note(4); static int get() { return l; } }
  static class Broken { static int q = 1 / zero(); static int zero() { return 0; } }
  static class BelowBroken extends Broken { static void use() { } }
  static int order(int x) {
    if (x > 0) Last.get();
    if (x > 5) note(Plain.P);
    return trail;
  }
  static void isRight(int x) { assert order(x) == (x > 5 ? 31422 : x > 0 ? 314 : 0); }
  static int fails(int x) {
    int r = 0;
    try { BelowBroken.use(); } catch (ExceptionInInitializerError e) { r = 1; }
    try { if (x > 0) r += Broken.q; else new BelowBroken(); } catch (NoClassDefFoundError e) { r += x > 0 ? 10 : 20; }
    return r;
  }
}
END
for strategy in paths concolic bmc; do
  expect_status 0 explore --strategy $strategy --call 'Starts.fails("x")' Starts.java
  expect_output 'x > 0: returns 11;'
  expect_output 'x <= 0: returns 21;'
done
for options in '--strategy paths' '--strategy concolic' '--path-condition both' '--check'; do
  # shellcheck disable=SC2086
  expect_status 0 explore $options --call 'Starts.order("x")' Starts.java
  expect_output 'x > 5: returns 31422,'
  expect_output 'x > 0 && x <= 5: returns 314,'
  expect_output 'x <= 0: returns 0;'
done
expect_status 0 explore --strategy bmc --call 'Starts.isRight("x")' Starts.java
expect_output 'correct'

# Constants in results are Java's literals, and what an array holds shows where its length follows.
write_results
expect_status 0 explore --check --call 'Results.wide("a", "b")' Results.java
expect_output 'holds (3 of 3)'
expect_status 0 explore --strategy concolic --call 'Results.control("c")' Results.java
expect_output '0 divergences'
expect_status 1 explore --unwind 3 --call 'Results.squares("n")' Results.java
expect_output 'returns new int[] {0, 1, 4};'

# Inputs where one symbol is divided by another: small numbers are tried.
cat >Euclid.java <<'END'
class Euclid {
  static int gcd(int a, int b) { while (b != 0) { int t = a % b; a = b; b = t; } return a; }
}
END
expect_status 2 explore --check --unwind 3 --call 'Euclid.gcd("a", "b")' Euclid.java
expect_output '  a = 1, b = 2'
expect_output '  a = 2, b = 3'
expect_output '  a = 3, b = 5'
expect_output 'each leaf can be reached:         holds (5 of 5)'
expect_output 'concrete runs take the same path: holds (5 of 5)'

# Words of Java are no names of symbols: a path condition could not be read.
for word in int class true null this instanceof assert goto _; do
  expect_status 3 explore --call "Node.above(\"$word\")" Node.java
  expect_errors 'cannot be the name of a symbol'
done
expect_status 0 explore --call 'Node.above("record")' Node.java
expect_output 'record > 10: returns 5;'

# `System.exit` ends the call: nothing runs behind it.
cat >Exits.java <<'END'
class Exits {
  static int n;
  static int leave(int x) { try { if (x > 3) { n = 1; System.exit(x - 3); } return 1; } finally { n += 5; } }
}
END
for strategy in paths concolic; do
  expect_status 0 explore --strategy $strategy --call 'Exits.leave("x")' Exits.java
  expect_output 'x > 3: exits with x - 3, n = 1;'
  expect_output 'x <= 3: returns 1, n = 5;'
done
expect_status 0 explore --check --format json --call 'Exits.leave("x")' Exits.java
expect_output '"outcome": "exit"'
expect_output '"result": "x - 3"'
expect_output '"complete": true'
expect_errors 'concrete runs take the same path: holds (2 of 2)'
expect_status 0 explore --merge --call 'Exits.leave(7)' Exits.java
expect_output 'exits with 4, n = 1;'

# Paths that cannot be reached are not followed to their ends, where conditions are products.
cat >Squares.java <<'END'
class Squares {
  static int steps(int x, int y) {
    int s = x;
    for (int i = 0; i < 7; i++) {
      if (s * y > i) s = s * s + i; else s = s - y;
    }
    return s;
  }
}
END
expect_status 0 explore --call 'Squares.steps("x", "y")' Squares.java
expect_output '6 leaves'
expect_status 2 explore --limit 20000 --call 'Squares.steps("x", "y")' Squares.java
expect_output 'which `--limit` raises'

# the object may be made in the call; arguments that make an array
cat >Many.java <<'END'
class Many {
  int v;
  Many(int v) { this.v = v; }
  int max(int k) { return k > v ? k : v; }
  static int sum(int first, int... rest) {
    int sum = first;
    for (int x : rest) sum += x;
    return sum;
  }
}
END
expect_status 0 explore --check --call 'new Many("a").max("k")' Many.java
expect_output 'k > a: returns k'
expect_output '2 leaves'
expect_status 0 explore --call 'Many.sum(1, "b", "c")' Many.java
expect_output 'returns b + c + 1'
expect_status 0 explore --call 'Many.sum("a")' Many.java
expect_output 'returns a;'
expect_status 1 explore --unwind 2 --assume 'b == null || b.length < 2' --call 'Many.sum("a", "b")' Many.java
expect_output 'returns a + b[0]'
expect_status 3 explore --call 'Many.sum()' Many.java
expect_status 3 explore --call 'new Many(1).nope()' Many.java
expect_status 3 explore --call 'new Many(1).v' Many.java

# numbers of floating point are tried
cat >Real.java <<'END'
class Real {
  double weight;
  float[] parts;
  static double half(double d) { if (d > 2.5) return d / 2; return d; }
  static float absolute(float f) { if (f < 0) return -f; return f; }
  static int mixed(double d, int n) { if (d + n > 10.5) return (int) d; if (n == 3) return 1; return 0; }
  static int kind(double d) { if (d != d) return 1; if (d == 1.0 / 0) return 2; if (d < 0) return 3; return 0; }
  int held(double d) { if (weight > d) return 1; if (parts != null && parts.length > 1 && parts[0] > parts[1]) return 2; return 0; }
  static int ratio(int n) { double d = n / 2.0; if (d > 3.2 && d < 4.4) return 1; return 0; }
}
END
for call in 'half("d")' 'absolute("f")' 'mixed("d", "n")' 'kind("d")' 'held("d")' 'ratio("n")'; do
  expect_status 0 explore --check --call "Real.$call" Real.java
  if [ "$(grep -c ': *holds' output)" -ne 4 ]; then complain "Real.$call: a property does not hold"; fi
done
expect_status 0 explore --format json --call 'Real.half("d")' Real.java
expect_output '"d": 3.0'
expect_status 0 explore --call 'Real.kind("d")' Real.java
expect_output 'd = "NaN"'
expect_output 'd == Double.POSITIVE_INFINITY'
expect_status 0 explore --call 'Real.mixed("d", "n")' Real.java
expect_output '(d + ((double) n))) && n == 3'
expect_status 0 explore --call 'Real.absolute("f")' Real.java
expect_output 'returns -f'
expect_status 2 explore --strategy concolic --seed '3.5' --call 'Real.half("d")' Real.java
expect_output 'd == (double) 3.5: returns 1.75'

# Each is said once.
expect_status 3 explore --call 'Node.above("x")' --assume 'x > 1' --assume 'x < 3' Node.java
expect_errors '--assume'
expect_status 3 explore --call 'Node.above("x")' --call 'Node.text("s")' Node.java
expect_errors '--call'

# What a text is equal to needs no other method of texts.
cat >Same.java <<'END'
class Same { static boolean same(String s) { return s.equals("ab"); } }
END
expect_status 1 explore --call 'Same.same("S")' Same.java
expect_output 'S.equals("ab")'

# Where the call itself ends, and what is wrong in what is assumed.
cat >Itself.java <<'END'
class Itself {
  static int first(int[][] a) { return a[0].length; }
  static int same(int k) { return k; }
}
END
expect_status 2 explore --limit 0 --call 'Itself.first(new int["K"]["L"])' Itself.java
expect_output 'bound in the call itself: '
expect_status 2 explore --limit 0 --format json --call 'Itself.first(new int["K"]["L"])' Itself.java
expect_output '"line": null'
expect_status 0 explore --call 'Itself.same("K") // all' --assume 'K > 3 /* more */ // of them' Itself.java
expect_output 'K > 3: returns K'
expect_status 3 explore --call 'Itself.same("K")' --assume 'K >' Itself.java
expect_errors "the assumption: expected an expression after '>', but found its end"

# Classes of several packages, and an object in a static field.
mkdir -p several/a several/b
echo 'package a; public class C { static int f(int k) { return k + 1; } }' >several/a/C.java
cat >several/b/C.java <<'END'
package b;
public class C {
  static int f(int k) { return k + 2; }
  enum E { X; int m() { return 3; } }
}
END
expect_status 0 explore --call 'a.C.f("N")' several
expect_output 'returns N + 1'
expect_status 0 explore --call 'b.C.f("N")' several
expect_output 'returns N + 2'
expect_status 3 explore --call 'C.f("N")' several
expect_errors 'there are a.C, b.C'
expect_status 0 explore --call 'C.E.X.m()' several/b
expect_output 'returns 3'
expect_status 0 explore --call 'Itself.same("Ä")' Itself.java
expect_output 'returns Ä'
expect_status 3 explore --strategy concolic --call 'Itself.same("N")' --seed '1, 2' Itself.java
expect_errors 'the seed has `,` behind what the call has'

finish
