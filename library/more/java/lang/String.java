package java.lang;

public final class String {
  public static String format(String format, Object... arguments);

  public String formatted(Object... arguments);

  public static String join(CharSequence between, Iterable<? extends CharSequence> parts);
}
// listed: format(String,Object...) formatted(Object...) join(CharSequence,Iterable)
