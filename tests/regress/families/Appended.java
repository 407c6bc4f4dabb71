// What is said of all elements of a list, behind one that was added, whose own location is held beside those.
import java.util.ArrayList;
import java.util.List;

class Appended {
  int value;

  //@ requires n >= 0;
  //@ ensures result != null && result.valid() && |result.view()| == n;
  //@ ensures (\forall* int i; 0 <= i && i < n; acc(result.view()[i].value) && result.view()[i].value == i);
  static List<Appended> okMake(int n) {
    List<Appended> all = new ArrayList<>();
    //@ invariant all.valid() && all.isModifiable() && 0 <= k && k <= n && |all.view()| == k;
    //@ invariant (\forall* int i; 0 <= i && i < k; acc(all.view()[i].value) && all.view()[i].value == i);
    for (int k = 0; k < n; k++) {
      Appended one = new Appended();
      one.value = k;
      all.add(one);
    }
    return all;
  }

  //@ requires n >= 0;
  static void wrongValue(int n) {
    List<Appended> all = new ArrayList<>();
    //@ invariant all.valid() && all.isModifiable() && 0 <= k && k <= n && |all.view()| == k;
    //@ invariant (\forall* int i; 0 <= i && i < k; acc(all.view()[i].value) && all.view()[i].value == i); //~ invariant-body:false
    for (int k = 0; k < n; k++) {
      Appended one = new Appended();
      all.add(one);
    }
  }

  //@ requires n >= 0;
  static void wrongTwice(int n) {
    List<Appended> all = new ArrayList<>();
    Appended one = new Appended();
    //@ invariant all.valid() && all.isModifiable() && 0 <= k && k <= n && |all.view()| == k;
    //@ invariant (\forall* int i; 0 <= i && i < k; acc(all.view()[i].value) && all.view()[i].value == i);
    for (int k = 0; k < n; k++) {
      one.value = k; //~ write:permission
      all.add(one);
    }
  }
}
