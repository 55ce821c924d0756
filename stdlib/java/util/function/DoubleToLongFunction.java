// A function from double to long.
package java.util.function;

@FunctionalInterface
public interface DoubleToLongFunction {
  long applyAsLong(double value);
}
