// Arrays that are one or another, and elements held under conditions: one path reads and writes them all.
class ArrayChoices {
  int[] held;

  static void take(int[] a)
    //@ requires acc(a[*]);
  {
  }

  static void fill(int[] a)
    //@ requires acc(a[*]) ** a.length > 0;
    //@ ensures acc(a[*]) ** a[0] == 3;
  {
    a[0] = 3;
  }

  static void allocated(boolean b, boolean c)
  {
    int[] a = new int[1];
    int[] first = a;
    if (b) {
      a = new int[2];
    }
    if (c) {
      a = new int[3];
    }
    a[0] = 5;
    //@ assert a[0] == 5;
    //@ assert b || c || first[0] == 5;
    //@ assert b ==> first[0] == 0;
    //@ assert first[0] == 0; //~ assert:false
  }

  // The index is one of some of them.
  static void outOfBounds(boolean b, boolean c)
  {
    int[] a = new int[1];
    if (b) {
      a = new int[2];
    }
    if (c) {
      a = new int[3];
    }
    a[1] = 5; //~ array:bounds
  }

  static void notInEachCase(boolean b, boolean c)
  {
    int[] a = null;
    if (b) {
      a = new int[2];
    }
    if (c) {
      a = new int[3];
    }
    if (b || c) {
      a[1] = 5;
    }
    a[0] = 1; //~ array:null
  }

  // What is written through a choice leaves the other one as it was.
  static void chosen(boolean b, int[] p, int[] q, int i)
    //@ requires acc(p[*]) ** acc(q[*]) ** 0 <= i ** i < p.length ** i < q.length ** p[i] == 1 ** q[i] == 2;
    //@ ensures acc(p[*]) ** acc(q[*]) ** p[i] == (b ? 9 : 1) ** q[i] == (b ? 2 : 9);
  {
    int[] chosen = b ? p : q;
    chosen[i] = 9;
  }

  static void chosenWrong(boolean b, int[] p, int[] q, int i)
    //@ requires acc(p[*]) ** acc(q[*]) ** 0 <= i ** i < p.length ** i < q.length ** p[i] == 1 ** q[i] == 2;
    //@ ensures acc(p[*]) ** acc(q[*]) ** p[i] == 9 ** q[i] == 2; //~ postcondition:false
  {
    int[] chosen = b ? p : q;
    chosen[i] = 9;
  }

  static void chosenOutside(boolean b, int[] p, int[] q, int i)
    //@ requires acc(p[*]) ** acc(q[*]) ** 0 <= i ** i < p.length;
    //@ ensures acc(p[*]) ** acc(q[*]);
  {
    int[] chosen = b ? p : q;
    chosen[i] = 9; //~ array:bounds
  }

  // Of the other one nothing is held at that index.
  static void partHeld(boolean b, int[] p, int[] q)
    //@ requires p != null ** q != null ** p.length == 4 ** q.length == 4 ** acc(p[*]) ** acc(q[0 .. 2]);
  {
    int[] chosen = b ? p : q;
    chosen[1] = 7;
    //@ assert chosen[1] == 7;
    chosen[2] = 7; //~ write:permission
  }

  static void otherIndices(boolean b, int[] p, int[] q)
    //@ requires acc(p[*]) ** acc(q[*]) ** p.length == 4 ** q.length == 4 ** p[1] == 1 ** q[1] == 1;
  {
    int[] chosen = b ? p : q;
    chosen[2] = 7;
    //@ assert p[1] == 1 && q[1] == 1 && chosen[1] == 1;
    //@ assert b ==> p[2] == 7;
    //@ assert q[2] == 7; //~ assert:false
  }

  static void underGuards(boolean b, boolean c, int[] p)
    //@ requires p != null ** p.length == 2 ** (b ==> acc(p[*]));
    //@ ensures b ==> acc(p[*]) ** p[1] == (c ? 4 : 3);
  {
    if (b) {
      p[1] = 3;
    }
    if (b && c) {
      p[1] = 4;
    }
  }

  static void underGuardsWrong(boolean b, boolean c, int[] p)
    //@ requires p != null ** p.length == 2 ** (b ==> acc(p[*]));
  {
    if (b && c) {
      p[1] = 3;
    }
    if (b || c) {
      p[0] = 4; //~ write:permission
    }
  }

  // The guards leave no case out.
  static void complements(boolean b, int[] p)
    //@ requires p != null ** p.length == 2 ** (b ==> acc(p[*])) ** (!b ==> acc(p[*]));
    //@ ensures acc(p[*]) ** p[0] == 8;
  {
    p[0] = 8;
  }

  static void passed(boolean b, boolean c)
  {
    int[] a = new int[1];
    if (b) {
      a = new int[2];
    }
    if (c) {
      a = new int[3];
    }
    fill(a);
    //@ assert a[0] == 3;
    a[0] = 4;
    //@ assert a[0] == 3; //~ assert:false
  }

  static void passedTwice(boolean b, int[] p, int[] q)
    //@ requires acc(p[*]) ** acc(q[*]) ** p.length == 1 ** q.length == 1;
  {
    int[] chosen = b ? p : q;
    take(chosen);
    take(p); //~ precondition:permission
  }

  static void otherPassed(boolean b, int[] p, int[] q)
    //@ requires acc(p[*]) ** acc(q[*]) ** p.length == 1 ** q.length == 1;
  {
    int[] chosen = b ? p : q;
    int[] other = b ? q : p;
    take(chosen);
    other[0] = 1;
    take(other);
  }

  static void gone(boolean b, int[] p, int[] q)
    //@ requires acc(p[*]) ** acc(q[*]) ** p.length == 1 ** q.length == 1;
  {
    int[] chosen = b ? p : q;
    take(chosen);
    chosen[0] = 1; //~ write:permission
  }

  // A guard that is contradicted later.
  static void contradicted(boolean b, int[] p)
    //@ requires p != null ** p.length == 1 ** (b ==> acc(p[*]));
  {
    if (!b) {
      p[0] = 1; //~ write:permission
    }
  }

  static void inField(boolean b, boolean c)
  {
    ArrayChoices o = new ArrayChoices();
    o.held = new int[1];
    if (b) {
      o.held = new int[2];
    }
    if (c) {
      o.held = new int[3];
    }
    o.held[0] = 6;
    //@ assert o.held[0] == 6;
    //@ assert o.held.length == (c ? 3 : b ? 2 : 1);
    //@ assert o.held.length == 1; //~ assert:false
  }

  static void shares(boolean b, int[] p, int[] q)
    //@ requires acc(p[*], 1/2) ** acc(q[*], 1/2) ** p.length == 1 ** q.length == 1;
  {
    int[] chosen = b ? p : q;
    int read = chosen[0];
    //@ assert b ==> read == p[0];
    chosen[0] = 1; //~ write:permission
  }
}
