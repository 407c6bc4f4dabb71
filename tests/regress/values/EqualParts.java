// What is known of a sequence by what it is equal to: its length, what is put together of others, one of two, a slice.
class EqualParts {
  int[] items;
  int count;
  int first;

  /*@ predicate valid() = acc(items) && acc(count) && acc(first) && items != null && acc(items[*]) && 0 <= first
        && first < items.length && 0 <= count && count <= items.length; @*/

  // The values behind the first one, which go on at the beginning.
  /*@ requires valid();
      pure seq<int> view() = opening valid() in
        count <= items.length - first ? \values(items, first, first + count)
        : \values(items, first, items.length) + \values(items, 0, count - (items.length - first)); @*/

  //@ requires valid() && 0 <= place && place < |view()|;
  //@ ensures valid() && view() == \old(view()) && \result == view()[place];
  int get(int place) {
    return items[first < items.length - place ? first + place : place - (items.length - first)];
  }

  //@ requires valid() && 0 <= place && place < |view()|;
  //@ ensures valid() && \result == \old(view()[place]); //~ postcondition:false
  int getWrongly(int place) {
    return items[first < items.length - place ? first + place : 0];
  }

  //@ requires valid() && 0 < |view()|;
  //@ ensures valid() && \old(view()) == \result :: view();
  int take() {
    int value = items[first];
    first = first + 1 < items.length ? first + 1 : 0;
    count--;
    return value;
  }

  //@ requires valid() && 0 < |view()|;
  //@ ensures valid() && \old(view()) == \result :: view(); //~ postcondition:false
  int takeWrongly() {
    int value = items[first];
    first = 0;
    count--;
    return value;
  }

  /*@ ghost void lengthened(seq<int> s, seq<int> t, seq<int> r, int i, int e)
        requires 0 <= i && i < |t| && r == s + t[..i] && e == t[i];
        ensures r + seq<int>{e} == s + t[..i + 1];
      {} @*/

  /*@ ghost void lengthenedWrongly(seq<int> s, seq<int> t, seq<int> r, int i, int e)
        requires 0 < i && i < |t| && r == s + t[..i] && e == t[i - 1];
        ensures r + seq<int>{e} == s + t[..i + 1]; //~ postcondition:false
      {} @*/

  /*@ ghost void oneOfTwo(boolean b, seq<int> s, seq<int> t, int e)
        requires (b ? s : t + seq<int>{e}) == t && |s| == |t|;
        ensures b && s == t;
      {} @*/

  /*@ ghost void oneOfTwoWrongly(boolean b, seq<int> s, seq<int> t, int e)
        requires (b ? s : seq<int>{e}) == t && |s| == |t|;
        ensures s == t; //~ postcondition:false
      {} @*/
}
