package java.lang;

// Arrays are of this type, too.
public interface Cloneable {}
