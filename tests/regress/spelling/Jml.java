// The words of JML that do no harm.
class Node {
  private /*@ spec_public nullable @*/ Node next;
  private /*@ spec_public @*/ int x;
  /*@ spec_protected @*/ protected int y;
  int helper, inline, also, model, assignable;

  /*@ public normal_behavior
    @   requires acc(x) && v >= 0;
    @   ensures acc(x) && x == v;
    @*/
  public void set(int v) {
    x = v;
  }

  /*@ normal_behavior
    @   requires acc(x);
    @   ensures \result == x + 1; //~ postcondition:false
    @*/
  public /*@ pure helper @*/ int get(/*@ nullable @*/ Node j, /*@ nullable @*/ final Object k) {
    return x;
  }

  //@ behavior
  //@ requires acc(helper) ** acc(also) ** helper == 1;
  //@ ensures acc(helper) ** acc(also) ** also == 2 ** helper == 1;
  public /*@ helper @*/ void names() {
    /*@ nullable @*/ Node k = null;
    also = 2;
    inline(helper);
    //@ assert also == 2 && helper == 1;
  }

  static void inline(int model) {
    //@ assert model == model;
  }

  //@ requires acc(x);
  //@ measured_by x;
  //@ ensures true;
  void measured() {
    int i = 3;
    //@ maintaining 0 <= i;
    //@ decreasing i;
    while (0 < i) i--;
  }
}
