#!/bin/sh
# explore_java.sh WARRANT EXAMPLES: what `warrant explore --tests` writes is compiled by javac, and finds in Java what
# the leaves say. Status 77: there is no Java.
programs=$(cd "$2/../tests/debug" && pwd)
examples=$2/king
. "$(dirname "$0")/harness.sh"
command -v javac >/dev/null && command -v java >/dev/null || exit 77

# expect_agreement FILE CALL LEAVES
expect_agreement() {
  rm -rf out
  "$warrant" explore --call "$2" --unwind 3 --tests . "$1" >output 2>errors
  command="explore --call $2"
  if javac -nowarn -d out "$1" ExploredLeaves.java >output 2>errors && java -cp out ExploredLeaves >output 2>errors &&
    grep -q "^$3 leaves, 0 of them wrong" output; then
    passed=$((passed + 1))
  else
    complain 'Java does something else'
  fi
}

expect_agreement "$examples/Search.java" 'Search.search(new int[] {0, "A1", "A2", "A3", "A4", "A5"}, 1, 5, "X")' 11
expect_agreement "$programs/Explored.java" 'Node.sum()' 4
expect_agreement "$programs/Explored.java" 'Node.alias("a", "b")' 4
expect_agreement "$programs/Explored.java" 'Shape.twice()' 3
expect_agreement "$programs/Explored.java" 'Errors.swap("a", "i", "j")' 4
expect_agreement "$programs/Explored.java" 'Errors.divide("a", "b")' 2
expect_agreement "$programs/Explored.java" 'Errors.first("s")' 3
expect_agreement "$programs/Explored.java" 'new Flat("n")' 2

write_results
expect_agreement Results.java 'Results.wide("a", "b")' 3
expect_agreement Results.java 'Results.control("c")' 2
expect_agreement Results.java 'Results.squares("n")' 6

# optionals that the call makes
cat >Holders.java <<'END'
import java.util.*;

class Holders {
  static int maybe(int n) {
    Optional<String> o = n > 3 ? Optional.of("x") : Optional.empty();
    if (o.isPresent()) return o.get().length();
    return o.orElse("abc").length();
  }
  static int number(int n) { return Optional.ofNullable(n > 0 ? n : null).orElse(4) + 1; }
}
END
expect_agreement Holders.java 'Holders.maybe("n")' 2
expect_agreement Holders.java 'Holders.number("n")' 2

# methods of strings, whose bodies are in the library for exploration
cat >Texts.java <<'END'
class Texts {
  static int sub(String s) { return s.substring(1).equals("ab") ? 1 : 0; }
  static String build() {
    StringBuilder b = new StringBuilder();
    for (int i = 0; i < 5; i++) b.append(i).append(',');
    b.setLength(b.length() - 1);
    b.insert(0, '[').append("]").reverse();
    b.deleteCharAt(0).setCharAt(0, 'z');
    return b.append(b.indexOf(",")).append(b.charAt(2)).toString();
  }
  static String trimmed(String s) { return s.trim(); }
  static boolean isPalindrome(String s) { return new StringBuilder(s).reverse().toString().equals(s); }
  static int parts() {
    String[] parts = "a,b,,c,,".split(",");
    if (!parts[3].equals("c") || !parts[2].isEmpty()) return -1;
    return 10 * parts.length + " a  b c".split("\\s+").length;
  }
  static String others() {
    return new String(new char[] {'a', 'b'}) + "x".repeat(3) + "hello".replace('l', 'w')
        + "aXbXc".replace("X", "--") + String.join("-", "a", "b") + "AbC".toLowerCase() + "a".concat("b");
  }
  static int upper(String s) { return s.toUpperCase().equals("AB") ? 1 : 0; }
  static int digit(char c) { return Character.isDigit(c) ? Character.getNumericValue(c) > 5 ? 2 : 1 : 0; }
  static int letter(char c) { return Character.isLetter(c) && c > 200 ? 1 : 0; }
  static int bits(int x) { return Integer.bitCount(x) == 3 ? 1 : 0; }
  static int surrogate(String s) { return s.charAt(0) == '\uD834' ? 1 : 0; }
  static int find(String s) { return s.indexOf("b", 1) == 2 ? 1 : s.lastIndexOf('b', 3) == 1 ? 2 : 0; }
  static int asObject() { Object o = "x"; return o.toString().equals("x") && o.equals("x") ? 1 : 0; }
  static int chars(String s) { int n = 0; for (char c : s.toCharArray()) if (c == 'x') n++; return n; }
  static int outside(String s) { try { return s.substring(2, 3).length(); } catch (StringIndexOutOfBoundsException e) { return -1; } }
  static String join(String a, int n) { return a + n; }
}
END
expect_agreement Texts.java 'Texts.sub("s")' 8
expect_agreement Texts.java 'Texts.build()' 1
expect_agreement Texts.java 'Texts.trimmed("s")' 71
expect_agreement Texts.java 'Texts.isPalindrome("s")' 49
expect_agreement Texts.java 'Texts.parts()' 1
expect_agreement Texts.java 'Texts.others()' 1
expect_agreement Texts.java 'Texts.upper("s")' 52
expect_agreement Texts.java 'Texts.digit("c")' 3
expect_agreement Texts.java 'Texts.letter("c")' 3
expect_agreement Texts.java 'Texts.bits("x")' 2
expect_agreement Texts.java 'Texts.surrogate("s")' 4
expect_agreement Texts.java 'Texts.find("s")' 4
expect_agreement Texts.java 'Texts.asObject()' 1
expect_agreement Texts.java 'Texts.chars("s")' 17
expect_agreement Texts.java 'Texts.outside("s")' 3

# boxes: their values are inputs, and which of them are one is what Java says
cat >Boxes.java <<'END'
class Boxes {
  static class Node<T> { T value; Node<T> next; }
  static int large(Integer i) { return i == 1000 ? 1 : i > 200 ? 2 : 3; }
  static int two(Integer i, Integer j) { return i == j ? 1 : i.equals(j) ? 2 : 3; }
  static int object(Object o) { return o instanceof Integer i && i > 5 ? 1 : 0; }
  static int held(Node<Integer> n) { return n.next.value > 2 ? 1 : 0; }
  static int heldLong(Node<Long> n) { return n.value > 2 ? 1 : 0; }
  static int elements(Integer[] a) { return a[0] + a[1]; }
  static boolean same(int x) { Integer i = x, j = x; return i == j; }
  static int made(int x) {
    Integer small = 5, sameSmall = 5, large = 1000, other = 1000, i = x + 1;
    Object o = small;
    if (small != sameSmall || large == other || !large.equals(other) || !o.toString().equals("5")) return -1;
    return i > 3 ? i : ("" + i).length();
  }
}
END
expect_agreement Boxes.java 'Boxes.large("i")' 4
expect_agreement Boxes.java 'Boxes.two("i", "j")' 4
expect_agreement Boxes.java 'Boxes.object("o")' 3
expect_agreement Boxes.java 'Boxes.held("n")' 5
expect_agreement Boxes.java 'Boxes.heldLong("n")' 4
expect_agreement Boxes.java 'Boxes.elements("a")' 6
expect_agreement Boxes.java 'Boxes.same("x")' 1
expect_agreement Boxes.java 'Boxes.made("x")' 2

# more leaves than one class of Java has constants for; names that stand in what is written, too
cat >Many.java <<'END'
class Many {
  static int count(boolean LEAVES, boolean GROUP, boolean c, boolean d, boolean e, boolean f, boolean g, boolean h, boolean i) {
    int n = 0;
    if (LEAVES) n++;
    if (GROUP) n++;
    if (c) n++;
    if (d) n++;
    if (e) n++;
    if (f) n++;
    if (g) n++;
    if (h) n++;
    if (i) n++;
    return n;
  }
}
END
expect_agreement Many.java 'Many.count("LEAVES", "GROUP", "c", "d", "e", "f", "g", "h", "i")' 512

# a leaf that says something else is found
"$warrant" explore --call 'new Flat("n")' --unwind 3 --tests . "$programs/Explored.java" >output 2>errors
sed 's/compare(2, "the outcome", outcome, "return")/compare(2, "the outcome", outcome, "bound")/' ExploredLeaves.java >Changed.java
mv Changed.java ExploredLeaves.java
rm -rf out
javac -nowarn -d out "$programs/Explored.java" ExploredLeaves.java >output 2>errors
if java -cp out ExploredLeaves >output 2>errors; then complain 'a wrong leaf is not found'; fi

finish
