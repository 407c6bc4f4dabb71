// Ghost fields that are sequences.
class Log {
  int last;
  //@ ghost seq<int> entries;

  //@ predicate valid() = acc(last) && acc(entries) && (|entries| > 0 ==> entries[|entries| - 1] == last);

  Log()
    //@ ensures valid() && opening valid() in entries.isEmpty;
  {
  }

  void add(int v)
    //@ requires valid();
    //@ ensures valid() && (opening valid() in entries) == old(opening valid() in entries) + [v];
  {
    last = v;
    //@ set entries = entries + [v];
  }

  void wrong(int v)
    //@ requires valid();
    //@ ensures valid() && (opening valid() in entries) == old(opening valid() in entries) + [v]; //~ postcondition:false
  {
    last = v;
    //@ set entries = entries + [v, v];
  }

  void forgets(int v)
    //@ requires valid();
    //@ ensures valid(); //~ postcondition:predicate
  {
    //@ set entries = entries + [last + 1];
  }
}
