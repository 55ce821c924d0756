// The members of classes as method handles find them (JVMS 5.4.3), and how messages call them.
package java.lang.invoke;

import heddle.Reflection;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;

final class Members {
  private Members() {}

  // The method, constructor ("<init>") or static initialiser that the class itself declares, as a line of
  // heddle.Reflection.members; null: there is none.
  private static String declared(Class<?> c, String name, MethodType type) {
    return Reflection.method(c, name, type.toMethodDescriptorString());
  }

  // JVMS 5.4.3.3, 5.4.3.4: in the class and those above it, then in its interfaces; null: there is none.
  static Method method(Class<?> c, String name, MethodType type) {
    if (c.isArray()) c = Object.class;
    for (Class<?> each = c; each != null; each = each.getSuperclass()) {
      String line = declared(each, name, type);
      if (line != null) return new Method(each, line);
    }
    if (c.isInterface()) {
      String line = declared(Object.class, name, type);
      if (line != null) {
        Method ofObject = new Method(Object.class, line);
        if (Modifier.isPublic(ofObject.getModifiers()) && !Modifier.isStatic(ofObject.getModifiers())) return ofObject;
      }
    }
    List<Method> found = new ArrayList<>();
    for (Class<?> each = c; each != null; each = each.getSuperclass()) ofInterfaces(each, name, type, found);
    return mostSpecific(found);
  }

  private static void ofInterfaces(Class<?> c, String name, MethodType type, List<Method> found) {
    for (Class<?> each : c.getInterfaces()) {
      String line = declared(each, name, type);
      if (line != null) {
        Method m = new Method(each, line);
        if ((m.getModifiers() & (Modifier.STATIC | Modifier.PRIVATE)) == 0) found.add(m);
      }
      ofInterfaces(each, name, type, found);
    }
  }

  // The one that no other of them overrides, better one that has a body.
  private static Method mostSpecific(List<Method> found) {
    Method best = null;
    for (Method m : found) {
      boolean overridden = false;
      for (Method other : found) {
        Class<?> a = m.getDeclaringClass(), b = other.getDeclaringClass();
        overridden |= a != b && a.isAssignableFrom(b);
      }
      if (!overridden && (best == null || Modifier.isAbstract(best.getModifiers()))) best = m;
    }
    return best;
  }

  static java.lang.reflect.Constructor<?> constructor(Class<?> c, MethodType type) {
    String line = declared(c, "<init>", type);
    return line == null ? null : new java.lang.reflect.Constructor<>(c, line);
  }

  // JVMS 5.4.3.2
  static Field field(Class<?> owner, String name, Class<?> type) {
    for (Class<?> c = owner; c != null; c = c.getSuperclass()) {
      for (Field f : c.getDeclaredFields()) {
        if (f.getName().equals(name) && f.getType() == type) return f;
      }
      for (Class<?> i : c.getInterfaces()) {
        Field f = field(i, name, type);
        if (f != null) return f;
      }
    }
    return null;
  }

  // Its parameters without a receiver.
  static MethodType type(java.lang.reflect.Executable member) {
    Class<?> result = member instanceof Method ? ((Method) member).getReturnType() : void.class;
    return MethodType.methodType(result, member.getParameterTypes());
  }

  // "Main.run(int)void/invokeVirtual", "Main.<init>()void/newInvokeSpecial"
  static String text(Class<?> owner, String name, MethodType type, String kind) {
    return owner.getName() + '.' + name + type + '/' + kind;
  }

  // "Main.count/int/getField"
  static String text(Class<?> owner, String field, Class<?> type, String kind) {
    return owner.getName() + '.' + field + '/' + type.getName() + '/' + kind;
  }
}
