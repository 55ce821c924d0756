// The methods that records have by themselves, as a bootstrap method. The compiler of this VM does not need it, so it is called as a
// method only. Written from the class's documentation.
package java.lang.runtime;

import java.lang.invoke.ConstantCallSite;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.TypeDescriptor;
import java.util.Objects;

public class ObjectMethods {
  private ObjectMethods() {}

  // Gives a ConstantCallSite, or for the type MethodHandle.class the handle. `names` are separated by semicolons, and needed for
  // toString only.
  public static Object bootstrap(MethodHandles.Lookup lookup, String methodName, TypeDescriptor type, Class<?> recordClass, String names,
      MethodHandle... getters) throws Throwable {
    boolean isSite = type instanceof MethodType;
    MethodType given = null;
    if (isSite) {
      given = (MethodType) type;
    } else if (!MethodHandle.class.equals(type)) {
      throw new IllegalArgumentException(type.toString());
    }
    ObjectMethods of = new ObjectMethods(recordClass, getters);
    MethodHandle made;
    switch (methodName) {
      case "equals":
        checkType(given, MethodType.methodType(boolean.class, recordClass, Object.class));
        made = of.handle("equal", MethodType.methodType(boolean.class, recordClass, Object.class));
        break;
      case "hashCode":
        checkType(given, MethodType.methodType(int.class, recordClass));
        made = of.handle("hash", MethodType.methodType(int.class, recordClass));
        break;
      case "toString":
        checkType(given, MethodType.methodType(String.class, recordClass));
        of.names = "".equals(names) ? new String[0] : names.split(";");
        if (of.names.length != getters.length) throw new IllegalArgumentException("Name list and accessor list do not match");
        made = of.handle("text", MethodType.methodType(String.class, recordClass));
        break;
      default: throw new IllegalArgumentException(methodName);
    }
    return isSite ? new ConstantCallSite(made) : made;
  }

  private static void checkType(MethodType given, MethodType expected) {
    if (given != null && !given.equals(expected)) throw new IllegalArgumentException("Bad method type: " + given);
  }

  // --- one record class

  private Class<?> recordClass;
  private MethodHandle[] getters;
  private String[] names;

  private ObjectMethods(Class<?> recordClass, MethodHandle[] getters) {
    this.recordClass = recordClass;
    this.getters = getters.clone();
    for (MethodHandle each : this.getters) Objects.requireNonNull(each);
  }

  private MethodHandle handle(String method, MethodType type) throws ReflectiveOperationException {
    MethodHandle generic = MethodHandles.lookup().bind(this, method, type.changeParameterType(0, Object.class));
    return generic.asType(type);
  }

  private boolean equal(Object a, Object b) throws Throwable {
    if (a == b) return true;
    if (!recordClass.isInstance(b)) return false;
    for (MethodHandle each : getters) {
      // (The boxes of float and double compare as Float.compare and Double.compare do.)
      if (!Objects.equals(each.invokeWithArguments(a), each.invokeWithArguments(b))) return false;
    }
    return true;
  }

  private int hash(Object a) throws Throwable {
    int result = 0;
    for (MethodHandle each : getters) result = 31 * result + Objects.hashCode(each.invokeWithArguments(a));
    return result;
  }

  private String text(Object a) throws Throwable {
    StringBuilder out = new StringBuilder(recordClass.getSimpleName()).append('[');
    for (int i = 0; i < getters.length; i++) {
      out.append(i == 0 ? "" : ", ").append(names[i]).append('=').append(String.valueOf(getters[i].invokeWithArguments(a)));
    }
    return out.append(']').toString();
  }
}
