// What was written and restored is untouched, of a field and the elements of the array in it at once, too.
class ArrayRestored {
  int[] items;
  int size;

  void ok()
    //@ requires acc(items) && acc(items[*]) && items.length > 0;
    //@ ensures acc(items) && acc(items[*]) && untouched(acc(items) && acc(items[*]));
  {
    int first = items[0];
    items[0] = 5;
    items[0] = first;
  }

  void wrong()
    //@ requires acc(items) && acc(items[*]) && items.length > 1;
    //@ ensures acc(items) && acc(items[*]) && untouched(acc(items) && acc(items[*])); //~ postcondition:false
  {
    int first = items[0];
    items[0] = 5;
    items[1] = first;
  }

  void wrongField()
    //@ requires acc(items) && acc(items[*]) && acc(size) && items.length > 0;
    //@ ensures acc(items) && acc(items[*]) && acc(size) && untouched(acc(size) && acc(items[*])); //~ postcondition:false
  {
    size = 0;
  }

  void okEmpty(int x)
    //@ requires acc(items) && acc(items[*]) && acc(size);
    //@ ensures acc(items) && acc(items[*]) && acc(size) && untouched(acc(items) && acc(items[*]));
  {
    if (items.length == 0) {
      size = x;
      return;
    }
    int last = items[items.length - 1];
    items[items.length - 1] = x;
    items[items.length - 1] = last;
  }
}
