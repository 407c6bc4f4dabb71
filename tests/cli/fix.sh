#!/bin/sh
# fix.sh WARRANT: what `warrant fix` shows and applies.
. "$(dirname "$0")/harness.sh"

cat >Cell.java <<'END'
class Cell {
  int x;

  void set(int v)
  {
    x = v;
  }
}
END
cp Cell.java before

expect_status 1 fix Cell.java
expect_output '1. add `requires acc(this.x);` to `set(int)`'
expect_output '+    //@ requires acc(this.x);'
expect_output 'mends W0101 at Cell.java:6:5'
if cmp -s Cell.java before; then passed=$((passed + 1)); else complain 'nothing was asked to be changed'; fi

expect_status 1 verify --why Cell.java
expect_output 'help         add `requires acc(this.x);`'
expect_status 1 verify --why --format json Cell.java
expect_output '"verified": true'
expect_status 1 verify --why --format sarif Cell.java
expect_output '"insertedContent"'

expect_status 3 fix Cell.java --apply 2
expect_status 3 fix Cell.java --apply 0
expect_status 3 fix Missing.java
if cmp -s Cell.java before; then passed=$((passed + 1)); else complain 'there was no such fix'; fi

chmod 640 Cell.java
expect_status 0 fix Cell.java --apply 1
expect_output 'applied: add'
expect_status 0 verify Cell.java
expect_status 0 fix Cell.java
expect_output 'nothing fails'
if [ "$(stat -c %a Cell.java)" = 640 ]; then passed=$((passed + 1)); else complain 'the mode is another'; fi
if [ "$(ls | grep -c Cell)" = 1 ]; then passed=$((passed + 1)); else complain 'something was left behind'; fi

# What mends several failures is shown once.
cat >Pair.java <<'END'
class Pair {
  int x;
  int y;
  //@ predicate valid() = acc(x);

  //@ requires valid();
  void one()
  {
    y = 1;
  }

  //@ requires valid();
  void two()
  {
    y = 2;
  }
}
END
expect_status 1 fix Pair.java
expect_output '1. add `acc(this.y)` to the predicate `valid`'
expect_output 'and 1 other failure'
if [ "$(grep -c 'to the predicate' output)" = 1 ]; then passed=$((passed + 1)); else complain 'it is shown twice'; fi
expect_status 1 verify --why Pair.java
expect_output 'add `acc(this.y)` to the predicate `valid` (mends 2 failures)'
expect_output 'add `acc(this.y)` to the predicate `valid` (as above)'
expect_status 1 verify --why --format json Pair.java
expect_output '"mends": 2'
expect_status 0 fix Pair.java --apply 1

# What is no UTF-8 is left alone.
printf 'class Cell {\n  int x; // \344\n  void set(int v)\n  {\n    x = v;\n  }\n}\n' >Latin.java
cp Latin.java before
expect_status 3 fix Latin.java --apply 1
if cmp -s Latin.java before; then passed=$((passed + 1)); else complain 'it was written'; fi

# --- what cannot be read
expect_status 3 fix nowhere.java
expect_output '1 error in the input'

finish
