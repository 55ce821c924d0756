// A parameter of a method or constructor.
package java.lang.reflect;

import java.lang.annotation.Annotation;

public final class Parameter implements AnnotatedElement {
  private final Executable executable;
  private final int index;

  Parameter(Executable executable, int index) {
    this.executable = executable;
    this.index = index;
  }

  public Executable getDeclaringExecutable() {
    return executable;
  }

  // Names are kept for programs that are compiled with -parameters only, and this one is not.
  public boolean isNamePresent() {
    return false;
  }

  public String getName() {
    return "arg" + index;
  }

  public int getModifiers() {
    return 0;
  }

  public Class<?> getType() {
    return executable.getParameterTypes()[index];
  }

  public Type getParameterizedType() {
    return executable.getGenericParameterTypes()[index];
  }

  public boolean isVarArgs() {
    return executable.isVarArgs() && index == executable.getParameterCount() - 1;
  }

  public boolean isImplicit() {
    return false;
  }

  public boolean isSynthetic() {
    return false;
  }

  @Override
  public <T extends Annotation> T getAnnotation(Class<T> annotationClass) {
    return getDeclaredAnnotation(annotationClass);
  }

  @Override
  public Annotation[] getAnnotations() {
    return getDeclaredAnnotations();
  }

  @Override
  public Annotation[] getDeclaredAnnotations() {
    return executable.getParameterAnnotations()[index];
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof Parameter && ((Parameter) obj).executable.equals(executable) && ((Parameter) obj).index == index;
  }

  @Override
  public int hashCode() {
    return executable.hashCode() ^ index;
  }

  @Override
  public String toString() {
    String type = getParameterizedType().getTypeName();
    return (isVarArgs() ? type.substring(0, type.length() - 2) + "..." : type) + ' ' + getName();
  }
}
