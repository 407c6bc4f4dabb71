// How often something is in a sequence, and in its parts: before an index, from it on, between two.
class BagsOfSlices {
  //@ requires 0 <= i && i <= j && j <= |s|;
  static void okParts(int i, int j /*@ ghost seq<int> s @*/) {
    //@ assert s[..i].bag + s[i..].bag == s.bag;
    //@ assert s[..i].bag + s[i..j].bag + s[j..].bag == s.bag;
    //@ assert (s[i..] + s[..i]).bag == s.bag;
    //@ assert s[i..j].bag <= s.bag && |s[..i].bag| == i;
  }

  //@ requires 0 <= i && i <= j && j <= |s|;
  static void wrongPart(int i, int j /*@ ghost seq<int> s @*/) {
    //@ assert s[..i].bag + s[j..].bag == s.bag; //~ assert:false
  }

  //@ requires 0 <= i && i < |s|;
  static void okElement(int i /*@ ghost seq<int> s @*/) {
    //@ assert s[..i].bag + bag<int>{s[i]} == s[..i + 1].bag;
    //@ assert s.bag == bag<int>{s[i]} + (s[..i] + s[i + 1..]).bag;
    //@ assert s.tail.bag == s.bag - bag<int>{s.head};
  }

  //@ requires 0 <= i && i < |s|;
  static void wrongElement(int i /*@ ghost seq<int> s @*/) {
    //@ assert s[..i].bag + bag<int>{s[0]} == s[..i + 1].bag; //~ assert:false
  }

  //@ requires |s| > 2;
  static void okFirst(/*@ ghost seq<int> s @*/) {
    //@ assert s.bag == bag<int>{s[0], s[1]} + s[2..].bag;
  }

  //@ requires |s| > 2;
  static void wrongFirst(/*@ ghost seq<int> s @*/) {
    //@ assert s.bag == bag<int>{s[0]} + s[2..].bag; //~ assert:false
  }

  // Where the indices are in no order, nothing follows.
  static void wrongOrder(int i /*@ ghost seq<int> s @*/) {
    //@ assert 0 <= i && i < |s| ==> s[..i].bag + s[i..].bag == s.bag;
    //@ assert i > |s| ==> 0 <= i;
    //@ assert i < 0; //~ assert:false
  }

  //@ requires s.bag == t.bag;
  static void okLengths(/*@ ghost seq<int> s, ghost seq<int> t @*/) {
    //@ assert |s| == |t|;
    //@ assert |s| > 0 && s.head == t.head ==> s.tail.bag == t.tail.bag;
  }

  //@ requires s.bag == t.bag && |s| > 0;
  static void wrongTails(/*@ ghost seq<int> s, ghost seq<int> t @*/) {
    //@ assert |t| > 0;
    //@ assert s.tail.bag == t.tail.bag; //~ assert:false
  }
}
