package java.lang;

public interface CharSequence {}
// unlisted: charAt(int) chars() codePoints() compare(CharSequence,CharSequence) isEmpty() length()
// unlisted: subSequence(int,int) toString()
