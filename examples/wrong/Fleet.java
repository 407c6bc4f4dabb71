// As in ../Fleet.java, but the last truck is not unloaded, and one truck is put at two places.
class Truck {
  int load;

  //@ ensures acc(load) && load == 0;
  Truck() {}

  //@ requires acc(load) && 0 <= weight && load + weight <= 1000;
  //@ ensures acc(load) && load == \old(load) + weight;
  void add(int weight) {
    load += weight;
  }
}

class Fleet {
  Truck[] trucks;

  /*@ predicate valid() = acc(trucks) && trucks != null && acc(trucks[*]) &&
        (\forall* int i = 0 .. trucks.length; acc(trucks[i].load)) &&
        (\forall int i = 0 .. trucks.length; 0 <= trucks[i].load && trucks[i].load <= 1000);
    @*/

  //@ requires valid();
  //@ pure int size() = opening valid() in trucks.length;

  //@ requires valid() && 0 <= place && place < size();
  //@ pure int loadOf(int place) = opening valid() in trucks[place].load;

  //@ requires 0 <= count;
  //@ ensures valid() && size() == count && (\forall int i = 0 .. count; loadOf(i) == 0);
  Fleet(int count) {
    Truck[] made = new Truck[count];
    //@ loop_invariant 0 <= n && n <= count && made.length == count && acc(made[*]);
    //@ loop_invariant (\forall* int i = 0 .. n; acc(made[i].load)); //~ invariant-body:permission
    //@ loop_invariant (\forall int i = 0 .. n; made[i].load == 0);
    //@ decreases count - n;
    for (int n = 0; n < count; n++) made[n] = n == 0 ? new Truck() : made[0];
    trucks = made;
  }

  //@ requires valid() && 0 <= place && place < size() && 0 <= weight && loadOf(place) + weight <= 1000;
  //@ ensures valid() && size() == \old(size()) && loadOf(place) == \old(loadOf(place)) + weight;
  void load(int place, int weight) {
    trucks[place].add(weight);
  }

  // The part of the array that each call has is all that it may change.
  //@ requires trucks != null && 0 <= from && from <= to && to <= trucks.length && acc(trucks[*], read);
  //@ requires (\forall* int i = from .. to; acc(trucks[i].load));
  //@ ensures acc(trucks[*], read) && (\forall* int i = from .. to; acc(trucks[i].load));
  //@ ensures (\forall int i = from .. to; trucks[i].load == 0); //~ postcondition:false
  //@ decreases to - from;
  static void unload(Truck[] trucks, int from, int to) {
    if (to - from == 1) trucks[from].load = 0;
    if (to - from > 1) {
      int middle = from + (to - from) / 2;
      unload(trucks, from, middle);
      unload(trucks, middle, to - 1);
    }
  }
}
