#!/bin/sh
# cache.sh WARRANT: what is known from earlier runs spares work, and is never wrong.
. "$(dirname "$0")/harness.sh"

unset WARRANT_CACHE
HOME=$directory/home
XDG_CACHE_HOME=$directory/caches
export HOME XDG_CACHE_HOME
mkdir home

cat >Base.java <<'END'
class Inner {
  int y;
  //@ predicate good() = acc(y) && y > 0;
  Inner()
    //@ ensures good();
  {
    y = 1;
  }
}
class Cell {
  int x;
  Inner inner;
  static final int LIMIT = 5;
  final int first = 7;
  //@ predicate valid() = acc(x) && acc(inner) && inner != null && inner.good() && x > 0;
  Cell()
    //@ ensures valid();
  {
    x = 1;
    inner = new Inner();
  }
  void set(int v)
    //@ requires valid() && v > 0;
    //@ ensures valid();
  {
    x = v;
  }
  void read()
    //@ requires valid();
    //@ ensures valid();
  {
    //@ assert inner.y > 0;
  }
}
interface Sized {
  /*@ pure @*/ default int size() { return 3; }
}
class Box implements Sized {
}
class Trouble extends RuntimeException {
  Trouble() { }
}
class User {
  static void use(Cell c)
    //@ requires c != null && c.valid();
    //@ ensures c.valid();
  {
    c.set(2);
  }
  static void limit() {
    int l = Cell.LIMIT;
    //@ assert l == 5;
  }
  static void seven() {
    Cell c = new Cell();
    int s = c.first;
    //@ assert s == 7;
  }
  static void size() {
    Box b = new Box();
    int s = b.size();
    //@ assert s == 3;
  }
  static void deeper() {
    Outer o = new Outer();
    o.f();
  }
  static void caught() {
    try {
      throw new Trouble();
    } catch (RuntimeException e) {
    }
  }
}
class Shape {
  /*@ pure @*/ int corners() { return 4; }
}
class Drawing {
  static void square(Shape s)
    //@ requires s != null;
  {
    int n = s.corners();
    //@ assert n == 4;
  }
}
class Outer {
  int z;
  //@ predicate far() = acc(z) && z == 1;
  Outer()
    //@ ensures far();
  {
    z = 1;
  }
  void f()
    //@ requires far();
    //@ ensures far();
  {
    z = 1;
  }
}
class Larger {
  static int larger(int a, int b)
    //@ ensures result >= a;
  {
    return Math.max(a, b);
  }
}
END

# What differs between a run that verifies all and one that knows of others: times, counters, the last line.
same() { sed 's/[0-9.]* m\{0,1\}s)/TIME)/; s/"seconds": .*//' "$1" | sed '/^[0-9].* in [0-9.]* m\{0,1\}s/d'; }

# expect_fresh ARGUMENT...: the last run printed what a run without any knowledge prints.
expect_fresh() {
  mv output known
  "$warrant" verify --cache off "$@" >output 2>errors </dev/null
  [ "$status" = "$?" ] && [ "$(same known)" = "$(same output)" ] || complain "another result without a cache"
  mv known output
  passed=$((passed + 1))
}

expect_known() {
  found=$(sed -n 's/^members known from before, of all *\([0-9]*\) .*/\1/p' output)
  if [ "$found" = "$1" ]; then passed=$((passed + 1)); else complain "knew $found verdicts, not $1"; fi
}

# known COUNT [ARGUMENT...]: of how many members that run knows the verdicts.
known() {
  wanted=$1
  shift
  "$warrant" verify --stats "$@" >output 2>errors </dev/null
  command="verify --stats $*"
  expect_known "$wanted"
}

# --- nothing twice
cp Base.java Main.java
known 0 Main.java
expect_status 0 verify Main.java # another format of the report: the members are known, the run is not
expect_output '20 verified (2 trusting) in'
expect_output '(all known from before)'
expect_status 0 verify Main.java
expect_output '(all known from before)'
known 20 Main.java
known 20 --jobs 2 Main.java
expect_status 0 verify --format json Main.java
expect_fresh --format json Main.java
expect_status 0 verify -v Main.java
expect_fresh -v Main.java
known 0 --cache off Main.java
expect_status 0 verify --expect Main.java
expect_output 'as expected: 0 marked failures (all known from before)'
[ -d caches/warrant ] && [ ! -e home/.cache ] || complain "another folder than \$XDG_CACHE_HOME/warrant"

# A body is one member's; what is below it moves, of which only texts that name places depend.
sed 's/c.set(2);/c.set(3);/' Base.java >Main.java
known 19 Main.java
sed 's/c.set(2);/c.set(2);\n    c.set(3);/' Base.java >Main.java
known 18 Main.java # Larger and Trouble name what they trust: one is below
(printf '// moved\n\n' && cat Base.java) >Main.java
known 18 Main.java
# Another folder, another name: the same members.
mkdir elsewhere
cp Base.java elsewhere/Other.java
known 18 elsewhere

# --- a verdict that was right once: pair SED STATUS
# Base.java is known; with that change the result must be that of a run that knows nothing.
pair() {
  sed "$1" Base.java >Main.java
  cmp -s Base.java Main.java && complain "the change does nothing: $1"
  expect_status "$2" verify Main.java
  expect_fresh Main.java
  cp Base.java Main.java
  expect_status 0 verify Main.java
}
cp Base.java Main.java
expect_status 0 verify Main.java
pair 's/acc(y) && y > 0/acc(y) \&\& y >= 0/' 1                         # a predicate, two calls away
pair 's/requires valid() && v > 0;/requires valid() \&\& v > 2;/' 1     # a contract
pair 's/LIMIT = 5/LIMIT = 6/' 1                                        # a constant
pair 's/first = 7/first = 8/' 1                                        # what initialises a final field
pair 's/return 3; }/return 4; }/' 1                                    # a default of an interface
pair 's/^class Trouble extends RuntimeException/class Trouble extends Exception/' 1 # the class above an exception
pair 's/return 4; }/return 5; }/' 1                                    # what a pure method computes
pair '$s/$/\nclass Round extends Shape { \/*@ pure @*\/ int corners() { return 0; } }/' 1 # a class below
pair 's/^class Box implements Sized {/&\n  \/*@ pure @*\/ public int size() { return 1; }/' 1 # an override
pair 's/^  Inner()/  private int q; Inner()/' 0                          # a field
pair 's/x = v;/x = -v;/' 1                                             # a body

# Options
cat >Main.java <<'END'
class Sum {
  int plus(int a)
    //@ requires a > 0;
  {
    if (a == 3) {
      a = 4;
    }
    return a + 1;
  }
}
END
expect_status 0 verify --overflow unbounded Main.java
expect_status 1 verify Main.java
expect_status 0 verify --overflow wrap Main.java
expect_status 2 verify --overflow wrap --limit 3 Main.java
expect_fresh --overflow wrap --limit 3 Main.java
expect_status 1 verify Main.java
expect_fresh Main.java
known 1 Main.java # a failure is known as well
(echo && cat Main.java) >Moved.java
known 0 Moved.java # but its text names places

# The library
write_use
mkdir -p library/java/lang
cp "$(dirname "$warrant")"/library/java/lang/*.java library/java/lang/
expect_status 0 verify --library library Use.java
sed -i 's/result == (a <= b ? b : a);/true;/' library/java/lang/Math.java
expect_status 1 verify --library library Use.java
rm library/java/lang/Math.java
expect_status 3 verify --library library Use.java

# --- broken files
cp Base.java Main.java
known 0 --cache broken Main.java
for file in broken/*; do
  printf 'x' | dd of="$file" bs=1 seek=3000 conv=notrunc 2>dd.log
  size=$(wc -c <"$file")
  dd if="$file" of="$file.cut" bs=1 count=$((size - 100)) 2>dd.log && mv "$file.cut" "$file"
done
printf 'nonsense' >broken/nonsense.verdicts
: >broken/empty.verdicts
expect_status 0 verify --cache broken Main.java
expect_fresh Main.java
expect_no_errors
# Another build of Warrant knows nothing of this one's verdicts.
cp "$warrant" other
ln -s "$(dirname "$warrant")/library" library2
if command -v objcopy >objcopy.log; then
  printf '\4\0\0\0\24\0\0\0\3\0\0\0GNU\0another build, 20 b' >note
  objcopy --update-section .note.gnu.build-id=note other
  ./other verify --library library2 --stats Main.java >output 2>errors
  command='verify by another build'
  expect_known 0
fi

# --- folders that cannot be used, and none at all
echo text >file
for folder in file file/below /proc/nothing; do
  expect_status 0 verify --cache "$folder" Main.java
  expect_output '20 verified'
  expect_no_errors
done
expect_status 0 verify -v --cache file Main.java
expect_errors 'what was found cannot be kept: file'
chmod -w caches/warrant
known 20 Main.java
chmod +w caches/warrant
(
  unset HOME XDG_CACHE_HOME
  "$warrant" verify Main.java >output 2>errors
) || complain "without a home"
WARRANT_CACHE=named "$warrant" verify Main.java >output
[ -d named ] || complain "\$WARRANT_CACHE names the folder"
WARRANT_CACHE=off "$warrant" verify --stats Main.java >output
expect_known 0

# --- several at once
for i in 1 2 3 4 5 6; do
  sed "s/c.set(2);/c.set($i);/" Base.java >Main$i.java
  "$warrant" verify --cache shared Main$i.java >output$i 2>&1 &
done
wait
for i in 1 2 3 4 5 6; do
  command="verify Main$i.java beside others"
  cp output$i output
  expect_output '20 verified (2 trusting)'
  known 20 --cache shared Main$i.java
done
finish
