#!/bin/sh
# run.sh WARRANT SCRIPT [--update]: runs a script of the debugger, whose first line has the arguments, and compares
# what it says, with its status, with SCRIPT's `.expected`. With --update it writes that.
set -u
warrant=$(realpath "$1")
cd "$(dirname "$2")" || exit 1
script=$(basename "$2")
expected=${script%.txt}.expected
arguments=$(sed -n '1s/^# debug //p' "$script")
found=$(
  # shellcheck disable=SC2086 # several arguments
  "$warrant" debug $arguments --batch "$script" 2>&1
  echo "status $?"
)
if [ "${3-}" = --update ]; then
  printf '%s\n' "$found" >"$expected"
else
  printf '%s\n' "$found" | diff -u "$expected" -
fi
