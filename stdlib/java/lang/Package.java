// The package of a class: its name. There are no manifests and no annotations of packages here. Written from the class's documentation.
package java.lang;

import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;

public class Package implements AnnotatedElement {
  private final String name;

  Package(String name) {
    this.name = name;
  }

  public String getName() {
    return name;
  }

  public String getSpecificationTitle() {
    return null;
  }

  public String getSpecificationVersion() {
    return null;
  }

  public String getSpecificationVendor() {
    return null;
  }

  public String getImplementationTitle() {
    return null;
  }

  public String getImplementationVersion() {
    return null;
  }

  public String getImplementationVendor() {
    return null;
  }

  // The packages of named modules are.
  public boolean isSealed() {
    return heddle.Reflection.moduleOf(name) != null;
  }

  public boolean isSealed(java.net.URL url) {
    java.util.Objects.requireNonNull(url);
    return isSealed();
  }

  public boolean isCompatibleWith(String desired) throws NumberFormatException {
    throw new NumberFormatException("Empty version string");
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

  // (There is one object for each call of Class.getPackage; those of one name are equal.)
  @Override
  public boolean equals(Object o) {
    return o instanceof Package && ((Package) o).name.equals(name);
  }

  @Override
  public int hashCode() {
    return name.hashCode();
  }

  @Override
  public String toString() {
    return "package " + name;
  }
}
