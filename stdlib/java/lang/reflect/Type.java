// A type of the Java language.
package java.lang.reflect;

public interface Type {
  default String getTypeName() {
    return toString();
  }
}
