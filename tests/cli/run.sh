#!/bin/sh
# run.sh WARRANT: programs that run, and what is said of those that violate a contract.
. "$(dirname "$0")/harness.sh"

cat >Cell.java <<'END'
class Cell {
  int x;
  //@ predicate valid() = acc(x);

  Cell(int v)
    //@ ensures valid() && get() == v;
  {
    x = v;
  }

  /*@ pure @*/ int get()
    //@ requires valid();
  {
    return x;
  }

  void add(int n)
    //@ requires valid() && 0 <= n;
    //@ ensures valid() && get() == old(get()) + n;
  {
    x += n;
  }

  void forget(int n)
    //@ requires valid();
    //@ ensures valid() && get() == n;
  {
  }

  static void take(Cell c)
    //@ requires c != null && c.valid();
  {
    c.x = 1;
  }

  static int twice(int n) {
    return 2 * n;
  }

  static int peek(Cell c) {
    return c.x;
  }

  public static void main(String[] args)
    //@ requires args != null && acc(args[*]);
  {
    Cell c = new Cell(args.length);
    c.add(40);
    System.out.println(c.get());
    for (String one : args) {
      System.out.println(one);
    }
    take(c);
    if (args.length > 1) {
      c.add(1);
    }
  }
}
END
expect_status 0 run Cell.java
expect_output '40'
expect_no_errors
expect_status 0 run Cell.java -- --a
expect_output '41'
expect_output '--a'
expect_status 1 run Cell.java -- a b
expect_output '42'
expect_output 'error[W0402]: precondition:predicate'
expect_output 'Cell.java:55:7'
expect_output 'Cell.java:18:18'
expect_status 0 run --unchecked Cell.java -- a b

expect_status 0 run --call 'Cell.twice(21)' Cell.java
expect_output '42'
expect_status 1 run --call 'Cell.twice(1073741824)' Cell.java
expect_output 'error[W1706]: arithmetic:overflow'
expect_status 0 run --unchecked --call 'Cell.twice(1073741824)' Cell.java
expect_output '-2147483648'
expect_status 0 run --call 'new Cell(7)' Cell.java
expect_output 'Cell#1{x: 7}'
expect_status 1 run --call 'new Cell(7).add(-1)' Cell.java
expect_output 'precondition:false'
expect_status 1 run --call 'new Cell(7).forget(8)' Cell.java
expect_output 'postcondition:false'
expect_output 'Cell.java:26:28'
expect_status 1 run --unchecked --call 'new Cell(7).forget(8)' Cell.java
expect_output 'postcondition:false'
expect_status 1 run --call 'Cell.peek(new Cell(7))' Cell.java
expect_output 'read:permission'
expect_status 0 run --unchecked --call 'Cell.peek(new Cell(7))' Cell.java
expect_output '7'
expect_status 1 run --unchecked --call 'Cell.peek(null)' Cell.java
expect_output 'NullPointerException'

# what is wrong with the call
expect_status 3 run --call 'Cell.thrice(1)' Cell.java
expect_errors 'thrice'
expect_status 3 run --call 'Cell.twice("a")' Cell.java
expect_errors 'the call Cell.twice("a")'
expect_status 3 run --call 'Cell.twice(1' Cell.java
expect_errors 'the call Cell.twice(1'
expect_status 3 run Missing.java
expect_errors 'Missing.java'
expect_status 3 run
expect_errors 'PATH'
mkdir empty
expect_status 3 run empty
cat >Two.java <<'END'
class A {
  public static void main(String[] args) { }
}
class B {
  public static void main(String[] args) { }
}
class C {
  static void f() { }
}
END
expect_status 3 run Two.java
expect_errors 'A.main, B.main'
expect_status 0 run --call 'B.main(null)' Two.java
cat >None.java <<'END'
class None {
  static int n() { return 1; }
}
END
expect_status 3 run None.java
expect_errors 'no main method'
printf 'class Broken {\n  int x = ;\n}\n' >Broken.java
expect_status 3 run Broken.java
expect_errors 'Broken.java:2:11'

# exceptions, and bounds
cat >Ends.java <<'END'
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;

class Ends {
  static void widen() { new StringBuilder().setLength(2000000000); }
  static String none() { return "".repeat(2000000000); }
  static void shrink() {
    String[] words = {"a"};
    List<String> list = Arrays.asList(words);
    Iterator<String> iterator = list.iterator();
    iterator.next();
    iterator.remove();
  }
  static int depth(int n) { return depth(n + 1) + 1; }
  static int[] array(int n) { return new int[n]; }
  static int at(int[] a, int i) { return a[i]; }
  static void grow() {
    ArrayList<int[]> all = new ArrayList<>();
    while (true) {
      all.add(new int[1 << 20]);
    }
  }
  static int caught(int n) {
    try {
      return 10 / n;
    } catch (ArithmeticException e) {
      return -1;
    } finally {
      System.out.println("finally");
    }
  }
  static void raise() { throw new IllegalStateException("no"); }
  static native int input();
}
END
expect_status 1 run --call 'Ends.depth(0)' Ends.java
expect_output 'an exception leaves the program: java.lang.StackOverflowError'
cat >Endless.java <<'END'
class Endless {
  static void count() { for (int i = 0; ; i++) { } }
  static int mutual(int n) { return n == 0 ? 0 : mutual(n - 1) + mutual(n - 1); }
  static int few() { int n = 0; while (n < 10) n++; return n; }
}
END
for call in 'count()' 'mutual(40)'; do
  expect_status 2 run --unchecked --limit 100000 --call "Endless.$call" Endless.java
  expect_output 'the bound of 100000 steps is reached'
done
expect_status 0 run --limit 100000 --call 'Endless.few()' Endless.java
for bad in 0 -1 x; do
  expect_status 3 run --limit $bad --call 'Endless.few()' Endless.java
  expect_errors '--limit'
done
expect_status 1 run --call 'Ends.array(-1)' Ends.java
expect_output 'java.lang.NegativeArraySizeException: -1'
expect_status 1 run --call 'Ends.at(new int[] {1, 2}, 2)' Ends.java
expect_output 'Index 2 out of bounds for length 2'
expect_status 2 run --call 'Ends.grow()' Ends.java
expect_output 'the objects take more than'
expect_status 0 run --call 'Ends.caught(0)' Ends.java
expect_output 'finally'
expect_output '-1'
expect_status 1 run --call 'Ends.raise()' Ends.java
expect_output 'java.lang.IllegalStateException: no'
expect_output 'Ends.java:34:'
expect_status 2 run --call 'Ends.widen()' Ends.java
expect_output 'the objects take more than'
expect_status 0 run --call 'Ends.none()' Ends.java
expect_output '""'
expect_status 1 run --call 'Ends.shrink()' Ends.java
expect_output 'UnsupportedOperationException'
expect_status 2 run --call 'Ends.input()' Ends.java
expect_output 'Ends.input() has no body'

cat >Cell.idf <<'END'
class Cell {
  int x;
}
{
  Cell c := new Cell;
  c.x := 3;
  assert c.x == 4;
}
END
expect_status 1 run Cell.idf
expect_output 'assert:false'
expect_output 'Cell.idf:7:3'

cat >Loop.java <<'END'
class Loop {
  static int sum(int n)
    //@ requires 0 <= n;
  {
    int s = 0;
    int i = 0;
    while (i < n)
      //@ invariant 0 <= i && i <= n && s == i;
    {
      s += i;
      i++;
    }
    return s;
  }
  static void search(int[] a)
    //@ requires a != null && acc(a[*]);
    //@ requires (\forall int i; 0 <= i && i < a.length; a[i] > 0);
    //@ requires (\forall int i, j; 0 <= i && i < j && j < a.length; a[i] <= a[j]);
    //@ requires (\sum int i; 0 <= i && i < a.length; a[i]) > 4;
    //@ requires (\exists int i; 0 <= i && i < a.length && a[i] == 3);
  {
  }
  static void unbounded()
    //@ requires (\forall int i; i * i >= 0);
  {
  }
}
END
expect_status 1 run --call 'Loop.sum(3)' Loop.java
expect_output 'invariant-body:false'
expect_output 'Loop.java:8:41'
expect_status 0 run --call 'Loop.search(new int[] {1, 1, 3})' Loop.java
expect_status 1 run --call 'Loop.search(new int[] {0, 1, 3})' Loop.java
expect_output 'Loop.java:17:'
expect_status 1 run --call 'Loop.search(new int[] {1, 4, 3})' Loop.java
expect_output 'Loop.java:18:'
expect_status 1 run --call 'Loop.search(new int[] {1, 3})' Loop.java
expect_output 'Loop.java:19:'
expect_status 1 run --call 'Loop.search(new int[] {2, 4})' Loop.java
expect_output 'Loop.java:20:'
expect_status 0 run --call 'Loop.unbounded()' Loop.java
expect_errors 'warning: not checked'

# what only says what it throws has no contract
cat >Throws.java <<'END'
class Throws {
  int calls;

  static class Full extends Exception {
  }

  void call() throws Full {
    if (calls == 2) throw new Full();
    calls++;
  }

  public static void main(String[] args) {
    Throws counted = new Throws();
    try {
      while (true) counted.call();
    } catch (Full full) {
      System.out.println("full after " + counted.calls);
    }
  }
}
END
expect_status 0 run Throws.java
expect_output 'full after 2'

# what nothing was assigned to, constants of objects
cat >Nothing.java <<'END'
class Nothing {
  //@ datatype Tree = Node(Tree left, Tree right) | Leaf(seq<int> values);
  //@ ghost seq<int> entries;
  //@ ghost map<int, int> counts;
  //@ ghost option<int> last;
  //@ ghost Tree tree;
  //@ ghost static set<int> all;
  final int size = 10 + 1;
  static final long FAR = 100;

  Nothing()
    //@ ensures acc(entries) && acc(counts) && acc(last) && acc(tree);
    //@ ensures |entries| == 0 && entries + [1] == [1] && |counts| == 0 && last == None;
    //@ ensures tree is Node || tree is Leaf;
  {
  }

  static int sizeOf(Nothing n) {
    return n.size;
  }

  public static void main(String[] args)
    //@ requires acc(all);
  {
    Nothing n = new Nothing();
    //@ assert all == {} && |n.entries| == 0;
    //@ set all = all + {1};
    //@ assert all == {1};
    System.out.println(n.size + n.FAR);
    System.out.println(sizeOf(null));
  }
}
END
expect_status 1 run Nothing.java
expect_output '111'
expect_output 'read:null'

# what was null is told as the verifier tells it; a call is one statement
cat >Nulls.java <<'END'
class Nulls {
  int x;
  void m()
    //@ ensures true;
  {
  }
  static void called(Nulls n) { n.m(); }
  static int text(String s) { return s.length(); }
  static int element(int[] a) { return a[0]; }
  static int length(int[] a) { return a.length; }
  static void thrown() { throw null; }
  static int unboxed(Integer i) { return i; }
  static int field(Nulls n) { return n.x; }
}
END
expect_status 1 run --call 'Nulls.called(null)' Nulls.java
expect_output 'call:null'
expect_status 1 run --call 'Nulls.text(null)' Nulls.java
expect_output 'call:null'
expect_status 1 run --call 'Nulls.element(null)' Nulls.java
expect_output 'array:null'
expect_status 1 run --call 'Nulls.length(null)' Nulls.java
expect_output 'array:null'
expect_status 1 run --call 'Nulls.thrown()' Nulls.java
expect_output 'exception:null'
expect_status 1 run --call 'Nulls.unboxed(null)' Nulls.java
expect_output 'call:null'
expect_status 1 run --call 'Nulls.field(null)' Nulls.java
expect_output 'read:null'
expect_status 3 run --call 'Nulls.thrown(); Nulls.field(null)' Nulls.java
expect_errors 'one statement'
expect_status 3 run --call 'Nulls.thrown(); } static void other() { Nulls.field(null)' Nulls.java
expect_errors 'a brace is closed'

# the methods of Object are those of the object's class, and of texts where the program does not name String
cat >Dynamic.java <<'END'
class Named {
  public String toString() {
    return "named";
  }

  public boolean equals(Object other) {
    return true;
  }

  public int hashCode() {
    return 7;
  }
}

class Below extends Named {
}

class Dynamic {
  static void show(Object o) {
    System.out.println(o.toString() + " " + o + o.equals(null));
  }

  public static void main(String[] args) {
    show(new Below());
    show("text");
    Object named = new Named(), text = "ab", same = "" + text;
    System.out.println("hashes " + named.hashCode() + " " + text.hashCode() + ", " + text.equals(same));
  }
}
END
expect_status 0 run --unchecked Dynamic.java
expect_output 'named namedtrue'
expect_output 'text textfalse'
expect_output 'hashes 7 3105, true'

# what only a verification needs may be missing: it runs as in Java
cat >Plain.java <<'END'
import java.util.Iterator;

class Plain {
  static class Numbers implements Iterator<Integer> {
    int next = 0;
    public boolean hasNext() { return next < 2; }
    public Integer next() { return next++; }
    public String toString() { return "numbers"; }
  }
  static class Stack<T> {
    Object[] elements = new Object[8];
    int size = 0;
    void push(Object element) { elements[size++] = element; }
    @SuppressWarnings("unchecked")
    T pop() { return (T) elements[--size]; }
  }
  int checks = 0;
  boolean check() { checks++; return checks < 3; }

  public static void main(String[] args) {
    Plain plain = new Plain();
    assert plain.check() && plain.check();
    Numbers numbers = new Numbers();
    System.out.println(numbers);
    while (numbers.hasNext()) System.out.println(numbers.next());
    Stack<String> texts = new Stack<>();
    texts.push("text");
    System.out.println(texts.pop().length() + plain.checks);
    texts.push(3);
    if (args.length > 0) System.out.println(texts.pop().length());
    assert plain.check();
  }
}
END
expect_status 1 run Plain.java
expect_output 'numbers'
expect_output '6'
expect_output 'Plain.java:31:5'
expect_output 'assert:false'
expect_no_errors
expect_status 1 run Plain.java -- a
expect_errors 'java.lang.ClassCastException'
expect_status 3 verify Plain.java
expect_output 'W0005'
expect_output 'W0004'

# an exception that leaves the program is told where Java tells it: what the program prints stands alone
cat >Uncaught.java <<'END'
class Uncaught {
  static class Own extends RuntimeException {
    public String getMessage() { return "own"; }
  }
  public static void main(String[] args) {
    System.out.println("printed");
    if (args.length == 0) throw new Own();
    throw new RuntimeException(new Own());
  }
}
END
expect_status 1 run Uncaught.java
if [ "$(cat output)" != printed ]; then complain 'there is more than what the program prints'; fi
expect_errors 'Exception in thread "main" Uncaught$Own: own'
expect_errors 'at (Uncaught.java:7)'
expect_status 1 run Uncaught.java -- a
expect_errors 'Exception in thread "main" java.lang.RuntimeException: Uncaught$Own: own'

# a variable of a case that is jumped over
cat >Case.idf <<'END'
class Case {
  int of(int n)
    ensures n = 1 ==> result = 1;
    ensures n = 2 ==> result = 0;
  {
    int s := 0;
    switch (n) {
      case 1:
        int k := 1;
        return k;
      case 2:
        return k;
    }
    return s;
  }
}
Case c := new Case();
int one := c.of(1);
int two := c.of(2);
assert two = 0 && one = 1;
END
expect_status 0 run Case.idf

# a do has its invariant between its iterations only
cat >Countdown.java <<'END'
class Countdown {
  static int down(int n)
    //@ requires n > 0;
    //@ ensures result == 0;
  {
    do
      //@ invariant 0 < n;
      //@ decreases n;
    {
      n--;
    } while (n > 0);
    return n;
  }

  static int late(int n) {
    do
      //@ invariant 1 < n;
    {
      n--;
    } while (n > 0);
    return n;
  }

  public static void main(String[] args) {
    System.out.println("down to " + down(3));
    late(3);
  }
}
END
expect_status 1 run Countdown.java
expect_output 'down to 0'
expect_output 'invariant-body:false'
expect_output 'Countdown.java:17:'

# what a match names in the body of a pure method is no place of the calls within it
cat >Named.java <<'END'
//@ datatype Reading = Read(seq<int> values, int end) | Wrong(int end);

class Named {
  //@ static pure int same(int n) = n;
  //@ static pure int sum(int left, int right) = left + right;

  /*@ static pure Reading of(Reading r)
    @   = match r {
    @       case Read(values, end): sum(end, same(end)) > 0 ? Read(values, end + 1) : Wrong(end);
    @       case Wrong(end): Wrong(end);
    @     };
    @*/

  public static void main(String[] args) {
    //@ assert of(Read(seq<int>{1, 2}, 5)) == Read(seq<int>{1, 2}, 6);
    //@ assert of(Wrong(3)) == Wrong(3);
    System.out.println("done");
  }
}
END
expect_status 0 run Named.java
expect_output 'done'

# --- a program that ends itself: without what `finally` says, with its status
cat >Exit.java <<'END'
class Exit {
  static void leave(int status)
  {
    try {
      System.exit(status);
    } finally {
      System.out.println("never");
    }
  }

  public static void main(String[] args) {
    System.out.println("before");
    leave(args.length == 0 ? 41 : 256);
    System.out.println("behind");
  }
}
END
expect_status 41 run Exit.java
expect_output 'before'
if grep -q 'never\|behind\|error' output errors; then complain 'the program goes on'; fi
expect_status 0 run Exit.java -- 256
expect_status 0 verify --member Exit.leave Exit.java
expect_status 3 run --call 'Exit.leave(3)' Exit.java
expect_no_output

cat >Named.java <<'END'
class Named {
  enum Color { RED, GREEN }

  public static void main(String[] args) {
    System.out.println(Color.valueOf("RED") == Color.RED);
    try {
      Color.valueOf("red");
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    try {
      Color.valueOf(null);
    } catch (NullPointerException e) {
      System.out.println("null");
    }
  }
}
END
expect_status 0 run Named.java
expect_output 'true'
expect_output 'No enum constant Named.Color.red'
expect_output 'null'

# what Java throws where calls are nested too deep, and texts made of characters
cat >Deep.java <<'END'
class Deep {
  static int depth = 0;
  static void descend() { depth++; descend(); }
  public static void main(String[] args) {
    try {
      descend();
    } catch (Exception e) {
      System.out.println("no Exception");
    } catch (StackOverflowError e) {
      System.out.println(e + " " + (depth > 1000));
    }
    char[] letters = {'a', 'b', 'c'};
    System.out.println(new String(letters) + new String(letters, 1, 2) + new String() + String.valueOf(letters, 2, 1));
    System.out.println(new String("a") == new String("a"));
    try {
      new String(letters, 2, 2);
    } catch (StringIndexOutOfBoundsException e) {
      System.out.println(e.getMessage());
    }
    descend();
  }
}
END
expect_status 1 run Deep.java
expect_output 'java.lang.StackOverflowError true'
expect_output 'abcbcc'
expect_output 'false'
expect_output 'offset 2, count 2, length 3'
expect_errors 'Exception in thread "main" java.lang.StackOverflowError'

# What is violated has the name that a verification gives it.
cat >Kinds.java <<'END'
class Kinds {
  int x;
  //@ datatype T = L | B(T l, int v);
  //@ predicate more() = acc(x) && x > 3;
  //@ static pure int positive(int k) requires k > 0 = 1;
  static void index() { /*@ assert [1][1] == 0; @*/ }
  static void key() { /*@ assert map<int,int>{1 -> 2}[3] == 0; @*/ }
  static void option() { /*@ ghost option<int> o = None; assert o.get == 0; @*/ }
  static void selector() { /*@ ghost T t = L; assert t.v == 0; @*/ }
  static void most() { int[] a = {}; /*@ assert (\max int i; 0 <= i < a.length; a[i]) == 0; @*/ }
  static void invariant() { int i = 3; /*@ invariant 1 / (i - 2) >= -100; @*/ while (i > 0) i--; }
  static void open() { Kinds n = new Kinds(); /*@ open n.more(); @*/ }
  static void use() { /*@ use positive(0); @*/ }
  //@ requires 1 / k > 0;
  static void contract(int k) { }
  static int shift(int k) { return k << 28; }
  static void loop(int n) {
    while (n > 0) //@ decreases n;
    {
    }
  }
}
END
for kind in index:array:bounds key:array:bounds option:array:bounds selector:array:bounds most:array:bounds \
  invariant:contract:division-by-zero open:open:predicate use:use:false; do
  expect_status 1 run --call "Kinds.${kind%%:*}()" Kinds.java
  expect_output "${kind#*:}: "
done
expect_status 1 run --call 'Kinds.contract(0)' Kinds.java
expect_output 'contract:division-by-zero: '
expect_status 0 run --call 'Kinds.shift(7)' Kinds.java
expect_output 1879048192
expect_status 1 run --call 'Kinds.shift(8)' Kinds.java
expect_output 'arithmetic:overflow: '
expect_status 0 run --unchecked --call 'Kinds.shift(8)' Kinds.java
expect_output -2147483648
expect_status 1 run --call 'Kinds.loop(1)' Kinds.java
expect_output 'Kinds.java:18:5'

# what fails in the call itself is shown there, and what stands behind the call in its line where it is
cat >Asked.java <<'END'
class Asked {
  //@ requires a > 3;
  static int h(int a) { return a; }
  static int over() { return Later.at(0); } } class Later { static int at(int k) { return 1 / k; } }
END
expect_status 1 run --call 'Asked.h(2)' Asked.java
expect_output '--> --call:1:1'
expect_output '1 | Asked.h(2)'
expect_output 'Asked.java:2:16'
expect_status 1 run --call 'Asked.h(4 / 0)' Asked.java
expect_output '--> --call:1:9'
expect_status 1 run --call 'Asked.over()' Asked.java
expect_output 'Asked.java:4:91'
if grep -q '[$]call' output; then complain 'text that nobody wrote'; fi
expect_status 0 run --call 'Asked.h(4) // four' Asked.java
expect_status 0 run --call 'Asked.h(/* four */
  4)' Asked.java
for call in 'int x = 3' ' '; do
  expect_status 3 run --call "$call" Asked.java
  expect_errors 'one statement'
done
expect_status 3 run --call 'Asked.h(4 +)' Asked.java
expect_errors "expected an expression"
expect_status 3 run --call 'Asked.h(4' Asked.java
expect_errors "found its end"

# what is left out for errors of the program
cat >Wrong.java <<'END'
class Wrong { static int f(int k) { return zz; } static int g(int k) { return k; } }
END
expect_status 0 run --call 'Wrong.g(3)' Wrong.java
expect_no_errors
expect_status 3 run --call 'Wrong.f(3)' Wrong.java
expect_errors 'error[W0003]'
expect_errors 'Wrong.java:1:44'
if grep -q '[$]call' output errors; then complain 'text that nobody wrote'; fi
cat >Clause.java <<'END'
class Clause { //@ requires undefinedThing > 3;
 static int g(int k) { return k; } }
END
expect_status 3 run --call 'Clause.g(3)' Clause.java
expect_errors 'Clause.java:1:29'
expect_status 3 explore --call 'Clause.g("N")' Clause.java
expect_errors 'Clause.java:1:29'
expect_status 3 explore --call 'Wrong.f("N")' Wrong.java
expect_errors 'Wrong.java:1:44'
expect_status 0 explore --call 'Wrong.g("N")' Wrong.java
expect_no_errors
expect_status 3 debug Wrong.java
expect_errors 'Wrong.java:1:44'

# What the verifier says of objects in mathematical values, and of keys, a run says, too.
expect_status 0 run "$(dirname "$0")/../regress/library/KeysAndIdentity.java"
expect_output 'done'

finish
