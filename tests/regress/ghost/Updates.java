// Assignments that combine a mathematical value with another one.
class Updates {
  //@ ghost seq<int> log;

  static void collections() {
    //@ ghost seq<int> s;
    //@ ghost s += [1, 2];
    //@ ghost s += seq<int>{3};
    //@ set s += s;
    //@ assert s == [1, 2, 3, 1, 2, 3];
    //@ ghost set<int> t = set<int>{1, 2};
    //@ ghost t += {4};
    //@ ghost t -= {1};
    //@ assert t == {2, 4};
    //@ ghost t *= {4, 5};
    //@ assert t == {4};
    //@ ghost bag<int> b;
    //@ ghost b += bag<int>{1, 1};
    //@ ghost b -= bag<int>{1};
    //@ assert b[1] == 1;
    //@ assert |s| == 3; //~ assert:false
  }

  //@ requires acc(log);
  //@ ensures acc(log) && log == \old(log) + seq<int>{n};
  void note(int n) {
    //@ set log += [n];
  }

  //@ requires acc(log, 1/2);
  //@ ensures acc(log, 1/2);
  void noteUnasked(int n) {
    //@ set this.log += [n]; //~ write:permission
  }

  //@ requires acc(log) && 0 < |log|;
  //@ ensures acc(log) && log == \old(log); //~ postcondition:false
  void forgetOne() {
    //@ ghost log += [1];
  }
}
