#!/bin/sh
# bmc.sh WARRANT EXAMPLES: `warrant explore --strategy bmc`, with the lecture's examples and their answers.
examples=$2/bmc
. "$(dirname "$0")/harness.sh"

bmc() {
  status=$1
  shift
  expect_status "$status" explore --strategy bmc "$@"
}

# The sum of eight bits goes wrong, that of 32 does not: with 3 iterations more would have to be looked at.
bmc 1 --unwind 3 --call 'Sums.eightBits()' "$examples/Sums.java"
expect_output 'the assertion fails in line 16'
expect_output 'bug: the run of these inputs goes wrong, too'
bmc 2 --unwind 3 --call 'Sums.thirtyTwoBits()' "$examples/Sums.java"
expect_output 'the loop has run 3 times'
expect_output 'increase the bound: nothing goes wrong within 3 times'
bmc 1 --unwind 100 --call 'Sums.eightBits()' "$examples/Sums.java"
bmc 2 --unwind 100 --call 'Sums.thirtyTwoBits()' "$examples/Sums.java"
bmc 0 --unwind 255 --call 'Sums.thirtyTwoBits()' "$examples/Sums.java"
expect_output 'correct: no execution goes wrong, and none reaches the bound'
bmc 0 --unwind auto --call 'Sums.thirtyTwoBits()' "$examples/Sums.java"
bmc 1 --unwind auto --call 'Sums.eightBits()' "$examples/Sums.java"

bmc 1 --format json --unwind 3 --call 'Sums.eightBits()' "$examples/Sums.java"
expect_output '"outcome": "assert"'
expect_output '"input#1"'
expect_output '"line": 16'
bmc 0 --format json --unwind 255 --call 'Sums.thirtyTwoBits()' "$examples/Sums.java"
expect_output '"outcome": "return"'
expect_output '"complete": true'
bmc 2 --format json --unwind 3 --call 'Sums.thirtyTwoBits()' "$examples/Sums.java"
expect_output '"outcome": "bound"'
expect_output '"complete": false'

# How many arrays are made is bounded by the limit of steps alone, and what is said of that names its option.
cat >Rows.java <<'END'
class Rows {
  static void fill(int n) {
    int[][] rows = new int[200][3];
    rows[150][2] = n;
    assert rows[150][2] == n && rows[199][0] == 0;
  }
}
END
bmc 0 --call 'Rows.fill("n")' Rows.java
expect_output 'correct: no execution goes wrong'
bmc 2 --limit 2000 --call 'Rows.fill("n")' Rows.java
expect_output '(--limit)'

# Symbols of type Object lead to objects of that class, or of the program's.
cat >Any.java <<'END'
class Part {
  int value;
}

class Whole extends Part {
}

class Any {
  static void isNoWhole(Object o) {
    assert !(o instanceof Whole);
  }
  static void isPart(Object o) {
    Part part = (Part) o;
  }
  static void areDifferent(Object o, Object p) {
    assert o != p || o == null;
  }
  static void isOther(Object o, Part p) {
    if (p != null && o == p) {
      p.value = 1;
      assert ((Part) o).value != 1;
    }
  }
  static void isRight(Object o) {
    if (o instanceof Part) ((Part) o).value = 3;
    assert !(o instanceof Whole) || ((Part) o).value == 3;
  }
  static void isNoArray(Object o, int[] a) {
    assert a == null || o != a;
  }
  static void isNoText(Object o) {
    assert !(o instanceof String);
  }
  static void holdsItself(Object[] a) {
    if (a != null && a.length > 0) assert a[0] == null || a[0] != a;
  }
}
END
for wrong in 'isNoWhole("o")' 'areDifferent("o", "p")' 'isOther("o", "p")' 'holdsItself("a")'; do
  bmc 1 --call "Any.$wrong" Any.java
  expect_output 'the assertion fails'
  expect_output 'bug: '
done
bmc 1 --call 'Any.isPart("o")' Any.java
expect_output 'throws ClassCastException'
bmc 0 --call 'Any.isRight("o")' Any.java
expect_output 'correct: no execution goes wrong'
# What no formula knows of them is left to the paths.
bmc 1 --call 'Any.isNoArray("o", "a")' Any.java
expect_output 'the paths were explored one by one'
bmc 1 --call 'Any.isNoText("o")' Any.java
expect_output 'the paths were explored one by one'
printf 'enum Colour { RED }\n' >Colour.java
bmc 0 --call 'Any.isRight("o")' Any.java Colour.java
expect_output 'the paths were explored one by one'

# What does not go together, and no numbers.
for bad in x -1 1000001 3.5 ''; do
  bmc 3 --unwind "$bad" --call 'Sums.eightBits()' "$examples/Sums.java"
  expect_errors 'a number from 0 to 1000000, or auto'
done
expect_status 3 explore --unwind auto --call 'Sums.eightBits()' "$examples/Sums.java"
expect_errors '--unwind auto needs --strategy bmc'
for option in --check --table '--tree=tree.svg'; do
  bmc 3 "$option" --call 'Sums.eightBits()' "$examples/Sums.java"
  expect_errors 'it needs --strategy paths'
done
expect_status 3 explore --strategy sat --call 'Sums.eightBits()' "$examples/Sums.java"

finish
