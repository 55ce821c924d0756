// An array whose elements are of a parameterized type or a type variable.
package java.lang.reflect;

public interface GenericArrayType extends Type {
  Type getGenericComponentType();
}
