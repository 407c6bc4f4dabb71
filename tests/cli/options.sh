#!/bin/sh
# options.sh WARRANT: the options, and calls that are wrong.
. "$(dirname "$0")/harness.sh"

cat >Cell.java <<'END'
class Cell {
  int x;
  //@ predicate valid() = acc(this.x);

  Cell(int v)
    //@ ensures valid() && getX() == v;
  {
    x = v;
  }

  void setX(int v)
    //@ requires valid();
    //@ ensures valid() && getX() == v;
  {
    x = v;
  }

  /*@ pure @*/ int getX()
    //@ requires valid();
  {
    return x;
  }
}
END

expect_status 0 --version
expect_output 'warrant 0.'
expect_status 0 verify --version
expect_status 0 --help
expect_output 'Exit status:'
expect_status 0 verify --help
expect_output '--close-depth'
expect_output '--unfold-depth'
expect_no_errors

# wrong calls: on standard error only
for call in '' 'verify' 'verify --nonsense Cell.java' 'Cell.java' 'verify --format xml Cell.java' \
  'verify --ghost maybe Cell.java' 'verify --jobs many Cell.java' 'verify --close-depth -1 Cell.java' \
  'verify --limit -1 Cell.java' 'verify --query-limit 0 Cell.java' \
  'verify --format yaml Cell.java' 'verify --overflow maybe Cell.java' 'verify --member Cell.none Cell.java'; do
  expect_status 3 $call
  expect_no_output
  expect_errors 'warrant: error: '
done

# values that are missing, are no numbers that fit, or are given twice
for call in 'verify --ghost= Cell.java' 'verify --member= Cell.java' 'run --call= Cell.java'; do
  expect_status 3 $call
  expect_no_output
  expect_errors 'needs a value'
done
for option in --member --cache --tests; do
  expect_status 3 verify $option '' Cell.java
  expect_errors "$option needs a value"
done
expect_status 3 run --call '' Cell.java
expect_errors '--call needs a value'
for call in 'run --limit 0' 'run --limit -5' 'run --limit many' 'explore --call C.m() --random-seed -1' \
  'explore --call C.m() --workers 0' 'verify --jobs many' 'verify --limit 99999999999999999999' 'fix --apply 0'; do
  expect_status 3 $call Cell.java
  expect_errors 'must be a whole number from '
done
for option in '--member Cell.setX' '--overflow wrap' '--ghost infer' '--jobs 1'; do
  expect_status 3 verify $option $option Cell.java
  expect_errors 'is given more than once'
done
expect_status 3 explore --call 'C.m()' --unwind 1 --unwind 2 Cell.java
expect_errors '--unwind is given more than once'
expect_status 0 verify --stats --stats Cell.java

# what a command is called
expect_status 3 verfiy Cell.java
expect_errors 'there is no command `verfiy`'

# each command's help has its own examples, and its own statuses
for name in plan merge fix report debug run explore explain; do
  expect_status 0 $name --help
  expect_output "  warrant $name "
  expect_output '  3  '
done
for name in plan debug explain dap; do
  expect_status 0 $name --help
  if grep -q 'something failed' output; then complain 'it has the statuses of verify'; fi
done

expect_status 0 verify Cell.java
expect_output '4 verified in'
expect_no_errors
expect_status 0 verify -v Cell.java
expect_output 'verified  Cell.setX(int)'
expect_status 0 verify --member Cell.setX Cell.java
expect_output '1 verified in'
expect_status 0 verify --member 'Cell.setX(int)' Cell.java
expect_output '1 verified in'
expect_status 0 verify --overflow wrap --ghost=infer --close-depth 3 --unfold-depth 9 --jobs 2 --limit 100000 --query-limit 1 Cell.java
expect_status 2 verify --limit 1 --member Cell.setX Cell.java
expect_output 'unknown: Cell.setX(int)'
expect_output 'which `--limit` raises'
expect_status 1 verify --ghost=explicit Cell.java
expect_status 0 verify --stats Cell.java
expect_output 'Z3 starts'
expect_status 0 verify --trace --member Cell.setX Cell.java
expect_output 'trace of Cell.setX(int)'
expect_status 0 verify --format json --record --member Cell.setX Cell.java
expect_output '"rule":"exec"'
expect_status 0 verify --format sarif Cell.java
expect_output '"version": "2.1.0"'
expect_status 0 verify --color always Cell.java
expect_output "$(printf '\033[1;32m')"
expect_status 0 verify --color auto Cell.java
if grep -q "$(printf '\033')" output; then complain 'colour without a terminal'; fi
expect_status 0 verify --dump-smt dumped Cell.java
[ -d dumped ] || complain 'no directory for --dump-smt'
expect_status 3 verify --dump-smt Cell.java/below Cell.java
cat >Product.java <<'END'
class Product {
  static void check(int a, int b) {
    if (0 < a && a < 1000 && 0 < b && b < 1000 && a * a == 2 * b * b) {
      //@ assert a * b != 12;
    }
  }
}
END
expect_status 2 verify --query-limit 1 Product.java
expect_output 'which `--query-limit` raises'
expect_status 0 verify --dump-smt questions Product.java
grep -q '^; Product.java:[1-9][0-9]*:[1-9][0-9]*: [^ ]' questions/* || complain 'a question does not say where it comes from'
grep -q '^; unsat if ' questions/* || complain 'a question does not say what it asks'

# nobody listens
"$warrant" verify --help | true
if [ -e /dev/full ]; then
  "$warrant" verify Cell.java >/dev/full 2>errors
  status=$?
  command='verify Cell.java >/dev/full'
  [ "$status" = 3 ] || complain "status $status, not 3"
  expect_errors 'cannot be written'
fi

# the same bytes on every run, but for times
for jobs in 1 1 2; do
  expect_status 0 verify --format json --jobs $jobs Cell.java
  grep -v '"seconds"' output >"json.$jobs"
  [ ! -e first ] || cmp -s first "json.$jobs" || complain 'the JSON differs'
  cp "json.$jobs" first
done

# A question of many operands that is not decided is not told whole.
{
  printf 'class Chain {\n  static int fold(int x0'
  for i in $(seq 1 60); do printf ', int x%s' "$i"; done
  printf ')\n    //@ ensures result <= 254;\n  {\n    int h = 0;\n'
  for i in $(seq 0 60); do printf '    h = (h ^ (x%s & 15)) | (x%s >>> 3 & 7);\n' "$i" "$i"; done
  printf '    return h & 255;\n  }\n}\n'
} >Chain.java
expect_status 2 verify --cache off --query-limit 1000 Chain.java
expect_output '`--query-limit` raises: whether `'
longest=$(awk '/`--query-limit` raises/ { print length($0) }' output)
if [ "$longest" -lt 1000 ]; then passed=$((passed + 1)); else complain "$longest letters in a line"; fi

finish
