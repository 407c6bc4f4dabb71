// An instance of a predicate is the one wanted where its arguments are equal by what sequences and sets are.
class EqualArguments {
  int value;
  EqualArguments next;

  //@ static predicate some(seq<int> s);
  //@ static predicate of(set<int> s);
  /*@ static predicate lseg(EqualArguments from, EqualArguments to, seq<int> s) =
        |s| == 0 ? from == to
                 : from != null ** acc(from.value) ** acc(from.next) ** from.value == s[0]
                     ** lseg(from.next, to, s[1..]); @*/

  //@ requires |s| > 1 && v == s[|s| - 1] && some(s[1..|s| - 1] + [v]);
  //@ ensures some(s[1..]);
  //@ ghost static void snoc(seq<int> s, int v) { }

  //@ requires |s| > 1 && v == s[|s| - 2] && some(s[1..|s| - 1] + [v]);
  //@ ensures some(s[1..]); //~ postcondition:predicate
  //@ ghost static void other(seq<int> s, int v) { }

  //@ requires |s| > 0 && x == s[0] && some(x :: s[1..]);
  //@ ensures some(s);
  //@ ghost static void cons(seq<int> s, int x) { }

  //@ requires |s| > 0 && x == s[0] && of(s.set + {x});
  //@ ensures of(s.set);
  //@ ghost static void again(seq<int> s, int x) { }

  //@ requires |s| > 0 && of(s.set + {x});
  //@ ensures of(s.set); //~ postcondition:predicate
  //@ ghost static void more(seq<int> s, int x) { }

  //@ requires |s| > 1 && v == s[|s| - 1] && lseg(a, b, s[1..|s| - 1] + [v]);
  //@ ensures lseg(a, b, s[1..]);
  //@ ghost static void segment(seq<int> s, int v, EqualArguments a, EqualArguments b) { }
}
