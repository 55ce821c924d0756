// What annotations can stand at.
package java.lang.reflect;

import java.lang.annotation.Annotation;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

public interface AnnotatedElement {
  <T extends Annotation> T getAnnotation(Class<T> annotationClass);

  Annotation[] getAnnotations();

  Annotation[] getDeclaredAnnotations();

  default boolean isAnnotationPresent(Class<? extends Annotation> annotationClass) {
    return getAnnotation(annotationClass) != null;
  }

  @SuppressWarnings("unchecked")
  default <T extends Annotation> T getDeclaredAnnotation(Class<T> annotationClass) {
    Objects.requireNonNull(annotationClass);
    for (Annotation a : getDeclaredAnnotations()) {
      if (a.annotationType() == annotationClass) return (T) a;
    }
    return null;
  }

  // Those of that type, also inside the container that @Repeatable names.
  default <T extends Annotation> T[] getDeclaredAnnotationsByType(Class<T> annotationClass) {
    return Annotations.byType(getDeclaredAnnotations(), Objects.requireNonNull(annotationClass));
  }

  default <T extends Annotation> T[] getAnnotationsByType(Class<T> annotationClass) {
    T[] own = getDeclaredAnnotationsByType(annotationClass);
    if (own.length > 0 || !(this instanceof Class) || !annotationClass.isAnnotationPresent(java.lang.annotation.Inherited.class)) return own;
    Class<?> above = ((Class<?>) this).getSuperclass();
    return above == null ? own : above.getAnnotationsByType(annotationClass);
  }
}
