// What all annotation types extend.
package java.lang.annotation;

public interface Annotation {
  boolean equals(Object obj);

  int hashCode();

  String toString();

  Class<? extends Annotation> annotationType();
}
