// Fields of other classes that an updater is for.
package java.util.concurrent.atomic;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;

final class FieldNames {
  private FieldNames() {}

  static Field find(Class<?> owner, String name) {
    try {
      return owner.getDeclaredField(name);
    } catch (Exception e) {
      throw new RuntimeException(e);
    }
  }

  // As the VM's operations take it: a subclass may have a field of the same name.
  static String qualified(Field field) {
    int modifiers = field.getModifiers();
    if (!Modifier.isVolatile(modifiers)) throw new IllegalArgumentException("Must be volatile type");
    if (Modifier.isStatic(modifiers)) throw new IllegalArgumentException();
    return field.getDeclaringClass().getName() + "." + field.getName();
  }
}
