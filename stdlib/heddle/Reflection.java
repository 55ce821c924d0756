// What java.lang.Class and java.lang.reflect ask of the VM, and how they read what it says.
package heddle;

import java.util.ArrayList;
import java.util.List;

public final class Reflection {
  private Reflection() {}

  public static final int FIELDS = 0;
  public static final int METHODS = 1;
  public static final int INNER_CLASSES = 2;
  public static final int SIGNATURE = 3;
  public static final int RECORD_COMPONENTS = 4;
  public static final int PERMITTED_SUBCLASSES = 5;
  public static final int STATIC_INITIALISER = 6;  // its name, if the class has one
  public static final int ASSERT = 7;              // something, if the class itself has an assert statement

  // What the class declares, as text; stdlib/natives_reflect.cpp says how.
  public static native String members(Class<?> c, int what);

  // The line of METHODS for the one method of that name and descriptor; null: the class declares none.
  public static native String method(Class<?> c, String name, String descriptor);

  // Those of a class (what 0), its field (1) or method (2) of that number, or a parameter of a method (3).
  public static native String annotations(Class<?> c, int what, int member, int parameter);

  public static native String annotationDefault(Class<?> c, int method);

  // The class of that binary name ("a/B", "[I"), not initialised; null: there is none.
  public static native Class<?> named(String name);

  public static native String descriptor(Class<?> c);

  // What reaches a member. Kinds: 'm' calls a method or constructor, 'd' that very method and none that overrides it,
  // 'g' gives a field's value, 's' stores it.
  public static native Accessor access(Class<?> c, char kind, int member);

  // "#a/Interface#b/Other"
  public static native Class<?> proxyClass(String interfaces);

  // A new object whose fields have their default values: no constructor runs.
  public static native Object allocate(Class<?> c) throws InstantiationException;

  // For java.lang.invoke.VarHandle: where that field is in its holder, and the holder of the static fields of a class that has
  // been initialised.
  public static native int offset(Class<?> c, int field);

  public static native Object statics(Class<?> c);

  // The class whose code has called reflection.
  public static native Class<?> caller();

  // Flags of classes as in vm/bytecode/class_image.h.
  public static native boolean hasFlag(Class<?> c, int flag);

  // The lines of a text in which each ends with '\n'.
  public static List<String> lines(String text) {
    List<String> result = new ArrayList<>();
    for (int at = 0; at < text.length(); ) {
      int end = text.indexOf('\n', at);
      result.add(text.substring(at, end));
      at = end + 1;
    }
    return result;
  }

  // The parts of a line between blanks.
  public static List<String> words(String line, char separator) {
    List<String> result = new ArrayList<>();
    int at = 0;
    for (int end; (end = line.indexOf(separator, at)) >= 0; at = end + 1) result.add(line.substring(at, end));
    result.add(line.substring(at));
    return result;
  }

  // "I", "[J", "La/B;"
  public static Class<?> ofDescriptor(String descriptor) {
    switch (descriptor.charAt(0)) {
      case 'Z': return boolean.class;
      case 'B': return byte.class;
      case 'C': return char.class;
      case 'S': return short.class;
      case 'I': return int.class;
      case 'J': return long.class;
      case 'F': return float.class;
      case 'D': return double.class;
      case 'V': return void.class;
      default: return load(descriptor.charAt(0) == 'L' ? descriptor.substring(1, descriptor.length() - 1) : descriptor);
    }
  }

  public static Class<?> load(String binaryName) {
    Class<?> result = named(binaryName);
    if (result == null) throw new NoClassDefFoundError(binaryName);
    return result;
  }

  // Of "(I[La/B;)V": the classes of the parameters, and last that of the result.
  public static Class<?>[] ofMethodDescriptor(String descriptor) {
    List<Class<?>> result = new ArrayList<>();
    for (int at = 1; at < descriptor.length(); ) {
      if (descriptor.charAt(at) == ')') at++;
      int end = at;
      while (descriptor.charAt(end) == '[') end++;
      end = descriptor.charAt(end) == 'L' ? descriptor.indexOf(';', end) + 1 : end + 1;
      result.add(ofDescriptor(descriptor.substring(at, end)));
      at = end;
    }
    return result.toArray(new Class<?>[0]);
  }

  private static String in(Class<?> c) {
    String module = moduleOf(c.getPackageName());
    return module == null ? "" : " (in module " + module + ")";
  }

  // The name of OpenJDK's module of that package; null: it belongs to the unnamed module.
  public static String moduleOf(String packageName) {
    switch (packageName) {
      case "java.beans": return "java.desktop";
      case "java.util.logging": return "java.logging";
      case "java.net.http": return "java.net.http";
      case "com.sun.net.httpserver": return "jdk.httpserver";
      case "com.sun.management": return "jdk.management";
      default:
        if (packageName.equals("java.lang.management") || packageName.startsWith("javax.management")) return "java.management";
        return packageName.startsWith("java.") ? "java.base" : null;
    }
  }

  public static ModuleSource modules() {
    return late("java/lang/ModuleTable");
  }

  // What `converted` gives where there is no conversion.
  public static Object misfit() {
    return Reflection.class;
  }

  // A value for a variable of that type, by unboxing and widening (JLS 5.1.2), as its box.
  public static Object converted(Object value, Class<?> type) {
    if (!type.isPrimitive()) return value == null || type.isInstance(value) ? value : misfit();
    if (value instanceof Boolean) return type == boolean.class ? value : misfit();
    if (value instanceof Character) {
      char c = (Character) value;
      if (type == char.class) return value;
      if (type == int.class) return (int) c;
      if (type == long.class) return (long) c;
      if (type == float.class) return (float) c;
      return type == double.class ? (Object) (double) c : misfit();
    }
    if (!(value instanceof Number)) return misfit();
    int from = rank(value.getClass()), to = rank(type);
    if (from < 0 || to < from) return misfit();
    Number n = (Number) value;
    switch (to) {
      case 0: return n.byteValue();
      case 1: return n.shortValue();
      case 2: return n.intValue();
      case 3: return n.longValue();
      case 4: return n.floatValue();
      default: return n.doubleValue();
    }
  }

  private static int rank(Class<?> c) {
    if (c == byte.class || c == Byte.class) return 0;
    if (c == short.class || c == Short.class) return 1;
    if (c == int.class || c == Integer.class) return 2;
    if (c == long.class || c == Long.class) return 3;
    if (c == float.class || c == Float.class) return 4;
    return c == double.class || c == Double.class ? 5 : -1;
  }

  // The outermost class around it.
  public static Class<?> top(Class<?> c) {
    for (Class<?> outer; (outer = c.getEnclosingClass()) != null; ) c = outer;
    return c;
  }

  // Whether code of `from` may use a member of `owner` with these modifiers (JLS 6.6; JVMS 5.4.4).
  public static boolean mayAccess(Class<?> from, Class<?> owner, int modifiers) {
    if (from == owner || from == null) return true;
    boolean samePackage = from.getPackageName().equals(owner.getPackageName());
    if (!java.lang.reflect.Modifier.isPublic(owner.getModifiers()) && !samePackage && top(from) != top(owner)) return false;
    if (java.lang.reflect.Modifier.isPublic(modifiers)) return true;
    if (java.lang.reflect.Modifier.isPrivate(modifiers)) return top(from) == top(owner);
    return samePackage || (java.lang.reflect.Modifier.isProtected(modifiers) && owner.isAssignableFrom(from));
  }

  // The same for a use of an object of class `target`: a protected member of another package is used of objects of `from` (JLS
  // 6.6.2.1), and a protected constructor there by subclasses in their constructors only. Null: the member is static.
  public static boolean mayAccess(Class<?> from, Class<?> owner, Class<?> target, int modifiers) {
    if (!mayAccess(from, owner, modifiers)) return false;
    if (target == null || from == null || !java.lang.reflect.Modifier.isProtected(modifiers)) return true;
    return from.getPackageName().equals(owner.getPackageName()) || from.isAssignableFrom(target);
  }

  public static void checkAccess(Class<?> owner, Class<?> target, int modifiers) throws IllegalAccessException {
    Class<?> from = caller();
    if (mayAccess(from, owner, target, modifiers)) return;
    throw new IllegalAccessException("class " + from.getName() + in(from) + " cannot access a member of class " + owner.getName()
        + in(owner) + " with modifiers \"" + java.lang.reflect.Modifier.toString(modifiers) + "\"");
  }

  // A new object of a library class without fields, which is named by a text only: what every program reaches shall not lead to it,
  // so that an exploration does not load it unless the program uses it. The caller takes it as an interface.
  @SuppressWarnings("unchecked")
  public static <T> T late(String binaryName) {
    Class<?> c = load(binaryName);
    VM.initialise(c);
    try {
      return (T) allocate(c);
    } catch (InstantiationException e) {
      throw new InternalError(e);
    }
  }

  // What describeConstable() gives for that object.
  @SuppressWarnings("unchecked")
  public static <T> java.util.Optional<T> described(Object constable) {
    java.util.function.Function<Object, Object> nominal = late("java/lang/invoke/Nominal");
    return (java.util.Optional<T>) java.util.Optional.ofNullable(nominal.apply(constable));
  }

  // Throws whatever it is.
  @SuppressWarnings("unchecked")
  public static <T extends Throwable> RuntimeException thrown(Throwable t) throws T {
    throw (T) t;
  }
}
