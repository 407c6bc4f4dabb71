#!/bin/sh
# solver.sh WARRANT EXAMPLES: which examples ask the solver anything; all others are decided without.
. "$(dirname "$0")/harness.sh"

for program in "$2"/*.java; do
  "$warrant" verify --cache off --stats "$program" |
    awk -v name="$(basename "$program")" '/^Z3 starts/ && $3 > 0 { print name }'
done >asked
printf '%s\n' BoundedQueue.java LongestCommonPrefix.java Triangle.java >expected
command='verify --stats'
if diff expected asked >output 2>errors; then passed=$((passed + 1)); else complain 'others ask Z3 than are expected to'; fi

finish
