package java.util;

public final class Objects {
  // Whether it has equals and hashCode of Object or Enum. Of which classes that is so is found in the program.
  //@ pure ghost static boolean equalsOnlyItself(Object object);

  // Whether it is known which objects equal it: it is null, a string, a box of an integer, a character or a
  // truth value, or an object that equals itself alone.
  //@ ensures result == (object == null || object instanceof String || object instanceof Integer || object instanceof Long || object instanceof Character || object instanceof Boolean || equalsOnlyItself(object));
  //@ pure ghost static boolean isValue(Object object);

  // The one that stands for all that equal it: equal values have the same key, different ones different keys. An object
  // that is no value stands for itself.
  //@ ensures object != null && !(object instanceof String) && !(object instanceof Integer) && !(object instanceof Long) && !(object instanceof Character) && !(object instanceof Boolean) ==> result == object;
  //@ ensures object == null ==> result == null;
  //@ ensures object instanceof String ==> result == "" + (String) object;
  //@ ensures object instanceof String ==> result instanceof String;
  //@ ensures object instanceof Integer ==> result == Integer.boxed(((Integer) object).intValue());
  //@ ensures object instanceof Long ==> result == Long.boxed(((Long) object).longValue());
  //@ ensures object instanceof Character ==> result == Character.boxed(((Character) object).charValue());
  //@ ensures object instanceof Boolean ==> result == Boolean.boxed(((Boolean) object).booleanValue());
  //@ pure ghost static Object key(Object object);

  // Whether the value equals the other object.
  //@ requires isValue(value);
  //@ ensures result == (isValue(other) && key(value) == key(other));
  //@ pure ghost static boolean areEqual(Object value, Object other);

  //@ requires isValue(a);
  //@ ensures result == areEqual(a, b);
  /*@ pure @*/ public static boolean equals(Object a, Object b);

  //@ ensures result == (object == null);
  /*@ pure @*/ public static boolean isNull(Object object);

  //@ ensures result == (object != null);
  /*@ pure @*/ public static boolean nonNull(Object object);

  //@ requires object != null;
  //@ ensures result == object;
  /*@ pure @*/ public static <T> T requireNonNull(T object);

  //@ requires object != null;
  //@ ensures result == object;
  /*@ pure @*/ public static <T> T requireNonNull(T object, String message);
}
// unlisted: checkFromIndexSize(int,int,int) checkFromIndexSize(long,long,long) checkFromToIndex(int,int,int)
// unlisted: checkFromToIndex(long,long,long) checkIndex(int,int) checkIndex(long,long)
// unlisted: compare(Object,Object,java.util.Comparator) deepEquals(Object,Object) hash(Object...)
// unlisted: hashCode(Object) requireNonNull(Object,java.util.function.Supplier)
// unlisted: requireNonNullElse(Object,Object) requireNonNullElseGet(Object,java.util.function.Supplier)
// unlisted: toString(Object) toString(Object,String)
