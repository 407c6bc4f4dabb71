import java.util.*;

class Cup<T> {
  T content;
}

class Cups {
  @SuppressWarnings({"unchecked", "rawtypes"})
  void unchecked(Cup<String> strings, Cup<Integer> integers, Object object) {
    Cup raw = strings;
    raw.content = object; //~ W0004
    integers = raw; //~ W0004
    integers = (Cup<Integer>) object; //~ W0004
    Cup<?> any = raw;
    any = (Cup<?>) object;
  }
}

class Shelf<T> {
  @SuppressWarnings("unchecked")
  T[] cups = (T[]) new Object[3];

  Object[] leak() {
    return cups; //~ W0004
  }
}

class Kitchen {
  void look(Shelf<String> shelf) {
    int count = shelf.cups.length; //~ W0009
  }
}
