// A function from int to long.
package java.util.function;

@FunctionalInterface
public interface IntToLongFunction {
  long applyAsLong(int value);
}
