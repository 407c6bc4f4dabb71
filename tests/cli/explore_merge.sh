#!/bin/sh
# explore_merge.sh WARRANT EXAMPLES: states that are merged where paths meet again.
examples=$2
. "$(dirname "$0")/harness.sh"

discount() { echo "Discount.percent(\"age\", \"years\", \"items\", \"isMember\")"; }

# Conditions in a row.
expect_status 0 explore --call "$(discount)" "$examples/merging/Discount.java"
expect_output '36 leaves'
expect_status 0 explore --merge --check --call "$(discount)" "$examples/merging/Discount.java"
expect_output '1 leaf'
expect_output 'true: returns '
expect_output 'concrete runs take the same path: holds (1 of 1)'
expect_output 'statements 10 of 10, branches 12 of 12'
expect_no_errors
cp output first
expect_status 0 explore --merge --check --call "$(discount)" "$examples/merging/Discount.java"
cmp -s output first && passed=$((passed + 1)) || complain "not the same twice"

cat >Many.java <<'END'
class Many {
  int value;
  Many next;
  int[] all;
  static int last;
  static int row(int a, int b, int c) {
    int n = 1;
    if (a > b) n = b;
    if (b > c) n += a;
    assert n != 77;
    return n / c;
  }
  static int max(int a, int b) { if (a > b) return a; return b; }
  static int most(int a, int b, int c) { return max(max(a, b), c); }
  static void sort(int[] v, int i, int j) { if (v[i] > v[j]) { int t = v[i]; v[i] = v[j]; v[j] = t; } }
  static int sum(Many at) { int s = 0; while (at != null) { if (at.value > 0) s += at.value; at = at.next; } return s; }
  int keep(int a) { if (a > value) value = a; last = value; return value > 3 ? next.value : 0; }
  static int wide(int a) { int n = 0; if (a > 2000000000) n = a; return n + 1; }
}
END

# checked STATUS LEAVES ARGUMENT...: the four properties of the merged tree hold, and each path condition is
# taken for an assumption, under which all paths end as the leaf says.
checked() {
  status=$1
  leaves=$2
  shift 2
  expect_status "$status" explore --merge --unwind 3 --check "$@" Many.java
  expect_output "$leaves lea"
  for property in 'each leaf can be reached:         holds' 'no two path conditions hold:      holds' \
    'one of the path conditions holds: holds' 'concrete runs take the same path: holds'; do
    expect_output "$property"
  done
  grep '; [0-9]* statements\{0,1\}$' output >found
  while IFS= read -r line; do
    condition=$(printf '%s\n' "$line" | sed 's/: \(returns\|throws\|bound\|the assertion\).*//')
    outcome=${line#"$condition: "}
    "$warrant" explore --unwind 3 --assume "$condition" "$@" Many.java >paths 2>errors </dev/null
    [ $? -le 2 ] && passed=$((passed + 1)) || complain "no assumption: $condition"
    case $outcome in
    returns*) other='^[^ ].*: \(throws\|bound\|the assertion\)' ;;
    throws*) other='^[^ ].*: \(returns\|bound\|the assertion\)' ;;
    bound*) other='^[^ ].*: \(throws\|returns\|the assertion\)' ;;
    *) other='^[^ ].*: \(throws\|bound\|returns\)' ;;
    esac
    grep -q "$other" paths && complain "other ends where $condition" || passed=$((passed + 1))
  done <found
}

checked 1 3 --call 'Many.row("a", "b", "c")'
checked 0 1 --call 'Many.most("a", "b", "c")'
checked 1 4 --call 'Many.sort("v", "i", "j")'
checked 2 5 --call 'Many.sum("n")'
checked 1 2 --call 'Many.keep("a")'
checked 0 1 --bits --call 'Many.wide("a")'
checked 0 1 --call 'Many.wide("a")'

# What else is made of leaves.
expect_status 1 explore --merge --table --call 'Many.row("a", "b", "c")' Many.java
expect_output '3 leaves'
expect_status 1 explore --merge --tree tree.json --tests . --call 'Many.row("a", "b", "c")' Many.java
expect_status 1 explore --merge --format json --call 'Many.row("a", "b", "c")' Many.java
expect_output '"complete": true'
[ -s tree.json ] && [ -s ExploredLeaves.java ] && passed=$((passed + 1)) || complain "nothing was written"

# Inputs have the fields of their class, not those that the object has on another of the merged paths.
cat >Kinds.java <<'END'
class Kind { int v; int get() { return v; } }
class Other extends Kind { int w; int get() { return w; } }
class Kinds {
  static int of(Kind k) { int r = k.get(); return 10 / r; }
  static int at(Object o) {
    int r = o instanceof Other ? ((Other) o).w : o instanceof int[] ? ((int[]) o).length : 7;
    return r > 3 ? 1 : 10 / r;
  }
}
END
expect_status 1 explore --merge --call 'Kinds.of("k")' --tests . Kinds.java
expect_output 'k = Kind#1 {v = 1}'
grep -q '"w"' ExploredLeaves.java && complain "a field of another class" || passed=$((passed + 1))
expect_status 1 explore --merge --call 'Kinds.at("o")' Kinds.java

# What does not go together.
for options in '--strategy bmc' '--strategy concolic' '--path-condition backward' '--path-condition both' \
  '--order bfs' '--order random' '--workers 2'; do
  # shellcheck disable=SC2086
  expect_status 3 explore --merge $options --call 'Many.row("a", "b", "c")' Many.java
  expect_errors '--merge'
  expect_no_output
done
expect_status 1 explore --merge --order dfs --workers 1 --strategy paths --call 'Many.row("a", "b", "c")' Many.java

finish
