# For the tests of the command line: the working directory is a new one that is removed at the end.
set -u
case $1 in
/*) warrant=$1 ;;
*) warrant=$PWD/$1 ;;
esac
directory=$(mktemp -d)
trap 'chmod -R u+rwx "$directory"; rm -rf "$directory"' EXIT
cd "$directory" || exit 1
passed=0
failed=0
NO_COLOR=1
export NO_COLOR

complain() {
  failed=$((failed + 1))
  printf 'FAILED: warrant %s: %s\n' "$command" "$1"
  sed 's/^/    /' output errors
}

# expect_status STATUS ARGUMENT...: runs warrant.
expect_status() {
  expected=$1
  shift
  command=$*
  "$warrant" "$@" >output 2>errors </dev/null
  status=$?
  if [ "$status" = "$expected" ]; then passed=$((passed + 1)); else complain "status $status, not $expected"; fi
}

# expect_output TEXT, expect_errors TEXT: about the last run.
expect_output() {
  if grep -qF -e "$1" output; then passed=$((passed + 1)); else complain "standard output lacks: $1"; fi
}
expect_errors() {
  if grep -qF -e "$1" errors; then passed=$((passed + 1)); else complain "standard error lacks: $1"; fi
}
expect_no_output() {
  if [ ! -s output ]; then passed=$((passed + 1)); else complain "something on standard output"; fi
}
expect_no_errors() {
  if [ ! -s errors ]; then passed=$((passed + 1)); else complain "something on standard error"; fi
}

# Use.java, which calls a method of the library.
write_use() {
  cat >Use.java <<'END'
class Use {
  int larger(int a, int b)
    //@ ensures result >= a;
  {
    return Math.max(a, b);
  }
}
END
}

# Results.java, whose results are constants of several types.
write_results() {
  cat >Results.java <<'END'
class Results {
  static long wide(long a, int b) { if (a > Integer.MAX_VALUE && (int) a == b) return a - b; return a; }
  static char control(char c) { if (c < 'a') return c; return (char) (c - 32); }
  static int[] squares(int n) { int[] a = new int[n]; for (int i = 0; i < n; i++) a[i] = i * i; return a; }
}
END
}

finish() {
  echo "$passed passed, $failed failed"
  [ "$failed" = 0 ]
  exit
}
