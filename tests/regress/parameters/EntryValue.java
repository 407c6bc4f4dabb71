//: --overflow=unbounded
class C {
  int ok(int v)
    //@ ensures \result == v + 1;
  {
    v++;
    return v;
  }

  int wrong(int v)
    //@ ensures \result == v; //~ postcondition:false
  {
    v = v + 1;
    return v;
  }
}
