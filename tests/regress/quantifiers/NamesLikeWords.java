// What stands behind the semicolons of a quantifier is an expression, whatever word its first name is like.
class NamesLikeWords {
  int[] values;

  //@ predicate valid() = acc(values) && values != null && acc(values[*]);

  //@ pure int get(int i) requires valid() && 0 <= i && i < size(); = values[i];
  //@ pure int size() requires valid(); = values.length;

  //@ requires valid() && 0 <= place && place < size();
  //@ ensures valid() && size() == \old(size()) && get(place) == value;
  //@ ensures (\forall int i; 0 <= i && i < size() && i != place; get(i) == \old(get(i)));
  void put(int place, int value) {
    values[place] = value;
  }

  //@ requires valid() && 0 <= place && place < size();
  //@ ensures valid() && size() == \old(size());
  //@ ensures (\forall int i; 0 <= i && i < size(); get(i) == \old(get(i))); //~ postcondition:false
  void putWrongly(int place, int value) {
    values[place] = value;
  }
}
