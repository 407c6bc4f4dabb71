// What is in a sequence is in one of its parts.
class PartsOfSequences {
  /*@
    ghost static void okTail(seq<Object> s)
      requires 0 < |s|;
      ensures s.set - set<Object>{s[0]} <= s.tail.set;
    { }

    ghost static void okTailWithout(seq<Object> s)
      requires 0 < |s| && !(s[0] \in s.tail);
      ensures s.tail.set == s.set - set<Object>{s[0]};
    { }

    ghost static void wrongTailWithout(seq<Object> s)
      requires 0 < |s|;
      ensures s.tail.set == s.set - set<Object>{s[0]}; //~ postcondition:false
    { }

    ghost static void okMiddle(seq<int> s, int i, int x)
      requires 0 <= i && i < |s| && x \in s;
    { assert x \in s[..i] || x \in s[i..]; }

    ghost static void wrongMiddle(seq<int> s, int i, int x)
      requires 0 <= i && i < |s| && x \in s;
    { assert x \in s[..i] || x \in s[i + 1..]; } //~ assert:false

    ghost static void wrongBefore(seq<int> s, int i, int x)
      requires 0 <= i && i < |s| && x \in s && x != s[i];
    { assert x \in s[..i]; } //~ assert:false

    ghost static void okMoved(seq<Object> s, int i)
      requires 0 <= i && i < |s|;
      ensures (s[..i] + s[i + 1..] + seq<Object>{s[i]}).bag == s.bag;
      ensures (s[..i] + s[i + 1..] + seq<Object>{s[i]}).set == s.set;
    { }

    ghost static void wrongMoved(seq<Object> s, int i)
      requires 0 <= i && i + 1 < |s|;
      ensures (s[..i] + s[i + 1..] + seq<Object>{s[i + 1]}).bag == s.bag; //~ postcondition:false
    { }
  @*/
}
