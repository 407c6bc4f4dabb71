// Families over sequences that are known one by one: whose element an object is follows from the list.
import java.util.ArrayList;

class Listed {
  int value;

  Listed(int value)
      //@ ensures acc(this.value) && this.value == value;
  {
    this.value = value;
  }

  /*@ ghost static void both(seq<Listed> t, Listed x, Listed y)
        requires t == [x, y] && (\forall* int i; 0 <= i && i < |t|; acc(t[i].value));
        ensures (\forall* int i; 0 <= i && i < |t|; acc(t[i].value));
        ensures t[0].value == old(t[0].value) && x.value == old(x.value) && t[1].value == old(y.value);
      { } @*/

  /*@ ghost static void another(seq<Listed> t, Listed x, Listed y, Listed z)
        requires t == [x, y] && (\forall* int i; 0 <= i && i < |t|; acc(t[i].value));
        ensures (\forall* int i; 0 <= i && i < |t|; acc(t[i].value));
        ensures z.value == old(z.value); //~ contract:permission
      { } @*/

  /*@ ghost static void notTheFirst(seq<Listed> t, Listed x, Listed y)
        requires t == [x, y] && (\forall* int i; 1 <= i && i < |t|; acc(t[i].value));
        ensures (\forall* int i; 1 <= i && i < |t|; acc(t[i].value)) && y.value == old(y.value);
        ensures x.value == old(x.value); //~ contract:permission
      { } @*/

  static int sum(ArrayList<Listed> list)
      //@ requires list != null && list.valid() && (\forall* int i; 0 <= i && i < list.size(); acc(list.get(i).value));
      //@ ensures list.valid() && list.view() == \old(list.view());
      //@ ensures (\forall* int i; 0 <= i && i < list.size(); acc(list.get(i).value));
  {
    return 0;
  }

  static void main() {
    ArrayList<Listed> list = new ArrayList<>();
    Listed a = new Listed(1);
    Listed b = new Listed(2);
    list.add(a);
    list.add(b);
    int sum = sum(list);
    list.get(0).value = 7;
    b.value = 8;
    assert list.get(1).value == 8 && a.value == 7;
    sum = sum(list);
    assert list.size() == 2 && list.get(1) == b;
    assert b.value == 8; //~ assert:false
  }

  static void taken() {
    ArrayList<Listed> list = new ArrayList<>();
    Listed a = new Listed(1);
    Listed b = new Listed(2);
    list.add(a);
    list.add(b);
    list.remove(0);
    int sum = sum(list);
    assert a.value == 1;
    assert b.value == 2; //~ assert:false
  }
}
