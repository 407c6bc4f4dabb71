#!/bin/sh
# explore_orders.sh WARRANT EXAMPLES: the orders of `warrant explore`, its workers, and what is covered.
examples=$2
. "$(dirname "$0")/harness.sh"

cat >Many.java <<'EOF'
class Many {
  int value;
  Many next;
  static int bits(int a, int b, int c, int d) {
    int n = 0;
    if (a > 0) n += 1;
    if (b > a) n += 2;
    if (c > b) n += 4;
    if (d > c && n > 3) n += 8;
    assert n != 15;
    return n;
  }
  static int sum(Many at) { int s = 0; while (at != null) { s += at.value; at = at.next; } return s; }
  static int text(String s) { if (s.length() > 2 && s.charAt(1) == 'q') return 1; return 0; }
  static int find(int[] a, int x) {
    for (int i = 0; i < a.length; i++) {
      if (a[i] == x) return i;
    }
    return -1;
  }
  static int part(int x, boolean known) {
    if (x > 3 || known) {
      if (x > 5 && x < 4) return 1;
      return 2;
    }
    while (x > 10) x--;
    return x == 2 ? 3 : 4;
  }
}
EOF

# The leaves in the order of their texts, and the rest.
sort_output() {
  grep -v '^  ' output | sort
  grep '^  ' output | sort
}

# same STATUS ARGUMENT...: the same leaves in each order, and with any number of workers; twice the same.
same() {
  status=$1
  shift
  expect_status "$status" explore "$@"
  cp output depth
  sort_output >all
  for order in dfs bfs coverage random 'random --random-seed 7'; do
    # shellcheck disable=SC2086
    expect_status "$status" explore --order $order "$@"
    sort_output | cmp -s - all && passed=$((passed + 1)) || complain "other leaves with $order"
    cp output first
    # shellcheck disable=SC2086
    expect_status "$status" explore --order $order "$@"
    cmp -s output first && passed=$((passed + 1)) || complain "$order is not the same twice"
  done
  for workers in 2 5; do
    expect_status "$status" explore --workers $workers "$@"
    cmp -s output depth && passed=$((passed + 1)) || complain "$workers workers are not like one"
    expect_status "$status" explore --workers $workers --order bfs "$@"
    sort_output | cmp -s - all && passed=$((passed + 1)) || complain "other leaves with $workers workers, bfs"
  done
}

same 1 --call 'Many.bits("a", "b", "c", "d")' Many.java
same 2 --unwind 3 --call 'Many.sum("n")' Many.java
same 1 --unwind 4 --call 'Many.find("a", "x")' Many.java
same 1 --call 'Many.text("s")' Many.java
same 0 --call 'Many.part("x", "k")' Many.java
same 0 --assume 'a > 0 && d > 5' --call 'Many.bits("a", 1, 2, "d")' Many.java
same 0 --call 'Search.search(new int[] {0, "A1", "A2", "A3", "A4", "A5"}, 1, 5, "X")' "$examples/king/Search.java"
same 2 --unwind 5 --table --call 'Power.power("x", "y")' "$examples/king/Power.java"
same 2 --unwind 5 --format json --call 'TwoLoops.twoLoops("n")' "$examples/king/TwoLoops.java"
same 0 --bits --call 'Foo.foo("x", "y")' "$examples/king/Foo.java"

# What comes first
expect_status 2 explore --order bfs --unwind 3 --call 'Power.power("x", "y")' "$examples/king/Power.java"
head -1 output | grep -q '^y < 1: returns 1' && passed=$((passed + 1)) || complain 'the shortest path is not the first'
expect_status 2 explore --order bfs --unwind 20 --call 'Many.sum("n")' Many.java
expect_output 'n != null && n.next == null: returns n.value'

# The four properties hold in whatever order the leaves were found.
for options in '--order bfs' '--order random' '--workers 3'; do
  # shellcheck disable=SC2086
  expect_status 0 explore $options --check --call 'Search.search(new int[] {0, "A1", "A2", "A3"}, 1, 3, "X")' \
    "$examples/king/Search.java"
  expect_output 'no two path conditions hold:      holds'
  expect_output 'one of the path conditions holds: holds'
done

# The tree has the same nodes.
expect_status 0 explore --tree tree.json --call 'Many.part("x", "k")' Many.java
grep -c '"condition"' tree.json >nodes
for order in bfs random coverage; do
  expect_status 0 explore --order $order --tree tree.json --call 'Many.part("x", "k")' Many.java
  grep -c '"condition"' tree.json | cmp -s - nodes && passed=$((passed + 1)) || complain "another tree with $order"
done

# Statements and branches
expect_status 0 explore --call 'Many.part("x", "k")' Many.java
expect_output 'statements 5 of 7, branches 10 of 12; not covered: line 23 when true, line 23, line 26 when true, line 26'
expect_status 0 explore --format json --call 'Many.part("x", "k")' Many.java
expect_output '"coverage"'
expect_status 0 explore --call 'Many.part(2, true)' Many.java
expect_status 0 explore --call 'Sum.sum(1, 2, 3)' "$examples/king/Sum.java"
expect_output 'statements 4 of 4, branches 0 of 0'

# The limit ends each order, with one worker and with several, in the same way.
for options in '--order bfs' '--order coverage' '--order random' '--workers 3'; do
  # shellcheck disable=SC2086
  expect_status 2 explore $options --limit 800 --unwind 60 --call 'Many.sum("n")' Many.java
  expect_output 'bound'
  cp output first
  # shellcheck disable=SC2086
  expect_status 2 explore $options --limit 800 --unwind 60 --call 'Many.sum("n")' Many.java
  cmp -s output first && passed=$((passed + 1)) || complain "$options: the limit does not end it twice the same"
done

# What is wrong
for bad in deep '' DFS; do
  expect_status 3 explore --order "$bad" --call 'Many.sum("n")' Many.java
  expect_errors '--order'
done
for bad in 0 -1 x 2000; do
  expect_status 3 explore --workers "$bad" --call 'Many.sum("n")' Many.java
  expect_errors '--workers'
done
for bad in -1 x; do
  expect_status 3 explore --random-seed "$bad" --call 'Many.sum("n")' Many.java
  expect_errors '--random-seed'
done
for option in --order=bfs --workers=2; do
  expect_status 3 explore --strategy bmc "$option" --call 'Sums.eightBits()' "$examples/bmc/Sums.java"
  expect_errors 'it needs --strategy paths'
done

finish
