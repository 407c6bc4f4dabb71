// VerifyThis 2018: a gap buffer, the text of an editor. The cursor stands where the gap is, which moves with it; what
// stands before it and behind it is one sequence.
class GapBuffer {
  private int[] text;
  private int left;
  private int right;

  /*@ predicate valid() =
    @   acc(text) ** acc(left) ** acc(right) ** text != null ** acc(text[*]) **
    @   0 <= left && left <= right && right <= text.length;
    @*/

  //@ pure seq<int> before() requires valid() = \values(text, 0, left);

  //@ pure seq<int> behind() requires valid() = \values(text, right, text.length);

  GapBuffer(int capacity)
    //@ requires 0 <= capacity;
    //@ ensures valid() && before().isEmpty && behind().isEmpty && capacity() == capacity;
  {
    text = new int[capacity];
    right = capacity;
  }

  /*@ pure @*/ int capacity()
    //@ requires valid();
  {
    return text.length;
  }

  void moveLeft()
    //@ requires valid();
    //@ ensures valid() && before() + behind() == old(before() + behind()) && capacity() == old(capacity());
    //@ ensures |before()| == (old(before()).isEmpty ? 0 : old(|before()|) - 1);
  {
    if (left == 0) return;
    left--;
    right--;
    text[right] = text[left];
  }

  void moveRight()
    //@ requires valid();
    //@ ensures valid() && before() + behind() == old(before() + behind()) && capacity() == old(capacity());
    //@ ensures |behind()| == (old(behind()).isEmpty ? 0 : old(|behind()|) - 1);
  {
    if (right == text.length) return;
    text[left] = text[right];
    left++;
    right++;
  }

  void insert(int c)
    //@ requires valid() && capacity() < 1000000000;
    //@ ensures valid() && before() == old(before()) + [c] && behind() == old(behind());
    //@ ensures capacity() <= 2 * old(capacity()) + 1;
  {
    if (isFull()) grow();
    text[left] = c;
    left++;
  }

  /*@ pure @*/ private boolean isFull()
    //@ requires valid();
  {
    return left == right;
  }

  // The gap becomes wider.
  private void grow()
    //@ requires valid() && capacity() < 1000000000;
    //@ ensures valid() && before() == old(before()) && behind() == old(behind());
    //@ ensures !isFull() && capacity() == 2 * old(capacity()) + 1;
  {
    int[] wider = new int[2 * text.length + 1];
    int behind = wider.length - (text.length - right);
    copy(text, 0, wider, 0, left);
    copy(text, right, wider, behind, text.length - right);
    text = wider;
    right = behind;
  }

  private static void copy(int[] from, int at, int[] to, int place, int count)
    //@ requires from != null && to != null && 0 <= count && 0 <= at && 0 <= place;
    //@ requires at + count <= from.length && place + count <= to.length;
    //@ requires acc(from[*], 1/2) && acc(to[*]);
    //@ ensures acc(from[*], 1/2) && acc(to[*]);
    //@ ensures (\forall int i = 0 .. place; to[i] == old(to[i]));
    //@ ensures (\forall int i = place .. place + count; to[i] == from[at + i - place]);
    //@ ensures (\forall int i = place + count .. to.length; to[i] == old(to[i]));
  {
    //@ loop_invariant 0 <= done && done <= count && acc(from[*], 1/2) && acc(to[*]);
    //@ loop_invariant (\forall int i = 0 .. place; to[i] == old(to[i]));
    //@ loop_invariant (\forall int i = place .. place + done; to[i] == from[at + i - place]);
    //@ loop_invariant (\forall int i = place + done .. to.length; to[i] == old(to[i]));
    //@ decreases count - done;
    for (int done = 0; done < count; done++) to[place + done] = from[at + done];
  }

  // Deletes what stands before the cursor.
  void delete()
    //@ requires valid();
    //@ ensures valid() && behind() == old(behind()) && capacity() == old(capacity());
    //@ ensures before() == (old(before()).isEmpty ? seq<int>{} : old(before())[..|old(before())| - 1]);
  {
    if (left > 0) left--;
  }

  public static void main(String[] args) {
    GapBuffer buffer = new GapBuffer(1);
    buffer.insert('a');
    buffer.insert('c');
    buffer.moveLeft();
    buffer.insert('b');
    //@ assert buffer.before() == ['a', 'b'];
    buffer.delete();
    buffer.moveRight();
    //@ assert buffer.behind().isEmpty;
  }
}
