// The errors that the VM would report for code that uses such a member: the causes of what a Lookup throws. Their texts are OpenJDK's.
package java.lang.invoke;

import java.lang.reflect.Executable;
import java.lang.reflect.Modifier;

final class Linkage {
  private Linkage() {}

  static <E extends ReflectiveOperationException> E caused(E exception, Error cause) {
    exception.initCause(cause);
    return exception;
  }

  static Error noSuchMethod(Class<?> refc, String name, MethodType type) {
    if (refc.isInterface() && name.equals("<init>")) {
      return new NoSuchMethodError(refc.getName() + ": method " + text("", name, type) + " not found");
    }
    return new NoSuchMethodError(text(refc, name, type));
  }

  static Error wrongKind(Executable m, String kind) {
    String text = text(m.getDeclaringClass(), m.getName(), Members.type(m));
    if (kind.equals("invokeStatic")) return new IncompatibleClassChangeError("Expected static method " + text);
    String expected = kind.equals("invokeInterface") ? "Expected instance not static method " : "Expecting non-static method ";
    return new IncompatibleClassChangeError(expected + text);
  }

  // JVMS 6.5, invokespecial: of an interface that the class itself does not name among its superinterfaces.
  static Error indirect(Class<?> from, Executable m) {
    return new IncompatibleClassChangeError("Interface method reference: " + text(m.getDeclaringClass(), m.getName(), Members.type(m))
        + ", is in an indirect superinterface of " + from.getName());
  }

  static Error noAccess(Class<?> from, Executable m, String name) {
    Class<?> owner = m.getDeclaringClass();
    String access = Modifier.isPrivate(m.getModifiers()) ? "private " : Modifier.isProtected(m.getModifiers()) ? "protected " : "";
    return new IllegalAccessError("class " + from.getName() + " tried to access " + access + "method "
        + text(owner, name, Members.type(m)) + " (" + modules(from, owner) + ")");
  }

  static String modules(Class<?> a, Class<?> b) {
    String ofA = module(a), ofB = module(b);
    if (ofA.equals(ofB)) return a.getName() + " and " + b.getName() + " are in " + ofA;
    return a.getName() + " is in " + ofA + "; " + b.getName() + " is in " + ofB;
  }

  private static String module(Class<?> c) {
    return c.getClassLoader() == null ? "module java.base of loader 'bootstrap'" : "unnamed module of loader 'app'";
  }

  private static String text(Class<?> owner, String name, MethodType type) {
    return text((owner.isArray() ? Object.class : owner).getName() + '.', name, type);
  }

  // 'int java.lang.String.indexOf(java.lang.String, int)'
  private static String text(String owner, String name, MethodType type) {
    StringBuilder out = new StringBuilder("'").append(type.returnType().getTypeName()).append(' ').append(owner).append(name).append('(');
    for (int i = 0; i < type.parameterCount(); i++) {
      out.append(i == 0 ? "" : ", ").append(type.parameterType(i).getTypeName());
    }
    return out.append(")'").toString();
  }
}
