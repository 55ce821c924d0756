// A generic class or interface with arguments, such as Map<String, Integer>.
package java.lang.reflect;

public interface ParameterizedType extends Type {
  Type[] getActualTypeArguments();

  Type getRawType();

  Type getOwnerType();
}
