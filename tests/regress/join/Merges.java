//: --overflow=unbounded
// Merging the arms of branches loses no proof and accepts nothing wrong.
class G {
  int x; G n;
  //@ predicate p() = acc(x) && acc(n);
  /*@ pure @*/ int get()
    //@ requires p();
  { return x; }
  void loopOpen(int k)
    //@ requires p() && k >= 0;
    //@ ensures p() && get() == old(get()) + k;
  {
    //@ invariant p() && 0 <= i && i <= k && get() == old(get()) + i;
    for (int i = 0; i < k; i++) { x = x + 1; }
  }
  void merge(boolean b)
    //@ requires p();
    //@ ensures p() && (b ? get() == 1 : get() == 2);
  { if (b) x = 1; else x = 2; }
  void merge2(boolean b, G o)
    //@ requires p() && o.p();
    //@ ensures p() && o.p() && get() == 1; //~ postcondition:false
  { G c; if (b) c = this; else c = o; c.x = 1; }
  void merge3(boolean b, G o)
    //@ requires p() && o.p();
    //@ ensures p() && o.p() && (b ? get() == 1 : o.get() == 1);
  { G c; if (b) c = this; else c = o; c.set(1); }
  void set(int v)
    //@ requires p();
    //@ ensures p() && get() == v;
  { x = v; }
  void merge4(boolean b)
    //@ requires p();
    //@ ensures p();
  { if (b) { give(); } else { } if (!b) { x = 1; } else { take(); } }
  void give()
    //@ requires p();
  { }
  //@ requires true;
  //@ ensures p();
  native void take();
  void fresh(boolean b)
  { G a; if (b) a = new G(); else a = new G(); G c = new G(); assert a != c; assert a != this; a.x = 3; assert a.x == 3; }
  int early(int i)
    //@ ensures result >= i;
  { int r = i; if (i < 0) { if (i == -5) return 0; r = -i; } if (r > 100) return r; return r + 1; }
}
