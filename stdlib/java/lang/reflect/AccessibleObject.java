// A member whose access rights reflection can be told to ignore.
package java.lang.reflect;

import java.lang.annotation.Annotation;
import java.util.Objects;

public class AccessibleObject implements AnnotatedElement {
  boolean accessible;

  @Deprecated
  protected AccessibleObject() {}

  public static void setAccessible(AccessibleObject[] array, boolean flag) {
    for (AccessibleObject each : array) each.setAccessible(flag);
  }

  // What is not public in the library is closed, as the packages of the module java.base are.
  public void setAccessible(boolean flag) {
    if (flag && isClosed()) {
      throw new InaccessibleObjectException("Unable to make " + describe() + " accessible: " + ((Member) this).getDeclaringClass().getModule() + " does not \"opens "
          + ((Member) this).getDeclaringClass().getPackageName() + "\" to " + heddle.Reflection.caller().getModule());
    }
    accessible = flag;
  }

  public final boolean trySetAccessible() {
    if (isClosed()) return false;
    return accessible = true;
  }

  @Deprecated
  public boolean isAccessible() {
    return accessible;
  }

  public final boolean canAccess(Object object) {
    Member member = (Member) this;
    if (Modifier.isStatic(member.getModifiers()) || this instanceof Constructor) {
      if (object != null) throw new IllegalArgumentException("non-null object for " + this);
    } else if (!member.getDeclaringClass().isInstance(Objects.requireNonNull(object, "null object for " + this))) {
      throw new IllegalArgumentException("object is not an instance of " + member.getDeclaringClass().getName());
    }
    Class<?> owner = member.getDeclaringClass();
    return accessible || heddle.Reflection.mayAccess(heddle.Reflection.caller(), owner, target(object), member.getModifiers());
  }

  private boolean isClosed() {
    if (!(this instanceof Member)) return false;
    Member member = (Member) this;
    Class<?> owner = member.getDeclaringClass();
    if (!owner.getName().startsWith("java.") || heddle.Reflection.caller().getName().startsWith("java.")) return false;
    return !Modifier.isPublic(owner.getModifiers()) || !Modifier.isPublic(member.getModifiers());
  }

  String describe() {
    return toString();
  }

  // May the caller of reflection use this member? For methods and fields: of `obj`, which is looked at first.
  void check(Object obj) throws IllegalAccessException {
    if (accessible) return;
    if (obj == null && !Modifier.isStatic(((Member) this).getModifiers())) {
      throw new NullPointerException("Cannot invoke \"Object.getClass()\" because \"obj\" is null");
    }
    heddle.Reflection.checkAccess(((Member) this).getDeclaringClass(), target(obj), ((Member) this).getModifiers());
  }

  // The class of the object whose member is used; null: the member is static.
  private Class<?> target(Object obj) {
    if (this instanceof Constructor) return ((Member) this).getDeclaringClass();
    return Modifier.isStatic(((Member) this).getModifiers()) ? null : obj.getClass();
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
    return new Annotation[0];
  }
}
