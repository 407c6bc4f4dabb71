// Many ifs, of which each opens a predicate, closes it by a call, or moves what it holds, in one arm only: behind each
// both arms hold the same, so that these are one path and not 2^n.
class Aligned {
  int value;
  Aligned next;

  //@ predicate valid() = acc(value) ** acc(next) ** (next != null ==> next.valid());

  void set(int value)
    //@ requires valid();
    //@ ensures valid();
  {
    this.value = value;
  }

  void opened(boolean c0, boolean c1, boolean c2, boolean c3, boolean c4, boolean c5, boolean c6,
      boolean c7, boolean c8, boolean c9, boolean c10, boolean c11, boolean c12, boolean c13, boolean c14,
      boolean c15)
    //@ requires valid();
    //@ ensures valid();
  {
    if (c0 && next != null) value = 0;
    if (c1 && next != null) value = 1;
    if (c2 && next != null) value = 2;
    if (c3 && next != null) value = 3;
    if (c4 && next != null) value = 4;
    if (c5 && next != null) value = 5;
    if (c6 && next != null) value = 6;
    if (c7 && next != null) value = 7;
    if (c8 && next != null) value = 8;
    if (c9 && next != null) value = 9;
    if (c10 && next != null) value = 10;
    if (c11 && next != null) value = 11;
    if (c12 && next != null) value = 12;
    if (c13 && next != null) value = 13;
    if (c14 && next != null) value = 14;
    if (c15 && next != null) value = 15;
  }

  void unlinked(boolean c0, boolean c1, boolean c2, boolean c3, boolean c4, boolean c5, boolean c6,
      boolean c7, boolean c8, boolean c9, boolean c10, boolean c11, boolean c12, boolean c13, boolean c14,
      boolean c15)
    //@ requires valid();
    //@ ensures valid();
  {
    if (c0 && next != null) next = next.next;
    if (c1 && next != null) next = next.next;
    if (c2 && next != null) next = next.next;
    if (c3 && next != null) next = next.next;
    if (c4 && next != null) next = next.next;
    if (c5 && next != null) next = next.next;
    if (c6 && next != null) next = next.next;
    if (c7 && next != null) next = next.next;
    if (c8 && next != null) next = next.next;
    if (c9 && next != null) next = next.next;
    if (c10 && next != null) next = next.next;
    if (c11 && next != null) next = next.next;
    if (c12 && next != null) next = next.next;
    if (c13 && next != null) next = next.next;
    if (c14 && next != null) next = next.next;
    if (c15 && next != null) next = next.next;
  }

  void pushed(boolean c0, boolean c1, boolean c2, boolean c3, boolean c4, boolean c5, boolean c6,
      boolean c7, boolean c8, boolean c9, boolean c10, boolean c11, boolean c12, boolean c13, boolean c14,
      boolean c15)
    //@ requires valid();
    //@ ensures valid();
  {
    if (c0) { Aligned first = new Aligned(); first.next = next; next = first; }
    if (c1) { Aligned first = new Aligned(); first.next = next; next = first; }
    if (c2) { Aligned first = new Aligned(); first.next = next; next = first; }
    if (c3) { Aligned first = new Aligned(); first.next = next; next = first; }
    if (c4) { Aligned first = new Aligned(); first.next = next; next = first; }
    if (c5) { Aligned first = new Aligned(); first.next = next; next = first; }
    if (c6) { Aligned first = new Aligned(); first.next = next; next = first; }
    if (c7) { Aligned first = new Aligned(); first.next = next; next = first; }
    if (c8) { Aligned first = new Aligned(); first.next = next; next = first; }
    if (c9) { Aligned first = new Aligned(); first.next = next; next = first; }
    if (c10) { Aligned first = new Aligned(); first.next = next; next = first; }
    if (c11) { Aligned first = new Aligned(); first.next = next; next = first; }
    if (c12) { Aligned first = new Aligned(); first.next = next; next = first; }
    if (c13) { Aligned first = new Aligned(); first.next = next; next = first; }
    if (c14) { Aligned first = new Aligned(); first.next = next; next = first; }
    if (c15) { Aligned first = new Aligned(); first.next = next; next = first; }
  }

  void closedByCall(boolean c0, boolean c1, boolean c2, boolean c3, boolean c4, boolean c5, boolean c6,
      boolean c7, boolean c8, boolean c9, boolean c10, boolean c11, boolean c12, boolean c13, boolean c14,
      boolean c15)
    //@ requires valid();
    //@ ensures valid();
  {
    if (c0) { if (next != null) next.set(0); } else set(0);
    if (c1) { if (next != null) next.set(1); } else set(1);
    if (c2) { if (next != null) next.set(2); } else set(2);
    if (c3) { if (next != null) next.set(3); } else set(3);
    if (c4) { if (next != null) next.set(4); } else set(4);
    if (c5) { if (next != null) next.set(5); } else set(5);
    if (c6) { if (next != null) next.set(6); } else set(6);
    if (c7) { if (next != null) next.set(7); } else set(7);
    if (c8) { if (next != null) next.set(8); } else set(8);
    if (c9) { if (next != null) next.set(9); } else set(9);
    if (c10) { if (next != null) next.set(10); } else set(10);
    if (c11) { if (next != null) next.set(11); } else set(11);
    if (c12) { if (next != null) next.set(12); } else set(12);
    if (c13) { if (next != null) next.set(13); } else set(13);
    if (c14) { if (next != null) next.set(14); } else set(14);
    if (c15) { if (next != null) next.set(15); } else set(15);
  }

  void cyclic(boolean c0, boolean c1, boolean c2, boolean c3, boolean c4, boolean c5, boolean c6,
      boolean c7, boolean c8, boolean c9, boolean c10, boolean c11, boolean c12, boolean c13, boolean c14,
      boolean c15)
    //@ requires valid();
    //@ ensures valid(); //~ postcondition:predicate
  {
    if (c0 && next != null) value = 0;
    if (c1 && next != null) value = 1;
    if (c2 && next != null) value = 2;
    if (c3 && next != null) value = 3;
    if (c4 && next != null) value = 4;
    if (c5 && next != null) value = 5;
    if (c6 && next != null) value = 6;
    if (c7 && next != null) value = 7;
    if (c8 && next != null) value = 8;
    if (c9 && next != null) value = 9;
    if (c10 && next != null) value = 10;
    if (c11 && next != null) value = 11;
    if (c12 && next != null) value = 12;
    if (c13 && next != null) value = 13;
    if (c14 && next != null) value = 14;
    if (c15 && next != null) value = 15;
    if (c3) next = this;
  }

  void lost(boolean c0, boolean c1, boolean c2, boolean c3, boolean c4, boolean c5, boolean c6, boolean c7,
      boolean c8, boolean c9, boolean c10, boolean c11, boolean c12, boolean c13, boolean c14, boolean c15)
    //@ requires valid();
    //@ ensures valid(); //~ postcondition:predicate
  {
    if (c0 && next != null) next = next.next;
    if (c1 && next != null) next = next.next;
    if (c2 && next != null) next = next.next;
    if (c3 && next != null) next = next.next;
    if (c4 && next != null) next = next.next;
    if (c5 && next != null) next = next.next;
    if (c6 && next != null) next = next.next;
    if (c7 && next != null) next = next.next;
    if (c8 && next != null) next = next.next;
    if (c9 && next != null) next = next.next;
    if (c10 && next != null) next = next.next;
    if (c11 && next != null) next = next.next;
    if (c12 && next != null) next = next.next;
    if (c13 && next != null) next = next.next;
    if (c14 && next != null) next = next.next;
    if (c15 && next != null) next = next.next;
    Aligned last = next;
    if (c3 && last != null) last.next = last;
  }

}

// Two references that are exchanged remain two.
class Exchanged {
  int value;

  static void apart(Exchanged a, Exchanged b, boolean c0, boolean c1, boolean c2, boolean c3, boolean c4,
      boolean c5, boolean c6, boolean c7, boolean c8, boolean c9, boolean c10, boolean c11, boolean c12,
      boolean c13, boolean c14, boolean c15)
    //@ requires acc(a.value) ** acc(b.value);
    //@ ensures acc(a.value) ** acc(b.value);
  {
    Exchanged x = a, y = b, t = null;
    if (c0) { t = x; x = y; y = t; }
    if (c1) { t = x; x = y; y = t; }
    if (c2) { t = x; x = y; y = t; }
    if (c3) { t = x; x = y; y = t; }
    if (c4) { t = x; x = y; y = t; }
    if (c5) { t = x; x = y; y = t; }
    if (c6) { t = x; x = y; y = t; }
    if (c7) { t = x; x = y; y = t; }
    if (c8) { t = x; x = y; y = t; }
    if (c9) { t = x; x = y; y = t; }
    if (c10) { t = x; x = y; y = t; }
    if (c11) { t = x; x = y; y = t; }
    if (c12) { t = x; x = y; y = t; }
    if (c13) { t = x; x = y; y = t; }
    if (c14) { t = x; x = y; y = t; }
    if (c15) { t = x; x = y; y = t; }
    x.value = 1;
    y.value = 2;
    assert x != y;
  }

  static void notInOrder(Exchanged a, Exchanged b, boolean c0, boolean c1, boolean c2, boolean c3,
      boolean c4, boolean c5, boolean c6, boolean c7, boolean c8, boolean c9, boolean c10, boolean c11,
      boolean c12, boolean c13, boolean c14, boolean c15)
    //@ requires acc(a.value) ** acc(b.value);
    //@ ensures acc(a.value) ** acc(b.value);
  {
    Exchanged x = a, y = b, t = null;
    if (c0) { t = x; x = y; y = t; }
    if (c1) { t = x; x = y; y = t; }
    if (c2) { t = x; x = y; y = t; }
    if (c3) { t = x; x = y; y = t; }
    if (c4) { t = x; x = y; y = t; }
    if (c5) { t = x; x = y; y = t; }
    if (c6) { t = x; x = y; y = t; }
    if (c7) { t = x; x = y; y = t; }
    if (c8) { t = x; x = y; y = t; }
    if (c9) { t = x; x = y; y = t; }
    if (c10) { t = x; x = y; y = t; }
    if (c11) { t = x; x = y; y = t; }
    if (c12) { t = x; x = y; y = t; }
    if (c13) { t = x; x = y; y = t; }
    if (c14) { t = x; x = y; y = t; }
    if (c15) { t = x; x = y; y = t; }
    x.value = 1;
    y.value = 2;
    assert x == a; //~ assert:false
  }

  static void overwritten(Exchanged a, Exchanged b, boolean c0, boolean c1, boolean c2, boolean c3,
      boolean c4, boolean c5, boolean c6, boolean c7, boolean c8, boolean c9, boolean c10, boolean c11,
      boolean c12, boolean c13, boolean c14, boolean c15)
    //@ requires acc(a.value) ** acc(b.value);
  {
    Exchanged x = a, y = b;
    if (c0) x = y;
    if (c1) x = y;
    if (c2) x = y;
    if (c3) x = y;
    if (c4) x = y;
    if (c5) x = y;
    if (c6) x = y;
    if (c7) x = y;
    if (c8) x = y;
    if (c9) x = y;
    if (c10) x = y;
    if (c11) x = y;
    if (c12) x = y;
    if (c13) x = y;
    if (c14) x = y;
    if (c15) x = y;
    x.value = 1;
    y.value = 2;
    assert x.value == 1; //~ assert:false
  }
}
