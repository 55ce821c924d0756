// Fields of other classes that an updater is for.
package java.util.concurrent.atomic;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;

final class FieldNames {
  private FieldNames() {}

  private static Field find(Class<?> owner, String name) {
    try {
      return owner.getDeclaredField(name);
    } catch (Exception e) {
      throw new RuntimeException(e);
    }
  }

  static Class<?> typeOf(Class<?> owner, String name) {
    return find(owner, name).getType();
  }

  // As the VM's operations take it: a subclass may have a field of the same name.
  static String qualified(Class<?> owner, String name) {
    int modifiers = find(owner, name).getModifiers();
    if (!Modifier.isVolatile(modifiers)) throw new IllegalArgumentException("Must be volatile type");
    if (Modifier.isStatic(modifiers)) throw new IllegalArgumentException();
    return owner.getName() + "." + name;
  }
}
