// VerifyThis 2011: the last place of a greatest value, which is found by leaving out, from both ends, what is not greater.
class MaximumByElimination {
  //@ requires values != null && 0 < values.length && acc(values[*], 1/2);
  //@ ensures acc(values[*], 1/2) && 0 <= \result && \result < values.length;
  //@ ensures (\forall int i = 0 .. values.length; values[i] <= values[\result]);
  //@ ensures (\forall int i = \result + 1 .. values.length; values[i] < values[\result]);
  static int maximum(int[] values) {
    int left = 0;
    int right = values.length - 1;
    //@ loop_invariant acc(values[*], 1/2) && 0 <= left && left <= right && right < values.length;
    //@ loop_invariant (\forall int i = 0 .. left; values[i] <= values[left] || values[i] <= values[right]);
    //@ loop_invariant (\forall int i = right + 1 .. values.length;
    //@   values[i] < values[left] || values[i] < values[right]);
    //@ decreases right - left;
    while (left != right) {
      if (values[left] <= values[right]) {
        left++;
      } else {
        right--;
      }
    }
    return left;
  }
}
