// Collections that are put together of other elements are not equal, whatever these are made of; and of those
// whose elements may be the same that does not follow.
class Unequal {
  static void sets(int a, int b) {
    //@ assert set<int>{1, 2} != set<int>{1} && set<int>{} != set<int>{1};
    //@ assert {1} < {1, 2} && !({1, 2} < {1, 2}) && {1, 2} > {2};
    //@ assert a != b ==> {a} < {a, b};
    //@ assert {1, 2} * {2, 3} != {} && {1} + {2} != {1} + {3};
    //@ assert [1, 2].set != [1, 3].set && {[1], []} - {[]} != {[2]};
    //@ assert {a} < {a, b}; //~ assert:false
  }

  static void mayBeEqual(int a, int b, int c) {
    //@ assert {a, b} != {a, c}; //~ assert:false
    //@ refute {a, b} == {a, c};
  }

  static void bags(int a, int b) {
    //@ assert bag<int>{1} < bag<int>{1, 1} && bag<int>{1} != bag<int>{1, 1};
    //@ assert [1, 2, 1].bag != [2, 1, 2].bag && bag<int>{1, 1} - bag<int>{1} != bag<int>{};
    //@ assert a != b ==> bag<int>{a, a} != bag<int>{a, b};
    //@ assert bag<int>{a, a} != bag<int>{a, b}; //~ assert:false
  }

  static void maps(int a, int b) {
    //@ assert map<int, int>{1 -> 2} != map<int, int>{1 -> 3} && map<int, int>{1 -> 2} != map<int, int>{2 -> 2};
    //@ assert map<int, int>{1 -> 2} != map<int, int>{};
    //@ assert map<int, int>{1 -> 2}[1 -> 3] != map<int, int>{1 -> 2};
    //@ assert a != b ==> map<int, int>{1 -> a} != map<int, int>{1 -> b};
    //@ assert map<int, int>{1 -> a} != map<int, int>{1 -> b}; //~ assert:false
  }

  static void named(int n /*@ ghost set<int> s, ghost set<int> t @*/)
    //@ requires s == {1, n} && t == {1};
  {
    //@ assert n != 1 ==> s != t;
    //@ assert s != t; //~ assert:false
  }

  static void others(int n /*@ ghost set<int> s @*/)
    //@ requires !(n \in s);
  {
    //@ assert s + {n} != s && s < s + {n} && s + {n} != s - {n};
    //@ assert s - {n} != s; //~ assert:false
  }
}
