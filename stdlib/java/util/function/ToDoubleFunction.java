// A function of one argument that returns double.
package java.util.function;

@FunctionalInterface
public interface ToDoubleFunction<T> {
  double applyAsDouble(T value);
}
