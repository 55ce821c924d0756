// A component of a record class.
package java.lang.reflect;

import java.lang.annotation.Annotation;

public final class RecordComponent implements AnnotatedElement {
  private final Class<?> declaring;
  private final String name;

  // For java.lang.Class.
  public RecordComponent(Class<?> declaring, String name) {
    this.declaring = declaring;
    this.name = name;
  }

  public String getName() {
    return name;
  }

  private Field field() {
    try {
      return declaring.getDeclaredField(name);
    } catch (NoSuchFieldException e) {
      throw new InternalError(e);
    }
  }

  public Class<?> getType() {
    return field().getType();
  }

  public Type getGenericType() {
    return field().getGenericType();
  }

  public Method getAccessor() {
    try {
      return declaring.getDeclaredMethod(name);
    } catch (NoSuchMethodException e) {
      throw new InternalError(e);
    }
  }

  public Class<?> getDeclaringRecord() {
    return declaring;
  }

  @Override
  public <T extends Annotation> T getAnnotation(Class<T> annotationClass) {
    return getDeclaredAnnotation(annotationClass);
  }

  @Override
  public Annotation[] getAnnotations() {
    return getDeclaredAnnotations();
  }

  // Those of the field, which have come from the component.
  @Override
  public Annotation[] getDeclaredAnnotations() {
    return field().getDeclaredAnnotations();
  }

  @Override
  public String toString() {
    return getType().getTypeName() + ' ' + name;
  }
}
