// A function of two arguments that returns double.
package java.util.function;

@FunctionalInterface
public interface ToDoubleBiFunction<T, U> {
  double applyAsDouble(T t, U u);
}
