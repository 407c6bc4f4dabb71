#!/bin/sh
# explore_papers.sh WARRANT EXAMPLES: the figures and tables of King's paper and of Strejček's lecture, entry by entry.
examples=$2/king
. "$(dirname "$0")/harness.sh"

# expect_leaves: the lines of leaves that the last run printed, without inputs, are those of standard input.
expect_leaves() {
  cat >expected
  grep -v '^  ' output | diff expected - >differences && passed=$((passed + 1)) || {
    complain 'other leaves'
    cat differences
  }
}

# expect_table: the last run printed what is on standard input, and nothing else.
expect_table() {
  cat >expected
  diff output expected >differences && passed=$((passed + 1)) || {
    complain 'another table'
    cat differences
  }
}

# --- King
# Figure 2
expect_status 0 explore --call 'Sum.sum(1, 3, 5)' --table "$examples/Sum.java"
expect_table <<'END'
case true:
  after line  a  b  c  x  y  z  pc
  entry       1  3  5  ?  ?  ?  true
  6           -  -  -  4  -  -  -
  7           -  -  -  -  8  -  -
  8           -  -  -  -  -  9  -
  9           -  -  -  -  -  -  -
  returns 9

1 leaf
  statements 4 of 4, branches 0 of 0
END
# Figure 3
expect_status 0 explore --call 'Sum.sum("a", "b", "c")' --table "$examples/Sum.java"
expect_table <<'END'
case true:
  after line  a  b  c  x      y      z          pc
  entry       a  b  c  ?      ?      ?          true
  6           -  -  -  a + b  -      -          -
  7           -  -  -  -      b + c  -          -
  8           -  -  -  -      -      a + b + c  -
  9           -  -  -  -      -      -          -
  returns a + b + c

1 leaf
  statements 4 of 4, branches 0 of 0
END
# Figure 5
expect_status 2 explore --call 'Power.power("x", "y")' --unwind 2 --table "$examples/Power.java"
expect_table <<'END'
case y >= 3:
  after line  x  y  z      j  pc
  entry       x  y  ?      ?  true
  6           -  -  1      -  -
  7           -  -  -      1  -
  8           -  -  -      -  y >= 1
  9           -  -  x      -  -
  10          -  -  -      2  -
  8           -  -  -      -  y >= 2
  9           -  -  x * x  -  -
  10          -  -  -      3  -
  bound in line 8: the loop has run 2 times

case y >= 2 && y < 3:
  after line  x  y  z      j  pc
  entry       x  y  ?      ?  true
  6           -  -  1      -  -
  7           -  -  -      1  -
  8           -  -  -      -  y >= 1
  9           -  -  x      -  -
  10          -  -  -      2  -
  8           -  -  -      -  y >= 2
  9           -  -  x * x  -  -
  10          -  -  -      3  -
  8           -  -  -      -  y >= 2 && y < 3
  12          -  -  -      -  -
  returns x * x

case y >= 1 && y < 2:
  after line  x  y  z  j  pc
  entry       x  y  ?  ?  true
  6           -  -  1  -  -
  7           -  -  -  1  -
  8           -  -  -  -  y >= 1
  9           -  -  x  -  -
  10          -  -  -  2  -
  8           -  -  -  -  y >= 1 && y < 2
  12          -  -  -  -  -
  returns x

case y < 1:
  after line  x  y  z  j  pc
  entry       x  y  ?  ?  true
  6           -  -  1  -  -
  7           -  -  -  1  -
  8           -  -  -  -  y < 1
  12          -  -  -  -  -
  returns 1

4 leaves, 1 at a bound
  statements 6 of 6, branches 2 of 2
END
# Figure 6: the tree, and x to the power of n where y is n
expect_status 2 explore --call 'Power.power("x", "y")' --unwind 2 --tree tree.dot "$examples/Power.java"
cat >expected <<'END'
digraph tree {
  node [shape=circle, fontname=monospace];
  n0 [label="line 8"];
  n1 [label="line 8"];
  n2 [label="line 8"];
  n3 [label="bound in line 8: the loop has run 2 times", shape=box];
  n2 -> n3 [label="y >= 3"];
  n4 [label="returns x * x", shape=box];
  n2 -> n4 [label="y < 3"];
  n1 -> n2 [label="y >= 2"];
  n5 [label="returns x", shape=box];
  n1 -> n5 [label="y < 2"];
  n0 -> n1 [label="y >= 1"];
  n6 [label="returns 1", shape=box];
  n0 -> n6 [label="y < 1"];
}
END
cmp -s tree.dot expected && passed=$((passed + 1)) || complain 'another tree'
expect_status 2 explore --call 'Power.power("x", "y")' --unwind 3 "$examples/Power.java"
expect_leaves <<'END'
y >= 4: bound in line 8: the loop has run 3 times; 11 statements
y >= 3 && y < 4: returns x * x * x; 12 statements
y >= 2 && y < 3: returns x * x; 9 statements
y >= 1 && y < 2: returns x; 6 statements
y < 1: returns 1; 4 statements
5 leaves, 1 at a bound
END
for n in 0 1 2 3 4 5 6; do
  expect_status 0 explore --call 'Power.power("x", "y")' --assume "y == $n" "$examples/Power.java"
  power=$(awk -v n=$n 'BEGIN { text = n ? "x" : "1"; while (--n > 0) text = text " * x"; print text }')
  expect_output "y == $n: returns $power;"
  expect_output '1 leaf'
done
# Figure 8: the second loop does not fork
expect_status 2 explore --call 'TwoLoops.twoLoops("n")' --unwind 2 "$examples/TwoLoops.java"
expect_leaves <<'END'
3 <= n: bound in line 7: the loop has run 2 times; 6 statements
2 <= n && 3 > n: returns 0; 12 statements
1 <= n && 2 > n: returns 0; 8 statements
1 > n: returns 0; 6 statements
4 leaves, 1 at a bound
END
expect_status 2 explore --call 'TwoLoops.twoLoops("n")' --unwind 2 --tree tree.dot "$examples/TwoLoops.java"
[ "$(grep -c 'label="line 7"' tree.dot)" = 3 ] && ! grep -q 'label="line 8"' tree.dot && passed=$((passed + 1)) ||
  complain 'another tree'
# Section 7: SEARCH (Figure 10) among five elements, his eleven rows
array='new int[] {0, "A1", "A2", "A3", "A4", "A5"}'
expect_status 0 explore --check --call "Search.search($array, 1, 5, \"X\")" "$examples/Search.java"
expect_output 'each leaf can be reached:         holds (11 of 11)'
expect_output 'no two path conditions hold:      holds'
expect_output 'one of the path conditions holds: holds'
expect_output 'concrete runs take the same path: holds (11 of 11)'
expect_status 0 explore --call "Search.search($array, 1, 5, \"X\")" "$examples/Search.java"
expect_leaves <<'END'
X == A3: returns, found = 1, at = 3; 6 statements
X < A3 && X == A1: returns, found = 1, at = 1; 11 statements
X < A3 && X < A1: returns, found = 0, at = 0; 13 statements
X < A3 && X > A1 && X == A2: returns, found = 1, at = 2; 16 statements
X < A3 && X > A1 && X < A2: returns, found = 0, at = 1; 18 statements
X < A3 && X > A1 && X > A2: returns, found = 0, at = 2; 18 statements
X > A3 && X == A4: returns, found = 1, at = 4; 11 statements
X > A3 && X < A4: returns, found = 0, at = 3; 13 statements
X > A3 && X > A4 && X == A5: returns, found = 1, at = 5; 16 statements
X > A3 && X > A4 && X < A5: returns, found = 0, at = 4; 18 statements
X > A3 && X > A4 && X > A5: returns, found = 0, at = 5; 18 statements
11 leaves
END
# The same from N to N + 4
expect_status 0 explore --call 'Search.search("A", "N", "N" + 4, "X")' --assume 'A != null && 0 <= N && N + 4 < A.length' \
  "$examples/Search.java"
sed 's/^A != null && 0 <= N && N + 4 < A.length && //' output >rows && mv rows output
expect_leaves <<'END'
X == A[N + 2]: returns, found = 1, at = N + 2; 6 statements
X < A[N + 2] && X == A[N]: returns, found = 1, at = N; 11 statements
X < A[N + 2] && X < A[N]: returns, found = 0, at = N - 1; 13 statements
X < A[N + 2] && X > A[N] && X == A[N + 1]: returns, found = 1, at = N + 1; 16 statements
X < A[N + 2] && X > A[N] && X < A[N + 1]: returns, found = 0, at = N; 18 statements
X < A[N + 2] && X > A[N] && X > A[N + 1]: returns, found = 0, at = N + 1; 18 statements
X > A[N + 2] && X == A[N + 3]: returns, found = 1, at = N + 3; 11 statements
X > A[N + 2] && X < A[N + 3]: returns, found = 0, at = N + 2; 13 statements
X > A[N + 2] && X > A[N + 3] && X == A[N + 4]: returns, found = 1, at = N + 4; 16 statements
X > A[N + 2] && X > A[N + 3] && X < A[N + 4]: returns, found = 0, at = N + 3; 18 statements
X > A[N + 2] && X > A[N + 3] && X > A[N + 4]: returns, found = 0, at = N + 4; 18 statements
11 leaves
END
# One element
expect_status 0 explore --call 'Search.search("A", "N", "N", "X")' --assume 'A != null && 0 <= N && N < A.length' \
  "$examples/Search.java"
expect_leaves <<'END'
A != null && 0 <= N && N < A.length && X == A[N]: returns, found = 1, at = N; 6 statements
A != null && 0 <= N && N < A.length && X < A[N]: returns, found = 0, at = N - 1; 8 statements
A != null && 0 <= N && N < A.length && X > A[N]: returns, found = 0, at = N; 8 statements
3 leaves
END
# From 1 to N: his three rows, and from L to U
expect_status 2 explore --call 'Search.search("A", 1, "N", "X")' --assume 'A != null && N < A.length' --unwind 2 \
  "$examples/Search.java"
expect_output 'N < A.length && 1 <= N && X == A[(1 + N) / 2]: returns, found = 1, at = (1 + N) / 2;'
expect_output 'N < A.length && 1 <= N && X < A[(1 + N) / 2] && 1 <= (1 + N) / 2 - 1 && X == A[(1 + N) / 2 / 2]: returns, found = 1, at = (1 + N) / 2 / 2;'
expect_output 'N < A.length && 1 <= N && X > A[(1 + N) / 2] && (1 + N) / 2 + 1 <= N && X == A[(N + (1 + N) / 2 + 1) / 2]: returns, found = 1, at = (N + (1 + N) / 2 + 1) / 2;'
expect_output '14 leaves, 4 at a bound'
expect_status 2 explore --call 'Search.search("A", "L", "U", "X")' --assume 'A != null && 0 <= L && U < A.length' --unwind 2 \
  "$examples/Search.java"
expect_output 'L <= U && X == A[(L + U) / 2]: returns, found = 1, at = (L + U) / 2;'
expect_output '14 leaves, 4 at a bound'

# --- the lecture: the tree of `foo`, with the memories and path conditions of its nodes
expect_status 0 explore --call 'Foo.foo("x", "y")' --table "$examples/Foo.java"
expect_table <<'END'
case x > y:
  after line  x  y  pc
  entry       x  y  true
  8           -  -  x > y
  9           -  x  -
  11          -  0  -
  12          -  -  -
  15          -  -  -
  returns x

case y - x > 7:
  after line  x      y      pc
  entry       x      y      true
  8           -      -      x <= y
  11          -      y - x  -
  12          -      -      y - x > 7
  13          any#1  -      -
  15          -      -      -
  returns y + any#1 - x

case x <= y && y - x <= 7:
  after line  x  y      pc
  entry       x  y      true
  8           -  -      x <= y
  11          -  y - x  -
  12          -  -      x <= y && y - x <= 7
  15          -  -      -
  returns y

3 leaves
  statements 6 of 6, branches 4 of 4
END
expect_status 0 explore --call 'Foo.foo("x", "y")' "$examples/Foo.java"
expect_leaves <<'END'
x > y: returns x; 5 statements
y - x > 7: returns y + any#1 - x; 5 statements
x <= y && y - x <= 7: returns y; 4 statements
3 leaves
END
expect_status 0 explore --call 'Foo.foo("x", "y")' --assume 'any#1 == 3 && y - x > 7' "$examples/Foo.java"
expect_output 'x = 0, y = 8, any#1 = 3'
# Its loop, whose tree has no end
expect_status 2 explore --call 'PowerOfTwo.power("x")' --unwind 3 --table "$examples/PowerOfTwo.java"
expect_table <<'END'
case x - 3 > 0:
  after line  x      z  pc
  entry       x      ?  true
  6           -      1  -
  7           -      -  x > 0
  8           x - 1  -  -
  9           -      2  -
  7           -      -  x - 1 > 0
  8           x - 2  -  -
  9           -      4  -
  7           -      -  x - 2 > 0
  8           x - 3  -  -
  9           -      8  -
  bound in line 7: the loop has run 3 times

case x - 2 > 0 && x - 3 <= 0:
  after line  x      z  pc
  entry       x      ?  true
  6           -      1  -
  7           -      -  x > 0
  8           x - 1  -  -
  9           -      2  -
  7           -      -  x - 1 > 0
  8           x - 2  -  -
  9           -      4  -
  7           -      -  x - 2 > 0
  8           x - 3  -  -
  9           -      8  -
  7           -      -  x - 2 > 0 && x - 3 <= 0
  11          -      -  -
  returns 8

case x - 1 > 0 && x - 2 <= 0:
  after line  x      z  pc
  entry       x      ?  true
  6           -      1  -
  7           -      -  x > 0
  8           x - 1  -  -
  9           -      2  -
  7           -      -  x - 1 > 0
  8           x - 2  -  -
  9           -      4  -
  7           -      -  x - 1 > 0 && x - 2 <= 0
  11          -      -  -
  returns 4

case x > 0 && x - 1 <= 0:
  after line  x      z  pc
  entry       x      ?  true
  6           -      1  -
  7           -      -  x > 0
  8           x - 1  -  -
  9           -      2  -
  7           -      -  x > 0 && x - 1 <= 0
  11          -      -  -
  returns 2

case x <= 0:
  after line  x  z  pc
  entry       x  ?  true
  6           -  1  -
  7           -  -  x <= 0
  11          -  -  -
  returns 1

5 leaves, 1 at a bound
  statements 5 of 5, branches 2 of 2
END

finish
