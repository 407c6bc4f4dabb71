#!/bin/sh
# refute.sh WARRANT: what verify --refute says of failures.
. "$(dirname "$0")/harness.sh"

cat >Wrong.java <<'END'
class Node {
  int value;
  Node next;
  //@ predicate list() = acc(value) ** acc(next) ** (next != null ==> next.list());
}

class Wrong {
  int x;

  void add(int n)
    //@ requires acc(x) && 0 <= x && x <= 100 && 0 <= n && n <= 100;
    //@ ensures acc(x) && x == old(x) + n;
  {
    if (n != 42) {
      x = x + n;
    }
  }

  static int second(Node list)
    //@ requires list != null && list.list();
    //@ ensures true;
  {
    return list.next.value;
  }

  static int max(int[] a)
    //@ requires a != null && acc(a[*]);
  {
    int greatest = a[0];
    return greatest;
  }

  static int root(int n)
    //@ requires 0 <= n && n <= 1000;
    //@ ensures 0 <= result;
  {
    return n / 2;
  }

  static void rely()
  {
    int half = root(10);
    assert half == 5;
  }

  static void leak(Wrong w)
    //@ requires w != null && acc(w.x, 1/2);
  {
    w.x = 1;
  }

  static int total(int n)
    //@ requires 0 <= n && n <= 10;
    //@ ensures result == 2 * n;
  {
    int sum = 0;
    for (int i = 0; i < n; i++)
      //@ invariant 0 <= i && i <= n && 0 <= sum && sum <= 100;
    {
      sum = sum + 2;
    }
    return sum;
  }
}
END
expect_status 1 verify --refute Wrong.java
expect_output 'refuted'
expect_output 'n = 42'
expect_output 'array:bounds: '
expect_output 'write:permission: '
expect_output 'too weak'
expect_output 'the postcondition of Wrong.root(int) admits result = '
expect_output 'admits sum = '
cp output first
expect_status 1 verify --refute Wrong.java
sed '$d' first >one
sed '$d' output >two
cmp -s one two || complain 'another answer to the same question'

expect_status 1 verify --refute --format json Wrong.java
expect_output '"answer": "refuted"'
expect_output '"answer": "contract-too-weak"'
expect_output '"violation": "postcondition:false: this does not hold: this.x is'
expect_output '"n": 42'
expect_output '"class": "Wrong"'

# Without being asked it looks briefly, and tells what it finds; and not at all where nobody wants that.
expect_status 1 verify --format json Wrong.java
expect_output '"answer": "refuted"'
if grep -q 'too-weak\|not-refuted' output; then complain 'more than what is refuted'; fi
expect_status 1 verify Wrong.java
expect_output '   = refuted      with '
expect_status 1 verify --no-refute --format json Wrong.java
if grep -q '"refutation"' output; then complain 'nobody asked for it'; fi
expect_status 3 verify --refute --no-refute Wrong.java
expect_errors 'do not go together'

cat >Hard.java <<'END'
class Hard {
  static void check(int a, int b, int c, int d, int e)
  {
    //@ assert !(a == 5431 && b == 3737 && c == 4001 && d == 3799 && e == 4067 && a + b + c + d + e > 5);
  }
}
END
expect_status 1 verify --refute --member Hard.check Hard.java
expect_output 'not refuted'
expect_output 'inputs that were tried satisfy the precondition, and none of them shows it'

# what the precondition asks for is made, and what a state of the verifier names is tried
cat >Mended.java <<'END'
class Mended {
  int level, most;
  Mended next;
  //@ predicate valid() = acc(level) ** acc(most) ** acc(next) ** 1000 <= most ** level == most - 7 ** (next != null ==> next.valid());

  void add(int a, Mended other)
    //@ requires valid() && other != null && other.valid() && a * 7 == 38017 && next != null;
    //@ ensures valid();
  {
    level = level + 1;
  }
}
END
expect_status 1 verify --refute Mended.java
expect_output 'a = 5431'
expect_output 'postcondition:false'

# contracts of what is overridden, and what does not end
cat >Above.java <<'END'
class Above {
  int of(int n)
    //@ requires n > 0;
    //@ ensures result >= n;
    //@ decreases n;
  {
    return n;
  }
  static int forever(int n)
    //@ decreases n;
  {
    while (n > 0)
      //@ invariant n >= 0 || true;
      //@ decreases n;
    {
    }
    return n;
  }
  static int down(int n)
    //@ decreases n;
  {
    return n == 0 ? 0 : down(n - 1);
  }
}
class Below extends Above {
  int of(int n)
    //@ requires n > 1;
    //@ ensures result >= 1;
    //@ decreases n;
  {
    return 1;
  }
}
END
mkdir shown
expect_status 1 verify --refute --tests shown Above.java
expect_output 'override:false: '
expect_output 'n = 1'
expect_output 'termination:not-decreasing: '
expect_output 'shown/Refuted_Below_of_'
expect_status 1 verify --refute --tests shown --format json Above.java
expect_output '"test": "shown/Refuted_Above_forever_'
if command -v javac >/dev/null && command -v java >/dev/null; then
  javac -d classes shown/*.java Above.java || complain 'javac refuses what was written'
  for written in shown/*.java; do
    name=$(basename "$written" .java)
    if java -ea -cp classes "$name" >said 2>&1; then complain "$name does not fail"; fi
  done
fi

# somebody's file, no folder, no refuting
echo 'mine' >shown/Refuted_Above_forever_12.java
expect_status 3 verify --refute --tests shown Above.java
expect_errors 'is not written over'
[ "$(cat shown/Refuted_Above_forever_12.java)" = mine ] || complain 'a file was written over'
expect_status 3 verify --refute --tests Above.java/shown Above.java
expect_errors 'the folder Above.java/shown cannot be made'
expect_status 1 verify --refute --tests new/folder Above.java
[ -d new/folder ] || complain 'the folder of the tests is not made'
expect_status 3 verify --tests shown Above.java
expect_errors '--tests requires --refute'

# arrays that are elements of one another, numbers that no float is
cat >Tangled.java <<'END'
class Tangled {
  static void fill(Object[] a, Object[] b)
    //@ requires a != null && acc(a[*]);
    //@ ensures acc(a[*]);
  {
  }
  static void tangle(Object[] a, Object[] b, float f)
    //@ requires a != null && a.length > 3 && acc(a[*]);
  {
    fill(a, b);
    //@ assert a[0] == a[1] || a[0] == a[2] || f < 2;
    //@ assert false;
  }
}
END
expect_status 1 verify --refute --format json Tangled.java
expect_output '"refutation"'

# --- fields have their initial values behind the constructor of the class above, whether it is written or not
cat >Built.java <<'END'
class Base {
  int b;

  Base()
    //@ ensures acc(b);
  {
    b = 1;
  }
}

class Explicit extends Base {
  int w = 5;

  Explicit(int n)
    //@ requires 0 < n && n < 10;
    //@ ensures acc(w) && acc(b) && w == 5;
  {
    super();
    //@ invariant acc(w);
    while (n > 0) {
      n = n - 1;
      w = w;
    }
  }
}

class Implicit extends Base {
  int w = 5;

  Implicit(int n)
    //@ requires 0 < n && n < 10;
    //@ ensures acc(w) && acc(b) && w == 5;
  {
    //@ invariant acc(w);
    while (n > 0) {
      n = n - 1;
      w = w;
    }
  }
}
END
sed 's/w == 5/w == 0/' Built.java >Unbuilt.java
expect_status 1 verify --refute --format json Built.java
if grep -qF '"answer": "refuted"' output; then complain 'right programs are refuted'; else passed=$((passed + 1)); fi
expect_status 1 verify --refute --format json Unbuilt.java
if [ "$(grep -cF '"answer": "refuted"' output)" = 2 ]; then
  passed=$((passed + 1))
else
  complain 'wrong programs are not refuted'
fi
# --- a wand elsewhere in the program, and what other methods promise
mkdir around
cat >around/Wands.java <<'END'
class Wands {
  int x;
  //@ predicate whole() = acc(x);

  static void keep(Wands w)
    //@ requires w.whole();
    //@ ensures w.whole();
  {
    //@ package (w.whole() --* w.whole()) { }
    //@ apply (w.whole() --* w.whole());
  }
}
END
cat >around/Calls.java <<'END'
class Calls {
  int x;
  //@ predicate valid() = acc(x);

  /*@ pure @*/ int x()
    //@ requires valid();
  {
    return x;
  }

  static void give(Calls c)
    //@ requires c.valid();
  {
  }

  static void readAfterwards(Calls c)
    //@ requires c != null && c.valid();
  {
    give(c);
    int late = c.x;
  }

  static void speakAfterwards(Calls c)
    //@ requires c != null && c.valid();
  {
    give(c);
    //@ assert c.x() == 0;
  }

  // That it was so is no matter of what is held now.
  static void speakOfBefore(Calls c)
    //@ requires c != null && c.valid() && c.x() == 1;
  {
    give(c);
    //@ assert old(c.x()) == 1;
    //@ assert false;
  }

  static int wrong(int a)
    //@ requires 0 <= a && a < 10;
    //@ ensures result == a;
  {
    return a + 1;
  }

  static void rely(int a)
    //@ requires 0 <= a && a < 10;
  {
    int b = wrong(a);
    assert b != 3;
  }

  static void refuse(int a)
    //@ signals (IllegalArgumentException e) a < 0;
  {
    if (a < 0) throw new IllegalArgumentException("negative");
  }

  static void pass(int a)
    //@ requires a < 10;
  {
    refuse(a);
  }

  static int same()
    //@ ensures (\forall int k; k != 0 && k < 7; result == k || k > 1 || k < 0);
  {
    return -1;
  }
}
END
expect_status 1 verify --refute around
expect_output 'read:permission: '
expect_output 'precondition:predicate: there is no permission to read it'
expect_output 'assert:false: this does not hold'
expect_output 'assert:false: this does not hold: b is 3'
expect_output 'exception:uncaught: java.lang.IllegalArgumentException: negative leaves Calls.pass(int)'
expect_output 'without inputs'
expect_output ', 7 failed in '
if grep -q 'not refuted\|too weak' output; then complain 'something is not refuted'; fi

# static fields are among the inputs where the member may depend on them, by what it calls too, and only there
cat >Statics.java <<'END'
class Unrelated { static int count = 3; }
class Config { static int limit = 5; static int get() /*@ requires acc(limit); ensures acc(limit) && result == limit; @*/ { return limit; } }
class Statics {
  int x;
  static int hits;
  void set(int v)
    //@ requires acc(x);
    //@ ensures acc(x) && x == v;
  { x = v + 1; }
  int above(int v)
    //@ requires acc(Config.limit);
    //@ ensures acc(Config.limit) && result < 100;
  { return Config.get(); }
}
END
expect_status 1 verify --refute --format json --member Statics.set Statics.java
expect_output '"answer": "refuted"'
if grep -q '"Unrelated.count"\|"Config.limit"\|"Statics.hits"' output; then complain 'a static field that does not matter'; fi
expect_status 1 verify --refute --member Statics.above Statics.java
expect_output ', Config.limit = '
if grep -q 'hits' output; then complain 'a static field that does not matter'; fi

# what no collection of Java holds, no input holds; what maps hold is told
cat >Held.java <<'END'
import java.util.ArrayDeque;
import java.util.HashMap;
class Held {
  static int first(ArrayDeque<Integer> deque)
    //@ requires deque != null && deque.valid() && deque.size() > 0;
    //@ ensures deque.valid();
  { return deque.peekFirst(); }
  static boolean has(HashMap<Character, Long> map)
    //@ requires map != null && map.valid() && map.size() == 1;
    //@ ensures map.valid() && !result;
  { return map.containsKey('a'); }
}
END
expect_status 1 verify --refute --member Held.first Held.java
expect_output 'not refuted'
expect_status 1 verify --refute --member Held.has Held.java
expect_output 'with map = HashMap#1 {97 = '
expect_status 1 verify --refute --format json --member Held.has Held.java
expect_output '"entries": '

# what another conjunct, or another statement, of the same line does is no refutation
cat >Beside.java <<'END'
class Beside {
  static int four() { return 4; }
  static int both(int n)
    //@ ensures result == 4 && n != 3;
  { return four(); }
  static void b(int n) { assert n != 3; } static void a(int n) { int k = four(); b(n); assert k == 4; }
}
END
expect_status 1 verify --refute --member Beside.both Beside.java
expect_output '`result == 4` does not follow'
[ "$(grep -c '= refuted' output)" = 1 ] || complain 'one of two conjuncts is wrong'
expect_status 1 verify --refute --member Beside.a Beside.java
if grep -q '= refuted' output; then complain 'what another method does is no refutation'; fi

# shifts of contracts: no 32 or 64 bits cut the distance
cat >Shifts.java <<'END'
class Shifts {
  static int four() { return 4; }
  static int right(int a)
    //@ ensures result == 4 && (a >>> 31) <= 1 && (1 << 64) > a;
  { return four(); }
}
END
expect_status 1 verify --refute Shifts.java
if grep -q '= refuted' output; then complain 'it holds'; fi
finish
