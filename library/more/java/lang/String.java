package java.lang;

public final class String {
  public String();

  public String(char[] characters);

  public String(char[] characters, int from, int count);

  public static String valueOf(char[] characters, int from, int count);

  public static String copyValueOf(char[] characters);

  public static String copyValueOf(char[] characters, int from, int count);

  public static String format(String format, Object... arguments);

  public String formatted(Object... arguments);

  public static String join(CharSequence between, Iterable<? extends CharSequence> parts);
}
// listed: String() String(char[]) String(char[],int,int) copyValueOf(char[]) copyValueOf(char[],int,int)
// listed: valueOf(char[],int,int) format(String,Object...) formatted(Object...) join(CharSequence,Iterable)
