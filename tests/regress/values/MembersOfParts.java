// That there is some member follows from what a bag, a set or a sequence is put together of.
class MembersOfParts {
  //@ requires b == l + bag<int>{v} + r;
  //@ ensures (\exists int m; m \in b);
  //@ ghost static void ofBag(bag<int> b, bag<int> l, bag<int> r, int v) { }

  //@ requires b == l + bag<int>{v} + r;
  //@ ensures (\exists int m; m \in b && l + r == b - bag<int>{m});
  //@ ghost static void without(bag<int> b, bag<int> l, bag<int> r, int v) { }

  //@ requires b == l + bag<int>{v} + r;
  //@ ensures (\exists int m; m \in b && l == b - bag<int>{m}); //~ postcondition:false
  //@ ghost static void withoutMore(bag<int> b, bag<int> l, bag<int> r, int v) { }

  //@ requires b == l + r;
  //@ ensures (\exists int m; m \in b); //~ postcondition:false
  //@ ghost static void ofNone(bag<int> b, bag<int> l, bag<int> r) { }

  //@ requires b == l + {v};
  //@ ensures (\exists int m; m \in b);
  //@ ghost static void ofSet(set<int> b, set<int> l, int v) { }

  //@ requires b == l + [v];
  //@ ensures (\exists int m; m \in b);
  //@ ghost static void ofSequence(seq<int> b, seq<int> l, int v) { }
}
