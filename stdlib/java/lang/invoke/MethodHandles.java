// Where handles come from.
package java.lang.invoke;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;

public class MethodHandles {
  private MethodHandles() {}

  public static Lookup lookup() {
    return new Lookup(heddle.Reflection.caller());
  }

  public static Lookup publicLookup() {
    return new Lookup(Object.class);
  }

  public static Lookup privateLookupIn(Class<?> targetClass, Lookup caller) throws IllegalAccessException {
    if (targetClass.isPrimitive()) throw new IllegalArgumentException(targetClass + " is a primitive class");
    if (targetClass.isArray()) throw new IllegalArgumentException(targetClass + " is an array class");
    if (targetClass.getName().startsWith("java.")) {
      throw new IllegalAccessException("module java.base does not open " + targetClass.getPackageName() + " to unnamed module");
    }
    return new Lookup(targetClass);
  }

  public static VarHandle arrayElementVarHandle(Class<?> arrayClass) throws IllegalArgumentException {
    if (!arrayClass.isArray()) throw new IllegalArgumentException("not an array: " + arrayClass);
    return new VarHandle(arrayClass);
  }

  // What a class may reach.
  public static final class Lookup {
    public static final int PUBLIC = Modifier.PUBLIC;
    public static final int PRIVATE = Modifier.PRIVATE;
    public static final int PROTECTED = Modifier.PROTECTED;
    public static final int PACKAGE = Modifier.STATIC;

    private final Class<?> lookupClass;

    Lookup(Class<?> lookupClass) {
      this.lookupClass = lookupClass;
    }

    public Class<?> lookupClass() {
      return lookupClass;
    }

    public Lookup in(Class<?> requestedLookupClass) {
      return new Lookup(java.util.Objects.requireNonNull(requestedLookupClass));
    }

    public VarHandle findVarHandle(Class<?> recv, String name, Class<?> type) throws NoSuchFieldException, IllegalAccessException {
      return found(recv, name, type, false);
    }

    public VarHandle findStaticVarHandle(Class<?> decl, String name, Class<?> type) throws NoSuchFieldException, IllegalAccessException {
      return found(decl, name, type, true);
    }

    public VarHandle unreflectVarHandle(Field f) throws IllegalAccessException {
      if (!f.isAccessible()) check(f, (Modifier.isStatic(f.getModifiers()) ? "/getStatic" : "/getField"));
      return new VarHandle(f.getDeclaringClass(), f);
    }

    private VarHandle found(Class<?> owner, String name, Class<?> type, boolean isStatic) throws NoSuchFieldException, IllegalAccessException {
      java.util.Objects.requireNonNull(name);
      java.util.Objects.requireNonNull(type);
      String kind = isStatic ? "/getStatic" : "/getField";
      Field field = declared(owner, name, type);
      if (field == null) throw new NoSuchFieldException("no such field: " + owner.getName() + '.' + name + '/' + type.getName() + kind);
      check(field, kind);
      if (Modifier.isStatic(field.getModifiers()) != isStatic) {
        throw new IllegalAccessException("no such field: " + owner.getName() + '.' + name + '/' + type.getName() + kind);
      }
      return new VarHandle(owner, field);
    }

    // JVMS 5.4.3.2
    private static Field declared(Class<?> owner, String name, Class<?> type) {
      for (Class<?> c = owner; c != null; c = c.getSuperclass()) {
        for (Field f : c.getDeclaredFields()) {
          if (f.getName().equals(name) && f.getType() == type) return f;
        }
        for (Class<?> i : c.getInterfaces()) {
          Field f = declared(i, name, type);
          if (f != null) return f;
        }
      }
      return null;
    }

    private void check(Field field, String kind) throws IllegalAccessException {
      Class<?> owner = field.getDeclaringClass();
      if (heddle.Reflection.mayAccess(lookupClass, owner, field.getModifiers())) return;
      String why = Modifier.isPrivate(field.getModifiers()) ? "member is private: "
          : Modifier.isPublic(owner.getModifiers()) ? "member is not public: " : "class is not public: ";
      throw new IllegalAccessException(why + owner.getName() + '.' + field.getName() + '/' + field.getType().getName() + kind + ", from " + lookupClass);
    }

    @Override
    public String toString() {
      return lookupClass.getName();
    }
  }
}
