package java.lang;

public interface Appendable {}
// unlisted: append(CharSequence) append(CharSequence,int,int) append(char)
