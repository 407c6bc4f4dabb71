package java.lang;

public final class StringBuffer
    implements java.io.Serializable, Comparable<StringBuffer>, CharSequence, Appendable {}
// unlisted: StringBuffer() StringBuffer(CharSequence) StringBuffer(String) StringBuffer(int)
// unlisted: append(CharSequence) append(CharSequence,int,int) append(Object) append(String)
// unlisted: append(StringBuffer) append(boolean) append(char) append(char[]) append(char[],int,int)
// unlisted: append(double) append(float) append(int) append(long) appendCodePoint(int) capacity() charAt(int)
// unlisted: chars() codePointAt(int) codePointBefore(int) codePointCount(int,int) codePoints()
// unlisted: compareTo(Object) compareTo(StringBuffer) delete(int,int) deleteCharAt(int) ensureCapacity(int)
// unlisted: getChars(int,int,char[],int) indexOf(String) indexOf(String,int) insert(int,CharSequence)
// unlisted: insert(int,CharSequence,int,int) insert(int,Object) insert(int,String) insert(int,boolean)
// unlisted: insert(int,char) insert(int,char[]) insert(int,char[],int,int) insert(int,double)
// unlisted: insert(int,float) insert(int,int) insert(int,long) isEmpty() lastIndexOf(String)
// unlisted: lastIndexOf(String,int) length() offsetByCodePoints(int,int) replace(int,int,String) reverse()
// unlisted: setCharAt(int,char) setLength(int) subSequence(int,int) substring(int) substring(int,int)
// unlisted: toString() trimToSize()
