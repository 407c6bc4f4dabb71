#!/bin/sh
# library.sh WARRANT: the folder of trusted signatures.
. "$(dirname "$0")/harness.sh"

write_use
expect_status 0 verify Use.java
expect_output '1 verified'
expect_output "the library's \`Math.max(int, int)\`"
expect_status 0 verify --format json Use.java
expect_output '"trusted": true'
if grep -q 'Math.java' output; then complain 'the files of the library are listed'; fi

# what the library leaves to classes of a program is named
cat >Count.java <<'END'
import java.util.Iterator;
class Count implements Iterator<Integer> {
  int n;
  public boolean hasNext() { return n < 3; }
  public Integer next() { return n++; }
}
END
expect_status 3 verify Count.java
expect_output "'//@ predicate valid() = …;', '//@ pure ghost seq<Integer> elements() = …;', '//@ pure ghost int count() = …;'"
expect_output "so this must be pure: '/*@ pure @*/' before its type says so"
rm Count.java

# a folder of one's own
mkdir -p own/java/lang own/java/util broken/java/lang
cat >own/java/lang/Math.java <<'END'
package java.lang;
public class Math {
  /*@ pure @*/ public static int max(int a, int b);
}
END
cat >own/java/util/Bag.java <<'END'
package java.util;
public class Bag {
  //@ predicate bag();

  //@ ensures bag();
  public Bag();

  //@ requires bag();
  //@ ensures bag();
  public void add(Object element);
}
END
expect_status 1 verify --library own Use.java
expect_output 'does not follow'
cat >Bags.java <<'END'
import java.util.*;
class Bags {
  void fill() {
    Bag bag = new Bag();
    bag.add(null);
  }
}
END
expect_status 0 verify --library own Bags.java
expect_status 3 verify Bags.java
expect_output "there is no class 'Bag'"
expect_status 3 verify --library nowhere Use.java
expect_errors 'nowhere'

# mistakes in it are reported where they are
echo 'package java.lang; class Math { int max() { return b; } }' >broken/java/lang/Math.java
expect_status 3 verify --library broken Use.java
expect_output 'Math.java:1:52'

# an exception of an inherited contract is not shown as a variable of the method
cat >Inherited.java <<'END'
class Inherited {
  //@ signals (Exception e) true;
  void m() throws Exception {
  }
}

class Heir extends Inherited {
  void m() {
    int sum = next();
    assert sum == 1;
  }

  int next() {
    return 2;
  }
}
END
expect_status 1 verify Inherited.java
expect_output 'sum = '
if grep -q ' e = ' output; then complain 'the exception is shown'; fi

# an installed program finds it in its share folder
library=$(dirname "$warrant")/library
mkdir -p installed/bin installed/share/warrant
cp "$warrant" installed/bin/warrant
cp -RL "$library" installed/share/warrant/library
warrant=$PWD/installed/bin/warrant
expect_status 0 verify Use.java
rm -r installed/share
expect_status 3 verify Use.java
expect_output 'should be in this folder, and it is not there'
[ "$(grep -c '^error' output)" = 1 ] || complain 'what is missed with the folder is told, too'
for subcommand in run explore; do
  expect_status 3 $subcommand --call 'new Use().larger(1, 2)' Use.java
  expect_errors 'should be in this folder, and it is not there'
done
finish
