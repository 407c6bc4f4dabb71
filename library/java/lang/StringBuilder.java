package java.lang;

import java.util.Objects;

// What it holds is a text: text() is the string that stands for it.
public final class StringBuilder
    implements java.io.Serializable, Comparable<StringBuilder>, CharSequence, Appendable {
  //@ predicate valid();

  //@ requires valid();
  //@ ensures result != null;
  //@ pure ghost String text();

  //@ ensures valid() && text().equals("");
  public StringBuilder();

  //@ requires 0 <= capacity;
  //@ ensures valid() && text().equals("");
  public StringBuilder(int capacity);

  //@ requires text != null;
  //@ ensures valid() && text().equals(text);
  public StringBuilder(String text);

  //@ requires valid();
  //@ ensures valid() && text().equals(\old(text()) + value) && result == this;
  public StringBuilder append(String value);

  //@ requires valid();
  //@ ensures valid() && text().equals(\old(text()) + value) && result == this;
  public StringBuilder append(char value);

  //@ requires valid();
  //@ ensures valid() && text().equals(\old(text()) + value) && result == this;
  public StringBuilder append(int value);

  //@ requires valid();
  //@ ensures valid() && text().equals(\old(text()) + value) && result == this;
  public StringBuilder append(long value);

  //@ requires valid();
  //@ ensures valid() && text().equals(\old(text()) + value) && result == this;
  public StringBuilder append(boolean value);

  //@ requires valid();
  //@ ensures valid() && text().equals(\old(text()) + value) && result == this;
  public StringBuilder append(float value);

  //@ requires valid();
  //@ ensures valid() && text().equals(\old(text()) + value) && result == this;
  public StringBuilder append(double value);

  //@ requires valid() && 0 <= index && index <= text().length();
  //@ ensures valid() && text().length() == \old(text().length()) + ("" + value).length() && result == this;
  //@ ensures index == 0 ==> text().equals("" + value + \old(text()));
  //@ ensures index == \old(text().length()) ==> text().equals(\old(text()) + value);
  //@ ensures (\forall int i; 0 <= i && i < index; text().charAt(i) == \old(text()).charAt(i));
  //@ ensures (\forall int i; index <= i && i < \old(text()).length(); text().charAt(i + ("" + value).length()) == \old(text()).charAt(i));
  public StringBuilder insert(int index, String value);

  //@ requires valid() && 0 <= index && index <= text().length();
  //@ ensures valid() && text().length() == \old(text().length()) + ("" + value).length() && result == this;
  //@ ensures index == 0 ==> text().equals("" + value + \old(text()));
  //@ ensures index == \old(text().length()) ==> text().equals(\old(text()) + value);
  //@ ensures (\forall int i; 0 <= i && i < index; text().charAt(i) == \old(text()).charAt(i));
  //@ ensures (\forall int i; index <= i && i < \old(text()).length(); text().charAt(i + ("" + value).length()) == \old(text()).charAt(i));
  public StringBuilder insert(int index, char value);

  //@ requires valid() && 0 <= index && index <= text().length();
  //@ ensures valid() && text().length() == \old(text().length()) + ("" + value).length() && result == this;
  //@ ensures index == 0 ==> text().equals("" + value + \old(text()));
  //@ ensures index == \old(text().length()) ==> text().equals(\old(text()) + value);
  //@ ensures (\forall int i; 0 <= i && i < index; text().charAt(i) == \old(text()).charAt(i));
  //@ ensures (\forall int i; index <= i && i < \old(text()).length(); text().charAt(i + ("" + value).length()) == \old(text()).charAt(i));
  public StringBuilder insert(int index, int value);

  //@ requires valid() && 0 <= index && index <= text().length();
  //@ ensures valid() && text().length() == \old(text().length()) + ("" + value).length() && result == this;
  //@ ensures index == 0 ==> text().equals("" + value + \old(text()));
  //@ ensures index == \old(text().length()) ==> text().equals(\old(text()) + value);
  //@ ensures (\forall int i; 0 <= i && i < index; text().charAt(i) == \old(text()).charAt(i));
  //@ ensures (\forall int i; index <= i && i < \old(text()).length(); text().charAt(i + ("" + value).length()) == \old(text()).charAt(i));
  public StringBuilder insert(int index, long value);

  //@ requires valid() && 0 <= index && index <= text().length();
  //@ ensures valid() && text().length() == \old(text().length()) + ("" + value).length() && result == this;
  //@ ensures index == 0 ==> text().equals("" + value + \old(text()));
  //@ ensures index == \old(text().length()) ==> text().equals(\old(text()) + value);
  //@ ensures (\forall int i; 0 <= i && i < index; text().charAt(i) == \old(text()).charAt(i));
  //@ ensures (\forall int i; index <= i && i < \old(text()).length(); text().charAt(i + ("" + value).length()) == \old(text()).charAt(i));
  public StringBuilder insert(int index, boolean value);

  //@ requires valid();
  //@ ensures result == text().length();
  /*@ pure @*/ public int length();

  //@ requires valid() && 0 <= index && index < text().length();
  //@ ensures result == text().charAt(index);
  /*@ pure @*/ public char charAt(int index);

  //@ requires valid() && 0 <= index && index < text().length();
  //@ ensures valid() && text().length() == \old(text().length());
  //@ ensures (\forall int i; 0 <= i && i < text().length(); text().charAt(i) == (i == index ? value : \old(text()).charAt(i)));
  public void setCharAt(int index, char value);

  //@ requires valid() && 0 <= length;
  //@ ensures valid() && text().length() == length;
  //@ ensures length == 0 ==> text().equals("");
  //@ ensures length == \old(text()).length() ==> text().equals(\old(text()));
  //@ ensures (\forall int i; 0 <= i && i < length; text().charAt(i) == (i < \old(text()).length() ? \old(text()).charAt(i) : 0));
  public void setLength(int length);

  //@ requires valid() && 0 <= index && index < text().length();
  //@ ensures valid() && text().length() == \old(text().length()) - 1 && result == this;
  //@ ensures (\forall int i; 0 <= i && i < text().length(); text().charAt(i) == \old(text()).charAt(i < index ? i : i + 1));
  public StringBuilder deleteCharAt(int index);

  // The halves of a character above 65535 (from 55296 on) stay in order.
  //@ requires valid();
  //@ ensures valid() && text().length() == \old(text().length()) && result == this;
  //@ ensures \old(text()).length() <= 1 ==> text().equals(\old(text()));
  //@ ensures (\forall int i; 0 <= i && i < text().length() && \old(text()).charAt(text().length() - 1 - i) < 55296; text().charAt(i) == \old(text()).charAt(text().length() - 1 - i));
  public StringBuilder reverse();

  //@ requires valid();
  //@ ensures valid() && text() == \old(text()) && result != null && result.equals(text());
  public String toString();

  // What has no toString() of its own that may do something else.
  //@ requires valid() && Objects.isPlain(value);
  //@ ensures valid() && result == this && \old(text()).length() <= text().length();
  //@ ensures value instanceof String ==> text().equals(\old(text()) + (String) value);
  public StringBuilder append(Object value);

  //@ requires valid() && wanted != null;
  //@ ensures result == text().indexOf(wanted);
  /*@ pure @*/ public int indexOf(String wanted);

  //@ requires valid() && wanted != null;
  //@ ensures result == text().lastIndexOf(wanted);
  /*@ pure @*/ public int lastIndexOf(String wanted);

  //@ requires valid() && 0 <= from && from <= text().length();
  //@ ensures valid() && text() == \old(text()) && result != null && result.length() == text().length() - from;
  //@ ensures (\forall int i; 0 <= i && i < result.length(); result.charAt(i) == text().charAt(from + i));
  public String substring(int from);

  //@ requires valid() && 0 <= from && from <= to && to <= text().length();
  //@ ensures valid() && text() == \old(text()) && result != null && result.length() == to - from;
  //@ ensures (\forall int i; 0 <= i && i < result.length(); result.charAt(i) == text().charAt(from + i));
  public String substring(int from, int to);

  // The end may be behind the text.
  //@ requires valid() && 0 <= from && from <= to && from <= text().length();
  //@ ensures valid() && result == this;
  //@ ensures text().length() == \old(text()).length() - (to < \old(text()).length() ? to : \old(text()).length()) + from;
  //@ ensures (\forall int i; 0 <= i && i < text().length(); text().charAt(i) == \old(text()).charAt(i < from ? i : i - from + to));
  public StringBuilder delete(int from, int to);
}
// unlisted: StringBuilder(CharSequence) append(CharSequence) append(CharSequence,int,int) append(StringBuffer)
// unlisted: append(char[]) append(char[],int,int) appendCodePoint(int) capacity() chars() codePointAt(int)
// unlisted: codePointBefore(int) codePointCount(int,int) codePoints() compareTo(Object)
// unlisted: compareTo(StringBuilder) ensureCapacity(int) getChars(int,int,char[],int) indexOf(String,int)
// unlisted: insert(int,CharSequence) insert(int,CharSequence,int,int) insert(int,Object) insert(int,char[])
// unlisted: insert(int,char[],int,int) insert(int,double) insert(int,float) isEmpty() lastIndexOf(String,int)
// unlisted: offsetByCodePoints(int,int) replace(int,int,String) subSequence(int,int) trimToSize()
