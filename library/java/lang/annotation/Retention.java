package java.lang.annotation;

public interface Retention extends Annotation {
}
// unlisted: annotationType() equals(Object) hashCode() toString() value()
