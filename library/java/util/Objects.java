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
  //@ ensures object instanceof String ==> result instanceof String && kind(result) == 1;
  //@ ensures object instanceof Integer ==> kind(result) == 2;
  //@ ensures object instanceof Long ==> kind(result) == 3;
  //@ ensures object instanceof Character ==> kind(result) == 4;
  //@ ensures object instanceof Boolean ==> kind(result) == 5;
  //@ ensures object instanceof Integer ==> result == Integer.boxed(((Integer) object).intValue());
  //@ ensures object instanceof Long ==> result == Long.boxed(((Long) object).longValue());
  //@ ensures object instanceof Character ==> result == Character.boxed(((Character) object).charValue());
  //@ ensures object instanceof Boolean ==> result == Boolean.boxed(((Boolean) object).booleanValue());
  //@ pure ghost static Object key(Object object);

  // Tells keys of different classes apart.
  //@ pure ghost static int kind(Object key);

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

  // Whether it is known what its toString() yields: it is null, a string, or a box of an integer, a character or a truth value.
  //@ ensures result == (object == null || object instanceof String || object instanceof Integer || object instanceof Long || object instanceof Character || object instanceof Boolean);
  //@ pure ghost static boolean isPlain(Object object);

  //@ requires isPlain(object);
  //@ ensures result != null;
  //@ ensures object == null ==> result.equals("null");
  //@ ensures object instanceof String ==> result.equals((String) object);
  public static String toString(Object object);

  //@ requires isPlain(object);
  //@ ensures object == null ? result == otherwise : result != null;
  //@ ensures object instanceof String ==> result.equals((String) object);
  public static String toString(Object object, String otherwise);

  // Of an object of a class of the program it would ask that.
  //@ requires isValue(object);
  //@ ensures object == null ==> result == 0;
  /*@ pure @*/ public static int hashCode(Object object);

  //@ requires acc(values[*], ?f) && (\forall int i; 0 <= i && i < values.length; values[i] == null || values[i] instanceof String || values[i] instanceof Integer || values[i] instanceof Long || values[i] instanceof Character || values[i] instanceof Boolean || isValue(values[i]));
  //@ ensures acc(values[*], f) && \values(values, 0, values.length) == \old(\values(values, 0, values.length));
  public static int hash(Object... values);

  //@ requires object != null || otherwise != null;
  //@ ensures result == (object == null ? otherwise : object);
  /*@ pure @*/ public static <T> T requireNonNullElse(T object, T otherwise);

  //@ requires 0 <= index && index < length;
  //@ ensures result == index;
  /*@ pure @*/ public static int checkIndex(int index, int length);

  //@ requires object != null;
  //@ ensures result == object;
  /*@ pure @*/ public static <T> T requireNonNull(T object);

  //@ requires object != null;
  //@ ensures result == object;
  /*@ pure @*/ public static <T> T requireNonNull(T object, String message);
}
// unlisted: checkFromIndexSize(int,int,int) checkFromIndexSize(long,long,long) checkFromToIndex(int,int,int)
// unlisted: checkFromToIndex(long,long,long) checkIndex(long,long) compare(Object,Object,java.util.Comparator)
// unlisted: deepEquals(Object,Object) requireNonNull(Object,java.util.function.Supplier)
// unlisted: requireNonNullElseGet(Object,java.util.function.Supplier)
