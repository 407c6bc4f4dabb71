#!/bin/sh
# explain.sh WARRANT: the pages on messages.
. "$(dirname "$0")/harness.sh"

expect_status 0 explain
expect_output 'W0001  unreadable input'
expect_output 'W0503  postcondition:false'
expect_no_errors
lines=$(grep -c '^  W[0-9]' output)

expect_status 0 explain W0503
expect_output 'W0503 postcondition:false'
expect_output 'acc(x) ** x == v; //~ postcondition:false'
expect_output 'error[W0503]'
expect_output 'Causes and what helps.'
expect_output 'Rule. Definition 3'
cp output page
for name in w0503 postcondition:false POSTCONDITION:False; do
  expect_status 0 explain "$name"
  cmp -s output page || complain 'another page'
done
if grep -q "$(printf '\033')" page; then complain 'colour without a terminal'; fi
if awk '{ gsub(/[^ -~]/, ""); if (length > 80 && !/^    /) exit 1 }' page; then :; else complain 'a line is too long'; fi
expect_status 0 explain --color always W0503
expect_output "$(printf '\033[1m')"

# every page that is listed is there
for code in $("$warrant" explain | sed -n 's/^  \(W[0-9]*\) .*/\1/p'); do
  expect_status 0 explain "$code"
  expect_output "$code "
  lines=$((lines - 1))
done
[ "$lines" = 0 ] || complain 'the list is not read whole'

expect_status 3 explain W0199
expect_no_output
expect_errors 'W0101 write:permission'
expect_status 3 explain wriet:permission
expect_errors 'W0101 write:permission'
expect_status 3 explain "$(printf 'a\033b')"
if grep -q "$(printf '\033')" errors; then complain 'a control character is shown'; fi
expect_status 3 explain W0101 W0201
finish
