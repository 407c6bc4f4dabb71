package java.lang;

public abstract class Number implements java.io.Serializable {}
// unlisted: Number() byteValue() doubleValue() floatValue() intValue() longValue() shortValue()
