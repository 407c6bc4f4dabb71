package java.lang;

public final class StringBuilder {
  public StringBuilder append(char[] value);

  public StringBuilder insert(int index, Object value);

  public StringBuilder replace(int from, int to, String text);

  public boolean isEmpty();
}
// listed: append(char[]) insert(int,Object) replace(int,int,String) isEmpty()
