// The words of other tools: fold, unfold, unfolding, resource, Perm with all of a permission, context.
class C {
  int x;

  //@ resource valid() = acc(x);

  /*@ pure @*/ int get()
    //@ requires valid();
  {
    return /*@ unfolding valid() in @*/ x;
  }

  void ok(int v)
    //@ context valid();
    //@ ensures get() == v;
  {
    //@ unfold valid();
    x = v;
    //@ fold valid();
    //@ use get();
  }

  void wrong(int v)
    //@ context valid();
    //@ ensures \old(get()) == v; //~ postcondition:false
  {
    //@ unfold valid();
    x = v;
    //@ fold valid();
  }
}
