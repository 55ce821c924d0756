// A class at run time. Objects of this class are made by the VM, one per class, at fixed places.
package java.lang;

public final class Class<T> implements java.io.Serializable {
  private Throwable initFailure;  // for the VM: why the class's initialisation has failed

  private Class() {}

  public native String getName();

  public native String getSimpleName();

  public String getTypeName() {
    return isArray() ? getComponentType().getTypeName() + "[]" : getName();
  }

  // Null for local and anonymous classes.
  public native String getCanonicalName();

  public native boolean isInterface();

  public native boolean isArray();

  public native boolean isPrimitive();

  public native boolean isEnum();

  public native boolean isRecord();

  public native boolean isAnonymousClass();

  public native boolean isAnnotation();

  public native int getModifiers();

  public native boolean isInstance(Object obj);

  public native boolean isAssignableFrom(Class<?> cls);

  public native Class<? super T> getSuperclass();

  public native Class<?>[] getInterfaces();

  public native Class<?> getComponentType();

  public Class<?> componentType() {
    return getComponentType();
  }

  public native Class<?> getEnclosingClass();

  public String getPackageName() {
    if (isArray()) return getComponentType().getPackageName();
    if (isPrimitive()) return "java.lang";
    String name = getName();
    int dot = name.lastIndexOf('.');
    return dot < 0 ? "" : name.substring(0, dot);
  }

  // The constants of an enum class, null for other classes. A copy each time.
  public T[] getEnumConstants() {
    T[] constants = enumConstants0();
    if (constants == null && isEnum()) {
      heddle.VM.initialise(this);
      constants = enumConstants0();
    }
    return constants == null ? null : constants.clone();
  }

  // The array that values() copies; null if this is no enum class, or is not initialised
  // (or could not be).
  private native T[] enumConstants0();

  // Assertions are switched for whole runs.
  public native boolean desiredAssertionStatus();

  @SuppressWarnings("unchecked")
  public T cast(Object obj) {
    if (obj != null && !isInstance(obj)) {
      throw new ClassCastException(
          "Cannot cast " + obj.getClass().getName() + " to " + getName());
    }
    return (T) obj;
  }

  // "int" ... "void".
  static native Class<?> primitive(String name);

  @Override
  public String toString() {
    return (isInterface() ? "interface " : isPrimitive() ? "" : "class ") + getName();
  }
}
