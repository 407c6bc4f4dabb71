#!/bin/sh
# input.sh WARRANT: what may be wrong around a session of the debugger.
set -u
warrant=$(realpath "$1")
cd "$(dirname "$0")" || exit 1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
status=0
expect() { # STATUS TEXT: of what the command before wrote to $folder/out
  [ "$found" = "$1" ] && grep -qF -- "$2" "$folder/out" && return
  echo "expected status $1 and '$2', found status $found and:"
  cat "$folder/out"
  status=1
}
run() {
  "$warrant" debug "$@" >"$folder/out" 2>&1
  found=$?
}

run Till.java --batch "$folder/none.txt" </dev/null
expect 3 "cannot be read"
run broken.java </dev/null
expect 3 "expected an expression"
run Till.java cell.idf --member Cell.clear </dev/null
expect 0 "Cell.clear()"
printf 'step\n' >"$folder/in"
run Till.java <"$folder/in"
expect 0 "> step"
printf 'nonsense\nlocals' >"$folder/in"
run Till.java <"$folder/in"
expect 3 "standard input:1: \`nonsense\`"
run --frobnicate Till.java </dev/null
expect 3 "frobnicate"

# The file changes, and goes, while it is looked at.
for change in 'echo "// more" >>' 'rm'; do
  cp Till.java "$folder/Till.java"
  mkfifo "$folder/pipe"
  { sleep 1; eval "$change $folder/Till.java"; echo locals; echo "print 1 + 1"; } >"$folder/pipe" &
  run "$folder/Till.java" --member Till.take <"$folder/pipe"
  rm "$folder/pipe"
  expect 0 "the session goes on with the text that it began with"
  expect 0 "1 + 1 = 2"
done

# Typed, where a pseudo-terminal can be had.
if command -v script >/dev/null; then
  printf 'loca\tls\nwhere\nquit\n' | TERM=dumb script -qec "$warrant debug Till.java --member Till.take" "$folder/typed" >/dev/null
  tr -d '\r' <"$folder/typed" >"$folder/out"
  found=0
  expect 0 "in 14:8 Till.take(int)"
fi
exit $status
