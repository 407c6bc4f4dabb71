// Braces without a type are a collection wherever an operand is wanted, and no statement may start.
class BareBraces {
  //@ datatype Choice = One | These(set<int> all);

  //@ ghost pure static set<int> either(boolean b) = b ? {1} : {2};

  //@ ghost pure static set<int> returned() { return {1}; }

  //@ ghost pure static set<int> of(Choice choice) = match choice { case One: {1}; case These(all): all; };

  static void places(boolean b, int n) {
    //@ assert [{1}, {2}][1] == {2} && |{1, 2}| == 2 && |{1} + {1}| == 1;
    //@ assert map<int, set<int>>{1 -> {2}}[3 -> {4}][3] == {4};
    //@ assert map<set<int>, int>{{1} -> 2}[{1}] == 2;
    //@ assert (b ? {1} : {2}) == either(b);
    //@ assert {1} == {n} <==> {n} == {1};
    //@ ghost seq<set<int>> sets = {1} :: [{2}];
    //@ assert sets.head == returned() && of(One) == {1} && of(These({3})) == {3};
    //@ assert |{1, n}| == 2; //~ assert:false
  }

  static void blocks(boolean b /*@ ghost Choice choice @*/) {
    //@ ghost int n = 0;
    //@ match choice { case One: { n = 1; } case These(all): { n = 2; } }
    //@ assert n == 1 || n == 2;
    /*@ ghost switch (n) {
          case 1: { n = 3; break; }
          case 2 + 0: { n = 4; }
        } @*/
    //@ assert n == 3 || n == 4;
    //@ assert n == 3; //~ assert:false
  }
}

class BehindWords {
  static void words(int[] refute /*@ ghost seq<int> s @*/)
    //@ requires [1, 2] == s && acc(refute[*]) && refute.length > 1;
    //@ ensures |s| == 2;
    //@ ensures {1} == {1};
  {
    //@ refute [2, 1] == s;
    //@ refute |s| == 3;
    //@ refute {1, 2} == {1};
    //@ refute |{1, 2}| == 2; //~ assert:refuted
    refute[1] = 3;
  }
}
