package java.lang.annotation;

public interface Annotation {
}
// unlisted: annotationType() equals(Object) hashCode() toString()
