// What is in a sequence, and is not an element that is left out, is in what is left.
class LeftOut {
  /*@ ghost static void oneOfTwo(seq<int> s, int i, int x)
    @   requires 0 <= i && i < |s| && x \in s && x != s[i];
    @   ensures x \in s[..i] || x \in s[i + 1..];
    @ {}
    @
    @ ghost static void maybeThatOne(seq<int> s, int i, int x)
    @   requires 0 <= i && i < |s| && x \in s;
    @   ensures x \in s[..i] || x \in s[i + 1..]; //~ postcondition:false
    @ {}
    @
    @ ghost static void twoLeftOut(seq<int> s, int i, int x)
    @   requires 0 <= i && i < |s| - 1 && x \in s && x != s[i];
    @   ensures x \in s[..i] || x \in s[i + 2..]; //~ postcondition:false
    @ {}
    @
    @ ghost static void together(seq<Object> s, int i, Object x)
    @   requires 0 <= i && i < |s| && x \in s && x != s[i];
    @   ensures x \in s[..i] + s[i + 1..];
    @ {}
    @
    @ ghost static void oneOfThree(seq<int> s, int i, int j, int x)
    @   requires 0 <= i && i < j && j < |s| && x \in s && x != s[i] && x != s[j];
    @   ensures x \in s[..i] || x \in s[i + 1..j] || x \in s[j + 1..];
    @ {}
    @
    @ ghost static void maybeTheOther(seq<int> s, int i, int j, int x)
    @   requires 0 <= i && i < j && j < |s| && x \in s && x != s[i];
    @   ensures x \in s[..i] || x \in s[i + 1..j] || x \in s[j + 1..]; //~ postcondition:false
    @ {}
    @
    @ ghost static void updated(seq<int> s, int i, int x, int y)
    @   requires 0 <= i && i < |s| && x \in s && x != s[i];
    @   ensures x \in s[i -> y];
    @ {}
    @
    @ ghost static void maybeOverwritten(seq<int> s, int i, int x, int y)
    @   requires 0 <= i && i < |s| && x \in s;
    @   ensures x \in s[i -> y]; //~ postcondition:false
    @ {}
    @*/
}
