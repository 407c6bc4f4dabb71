import java.util.Map;

final class Stone {
}

final class Leaf {
}

// What is passed as an Object is still of the class that it was known to be.
class PassedAsObject {
  Stone stone;

  //@ pure static boolean isStone(Object o) = o instanceof Stone;

  //@ pure static boolean isLeaf(Object o) = o instanceof Leaf;

  void ok()
    //@ requires acc(stone) && stone != null;
    //@ ensures acc(stone);
  {
    //@ assert isStone(stone) && !isLeaf(stone);
  }

  void wrongOther()
    //@ requires acc(stone) && stone != null;
    //@ ensures acc(stone);
  {
    //@ assert isLeaf(stone); //~ assert:false
  }

  void wrongNull()
    //@ requires acc(stone);
    //@ ensures acc(stone);
  {
    //@ assert isStone(stone); //~ assert:false
  }

  static void okValue(Map<String, Stone> stones)
    //@ requires stones != null && stones.valid() && stones.get("a") != null;
  {
    //@ assert isStone(stones.get("a"));
  }

  static void wrongObject(Map<String, Object> stones)
    //@ requires stones != null && stones.valid() && stones.get("a") != null;
  {
    //@ assert isStone(stones.get("a")); //~ assert:false
  }
}
