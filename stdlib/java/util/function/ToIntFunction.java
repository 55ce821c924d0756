// A function of one argument that returns int.
package java.util.function;

@FunctionalInterface
public interface ToIntFunction<T> {
  int applyAsInt(T value);
}
