package java.io;

// Arrays are of this type, too.
public interface Serializable {}
