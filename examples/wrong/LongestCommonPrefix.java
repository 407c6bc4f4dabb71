// As in LongestCommonPrefix.java, but a prefix has one element from the beginning, the lemma forgets to recur, and suffixes
// may be compared by who may read one of the suffixes only.
class LongestCommonPrefix {
  //@ requires text != null && acc(text[*], 1/2) && 0 <= x && x <= text.length && 0 <= y && y <= text.length;
  //@ ensures acc(text[*], 1/2) && 0 <= \result && x + \result <= text.length && y + \result <= text.length;
  //@ ensures (\forall int i = 0 .. \result; text[x + i] == text[y + i]);
  //@ ensures x + \result < text.length && y + \result < text.length ==> text[x + \result] != text[y + \result];
  static int lcp(int[] text, int x, int y) {
    int length = 1;
    //@ loop_invariant acc(text[*], 1/2) && 0 <= length && x + length <= text.length && y + length <= text.length; //~ invariant-entry:false
    //@ loop_invariant (\forall int i = 0 .. length; text[x + i] == text[y + i]); //~ invariant-entry:false
    //@ decreases text.length - length;
    while (x + length < text.length && y + length < text.length && text[x + length] == text[y + length]) {
      length++;
    }
    return length;
  }

  // The suffixes as sequences: one comes before the other if it is a part of it, or has the lesser value where they
  // differ first.
  /*@ static pure boolean isBefore(seq<int> one, seq<int> other)
    @   decreases one;
    @   = !other.isEmpty &&
    @       (one.isEmpty || one.head < other.head || one.head == other.head && isBefore(one.tail, other.tail));
    @*/

  // The difference is at the end of what is common to both.
  /*@ ghost static void differAt(seq<int> one, seq<int> other, int length)
    @   requires 0 <= length && length <= |one| && length <= |other|;
    @   requires (\forall int i = 0 .. length; one[i] == other[i]);
    @   ensures isBefore(one, other) == isBefore(one[length..], other[length..]); //~ postcondition:false
    @   decreases length;
    @ {
    @ }
    @*/

  //@ requires text != null && acc(text[x..text.length], 1/2) && 0 <= x && x <= text.length && 0 <= y && y <= text.length;
  //@ ensures acc(text[x..text.length], 1/2);
  //@ ensures \result == isBefore(\values(text, x, text.length), \values(text, y, text.length)); //~ contract:permission
  static boolean compare(int[] text, int x, int y) {
    int length = lcp(text, x, y); //~ precondition:permission
    //@ differAt(\values(text, x, text.length), \values(text, y, text.length), length);
    if (y + length == text.length) return false;
    return x + length == text.length || text[x + length] < text[y + length];
  }
}
