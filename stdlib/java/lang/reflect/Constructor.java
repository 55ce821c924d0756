// A constructor of a class.
package java.lang.reflect;

import java.lang.annotation.Annotation;

public final class Constructor<T> extends Executable {
  // For java.lang.Class.
  public Constructor(Class<T> declaring, String line) {
    super(declaring, line);
  }

  @Override
  public String getName() {
    return declaring.getName();
  }

  @Override
  @SuppressWarnings("unchecked")
  public Class<T> getDeclaringClass() {
    return (Class<T>) declaring;
  }

  @Override
  @SuppressWarnings("unchecked")
  public TypeVariable<Constructor<T>>[] getTypeParameters() {
    return (TypeVariable<Constructor<T>>[]) super.getTypeParameters();
  }

  @Override
  public Annotation[][] getParameterAnnotations() {
    // In front of those that are written stand an enum constant's name and ordinal, or the enclosing instance.
    boolean inner = declaring.isMemberClass() && !Modifier.isStatic(declaring.getModifiers());
    int all = getParameterCount(), hidden = Math.min(declaring.isEnum() ? 2 : inner ? 1 : 0, all);
    Annotation[][] result = new Annotation[all][0];
    System.arraycopy(parameterAnnotations(all - hidden), 0, result, hidden, all - hidden);
    return result;
  }

  @SuppressWarnings("unchecked")
  public T newInstance(Object... initargs) throws InstantiationException, IllegalAccessException, InvocationTargetException {
    if (!accessible) heddle.Reflection.checkAccess(getDeclaringClass(), getDeclaringClass(), getModifiers());
    if (declaring.isEnum()) throw new IllegalArgumentException("Cannot reflectively create enum objects");
    if (Modifier.isAbstract(declaring.getModifiers())) throw new InstantiationException();
    Object[] arguments = converted(initargs);
    heddle.VM.initialise(declaring);
    heddle.Accessor accessor = heddle.Reflection.access(declaring, 'm', index);
    try {
      return (T) accessor.apply(null, arguments);
    } catch (Throwable t) {
      throw new InvocationTargetException(t);
    }
  }

  // Runs the constructor on an object that has been allocated, of this class or of a subclass. For java.io.
  public void initialise(Object object, Object... arguments) throws Throwable {
    heddle.VM.initialise(declaring);
    heddle.Reflection.access(declaring, 'm', index).apply(object, arguments);
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof Constructor && ((Constructor<?>) obj).declaring == declaring && ((Constructor<?>) obj).index == index;
  }

  @Override
  public int hashCode() {
    return declaring.getName().hashCode();
  }

  @Override
  public String toString() {
    return modifierWords(false) + declaring.getTypeName() + tail(false);
  }

  @Override
  public String toGenericString() {
    return modifierWords(false) + typeParameterWords() + declaring.getTypeName() + tail(true);
  }
}
