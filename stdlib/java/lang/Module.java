// The module of a class. The classes of the library belong to OpenJDK's modules, which packages tell; those of the program, and what
// was written for tests, to the one unnamed module. There are no descriptors and layers. Written from the class's documentation.
package java.lang;

import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;

public final class Module implements AnnotatedElement {
  private final String name;

  Module(String name) {
    this.name = name;
  }

  public boolean isNamed() {
    return name != null;
  }

  // Null: it has none.
  public String getName() {
    return name;
  }

  public ClassLoader getClassLoader() {
    return name == null ? ClassLoader.getSystemClassLoader() : null;
  }

  // The unnamed module reads all, those of the library themselves, java.base, and what they require.
  public boolean canRead(Module other) {
    if (!isNamed() || other == this) return true;
    return other.isNamed() && (other.name.equals("java.base") || name.equals("jdk.management") && other.name.equals("java.management"));
  }

  public boolean isExported(String pn) {
    return isExported(pn, null);
  }

  public boolean isExported(String pn, Module other) {
    return !isNamed() || name.equals(heddle.Reflection.moduleOf(java.util.Objects.requireNonNull(pn)));
  }

  // To everybody else: no package of the library is.
  public boolean isOpen(String pn) {
    return isOpen(pn, null);
  }

  public boolean isOpen(String pn, Module other) {
    return !isNamed() || other == this && isExported(pn);
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

  @Override
  public String toString() {
    return name == null ? "unnamed module @" + Integer.toHexString(System.identityHashCode(this)) : "module " + name;
  }
}
