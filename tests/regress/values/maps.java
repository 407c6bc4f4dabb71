// Maps: reads after updates, keys, values, removal.
class Maps {
  void updates(int k, int n)
    //@ requires k != n;
  {
    //@ ghost map<int, int> m = map<int, int>{1 -> 10, 2 -> 20};
    //@ assert m[1] == 10 && m.get(2) == 20 && |m| == 2;
    //@ assert m.add(1, 11)[1] == 11 && |m[1 -> 11]| == 2 && m[3 -> 4].keys == {1, 2, 3};
    //@ assert m[k -> 5][n -> 6][k] == 5;
    //@ assert m.remove(1)[2] == 20 && !(1 \in m.remove(1).keys);
    //@ assert m[1 -> 0][1 -> 10] == m && m.remove(2) == map<int, int>{1 -> 10};
    //@ assert 20 \in m.values;
    //@ assert 30 \in m.values; //~ assert:false
  }

  //@ ensures result == 1; //~ postcondition:false
  /*@ ghost pure int wrongUpdate(map<int, int> m, int k, int n) = m[k -> 1][n -> 2][k]; @*/

  //@ ensures result == v;
  /*@ ghost pure int removed(map<int, int> m, int k, int v) = m[k -> v].remove(k + 1)[k]; @*/

  /*@ ghost pure int wrongRemoved(map<int, int> m, int k, int v) = m[k -> v].remove(k)[k]; @*/ //~ contract:bounds

  /*@ ghost pure int absent(map<int, int> m, int k) = m[k]; @*/ //~ contract:bounds

  //@ requires k \in m.keys;
  /*@ ghost pure int present(map<int, int> m, int k) = m[k]; @*/

  void code(int k)
  {
    //@ ghost map<int, boolean> m = map<int, boolean>{};
    //@ set m = m[k -> true];
    //@ assert m[k];
    //@ assert m[k + 1]; //~ array:bounds
  }

  //@ requires m.keys == n.keys && (\forall int k; k \in m.keys; m[k] == n[k]);
  //@ ensures result == true;
  /*@ ghost pure boolean extensional(map<int, int> m, map<int, int> n) = m == n; @*/

  //@ requires m.keys == n.keys && (\forall int k; k \in m.keys && k != 7; m[k] == n[k]);
  //@ ensures result == true; //~ postcondition:false
  /*@ ghost pure boolean wrongExtensional(map<int, int> m, map<int, int> n) = m == n; @*/

  //@ requires k \in m.keys;
  //@ ensures result == true;
  /*@ ghost pure boolean value(map<int, Object> m, int k) = m[k] \in m.values; @*/
}
