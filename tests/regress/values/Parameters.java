// Types with commas, and names that are near to other words, as parameters and results of what annotations declare.
class Parameters {
  int n;

  //@ predicate holds(map<int, int> all) = acc(n) && n \in all.keys;

  //@ predicate both(int key, map<int, int> all) = acc(n) && n == key && key \in all.keys;

  //@ pure ghost static seq<int> one(int n) = seq<int>{n};

  void ok()
    //@ requires both(3, map<int, int>{3 -> 4});
    //@ ensures holds(map<int, int>{3 -> 4});
  {
    //@ open both(3, map<int, int>{3 -> 4});
    //@ close holds(map<int, int>{3 -> 4});
    //@ assert one(3)[0] == 3;
  }

  void wrong()
    //@ requires both(3, map<int, int>{3 -> 4});
    //@ ensures holds(map<int, int>{4 -> 4}); //~ postcondition:predicate
  {
    //@ assert one(3)[0] == 4; //~ assert:false
  }
}
