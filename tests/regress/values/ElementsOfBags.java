// An element of a sequence is in whatever its bag, or its set, is known to be.
class ElementsOfBags {
  /*@
    ghost static void okNotNull(seq<Object> s, Object a, Object b, Object c)
      requires s.bag == (seq<Object>{a, b, c}).bag && a != null && b != null && c != null;
    { assert s[0] != null && s[2] != null; }

    ghost static void wrongNotNull(seq<Object> s, Object a, Object b, Object c)
      requires s.bag == (seq<Object>{a, b, c}).bag && a != null && b != null;
    { assert s[0] != null; } //~ assert:false

    ghost static void okTwice(seq<int> s)
      requires s.bag == bag<int>{1, 3, 1} && |s| == 3;
    { assert s[1] == 1 || s[1] == 3; }

    ghost static void wrongTwice(seq<int> s)
      requires s.bag == bag<int>{1, 3, 1} && |s| == 3;
    { assert s[0] == 1 ==> s[1] == 1; } //~ assert:false

    ghost static void okSet(seq<int> s)
      requires s.set == set<int>{1, 3} && |s| == 5;
    { assert s[4] == 1 || s[4] == 3; }

    ghost static void wrongSet(seq<int> s)
      requires s.set == set<int>{1, 3} && |s| == 5;
    { assert s[4] == 1 || s[3] == 1; } //~ assert:false
  @*/
}
