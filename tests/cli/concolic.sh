#!/bin/sh
# concolic.sh WARRANT EXAMPLES: `warrant explore --strategy concolic`, with SAGE's example.
examples=$2/concolic
. "$(dirname "$0")/harness.sh"

# concolic STATUS ARGUMENT...
concolic() {
  status=$1
  shift
  expect_status "$status" explore --strategy concolic "$@"
}
bad='Bad.top(new char[] {"a", "b", "c", "d"})'
good="new char[] {'g', 'o', 'o', 'd'}"

# --- the sixteen inputs that `good` leads to
concolic 1 --call "$bad" --seed "$good" "$examples/Bad.java"
head -2 output | grep -qF "a = 'g', b = 'o', c = 'o', d = 'd'" && passed=$((passed + 1)) || complain 'the seed is not the first'
expect_output "a = 'b', b = 'a', c = 'd', d = '!'"
expect_output '16 leaves; 16 runs, 0 divergences'
expect_output 'statements 10 of 10, branches 8 of 8'
[ "$(grep -c 'the assertion fails in line 14' output)" = 5 ] && passed=$((passed + 1)) || complain 'not five inputs fail'
cp output first
concolic 1 --call "$bad" --seed "$good" "$examples/Bad.java"
cmp -s output first && passed=$((passed + 1)) || complain 'it is not the same twice'
for workers in 2 5; do
  concolic 1 --workers $workers --call "$bad" --seed "$good" "$examples/Bad.java"
  sort output >sorted
  sort first | cmp -s - sorted && passed=$((passed + 1)) || complain "$workers workers find other inputs"
done
concolic 1 --format json --call "$bad" --seed "$good" "$examples/Bad.java"
expect_output '"explored": 16'
expect_output '"complete": true'
expect_output '"outcome": "assert"'
concolic 1 --check --call "$bad" --seed "$good" "$examples/Bad.java"
expect_output 'no two path conditions hold:      holds'
expect_output 'one of the path conditions holds: holds'

# --- the parser's five defects
parse='Parser.parse(new char[] {"a", "b", "c", "d", "e", "f", "g", "h"})'
concolic 1 --format json --limit 200000 --call "$parse" --seed "new char[] {'x', '=', '1', ';', 'y', '=', '2', ';'}" "$examples/Parser.java"
for line in 40 55 94 73 113; do
  grep -qE "\"line\": $line,?\$" output && passed=$((passed + 1)) || complain "the defect in line $line is not found"
done
expect_output '"divergences": 0'

# --- inputs of all kinds
cat >Kinds.java <<'EOF'
class Kinds {
  int value;
  Kinds next;
  static native int any();
  static int text(String s) { if (s.length() == 4 && s.charAt(0) == 'b') { if (s.charAt(3) == '!') throw new RuntimeException(); return 2; } return s.length(); }
  static int list(Kinds at) { int n = 0; while (at != null) { if (at.value == 7) n++; at = at.next; } assert n < 2; return n; }
  static int find(int[] a, int x) { for (int i = 0; i < a.length; i++) { if (a[i] == x) return i; } return -1; }
  static int yields() { int a = any(), b = any(); if (a > b) return 1; if (a * a == 49) return 2; return 3; }
  static boolean flag(boolean a, boolean b) { return a ? !b : b; }
  int own(int x) { if (x > value) return 1; return 0; }
  static int mixed(int n, int m) { if (n > m) return n; return m; }
  static int loops(int n) { int s = 0; while (s < n) s++; return s; }
  static void endless(int n) { while (n != 5) { } }
  static int nonlinear(int x, int y) { if (x * y == 391 && x > 1 && y > x) return 1; return 0; }
}
EOF
concolic 1 --call 'Kinds.text("s")' --seed '"good"' Kinds.java
expect_output 's = "bood"'
expect_output 'throws RuntimeException'
expect_output 'throws NullPointerException'
concolic 1 --unwind 3 --call 'Kinds.list("n")' --seed null Kinds.java
expect_output 'n = Kinds#1 {value = 7, next = Kinds#2 {value = 7}}'
expect_output '23 leaves, 8 at a bound; 23 runs, 0 divergences'
concolic 1 --unwind 3 --call 'Kinds.find("a", "x")' --seed 'new int[] {4, 5}, 6' Kinds.java
head -2 output | grep -qF 'a = [4, 5], x = 6' && passed=$((passed + 1)) || complain 'the seed is not the first'
expect_output 'a = [6, 5], x = 6'
concolic 0 --call 'Kinds.yields()' --seed '' Kinds.java
expect_output 'any#1 = '
concolic 0 --call 'Kinds.flag("a", "b")' --seed 'true, true' Kinds.java
expect_output 'a = true, b = true'
expect_output 'a = false, b = true'
concolic 0 --call 'Kinds.own("x")' --seed 3 Kinds.java
expect_output 'this = Kinds#1'
concolic 0 --call 'Kinds.mixed("n" + 4, 2 * "m")' --seed '3 + 4, 2 * 1' Kinds.java
expect_output 'n = 3, m = 1'
concolic 2 --unwind 5 --call 'Kinds.loops("n")' --seed 2 Kinds.java
expect_output 'bound'
concolic 2 --call 'Kinds.endless("n")' --seed 2 Kinds.java
expect_output 'n = 5'
concolic 0 --call 'Kinds.mixed("n", "m")' Kinds.java
expect_output 'n = 0, m = 0'
concolic 0 --assume 'n > 3' --call 'Kinds.mixed("n", "m")' --seed '5, 1' Kinds.java
expect_output '2 leaves'
"$warrant" explore --strategy concolic --call 'Kinds.nonlinear("x", "y")' --seed '3, 5' Kinds.java >output 2>errors
[ $? -le 2 ] && passed=$((passed + 1)) || complain 'it does not end well'

# --- a corpus that is gone on with
mkdir corpus
concolic 1 --corpus corpus --call "$bad" --seed "$good" "$examples/Bad.java"
[ "$(ls corpus/crash-*.json | wc -l)" = 5 ] && passed=$((passed + 1)) || complain 'not five crashes'
[ "$(ls corpus/input-*.json | wc -l)" = 11 ] && passed=$((passed + 1)) || complain 'not eleven inputs'
ls corpus >before
concolic 1 --corpus corpus --call "$bad" --seed "$good" "$examples/Bad.java"
ls corpus | cmp -s - before && passed=$((passed + 1)) || complain 'it is not gone on with'
[ ! -s errors ] && passed=$((passed + 1)) || complain 'something is said of a corpus that is as it should be'
expect_output '16 leaves'
expect_output "a = 'b', b = 'a', c = 'd', d = '!'"
mkdir cut
concolic 1 --limit 100 --corpus cut --unwind 4 --call 'Kinds.find("a", "x")' --seed 'new int[] {4, 5}, 6' Kinds.java
expect_output 'the limit of rule applications was hit'
concolic 1 --corpus cut --unwind 4 --call 'Kinds.find("a", "x")' --seed 'new int[] {4, 5}, 6' Kinds.java
sort output >resumed
concolic 1 --unwind 4 --call 'Kinds.find("a", "x")' --seed 'new int[] {4, 5}, 6' Kinds.java
sort output | cmp -s - resumed && passed=$((passed + 1)) || complain 'what was cut is not gone on with to its end'
# What was expanded in another program, or within other bounds, may have other ways now.
mkdir changed
way() { printf 'class Way { static int f(int x) { if (x > 100) { %s return 1; } return 0; } }\n' "$1" >Way.java; }
way ''
concolic 0 --corpus changed --call 'Way.f("x")' --seed 0 Way.java
way 'if (x == 7777) throw new RuntimeException();'
concolic 1 --corpus changed --call 'Way.f("x")' --seed 0 Way.java
expect_output 'x = 7777'
expect_output '3 leaves'
expect_errors 'changed: passed over what was explored of another program, or within other bounds (2 files)'
concolic 1 --corpus changed --call 'Way.f("x")' --seed 0 Way.java
expect_output '3 leaves'
concolic 1 --corpus changed --assume 'x < 7778' --call 'Way.f("x")' --seed 0 Way.java
expect_output '3 leaves'
mkdir deeper
concolic 2 --corpus deeper --unwind 2 --call 'Kinds.loops("n")' --seed 2 Kinds.java
concolic 2 --corpus deeper --unwind 5 --call 'Kinds.loops("n")' --seed 2 Kinds.java
sort output >resumed
concolic 2 --unwind 5 --call 'Kinds.loops("n")' --seed 2 Kinds.java
sort output | cmp -s - resumed && passed=$((passed + 1)) || complain 'within other bounds it is not explored anew'
echo mine >corpus/input-0000000000000000.json
concolic 1 --corpus corpus --call "$bad" --seed "$good" "$examples/Bad.java"
expect_errors 'is passed over'
[ "$(cat corpus/input-0000000000000000.json)" = mine ] && passed=$((passed + 1)) || complain 'a file of mine is changed'

# --- inputs have every symbol, with and without a seed
cat >Unasked.java <<'END'
class Unasked {
  static int over(int a, boolean b, Unasked u) { return a; }
}
END
concolic 0 --format json --call 'Unasked.over("a", "b", "u")' Unasked.java
expect_output '"a": 0'
expect_output '"b": false'
expect_output '"u": null'

# --- what is wrong
expect_status 3 explore --no-such-option --call "$bad" "$examples/Bad.java"
expect_errors '`warrant explore --help` shows how it is called'
concolic 3 --corpus Kinds.java --call "$bad" --seed "$good" "$examples/Bad.java"
expect_errors 'the folder Kinds.java cannot be made'
concolic 3 --corpus Kinds.java/corpus --call "$bad" --seed "$good" "$examples/Bad.java"
expect_errors 'the folder Kinds.java/corpus cannot be made'
concolic 1 --corpus made/here --call "$bad" --seed "$good" "$examples/Bad.java"
ls made/here | grep -q '^crash-' || complain 'the folder of the corpus is not made'
concolic 3 --call "$bad" --seed "'g', 'o'" "$examples/Bad.java"
expect_errors 'in the shape of the call'
concolic 3 --call "$bad" --seed "new char[] {'g', 'o', 'o', 'd'} + 1" "$examples/Bad.java"
concolic 3 --call 'Kinds.mixed("n", "m")' --seed '1' Kinds.java
concolic 3 --call 'Kinds.mixed("n", "m")' --seed '1, true' Kinds.java
expect_errors 'the seed'
concolic 3 --call 'Kinds.mixed("n", "m")' --seed '1, 1 / 0' Kinds.java
expect_errors 'the seed cannot be computed'
concolic 3 --call 'Kinds.mixed("n", "n")' --seed '1, 2' Kinds.java
expect_errors 'two values'
concolic 3 --call 'Kinds.mixed("n", "m")' --seed '1, unknown' Kinds.java
concolic 3 --assume 'n > 3' --call 'Kinds.mixed("n", "m")' --seed '1, 2' Kinds.java
expect_errors 'assume'
concolic 3 --order bfs --call "$bad" --seed "$good" "$examples/Bad.java"
expect_errors '--order needs --strategy paths'
concolic 3 --unwind auto --call "$bad" --seed "$good" "$examples/Bad.java"
expect_status 3 explore --seed "$good" --call "$bad" "$examples/Bad.java"
expect_errors '--seed needs --strategy concolic'
expect_status 3 explore --corpus corpus --call "$bad" "$examples/Bad.java"
expect_errors '--corpus needs --strategy concolic'
expect_status 3 explore --strategy bmc --seed "$good" --call "$bad" "$examples/Bad.java"

finish
