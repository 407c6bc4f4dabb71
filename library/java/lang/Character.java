package java.lang;

public final class Character {
  public static final char MIN_VALUE = 0;
  public static final char MAX_VALUE = 65535;

  // Of these only what holds of the ASCII characters is said.
  //@ ensures '0' <= c && c <= '9' ==> result;
  //@ ensures c < '0' || ('9' < c && c < 128) ==> !result;
  /*@ pure @*/ public static boolean isDigit(char c);

  //@ ensures ('A' <= c && c <= 'Z') || ('a' <= c && c <= 'z') ==> result;
  //@ ensures c < 'A' || ('Z' < c && c < 'a') || ('z' < c && c < 128) ==> !result;
  /*@ pure @*/ public static boolean isLetter(char c);
}
