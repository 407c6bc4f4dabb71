package java.lang.annotation;

public enum RetentionPolicy {
  SOURCE,
  CLASS,
  RUNTIME;
}
// unlisted: EnumDesc clone() describeConstable() finalize() getDeclaringClass() valueOf(Class,String)
// unlisted: valueOf(String)
