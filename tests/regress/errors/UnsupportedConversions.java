import java.util.*;

// What Java does, and this version does not: no message says that Java could not.
class UnsupportedConversions<Y> {
  Integer boxed = 3; //~ W0009
  java.util.function.Supplier<String> qualified; //~ W0003
  List<String> imported; //~ W0003

  static int unboxed(Integer number) {
    return number; //~ W0009
  }

  static int chosen(boolean c, Integer number) {
    int k = c ? 0 : number; //~ W0009
    return k;
  }

  static byte[] copied(byte[] bytes) {
    return bytes.clone(); //~ W0009
  }

  @SuppressWarnings("unchecked")
  Y[] cast(Object o) {
    return (Y[]) o; //~ W0009
  }

  static String made() {
    return new String("m"); //~ W0009
  }
}
