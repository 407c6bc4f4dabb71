import java.util.*;

// What Java does, and this version does not: no message says that Java could not.
class UnsupportedConversions<Y> {
  java.util.function.Supplier<String> qualified; //~ W0003
  Vector<String> imported; //~ W0003

  static Short changed(Short number) {
    return number++; //~ W0009
  }

  static double[] copied(double[] numbers) {
    return numbers.clone(); //~ W0009
  }

  @SuppressWarnings("unchecked")
  Y[] cast(Object o) {
    return (Y[]) o; //~ W0009
  }

  static String made() {
    return new String(new char[] {'m'}); //~ W0009
  }
}
